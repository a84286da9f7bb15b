"""The model of one compute unit: the waves that issue in each cycle, and the reasons for which others wait.

Rules.

* A wave issues in order, and one instruction at most every `Cost.ISSUE` cycles. If SIMDs take turns, a SIMD issues
  only in its turn: one instruction at most of each category, each of another wave.
* Between waves of a SIMD that want the same unit in the same cycle, the higher ``s_setprio`` wins, then the lower
  number. The ISA says that the higher priority goes first; that otherwise the older wave does is assumed.
* An instruction is issued when its sources are there (`Cost.VALU_RESULT` and its like) and its unit is free. Memory and
  LDS accept issued operations, and serve them in order of issue, for all waves of the compute unit together.
* How LDS and memory serve these: see below.
* A counter goes down in order of issue, for each queue of `ldsopt.isa.events` that is in order. A wait ends when as
  many operations as it allows are left; an operation that would take a counter over its largest value waits as well.
* ``s_barrier`` ends when all waves of the workgroup that have not ended are there; split ones arrive and wait
  separately. So no wave waits for ever.

Not modelled, so that it costs nothing: fetching instructions, register banks, clauses, caches (the range of latencies
stands for them), the compute unit's share of the bandwidth behind the first cache, and the work of other workgroups.

LDS and vector memory of a compute unit, which its waves share: the completion of operations.

Both serve operations in the order in which they are issued. LDS has its banks, and a port for each pair of SIMDs: the
banks process issued operations, cycle by cycle; a port is held for the transfer, or until the banks have delivered all
data. Vector memory processes the addresses and data of one instruction after the other.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import Enum
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.target.opcodes import Kind
from ldsopt.target.waits import largest_count
from ldsopt.timeline.decoded import CostedInstruction, CostedOperation, CostTable, FlowRole, Unit
from ldsopt.timeline.figures import Cost, MachineFigures, figures_of
from ldsopt.timeline.streams import WorkgroupStreams

# --- stalls -------------------------------------------------------------------------------------------------
#
# The result of the model: the times when a wave of the compute unit stalled, and the causes.


class StallCause(Enum):
    """The reason why an instruction was not issued as soon as its wave was ready for it."""

    LDS = "LDS"
    MEMORY = "memory"
    SCALAR = "scalar memory"
    OTHER = "another operation"
    BARRIER = "other waves at the barrier"
    RESULT = "a result of arithmetic"
    MATRIX = "the matrix unit"
    UNIT = "a busy unit"
    COUNTER_FULL = "a full counter"
    IDLE = "s_nop or s_sleep"
    BRANCH = "a branch"


WAITS = frozenset({StallCause.LDS, StallCause.MEMORY, StallCause.SCALAR, StallCause.OTHER})
"""The causes for which a wave may wait at a wait instruction."""


class Stall(NamedTuple):
    """A time in which one wave issued nothing.

    Attributes:
        wave: its number on the compute unit.
        instruction: the next instruction, which was not issued.
        start, end: cycles.
        blocker: the instruction whose operation, result or arrival was waited for.
        blocking_wave: the wave that executed it.
        conflicts: of a wait for LDS, cycles that the access needed for bank conflicts.
    """

    wave: int
    instruction: AsmInstruction
    start: int
    end: int
    cause: StallCause
    blocker: AsmInstruction | None
    blocking_wave: int
    conflicts: int = 0

    @property
    def cycles(self) -> int:
        """The cycles for which the wave stalled."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class EstimatedRun:
    """One run of the model, with one latency of memory.

    Attributes:
        memory_latency: cycles.
        stalls: of all waves, by their ends.
        ends: for each wave on the compute unit, the cycle in which it ended.
        issued: for each wave, the cycles in which it issued the watched instructions.
    """

    memory_latency: int
    stalls: Sequence[Stall]
    ends: Sequence[int]
    issued: Mapping[int, Sequence[int]] = field(default_factory=dict)

    @property
    def wave_cycles(self) -> int:
        """The cycles of all waves together, from the first instruction of each to its last."""
        return sum(self.ends)


