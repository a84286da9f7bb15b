"""A wave's n-th barrier meets every other wave's n-th, whichever instructions they are."""

from __future__ import annotations

import pytest
from check_cases import words

import ldsopt

HEADER = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define internal void @sync() noinline {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
"""
DMA = "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)"
BARRIER = "call void @llvm.amdgcn.s.barrier()"
IN_ASM = 'call void asm sideeffect "s_barrier", "~{memory}"()'
CALLED = "call void @sync()"
DRAIN = 'fence syncscope("workgroup") release'
WAVE = """%t = call i32 @llvm.amdgcn.workitem.id.x()
%w0 = lshr i32 %t, 6
%w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
%c = icmp eq i32 %w, 0"""
WORKGROUP = "%w = call i32 @llvm.amdgcn.workgroup.id.x()\n%c = icmp eq i32 %w, 0"


def read(name: str) -> str:
    return f"%{name} = load volatile i32, ptr addrspace(3) @A\nstore i32 %{name}, ptr addrspace(1) %o"


def found(*lines: str, arch: str = "gfx942") -> str:
    body = "\n".join(lines)
    text = f"""{HEADER}
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="256,256" {{
{body}
ret void
}}
"""
    return words(ldsopt.check(ldsopt.parse(text, mcpu=arch)), "k")


def arms(condition: str, yes: list[str], no: list[str]) -> list[str]:
    branch = "br i1 %c, label %yes, label %no"
    return [condition, branch, "yes:", *yes, "br label %end", "no:", *no, "br label %end", "end:"]


@pytest.mark.parametrize("barrier", [BARRIER, IN_ASM], ids=["intrinsic", "assembly"])
def test_barriers_of_two_roles_meet(barrier: str) -> None:
    assert "dma-across-barrier?" in found(*arms(WAVE, [DMA, barrier], [barrier, read("v")]))


def test_barriers_of_callees_meet() -> None:
    """A callee begins with waits, but for asynchronous loads."""
    load = "call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %o, ptr addrspace(3) @A, i32 0, i32 0)"
    assert "dma-across-barrier?" in found(*arms(WAVE, [load, CALLED], [CALLED, read("v")]), arch="gfx1250")
    assert found(*arms(WAVE, [DMA, CALLED], [CALLED, read("v")])) == ""


def test_barriers_of_two_roles_behind_a_wait() -> None:
    assert found(*arms(WAVE, [DMA, DRAIN, BARRIER], [BARRIER, read("v")])) == ""


def test_barriers_of_arms_that_all_waves_take_alike_do_not_meet() -> None:
    assert found(*arms(WORKGROUP, [DMA, BARRIER], [BARRIER, read("v")])) == ""


def test_a_barrier_behind_the_roles_meets_itself() -> None:
    """The DMA is drained before it, so what comes behind it meets nothing."""
    assert found(*arms(WAVE, [BARRIER, DMA, DRAIN], [BARRIER]), BARRIER, read("v")) == ""


def staggered(*, first: list[str], drain: list[str]) -> list[str]:
    """Some waves are one barrier ahead; a round fills in its first half and reads in its second."""
    enter = [WAVE, "br i1 %c, label %ahead, label %head", "ahead:", *first, "br label %head"]
    phi = "%i = phi i32 [0, %0], [0, %ahead], [%j, %head]"
    again = ["%j = add i32 %i, 1", "%d = icmp slt i32 %j, %n", "br i1 %d, label %head, label %done", "done:"]
    return [*enter, "head:", phi, DMA, BARRIER, *drain, BARRIER, read("v"), *again]


def test_staggered_waves_meet_one_barrier_apart() -> None:
    """With equal steps the wait stands between the DMA and the barrier that its readers come through."""
    assert found(*staggered(first=[], drain=[DRAIN])).count("dma") == 0
    assert "dma-across-barrier?" in found(*staggered(first=[BARRIER], drain=[DRAIN]))


def test_a_wave_that_signals_last_and_does_not_wait() -> None:
    signal, wait = (
        "call void @llvm.amdgcn.s.barrier.signal(i32 -1)",
        "call void @llvm.amdgcn.s.barrier.wait(i16 -1)",
    )
    store = "store i32 7, ptr addrspace(3) @A"
    assert "bare-barrier?" in found(*arms(WAVE, [store, signal], [signal, wait, read("v")]), arch="gfx1201")
