"""A kernel that packing leaves without the proof that its waves do not race is named, where the output is checked."""

from __future__ import annotations

import pytest

import ldsopt
from ldsopt import CheckOptions
from ldsopt.api.transforms import packed_by
from ldsopt.transforms.pack.options import PackOptions

ROUND = """
  %p{0} = getelementptr i32, ptr addrspace(3) @{0}, i32 %{1}
  store i32 %t, ptr addrspace(3) %p{0}, align 4
  %x{0} = load i32, ptr addrspace(3) %p{0}, align 4
  %o{0} = getelementptr i32, ptr addrspace(1) %out, i32 %x{0}
  store i32 %t, ptr addrspace(1) %o{0}, align 4
"""
AGAIN = """
  %y = load i32, ptr addrspace(3) %pA, align 4
  store i32 %y, ptr addrspace(1) %out, align 4
"""
KERNEL = """target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
@C = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %t, 255
{0}
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
{1}
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,{2}" }}
"""


@pytest.mark.parametrize(("items", "lost"), [(1024, True), (256, False)])
@pytest.mark.parametrize("checks", [True, False])
def test_a_lost_proof_is_named(items: int, lost: bool, checks: bool) -> None:
    """Workgroups of more than 256 leave their variables, and are no launches; in one arena, that is not seen."""
    pytest.importorskip("bitwuzla")
    # A and B are needed at one time, and C is where A was.
    module = ldsopt.parse(
        KERNEL.format(ROUND.format("A", "t") + ROUND.format("B", "m") + AGAIN, ROUND.format("C", "m"), items)
    )
    made = packed_by(module, PackOptions(goal="bytes"), CheckOptions(), checks=checks)
    assert any(one.is_changed for one in made.details.kernels)
    assert any("waves do not race" in note for note in made.notes) is (lost and checks)
