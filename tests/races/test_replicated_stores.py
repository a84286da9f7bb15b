"""Stores of several waves to one place: of the same value only where every launch and every memory says so."""

from __future__ import annotations

from typing import Any

import pytest

import ldsopt
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.wave_races import WaveRaces

PROMISES = {"no-global-races", "waves-are-whole"}
HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
@B = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.setreg(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
"""
TAIL = """
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
"""
ROUND = """
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ START, %0 ], [ %v2, %loop ]
  %v2 = add i32 %v, ADDED
  call void @llvm.amdgcn.s.barrier()
  store i32 %v2, ptr addrspace(3) %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
"""
ALIKE = {
    "uniform": "store i32 %n, ptr addrspace(3) %to",
    "of the place": "%v = mul i32 %low, %n\nstore i32 %v, ptr addrspace(3) %to",
    "from one address": """%p = getelementptr i32, ptr addrspace(1) %g, i32 %low
        %v = load i32, ptr addrspace(1) %p
        store i32 %v, ptr addrspace(3) %to""",
    "of lanes of each wave": """%a = mul i32 %low, %n
        %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 296, i32 15, i32 15, i1 true)
        store i32 %v, ptr addrspace(3) %to""",
    "of LDS": """%q = getelementptr i32, ptr addrspace(3) @B, i32 %low
        %v = load i32, ptr addrspace(3) %q
        store i32 %v, ptr addrspace(3) %to""",
    "of a branch": """%c = icmp ult i32 %low, %n
        br i1 %c, label %then, label %join
        then:
        br label %join
        join:
        %v = phi i32 [ 1, %then ], [ 2, %0 ]
        store i32 %v, ptr addrspace(3) %to""",
    "round a loop": ROUND.replace("START", "%low").replace("ADDED", "%low"),
}
DIFFERENT = {
    "ids": "store i32 %t, ptr addrspace(3) %to",
    "one bit": "%v = and i32 %t, 128\nstore i32 %v, ptr addrspace(3) %to",
    "other addresses": """%p = getelementptr i32, ptr addrspace(1) %g, i32 %t
        %v = load i32, ptr addrspace(1) %p
        store i32 %v, ptr addrspace(3) %to""",
    "volatile": """%p = getelementptr i32, ptr addrspace(1) %g, i32 %low
        %v = load volatile i32, ptr addrspace(1) %p
        store i32 %v, ptr addrspace(3) %to""",
    "atomic": """%p = getelementptr i32, ptr addrspace(1) %g, i32 %low
        %v = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
        store i32 %v, ptr addrspace(3) %to""",
    "of lanes of other waves": """%v = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
        store i32 %v, ptr addrspace(3) %to""",
    "of lanes that are gone": """%c = icmp ult i32 %t, 200
        br i1 %c, label %then, label %join
        then:
        %v = call i32 @llvm.amdgcn.ds.bpermute(i32 252, i32 %low)
        store i32 %v, ptr addrspace(3) %to
        br label %join
        join:""",
    "LDS that is written": """%q = getelementptr i32, ptr addrspace(3) @B, i32 %low
        %v = load i32, ptr addrspace(3) %q
        %r = getelementptr i32, ptr addrspace(3) @B, i32 %t
        store i32 %t, ptr addrspace(3) %r
        store i32 %v, ptr addrspace(3) %to""",
    "of a branch by wave": """%c = icmp ult i32 %wave, %n
        br i1 %c, label %then, label %join
        then:
        br label %join
        join:
        %v = phi i32 [ 1, %then ], [ 2, %0 ]
        store i32 %v, ptr addrspace(3) %to""",
    "start of a loop": ROUND.replace("START", "%t").replace("ADDED", "%low"),
    "step of a loop": ROUND.replace("START", "%low").replace("ADDED", "%wave"),
    "rounds without a barrier": ROUND.replace("START", "%low")
    .replace("ADDED", "1")
    .replace("  call void @llvm.amdgcn.s.barrier()\n", ""),
    "rounds by wave": """br label %loop
        loop:
        %i = phi i32 [ 0, %0 ], [ %next, %loop ]
        %next = add i32 %i, 1
        %more = icmp ult i32 %next, %wave
        br i1 %more, label %loop, label %out
        out:
        store i32 %i, ptr addrspace(3) %to""",
    "shifted by a byte": """%p = getelementptr i8, ptr addrspace(3) %to, i32 %wave
        store i32 0, ptr addrspace(3) %p, align 1""",
    "copied behind rounds by wave": """br label %loop
        loop:
        %i = phi i32 [ 0, %0 ], [ %next, %loop ]
        %next = add i32 %i, 1
        %v = mul i32 %low, %next
        %more = icmp ult i32 %next, %wave
        br i1 %more, label %loop, label %out
        out:
        call void @llvm.amdgcn.s.barrier()
        %f = bitcast i32 %v to float
        %c = bitcast float %f to i32
        store i32 %c, ptr addrspace(3) %to""",
    "frozen poison": "%v = freeze i32 poison\nstore i32 %v, ptr addrspace(3) %to",
    "frozen": "%p = add nuw i32 %low, %n\n%v = freeze i32 %p\nstore i32 %v, ptr addrspace(3) %to",
    "modes": """%c = icmp eq i32 %wave, 0
        br i1 %c, label %then, label %join
        then:
        call void @llvm.amdgcn.s.setreg(i32 1, i32 3)
        br label %join
        join:
        store i32 %low, ptr addrspace(3) %to""",
}


def judged(body: str, promises: set[str] | None = None) -> Any:
    module = ldsopt.parse(HEAD + body + TAIL)
    (found,) = WaveRaces(module, find_accesses(module), PROMISES if promises is None else promises, 5.0).run()
    return found


@pytest.mark.parametrize("name", ALIKE)
def test_the_same_value_is_no_race_that_changes_a_result(name: str) -> None:
    found = judged(ALIKE[name])
    assert (found.alike, found.unproven) == (1, ())
    assert found.free == found.pairs - 1


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_may_differ_is_not_called_alike(name: str) -> None:
    found = judged(DIFFERENT[name])
    assert found.alike == 0
    assert found.unproven


@pytest.mark.parametrize(
    ("name", "refused"),
    [("from one address", "no-global-races"), ("of lanes of each wave", "waves-are-whole")],
)
def test_an_assumption_is_named_and_can_be_refused(name: str, refused: str) -> None:
    assert judged(ALIKE[name]).assumed == {refused}
    assert judged(ALIKE[name], PROMISES - {refused}).unproven
