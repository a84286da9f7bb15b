"""Constants as small trees: what a constant expression refers to, and through which operations.

LLVM prints a constant with its type in front (``i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)``).
An operation has a space before its bracket, a type has none (``addrspace(3)``): that tells the two apart.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.brackets import Brackets
from ldsopt.ir.syntax import NAME, unquote
from ldsopt.patterns import pattern

_INTEGER = pattern(r"(i\d+) (-?\d+)$")
_REFERENCE = pattern(rf"@({NAME})$")
_CASTS = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast", "trunc"})
_OPERATIONS = _CASTS | {
    "add", "sub", "xor", "getelementptr", "extractelement", "insertelement", "shufflevector", "splat"
}  # fmt: skip
_BRACKET = pattern(r'"[^"]*"|[({<\[]')
_OPERATION = pattern(rf"\b(?P<opcode>{'|'.join(_OPERATIONS)})(?: [a-z]+(?:\([^)]*\))?)* \($")


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
        integer = _INTEGER.match(text)
        return Constant("literal", type=integer[1], value=int(integer[2])) if integer else LITERAL
    opening, is_operation = _outer_bracket(node)
    if not is_operation:
        reference = _REFERENCE.search(text)
        return Constant("global", unquote(reference[1])) if reference else _aggregate(node, opening)
    operation = _OPERATION.search(text[: opening + 1])
    if operation is None or text[-1] != ")":
        return Constant("opaque")
    parts = node.split(opening + 1)
    opcode, type_text = operation["opcode"], ""
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
    while found := _BRACKET.search(node.text, column):
        column = found.end()
        if found[0][0] != '"':
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
