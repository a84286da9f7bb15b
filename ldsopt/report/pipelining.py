"""The reports of `pipeline`: its summary, JSON, schema ``ldsopt.pipelining/1`` (docs/pipeline.md), and a picture.

The picture has both groups of waves over time, the barriers at which they meet, and the dependences that each barrier
orders. A box is a stage, shaded by its priority. A line between two boxes is a barrier: thin if it is bare, thick if it
orders LDS, dashed and thick if it waits for copies as well. The dependences are below, from the end of one stage to the
beginning of another. The picture stands alone: no scripts, no fonts, no links; names are escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import ClassVar

from ldsopt.analysis.stages.dependences import Dependence, Hazard
from ldsopt.compare.spelling import as_shown_text, plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.errors import shown
from ldsopt.report.grounds import (
    AssumptionMember,
    TransformSubject,
    assumption_lines,
    assumption_members,
    note_lines,
)
from ldsopt.report.table import svg
from ldsopt.target.opcodes import WorkUnit
from ldsopt.transforms.pipeline.marked_module import PipelinedLoop
from ldsopt.transforms.pipeline.pipelining import Pipelining
from ldsopt.transforms.pipeline.proposal import StageProposal

_SHOWN_ITERATIONS = 2


class PipelineSubject(TransformSubject[Pipelining]):
    """Everything that a report on pipelines shows."""

    __slots__ = ()


def shown_iterations(one: PipelinedLoop) -> int:
    """The number of iterations in a picture of a pipeline; one for flat stages."""
    return _SHOWN_ITERATIONS if one.loop.flat is None else 1


def place_of(one: PipelinedLoop, slot: int) -> str:
    """The place of a barrier slot in the loop, in words: before or behind a stage."""
    names = stage_names(one)
    is_end = slot == 0 and one.loop.flat is not None
    return f"behind {names[-1]}" if is_end else f"in front of {names[slot]}"


def stage_names(one: PipelinedLoop) -> list[str]:
    """The names of a loop's stages, in order."""
    return [mark.name for mark in one.loop.marks]


def ordered_at(one: PipelinedLoop, slot: int) -> Iterator[Dependence]:
    """The dependences that a slot orders; where several slots order one, only the last of them has it."""
    count, placement = one.loop.count, one.placement
    for dependence in one.dependences:
        if not dependence.is_ordered:
            continue
        chosen = (
            {at for at, counter in placement.waits if counter == dependence.counter}
            if dependence.counter
            else placement.fences
        )
        arc = dependence.arc(count)
        holding = [at for at in chosen if arc.holds(at, count)]
        if holding and max(holding, key=lambda at: (at - arc.first) % count) == slot:
            yield dependence


def what(one: PipelinedLoop, slot: int) -> str:
    """The work of a slot's barrier besides synchronizing the waves."""
    waits = [
        f"{counter}({most})" for (at, counter), most in sorted(one.placement.waits.items()) if at == slot
    ]
    parts = ["orders LDS"] if slot in one.placement.fences else []
    parts += [f"waits for {', '.join(waits)}"] if waits else []
    return " and ".join(parts) or "bare"


@dataclass(frozen=True, slots=True)
class PipeliningStage:
    """A stage as its mark names it.

    Attributes:
        work: instructions of the compiled code, by unit.
        ends_at: why it ends where it does.
    """

    name: str
    work: Mapping[str, Natural]
    ends_at: str


@dataclass(frozen=True, slots=True)
class PipeliningLoad:
    """The work of one iteration in turns and in step."""

    in_turns: float
    in_step: float


@dataclass(frozen=True, slots=True)
class PipeliningProposal:
    """The stages that `--auto` proposes.

    Attributes:
        line: 1-based line of the input, null where it has none.
        compiler: whose code was counted.
        load: what both groups do in an iteration, all of a unit's work being 1; docs/pipeline.md.
    """

    kernel: str
    line: Positive | None
    compiler: str
    stages: tuple[PipeliningStage, ...]
    load: PipeliningLoad


@dataclass(frozen=True, slots=True)
class PipeliningStagePart:
    """A stage that is proposed.

    Attributes:
        priority: null where the mark gives none.
        line: 1-based line of the input, null where it has none.
    """

    name: str
    priority: int | None
    line: Positive | None


@dataclass(frozen=True, slots=True)
class PipeliningAccess:
    """An access of LDS.

    Attributes:
        line: 1-based line of the input, null where it has none.
    """

    stage: str
    line: Positive | None


