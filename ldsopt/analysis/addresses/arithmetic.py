"""The arithmetic of single work-items: LLVM's operations on integers, and on addresses of LDS where these stay one.

It is the one place that says what an operation makes of known numbers, be it of one work-item's, or of whole columns
(`OPERATIONS`, which numpy's arrays go through as well).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.ir.types import integer_bits, vector_of

# --- lanewise -----------------------------------------------------------------------------------------------
#
# Vectors of integers, as one work-item has them: what is done to one is done to each of its elements.
#
# clang's vectorizer writes guards so, also where one element is all that is asked for::
#
#     %v = insertelement <2 x i32> poison, i32 %tid, i64 0
#     %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer      ; %tid, %tid
#     %c = icmp ult <2 x i32> %w, <i32 128, i32 64>
#     %d = extractelement <2 x i1> %c, i64 1                                            ; %tid < 64
#
# An element that is not known, or poison, is ``None``. Whatever is not a vector where one is expected is not known.


_MOST_ELEMENTS = 64


@dataclass(frozen=True, slots=True)
class Elements:
    """A vector's elements: unsigned integers, ``None`` where one is not known."""

    numbers: tuple[int | None, ...]


def vector_type(text: str) -> tuple[int, int] | None:
    """The number of elements of a vector of integers, and their bits; ``None`` for other types, and for large ones.

    >>> vector_type("<4 x i32>"), vector_type("<4 x float>")
    ((4, 32), None)
    """
    count, element = vector_of(text) or (0, "")
    width = integer_bits(element) or 0
    return (
        (count, width) if 0 < count <= _MOST_ELEMENTS and 0 < width <= 64 and "vscale" not in text else None
    )


def inserted(count: int) -> Callable[..., Any]:
    """``insertelement``: what the vector is beside the element need not be known."""

    def compute(vector: object, number: object, index: object) -> Elements | None:
        if not isinstance(index, int) or index >= count:
            return None
        numbers: list[int | None] = list(vector.numbers) if isinstance(vector, Elements) else [None] * count
        numbers[index] = number if isinstance(number, int) else None
        return Elements(tuple(numbers))

    return compute


def extracted(vector: object, index: object) -> int | None:
    """``extractelement``.

    >>> extracted(Elements((1, None)), 0), extracted(Elements((1, None)), 5)
    (1, None)
    """
    if not isinstance(vector, Elements) or not isinstance(index, int) or index >= len(vector.numbers):
        return None
    return vector.numbers[index]


def shuffled(mask: Sequence[int], count: int) -> Callable[..., Any]:
    """``shufflevector`` of two vectors of ``count`` elements; -1 in the mask is poison."""

    def compute(first: object, second: object) -> Elements:
        both = [
            number
            for vector in (first, second)
            for number in (vector.numbers if isinstance(vector, Elements) else (None,) * count)
        ]
        return Elements(tuple(both[at] if at >= 0 else None for at in mask))

    return compute


def elementwise(compute: Callable[..., Any], count: int, *, is_lenient: bool) -> Callable[..., Any]:
    """An operation on integers, done to each element; a scalar operand (of ``select``) is the same for each.

    Args:
        compute: of the elements.
        count: of them.
        is_lenient: it takes unknown operands, too.
    """

    def of(*operands: object) -> Elements | None:
        rows = []
        for operand in operands:
            if isinstance(operand, Elements):
                rows.append(operand.numbers)
            elif isinstance(operand, int) or operand is None:
                rows.append((operand,) * count)
            else:
                return None
        found = (compute(*row) if is_lenient or None not in row else None for row in zip(*rows, strict=True))
        return Elements(tuple(number if isinstance(number, int) else None for number in found))

    return of


def extracted_whole(columns: Columns) -> list[Number] | None:
    """`extracted` for several work-items, all by the same index."""
    vectors, indices = columns
    if {*map(type, vectors)} != {Elements} or len(asked := set(indices)) != 1:
        return None
    (index,) = asked
    return [extracted(vector, index) for vector in vectors]


def elementwise_whole(whole: Whole, count: int) -> Whole:
    """`elementwise` for several work-items: whole columns of first elements, then of second ones, and so on.

    Args:
        whole: of the elements.
        count: of them.
    """

    def of(columns: Columns) -> list[Number] | None:
        kinds = [{*map(type, column)} for column in columns]
        if any(kind not in ({Elements}, {int}) for kind in kinds):
            return None
        found = []
        for at in range(count):
            elements = [
                [vector.numbers[at] for vector in column] if Elements in kind else column  # type: ignore[union-attr]
                for column, kind in zip(columns, kinds, strict=True)
            ]
            if (results := whole(elements)) is None:
                return None
            found.append(results)
        return [Elements(numbers) for numbers in zip(*found, strict=True)]

    return of


