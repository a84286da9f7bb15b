"""The semantics of machine instructions, by architecture: AMD's pseudocode as the package `tinygrad` ships it.

The pseudocode of the ISA documents comes as dictionaries from opcode to text (MIT licence). Nothing of it is copied:
the package is an extra of ldsopt (``pip install ldsopt[machine]``). Its files are read, not imported: importing loads
the whole package, and of 1,400 texts a kernel needs some dozens. Instructions whose text is loose, or that need facts
outside of any text, are written by hand (below); those in `scalar` have the meaning of their text, and run faster.

An encoding (``_e32``, ``_e64``, ``_dpp``, ``_sdwa``) does not change the computation, only the source of operands.
"""

from __future__ import annotations

import ast
import functools
import importlib.util
import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ldsopt.emulate import functions
from ldsopt.emulate.formula import Formula, NotUnderstood, compiled
from ldsopt.emulate.functions import I, U
from ldsopt.errors import Unavailable
from ldsopt.patterns import pattern
from ldsopt.simt import floats
from ldsopt.simt.floats import Format, bf8_format, fp8_format, to_bits, to_float
from ldsopt.simt.intrinsics.math import SMALL_FLOATS, UNARY, ScaledRounding, scaled_numbers
from ldsopt.simt.kinds import Array, narrow, round_bfloat
from ldsopt.target.arch import Arch

# --- scaled conversions -------------------------------------------------------------------------------------
#
# V_CVT_SCALEF32_* of gfx950 on one or two numbers: the simulator of IR's own conversions on the bits of
# registers.
#
# ``op_sel`` has a bit for each source and one, the last, for the result; if it is printed with four entries, the last
# two are of the result. Sources: AMD Instinct CDNA4 ISA, V_CVT_SCALEF32_*, whose texts name the parts of registers by
# OPSEL::
#
#     from fp8, bf8, two   source half OPSEL[0]       to fp8, bf8, two   half OPSEL[3] of the result; the rest stays
#     from fp8, bf8, one   source byte OPSEL[1:0]     to fp8, bf8, one   byte OPSEL[3:2]; the rest stays
#     from fp4, two        source byte OPSEL[1:0]     to fp4, two        byte OPSEL[3:2]; the rest stays
#     to half, one         half OPSEL[3] of the result; the rest stays
#
# The functions that those texts call (``f32_to_fp8_scale``) have no text; they mean the same as the intrinsics of those
# names. A number that is too large becomes an infinity or a NaN, as FP16_OVFL of the MODE register is 0 here.
# Conversions of 32 numbers, whose operands are wider than 64 bits, are not among these.


_NAME = pattern(r"v_cvt_scalef32_(?P<sr>sr_)?(?P<pk>pk_)?(?P<to>[a-z]+\d+)_(?P<of>[a-z]+\d+)$")
_LARGE = {"f32": 32, "f16": 16, "bf16": 16}
OPSEL = "OPSEL"
"""The operand with the four bits of ``op_sel``, as the ISA counts them."""


class _ScaledConversion(NamedTuple):
    """A conversion by its name: the count of numbers, the large type, the small one and the direction."""

    numbers: int
    large: str
    form: Format


def scaled_formula(name: str) -> Formula | None:
    """The formula of a scaled conversion; ``None`` for any other instruction."""
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
    """Parts of ``bits`` bits each, joined to a word, the first in the lowest bits."""
    word: Array = parts[..., 0]
    for number in range(1, parts.shape[-1]):
        word = word | parts[..., number] << U(bits * number)
    return word


def _part_replaced(old: Array, part: Array, bits: int, place: int) -> Array:
    shift, mask = U(bits * place), U((1 << bits) - 1)
    return np.asarray(old & U(0xFFFFFFFF) & ~(mask << shift) | (part & mask) << shift)


