"""Waits and barriers."""

from __future__ import annotations

import re

from ldsopt.simt.intrinsics.table import Effect, intrinsic, nothing
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import EventKind, Op, Registers
from ldsopt.target.arch import Arch
from ldsopt.target.waitcnt import decode

_QUEUES = {"loadcnt": "vmcnt", "vmcnt": "vmcnt", "asynccnt": "asynccnt", "tensorcnt": "tensorcnt"}
_COUNTERS = (
    "loadcnt",
    "storecnt",
    "dscnt",
    "kmcnt",
    "samplecnt",
    "bvhcnt",
    "expcnt",
    "xcnt",
    "asynccnt",
    "tensorcnt",
)


def wait_for(counter: str, outstanding: int) -> Op:
    """Waits until at most so many operations of a counter are outstanding."""
    queue = _QUEUES.get(counter)
    if queue is None:  # nothing is asynchronous here that is counted there
        return nothing

    def op(r: Registers) -> None:
        wave = r[0]
        wave.statistics.waits += 1
        wave.queue.wait(queue, outstanding)

    return op


@intrinsic("llvm.amdgcn.s.waitcnt")
def _waitcnt(node: Node) -> Effect:
    immediate = node.immediate(0)
    try:
        fields = decode(node.decoder.arch, immediate & 0xFFFF)
    except ValueError as problem:
        raise Unsupported(str(problem)) from None
    return wait_for("vmcnt", fields["vmcnt"])


@intrinsic(*[f"llvm.amdgcn.s.wait.{counter}" for counter in _COUNTERS])
def _wait(node: Node) -> Effect:
    return wait_for(node.callee.split(".")[-1], node.immediate(0))


@intrinsic("llvm.amdgcn.s.wait.event.export.ready", "llvm.amdgcn.s.wait.event")
def _wait_event(_: Node) -> Effect:
    return nothing


def barrier(arch: Arch) -> tuple[Op | EventKind, ...]:
    """``s_barrier``, in front of which old architectures wait for everything."""
    if arch.has_auto_barrier_wait:
        return wait_for("vmcnt", 0), EventKind.BARRIER
    return (EventKind.BARRIER,)


@intrinsic("llvm.amdgcn.s.barrier")
def _barrier(node: Node) -> Effect:
    return barrier(node.decoder.arch)


@intrinsic("llvm.amdgcn.s.barrier.signal", "llvm.amdgcn.s.barrier.wait")
def _split_barrier(node: Node) -> Effect:
    if node.immediate(0) & 0xFFFF != 0xFFFF:
        raise Unsupported("a named barrier; add it to ldsopt/simt/intrinsics/synchronization.py")
    return EventKind.BARRIER_SIGNAL if "signal" in node.callee else EventKind.BARRIER_WAIT


# --- inline assembly ------------------------------------------------------------------------------------------

_STATEMENT = re.compile(r"^(?P<mnemonic>[a-z_0-9]+)\s*(?P<operands>.*)$")
_FIELD = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\w+)\)")
_SINGLE = re.compile(r"^s_wait_(\w+)$")


def assembly(text: str, arch: Arch) -> tuple[Op | EventKind, ...]:
    """What a statement that holds nothing but waits and barriers does.

    Raises:
        Unsupported: it holds something else.
    """
    steps: list[Op | EventKind] = []
    for line in re.split(r"[\n;]", text):
        statement = line.split("//")[0].strip()
        if not statement:
            continue
        match = _STATEMENT.match(statement)
        mnemonic, operands = (match["mnemonic"], match["operands"]) if match else ("", "")
        single = _SINGLE.match(mnemonic)
        if mnemonic == "s_waitcnt":
            fields = dict(_FIELD.findall(operands))
            if not fields and operands:
                fields = {"vmcnt": str(decode(arch, int(operands, 0) & 0xFFFF)["vmcnt"])}
            if "vmcnt" in fields:
                steps.append(wait_for("vmcnt", int(fields["vmcnt"], 0)))
        elif mnemonic in ("s_waitcnt_vmcnt", "s_waitcnt_lgkmcnt", "s_waitcnt_vscnt", "s_waitcnt_expcnt"):
            steps.append(wait_for(mnemonic.rpartition("_")[2], int(operands.split(",")[-1], 0)))
        elif single and single[1] in _COUNTERS:
            steps.append(wait_for(single[1], int(operands, 0)))
        elif mnemonic == "s_barrier":
            steps.extend(barrier(arch))
        elif mnemonic in ("s_nop", "s_setprio", "s_sleep"):
            continue
        else:
            raise Unsupported(
                f'inline assembly "{statement}"; add it to ldsopt/simt/intrinsics/synchronization.py'
            )
    return tuple(steps)