BASIS = {
    StallCause.LDS: (Cost.LDS, Cost.LDS_TRANSFER),
    StallCause.RESULT: (Cost.VALU_RESULT, Cost.SALU_RESULT),
    StallCause.MATRIX: (Cost.MATRIX_PASS, Cost.MATRIX_RESULT),
    StallCause.UNIT: (Cost.VALU, Cost.ISSUE),
    StallCause.BRANCH: (Cost.BRANCH,),
    StallCause.IDLE: (Cost.ISSUE,),
}
"""The figures that decide the length of a stall; for memory the given range does, at a barrier the other waves."""


_CAUSES = {
    Kind.LDS: StallCause.LDS,
    Kind.LANES: StallCause.LDS,
    Kind.LDS_DIRECT: StallCause.LDS,
    Kind.SCALAR: StallCause.SCALAR,
    Kind.MESSAGE: StallCause.OTHER,
    Kind.EXPORT: StallCause.OTHER,
    Kind.GDS: StallCause.OTHER,
}


def cause_of(operation: CostedOperation) -> StallCause:
    """The kind of wait of a wave that waits for an operation."""
    return _CAUSES.get(operation.kind, StallCause.MEMORY)


class SharedPipes:
    """The units of one compute unit that serve operations of all its waves.

    Args:
        machine: the figures.
        memory_latency: cycles from a vector memory instruction to its data.
        scalar_latency: the same of a scalar load.
    """

    def __init__(self, machine: MachineFigures, memory_latency: int, scalar_latency: int) -> None:
        self._machine = machine
        self._memory_latency, self._scalar_latency = memory_latency, scalar_latency
        self._ports = [0] * machine.ports
        self._banks = self._memory = 0

    def complete(self, operation: CostedOperation, simd: int, bank_cycles: int, now: int) -> int:
        """Accepts an operation that a SIMD issues, and returns the cycle in which it will be complete.

        Args:
            simd: the SIMD.
            bank_cycles: of an LDS access, the cycles that the banks need for its addresses.
            now: the cycle.
        """
        cause = cause_of(operation)
        if cause is StallCause.LDS:
            port = simd * self._machine.ports // self._machine.simds
            self._banks = max(now, self._banks) + bank_cycles
            held = max(now, self._ports[port]) + max(operation.transfer, bank_cycles)
            self._ports[port] = max(held, self._banks)
            return self._ports[port] + self._machine.cycles(Cost.LDS)
        if cause is StallCause.SCALAR:
            return now + self._scalar_latency
        if cause is StallCause.OTHER:
            return now + self._machine.cycles(Cost.ISSUE)
        self._memory = max(now, self._memory) + operation.transfer
        return self._memory + self._memory_latency


_AT_BARRIERS = (FlowRole.BARRIER, FlowRole.SIGNAL, FlowRole.BARRIER_WAIT)
_UnitUse = tuple[int, AsmInstruction | None, int]
"""The use of a unit: the cycle of its end, the instruction, and the wave."""


def estimate(
    streams: WorkgroupStreams,
    memory_latency: int,
    *,
    scalar_latency: int | None = None,
    workgroups: int = 1,
    costs: CostTable | None = None,
    watched: frozenset[int] = frozenset(),
) -> EstimatedRun:
    """Runs the waves of one compute unit.

    Args:
        streams: the instructions of one workgroup.
        memory_latency: cycles from a vector memory instruction to its data.
        scalar_latency: cycles from a scalar load to its data; by default `Cost.SCALAR_LOAD`.
        workgroups: their number on the compute unit, each executing the same.
        costs: of the instructions, from another run of the same machine.
        watched: lines of instructions whose issue by each wave is recorded.

    Raises:
        InputError: the architecture's figures are not known, or an instruction's meaning is not.
    """
    machine = figures_of(streams.arch)
    scalar = machine.cycles(Cost.SCALAR_LOAD) if scalar_latency is None else scalar_latency
    pipes = SharedPipes(machine, memory_latency, scalar)
    costs = costs or CostTable(streams.arch, machine, streams.wave_size)
    unit = _ComputeUnit(streams, machine, pipes, workgroups, costs)
    unit.watched = watched
    unit.run()
    return EstimatedRun(memory_latency, unit.stalls, [wave.ended for wave in unit.waves], unit.issued)


