"""Documents on records of launches: traces and trees of scopes.

A trace has the forms of JSON, schema ``ldsopt.trace/1`` (docs/trace.md), text, and comma-separated values. Trees of
scopes over launches have the forms of text, JSON (schema ``ldsopt.scopes/1``), and a page.
"""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Annotated, ClassVar, NamedTuple, TypeVar

from ldsopt.compare.spelling import as_text, html, plural, some_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, filled, json_text
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.records.dump import WaveRecords, WorkgroupRecords
from ldsopt.records.format import Clock, Store, hardware_fields
from ldsopt.records.trace import (
    Instant,
    RecordTrace,
    ScopeRun,
    ScopeStatistics,
    ScopeTree,
    TimedScope,
    may_come_round,
    scope_statistics,
    wave_spans,
)
from ldsopt.report.table import Look, TextTable, laid_out

Placed = TypeVar("Placed", ScopeRun, Instant)

_MOST_NAMED = 8

_STORES = {
    "lds": "in LDS",
    "device": "in device memory",
    "argument": "in memory that an argument points to",
}


def clock_unit(trace: RecordTrace) -> str:
    """The unit of the clock, in the plural."""
    clock_words = trace.dump.header.clock
    return "instructions" if clock_words == "executed instructions" else clock_words


def clock_words(trace: RecordTrace) -> str:
    """The clock as a part of a sentence: its unit, its rate, and its wrap-around."""
    header, rate = trace.dump.header, trace.rate
    if header.clock == "executed instructions":
        return "executed instructions of a simulation, no time"
    if header.clock == "ticks":
        return (
            f"ticks of the wall clock, {1e9 / header.tick_hertz:g} ns each" if header.tick_hertz else "ticks"
        )
    words = "cycles"
    if rate is not None:
        words += (
            f", {rate.hertz / 1e9:.3f} GHz (within {100 * rate.error:.1g} %, by the wall clock of "
            f"{plural(rate.workgroups, 'workgroup')})"
        )
    if header.wall_shift is not None:
        words += (
            f"; it comes round every {1 << header.clock_bits}, which the wall clock beside each record undoes"
        )
    elif header.clock_bits < 32:
        long = [group for group in trace.dump.workgroups if may_come_round(header, group)]
        words += f"; it comes round every {1 << header.clock_bits}, "
        words += (
            f"so what took longer looks shorter, in {plural(len(long), 'workgroup')} that ran as long "
            "(`instrument --clock both` tells)"
            if long
            else "and no workgroup ran as long"
        )
    return words


def workgroup_place(trace: RecordTrace, hardware: int) -> str:
    """The place of a workgroup on the GPU, as ``XCC 2 SE 1 CU 5``; empty if it is unknown."""
    if trace.dump.header.clock == "executed instructions":
        return ""
    fields = hardware_fields(trace.dump.header.arch, hardware)
    return " ".join(f"{name} {value}" for name, value in fields.items() if name not in ("SH", "SA", "SIMD"))


def missing_parts(trace: RecordTrace) -> Iterator[str]:
    """A sentence on each missing part of the trace and its cause; none if the trace is complete."""
    dump = trace.dump
    kept = "oldest" if dump.header.keep == "last" else "latest"
    if trace.overwritten:
        most = max(wave.written for group in dump.workgroups for wave in group.waves)
        yield (
            f"{plural(trace.overwritten, 'record')} without room: the {kept} of waves that made more than "
            f"{dump.header.records}; --per-wave {1 << (most - 1).bit_length()} of `instrument` has room for all"
        )
    if dump.without_slot:
        yield (
            f"{plural(dump.without_slot, 'workgroup')} without a slot; instrument with more --workgroups, or --sample"
        )
    if trace.open_starts:
        yield f"{plural(trace.open_starts, 'start')} without an end"
    if trace.open_ends:
        yield f"{plural(trace.open_ends, 'end')} without a start"
    if trace.unfinished:
        yield (
            f"the first wave of {plural(len(trace.unfinished), 'workgroup')} did not come to its end: "
            f"{some_of(trace.unfinished, _MOST_NAMED)}"
        )
    if trace.uncertain:
        yield (
            f"{plural(trace.uncertain, 'interval')} between records that may be longer or shorter by "
            f"{1 << dump.header.clock_bits} cycles or a multiple: the wall clock does not tell how often the clock "
            "came round"
        )
    if trace.running:
        waves = [f"{wave} of workgroup {group}" for group, wave in trace.running]
        ended = some_of(waves, _MOST_NAMED)
        yield f"{plural(len(waves), 'wave')} ended without a record of it, what they recorded is lost: {ended}"
    if dump.missing:
        yield f"{plural(dump.missing, 'slot')} that the file does not hold"
    if trace.damaged_records:
        yield f"{plural(trace.damaged_records, 'word')} that {'is' if trace.damaged_records == 1 else 'are'} no record"
    for sentence in (*dump.notes, *dump.damaged):
        yield shown(sentence)


