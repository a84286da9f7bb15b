"""A dump understood: runs of scopes, what is missing, how fast the clock went, and what the records themselves cost.

Every record costs its wave a few cycles, and they are in every scope around it. `without_cost` takes them out: the
cost is that of a scope with nothing in it, which the kernel was asked to begin with, the least that any wave took. From
each interval between two records of a wave it is subtracted once; an interval that is shorter counts as 0.

From cycles to nanoseconds, where the dump has both clocks to tell by.

The first wave of every workgroup reads both clocks at its begin and at its end. Over all of them that gives how many
cycles a tick of the wall clock had. A reading is off by less than a tick, so the rate of *n* workgroups that together
ran for *t* ticks is off by at most a share of 2 n / t; where that is too much there is no rate.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Literal, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive
from ldsopt.errors import InputError
from ldsopt.groups import by_key
from ldsopt.records.dump import MOST_HERTZ, Dump, WaveRecords, WorkgroupRecords, read_dump
from ldsopt.records.format import TICK_HERTZ, DumpHeader, Record, RecordEvent

# --- scopes -------------------------------------------------------------------------------------------------
#
# Scopes: a start and the end that belongs to it, paired wave by wave.
#
# An end belongs to the last start of its scope that has none yet, so a scope may stand in itself, and two scopes
# may overlap. What has no partner is counted and shows nowhere: of a start whose end was overwritten nobody knows
# how long it took. Over missing records nothing is paired, because between them may have been anything.


class ScopeRun(NamedTuple):
    """One run of a wave through a scope.

    Attributes:
        scope: number of the scope.
        workgroup, wave: which wave.
        start, end: counts of the clock, since the begin of the workgroup.
        depth: how many runs of the wave are open around it.
        inner: records that the wave made between its start and its end.
        value, end_value: the numbers that were noted beside them.
    """

    scope: int
    workgroup: int
    wave: int
    start: int
    end: int
    depth: int
    inner: int
    value: int | float | None = None
    end_value: int | float | None = None

    @property
    def cycles(self) -> int:
        """Counts of the clock from the start to the end."""
        return self.end - self.start


class Instant(NamedTuple):
    """A mark of an instant, neither start nor end of a scope, that a wave passed."""

    scope: int
    workgroup: int
    wave: int
    clock: int
    value: int | float | None = None


class Paired(NamedTuple):
    """The runs and instants of a dump, by workgroup, wave and start.

    Attributes:
        runs, instants: what there is.
        open_starts: starts without an end; ``open_ends`` ends without a start.
    """

    runs: tuple[ScopeRun, ...]
    instants: tuple[Instant, ...]
    open_starts: int
    open_ends: int


class _Open(NamedTuple):
    record: Record
    number: int


def pair(dump: Dump) -> Paired:
    """Finds the runs of every wave of a dump."""
    runs: list[ScopeRun] = []
    instants: list[Instant] = []
    starts = ends = 0
    for group in dump.workgroups:
        for wave in group.waves:
            for stretch in wave.stretches:
                found = _pair_stretch(stretch, group.number, wave.wave)
                runs += found.runs
                instants += found.instants
                starts += found.open_starts
                ends += found.open_ends
    return Paired(tuple(runs), tuple(instants), starts, ends)


def _pair_stretch(records: Iterable[Record], workgroup: int, wave: int) -> Paired:
    waiting: dict[int, list[_Open]] = {}
    found: list[ScopeRun] = []
    instants: list[Instant] = []
    ends = 0
    for number, record in enumerate(records):
        if record.event is RecordEvent.MARK:
            instants.append(Instant(record.scope, workgroup, wave, record.clock, record.value))
        elif record.event is RecordEvent.START:
            waiting.setdefault(record.scope, []).append(_Open(record, number))
        elif not waiting.get(record.scope):
            ends += 1
        else:
            start, first = waiting[record.scope].pop()
            found.append(
                ScopeRun(
                    record.scope,
                    workgroup,
                    wave,
                    start.clock,
                    record.clock,
                    0,
                    number - first - 1,
                    start.value,
                    record.value,
                )
            )
    found.sort(key=lambda run: (run.start, -run.end, -run.inner))
    return Paired(tuple(_with_depths(found)), tuple(instants), sum(map(len, waiting.values())), ends)


def _with_depths(runs: Iterable[ScopeRun]) -> Iterable[ScopeRun]:
    """The runs of one wave, outer ones first, each with the number of runs around it."""
    around: list[int] = []
    for run in runs:
        while around and around[-1] < run.end:
            around.pop()
        yield run._replace(depth=len(around))
        around.append(run.end)


# --- scope tree ---------------------------------------------------------------------------------------------
#
# Scopes of several launches as a tree: each scope within those that were open around it, with its times over all.
#
# Runs of a wave that overlap without one lying in the other stand side by side. A percentile is the least time
# that so many of the runs do not exceed (nearest rank), so it is one that was measured.


By = Literal["all", "wave", "workgroup"]
"""The owner of a tree: everything together, each number of a wave, or each number of a workgroup."""

ScopePath = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimedScope:
    """A scope at its place in the tree; times are counts of the clock.

    Attributes:
        path: names, from the outermost scope to this one.
        waves: that ran through it, those of each launch and workgroup counted anew.
        total: of all runs.
        share: of the time between the first and the last record of these waves; null if they span none.
        p50: of a run, by nearest rank.
        p99: of a run, by nearest rank.
    """

    path: ScopePath
    runs: Positive
    waves: Positive
    total: Natural
    share: float | None
    mean: Annotated[float, ("minimum", 0)]
    p50: Natural
    p99: Natural
    min: Natural
    max: Natural


@dataclass(frozen=True, slots=True)
class ScopeTree:
    """The scopes of a kernel, or of some of its waves.

    Attributes:
        part: of which waves, e.g. wave 3; empty for all.
        launches: dumps of this kernel.
        scopes: each in front of those within it; at each place those first that took most.
    """

    kernel: str
    part: str
    launches: Positive
    scopes: tuple[TimedScope, ...]


def scope_trees(traces: Sequence[RecordTrace], by: By = "all") -> list[ScopeTree]:
    """The trees of launches, by kernel in the order in which kernels come.

    Raises:
        InputError: dumps of one kernel count different things, cycles and executed instructions.
    """
    kernels = by_key((trace.dump.header.kernel, trace) for trace in traces)
    found: list[ScopeTree] = []
    for kernel, own in kernels.items():
        first = own[0].dump
        for other in own[1:]:
            if other.dump.header.clock != first.header.clock:
                raise InputError(
                    f"its clock counts {other.dump.header.clock}, that of {first.source} {first.header.clock}",
                    file=other.dump.source,
                    remedy="show dumps of a GPU and of the simulator apart",
                )
        found += _of_kernel(kernel, own, by)
    return found


def percentile(rising: Sequence[int], share: float) -> int:
    """The least of some numbers that so many of them do not exceed.

    >>> percentile([1, 2, 3, 4], 0.5), percentile([1, 2, 3, 4], 0.99), percentile([7], 0.5)
    (2, 4, 7)
    """
    return rising[max(0, math.ceil(share * len(rising)) - 1)]


class _Gathered:
    """The runs of one place in the tree."""

    def __init__(self) -> None:
        self.cycles: list[int] = []
        self.spans: dict[tuple[int, int, int], int] = {}


def _of_kernel(kernel: str, traces: Sequence[RecordTrace], by: By) -> Iterator[ScopeTree]:
    parts: dict[int, dict[ScopePath, _Gathered]] = {}
    for launch, trace in enumerate(traces):
        spans = wave_spans(trace)
        for path, run in _paths(trace):
            part = {"all": 0, "wave": run.wave, "workgroup": run.workgroup}[by]
            place = parts.setdefault(part, {}).setdefault(path, _Gathered())
            place.cycles.append(run.cycles)
            place.spans[launch, run.workgroup, run.wave] = spans[run.workgroup, run.wave]
    for part, places in sorted(parts.items()) or [(0, {})]:
        nodes = {path: _node(path, place) for path, place in places.items()}
        yield ScopeTree(kernel, "" if by == "all" else f"{by} {part}", len(traces), tuple(_in_order(nodes)))


def _paths(trace: RecordTrace) -> Iterator[tuple[ScopePath, ScopeRun]]:
    """Each run with the names of the scopes around it and its own. Runs come wave by wave, outer ones first."""
    around: list[str] = []
    for run in trace.runs:
        around = [*around[: run.depth], trace.name(run.scope)]
        yield tuple(around), run


def _node(path: ScopePath, place: _Gathered) -> TimedScope:
    rising, span = sorted(place.cycles), sum(place.spans.values())
    total = sum(rising)
    return TimedScope(
        path,
        len(rising),
        len(place.spans),
        total,
        total / span if span else None,
        total / len(rising),
        percentile(rising, 0.5),
        percentile(rising, 0.99),
        rising[0],
        rising[-1],
    )


def _in_order(nodes: Mapping[ScopePath, TimedScope], above: ScopePath = ()) -> Iterable[TimedScope]:
    below = [path for path in nodes if path[:-1] == above]
    for path in sorted(below, key=lambda one: (-nodes[one].total, one)):
        yield nodes[path]
        yield from _in_order(nodes, path)


MOST_ERROR = 0.05
"""A rate that may be further off is none."""


@dataclass(frozen=True, slots=True)
class ClockRate:
    """The rate of the clock.

    Attributes:
        hertz: counts of the clock a second.
        error: by how much that is off at most, as a share of it.
        workgroups: that it was told from.
    """

    hertz: float
    error: float
    workgroups: int

    def nanoseconds(self, cycles: float) -> float:
        """The time that so many cycles took."""
        return cycles * 1e9 / self.hertz


def clock_rate(dump: Dump) -> ClockRate | None:
    """The rate of a dump's clock; ``None`` where the dump does not tell it."""
    if dump.header.tick_hertz is None:
        return None
    if dump.header.clock == "ticks":  # the records' clock is the wall clock
        return ClockRate(dump.header.tick_hertz, 0.0, len(dump.workgroups))
    found = list(_spans(dump))
    cycles, ticks = sum(c for c, _ in found), sum(t for _, t in found)
    if not cycles or 2 * len(found) > MOST_ERROR * ticks:
        return None
    return ClockRate(cycles * dump.header.tick_hertz / ticks, 2 * len(found) / ticks, len(found))


