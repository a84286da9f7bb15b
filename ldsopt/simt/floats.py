"""Eight-bit floating point: the formats that AMD GPUs have, as tables to and rounding from float32.

gfx940 to gfx942 use the FNUZ formats (no negative zero, NaN is 0x80, exponent bias one more); gfx950 and gfx12 the
OCP ones. Sources: "FP8 Formats for Deep Learning" (OCP OFP8 1.0); AMD Instinct MI300 ISA, 7.2 (FNUZ).
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch


@dataclass(frozen=True, slots=True)
class Format:
    """A float of eight bits.

    Attributes:
        exponent: bits of the exponent; the mantissa has ``7 - exponent``.
        bias: of the exponent.
        fnuz: the only NaN is 0x80, there is no infinity and no negative zero.
        has_infinity: the largest exponent is for infinity and NaN as in IEEE.
    """

    exponent: int
    bias: int
    fnuz: bool
    has_infinity: bool


E4M3 = Format(4, 7, fnuz=False, has_infinity=False)
E5M2 = Format(5, 15, fnuz=False, has_infinity=True)
E4M3_FNUZ = Format(4, 8, fnuz=True, has_infinity=False)
E5M2_FNUZ = Format(5, 16, fnuz=True, has_infinity=False)


def fp8_format(arch: Arch) -> Format:
    """What "fp8" means on an architecture."""
    return E4M3_FNUZ if arch.name in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic") else E4M3


def bf8_format(arch: Arch) -> Format:
    """What "bf8" means on an architecture."""
    return E5M2_FNUZ if arch.name in ("gfx940", "gfx941", "gfx942", "gfx9-4-generic") else E5M2


@functools.cache
def table(form: Format) -> Array:
    """The float32 of each of the 256 codes."""
    code = np.arange(256)
    bits = 7 - form.exponent
    exponent, mantissa = (code >> bits) & ((1 << form.exponent) - 1), code & ((1 << bits) - 1)
    sign = np.where(code & 0x80, -1.0, 1.0)
    normal = np.ldexp(1.0 + mantissa / (1 << bits), exponent - form.bias)
    value = np.where(exponent == 0, np.ldexp(mantissa / (1 << bits), 1 - form.bias), normal) * sign
    if form.fnuz:
        value[0x80] = np.nan
    elif form.has_infinity:
        top = exponent == (1 << form.exponent) - 1
        value = np.where(top, np.where(mantissa == 0, sign * np.inf, np.nan), value)
    else:
        value[[0x7F, 0xFF]] = np.nan
    return value.astype(np.float32)


@functools.cache
def _positive(form: Format) -> tuple[Array, Array]:
    """The finite non-negative values in order and one more, at which the format overflows; and the code of each."""
    values = table(form)[:128]
    codes = np.flatnonzero(np.isfinite(values))
    finite = values[codes].astype(np.float64)
    return np.append(finite, 2 * finite[-1] - finite[-2]), np.append(codes, codes[-1] + 1)


def decode(codes: Array, form: Format) -> Array:
    """Turns codes of a small format (uint8) into float32."""
    return table(form).take(codes)


def encode(values: Array, form: Format, *, clamps: bool = False) -> Array:
    """Float32 to codes, to the nearest, ties to even.

    What is too large becomes infinity, or NaN where the format has none; with ``clamps`` (FP16_OVFL of the MODE
    register) the largest number. Source: AMD Instinct MI300 ISA, 7.2; CDNA4 ISA, "FP16_OVFL".
    """
    finite, codes = _positive(form)
    x = np.asarray(values, np.float32).astype(np.float64)
    size = np.minimum(np.abs(x), finite[-1])
    above = np.clip(np.searchsorted(finite, np.nan_to_num(size)), 1, len(finite) - 1)
    low, high = finite[above - 1], finite[above]
    middle = (low + high) / 2
    up = (size > middle) | ((size == middle) & (codes[above] % 2 == 0))
    code = np.where(up, codes[above], codes[above - 1])
    nan = 0x80 if form.fnuz else 0x7F
    too_large = code == codes[-1]
    negative = np.signbit(x) & ((code != 0) | (not form.fnuz))
    beyond = codes[-2] if clamps else 0x7C if form.has_infinity else nan
    result = np.where(too_large, beyond, code) | np.where(negative, 0x80, 0)
    return np.where(np.isnan(x), nan, result).astype(np.uint8)
