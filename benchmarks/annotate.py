"""The cost of `annotate`: against LLVM's own floor, against code generation, and at start.

    python benchmarks/annotate.py 1000 10000 100000 1000000 [--json FILE]

* **floor**: what any edit of a module costs through llvmlite: read the file, parse, print, parse the print, verify.
* **whole**: everything that `ldsopt annotate` does in its process but writing the file: read, parse, verify, print,
  find the scopes, edit, and prove on LLVM's print of the output that nothing else changed.
* **own** = whole - floor. The second print and the second verification, which the proof needs, count as own work.
* **codegen**: LLVM's code generation at -O3, parsing not counted.

Times are medians of processor time. Every repetition runs in a forked process of its own, so that its peak memory
is that of one job, and repetitions of what is compared take turns.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import generator
import llvmlite.binding as llvm
from measuring import interleaved, median_seconds, peak_megabytes, timed

from ldsopt import api, isolation
from ldsopt.codegen import module as codegen
from ldsopt.ir import bindings

CORPUS = Path(__file__).parent.parent / "corpus"
KERNELS = ("named_gemm", "gemm", "attention")
"""Prefixes of the names of the real kernels that are compared with code generation."""

SYNTHETIC_ARCH = "gfx942"
LINEAR_FROM = 10_000
"""The size whose cost an instruction the largest is compared with."""


@dataclass(frozen=True, slots=True)
class Scaling:
    """The cost on a synthetic module. Times in seconds; peaks in MB of 2**20 bytes."""

    instructions: int
    repetitions: int
    floor: float
    whole: float
    floor_peak: float
    whole_peak: float

    @property
    def own(self) -> float:
        """Seconds of work beyond the floor."""
        return self.whole - self.floor

    def microseconds(self, seconds: float) -> float:
        """Of a time, the part of one instruction."""
        return seconds / self.instructions * 1e6


@dataclass(frozen=True, slots=True)
class AgainstCodegen:
    """The cost beside that of generating code. Times in seconds."""

    name: str
    instructions: int
    edited: bool
    own: float
    codegen: float

    @property
    def ratio(self) -> float:
        """Own work as a part of code generation."""
        return self.own / self.codegen


@dataclass(frozen=True, slots=True)
class Startup:
    """Seconds on the wall from start to end of a process."""

    interpreter: float
    help: float


# --- the jobs; each runs in a child ---------------------------------------------------------------------


def floor_job(path: Path, *, reparse: bool = True) -> float:
    """LLVM's own share, by llvmlite's public functions. Where nothing is edited, there is no second parse."""

    def work() -> object:
        first = llvm.parse_assembly(path.read_text(), llvm.create_context())
        printed = str(first)
        if not reparse:
            first.verify()
            return first
        second = llvm.parse_assembly(printed, llvm.create_context())
        second.verify()
        return first, second

    return timed(work)


def annotate_job(path: Path) -> float:
    """The whole of `annotate`, in process."""

    def work() -> object:
        module = api.read(path)
        return module, api.annotate(module, release_input=True)

    return timed(work)


def codegen_job(path: Path, arch: str) -> float:
    """Code generation alone."""
    loaded = codegen.load(path.read_bytes(), codegen.Request(arch, 3, "", path.name))
    return timed(lambda: loaded.machine.emit_assembly(loaded.module))


# --- the measurements -----------------------------------------------------------------------------------


def measure_scaling(path: Path, instructions: int, seconds: float) -> Scaling:
    """Floor and whole on one module."""
    floor, whole = interleaved([partial(floor_job, path), partial(annotate_job, path)], seconds=seconds)
    return Scaling(
        instructions,
        len(floor),
        median_seconds(floor),
        median_seconds(whole),
        peak_megabytes(floor),
        peak_megabytes(whole),
    )


def measure_codegen(path: Path, name: str, arch: str, seconds: float) -> AgainstCodegen:
    """Own work and code generation on one module."""
    instructions, edited = isolation.run(partial(_inspect, path))
    floor, whole, generated = interleaved(
        [
            partial(floor_job, path, reparse=edited),
            partial(annotate_job, path),
            partial(codegen_job, path, arch),
        ],
        seconds=seconds,
    )
    own = median_seconds(whole) - median_seconds(floor)
    return AgainstCodegen(name, instructions, edited, own, median_seconds(generated))


def _inspect(path: Path) -> tuple[int, bool]:
    """(number of instructions, whether `annotate` changes anything)"""
    module = api.parse(path.read_bytes())
    count = sum(len(function.instructions) for function in module.functions())
    return count, bool(api.annotate(module, release_input=True).details.edits)


def measure_startup(repetitions: int = 15) -> Startup:
    """``ldsopt --help``, and an interpreter that does nothing."""
    commands = ([sys.executable, "-c", "pass"], [str(Path(sys.executable).with_name("ldsopt")), "--help"])
    times: list[list[float]] = [[], []]
    for _ in range(repetitions):
        for command, taken in zip(commands, times, strict=True):
            start = time.perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            taken.append(time.perf_counter() - start)
    return Startup(*map(statistics.median, times))


# --- the inputs -----------------------------------------------------------------------------------------


def write_synthetic(path: Path, instructions: int) -> int:
    """Writes a module. Returns how many instructions it has."""
    with path.open("w") as file:
        counts = []
        for text, count in generator.module(instructions):
            file.write(text)
            counts.append(count)
    return sum(counts)


def write_canonical(source: Path, arch: str, path: Path) -> None:
    """Writes a module of the corpus as LLVM prints it, so that llvmlite alone can read it, too."""
    path.write_text(api.parse(source.read_bytes(), source=source.name, mcpu=arch).text)


def real_kernels() -> list[tuple[Path, str]]:
    """The GEMMs and attentions of the corpus: (file, architecture)."""
    manifest = json.loads((CORPUS / "manifest.json").read_text())
    return [
        (CORPUS / entry["file"], entry["arch"])
        for entry in manifest["modules"]
        if entry["kernel"].startswith(KERNELS)
    ]


# --- the report -----------------------------------------------------------------------------------------


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = []
    for row in (head, *rows):
        first, *others = row
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return "\n".join(lines) + "\n"


def scaling_table(rows: Sequence[Scaling]) -> str:
    """Floor, whole and own by size."""
    return _table(
        [
            "instructions",
            "floor µs",
            "whole µs",
            "own µs",
            "own/floor",
            "whole/floor",
            "floor MB",
            "peak MB",
            "runs",
        ],
        [
            [
                f"{row.instructions:,}",
                f"{row.microseconds(row.floor):.2f}",
                f"{row.microseconds(row.whole):.2f}",
                f"{row.microseconds(row.own):.2f}",
                f"{row.own / row.floor:.2f}",
                f"{row.whole / row.floor:.2f}",
                f"{row.floor_peak:.0f}",
                f"{row.whole_peak:.0f}",
                str(row.repetitions),
            ]
            for row in rows
        ],
    )


def codegen_table(rows: Sequence[AgainstCodegen]) -> str:
    """Own work against code generation."""
    return _table(
        ["module", "instructions", "edited", "own ms", "codegen ms", "own/codegen"],
        [
            [
                row.name,
                f"{row.instructions:,}",
                "yes" if row.edited else "no",
                f"{row.own * 1e3:.1f}",
                f"{row.codegen * 1e3:.1f}",
                f"{row.ratio:.1%}",
            ]
            for row in rows
        ],
    )


def linearity(rows: Sequence[Scaling]) -> float | None:
    """Cost an instruction on the largest module over that at `LINEAR_FROM`; ``None`` without those sizes."""
    start = next((row for row in rows if row.instructions >= LINEAR_FROM), None)
    largest = max(rows, key=lambda row: row.instructions)
    if start is None or largest is start:
        return None
    return largest.microseconds(largest.whole) / start.microseconds(start.whole)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints. Returns the exit code."""
    options = _options(arguments)
    api.annotate(api.parse(api.EXAMPLE))  # whatever is made once a process is made before the forks
    print(f"{bindings.version()}, Python {sys.version.split()[0]}; µs are per instruction")
    scaling: list[Scaling] = []
    generated: list[AgainstCodegen] = []
    with tempfile.TemporaryDirectory() as folder:
        for size in sorted(options.sizes):
            path = Path(folder, f"synthetic_{size}.ll")
            count = isolation.run(partial(write_synthetic, path, size))
            scaling.append(measure_scaling(path, count, options.seconds))
            if size <= options.codegen_up_to:
                generated.append(
                    measure_codegen(path, f"synthetic, {SYNTHETIC_ARCH}", SYNTHETIC_ARCH, options.seconds)
                )
        print(scaling_table(scaling))
        if (factor := linearity(scaling)) is not None:
            print(f"an instruction of the largest module costs {factor:.2f} of one at {LINEAR_FROM:,}\n")
        for source, arch in real_kernels():
            path = Path(folder, source.name)
            isolation.run(partial(write_canonical, source, arch, path))
            name = str(source.relative_to(CORPUS / "ir"))
            generated.append(measure_codegen(path, name, arch, options.seconds / 4))
    print(codegen_table(generated))
    startup = measure_startup()
    print(
        f"ldsopt --help: {startup.help * 1e3:.0f} ms, the bare interpreter {startup.interpreter * 1e3:.0f} ms, "
        f"difference {(startup.help - startup.interpreter) * 1e3:.0f} ms"
    )
    if options.json:
        document = {
            "compiler": bindings.version(),
            "scaling": [asdict(row) for row in scaling],
            "linearity": factor,
            "codegen": [asdict(row) for row in generated],
            "startup": asdict(startup),
        }
        options.json.write_text(json.dumps(document, indent=2) + "\n")
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures what `ldsopt annotate` costs.")
    parser.add_argument("sizes", nargs="+", type=_at_least(100), help="instructions of the synthetic modules")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    parser.add_argument(
        "--codegen-up-to",
        type=int,
        default=10_000,
        metavar="N",
        help="generate code for synthetic modules up to this size (default: 10000; a minute at 1000000)",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=8,
        help="time for the repetitions of one size; at least three are made (default: 8)",
    )
    return parser.parse_args(arguments)


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"at least {least}")
        return value

    return number


if __name__ == "__main__":
    sys.exit(main())