def lines_of(runs: Sequence[ScopeRun]) -> list[int]:
    """For each run of one wave, in order of starts, the line of the picture for it.

    Two runs on a line are disjoint or nested; a run that overlaps otherwise goes on the next line.
    """
    lines: list[list[int]] = []
    return [_line_of(run, lines) for run in runs]


def _line_of(run: ScopeRun, lines: list[list[int]]) -> int:
    """The number of the first line with room for a run, which goes there.

    Args:
        run: that begins no earlier than those before it.
        lines: for each line the ends of the runs that are open on it, outer ones first.
    """
    for number, ends in enumerate(lines):
        while ends and ends[-1] <= run.start:
            ends.pop()
        if not ends or run.end <= ends[-1]:
            ends.append(run.end)
            return number
    lines.append([run.end])
    return len(lines) - 1


class WaveRow(NamedTuple):
    """A wave with its runs and marks, and for each run the line of the picture for it."""

    records: WaveRecords
    runs: Sequence[ScopeRun]
    lines: list[int]
    marks: Sequence[Instant]


def rows_of(trace: RecordTrace) -> Iterator[tuple[WorkgroupRecords, list[WaveRow]]]:
    """The workgroups in the dump's order, each with its waves."""
    runs, marks = of_each_wave(trace.runs), of_each_wave(trace.instants)
    for group in trace.dump.workgroups:
        keys = ((group.number, wave.wave) for wave in group.waves)
        own = [(runs.get(key, []), marks.get(key, [])) for key in keys]
        yield (
            group,
            [
                WaveRow(wave, ran, lines_of(ran), marked)
                for wave, (ran, marked) in zip(group.waves, own, strict=True)
            ],
        )


def of_each_wave(found: Iterable[Placed]) -> dict[tuple[int, int], list[Placed]]:
    """Runs or marks, by the numbers of their workgroup and wave."""
    return by_key(((one.workgroup, one.wave), one) for one in found)


def plain_number(value: int | float | None) -> int | float | str | None:
    """A noted number in the form of JSON; text for infinity and for not-a-number."""
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def used_scopes(trace: RecordTrace) -> list[int]:
    """The numbers of all scopes with a run, and of all marks that a wave passed."""
    return sorted({run.scope for run in trace.runs} | {mark.scope for mark in trace.instants})


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
    scopes: tuple[ScopeStatistics, ...]
    workgroups: tuple[TraceWorkgroup, ...]


def trace_json(trace: RecordTrace) -> str:
    """The whole report, with a final newline."""
    dump, rate = trace.dump, trace.rate
    header = dump.header
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
            missing=filled(
                TraceMissing,
                trace,
                records=trace.overwritten,
                workgroups_without_slot=dump.without_slot,
                unfinished_workgroups=tuple(trace.unfinished),
                unfinished_waves=tuple(trace.running),
                slots=dump.missing,
                damaged_slots=len(dump.damaged),
                says=tuple(missing_parts(trace)),
            ),
            scopes=tuple(scope_statistics(trace)),
            workgroups=tuple(_workgroup(trace, group, waves) for group, waves in rows_of(trace)),
        )
    )


