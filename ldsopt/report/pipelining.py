"""What the reports on pipelines have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ldsopt.ir.module import Module
from ldsopt.report.reasons import LineOf
from ldsopt.transforms.pipeline.dependences import Dependence
from ldsopt.transforms.pipeline.pipelining import PipelinedLoop, Pipelining

if TYPE_CHECKING:
    from ldsopt.transforms.pipeline.proposal import StageProposal

_SHOWN_ROUNDS = 2


@dataclass(frozen=True, slots=True)
class PipelineSubject:
    """Everything that a report on pipelines shows.

    Attributes:
        pipelining: the result.
        module: the input.
        output: the output's name.
        line_of: from an index into the module's lines to a line of the user's file, if it has one.
        plain: the marks were written without a phase shift.
        proposal: the stages that were proposed for a loop without marks.
    """

    pipelining: Pipelining
    module: Module
    output: str
    line_of: LineOf
    plain: bool
    proposal: StageProposal | None = None


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
