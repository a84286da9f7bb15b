"""The functions that AMD's pseudocode calls without defining them, over the lanes of a wave.

Integers are `uint64` or `int64`, whatever their width, floats `float16`, `float32` and `float64`. If hardware
approximates (``pow(2, x)``, ``1 / x``, ``sqrt``, ``log2``), the result here is the correctly rounded one or next to it:
ISA documents promise one unit in the last place. Denormal numbers are kept, as LLVM's AMDGPU targets request by
default. Source of each meaning: RDNA4 ISA, chapter 16, "Notation"; AMD Instinct MI300 ISA, chapter 12.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.simt.floats import FLOATS, MANTISSA, exponent, fused, quieted, scaled, to_bits, to_float
from ldsopt.simt.kinds import Array

__all__ = ["exponent", "fused", "quieted", "scaled", "to_bits", "to_float"]
"""The functions among these that the simulator of IR also uses."""

U, I = np.uint64, np.int64  # noqa: E741 -- as the pseudocode calls them
COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    name: getattr(operator, name) for name in ("eq", "gt", "ge", "lt", "le")
}
"""By their names in both scalar and vector instructions; "not equal" is ``lg`` in scalar and ``ne`` in vector ones."""


def signed(value: Array, bits: int) -> Array:
    """Bits as a signed number of that width."""
    if bits == 64:
        return value.astype(I)
    shift = I(64 - bits)
    moved: Array = (value.astype(I) << shift) >> shift
    return moved


def unsigned(value: Array, bits: int) -> Array:
    """The low bits of a number."""
    found = value.astype(U, copy=False)
    return found if bits == 64 else np.bitwise_and(found, U((1 << bits) - 1))


def shifted_left(value: Array, count: Array) -> Array:
    """Shifts to the left; a shift by 64 or more gives 0."""
    amount = count.astype(U)
    result: Array = np.where(
        amount > U(63), value.dtype.type(0), value << (amount & U(63)).astype(value.dtype)
    )
    return result


def shifted_right(value: Array, count: Array) -> Array:
    """Shifts to the right, with the sign if the number is signed."""
    amount = np.minimum(count.astype(U), U(63)).astype(value.dtype)
    shifted = value >> amount
    result: Array = shifted if value.dtype == I else np.where(count.astype(U) > U(63), U(0), shifted)
    return result


def is_nan(x: Array) -> Array:
    """True for each value that is a NaN."""
    return np.isnan(x)


def is_signaling(x: Array) -> Array:
    """True for a NaN whose quiet bit is off. Widening makes a NaN quiet, so this has to be asked before."""
    width = x.dtype.itemsize * 8
    quiet = U(1 << (MANTISSA[width] - 1))
    result: Array = np.isnan(x) & ((to_bits(x) & quiet) == 0)
    return result


def sign(x: Array) -> Array:
    """True where the sign bit is on."""
    return np.signbit(x)


def mantissa(x: Array) -> Array:
    """The number scaled to lie in [0.5, 1), with its sign; zero stays."""
    found: Array = np.frexp(x)[0]
    return found


def converted(x: Array, bits: int) -> Array:
    """A number as a float, rounded to nearest even."""
    return np.asarray(x).astype(FLOATS[bits])


def to_integer(x: Array, bits: int, *, with_sign: bool) -> Array:
    """The number without its fraction; one that is too large becomes the largest one, a NaN 0."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if with_sign else (0, (1 << bits) - 1)
    whole = np.trunc(x.astype(np.float64))
    inside = np.where(np.isnan(x) | (whole < low) | (whole > high), 0.0, whole)
    kind = I if with_sign else U
    found = np.where(whole < low, kind(low), np.where(whole > high, kind(high), inside.astype(kind)))
    return np.where(np.isnan(x), kind(0), found)


def approximate(function: Callable[[Array], Array]) -> Callable[[Array], Array]:
    """The function in float64, rounded to the type of its argument."""
    return lambda x: np.asarray(function(x.astype(np.float64))).astype(x.dtype)


def quotient(x: Array, y: Array) -> Array:
    """A division in the wider of the two types."""
    kind = np.result_type(x.dtype, y.dtype)
    result: Array = x.astype(kind) / y.astype(kind)
    return result


def first_one(x: Array) -> Array:
    """The number of the lowest bit that is on; -1 if there is none."""
    lowest = x & (~x + U(1))
    found = np.where(x == 0, 1.0, lowest.astype(np.float64))
    return np.where(x == 0, I(-1), np.log2(found).astype(I))


def count_bits(x: Array) -> Array:
    """The number of bits of each value that are 1."""
    return np.bitwise_count(x.astype(U)).astype(U)


def to_brain(x: Array) -> Array:
    """The bits of a float32 as a bfloat16, rounded to nearest even; NaNs stay so."""
    bits = to_bits(x)
    rounded = (bits + U(0x7FFF) + ((bits >> U(16)) & U(1))) >> U(16)
    result: Array = np.where(np.isnan(x), (bits >> U(16)) | U(0x40), rounded) & U(0xFFFF)
    return result


def from_brain(bits: Array) -> Array:
    """A bfloat16's number as float32."""
    return to_float(bits << U(16), 32)
