"""Records and estimates over time: in the Trace Event Format, as a page, and as a picture.

Perfetto (ui.perfetto.dev) and chrome://tracing open the Trace Event Format. For records, a workgroup is a process and a
wave a thread; runs that overlap without nesting go on further threads of their wave. If the dump has the clock's rate,
times are microseconds since the first workgroup began. Otherwise one microsecond of the picture is one cycle, as the
processes' names say, and every workgroup begins at 0. For an estimate, each end of the range of memory latencies is a
process; stalls of a wave are named by their cause, all other times ``issues``.

The page has waves down and time to the right, to move and zoom in, and a table of figures below. It stands alone: all
its data is in it, and it loads nothing. Names reach it as data, so none of them can become markup. The picture shows
the first workgroups only, as it cannot be zoomed.

Source: Trace Event Format, Google, "Complete Events", "Instant Events", "Metadata Events".
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any

from ldsopt.compare.spelling import html, plural
from ldsopt.errors import shown
from ldsopt.groups import by_key
from ldsopt.records.dump import WorkgroupRecords
from ldsopt.records.trace import RecordTrace, ScopeRun, scope_statistics
from ldsopt.report.table import svg
from ldsopt.report.trace import (
    WaveRow,
    clock_unit,
    clock_words,
    missing_parts,
    plain_number,
    rows_of,
    used_scopes,
    workgroup_place,
)

if TYPE_CHECKING:
    from ldsopt.timeline.compute_unit import Stall
    from ldsopt.timeline.ranking import LaunchTimeline


def event_document(events: Iterable[Mapping[str, Any]], about: Mapping[str, object]) -> str:
    """The whole document, with one event on each line.

    Args:
        events: in the form of the format.
        about: information on the whole trace for viewers.
    """
    lines = ",\n".join(json.dumps(event).replace("##", "#\\u0023") for event in events)
    rest = json.dumps({"displayTimeUnit": "ns", "otherData": about})[1:]
    return f'{{"traceEvents": [\n{lines}\n], {rest}\n'


def metadata_event(what: str, process: int, thread: int, said: Mapping[str, object]) -> dict[str, Any]:
    """An event that names a process or a thread, or sets its position."""
    return {"name": what, "ph": "M", "pid": process, "tid": thread, "args": said}


def estimate_events(found: LaunchTimeline) -> str:
    """The whole document of an estimate, with one event on each line."""
    about = {
        "kernel": found.kernel,
        "arch": found.estimate.machine.arch,
        "clock": "an estimate in cycles of a model; no run time",
        "made by": "ldsopt timeline",
    }
    return event_document(_estimate_events(found), about)


def _estimate_events(found: LaunchTimeline) -> Iterator[dict[str, Any]]:
    for process, run in enumerate((found.estimate.low, found.estimate.high)):
        name = f"estimate, memory latency {run.memory_latency} cycles, 1 us = 1 cycle"
        yield metadata_event("process_name", process, 0, {"name": name})
        yield metadata_event("process_sort_index", process, 0, {"sort_index": process})
        stalls = by_key((stall.wave, stall) for stall in run.stalls)
        for wave, end in enumerate(run.ends):
            yield metadata_event("thread_name", process, wave, {"name": f"wave {wave}"})
            yield metadata_event("thread_sort_index", process, wave, {"sort_index": wave})
            yield from _wave(process, wave, end, stalls.get(wave, []))


def _wave(process: int, wave: int, end: int, stalls: list[Stall]) -> Iterator[dict[str, Any]]:
    at = 0
    for stall in sorted(stalls, key=lambda one: one.start):
        if stall.start > at:
            yield _span_event("issues", "estimate", (process, wave), at, stall.start - at, {})
        said: dict[str, object] = {
            "line": stall.instruction.line,
            "instruction": shown(stall.instruction.text),
        }
        if stall.blocker is not None:
            blocker = stall.blocker
            said["for line"] = blocker.line
            said["for"] = shown(blocker.text)
            if stall.blocking_wave != wave:
                said["of wave"] = stall.blocking_wave
        took = stall.end - stall.start
        yield _span_event(stall.cause.value, "estimate", (process, wave), stall.start, took, said)
        at = max(at, stall.end)
    if end > at:
        yield _span_event("issues", "estimate", (process, wave), at, end - at, {})


def _span_event(  # noqa: PLR0917
    name: str, sort: str, where: tuple[int, int], start: float, took: float, said: Mapping[str, object]
) -> dict[str, Any]:
    """A complete event of a process and thread."""
    place = {"pid": where[0], "tid": where[1]}
    return {"name": name, "cat": sort, "ph": "X", "ts": start, "dur": took, **place, "args": said}


_LINES = 1000
"""The most threads of a wave; its number times this is the number of its first thread."""


def trace_events(trace: RecordTrace) -> str:
    """The whole document of a trace, with one event on each line."""
    header = trace.dump.header
    about = {
        "kernel": header.kernel,
        "arch": header.arch,
        "clock": clock_words(trace),
        "made by": "ldsopt trace",
        "missing": "; ".join(missing_parts(trace)) or "nothing",
    }
    return event_document(_events(trace), about)


def _events(trace: RecordTrace) -> Iterator[dict[str, Any]]:
    places = _Places(trace)
    for order, (group, waves) in enumerate(rows_of(trace)):
        yield from _of_workgroup(trace, group, order)
        for wave in waves:
            yield from _of_wave(places, group, wave)


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
        """Microseconds, rounded to picoseconds and never negative."""
        rate = self.trace.rate
        since = clock if rate is None else rate.nanoseconds(clock) / 1000
        return round(self._shift + self._start[group.number] + since, 6)


def _of_workgroup(trace: RecordTrace, group: WorkgroupRecords, order: int) -> Iterator[dict[str, Any]]:
    ran = workgroup_place(trace, group.hardware)
    scale = f", 1 us = 1 {clock_unit(trace)[:-1]}" if trace.rate is None else ""
    name = f"workgroup {group.number}" + (f" ({ran})" if ran else "") + scale
    yield metadata_event("process_name", group.number, 0, {"name": name})
    yield metadata_event("process_sort_index", group.number, 0, {"sort_index": order})


def _of_wave(places: _Places, group: WorkgroupRecords, row: WaveRow) -> Iterator[dict[str, Any]]:
    trace, wave = places.trace, row.records.wave
    for line in range(max(row.lines, default=0) + 1):
        thread = wave * _LINES + line
        title = f"wave {wave}" + (f" (line {line + 1})" if line else "")
        yield metadata_event("thread_name", group.number, thread, {"name": title})
        yield metadata_event("thread_sort_index", group.number, thread, {"sort_index": thread})
    for run, line in zip(row.runs, row.lines, strict=True):
        said = {
            clock_unit(trace): run.cycles,
            "value": plain_number(run.value),
            "end value": plain_number(run.end_value),
        }
        said = {key: value for key, value in said.items() if value is not None}
        name, start = shown(trace.name(run.scope)), places.time(group, run.start)
        took = round(places.time(group, run.end) - start, 6)
        yield _span_event(name, "scope", (group.number, wave * _LINES + line), start, took, said)
    for mark in row.marks:
        yield {
            "name": shown(trace.name(mark.scope)),
            "cat": "mark",
            "ph": "i",
            "s": "t",
            "ts": places.time(group, mark.clock),
            "pid": group.number,
            "tid": wave * _LINES,
            "args": {} if mark.value is None else {"value": plain_number(mark.value)},
        }


_TEMPLATE = "timeline.html"


def trace_page(trace: RecordTrace) -> str:
    """The whole page."""
    header = trace.dump.header
    template = resources.files("ldsopt.report").joinpath(_TEMPLATE).read_text(encoding="utf-8")
    parts = {
        "@TITLE@": _html(shown(f"{header.kernel} on {header.arch}: {trace.dump.source}")),
        "@ABOUT@": "\n".join(_about(trace)),
        "@TABLE@": _table(trace),
        "@DATA@": _data(trace),
    }
    for name, part in parts.items():  # what comes in has no further names in it: its at signs are escaped
        template = template.replace(name, part)
    return template


def _about(trace: RecordTrace) -> Iterator[str]:
    groups = trace.dump.workgroups
    waves = sum(len(group.waves) for group in groups)
    counts = f"{plural(len(groups), 'workgroup')}, {plural(waves, 'wave')}, {plural(len(trace.runs), 'run')} of scopes"
    yield f"<p>{counts}. Clock: {_html(clock_words(trace))}.</p>"
    if trace.cost is not None:
        yield f"<p>Without the cost of records, {trace.cost} {clock_unit(trace)} for each.</p>"
    for sentence in missing_parts(trace):
        yield f'<p class="missing">Missing: {_html(sentence)}</p>'


def _table(trace: RecordTrace) -> str:
    head = ("scope", "runs", "waves", "min", "median", "max", f"total {clock_unit(trace)}", "share")
    rows = [
        (
            shown(one.name),
            *(f"{number:,}" for number in (one.runs, one.waves, one.min)),
            *(f"{one.median:,g}", f"{one.max:,}", f"{one.total:,}"),
            "?" if one.share is None else f"{100 * one.share:.1f} %",
        )
        for one in scope_statistics(trace)
    ]
    lines = ["<tr>" + "".join(f"<td>{_html(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    titles = "".join(f"<th>{_html(title)}</th>" for title in head)
    return f"<table>\n<thead><tr>{titles}</tr></thead>\n<tbody>\n" + "\n".join(lines) + "\n</tbody>\n</table>"


def _data(trace: RecordTrace) -> str:
    workgroups = []
    for group, rows in rows_of(trace):
        start = _start(trace, group)
        waves = [
            {
                "wave": row.records.wave,
                "lines": max(row.lines, default=0) + 1,
                "runs": [
                    [
                        *(run.scope, line, start + run.start, start + run.end, run.depth),
                        *(plain_number(run.value), plain_number(run.end_value)),
                    ]
                    for run, line in zip(row.runs, row.lines, strict=True)
                ],
                "marks": [[mark.scope, start + mark.clock, plain_number(mark.value)] for mark in row.marks],
            }
            for row in rows
        ]
        workgroups.append({"title": _title(trace, group), "waves": waves})
    document: dict[str, Any] = {
        "unit": clock_unit(trace),
        "nanoseconds": None if trace.rate is None else trace.rate.nanoseconds(1),
        "scopes": [shown(name) for name in trace.dump.header.scopes],
        "used": used_scopes(trace),
        "workgroups": workgroups,
    }
    text = json.dumps(document, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("@", "\\u0040")


def _start(trace: RecordTrace, group: WorkgroupRecords) -> int:
    """The begin of a workgroup, in counts of the clock since the first one began; 0 if it is unknown."""
    hertz = trace.dump.header.tick_hertz
    if trace.rate is None or not hertz:
        return 0
    first = min(one.started for one in trace.dump.workgroups)
    return round((group.started - first) * trace.rate.hertz / hertz)


def _title(trace: RecordTrace, group: WorkgroupRecords) -> str:
    ran = workgroup_place(trace, group.hardware)
    return f"workgroup {group.number}" + (f" on {ran}" if ran else "")


def _html(text: str) -> str:
    return escape(text).replace("@", "&#64;")


SHOWN_WORKGROUPS = 4
_WIDTH, _LEFT, _ROW, _TITLE, _MARGIN = 1000, 84, 18, 24, 14
_LETTER = 6.7
_LEGEND_ROW = 18


def trace_picture(trace: RecordTrace) -> str:
    """One picture of the first workgroups."""
    groups = [*itertools.islice(rows_of(trace), SHOWN_WORKGROUPS)]
    header = trace.dump.header
    parts = [
        f'<text x="{_MARGIN}" y="20" font-weight="bold">{html(f"{header.kernel} on {header.arch}")}</text>'
    ]
    more = len(trace.dump.workgroups) - len(groups)
    about = f"clock: {clock_words(trace)}" + (f"; {plural(more, 'workgroup')} more" if more else "")
    parts.append(f'<text x="{_MARGIN}" y="38" fill="#666">{html(about)}</text>')
    legend, y = _legend(trace)
    parts += legend
    for group, rows in groups:
        body, height = _workgroup(trace, group, rows)
        parts.append(f'<g transform="translate(0 {y})">{body}</g>')
        y += height
    for sentence in missing_parts(trace):
        parts.append(f'<text x="{_MARGIN}" y="{y + 16}" fill="#b06000">missing: {html(sentence)}</text>')
        y += _ROW
    return svg(_WIDTH + 2 * _MARGIN, y + _MARGIN, parts, font_size=11)


def _legend(trace: RecordTrace) -> tuple[list[str], int]:
    """The names of the scopes with their colours, and the vertical position of the next part of the picture."""
    parts, x, y = list[str](), _MARGIN, 56
    for scope in used_scopes(trace):
        name = trace.name(scope)
        wide = round(_LETTER * len(shown(name))) + 30
        if x + wide > _WIDTH and x > _MARGIN:
            x, y = _MARGIN, y + _LEGEND_ROW
        parts.append(
            f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{_color(scope)}"/>'
            f'<text x="{x + 15}" y="{y}">{html(name)}</text>'
        )
        x += wide
    return parts, y + 10


def _workgroup(trace: RecordTrace, group: WorkgroupRecords, rows: Iterable[WaveRow]) -> tuple[str, int]:
    """The picture of one workgroup on its own scale, and its height."""
    clocks = [record.clock for wave in group.waves for record in wave.records]
    first, last = min(clocks, default=0), max(clocks, default=1)
    span = max(1, last - first)

    def x(clock: int) -> float:
        return round(_LEFT + (clock - first) * (_WIDTH - _LEFT) / span, 1)

    span_text = f"{first} to {last} {clock_unit(trace)}"
    parts = [
        f'<text x="{_MARGIN}" y="16" font-weight="bold">{html(_title(trace, group))}</text>'
        f'<text x="{_WIDTH}" y="16" text-anchor="end" fill="#666">{span_text}</text>'
    ]
    y = _TITLE
    for records, runs, lines, marks in rows:
        parts.append(f'<text x="{_MARGIN}" y="{y + 13}">wave {records.wave}</text>')
        for run, line, following in zip(runs, lines, [*runs[1:], None], strict=False):  # a wave may have none
            is_covered = following is not None and following.start < run.end
            room = x(following.start if following is not None and is_covered else run.end) - x(run.start)
            parts.append(_box(trace, run, x(run.start), x(run.end), y=y + line * _ROW, room=room))
        for mark in marks:
            place = x(mark.clock)
            label = f"{trace.name(mark.scope)} at {mark.clock}" + (
                "" if mark.value is None else f": {mark.value}"
            )
            parts.append(
                f'<path d="M{place} {y + 1}l-3.5 6h7z" fill="{_color(mark.scope)}" stroke="#333" '
                f'stroke-width="0.5"><title>{html(label)}</title></path>'
            )
        y += _ROW * (max(lines, default=0) + 1)
    return "".join(parts), y + 6


def _box(trace: RecordTrace, run: ScopeRun, start: float, end: float, *, y: int, room: float) -> str:
    """A box for a run, with its name in it if the name fits in front of the next run inside."""
    inset = min(run.depth, 3) * 2 + 1
    wide, tall = max(end - start, 0.5), max(_ROW - 2 * inset, 3)
    name = trace.name(run.scope)
    title = f"{name}: {run.cycles} {clock_unit(trace)}, from {run.start} to {run.end}"
    label = ""
    if len(shown(name)) * _LETTER < room - 4 and tall > 10:
        label = f'<text x="{start + 3}" y="{y + 13}">{html(name)}</text>'
    return (
        f'<rect x="{start}" y="{y + inset}" width="{round(wide, 1)}" height="{tall}" fill="{_color(run.scope)}" '
        f'stroke="white" stroke-width="0.5"><title>{html(title)}</title></rect>{label}'
    )


def _color(scope: int) -> str:
    return f"hsl({round((47 + scope * 137.508) % 360)} 62% 74%)"
