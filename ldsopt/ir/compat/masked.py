"""IR text without its strings and comments, so that patterns see nothing but syntax.

Strings and comments are numbered and taken out; equal ones get the same number, so a quoted name stays the
same name wherever it stands. With them gone, brackets balance and a line is a line.

Example: ``br label %"a b" ; go`` becomes ``br label %"0" ;1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

_OPAQUE = re.compile(r'"([^"]*)"|;[^\n]*')
_HELD = re.compile(r'"(\d+)"|;(\d+)(?=\n|$)')
_SEVERAL = re.compile(r"(?<=\S)(?:[ \t]{2,}|\t)(?=\S)")
_NEEDLESS = re.compile(r'(@(?:[-\w.$]+|"\d+")) (?=\()')
_FAR = 8_000
"""Characters of a list of arguments, however it is laid out: one that never closes is not looked through to the end."""
_BRACKET = re.compile(r"[()\[\]{}<>]")
_BRACKET_OR_COMMA = re.compile(r"[()\[\]{}<>,]")


@dataclass(frozen=True)
class Masked:
    """IR text in which the string or comment `held[n]` reads ``"n"`` or ``;n``.

    LLVM writes a quote inside a string as ``\\22``, so a string ends at the next quote, be it lines away.
    A rule may add a string of its own as long as it is not all digits.
    """

    text: str
    held: tuple[str, ...]
    #: The architecture that the user named, which goes before the module's own.
    arch: str | None = None

    @classmethod
    def of(cls, text: str, arch: str | None = None) -> Masked:
        numbers: dict[str, int] = {}

        def hold(match: re.Match[str]) -> str:
            number = numbers.setdefault(match[0], len(numbers))
            return f'"{number}"' if match[0][0] == '"' else f";{number}"

        return cls(_OPAQUE.sub(hold, text), tuple(numbers), arch)

    @property
    def evenly_spaced(self) -> Masked:
        """The same with one blank where there are several within a line, and none in front of commas and operands.

        That is how LLVM prints, and what rules are written for; a text that its author has laid out may differ.
        """
        lines = (  # few lines have any, and the search takes nine times as long
            _SEVERAL.sub(" ", line) if "\t" in line or "  " in line.strip() else line
            for line in self.text.split("\n")
        )
        return replace(self, text=_NEEDLESS.sub(r"\1", "\n".join(lines).replace(" ,", ",")))

    @property
    def ends_in_a_string(self) -> bool:
        """True if some string has no end. That is no IR, and its quote would pair with one that a rule adds."""
        return self.text.count('"') % 2 == 1

    def restore(self, text: str) -> str:
        """The text with every string and comment back in its place."""
        return _HELD.sub(lambda match: self.held[int(match[1] or match[2])], text)

    def string(self, number: str) -> str:
        """The text between the quotes of a held string."""
        return self.held[int(number)][1:-1]

    def quoted(self, value: str) -> str | None:
        """The text of the string `value` in the masked text; None when it is not there."""
        string = f'"{value}"'
        return f'"{self.held.index(string)}"' if string in self.held else None


def line_end(text: str, position: int) -> int:
    """The end of the line of a position: its newline, or the end of the text."""
    end = text.find("\n", position)
    return len(text) if end < 0 else end


def closing(text: str, opening: int) -> int | None:
    """The position at which the bracket at `opening` closes; None when it does not within `_FAR`."""
    depth = 0
    for found in _BRACKET.finditer(text, opening, opening + _FAR):
        depth += 1 if found[0] in "([{<" else -1
        if depth == 0:
            return found.start()
    return None


def arguments(text: str) -> Iterator[str]:
    """The parts of an argument list between its top-level commas."""
    depth = start = 0
    for found in _BRACKET_OR_COMMA.finditer(text):
        if found[0] != ",":
            depth += 1 if found[0] in "([{<" else -1
        elif depth == 0:
            yield text[start : found.start()].strip()
            start = found.end()
    if text[start:].strip():
        yield text[start:].strip()


def edited(text: str, edits: Iterable[tuple[int, int, str]]) -> str:
    """The text with each half-open range (start, end) replaced; ranges do not overlap."""
    pieces: list[str] = []
    position = 0
    for start, end, new in sorted(edits):
        pieces += [text[position:start], new]
        position = end
    return "".join(pieces) + text[position:]
