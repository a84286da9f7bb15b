"""Constants as small trees: what a constant expression refers to, and through which operations.

LLVM prints a constant with its type in front (``i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)``).
An operation has a space before its bracket, a type has none (``addrspace(3)``): that tells the two apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ldsopt.ir.syntax import expression_opcode, mentions, structure, unquote
from ldsopt.ir.types import integer_literal

_CASTS = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast", "trunc"})
_OPERATIONS = _CASTS | {
    "add", "sub", "xor", "getelementptr", "extractelement", "insertelement", "shufflevector", "splat"
}  # fmt: skip


class Constant(NamedTuple):
    """A node of a constant.

    Attributes:
        opcode: LLVM's name of the operation; ``global`` for a reference, ``literal`` for anything without one,
            ``aggregate`` for a vector, array or struct, ``opaque`` for what this module does not take apart.
        name: of the global, for ``global``.
        type: of the result of a cast or of an integer literal; the type that a ``getelementptr`` steps over.
        operands: of the operation, or the elements.
        value: of an integer literal.
    """

    opcode: str
    name: str = ""
    type: str = ""
    operands: tuple[Constant, ...] = ()
    value: int | None = None


LITERAL = Constant("literal")


def parse(text: str) -> Constant:
    """The tree of one typed constant in LLVM's print.

    >>> parse("i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)").operands[0].operands[0].name
    'A'
    """
    return _parsed(Brackets.of(text.strip()))


def _parsed(node: Brackets) -> Constant:
    text = node.text
    if "@" not in text:
        integer = integer_literal(text)
        return Constant("literal", type=integer[0], value=integer[1]) if integer else LITERAL
    opening, is_operation = _outer_bracket(node)
    if not is_operation:
        last = next((name for name in mentions(text) if name.end() == len(text)), None)
        return Constant("global", unquote(last[1])) if last else _aggregate(node, opening)
    operation = expression_opcode(text, opening)
    opcode, type_text = text[slice(*operation)] if operation else "", ""
    if opcode not in _OPERATIONS or text[-1] != ")":
        return Constant("opaque")
    parts = node.split(opening + 1)
    if opcode in _CASTS:
        source, _, type_text = parts[0].text.rpartition(" to ")
        parts[0] = parts[0].part(0, len(source))
    elif opcode == "getelementptr":
        type_text, parts = parts[0].text, parts[1:]
    return Constant(opcode, type=type_text, operands=tuple(map(_parsed, parts)))


def _outer_bracket(node: Brackets) -> tuple[int, bool]:
    """Column of the bracket that opens the operands of the outermost operation, and that there is one; else that of the
    last one at the outer level, -1 for none."""
    column, last = 0, -1
    while found := next((token for token in structure(node.text, column) if token[0] in _OPENING), None):
        last = found.start()
        if found[0] == "(" and last and node.text[last - 1] == " ":
            return last, True
        column = node.end(last) + 1
    return last, False


def _aggregate(node: Brackets, begin: int) -> Constant:
    """``TYPE { a, b }`` and its like: the elements are what the last bracket pair at the outer level holds."""
    if begin < 0 or node.text[-1] not in "]}>":
        return Constant("opaque")
    packed = node.text[begin : begin + 2] == "<{"
    return Constant("aggregate", operands=tuple(map(_parsed, node.split(begin + 1 + packed))))


# --- brackets -----------------------------------------------------------------------------------------------
#
# Parts of a text between brackets, for constants that are nested deeply: each column is looked at once.


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
        for token in structure(text):
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
        while token := next(structure(self.text, at), None):
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
