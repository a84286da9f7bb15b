"""Intrinsics that only say something to the compiler or the scheduler."""

from __future__ import annotations

from ldsopt.simt.intrinsics.table import Effect, apply, intrinsic, nothing
from ldsopt.simt.node import Node
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
    "llvm.amdgcn.s.setreg",
    "llvm.amdgcn.s.prefetch.data",
    "llvm.amdgcn.s.prefetch.inst",
    "llvm.amdgcn.asyncmark",
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


@intrinsic("llvm.is.constant")
def _is_constant(node: Node) -> Effect:
    d, known = node.dst, node.constant(0) is not None

    def op(r: Registers) -> None:
        r[d] = known

    return op


@intrinsic(
    "llvm.amdgcn.s.memtime", "llvm.amdgcn.s.memrealtime", "llvm.readcyclecounter", "llvm.readsteadycounter"
)
def _clock(node: Node) -> Effect:
    """Instructions that the wave has executed: it only ever grows."""
    d = node.dst

    def op(r: Registers) -> None:
        r[0].clock += 1
        r[d] = r[0].clock

    return op
