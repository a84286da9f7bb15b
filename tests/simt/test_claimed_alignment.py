"""An access may claim a larger alignment than it has bytes. The claim is checked at every address."""

from __future__ import annotations

import numpy as np
import pytest

from ldsopt import api
from ldsopt.ir.read import parse
from ldsopt.simt.launch import Launch
from ldsopt.simt.preparation import Backend
from ldsopt.simt.simulate import simulate

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
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p1.pSPACE.i64(ptr addrspace(1), ptr addrspace(SPACE), i64, i1)
COPY_TO
declare void @llvm.memset.pSPACE.i64(ptr addrspace(SPACE), i8, i64, i1)
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
    copy = "declare void @llvm.memcpy.pSPACE.p1.i64(ptr addrspace(SPACE), ptr addrspace(1), i64, i1)"
    text = text.replace("COPY_TO", copy if space != 1 else "")
    text = (
        text.replace("SPACE", str(space))
        .replace("ALIGN", str(align))
        .replace("BASE", "@s" if space == 3 else "%a")
    )
    launch = Launch(block=(64,), arguments={"a": np.zeros(256, np.uint32), "b": np.zeros(256, np.uint32)})
    module = parse(f'target triple = "amdgcn-amd-amdhsa"\n{text}', mcpu="gfx942")
    return {finding.kind for finding in simulate(module, launch).findings}


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


@pytest.mark.parametrize("backend", ["interpreted", "compiled"])
@pytest.mark.parametrize("space", KINDS)
def test_compiled_code_checks_claims(backend: Backend, space: int) -> None:
    """In a loop, so often that it is compiled, the address becomes odd at last."""
    base = "@s" if space == 3 else "%a"
    text = f"""
@s = internal addrspace(3) global [2048 x i32] zeroinitializer, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %last) {{
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %even = shl i32 %id, 2
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %is_last = icmp eq i32 %n, 2000
  %more = select i1 %is_last, i32 %last, i32 0
  %at = add i32 %even, %more
  %p = getelementptr i32, ptr addrspace({space}) {base}, i32 %at
  store i32 %n, ptr addrspace({space}) %p, align 16
  %m = add i32 %n, 1
  %done = icmp eq i32 %m, 2001
  br i1 %done, label %end, label %loop
end:
  ret void
}}"""
    module = parse(f'target triple = "amdgcn-amd-amdhsa"\n{text}', mcpu="gfx942")
    for last, kinds in ((0, set()), (1, {KINDS[space]})):
        launch = Launch(block=(64,), arguments={"a": np.zeros(512, np.uint32), "last": last})
        assert {f.kind for f in simulate(module, launch, backend=backend).findings} == kinds


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
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    launch = Launch(block=(64,), arguments={"o": np.zeros(64, np.uint32)}, dynamic_lds=256)
    before, after = (
        parse(f'target triple = "amdgcn-amd-amdhsa"\n{one}', mcpu="gfx942")
        for one in (
            text,
            text.replace(
                "%v = load i32, ptr addrspace(3) %p, align 4", "%v = load i32, ptr addrspace(3) %p, align 16"
            ),
        )
    )
    assert api.verify(before, before, launch).is_equivalent
    assert not api.verify(before, after, launch).is_equivalent
