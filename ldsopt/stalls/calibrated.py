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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from enum import Enum

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.records.dump import Dump, WaveRecords
from ldsopt.records.trace import pair
from ldsopt.stalls.trace import MatchedTrace
from ldsopt.timeline.compute_unit import EstimatedRun, StallCause, estimate
from ldsopt.timeline.decoded import CostTable
from ldsopt.timeline.figures import figures_of
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


# --- recorded -----------------------------------------------------------------------------------------------
#
# The model of `ldsopt.timeline` held against records of a kernel: calibrated on them, and what it misses.
#
# A kernel that makes records reads the shader's clock once where it begins, once for each record, and once where
# it ends. So the reads that the model issues for a wave, but for the first and the last, are the wave's records
# in their order, and what lies between two of them is known twice: measured, and by the model. As with a thread
# trace (`calibrate`) the latency of memory is chosen at which both are the same in sum over all
# waves; all other figures stay as published, and what then differs is told scope by scope. The model runs the
# kernel as it was measured, records included.
#
# Of workgroups that made the same records the mean is taken, since the model knows one. A wave that did not keep
# all of its records, or that made more or fewer than it does in the launch that the model follows, is not
# compared; if that is true of all waves, nothing is.


_CLOCKS: Sequence[tuple[str, str]] = (
    ("s_memtime", ""),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES,"),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES)"),
    ("s_getreg_b32", "HW_REG_SHADER_CYCLES_LO"),
    ("s_get_shader_cycles_u64", ""),
)
"""Mnemonics that read the shader's clock, with what their operands have. Source: LLVM's readcyclecounter on AMDGPU."""


@dataclass(frozen=True, slots=True)
class RecordedScope:
    """A scope of records by measurement and by the calibrated model.

    Attributes:
        name: of the scope.
        runs: that were compared.
        measured: cycles of a run on average: measured.
        estimated: cycles of a run by the calibrated model: an estimate.
        missed: cycles of all runs that the model has not; negative where it has too many.
    """

    name: str
    runs: Natural
    measured: float
    estimated: float
    missed: float


@dataclass(frozen=True, slots=True)
class RecordsCalibration:
    """A dump of records that the model was calibrated on.

    Attributes:
        dump: its name.
        latency: of memory, chosen so that the time between first and last records agrees in sum; null if none was.
        says: where it was found.
        waves: that were compared.
        left: waves that could not be: not all of their records are there, or they made others.
        measured: cycles between the first and last record of the compared waves: measured.
        estimated: the same by the calibrated model: an estimate.
        scopes: what the model misses, most first.
    """

    dump: str
    latency: int | None
    says: CalibrationEnd
    waves: Natural
    left: Natural
    measured: float
    estimated: float
    scopes: tuple[RecordedScope, ...]


def reads_clock(instruction: AsmInstruction) -> bool:
    """True if an instruction reads the shader's clock as a record does."""
    operands = instruction.operands.replace(" ", "") + ","
    return any(instruction.mnemonic == name and part in operands for name, part in _CLOCKS)


def calibrate_on_records(streams: WorkgroupStreams, dump: Dump, workgroups: int) -> RecordsCalibration:
    """Chooses the latency of memory by records, and holds the model against them.

    Args:
        streams: what a workgroup of the kernel that makes records executes.
        dump: its records.
        workgroups: so many are on the compute unit.

    Raises:
        InputError: the records do not count cycles, or no wave can be compared; and as
            `ldsopt.timeline.compute_unit.estimate`.
    """
    if dump.header.clock != "cycles":
        raise InputError(f"its records count {dump.header.clock}, and no cycles", file=dump.source)
    costs = CostTable(streams.arch, figures_of(streams.arch), streams.wave_size)
    each = len(streams.waves)
    reads = frozenset(
        one.instruction.line for wave in streams.waves for one in wave if reads_clock(one.instruction)
    )
    made = [sum(one.instruction.line in reads for one in wave) - 2 for wave in streams.waves]
    kept = replace(
        dump,
        workgroups=tuple(
            replace(group, waves=tuple(one for one in group.waves if _is_same(one, made)))
            for group in dump.workgroups
        ),
    )
    waves = [one for group in kept.workgroups for one in group.waves]
    left = sum(len(group.waves) for group in dump.workgroups) - len(waves)
    if not waves:
        raise InputError(
            "none of its waves made and kept as many records as it makes in the launch that the model follows",
            file=dump.source,
            remedy="give the module that ran, the launch that was recorded, and records that were all kept",
        )

    def clocks(latency: int) -> Mapping[int, Sequence[float]]:
        """The cycles of each wave's records: the mean over the workgroups on the compute unit."""
        run = estimate(streams, latency, workgroups=workgroups, costs=costs, watched=reads)
        return {
            number: [
                sum(of_group) / workgroups
                for of_group in zip(
                    *(run.issued.get(number + each * group, ()) for group in range(workgroups)), strict=True
                )
            ][1:-1]
            for number in range(each)
        }

    measured = sum(_span([one.clock for one in wave.records]) for wave in waves)

    def beyond(latency: int) -> float:
        own = {number: _span(found) for number, found in clocks(latency).items()}
        return sum(own[wave.wave] for wave in waves) - measured

    latency, end = latency_between(beyond)
    modelled = clocks(latency)
    placed = replace(
        kept,
        workgroups=tuple(
            replace(group, waves=tuple(_at(one, modelled[one.wave]) for one in group.waves))
            for group in kept.workgroups
        ),
    )
    scopes = _scopes(kept, placed)
    spans = sum(_span(modelled[wave.wave]) for wave in waves)
    return RecordsCalibration(dump.source, latency, end, len(waves), left, round(measured), spans, scopes)


def _is_same(wave: WaveRecords, made: Sequence[int]) -> bool:
    """True if all records of a wave are there, and as many as the model's wave makes."""
    if wave.overwritten or wave.damaged or wave.uncertain or wave.wave >= len(made):
        return False
    return made[wave.wave] > 1 and len([*wave.records]) == made[wave.wave]


def _span(clocks: Sequence[float]) -> float:
    return clocks[-1] - clocks[0]


def _at(wave: WaveRecords, clocks: Sequence[float]) -> WaveRecords:
    """The same records in other cycles."""
    (stretch,) = wave.stretches
    moved = tuple(one._replace(clock=round(clock)) for one, clock in zip(stretch, clocks, strict=True))
    return replace(wave, stretches=(moved,))


def _scopes(measured: Dump, modelled: Dump) -> tuple[RecordedScope, ...]:
    taken: dict[int, list[int]] = {}
    estimated: dict[int, list[int]] = {}
    for dump, into in ((measured, taken), (modelled, estimated)):
        for run in pair(dump).runs:
            into.setdefault(run.scope, []).append(run.cycles)
    found = []
    for scope, cycles in taken.items():
        mean, modelled_mean = sum(cycles) / len(cycles), sum(estimated[scope]) / len(estimated[scope])
        missed = (mean - modelled_mean) * len(cycles)
        found.append(RecordedScope(measured.header.scopes[scope], len(cycles), mean, modelled_mean, missed))
    return tuple(sorted(found, key=lambda one: (-abs(one.missed), one.name)))
