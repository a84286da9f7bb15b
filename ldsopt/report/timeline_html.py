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
    """When a workgroup began, in counts of the clock since the first one did; 0 if that is not known."""
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
