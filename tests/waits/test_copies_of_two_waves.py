"""A copy into LDS whose bytes nobody reads has landed before another wave copies to them: else it may land last."""

from __future__ import annotations

import pytest

import ldsopt

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@ring = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %of.wave = and i32 %id, -64
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %of.wave)
  %begin = mul i32 %wave, 4
  %first = getelementptr i8, ptr addrspace(3) @ring, i32 %begin
  %own = mul i32 %id, 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %first, i32 4, i32 %own, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") seq_cst
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %scaled = mul i32 %wave, FACTOR
  %second = getelementptr i8, ptr addrspace(3) @ring, i32 %scaled
  %behind = getelementptr i8, ptr addrspace(3) %second, i32 BEHIND
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %behind, i32 SIZE, i32 %own, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") seq_cst
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %place = getelementptr i32, ptr addrspace(3) @ring, i32 %id
  %value = load i32, ptr addrspace(3) %place
  %out = getelementptr i32, ptr addrspace(1) %to, i32 %id
  store i32 %value, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="128,128" }
!0 = !{i32 128, i32 1, i32 1}
"""


@pytest.mark.parametrize(
    ("size", "factor", "behind", "is_needed"),
    [
        pytest.param(16, 16, 0, True, id="wave 0 copies to what wave 1 did"),
        pytest.param(12, 16, 0, True, id="with a gap behind each lane"),
        pytest.param(4, 4, 256, True, id="each wave to what the next one did"),
        pytest.param(4, 4, 0, True, id="each wave to what it did itself, which is not told apart"),
        pytest.param(4, 4, 512, False, id="none to what another one did"),
    ],
)
def test_a_copy_that_nobody_reads_is_waited_for_if_another_wave_copies_to_its_bytes(
    size: int, factor: int, behind: int, is_needed: bool
) -> None:
    text = KERNEL.replace("SIZE", str(size)).replace("FACTOR", str(factor)).replace("BEHIND", str(behind))
    exact = ldsopt.exact_waits(ldsopt.parse(text))
    to_first, to_second, _ = exact.text.split("\ts_barrier\n")
    assert ["vmcnt(" in part.partition(" lds\n")[2] for part in (to_first, to_second)] == [is_needed, True]
    if is_needed:
        less = exact.text.replace(to_first, to_first.replace("vmcnt(0)", "vmcnt(63)"))
        assert ldsopt.check_code(less.encode(), "k.s").findings