def _spans(dump: Dump) -> Iterator[tuple[int, int]]:
    """Cycles and ticks of each workgroup in which the clock cannot have come round."""
    for group in dump.workgroups:
        ticks = group.ended - group.started
        if group.cycles is not None and ticks > 0 and not may_come_round(dump.header, group):
            yield group.cycles, ticks


def may_come_round(header: DumpHeader, group: WorkgroupRecords) -> bool:
    """True unless a workgroup's first wave ran for less than the shortest period that its clock may have."""
    hertz = header.tick_hertz or TICK_HERTZ
    return not group.ended or (group.ended - group.started) * MOST_HERTZ >= hertz << header.clock_bits


@dataclass(frozen=True, slots=True)
class RecordTrace:
    """The contents of a dump's records.

    Attributes:
        dump: that it was told from.
        runs, instants: by workgroup, wave and start.
        open_starts, open_ends: starts and ends without a partner.
        rate: of the clock, where the dump tells it.
        cost: cycles of one record that have been subtracted; ``None`` if they have not.
        at_zero: intervals between records that are shorter than that.
    """

    dump: Dump
    runs: tuple[ScopeRun, ...]
    instants: tuple[Instant, ...]
    open_starts: int
    open_ends: int
    rate: ClockRate | None
    cost: int | None = None
    at_zero: int = 0

    def name(self, scope: int) -> str:
        """The name that the kernel's marks gave to the scope of this number."""
        return self.dump.header.scopes[scope]

    @property
    def overwritten(self) -> int:
        """Records for which there was no room."""
        return sum(wave.overwritten for group in self.dump.workgroups for wave in group.waves)

    @property
    def damaged_records(self) -> int:
        """Words where a record should be, and that are none."""
        return sum(wave.damaged for group in self.dump.workgroups for wave in group.waves)

    @property
    def uncertain(self) -> int:
        """Intervals between records that may be longer by a period of the clock, or by several."""
        return sum(wave.uncertain for group in self.dump.workgroups for wave in group.waves)

    @property
    def unfinished(self) -> tuple[int, ...]:
        """Workgroups whose first wave did not come to its end."""
        return tuple(group.number for group in self.dump.workgroups if not group.ended)

    @property
    def running(self) -> tuple[tuple[int, int], ...]:
        """Waves that did not come to their ends and whose records are not known: workgroup and wave."""
        return tuple(
            (group.number, wave.wave)
            for group in self.dump.workgroups
            for wave in group.waves
            if wave.is_running
        )

    @property
    def is_complete(self) -> bool:
        """True if nothing is missing and nothing was damaged."""
        dump = self.dump
        lost = (
            self.overwritten or self.damaged_records or self.open_starts or self.open_ends or self.unfinished
        )
        return not (lost or self.running or dump.without_slot or dump.missing or dump.damaged or dump.notes)


