"""The answer of the model: when a wave of the compute unit stood still, and for what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.timeline.figures import Cost


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
    """A time for which one wave issued nothing.

    Attributes:
        wave: its number on the compute unit.
        instruction: which was not issued.
        start, end: cycles.
        cause: why.
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
        """For how many cycles the wave stood still."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class EstimatedRun:
    """One run of the model, with one latency of memory.

    Attributes:
        memory_latency: cycles.
        stalls: of all waves, by their ends.
        ends: of each wave on the compute unit, the cycle in which it ended.
        issued: of each wave, the cycles in which it issued the instructions that were watched.
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
"""The figures that decide how long a stall is; of memory that is the given range, at a barrier what other waves do."""
