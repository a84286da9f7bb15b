"""Cost of commands in proportion to code generation, as kernels grow.

    python benchmarks/scale.py [--command NAME]... [--family NAME]... [--timeout 120] [--write docs/measured/scale.md]

Each command runs on each family of `benchmarks/scale_families.py` in three sizes, and so does llc. Time is that of the
processor, of all processes of a command. *Ratio* is the command's time by llc's, at the largest size. *Exponent* is the
power of the module's length that the time grows with, between the two largest sizes, without what the command takes for
a module of next to nothing. With ``--write`` the figures that are asked for replace those of the page, one by one, and
the others stay.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path

from scale_families import FAMILIES, straight

LLC = ("llc-22", "-O3", "-mcpu=gfx942", "IN.ll", "-o", "OUT.s")
LDSOPT = (sys.executable, "-m", "ldsopt")
COMMANDS = {
    "annotate": ("annotate", "-q", "IN.ll", "-o", "OUT.ll"),
    "annotate --bases all": ("annotate", "-q", "--bases", "all", "IN.ll", "-o", "OUT.ll"),
    "pack": ("pack", "-q", "IN.ll", "-o", "OUT.ll"),
    "liveness": ("liveness", "IN.ll"),
    "optimize": ("optimize", "-q", "IN.ll", "-o", "OUT.ll"),
    "measure": ("measure", "IN.ll"),
    "check .ll": ("check", "IN.ll"),
    "check .s": ("check", "IN.s"),
    "check .s --no-races": ("check", "--no-races", "IN.s"),
    "waits": ("waits", "-q", "IN.ll", "-o", "OUT.s"),
}
PAGE = """# Cost in proportion

Written by `make scale`, that is `python benchmarks/scale.py --write docs/measured/scale.md`. Each family of
`benchmarks/scale_families.py` has three sizes, for gfx942; the largest is shown. A cell is *seconds/exponent/ratio*:
processor time of all processes; the power of the module's length with which it grows from the second size to the third,
without start-up; the time divided by that of `llc-22 -O3`, which grows with 3.0 for `loops`, 2.0 for `copies`, 1.8 for
`switch`, 1.3 for `diamonds`. A run with > was stopped.

In `gemm` every pair of accesses goes to the solver of races, and counterexamples are executed. The kernels of `dynamic`
are alike but for names, and one is judged; those of `kernels` differ in a constant.

