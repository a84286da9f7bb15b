"""Marked stages to pipelines: everything is checked, then everything is placed, then the edits are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.ranges.footprints import Footprint
from ldsopt.analysis.stages.dependences import Dependence, LoopDependences, copy_counter
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.assumptions import NAMED_BASES
from ldsopt.errors import InputError
from ldsopt.ir.edge_blocks import EdgeBlocks
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.own_barriers import declarations_of
from ldsopt.ir.refusal import refused
from ldsopt.target.arch import Arch
from ldsopt.touch import Touch
from ldsopt.transforms.pipeline.emission import LoopWriter
from ldsopt.transforms.pipeline.legality import legal_pipelines
from ldsopt.transforms.pipeline.marked_module import MarkedModule
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.placement import SlotPlacement, check_placement, place
from ldsopt.transforms.pipeline.runs import RunSearch
from ldsopt.transforms.pipeline.surroundings import (
    PlacedStages,
    Surroundings,
    SurroundingsSearch,
)

if TYPE_CHECKING:
    from ldsopt.transforms.pipeline.proposal import StageProposal


@dataclass(frozen=True, slots=True)
class PipelinedLoop:
    """A loop, or stages that are run once, and how they are run as a pipeline.

    Attributes:
        loop: the stages.
        dependences: between them, the closest first.
        placement: what the slots do.
        around: what is done in front of the pipeline and behind it; in a run of several, of the first and the last.
        started: by stage and counter, the copies that every iteration starts.
        follows_on: the pipeline in front of it goes on into this one (`ldsopt.transforms.pipeline.runs`).
    """

    loop: StageLoop
    dependences: tuple[Dependence, ...]
    placement: SlotPlacement
    around: Surroundings
    started: tuple[dict[str, int], ...]
    follows_on: bool = False


@dataclass(frozen=True, slots=True)
class Pipelining:
    """The result: what to change, and what was found.

    Attributes:
        edits: to apply to the module.
        loops: the pipelines of each kernel, in the order in which control comes by them.
        assumptions: names of what was taken on trust.
        plain: the marks were written without a phase shift.
        proposal: the stages that were proposed for a loop without marks.
    """

    edits: Edits
    loops: tuple[PipelinedLoop, ...]
    assumptions: tuple[str, ...]
    plain: bool = False
    proposal: StageProposal | None = None


def find_pipelines(module: Module, options: PipelineOptions) -> Pipelining:
    """The pipelines of a module, and the edits that write them.

    Raises:
        InputError: there is no mark, or a marked loop cannot be run as a pipeline.
    """
    marked = MarkedModule(module, options)
    changes: dict[int, LineEdit] = {}
    every: list[PipelinedLoop] = []
    names = _names(module)
    uniform: list[str] = []
    for around in marked.kernels():
        uniform += around.kernel.assumptions
        runs = list(_pipelined(around, options))
        writer = LoopWriter(module, marked.arch, EdgeBlocks(module, around.kernel.function))
        for run in runs:
            every += run
            if options.plain:
                for one in run:
                    counters = {counter for stage in one.started for counter in stage}
                    writer.plain(one.loop, one.around, sorted(counters), next(names))
            else:
                pipelines = [(one.loop, one.placement) for one in run]
                first, last = run[0].around, run[-1].around
                whole = Surroundings(first.before, last.meets, last.behind)
                writer.pipelined(pipelines, whole, next(names))
        changes |= writer.edits()
    added = (line for edit in changes.values() for line in (*edit.before, *edit.behind))
    named = [*([NAMED_BASES] if marked.trusts_names else []), *uniform]
    shapes = (one.loop.groups.assumption for one in every)
    made = tuple(dict.fromkeys((*named, *filter(None, shapes))))
    return Pipelining(Edits(changes, declarations_of(module, added)), tuple(every), made, options.plain)


def _names(module: Module) -> Iterator[str]:
    """Yields numbers for the names of added blocks and values that the module does not have."""
    return (str(number) for number in count() if f"ldsopt.enter.{number}" not in module.text)


def _pipelined(around: SurroundingsSearch, options: PipelineOptions) -> Iterator[list[PipelinedLoop]]:
    """Yields the pipelines of a kernel, those together that follow each other as one."""
    kernel, arch = around.kernel, around.arch
    placed: list[PlacedStages] = []
    within: list[LoopDependences] = []
    dependences: list[list[Dependence]] = []
    for loop in legal_pipelines(kernel, options):
        between = LoopDependences(kernel.provenance, around.footprints, around.layout, loop, around.accesses)
        found = between.find(arch)
        for one in found:
            if not one.is_ordered and not options.plain:
                raise _conflict(kernel.module, between, one)
        ordered = [one for one in found if one.is_ordered]
        started = _started(between, arch)
        placement = place(loop.count, ordered, started, everywhere=options.fence == "all")
        check_placement(loop.gap, ordered, started, placement)
        placed.append(PlacedStages(loop, placement, started))
        within.append(between)
        dependences.append(found)
    if options.plain:
        runs = [range(number, number + 1) for number in range(len(placed))]
    else:
        runs = RunSearch(kernel, around.accesses, arch).find(placed, within)
    for run in runs:
        whole = around.of([placed[number] for number in run])
        yield [
            PipelinedLoop(
                placed[number].loop,
                tuple(dependences[number]),
                placed[number].placement,
                Surroundings(
                    whole.before if number == run[0] else (),
                    whole.meets and number == run[-1],
                    whole.behind if number == run[-1] else (),
                ),
                tuple(dict(stage) for stage in placed[number].started),
                follows_on=number > run[0],
            )
            for number in run
        ]


def _started(between: LoopDependences, arch: Arch) -> tuple[dict[str, int], ...]:
    """The copies that each stage starts in every iteration; those in guarded blocks count as none."""
    loop = between.loop
    always = {
        instruction.line
        for number in loop.always
        for block in [loop.function.blocks[number]]
        for instruction in loop.function.instructions[block.start : block.stop]
    }
    started: list[dict[str, int]] = [{} for _ in range(loop.count)]
    for access in between.inside:
        counter = copy_counter(access, arch)
        if counter:
            stage = started[loop.stage_of[access.line]]
            stage[counter] = stage.get(counter, 0) + (access.line in always)
    return tuple(started)


def _conflict(module: Module, between: LoopDependences, one: Dependence) -> InputError:
    loop = between.loop
    first, second = loop.marks[one.first].name, loop.marks[one.second].name
    who = (
        f"stages '{first}' and '{second}' both touch"
        if one.first != one.second
        else f"stage '{first}' touches"
    )
    touched = describe(between, one)
    same = "run" if one.first != one.second else "runs beside itself"
    other = module.source_lines.of(one.target + 1)
    also = f" (the other access: line {other})" if other is not None and one.target != one.source else ""
    return refused(
        module,
        one.source,
        f"{who} {touched} and {same} at the same time{also}: {one.hazard.value} at distance {one.distance}, phase gap "
        f"{one.gap}",
        "put a stage between them, or double-buffer",
    )


def describe(between: LoopDependences, one: Dependence) -> str:
    """The bytes that both accesses of a dependence may touch, e.g. ``@A[0,16384)``."""
    names = [base.name for base in between.provenance.bases]
    first, second = (
        between.footprints.of(_access(between, one.source)),
        between.footprints.of(_access(between, one.target)),
    )
    if first.parts is None or second.parts is None:
        return "LDS at addresses that are not known"
    shown = dict.fromkeys(
        f"@{names[part.base]}{_range(part.offsets.lower, part.offsets.extent + part.size)}"
        for part in first.parts
        if part.base >= 0 and between.layout.touch(Footprint((part,), writes=True), second) is not Touch.NEVER
    )
    return ", ".join(shown) or "common bytes of LDS"


def _range(first: int, size: int) -> str:
    return f"[{first},{first + size})" if first + size <= 1 << 24 else ""


def _access(between: LoopDependences, line: int) -> Access:
    return next(access for access in between.accesses if access.line == line)