def _workgroup(trace: RecordTrace, group: WorkgroupRecords, waves: Sequence[WaveRow]) -> TraceWorkgroup:
    return TraceWorkgroup(
        number=group.number,
        hardware=group.hardware,
        place=workgroup_place(trace, group.hardware),
        started_ticks=group.started,
        ended_ticks=group.ended or None,
        waves=tuple(
            filled(
                TraceWave,
                wave.records,
                runs=tuple(_run(trace, run) for run in wave.runs),
                marks=tuple(
                    TraceMark(trace.name(mark.scope), mark.clock, plain_number(mark.value))
                    for mark in wave.marks
                ),
            )
            for wave in waves
        ),
    )


def _run(trace: RecordTrace, run: ScopeRun) -> TraceRun:
    return filled(
        TraceRun,
        run,
        scope=trace.name(run.scope),
        value=plain_number(run.value),
        end_value=plain_number(run.end_value),
    )


@as_text
def trace_text(trace: RecordTrace, look: Look, *, by_wave: bool = False) -> Iterator[str]:
    """Counts and times of each scope, then the missing parts.

    Args:
        trace: to show.
        look: of the report; ``top`` is the most scopes.
        by_wave: a table for each wave as well.
    """
    dump = trace.dump
    header = dump.header
    waves = sum(len(group.waves) for group in dump.workgroups)
    yield (
        f"{shown(dump.source)}: kernel {shown(header.kernel)} ({shown(header.arch)}): "
        f"{plural(len(trace.runs), 'run')} of scopes, {plural(len(trace.instants), 'mark')} by "
        f"{plural(waves, 'wave')} of {plural(len(dump.workgroups), 'workgroup')}, made {_STORES[header.store]}"
    )
    yield f"clock: {clock_words(trace)}"
    if trace.cost is not None:
        short = (
            f"; {plural(trace.at_zero, 'interval')} shorter than that counted as 0" if trace.at_zero else ""
        )
        yield f"without the cost of records: {trace.cost} {clock_unit(trace)} for each{short}"
    if trace.runs:
        yield from _table(trace, scope_statistics(trace), look)
    for scope, count in sorted(Counter(mark.scope for mark in trace.instants).items()):
        yield f"mark {shown(trace.name(scope))}: passed {plural(count, 'time')}"
    if by_wave:
        spans = wave_spans(trace)
        for (group, wave), own in of_each_wave(trace.runs).items():
            yield f"workgroup {group}, wave {wave}:"
            yield from _table(trace, scope_statistics(trace, own, spans), look)
    for sentence in missing_parts(trace):
        yield f"missing: {sentence}"


def _table(trace: RecordTrace, found: list[ScopeStatistics], look: Look) -> Iterator[str]:
    rate = trace.rate
    head = ["scope", "runs", "waves", "min", "median", "max", f"total {clock_unit(trace)}", "share"]
    if rate is not None:
        head.append("median ns")
    rows = []
    for one in found[: look.top]:
        share = "?" if one.share is None else f"{100 * one.share:.1f}%"
        row = [one.name, str(one.runs), str(one.waves), str(one.min), f"{one.median:g}", str(one.max)]
        row += [str(one.total), share]
        row += [f"{rate.nanoseconds(one.median):.0f}"] if rate is not None else []
        rows.append(tuple(shown(cell) for cell in row))
    yield from laid_out(TextTable(tuple(head), rows), look)
    if look.top is not None and len(found) > look.top:
        yield f"... and {plural(len(found) - look.top, 'scope')} more"


COLUMNS = (
    *("workgroup", "wave", "kind", "scope", "depth", "start", "end", "cycles", "nanoseconds"),
    *("value", "end_value"),
)


