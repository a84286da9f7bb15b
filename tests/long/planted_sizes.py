"""Faults planted into kernels that loop over sizes, and how many of them `verify` notices by the launches it chooses.

    python tests/long/planted_sizes.py --per-kernel 10

Each fault changes one instruction of one kernel. One that is not noticed is executed on other launches, with sizes that
`verify` never takes: only where none of them shows a difference does it count as one that changes nothing.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from ldsopt import QUICK_SCHEDULES, Launch, LdsoptError, Module, parse, simulate, verify
from ldsopt.verifier.launches import choose

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {
    "planted_kernels.hip": "-x hip --cuda-device-only -nogpuinc --offload-arch=gfx942",
    "planted_kernels.cl": "-x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=gfx942",
}
"""Own kernels, and how clang reads them."""
CORPUS = (
    "static_phases.gfx942",
    "batch_norm.gfx942",
    "block_sort.gfx942",
    "named_gemm_asm_waits.gfx942",
    "radix_pass.gfx942",
)
LIMIT = 200_000
SIZES = (2, 5, 17, 31, 33, 100, 127, 129, 200, 255, 257, 300, 511, 513, 700, 777, 1000)
_OTHER = {
    "fadd": "fsub",
    "fmul": "fadd",
    "add": "sub",
    "sub": "add",
    "shl": "lshr",
    "and": "or",
    "or": "and",
    "mul": "add",
}
_PREDICATE = {
    "slt": "sle", "sle": "slt", "sgt": "sge", "sge": "sgt", "ult": "ule", "ule": "ult", "ugt": "uge", "uge": "ugt",
    "eq": "ne", "ne": "eq", "olt": "ole", "ogt": "oge",
}  # fmt: skip


def _number(line: str, other: Callable[[int], int]) -> str | None:
    found = re.search(r", (-?\d+)(?=$|, !|, align)", line)
    return f"{line[: found.start(1)]}{other(int(found[1]))}{line[found.end(1) :]}" if found else None


def planted(line: str) -> Iterator[tuple[str, str | None]]:
    """The faults that a line of a kernel admits: their kind, and the line instead; ``None`` takes it out."""
    operation = re.search(r"= (\w+)", line)
    name = operation[1] if operation else ""
    compared = re.search(r"[if]cmp (?:\w+ )*?(s[lg][te]|u[lg][te]|o[lg]t|eq|ne) ", line)
    if compared:
        yield "bound", line[: compared.start(1)] + _PREDICATE[compared[1]] + line[compared.end(1) :]
        yield "bound", _number(line, lambda number: number + 1)
    if name in ("add", "shl", "mul") and "i32" in line:
        yield "stride or start", _number(line, lambda number: number + 1 if name == "shl" else 2 * number)
        yield "stride or start", _number(line, lambda number: number - 1)
    if name == "getelementptr":
        yield "stride or start", _number(line, lambda number: number + 4)
    if name in _OTHER:
        words = re.sub(r"\b(nuw|nsw|exact|disjoint|samesign|contract) ", "", line)
        yield "operator", words.replace(f" {name} ", f" {_OTHER[name]} ", 1)
    if "atomicrmw add" in line:
        yield "operator", line.replace("atomicrmw add", "atomicrmw sub")
    if name == "select" and (parts := line.rsplit(", ", 2))[1:]:
        yield "operator", f"{parts[0]}, {parts[2]}, {parts[1]}" if "!" not in line else None
    if re.search(r"call void @llvm\.amdgcn\.s\.barrier", line):
        yield "barrier dropped", None
    if line.strip().startswith("fence"):
        yield "fence dropped", None
    if re.search(r"call void @llvm\.amdgcn\.[\w.]*load[\w.]*lds", line):
        yield "copy dropped", None
    if name == "load" and "addrspace(3)" in line and ", align 4" in line:
        yield "alignment", line.replace(", align 4", ", align 16")
    if line.strip().startswith("store") and ("float" in line or "i32" in line):
        yield "store dropped", None


def faults(module: Module, kernel: str, count: int, choice: random.Random) -> Iterator[tuple[str, Module]]:
    """Some faults of a kernel, of each kind about as many."""
    lines = module.text.split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("define") and f"@{kernel}(" in line)
    end = next(n for n in range(start, len(lines)) if lines[n] == "}")
    by_kind: dict[str, list[tuple[int, str | None]]] = {}
    for number in range(start, end):
        for kind, line in planted(lines[number]):
            if line != lines[number] and (line is not None or "dropped" in kind):
                by_kind.setdefault(kind, []).append((number, line))
    for places in by_kind.values():
        choice.shuffle(places)
    kinds = sorted(by_kind)
    while count and any(by_kind.values()):
        kind = kinds.pop(0)
        kinds.append(kind)
        if not by_kind[kind]:
            continue
        number, line = by_kind[kind].pop()
        changed = [*lines[:number], *([] if line is None else [line]), *lines[number + 1 :]]
        try:
            yield kind, parse("\n".join(changed), source="planted")
        except LdsoptError:
            continue
        count -= 1


def is_noticed(before: Module, after: Module, kernel: str, launch: Launch | None = None) -> bool:
    """True if `verify` finds the two to differ."""
    try:
        result = verify(before, after, launch, kernel=kernel, schedules=QUICK_SCHEDULES, limit=LIMIT)
    except LdsoptError:
        return False
    return bool(not result.undecided and not result.is_equivalent)


def changes_something(before: Module, after: Module, kernel: str, choice: random.Random) -> bool:
    """True if some launch of other sizes shows the fault."""
    launch = choose(before, kernel=kernel).launch
    arguments = [argument for _, argument in launch.named]
    integers = [at for at, argument in enumerate(arguments) if isinstance(argument, int)]
    if not integers:
        return False
    for number in choice.sample(SIZES, 8):
        for at in integers:
            arguments[at] = choice.choice((number, choice.choice(SIZES)))
        other = dataclasses.replace(launch, arguments=list(arguments))
        if not simulate(before, other, limit=LIMIT).completed:
            continue  # cut off, both end somewhere
        if is_noticed(before, after, kernel, other):
            return True
    return False


def first_difference(one: list[str], other: list[str]) -> int:
    """The number of the first line that differs."""
    return next(number for number, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1])


def kernels() -> Iterator[tuple[Module, str]]:
    """The kernels to plant faults into: those of `planted_kernels`, and of the corpus."""
    clang = shutil.which("clang-22") or shutil.which("clang") or sys.exit("needs clang")
    how = "-nogpulib -O2 -fno-unroll-loops -fno-vectorize -S -emit-llvm -o -"
    for name, language in SOURCES.items():
        source = Path(__file__).with_name(name)
        command = [clang, *language.split(), *how.split(), source]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        own = parse(text, source=name)
        for function in own.functions():
            if function.is_kernel:
                yield own, function.name
    for name in CORPUS:
        path = ROOT / "corpus" / "ir" / "clang-22" / f"{name}.ll"
        if path.exists():
            module = parse(path.read_text(), source=path.name)
            yield module, next(function.name for function in module.functions() if function.is_kernel)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--per-kernel", type=int, default=10)
    options.add_argument("--kernel", default="")
    asked = options.parse_args()
    counts: dict[str, Counter[str]] = {}
    for module, kernel in kernels():
        if asked.kernel not in kernel:
            continue
        choice = random.Random(kernel)
        for kind, changed in faults(module, kernel, asked.per_kernel, choice):
            if is_noticed(module, changed, kernel):
                outcome = "noticed"
            else:
                outcome = (
                    "missed" if changes_something(module, changed, kernel, choice) else "changes nothing"
                )
            counts.setdefault(kind, Counter())[outcome] += 1
            was, now = module.text.split("\n"), changed.text.split("\n")
            differing = [line for line in now if line not in was] or [was[first_difference(was, now)]]
            print(f"{kernel}: {kind}: {outcome}: {differing[:1]}", file=sys.stderr, flush=True)
    print("| kind | planted | change something | noticed |\n|---|---|---|---|")
    for kind, found in [*sorted(counts.items()), ("all", sum(counts.values(), Counter()))]:
        changing = found["noticed"] + found["missed"]
        print(f"| {kind} | {found.total()} | {changing} | {found['noticed']} |")


if __name__ == "__main__":
    main()
