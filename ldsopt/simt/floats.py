"""Floating point of AMD GPUs: small formats, and the three steps of a division.

The small formats are those of four, six and eight bits, as tables and rounding. gfx940 to gfx942 use the FNUZ formats
(no negative zero, NaN is 0x80, exponent bias one more); gfx950 and gfx12 the OCP ones. Sources: "FP8 Formats for Deep
Learning" (OCP OFP8 1.0); AMD Instinct MI300 ISA, 7.2 (FNUZ); OCP Microscaling Formats (MX) 1.0, 5.3 (four and six
bits).

A division takes V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP, which have intrinsics. LLVM divides by scaling both numbers
into a safe range, refining a reciprocal, undoing the scaling in the last step and putting the special cases right.
Source: AMD Instinct MI300 ISA, chapter 12, whose text is loose in places; each function says how it was read.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch

# --- float bits ---------------------------------------------------------------------------------------------
#
# Bits and exact arithmetic of IEEE floats: what the simulator of IR and the emulator of machine code share.
#
# Arrays are `float16`, `float32` or `float64`; bits are `uint64`, fields `int64`.


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

    The product is exact in `float64`; the sum's error is known exactly (Knuth's two-sum). A result rounded once more to
    fewer bits equals one rounded once: Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008.
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
        np.where(x == y, np.where(np.signbit(x), x, y), np.minimum(x, y))
        if x.dtype.kind == "f"
        else np.minimum(x, y)
    )


def larger(x: Array, y: Array) -> Array:
    """The larger number, +0 above -0; NaN if one is."""
    return (
        np.where(x == y, np.where(np.signbit(x), y, x), np.maximum(x, y))
        if x.dtype.kind == "f"
        else np.maximum(x, y)
    )


def _numbers_only(choose: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    """The other operand where one is NaN."""
    return lambda x, y: np.where(np.isnan(x), y, np.where(np.isnan(y), x, choose(x, y)))


smaller_number, larger_number = _numbers_only(smaller), _numbers_only(larger)


@dataclass(frozen=True, slots=True)
class Format:
    """A float of at most eight bits.

    Attributes:
        exponent: bits of the exponent; the mantissa has the rest of ``bits`` behind the sign.
        bias: the bias of the exponent.
        fnuz: the only NaN is 0x80, there is no infinity and no negative zero.
        has_infinity: the largest exponent is for infinity and NaN as in IEEE.
        bits: bits of the whole; with fewer than eight every code is a finite number.
    """

    exponent: int
    bias: int
    fnuz: bool
    has_infinity: bool
    bits: int = 8

    @property
    def mantissa(self) -> int:
        """Bits of the mantissa."""
        return self.bits - 1 - self.exponent

    @property
    def sign(self) -> int:
        """The sign's bit."""
        return 1 << (self.bits - 1)


E4M3 = Format(4, 7, fnuz=False, has_infinity=False)
E5M2 = Format(5, 15, fnuz=False, has_infinity=True)
E4M3_FNUZ = Format(4, 8, fnuz=True, has_infinity=False)
E5M2_FNUZ = Format(5, 16, fnuz=True, has_infinity=False)
E2M3 = Format(2, 1, fnuz=False, has_infinity=False, bits=6)
E3M2 = Format(3, 3, fnuz=False, has_infinity=False, bits=6)
E2M1 = Format(2, 1, fnuz=False, has_infinity=False, bits=4)


def fp8_format(arch: Arch) -> Format:
    """The meaning of "fp8" on an architecture."""
    return E4M3_FNUZ if arch.name in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic") else E4M3


def bf8_format(arch: Arch) -> Format:
    """The meaning of "bf8" on an architecture."""
    return E5M2_FNUZ if arch.name in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic") else E5M2