@dataclass(frozen=True, slots=True)
class ScopeStatistics:
    """The runs of one scope over all waves; times are counts of the clock.

    Attributes:
        waves: that ran through it.
        total: of all runs.
        share: of the time that the records of these waves span; null if they span none.
    """

    name: str
    runs: Positive
    waves: Positive
    min: Natural
    median: Annotated[float, ("minimum", 0)]
    max: Natural
    total: Natural
    share: float | None


def read_trace(data: bytes, source: str = "<dump>") -> RecordTrace:
    """Reads a dump and pairs its records.

    Raises:
        InputError: this is no dump, or its header is damaged.
    """
    return _trace(read_dump(data, source))


def _trace(dump: Dump) -> RecordTrace:
    found = pair(dump)
    return RecordTrace(dump, found.runs, found.instants, found.open_starts, found.open_ends, clock_rate(dump))


def without_cost(trace: RecordTrace) -> RecordTrace:
    """The same without what the records cost.

    Raises:
        InputError: the dump has no empty scope to measure that by.
    """
    empty = trace.dump.header.empty_scope
    taken = [run.cycles for run in trace.runs if run.scope == empty and not run.inner]
    if not taken:
        raise InputError(
            "no wave has run through an empty scope, by which the cost of a record would be measured",
            file=trace.dump.source,
            remedy="instrument with --empty-scope",
        )
    cost, at_zero = min(taken), 0
    groups = []
    for group in trace.dump.workgroups:
        waves = []
        for wave in group.waves:
            nearer, short = _nearer(wave, cost)
            waves.append(nearer)
            at_zero += short
        groups.append(replace(group, waves=tuple(waves)))
    found = _trace(replace(trace.dump, workgroups=tuple(groups)))
    return replace(found, cost=cost, at_zero=at_zero)


