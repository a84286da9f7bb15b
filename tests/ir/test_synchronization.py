"""Barriers and waits, as intrinsics and in inline assembly."""

from __future__ import annotations

import pytest

from ldsopt import Module, parse
from ldsopt.ir.module import Instruction
from ldsopt.ir.synchronization import (
    Barrier,
    BarrierPart,
    CounterWait,
    Group,
    SynchronizationStep,
    barriers,
    may_end_wave,
    steps,
    whole_barrier,
)

FULL = Barrier(BarrierPart.BOTH, Group.WORKGROUP)


def asm(text: str) -> str:
    """A call of inline assembly."""
    return f'void asm sideeffect "{text}", "~{{memory}}"()'


DECLARATIONS = """
@n = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
declare void @llvm.amdgcn.s.barrier()
declare void @"x.llvm.amdgcn.s.barrier"()
declare void @llvm.amdgcn.s.cluster.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
declare void @llvm.amdgcn.s.barrier.init(ptr addrspace(3), i32)
declare void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3), i32)
declare void @llvm.amdgcn.wave.barrier()
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.endpgm()
"""


def module_with(call: str, arch: str) -> tuple[Module, Instruction, Instruction]:
    """A module with one load and one call."""
    body = f"%l = load i32, ptr addrspace(1) null\ncall {call}\nret void"
    module = parse(
        f'target triple = "amdgcn-amd-amdhsa"\n{DECLARATIONS}define amdgpu_kernel void @k() {{\n{body}\n}}',
        mcpu=arch,
    )
    (function,) = module.functions()
    return module, function.instructions[0], function.instructions[1]


@pytest.mark.parametrize(
    ("call", "arch", "expected"),
    [
        ("void @llvm.amdgcn.s.barrier()", "gfx942", (FULL,)),
        (asm("s_barrier"), "gfx942", (FULL,)),
        ("void @llvm.amdgcn.s.barrier.signal(i32 -1)", "gfx1201", (Barrier(BarrierPart.SIGNAL, Group.WORKGROUP),)),
        ("i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)", "gfx1201", (Barrier(BarrierPart.SIGNAL, Group.WORKGROUP),)),
        ("void @llvm.amdgcn.s.barrier.wait(i16 -1)", "gfx1201", (Barrier(BarrierPart.WAIT, Group.WORKGROUP),)),
        ("void @llvm.amdgcn.s.barrier.wait(i16 1)", "gfx1201", (Barrier(BarrierPart.WAIT, Group.NAMED),)),
        ("void @llvm.amdgcn.s.barrier.signal(i32 -3)", "gfx1250", (Barrier(BarrierPart.SIGNAL, Group.CLUSTER),)),
        ("void @llvm.amdgcn.s.cluster.barrier()", "gfx1250", (Barrier(BarrierPart.BOTH, Group.CLUSTER),)),
        (asm("s_barrier_signal -1\\0As_barrier_wait 0xffff"), "gfx1201", (FULL,)),
        (asm("s_barrier_signal -3\\0As_barrier_wait -1"), "gfx1250",
         (Barrier(BarrierPart.SIGNAL, Group.CLUSTER), Barrier(BarrierPart.WAIT, Group.WORKGROUP))),
        (asm("s_barrier_signal m0"), "gfx1201", (Barrier(BarrierPart.SIGNAL, Group.UNKNOWN),)),
        (asm("s_barrier_join 2"), "gfx1201", (Barrier(BarrierPart.MEMBERSHIP, Group.NAMED),)),
        ("void @llvm.amdgcn.wave.barrier()", "gfx942", ()),
        ("void @llvm.amdgcn.sched.barrier(i32 0)", "gfx942", ()),
        ("void @llvm.amdgcn.s.waitcnt(i32 3952)", "gfx942", (CounterWait("vmcnt", 0),)),
        ("void @llvm.amdgcn.s.wait.asynccnt(i16 2)", "gfx1250", (CounterWait("asynccnt", 2),)),
        (asm("s_waitcnt vmcnt(3) & lgkmcnt(0)"), "gfx942", (CounterWait("vmcnt", 3), CounterWait("lgkmcnt", 0))),
        (asm("s_waitcnt 0xf70\\0As_barrier"), "gfx942", (CounterWait("vmcnt", 0), FULL)),
        (asm("s_wait_loadcnt_dscnt 0x102"), "gfx1201", (CounterWait("loadcnt", 1), CounterWait("dscnt", 2))),
        (asm("s_waitcnt_vscnt null, 0x0"), "gfx1100", (CounterWait("vscnt", 0),)),
        (asm("s_nop 0 ; s_barrier"), "gfx942", ()),
        (asm("s_nop 0 ; s_waitcnt vmcnt(0)"), "gfx942", ()),
        (asm("s_waitcnt vmcnt(N)"), "gfx942", ()),
        (asm("s_waitcnt vmcnt(0) vmcnt(9)"), "gfx942", ()),
        (asm("s_wait_loadcnt 1_0"), "gfx1201", ()),
        (asm("s_wait_loadcnt 010"), "gfx1201", ()),
        (asm("s_branch 1\\0As_barrier"), "gfx942", None),
        (asm(".if 0\\0As_barrier\\0A.endif"), "gfx942", None),
        (asm("s_endpgm\\0As_barrier"), "gfx942", None),
        ("void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @n)", "gfx1201", (Barrier(BarrierPart.MEMBERSHIP, Group.NAMED),)),
        ("void @llvm.amdgcn.s.barrier.init(ptr addrspace(3) @n, i32 4)", "gfx1201",
         (Barrier(BarrierPart.MEMBERSHIP, Group.NAMED),)),
        ("void @llvm.amdgcn.s.barrier.signal.var(ptr addrspace(3) @n, i32 4)", "gfx1201",
         (Barrier(BarrierPart.SIGNAL, Group.NAMED),)),
        ('void @"x.llvm.amdgcn.s.barrier"()', "gfx942", ()),
    ],
)  # fmt: skip
def test_steps(call: str, arch: str, expected: tuple[SynchronizationStep, ...] | None) -> None:
    module, load, call_ = module_with(call, arch)
    assert steps(module, call_) == expected
    only = None if expected is None else tuple(step for step in expected if isinstance(step, Barrier))
    assert barriers(module, call_) == only
    assert steps(module, load) == barriers(module, load) == ()


