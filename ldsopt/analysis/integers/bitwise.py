"""Logic, and the intrinsics that count or move single bits.

Bits are exact for all of these but `ctpop` (tristate numbers; `KnownBits::operator&` and its like). What a mask does to
an arc is kept where it is an arc again: masks of contiguous ones, complement, and an operand of few bits, which moves a
value within its aligned block only.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from ldsopt.analysis.integers.arithmetic import add, sub
from ldsopt.analysis.integers.conversions import trunc, zext
from ldsopt.analysis.integers.domain import (
    Integers,
    bits,
    constant,
    empty,
    interval,
    progression,
    unsigned_hull,
)
from ldsopt.analysis.integers.lattice import meet


def and_(a: Integers, b: Integers) -> Integers:
    """``and``.

    With a constant of contiguous ones, exact for arcs: rounded down to its lowest bit, then taken modulo the power of
    two above its highest. Otherwise bits, and no greater than either operand; `ConstantRange::binaryAnd`.
    """
    width = a.width
    if a.extent < 0 or b.extent < 0:
        return empty(width)
    if not a.extent:
        a, b = b, a
    zeros, ones = a.zeros | b.zeros, a.ones & b.ones
    if not b.extent:
        kept = b.lower
        if not a.extent:
            return constant(width, a.lower & kept)
        if not kept & ~a.ones or not a.mask & ~(a.zeros | kept):
            return b if not kept & ~a.ones else a
        low = kept & -kept
        if kept & (kept + low):
            return meet(bits(width, zeros, ones), interval(width, 0, kept))
        if low > 1:
            stride = low if a.stride & (low - 1) else a.stride
            last = (a.lower + a.extent) & -low
            a = progression(width, a.lower & -low, last, stride, a.zeros | (low - 1), a.ones & -low)
        return zext(trunc(a, kept.bit_length()), width)
    greatest = min(unsigned_hull(a)[1], unsigned_hull(b)[1])
    return progression(width, 0, greatest, 1, zeros, ones)


def or_(a: Integers, b: Integers, *, disjoint: bool = False) -> Integers:
    """``or``.

    Where no bit can be set on both sides, `or_disjoint`. With a constant, what is left of the other operand plus the
    constant. Otherwise bits, at least as great as either operand (`ConstantRange::binaryOr`), no greater than the sum,
    and within the aligned blocks of the operand that has more bits.
    """
    width = a.width
    if a.extent < 0 or b.extent < 0:
        return empty(width)
    if disjoint or a.zeros | b.zeros == a.mask:
        return or_disjoint(a, b)
    if not a.extent:
        a, b = b, a
    if not b.extent:
        return or_disjoint(and_(a, constant(width, ~b.lower)), b)
    zeros, ones = a.zeros & b.zeros, a.ones | b.ones
    (least_a, greatest_a, _), (least_b, greatest_b, _) = unsigned_hull(a), unsigned_hull(b)
    result = interval(width, max(least_a, least_b), min(greatest_a + greatest_b, a.mask))
    return _within_blocks(a, b, meet(result, bits(width, zeros, ones)))


def or_disjoint(a: Integers, b: Integers) -> Integers:
    """``or disjoint``: a sum without carries, so the arcs and strides of `add` and the bits of `or_`."""
    if a.ones & ~b.zeros:
        b = meet(b, bits(a.width, a.ones, 0))
    if b.ones & ~a.zeros:
        a = meet(a, bits(a.width, b.ones, 0))
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    first, last, stride = unsigned_hull(a)
    first_b, last_b, stride_b = unsigned_hull(b)
    result = add(a, b)
    if last + last_b > a.mask:
        result = meet(result, interval(a.width, first + first_b, a.mask, gcd(stride, stride_b)))
    if a.zeros | b.zeros != a.mask:
        result = meet(result, bits(a.width, a.zeros & b.zeros, a.ones | b.ones))
    return result


def xor(a: Integers, b: Integers) -> Integers:
    """``xor``.

    Where no bit can be set on both sides, a sum; with a constant whose bits are all known to be set, a difference;
    the complement and a flipped sign are exact. Otherwise bits, no greater than the sum, and within aligned blocks as
    `or_`. LLVM: `ConstantRange::binaryXor`, which knows the complement and the difference.
    """
    width = a.width
    if a.extent < 0 or b.extent < 0:
        return empty(width)
    if not a.extent:
        a, b = b, a
    if not b.extent:
        flipped = b.lower
        if not flipped & ~a.ones:
            return sub(a, b)
        if flipped == a.mask:
            return sub(b, a)
        if flipped == a.mask ^ a.mask >> 1:
            return add(a, b)
    if a.zeros | b.zeros == a.mask:
        return or_disjoint(a, b)
    unknown = a.mask & ~((a.zeros | a.ones) & (b.zeros | b.ones))
    ones = (a.ones ^ b.ones) & ~unknown
    greatest = unsigned_hull(a)[1] + unsigned_hull(b)[1]
    result = progression(width, 0, min(greatest, a.mask), 1, a.mask & ~(unknown | ones), ones)
    return _within_blocks(a, b, result)


def ctpop(a: Integers) -> Integers:
    """``llvm.ctpop``. Between the known ones and the bits that are not known to be zero; `ConstantRange::ctpop`."""
    if a.extent < 0:
        return a
    return progression(a.width, a.ones.bit_count(), a.width - a.zeros.bit_count(), 1)


def bswap(a: Integers) -> Integers:
    """``llvm.bswap``: known bits only, as `KnownBits::byteSwap`. The width is a multiple of 16."""
    return _permuted(a, [position ^ 7 for position in range(a.width - 1, -1, -1)])


def bitreverse(a: Integers) -> Integers:
    """``llvm.bitreverse``: known bits only, as `KnownBits::reverseBits`."""
    return _permuted(a, range(a.width - 1, -1, -1))


def _permuted(a: Integers, targets: Iterable[int]) -> Integers:
    """The value with bit i moved to the i-th of `targets`."""
    if a.extent < 0:
        return a
    zeros = ones = 0
    for source, target in enumerate(targets):
        zeros |= (a.zeros >> source & 1) << target
        ones |= (a.ones >> source & 1) << target
    return bits(a.width, zeros, ones)


def _within_blocks(a: Integers, b: Integers, result: Integers) -> Integers:
    """Cuts `result` down, given that the operation changes only bits of one operand that the other may have set."""
    for changed, by in ((a, b), (b, a)):
        block = 1 << (by.mask & ~by.zeros).bit_length()
        last = changed.lower + changed.extent | (block - 1)
        if block <= changed.extent:
            result = meet(result, progression(result.width, changed.lower & -block, last, 1))
    return result