@functools.cache
def table(form: Format) -> Array:
    """The float32 of each code."""
    code = np.arange(1 << form.bits)
    bits = form.mantissa
    exponent, mantissa = (code >> bits) & ((1 << form.exponent) - 1), code & ((1 << bits) - 1)
    sign = np.where(code & form.sign, -1.0, 1.0)
    normal = np.ldexp(1.0 + mantissa / (1 << bits), exponent - form.bias)
    value = np.where(exponent == 0, np.ldexp(mantissa / (1 << bits), 1 - form.bias), normal) * sign
    if form.fnuz:
        value[0x80] = np.nan
    elif form.has_infinity:
        top = exponent == (1 << form.exponent) - 1
        value = np.where(top, np.where(mantissa == 0, sign * np.inf, np.nan), value)
    elif form.bits == 8:
        value[[0x7F, 0xFF]] = np.nan
    return value.astype(np.float32)


@functools.cache
def _positive(form: Format) -> tuple[Array, Array]:
    """The finite non-negative values in order and one more, at which the format overflows; and the code of each."""
    values = table(form)[: form.sign]
    codes = np.flatnonzero(np.isfinite(values))
    finite = values[codes].astype(np.float64)
    return np.append(finite, 2 * finite[-1] - finite[-2]), np.append(codes, codes[-1] + 1)


def decode(codes: Array, form: Format) -> Array:
    """Turns codes of a small format (uint8) into float32."""
    return table(form).take(codes)


def encode(
    values: Array, form: Format, *, clamps: bool = False, seed: Array | None = None, mantissa: int = 23
) -> Array:
    """Numbers to codes (uint8), to the nearest, ties to even.

    Too large a number becomes infinity, or NaN where the format has none; with ``clamps`` (FP16_OVFL of the MODE
    register), and in formats of fewer than eight bits, the largest number, as a NaN does there. Sources: AMD Instinct
    MI300 ISA, 7.2; CDNA4 ISA, "FP16_OVFL"; the host's functions in HIP's ``amd_hip_ocp_host.hpp``.

    Args:
        values: floats of any width, each rounded once.
        seed: stochastic rounding: 32 random bits a number, of which the highest are added below the last bit that is
            kept, as many as the numbers' own type has more than the format; the rest is cut off.
        mantissa: bits of the mantissa that the numbers' own type has.
    """
    finite, codes = _positive(form)
    x = np.asarray(values).astype(np.float64)
    size = np.minimum(np.abs(x), finite[-1])
    above = np.clip(np.searchsorted(finite, np.nan_to_num(size)), 1, len(finite) - 1)
    low, high = finite[above - 1], finite[above]
    if seed is None:
        middle = (low + high) / 2
        up = (size > middle) | ((size == middle) & (codes[above] % 2 == 0))
    else:
        up = _rounds_up(size, low, high, seed, mantissa - form.mantissa)
    code = np.where(up | (size == high), codes[above], codes[above - 1])
    top = form.sign - 1
    nan = 0x80 if form.fnuz else top
    too_large = code == codes[-1]
    negative = np.signbit(x) & ((code != 0) | (not form.fnuz))
    largest = clamps or form.bits < 8
    beyond = codes[-2] if largest else 0x7C if form.has_infinity else nan
    result = np.where(too_large, beyond, code) | np.where(negative, form.sign, 0)
    no_number = np.where(np.signbit(x), form.sign, 0) | nan if form.bits < 8 else nan
    return np.where(np.isnan(x), no_number, result).astype(np.uint8)


def _rounds_up(size: Array, low: Array, high: Array, seed: Array, dropped: int) -> Array:
    """True if a number between two of the format becomes the upper one: its rest and a random one reach a whole."""
    rest = np.floor((np.nan_to_num(size) - low) / (high - low) * (1 << dropped))
    found: Array = rest + (seed >> np.uint32(32 - dropped)).astype(np.float64) >= (1 << dropped)
    return found


class _Division(NamedTuple):
    """The numbers that the three instructions use for a float type.

    Attributes:
        bias: the bias of the exponent.
        scaling: the power of two by which numbers are scaled.
        apart: difference of exponents from which on the quotient is near the largest number.
        tiny: the exponent field up to which a numerator is tiny.
        vanishing: difference of exponents below which the quotient vanishes.
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
    to be scaled: it is ``x``. For float32 it names reciprocals that are denormal in float64, of which there are none;
    those of its own type are meant. Where the quotient is denormal as well it scales the denominator up, which
    overflows; the flag undoes a scaling down.
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
