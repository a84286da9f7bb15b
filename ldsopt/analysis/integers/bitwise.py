"""Logic, and the intrinsics that count or move single bits.

Bits are exact for all of these but the counts (tristate numbers; `KnownBits::operator&` and its like). A mask's effect
on an arc is kept if the result is an arc again: for masks of contiguous ones, complement, and an operand of few bits,
which moves a value within its aligned block only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import gcd

from ldsopt.analysis.integers.arithmetic import add, sext, sub, trunc, urem, zext
from ldsopt.analysis.integers.domain import (
    Integers,
    bits,
    constant,
    empty,
    full,
    interval,
    progression,
    signed_hull,
    signed_parts,
    unsigned_hull,
    unsigned_parts,
)
from ldsopt.analysis.integers.lattice import join, meet


def and_(a: Integers, b: Integers) -> Integers:
    """``and``.

    Exact for arcs with a constant of contiguous ones: rounded down to its lowest bit, then taken modulo the power of
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

    If no bit can be set on both sides, `or_disjoint`. With a constant, the other operand without the constant's bits,
    plus the constant. Otherwise bits, at least as great as either operand (`ConstantRange::binaryOr`), no greater than
    the sum, and within the aligned blocks of the operand that has more bits.
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


def ctlz(a: Integers) -> Integers:
    """``llvm.ctlz``: the zeros above the highest one; the width for 0, be it poison or not. `ConstantRange::ctlz`."""
    if a.extent < 0:
        return a
    least, greatest, _ = unsigned_hull(a)
    return progression(a.width, a.width - greatest.bit_length(), a.width - least.bit_length(), 1)


def cttz(a: Integers) -> Integers:
    """``llvm.cttz``: the zeros below the lowest one; the width for 0, be it poison or not. `ConstantRange::cttz`."""
    if a.extent < 0:
        return a
    least, greatest, _ = unsigned_hull(a)
    last = greatest.bit_length() - 1 if least else a.width
    if a.ones:
        last = min(last, (a.ones & -a.ones).bit_length() - 1)
    return progression(a.width, _trailing_zeros(a).bit_length() - 1, last, 1)


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
    """Restricts `result`, given that the operation changes only bits of one operand that the other may have set."""
    for changed, by in ((a, b), (b, a)):
        block = 1 << (by.mask & ~by.zeros).bit_length()
        last = changed.lower + changed.extent | (block - 1)
        if block <= changed.extent:
            result = meet(result, progression(result.width, changed.lower & -block, last, 1))
    return result


# --- shifts -------------------------------------------------------------------------------------------------
#
# Shifts, funnel shifts, bit fields.
#
# A constant amount shifts all parts. For a variable amount with few values the results are joined, as in
# `KnownBits::shl`; with many, only bounds and trailing zeros are kept. An amount of the width or more is poison.

FEW = 8
"""The most shift amounts that are evaluated one by one."""


def shl(a: Integers, amount: Integers, *, nuw: bool = False, nsw: bool = False) -> Integers:
    """``shl``. `ConstantRange::shl`; the flags bound the operand (`ConstantRange::shlWithNoWrap`), which is exact."""
    width = a.width

    def by(value: Integers, shift: int) -> Integers:
        if nuw:
            value = meet(value, interval(width, 0, value.mask >> shift))
        if nsw:
            half = 1 << (width - 1)
            value = meet(value, interval(width, -(half >> shift), (half - 1) >> shift))
        if value.extent < 0:
            return value
        first = value.lower << shift
        return progression(
            width,
            first,
            first + (value.extent << shift),
            value.stride << shift,
            (value.zeros << shift | (1 << shift) - 1) & value.mask,
            value.ones << shift & value.mask,
        )

    def coarse(value: Integers, least: int, greatest: int) -> Integers:
        trailing = bits(width, (_trailing_zeros(value) << least) - 1 & value.mask, 0)
        first, last, _ = unsigned_hull(value)
        if last << greatest > value.mask and not nuw:
            return trailing
        return meet(trailing, interval(width, first << least, min(last << greatest, value.mask)))

    return _shifted(a, amount, by, coarse)


def lshr(a: Integers, amount: Integers, *, exact: bool = False) -> Integers:
    """``lshr``; with `exact` no set bit is lost. `ConstantRange::lshr`, and cut where the arc passes 0."""
    return _shifted_right(a, amount, exact=exact, signed=False)


def ashr(a: Integers, amount: Integers, *, exact: bool = False) -> Integers:
    """``ashr``; with `exact` no set bit is lost. `ConstantRange::ashr`, and cut between greatest and least value."""
    return _shifted_right(a, amount, exact=exact, signed=True)


def fshl(a: Integers, b: Integers, amount: Integers) -> Integers:
    """``llvm.fshl``: the high half of ``a:b`` shifted left; the amount is taken modulo the width."""
    return _funnel(a, b, amount, left=True)


