"""Waits, barriers and the end of a wave: the effects of what `ldsopt.ir.synchronization` reads."""

from __future__ import annotations

from collections.abc import Iterable

from ldsopt.ir import synchronization
from ldsopt.ir.calls import arguments
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group
from ldsopt.simt.intrinsics.table import Effect, intrinsic, nothing
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.program import EventKind, Op, Registers, Trap, WaveEnd
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import MARK, WAIT_FOR_MARKS

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
_PARTS = {BarrierPart.SIGNAL: EventKind.BARRIER_SIGNAL, BarrierPart.WAIT: EventKind.BARRIER_WAIT}


def _wait_for(counter: str, outstanding: int) -> Op:
    """Waits until at most so many operations of a counter are outstanding."""
    queue = _QUEUES.get(counter)
    if queue is None:  # nothing is asynchronous here that is counted there
        return nothing

    def op(r: Registers) -> None:
        wave = r[0]
        wave.statistics.waits += 1
        wave.queue.wait(queue, outstanding)

    return op


def _wait_by_itself(r: Registers) -> None:
    """The wait that the backend puts in front of a barrier on old architectures."""
    wave = r[0]
    wave.statistics.waits += 1
    wave.queue.wait_unmarked()


def effects(steps: Iterable[synchronization.SynchronizationStep], arch: Arch) -> tuple[Op | EventKind, ...]:
    """The effects of waits and barriers, in their order; old architectures wait for everything before ``s_barrier``.

    Raises:
        Unsupported: another barrier than the workgroup's.
    """
    found: list[Op | EventKind] = []
    for step in steps:
        if not isinstance(step, Barrier):
            found.append(_wait_for(*step))
        elif step.group is not Group.WORKGROUP or step.part is BarrierPart.MEMBERSHIP:
            raise Unsupported(
                f"a barrier of {step.group.value}; add it to ldsopt/simt/intrinsics/synchronization.py"
            )
        elif step.part is BarrierPart.BOTH:
            found += [_wait_by_itself] if arch.has_auto_barrier_wait else []
            found.append(EventKind.BARRIER)
        else:
            found.append(_PARTS[step.part])
    return tuple(found)


@intrinsic(
    "llvm.amdgcn.s.waitcnt", "llvm.amdgcn.s.barrier", "llvm.amdgcn.s.barrier.signal", "llvm.amdgcn.s.barrier.wait",
    "llvm.amdgcn.s.cluster.barrier", "llvm.amdgcn.s.barrier.signal.var", "llvm.amdgcn.s.barrier.init",
    "llvm.amdgcn.s.barrier.join", "llvm.amdgcn.s.barrier.leave",
    *[f"llvm.amdgcn.s.wait.{counter}" for counter in _COUNTERS],
)  # fmt: skip
def _steps(node: Node) -> Effect:
    steps = synchronization.steps(node.frame.module, node.instruction)
    if steps is None:
        raise Unsupported(f"{node.callee} with these operands")
    return effects(steps, node.frame.arch)


def _require_plain_marks(node: Node, mask: int) -> None:
    if not node.frame.function.is_kernel:
        raise Unsupported(
            f"{node.callee} in a function that is called: marks are counted function by function"
        )
    if len(arguments(node.frame.module, node.instruction)) > mask and node.immediate(mask) != 0:
        raise Unsupported(f"{node.callee} that leaves some kinds of copies out")


@intrinsic(MARK)
def _mark(node: Node) -> Effect:
    _require_plain_marks(node, 0)

    def op(r: Registers) -> None:
        r[0].queue.mark()

    return op


@intrinsic(WAIT_FOR_MARKS)
def _wait_for_marks(node: Node) -> Effect:
    _require_plain_marks(node, 1)
    left = node.immediate(0)

    def op(r: Registers) -> None:
        wave = r[0]
        wave.statistics.waits += 1
        wave.queue.wait_for_marks(left)

    return op


@intrinsic("llvm.amdgcn.s.wait.event.export.ready", "llvm.amdgcn.s.wait.event")
def _wait_event(_: Node) -> Effect:
    return nothing


def end_wave(_: Registers) -> None:
    """``s_endpgm``: the wave ends with all its lanes, whichever are active.

    Raises:
        WaveEnd: always.
    """
    raise WaveEnd


@intrinsic("llvm.amdgcn.endpgm")
def _endpgm(_: Node) -> Effect:
    return end_wave


@intrinsic("llvm.trap", "llvm.ubsantrap")
def _trap(_: Node) -> Effect:
    def op(_: Registers) -> None:
        raise Trap

    return op