# --- lane arithmetic ----------------------------------------------------------------------------------------


Number = int | tuple[int, int] | Elements | None
"""A plain integer, unsigned; (base, offset), modulo 2**32; a vector; or unknown."""

NumberColumn = list[Number] | None
"""A value for each of several work-items; ``None`` if it is unknown for all."""

Compute = Callable[..., Number]

Columns = Sequence[Sequence[Number]]
Whole = Callable[[Columns], list[Number] | None]
"""All results of known operands at once, in a fraction of the time; ``None`` for operands that it is not for."""

ADDRESS_MASK = (1 << ADDRESS_BITS) - 1


def signed(value: int, width: int) -> int:
    """An unsigned integer of so many bits as a signed one."""
    return value - (1 << width) if value >> (width - 1) else value


def select(condition: Number, if_true: Number, if_false: Number) -> Number:
    """``select``; of equal arms, whatever the condition."""
    if condition is None:
        return if_true if if_true == if_false else None
    return if_true if condition else if_false


class Plain:
    """An operation on integers of so many bits; addresses and vectors have no result."""

    def __init__(self, compute: Callable[..., int | None], width: int) -> None:
        self._compute, self._mask = compute, (1 << width) - 1

    def __call__(self, *numbers: Number) -> Number:
        if any(isinstance(number, tuple) for number in numbers):
            return None
        found = self._compute(*numbers)
        return None if found is None else found & self._mask

    def whole(self, columns: Columns) -> list[Number] | None:
        """The results for several work-items; ``None`` if not all operands are integers, or one has no result."""
        if any({*map(type, column)} != {int} for column in columns):
            return None
        found = list(map(self._compute, *columns))
        mask = self._mask
        return None if None in found else [number & mask for number in found]  # type: ignore[operator]


def with_address(opcode: str, plain: Plain) -> Compute:
    """``add``, ``sub`` and ``or disjoint`` of an address and an integer."""

    def of(x: Number, y: Number) -> Number:
        if isinstance(x, int) and isinstance(y, int):
            return plain(x, y)
        if isinstance(x, tuple) and isinstance(y, int):
            return x[0], (x[1] - y if opcode == "sub" else x[1] + y) & ADDRESS_MASK
        if isinstance(x, int) and isinstance(y, tuple) and opcode != "sub":
            return y[0], (x + y[1]) & ADDRESS_MASK
        return None

    return of


# --- tables -------------------------------------------------------------------------------------------------

Operation = Callable[[Any, Any], Any]
OPERATIONS: Mapping[str, Callable[[Any], Operation]] = {
    "add": lambda _: operator.add,
    "sub": lambda _: operator.sub,
    "mul": lambda _: operator.mul,
    "and": lambda _: operator.and_,
    "or": lambda _: operator.or_,
    "xor": lambda _: operator.xor,
    "shl": lambda _: operator.lshift,
    "lshr": lambda _: operator.rshift,
    "ashr": lambda sign: lambda x, y: ((x ^ sign) >> y) - (sign >> y),
    "udiv": lambda _: operator.floordiv,
    "urem": lambda _: operator.mod,
    "eq": lambda _: operator.eq,
    "ne": lambda _: operator.ne,
    "ult": lambda _: operator.lt,
    "ule": lambda _: operator.le,
    "ugt": lambda _: operator.gt,
    "uge": lambda _: operator.ge,
    "slt": lambda sign: lambda x, y: (x ^ sign) < (y ^ sign),
    "sle": lambda sign: lambda x, y: (x ^ sign) <= (y ^ sign),
    "sgt": lambda sign: lambda x, y: (x ^ sign) > (y ^ sign),
    "sge": lambda sign: lambda x, y: (x ^ sign) >= (y ^ sign),
}
"""Operations on two unsigned integers, or on two arrays of 64 bits each, by the integer of their sign bit.

What is beyond the width is to be cut off. They have a result where `has_result` says so."""

SHIFTS = frozenset({"shl", "lshr", "ashr"})
DIVISIONS = frozenset({"udiv", "urem", "sdiv", "srem"})


def has_result(opcode: str, width: int, least: int, most: int) -> bool:
    """True if an operation has a result wherever its second operand is between two unsigned bounds."""
    return most < width if opcode in SHIFTS else least > 0 or opcode not in DIVISIONS


def computed(opcode: str, width: int) -> Plain:
    """An operation of `OPERATIONS` on integers of so many bits."""
    compute = OPERATIONS[opcode](1 << (width - 1))
    if opcode in SHIFTS:
        return Plain(lambda x, y: compute(x, y) if y < width else None, width)
    if opcode in DIVISIONS:
        return Plain(lambda x, y: compute(x, y) if y else None, width)
    return Plain(compute, width if opcode in BINARY else 1)


