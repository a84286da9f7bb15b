"""Candidates of `optimize` that concern other instructions than all others do, and so are joined with these."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ldsopt.api.rewritings import OptimizeCandidate, Rewriting, RewritingSubject, Rewritten
from ldsopt.ir.edited import edited
from ldsopt.ir.read import reparse
from ldsopt.transforms.fences.narrowing import find_narrowing
from ldsopt.transforms.shuffles.rewriting import find_rewriting

NOT_CHOSEN = "another version of this kernel is better"


def _narrowing_fences(rewrite: Rewriting) -> Rewriting:
    """A candidate's rewriting, and then fences narrowed to LDS, as ``annotate --fences`` does it."""

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = rewrite(subject, functions)
        module = reparse(made.text, subject.module) if made.functions else subject.module
        kernels = (function.name for function in module.functions() if function.is_kernel)
        others = [name for name in kernels if functions is not None and name not in functions]
        narrowing = find_narrowing(module, subject.fences, dict.fromkeys(others, NOT_CHOSEN))
        if not narrowing.edits:
            return made if made.functions else replace(made, why_not="no fence can be narrowed to LDS")
        return replace(
            made,
            text=edited(module, narrowing.edits).text,
            edits=(*made.edits, narrowing.edits),
            functions=made.functions | {kernel.name for kernel in narrowing.kernels if kernel.narrowed},
            assumptions=tuple(dict.fromkeys((*made.assumptions, *narrowing.assumptions))),
            why_not="",
        )

    return rewriting


def rewriting_shuffles(rewrite: Rewriting, *, one_dpp: bool = False) -> Rewriting:
    """A candidate's rewriting, and then exchanges between lanes rewritten, as ``annotate --shuffles`` does it.

    Args:
        rewrite: what is done first.
        one_dpp: only exchanges that one DPP move makes, as that command does it where all of them make code worse.
    """

    def rewriting(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = rewrite(subject, functions)
        module = reparse(made.text, subject.module) if made.functions else subject.module
        names = [function.name for function in module.functions()]
        others = [name for name in names if functions is not None and name not in functions]
        found = find_rewriting(module, dict.fromkeys(others, NOT_CHOSEN), one_dpp=names if one_dpp else ())
        if not found.edits:
            return (
                made
                if made.functions
                else replace(made, why_not="no exchange between lanes can be rewritten")
            )
        return replace(
            made,
            text=edited(module, found.edits).text,
            edits=(*made.edits, found.edits),
            functions=made.functions | {function.name for function in found.functions if function.rewritten},
            why_not="",
        )

    return rewriting


def joined(candidate: OptimizeCandidate, option: str) -> OptimizeCandidate:
    """A candidate joined with another (`JOINED`), which concerns other instructions than it does.

    Args:
        candidate: any.
        option: of ``annotate``: ``--fences`` or ``--shuffles``.
    """
    wrap = {"--fences": _narrowing_fences, "--shuffles": rewriting_shuffles}[option]
    name = candidate.name.replace("annotate", f"annotate {option}")
    return replace(
        candidate,
        name=name if name != candidate.name else f"{name}, annotate {option}",
        rewrite=wrap(candidate.rewrite),
        settle=wrap(candidate.settle) if candidate.settle else None,
        late=None,
    )
