"""Cost of commands in proportion to code generation, as kernels grow.

    python benchmarks/scale.py [--command NAME]... [--family NAME]... [--timeout 120] [--write docs/measured/scale.md]

Each command runs on each family of `benchmarks/scale.py` in three sizes, and so does llc. Time is that of the
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
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path

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
`benchmarks/scale.py` has three sizes, for gfx942; the largest is shown. A cell is *seconds/exponent/ratio*:
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


# --- families -------------------------------------------------------------------------------------------
#
# Families of kernels, each of which grows in one direction: what costs out of proportion shows as it grows.
#
# The work of a compiler grows with the size in all of them, about in proportion. All are for gfx942. A family is
# a function from a size to the text of a module; `FAMILIES` has each with the sizes that are measured, the smallest
# first.

_LDS = "ptr addrspace(3)"
_DECLARATIONS = """
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,256" }
"""
_BARE = ["call void @llvm.amdgcn.s.barrier()"]
_BARRIER = [
    'fence syncscope("workgroup") release',
    "call void @llvm.amdgcn.s.waitcnt(i32 3952)",  # vmcnt(0)
    *_BARE,
    'fence syncscope("workgroup") acquire',
]


def _variables(names: Iterable[str], size: int = 4096) -> list[str]:
    return [f"@{name} = internal addrspace(3) global [{size} x i8] poison, align 16" for name in names]


def _kernel(body: Iterable[str], name: str = "kernel", result: str = "0.0") -> list[str]:
    return [
        f"define amdgpu_kernel void @{name}(ptr addrspace(1) %out, ptr addrspace(8) %rsrc, i32 %n) #0 {{",
        "%id = call i32 @llvm.amdgcn.workitem.id.x()",
        "%own = shl i32 %id, 2",
        *body,
        "%place = getelementptr i8, ptr addrspace(1) %out, i32 %own",
        f"store float {result}, ptr addrspace(1) %place",
        "ret void",
        "}",
    ]


def _module(*parts: Iterable[str]) -> str:
    lines = [line for part in parts for line in part]
    return "\n".join(['target triple = "amdgcn-amd-amdhsa"', *lines]) + _DECLARATIONS


def _copy(to: str, source: int | str) -> str:
    arguments = f"ptr addrspace(8) %rsrc, {_LDS} {to}, i32 4, i32 {source}, i32 0, i32 0, i32 0"
    return f"call void @llvm.amdgcn.raw.ptr.buffer.load.lds({arguments})"


def _at(name: str, base: str, offset: int | str) -> str:
    return f"%{name} = getelementptr i8, {_LDS} @{base}, i32 {offset}"


class _Sum:
    """Adds up what is loaded, so that no load is dead."""

    def __init__(self) -> None:
        self.value, self._count = "0.0", 0

    def load(self, address: str) -> list[str]:
        """Loads a number from LDS and adds it."""
        self._count += 1
        one, so_far = f"%x{self._count}", self.value
        self.value = f"%sum{self._count}"
        return [
            f"{one} = load float, {_LDS} {address}, align 4",
            f"{self.value} = fadd float {so_far}, {one}",
        ]


def straight(instructions: int, barrier: Sequence[str] = _BARRIER) -> str:
    """One block: stages of 8 copies into one buffer and 32 reads of the other, a barrier behind each."""
    body, total = list[str](), _Sum()
    for stage in range(max(1, instructions // 150)):
        reads, filled = ("AB", "BA")[stage % 2]
        for number in range(8):
            name = f"d{stage}.{number}"
            body += [_at(name, filled, number * 256), _copy(f"%{name}", stage * 2048 + number * 256)]
        for number in range(32):
            name = f"{stage}.{number}"
            body += [f"%o{name} = add i32 %own, {number * 64}", _at(f"g{name}", reads, f"%o{name}")]
            body += total.load(f"%g{name}")
        body += barrier
    return _module(_variables("AB"), _kernel(body, result=total.value))


def bare(instructions: int) -> str:
    """The same without the waits in front of the barriers: findings everywhere."""
    return straight(instructions, _BARE)


def stages(count: int, barrier: Sequence[str] = _BARRIER) -> str:
    """Stages, in each of which every lane writes, passes a barrier, and reads what its neighbour has written."""
    body, total = ["%next = xor i32 %own, 4"], _Sum()
    body += [
        _at(name + base, base, place) for base in "AB" for name, place in (("w", "%own"), ("r", "%next"))
    ]
    for stage in range(count):
        base = "AB"[stage % 2]
        body += [f"store float {total.value}, {_LDS} %w{base}, align 4", *barrier, *total.load(f"%r{base}")]
    return _module(_variables("AB"), _kernel(body, result=total.value))


def bare_stages(count: int) -> str:
    """The same without the waits."""
    return stages(count, _BARE)


def diamonds(count: int) -> str:
    """Branches, one after another: a store in one arm, a load in the other, a copy in every fourth."""
    body, value = ["br label %j0", "j0:"], "0.0"
    for n in range(1, count + 1):
        body += [f"%c{n} = icmp slt i32 %n, {n}", f"br i1 %c{n}, label %t{n}, label %f{n}", f"t{n}:"]
        body += [_at(f"w{n}", "A", "%own"), f"store float {value}, {_LDS} %w{n}, align 4"]
        body += [_copy("@B", n * 64)] if n % 4 == 0 else []
        body += [
            f"br label %j{n}",
            f"f{n}:",
            _at(f"r{n}", "B", "%own"),
            f"%x{n} = load float, {_LDS} %r{n}, align 4",
        ]
        body += [f"br label %j{n}", f"j{n}:", f"%p{n} = phi float [ {value}, %t{n} ], [ %x{n}, %f{n} ]"]
        value = f"%p{n}"
    return _module(_variables("AB"), _kernel(body, result=value))


def loops(count: int) -> str:
    """Loops, three in each other, nest after nest: in the innermost a copy, two barriers and reads."""
    body, before = ["br label %begin", "begin:", "br label %h0.0"], "begin"
    nests = max(1, count // 3)
    for nest in range(nests):
        for depth in range(3):
            name, outside = f"{nest}.{depth}", before if depth == 0 else f"h{nest}.{depth - 1}"
            body += [f"h{name}:", f"%i{name} = phi i32 [ 0, %{outside} ], [ %n{name}, %l{name} ]"]
            body += [f"br label %h{nest}.{depth + 1}"] if depth < 2 else []
        body += [
            f"%o{nest} = add i32 %own, %i{nest}.2",
            _at(f"a{nest}", "A", f"%o{nest}"),
            _copy("@B", f"%o{nest}"),
        ]
        body += [f"%x{nest} = load float, {_LDS} %a{nest}, align 4", *_BARRIER, _at(f"b{nest}", "B", "%own")]
        body += [
            f"%y{nest} = load float, {_LDS} %b{nest}, align 4",
            f"%z{nest} = fadd float %x{nest}, %y{nest}",
        ]
        body += [f"store float %z{nest}, {_LDS} %a{nest}, align 4", *_BARRIER, f"br label %l{nest}.2"]
        for depth in (2, 1, 0):
            name, behind = f"{nest}.{depth}", f"l{nest}.{depth - 1}" if depth else f"h{nest + 1}.0"
            body += [f"l{name}:", f"%n{name} = add i32 %i{name}, 1", f"%q{name} = icmp slt i32 %n{name}, %n"]
            body += [f"br i1 %q{name}, label %h{name}, label %{behind}"]
        before = f"l{nest}.0"
    return _module(_variables("AB"), _kernel([*body, f"h{nests}.0:"]))


def copies(count: int) -> str:
    """A loop with copies into slots of one array, then as many reads of another."""
    body = [
        "br label %begin",
        "begin:",
        "br label %loop",
        "loop:",
        "%i = phi i32 [ 0, %begin ], [ %more, %loop ]",
    ]
    total = _Sum()
    for n in range(count):
        body += [_at(f"d{n}", "A", n * 16 % 32768), _copy(f"%d{n}", n * 64)]
    for n in range(count):
        body += [_at(f"g{n}", "B", n * 16 % 16384), *total.load(f"%g{n}")]
    body += [*_BARRIER, "%more = add i32 %i, 1", "%c = icmp slt i32 %more, %n"]
    body += ["br i1 %c, label %loop, label %exit", "exit:"]
    variables = [*_variables("A", 32768), *_variables("B", 16384)]
    return _module(variables, _kernel(body, result=total.value))


def variables(count: int) -> str:
    """LDS variables of 16 bytes, each written, and read two barriers later."""
    body, total = ["%small = and i32 %own, 12"], _Sum()
    for n in range(count):
        body += [
            _at(f"g{n}", f"v{n}", "%small"),
            f"store float {total.value}, {_LDS} %g{n}, align 4",
            *_BARRIER,
        ]
        body += total.load(f"%g{max(0, n - 2)}")
    return _module(_variables((f"v{n}" for n in range(count)), 16), _kernel(body, result=total.value))


def _callee(name: str, base: str, callees: Sequence[str], *, copies: bool) -> list[str]:
    body, total = [_at("g", base, "%own"), *([_copy(f"@{base}", 0)] if copies else [])], _Sum()
    body += total.load("%g")
    value = total.value
    for n, callee in enumerate(callees):
        body += [f"%r{n} = call float @{callee}(i32 %own, ptr addrspace(8) %rsrc)"]
        body += [f"%t{n} = fadd float {value}, %r{n}"]
        value = f"%t{n}"
    first = f"define internal float @{name}(i32 %own, ptr addrspace(8) %rsrc) noinline #0 {{"
    return [first, *body, f"ret float {value}", "}"]


def _caller(callee: str) -> list[str]:
    body = [_copy("@A", 0), f"%result = call float @{callee}(i32 %own, ptr addrspace(8) %rsrc)"]
    return _kernel(body, result="%result")


def call_chain(count: int) -> str:
    """Functions, each of which calls the next."""
    called = [
        _callee(f"f{n}", "AB"[n % 2], [f"f{n + 1}"] * (n + 1 < count), copies=n % 3 == 0)
        for n in range(count)
    ]
    return _module(_variables("AB"), *called, _caller("f0"))


def call_levels(count: int) -> str:
    """Levels of two functions, each of which calls both of the next level: paths double with each."""
    called = [
        _callee(
            f"f{n}{own}", "AB"[n % 2], [f"f{n + 1}a", f"f{n + 1}b"] if n + 1 < count else [], copies=False
        )
        for n in range(count)
        for own in "ab"
    ]
    return _module(_variables("AB"), *called, _caller("f0a"))


def switch(cases: int) -> str:
    """A switch in a loop: a read in each case, a copy in every other."""
    body = [
        "br label %begin",
        "begin:",
        "br label %loop",
        "loop:",
        "%i = phi i32 [ 0, %begin ], [ %more, %join ]",
    ]
    body += [f"switch i32 %n, label %join [ {' '.join(f'i32 {n}, label %c{n}' for n in range(cases))} ]"]
    for n in range(cases):
        body += [f"c{n}:", *([_copy("@" + "AB"[n // 2 % 2], n * 4)] if n % 2 == 0 else [])]
        body += [
            _at(f"g{n}", "AB"[n % 2], "%own"),
            f"%x{n} = load i32, {_LDS} %g{n}, align 4",
            "br label %join",
        ]
    values = ", ".join(f"[ %x{n}, %c{n} ]" for n in range(cases))
    body += ["join:", f"%x = phi i32 [ 0, %loop ], {values}", *_BARRIER, "%more = add i32 %i, %x"]
    body += ["%c = icmp slt i32 %more, %n", "br i1 %c, label %loop, label %exit", "exit:"]
    return _module(_variables("AB"), _kernel(body))


def chains(links: int) -> str:
    """Two addresses carried round a loop through selects and exclusive ors; a read every tenth link."""
    body = [f"%{name}0 = ptrtoint {_LDS} @{base} to i32" for name, base in (("a", "A"), ("b", "B"))]
    body += [
        "br label %begin",
        "begin:",
        "br label %loop",
        "loop:",
        "%i = phi i32 [ 0, %begin ], [ %more, %loop ]",
    ]
    body += [f"%p0 = phi i32 [ %a0, %begin ], [ %p{links}, %loop ]"]
    body += [f"%q0 = phi i32 [ %b0, %begin ], [ %q{links}, %loop ]", _copy("@C", "%i")]
    for n in range(links):
        body += [f"%c{n} = icmp slt i32 %i, {n}", f"%p{n + 1} = select i1 %c{n}, i32 %p{n}, i32 %q{n}"]
        body += [
            f"%e{n} = xor i32 %q{n}, {16 << n % 5}",
            f"%q{n + 1} = select i1 %c{n}, i32 %e{n}, i32 %p{n}",
        ]
        if n % 10 == 0:
            body += [
                f"%r{n} = inttoptr i32 %p{n} to {_LDS}",
                f"%x{n} = load volatile float, {_LDS} %r{n}, align 4",
            ]
    body += [*_BARRIER, "%more = add i32 %i, 1", "%c = icmp slt i32 %more, %n"]
    return _module(_variables("ABC"), _kernel([*body, "br i1 %c, label %loop, label %exit", "exit:"]))


def kernels(count: int) -> str:
    """Small kernels: a loop with 4 copies, 8 reads and two barriers."""
    parts = []
    for number in range(count):
        body = ["br label %begin", "begin:", "br label %loop", "loop:"]
        body += ["%i = phi i32 [ 0, %begin ], [ %more, %loop ]"]
        for n in range(4):
            body += [_at(f"d{n}", "A", n * 256), _copy(f"%d{n}", n * 64 + number)]
        body += _BARRIER
        for n in range(8):
            body += [_at(f"g{n}", "AB"[n % 2], "%own"), f"%x{n} = load volatile i32, {_LDS} %g{n}, align 4"]
        body += [*_BARRIER, "%more = add i32 %i, 1", "%c = icmp slt i32 %more, %n"]
        parts.append(_kernel([*body, "br i1 %c, label %loop, label %exit", "exit:"], f"kernel{number}"))
    return _module(_variables("AB"), *parts)


def gemm(stages: int) -> str:
    """The main loop of a GEMM unrolled: eight buffers filled two stages ahead, counted waits, matrix instructions."""
    body = ["%lane = and i32 %id, 63", "%row = shl i32 %lane, 4", "%from = shl i32 %id, 4"]
    body += [
        _at(f"b{buffer}.{part}", f"buffer{buffer}", part * 2048) for buffer in range(8) for part in range(4)
    ]
    sums, loaded = ["zeroinitializer"] * 8, 0

    def fill(half: int, stage: int) -> None:
        for buffer in range(half, half + 4):
            body.extend(_copy(f"%b{buffer}.{part}", stage * 512 + buffer * 16 + part) for part in (0, 1))

    fill(0, 0)
    fill(4, 1)
    for stage in range(stages):
        half, left = stage % 2 * 4, 8 if stage + 1 < stages else 0
        body += [f'call void asm sideeffect "s_waitcnt vmcnt({left})\\0As_barrier", ""()']
        tiles = []
        for buffer in range(half, half + 4):
            for part in range(4):
                loaded += 1
                body += [f"%p{loaded} = getelementptr i8, {_LDS} %b{buffer}.{part}, i32 %row"]
                body += [f"%t{loaded} = load <4 x half>, {_LDS} %p{loaded}, align 16"]
                tiles.append(f"%t{loaded}")
        for n in range(8):
            arguments = f"<4 x half> {tiles[n]}, <4 x half> {tiles[8 + n]}, <4 x float> {sums[n]}, i32 0, i32 0, i32 0"
            sums[n] = f"%m{stage}.{n}"
            body += [f"{sums[n]} = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16({arguments})"]
        body += _BARE
        if stage + 2 < stages:
            fill(half, stage + 2)
    for n, value in enumerate(sums):
        body += [f"%o{n} = getelementptr i8, ptr addrspace(1) %out, i32 {n * 4096}"]
        body += [f"store <4 x float> {value}, ptr addrspace(1) %o{n}, align 16"]
    matrix = "declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)"
    return _module(_variables((f"buffer{n}" for n in range(8)), 8192), [matrix], _kernel(body))


def dynamic(instructions: int, loops: int = 20) -> str:
    """Kernels of so many loops: dynamic LDS, of which six variables are read, written and copied to; barriers."""
    parts = []
    for number in range(max(1, instructions // (60 * loops))):
        body, before = ["br label %begin", "begin:", "br label %loop0"], "begin"
        for loop in range(loops):
            body += [f"loop{loop}:", f"%i{loop} = phi i32 [ 0, %{before} ], [ %m{loop}, %loop{loop} ]"]
            body += [f"%p{loop} = phi {_LDS} [ @d{loop % 6}, %{before} ], [ %q{loop}, %loop{loop} ]"]
            for n in range(8):
                name, base = f"{loop}.{n}", f"d{(loop + n + 1) % 6}"
                body += [
                    f"%o{name} = add i32 %own, {n * 64}",
                    _at(f"g{name}", f"d{(loop + n) % 6}", f"%o{name}"),
                ]
                body += [f"%x{name} = load float, {_LDS} %g{name}, align 4"]
                body += [f"%a{name} = add i32 ptrtoint ({_LDS} @{base} to i32), %o{name}"]
                body += [f"%r{name} = inttoptr i32 %a{name} to {_LDS}"]
                body += [f"store float %x{name}, {_LDS} %r{name}, align 4"]
                body += [_copy(f"%r{name}", f"%o{name}")] if n % 4 == 0 else []
            body += [f"%s{loop} = load i32, {_LDS} %p{loop}, align 4", *_BARRIER]
            body += [
                f"%q{loop} = getelementptr i8, {_LDS} %p{loop}, i32 %s{loop}",
                f"%m{loop} = add i32 %i{loop}, 1",
            ]
            body += [f"%c{loop} = icmp slt i32 %m{loop}, %n"]
            body += [f"br i1 %c{loop}, label %loop{loop}, label %loop{loop + 1}"]
            before = f"loop{loop}"
        parts.append(_kernel([*body, f"loop{loops}:"], f"kernel{number}"))
    names = [f"@d{n} = external addrspace(3) global [0 x i8], align 16" for n in range(6)]
    return _module(names, *parts)


@dataclass(frozen=True, slots=True)
class Family:
    """Modules of one shape.

    Attributes:
        text: the module of a size.
        sizes: those that are measured.
        unit: of the sizes.
    """

    text: Callable[[int], str]
    sizes: tuple[int, int, int]
    unit: str


FAMILIES = {
    "straight": Family(straight, (3000, 10000, 30000), "instructions"),
    "bare": Family(bare, (1000, 3000, 10000), "instructions"),
    "stages": Family(stages, (300, 1000, 3000), "barriers"),
    "bare stages": Family(bare_stages, (100, 300, 1000), "barriers"),
    "diamonds": Family(diamonds, (100, 300, 1000), "branches"),
    "loops": Family(loops, (50, 100, 200), "loops"),
    "copies": Family(copies, (100, 300, 1000), "copies"),
    "variables": Family(variables, (100, 300, 600), "variables"),
    "call chain": Family(call_chain, (30, 100, 300), "functions"),
    "call levels": Family(call_levels, (8, 11, 14), "levels"),
    "switch": Family(switch, (100, 300, 1000), "cases"),
    "chains": Family(chains, (50, 150, 500), "links"),
    "kernels": Family(kernels, (100, 300, 1000), "kernels"),
    "gemm": Family(gemm, (20, 60, 200), "stages"),
    "dynamic": Family(dynamic, (3000, 10000, 30000), "instructions"),
}


if __name__ == "__main__":
    main()
