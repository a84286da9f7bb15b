"""The module that `optimize` has chosen, in the user's own text.

Versions are held against each other by their text, so all of them are LLVM's print. Once the choice is made, the
rewritings that led to it are done once more on the module as it came, where edits go onto the user's text
(`ldsopt.ir.edited`). What comes out is read again and held against the chosen print, as an output without any edits
(`ldsopt.ir.postcondition`): if it is not that very module, the print is what is written, and a note says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.api.candidates import OptimizeCandidate
from ldsopt.api.trials import Trials
from ldsopt.errors import InputError, InternalError, LdsoptError
from ldsopt.ir import postcondition
from ldsopt.ir.edited import RESISTS, Edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import handle_of, reparse

_DIFFERS = "edits of the text as it came would not give the chosen module; LLVM 22's print of it was written"


@dataclass(frozen=True, slots=True)
class RewritingStep:
    """One of the rewritings, in their order, that have made a module.

    Attributes:
        candidate: what rewrites.
        functions: the only functions that may be changed, ``None`` for all.
        is_settled: what the compiled code does not bear out is taken back.
    """

    candidate: OptimizeCandidate
    functions: frozenset[str] | None = None
    is_settled: bool = False


def own_form(trials: Trials, given: Module, steps: Sequence[RewritingStep], chosen: str) -> Edited:
    """The chosen module in the text that the user gave; its print if there is no such text, or it resists.

    Args:
        trials: does the rewritings.
        given: the module as it came.
        steps: what has made the chosen module.
        chosen: LLVM's print of that; of the input if there are no steps.
    """
    own = given.own_text
    if own is None:
        return Edited(chosen, False)
    if not steps:
        return Edited(own, True)
    module = given
    for step in steps:
        made = trials.rewrite_one(step.candidate, step.functions, module, settled=step.is_settled)
        if isinstance(made, LdsoptError) or not made.functions:
            return Edited(chosen, False, (_DIFFERS,))
        if not made.is_own:
            return Edited(chosen, False, made.notes or (RESISTS,))
        own = made.text
        if step is not steps[-1]:
            try:
                module = reparse(own, given, is_own=True)
            except InputError:
                return Edited(chosen, False, (_DIFFERS,))
    return Edited(own, True) if _is_same(own, chosen, trials.module) else Edited(chosen, False, (_DIFFERS,))


def _is_same(own: str, chosen: str, origin: Module) -> bool:
    """Whether LLVM's prints of two texts differ in the numbers of metadata and attribute groups at most."""
    try:
        postcondition.check(reparse(chosen, origin), Edits(), own, read=lambda text: handle_of(text, origin))
    except (InternalError, InputError):
        return False
    return True
