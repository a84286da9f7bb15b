"""The size of workgroups as the user tells it, where the kernel does not state it."""

from __future__ import annotations

import pytest
from ring_kernels import HEADER

import ldsopt
from ldsopt import check
from ldsopt.banks.conflicts import described_shapes
from ldsopt.ir.attributes import launch_bounds, with_told_shape
from ldsopt.ir.read import reparse

TOLD = "workgroup-size=32,4"
KERNEL = f"""{HEADER}declare i32 @llvm.amdgcn.workitem.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) #0 {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = shl i32 %y, 9
  %column = shl i32 %x, 4
  %at = or disjoint i32 %row, %column
  %own = getelementptr i8, ptr addrspace(3) @S, i32 %at
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load float, ptr addrspace(3) %own, align 16
  store float %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %w = load float, ptr addrspace(3) %own, align 16
  store float %w, ptr addrspace(1) %o
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="SIZE,SIZE" }}
"""


def kernel(size: int) -> str:
    return KERNEL.replace("SIZE", str(size))


def test_a_told_size_is_every_question_s_answer_and_stays_with_what_is_made_of_the_module() -> None:
    module = ldsopt.parse(kernel(128), mcpu="gfx1250")
    told = with_told_shape(module, (TOLD, "sizes-are-not-negative"))
    bounds = launch_bounds(told, next(told.functions()))
    assert (bounds.sizes, bounds.is_exact, bounds.is_told) == ((32, 4, 1), True, True)
    assert not launch_bounds(module, next(module.functions())).is_exact
    again = reparse(module.text, told)
    assert launch_bounds(again, next(again.functions())).sizes == (32, 4, 1)


def test_check_rests_on_a_told_size_and_says_so() -> None:
    """Each lane's bytes are its own wave's only if rows have 32 work-items."""
    module = ldsopt.parse(kernel(128), mcpu="gfx1250")
    plain, told = check(module), check(module, assume=[TOLD])
    assert TOLD in told.assumptions
    assert TOLD not in plain.assumptions
    assert len(told.findings) <= len(plain.findings)


@pytest.mark.parametrize("is_uniform", [True, False])
def test_a_size_that_the_kernel_states_needs_no_assumption_but_that_no_workgroup_is_smaller(
    is_uniform: bool,
) -> None:
    stated = kernel(128).replace("#0 {", "#0 !reqd_work_group_size !0 {") + "!0 = !{i32 32, i32 4, i32 1}\n"
    if is_uniform:
        stated = stated.replace("attributes #0 = {", 'attributes #0 = { "uniform-work-group-size"="true"')
    found = check(ldsopt.parse(stated, mcpu="gfx1250"), assume=[TOLD])
    assert (TOLD in found.assumptions) is not is_uniform


def test_a_size_that_the_kernel_s_bounds_exclude_is_refused() -> None:
    with pytest.raises(ldsopt.InputError, match="have 64 to 64 work-items, which is not workgroup-size=32,4"):
        check(ldsopt.parse(kernel(64), mcpu="gfx1250"), assume=[TOLD])


def test_two_sizes_and_unknown_promises_are_refused() -> None:
    with pytest.raises(ldsopt.UsageError, match="--assume takes one workgroup-size"):
        check(
            ldsopt.parse(kernel(128), mcpu="gfx1250"),
            assume=[TOLD, "workgroup-size=128"],
        )
    with pytest.raises(ldsopt.UsageError, match="no such assumption of a launch: speed"):
        check(ldsopt.parse(kernel(128), mcpu="gfx1250"), assume=["speed"])


def test_banks_know_lanes_by_a_told_size() -> None:
    """Lane 1 of a wave is the second of the first row, where rows have two work-items or more."""
    text = kernel(128).replace("shl i32 %y, 9", "shl i32 %y, 11")
    module = ldsopt.parse(text, mcpu="gfx1250")
    assert not described_shapes(module).accesses
    offsets = [
        one.shapes[0].offsets
        for one in described_shapes(with_told_shape(module, ["workgroup-size=16,8"])).accesses
    ]
    assert {places[15:17] for places in offsets} == {(240, 2048)}
