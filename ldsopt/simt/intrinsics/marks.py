"""Intrinsics that only say something to the compiler or the scheduler."""

from __future__ import annotations

from ldsopt.simt.intrinsics.table import Effect, apply, intrinsic, nothing
from ldsopt.simt.kinds import first_lane
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import Registers


@intrinsic(
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.invariant.end",
    "llvm.prefetch",
    "llvm.donothing",
    "llvm.sideeffect",
    "llvm.dbg.value",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.amdgcn.sched.barrier",
    "llvm.amdgcn.sched.group.barrier",
    "llvm.amdgcn.iglp.opt",
    "llvm.amdgcn.wave.barrier",
    "llvm.amdgcn.s.setprio",
    "llvm.amdgcn.s.sleep",
    "llvm.amdgcn.s.nop",
    "llvm.amdgcn.s.prefetch.data",
    "llvm.amdgcn.s.prefetch.inst",
    "llvm.amdgcn.s.monitor.sleep",
    "llvm.amdgcn.s.ttracedata",
    "llvm.amdgcn.s.ttracedata.imm",
)
def _no_effect(node: Node) -> Effect:
    del node
    return nothing


@intrinsic(
    "llvm.expect", "llvm.ssa.copy", "llvm.launder.invariant.group", "llvm.strip.invariant.group",
    "llvm.amdgcn.wqm", "llvm.amdgcn.strict.wwm", "llvm.amdgcn.softwqm", "llvm.arithmetic.fence",
)  # fmt: skip
def _identity(node: Node) -> Effect:
    return apply(node, lambda x: x, 1)


_MODE, _OVERFLOW = 1, 23
_ROUNDING_BITS = 4


@intrinsic("llvm.amdgcn.s.setreg")
def _setreg(node: Node) -> Effect:
    """``s_setreg``. Of the hardware's registers only MODE affects results. Source: AMD Instinct MI300 ISA, 3.6."""
    field = node.immediate(0)
    register, first, size = field & 63, field >> 6 & 31, (field >> 11 & 31) + 1
    if register != _MODE:
        return nothing
    if first < _ROUNDING_BITS and node.constant(1) != 0:
        raise Unsupported("a rounding mode that is set; add it to ldsopt/simt/intrinsics/marks.py")
    if not first <= _OVERFLOW < first + size:
        return nothing
    value, kind = node.src(1), node.kind_of(1)

    def op(r: Registers) -> None:
        wave = r[0]
        wave.clamps_overflow = bool(first_lane(r[value], kind, wave.first()) >> (_OVERFLOW - first) & 1)

    return op


@intrinsic("llvm.is.constant")
def _is_constant(node: Node) -> Effect:
    d, known = node.dst, node.constant(0) is not None

    def op(r: Registers) -> None:
        r[d] = known

    return op


_SHORT_CLOCK = (1 << 20) - 1
"""gfx11 has a clock of 20 bits. Source: RDNA 3 ISA, SHADER_CYCLES."""


@intrinsic(
    "llvm.amdgcn.s.memtime", "llvm.amdgcn.s.memrealtime", "llvm.readcyclecounter", "llvm.readsteadycounter"
)
def _clock(node: Node) -> Effect:
    """Instructions that the wave has executed, and waited at barriers for others to execute."""
    d, left = node.dst, node.frame.left
    is_short = node.callee == "llvm.readcyclecounter" and node.frame.arch.generation == "gfx11"
    mask = _SHORT_CLOCK if is_short else -1

    def op(r: Registers) -> None:
        r[d] = r[0].time(left) & mask

    return op


_HW_ID, _HW_ID1, _XCC_ID = 4, 23, 20


@intrinsic("llvm.amdgcn.s.getreg")
def _getreg(node: Node) -> Effect:
    """``s_getreg``. The simulated device has one compute unit, so of its hardware id only the wave's own bits are set.

    Source: AMD Instinct MI300 ISA, 3.11; RDNA 3 ISA, 3.5; LLVM's SIDefines.h.
    """
    field, d = node.immediate(0), node.dst
    register, first, size = field & 63, field >> 6 & 31, (field >> 11 & 31) + 1
    is_gfx9 = node.frame.arch.generation == "gfx9"
    if register not in ((_HW_ID, _XCC_ID) if is_gfx9 else (_HW_ID1,)):
        raise Unsupported(f"s_getreg of register {register}; add it to ldsopt/simt/intrinsics/marks.py")
    bits = 0 if register == _XCC_ID else 15 if is_gfx9 else 31

    def op(r: Registers) -> None:
        r[d] = (r[0].number & bits) >> first & ((1 << size) - 1)

    return op
