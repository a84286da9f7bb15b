"""The summary of `pipeline` on standard error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ldsopt.analysis.stages.dependences import Dependence
from ldsopt.compare.spelling import plural, text_of
from ldsopt.errors import shown
from ldsopt.report.pipelining import PipelineSubject, ordered_at, place_of, shown_rounds, stage_names, what
from ldsopt.report.transformed import assumption_lines, note_lines
from ldsopt.target.mnemonics import WorkUnit
from ldsopt.transforms.pipeline.pipelining import PipelinedLoop

if TYPE_CHECKING:
    from ldsopt.transforms.pipeline.proposal import StageProposal


def render(subject: PipelineSubject, *, explain: bool = False) -> str:
    """The summary: a paragraph for each loop, then the assumptions that the result rests on.

    Args:
        subject: what it is about.
        explain: also draw the stages of both groups over time, and list what each slot orders.
    """
    return text_of(map(shown, _lines(subject, explain)))


def _lines(subject: PipelineSubject, explain: bool) -> Iterator[str]:
    found, loops = subject.details, subject.details.loops
    done = "written with full barriers" if found.plain else "pipelined"
    flat = sum(one.loop.flat is not None for one in loops)
    sort = "marked loop" if found.proposal is None else "loop"
    parts = [plural(len(loops) - flat, sort)] if len(loops) > flat else []
    parts += [plural(flat, "sequence") + " of stages in no loop"] if flat else []
    yield f"{subject.title}: {' and '.join(parts)} {done}"
    yield from note_lines(subject.module.notes)
    if found.proposal is not None:
        yield from _proposal(found.proposal)
    for one in loops:
        yield from _loop(subject, one, explain)
    yield from assumption_lines(found.assumptions)


def _loop(subject: PipelineSubject, one: PipelinedLoop, explain: bool) -> Iterator[str]:
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
                yield f"      {_dependence(subject, one, dependence)}"
    if one.around.meets:
        yield "    a full barrier behind it: what follows touches bytes of its stages"
    if explain:
        yield from _clock(one)


def _proposal(made: StageProposal) -> Iterator[str]:
    """The stages that were proposed: their work, why each ends where it does, and what is expected of them."""
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


def _dependence(subject: PipelineSubject, one: PipelinedLoop, dependence: Dependence) -> str:
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
        for n in range(shown_rounds(one) * loop.count)
    )
    late = (width + 3) * loop.gap
    yield "    time ->   | barrier   = orders LDS   + waits for copies"
    yield f"    group 0  {row.rstrip()} {signs[0]}"
    yield f"    group 1  {' ' * (late - 1)}|{row[0:].rstrip()} {signs[0]}"
