"""The instructions at which the waves of a compute unit wait, ranked, at both ends of the range of memory latencies.

The model runs twice: with the lowest and with the highest latency. A row is an instruction and a cause; it has the
cycles of both runs, and rows are ranked by the two together. The speed of memory is not known, so the order is
meaningful only as far as it is the same at both ends: `TimelineEstimate.stable_rows` says how far that is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence

from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.measure import is_lds_access
from ldsopt.target.occupancy import WorkgroupRoom
from ldsopt.timeline.compute_unit import BASIS, WAITS, EstimatedRun, Stall, StallCause, estimate
from ldsopt.timeline.decoded import CostTable
from ldsopt.timeline.figures import Cost, Grounds, MachineFigures, figures_of
from ldsopt.timeline.streams import WorkgroupStreams

RANGE = "the range of memory latencies"
WAVES = "what other waves do"


@dataclass(frozen=True, slots=True)
class BlockingInstruction:
    """An instruction that waves waited for.

    Attributes:
        instruction: in the listing.
        low, high: cycles of all waves, at both ends of the range.
    """

    instruction: AsmInstruction
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class RankedStall:
    """The time that all waves together wait at one instruction for one cause.

    Attributes:
        instruction: where they stall.
        cause: the cause.
        executed: its executions by waves.
        low, high: cycles of all waves, at both ends of the range.
        rank_low, rank_high: its place among all rows at each end, from 1.
        conflicts: cycles of bank conflicts of the accesses that were waited for, at the high end.
        blockers: the instructions they waited for, most first; at a barrier, where the wave that came last stalled
            meanwhile.
        slowest: the wave that most of the cycles were spent waiting for at a barrier, at the high end; else ``None``.
    """

    instruction: AsmInstruction
    cause: StallCause
    executed: int
    low: int
    high: int
    rank_low: int
    rank_high: int
    conflicts: int
    blockers: tuple[BlockingInstruction, ...]
    slowest: int | None

    @property
    def is_wait(self) -> bool:
        """True if waves stall at a wait instruction or at a barrier."""
        return self.cause in WAITS or self.cause is StallCause.BARRIER


@dataclass(frozen=True, slots=True)
class TimelineEstimate:
    """The estimate of one compute unit. Not a run time: cycles of the model, at two latencies of memory.

    Attributes:
        streams: the instructions of one workgroup.
        workgroups: their number on the compute unit.
        machine: the figures.
        memory_source: the source of the range, or that it was given.
        low, high: the two runs.
        rows: every instruction at which waves stalled.
        stable_rows: the number of first rows that are in the same order at both ends.
        costs: the figures that were used.
        known_conflicts: the addresses of LDS accesses are known; else no conflicts were assumed.
    """

    streams: WorkgroupStreams
    workgroups: int
    machine: MachineFigures
    memory_source: str
    low: EstimatedRun
    high: EstimatedRun
    rows: tuple[RankedStall, ...]
    stable_rows: int
    costs: frozenset[Cost]
    known_conflicts: bool

    @property
    def waves(self) -> int:
        """Waves on the compute unit."""
        return len(self.streams.waves) * self.workgroups

    def unmeasured(self) -> list[Cost]:
        """The used figures that nobody has published for this architecture."""
        return [
            cost
            for cost in Cost
            if cost in self.costs and self.machine.costs[cost].grounds is Grounds.ASSUMED
        ]

    def basis(self, run: EstimatedRun) -> Mapping[str, int]:
        """The cycles that waves stalled, by the worst grounds of the figures that they rest on."""
        found: Counter[str] = Counter()
        for stall in run.stalls:
            found[self._ground(stall.cause)] += stall.cycles
        return found

    def _ground(self, cause: StallCause) -> str:
        if cause in (StallCause.MEMORY, StallCause.SCALAR, StallCause.COUNTER_FULL):
            return RANGE
        if cause is StallCause.BARRIER:
            return WAVES
        grounds = {self.machine.costs[cost].grounds for cost in BASIS.get(cause, ())}
        if not grounds or Grounds.ASSUMED in grounds:
            return str(Grounds.ASSUMED.value)
        worst = Grounds.STATED if Grounds.STATED in grounds else Grounds.MEASURED
        return str(worst.value)

    def by_cause(self, run: EstimatedRun) -> Mapping[StallCause, int]:
        """The cycles that waves stalled, by cause."""
        found: Counter[StallCause] = Counter()
        for stall in run.stalls:
            found[stall.cause] += stall.cycles
        return found


def both_ends(
    streams: WorkgroupStreams, memory_latency: tuple[int, int] | None, workgroups: int
) -> tuple[EstimatedRun, EstimatedRun]:
    """The runs of the model with the lowest and the highest latency of memory.

    Raises:
        InputError: as `ldsopt.timeline.compute_unit.estimate`.
    """
    machine = figures_of(streams.arch)
    lowest, highest = memory_latency or machine.memory_latency
    costs = CostTable(streams.arch, machine, streams.wave_size)
    low = estimate(streams, lowest, workgroups=workgroups, costs=costs)
    # A scalar load that misses its cache uses the same path as a vector load.
    scalar = max(highest, machine.cycles(Cost.SCALAR_LOAD))
    return low, estimate(streams, highest, scalar_latency=scalar, workgroups=workgroups, costs=costs)


def rank_stalls(
    streams: WorkgroupStreams,
    *,
    memory_latency: tuple[int, int] | None = None,
    workgroups: int = 1,
) -> TimelineEstimate:
    """Runs the model at both ends of a range of memory latencies, and ranks the places where waves stalled.

    Args:
        streams: the instructions of one workgroup.
        memory_latency: cycles, lowest and highest; by default the architecture's.
        workgroups: their number on the compute unit, each executing the same.

    Raises:
        InputError: as `ldsopt.timeline.compute_unit.estimate`.
    """
    machine = figures_of(streams.arch)
    source = "given" if memory_latency else machine.memory_source
    low, high = both_ends(streams, memory_latency, workgroups)
    rows = _rows(streams, low, high, workgroups)
    decode = CostTable(streams.arch, machine, streams.wave_size)
    instructions = {issued.instruction for wave in streams.waves for issued in wave}
    return TimelineEstimate(
        streams,
        workgroups,
        machine,
        source,
        low,
        high,
        rows,
        _stable(rows),
        frozenset({Cost.ISSUE}.union(*({*decode(instruction).costs} for instruction in instructions))),
        all(issued.bank_cycles is not None for wave in streams.waves for issued in wave
            if is_lds_access(issued.instruction)),
    )  # fmt: skip


_StallPlace = tuple[AsmInstruction, StallCause]


class _Sum:
    """All stalls at one instruction for one cause, added up while the ranking is made."""

    def __init__(self) -> None:
        self.cycles = [0, 0]
        self.conflicts = 0
        self.blockers: tuple[Counter[AsmInstruction], Counter[AsmInstruction]] = (Counter(), Counter())
        self.waves: Counter[int] = Counter()


def _rows(
    streams: WorkgroupStreams, low: EstimatedRun, high: EstimatedRun, workgroups: int
) -> tuple[RankedStall, ...]:
    sums: dict[_StallPlace, _Sum] = {}
    for end, run in enumerate((low, high)):
        by_wave = by_key((stall.wave, stall) for stall in sorted(run.stalls, key=lambda one: one.start))
        for stall in run.stalls:
            found = sums.setdefault((stall.instruction, stall.cause), _Sum())
            found.cycles[end] += stall.cycles
            if stall.cause is StallCause.BARRIER:
                found.blockers[end].update(_meanwhile(stall, by_wave.get(stall.blocking_wave, [])))
            elif stall.blocker is not None:
                found.blockers[end][stall.blocker] += stall.cycles
            if end:
                found.conflicts += min(stall.conflicts, stall.cycles)
                found.waves[stall.blocking_wave] += stall.cycles
    executed = Counter(issued.instruction for wave in streams.waves for issued in wave)
    ranks = [_ranks(sums, end) for end in (0, 1)]
    rows = [
        RankedStall(
            instruction,
            cause,
            executed[instruction] * workgroups,
            found.cycles[0],
            found.cycles[1],
            ranks[0][instruction, cause],
            ranks[1][instruction, cause],
            found.conflicts,
            _blockers(found),
            found.waves.most_common(1)[0][0] if cause is StallCause.BARRIER and found.waves else None,
        )
        for (instruction, cause), found in sums.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.low - row.high, row.instruction.line, row.cause.value)))


def _meanwhile(waiting: Stall, others: Sequence[Stall]) -> Counter[AsmInstruction]:
    """The stalled cycles of a wave while another one waited for it, by instruction."""
    found: Counter[AsmInstruction] = Counter()
    first = bisect_right(others, waiting.start, key=lambda one: one.end)
    for stall in others[first:]:
        if stall.start >= waiting.end:
            break
        if stall.cause is not StallCause.BARRIER:
            found[stall.instruction] += min(stall.end, waiting.end) - max(stall.start, waiting.start)
    return found


def _ranks(sums: Mapping[_StallPlace, _Sum], end: int) -> dict[_StallPlace, int]:
    order = sorted(sums, key=lambda place: (-sums[place].cycles[end], place[0].line, place[1].value))
    return {place: rank for rank, place in enumerate(order, 1)}


def _blockers(found: _Sum) -> tuple[BlockingInstruction, ...]:
    low, high = found.blockers
    both = [BlockingInstruction(one, low[one], high[one]) for one in {**low, **high}]
    return tuple(sorted(both, key=lambda one: (-one.low - one.high, one.instruction.line)))


def _stable(rows: Sequence[RankedStall]) -> int:
    """The number of first rows that have the same place at both ends of the range."""
    for place, row in enumerate(rows, 1):
        if row.rank_low != place or row.rank_high != place:
            return place - 1
    return len(rows)


# --- launched -----------------------------------------------------------------------------------------------
#
# The estimate of a launch, with further facts for reports.


@dataclass(frozen=True, slots=True)
class LaunchTimeline:
    """The estimate of a launch's code.

    Attributes:
        estimate: of one compute unit.
        kernel: its name.
        source: the module's name.
        compiler: the compiler of the code.
        launch: in words.
        text: the listing, which has the lines of the estimate's instructions.
        known_by: the source of the executed instructions, in words.
        room: the number of workgroups that run side by side on a compute unit, by the registers and LDS that the code's
            metadata and the launch state; or the reason why that is not known.
    """

    estimate: TimelineEstimate
    kernel: str
    source: str
    compiler: str | None
    launch: str
    text: str
    known_by: str
    room: WorkgroupRoom | str


# --- forms --------------------------------------------------------------------------------------------------
#
# Two forms of one kernel compared: the cycles that the model gives a workgroup of each.
#
# Rules.
#
# * Both forms execute the same launch, to its end or to the same barrier, so that both have done the same work then.
# * The cycles are those of the compute unit, from its first instruction to its last, divided by the workgroups on it.
#   They include instructions and stalls: stalls that are saved by more instructions are no gain.
# * A form is better if it takes fewer cycles at both ends of the range of memory latencies, and by more than `MARGIN`.
#   If the ends disagree, neither is. So *better* is transitive, and there is a form that no other one beats.


MARGIN = 0.01
"""The share of the cycles by which forms have to differ. A convention: less may be a few turns of a SIMD."""


@dataclass(frozen=True, slots=True)
class FormCycles:
    """The estimate of one form, in cycles of the model for each workgroup. Not a run time.

    Attributes:
        low, high: with the lowest and the highest latency of memory.
    """

    low: float
    high: float

    def gain_over(self, other: FormCycles) -> tuple[float, float]:
        """The ratio of the other form's cycles to this one's, at both ends."""
        return other.low / self.low, other.high / self.high

    def is_better_than(self, other: FormCycles) -> bool:
        """True if the form takes fewer cycles at both ends."""
        return min(self.gain_over(other)) > 1 + MARGIN


def form_cycles(
    streams: WorkgroupStreams, *, memory_latency: tuple[int, int] | None = None, workgroups: int = 1
) -> FormCycles:
    """The cycles that a workgroup of a form takes.

    Args:
        streams: the instructions of one workgroup.
        memory_latency: cycles, lowest and highest; by default the architecture's.
        workgroups: their number on the compute unit, each executing the same.

    Raises:
        InputError: as `ldsopt.timeline.compute_unit.estimate`.
    """
    low, high = (max(run.ends) / workgroups for run in both_ends(streams, memory_latency, workgroups))
    return FormCycles(low, high)


def least_beaten(forms: Sequence[FormCycles]) -> int:
    """The place of the first form that no other is better than.

    >>> least_beaten([FormCycles(100, 200), FormCycles(90, 210), FormCycles(80, 190)])
    2
    >>> least_beaten([FormCycles(100, 200), FormCycles(90, 210)])
    0
    """
    return next(
        place for place, form in enumerate(forms) if not any(other.is_better_than(form) for other in forms)
    )