def fshr(a: Integers, b: Integers, amount: Integers) -> Integers:
    """``llvm.fshr``: the low half of ``a:b`` shifted right; the amount is taken modulo the width."""
    return _funnel(a, b, amount, left=False)


def bfe_u(a: Integers, offset: Integers, count: Integers) -> Integers:
    """``llvm.amdgcn.ubfe``: `count` bits from bit `offset` on, zero-extended.

    Offset and count are taken modulo the width (32 or 64), a count of 0 gives 0, and bits above the operand are 0.
    Source: AMDGPUInstCombineIntrinsic.cpp, ``amdgcn_ubfe``.
    """
    return _bit_field(a, offset, count, signed=False)


def bfe_s(a: Integers, offset: Integers, count: Integers) -> Integers:
    """``llvm.amdgcn.sbfe``: as `bfe_u`, sign-extended; a field that reaches past the operand ends at its sign."""
    return _bit_field(a, offset, count, signed=True)


def _shifted_right(a: Integers, amount: Integers, *, exact: bool, signed: bool) -> Integers:
    width = a.width
    parts, hull = (signed_parts, signed_hull) if signed else (unsigned_parts, unsigned_hull)

    def by(value: Integers, shift: int) -> Integers:
        if exact:
            value = meet(value, bits(width, (1 << shift) - 1, 0))
        result = empty(width)
        if value.extent < 0:
            return result
        sign, high = value.mask >> 1 ^ value.mask, value.mask & ~(value.mask >> shift)
        zeros = value.zeros >> shift | (high if not signed or value.zeros & sign else 0)
        ones = value.ones >> shift | (high if signed and value.ones & sign else 0)
        for part in parts(value):
            result = join(result, progression(width, *_floor(part, shift), zeros, ones))
        return result

    def coarse(value: Integers, least: int, greatest: int) -> Integers:
        first, last, _ = hull(value)
        return interval(width, min(first >> greatest, first >> least), max(last >> greatest, last >> least))

    return _shifted(a, amount, by, coarse)


def _shifted(
    a: Integers,
    amount: Integers,
    by: Callable[[Integers, int], Integers],
    coarse: Callable[[Integers, int, int], Integers],
) -> Integers:
    """The join of `a` shifted `by` each amount; of many amounts, `coarse` gets the least and the greatest."""
    width = a.width
    if amount.extent == 0 and a.extent >= 0 and amount.lower < width:
        return by(a, amount.lower)
    possible = meet(amount, interval(width, 0, min(width - 1, a.mask)))
    if a.extent < 0 or possible.extent < 0:
        return empty(width)
    if possible.size > FEW:
        least, greatest, _ = unsigned_hull(possible)
        return coarse(a, least, greatest)
    result = empty(width)
    for shift in possible.values():
        result = join(result, by(a, shift))
    return result


def _floor(part: tuple[int, int, int], shift: int) -> tuple[int, int, int]:
    first, last, stride = part
    return first >> shift, last >> shift, stride >> shift if not stride & ((1 << shift) - 1) else 1


def _trailing_zeros(a: Integers) -> int:
    """The greatest power of two that is known to divide every value."""
    return ~a.zeros & (a.zeros + 1)


def _funnel(a: Integers, b: Integers, amount: Integers, *, left: bool) -> Integers:
    width = a.width
    if a.extent < 0 or b.extent < 0 or amount.extent < 0:
        return empty(width)
    if amount.size > max(FEW, 1):
        return full(width)
    result = empty(width)
    for value in amount.values():
        shift = value % width
        if not shift:
            result = join(result, a if left else b)
            continue
        up = shift if left else width - shift
        high, low = shl(a, constant(width, up)), lshr(b, constant(width, width - up))
        result = join(result, or_disjoint(high, low))
    return result


def _bit_field(a: Integers, offset: Integers, count: Integers, *, signed: bool) -> Integers:
    width = a.width
    shift, extend = (ashr, sext) if signed else (lshr, zext)
    offset, count = (urem(x, constant(width, width)) for x in (offset, count))
    if a.extent < 0 or offset.extent < 0 or count.extent < 0:
        return empty(width)
    if count.size > FEW or offset.size > FEW:
        longest = unsigned_hull(count)[1]
        if signed:
            half = 1 << longest >> 1
            return interval(width, -half, max(half - 1, 0))
        return interval(width, 0, min((1 << longest) - 1, unsigned_hull(a)[1]))
    result = empty(width)
    for bits_kept in count.values():
        for begin in offset.values():
            shifted = shift(a, constant(width, begin))
            if not bits_kept:
                shifted = constant(width, 0)
            elif begin + bits_kept < width:
                shifted = extend(trunc(shifted, bits_kept), width)
            result = join(result, shifted)
    return result
