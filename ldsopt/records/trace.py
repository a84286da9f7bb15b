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

import statistics
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ldsopt.errors import InputError
from ldsopt.records.clock_wraps import MOST_HERTZ
from ldsopt.records.dump import Dump, WaveRecords, WorkgroupRecords, read_dump
from ldsopt.records.header import DumpHeader
from ldsopt.records.scopes import Instant, ScopeRun, pair
from ldsopt.records.words import TICK_HERTZ

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
    """The runs of one scope.

    Attributes:
        name: of the scope.
        count: runs.
        least, median, most, total: cycles.
        share: of the time that the records of these waves span; ``None`` if they span none.
        waves: how many ran through it.
    """

    name: str
    count: int
    least: int
    median: float
    most: int
    total: int
    share: float | None
    waves: int


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
    by_scope: dict[int, list[ScopeRun]] = {}
    for run in trace.runs if runs is None else runs:
        by_scope.setdefault(run.scope, []).append(run)
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
        min(cycles),
        statistics.median(cycles),
        max(cycles),
        sum(cycles),
        sum(cycles) / span if span else None,
        len(waves),
    )