@dataclass(frozen=True, slots=True)
class PipeliningDependence:
    """A dependence that a barrier orders.

    Attributes:
        distance: stages from the one to the other.
        phase_gap: 0 if only waves of one group touch bytes of each other.
        counter: that the first is outstanding in, if it is an asynchronous copy.
    """

    hazard: Hazard
    from_: PipeliningAccess
    to: PipeliningAccess
    distance: Positive
    phase_gap: Natural
    counter: str | None


@dataclass(frozen=True, slots=True)
class PipeliningSlot:
    """A place between two stages.

    Attributes:
        in_front_of: null behind the last stage of flat ones.
        orders_lds: its barrier has fences.
        waits: by counter, how many copies may stay outstanding in front of the barrier.
        authors_barrier: the barrier was there already.
    """

    in_front_of: str | None
    orders_lds: bool
    waits: Mapping[str, Natural]
    authors_barrier: bool
    orders: tuple[PipeliningDependence, ...]


@dataclass(frozen=True, slots=True)
class PipeliningLoop:
    """A loop that runs as a pipeline.

    Attributes:
        phase_gap: stages that the second group is behind.
        group_work_items: work-items of the first group.
        slots: slot k stands in front of stage k; slot 0 at the loop's end.
        barrier_behind: a full barrier stands behind the pipeline.
        in_no_loop: the stages are run once.
        follows_on: the pipeline in front of it goes on into this one: the groups do not meet in between.
    """

    kernel: str
    phase_gap: Positive
    group_work_items: Positive
    stages: tuple[PipeliningStagePart, ...]
    slots: tuple[PipeliningSlot, ...]
    barrier_behind: bool
    in_no_loop: bool
    follows_on: bool


@dataclass(frozen=True, slots=True)
class PipeliningDocument:
    """The changes of `ldsopt pipeline --json` to a module, loop by loop.

    Attributes:
        source: name of the input as the user gave it.
        output: name of the output; - for standard output.
        arch: the gfx architecture; null where none is known.
        plain: the marks were written as full barriers, without a phase shift.
        assumptions: what the output rests on.
        proposal: the stages that --auto proposes; null without it.
    """

    SCHEMA: ClassVar = "ldsopt.pipelining/1"

    source: str
    output: str
    arch: str | None
    plain: bool
    assumptions: tuple[AssumptionMember, ...]
    notes: tuple[str, ...]
    proposal: PipeliningProposal | None
    loops: tuple[PipeliningLoop, ...]


def pipelining_json(subject: PipelineSubject) -> str:
    """The whole report, with a final newline."""
    found = subject.details
    return json_text(
        PipeliningDocument(
            *subject.head,
            plain=found.plain,
            assumptions=assumption_members(found.assumptions),
            notes=tuple(subject.module.notes),
            proposal=_proposal(found.proposal) if found.proposal is not None else None,
            loops=tuple(_loop(subject, one) for one in found.loops),
        )
    )


def _proposal(made: StageProposal) -> PipeliningProposal:
    return filled(
        PipeliningProposal,
        made,
        stages=tuple(
            PipeliningStage(
                name=stage.name,
                work={unit.value: stage.work.get(unit, 0) for unit in WorkUnit},
                ends_at=stage.why,
            )
            for stage in made.stages
        ),
        load=PipeliningLoad(in_turns=made.partition.in_turns, in_step=made.partition.in_step),
    )


def _loop(subject: PipelineSubject, one: PipelinedLoop) -> PipeliningLoop:
    loop = one.loop
    return PipeliningLoop(
        kernel=loop.function.name,
        phase_gap=loop.gap,
        group_work_items=loop.groups.size,
        stages=tuple(
            PipeliningStagePart(name=mark.name, priority=mark.priority, line=subject.line_of(mark.line))
            for mark in loop.marks
        ),
        slots=tuple(_slot(subject, one, number) for number in range(loop.count)),
        barrier_behind=one.around.meets,
        in_no_loop=loop.flat is not None,
        follows_on=one.follows_on,
    )


def _slot(subject: PipelineSubject, one: PipelinedLoop, number: int) -> PipeliningSlot:
    is_end = number == 0 and one.loop.flat is not None
    waits = {counter: most for (at, counter), most in one.placement.waits.items() if at == number}
    return PipeliningSlot(
        in_front_of=None if is_end else one.loop.marks[number].name,
        orders_lds=number in one.placement.fences,
        waits=waits,
        authors_barrier=one.loop.slots[number].barrier is not None,
        orders=tuple(_dependence(subject, one, dependence) for dependence in ordered_at(one, number)),
    )


