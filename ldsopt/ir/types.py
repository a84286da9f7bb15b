"""Types and constants as LLVM prints them: sizes in memory, and the globals in a constant expression.

llvmlite returns the size of a value's type, but not that of a type that a ``getelementptr`` steps over, which no value
need have. AMDGPU's layout is fixed (LLVM: ``TargetDataLayout.cpp``), so the rules are written out here; a test compares
them with LLVM for every type of the corpus.

A `Constant` is a small tree: the globals that it refers to, and the operations on them. LLVM prints a constant with its
type in front (``i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)``). An operation has a space before its
bracket, a type has none (``addrspace(3)``): that distinguishes the two.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir.syntax import (
    CLOSING,
    OPENING,
    expression_opcode,
    mentions,
    number_behind,
    split_arguments,
    structure,
    unquote,
)

_SCALAR_BYTES = {
    "half": 2,
    "bfloat": 2,
    "float": 4,
    "double": 8,
    "fp128": 16,
    "x86_fp80": 16,
    "ppc_fp128": 16,
}
_POINTER = {
    0: (8, 8),
    1: (8, 8),
    2: (4, 4),
    3: (4, 4),
    4: (8, 8),
    5: (4, 4),
    6: (4, 4),
    7: (20, 32),
    8: (16, 16),
    9: (24, 32),
}
"""By address space: bytes of a pointer, and its alignment. Source: ``p7:160:256:256:32``, ``p9:192:256:256:32``."""


def integer_bits(type_text: str) -> int | None:
    """Bits of an integer type; ``None`` for any other, vectors of integers among them.

    >>> [integer_bits(one) for one in ("i32", "i1", "<2 x i32>", "float", "ptr")]
    [32, 1, None, None, None]
    """
    return number_behind("i", type_text)


def vector_of(type_text: str) -> tuple[int, str] | None:
    """The number of elements of a vector type and their type; a scalable one counts its least.

    >>> vector_of("<4 x i32>"), vector_of("<vscale x 2 x ptr addrspace(3)>"), vector_of("i32")
    ((4, 'i32'), (2, 'ptr addrspace(3)'), None)
    """
    if not type_text.startswith("<") or type_text[1:2] == "{":
        return None
    count, _, element = type_text[1:-1].removeprefix("vscale x ").partition(" x ")
    return int(count), element


def integer_literal(text: str) -> tuple[str, int] | None:
    """The type and value of an integer literal as LLVM prints it; ``None`` for any other value, ``i1 true`` among them.

    >>> integer_literal("i32 -4"), integer_literal("i1 true")
    (('i32', -4), None)
    """
    type_text, _, value = text.partition(" ")
    if integer_bits(type_text) is None or not value.removeprefix("-").isdecimal():
        return None
    return type_text, int(value)


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a type in memory: bytes of one value, bytes from one array element to the next, alignment.

    Attributes:
        store: bytes that a store of it writes.
        align: ABI alignment, bytes.
        offsets: byte offsets of the fields of a struct; empty for any other type.
        element: element type of an array or vector, as text; the field types of a struct are `fields`.
        count: elements of an array or vector.
        stride: bytes from one element of an array or vector to the next; 0 of a vector whose elements are no whole
            bytes. Unlike an array's, a vector's elements have no padding. Source: ``getSequentialElementStride``.
    """

    store: int
    align: int
    offsets: tuple[int, ...] = ()
    element: str = ""
    fields: tuple[str, ...] = ()
    count: int = 0
    stride: int = 0

    @property
    def alloc(self) -> int:
        """Bytes from one element of an array of it to the next."""
        return -(-self.store // self.align) * self.align


class Types:
    """The types of one module.

    Args:
        named: struct types by name with its sigil, e.g. ``%struct.a`` -> ``{ i32, float }``.
    """

    def __init__(self, named: Mapping[str, str]) -> None:
        self._named = named
        self.layout = functools.cache(self._layout)

    def steps(self, element: str, indices: Sequence[int | None]) -> list[tuple[int, int | None]] | None:
        """Byte scale of each index of a ``getelementptr``; a struct's field is folded into a scale of 1.

        Args:
            element: the type that the first index steps over.
            indices: values of the constant ones.

        Returns:
            (scale, index) pairs; ``None`` if a type has no fixed layout.
        """
        layout = self.layout(element)
        if layout is None:
            return None
        found: list[tuple[int, int | None]] = [(layout.alloc, indices[0])]
        for index in indices[1:]:
            if layout.offsets:
                if index is None:
                    return None
                found.append((1, layout.offsets[index]))
                inner = layout.fields[index]
            else:
                inner = layout.element
            if not inner or (next_layout := self.layout(inner)) is None:
                return None
            if not layout.offsets:
                if next_layout.alloc and not layout.stride:
                    return None
                found.append((layout.stride, index))
            layout = next_layout
        return found

    def _layout(self, text: str) -> Layout | None:
        """The layout of a type; ``None`` for one without a fixed size (scalable, opaque, target types).

        A vector is aligned to the next power of two of its size, as each ``v`` of AMDGPU's data layout says as well.
        """
        if text in self._named:
            return self.layout(self._named[text])
        if text[0] == "i" and text[1:].isdigit():
            store = -(-int(text[1:]) // 8)
            return Layout(store, min(8, 1 << (store - 1).bit_length()))
        if text in _SCALAR_BYTES:
            return Layout(_SCALAR_BYTES[text], _SCALAR_BYTES[text])
        if text.startswith("ptr"):
            space = int(text[14:-1]) if text.startswith("ptr addrspace(") else 0
            size, align = _POINTER.get(space, (8, 8))
            return Layout(size, align)
        if text.startswith("<{"):
            return self._struct(text[2:-2], packed=True)
        if text.startswith("{"):
            return self._struct(text[1:-1], packed=False)
        if text[0] in "[<":
            return self._sequence(text)
        return None

    def _sequence(self, text: str) -> Layout | None:
        count, _, element = text[1:-1].partition(" x ")
        inner = self.layout(element) if count.isdecimal() else None
        if inner is None:
            return None
        number = int(count)
        if text[0] == "[":
            return Layout(
                inner.alloc * number, inner.align, element=element, count=number, stride=inner.alloc
            )
        bits = int(element[1:]) if element[0] == "i" and element[1:].isdigit() else inner.store * 8
        store = -(-bits * number // 8)
        stride = 0 if bits % 8 else inner.store
        return Layout(store, 1 << (store - 1).bit_length(), element=element, count=number, stride=stride)

    def _struct(self, body: str, *, packed: bool) -> Layout | None:
        fields = tuple(body[start:stop] for start, stop in split_arguments(body, 0)[0])
        at, largest, offsets = 0, 1, []
        for field in fields:
            inner = self.layout(field)
            if inner is None:
                return None
            align = 1 if packed else inner.align
            at = -(-at // align) * align
            offsets.append(at)
            at += inner.alloc
            largest = max(largest, align)
        return Layout(-(-at // largest) * largest, largest, offsets=tuple(offsets), fields=fields)


CONSTANT_CASTS = frozenset({"ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast", "trunc"})
_OPERATIONS = CONSTANT_CASTS | {
    "add", "sub", "xor", "getelementptr", "extractelement", "insertelement", "shufflevector", "splat"
}  # fmt: skip


class Constant(NamedTuple):
    """A node of a constant.

    Attributes:
        opcode: LLVM's name of the operation; ``global`` for a reference, ``literal`` for anything without one,
            ``aggregate`` for a vector, array or struct, ``opaque`` for expressions that are not parsed.
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


def parse_constant(text: str) -> Constant:
    """The tree of one typed constant in LLVM's print.

    >>> parse_constant("i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64)").operands[0].operands[0].name
    'A'
    >>> parse_constant("<2 x ptr addrspace(3)> splat (ptr addrspace(3) @A)").operands[0].name
    'A'
    >>> [parse_constant(text).opcode for text in ("i32 newop (ptr addrspace(3) @A)", "%T @A(", "ptr @A trailing")]
    ['opaque', 'opaque', 'opaque']
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
    if opcode in CONSTANT_CASTS:
        source, _, type_text = parts[0].text.rpartition(" to ")
        parts[0] = parts[0].part(0, len(source))
    elif opcode == "getelementptr":
        type_text, parts = parts[0].text, parts[1:]
    return Constant(opcode, type=type_text, operands=tuple(map(_parsed, parts)))


def _outer_bracket(node: Brackets) -> tuple[int, bool]:
    """Column of the bracket that opens the operands of the outermost operation, and true; if there is none, that of the
    last bracket at the outer level (-1 without one), and false.
    """
    column, last = 0, -1
    while found := next((token for token in structure(node.text, column) if token[0] in OPENING), None):
        last = found.start()
        if found[0] == "(" and last and node.text[last - 1] == " ":
            return last, True
        column = node.end(last) + 1
    return last, False


def _aggregate(node: Brackets, begin: int) -> Constant:
    """``TYPE { a, b }`` and its like: the elements are inside the last bracket pair at the outer level."""
    if begin < 0 or node.text[-1] not in "]}>":
        return Constant("opaque")
    packed = node.text[begin : begin + 2] == "<{"
    return Constant("aggregate", operands=tuple(map(_parsed, node.split(begin + 1 + packed))))


# --- brackets -----------------------------------------------------------------------------------------------
#
# Parts of a text between brackets, for constants that are nested deeply: each column is looked at once.


class Brackets(NamedTuple):
    """A part of a text with the end of each of its brackets: nesting is scanned once, not once a level.

    Attributes:
        text: the part.
        ends: for each opening bracket of the whole text, by its column, the column of its closing one.
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
            if token[0] in OPENING:
                opened.append(token.start())
            elif token[0] in CLOSING and opened:
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
        """The comma-separated parts from ``start``, just behind an opening bracket, up to its closing one.

        >>> [part.text for part in Brackets.of("f(i32 add (i32 1, i32 2), i32 3)").split(2)]
        ['i32 add (i32 1, i32 2)', 'i32 3']
        """
        parts: list[Brackets] = []
        begin = at = start
        while token := next(structure(self.text, at), None):
            at = token.end()
            if token[0] in OPENING:
                at = self.end(token.start()) + 1
            elif token[0] in CLOSING:
                break
            elif token[0] == ",":
                parts.append(self.part(begin, token.start()))
                begin = at
        end = token.start() if token else len(self.text)
        if self.text[begin:end].strip():
            parts.append(self.part(begin, end))
        return parts
