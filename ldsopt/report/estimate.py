"""The reports of `timeline`: the estimate of a compute unit, worst stalls first, and JSON, schema ``ldsopt.timeline/1``
(docs/timeline.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, ClassVar, Literal

from ldsopt.compare.spelling import cut, plural, text_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, Positive, by_name, filled, json_text
from ldsopt.errors import shown
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.listing_data import source_files
from ldsopt.report.table import Look, TextTable, aligned, fits, laid_out
from ldsopt.stalls.calibrated import Calibration, RecordsCalibration
from ldsopt.target.occupancy import WorkgroupRoom
from ldsopt.timeline.compute_unit import WAITS, StallCause
from ldsopt.timeline.figures import Cost, Grounds
from ldsopt.timeline.ranking import RANGE, WAVES, LaunchTimeline, RankedStall, TimelineEstimate

STATED_ROWS = 10
"""The number of first rows whose order the report compares between both ends of the range."""


def source_of(found: LaunchTimeline, instruction: AsmInstruction) -> str:
    """The file and line of an instruction in debug information; empty without."""
    at = instruction.location
    if at is None or not at.line:
        return ""
    return f"{_files(found.text).get(at.file, '?')}:{at.line}"


@lru_cache(maxsize=4)
def _files(text: str) -> Mapping[int, str]:
    return source_files(text.split("\n"))


def shares(estimate: TimelineEstimate, row: RankedStall) -> tuple[float, float]:
    """The fraction of all waves' cycles that a row takes, at both ends of the range."""
    return row.low / estimate.low.wave_cycles, row.high / estimate.high.wave_cycles


def stability(estimate: TimelineEstimate) -> str:
    """A sentence on whether the order of rows is the same at both ends of the range."""
    rows = min(STATED_ROWS, len(estimate.rows))
    if not rows:
        return "no wave waits"
    if estimate.stable_rows >= rows:
        return f"the first {plural(rows, 'row')} rank the same at low and high latency"
    if not estimate.stable_rows:
        return "the first row depends on the memory latency"
    if estimate.stable_rows == 1:
        return "the first row ranks the same at low and high latency; the order of the rest depends on it"
    return (
        f"the first {estimate.stable_rows} rows rank the same at low and high latency; "
        "the order of the rest depends on it"
    )


GROUNDS = (
    (RANGE, "the range of memory latencies"),
    (Grounds.MEASURED.value, "published measurements of this architecture"),
    (Grounds.STATED.value, "AMD's documents and LLVM"),
    (Grounds.ASSUMED.value, "assumptions: nobody has published the figures"),
    (WAVES, "other waves (barriers)"),
)
"""The causes of stalls, and their names in reports."""


@dataclass(frozen=True, slots=True)
class TimelineRoom:
    """The workgroups of the kernel that a compute unit holds.

    Attributes:
        waves: of all of them.
        limited_by: the limits that allow no more.
        limits: workgroups that each limit alone allows.
    """

    workgroups: Positive
    waves: Positive
    limited_by: tuple[str, ...]
    limits: Mapping[str, Positive]


@dataclass(frozen=True, slots=True)
class TimelineEnds:
    """A figure at the lowest and at the highest latency of memory."""

    low: Natural
    high: Natural


@dataclass(frozen=True, slots=True)
class TimelineOrder:
    """The order of rows at both ends.

    Attributes:
        is_stable: the first ten rows are.
    """

    stable_rows: Natural
    is_stable: bool
    says: str


@dataclass(frozen=True, slots=True)
class TimelineFigure:
    """A figure of the model.

    Attributes:
        source: who published it; of an unmeasured one, what is assumed.
    """

    name: str
    says: str
    cycles: int
    grounds: Grounds
    source: str


