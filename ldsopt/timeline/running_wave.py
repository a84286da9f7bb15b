"""A wave while the model runs it: what it will issue next, what it has under way, and the barrier of its workgroup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.timeline.decoded import CostedInstruction
from ldsopt.timeline.stalls import StallCause


@dataclass(slots=True)
class PendingAccess:
    """An operation in flight.

    Attributes:
        complete: the cycle in which it will be complete.
        cause: what a wave waits for that waits for it.
        instruction: that started it.
        conflicts: cycles of bank conflicts.
    """

    complete: int
    cause: StallCause
    instruction: AsmInstruction
    conflicts: int


@dataclass(slots=True)
class StallReason:
    """What keeps the next instruction of a wave, and until when.

    Attributes:
        until: the first cycle in which it does so no more.
        cause: why.
        blocker: the instruction that is waited for.
        wave: that executed it.
        conflicts: of a wait for LDS, cycles of bank conflicts.
    """

    until: int
    cause: StallCause
    blocker: AsmInstruction | None
    wave: int
    conflicts: int = 0


@dataclass(slots=True)
class WrittenRegister:
    """When the result of arithmetic may be used.

    Attributes:
        ready: by any instruction.
        chained: by a matrix instruction that adds to it.
        cause: what an instruction waits for that waits for it.
        instruction: that writes it.
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
        code: what it executes, with the cycles that banks need where they are known.
        position: in that, of the next instruction.
        next: the next instruction, as the model sees it; ``None`` if there is none.
        base: the cycle from which on it wants to issue that.
        reasons: what has kept it, in the order in which it did.
        parked: the barrier at which it waits.
        priority: set by ``s_setprio``.
        signalled: the phase of its barrier that it has arrived for.
        ended: the cycle in which it ended; 0 before.
        registers: that arithmetic has written.
        counters: what each counter counts.
        queues: when the last operation of each queue that keeps its order is complete.
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
        """What is waited for until no more than a number of operations is left on a counter; ``None`` for nothing."""
        pending = self.counters.get(counter)
        if not pending or len(pending) <= allowed:
            return None
        pending[:] = [one for one in pending if one.complete > self.base]
        if len(pending) <= allowed:
            return None
        last = sorted(pending, key=lambda one: one.complete)[len(pending) - allowed - 1]
        return StallReason(last.complete, last.cause, last.instruction, self.number, last.conflicts)

    def unready(self, instruction: CostedInstruction) -> StallReason | None:
        """Which source of an instruction is there last, if it is not there yet."""
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
        phase: how often all have arrived.
        parked: waves that wait.
    """

    waves: int
    arrived: int = 0
    phase: int = 0
    parked: list[RunningWave] = field(default_factory=list)
