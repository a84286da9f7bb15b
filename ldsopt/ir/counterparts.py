"""The statements of a user's text and those of LLVM's print of the same module, one for one.

Both have the same functions, by name, and in each the same instructions and debug records, in order. LLVM numbers
unnamed values on from 0; the text may do so with gaps or leave numbers out, and may quote names that need no quotes.

Example: ``%9 = load i32, ptr %p`` of the text is ``%3 = load i32, ptr %p, align 4`` of the print.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

from ldsopt.ir.compat import is_added
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.statements import StatedFunction, Statement, find_body
from ldsopt.ir.syntax import header
from ldsopt.patterns import pattern

_NUMBERED = pattern(r"%\d+$")


class Counterparts:
    """The statements of a text for those of the canonical print of the same module.

    Args:
        canonical: lines of the print.
        given: lines of the text.
    """

    def __init__(self, canonical: Sequence[str], given: Sequence[str]) -> None:
        self._canonical, self._given = canonical, given
        self._defines = _defines(given)

    def of(self, define: int) -> list[tuple[Statement, Statement | None]] | None:
        """The statements of one function: of the print, and of the text. ``None`` where they do not match.

        One that was added by respelling is none of the text's.

        Args:
            define: the line of its ``define`` in the print.
        """
        ours = find_body(self._canonical, define)
        theirs = self.body(ours.name) if ours is not None else None
        if ours is None or theirs is None:
            return None
        rest = iter(theirs.statements)
        pairs: list[tuple[Statement, Statement | None]] = []
        for statement in ours.statements:
            if is_added(statement.result):
                pairs.append((statement, None))
                continue
            other = next(rest, None)
            if other is None or not _is_same(statement, other):
                return None
            pairs.append((statement, other))
        return None if next(rest, None) is not None else pairs

    def body(self, function: str) -> StatedFunction | None:
        """A function of the text."""
        define = self._defines.get(function)
        return None if define is None else find_body(self._given, define)


def _defines(lines: Sequence[str]) -> dict[str, int]:
    """The lines that begin functions, by name."""
    found = {}
    for number, line in enumerate(lines):
        if line.startswith("define") or (line[:1].isspace() and line.lstrip().startswith("define ")):
            head = header(line.lstrip())
            if head is not None:
                found[head.name] = number
    return found


def _is_same(one: Statement, other: Statement) -> bool:
    if one.word != other.word:
        return False
    if one.result == other.result:
        return True
    if not other.result:  # the author may leave out a number
        return _NUMBERED.match(one.result) is not None
    if _NUMBERED.match(one.result):
        return _NUMBERED.match(other.result) is not None
    return '"' in other.result  # quotes that LLVM leaves out


def functions(lines: Sequence[str]) -> list[tuple[int, int]]:
    """The first and last line of each function of a canonical print, in order."""
    starts = [number for number, line in enumerate(lines) if line.startswith("define ")]
    return [(define, lines.index("}", define)) for define in starts]


def moved(module: Module, edits: Edits, text: str, lines: Iterable[int]) -> dict[int, int]:
    """Where lines of the canonical print stand in the edited text: index -> 1-based line number.

    Args:
        module: which was edited.
        edits: that were made.
        text: the user's text with the edits made.
        lines: instructions, and first lines of functions.
    """
    of_print = functions(module.lines)
    starts = [define for define, _ in of_print]
    output = Counterparts(module.lines, text.split("\n"))
    inside: dict[int, list[int]] = {}
    for line in lines:
        inside.setdefault(starts[bisect_right(starts, line) - 1], []).append(line)
    found: dict[int, int] = {}
    for define, wanted in inside.items():
        ours = find_body(module.lines, define)
        theirs = output.body(ours.name) if ours is not None else None
        if ours is None or theirs is None:
            continue
        places, at = {define: theirs.define}, 0
        for statement in ours.statements:
            edit = edits.lines.get(statement.first, LineEdit())
            at += len(edit.before)
            if at < len(theirs.statements):
                places[statement.first] = theirs.statements[at].first
            if not is_added(statement.result):
                at += 1 if edit.replacement is None else len(edit.replacement)
            at += sum(line.startswith("  ") for line in edit.behind)
        found |= {line: places[line] + 1 for line in wanted if line in places}
    return found
