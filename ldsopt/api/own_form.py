"""The module that `optimize` has chosen, in the user's own text.

Versions are held against each other by their text, so all of them are LLVM's print. Once the choice is made, the edits
that led to it are made on the module as it came (`ldsopt.ir.edited`). What comes out is read again and held against the
chosen print, as an output without any edits (`ldsopt.ir.postcondition`): if it is not that very module, the print is
what is written, and a note says so.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.errors import InputError, InternalError
from ldsopt.ir import postcondition
from ldsopt.ir.attributes import FunctionAttributes, attributed
from ldsopt.ir.edited import Edited, edited, is_print
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import handle_of, reparse

_DIFFERS = "edits of the text as it came would not give the chosen module; LLVM 22's print of it was written"


def own_form(
    given: Module, steps: Sequence[Edits | FunctionAttributes], chosen: str, printed: Module
) -> Edited:
    """The chosen module in the text that the user gave; its print if there is no such text, or it resists.

    Args:
        given: the module as it came.
        steps: the edits that have made the chosen module, each of LLVM's print of what those before it have made.
        chosen: LLVM's print of that; of the input if there are no steps.
        printed: the input as LLVM prints it.
    """
    own = given.own_text
    if own is None:
        return Edited(chosen, False)
    try:
        for number, step in enumerate(steps):
            module = reparse(own, given, is_own=True) if number else given
            if isinstance(step, FunctionAttributes):
                own = attributed(module, step, own)
                continue
            made = edited(module, step)
            if not made.is_own:
                return Edited(chosen, False, made.notes)
            own = made.text
    except (InternalError, InputError):
        return Edited(chosen, False, (_DIFFERS,))
    if (steps or chosen != printed.text) and not _is_same(own, chosen, printed):
        return Edited(chosen, False, (_DIFFERS,))
    return Edited(own, True)


def _is_same(own: str, chosen: str, origin: Module) -> bool:
    """Whether LLVM's prints of two texts differ in the numbers of metadata and attribute groups at most."""
    if is_print(own, chosen):
        return True
    try:
        postcondition.check(
            reparse(chosen, origin), Edits({}), own, read=lambda text: handle_of(text, origin)
        )
    except (InternalError, InputError):
        return False
    return True