class _ComputeUnit:
    """One compute unit while it runs: a queue of the cycles in which waves want to issue."""

    def __init__(
        self,
        streams: WorkgroupStreams,
        machine: MachineFigures,
        pipes: SharedPipes,
        workgroups: int,
        costs: CostTable,
    ) -> None:
        self._arch, self._machine, self._pipes = streams.arch, machine, pipes
        self._issue = machine.cycles(Cost.ISSUE)
        self._chain = machine.cycles(Cost.MATRIX_CHAIN)
        self._turns = machine.turns
        each = len(streams.waves)
        codes = [[(costs(one.instruction), one.bank_cycles) for one in wave] for wave in streams.waves]
        self.waves = [
            RunningWave(number, number // each, number % machine.simds, codes[number % each])
            for number in range(each * workgroups)
        ]
        self.stalls: list[Stall] = []
        self.watched = frozenset[int]()
        self.issued: dict[int, list[int]] = {}
        self._barriers = [GroupBarrier(each) for _ in range(workgroups)]
        self._used: list[dict[Unit, _UnitUse]] = [{} for _ in range(machine.simds)]
        self._heap: list[tuple[int, int, int]] = []

    def run(self) -> None:
        """Runs all waves to their ends."""
        for wave in self.waves:
            self._want_next(wave, 0)
        while self._heap:
            now, _, number = heapq.heappop(self._heap)
            wave = self.waves[number]
            wanted = wave.next
            if wanted is None:
                continue
            use = self._use_of(wanted, wave)
            if use is None or use[0] <= now:
                self._issued(wave, wanted, now)
                continue
            until, blocker, blocking = use
            beside_matrix = wanted.unit is Unit.MATRIX or wanted.excludes_matrix
            cause = StallCause.MATRIX if beside_matrix else StallCause.UNIT
            wave.reasons.append(StallReason(until, cause, blocker, blocking))
            self._push(wave, until)

    # --- the next instruction of a wave, and its delay ------------------------------------------------

    def _want_next(self, wave: RunningWave, base: int) -> None:
        """Makes the next instruction of a wave the one that it wants to issue, from a cycle on."""
        wave.base, wave.reasons = base, []
        if wave.position >= len(wave.code):
            self._end(wave, base)
            return
        wave.next = wanted = wave.code[wave.position][0]
        reason = self._kept_by_itself(wave, wanted)
        if reason is not None:
            wave.reasons.append(reason)
        self._push(wave, base if reason is None else reason.until)

    def _push(self, wave: RunningWave, at: int) -> None:
        turns = self._turns
        if turns > 1:
            at += (wave.simd - at) % turns
        heapq.heappush(self._heap, (at, -wave.priority, wave.number))

    def _kept_by_itself(self, wave: RunningWave, wanted: CostedInstruction) -> StallReason | None:
        """The reason within a wave that delays it longest: a counter, or a result of its arithmetic."""
        latest: StallReason | None = None
        if wanted.role is FlowRole.WAIT:
            for counter, allowed in wanted.counters:
                reason = wave.left(counter, allowed)
                if reason is not None and (latest is None or reason.until > latest.until):
                    latest = reason
            return latest
        if wanted.sources:
            latest = wave.unready(wanted)
        for counter in wanted.operation.counters if wanted.operation is not None else ():
            full = wave.left(counter, largest_count(counter, self._arch) - 1)
            if full is not None:
                full.cause = StallCause.COUNTER_FULL
                if latest is None or full.until > latest.until:
                    latest = full
        return latest

    def _use_of(self, wanted: CostedInstruction, wave: RunningWave) -> _UnitUse | None:
        """The present use of the units that an instruction needs; ``None`` if they are free."""
        if wanted.unit is Unit.NONE:
            return None
        used = self._used[wave.simd]
        use = used.get(_issued_to(wanted.unit))
        if wanted.unit is Unit.MATRIX or wanted.excludes_matrix:
            matrix = used.get(Unit.MATRIX)
            if use is None or (matrix is not None and matrix[0] > use[0]):
                return matrix
        return use

    # --- issuing --------------------------------------------------------------------------------------

    def _issued(self, wave: RunningWave, found: CostedInstruction, now: int) -> None:
        if wave.reasons:
            # The stalls of the wave in front of the instruction that it issues now.
            begin = wave.base
            for index, reason in enumerate(wave.reasons):
                end = now if index == len(wave.reasons) - 1 else min(now, reason.until)
                if end > begin:
                    blocker = reason.cause, reason.blocker, reason.wave, reason.conflicts
                    self.stalls.append(Stall(wave.number, found.instruction, begin, end, *blocker))
                    begin = end
        if found.instruction.line in self.watched:
            self.issued.setdefault(wave.number, []).append(now)
        if found.unit is not Unit.NONE:
            is_handed_on = found.unit is Unit.MATRIX or found.operation is not None
            held = self._issue if is_handed_on or found.busy < self._issue else found.busy
            used = self._used[wave.simd]
            used[_issued_to(found.unit)] = now + held, found.instruction, wave.number
            if found.unit is Unit.MATRIX:
                used[found.unit] = now + found.busy, found.instruction, wave.number
        if found.operation is not None:
            self._start(wave, found, found.operation, now)
        elif found.results:
            self._write(wave, found, now)
        wave.position += 1
        wave.next = None
        behind = now + self._issue
        if found.role is FlowRole.END:
            self._end(wave, behind)
        elif found.role in _AT_BARRIERS:
            self._at_barrier(wave, found, now)
        else:
            if found.role is FlowRole.PRIORITY:
                wave.priority = found.number
            until = self._pause(wave, found, behind)
            self._want_next(wave, until)

    def _write(self, wave: RunningWave, found: CostedInstruction, now: int) -> None:
        ready = chained = now + found.result
        if found.is_matrix:
            ready += found.busy
            chained = now + found.busy + self._chain
        cause = StallCause.MATRIX if found.is_matrix else StallCause.RESULT
        written = WrittenRegister(ready, chained, cause, found.instruction)
        for register in found.results:
            wave.registers[register] = written

    def _start(
        self, wave: RunningWave, found: CostedInstruction, operation: CostedOperation, now: int
    ) -> None:
        known = wave.code[wave.position][1]
        banks = operation.bank_cycles if known is None else known
        complete = self._pipes.complete(operation, wave.simd, banks, now)
        for queue in operation.queues:
            complete = wave.queues[queue] = max(complete, wave.queues.get(queue, 0))
        conflicts = max(0, banks - operation.bank_cycles)
        pending = PendingAccess(complete, cause_of(operation), found.instruction, conflicts)
        for counter in operation.counters:
            wave.counters.setdefault(counter, []).append(pending)

    def _pause(self, wave: RunningWave, found: CostedInstruction, behind: int) -> int:
        """The cycle in which a wave continues behind an instruction that pauses it for a given time."""
        if found.unit is not Unit.BRANCH and found.role is not FlowRole.IDLE:
            return behind
        until = max(behind, behind - self._issue + found.number)
        if until > behind:
            cause = StallCause.BRANCH if found.unit is Unit.BRANCH else StallCause.IDLE
            self.stalls.append(
                Stall(wave.number, found.instruction, behind, until, cause, found.instruction, wave.number)
            )
        return until

    # --- barriers and ends ----------------------------------------------------------------------------

    def _at_barrier(self, wave: RunningWave, found: CostedInstruction, now: int) -> None:
        barrier = self._barriers[wave.group]
        if found.role is not FlowRole.BARRIER_WAIT:
            wave.signalled = barrier.phase + 1
            barrier.arrived += 1
        waits = found.role is not FlowRole.SIGNAL and barrier.phase < wave.signalled
        if waits:
            wave.base, wave.parked = now + self._issue, found.instruction
            barrier.parked.append(wave)
        self._open(barrier, wave, found.instruction, now)
        if not waits:
            self._want_next(wave, now + self._issue)

    def _open(
        self, barrier: GroupBarrier, last: RunningWave, instruction: AsmInstruction | None, now: int
    ) -> None:
        """Lets the waves at a barrier go on, if all that have not ended have arrived."""
        if barrier.arrived < barrier.waves or not barrier.waves:
            return
        barrier.arrived = 0
        barrier.phase += 1
        parked, barrier.parked = barrier.parked, []
        for wave in parked:
            until = max(wave.base, now + self._issue + self._machine.cycles(Cost.BARRIER))
            if wave.parked is not None and until > wave.base:
                cause = StallCause.BARRIER
                stall = Stall(wave.number, wave.parked, wave.base, until, cause, instruction, last.number)
                self.stalls.append(stall)
            wave.parked = None
            self._want_next(wave, until)

    def _end(self, wave: RunningWave, now: int) -> None:
        wave.next = None
        wave.ended = max(now, 1)
        barrier = self._barriers[wave.group]
        barrier.waves -= 1
        self._open(barrier, wave, None, now)


def _issued_to(unit: Unit) -> Unit:
    """Matrix instructions are issued as vector instructions are."""
    return Unit.VECTOR if unit is Unit.MATRIX else unit


# --- running wave -------------------------------------------------------------------------------------------
#
# A wave while the model runs it: its next instruction, its outstanding operations, and the barrier of its workgroup.


@dataclass(slots=True)
class PendingAccess:
    """An operation in flight.

    Attributes:
        complete: the cycle in which it will be complete.
        cause: the cause of a stall at a wait for it.
        instruction: the instruction that started it.
        conflicts: cycles of bank conflicts.
    """

    complete: int
    cause: StallCause
    instruction: AsmInstruction
    conflicts: int


@dataclass(slots=True)
class StallReason:
    """A reason that delays the next instruction of a wave.

    Attributes:
        until: the first cycle in which it no longer does.
        blocker: the instruction that is waited for.
        wave: the wave that executed it.
        conflicts: of a wait for LDS, cycles of bank conflicts.
    """

    until: int
    cause: StallCause
    blocker: AsmInstruction | None
    wave: int
    conflicts: int = 0


@dataclass(slots=True)
class WrittenRegister:
    """The time from which the result of arithmetic may be used.

    Attributes:
        ready: by any instruction.
        chained: by a matrix instruction that adds to it.
        cause: the cause of a stall at a use of it.
        instruction: the instruction that writes it.
    """

    ready: int
    chained: int
    cause: StallCause
    instruction: AsmInstruction


@dataclass(slots=True, eq=False)
class RunningWave:
    """A wave while it runs.

    Attributes:
        number: on the compute unit; `group` its workgroup's, `simd` that of its SIMD.
        code: its instructions, with the cycles that banks need if they are known.
        position: in that, of the next instruction.
        next: the next instruction, as the model sees it; ``None`` if there is none.
        base: the cycle from which on it could issue that.
        reasons: the reasons of its delay, in their order.
        parked: the barrier at which it waits.
        priority: set by ``s_setprio``.
        signalled: the phase of its barrier that it has arrived for.
        ended: the cycle in which it ended; 0 before.
        registers: that arithmetic has written.
        counters: the pending operations of each counter.
        queues: for each queue that keeps its order, the cycle in which its last operation is complete.
    """

    number: int
    group: int
    simd: int
    code: Sequence[tuple[CostedInstruction, int | None]]
    position: int = 0
    next: CostedInstruction | None = None
    base: int = 0
    reasons: list[StallReason] = field(default_factory=list)
    parked: AsmInstruction | None = None
    priority: int = 0
    signalled: int = 0
    ended: int = 0
    registers: dict[str, WrittenRegister] = field(default_factory=dict)
    counters: dict[str, list[PendingAccess]] = field(default_factory=dict)
    queues: dict[tuple[str, str], int] = field(default_factory=dict)

    def left(self, counter: str, allowed: int) -> StallReason | None:
        """The reason to wait until at most ``allowed`` operations are left on a counter; ``None`` if there is none."""
        pending = self.counters.get(counter)
        if not pending or len(pending) <= allowed:
            return None
        pending[:] = [one for one in pending if one.complete > self.base]
        if len(pending) <= allowed:
            return None
        last = sorted(pending, key=lambda one: one.complete)[len(pending) - allowed - 1]
        return StallReason(last.complete, last.cause, last.instruction, self.number, last.conflicts)

    def unready(self, instruction: CostedInstruction) -> StallReason | None:
        """The source of an instruction that is ready last; ``None`` if all are ready."""
        latest: StallReason | None = None
        for register in instruction.sources:
            known = self.registers.get(register)
            if known is None:
                continue
            until = known.chained if register in instruction.added else known.ready
            if until > self.base and (latest is None or until > latest.until):
                latest = StallReason(until, known.cause, known.instruction, self.number)
        return latest


@dataclass(slots=True, eq=False)
class GroupBarrier:
    """The barrier of one workgroup.

    Attributes:
        waves: that have not ended.
        arrived: of these, in this phase.
        phase: the number of times that all have arrived.
        parked: waves that wait.
    """

    waves: int
    arrived: int = 0
    phase: int = 0
    parked: list[RunningWave] = field(default_factory=list)
