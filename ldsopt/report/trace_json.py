"""A trace of records as JSON, schema ``ldsopt.trace/1`` (docs/trace.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ldsopt.records.dump import WorkgroupRecords
from ldsopt.records.scopes import Instant, ScopeRun
from ldsopt.records.trace import RecordTrace, ScopeStatistics, scope_statistics
from ldsopt.report import trace as words
from ldsopt.report.json_document import json_document

_RunsByWave = Mapping[tuple[int, int], Sequence[ScopeRun]]
_MarksByWave = Mapping[tuple[int, int], Sequence[Instant]]

SCHEMA = "ldsopt.trace/1"


def render(trace: RecordTrace) -> str:
    """The whole report, with a final newline."""
    dump, rate = trace.dump, trace.rate
    header = dump.header
    runs, marks = words.by_wave(trace.runs), words.by_wave(trace.instants)
    return json_document(
        SCHEMA,
        source=dump.source,
        kernel=header.kernel,
        arch=header.arch,
        store=header.store,
        clock={
            "counts": header.clock,
            "bits": header.clock_bits,
            "hertz": None if rate is None else rate.hertz,
            "error": None if rate is None else rate.error,
        },
        cost=trace.cost,
        intervals_at_zero=trace.at_zero,
        missing={
            "records": trace.overwritten,
            "damaged_records": trace.damaged_records,
            "workgroups_without_slot": dump.without_slot,
            "unfinished_workgroups": list(trace.unfinished),
            "unfinished_waves": [list(wave) for wave in trace.running],
            "open_starts": trace.open_starts,
            "open_ends": trace.open_ends,
            "slots": dump.missing,
            "damaged_slots": len(dump.damaged),
            "says": list(words.missing(trace)),
        },
        scopes=[_statistics(one) for one in scope_statistics(trace)],
        workgroups=[_workgroup(trace, group, runs, marks) for group in dump.workgroups],
    )


def _statistics(one: ScopeStatistics) -> dict[str, Any]:
    return {
        "name": one.name,
        "runs": one.count,
        "waves": one.waves,
        "min": one.least,
        "median": one.median,
        "max": one.most,
        "total": one.total,
        "share": one.share,
    }


def _workgroup(
    trace: RecordTrace, group: WorkgroupRecords, runs: _RunsByWave, marks: _MarksByWave
) -> dict[str, Any]:
    return {
        "number": group.number,
        "hardware": group.hardware,
        "place": words.workgroup_place(trace, group.hardware),
        "started_ticks": group.started,
        "ended_ticks": group.ended or None,
        "waves": [
            {
                "wave": wave.wave,
                "written": wave.written,
                "overwritten": wave.overwritten,
                "damaged": wave.damaged,
                "runs": [_run(trace, run) for run in runs.get((group.number, wave.wave), ())],
                "marks": [_mark(trace, mark) for mark in marks.get((group.number, wave.wave), ())],
            }
            for wave in group.waves
        ],
    }


def _run(trace: RecordTrace, run: ScopeRun) -> dict[str, Any]:
    return {
        "scope": trace.name(run.scope),
        "start": run.start,
        "end": run.end,
        "depth": run.depth,
        "value": words.plain_number(run.value),
        "end_value": words.plain_number(run.end_value),
    }


def _mark(trace: RecordTrace, mark: Instant) -> dict[str, Any]:
    return {
        "name": trace.name(mark.scope),
        "clock": mark.clock,
        "value": words.plain_number(mark.value),
    }