def _signed_division(compute: Callable[[int, int], int]) -> Callable[[int], Plain]:
    def of_width(width: int) -> Plain:
        def divide(x: int, y: int) -> int | None:
            x, y = signed(x, width), signed(y, width)
            if y == 0 or (compute is _quotient and y == -1 and x == -(1 << (width - 1))):
                return None
            return compute(x, y)

        return Plain(divide, width)

    return of_width


def _quotient(x: int, y: int) -> int:
    """The quotient as LLVM's ``sdiv`` rounds it: towards zero."""
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


COMPARE = frozenset({"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"})
BINARY: Mapping[str, Callable[[int], Plain]] = {
    **{opcode: partial(computed, opcode) for opcode in OPERATIONS.keys() - COMPARE},
    "sdiv": _signed_division(_quotient),
    "srem": _signed_division(lambda x, y: x - _quotient(x, y) * y),
}


def bit_field(width: int, offset: int, count: int, *, is_signed: bool) -> tuple[tuple[str, int], ...]:
    """The shifts, each by a constant, that ``llvm.amdgcn.ubfe`` and ``llvm.amdgcn.sbfe`` are.

    Offset and count are taken modulo the width; no bits are 0, and a field ends at the highest bit, if not before.
    Source: LLVM, AMDGPUInstCombineIntrinsic.cpp, ``amdgcn_ubfe``.

    >>> bit_field(32, 4, 8, is_signed=False), bit_field(32, 28, 8, is_signed=True)
    ((('shl', 20), ('lshr', 24)), (('ashr', 28),))
    """
    offset, count, right = offset % width, count % width, "ashr" if is_signed else "lshr"
    if count == 0:
        return (("and", 0),)
    if offset + count >= width:
        return ((right, offset),)
    return ("shl", width - offset - count), (right, width - count)


def _bit_field(is_signed: bool) -> Callable[[int], Plain]:
    def of_width(width: int) -> Plain:
        shifts = {name: computed(name, width) for name in ("and", *SHIFTS)}

        def field(x: int, offset: int, count: int) -> int:
            for name, by in bit_field(width, offset, count, is_signed=is_signed):
                x = shifts[name](x, by)  # type: ignore[assignment]
            return x

        return Plain(field, width)

    return of_width


def _funnel(is_left: bool) -> Callable[[int], Plain]:
    """``llvm.fshl`` or ``llvm.fshr``: a part of two integers side by side; the amount is taken modulo the width."""

    def of_width(width: int) -> Plain:
        def shift(high: int, low: int, amount: int) -> int:
            by = amount % width
            return (high << width | low) >> (width - by if is_left else by)

        return Plain(shift, width)

    return of_width


def _product_of_24_bits(is_signed: bool) -> Callable[[int], Plain]:
    def part(x: int) -> int:
        return signed(x & 0xFFFFFF, 24) if is_signed else x & 0xFFFFFF

    return lambda width: Plain(lambda x, y: part(x) * part(y), width)


def _reversed(x: int, width: int) -> int:
    return int(f"{x:0{width}b}"[::-1], 2)


INTRINSICS: Mapping[str, Callable[[int], Plain]] = {
    "llvm.amdgcn.ubfe.": _bit_field(is_signed=False),
    "llvm.amdgcn.sbfe.": _bit_field(is_signed=True),
    "llvm.amdgcn.mul.u24": _product_of_24_bits(is_signed=False),
    "llvm.amdgcn.mul.i24": _product_of_24_bits(is_signed=True),
    "llvm.bitreverse.": lambda width: Plain(lambda x: _reversed(x, width), width),
    "llvm.ctpop.": lambda width: Plain(int.bit_count, width),
    "llvm.abs.": lambda width: Plain(lambda x, _: abs(signed(x, width)), width),
    "llvm.fshl.": _funnel(is_left=True),
    "llvm.fshr.": _funnel(is_left=False),
    "llvm.umin.": lambda width: Plain(min, width),
    "llvm.umax.": lambda width: Plain(max, width),
    "llvm.smin.": lambda width: Plain(lambda x, y: min(signed(x, width), signed(y, width)), width),
    "llvm.smax.": lambda width: Plain(lambda x, y: max(signed(x, width), signed(y, width)), width),
}
"""Intrinsics of integers, by the beginning of the name: the operation for a result of so many bits."""
CASTS = frozenset({"trunc", "zext", "sext", "ptrtoint", "ptrtoaddr", "inttoptr", "freeze"})


def cast(opcode: str, source: int, target: int) -> Compute:
    """A conversion of integers, which keeps an address as long as all of its bits are left."""
    mask = (1 << target) - 1

    def of(x: Number) -> Number:
        if isinstance(x, tuple):
            return x if min(source, target) >= ADDRESS_BITS and opcode != "sext" else None
        if not isinstance(x, int):
            return None
        return (signed(x, source) if opcode == "sext" else x) & mask

    return of
