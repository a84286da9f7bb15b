"""Shifts, funnel shifts, bit fields.

By a constant, all parts are shifted. By a variable amount of few values, the results are joined, as `KnownBits::shl`
does it; of many, only bounds and trailing zeros are kept. An amount of the width or more is poison.
"""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.analysis.integers.arithmetic import urem
from ldsopt.analysis.integers.bitwise import or_disjoint
from ldsopt.analysis.integers.conversions import sext, trunc, zext
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

FEW = 8
"""So many amounts are tried one by one."""


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
    """Joins `a` shifted `by` each amount; where there are many, asks `coarse` for the least and the greatest."""
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
