"""The summary of a trace of records as text."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import plural, text_of
from ldsopt.errors import shown
from ldsopt.records.trace import RecordTrace, ScopeStatistics, scope_statistics, wave_spans
from ldsopt.report import trace as words
from ldsopt.report.table import Look, TextTable, aligned, drawn


def render(trace: RecordTrace, look: Look, *, by_wave: bool = False) -> str:
    """Per scope how often and how long, then what is missing.

    Args:
        trace: to show.
        look: how; ``top`` scopes at most.
        by_wave: a table for each wave as well.
    """
    return text_of(_lines(trace, look, by_wave))


def _lines(trace: RecordTrace, look: Look, by_wave: bool) -> Iterator[str]:
    dump = trace.dump
    header = dump.header
    waves = sum(len(group.waves) for group in dump.workgroups)
    yield (
        f"{shown(dump.source)}: kernel {shown(header.kernel)} ({shown(header.arch)}): "
        f"{plural(len(trace.runs), 'run')} of scopes, {plural(len(trace.instants), 'mark')} by "
        f"{plural(waves, 'wave')} of {plural(len(dump.workgroups), 'workgroup')}, made {words.place(trace)}"
    )
    yield f"clock: {words.clock(trace)}"
    if trace.cost is not None:
        short = (
            f"; {plural(trace.at_zero, 'interval')} shorter than that counted as 0" if trace.at_zero else ""
        )
        yield f"without the cost of records: {trace.cost} {words.unit(trace)} for each{short}"
    if trace.runs:
        yield from _table(trace, scope_statistics(trace), look)
    for name, count in _marks(trace):
        yield f"mark {shown(name)}: passed {plural(count, 'time')}"
    if by_wave:
        spans = wave_spans(trace)
        for (group, wave), own in words.by_wave(trace.runs).items():
            yield f"workgroup {group}, wave {wave}:"
            yield from _table(trace, scope_statistics(trace, own, spans), look)
    for sentence in words.missing(trace):
        yield f"missing: {sentence}"


def _table(trace: RecordTrace, found: list[ScopeStatistics], look: Look) -> Iterator[str]:
    rate = trace.rate
    head = ["scope", "runs", "waves", "min", "median", "max", f"total {words.unit(trace)}", "share"]
    if rate is not None:
        head.append("median ns")
    rows = []
    for one in found[: look.top]:
        share = "?" if one.share is None else f"{100 * one.share:.1f}%"
        row = [one.name, str(one.count), str(one.waves), str(one.least), f"{one.median:g}", str(one.most)]
        row += [str(one.total), share]
        row += [f"{rate.nanoseconds(one.median):.0f}"] if rate is not None else []
        rows.append(tuple(shown(cell) for cell in row))
    table = TextTable(tuple(head), rows, frozenset(range(1, len(head))))
    if look.width is not None:
        yield drawn(table, look.width, color=look.color).rstrip("\n")
    else:
        yield from aligned(table)
    if look.top is not None and len(found) > look.top:
        yield f"... and {plural(len(found) - look.top, 'scope')} more"


def _marks(trace: RecordTrace) -> Iterator[tuple[str, int]]:
    counts: dict[int, int] = {}
    for instant in trace.instants:
        counts[instant.scope] = counts.get(instant.scope, 0) + 1
    for scope, count in sorted(counts.items()):
        yield trace.name(scope), count