# --- conversions of eight bits ------------------------------------------------------------------------------
#
# V_CVT_* between fp8 or bf8 and f32, whose format depends on the architecture (`ldsopt.simt.floats.fp8_format`).
#
# Two numbers lie in a half of a register, which ``op_sel`` selects, in the result by its last bit; one number in a
# byte, which RDNA's ``byte_sel`` selects. CDNA selects parts of a source by SDWA, as of any operand. Sources: AMD
# Instinct MI300 ISA, CDNA4 ISA and RDNA4 ISA, V_CVT_*.


_EIGHT_BITS = pattern(r"v_cvt_(?P<pk>pk_)?(?:(?P<to>fp8|bf8)_f32|f32_(?P<of>fp8|bf8))$")
BYTE_SEL, FP16_OVFL = "BYTE_SEL", "FP16_OVFL"
"""The number of a byte; and the bit of MODE by which numbers that are too large become the largest one."""


def eight_bits_formula(name: str, arch: Arch) -> Formula | None:
    """The formula of a conversion to or from eight bits; ``None`` for any other instruction."""
    match = _EIGHT_BITS.match(name)
    if match is None or (match["to"] and not match["pk"]):
        return None
    form = (fp8_format if "fp8" in name else bf8_format)(arch)
    if match["to"]:
        names = {"S0": ("f", 32), "S1": ("f", 32)}
        inputs = frozenset({*names, "D0", OPSEL, FP16_OVFL})
        return Formula(partial(_to_eight, form), inputs, {"D0": 32}, names)
    place, size = (OPSEL, 64) if match["pk"] else (BYTE_SEL, 32)
    return Formula(
        partial(_from_eight, form, size // 32), frozenset({"S0", place}), {"D0": size}, {"S0": ("u", 32)}
    )


def _to_eight(form: Format, values: Mapping[str, Array]) -> dict[str, Array]:
    numbers = np.stack(np.broadcast_arrays(*(to_float(values[name], 32) for name in ("S0", "S1"))), axis=-1)
    part = _joined(floats.encode(numbers, form, clamps=bool(values[FP16_OVFL][0])).astype(U), 8)
    return {"D0": _part_replaced(values["D0"], part, 16, int(values[OPSEL][0]) >> 3)}


def _from_eight(form: Format, count: int, values: Mapping[str, Array]) -> dict[str, Array]:
    shift = U(8 * int(values[BYTE_SEL][0]) if count == 1 else 16 * (int(values[OPSEL][0]) & 1))
    codes = values["S0"][..., None] >> shift + np.arange(count, dtype=U) * U(8) & U(255)
    return {"D0": _joined(to_bits(floats.decode(codes.astype(np.uint8), form)).astype(U), 32)}


# --- products of pairs --------------------------------------------------------------------------------------
#
# V_DOT2: the texts round each sum. Hardware's order is not specified, and the simulator of IR rounds once
# (`ldsopt.simt.intrinsics.integer_math`); so does this, so that both agree.


_DOT2 = pattern(r"v_(?:dual_)?dot2(?P<adds>c|acc)?_(?P<to>f32|f16|bf16)_(?P<of>f16|bf16)$")


def pair_product_formula(name: str) -> Formula | None:
    """The formula of a product of two pairs of numbers; ``None`` for any other instruction."""
    match = _DOT2.match(name)
    if match is None:
        return None
    bits = _LARGE[match["to"]]
    names = {"S0": ("u", 32), "S1": ("u", 32)}
    third, more = ("D0", {}) if match["adds"] else ("S2", {"S2": ("f" if bits == 32 else "u", bits)})
    compute = partial(_pair_product, match["of"], match["to"], third)
    return Formula(compute, frozenset({*names, third}), {"D0": bits}, names | more)


def _pair_product(of: str, to: str, third: str, values: Mapping[str, Array]) -> dict[str, Array]:
    a, b = (
        np.stack([_large_numbers(values[name] >> U(shift), of) for shift in (0, 16)], axis=-1)
        for name in ("S0", "S1")
    )
    added = _large_numbers(values[third] & _LOW, to).astype(np.float64)
    total = (a.astype(np.float64) * b.astype(np.float64)).sum(axis=-1) + added
    return {"D0": _large_bits(np.asarray(narrow(total)) if to == "bf16" else total, to).astype(U)}


# --- written ------------------------------------------------------------------------------------------------
#
# Instructions whose pseudocode is loose or silent, written by hand; each names the source of its meaning.
#
# They are formulas like those that `ldsopt.emulate.formula` compiles: from the values of operands to those of results.


_OperandValues = Mapping[str, Array]
_FormulaFunction = Callable[[_OperandValues], dict[str, Array]]
_LOW = U(0xFFFFFFFF)


def written_formula(name: str) -> Formula | None:
    """The hand-written formula of an instruction; ``None`` if there is none."""
    return _FORMULAS.get(name) or scaled_formula(name) or pair_product_formula(name)


def _rounded(bits: int, values: _OperandValues) -> dict[str, Array]:
    """Round to nearest even. The text adds 0.5 and takes the floor, which rounds twice."""
    return {"D0": functions.to_bits(np.rint(functions.to_float(values["S0"], bits)))}


def _scaled(bits: int, values: _OperandValues) -> dict[str, Array]:
    """``x * 2 ** n`` rounded once. The text computes the power first, which overflows. For float16 n has 16 bits."""
    power = functions.signed(values["S1"], 32 if bits > 16 else 16)
    return {"D0": functions.to_bits(functions.scaled(functions.to_float(values["S0"], bits), power))}


def _power(bits: int, values: _OperandValues) -> dict[str, Array]:
    """V_FREXP_EXP: of 0 it is 0, and denormal numbers have powers of their own.

    The text takes the field. Source: LLVM's ``LowerFFREXP``, which uses the instruction as it is for ``llvm.frexp``.
    """
    number = functions.to_float(values["S0"], bits)
    return {"D0": np.where(np.isfinite(number), np.frexp(number)[1], 0).astype(I).astype(U)}


def _approximated(name: str, bits: int, values: _OperandValues) -> dict[str, Array]:
    """The functions that hardware approximates, by the simulator of IR's own definition, so that both agree.

    ISA documents promise one unit in the last place; each of these is the correctly rounded result or next to it. The
    text rounds some on the way (``1.0F / sqrt(x)``), and takes the sine of an angle that was rounded to radians.
    """
    found = np.asarray(UNARY[f"llvm.amdgcn.{name}"](functions.to_float(values["S0"], bits)))
    return {"D0": functions.to_bits(found)}


def _divide_scaled(bits: int, values: _OperandValues) -> dict[str, Array]:
    """V_DIV_SCALE: S0, which is the denominator S1 or the numerator S2, by `division.scale`."""
    s0, s1, s2 = (functions.to_float(values[name], bits) for name in ("S0", "S1", "S2"))
    result, flags = floats.scale(
        s0, s1, s2, is_denominator=values["S0"] == values["S1"], is_numerator=values["S0"] == values["S2"]
    )
    return {"D0": functions.to_bits(result), "VCC[lane]": flags}


def _of_three(
    function: Callable[..., Any], bits: int, values: _OperandValues, names: str = "S0 S1 S2"
) -> dict[str, Array]:
    """A function of three floats, in the order of operands: V_DIV_FIXUP; V_FMAMK and V_FMAAK, with the summand last."""
    numbers = (functions.to_float(values[name], bits) for name in names.split())
    return {"D0": functions.to_bits(function(*numbers))}


def _zero_wins(a: Array, b: Array, c: Array) -> Array:
    """V_FMAC_DX9_ZERO_F32: if a factor is 0, the text adds a third source, which the instruction does not have."""
    return np.where((a == 0) | (b == 0), c, functions.fused(a, b, c))


def _fused_to_half(a: Array, b: Array, c: Array) -> Array:
    """V_FMA_MIXLO_F16 and V_FMA_MIXHI_F16: fma in single precision, rounded once more to half."""
    return functions.fused(a, b, c).astype(np.float16)


def _divide_fused(bits: int, values: _OperandValues) -> dict[str, Array]:
    """V_DIV_FMAS."""
    a, b, c = (functions.to_float(values[name], bits) for name in ("S0", "S1", "S2"))
    return {"D0": functions.to_bits(floats.fuse(a, b, c, values["VCC[lane]"]))}


def _two_words(values: _OperandValues) -> dict[str, Array]:
    """V_PK_MOV_B32: ``op_sel`` selects a half of each source; the reader of operands has put it into the lower half."""
    return {"D0": (values["S0"] & _LOW) | (values["S1"] & _LOW) << U(32)}


def _multiply_add(values: _OperandValues, *, with_sign: bool) -> dict[str, Array]:
    """V_MAD_U64_U32 and V_MAD_I64_I32: a sum of 65 bits, the highest of which is the carry."""
    a, b, c = values["S0"] & _LOW, values["S1"] & _LOW, values["S2"].astype(U)
    if with_sign:
        product = (functions.signed(a, 32) * functions.signed(b, 32)).astype(U)
    else:
        product = a * b
    total = product + c
    carry = total < product
    if with_sign:  # the 65th bit of the sum of two sign-extended numbers
        carry = carry ^ (product >> U(63) != 0) ^ (c >> U(63) != 0)
    return {"D0": total, "VCC[lane]": np.asarray(carry)}


def _permuted(values: _OperandValues) -> dict[str, Array]:
    """V_PERM_B32: each byte of S2 chooses one of the eight bytes of S0 and S1, a sign, 0 or 0xff."""
    data = (values["S0"] & _LOW) << U(32) | (values["S1"] & _LOW)
    result = np.zeros(np.broadcast_shapes(data.shape, values["S2"].shape), U)
    for place in range(4):
        choice = (values["S2"] >> U(8 * place)) & U(0xFF)
        byte = (data >> (np.minimum(choice, U(7)) * U(8))) & U(0xFF)
        of_signs = (data >> ((choice & U(3)) * U(16) + U(15))) & U(1)  # bytes 1, 3, 5, 7
        chosen = np.where(choice >= 13, U(0xFF), np.where(choice == 12, U(0), of_signs * U(0xFF)))
        result |= np.where(choice < 8, byte, chosen) << U(8 * place)
    return {"D0": result}


def _three_inputs(bits: int, values: _OperandValues) -> dict[str, Array]:
    """V_BITOP3: the eight bits of the instruction's table are the results for the combinations of the inputs' bits."""
    table = int(values["TABLE"][0])
    inputs = [values[name] for name in ("S0", "S1", "S2")]
    result = np.zeros(np.broadcast_shapes(*(x.shape for x in inputs)), U)
    for row in range(8):
        if table >> row & 1:
            terms = [x if row >> (2 - n) & 1 else ~x for n, x in enumerate(inputs)]
            result |= terms[0] & terms[1] & terms[2]
    return {"D0": result & U((1 << bits) - 1)}


def _to_halves(values: _OperandValues) -> dict[str, Array]:
    """V_CVT_PK_RTZ_F16_F32: rounded toward zero. A number that is too large becomes the largest finite one."""
    halves = []
    for name in ("S0", "S1"):
        x = functions.to_float(values[name], 32)
        near = x.astype(np.float16)
        too_far = (np.abs(near.astype(np.float64)) > np.abs(x.astype(np.float64))) & np.isfinite(x)
        halves.append(functions.to_bits(np.where(too_far, np.nextafter(near, np.float16(0)), near)))
    return {"D0": halves[0] | halves[1] << U(16)}


def _saturated(bits: int, with_sign: bool, subtracts: bool, values: _OperandValues) -> dict[str, Array]:
    """An addition or subtraction of integers with ``clamp``: results beyond the type become its nearest number.

    Source: RDNA4 ISA, 7.2, "clamp": integer operations saturate.
    """
    mask = U((1 << bits) - 1)
    a, b = values["S0"] & mask, values["S1"] & mask
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if with_sign else (0, (1 << bits) - 1)
    x, y = (functions.signed(v, bits) if with_sign else v.astype(I) for v in (a, b))
    total = np.clip(x - y if subtracts else x + y, low, high)
    return {"D0": functions.unsigned(total, bits)}


def saturating(name: str) -> Formula | None:
    """The formula of an integer addition or subtraction with ``clamp``; ``None`` for any other instruction."""
    known = name.replace("_nc_", "_")
    if known not in _SUMS:
        return None
    _, verb, kind = known.split("_")
    bits = int(kind[1:])
    compute = partial(_saturated, bits, kind[0] == "i", verb.startswith("sub"))
    if verb == "subrev":
        forward = compute
        compute = lambda v: forward({"S0": v["S1"], "S1": v["S0"]})  # type: ignore[assignment]  # noqa: E731
    return _formula(compute, ("u", bits), 2)


_SUMS = frozenset(
    f"v_{verb}_{kind}" for verb in ("add", "sub", "subrev") for kind in ("i16", "u16", "i32", "u32")
)


def _copied(values: _OperandValues) -> dict[str, Array]:
    """V_ACCVGPR_READ, V_ACCVGPR_WRITE, V_ACCVGPR_MOV: a copy between the two halves of the register file."""
    return {"D0": values["S0"] & _LOW}


def _formula(function: _FormulaFunction, kind: tuple[str, int], count: int, **outputs: int) -> Formula:
    names = [f"S{number}" for number in range(count)]
    results = {name.replace("_lane", "[lane]"): bits for name, bits in outputs.items()}
    return Formula(function, frozenset(names), results or {"D0": kind[1]}, dict.fromkeys(names, kind))


def _with(found: Formula, *more: str, **kinds: tuple[str, int]) -> Formula:
    return Formula(found.function, found.inputs | set(more), found.outputs, {**found.kinds, **kinds})


_WIDE = {"D0": 64, "VCC_lane": 1}
_UNSIGNED_SUM = _with(_formula(partial(_multiply_add, with_sign=False), ("u", 32), 3, **_WIDE), S2=("u", 64))
_SIGNED_SUM = _with(_formula(partial(_multiply_add, with_sign=True), ("u", 32), 3, **_WIDE), S2=("u", 64))
_APPROXIMATED = {"rcp": "rcp", "rcp_iflag": "rcp", "rsq": "rsq", "sqrt": "sqrt", "exp": "exp2", "log": "log",
                 "sin": "sin", "cos": "cos", "fract": "fract"}  # fmt: skip
_FORMULAS: dict[str, Formula] = {
    **{f"v_rndne_f{n}": _formula(partial(_rounded, n), ("f", n), 1) for n in (16, 32, 64)},
    **{f"s_rndne_f{n}": _formula(partial(_rounded, n), ("f", n), 1) for n in (16, 32)},
    **{
        f"v_ldexp_f{n}": _with(_formula(partial(_scaled, n), ("f", n), 2), S1=("u", min(n, 32)))
        for n in (16, 32, 64)
    },
    **{
        f"{prefix}{name}_f{n}": _formula(
            partial(_approximated, function, n), ("f", n), 1, D0=32 if prefix == "v_s_" else n
        )
        for name, function in _APPROXIMATED.items()
        for n in (16, 32)
        for prefix in ("v_", "v_s_")
    },
    **{
        f"v_{name}_f64": _formula(partial(_approximated, _APPROXIMATED[name], 64), ("f", 64), 1)
        for name in ("rcp", "rsq", "sqrt", "fract")
    },
    **{f"v_frexp_exp_i32_f{n}": _formula(partial(_power, n), ("f", n), 1, D0=32) for n in (32, 64)},
    "v_frexp_exp_i16_f16": _formula(partial(_power, 16), ("f", 16), 1, D0=16),
    **{
        f"v_div_scale_f{n}": _formula(partial(_divide_scaled, n), ("f", n), 3, D0=n, VCC_lane=1)
        for n in (32, 64)
    },
    **{
        f"v_div_fmas_f{n}": _with(_formula(partial(_divide_fused, n), ("f", n), 3), "VCC[lane]")
        for n in (32, 64)
    },
    **{f"v_div_fixup_f{n}": _formula(partial(_of_three, floats.fix_up, n), ("f", n), 3) for n in (32, 64)},
    "v_mad_u64_u32": _UNSIGNED_SUM,
    "v_mad_co_u64_u32": _UNSIGNED_SUM,
    "v_mad_i64_i32": _SIGNED_SUM,
    "v_mad_co_i64_i32": _SIGNED_SUM,
    "v_perm_b32": _formula(_permuted, ("u", 32), 3),
    **{f"v_bitop3_b{n}": _with(_formula(partial(_three_inputs, n), ("u", n), 3), "TABLE") for n in (16, 32)},
    **{
        f"{name}_f{n}": _formula(partial(_of_three, functions.fused, n), ("f", n), 3)
        for name in ("v_fmamk", "v_fmaak", "s_fmamk", "s_fmaak", "v_dual_fmamk", "v_dual_fmaak")
        for n in (16, 32)
    },
    "v_fmac_dx9_zero_f32": _with(
        _formula(partial(_of_three, _zero_wins, 32, names="S0 S1 D0"), ("f", 32), 2), "D0"
    ),
    "v_fma_mix_f32": _formula(partial(_of_three, functions.fused, 32), ("f", 32), 3),
    "v_fma_mixlo_f16": _formula(partial(_of_three, _fused_to_half, 32), ("f", 32), 3, D0=16),
    "v_fma_mixhi_f16": _formula(partial(_of_three, _fused_to_half, 32), ("f", 32), 3, D0=16),
    "v_fma_f64": _formula(partial(_of_three, functions.fused, 64), ("f", 64), 3),
    "v_pk_mov_b32": _formula(_two_words, ("u", 32), 2, D0=64),
    "v_cvt_pkrtz_f16_f32": _formula(_to_halves, ("f", 32), 2, D0=32),
    "v_cvt_pk_rtz_f16_f32": _formula(_to_halves, ("f", 32), 2, D0=32),
    **{f"v_accvgpr_{name}": _formula(_copied, ("u", 32), 1) for name in ("read_b32", "write_b32", "mov_b32")},
}


_PACKAGES = {"gfx9": "cdna", "gfx10": "rdna3", "gfx11": "rdna3", "gfx12": "rdna4"}
_EMULATED = (
    *("gfx90a", "gfx942", "gfx950"),
    *(f"gfx103{number}" for number in range(7)),
    *("gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1200", "gfx1201"),
)
_GFX10_NAMES = tuple(
    (f"{unit}{old}", f"{unit}{new}")
    for unit, names in (
        ("s_", "andn1:and_not0 andn2:and_not1 orn1:or_not0 orn2:or_not1 ff1_i32:ctz_i32 flbit_i32_b:clz_i32_u"
               " flbit_i32:cls_i32"),
        ("v_", "ffbh_u32:clz_i32_u32 ffbh_i32:cls_i32 ffbl_b32:ctz_i32_b32 cvt_flr_i32:cvt_floor_i32 cmp_tru_:cmp_t_"
               " cvt_rpi_i32:cvt_nearest_i32 cvt_pknorm:cvt_pk_norm mul_legacy_f32:mul_dx9_zero_f32"
               " fmac_legacy_f32:fmac_dx9_zero_f32 fma_legacy_f32:fma_dx9_zero_f32"),
    )
    for old, new in (pair.split(":") for pair in names.split())
)  # fmt: skip
"""Beginnings of gfx10's names, and of gfx11's for the same: there is no text for gfx10.3.

It has gfx11's text where that has the instruction, and no other. Source: LLVM's definitions of instructions, which name
those that gfx11 renamed.
"""
_NEGATIVE_ZERO = pattern(r"\(((?:64'F\()?(S\d\.f\d\d)\)?) == -0\.0\)")
"""A comparison of V_MIN and V_MAX of gfx9 that is meant for -0 alone: it orders the zeros."""
_CLASSES = "SOP1Op|SOP2Op|SOPCOp|SOPKOp|VOP1Op|VOP2Op|VOP3Op|VOP3POp|VOP3SDOp|VOPCOp|VOPDOp"
_ENTRY = re.compile(
    rf"""^\s*(?:{_CLASSES})\.(\w+): ('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?$""", re.MULTILINE
)


def is_emulated(arch: Arch) -> bool:
    """True if machine code of an architecture can be executed."""
    return arch.name in _EMULATED


def require_emulated(arch: Arch) -> None:
    """Checks that machine code of an architecture can be executed.

    Raises:
        Unavailable: it cannot.
    """
    if not is_emulated(arch):
        raise Unavailable(f"machine code of {arch.name} cannot be executed; there are {', '.join(_EMULATED)}")


def base_name(mnemonic: str) -> str:
    """A mnemonic without its encoding.

    >>> base_name("v_add_f32_e64_dpp"), base_name("s_mov_b32")
    ('v_add_f32', 's_mov_b32')
    """
    for suffix in ("_sdwa", "_dpp", "_e64", "_e32"):
        mnemonic = mnemonic.removesuffix(suffix)
    return mnemonic


class Catalogue:
    """The instructions of one architecture, each compiled when it is first asked for.

    Args:
        texts: the literals of their pseudocode, by opcode.
        arch: the architecture.
        wave_size: lanes of a wave.
    """

    def __init__(self, texts: Mapping[str, str], arch: Arch, wave_size: int) -> None:
        self._texts, self._arch = texts, arch
        self._wave_size = wave_size
        self._known: dict[str, Formula | str] = {}

    def formula(self, mnemonic: str) -> Formula:
        """The semantics of an instruction.

        Raises:
            NotUnderstood: they are not known here.
        """
        name = base_name(mnemonic)
        for old, new in _GFX10_NAMES if self._arch.generation == "gfx10" else ():
            if name.startswith(old):
                name = new + name.removeprefix(old)
                break
        if name not in self._known:
            try:
                self._known[name] = self._compiled(name)
            except NotUnderstood as problem:
                self._known[name] = str(problem)
        found = self._known[name]
        if isinstance(found, str):
            raise NotUnderstood(found)
        return found

    def _compiled(self, name: str) -> Formula:
        if (ours := written_formula(name) or eight_bits_formula(name, self._arch)) is not None:
            return ours
        text = self.text(name)
        if text is None and name.startswith("v_dual_"):
            text = self.text(name.replace("v_dual_", "v_", 1))
        if text is None:
            raise NotUnderstood("no pseudocode")
        found = compiled(text, wave_size=self._wave_size, called=self.text)
        if not found.outputs:
            raise NotUnderstood("what it changes")
        return found

    def text(self, name: str) -> str | None:
        """The pseudocode of an instruction by its name without an encoding, if there is one."""
        upper = name.upper()
        for spelled in (upper, f"{upper}_E64", f"{upper}_E32"):
            if spelled in self._texts:
                text: str = ast.literal_eval(self._texts[spelled])
                return _NEGATIVE_ZERO.sub(r"((\1 == 0.0) && sign(\2))", text)
        return None


def catalogue(arch: Arch, wave_size: int) -> Catalogue:
    """The instructions of an architecture; kernels share the compiled ones.

    Raises:
        Unavailable: the package with the pseudocode is not installed, or has none of this architecture.
    """
    require_emulated(arch)
    return _catalogue(arch, wave_size)


@functools.cache
def _catalogue(arch: Arch, wave_size: int) -> Catalogue:
    return Catalogue(_texts(_PACKAGES[arch.generation]), arch, wave_size)


@functools.cache
def _texts(package: str) -> Mapping[str, str]:
    """The literals of the pseudocode of one generation, by the names of its opcodes."""
    found = importlib.util.find_spec("tinygrad")
    if found is None or not found.submodule_search_locations:
        raise Unavailable(
            "executing machine code needs AMD's instruction pseudocode: pip install 'ldsopt[machine]'"
        )
    place = Path(found.submodule_search_locations[0]) / "runtime" / "autogen" / "amd" / package
    try:
        texts = dict(_ENTRY.findall((place / "str_pcode.py").read_text("utf-8")))
    except OSError:
        texts = {}
    if not texts:
        raise Unavailable(
            f"{place} has no instruction pseudocode that can be read: pip install -U 'ldsopt[machine]'"
        )
    return texts
