"""The three steps of a division on AMD GPUs: V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP, and the intrinsics of them.

LLVM divides by scaling both numbers into a safe range, refining a reciprocal, undoing the scaling in the last step and
putting the special cases right. Source: AMD Instinct MI300 ISA, chapter 12, whose text is loose in places; each
function says how it was read.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ldsopt.simt.floats import LARGEST, exponent, fused, quieted, scaled
from ldsopt.simt.kinds import Array


class _Division(NamedTuple):
    """Numbers that the three instructions state for a float.

    Attributes:
        bias: of the exponent.
        scaling: the power of two by which numbers are scaled.
        apart: difference of exponents from which on the quotient is near the largest number.
        tiny: the exponent field up to which a numerator is tiny.
        vanishing: difference of exponents below which the quotient is nothing.
    """

    bias: int
    scaling: int
    apart: int
    tiny: int
    vanishing: int


_DIVISIONS = {4: _Division(127, 64, 96, 23, -150), 8: _Division(1023, 128, 768, 53, -1075)}
"""By the size in bytes. Halves need no scaling: they are divided as floats."""


def _form(x: Array) -> _Division:
    return _DIVISIONS[x.dtype.itemsize]


def scale(
    x: Array,
    denominator: Array,
    numerator: Array,
    *,
    is_denominator: Array | np.bool_,
    is_numerator: Array | np.bool_,
) -> tuple[Array, Array]:
    """V_DIV_SCALE: the denominator or the numerator, scaled where the quotient needs it; and the flag for `fuse`.

    The text compares with ``DENORM``, which stands for any denormal number, and leaves the result open where nothing is
    to be scaled: it is ``x``. For float32 it asks for reciprocals that are denormal in float64, which none is; what is
    meant are those of its own type. Where the quotient is denormal as well it scales the denominator up, which
    overflows; down is what the flag undoes.
    """
    form = _form(x)
    e1, e2 = exponent(denominator), exponent(numerator)
    (above, power_above), (below, power_below) = np.frexp(np.abs(numerator)), np.frexp(np.abs(denominator))
    power = np.clip(power_above - power_below + form.bias - 1, -2000, 2000)
    is_normal = (numerator != 0) & np.isfinite(denominator)
    quotient_is_tiny = (np.ldexp(above.astype(np.float64) / below, power) < 1) & is_normal
    reciprocal_is_tiny = np.abs(denominator) > np.ldexp(denominator.dtype.type(1), form.bias - 1)
    larger, smaller = scaled(x, np.int64(form.scaling)), scaled(x, np.int64(-form.scaling))
    cases = [
        ((numerator == 0) | (denominator == 0), x.dtype.type(np.nan), False),
        (e2 - e1 >= form.apart, np.where(is_denominator, larger, x), True),
        (e1 == 0, larger, False),
        (reciprocal_is_tiny & quotient_is_tiny, np.where(is_denominator, smaller, x), True),
        (reciprocal_is_tiny, smaller, False),
        (quotient_is_tiny, np.where(is_numerator, larger, x), True),
        (e2 <= form.tiny, larger, False),
    ]
    shape = np.broadcast_shapes(x.shape, denominator.shape, numerator.shape)
    conditions = [np.broadcast_to(case[0], shape) for case in cases]
    result = np.select(conditions, [np.broadcast_to(case[1], shape) for case in cases], x)
    flags = np.select(conditions, [np.broadcast_to(np.bool_(case[2]), shape) for case in cases], False)
    return result.astype(x.dtype), flags


def fuse(a: Array, b: Array, c: Array, flag: Array) -> Array:
    """V_DIV_FMAS: fma, with the scaling of `scale` undone where its flag is on.

    The text has ``2 ** 32`` for float32, which undoes neither of the two scalings by ``2 ** 64``: the denominator's
    made the quotient too small, the numerator's too large. The quotient itself, the summand, tells which: one is above
    1, one below. There is one rounding: LLVM's division by these instructions is right for denormal quotients, too.
    """
    form = _form(a)
    power = np.where(exponent(c) > form.bias, np.int64(form.scaling), np.int64(-form.scaling))
    return fused(a, b, c, np.where(flag, power, np.int64(0)))


def fix_up(quotient: Array, denominator: Array, numerator: Array) -> Array:
    """V_DIV_FIXUP: the quotient, but for the special cases of its operands.

    The text asks whether the exponent of the denominator is the largest, which it has excluded before; a quotient that
    overflowed on the way has that exponent itself, and is infinite. Of halves the text has neither that case nor the
    one of a quotient that vanishes.
    """
    kind = quotient.dtype.type
    negative = np.signbit(denominator) ^ np.signbit(numerator)
    infinite, zero = np.where(negative, -kind(np.inf), kind(np.inf)), np.where(negative, -kind(0), kind(0))
    no_number = ((denominator == 0) & (numerator == 0)) | (np.isinf(denominator) & np.isinf(numerator))
    cases = [
        (np.isnan(numerator), quieted(numerator)),
        (np.isnan(denominator), quieted(denominator)),
        (no_number, -kind(np.nan)),
        ((denominator == 0) | np.isinf(numerator), infinite),
        (np.isinf(denominator) | (numerator == 0), zero),
    ]
    if quotient.dtype.itemsize in _DIVISIONS:
        apart = exponent(numerator) - exponent(denominator)
        cases += [
            (apart < _form(quotient).vanishing, zero),
            (exponent(quotient) == LARGEST[quotient.dtype.itemsize * 8], infinite),
        ]
    shape = np.broadcast_shapes(quotient.shape, denominator.shape, numerator.shape)
    conditions = [np.broadcast_to(case[0], shape) for case in cases]
    results = [np.broadcast_to(case[1], shape) for case in cases]
    otherwise = np.where(negative, -np.abs(quotient), np.abs(quotient))
    return np.select(conditions, results, otherwise).astype(quotient.dtype)
