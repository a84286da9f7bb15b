"""Constants as small trees: what a constant expression refers to, and through which operations.

LLVM prints a constant with its type in front (``i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)``).
An operation has a space before its bracket, a type has none (``addrspace(3)``): that tells the two apart.
"""

from __future__ import annotations

from typing import NamedTuple

from ldsopt.ir.syntax import NAME, split_arguments, unquote
from ldsopt.patterns import pattern

_INTEGER = pattern(r"(i\d+) (-?\d+)$")
_REFERENCE = pattern(rf"@({NAME})$")
_CASTS = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast", "trunc"})
_OPERATIONS = _CASTS | {
    "add", "sub", "xor", "getelementptr", "extractelement", "insertelement", "shufflevector", "splat"
}  # fmt: skip
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
    text = text.strip()
    if "@" not in text:
        integer = _INTEGER.match(text)
        return Constant("literal", type=integer[1], value=int(integer[2])) if integer else LITERAL
    opening = _outer_bracket(text)
    if opening is None:
        reference = _REFERENCE.search(text)
        return Constant("global", unquote(reference[1])) if reference else _aggregate(text)
    operation = _OPERATION.search(text[: opening + 1])
    if operation is None or text[-1] != ")":
        return Constant("opaque")
    spans, _ = split_arguments(text, opening + 1)
    parts = [text[start:stop] for start, stop in spans]
    opcode, type_text = operation["opcode"], ""
    if opcode in _CASTS:
        parts[0], _, type_text = parts[0].rpartition(" to ")
    elif opcode == "getelementptr":
        type_text, parts = parts[0], parts[1:]
    return Constant(opcode, type=type_text, operands=tuple(map(parse, parts)))


def _outer_bracket(text: str) -> int | None:
    """Column of the bracket that opens the operands of the outermost operation."""
    depth, column = 0, 0
    while column < len(text):
        character = text[column]
        if character == '"':
            column = text.index('"', column + 1)
        elif character in "([{<":
            if character == "(" and depth == 0 and column and text[column - 1] == " ":
                return column
            depth += 1
        elif character in ")]}>":
            depth -= 1
        column += 1
    return None


def _aggregate(text: str) -> Constant:
    """``TYPE { a, b }`` and its like: the elements are what the last bracket pair at the outer level holds."""
    depth, column, begin = 0, 0, None
    while column < len(text):
        character = text[column]
        if character == '"':
            column = text.index('"', column + 1)
        elif character in "([{<":
            if depth == 0:
                begin = column
            depth += 1
        elif character in ")]}>":
            depth -= 1
        column += 1
    if begin is None or text[-1] not in "]}>":
        return Constant("opaque")
    start, stop = begin + 1, len(text) - 1
    if text[begin : begin + 2] == "<{":
        start, stop = start + 1, stop - 1
    inner = text[:stop]
    spans, _ = split_arguments(inner, start)
    return Constant("aggregate", operands=tuple(parse(inner[a:b]) for a, b in spans))
