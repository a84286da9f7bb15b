"""Bits and exact arithmetic of IEEE floats: what the simulator of IR and the emulator of machine code share.

Arrays are `float16`, `float32` or `float64`; bits are `uint64`, fields `int64`.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from ldsopt.simt.kinds import Array

FLOATS: dict[int, Any] = {16: np.float16, 32: np.float32, 64: np.float64}
WORDS: dict[int, Any] = {16: np.uint16, 32: np.uint32, 64: np.uint64}
MANTISSA = {16: 10, 32: 23, 64: 52}
"""Bits of the fraction by bits of the type."""
LARGEST = {16: 31, 32: 255, 64: 2047}
"""Exponent field of infinity by bits of the type."""


def to_float(value: Array, bits: int) -> Array:
    """Bits read as a float."""
    found: Array = np.ascontiguousarray(value).astype(WORDS[bits]).view(FLOATS[bits])
    return found


def to_bits(value: Array) -> Array:
    """The bits of a float."""
    found: Array = np.ascontiguousarray(value).view(WORDS[value.dtype.itemsize * 8]).astype(np.uint64)
    return found


def exponent(x: Array) -> Array:
    """The exponent field, with its bias."""
    width = x.dtype.itemsize * 8
    found: Array = (to_bits(x) >> np.uint64(MANTISSA[width])) & np.uint64(LARGEST[width])
    return found.astype(np.int64)


def quieted(x: Array) -> Array:
    """A NaN with the quiet bit on."""
    width = x.dtype.itemsize * 8
    return to_float(to_bits(x) | np.uint64(1 << (MANTISSA[width] - 1)), width)


def scaled(x: Array, power: Array) -> Array:
    """``x * 2 ** power``, rounded once."""
    found: Array = np.ldexp(x.astype(np.float64), np.clip(power, -4000, 4000).astype(np.int32))
    return found.astype(x.dtype)


def sum_to_odd(a: Array, b: Array, c: Array) -> Array:
    """``a * b + c`` of floats of at most 32 bits as `float64`, rounded to odd.

    The product is exact in `float64`; the sum's error is known exactly (Knuth's two-sum). What is rounded once more to
    fewer bits comes out as if rounded once: Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008.
    """
    product, addend = a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64)
    total = np.asarray(product + addend)
    back = total - product
    error = (product - (total - back)) + (addend - back)
    is_even = (total.view(np.uint64) & np.uint64(1)) == 0
    other = np.nextafter(total, np.where(error > 0, np.inf, -np.inf))
    return np.where((error != 0) & np.isfinite(error) & is_even, other, total)


def fused(a: Array, b: Array, c: Array, power: Array | None = None) -> Array:
    """``(a * b + c) * 2 ** power`` with one rounding; of `float64` in rational arithmetic."""
    if a.dtype == np.float64:
        return np.asarray(_DOUBLES(a, b, c, np.int64(0) if power is None else power), np.float64)
    odd = sum_to_odd(a, b, c)
    return np.asarray(odd if power is None else np.ldexp(odd, power.astype(np.int32))).astype(a.dtype)


def _fused_double(a: float, b: float, c: float, power: int) -> float:
    """``(a * b + c) * 2 ** power`` of doubles: Python divides whole numbers with one rounding."""
    plain = float(np.float64(a) * np.float64(b) + np.float64(c))  # what is no number, and the sign of zero
    if not (np.isfinite(a) and np.isfinite(b) and np.isfinite(c)):
        return plain
    exact = (Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))) * Fraction(2) ** int(power)
    if exact == 0:
        return plain if a == 0 or b == 0 else 0.0
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")


_DOUBLES = np.frompyfunc(_fused_double, 4, 1)


# --- extremes -----------------------------------------------------------------------------------------------
#
# The larger and the smaller of two floats, as ``maximum``/``minimum`` and ``maximumnum``/``minimumnum`` choose.


def smaller(x: Array, y: Array) -> Array:
    """The smaller number, -0 below +0; NaN if one is."""
    return (
        np.where((x == y) & np.signbit(x), x, np.minimum(x, y)) if x.dtype.kind == "f" else np.minimum(x, y)
    )


def larger(x: Array, y: Array) -> Array:
    """The larger number, +0 above -0; NaN if one is."""
    return (
        np.where((x == y) & ~np.signbit(x), x, np.maximum(x, y)) if x.dtype.kind == "f" else np.maximum(x, y)
    )


def _numbers_only(choose: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """The other operand where one is NaN."""
    return lambda x, y: np.where(np.isnan(x), y, np.where(np.isnan(y), x, choose(x, y)))


smaller_number, larger_number = _numbers_only(smaller), _numbers_only(larger)
