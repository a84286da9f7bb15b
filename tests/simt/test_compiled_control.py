"""Compiled kernels do what interpreted ones do: outputs, findings, notes and every count."""

from __future__ import annotations

import corpus_launches
import numpy as np
import pytest
from lane_kernels import engine, everywhere, run

import ldsopt
from ldsopt import STANDARD_SCHEDULES, Launch, Schedule, SimulationResult

ENGINES = ("interpreter", "machine code", "machine code soon")
LANE = (
    "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i\n"
)


def text(body: str, more: str = "") -> str:
    return f"""@A = internal addrspace(3) global [256 x i32] poison
{more}
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {{
{body}
}}
"""


def same(
    body: str, more: str = "", *, block: int = 64, schedule: Schedule | None = None, limit: int = 1_000_000
) -> SimulationResult:
    launch = Launch(block=(block,), arguments=[np.full(block, 7, np.int32), 20])
    return run(text(body, more), launch, schedule, engines=ENGINES, limit=limit)


LANES_LEAVE_A_LOOP_ONE_BY_ONE = f"""entry:
{LANE}  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  %a = phi i32 [ %i, %entry ], [ %b, %next ]
  %b = phi i32 [ 3, %entry ], [ %a, %next ]
  %odd = and i32 %a, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %next
even:
  %t = mul i32 %j, 5
  br label %next
next:
  %s = phi i32 [ %t, %even ], [ 1, %loop ]
  %j1 = add i32 %j, %s
  %w = xor i32 %j1, %i
  %e = icmp ult i32 %j1, %i
  br i1 %e, label %loop, label %done
done:
  %r0 = add i32 %w, %a
  %r = add i32 %r0, %j1
  store i32 %r, ptr addrspace(1) %p
  ret void"""
"""Phis that swap, a value that outlives its loop, and one that is uniform on some paths and not on others."""

SOME_RETURN_EARLY = f"""entry:
{LANE}  %k = and i32 %i, 3
  switch i32 %k, label %other [ i32 0, label %zero
    i32 1, label %one
    i32 2, label %zero ]
zero:
  %z = phi i32 [ 10, %entry ], [ 10, %entry ]
  store i32 %z, ptr addrspace(1) %p
  ret void
one:
  br label %other
other:
  %x = phi i32 [ 5, %one ], [ %i, %entry ]
  store i32 %x, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %x, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier()
  ret void"""

ONE_ADDRESS_FOR_ALL = f"""entry:
{LANE}  %c = icmp ult i32 %i, 10
  br i1 %c, label %few, label %meet
few:
  br label %meet
meet:
  %u = phi i32 [ 4, %few ], [ 4, %entry ]
  %v = phi i32 [ 8, %few ], [ 9, %entry ]
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q
  %w = getelementptr i32, ptr addrspace(3) @A, i32 %v
  %y = load i32, ptr addrspace(3) %w
  %s = select i1 %c, i32 %u, i32 300
  %l = getelementptr i32, ptr addrspace(3) @A, i32 %s
  store i32 %x, ptr addrspace(3) %l
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %p
  ret void"""
"""Findings name one lane where an address is the same in all of them, and all lanes where it is not."""

CALLED = """define internal i32 @f(i32 %x, i32 %m) {
entry:
  %c = icmp ult i32 %x, %m
  br i1 %c, label %low, label %high
low:
  %l = mul i32 %x, 3
  ret i32 %l
high:
  %h = sub i32 %x, %m
  ret i32 %h
}"""
CALLS = f"""entry:
{LANE}  %c = icmp ult i32 %i, 40
  br i1 %c, label %first, label %second
first:
  %a = call i32 @f(i32 %i, i32 %n)
  br label %second
second:
  %x = phi i32 [ %a, %first ], [ %i, %entry ]
  %b = call i32 @f(i32 %x, i32 7)
  %d = call i32 @f(i32 %n, i32 7)
  %r = add i32 %b, %d
  store i32 %r, ptr addrspace(1) %p
  ret void"""
BRANCHES_WITHIN_BRANCHES = f"""entry:
{LANE}  br label %b0
{
    "".join(
        f'''b{n}:
  %c{n} = icmp ugt i32 %i, {n}
  br i1 %c{n}, label %b{n + 1}, label %done
'''
        for n in range(70)
    )
}b70:
  br label %done
done:
  ret void"""