def trace_csv(trace: RecordTrace) -> str:
    """All rows, with a head. If the clock counts instructions, so do ``cycles``; unknown values are empty."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    rate = trace.rate
    rows: list[tuple[object, ...]] = []
    for run in trace.runs:
        took = "" if rate is None else f"{rate.nanoseconds(run.cycles):.1f}"
        rows.append(
            (
                *(run.workgroup, run.wave, "scope", trace.name(run.scope), run.depth, run.start, run.end),
                *(run.cycles, took, run.value, run.end_value),
            )
        )
    for one in trace.instants:
        name = trace.name(one.scope)
        rows.append((one.workgroup, one.wave, "mark", name, "", one.clock, "", "", "", one.value, ""))
    rows.sort(key=lambda row: (row[0], row[1], row[5]))
    writer.writerows(rows)
    return out.getvalue()


_HEAD = ("scope", "runs", "waves", "total", "share", "mean", "p50", "p99", "min", "max")
_STYLE = """body { font: 15px system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; margin-bottom: 2rem; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
.bar { display: inline-block; height: .7em; background: #4a7bd0; }
.missing { color: #b03030; }
:root { color-scheme: light dark; }"""


@dataclass(frozen=True, slots=True)
class ScopesDocument:
    """Records of several launches: `ldsopt trace` of several dumps, or with --tree.

    Attributes:
        sources: names of the dumps.
        counts: what their clocks count.
        missing: what dumps do not hold, in sentences.
    """

    SCHEMA: ClassVar = "ldsopt.scopes/1"

    sources: tuple[str, ...]
    counts: tuple[str, ...]
    missing: tuple[str, ...]
    trees: tuple[ScopeTree, ...]


def render_json(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree]) -> str:
    """The document, with a final newline."""
    return json_text(
        ScopesDocument(
            sources=tuple(trace.dump.source for trace in traces),
            counts=tuple(dict.fromkeys(trace.dump.header.clock for trace in traces)),
            missing=tuple(_missing(traces)),
            trees=tuple(trees),
        )
    )


@as_text
def render_text(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree], look: Look) -> Iterator[str]:
    """A table for each tree, with scopes indented below the scopes around them, then the missing parts."""
    for tree in trees:
        yield _title(traces, tree)
        rows = [tuple(shown(cell) for cell in _cells(node)) for node in tree.scopes[: look.top]]
        yield from laid_out(TextTable(_HEAD, rows), look) if rows else ["no run of a scope"]
        if look.top is not None and len(tree.scopes) > look.top:
            yield f"... and {plural(len(tree.scopes) - look.top, 'scope')} more"
    for sentence in _missing(traces):
        yield f"missing: {sentence}"


def _title(traces: Sequence[RecordTrace], tree: ScopeTree) -> str:
    own = next(trace for trace in traces if trace.dump.header.kernel == tree.kernel)
    part = f", {tree.part}" if tree.part else ""
    arch = own.dump.header.arch
    launches = plural(tree.launches, "launch", "launches")
    return f"kernel {shown(tree.kernel)} ({shown(arch)}){part}: {launches}, in {clock_unit(own)}"


def _cells(node: TimedScope) -> tuple[str, ...]:
    share = "?" if node.share is None else f"{100 * node.share:.1f}%"
    name = "  " * (len(node.path) - 1) + node.path[-1]
    counts = (node.runs, node.waves, node.total)
    times = (f"{node.mean:.1f}", *map(str, (node.p50, node.p99, node.min, node.max)))
    return (name, *map(str, counts), share, *times)


def _missing(traces: Sequence[RecordTrace]) -> Iterator[str]:
    for trace in traces:
        for sentence in missing_parts(trace):
            yield f"{shown(trace.dump.source)}: {sentence}"


@as_text
def render_page(traces: Sequence[RecordTrace], trees: Sequence[ScopeTree]) -> Iterator[str]:
    """A separate page that loads nothing; names are data, so none of them can become markup."""
    yield '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Scopes</title>'
    yield f"<style>\n{_STYLE}\n</style></head><body>"
    for tree in trees:
        yield f"<h2>{escape(_title(traces, tree))}</h2>\n<table>"
        yield "<tr>" + "".join(f"<th>{name}</th>" for name in (*_HEAD, "")) + "</tr>"
        for node in tree.scopes:
            name, *rest = _cells(node)
            indent = f' style="padding-left:{0.7 + 1.4 * (len(node.path) - 1):.1f}rem"'
            bar = f'<span class="bar" style="width:{min(1, node.share or 0) * 12:.2f}rem"></span>'
            figures = "".join(f"<td>{cell}</td>" for cell in rest)
            first = f"<td{indent}>{html(name.strip())}</td>"
            yield f'<tr>{first}{figures}<td style="text-align:left">{bar}</td></tr>'
        yield "</table>"
    for sentence in _missing(traces):
        yield f'<p class="missing">Missing: {escape(sentence)}</p>'
    yield "</body></html>"
