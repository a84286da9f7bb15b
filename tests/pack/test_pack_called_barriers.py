"""Variables share bytes across barriers of called functions; a wrong overlay there is seen by execution."""

import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import ldsopt
from ldsopt import ALL_SCHEDULES, verify
from ldsopt.cli import main

ITEMS = 128
VARIABLES = ("A", "B", "C", "D")
HEAD = f"""target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
{"".join(f"@{name} = internal addrspace(3) global [{ITEMS} x i32] poison, align 16" + chr(10) for name in VARIABLES)}
attributes #0 = {{ "target-cpu"="gfx942" "uniform-work-group-size"="true" }}
attributes #1 = {{ noinline }}
!0 = !{{i32 {ITEMS}, i32 1, i32 1}}
"""
FENCED = (
    '  fence syncscope("workgroup") release',
    "  call void @llvm.amdgcn.s.barrier()",
    '  fence syncscope("workgroup") acquire',
)
BARE = ("  call void @llvm.amdgcn.s.barrier()",)
Functions = tuple[str, ...]


class _Body:
    """The code of one function: lines, and the name of the value that it has computed so far."""

    def __init__(self, rng: random.Random, pointers: tuple[str, ...]) -> None:
        self.rng, self.pointers, self.lines = rng, pointers, list[str]()
        self.value, self.block, self._count = "%v", "entry", 0

    def name(self) -> str:
        self._count += 1
        return f"x{self._count}"

    def barrier(self) -> None:
        self.lines += FENCED if self.rng.random() < 0.8 else BARE

    def write(self, place: str) -> None:
        """Each work-item writes its element."""
        n = self.name()
        self.lines.append(f"  %p{n} = getelementptr i32, ptr addrspace(3) {place}, i32 %t")
        self.lines.append(f"  store i32 {self.value}, ptr addrspace(3) %p{n}")

    def read(self, place: str) -> None:
        """Each work-item reads another's element."""
        n, at = self.name(), self.rng.choice((1, 64, 127))
        self.lines += [
            f"  %m{n} = xor i32 %t, {at}",
            f"  %q{n} = getelementptr i32, ptr addrspace(3) {place}, i32 %m{n}",
            f"  %r{n} = load i32, ptr addrspace(3) %q{n}",
            f"  %s{n} = mul i32 %r{n}, 3",
            f"  %{n} = add i32 %s{n}, {self.value}",
        ]
        self.value = f"%{n}"

    def round_trip(self, functions: Functions, depth: int) -> None:
        """A variable written and read behind a barrier, in half of the cases much later."""
        place = self.rng.choice(self.pointers)
        self.write(place)
        self.barrier()
        if depth < 2 and self.rng.random() < 0.5:
            self.step(functions, depth + 1)
            self.barrier()
        self.read(place)
        if self.rng.random() < 0.75:
            self.barrier()

    def call(self, functions: Functions) -> None:
        n, place = self.name(), self.rng.choice(self.pointers)
        callee = self.rng.choice(functions)
        self.lines.append(
            f"  %{n} = call i32 @{callee}(ptr addrspace(3) {place}, i32 %t, i32 {self.value}, i32 %n)"
        )
        self.value = f"%{n}"

    def guarded(self, functions: Functions) -> None:
        """A branch or a loop of two iterations that all work-items take alike."""
        n, before, was = self.name(), self.value, self.block
        loops = self.rng.random() < 0.5
        head, end = f"h{n}", f"e{n}"
        if loops:
            self.lines += [
                f"  br label %{head}",
                f"{head}:",
                f"  %i{n} = phi i32 [ 0, %{was} ], [ %j{n}, %L{n} ]",
            ]
            self.lines.append(f"  %w{n} = phi i32 [ {before}, %{was} ], [ %W{n}, %L{n} ]")
            self.value = f"%w{n}"
        else:
            self.lines += [
                f"  %c{n} = icmp ult i32 %n, 3",
                f"  br i1 %c{n}, label %{head}, label %{end}",
                f"{head}:",
            ]
        self.block = head
        self.step(functions, depth=1)
        if loops:
            self.lines += [f"  br label %L{n}", f"L{n}:", f"  %W{n} = add i32 {self.value}, 1"]
            self.lines += [f"  %j{n} = add i32 %i{n}, 1", f"  %c{n} = icmp ult i32 %j{n}, 2"]
            self.lines += [f"  br i1 %c{n}, label %{head}, label %{end}", f"{end}:"]
            self.value = f"%W{n}"
        else:
            self.lines += [f"  br label %{end}", f"{end}:"]
            self.lines.append(f"  %{n} = phi i32 [ {before}, %{was} ], [ {self.value}, %{self.block} ]")
            self.value = f"%{n}"
        self.block = end

    def step(self, functions: Functions, depth: int = 0) -> None:
        chance = self.rng.random()
        if functions and chance < 0.4:
            self.call(functions)
        elif chance < 0.55 and not depth:
            self.guarded(functions)
        else:
            self.round_trip(functions, depth)


