"""The estimate of a compute unit as text: what it rests on, and the places where waves stand still, most first."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import cut, plural, text_of
from ldsopt.errors import shown
from ldsopt.report.estimate import GROUNDS, asm, shares, source_of, stability
from ldsopt.report.table import Look, TextTable, aligned, drawn, fits
from ldsopt.target.occupancy import WorkgroupRoom
from ldsopt.timeline.launched import LaunchTimeline
from ldsopt.timeline.ranking import RankedStall, TimelineEstimate
from ldsopt.timeline.stalls import WAITS, StallCause

_HEAD = ("#", "line", "instruction", "waits for", "executed", "cycles a wave", "share")
_NUMBERS = frozenset({0, 1, 4, 5, 6})
_MOST_BLOCKERS = 2


def render(found: LaunchTimeline, look: Look) -> str:
    """The whole report, with a final newline."""
    table = _table(found, look.top)
    above, below = text_of(_above(found)), text_of(_below(found))
    if look.width is not None and not fits(table, look.width):
        return f"{above}\n{drawn(table, look.width, color=look.color)}\n{below}"
    return f"{above}\n{text_of(aligned(table))}\n{below}" if table.rows else f"{above}\n{below}"


def _above(found: LaunchTimeline) -> Iterator[str]:
    estimate = found.estimate
    arch = estimate.machine.arch
    yield f"{shown(found.source)}, kernel {shown(found.kernel)} ({arch}, {shown(found.compiler or 'given code')})"
    yield (
        f"  ESTIMATE, no run time: where {plural(estimate.waves, 'wave')} of one compute unit stand still, "
        f"{plural(estimate.workgroups, 'workgroup')}"
    )
    low, high = estimate.low.memory_latency, estimate.high.memory_latency
    yield f"  memory latency: {low} to {high} cycles ({estimate.memory_source})"
    yield f"  launch: {shown(found.launch)}"
    yield f"  what waves execute: {shown(found.known_by)}"
    yield f"  room on a compute unit: {_room(found.room, estimate.workgroups)}"
    for words, causes in (
        ("waits", WAITS),
        ("barriers", frozenset({StallCause.BARRIER})),
        ("anything else", frozenset(StallCause) - WAITS - {StallCause.BARRIER}),
    ):
        ends = [
            sum(cycles for cause, cycles in estimate.by_cause(run).items() if cause in causes)
            / run.wave_cycles
            for run in (estimate.low, estimate.high)
        ]
        yield f"  of the waves' cycles, standing still at {words}: {_percent(*ends)}"


def _room(room: WorkgroupRoom | str, workgroups: int) -> str:
    """How many workgroups run side by side, and by what that is limited.

    >>> _room(WorkgroupRoom(8, {"wave slots": 4, "vector registers": 2}), 1)
    '2 workgroups, 16 waves, by vector registers (wave slots: 4); --full estimates with all of them'
    """
    if isinstance(room, str):
        return room
    others = ", ".join(f"{name}: {count}" for name, count in room.limits.items() if count > room.workgroups)
    return (
        f"{plural(room.workgroups, 'workgroup')}, "
        f"{plural(room.workgroups * room.waves, 'wave')}, by {' and '.join(room.limited_by)}"
        + (f" ({others})" if others else "")
        + ("; --full estimates with all of them" if workgroups < room.workgroups else "")
    )


def _table(found: LaunchTimeline, top: int | None) -> TextTable:
    rows = found.estimate.rows if top is None else found.estimate.rows[:top]
    cells = [_row(found, place, row) for place, row in enumerate(rows, 1)]
    return TextTable(_HEAD, cells, _NUMBERS)


def _row(found: LaunchTimeline, place: int, row: RankedStall) -> tuple[str, ...]:
    estimate = found.estimate
    line = str(row.instruction.line)
    source = source_of(found, row.instruction)
    return (
        str(place),
        line,
        shown(cut(asm(row.instruction))) + (f" ({shown(source)})" if source else ""),
        _waits_for(row),
        str(row.executed),
        _range(round(row.low / estimate.waves), round(row.high / estimate.waves)),
        _percent(*shares(estimate, row)),
    )


def _waits_for(row: RankedStall) -> str:
    if row.cause is StallCause.IDLE or row.cause is StallCause.BRANCH:
        return "itself"
    said = [
        f"line {one.instruction.line} {one.instruction.mnemonic}" for one in row.blockers[:_MOST_BLOCKERS]
    ]
    more = len(row.blockers) - len(said)
    named = ", ".join([*said, *([f"{more} more"] if more > 0 else [])])
    conflicts = f"; {row.conflicts} cycles are bank conflicts" if row.conflicts else ""
    return str(row.cause.value) + (f": {named}" if named else "") + conflicts


def _below(found: LaunchTimeline) -> Iterator[str]:
    estimate = found.estimate
    yield f"Order: {stability(estimate)}."
    yield from _basis(estimate)
    unmeasured = estimate.unmeasured()
    if unmeasured:
        yield f"Unmeasured on {estimate.machine.arch}, and assumed:"
    for cost in unmeasured:
        figure = estimate.machine.costs[cost]
        yield f"  {cost.value}: {plural(figure.cycles, 'cycle')} ({figure.source})"
    if not estimate.known_conflicts:
        yield "LDS accesses count without bank conflicts: their addresses are not known here (see ldsopt banks)."


def _basis(estimate: TimelineEstimate) -> Iterator[str]:
    low, high = (estimate.basis(run) for run in (estimate.low, estimate.high))
    totals = sum(low.values()), sum(high.values())
    if not all(totals):
        return
    yield "Of the cycles that waves stand still rest"
    for name, words in GROUNDS:
        if low.get(name) or high.get(name):
            yield f"  {_percent(low.get(name, 0) / totals[0], high.get(name, 0) / totals[1])} {words}"


def _percent(low: float, high: float) -> str:
    """Two parts of a whole as percents.

    >>> _percent(0.1, 0.25), _percent(0.5, 0.5), _percent(0.0004, 0.25)
    ('10-25 %', '50 %', '0-25 %')
    """
    return f"{_range(round(100 * low), round(100 * high))} %"


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"
