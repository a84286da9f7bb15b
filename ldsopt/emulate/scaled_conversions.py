"""V_CVT_SCALEF32_* of gfx950 on one or two numbers: the simulator of IR's own conversions on the bits of registers.

``op_sel`` has a bit for each source and one, the last, for the result, where it is printed with four entries the last
two are of the result. Sources: AMD Instinct CDNA4 ISA, V_CVT_SCALEF32_*, whose texts name the parts of registers by
OPSEL::

    from fp8, bf8, two   source half OPSEL[0]       to fp8, bf8, two   half OPSEL[3] of the result; the rest stays
    from fp8, bf8, one   source byte OPSEL[1:0]     to fp8, bf8, one   byte OPSEL[3:2]; the rest stays
    from fp4, two        source byte OPSEL[1:0]     to fp4, two        byte OPSEL[3:2]; the rest stays
    to half, one         half OPSEL[3] of the result; the rest stays

The functions that those texts call (``f32_to_fp8_scale``) have no text; they mean what the intrinsics of the same names
do. What is too large becomes an infinity or a NaN, as FP16_OVFL of the MODE register is 0 here. Conversions of 32
numbers, whose operands are wider than 64 bits, are not among these.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import numpy as np

from ldsopt.emulate.formula import Formula
from ldsopt.patterns import pattern
from ldsopt.simt.float_bits import to_bits, to_float
from ldsopt.simt.floats import Format
from ldsopt.simt.intrinsics.scaled_conversions import SMALL_FLOATS, ScaledRounding, scaled_numbers
from ldsopt.simt.kinds import Array, round_bfloat

U = np.uint64
_NAME = pattern(r"v_cvt_scalef32_(?P<sr>sr_)?(?P<pk>pk_)?(?P<to>[a-z]+\d+)_(?P<of>[a-z]+\d+)$")
_LARGE = {"f32": 32, "f16": 16, "bf16": 16}
OPSEL = "OPSEL"
"""The operand that has the four bits of ``op_sel``, as the ISA counts them."""


class _ScaledConversion(NamedTuple):
    """A conversion by its name: the count of numbers, the large type, the small one and the direction."""

    numbers: int
    large: str
    form: Format


def formula(name: str) -> Formula | None:
    """The formula of an instruction, if it is one of these."""
    match = _NAME.match(name)
    if match is None:
        return None
    count = 2 if match["pk"] else 1
    if match["of"] in SMALL_FLOATS and match["to"] in _LARGE:
        what = _ScaledConversion(count, match["to"], SMALL_FLOATS[match["of"]])
        names = {"S0": ("u", 32), "S1": ("f", 32)}
        keeps = what.numbers * _LARGE[what.large] < 32
        outputs = {"D0": 64 if what.numbers * _LARGE[what.large] > 32 else 32}
        return Formula(partial(_from_small, what), _inputs(names, keeps=keeps), outputs, names)
    if match["to"] not in SMALL_FLOATS or match["of"] not in _LARGE:
        return None
    what = _ScaledConversion(count, match["of"], SMALL_FLOATS[match["to"]])
    is_random, bits = bool(match["sr"]), _LARGE[what.large]
    number = ("f", 32) if bits == 32 else ("u", 32)
    if is_random:  # all numbers in one operand
        names = {"S0": ("u", 64) if count * bits > 32 else number, "S1": ("u", 32), "S2": ("f", 32)}
    elif count * bits > 32:
        names = {"S0": number, "S1": number, "S2": ("f", 32)}
    else:
        names = {"S0": number, "S1": ("f", 32)}
    rounding = ScaledRounding(what.form, what.large, is_random, clamps=False)
    return Formula(partial(_to_small, what, rounding), _inputs(names, keeps=True), {"D0": 32}, names)


def selection(op_sel: tuple[int, ...]) -> int:
    """The four bits of OPSEL. With three entries the last one is of the result, bit 3.

    >>> selection((1, 0, 1)), selection((0, 0, 1, 0)), selection(())
    (9, 4, 0)
    """
    low = sum(bit << place for place, bit in enumerate(op_sel[:-1]))
    return low | op_sel[-1] << 3 if op_sel else 0


def _inputs(names: Mapping[str, tuple[str, int]], *, keeps: bool) -> frozenset[str]:
    return frozenset({*names, OPSEL, *(("D0",) if keeps else ())})


def _from_small(what: _ScaledConversion, values: Mapping[str, Array]) -> dict[str, Array]:
    selected, bits = int(values[OPSEL].flat[0]), what.form.bits
    width = bits * what.numbers  # a part of the source: a half of two bytes, or a byte
    place = selected & 1 if width == 16 else selected & 3
    shifts = U(place * width) + np.arange(what.numbers, dtype=U) * U(bits)
    codes = values["S0"][..., None] >> shifts & U((1 << bits) - 1)
    scale = to_float(values["S1"], 32)
    size = _LARGE[what.large]
    found = _large_bits(scaled_numbers(codes, scale[..., None], what.form), what.large)
    word = _joined(found, size)
    if size * what.numbers < 32:
        return {"D0": _part_replaced(values["D0"], word, size, selected >> 3)}
    return {"D0": word}


def _to_small(
    what: _ScaledConversion, rounding: ScaledRounding, values: Mapping[str, Array]
) -> dict[str, Array]:
    size, bits = _LARGE[what.large], what.form.bits
    if what.numbers == 2 and size == 32 and not rounding.is_random:
        scale, packed = values["S2"], [values["S0"], values["S1"]]
    else:
        scale = values["S2" if rounding.is_random else "S1"]
        packed = [values["S0"] >> U(size * number) for number in range(what.numbers)]
    numbers = np.stack(np.broadcast_arrays(*(_large_numbers(each, what.large) for each in packed)), axis=-1)
    seed = values["S1"].astype(np.uint32) if rounding.is_random else None
    part = _joined(rounding.codes(numbers, to_float(scale, 32), seed).astype(U), bits)
    selected, width = int(values[OPSEL].flat[0]), bits * what.numbers
    return {"D0": _part_replaced(values["D0"], part, width, selected >> 3 if width == 16 else selected >> 2)}


def _large_numbers(word: Array, kind: str) -> Array:
    if kind == "bf16":
        return to_float((word & U(0xFFFF)) << U(16), 32)
    return to_float(word & U((1 << _LARGE[kind]) - 1), _LARGE[kind])


def _large_bits(numbers: Array, kind: str) -> Array:
    if kind == "bf16":
        return np.asarray(to_bits(np.asarray(round_bfloat(numbers.astype(np.float32)), np.float32)) >> U(16))
    return to_bits(numbers.astype(np.float32 if kind == "f32" else np.float16))


def _joined(parts: Array, bits: int) -> Array:
    """Parts of so many bits each, the first in the lowest."""
    word: Array = parts[..., 0]
    for number in range(1, parts.shape[-1]):
        word = word | parts[..., number] << U(bits * number)
    return word


def _part_replaced(old: Array, part: Array, bits: int, place: int) -> Array:
    shift, mask = U(bits * place), U((1 << bits) - 1)
    return np.asarray(old & U(0xFFFFFFFF) & ~(mask << shift) | (part & mask) << shift)
