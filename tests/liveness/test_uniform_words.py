"""A word of LDS at a uniform address is uniform where nobody writes it meanwhile: queues of work have phases, too."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from liveness_kernels import Liveness, buffer, report_of

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@count = internal addrspace(3) global [4 x i32] poison, align 16
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %tid, 0
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %pg = getelementptr i32, ptr addrspace(1) %g, i32 %tid
  %own = getelementptr i32, ptr addrspace(3) @count, i32 %tid
  br i1 %first, label %begin, label %began
begin:
  store i32 %n, ptr addrspace(3) @count
  br label %began
began:
  BARRIER
  br label %round
round:
  %left = LOAD
  BESIDE
  store i32 %left, ptr addrspace(3) %pa
  BARRIER
  %a = load i32, ptr addrspace(3) @A
  BARRIER
  store i32 %a, ptr addrspace(3) %pb
  BARRIER
  %b = load i32, ptr addrspace(3) @B
  store i32 %b, ptr addrspace(1) %pg
  br i1 %first, label %one, label %all
one:
  %less = sub i32 %left, 1
  store i32 %less, ptr addrspace(3) @count
  br label %all
all:
  BARRIER
  %more = icmp sgt i32 %left, 1
  br i1 %more, label %round, label %end
end:
  BARRIER
  %last = load i32, ptr addrspace(3) @B
  store i32 %last, ptr addrspace(1) %pg
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 256, i32 1, i32 1}
"""
BARRIER = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""
LOAD = "load i32, ptr addrspace(3) @count, align 4"


def is_followed(load: str = LOAD, beside: str = "", barrier: str = BARRIER) -> bool:
    """Whether the loop's branch, which depends on the word, is known to send all work-items the same way."""
    text = KERNEL.replace("LOAD", load).replace("BESIDE", beside).replace("BARRIER", barrier)
    (kernel,) = map(Liveness, report_of(text)["kernels"])
    assert kernel.refused is None or "different ways" in kernel.refused["text"]
    return kernel.refused is None


def test_a_word_that_nobody_writes_meanwhile_decides_a_loop_with_barriers() -> None:
    assert is_followed()


def test_what_shares_the_phase_with_no_other_wave_s_write_may_share_bytes() -> None:
    text = KERNEL.replace("LOAD", LOAD).replace("BESIDE", "").replace("BARRIER", BARRIER)
    (kernel,) = map(Liveness, report_of(text)["kernels"])
    needed = [{n for start, stop in buffer(kernel, name).ranges for n in range(start, stop)} for name in "AB"]
    assert not needed[0] & needed[1]


@dataclass(frozen=True)
class NotUniform:
    """A change to the kernel that lets two work-items get different words.

    Attributes:
        load: the word's load; `beside` what stands behind it in its phase; `barrier` each barrier.
    """

    load: str = LOAD
    beside: str = ""
    barrier: str = BARRIER


NOT_UNIFORM = {
    "written in the same phase": NotUniform(beside="store i32 0, ptr addrspace(3) @count"),
    "written in the same phase by an atomic": NotUniform(
        beside='%x = atomicrmw add ptr addrspace(3) @count, i32 1 syncscope("workgroup") monotonic'
    ),
    "written in the same phase at an unknown place": NotUniform(beside="store i32 0, ptr addrspace(3) %own"),
    "another address for each work-item": NotUniform(load="load i32, ptr addrspace(3) %own, align 4"),
    "an atomic load": NotUniform(
        load='load atomic i32, ptr addrspace(3) @count syncscope("workgroup") monotonic, align 4'
    ),
    "a volatile load": NotUniform(load="load volatile i32, ptr addrspace(3) @count, align 4"),
    "barriers that wait for nothing": NotUniform(barrier="call void @llvm.amdgcn.s.barrier()"),
    "a copy into the variable": NotUniform(
        beside="call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @count, i32 4, i32 0, i32 0)"
    ),
    "an address that is kept": NotUniform(beside="store ptr addrspace(3) @count, ptr addrspace(1) %g"),
}


@pytest.mark.parametrize("change", NOT_UNIFORM.values(), ids=NOT_UNIFORM.keys())
def test_a_word_that_may_differ_decides_nothing(change: NotUniform) -> None:
    assert not is_followed(change.load, change.beside, change.barrier)


def test_another_word_of_the_variable_may_be_written() -> None:
    beside = "%q = getelementptr i32, ptr addrspace(3) @count, i32 2\n  store i32 0, ptr addrspace(3) %q"
    assert is_followed(beside=beside)
