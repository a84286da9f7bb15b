"""A trace of records as comma-separated values: a row for each run of a scope and each mark."""

from __future__ import annotations

import csv
import io

from ldsopt.records.trace import RecordTrace

COLUMNS = (
    *("workgroup", "wave", "kind", "scope", "depth", "start", "end", "cycles", "nanoseconds"),
    *("value", "end_value"),
)


def render(trace: RecordTrace) -> str:
    """All rows, with a head. Where the clock counts instructions, ``cycles`` are these; what is not known is empty."""
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
