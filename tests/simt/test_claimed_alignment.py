"""An access may claim a larger alignment than it has bytes. The claim is checked at every address."""

from __future__ import annotations

import numpy as np
import pytest
from lane_kernels import parsed, run

import ldsopt
from ldsopt import Launch

ACCESSES = {
    "load": "%v = load i32, ptr addrspace(SPACE) %p, align ALIGN",
    "vector load": "%v = load <2 x i16>, ptr addrspace(SPACE) %p, align ALIGN",
    "struct load": "%v = load { i16, i16 }, ptr addrspace(SPACE) %p, align ALIGN",
    "store": "store i32 1, ptr addrspace(SPACE) %p, align ALIGN",
    "atomicrmw": "%v = atomicrmw add ptr addrspace(SPACE) %p, i32 1 monotonic, align ALIGN",
    "cmpxchg": "%v = cmpxchg ptr addrspace(SPACE) %p, i32 1, i32 2 monotonic monotonic, align ALIGN",
    "atomic load": "%v = load atomic i32, ptr addrspace(SPACE) %p monotonic, align ALIGN",
    "copy from": "call void @llvm.memcpy.p1.pSPACE.i64(ptr addrspace(1) %q, ptr addrspace(SPACE) align ALIGN %p, "
    "i64 4, i1 false)",
    "copy to": "call void @llvm.memcpy.pSPACE.p1.i64(ptr addrspace(SPACE) align ALIGN %p, ptr addrspace(1) %q, "
    "i64 4, i1 false)",
    "fill": "call void @llvm.memset.pSPACE.i64(ptr addrspace(SPACE) align ALIGN %p, i8 1, i64 4, i1 false)",
}
KERNEL = """
@s = internal addrspace(3) global [256 x i32] zeroinitializer, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %fill = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 0, ptr addrspace(3) %fill
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = getelementptr STEP, ptr addrspace(SPACE) BASE, i32 INDEX
  ACCESS
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
"""
KINDS = {1: "memory-fault", 3: "misaligned"}


def found(access: str, space: int, align: int, *, index: str = "%i", step: int = 4) -> set[str]:
    text = KERNEL.replace("ACCESS", access).replace("STEP", f"[{step} x i8]").replace("INDEX", index)
    text = (
        text.replace("SPACE", str(space))
        .replace("ALIGN", str(align))
        .replace("BASE", "@s" if space == 3 else "%a")
    )
    launch = Launch(block=(64,), arguments={"a": np.zeros(256, np.uint32), "b": np.zeros(256, np.uint32)})
    return {finding.kind for finding in run(text, launch).findings}


@pytest.mark.parametrize("space", KINDS)
@pytest.mark.parametrize("access", ACCESSES)
def test_a_claim_that_some_lane_breaks_is_found(access: str, space: int) -> None:
    """Lanes lie 4 bytes apart: a claim of 4 holds, of 8 only in every other lane."""
    assert found(ACCESSES[access], space, 4) == set()
    assert found(ACCESSES[access], space, 8) == {KINDS[space]}


@pytest.mark.parametrize("space", KINDS)
@pytest.mark.parametrize(("index", "kinds"), [("2", False), ("1", True)])
def test_claims_at_one_address_for_all_lanes_are_checked(space: int, index: str, kinds: bool) -> None:
    assert found(ACCESSES["load"], space, 8, index=index) == ({KINDS[space]} if kinds else set())


def test_claims_of_lanes_far_apart_hold() -> None:
    assert found(ACCESSES["load"], 1, 8, step=8) == set()


def test_verify_sees_an_alignment_that_became_larger() -> None:
    text = """
@s = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %i
  store i32 %i, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %p, align 4
  %r = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %v, ptr addrspace(1) %r, align 4
  ret void
}
"""
    launch = Launch(block=(64,), arguments={"o": np.zeros(64, np.uint32)}, dynamic_lds=256)
    load = "%v = load i32, ptr addrspace(3) %p, align 4"
    before, after = (parsed(one) for one in (text, text.replace(load, load.replace("align 4", "align 16"))))
    assert ldsopt.verify(before, before, launch).is_equivalent
    assert not ldsopt.verify(before, after, launch).is_equivalent
