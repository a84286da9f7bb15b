"""The model of one compute unit: which wave issues when, and what it waits for.

Rules.

* A wave issues in order, and one instruction at most every `Cost.ISSUE` cycles. Where SIMDs take turns, a SIMD issues
  only in its turn: one instruction at most of each category, each of another wave.
* Between waves of a SIMD that want the same unit in the same cycle, the higher ``s_setprio`` wins, then the lower
  number. That the higher priority goes first is what the ISA says; that the older wave does else is assumed.
* An instruction is issued when its sources are there (`Cost.VALU_RESULT` and its like) and its unit is free. Memory and
  LDS take what is issued, and serve it in order of issue, all waves of the compute unit together.
* LDS: an access waits for the port that its pair of SIMDs shares and for the banks; keeps the banks busy for the cycles
  of its addresses, and the port for the transfer or the banks' cycles, whatever is longer; and is complete `Cost.LDS`
  later.
* Vector memory: one instruction after the other hands over its addresses and data; complete after the given latency.
* A counter goes down in order of issue, for each queue of `ldsopt.isa.events` that is in order. A wait ends when as
  many operations as it allows are left; what would take a counter over its largest value waits as well.
* ``s_barrier`` ends when all waves of the workgroup that have not ended are there; split ones arrive and wait apart.
  So no wave waits for ever.

Not modelled, so that it costs nothing: fetching instructions, register banks, clauses, caches (the range of latencies
stands for them), the compute unit's share of the bandwidth behind the first cache, and what other workgroups do.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.counter_sizes import largest_count
from ldsopt.isa.events import Kind
from ldsopt.timeline.decoded import CostedInstruction, CostedOperation, CostTable, FlowRole, Unit
from ldsopt.timeline.figures import Cost, MachineFigures, figures_of
from ldsopt.timeline.stalls import EstimatedRun, Stall, StallCause
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams

_KINDS = {
    Kind.LDS: StallCause.LDS,
    Kind.LANES: StallCause.LDS,
    Kind.LDS_DIRECT: StallCause.LDS,
    Kind.SCALAR: StallCause.SCALAR,
    Kind.MESSAGE: StallCause.OTHER,
    Kind.EXPORT: StallCause.OTHER,
    Kind.GDS: StallCause.OTHER,
}


class _Pending:
    """An operation in flight."""

    __slots__ = ("cause", "complete", "conflicts", "instruction")

    def __init__(self, complete: int, cause: StallCause, instruction: AsmInstruction, conflicts: int) -> None:
        self.complete, self.cause, self.instruction, self.conflicts = complete, cause, instruction, conflicts


class _StallReason:
    """What keeps the next instruction of a wave, and until when."""

    __slots__ = ("blocker", "cause", "conflicts", "until", "wave")

    def __init__(
        self,
        until: int,
        cause: StallCause,
        blocker: AsmInstruction | None,
        wave: int,
        conflicts: int = 0,
    ) -> None:
        self.until, self.cause, self.blocker = until, cause, blocker
        self.wave, self.conflicts = wave, conflicts


class _WaveOnUnit:
    """A wave while it runs."""

    def __init__(self, number: int, group: int, simd: int, code: Sequence[IssuedInstruction]) -> None:
        self.number, self.group, self.simd, self.code = number, group, simd, code
        self.position = self.priority = self.signalled = 0
        self.ready = self.ended = 0
        self.after_branch: AsmInstruction | None = None
        self.idle: AsmInstruction | None = None
        self.base = 0
        self.registers: dict[str, tuple[int, int, AsmInstruction]] = {}
        self.counters: dict[str, list[_Pending]] = {}
        self.queues: dict[tuple[str, str], int] = {}
        self.reasons: list[_StallReason] = []
        self.decoded: CostedInstruction | None = None


class _GroupBarrier:
    """The barrier of one workgroup."""

    def __init__(self, waves: int) -> None:
        self.waves, self.arrived, self.phase = waves, 0, 0
        self.parked: list[_WaveOnUnit] = []


def estimate(
    streams: WorkgroupStreams,
    memory_latency: int,
    *,
    scalar_latency: int | None = None,
    workgroups: int = 1,
) -> EstimatedRun:
    """Runs the waves of one compute unit.

    Args:
        streams: what one workgroup executes.
        memory_latency: cycles from a vector memory instruction to its data.
        scalar_latency: cycles from a scalar load to its data; by default `Cost.SCALAR_LOAD`.
        workgroups: so many are on the compute unit, each executing the same.

    Raises:
        InputError: the architecture's figures are not known, or an instruction's meaning is not.
    """
    machine = figures_of(streams.arch)
    scalar = machine.cycles(Cost.SCALAR_LOAD) if scalar_latency is None else scalar_latency
    return _ComputeUnit(streams, machine, memory_latency, scalar, workgroups).run()


class _ComputeUnit:
    def __init__(
        self, streams: WorkgroupStreams, machine: MachineFigures, memory: int, scalar: int, workgroups: int
    ) -> None:
        self._arch, self._machine = streams.arch, machine
        self._latency, self._scalar_latency = memory, scalar
        self._decode = CostTable(streams.arch, machine, streams.wave_size)
        self._issue = machine.cycles(Cost.ISSUE)
        self._lds_latency = machine.cycles(Cost.LDS)
        self._chain = machine.cycles(Cost.MATRIX_CHAIN)
        per_group = len(streams.waves)
        self._waves = [
            _WaveOnUnit(
                number, number // per_group, number % machine.simds, streams.waves[number % per_group]
            )
            for number in range(per_group * workgroups)
        ]
        self._barriers = [_GroupBarrier(per_group) for _ in range(workgroups)]
        self._free: dict[tuple[Unit, int], tuple[int, AsmInstruction | None, int]] = {}
        self._ports = [0] * machine.ports
        self._banks = self._memory = 0
        self._stalls: list[Stall] = []
        self._heap: list[tuple[int, int, int]] = []

    def run(self) -> EstimatedRun:
        """Runs all waves to their ends."""
        for wave in self._waves:
            self._enqueue(wave, 0)
        heap = self._heap
        while heap:
            now, _, number = heapq.heappop(heap)
            wave = self._waves[number]
            decoded = wave.decoded
            if decoded is None:
                continue
            until, blocker, blocking = self._unit_free(wave, decoded)
            if until > now:
                cause = (
                    StallCause.MATRIX
                    if decoded.unit is Unit.MATRIX or decoded.excludes_matrix
                    else StallCause.UNIT
                )
                wave.reasons.append(_StallReason(until, cause, blocker, blocking))
                self._push(wave, until)
            else:
                self._issued(wave, decoded, now)
        return EstimatedRun(self._latency, self._stalls, [wave.ended for wave in self._waves])

    # --- what a wave needs by itself ------------------------------------------------------------------

    def _enqueue(self, wave: _WaveOnUnit, ready: int) -> None:
        """Makes the next instruction of a wave the one that it wants to issue, from a cycle on."""
        wave.base = wave.ready = ready
        wave.reasons = []
        if wave.position >= len(wave.code):
            self._end(wave, ready)
            return
        decoded = wave.decoded = self._decode(wave.code[wave.position].instruction)
        at = ready
        reason = self._own_reason(wave, decoded)
        if reason is not None and reason.until > ready:
            wave.reasons.append(reason)
            at = reason.until
        self._push(wave, at)

    def _push(self, wave: _WaveOnUnit, at: int) -> None:
        turns = self._machine.turns
        if turns > 1:
            at += (wave.simd - at) % turns
        heapq.heappush(self._heap, (at, -wave.priority, wave.number))

    def _own_reason(self, wave: _WaveOnUnit, decoded: CostedInstruction) -> _StallReason | None:
        latest: _StallReason | None = None
        if decoded.role is FlowRole.WAIT:
            for counter, allowed in decoded.counters:
                latest = _later(latest, self._left(wave, counter, allowed))
            return latest
        added = decoded.added
        for register in decoded.sources:
            known = wave.registers.get(register)
            if known is not None and known[0] > wave.base:
                until = known[1] if register in added else known[0]
                if until > wave.base and (latest is None or until > latest.until):
                    cause = (
                        StallCause.MATRIX if "mfma" in known[2].mnemonic or "wmma" in known[2].mnemonic
                        else StallCause.RESULT
                    )  # fmt: skip
                    latest = _StallReason(until, cause, known[2], wave.number)
        if decoded.operation is not None:
            for counter in decoded.operation.counters:
                most = largest_count(counter, self._arch) - 1
                full = self._left(wave, counter, most) if len(wave.counters.get(counter, ())) > most else None
                if full is not None:
                    full.cause = StallCause.COUNTER_FULL
                latest = _later(latest, full)
        return latest

    def _left(self, wave: _WaveOnUnit, counter: str, allowed: int) -> _StallReason | None:
        """When no more than a number of operations is left on a counter."""
        pending = wave.counters.get(counter)
        if not pending:
            return None
        pending[:] = [one for one in pending if one.complete > wave.base]
        if len(pending) <= allowed:
            return None
        blocker = sorted(pending, key=lambda one: one.complete)[len(pending) - allowed - 1]
        return _StallReason(
            blocker.complete, blocker.cause, blocker.instruction, wave.number, blocker.conflicts
        )

    # --- units ----------------------------------------------------------------------------------------

    def _unit_free(
        self, wave: _WaveOnUnit, decoded: CostedInstruction
    ) -> tuple[int, AsmInstruction | None, int]:
        unit = decoded.unit
        if unit is Unit.NONE:
            return 0, None, wave.number
        issuing = Unit.VECTOR if unit is Unit.MATRIX else unit
        free = self._free.get((issuing, wave.simd), (0, None, wave.number))
        if unit is Unit.MATRIX or decoded.excludes_matrix:
            free = max(free, self._free.get((Unit.MATRIX, wave.simd), free), key=lambda one: one[0])
        return free

    def _issued(self, wave: _WaveOnUnit, decoded: CostedInstruction, now: int) -> None:
        self._note(wave, decoded, now)
        instruction, unit = decoded.instruction, decoded.unit
        if unit is not Unit.NONE:
            is_handed_on = unit is Unit.MATRIX or decoded.operation is not None
            held = self._issue if is_handed_on else max(decoded.busy, self._issue)
            issuing = Unit.VECTOR if unit is Unit.MATRIX else unit
            self._free[issuing, wave.simd] = (now + held, instruction, wave.number)
            if unit is Unit.MATRIX:
                self._free[unit, wave.simd] = (now + decoded.busy, instruction, wave.number)
        operation = decoded.operation
        if operation is not None:
            self._start(wave, operation, instruction, now)
        elif decoded.results:
            self._write(wave, decoded, now)
        issued = wave.code[wave.position]
        wave.position += 1
        wave.decoded = None
        ready = now + self._issue
        if decoded.role is FlowRole.IDLE:
            ready = now + max(decoded.number, self._issue)
            self._pause(wave, instruction, now + self._issue, ready, StallCause.IDLE)
        elif unit is Unit.BRANCH:
            ready = now + max(decoded.number, self._issue)
            self._pause(wave, instruction, now + self._issue, ready, StallCause.BRANCH)
        elif decoded.role is FlowRole.PRIORITY:
            wave.priority = decoded.number
        elif decoded.role is FlowRole.END:
            self._end(wave, ready)
            return
        elif decoded.role in (FlowRole.BARRIER, FlowRole.SIGNAL, FlowRole.BARRIER_WAIT):
            self._at_barrier(wave, decoded.role, issued.instruction, now)
            return
        self._enqueue(wave, ready)

    def _write(self, wave: _WaveOnUnit, decoded: CostedInstruction, now: int) -> None:
        if decoded.added or decoded.unit is Unit.MATRIX:
            ready = now + decoded.busy + decoded.result
            chained = now + decoded.busy + self._chain
        else:
            ready = chained = now + decoded.result
        for register in decoded.results:
            wave.registers[register] = (ready, chained, decoded.instruction)

    def _start(
        self, wave: _WaveOnUnit, operation: CostedOperation, instruction: AsmInstruction, now: int
    ) -> None:
        kind = operation.kind
        cause = _KINDS.get(kind, StallCause.MEMORY)
        conflicts = 0
        if cause is StallCause.LDS:
            known = wave.code[wave.position].bank_cycles
            banks = operation.bank_cycles if known is None else known
            conflicts = max(0, banks - operation.bank_cycles)
            complete = self._serve_lds(wave, operation.transfer, banks, now)
        elif cause is StallCause.SCALAR:
            complete = now + self._scalar_latency
        elif cause is StallCause.OTHER:
            complete = now + self._issue
        else:
            begin = max(now, self._memory)
            self._memory = begin + operation.transfer
            complete = begin + operation.transfer + self._latency
        for queue in operation.queues:
            complete = wave.queues[queue] = max(complete, wave.queues.get(queue, 0))
        pending = _Pending(complete, cause, instruction, conflicts)
        for counter in operation.counters:
            wave.counters.setdefault(counter, []).append(pending)

    def _serve_lds(self, wave: _WaveOnUnit, transfer: int, banks: int, now: int) -> int:
        port = wave.simd * self._machine.ports // self._machine.simds
        begin = max(now, self._ports[port], self._banks)
        held = max(transfer, banks)
        self._banks = begin + banks
        self._ports[port] = begin + held
        return begin + held + self._lds_latency

    # --- barriers and ends ----------------------------------------------------------------------------

    def _at_barrier(self, wave: _WaveOnUnit, role: FlowRole, instruction: AsmInstruction, now: int) -> None:
        barrier = self._barriers[wave.group]
        if role is not FlowRole.BARRIER_WAIT:
            wave.signalled = barrier.phase + 1
            barrier.arrived += 1
        if role is FlowRole.SIGNAL:
            self._complete(barrier, wave, instruction, now)
            self._enqueue(wave, now + self._issue)
            return
        if barrier.phase >= wave.signalled:
            self._enqueue(wave, now + self._issue)
            return
        wave.base = now + self._issue
        wave.idle = instruction
        barrier.parked.append(wave)
        wave.decoded = self._decode(instruction)  # it is still there
        self._complete(barrier, wave, instruction, now)

    def _complete(
        self, barrier: _GroupBarrier, last: _WaveOnUnit, instruction: AsmInstruction | None, now: int
    ) -> None:
        if barrier.arrived < barrier.waves or not barrier.waves:
            return
        barrier.arrived = 0
        barrier.phase += 1
        parked, barrier.parked = barrier.parked, []
        for wave in parked:
            begin, wave.decoded = wave.base, None
            until = max(begin, now + self._issue + self._machine.cycles(Cost.BARRIER))
            if wave.idle is not None and until > begin:
                self._stalls.append(
                    Stall(wave.number, wave.idle, begin, until, StallCause.BARRIER, instruction, last.number)
                )
            wave.idle = None
            self._enqueue(wave, until)

    def _end(self, wave: _WaveOnUnit, now: int) -> None:
        wave.decoded = None
        if wave.ended:
            return
        wave.ended = max(now, 1)
        barrier = self._barriers[wave.group]
        barrier.waves -= 1
        self._complete(barrier, wave, None, now)

    # --- stalls ---------------------------------------------------------------------------------------

    def _note(self, wave: _WaveOnUnit, decoded: CostedInstruction, now: int) -> None:
        """Puts down what the wave has waited for in front of the instruction that it issues now."""
        begin = wave.base
        for index, reason in enumerate(wave.reasons):
            end = now if index == len(wave.reasons) - 1 else min(now, reason.until)
            if end > begin:
                self._stalls.append(
                    Stall(
                        wave.number, decoded.instruction, begin, end,
                        reason.cause, reason.blocker, reason.wave, reason.conflicts,
                    )
                )  # fmt: skip
                begin = end

    def _pause(
        self, wave: _WaveOnUnit, instruction: AsmInstruction, begin: int, end: int, cause: StallCause
    ) -> None:
        if end > begin:
            self._stalls.append(Stall(wave.number, instruction, begin, end, cause, instruction, wave.number))


def _later(one: _StallReason | None, other: _StallReason | None) -> _StallReason | None:
    if one is None or (other is not None and other.until > one.until):
        return other
    return one