def _nearer(wave: WaveRecords, cost: int) -> tuple[WaveRecords, int]:
    """The records of a wave with every interval shortened by a cost, and how many intervals are shorter than it."""
    before: int | None = None
    now = short = 0
    stretches = []
    for stretch in wave.stretches:
        moved = []
        for record in stretch:
            step = record.clock - before - cost if before is not None else record.clock
            short += before is not None and step < 0
            now += step if before is None else max(0, step)
            before = record.clock
            moved.append(record._replace(clock=now))
        stretches.append(tuple(moved))
    return replace(wave, stretches=tuple(stretches)), short


def scope_statistics(
    trace: RecordTrace,
    runs: Iterable[ScopeRun] | None = None,
    spans: Mapping[tuple[int, int], int] | None = None,
) -> list[ScopeStatistics]:
    """The scopes by the time that was spent in them, most first.

    Args:
        trace: of a dump.
        runs: those of its runs that are asked about; by default all.
        spans: its `wave_spans`, if they are known.
    """
    by_scope = by_key((run.scope, run) for run in (trace.runs if runs is None else runs))
    spans = wave_spans(trace) if spans is None else spans
    found = [_of_scope(trace, scope, ran, spans) for scope, ran in by_scope.items()]
    return sorted(found, key=lambda one: (-one.total, one.name))


def wave_spans(trace: RecordTrace) -> Mapping[tuple[int, int], int]:
    """Cycles from the first to the last record of each wave, by workgroup and wave."""
    found = {}
    for group in trace.dump.workgroups:
        for wave in group.waves:
            clocks = [record.clock for record in wave.records]
            if clocks:
                found[group.number, wave.wave] = max(clocks) - min(clocks)
    return found


def _of_scope(
    trace: RecordTrace, scope: int, runs: list[ScopeRun], spans: Mapping[tuple[int, int], int]
) -> ScopeStatistics:
    cycles = [run.cycles for run in runs]
    waves = {(run.workgroup, run.wave) for run in runs}
    span = sum(spans[wave] for wave in waves)
    return ScopeStatistics(
        trace.name(scope),
        len(runs),
        len(waves),
        min(cycles),
        statistics.median(cycles),
        max(cycles),
        sum(cycles),
        sum(cycles) / span if span else None,
    )