"""


@dataclass(frozen=True, slots=True)
class Cost:
    """One run of a program: seconds of the processor."""

    seconds: float
    is_stopped: bool = False

    def __str__(self) -> str:
        return f"{'> ' if self.is_stopped else ''}{self.seconds:.2f}"


def cost(program: Sequence[str], timeout: float) -> Cost:
    """Runs a program.

    Args:
        program: with its arguments.
        timeout: seconds of the wall after which it is stopped, with its children.

    Raises:
        SystemExit: it failed, by another exit code than that of findings.
    """
    with tempfile.TemporaryFile() as said:
        # as installed: without the bytecode of its modules a command compiles them anew each time
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        child = subprocess.Popen(
            program, stdout=subprocess.DEVNULL, stderr=said, start_new_session=True, env=environment
        )
        deadline, is_stopped = time.monotonic() + timeout, False
        while True:
            ended, status, used = os.wait4(child.pid, os.WNOHANG)
            if ended:
                break
            if not is_stopped and time.monotonic() > deadline:
                is_stopped = True
                os.killpg(child.pid, signal.SIGKILL)
            time.sleep(0.01)
        child.returncode = os.waitstatus_to_exitcode(status)
        if not is_stopped and child.returncode not in (0, 1):
            said.seek(0)
            raise SystemExit(f"{' '.join(program)}: {said.read().decode(errors='replace')[-500:]}")
    seconds = timeout if is_stopped else used.ru_utime + used.ru_stime
    return Cost(seconds, is_stopped)


class Bench:
    """Inputs in a directory, and what has been measured of them."""

    def __init__(self, place: Path, timeout: float) -> None:
        self._place, self._timeout = place, timeout
        self._llc: dict[Path, Cost] = {}
        self._start: dict[str, Cost] = {}

    def cell(self, command: str, family: str) -> str:
        """The cost of a command for a family: seconds, exponent and ratio."""
        made = FAMILIES[family]
        modules = [self._module(family.replace(" ", "-"), made.text(size), size) for size in made.sizes]
        costs = list[Cost]()
        for module in modules:
            if not (costs and costs[-1].is_stopped):
                costs.append(self._cost(command, module))
        if costs[-1].is_stopped:
            return f"{costs[-1]} at {made.sizes[len(costs) - 1]}"
        if command not in self._start:
            self._start[command] = self._cost(command, self._module("start", straight(1), 0))
        start, lengths = self._start[command].seconds, [len(module.read_bytes()) for module in modules]
        grown = [max(0.01, one.seconds - start) for one in costs[-2:]]
        exponent = log(grown[1] / grown[0]) / log(lengths[-1] / lengths[-2])
        return f"{costs[-1]}/{exponent:.2f}/{costs[-1].seconds / self.llc(modules[-1]).seconds:.1f}"

    def llc(self, module: Path) -> Cost:
        """Compiles a module to assembly beside it."""
        if module not in self._llc:
            to = str(module.with_suffix(".s"))
            program = [{"IN.ll": str(module), "OUT.s": to}.get(word, word) for word in LLC]
            self._llc[module] = min(
                (cost(program, self._timeout) for _ in range(2)), key=lambda one: one.seconds
            )
        return self._llc[module]

    def _cost(self, command: str, module: Path) -> Cost:
        self.llc(module)
        files = {"IN.ll": module, "IN.s": module.with_suffix(".s")}
        files |= {f"OUT{suffix}": self._place / f"out{suffix}" for suffix in (".ll", ".s")}
        return cost([*LDSOPT, *(str(files.get(word, word)) for word in COMMANDS[command])], self._timeout)

    def _module(self, family: str, text: str, size: int) -> Path:
        module = self._place / f"{family}.{size}.ll"
        module.write_text(text, encoding="utf-8")
        return module


def page(measured: Mapping[tuple[str, str], str], page: Path | None) -> str:
    """The page with these cells, by command and family, in place of those that it has."""
    known = dict[tuple[str, str], str]()
    lines = page.read_text(encoding="utf-8").splitlines() if page and page.exists() else []
    table = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    for row in table[1:]:
        known |= {
            (command, row[0].partition(",")[0]): cell
            for command, cell in zip(table[0][1:], row[1:], strict=True)
        }
    known |= measured
    commands = [
        command for command in COMMANDS if any(cell for (one, _), cell in known.items() if one == command)
    ]
    rows = [["family", *commands]]
    for family, made in FAMILIES.items():
        cells = [known.get((command, family), "") for command in commands]
        if any(cells):
            rows.append([f"{family}, {made.sizes[-1]} {made.unit}", *cells])
    written = [f"| {' | '.join(row)} |" for row in rows]
    return PAGE + "\n".join([written[0], "|" + "---|" * len(rows[0]), *written[1:]]) + "\n"


def main() -> None:
    """Prints the rows, and writes the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--command", action="append", choices=COMMANDS, help="measure this one; default: all")
    parser.add_argument("--family", action="append", choices=FAMILIES, help="measure this one; default: all")
    parser.add_argument(
        "--timeout", type=float, default=120, metavar="SECONDS", help="stop a run after this long"
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the page, which keeps its other rows"
    )
    asked = parser.parse_args()
    measured = dict[tuple[str, str], str]()
    with tempfile.TemporaryDirectory() as place:
        bench = Bench(Path(place), asked.timeout)
        for family in asked.family or FAMILIES:
            for command in asked.command or COMMANDS:
                measured[command, family] = bench.cell(command, family)
                print(f"{command}, {family}: {measured[command, family]}", flush=True)
                if asked.write:
                    asked.write.write_text(page(measured, asked.write), encoding="utf-8")


if __name__ == "__main__":
    main()