@dataclass(frozen=True, slots=True)
class TimelineShare:
    """A share at both ends."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class TimelinePlace:
    """An instruction.

    Attributes:
        asm_line: line in the compiler's assembly (--asm), 1-based.
        asm: the instruction.
        source_line: file and line that the module's debug information names.
    """

    asm_line: int
    asm: str
    source_line: str | None


@dataclass(frozen=True, slots=True)
class TimelineWaitsFor(TimelinePlace):
    """An instruction that was waited for."""

    cycles: TimelineEnds


@dataclass(frozen=True, slots=True)
class TimelineRow(TimelinePlace):
    """A place where waves stand still.

    Attributes:
        cause: why.
        is_wait: at a wait instruction or a barrier.
        executed: by all waves on the compute unit.
        cycles: of all waves together.
        share: of wave_cycles, 0 to 1.
        rank: place among all rows at each end, from 1.
        conflict_cycles: bank conflicts of the accesses that were waited for, at the high end.
        slowest_wave: of a barrier, the wave that most of the cycles were spent waiting for.
        waits_for: instructions whose operation, result or arrival was waited for, most first.
    """

    cause: Annotated[str, by_name(StallCause)]
    is_wait: bool
    executed: Natural
    cycles: TimelineEnds
    share: TimelineShare
    rank: TimelineEnds
    conflict_cycles: Natural
    slowest_wave: int | None
    waits_for: tuple[TimelineWaitsFor, ...]


@dataclass(frozen=True, slots=True)
class TimelineMissed(TimelinePlace):
    """An instruction by measurement and by the calibrated model, both of one execution.

    Attributes:
        executed: by the traced waves.
        measured: cycles that it stalled: measured.
        estimated: cycles that it stalls by the calibrated model: an estimate.
        missed: cycles of all traced executions that the model has not; negative where it has too many.
    """

    executed: Natural
    measured: float
    estimated: float
    missed: float


@dataclass(frozen=True, slots=True)
class TimelineCalibration:
    """A measured trace that the model was calibrated on.

    Attributes:
        trace: its name.
        latency: of memory, chosen so that stalls at waits for memory agree in sum; null if none was.
        says: where it was found.
        cycles: of all stalls that were measured.
        agreed: cycles of these that the model has at the same instruction.
        surplus: cycles that the model has and that were not measured.
        rows: what the model misses, most first.
    """

    trace: str
    latency: int | None
    says: str
    cycles: Natural
    agreed: float
    surplus: float
    rows: tuple[TimelineMissed, ...]


@dataclass(frozen=True, slots=True)
class TimelineDocument:
    """The estimate of `ldsopt timeline --format json`: where the waves of one compute unit stand still, at the lowest
    and at the highest latency of memory. An estimate by a model, no run time.

    Attributes:
        kind: what the figures are.
        source: name of the input as the user gave it.
        arch: the gfx architecture.
        compiler: what generated the code, with its version.
        launch: what the kernel was executed on, in words.
        known_by: how it is known what waves execute: machine code, executed; or counts of the IR's blocks, and why.
        waves: on the compute unit.
        workgroups: on the compute unit.
        room: workgroups of the kernel that run side by side on a compute unit, by what its metadata and the launch
            say that it needs; a string says why that is not known.
        memory_latency: cycles from a load to its data.
        memory_latency_source: where the range is from; `given` by --memory-latency.
        wave_cycles: cycles of the model, of all waves together: what shares are shares of.
        conflicts_known: the addresses of LDS accesses are known; else they count without bank conflicts.
        order: how far the order of rows is the same at both ends.
        causes: cycles that all waves stand still, by cause.
        rests_on: the same cycles, by the worst grounds of the figures that decide them.
        figures: the figures that were used.
        rows: where waves stand still, ranked by the cycles at both ends together.
        measured: what a trace measured, where one was given: then the range of latencies is one number, chosen by it.
        recorded: what records measured, where a dump was given instead.
    """

    SCHEMA: ClassVar = "ldsopt.timeline/1"

    kind: Literal["estimate"]
    source: str
    kernel: str
    arch: str
    compiler: str | None
    launch: str
    known_by: str
    waves: Positive
    workgroups: Positive
    room: TimelineRoom | str
    memory_latency: TimelineEnds
    memory_latency_source: str
    wave_cycles: TimelineEnds
    conflicts_known: bool
    order: TimelineOrder
    causes: Mapping[str, TimelineEnds]
    rests_on: Mapping[str, TimelineEnds]
    figures: tuple[TimelineFigure, ...]
    rows: tuple[TimelineRow, ...]
    measured: TimelineCalibration | Absent = ABSENT
    recorded: RecordsCalibration | Absent = ABSENT


def _calibration(found: LaunchTimeline, calibration: Calibration) -> TimelineCalibration:
    return filled(
        TimelineCalibration,
        calibration,
        says=calibration.end.value,
        rows=tuple(
            TimelineMissed(*_place(found, row.instruction), row.hits, row.measured, row.estimated, row.missed)
            for row in calibration.rows
        ),
    )


def estimate_json(
    found: LaunchTimeline, calibration: Calibration | None = None, records: RecordsCalibration | None = None
) -> str:
    """The whole report, with a final newline."""
    estimate = found.estimate
    low, high = estimate.low, estimate.high
    return json_text(
        filled(
            TimelineDocument,
            found,
            kind="estimate",
            arch=estimate.machine.arch,
            compiler=found.compiler,
            waves=estimate.waves,
            workgroups=estimate.workgroups,
            room=found.room if isinstance(found.room, str) else _room(found.room),
            memory_latency=TimelineEnds(low.memory_latency, high.memory_latency),
            memory_latency_source=estimate.memory_source,
            wave_cycles=TimelineEnds(low.wave_cycles, high.wave_cycles),
            conflicts_known=estimate.known_conflicts,
            order=TimelineOrder(
                estimate.stable_rows,
                estimate.stable_rows >= min(STATED_ROWS, len(estimate.rows)),
                stability(estimate),
            ),
            causes=_ends(
                {cause.name.lower(): cycles for cause, cycles in estimate.by_cause(low).items()},
                {cause.name.lower(): cycles for cause, cycles in estimate.by_cause(high).items()},
            ),
            rests_on=_ends(estimate.basis(low), estimate.basis(high)),
            figures=tuple(_figure(estimate, cost) for cost in Cost if cost in estimate.costs),
            rows=tuple(_row(found, row) for row in estimate.rows),
            measured=ABSENT if calibration is None else _calibration(found, calibration),
            recorded=ABSENT if records is None else records,
        )
    )


def _room(room: WorkgroupRoom) -> TimelineRoom:
    waves = room.workgroups * room.waves
    return TimelineRoom(room.workgroups, waves, tuple(room.limited_by), dict(room.limits))


def _ends(low: Mapping[str, int], high: Mapping[str, int]) -> Mapping[str, TimelineEnds]:
    return {name: TimelineEnds(low.get(name, 0), high.get(name, 0)) for name in {**low, **high}}


def _figure(estimate: TimelineEstimate, cost: Cost) -> TimelineFigure:
    figure = estimate.machine.costs[cost]
    return TimelineFigure(cost.name.lower(), cost.value, figure.cycles, figure.grounds, figure.source)


def _row(found: LaunchTimeline, row: RankedStall) -> TimelineRow:
    return TimelineRow(
        *_place(found, row.instruction),
        cause=row.cause.name.lower(),
        is_wait=row.is_wait,
        executed=row.executed,
        cycles=TimelineEnds(row.low, row.high),
        share=TimelineShare(*shares(found.estimate, row)),
        rank=TimelineEnds(row.rank_low, row.rank_high),
        conflict_cycles=row.conflicts,
        slowest_wave=row.slowest,
        waits_for=tuple(
            TimelineWaitsFor(*_place(found, one.instruction), TimelineEnds(one.low, one.high))
            for one in row.blockers
        ),
    )


def _place(found: LaunchTimeline, instruction: AsmInstruction) -> tuple[int, str, str | None]:
    return instruction.line, instruction.text, source_of(found, instruction) or None


_HEAD = ("#", "line", "instruction", "waits for", "executed", "cycles a wave", "share")
_NUMBERS = frozenset({0, 1, 4, 5, 6})
_MOST_BLOCKERS = 2


_MISSED = ("line", "instruction", "executed", "measured", "estimated", "missed")


def calibration_text(found: LaunchTimeline, calibration: Calibration, look: Look) -> str:
    """The measured stalls, beside the estimates of the calibrated model."""
    total = max(1, calibration.cycles)
    lines = [f"Calibrated on {shown(calibration.trace)}: {calibration.end.value}"]
    if calibration.latency is not None:
        lines[0] = (
            f"Calibrated on {shown(calibration.trace)}: latency of memory {calibration.latency} cycles "
            f"({calibration.end.value})"
        )
        lines.append(
            f"  MEASURED: {calibration.cycles} stalled cycles of the traced waves; the model has "
            f"{round(100 * calibration.agreed / total)} % of them at the same instruction, and "
            f"{round(calibration.surplus)} that were not measured"
        )
    rows = [row for row in calibration.rows if round(row.missed)][: look.top]
    cells = [
        (
            str(row.instruction.line),
            shown(cut(row.instruction.text)),
            str(row.hits),
            *(f"{value:.1f}" for value in (row.measured, row.estimated)),
            f"{row.missed:+.0f}",
        )
        for row in rows
    ]
    if not cells or calibration.latency is None:
        return text_of(lines)
    lines.append(
        "What the model misses: cycles that one execution stalls, MEASURED by the profiler and ESTIMATED by the model"
    )
    return text_of([*lines, *aligned(TextTable(_MISSED, cells, frozenset({0, 2, 3, 4, 5})))])


def records_text(records: RecordsCalibration, look: Look) -> str:
    """The measurements of the records, beside the estimates of the calibrated model."""
    share = round(100 * records.estimated / max(1, records.measured))
    lines = [
        f"Calibrated on {shown(records.dump)}: latency of memory {records.latency} cycles ({records.says.value})",
        f"  MEASURED: {round(records.measured)} cycles between the first and last records of "
        f"{plural(records.waves, 'wave')}; the model has {share} % as many",
    ]
    if records.left:
        lines.append(
            f"  not compared: {plural(records.left, 'wave')}: not all of their records are there, or they made others"
        )
    cells = [
        (
            shown(cut(one.name)),
            str(one.runs),
            *(f"{value:.1f}" for value in (one.measured, one.estimated)),
            f"{one.missed:+.0f}",
        )
        for one in records.scopes[: look.top]
    ]
    if not cells:
        return text_of(lines)
    lines.append("What the model misses: cycles of a run, MEASURED by records and ESTIMATED by the model")
    head = ("scope", "runs", "measured", "estimated", "missed")
    return text_of([*lines, *aligned(TextTable(head, cells))])


def estimate_text(
    found: LaunchTimeline,
    look: Look,
    calibration: Calibration | None = None,
    records: RecordsCalibration | None = None,
) -> str:
    """The whole report, with a final newline."""
    if records is not None:
        return f"{estimate_text(found, look)}\n{records_text(records, look)}"
    if calibration is not None:
        return f"{estimate_text(found, look)}\n{calibration_text(found, calibration, look)}"
    table = _table(found, look.top)
    above, below = text_of(_above(found)), text_of(_below(found))
    shown_table = (
        f"{text_of(laid_out(table, look, drawn_if=not fits(table, look.width)))}\n" if table.rows else ""
    )
    return f"{above}\n{shown_table}{below}"


def _above(found: LaunchTimeline) -> Iterator[str]:
    estimate = found.estimate
    arch = estimate.machine.arch
    yield f"{shown(found.source)}, kernel {shown(found.kernel)} ({arch}, {shown(found.compiler or 'given code')})"
    yield (
        f"  ESTIMATE, not a run time: where {plural(estimate.waves, 'wave')} of one compute unit wait, "
        f"{plural(estimate.workgroups, 'workgroup')}"
    )
    low, high = estimate.low.memory_latency, estimate.high.memory_latency
    yield f"  memory latency: {low} to {high} cycles ({estimate.memory_source})"
    yield f"  launch: {shown(found.launch)}"
    yield f"  what waves execute: {shown(found.known_by)}"
    yield f"  occupancy of a compute unit: {_room_text(found.room, estimate.workgroups)}"
    for words, causes in (
        ("waits", WAITS),
        ("barriers", frozenset({StallCause.BARRIER})),
        ("other causes", frozenset(StallCause) - WAITS - {StallCause.BARRIER}),
    ):
        ends = [
            sum(cycles for cause, cycles in estimate.by_cause(run).items() if cause in causes)
            / run.wave_cycles
            for run in (estimate.low, estimate.high)
        ]
        low_end, high_end = (f"{round(100 * end)} %" for end in ends)
        yield f"  stalled at {words}: {low_end} (low latency) to {high_end} (high latency) of the waves' cycles"


def _room_text(room: WorkgroupRoom | str, workgroups: int) -> str:
    """The number of workgroups that run side by side, and the limiting resource.

    >>> _room_text(WorkgroupRoom(8, {"wave slots": 4, "vector registers": 2}), 1)
    '2 workgroups, 16 waves, limited by vector registers (wave slots: 4); --full estimates with all of them'
    """
    if isinstance(room, str):
        return room
    others = ", ".join(f"{name}: {count}" for name, count in room.limits.items() if count > room.workgroups)
    return (
        f"{plural(room.workgroups, 'workgroup')}, "
        f"{plural(room.workgroups * room.waves, 'wave')}, limited by {' and '.join(room.limited_by)}"
        + (f" ({others})" if others else "")
        + ("; --full estimates with all of them" if workgroups < room.workgroups else "")
    )


def _table(found: LaunchTimeline, top: int | None) -> TextTable:
    rows = found.estimate.rows if top is None else found.estimate.rows[:top]
    cells = [_row_text(found, place, row) for place, row in enumerate(rows, 1)]
    return TextTable(_HEAD, cells, _NUMBERS)


def _row_text(found: LaunchTimeline, place: int, row: RankedStall) -> tuple[str, ...]:
    estimate = found.estimate
    line = str(row.instruction.line)
    source = source_of(found, row.instruction)
    return (
        str(place),
        line,
        shown(cut(row.instruction.text)) + (f" ({shown(source)})" if source else ""),
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
    yield from _basis_text(estimate)
    unmeasured = estimate.unmeasured()
    if unmeasured:
        yield f"Unmeasured on {estimate.machine.arch}, and assumed:"
    for cost in unmeasured:
        figure = estimate.machine.costs[cost]
        yield f"  {cost.value}: {plural(figure.cycles, 'cycle')} ({figure.source})"
    if not estimate.known_conflicts:
        yield "LDS accesses count without bank conflicts: their addresses are not known here (see ldsopt banks)."


def _basis_text(estimate: TimelineEstimate) -> Iterator[str]:
    low, high = (estimate.basis(run) for run in (estimate.low, estimate.high))
    totals = sum(low.values()), sum(high.values())
    if not all(totals):
        return
    yield "Grounds of the stall cycles, at low-high latency:"
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
