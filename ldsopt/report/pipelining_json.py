"""The report of `pipeline` as JSON, schema ``ldsopt.pipelining/1`` (docs/pipeline.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.analysis.stages.dependences import Dependence
from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.json_document import json_document
from ldsopt.report.pipelining import PipelineSubject, ordered_at
from ldsopt.target.mnemonics import WorkUnit
from ldsopt.transforms.pipeline.pipelining import PipelinedLoop
from ldsopt.transforms.pipeline.proposal import StageProposal

SCHEMA = "ldsopt.pipelining/1"


def render(subject: PipelineSubject) -> str:
    """The whole report, with a final newline."""
    found = subject.details
    return json_document(
        SCHEMA,
        **subject.head,
        plain=found.plain,
        assumptions=assumptions_json(found.assumptions),
        notes=list(subject.module.notes),
        proposal=_proposal(found.proposal) if found.proposal is not None else None,
        loops=[_loop(subject, one) for one in found.loops],
    )


def _proposal(made: StageProposal) -> dict[str, Any]:
    return {
        "kernel": made.kernel,
        "line": made.line,
        "compiler": made.compiler,
        "stages": [
            {
                "name": stage.name,
                "work": {unit.value: stage.work.get(unit, 0) for unit in WorkUnit},
                "ends_at": stage.why,
            }
            for stage in made.stages
        ],
        "load": {"in_turns": made.partition.in_turns, "in_step": made.partition.in_step},
    }


def _loop(subject: PipelineSubject, one: PipelinedLoop) -> dict[str, Any]:
    loop = one.loop
    return {
        "kernel": loop.function.name,
        "phase_gap": loop.gap,
        "group_work_items": loop.groups.size,
        "stages": [
            {"name": mark.name, "priority": mark.priority, "line": subject.line_of(mark.line)}
            for mark in loop.marks
        ],
        "slots": [_slot(subject, one, number) for number in range(loop.count)],
        "barrier_behind": one.around.meets,
        "in_no_loop": loop.flat is not None,
        "follows_on": one.follows_on,
    }


def _slot(subject: PipelineSubject, one: PipelinedLoop, number: int) -> dict[str, Any]:
    is_end = number == 0 and one.loop.flat is not None
    waits = {counter: most for (at, counter), most in one.placement.waits.items() if at == number}
    return {
        "in_front_of": None if is_end else one.loop.marks[number].name,
        "orders_lds": number in one.placement.fences,
        "waits": waits,
        "authors_barrier": one.loop.slots[number].barrier is not None,
        "orders": [_dependence(subject, one, dependence) for dependence in ordered_at(one, number)],
    }


def _dependence(subject: PipelineSubject, one: PipelinedLoop, dependence: Dependence) -> dict[str, Any]:
    names = [mark.name for mark in one.loop.marks]
    return {
        "hazard": dependence.hazard.value,
        "from": {"stage": names[dependence.first], "line": subject.line_of(dependence.source)},
        "to": {"stage": names[dependence.second], "line": subject.line_of(dependence.target)},
        "distance": dependence.distance,
        "phase_gap": dependence.gap,
        "counter": dependence.counter or None,
    }
