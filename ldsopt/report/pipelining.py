"""What the reports on pipelines have in common."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.stages.dependences import Dependence
from ldsopt.report.transformed import TransformSubject
from ldsopt.transforms.pipeline.pipelining import PipelinedLoop, Pipelining

_SHOWN_ROUNDS = 2


class PipelineSubject(TransformSubject[Pipelining]):
    """Everything that a report on pipelines shows."""

    __slots__ = ()


def shown_rounds(one: PipelinedLoop) -> int:
    """Iterations that a picture of a pipeline shows; flat stages are run once."""
    return _SHOWN_ROUNDS if one.loop.flat is None else 1


def place_of(one: PipelinedLoop, slot: int) -> str:
    """Where in the loop a barrier slot is, in words: before or behind which stage."""
    names = stage_names(one)
    is_end = slot == 0 and one.loop.flat is not None
    return f"behind {names[-1]}" if is_end else f"in front of {names[slot]}"


def stage_names(one: PipelinedLoop) -> list[str]:
    """The names of a loop's stages, in order."""
    return [mark.name for mark in one.loop.marks]


def ordered_at(one: PipelinedLoop, slot: int) -> Iterator[Dependence]:
    """The dependences that a slot orders; one that several slots order is shown at the last of them."""
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
    """What the barrier of a slot does besides holding the waves."""
    waits = [
        f"{counter}({most})" for (at, counter), most in sorted(one.placement.waits.items()) if at == slot
    ]
    parts = ["orders LDS"] if slot in one.placement.fences else []
    parts += [f"waits for {', '.join(waits)}"] if waits else []
    return " and ".join(parts) or "bare"
