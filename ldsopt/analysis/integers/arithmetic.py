"""Addition, subtraction, multiplication, division, remainder, absolute value.

Sums and products are computed on mathematical integers, from the unrolled arcs, and reduced modulo ``2**width`` at the
end. So the stride survives a wrap of all values together (``x + 0xFFFFFFF0``), and even of some values only, as long as
the result goes round the circle at most once.

Division reads its operands as unsigned or signed integers; an arc is cut at the wrap point of that reading.
"""

from __future__ import annotations

from math import gcd

from ldsopt.analysis.integers.domain import (
    Integers,
    Progression,
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

# --- conversions --------------------------------------------------------------------------------------------
#
# Changes of width. The operand is cut at the wrap point of the wider reading, so each part keeps its stride.


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

    `ConstantRange::truncate` is exact only for some arcs that pass 0; here an arc modulo a power of two is always
    exact.
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


# --- arithmetic ---------------------------------------------------------------------------------------------


def add(a: Integers, b: Integers, *, nuw: bool = False, nsw: bool = False) -> Integers:
    """``add``.

    Arc: `ConstantRange::add`, exact. Stride: gcd of both (Granger), exact for progressions. Bits: the optimal sum of
    tristate numbers (Vishwanathan et al., Sound, Precise, and Fast Abstract Interpretation with Tristate Numbers,
    CGO 2022, tnum_add), which equals `KnownBits::computeForAddSub`. Flags: as `ConstantRange::addWithNoWrap`, by
    unsigned and signed sums that are cut off at the extremes; with their strides.
    """
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    width = a.width
    low = a.lower + b.lower
    zeros, ones = _sum_bits(a, b)
    result = progression(width, low, low + a.extent + b.extent, gcd(a.stride, b.stride), zeros, ones)
    if nuw:
        first, last, stride = unsigned_hull(a)
        first_b, last_b, stride_b = unsigned_hull(b)
        result = _within_unsigned(result, (first + first_b, last + last_b, gcd(stride, stride_b)))
    if nsw:
        first, last, stride = signed_hull(a)
        first_b, last_b, stride_b = signed_hull(b)
        result = _within_signed(result, (first + first_b, last + last_b, gcd(stride, stride_b)))
    return result


def sub(a: Integers, b: Integers, *, nuw: bool = False, nsw: bool = False) -> Integers:
    """``sub``. As `add`; bits by tnum_sub, `ConstantRange::subWithNoWrap`."""
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    width, mask = a.width, a.mask
    high = a.lower + a.extent - b.lower
    unknown_a, unknown_b = mask & ~(a.zeros | a.ones), mask & ~(b.zeros | b.ones)
    difference = a.ones - b.ones
    known = mask & ~((difference + unknown_a) ^ (difference - unknown_b) | unknown_a | unknown_b)
    ones = difference & known
    stride = gcd(a.stride, b.stride)
    result = progression(width, high - a.extent - b.extent, high, stride, known ^ ones, ones)
    if nuw:
        first, last, stride = unsigned_hull(a)
        first_b, last_b, stride_b = unsigned_hull(b)
        result = _within_unsigned(result, (first - last_b, last - first_b, gcd(stride, stride_b)))
    if nsw:
        first, last, stride = signed_hull(a)
        first_b, last_b, stride_b = signed_hull(b)
        result = _within_signed(result, (first - last_b, last - first_b, gcd(stride, stride_b)))
    return result


def mul(a: Integers, b: Integers, *, nuw: bool = False, nsw: bool = False) -> Integers:
    """``mul``.

    Arc: `ConstantRange::multiply` tries the unsigned and the signed reading of both operands; ours tries each arc as it
    lies and moved down by ``2**width``, which needs no seam. Stride: Granger's, ``gcd(m·n, m·s, n·r)``, which holds all
    that `KnownBits::mul` says of trailing bits.
    """
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    width = a.width
    modulus = 1 << width
    unrolled_a = (a.lower, a.lower + a.extent, a.stride)
    unrolled_b = (b.lower, b.lower + b.extent, b.stride)
    product = _product(unrolled_a, unrolled_b)
    if product[1] >= modulus and product[1] != product[0]:
        moved_a = (a.lower - modulus, a.lower + a.extent - modulus, a.stride)
        moved_b = (b.lower - modulus, b.lower + b.extent - modulus, b.stride)
        product = min(
            product,
            _product(moved_a, unrolled_b),
            _product(unrolled_a, moved_b),
            _product(moved_a, moved_b),
            key=lambda whole: whole[1] - whole[0],
        )
    result = progression(width, *product, *_power_bits(a, b))
    if nuw:
        result = _within_unsigned(result, _product(unsigned_hull(a), unsigned_hull(b)))
    if nsw:
        result = _within_signed(result, _product(signed_hull(a), signed_hull(b)))
    return result


def udiv(a: Integers, b: Integers, *, exact: bool = False) -> Integers:
    """``udiv``. Division by 0 is undefined behaviour, so 0 is no divisor.

    Arc: `ConstantRange::udiv`. Stride: kept if a constant divides it. With `exact`, the dividend is a multiple of a
    constant divisor (`KnownBits::udiv` uses that for powers of two only).
    """
    if exact and b.is_constant and b.lower:
        a = meet(a, interval(a.width, 0, a.mask, b.lower))
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    result = empty(a.width)
    for dividend in unsigned_parts(a):
        for divisor in unsigned_parts(b):
            result = join(result, progression(a.width, *_quotient(dividend, divisor)))
    return result


def urem(a: Integers, b: Integers) -> Integers:
    """``urem``. By a power of two exact for arcs, as ``trunc`` is; otherwise `ConstantRange::urem`, with a stride.

    A remainder is the dividend less a multiple of the divisor, which gives the congruence gcd(m, divisor).
    """
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    if not b.extent and not b.lower & (b.lower - 1):
        bits_kept = b.lower.bit_length() - 1
        if bits_kept <= 0:
            return constant(a.width, 0) if b.lower else empty(a.width)
        return a if not a.extent and a.lower < b.lower else zext(trunc(a, bits_kept), a.width)
    result = empty(a.width)
    for dividend in unsigned_parts(a):
        for divisor in unsigned_parts(b):
            result = join(result, progression(a.width, *_remainder(dividend, divisor)))
    return result


def sdiv(a: Integers, b: Integers, *, exact: bool = False) -> Integers:
    """``sdiv``, which rounds towards 0. By the signs of the operands, as `ConstantRange::sdiv`, on magnitudes.

    The least value divided by -1 overflows and is undefined behaviour.
    """
    width = a.width
    greatest = (1 << (width - 1)) - 1
    if exact and b.is_constant and b.lower:
        divisor = abs(b.signed_min)
        a = meet(a, interval(width, -((greatest + 1) // divisor) * divisor, greatest, divisor))
    if a.extent < 0 or b.extent < 0:
        return empty(width)
    result = empty(width)
    for negative_a, dividend in _magnitudes(a):
        for negative_b, magnitude in _magnitudes(b):
            first, last, stride = _quotient(dividend, magnitude)
            if negative_a != negative_b:
                result = join(result, progression(width, *_negated((first, last, stride))))
            else:
                result = join(result, interval(width, first, min(last, greatest), stride))
    return result


def srem(a: Integers, b: Integers) -> Integers:
    """``srem``, whose result has the dividend's sign. On magnitudes, as `ConstantRange::srem`."""
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    result = empty(a.width)
    for negative, dividend in _magnitudes(a):
        for _, divisor in _magnitudes(b):
            remainder = _remainder(dividend, divisor)
            result = join(result, progression(a.width, *(_negated(remainder) if negative else remainder)))
    return result


def abs_(a: Integers, *, int_min_is_poison: bool = False) -> Integers:
    """``llvm.abs``. The least value is its own absolute value, or poison. `ConstantRange::abs`."""
    result = empty(a.width)
    if a.extent < 0:
        return result
    greatest = (1 << (a.width - 1)) - int_min_is_poison
    for _, (first, last, stride) in _magnitudes(a):
        result = join(result, interval(a.width, first, min(last, greatest), stride))
    return result


def sadd_sat(a: Integers, b: Integers) -> Integers:
    """``llvm.sadd.sat``: the sum if no result saturates; else as `ConstantRange::sadd_sat`."""
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    first, last = a.signed_min + b.signed_min, a.signed_max + b.signed_max
    return _saturated(a.width, first, last) or add(a, b, nsw=True)


def ssub_sat(a: Integers, b: Integers) -> Integers:
    """``llvm.ssub.sat``: the difference if no result saturates; else as `ConstantRange::ssub_sat`."""
    if a.extent < 0 or b.extent < 0:
        return empty(a.width)
    first, last = a.signed_min - b.signed_max, a.signed_max - b.signed_min
    return _saturated(a.width, first, last) or sub(a, b, nsw=True)


def mul_u24(a: Integers, b: Integers) -> Integers:
    """``llvm.amdgcn.mul.u24``: the low 24 bits of the operands, multiplied."""
    return mul(zext(trunc(a, 24), a.width), zext(trunc(b, 24), a.width))


def mul_i24(a: Integers, b: Integers) -> Integers:
    """``llvm.amdgcn.mul.i24``: the low 24 bits of the operands as signed integers, multiplied."""
    return mul(sext(trunc(a, 24), a.width), sext(trunc(b, 24), a.width))


def _sum_bits(a: Integers, b: Integers) -> tuple[int, int]:
    mask = (1 << a.width) - 1
    unknown_a, unknown_b = mask & ~(a.zeros | a.ones), mask & ~(b.zeros | b.ones)
    least = a.ones + b.ones
    known = mask & ~((least + unknown_a + unknown_b) ^ least | unknown_a | unknown_b)
    ones = least & known
    return known ^ ones, ones


def _power_bits(a: Integers, b: Integers) -> tuple[int, int]:
    """The known bits of a product with a constant power of two, zeros and ones: those that a shift moves."""
    if not a.extent:
        a, b = b, a
    factor = b.lower
    if b.extent or factor & (factor - 1) or not factor:
        return 0, 0
    return (a.zeros * factor | (factor - 1)) & a.mask, a.ones * factor & a.mask


def _within_unsigned(value: Integers, true: Progression) -> Integers:
    """Restricts `value`, given that its mathematical results `true` did not leave the unsigned integers."""
    if true[0] >= 0 and true[1] <= value.mask:
        return value
    return meet(value, _clipped(value.width, true, 0, value.mask))


def _within_signed(value: Integers, true: Progression) -> Integers:
    """Restricts `value`, given that its mathematical results `true` did not leave the signed integers."""
    half = 1 << (value.width - 1)
    if true[0] >= -half and true[1] < half:
        return value
    return meet(value, _clipped(value.width, true, -half, half - 1))


def _saturated(width: int, first: int, last: int) -> Integers | None:
    """The integers from `first` to `last`, saturated to signed ones; ``None`` if none saturates."""
    least, most = -1 << width - 1, (1 << width - 1) - 1
    if least <= first and last <= most:
        return None
    return interval(width, min(max(first, least), most), min(max(last, least), most))


def _clipped(width: int, whole: Progression, least: int, greatest: int) -> Integers:
    first, last, stride = whole
    if first < least and stride:
        first += (least - first + stride - 1) // stride * stride
    if first < least:
        return empty(width)
    return interval(width, first, min(last, greatest), stride)


def _product(a: Progression, b: Progression) -> Progression:
    first_a, last_a, stride_a = a
    first_b, last_b, stride_b = b
    corners = first_a * first_b, first_a * last_b, last_a * first_b, last_a * last_b
    return min(corners), max(corners), gcd(first_a * stride_b, first_b * stride_a, stride_a * stride_b)


def _negated(whole: Progression) -> Progression:
    return -whole[1], -whole[0], whole[2]


def _magnitudes(a: Integers) -> list[tuple[bool, Progression]]:
    """The absolute values of the signed readings, in parts of one sign: (is negative, magnitudes)."""
    result = []
    for first, last, stride in signed_parts(a):
        if first >= 0:
            result.append((False, (first, last, stride)))
        elif last < 0:
            result.append((True, (-last, -first, stride)))
        else:
            least = first % stride
            result.append((True, (stride - least, -first, stride)))
            result.append((False, (least, last, stride)))
    return result


def _quotient(a: Progression, b: Progression) -> Progression:
    """Quotients of nonnegative integers, rounded down; empty (first > last) if 0 is the only divisor."""
    first, last, stride = a
    least, greatest, step = b
    if not least:
        if not greatest:
            return 1, 0, 1
        least = step
    kept = least == greatest and stride % least == 0
    return first // greatest, last // least, stride // least if kept else 1


def _remainder(a: Progression, b: Progression) -> Progression:
    """Remainders of nonnegative integers; empty (first > last) if 0 is the only divisor."""
    first, last, stride = a
    least, greatest, step = b
    if not least:
        if not greatest:
            return 1, 0, 1
        least = step
    if last < least:
        return a
    if least == greatest and first // least == last // least:
        return first % least, last % least, stride
    common = gcd(stride, least, step)
    first, last = first % common, min(last, greatest - 1)
    return first, last - (last - first) % common, common
