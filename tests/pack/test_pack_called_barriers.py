"""Variables share bytes across barriers of called functions; a wrong overlay there is seen by execution."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pytest
from called_barrier_kernels import BARE, FENCED, HEAD, called_barriers
from pack_kernels import offsets

import ldsopt
from ldsopt import ALL_SCHEDULES, verify
from ldsopt.cli import main

EXCHANGE = """
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %p1
BARRIER
  %m1 = xor i32 %t, 1
  %q1 = getelementptr i32, ptr addrspace(3) %p, i32 %m1
  %r1 = load i32, ptr addrspace(3) %q1
BARRIER
  ret i32 %r1
}
"""
KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 @f(ptr addrspace(3) @A, i32 %t)
  %b = call i32 @f(ptr addrspace(3) @B, i32 %a)
  store i32 %b, ptr addrspace(1) %out
  ret void
}
"""


def exchanges(barrier: Iterable[str], linkage: str = "internal") -> str:
    """A kernel that calls a function with barriers for @A and then for @B."""
    body = EXCHANGE.replace("BARRIER", "\n".join(barrier))
    return f"{HEAD}define {linkage} i32 @f(ptr addrspace(3) %p, i32 %t) #1 {{{body}{KERNEL}"


@pytest.mark.parametrize("linkage", ["internal", "linkonce_odr"])
def test_two_calls_share_bytes(linkage: str) -> None:
    packed = ldsopt.pack(ldsopt.parse(exchanges(FENCED, linkage)), goal="bytes")
    assert offsets(packed) == {"A": 0, "B": 0}
    assert packed.text.count("fence") == 4


def test_a_bare_barrier_in_a_function_gets_its_fences_once() -> None:
    packed = ldsopt.pack(ldsopt.parse(exchanges(BARE)), goal="bytes")
    assert offsets(packed) == {"A": 0, "B": 0}
    assert packed.text.count("fence syncscope") == 4
    assert packed.details.kernels[0].fences == 4


def test_a_function_that_the_linker_may_replace_gets_no_fences() -> None:
    packed = ldsopt.pack(ldsopt.parse(exchanges(BARE, "linkonce_odr")), goal="bytes")
    plan = packed.details.kernels[0].plan
    assert plan.unshared is not None
    assert plan.unshared.text == "a barrier without fences in a function that the linker may replace"


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
