"""By the rules alone, accesses keep the wait for an LDS-DMA that a bare barrier gets by on."""

from __future__ import annotations

import pytest

from ldsopt import api

HEAD = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @elsewhere()
"""
DMA = (
    "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, "
    "i32 0, i32 0)"
)
GLOBAL_DMA = (
    "call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0)"
)
DMA_B = DMA.replace("@A", "@B")
LOAD_A, LOAD_B = (f"%x{base} = load i32, ptr addrspace(3) @{base}, align 4" for base in "AB")
STORE_B = "store i32 0, ptr addrspace(3) @B, align 4"
BARRIER = "call void @llvm.amdgcn.s.barrier()"
SIGNAL, ARRIVED = (
    "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
    "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
)
BARRIER_ASM = 'call void asm sideeffect "s_barrier", "~{memory}"()'
WAIT_ASM = 'call void asm sideeffect "s_waitcnt vmcnt(2)", "~{memory}"()'
WAIT = "call void @llvm.amdgcn.s.waitcnt(i32 3952)"  # vmcnt(0)
LDS_WAIT = "call void @llvm.amdgcn.s.waitcnt(i32 49279)"  # lgkmcnt(0)
RELEASE = 'fence syncscope("workgroup") release'
LOOP = ["br label %loop", "loop:"]
AGAIN = ["br i1 %c, label %loop, label %end", "end:"]


def is_tagged(*body: str, mcpu: str = "gfx942", judged: str = "@B", **options: bool) -> list[bool]:
    """Of each access of a variable that is no LDS-DMA, whether it says what it does not alias."""
    lines = "\n".join(line if line.endswith(":") else f"  {line}" for line in body)
    kernel = "define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %g, i1 %c)"
    text = f"{HEAD}{kernel} {{\n{lines}\n  ret void\n}}\n"
    made = api.annotate(api.parse(text, mcpu=mcpu), **options).text.split("\n")
    return ["!noalias" in line for line in made if judged in line and ("= load" in line or "  store" in line)]


KEPT = {
    "a load on the way to a barrier": [DMA, LOAD_B, BARRIER, LOAD_A],
    "a store": [DMA, STORE_B, BARRIER, LOAD_A],
    "a copy of global memory": [GLOBAL_DMA, LOAD_B, BARRIER, LOAD_A],
    "a barrier in assembly": [DMA, LOAD_B, BARRIER_ASM, LOAD_A],
    "a copy behind the barrier": [DMA, LOAD_B, BARRIER, DMA],
    "a wait for LDS alone": [DMA, LOAD_B, LDS_WAIT, BARRIER, LOAD_A],
    "a barrier in between that meets nothing": [DMA, LOAD_B, BARRIER, DMA_B, BARRIER, LOAD_A],
    "another block": [
        DMA,
        "br label %next",
        "next:",
        DMA,
        LOAD_B,
        "br label %last",
        "last:",
        BARRIER,
        LOAD_A,
    ],
    "the next round": [*LOOP, LOAD_A, DMA, LOAD_B, BARRIER, *AGAIN],
    "assembly that cannot be read": [
        DMA,
        LOAD_B,
        'call void asm sideeffect ".if 0\\0As_barrier\\0A.endif", ""()',
        LOAD_A,
    ],
    "a function that may have a barrier": [DMA, LOAD_B, "call void @elsewhere()", LOAD_A],
}
TAGGED = {
    "the author's wait": [DMA, LOAD_B, WAIT, BARRIER, LOAD_A],
    "the author's wait for all but some": [DMA, LOAD_B, WAIT_ASM, BARRIER, LOAD_A],
    "a fence": [DMA, LOAD_B, RELEASE, BARRIER, LOAD_A],
    "no barrier": [DMA, LOAD_B, LOAD_A],
    "a barrier ahead of the access": [DMA, BARRIER, LOAD_A, BARRIER, DMA_B, WAIT, LOAD_B],
    "a barrier behind which nothing is of its bytes": [DMA, LOAD_B, BARRIER, DMA_B],
    "an access ahead of the copy": [LOAD_B, DMA, BARRIER, LOAD_A],
}


@pytest.mark.parametrize("body", KEPT.values(), ids=KEPT)
def test_access_that_a_barrier_gets_by_on_keeps_its_wait(body: list[str]) -> None:
    assert is_tagged(*body) == [False]


@pytest.mark.parametrize("body", TAGGED.values(), ids=TAGGED)
def test_access_is_tagged_where_no_barrier_rests_on_its_wait(body: list[str]) -> None:
    assert is_tagged(*body) == [True]


def test_split_barrier_is_one() -> None:
    assert is_tagged(DMA, LOAD_B, SIGNAL, ARRIVED, LOAD_A, mcpu="gfx1201") == [False]
    assert is_tagged(DMA, LOAD_B, SIGNAL, ARRIVED, DMA_B, mcpu="gfx1201") == [True]


def test_backend_that_waits_at_every_barrier_needs_none() -> None:
    assert is_tagged(DMA, LOAD_B, BARRIER, LOAD_A, mcpu="gfx906") == [True]
