"""What a probe found, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import text_of
from ldsopt.errors import shown
from ldsopt.probe.questions import QUESTIONS
from ldsopt.probe.run import Probe, ProbeAnswer
from ldsopt.report.json_document import json_document

_ANSWERS = {True: "yes", False: "no", None: "unknown"}
_QUESTIONS = {question.name: question for question in QUESTIONS}


def as_text(probe: Probe) -> str:
    """A paragraph for each question: the answer, the verdict on the rule, and the instructions; a final newline."""
    return text_of(_lines(probe))


def as_json(probe: Probe) -> str:
    """All that was found as a JSON document of the schema ``ldsopt.probe/1``."""
    return json_document(
        "ldsopt.probe/1",
        compiler=probe.compiler,
        needless_rules=sorted(probe.needless),
        answers=[
            {
                "question": answer.question,
                "says": _QUESTIONS[answer.question].says,
                "arch": answer.arch,
                "answer": _ANSWERS[answer.shown],
                "rule": _QUESTIONS[answer.question].rule,
                "verdict": answer.verdict.value,
                "added_waits": answer.added_waits,
                "added_drains": answer.added_drains,
                "evidence": list(answer.evidence),
                "refused": answer.refused,
            }
            for answer in probe.answers
        ],
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
