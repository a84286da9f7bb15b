"""A read has to get its bytes from the write that it got them from before buffers shared bytes."""

from __future__ import annotations

import pytest

from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.simt.launch import Launch
from ldsopt.simt.schedule import STANDARD
from ldsopt.verifier.equivalence import verify
from ldsopt.verifier.verification import Verification

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
@B = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %id
  %wave = and i32 %id, 64
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %bw = getelementptr i32, ptr addrspace(3) @B, i32 %first
  %other = xor i32 %id, 64
  %ao = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %bo = getelementptr i32, ptr addrspace(3) @B, i32 %other
  {body}
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }}
"""
BARRIER = "call void @llvm.amdgcn.s.barrier()"
WRITE_A = "store i32 7, ptr addrspace(3) %a"
WRITE_B = "store i32 7, ptr addrspace(3) %b"
READ_A = "%x = load i32, ptr addrspace(3) %ao"
READ_B = "%y = load i32, ptr addrspace(3) %bo"
COPY_B = "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %bw, i32 4, i32 0, i32 0)"
FENCE = 'fence syncscope("workgroup") release'
LAUNCH = Launch((2,), (128,), ["in: i32[128]=7", "out: i32[256]=zeros"])


def kernel(*body: str) -> Module:
    return parse(KERNEL.format(body="\n  ".join(body)), source="k.ll")


def overlaid(module: Module) -> Module:
    """Both buffers at one place."""
    return parse(module.text.replace("@B,", "@A,"), source="packed.ll")


def answer(module: Module) -> Verification:
    return verify(module, overlaid(module), LAUNCH, schedules=STANDARD)


@pytest.mark.parametrize("put_b", [(WRITE_B,), (COPY_B, FENCE)], ids=["store", "copy"])
def test_a_read_behind_the_next_owners_write_is_found_though_the_bytes_are_equal(
    put_b: tuple[str, ...],
) -> None:
    result = answer(kernel(WRITE_A, BARRIER, *put_b, BARRIER, READ_A, READ_B))
    assert result.differences == ()
    assert {new.finding.kind for new in result.new_findings} == {"taken-over"}
    found = result.new_findings[0].finding
    assert found.access is not None
    assert "load i32" in found.access.site.text
    assert len(found.access.lanes) == 64
    assert result.coverage.sources_compared


def test_one_behind_the_other_is_fine() -> None:
    result = answer(kernel(WRITE_A, BARRIER, READ_A, BARRIER, WRITE_B, BARRIER, READ_B))
    assert result.is_equivalent
    assert result.coverage.sources_compared


def test_bytes_that_were_never_written_have_no_right_source() -> None:
    module = kernel(WRITE_B, BARRIER, READ_A)
    found = {new.finding.kind for new in answer(module).new_findings}
    assert "taken-over" not in found


def test_a_wave_that_goes_another_way_is_told_by_its_results() -> None:
    """The same read by other lanes: nothing to compare, and nothing that fails."""

    def reads(lanes: int) -> Module:
        text = kernel(READ_A).text
        condition = f"  %c = icmp ult i32 %id, {lanes}\n  br i1 %c, label %then, label %end\nthen:\n"
        text = text.replace("  %x = load", f"{condition}  %x = load")
        text = text.replace("  ret void", "  br label %end\nend:\n  ret void")
        return parse(text, source="k.ll")

    result = verify(reads(40), reads(48), LAUNCH, schedules=STANDARD)
    assert result.is_equivalent  # both read nothing but what was never written


def test_other_accesses_are_not_compared_and_that_is_said() -> None:
    with_more = kernel(WRITE_A, WRITE_A, BARRIER, READ_A)
    result = verify(kernel(WRITE_A, BARRIER, READ_A), with_more, LAUNCH, schedules=STANDARD)
    assert result.is_equivalent
    assert not result.coverage.sources_compared


def atomic(operation: str, pointer: str) -> str:
    scope = 'syncscope("workgroup") monotonic'
    return f"atomicrmw {operation} ptr addrspace(3) {pointer}, i32 0 {scope}, align 4"


@pytest.mark.parametrize("between", [(), (BARRIER,)], ids=["as it was", "a barrier that was added"])
def test_atomics_of_one_phase_have_no_order(between: tuple[str, ...]) -> None:
    """Each wave finds what it or the other has put there; a barrier between the two changes who comes first."""
    one, other = atomic("or", "@A"), atomic("or", "@A")
    before = kernel(WRITE_A, BARRIER, one, other, BARRIER, READ_A)
    after = kernel(WRITE_A, BARRIER, one, *between, other, BARRIER, READ_A)
    assert verify(before, after, LAUNCH, schedules=STANDARD).is_equivalent


def test_atomics_of_the_next_owner_are_found_though_the_bytes_are_equal() -> None:
    result = answer(kernel(WRITE_A, BARRIER, atomic("or", "%b"), BARRIER, READ_A))
    assert result.differences == ()
    assert "taken-over" in {new.finding.kind for new in result.new_findings}
    assert any("atomics have changed" in str(new) for new in result.new_findings)
