"""Candidates of `optimize` that concern other instructions than all others do, and so are joined with these."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from ldsopt.api.rewritings import OptimizeCandidate, Rewriting, RewritingSubject, Rewritten
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.transforms.align.stating import find_alignment
from ldsopt.transforms.barriers.weakening import find_weakening
from ldsopt.transforms.fences.narrowing import find_narrowing
from ldsopt.transforms.shuffles.rewriting import ExchangeStanding, find_rewriting

_StepEdits = tuple[Edits, Collection[str], Collection[str]]
"""Edits, the names of the functions that they change, and of the assumptions that they rest on."""
_JoinedStep = Callable[[RewritingSubject, Module, Mapping[str, str]], _StepEdits]

NOT_CHOSEN = "another version of this kernel is better"


def _then(rewrite: Rewriting, step: _JoinedStep, why_not: str) -> Rewriting:
    """A candidate's rewriting, and then a step on what it has made.

    Args:
        rewrite: what is done first.
        step: of a module, without some functions; with the names of those that it changes.
        why_not: why nothing is done where neither changes anything.
    """

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = rewrite(subject, functions)
        module = reparse(made.text, subject.module) if made.functions else subject.module
        names = (function.name for function in module.functions())
        others = [name for name in names if functions is not None and name not in functions]
        edits, changed, assumed = step(subject, module, dict.fromkeys(others, NOT_CHOSEN))
        if not edits:
            return made if made.functions else replace(made, why_not=why_not)
        return replace(
            made,
            text=edited(module, edits).text,
            edits=(*made.edits, edits),
            functions=made.functions.union(changed),
            assumptions=tuple(dict.fromkeys((*made.assumptions, *assumed))),
            why_not="",
        )

    return rewriting


def _narrowing_fences(rewrite: Rewriting) -> Rewriting:
    """A candidate's rewriting, and then fences narrowed to LDS, as ``annotate --fences`` does it."""

    def step(subject: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
        found = find_narrowing(module, subject.fences, left)
        return found.edits, [kernel.name for kernel in found.kernels if kernel.narrowed], found.assumptions

    return _then(rewrite, step, "no fence can be narrowed to LDS")


def rewriting_shuffles(rewrite: Rewriting, *, only: frozenset[ExchangeStanding] | None = None) -> Rewriting:
    """A candidate's rewriting, and then exchanges between lanes rewritten, as ``annotate --shuffles`` does it.

    Args:
        rewrite: what is done first.
        only: what may be made of exchanges, as that command does it where all of them make code worse.
    """

    def step(_: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
        limits = None if only is None else {function.name: only for function in module.functions()}
        found = find_rewriting(module, left, only=limits)
        return found.edits, [function.name for function in found.functions if function.rewritten], ()

    return _then(rewrite, step, "no exchange between lanes can be rewritten")


def _stating_alignment(rewrite: Rewriting) -> Rewriting:
    """A candidate's rewriting, and then more alignment stated, as ``annotate --align`` does it."""

    def step(_: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
        found = find_alignment(module, left)
        return found.edits, [function.name for function in found.functions if function.stated], ()

    return _then(rewrite, step, "no access is proved to be aligned more than it states")


def _weakening_barriers(rewrite: Rewriting) -> Rewriting:
    """A candidate's rewriting, and then barriers made ones of a wave, as ``annotate --barriers`` does it."""

    def step(subject: RewritingSubject, module: Module, left: Mapping[str, str]) -> _StepEdits:
        found = find_weakening(module, subject.fences, left)
        return found.edits, [kernel.name for kernel in found.kernels if kernel.weakened], found.assumptions

    return _then(rewrite, step, "every barrier is needed")


_JOINED_STEPS: Mapping[str, Callable[[Rewriting], Rewriting]] = {
    "--fences": _narrowing_fences,
    "--shuffles": rewriting_shuffles,
    "--align": _stating_alignment,
    "--barriers": _weakening_barriers,
}


def joined(candidate: OptimizeCandidate, option: str) -> OptimizeCandidate:
    """A candidate joined with another (`JOINED`), which concerns other instructions than it does.

    Args:
        candidate: any.
        option: of ``annotate``: ``--fences``, ``--shuffles``, ``--align`` or ``--barriers``.
    """
    wrap = _JOINED_STEPS[option]
    name = candidate.name.replace("annotate", f"annotate {option}")
    return replace(
        candidate,
        name=name if name != candidate.name else f"{name}, annotate {option}",
        rewrite=wrap(candidate.rewrite),
        settle=wrap(candidate.settle) if candidate.settle else None,
        late=None,
    )