def called_barriers(seed: int) -> str:
    """A module with one kernel; its accesses may race."""
    rng = random.Random(seed)
    functions: Functions = ()
    text = [HEAD]
    for name in ("f", "g", "h")[: rng.randint(1, 3)]:
        named = rng.sample(VARIABLES, rng.randint(0, 1))
        body = _Body(rng, ("%p", *(f"@{each}" for each in named)))
        for _ in range(rng.randint(1, 2)):
            body.step(functions)
        code = "\n".join(body.lines)
        text.append(
            f"define internal i32 @{name}(ptr addrspace(3) %p, i32 %t, i32 %v, i32 %n) #1 {{\n"
            f"entry:\n{code}\n  ret i32 {body.value}\n}}\n"
        )
        functions = (*functions, name)
    body = _Body(rng, tuple(f"@{name}" for name in VARIABLES))
    for _ in range(rng.randint(2, 4)):
        body.step(functions)
        if rng.random() < 0.5:
            body.barrier()
    body.call(functions)
    code = "\n".join(body.lines)
    text.append(
        f"define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {{\nentry:\n"
        "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
        f"  %v = load i32, ptr addrspace(1) %to\n{code}\n  store i32 {body.value}, ptr addrspace(1) %to\n  ret void\n}}\n"
    )
    return "\n".join(text)


def reported_conflicts(text: str, folder: Path) -> set[frozenset[str]]:
    """The pairs of variables that share no byte, as `ldsopt liveness` reports them."""
    (folder / "k.ll").write_text(text)
    assert main(["liveness", str(folder / "k.ll"), "--report", str(folder / "k.json")]) == 0
    (kernel,) = json.loads((folder / "k.json").read_text())["kernels"]
    return {frozenset(one["buffers"]) for one in kernel["conflicts"]}


def overlays(seed: int, folder: Path) -> Counter[tuple[bool, bool]]:
    """Every two variables of a random kernel in the same bytes: whether liveness lets them be, and whether it shows."""
    text = called_barriers(seed)
    module = ldsopt.parse(text)
    (kernel,) = ldsopt.liveness(module).kernels
    assert kernel.inlined
    assert kernel.refused is None
    conflicts = reported_conflicts(text, folder)
    found: Counter[tuple[bool, bool]] = Counter()
    for one, other in combinations([buffer.name for buffer in kernel.buffers], 2):
        merged = ldsopt.parse(text.replace(f"@{other} = ", "@unused = ").replace(f"@{other},", f"@{one},"))
        verdict = verify(module, merged, schedules=ALL_SCHEDULES[:2])
        shows = bool(verdict.differences or verdict.new_findings)
        assert not shows or frozenset((one, other)) in conflicts, (seed, one, other)
        found[frozenset((one, other)) not in conflicts, shows] += 1
    return found


def test_what_may_share_bytes_does_no_harm_and_what_may_not_does(tmp_path: Path) -> None:
    found = sum((overlays(seed, tmp_path) for seed in range(2)), Counter[tuple[bool, bool]]())
    assert found[True, False] >= 1
    assert found[False, True] >= 1


@pytest.mark.long
@pytest.mark.slow
def test_more_of_them(tmp_path: Path) -> None:
    found = sum((overlays(seed, tmp_path) for seed in range(100, 160)), Counter[tuple[bool, bool]]())
    # Of the 187 pairs in these kernels, 51 may share.
    assert found[True, False] >= 50
    assert found[False, True] >= 60


def pack_and_verify(seed: int) -> bool:
    """True if a random kernel shares bytes; it does the same then."""
    module = ldsopt.parse(called_barriers(seed))
    packed = ldsopt.pack(module, goal="bytes")
    arena = packed.details.kernels[0].plan.arena
    if arena is None or not arena.shared:
        return False
    verdict = verify(module, ldsopt.parse(packed.text), schedules=ALL_SCHEDULES[::3])
    assert not verdict.differences, seed
    assert not verdict.new_findings, seed
    return True


def test_packed_kernels_do_the_same() -> None:
    assert sum(map(pack_and_verify, range(3))) >= 1


@pytest.mark.long
@pytest.mark.slow
def test_more_packed_kernels_do_the_same() -> None:
    assert sum(map(pack_and_verify, range(200, 260))) >= 30
