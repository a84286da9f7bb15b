"""The assumptions that a module's claims rest on, recorded in the module itself.

`!ldsopt.assumptions` names those that somebody made by ``--assume`` or in a configuration file, and that a command's
edits rest on. Assumptions that each command makes unless they are refused are not recorded: the page of the command
has them. LLVM keeps named metadata that it does not know, links those of two modules into one list, and makes no
code of it.

The record is written behind the whole module, as a list of nodes with new numbers that nothing else refers to, so all
else in the module is as it was.
"""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.errors import InputError
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.syntax import number_behind, tokens

LIST = "!ldsopt.assumptions"


def recorded_assumptions(lines: list[str]) -> tuple[str, ...]:
    """The names that a module's record has, in their order.

    Args:
        lines: of LLVM's print of the module.
    """
    record = next((line for line in lines if line.startswith(f"{LIST} = ")), None)
    if record is None:
        return ()
    nodes = MetadataNodes(lines)
    listed = (number_behind("!", token[0]) for token in tokens(record, len(LIST)))
    named = [nodes.elements(node) for node in listed if node is not None]
    words = [word for elements in named for word in elements or () if word.startswith('!"')]
    return tuple(dict.fromkeys(word[2:-1] for word in words))


def record_notes(lines: list[str]) -> tuple[str, ...]:
    """One sentence on the record of a module; nothing if it has none. Arguments as of `recorded_assumptions`."""
    names = recorded_assumptions(lines)
    if not names:
        return ()
    return (f"edits that were made before rest on {', '.join(names)}, as the module records ({LIST})",)


def require_not_refused(lines: list[str], refused: Collection[str], source: str) -> None:
    """Requires that a module does not rest on an assumption that is refused.

    Raises:
        InputError: it does.
    """
    if rests := [name for name in recorded_assumptions(lines) if name.partition("=")[0] in refused]:
        raise InputError(
            f"edits that were made before rest on {', '.join(rests)}, which --no-assume refuses",
            file=source,
            remedy="give the module that these edits were made to",
        )
