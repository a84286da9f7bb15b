"""A trace of records as a page: waves down, time to the right, to move and zoom in; the figures in a table below.

The page stands alone: what it draws is in it, and it loads nothing. Names reach it as data, so none of them can become
markup. Workgroups stand where the wall clock says, if the dump tells the rate of the clock, else all begin together.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from importlib import resources
from typing import Any

from ldsopt.compare.spelling import plural
from ldsopt.errors import shown
from ldsopt.records.dump import WorkgroupRecords
from ldsopt.records.scopes import Instant, ScopeRun
from ldsopt.records.trace import RecordTrace, scope_statistics
from ldsopt.report import trace as words

_TEMPLATE = "timeline.html"


def render(trace: RecordTrace) -> str:
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
    yield f"<p>{counts}. Clock: {_html(words.clock(trace))}.</p>"
    if trace.cost is not None:
        yield f"<p>Without the cost of records, {trace.cost} {words.unit(trace)} for each.</p>"
    for sentence in words.missing(trace):
        yield f'<p class="missing">Missing: {_html(sentence)}</p>'


def _table(trace: RecordTrace) -> str:
    head = ("scope", "runs", "waves", "min", "median", "max", f"total {words.unit(trace)}", "share")
    rows = [
        (
            shown(one.name),
            *(f"{number:,}" for number in (one.count, one.waves, one.least)),
            *(f"{one.median:,g}", f"{one.most:,}", f"{one.total:,}"),
            "?" if one.share is None else f"{100 * one.share:.1f} %",
        )
        for one in scope_statistics(trace)
    ]
    lines = ["<tr>" + "".join(f"<td>{_html(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    titles = "".join(f"<th>{_html(title)}</th>" for title in head)
    return f"<table>\n<thead><tr>{titles}</tr></thead>\n<tbody>\n" + "\n".join(lines) + "\n</tbody>\n</table>"


def _data(trace: RecordTrace) -> str:
    runs, marks = words.by_wave(trace.runs), words.by_wave(trace.instants)
    workgroups = []
    for group in trace.dump.workgroups:
        start = _start(trace, group)
        waves = []
        for wave in group.waves:
            own = runs.get((group.number, wave.wave), [])
            lines = words.lines_of(own)
            waves.append(
                {
                    "wave": wave.wave,
                    "lines": max(lines, default=0) + 1,
                    "runs": [
                        [
                            *(run.scope, line, start + run.start, start + run.end, run.depth),
                            *(words.plain_number(run.value), words.plain_number(run.end_value)),
                        ]
                        for run, line in zip(own, lines, strict=True)
                    ],
                    "marks": [
                        [mark.scope, start + mark.clock, words.plain_number(mark.value)]
                        for mark in marks.get((group.number, wave.wave), ())
                    ],
                }
            )
        workgroups.append({"title": _title(trace, group), "waves": waves})
    document: dict[str, Any] = {
        "unit": words.unit(trace),
        "nanoseconds": None if trace.rate is None else trace.rate.nanoseconds(1),
        "scopes": [shown(name) for name in trace.dump.header.scopes],
        "used": words.used_scopes(trace),
        "workgroups": workgroups,
    }
    text = json.dumps(document, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("@", "\\u0040")


def _start(trace: RecordTrace, group: WorkgroupRecords) -> int:
    """The begin of a workgroup, in counts of the clock since the first one began; 0 if that is not known."""
    hertz = trace.dump.header.tick_hertz
    if trace.rate is None or not hertz:
        return 0
    first = min(one.started for one in trace.dump.workgroups)
    return round((group.started - first) * trace.rate.hertz / hertz)


def _title(trace: RecordTrace, group: WorkgroupRecords) -> str:
    ran = words.workgroup_place(trace, group.hardware)
    return f"workgroup {group.number}" + (f" on {ran}" if ran else "")


def _html(text: str) -> str:
    return escape(text).replace("@", "&#64;")


# --- timeline svg -------------------------------------------------------------------------------------------
#
# A trace of records as a picture: waves down, time to the right; a box is a run of a scope, a triangle a mark.
#
# The first workgroups only: a picture cannot be zoomed, and the page (`ldsopt.report.timeline_html`) shows all. It
# stands
# alone: no scripts, no fonts, no links; names are escaped.


SHOWN_WORKGROUPS = 4
_WIDTH, _LEFT, _ROW, _TITLE, _MARGIN = 1000, 84, 18, 24, 14
_LETTER = 6.7
_LEGEND_ROW = 18


def render_picture(trace: RecordTrace) -> str:
    """One picture of the first workgroups."""
    groups = trace.dump.workgroups[:SHOWN_WORKGROUPS]
    runs, marks = words.by_wave(trace.runs), words.by_wave(trace.instants)
    header = trace.dump.header
    parts = [
        f'<text x="{_MARGIN}" y="20" font-weight="bold">{_text(f"{header.kernel} on {header.arch}")}</text>'
    ]
    more = len(trace.dump.workgroups) - len(groups)
    about = f"clock: {words.clock(trace)}" + (f"; {plural(more, 'workgroup')} more" if more else "")
    parts.append(f'<text x="{_MARGIN}" y="38" fill="#666">{_text(about)}</text>')
    legend, y = _legend(trace)
    parts += legend
    for group in groups:
        body, height = _workgroup(trace, group, runs, marks)
        parts.append(f'<g transform="translate(0 {y})">{body}</g>')
        y += height
    for sentence in words.missing(trace):
        parts.append(f'<text x="{_MARGIN}" y="{y + 16}" fill="#b06000">missing: {_text(sentence)}</text>')
        y += _ROW
    width, height = _WIDTH + 2 * _MARGIN, y + _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'font-family="monospace" font-size="11">\n'
        f'<rect width="{width}" height="{height}" fill="white"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _legend(trace: RecordTrace) -> tuple[list[str], int]:
    """The names of the scopes with their colours, and where the picture goes on below."""
    parts, x, y = list[str](), _MARGIN, 56
    for scope in words.used_scopes(trace):
        name = trace.name(scope)
        wide = round(_LETTER * len(shown(name))) + 30
        if x + wide > _WIDTH and x > _MARGIN:
            x, y = _MARGIN, y + _LEGEND_ROW
        parts.append(
            f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{_color(scope)}"/>'
            f'<text x="{x + 15}" y="{y}">{_text(name)}</text>'
        )
        x += wide
    return parts, y + 10


def _workgroup(
    trace: RecordTrace,
    group: WorkgroupRecords,
    runs: dict[tuple[int, int], list[ScopeRun]],
    marks: dict[tuple[int, int], list[Instant]],
) -> tuple[str, int]:
    """The picture of one workgroup, on a scale of its own, and its height."""
    clocks = [record.clock for wave in group.waves for record in wave.records]
    first, last = min(clocks, default=0), max(clocks, default=1)
    span = max(1, last - first)

    def x(clock: int) -> float:
        return round(_LEFT + (clock - first) * (_WIDTH - _LEFT) / span, 1)

    ran = words.workgroup_place(trace, group.hardware)
    title = f"workgroup {group.number}" + (f" on {ran}" if ran else "")
    span_text = f"{first} to {last} {words.unit(trace)}"
    parts = [
        f'<text x="{_MARGIN}" y="16" font-weight="bold">{_text(title)}</text>'
        f'<text x="{_WIDTH}" y="16" text-anchor="end" fill="#666">{span_text}</text>'
    ]
    y = _TITLE
    for wave in group.waves:
        own = runs.get((group.number, wave.wave), [])
        lines = words.lines_of(own)
        parts.append(f'<text x="{_MARGIN}" y="{y + 13}">wave {wave.wave}</text>')
        for run, line, following in zip(own, lines, [*own[1:], None], strict=False):  # a wave may have none
            is_covered = following is not None and following.start < run.end
            room = x(following.start if following is not None and is_covered else run.end) - x(run.start)
            parts.append(_box(trace, run, x(run.start), x(run.end), y=y + line * _ROW, room=room))
        for mark in marks.get((group.number, wave.wave), ()):
            place = x(mark.clock)
            label = f"{trace.name(mark.scope)} at {mark.clock}" + (
                "" if mark.value is None else f": {mark.value}"
            )
            parts.append(
                f'<path d="M{place} {y + 1}l-3.5 6h7z" fill="{_color(mark.scope)}" stroke="#333" '
                f'stroke-width="0.5"><title>{_text(label)}</title></path>'
            )
        y += _ROW * (max(lines, default=0) + 1)
    return "".join(parts), y + 6


def _box(trace: RecordTrace, run: ScopeRun, start: float, end: float, *, y: int, room: float) -> str:
    """A run as a box, with its name in it if that has room in front of the next run within."""
    inset = min(run.depth, 3) * 2 + 1
    wide, tall = max(end - start, 0.5), max(_ROW - 2 * inset, 3)
    name = trace.name(run.scope)
    title = f"{name}: {run.cycles} {words.unit(trace)}, from {run.start} to {run.end}"
    label = ""
    if len(shown(name)) * _LETTER < room - 4 and tall > 10:
        label = f'<text x="{start + 3}" y="{y + 13}">{_text(name)}</text>'
    return (
        f'<rect x="{start}" y="{y + inset}" width="{round(wide, 1)}" height="{tall}" fill="{_color(run.scope)}" '
        f'stroke="white" stroke-width="0.5"><title>{_text(title)}</title></rect>{label}'
    )


def _color(scope: int) -> str:
    return f"hsl({round((47 + scope * 137.508) % 360)} 62% 74%)"


def _text(text: str) -> str:
    return escape(shown(text))
