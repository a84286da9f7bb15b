"""Small floating point: the formats of four, six and eight bits that AMD GPUs have, as tables and rounding.

gfx940 to gfx942 use the FNUZ formats (no negative zero, NaN is 0x80, exponent bias one more); gfx950 and gfx12 the
OCP ones. Sources: "FP8 Formats for Deep Learning" (OCP OFP8 1.0); AMD Instinct MI300 ISA, 7.2 (FNUZ); OCP
Microscaling Formats (MX) 1.0, 5.3 (four and six bits).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch


@dataclass(frozen=True, slots=True)
class Format:
    """A float of at most eight bits.

    Attributes:
        exponent: bits of the exponent; the mantissa has what is left of ``bits`` behind the sign.
        bias: of the exponent.
        fnuz: the only NaN is 0x80, there is no infinity and no negative zero.
        has_infinity: the largest exponent is for infinity and NaN as in IEEE.
        bits: of the whole; with fewer than eight every code is a finite number.
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

    What is too large becomes infinity, or NaN where the format has none; with ``clamps`` (FP16_OVFL of the MODE
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
    """A number between two of the format becomes the upper one: its rest and a random one make a whole."""
    rest = np.floor((np.nan_to_num(size) - low) / (high - low) * (1 << dropped))
    found: Array = rest + (seed >> np.uint32(32 - dropped)).astype(np.float64) >= (1 << dropped)
    return found
