"""Candidates of `optimize` that concern other instructions than all others do, and so are joined with these."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from ldsopt.api.rewritings import OptimizeCandidate, Rewriting, RewritingSubject, Rewritten
from ldsopt.api.steps import StepName, find_step
from ldsopt.ir.edited import edited
from ldsopt.transforms.judged import JudgedStep
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding, find_rewriting

NOT_CHOSEN = "another version of this kernel is better"


def _rewriting(find: Callable[[RewritingSubject, Mapping[str, str]], JudgedStep], why_not: str) -> Rewriting:
    """A step as a rewriting.

    Args:
        find: the step, without some functions; by name, why they stay.
        why_not: why nothing is done where it changes nothing.
    """

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        module = subject.module
        names = (function.name for function in module.functions())
        others = [name for name in names if functions is not None and name not in functions]
        found = find(subject, dict.fromkeys(others, NOT_CHOSEN))
        if not found.edits:
            return Rewritten(module.text, why_not=why_not)
        text = edited(module, found.edits).text
        return Rewritten(text, frozenset(found.changed), (found.edits,), found.assumptions)

    return rewriting


def _step(name: StepName, why_not: str) -> Rewriting:
    return _rewriting(lambda subject, left: find_step(name, subject.module, subject.fences, left), why_not)


def rewriting_shuffles(only: frozenset[ExchangeStanding]) -> Rewriting:
    """Exchanges between lanes rewritten, as ``annotate --shuffles`` does it where all of them make code worse.

    Args:
        only: what may be made of exchanges.
    """

    def find(subject: RewritingSubject, left: Mapping[str, str]) -> JudgedStep:
        limits = {function.name: only for function in subject.module.functions()}
        return find_rewriting(subject.module, left, only=limits)

    return _rewriting(find, _NO_EXCHANGE)


_NO_EXCHANGE = "no exchange between lanes can be rewritten"
_STEPS: Mapping[str, Rewriting] = {
    "--fences": _step("fences", "no fence can be narrowed to LDS"),
    "--shuffles": _step("shuffles", _NO_EXCHANGE),
    "--align": _step("align", "no access is proved to be aligned more than it states"),
    "--barriers": _step("barriers", "every barrier is needed"),
}


def joined(candidate: OptimizeCandidate, option: str) -> OptimizeCandidate:
    """A candidate joined with another, which concerns other instructions than it does.

    Args:
        candidate: any.
        option: of ``annotate``: ``--fences``, ``--shuffles``, ``--align`` or ``--barriers``, which does that.
    """
    name = candidate.name.replace("annotate", f"annotate {option}")
    return replace(
        candidate,
        name=name if name != candidate.name else f"{name}, annotate {option}",
        rewrite=_STEPS[option],
        settle=None,
        late=None,
        over=candidate,
    )
