"""Waits, barriers and the end of a wave: the effects of the steps that `ldsopt.ir.synchronization` reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import numpy as np

from ldsopt.ir import synchronization
from ldsopt.ir.attributes import string_attributes
from ldsopt.ir.details import arguments
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group
from ldsopt.simt.frame import Effect, Node, Unsupported, apply, intrinsic, nothing
from ldsopt.simt.intrinsics.lanes import vote
from ldsopt.simt.kinds import Value, first_lane, lanes_of
from ldsopt.simt.program import EventKind, Op, Registers, Trap, Wave, WaveEnd
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
    """Waits until at most ``most`` operations of a counter are outstanding."""
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
        Unsupported: another barrier than the workgroup's, or a part of a named one that `_named` has not.
    """
    found: list[Op | EventKind] = []
    for step in steps:
        if not isinstance(step, Barrier):
            found.append(_wait_for(*step))
        elif step == Barrier(BarrierPart.WAIT, Group.NAMED):
            found.append(EventKind.NAMED_WAIT)
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


_CLUSTER, _ALONE = "amdgpu-cluster-dims", ("0,0,0", "1,1,1")
"""The attribute with the workgroups of a cluster, and its values where there are no clusters, or clusters of one."""


@intrinsic(
    "llvm.amdgcn.s.waitcnt", "llvm.amdgcn.s.barrier", "llvm.amdgcn.s.barrier.signal", "llvm.amdgcn.s.barrier.wait",
    "llvm.amdgcn.s.cluster.barrier", "llvm.amdgcn.s.barrier.leave",
    *[f"llvm.amdgcn.s.wait.{counter}" for counter in _COUNTERS],
)  # fmt: skip
def _steps(node: Node) -> Effect:
    steps = synchronization.steps(node.frame.module, node.instruction)
    if steps is None:
        raise Unsupported(f"{node.callee} with these operands")
    if synchronization.is_of_cluster(node.frame.module, node.instruction) and not _has_clusters(
        node.frame.module
    ):
        steps = (Barrier(BarrierPart.BOTH, Group.WORKGROUP),)
    return effects(steps, node.frame.arch)


def _has_clusters(module: Module) -> bool:
    """True if a function states that its launches have clusters of several workgroups.

    Others are launched without, where a cluster's barrier is the workgroup's, with which it begins
    (`ldsopt.ir.synchronization.Barrier`).
    """
    stated = (string_attributes(module, one).get(_CLUSTER) for one in module.functions())
    return any(dims not in (None, *_ALONE) for dims in stated)


@intrinsic(
    "llvm.amdgcn.s.barrier.init", "llvm.amdgcn.s.barrier.join", "llvm.amdgcn.s.barrier.signal.var"
)  # fmt: skip
def _named(node: Node) -> Effect:
    """A wave's part in a named barrier. Operands: the barrier[, the number of arrivals; 0 leaves it as it was]."""
    part, barrier, kind = node.callee.split(".")[4], node.src(0), node.kind_of(0)
    count = None if part == "join" else node.src(1)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        place = int(first_lane(r[barrier], kind, wave.first()))
        arrivals = 0 if count is None else int(first_lane(r[count], node.kind_of(1), wave.first()))
        if part == "join":
            wave.group.join(wave, place)
        elif part == "init":
            wave.group.expect(place, arrivals)
        else:
            wave.group.expect(place, arrivals)
            wave.group.arrive(wave, place)

    return op


@intrinsic("llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64")
def _arrive(node: Node) -> Effect:
    """Arrives at an LDS barrier in each active lane; gives the words in front. Operands: the barrier, arrivals."""
    d, pointer, count, kinds = node.dst, node.src(0), node.src(1), (node.kind_of(0), node.kind_of(1))
    access = node.lds_access(8, 8, reads=True, writes=True, atomic=True)
    access.hands_over = access.arrives = True

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lanes = wave.everyone if wave.active is None else wave.active
        places = lanes_of(r[pointer], kinds[0], wave.size)[lanes]
        counts = lanes_of(r[count], kinds[1], wave.size)[lanes]
        r[d] = wave.spread(wave.lds.arrive(access, wave.queue, places, wave.active, counts))

    return op