@pytest.mark.parametrize(
    ("call", "ends"),
    [
        (asm(".if 0\\0As_barrier\\0A.endif"), True),  # anything may be in there
        (asm("s_cbranch_scc0 .L\\0As_endpgm\\0A.L:"), True),
        (asm("s_nop 0 ; s_endpgm"), False),
        (asm("s_barrier"), False),
        ("void @llvm.amdgcn.endpgm()", True),
        ("void @llvm.amdgcn.s.barrier()", False),
    ],
)
def test_wave_may_end(call: str, ends: bool) -> None:
    module, load, call_ = module_with(call, "gfx942")
    assert may_end_wave(module, call_) == ends
    assert not may_end_wave(module, load)


SIGNAL = "void @llvm.amdgcn.s.barrier.signal(i32 {})"
WAIT = "void @llvm.amdgcn.s.barrier.wait(i16 {})"


@pytest.mark.parametrize(
    ("calls", "last"),
    [
        (["void @llvm.amdgcn.s.barrier()"], 0),
        ([SIGNAL.format(-1), WAIT.format(-1)], 1),
        ([asm("s_barrier_signal -1"), asm("s_barrier_wait -1")], 1),
        ([asm("s_barrier_signal -1\\0As_barrier_wait -1")], 0),
        ([SIGNAL.format(-1), "void @llvm.amdgcn.wave.barrier()", WAIT.format(-1)], None),
        ([SIGNAL.format(-1), asm("s_wait_dscnt 0"), WAIT.format(-1)], None),
        ([SIGNAL.format(-1), WAIT.format(-3)], None),
        ([SIGNAL.format(-3), WAIT.format(-3)], None),
        ([SIGNAL.format(1), WAIT.format(1)], None),
        (["i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)", WAIT.format(-1)], None),
        ([WAIT.format(-1), SIGNAL.format(-1)], None),
        ([SIGNAL.format(-1)], None),
    ],
)
def test_a_signal_and_the_wait_right_behind_it_are_one_barrier(calls: list[str], last: int | None) -> None:
    body = "".join(f"  call {call}\n" for call in calls)
    module = parse(
        f'target triple = "amdgcn-amd-amdhsa"\n{DECLARATIONS}define void @f() {{\n{body}  ret void\n}}\n',
        mcpu="gfx1250",
    )
    (function,) = (f for f in module.functions() if f.name == "f")
    assert whole_barrier(module, function.instructions, 0) == last
