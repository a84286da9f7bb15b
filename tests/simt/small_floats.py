"""Floats of eight bits, defined code by code: what the simulator's are held against.

Sources: OCP OFP8 1.0; of gfx940 to gfx942, which have no negative zero, AMD Instinct MI300 ISA, 7.2.
"""

from typing import NamedTuple

import numpy as np
from launch_cases import Array


class SmallFloat(NamedTuple):
    """A format: the bits of its mantissa, the bias of its exponent, and its codes without the sign that are no number."""

    mantissa: int
    bias: int
    infinity: int | None
    nan: tuple[int, ...]
    has_negative_zero: bool = True

    def value(self, code: int) -> float:
        if code == 0x80 and not self.has_negative_zero:
            return np.nan
        size, sign = code & 0x7F, -1.0 if code & 0x80 else 1.0
        if size in self.nan:
            return np.nan
        if size == self.infinity:
            return sign * np.inf
        exponent, rest = size >> self.mantissa, size & ((1 << self.mantissa) - 1)
        whole = (1 << self.mantissa) + rest if exponent else rest
        return sign * float(whole * 2.0 ** (max(exponent, 1) - self.bias - self.mantissa))


E4M3, E5M2 = SmallFloat(3, 7, None, (0x7F,)), SmallFloat(2, 15, 0x7C, (0x7D, 0x7E, 0x7F))
E4M3_FNUZ, E5M2_FNUZ = SmallFloat(3, 8, None, (), False), SmallFloat(2, 16, None, (), False)


def format_of(name: str, target: str) -> SmallFloat:
    """The meaning of "fp8" or "bf8" on an architecture."""
    if target == "gfx942":
        return {"fp8": E4M3_FNUZ, "bf8": E5M2_FNUZ}[name]
    return {"fp8": E4M3, "bf8": E5M2}[name]


def decode(codes: Array, form: SmallFloat) -> Array:
    """The numbers of codes."""
    return np.array([form.value(code) for code in range(256)], np.float32)[codes]


def encode(values: Array, form: SmallFloat) -> Array:
    """The codes of numbers, of which none is too large: the nearest, of two those whose last bit is 0."""
    codes = np.array(
        [code for code in (*range(0, 256, 2), *range(1, 256, 2)) if np.isfinite(form.value(code))], np.uint8
    )
    finite = decode(codes, form).astype(np.float64)
    x = np.asarray(values, np.float64)
    found = codes[np.abs(finite - x[..., None]).argmin(-1)]
    negative_zero = (found & 0x7F == 0) & np.signbit(x) & form.has_negative_zero
    return np.where(negative_zero, 0x80, found).astype(np.uint8)