@intrinsic("llvm.amdgcn.ds.atomic.async.barrier.arrive.b64")
def _arrive_later(node: Node) -> Effect:
    """Arrives at an LDS barrier, once in each active lane, when the wave's earlier asynchronous copies have landed."""
    pointer, kind = node.src(0), node.kind_of(0)
    access = node.lds_access(8, 8, reads=True, writes=True, atomic=True, is_copy=True)
    access.hands_over = access.arrives = True

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        lanes = wave.everyone if wave.active is None else wave.active
        places = lanes_of(r[pointer], kind, wave.size)[lanes].tolist()
        nothing, nowhere = np.zeros(0, np.uint8), np.zeros(0, np.uint32)
        wave.queue.issue(
            access, "asynccnt", slice(0, 0), data=nothing, address=nowhere, lanes=nowhere, arrivals=places
        )

    return op


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
        raise Trap("memory-fault", "executes a trap")

    return op


@intrinsic("llvm.assume")
def _assume(node: Node) -> Effect:
    """LLVM's LangRef: the behavior is undefined if the condition is false."""
    if node.constant(0):
        return nothing
    condition = node.src(0)

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        if vote(wave, r[condition]) != vote(wave, True):
            raise Trap("false-assume", "assumes what is not so")

    return op


# --- marks --------------------------------------------------------------------------------------------------
#
# Intrinsics that only say something to the compiler or the scheduler.


@intrinsic(
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
        raise Unsupported("a rounding mode that is set; add it to ldsopt/simt/intrinsics/synchronization.py")
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
    """Instructions that the wave has executed, plus those for which it has waited at barriers."""
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
        raise Unsupported(
            f"s_getreg of register {register}; add it to ldsopt/simt/intrinsics/synchronization.py"
        )
    bits = 0 if register == _XCC_ID else 15 if is_gfx9 else 31

    def op(r: Registers) -> None:
        r[d] = (r[0].number & bits) >> first & ((1 << size) - 1)

    return op


# --- workitems ----------------------------------------------------------------------------------------------
#
# Intrinsics that tell a lane where it is: ids, sizes, and the pointers that the launch passes.


def _along(axis: int) -> Mapping[str, Callable[[Wave], Value]]:
    letter = "xyz"[axis]
    return {
        f"llvm.amdgcn.workitem.id.{letter}": lambda wave: wave.ids[axis],
        f"llvm.amdgcn.workgroup.id.{letter}": lambda wave: wave.group.id[axis],
        f"llvm.amdgcn.cluster.id.{letter}": lambda wave: wave.group.id[axis],
    }


def _pointer(name: str) -> Mapping[str, Callable[[Wave], Value]]:
    return {f"llvm.amdgcn.{name}.ptr": lambda wave: wave.launch.pointers[name.partition(".")[0]]}


_ANSWERS: Mapping[str, Callable[[Wave], Value]] = {
    **_along(0),
    **_along(1),
    **_along(2),
    "llvm.amdgcn.wave.id": lambda wave: wave.number,
    "llvm.amdgcn.wavefrontsize": lambda wave: wave.size,
    "llvm.amdgcn.groupstaticsize": lambda wave: wave.launch.static_lds,
    **_pointer("implicitarg"),
    **_pointer("dispatch"),
    **_pointer("kernarg.segment"),
}
"""The answer of a wave to each of these."""


@intrinsic(*_ANSWERS)
def _answer(node: Node) -> Effect:
    d, answer = node.dst, _ANSWERS[node.callee]

    def op(r: Registers) -> None:
        r[d] = answer(r[0])

    return op


@intrinsic("llvm.amdgcn.is.shared", "llvm.amdgcn.is.private")
def _is_aperture(node: Node) -> Effect:
    from ldsopt.simt.addresses import LDS_APERTURE, SCRATCH_APERTURE

    d, a = node.dst, node.src(0)
    aperture = (LDS_APERTURE if node.callee.endswith("shared") else SCRATCH_APERTURE) >> 32

    def op(r: Registers) -> None:
        r[d] = r[a] >> 32 == aperture

    return op


@intrinsic("llvm.amdgcn.dispatch.id", "llvm.amdgcn.queue.ptr")
def _unknown(node: Node) -> Effect:
    raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/synchronization.py")
