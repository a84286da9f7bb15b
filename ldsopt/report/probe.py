"""What a probe found, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from ldsopt.compare.spelling import text_of
from ldsopt.documents import json_text
from ldsopt.errors import shown
from ldsopt.probe.questions import QUESTIONS
from ldsopt.probe.run import Probe, ProbeAnswer, RuleVerdict

_ANSWERS: Mapping[bool | None, Literal["yes", "no", "unknown"]] = {True: "yes", False: "no", None: "unknown"}
_QUESTIONS = {question.name: question for question in QUESTIONS}


@dataclass(frozen=True, slots=True)
class DocumentedAnswer:
    """The answer to one question on one architecture.

    Attributes:
        says: what the compiler does where the answer is yes.
        rule: what copes with it: a rule's number, or an option.
        added_waits: waits that the rule adds to its kernel's code.
        added_drains: waits, of these or in place of others, that leave nothing in flight.
        evidence: the instructions that the answer was read from.
        refused: the compiler's words, where it could not compile the kernel; else empty.
    """

    question: str
    says: str
    arch: str
    answer: Literal["yes", "no", "unknown"]
    rule: str
    verdict: RuleVerdict
    added_waits: int
    added_drains: int
    evidence: tuple[str, ...]
    refused: str


@dataclass(frozen=True, slots=True)
class ProbeDocument:
    """What a compiler does about LDS-DMA, read from its code.

    Attributes:
        compiler: name and version.
        needless_rules: rules of annotate that no answer shows a need for.
    """

    SCHEMA: ClassVar = "ldsopt.probe/1"

    compiler: str
    needless_rules: tuple[str, ...]
    answers: tuple[DocumentedAnswer, ...]


def as_text(probe: Probe) -> str:
    """A paragraph for each question: the answer, the verdict on the rule, and the instructions; a final newline."""
    return text_of(_lines(probe))


def as_json(probe: Probe) -> str:
    """All that was found as JSON."""
    answers = tuple(map(_answer, probe.answers))
    return json_text(ProbeDocument(probe.compiler, tuple(sorted(probe.needless)), answers))


def _answer(answer: ProbeAnswer) -> DocumentedAnswer:
    question = _QUESTIONS[answer.question]
    return DocumentedAnswer(
        question=answer.question,
        says=question.says,
        arch=answer.arch,
        answer=_ANSWERS[answer.shown],
        rule=question.rule,
        verdict=answer.verdict,
        added_waits=answer.added_waits,
        added_drains=answer.added_drains,
        evidence=tuple(answer.evidence),
        refused=answer.refused,
    )


def _lines(probe: Probe) -> Iterator[str]:
    yield shown(probe.compiler)
    for answer in probe.answers:
        question = _QUESTIONS[answer.question]
        yield ""
        yield f"{answer.question} ({answer.arch}): {_ANSWERS[answer.shown]}; {question.rule} is {_judged(answer)}"
        yield f"  asked: whether it {question.says}"
        if answer.refused:
            yield f"  it could not be asked: {shown(answer.refused)}"
        yield from (f"    {shown(line)}" for line in answer.evidence)


def _judged(answer: ProbeAnswer) -> str:
    costs = []
    if answer.shown is False and answer.added_waits > 0:
        costs.append(f"{answer.added_waits} waits more in its kernel")
    if answer.shown is False and answer.added_drains > 0:
        costs.append(f"{answer.added_drains} more that leave nothing in flight")
    return answer.verdict.value + (f" ({', '.join(costs)})" if costs else "")
