"""Candidates of `optimize` that concern other instructions than all others do, and so are joined with these."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from ldsopt.api.rewritings import OptimizeCandidate, Rewriting, RewritingSubject, Rewritten
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.transforms.align.stating import find_alignment
from ldsopt.transforms.barriers.weakening import find_weakening
from ldsopt.transforms.fences.narrowing import find_narrowing
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding, find_rewriting

_StepEdits = tuple[Edits, Collection[str], Collection[str]]
"""Edits, the names of the functions that they change, and of the assumptions that they rest on."""
_JoinedStep = Callable[[RewritingSubject, Module, Mapping[str, str]], _StepEdits]

NOT_CHOSEN = "another version of this kernel is better"


def _rewriting(step: _JoinedStep, why_not: str) -> Rewriting:
    """A step as a rewriting.

    Args:
        step: of a module, without some functions; with the names of those that it changes.
        why_not: why nothing is done where it changes nothing.
    """

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        module = subject.module
        names = (function.name for function in module.functions())
        others = [name for name in names if functions is not None and name not in functions]
        edits, changed, assumed = step(subject, module, dict.fromkeys(others, NOT_CHOSEN))
        if not edits:
            return Rewritten(module.text, why_not=why_not)
        return Rewritten(edited(module, edits).text, frozenset(changed), (edits,), tuple(assumed))

    return rewriting


def _fences(subject: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
    found = find_narrowing(module, subject.fences, left)
    return found.edits, [kernel.name for kernel in found.kernels if kernel.narrowed], found.assumptions


def _alignment(_: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
    found = find_alignment(module, left)
    return found.edits, [function.name for function in found.functions if function.stated], ()


def _barriers(subject: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
    found = find_weakening(module, subject.fences, left)
    return found.edits, [kernel.name for kernel in found.kernels if kernel.weakened], found.assumptions


def rewriting_shuffles(only: frozenset[ExchangeStanding] | None = None) -> Rewriting:
    """Exchanges between lanes rewritten, as ``annotate --shuffles`` does it.

    Args:
        only: what may be made of exchanges, as that command does it where all of them make code worse.
    """

    def step(_: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
        limits = None if only is None else {function.name: only for function in module.functions()}
        found = find_rewriting(module, left, only=limits)
        return found.edits, [function.name for function in found.functions if function.rewritten], ()

    return _rewriting(step, "no exchange between lanes can be rewritten")


_STEPS: Mapping[str, Rewriting] = {
    "--fences": _rewriting(_fences, "no fence can be narrowed to LDS"),
    "--shuffles": rewriting_shuffles(),
    "--align": _rewriting(_alignment, "no access is proved to be aligned more than it states"),
    "--barriers": _rewriting(_barriers, "every barrier is needed"),
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
