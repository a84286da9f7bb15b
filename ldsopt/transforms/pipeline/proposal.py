"""Stages for a loop without marks: a proposal, which is nothing but marks.

Whether it holds is for `ldsopt.transforms.pipeline.pipelining` to say, as of marks that somebody has written. To
choose, a mark is put at every cut, and the dependences between the segments are found as they are between stages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.analysis.stages.dependences import Dependence, LoopDependences
from ldsopt.analysis.stages.stage_loop import StageLoop
from ldsopt.errors import InputError
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.ir.refusal import refused
from ldsopt.isa.segment_work import SegmentWork
from ldsopt.target.mnemonics import WorkUnit
from ldsopt.transforms.pipeline.cuts import LoopCuts
from ldsopt.transforms.pipeline.legality import legal_pipelines
from ldsopt.transforms.pipeline.marked_module import MarkedModule
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.partition import (
    LoopSegments,
    Partition,
    SegmentDependence,
    best_partition,
    has_partition,
    is_legal,
    most_stages,
)
from ldsopt.transforms.pipeline.unmarked_loops import first_line

MOST_STAGES = 16

_MORE = 4
"""By how many stages more than the fewest a search goes on: the partitions multiply with each."""


@dataclass(frozen=True, slots=True)
class ProposedStage:
    """A stage of a proposal.

    Attributes:
        name: of the stage, by the units that it is work for.
        work: instructions of the compiled code, by unit.
        why: why it ends where it does, in words.
        line: of the instruction in front of which it ends, an index into `Module.lines`.
    """

    name: str
    work: SegmentWork
    why: str
    line: int


@dataclass(frozen=True, slots=True)
class StageProposal:
    """Stages for a loop.

    Attributes:
        kernel: which has it.
        line: of the input, the loop's first; ``None`` if it is not known.
        stages: in order.
        partition: what is expected of it.
        compiler: whose code was counted.
        edits: the marks.
    """

    kernel: str
    line: int | None
    stages: tuple[ProposedStage, ...]
    partition: Partition
    compiler: str
    edits: Edits


def propose(
    module: Module, cuts: LoopCuts, work: Sequence[SegmentWork], compiler: str, options: PipelineOptions
) -> StageProposal:
    """The stages that are proposed for a loop.

    Args:
        module, cuts: the loop.
        work: of each segment.
        compiler: whose code was counted.
        options: how many stages (0: the number of least load, if that is less than in step), and what may be assumed.

    Raises:
        InputError: the loop cannot be a pipeline, or not one of so many stages.
    """
    assert options.auto is not None
    needed = frozenset(number for number, cut in enumerate(cuts.cuts) if cut.is_needed)
    if 0 < options.auto < len(needed):
        raise refused(
            module,
            cuts.cuts[0].line,
            f"the loop has {len(needed)} stages at least, one for each barrier or wait in it and the rest",
            f"ask for so many: --auto {len(needed)}",
        )
    loop, found = _between_segments(module, cuts, options)
    segments = LoopSegments(work, needed, [_of_segments(one, loop.count) for one in found], loop.gap)
    if options.auto > most_stages(segments):
        raise refused(
            module,
            cuts.cuts[0].line,
            f"the loop has {len(cuts.cuts)} places to cut it at, too few for {options.auto} stages",
            f"ask for {most_stages(segments)} at most",
        )
    tried = [options.auto] if options.auto else _counts(segments)
    possible = [one for count in tried if (one := best_partition(segments, count)) is not None]
    if not possible:
        raise _too_close(module, segments, found, tried[-1])
    partition = min(possible, key=lambda one: (one.in_turns, len(one.ends)))
    if not options.auto and partition.in_turns >= partition.in_step:
        raise refused(
            module,
            cuts.cuts[0].line,
            f"no partition into {tried[0]} to {tried[-1]} stages lets the two groups need different units: the "
            f"expected load is {partition.in_turns:.2f} in turns, {partition.in_step:.2f} in step",
            "leave the loop as it is, or ask for a number of stages: --auto N",
        )
    stages = _stages(cuts, work, partition)
    names: list[list[str]] = [[] for _ in cuts.cuts]
    for stage, end in zip(stages, partition.ends, strict=True):
        names[end].append(stage.name)
    line = first_line(module, cuts.function, cuts.loop)
    return StageProposal(cuts.function.name, line, stages, partition, compiler, cuts.marked(names))


def _counts(segments: LoopSegments) -> list[int]:
    """The numbers of stages that are tried where none is asked for: the fewest that there can be, and some more."""
    least = max(2, len(segments.needed))
    return list(range(least, min(least + _MORE, most_stages(segments), MOST_STAGES) + 1)) or [least]


def _between_segments(
    module: Module, cuts: LoopCuts, options: PipelineOptions
) -> tuple[StageLoop, Sequence[Dependence]]:
    """The loop with each segment as a stage, and the dependences between these.

    Raises:
        InputError: the loop cannot be a pipeline, however it is cut.
    """
    every = edited(module, cuts.marked([[f"part{number}"] for number in range(len(cuts.cuts))]))
    whole = reparse(every.text, module, is_own=every.is_own)
    marked = MarkedModule(whole, options)
    (around,) = marked.kernels()
    (loop,) = legal_pipelines(around.kernel, options)
    between = LoopDependences(
        around.kernel.provenance, around.footprints, around.layout, loop, around.accesses
    )
    return loop, [_in_lines_of(whole, one) for one in between.find(marked.arch)]


def _in_lines_of(marked: Module, one: Dependence) -> Dependence:
    """The dependence with 1-based lines of the input in place of those of the module with marks; 0 if not known."""
    from dataclasses import replace

    lines = marked.source_lines
    return replace(one, source=lines.of(one.source + 1) or 0, target=lines.of(one.target + 1) or 0)


def _of_segments(one: Dependence, count: int) -> SegmentDependence:
    return SegmentDependence(one.first, one.second, (one.distance - one.second + one.first) // count, one.gap)


def _too_close(module: Module, segments: LoopSegments, found: Sequence[Dependence], count: int) -> InputError:
    """The error that no partition keeps the dependences apart: names one that is in the way, and how many stages do."""
    bare = LoopSegments(segments.work, segments.needed, (), segments.gap)
    best = best_partition(bare, count)
    close = [
        dependence
        for dependence, one in zip(found, segments.dependences, strict=True)
        if best is not None
        and not is_legal(LoopSegments(segments.work, segments.needed, (one,), segments.gap), best.ends)
    ]
    enough = next((n for n in range(count + 1, MOST_STAGES + 1) if has_partition(segments, n)), None)
    example = close[0] if close else found[0]
    lines = (
        f"lines {example.source} and {example.target}" if example.source and example.target else "accesses"
    )
    return InputError(
        f"no partition of the loop into {count} stages keeps its stages apart: {lines} touch common bytes of LDS "
        f"({example.hazard.value}) in stages that would run at the same time",
        file=module.source,
        line=example.source or None,
        remedy=f"ask for more: --auto {enough}" if enough else "double-buffer what they touch",
    )


def _stages(cuts: LoopCuts, work: Sequence[SegmentWork], partition: Partition) -> tuple[ProposedStage, ...]:
    found: list[tuple[Counter[WorkUnit], int]] = []
    begin = 0
    for end in partition.ends:
        own: Counter[WorkUnit] = Counter()
        for segment in work[begin : end + 1]:
            own.update(segment)
        found.append((own, end))
        begin = end + 1
    names = ["_".join(unit.value for unit in WorkUnit if own[unit]) or "idle" for own, _ in found]
    many = Counter(names)
    seen: Counter[str] = Counter()
    stages = []
    for number, (name, (own, end)) in enumerate(zip(names, found, strict=True)):
        seen[name] += 1
        is_empty = number > 0 and partition.ends[number - 1] == end
        why = "keeps the stages around it apart" if is_empty else cuts.cuts[end].why
        shown = f"{name}{seen[name]}" if many[name] > 1 else name
        stages.append(ProposedStage(shown, dict(own), why, cuts.cuts[end].line))
    return tuple(stages)
