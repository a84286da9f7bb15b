"""Slots that a loop carries round: free exactly where no execution races."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from executed_races import verdicts

import ldsopt
from ldsopt import Launch, simulate

Ring = tuple[int, int, bool, bool]
"""Its slots, how far ahead they are filled, and barriers in front of the store and behind it."""
BARRIER = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""

HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
"""
KERNEL = """
@{name}.ring = internal addrspace(3) global [{slots} x [128 x i32]] poison, align 16

define amdgpu_kernel void @{name}(ptr addrspace(1) noalias %out, i32 %n) #0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = xor i32 %t, 64
  br label %round
round:
  %i = phi i32 [ 0, %entry ], [ %i1, %round ]
  %fill = phi {type} [ {filled}, %entry ], [ %fill1, %round ]
  %read = phi {type} [ {read}, %entry ], [ %read1, %round ]
{top}
  %to = getelementptr i32, ptr addrspace(3) {fills}, i32 %t
  store i32 %i, ptr addrspace(3) %to
{middle}
  %from = getelementptr i32, ptr addrspace(3) {reads}, i32 %u
  %got = load i32, ptr addrspace(3) %from
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %got, ptr addrspace(1) %place
{next}
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %round, label %end
end:
  ret void
}}
"""


def kernel(name: str, how: str, ring: Ring) -> str:
    """A ring of which an iteration fills one slot and reads another, ``ahead`` slots behind."""
    slots, ahead, top, middle = ring
    step = {
        "remainder": "  %{0}0 = add i32 %{0}, 1\n  %{0}1 = urem i32 %{0}0, {1}",
        "choice": "  %{0}0 = add i32 %{0}, 1\n  %{0}2 = icmp eq i32 %{0}0, {1}\n"
        "  %{0}1 = select i1 %{0}2, i32 0, i32 %{0}0",
        "mask": "  %{0}0 = add i32 %{0}, 1\n  %{0}1 = and i32 %{0}0, {2}",
        "pointers": "  %{0}1 = getelementptr i8, ptr addrspace(3) %{3}, i32 0",
    }[how]
    names = ("fill", "read")
    following = "\n".join(step.format(each, slots, slots - 1, names[each == "fill"]) for each in names)
    variable = f"@{name}.ring"
    slot = f"getelementptr inbounds ([128 x i32], ptr addrspace(3) {variable}, i32 {{}})"
    by_pointer = how == "pointers"
    places = [f"%{each}" if by_pointer else f"%{each}.slot" for each in names]
    found = "".join(
        f"  %{each}.slot = getelementptr [128 x i32], ptr addrspace(3) {variable}, i32 %{each}\n"
        for each in names
    )
    return KERNEL.format(
        name=name,
        slots=slots,
        type="ptr addrspace(3)" if by_pointer else "i32",
        filled=slot.format(ahead % slots) if by_pointer else ahead % slots,
        read=slot.format(0) if by_pointer else 0,
        top=("" if by_pointer else found) + (BARRIER if top else ""),
        middle=BARRIER if middle else "",
        fills=places[0],
        reads=places[1],
        next=following,
    )


@pytest.mark.parametrize("how", ["remainder", "choice", "mask", "pointers"])
def test_a_ring_is_free_exactly_where_no_execution_races(how: str) -> None:
    pytest.importorskip("bitwuzla")
    sizes = (2, 4) if how == "mask" else (2,) if how == "pointers" else (2, 3)
    rings = {
        f"slots{slots}_ahead{ahead}{'_top' * top}{'_middle' * middle}": (slots, ahead, top, middle)
        for slots in sizes
        for ahead, top, middle in itertools.product(range(slots), (False, True), (False, True))
    }
    module = ldsopt.parse(HEAD + "".join(kernel(name, how, ring) for name, ring in rings.items()))
    found = verdicts(module, "no-global-races", "waves-are-whole", seconds=30.0)
    raced = set()
    for name in rings:
        launch = Launch((1,), (128,), [np.zeros(128, np.uint32), "u32=9"], name)
        if any(one.kind == "race" for one in simulate(module, launch, limit=50_000).findings):
            raced.add(name)
    assert {name for name in rings if found[name].may_race} == raced
    assert 0 < len(raced) < len(rings)