def _dependence(subject: PipelineSubject, one: PipelinedLoop, dependence: Dependence) -> PipeliningDependence:
    names = [mark.name for mark in one.loop.marks]
    return PipeliningDependence(
        dependence.hazard,
        PipeliningAccess(names[dependence.first], subject.line_of(dependence.source)),
        PipeliningAccess(names[dependence.second], subject.line_of(dependence.target)),
        dependence.distance,
        dependence.gap,
        dependence.counter or None,
    )


_ROW, _TOP, _LEFT, _MARGIN, _ARROW = 40, 62, 84, 16, 20
_LEGEND = (
    "time from left to right; thick line: the barrier orders LDS, dashed: it waits for copies, thin: bare"
)
_FILLS = ("#dde8f4", "#b9d0ea", "#8fb4dd", "#6598cf")
_BARE, _ORDERING = "#888", "#b03030"


def pipelining_svg(found: Pipelining) -> str:
    """One picture of all loops, one below the other."""
    parts: list[str] = []
    y, width = _MARGIN, 8 * len(_LEGEND) + 2 * _MARGIN
    for one in found.loops:
        body, height, reach = _loop_svg(one)
        parts.append(f'<g transform="translate(0 {y})">{body}</g>')
        y += height + _MARGIN
        width = max(width, reach + _MARGIN)
    return svg(width, y, parts)


def _loop_svg(one: PipelinedLoop) -> tuple[str, int, int]:
    """The picture of one loop, its height, and its right end."""
    loop, names = one.loop, stage_names(one)
    step = max(90, 8 * max(map(len, names)) + 24)
    count = shown_iterations(one) * loop.count
    title = f"{shown(loop.function.name)}: {loop.count} stages, phase gap {loop.gap}"
    parts = [f'<text x="{_MARGIN}" y="16" font-weight="bold">{escape(title)}</text>']
    for group in (0, 1):
        y = _TOP + _ROW * group
        parts.append(f'<text x="{_MARGIN}" y="{y + 20}">group {group}</text>')
        for number in range(count):
            x = _LEFT + step * (number + group * loop.gap)
            stage = number % loop.count
            parts.append(
                f'<rect x="{x}" y="{y}" width="{step}" height="{_ROW - 10}" fill="{_FILLS[loop.priority(stage)]}"/>'
                f'<text x="{x + step // 2}" y="{y + 19}" text-anchor="middle">{escape(names[stage])}</text>'
            )
        parts.append(_line(_LEFT, y, "full barrier in front", thick=True))
        for number in range(group * loop.gap):
            parts.append(_line(_LEFT + step * (number + 1), y, "the second group is held"))
        for number in range(1, count + 1):
            x = _LEFT + step * (number + group * loop.gap)
            parts.append(_slot_line(one, number % loop.count, x, y))
    for number in range(count + loop.gap):
        x = _LEFT + step * number
        parts.append(f'<text x="{x + 3}" y="{_TOP - 8}" fill="#777" font-size="10">{number}</text>')
    bottom = _TOP + 2 * _ROW + 4
    arrows = [(slot, one_of) for slot in range(loop.count) for one_of in ordered_at(one, slot)]
    for row, (slot, dependence) in enumerate(arrows):
        y = bottom + _ARROW * row
        start = _LEFT + step * (dependence.first + 1)
        end = start + step * (dependence.distance - 1)
        label = (
            f"{dependence.hazard.value}, {names[dependence.first]} -> {names[dependence.second]}: "
            f"slot {slot} {what(one, slot)}"
        )
        parts.append(
            f'<line x1="{start}" y1="{y}" x2="{max(end, start + 2)}" y2="{y}" stroke="{_ORDERING}" stroke-width="3"/>'
            f'<text x="{max(end, start) + 8}" y="{y + 4}" font-size="11">{escape(label)}</text>'
        )
    bottom += _ARROW * len(arrows)
    parts.append(f'<text x="{_MARGIN}" y="{bottom + 14}" fill="#777" font-size="11">{_LEGEND}</text>')
    reach = _LEFT + step * (count + loop.gap)
    labels = [_LEFT + step * (d.first + d.distance) + 8 * 70 for _, d in arrows]
    return "".join(parts), bottom + 24, max([reach, *labels])


def _slot_line(one: PipelinedLoop, slot: int, x: int, y: int) -> str:
    """The line for the barrier of a slot."""
    waits = any(at == slot for at, _ in one.placement.waits)
    thick = waits or slot in one.placement.fences
    dash = ' stroke-dasharray="5 3"' if waits else ""
    return _line(x, y, f"slot {slot}: {what(one, slot)}", thick=thick, dash=dash)


def _line(x: int, y: int, words: str, *, thick: bool = False, dash: str = "") -> str:
    color, width = (_ORDERING, 4) if thick else (_BARE, 1)
    return (
        f'<line x1="{x}" y1="{y - 4}" x2="{x}" y2="{y + _ROW - 6}" stroke="{color}" stroke-width="{width}"{dash}>'
        f"<title>{escape(words)}</title></line>"
    )


