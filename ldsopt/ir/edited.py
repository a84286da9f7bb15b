"""A module with its edits made, as it is handed back: the user's own text wherever that can be done for certain.

Without edits it is the input itself. With edits these are made on the text as it came (`ldsopt.ir.own_text`), which is
then read again and compared with what was meant. Where the input has no text (bitcode, or what LLVM's optimizer made),
or the text resists, the edits are made on LLVM's print; for a text that resists, a note says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ldsopt.errors import InputError, InternalError
from ldsopt.ir import counterparts, own_text, postcondition
from ldsopt.ir import edits as printed
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import handle_of, reparse

RESISTS = "the edits have no certain place in the text as it came; LLVM 22's print of the module was edited"


@dataclass(frozen=True, slots=True)
class Edited:
    """A module with its edits made.

    Attributes:
        text: textual IR.
        is_own: it is the input's own text but for the edits; otherwise it is LLVM's print.
        notes: what the user should know of it, one sentence each.
    """

    text: str
    is_own: bool
    notes: tuple[str, ...] = ()


def edited(module: Module, edits: Edits, *, release_input: bool = False) -> Edited:
    """Makes the edits of a module, and proves that the output differs in them alone.

    Args:
        module: which is to be edited.
        edits: of its canonical print.
        release_input: LLVM's module may be freed; no address of it is needed any more.

    Raises:
        InternalError: the output would differ in more than was meant.
    """
    own = module.own_text
    if not edits:
        return Edited(module.text if own is None else own, own is not None)
    if own is None or is_print(own, module.text):
        text = printed.apply(module, edits)
        if release_input:
            module.handle.close()
        postcondition.check(module, edits, text)
        return Edited(text if own is None else _first_line(own) + _behind_first_line(text), own is not None)
    changed = own_text.onto(module, edits, own)
    if release_input:
        module.handle.close()
    if changed is not None:
        try:
            postcondition.check(module, edits, changed, read=lambda text: handle_of(text, module))
        except (InternalError, InputError):
            changed = None
    if changed is not None:
        return Edited(changed, True)
    text = printed.apply(module, edits)
    postcondition.check(module, edits, text)
    return Edited(text, False, (RESISTS,))


def remade(module: Module, edits: Edits) -> tuple[Module, tuple[str, ...]]:
    """A module with its edits made, to be edited further, and what the user should know of its text.

    Raises:
        InternalError: as `edited`.
    """
    made = edited(module, edits)
    return reparse(made.text, module, is_own=made.is_own), made.notes


def output_lines(module: Module, edits: Edits, text: str, lines: Iterable[int]) -> Mapping[int, int]:
    """Where lines of a module stand in its own text with the edits made: index -> 1-based line number.

    Args:
        module: which was edited.
        edits: that were made.
        text: the output, its own text.
        lines: of its canonical print: instructions and the first lines of functions.
    """
    if module.own_text is not None and is_print(module.own_text, module.text):
        return edits.moved(lines)
    return counterparts.moved(module, edits, text, lines)


def is_print(own: str, text: str) -> bool:
    """Whether a text is LLVM's print of the module, but for the comment with the name in its first line."""
    return (
        own.startswith(";") and text.startswith(";") and _behind_first_line(own) == _behind_first_line(text)
    )


def _first_line(text: str) -> str:
    return text[: text.find("\n") + 1]


def _behind_first_line(text: str) -> str:
    return text[text.find("\n") + 1 :]