KERNELS = {
    "lanes leave a loop one by one": (LANES_LEAVE_A_LOOP_ONE_BY_ONE, ""),
    "some return early": (SOME_RETURN_EARLY, ""),
    "one address for all": (ONE_ADDRESS_FOR_ALL, ""),
    "calls": (CALLS, CALLED),
    "branches within branches": (BRANCHES_WITHIN_BRANCHES, ""),
}


@pytest.mark.parametrize("block", [1, 64, 100, 256])
@pytest.mark.parametrize("name", KERNELS)
def test_lanes_part_and_meet_as_interpreted(name: str, block: int) -> None:
    for schedule in (Schedule(), Schedule("random", fine=True, seed=3)):
        assert same(*KERNELS[name], block=block, schedule=schedule).completed


def test_findings_name_the_lanes_that_the_interpreter_names() -> None:
    result = same(ONE_ADDRESS_FOR_ALL)
    assert {finding.kind for finding in result.findings} == {"uninitialized-read", "out-of-bounds"}
    lanes = [len(f.access.lanes) for f in result.findings if f.access and f.kind == "uninitialized-read"]
    assert sorted(lanes) == [1, 10]  # that of one address, and those of the first of two


FEW = f"entry:\n{LANE}  %c = icmp ugt i32 %i, 9\n  br i1 %c, label %bad, label %good\nbad:\n"
STOPPED = {
    "endless": ("entry:\n  br label %on\non:\n  br label %on", "deadlock"),
    "unreachable": (f"{FEW}  unreachable\ngood:\n  ret void", "memory-fault"),
    "trap": (f"{FEW}  call void @llvm.trap()\n  ret void\ngood:\n  ret void", "memory-fault"),
    "wild pointer": (f"entry:\n{LANE}  %far = getelementptr i8, ptr addrspace(1) %p, i64 81985529216486895\n"
                     "  %x = load i32, ptr addrspace(1) %far\n  store i32 %x, ptr addrspace(1) %p\n  ret void",
                     "memory-fault"),
    "flat store to any address": (f"entry:\n{LANE}  %w = zext i32 %i to i64\n  %x = mul i64 %w, 1181783497276652981\n"
                                  "  %q = inttoptr i64 %x to ptr\n  store i32 %i, ptr %q\n  ret void", "memory-fault"),
    "scratch behind its end": (f"entry:\n{LANE}  %a = alloca [4 x i32], align 4, addrspace(5)\n"
                               "  %q = getelementptr i32, ptr addrspace(5) %a, i32 1000000000\n"
                               "  store i32 %i, ptr addrspace(5) %q\n  ret void", "memory-fault"),
}  # fmt: skip


@pytest.mark.parametrize("name", STOPPED)
def test_what_stops_a_wave_stops_it_there(name: str) -> None:
    body, kind = STOPPED[name]
    result = same(body, limit=1000)
    assert not result.completed
    assert [finding.kind for finding in result.findings] == [kind]


def test_an_alloca_that_no_gpu_has_is_refused_as_by_the_interpreter() -> None:
    body = f"entry:\n{LANE}  %a = alloca [1073741824 x i32], align 4, addrspace(5)\n  store i32 %i, ptr addrspace(5) %a\n  ret void"
    said = []
    for name in ENGINES:
        with engine(name), pytest.raises(ldsopt.InputError) as caught:
            run(text(body), Launch(block=(64,), arguments=["i32[64]=zeros", 1]), engines=[name])
        said.append(str(caught.value))
    assert len(set(said)) == 1


SMALL = [
    "triton-3.9.0/softmax.gfx942", "triton-3.9.0/sort_scan.gfx1100", "triton-3.9.0/attention.gfx950",
    "clang-22/block_sort.gfx942", "clang-22/static_phases.gfx942", "clang-22/named_gemm.gfx942",
]  # fmt: skip


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("schedule", (STANDARD_SCHEDULES[0], STANDARD_SCHEDULES[4]), ids=str)
def test_kernels_of_the_corpus_are_executed_as_interpreted(name: str, schedule: Schedule) -> None:
    entry = next(e for e in corpus_launches.ENTRIES if name in e["file"])
    module = ldsopt.read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    everywhere(module, corpus_launches.case(entry).launch, schedule, engines=ENGINES)
