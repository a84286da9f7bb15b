"""Vectors of integers, as one work-item has them: what is done to one is done to each of its elements.

clang's vectorizer writes guards so, also where one element is all that is asked for::

    %v = insertelement <2 x i32> poison, i32 %tid, i64 0
    %w = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> zeroinitializer      ; %tid, %tid
    %c = icmp ult <2 x i32> %w, <i32 128, i32 64>
    %d = extractelement <2 x i1> %c, i64 1                                            ; %tid < 64

An element that is not known, or poison, is ``None``. Whatever is not a vector where one is expected is not known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

_VECTOR = re.compile(r"<(\d+) x i(\d+)>$")
_MOST_ELEMENTS = 64


@dataclass(frozen=True, slots=True)
class Elements:
    """A vector's elements: unsigned integers, ``None`` where one is not known."""

    numbers: tuple[int | None, ...]


def vector_type(text: str) -> tuple[int, int] | None:
    """How many elements a vector of integers has, and of how many bits; ``None`` for other types, and for large ones.

    >>> vector_type("<4 x i32>"), vector_type("<4 x float>")
    ((4, 32), None)
    """
    found = _VECTOR.match(text)
    count, width = (int(found[1]), int(found[2])) if found else (0, 0)
    return (count, width) if 0 < count <= _MOST_ELEMENTS and width <= 64 else None


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
