"""A trace of records in the Trace Event Format, which Perfetto (ui.perfetto.dev) and chrome://tracing open.

A workgroup is a process, a wave a thread; runs that overlap without one being in the other go on further threads of
their wave. Where the dump tells the clock's rate, times are microseconds since the first workgroup began; else one
microsecond of the picture is one cycle, as the processes' names say, and every workgroup begins at 0.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from ldsopt.errors import shown
from ldsopt.records.dump import WorkgroupRecords
from ldsopt.records.scopes import Instant, ScopeRun
from ldsopt.records.trace import RecordTrace
from ldsopt.report import trace as words
from ldsopt.report import trace_events

_LINES = 1000
"""Threads that a wave may take: its number times this is its first one's."""


def render(trace: RecordTrace) -> str:
    """The whole document, an event a line."""
    header = trace.dump.header
    about = {
        "kernel": header.kernel,
        "arch": header.arch,
        "clock": words.clock(trace),
        "made by": "ldsopt trace",
        "missing": "; ".join(words.missing(trace)) or "nothing",
    }
    return trace_events.document(_events(trace), about)


def _events(trace: RecordTrace) -> Iterator[dict[str, Any]]:
    places = _Places(trace)
    runs, marks = words.by_wave(trace.runs), words.by_wave(trace.instants)
    for order, group in enumerate(trace.dump.workgroups):
        yield from _of_workgroup(trace, group, order)
        for wave in group.waves:
            key = (group.number, wave.wave)
            yield from _of_wave(places, group, wave.wave, runs.get(key, []), marks.get(key, []))


class _Places:
    """The place of a workgroup's clock on the time axis, in microseconds."""

    def __init__(self, trace: RecordTrace) -> None:
        self.trace, groups = trace, trace.dump.workgroups
        self._shift = 0.0
        hertz, first = trace.dump.header.tick_hertz, min((group.started for group in groups), default=0)
        self._start = {
            group.number: (group.started - first) * 1e6 / hertz if trace.rate is not None and hertz else 0.0
            for group in groups
        }
        earliest = [
            self.time(group, record.clock)
            for group in groups
            for wave in group.waves
            for record in itertools.islice(wave.records, 1)
        ]
        self._shift = -min([0.0, *earliest])

    def time(self, group: WorkgroupRecords, clock: int) -> float:
        """Microseconds to the picosecond; none is below 0."""
        rate = self.trace.rate
        since = clock if rate is None else rate.nanoseconds(clock) / 1000
        return round(self._shift + self._start[group.number] + since, 6)


def _of_workgroup(trace: RecordTrace, group: WorkgroupRecords, order: int) -> Iterator[dict[str, Any]]:
    ran = words.workgroup_place(trace, group.hardware)
    scale = f", 1 us = 1 {words.unit(trace)[:-1]}" if trace.rate is None else ""
    name = f"workgroup {group.number}" + (f" ({ran})" if ran else "") + scale
    yield trace_events.metadata("process_name", group.number, 0, {"name": name})
    yield trace_events.metadata("process_sort_index", group.number, 0, {"sort_index": order})


def _of_wave(
    places: _Places,
    group: WorkgroupRecords,
    wave: int,
    runs: list[ScopeRun],
    marks: list[Instant],
) -> Iterator[dict[str, Any]]:
    trace, lines = places.trace, words.lines_of(runs)
    for line in range(max(lines, default=0) + 1):
        thread = wave * _LINES + line
        title = f"wave {wave}" + (f" (line {line + 1})" if line else "")
        yield trace_events.metadata("thread_name", group.number, thread, {"name": title})
        yield trace_events.metadata("thread_sort_index", group.number, thread, {"sort_index": thread})
    for run, line in zip(runs, lines, strict=True):
        said = {
            words.unit(trace): run.cycles,
            "value": words.plain_number(run.value),
            "end value": words.plain_number(run.end_value),
        }
        start = places.time(group, run.start)
        yield {
            "name": shown(trace.name(run.scope)),
            "cat": "scope",
            "ph": "X",
            "ts": start,
            "dur": round(places.time(group, run.end) - start, 6),
            "pid": group.number,
            "tid": wave * _LINES + line,
            "args": {key: value for key, value in said.items() if value is not None},
        }
    for mark in marks:
        yield {
            "name": shown(trace.name(mark.scope)),
            "cat": "mark",
            "ph": "i",
            "s": "t",
            "ts": places.time(group, mark.clock),
            "pid": group.number,
            "tid": wave * _LINES,
            "args": {} if mark.value is None else {"value": words.plain_number(mark.value)},
        }
