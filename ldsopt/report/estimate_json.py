"""The estimate of a compute unit as JSON, schema ``ldsopt.timeline/1`` (docs/timeline.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.report.estimate import STATED_ROWS, asm, shares, source_of, stability
from ldsopt.report.json_document import json_document
from ldsopt.target.occupancy import WorkgroupRoom
from ldsopt.timeline.figures import Cost
from ldsopt.timeline.launched import LaunchTimeline
from ldsopt.timeline.ranking import RankedStall, TimelineEstimate

SCHEMA = "ldsopt.timeline/1"


def render(found: LaunchTimeline) -> str:
    """The whole report, with a final newline."""
    estimate = found.estimate
    return json_document(
        SCHEMA,
        kind="estimate",
        source=found.source,
        kernel=found.kernel,
        arch=estimate.machine.arch,
        compiler=found.compiler,
        launch=found.launch,
        known_by=found.known_by,
        waves=estimate.waves,
        workgroups=estimate.workgroups,
        room=found.room if isinstance(found.room, str) else _room(found.room),
        memory_latency=_ends(estimate.low.memory_latency, estimate.high.memory_latency),
        memory_latency_source=estimate.memory_source,
        wave_cycles=_ends(estimate.low.wave_cycles, estimate.high.wave_cycles),
        conflicts_known=estimate.known_conflicts,
        order={
            "stable_rows": estimate.stable_rows,
            "is_stable": estimate.stable_rows >= min(STATED_ROWS, len(estimate.rows)),
            "says": stability(estimate),
        },
        causes=_causes(estimate),
        rests_on=_basis(estimate),
        figures=[_figure(estimate, cost) for cost in Cost if cost in estimate.costs],
        rows=[_row(found, row) for row in estimate.rows],
    )


def _room(room: WorkgroupRoom) -> dict[str, Any]:
    return {
        "workgroups": room.workgroups,
        "waves": room.workgroups * room.waves,
        "limited_by": list(room.limited_by),
        "limits": dict(room.limits),
    }


def _ends(low: int, high: int) -> dict[str, int]:
    return {"low": low, "high": high}


def _causes(estimate: TimelineEstimate) -> dict[str, dict[str, int]]:
    low, high = (estimate.by_cause(run) for run in (estimate.low, estimate.high))
    return {cause.name.lower(): _ends(low.get(cause, 0), high.get(cause, 0)) for cause in {**low, **high}}


def _basis(estimate: TimelineEstimate) -> dict[str, dict[str, int]]:
    low, high = (estimate.basis(run) for run in (estimate.low, estimate.high))
    return {name: _ends(low.get(name, 0), high.get(name, 0)) for name in {**low, **high}}


def _figure(estimate: TimelineEstimate, cost: Cost) -> dict[str, Any]:
    figure = estimate.machine.costs[cost]
    return {
        "name": cost.name.lower(),
        "says": cost.value,
        "cycles": figure.cycles,
        "grounds": figure.grounds.value,
        "source": figure.source,
    }


def _row(found: LaunchTimeline, row: RankedStall) -> dict[str, Any]:
    low, high = shares(found.estimate, row)
    return {
        **_place(found, row.instruction),
        "cause": row.cause.name.lower(),
        "is_wait": row.is_wait,
        "executed": row.executed,
        "cycles": _ends(row.low, row.high),
        "share": {"low": low, "high": high},
        "rank": _ends(row.rank_low, row.rank_high),
        "conflict_cycles": row.conflicts,
        "slowest_wave": row.slowest,
        "waits_for": [
            {**_place(found, one.instruction), "cycles": _ends(one.low, one.high)} for one in row.blockers
        ],
    }


def _place(found: LaunchTimeline, instruction: AsmInstruction) -> dict[str, Any]:
    return {
        "asm_line": instruction.line,
        "asm": asm(instruction),
        "source_line": source_of(found, instruction) or None,
    }
