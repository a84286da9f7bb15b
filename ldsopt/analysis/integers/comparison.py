"""Compares: their result, the facts about operands that follow from one, and minima and maxima."""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from typing import Literal

from ldsopt.analysis.integers.arithmetic import sub, trunc
from ldsopt.analysis.integers.domain import Integers, empty, interval, progression, signed_hull, unsigned_hull
from ldsopt.analysis.integers.lattice import join, meet

Predicate = Literal["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
"""The predicates of LLVM's ``icmp``."""

_Pairs = tuple[tuple[Predicate, Predicate], ...]


def _both_ways(pairs: _Pairs) -> dict[Predicate, Predicate]:
    return {**dict(pairs), **{other: one for one, other in pairs}}


_INVERSE = _both_ways((("eq", "ne"), ("ugt", "ule"), ("uge", "ult"), ("sgt", "sle"), ("sge", "slt")))
_SWAPPED = _both_ways(
    (("eq", "eq"), ("ne", "ne"), ("ugt", "ult"), ("uge", "ule"), ("sgt", "slt"), ("sge", "sle"))
)


def inverse(predicate: Predicate) -> Predicate:
    """The predicate of the negated compare: for `refine` on the false edge."""
    return _INVERSE[predicate]


def swapped(predicate: Predicate) -> Predicate:
    """The predicate with the operands exchanged: for `refine` of the second operand."""
    return _SWAPPED[predicate]


def icmp(predicate: Predicate, a: Integers, b: Integers, *, samesign: bool = False) -> bool | None:
    """``icmp``; ``None`` if both results are possible, or an operand is empty. `ConstantRange::icmp`, `KnownBits::ult`.

    Equality uses all that is known, order the bounds; with `samesign`, those of the unsigned and the signed reading.
    """
    if a.extent < 0 or b.extent < 0:
        return None
    if predicate in {"eq", "ne"}:
        if not a.extent and not b.extent and a.lower == b.lower:
            return predicate == "eq"
        if a.zeros & b.ones or a.ones & b.zeros or meet(a, b).extent < 0:
            return predicate == "ne"
        return None
    order = predicate[1:]
    answer = _ordered(order, unsigned_hull(a), unsigned_hull(b)) if predicate[0] == "u" or samesign else None
    if answer is None and (predicate[0] == "s" or samesign):
        answer = _ordered(order, signed_hull(a), signed_hull(b))
    return answer


def refine(a: Integers, predicate: Predicate, b: Integers, *, samesign: bool = False) -> Integers:
    """`a`, given that ``icmp predicate a, b`` is true. `ConstantRange::makeAllowedICmpRegion`.

    The other edge: `inverse`; the other operand: `swapped`. Against ``ne``, a constant that is an end of the arc is
    removed with the gap behind it.
    """
    width = a.width
    if a.extent < 0 or b.extent < 0:
        return empty(width)
    if predicate == "eq":
        return meet(a, b)
    if predicate == "ne":
        return a if b.extent else _without(a, b.lower)
    order = predicate[1:]
    if predicate[0] == "u" or samesign:
        a = meet(a, _region(width, order, unsigned_hull(b), 0, a.mask))
    if predicate[0] == "s" or samesign:
        a = meet(a, _region(width, order, signed_hull(b), -(a.mask >> 1) - 1, a.mask >> 1))
    return a


def umin(a: Integers, b: Integers) -> Integers:
    """``llvm.umin``: both operands, each without values above the other's maximum. `ConstantRange::umin`."""
    return _lesser(a, b, "ule")


def umax(a: Integers, b: Integers) -> Integers:
    """``llvm.umax``: see `umin`."""
    return _lesser(a, b, "uge")


def smin(a: Integers, b: Integers) -> Integers:
    """``llvm.smin``: see `umin`."""
    return _lesser(a, b, "sle")


def smax(a: Integers, b: Integers) -> Integers:
    """``llvm.smax``: see `umin`."""
    return _lesser(a, b, "sge")


def _lesser(a: Integers, b: Integers, predicate: Predicate) -> Integers:
    return join(refine(a, predicate, b), refine(b, predicate, a))


def _ordered(order: str, a: tuple[int, int, int], b: tuple[int, int, int]) -> bool | None:
    if order[0] == "g":
        a, b = b, a
    strict = order[1] == "t"
    if a[1] < b[0] or (a[1] == b[0] and not strict):
        return True
    if a[0] > b[1] or (a[0] == b[1] and strict):
        return False
    return None


def _region(width: int, order: str, b: tuple[int, int, int], least: int, greatest: int) -> Integers:
    strict = order[1] == "t"
    if order[0] == "l":
        return interval(width, least, b[1] - strict)
    return interval(width, b[0] + strict, greatest)


def _without(a: Integers, value: int) -> Integers:
    if not a.extent:
        return empty(a.width) if a.lower == value else a
    first, last = a.lower, a.lower + a.extent
    if value == first:
        first += a.stride
    elif value == last & a.mask:
        last -= a.stride
    else:
        return a
    return progression(a.width, first, last, a.stride, a.zeros, a.ones)


# --- overlap ------------------------------------------------------------------------------------------------
#
# The overlap of two accesses, by their offsets.
#
# Offsets are counted modulo ``2**width``, and so are the bytes behind them: an access may run past the end. The two
# values are taken to be independent: for two accesses that use the *same* unknown, form the difference first.


@lru_cache(maxsize=1 << 14)  # cached, since kernels repeat their accesses
def disjoint_ranges(a: Integers, a_bytes: int, b: Integers, b_bytes: int) -> bool:
    """True if no byte of ``[a, a + a_bytes)`` is one of ``[b, b + b_bytes)``, for any values of both.

    Beyond plain bounds, there are two proofs. A bit that differs: neither access leaves its aligned block of that many
    bytes, and the blocks' numbers differ in it. Or the difference b - a is never in ``(-b_bytes, a_bytes)``, by arc,
    stride and bits; the stride alone is tried first, because it often suffices and is cheap.
    """
    if a.extent < 0 or b.extent < 0 or not a_bytes or not b_bytes:
        return True
    end_a, end_b = a.lower + a.extent + a_bytes, b.lower + b.extent + b_bytes
    if (end_a <= b.lower and end_b <= a.mask + 1) or (end_b <= a.lower and end_a <= a.mask + 1):
        return True
    distance = (b.lower - a.lower) & a.mask
    if (
        (distance < a_bytes or a.mask - distance < b_bytes - 1)
        and a.contains(a.lower)
        and b.contains(b.lower)
    ):
        return False  # the bytes at their first values overlap
    step = gcd(a.stride, b.stride, a.mask + 1)
    if a_bytes <= distance % step <= step - b_bytes:
        return True
    differing = a.zeros & b.ones | a.ones & b.zeros
    if differing:
        log = differing.bit_length() - 1
        if _within_block(a, a_bytes, log) and _within_block(b, b_bytes, log):
            return True
    return meet(sub(b, a), interval(a.width, 1 - b_bytes, a_bytes - 1)).is_empty


@lru_cache(maxsize=1 << 14)
def must_overlap(a: Integers, a_bytes: int, b: Integers, b_bytes: int) -> bool:
    """True if the byte ranges share a byte for all values of ``a`` and ``b``; false if one of them has no value."""
    if a.extent < 0 or b.extent < 0 or not a_bytes or not b_bytes:
        return False
    return sub(b, a).is_subset_of(interval(a.width, 1 - b_bytes, a_bytes - 1))


def _within_block(a: Integers, size: int, log: int) -> bool:
    """True if no access of `size` bytes crosses a multiple of ``2**log``."""
    if not log:
        return size == 1
    if (~a.zeros & ((1 << log) - 1)) + size <= 1 << log:
        return True
    return trunc(a, log).unsigned_max + size <= 1 << log
