"""The order of LDS accesses and asynchronous transfers, as the IR has it, is the order that they are issued in."""

from __future__ import annotations

import re

import pytest
from check_cases import words

import ldsopt

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@B = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %g) "amdgpu-flat-work-group-size"="1,32" {{
  store i32 1, ptr addrspace(3) @A
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  {between}
  {after}
  ret void
}}
"""
WAIT = "call void @llvm.amdgcn.s.wait.asynccnt(i16 0)"
FENCE = 'fence syncscope("wavefront") acq_rel'


@pytest.mark.parametrize(
    ("between", "after", "expected"),
    [
        pytest.param("", "store i32 2, ptr addrspace(3) @A", "reordered!", id="a-store-of-what-it-reads"),
        pytest.param("", "store i32 2, ptr addrspace(3) @B", "", id="a-store-of-something-else"),
        pytest.param("", "%v = load i32, ptr addrspace(3) @A\nstore i32 %v, ptr addrspace(1) %g", "", id="a-read-too"),
        pytest.param(FENCE, "store i32 2, ptr addrspace(3) @A", "missing-wait!", id="kept-by-a-fence"),
        pytest.param(f"{FENCE}\n{WAIT}\n{FENCE}", "store i32 2, ptr addrspace(3) @A", "", id="and-waited-for"),
    ],
)  # fmt: skip
def test_behind_an_asynchronous_store(between: str, after: str, expected: str) -> None:
    text = KERNEL.format(between=between, after=after)
    check = ldsopt.check(ldsopt.parse(text, mcpu="gfx1250"))
    # Nothing waits for the stores in front of the asynchronous one, either: of that nothing is asked here.
    assert re.sub(r"(\d+ )?overtaken-by-dma\? ?", "", words(check, "k")).strip() == expected
    if expected == "reordered!":
        assert "fence" in check.findings[0].remedy