@as_shown_text
def pipelining_text(subject: PipelineSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary: a paragraph for each loop, then the assumptions behind the result.

    Args:
        subject: of the report.
        explain: also draw the stages of both groups over time, and list the dependences that each slot orders.
    """
    found, loops = subject.details, subject.details.loops
    done = "written with full barriers" if found.plain else "pipelined"
    flat = sum(one.loop.flat is not None for one in loops)
    sort = "marked loop" if found.proposal is None else "loop"
    parts = [plural(len(loops) - flat, sort)] if len(loops) > flat else []
    parts += [plural(flat, "sequence") + " of stages in no loop"] if flat else []
    yield f"{subject.title}: {' and '.join(parts)} {done}"
    yield from note_lines(subject.module.notes)
    if found.proposal is not None:
        yield from _proposal_text(found.proposal)
    for one in loops:
        yield from _loop_text(subject, one, explain)
    yield from assumption_lines(found.assumptions)


def _loop_text(subject: PipelineSubject, one: PipelinedLoop, explain: bool) -> Iterator[str]:
    loop, names = one.loop, stage_names(one)
    once = "" if loop.flat is None else " in no loop"
    yield f"  kernel {shown(loop.function.name)}: {loop.count} stages{once}: {', '.join(names)}"
    if subject.details.plain:
        return
    groups = loop.groups
    yield (
        f"    two groups of {len(groups.early)} waves, the second {plural(loop.gap, 'stage')} behind; "
        f"{len(one.placement.fences)} of {loop.count} barriers order LDS"
    )
    if one.follows_on:
        yield "    follows on the pipeline in front of it: the groups do not meet in between"
    for slot in range(loop.count):
        if explain or what(one, slot) != "bare":
            yield f"    slot {slot}, {place_of(one, slot)}: {what(one, slot)}"
        if explain:
            for dependence in ordered_at(one, slot):
                yield f"      {_dependence_text(subject, one, dependence)}"
    if one.around.meets:
        yield "    a full barrier behind it: what follows touches bytes of its stages"
    if explain:
        yield from _clock(one)


def _proposal_text(made: StageProposal) -> Iterator[str]:
    """The proposed stages: their work, the reason for the end of each, and the expected gain."""
    where = "" if made.line is None else f" at line {made.line}"
    yield f"  proposed for the loop{where} of kernel {shown(made.kernel)}, by instructions in code of {made.compiler}:"
    width = max(len(stage.name) for stage in made.stages)
    for stage in made.stages:
        work = (
            ", ".join(f"{stage.work[unit]} {unit.value}" for unit in WorkUnit if stage.work.get(unit))
            or "nothing"
        )
        yield f"    {stage.name:<{width}}  {work}; ends at: {stage.why}"
    turns, step = made.partition.in_turns, made.partition.in_step
    gain = "" if turns < step else "; nothing is gained"
    yield (
        f"    expected load: {turns:.2f} in turns, {step:.2f} in step (a unit's work of an iteration is 1; no times: "
        f"only a GPU tells){gain}"
    )


def _dependence_text(subject: PipelineSubject, one: PipelinedLoop, dependence: Dependence) -> str:
    names = stage_names(one)
    lines = subject.line_of(dependence.source), subject.line_of(dependence.target)
    where = f", lines {lines[0]} and {lines[1]}" if None not in lines else ""
    later = f"{plural(dependence.distance, 'stage')} later"
    return (
        f"{dependence.hazard.value}: {names[dependence.first]} -> {names[dependence.second]}, {later}{where}"
    )


def _clock(one: PipelinedLoop) -> Iterator[str]:
    """Both groups over time: ``|`` a bare barrier, ``=`` one that orders LDS, ``+`` one that waits for copies."""
    loop, names = one.loop, stage_names(one)
    width = max(map(len, names))
    waiting = {slot for slot, _ in one.placement.waits}
    signs = ["+" if n in waiting else "=" if n in one.placement.fences else "|" for n in range(loop.count)]
    row = "".join(
        f" {signs[n % loop.count] if n else ' '} {names[n % loop.count]:<{width}}"
        for n in range(shown_iterations(one) * loop.count)
    )
    late = (width + 3) * loop.gap
    yield "    time ->   | barrier   = orders LDS   + waits for copies"
    yield f"    group 0  {row.rstrip()} {signs[0]}"
    yield f"    group 1  {' ' * (late - 1)}|{row[0:].rstrip()} {signs[0]}"
