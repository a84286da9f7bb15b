"""A trace of records as JSON, schema ``ldsopt.trace/1`` (docs/trace.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from ldsopt.documents import Natural, Positive, json_text
from ldsopt.records.dump import WorkgroupRecords
from ldsopt.records.header import Clock, Store
from ldsopt.records.scopes import Instant, ScopeRun
from ldsopt.records.trace import RecordTrace, ScopeStatistics, scope_statistics
from ldsopt.report import trace as words

_RunsByWave = Mapping[tuple[int, int], Sequence[ScopeRun]]
_MarksByWave = Mapping[tuple[int, int], Sequence[Instant]]


@dataclass(frozen=True, slots=True)
class TraceClock:
    """The clock of the records.

    Attributes:
        bits: the clock comes round after so many bits.
        hertz: counts a second; null where the dump does not tell it.
        error: by how much that is off at most, as a share of it.
    """

    counts: Clock
    bits: Annotated[int, ("minimum", 1), ("maximum", 43)]
    hertz: float | None
    error: float | None


@dataclass(frozen=True, slots=True)
class TraceMissing:
    """The parts that the dump does not hold.

    Attributes:
        records: for which there was no room.
        unfinished_waves: workgroup and wave of those that did not come to their ends; what they recorded is not
            known.
        open_starts: starts without an end.
        slots: of which the header tells and that the file does not hold.
        says: the same in sentences.
    """

    records: Natural
    damaged_records: Natural
    workgroups_without_slot: Natural
    unfinished_workgroups: tuple[int, ...]
    unfinished_waves: tuple[tuple[int, int], ...]
    open_starts: Natural
    open_ends: Natural
    slots: Natural
    damaged_slots: Natural
    says: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TraceStatistics:
    """The runs of one scope over all waves.

    Attributes:
        share: of the time that the records of these waves span.
    """

    name: str
    runs: Positive
    waves: Positive
    min: Natural
    median: Annotated[float, ("minimum", 0)]
    max: Natural
    total: Natural
    share: float | None


@dataclass(frozen=True, slots=True)
class TraceRun:
    """One run of a scope.

    Attributes:
        depth: runs of the wave around it.
        value: a number that the kernel noted; text where JSON has no word for it (nan, inf).
        end_value: a number that the kernel noted; text where JSON has no word for it (nan, inf).
    """

    scope: str
    start: int
    end: int
    depth: Natural
    value: int | float | str | None
    end_value: int | float | str | None


@dataclass(frozen=True, slots=True)
class TraceMark:
    """One mark that a wave passed.

    Attributes:
        value: a number that the kernel noted; text where JSON has no word for it (nan, inf).
    """

    name: str
    clock: int
    value: int | float | str | None


@dataclass(frozen=True, slots=True)
class TraceWave:
    """The records of one wave.

    Attributes:
        written: records that it made.
    """

    wave: Natural
    written: Natural
    overwritten: Natural
    damaged: Natural
    runs: tuple[TraceRun, ...]
    marks: tuple[TraceMark, ...]


@dataclass(frozen=True, slots=True)
class TraceWorkgroup:
    """The records of one workgroup.

    Attributes:
        hardware: the hardware id as it was read.
        place: the same in words, e.g. XCC 2 SE 1 CU 5; empty where it is not known.
        started_ticks: wall clock.
    """

    number: Natural
    hardware: Natural
    place: str
    started_ticks: Natural
    ended_ticks: int | None
    waves: tuple[TraceWave, ...]


@dataclass(frozen=True, slots=True)
class TraceDocument:
    """Records that an instrumented kernel made: `ldsopt trace --format json`. Clocks count since the begin of the
    workgroup.

    Attributes:
        source: name of the dump.
        store: where the records were made.
        cost: counts that were subtracted for each record; null: nothing was.
        intervals_at_zero: intervals between records that are shorter than that.
    """

    SCHEMA: ClassVar = "ldsopt.trace/1"

    source: str
    kernel: str
    arch: str
    store: Store
    clock: TraceClock
    cost: int | None
    intervals_at_zero: Natural
    missing: TraceMissing
    scopes: tuple[TraceStatistics, ...]
    workgroups: tuple[TraceWorkgroup, ...]


def render(trace: RecordTrace) -> str:
    """The whole report, with a final newline."""
    dump, rate = trace.dump, trace.rate
    header = dump.header
    runs, marks = words.by_wave(trace.runs), words.by_wave(trace.instants)
    return json_text(
        TraceDocument(
            source=dump.source,
            kernel=header.kernel,
            arch=header.arch,
            store=header.store,
            clock=TraceClock(
                counts=header.clock,
                bits=header.clock_bits,
                hertz=None if rate is None else rate.hertz,
                error=None if rate is None else rate.error,
            ),
            cost=trace.cost,
            intervals_at_zero=trace.at_zero,
            missing=TraceMissing(
                records=trace.overwritten,
                damaged_records=trace.damaged_records,
                workgroups_without_slot=dump.without_slot,
                unfinished_workgroups=tuple(trace.unfinished),
                unfinished_waves=tuple(trace.running),
                open_starts=trace.open_starts,
                open_ends=trace.open_ends,
                slots=dump.missing,
                damaged_slots=len(dump.damaged),
                says=tuple(words.missing(trace)),
            ),
            scopes=tuple(_statistics(one) for one in scope_statistics(trace)),
            workgroups=tuple(_workgroup(trace, group, runs, marks) for group in dump.workgroups),
        )
    )


def _statistics(one: ScopeStatistics) -> TraceStatistics:
    return TraceStatistics(
        name=one.name,
        runs=one.count,
        waves=one.waves,
        min=one.least,
        median=one.median,
        max=one.most,
        total=one.total,
        share=one.share,
    )


def _workgroup(
    trace: RecordTrace, group: WorkgroupRecords, runs: _RunsByWave, marks: _MarksByWave
) -> TraceWorkgroup:
    return TraceWorkgroup(
        number=group.number,
        hardware=group.hardware,
        place=words.workgroup_place(trace, group.hardware),
        started_ticks=group.started,
        ended_ticks=group.ended or None,
        waves=tuple(
            TraceWave(
                wave=wave.wave,
                written=wave.written,
                overwritten=wave.overwritten,
                damaged=wave.damaged,
                runs=tuple(_run(trace, run) for run in runs.get((group.number, wave.wave), ())),
                marks=tuple(_mark(trace, mark) for mark in marks.get((group.number, wave.wave), ())),
            )
            for wave in group.waves
        ),
    )


def _run(trace: RecordTrace, run: ScopeRun) -> TraceRun:
    return TraceRun(
        scope=trace.name(run.scope),
        start=run.start,
        end=run.end,
        depth=run.depth,
        value=words.plain_number(run.value),
        end_value=words.plain_number(run.end_value),
    )


def _mark(trace: RecordTrace, mark: Instant) -> TraceMark:
    return TraceMark(
        name=trace.name(mark.scope),
        clock=mark.clock,
        value=words.plain_number(mark.value),
    )
