"""Changes of width. The operand is cut where the wider reading has its seam, so each part keeps its stride."""

from __future__ import annotations

from ldsopt.analysis.integers.domain import (
    Integers,
    empty,
    full,
    interval,
    progression,
    signed_parts,
    unsigned_parts,
)
from ldsopt.analysis.integers.lattice import join, meet


def zext(a: Integers, width: int, *, nneg: bool = False) -> Integers:
    """``zext`` to `width` bits; with `nneg` the operand is not negative. `ConstantRange::zeroExtend`."""
    if nneg:
        a = meet(a, interval(a.width, 0, a.mask >> 1))
    if a.extent < 0:
        return empty(width)
    if width == a.width:
        return a
    result = empty(width)
    zeros = a.zeros | ((1 << width) - 1) ^ a.mask
    for first, last, stride in unsigned_parts(a):
        result = join(result, progression(width, first, last, stride, zeros, a.ones))
    return result


def sext(a: Integers, width: int) -> Integers:
    """``sext`` to `width` bits. `ConstantRange::signExtend`, `KnownBits::sext`."""
    if a.extent < 0:
        return empty(width)
    if width == a.width:
        return a
    result = empty(width)
    sign = a.mask >> 1 ^ a.mask
    extension = ((1 << width) - 1) ^ a.mask
    zeros = a.zeros | (extension if a.zeros & sign else 0)
    ones = a.ones | (extension if a.ones & sign else 0)
    for first, last, stride in signed_parts(a):
        result = join(result, progression(width, first, last, stride, zeros, ones))
    return result


def trunc(a: Integers, width: int, *, nuw: bool = False, nsw: bool = False) -> Integers:
    """``trunc`` to `width` bits; the flags say that only zeros, or only copies of the sign, are cut off.

    `ConstantRange::truncate` is exact only for some arcs that pass 0; an arc taken modulo a power of two always is one.
    """
    mask = (1 << width) - 1
    if width < a.width:
        if nuw:
            a = meet(a, interval(a.width, 0, mask))
        if nsw:
            a = meet(a, interval(a.width, -(mask >> 1) - 1, mask >> 1))
    if a.extent < 0 or a.is_full:
        return empty(width) if a.extent < 0 else full(width)
    if width == a.width:
        return a
    return progression(width, a.lower, a.lower + a.extent, a.stride, a.zeros & mask, a.ones & mask)
