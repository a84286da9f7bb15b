"""A wave-wide LDS-DMA under a branch on the lane writes the bytes of some lanes only: none of them for sure."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt
from ldsopt.checker.accesses import find_accesses

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="1,64" {{
entry:
  {value}
  %c = icmp ult i32 %t, 4
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %b
b:
  %v = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @A, i32 {element}), !tbaa !0
  store i32 %v, ptr addrspace(1) %o
  ret void
}}
!0 = !{{!1, !1, i64 0}}
!1 = !{{!"int", !2}}
!2 = !{{!"root"}}
"""
ITEM = "%t = call i32 @llvm.amdgcn.workitem.id.x()"
LANE = "%t = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)"
GROUP = "%t = call i32 @llvm.amdgcn.workgroup.id.x()"


@pytest.mark.parametrize(
    ("value", "element", "expected"),
    [
        pytest.param(ITEM, 50, "missing-wait?", id="by-work-item"),
        pytest.param(LANE, 50, "missing-wait?", id="by-lane"),
        pytest.param(ITEM, 64, "", id="behind-the-last-lane"),
        pytest.param(GROUP, 50, "missing-wait!", id="the-same-for-all-lanes"),
        pytest.param("%t = add i32 %n, 0", 50, "missing-wait!", id="by-argument"),
    ],
)
def test_of_some_lanes(value: str, element: int, expected: str) -> None:
    text = KERNEL.format(value=value, element=element)
    assert words(ldsopt.check(ldsopt.parse(text, mcpu="gfx942")), "k") == expected


IRREDUCIBLE = """
define amdgpu_kernel void @first(ptr addrspace(8) inreg %r, i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %y
y:
  br i1 %c, label %x, label %z
z:
  ret void
}
"""
"""Two paths into a loop: which lanes run a block is not looked into."""


def test_each_function_is_looked_at_by_itself() -> None:
    text = KERNEL.format(value=ITEM, element=50).replace(
        "define amdgpu_kernel void @k", f"{IRREDUCIBLE}\ndefine amdgpu_kernel void @k"
    )
    module = ldsopt.parse(text, mcpu="gfx942")
    accesses = find_accesses(module)
    dmas = {line for line, access in accesses.by_line.items() if access.is_dma}
    assert len(dmas) == 2
    assert accesses.masked == dmas
