"""The model of `ldsopt.timeline` held against a measured trace: calibrated on it, and what it misses.

The model has one figure that nobody knows for a launch: how fast memory answers. With a trace it is known in sum. The
latency is chosen at which the waves of the model stand as long at their waits for memory as they were measured to
stand there; all other figures stay as published. An execution is compared with an execution, since the trace has
sums over the waves that happened to be traced. What then differs at an instruction is what the model misses there, and
it is said, never hidden: a model that is calibrated is still an estimate.

The stalls of the model grow with the latency, so that halving the range finds it. Where even the least or the greatest
latency gives more or less than was measured, the end of the range is taken, and that is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.stalls.code import MatchedTrace
from ldsopt.timeline.compute_unit import estimate
from ldsopt.timeline.decoded import CostTable
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.stalls import EstimatedRun, StallCause
from ldsopt.timeline.streams import WorkgroupStreams

LEAST, MOST = 16, 16_384
"""Cycles from a load to its data between which the latency is looked for."""
_STEPS = 14


class CalibrationEnd(Enum):
    """The end of the range at which the latency was found."""

    INSIDE = "found"
    LEAST = "the least that is tried still gives longer stalls than were measured"
    MOST = "the greatest that is tried still gives shorter stalls than were measured"
    NONE = "the model has no wait for memory that was traced: nothing to calibrate on"


@dataclass(frozen=True, slots=True)
class MeasuredStall:
    """One instruction, by measurement and by the model; both of one execution.

    Attributes:
        instruction: in the listing.
        hits: how often the traced waves executed it.
        measured: cycles that an execution stalled.
        estimated: cycles that it does by the calibrated model.
        place: the code object and the address in it, as the trace has them.
    """

    instruction: AsmInstruction
    hits: int
    measured: float
    estimated: float
    place: tuple[int, int]

    @property
    def missed(self) -> float:
        """Cycles of all traced executions that the model has not; negative where it has too many."""
        return (self.measured - self.estimated) * self.hits


@dataclass(frozen=True, slots=True)
class Calibration:
    """The calibration of the model by a trace.

    Attributes:
        trace: its name.
        latency: of memory in cycles, chosen so that stalls at waits for memory agree in sum; ``None`` if none was.
        end: where it was found.
        rows: the instructions that were traced, what the model misses most first.
        cycles: measured stalls of all of them.
        agreed: so many of these the model has at the same instruction.
        surplus: cycles that the model has and that were not measured.
    """

    trace: str
    latency: int | None
    end: CalibrationEnd
    rows: tuple[MeasuredStall, ...]
    cycles: int
    agreed: float
    surplus: float


def calibrate(streams: WorkgroupStreams, rows: MatchedTrace, trace: str, workgroups: int) -> Calibration:
    """Chooses the latency of memory by a trace, and holds the model against it.

    Args:
        streams: what a workgroup executes.
        rows: the trace on the same listing.
        trace: its name.
        workgroups: so many are on the compute unit.

    Raises:
        InputError: as `ldsopt.timeline.compute_unit.estimate`.
    """
    costs = CostTable(streams.arch, figures_of(streams.arch), streams.wave_size)
    executed = Counter(issued.instruction.line for wave in streams.waves for issued in wave)
    measured = {
        row.instruction.line: row.measured.cycles / row.measured.hits
        for row in rows.rows
        if row.measured.hits
    }

    def run(latency: int) -> EstimatedRun:
        return estimate(streams, latency, workgroups=workgroups, costs=costs)

    def beyond(found: EstimatedRun) -> float:
        """Cycles by which the model's stalls at waits for memory are longer than the measured ones."""
        return sum(
            cycles / workgroups - measured[line] * executed[line]
            for line, cycles in _cycles(found, StallCause.MEMORY).items()
            if line in measured
        )

    if not any(line in measured for line in _cycles(run(MOST), StallCause.MEMORY)):
        return _against(rows, trace, None, CalibrationEnd.NONE, {})
    low, end = latency_between(lambda latency: beyond(run(latency)))
    stalls = _cycles(run(low))
    model = {line: cycles / workgroups / executed[line] for line, cycles in stalls.items()}
    return _against(rows, trace, low, end, model)


def latency_between(beyond: Callable[[int], float]) -> tuple[int, CalibrationEnd]:
    """The latency of memory at which the model has as many cycles as were measured, and where it was found.

    Args:
        beyond: cycles that the model has more than were measured, by the latency; it grows with it.
    """
    low, high, end = LEAST, MOST, CalibrationEnd.INSIDE
    if beyond(high) < 0:
        return high, CalibrationEnd.MOST
    if beyond(low) > 0:
        return low, CalibrationEnd.LEAST
    for _ in range(_STEPS):
        middle = (low + high) // 2
        if middle in (low, high):
            break
        if beyond(middle) > 0:
            high = middle
        else:
            low = middle
    return low, end


def _cycles(run: EstimatedRun, cause: StallCause | None = None) -> Mapping[int, int]:
    """The cycles that waves stood still, by the line of the instruction."""
    found: Counter[int] = Counter()
    for stall in run.stalls:
        if cause is None or stall.cause is cause:
            found[stall.instruction.line] += stall.cycles
    return found


def _against(
    rows: MatchedTrace,
    trace: str,
    latency: int | None,
    end: CalibrationEnd,
    model: Mapping[int, float],
) -> Calibration:
    found = []
    for row in rows.rows:
        line, hits = row.instruction.line, row.measured.hits
        if hits:
            place = row.measured.code_object, row.measured.address
            measured, estimated = row.measured.cycles / hits, model.get(line, 0.0)
            found.append(MeasuredStall(row.instruction, hits, measured, estimated, place))
    found.sort(key=lambda one: (-abs(one.missed), one.instruction.line))
    agreed = sum(min(one.measured, one.estimated) * one.hits for one in found)
    surplus = sum(max(0.0, -one.missed) for one in found)
    cycles = sum(row.measured.cycles for row in rows.rows)
    return Calibration(trace, latency, end, tuple(found), cycles, agreed, surplus)
