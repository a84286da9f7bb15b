"""Parts of a text between brackets, for constants that are nested deeply: each column is looked at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ldsopt.patterns import pattern

_STRUCTURE = pattern(r'"[^"]*"|[][(){}<>,]')
_OPENING, _CLOSING = "([{<", ")]}>"


class Brackets(NamedTuple):
    """A part of a text, which knows where each bracket in it ends: nesting is scanned once, not once a level.

    Attributes:
        text: the part.
        ends: of each opening bracket of the whole text by its column, the column of its closing one.
        begin: the part's first column in the whole text.
    """

    text: str
    ends: Mapping[int, int]
    begin: int = 0

    @classmethod
    def of(cls, text: str) -> Brackets:
        """A whole text.

        >>> Brackets.of("f(i32 (1), {2})").ends
        {6: 8, 11: 13, 1: 14}
        """
        ends: dict[int, int] = {}
        opened: list[int] = []
        for token in _STRUCTURE.finditer(text):
            if token[0] in _OPENING:
                opened.append(token.start())
            elif token[0] in _CLOSING and opened:
                ends[opened.pop()] = token.start()
        return cls(text, ends)

    def part(self, start: int, stop: int) -> Brackets:
        """Columns ``[start, stop)`` of it, without the blanks around them."""
        text = self.text[start:stop]
        return Brackets(text.strip(), self.ends, self.begin + start + len(text) - len(text.lstrip()))

    def end(self, column: int) -> int:
        """The column of the bracket that closes the one at a column; the end of the text if none does."""
        return min(
            self.ends.get(self.begin + column, self.begin + len(self.text)) - self.begin, len(self.text)
        )

    def split(self, start: int) -> list[Brackets]:
        """The comma-separated parts from ``start``, just behind an opening bracket, up to where that ends.

        >>> [part.text for part in Brackets.of("f(i32 add (i32 1, i32 2), i32 3)").split(2)]
        ['i32 add (i32 1, i32 2)', 'i32 3']
        """
        parts: list[Brackets] = []
        begin = at = start
        while token := _STRUCTURE.search(self.text, at):
            at = token.end()
            if token[0] in _OPENING:
                at = self.end(token.start()) + 1
            elif token[0] in _CLOSING:
                break
            elif token[0] == ",":
                parts.append(self.part(begin, token.start()))
                begin = at
        end = token.start() if token else len(self.text)
        if self.text[begin:end].strip():
            parts.append(self.part(begin, end))
        return parts
