"""Floating-point functions. Those that the hardware approximates (rcp, rsq, exp2, log2, sin) are computed exactly.

There are conversions with a scale between small floats and float, half or bfloat (gfx950, and packs of 8 and 16 of
gfx1250). Only the exponent of the scale, a float, counts: numbers converted to a small float are divided by that
power of two, numbers converted from one are multiplied by it, with one rounding each. A scale that is infinite or a NaN
makes every number a NaN. Stochastic rounding takes the next random number for each further element. Sources: AMD
Instinct CDNA4 ISA, V_CVT_SCALEF32_*; LLVM's IntrinsicsAMDGPU.td for the operands; HIP's ``amd_hip_ocp_host.hpp``, AMD's
functions of the same names on the host.

Operands of the forms that write part of a register begin with its old value and end with the part's number; forms that
read part of one end with that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ldsopt.simt import floats
from ldsopt.simt.floats import (
    E2M1,
    E2M3,
    E3M2,
    E4M3,
    E5M2,
    Format,
    bf8_format,
    decode,
    encode,
    exponent,
    fp8_format,
    larger,
    larger_number,
    smaller,
    smaller_number,
    sum_to_odd,
    table,
)
from ldsopt.simt.floats import fused as fused_exactly
from ldsopt.simt.frame import (
    Effect,
    Node,
    Unsupported,
    apply,
    intrinsic,
    lanewise,
    of_elements,
    of_lanes,
    on_arrays,
)
from ldsopt.simt.intrinsics.integer_math import next_random
from ldsopt.simt.kinds import Array, RegisterKind, Value, round_bfloat, signed, to_float
from ldsopt.simt.opcodes.arithmetic import float_to_integer
from ldsopt.simt.program import Op, Registers


def _away_from_zero(x: Array) -> Array:
    """Rounds to the nearest whole number, halves away from zero."""
    whole = np.trunc(x)
    step = (np.abs(x - whole) >= x.dtype.type(0.5)).astype(x.dtype)
    return np.asarray(np.copysign(np.abs(whole) + step, x))


def _widely(function: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """Computes a function without an exact result in double, and rounds to the type."""
    return lambda x: np.asarray(function(x.astype(np.float64)).astype(x.dtype))


def _turns(function: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """``v_sin`` and ``v_cos`` of an angle in turns. Whole turns are taken off first, which is exact."""
    return _widely(lambda x: function(np.fmod(x, 1.0) * (2 * np.pi)))


UNARY: dict[str, Callable[[Array], Any]] = {
    "llvm.fabs": np.abs,
    "llvm.sqrt": np.sqrt,
    "llvm.floor": np.floor,
    "llvm.ceil": np.ceil,
    "llvm.trunc": np.trunc,
    "llvm.rint": np.rint,
    "llvm.nearbyint": np.rint,
    "llvm.roundeven": np.rint,
    "llvm.round": _away_from_zero,
    "llvm.canonicalize": lambda x: x,
    "llvm.amdgcn.rcp": lambda x: x.dtype.type(1) / x,
    "llvm.amdgcn.rsq": _widely(lambda x: 1 / np.sqrt(x)),
    "llvm.amdgcn.sqrt": np.sqrt,
    "llvm.amdgcn.exp2": _widely(np.exp2),
    "llvm.amdgcn.log": _widely(np.log2),
    "llvm.amdgcn.tanh": _widely(np.tanh),
    "llvm.amdgcn.fract": lambda x: np.minimum(
        x - np.floor(x), np.nextafter(x.dtype.type(1), x.dtype.type(0))
    ),
    "llvm.amdgcn.sin": _turns(np.sin),
    "llvm.amdgcn.cos": _turns(np.cos),
    "llvm.amdgcn.frexp.mant": lambda x: np.frexp(x)[0],
    "llvm.amdgcn.frexp.exp": lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(np.int32),
}
"""Functions of one number. Machine code in execution takes from here those that hardware approximates."""

_APPROXIMATE: dict[str, Callable[[Array], Any]] = {
    "exp": np.exp, "exp2": np.exp2, "exp10": lambda x: np.power(10.0, x), "log": np.log, "log2": np.log2,
    "log10": np.log10, "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos,
    "atan": np.arctan, "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh,
}  # fmt: skip
UNARY.update({f"llvm.{name}": _widely(function) for name, function in _APPROXIMATE.items()})


_BINARY: dict[str, Callable[[Array, Array], Any]] = {
    "llvm.maxnum": larger_number,
    "llvm.minnum": smaller_number,
    "llvm.maximumnum": larger_number,
    "llvm.minimumnum": smaller_number,
    "llvm.maximum": larger,
    "llvm.minimum": smaller,
    "llvm.copysign": np.copysign,
    "llvm.pow": lambda x, y: np.power(x.astype(np.float64), y.astype(np.float64)).astype(x.dtype),
    "llvm.atan2": lambda x, y: np.arctan2(x.astype(np.float64), y.astype(np.float64)).astype(x.dtype),
}


def fused(x: Array, y: Array, z: Array, kind: RegisterKind) -> Array:
    """``x * y + z`` with one rounding."""
    return fused_exactly(x, y, z) if kind.bits == 64 else to_float(sum_to_odd(x, y, z), kind)


@intrinsic("llvm.fma")
def _fma(node: Node) -> Effect:
    return lanewise(node, partial(fused, kind=node.kind.scalar), 3)


@intrinsic("llvm.amdgcn.fmul.legacy", "llvm.amdgcn.fma.legacy")
def _zero_wins(node: Node) -> Effect:
    """A product with a zero is 0, whatever the other factor. Source: RDNA3 ISA, V_MUL_DX9_ZERO_F32, V_FMA_DX9_ZERO_F32.

    Neither adds -0.0: LLVM's IntrinsicsAMDGPU.td has the product +0.0, the ISA the summand alone.
    """

    def function(x: Array, y: Array, *z: Array) -> Array:
        is_zero = (x == 0) | (y == 0)
        if z:
            return np.where(is_zero, z[0], fused(x, y, z[0], node.kind))
        return np.where(is_zero, x.dtype.type(0), x * y)

    return lanewise(node, function, 3 if ".fma." in node.callee else 2)


@of_lanes(3, "llvm.amdgcn.fmed3")
def _median(x: Array, y: Array, z: Array) -> Array:
    """The middle one of three; with a NaN among them the smallest number. Source: RDNA3 ISA, V_MED3_F32."""
    smallest = smaller_number(smaller_number(x, y), z)
    middle = larger_number(smaller_number(x, y), smaller_number(larger_number(x, y), z))
    return np.where(np.isnan(x) | np.isnan(y) | np.isnan(z), smallest, middle)


@intrinsic("llvm.fmuladd")
def _fmuladd(node: Node) -> Effect:
    """``x * y + z`` with two roundings, one of the two results that LLVM allows, and the faster one here."""
    if node.kind.is_bfloat:
        return lanewise(node, lambda x, y, z: round_bfloat(x * y) + z, 3)
    d, a, b, c = node.dst, node.src(0), node.src(1), node.src(2)

    def op(r: Registers) -> None:
        r[d] = r[a] * r[b] + r[c]

    return op


@intrinsic("llvm.ldexp", "llvm.amdgcn.ldexp")
def _ldexp(node: Node) -> Effect:
    """A scaling by an exponent, a signed number of any width; beyond +-4096 the result no longer changes."""
    bits = node.kind_of(1).bits

    def function(x: Array, n: Array) -> Array:
        exponent = np.clip(signed(n, bits), max(-4096, -(1 << (bits - 1))), min(4096, (1 << (bits - 1)) - 1))
        return np.asarray(np.ldexp(x, exponent.astype(np.int32)))

    return lanewise(node, function, 2)


@intrinsic("llvm.frexp")
def _frexp(node: Node) -> Effect:
    whole = f"i{node.kind.elements[1].scalar.dtype.itemsize}"

    def exponent(x: Array) -> Array:
        return np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(whole)

    return of_elements(node, (lambda x: np.frexp(x)[0], exponent), 1)


@intrinsic("llvm.lround", "llvm.llround", "llvm.lrint", "llvm.llrint")
def _rounded_to_integer(node: Node) -> Effect:
    nearest = np.rint if "rint" in node.callee else _away_from_zero
    whole = on_arrays(nearest, [node.kind_of(0)], node.kind_of(0))
    convert = float_to_integer(node.kind, with_sign=True)
    return apply(node, lambda x: convert(whole(x)), 1)


@of_lanes(2, "llvm.powi")
def _powi(x: Array, n: Array) -> Array:
    return np.asarray(np.power(x, n.astype(np.int32).astype(x.dtype)))


@intrinsic("llvm.fptosi.sat", "llvm.fptoui.sat")
def _saturating(node: Node) -> Effect:
    return apply(node, float_to_integer(node.kind, with_sign="fptosi" in node.callee), 1)


def classes_of(x: Array, kind: RegisterKind) -> Array:
    """The bit of each float's class as in LLVM's ``FPClassTest``, by its own bits: no NaN is moved.

    From bit 0 on: signalling NaN, quiet NaN, then from minus infinity to plus infinity.
    """
    raw = np.ascontiguousarray(x).view(f"u{x.dtype.itemsize}").astype(np.uint64)
    if kind.is_bfloat:
        raw >>= np.uint64(16)
    fraction = {"half": 10, "bfloat": 7, "float": 23, "double": 52}[kind.scalar.text]
    negative = raw >> np.uint64(kind.bits - 1) != 0
    size = raw & np.uint64((1 << (kind.bits - 1)) - 1)
    infinity = np.uint64(((1 << (kind.bits - 1 - fraction)) - 1) << fraction)
    quiet = size & np.uint64(1 << (fraction - 1)) != 0
    place = np.select(
        [size > infinity, size == infinity, size >= np.uint64(1 << fraction), size > 0], [4, 3, 2, 1], 0
    )
    ordered = np.where(negative, 5 - place, 6 + place)
    return np.asarray(np.uint32(1) << np.where(place == 4, np.where(quiet, 1, 0), ordered).astype(np.uint32))


@intrinsic("llvm.is.fpclass", "llvm.amdgcn.class")
def _is_class(node: Node) -> Effect:
    kind = node.kind_of(0)
    return lanewise(node, lambda x, mask: (classes_of(x, kind) & mask) != 0, 2)


def _folded(step: Callable[[Array, Array], Array], v: Array) -> Array:
    """The elements of a vector combined, first to last."""
    total: Array = v[..., 0]
    for i in range(1, v.shape[-1]):
        total = step(total, v[..., i])
    return total


_REDUCTIONS: dict[str, Callable[[Array], Any]] = {
    "llvm.vector.reduce.fmax": partial(_folded, larger_number),
    "llvm.vector.reduce.fmin": partial(_folded, smaller_number),
    "llvm.vector.reduce.fmaximum": partial(_folded, larger),
    "llvm.vector.reduce.fminimum": partial(_folded, smaller),
}
for _count, _functions in ((1, UNARY), (2, _BINARY), (1, _REDUCTIONS)):
    for _name, _function in _functions.items():
        of_lanes(_count, _name)(_function)


@intrinsic("llvm.vector.reduce.fadd", "llvm.vector.reduce.fmul")
def _sum(node: Node) -> Effect:
    """Sums the elements in order from the start value; ``reassoc`` allows that order as well."""
    step: Callable[[Value, Value], Value] = np.add if "fadd" in node.callee else np.multiply
    is_bfloat = node.kind.is_bfloat

    def function(start: Array, v: Array) -> Array:
        total = start
        for i in range(v.shape[-1]):
            total = step(total, v[..., i])
            if is_bfloat:
                total = round_bfloat(total)
        return np.asarray(total)

    return lanewise(node, function, 2)


# --- conversions of the eight-bit formats and packed halves ---------------------------------------------------


@of_lanes(2, "llvm.amdgcn.cvt.pkrtz")
def _pkrtz(*values: Array) -> Array:
    """Packs two floats into two halves, rounded to zero."""

    def to_zero(x: Array) -> Array:
        near = x.astype(np.float16)
        too_far = np.abs(near.astype(np.float32)) > np.abs(x)
        return np.where(too_far, np.nextafter(near, np.float16(0)), near).astype(np.float16)

    return np.stack(np.broadcast_arrays(*map(to_zero, values)), axis=-1)


@intrinsic("llvm.amdgcn.cvt.f32.fp8", "llvm.amdgcn.cvt.f32.bf8")
def _from_eight(node: Node) -> Effect:
    form = (fp8_format if "fp8" in node.callee else bf8_format)(node.frame.arch)
    shift = np.uint32(8 * node.immediate(1))
    return lanewise(node, lambda x: decode(((x >> shift) & np.uint32(255)).astype(np.uint8), form), 1)


@intrinsic("llvm.amdgcn.cvt.pk.f32.fp8", "llvm.amdgcn.cvt.pk.f32.bf8")
def _pair_from_eight(node: Node) -> Effect:
    form = (fp8_format if "fp8" in node.callee else bf8_format)(node.frame.arch)
    shift = 16 * node.immediate(1)

    def function(x: Array) -> Array:
        parts = [((x >> np.uint32(shift + 8 * i)) & np.uint32(255)).astype(np.uint8) for i in range(2)]
        return np.stack([decode(p, form) for p in parts], axis=-1)

    return lanewise(node, function, 1)


@intrinsic("llvm.amdgcn.cvt.pk.fp8.f32", "llvm.amdgcn.cvt.pk.bf8.f32")
def _pair_to_eight(node: Node) -> Effect:
    form = (fp8_format if ".fp8." in node.callee else bf8_format)(node.frame.arch)
    shift = np.uint32(16 * node.immediate(3))

    def pair(clamps: bool, x: Array, y: Array, old: Array) -> Array:
        low, high = (encode(v, form, clamps=clamps).astype(np.uint32) for v in (x, y))
        found: Array = (old & ~(np.uint32(0xFFFF) << shift)) | (low | high << np.uint32(8)) << shift
        return found

    return by_overflow_mode(lambda clamps: lanewise(node, partial(pair, clamps), 3))


def by_overflow_mode(make: Callable[[bool], Op]) -> Op:
    """An instruction that FP16_OVFL of the wave's MODE register replaces by another one."""
    plain, clamping = make(False), make(True)

    def op(r: Registers) -> None:
        (clamping if r[0].clamps_overflow else plain)(r)

    return op


@intrinsic("llvm.amdgcn.cvt.sr.fp8.f32", "llvm.amdgcn.cvt.sr.bf8.f32")
def _stochastic(node: Node) -> Effect:
    raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/math.py")


# --- division -----------------------------------------------------------------------------------------------
#
# The intrinsics of a division in steps: see `ldsopt.simt.floats`. Source: LLVM's IntrinsicsAMDGPU.td.


@intrinsic("llvm.amdgcn.div.scale")
def _scale(node: Node) -> Effect:
    """V_DIV_SCALE. Operands: numerator, denominator, and true to scale the numerator."""
    takes_numerator = bool(node.immediate(2))

    def function(numerator: Array, denominator: Array) -> tuple[Any, Any]:
        return floats.scale(
            numerator if takes_numerator else denominator,
            denominator,
            numerator,
            is_denominator=np.bool_(not takes_numerator),
            is_numerator=np.bool_(takes_numerator),
        )

    # The number, and true if the quotient's scaling has to be undone.
    return of_elements(node, (lambda x, y: function(x, y)[0], lambda x, y: function(x, y)[1]), 2)


of_lanes(4, "llvm.amdgcn.div.fmas")(floats.fuse)
of_lanes(3, "llvm.amdgcn.div.fixup")(floats.fix_up)


# --- cube maps ----------------------------------------------------------------------------------------------
#
# Coordinates on the faces of a cube, for cube maps. Source: AMD Instinct MI300 ISA, V_CUBEID_F32 and its
# siblings.


_FaceFunction = Callable[[Array, Array, Array], Any]


def _by_axis(along_x: _FaceFunction, along_y: _FaceFunction, along_z: _FaceFunction) -> _FaceFunction:
    """Chooses by the coordinate of the largest size; of equal ones z is before y, and y before x."""

    def chosen(x: Array, y: Array, z: Array) -> Array:
        is_z = (np.abs(z) >= np.abs(x)) & (np.abs(z) >= np.abs(y))
        is_y = np.abs(y) >= np.abs(x)
        otherwise = np.where(is_y, along_y(x, y, z), along_x(x, y, z))
        found = np.where(is_z, along_z(x, y, z), otherwise)
        return np.asarray(found, np.float32)

    return chosen


def _face(axis: int) -> _FaceFunction:
    def number(*point: Array) -> Array:
        return np.asarray(np.where(point[axis] < 0, 2 * axis + 1, 2 * axis), np.float32)

    return number


_CUBE_FUNCTIONS: dict[str, _FaceFunction] = {
    "id": _by_axis(_face(0), _face(1), _face(2)),
    "ma": _by_axis(lambda x, _y, _z: 2 * x, lambda _x, y, _z: 2 * y, lambda _x, _y, z: 2 * z),
    "sc": _by_axis(
        lambda x, _y, z: np.where(x < 0, z, -z),
        lambda x, _y, _z: x,
        lambda x, _y, z: np.where(z < 0, -x, x),
    ),
    "tc": _by_axis(
        lambda _x, y, _z: -y,
        lambda _x, y, z: np.where(y < 0, -z, z),
        lambda _x, y, _z: -y,
    ),
}
for _name, _face_function in _CUBE_FUNCTIONS.items():
    of_lanes(3, f"llvm.amdgcn.cube{_name}")(_face_function)


SMALL_FLOATS = {"fp8": E4M3, "bf8": E5M2, "fp6": E2M3, "bf6": E3M2, "fp4": E2M1}
MANTISSAS = {"f32": 23, "f16": 10, "bf16": 7}
_GFX1250_PACKS = ("pk8", "pk16")


def _names() -> list[str]:
    small = [(a, b) for a in ("fp8", "bf8", "fp4") for b in MANTISSAS]
    six = [(a, b) for a in ("fp6", "bf6") for b in MANTISSAS]
    names = [f"pk.{a}.{b}" for a, b in small] + [f"pk.{b}.{a}" for a, b in small]
    names += [f"{b}.{a}" for a in ("fp8", "bf8") for b in ("f16", "f32")]
    names += [f"sr.{'pk.' if a == 'fp4' else ''}{a}.{b}" for a, b in small]
    names += [f"pk32.{b}.{a}" for a, b in six] + [f"sr.pk32.{a}.{b}" for a, b in six]
    names += [f"pk32.{a}.{b}" for a, b in six if b != "f32"] + [f"2xpk16.{a}.f32" for a in ("fp6", "bf6")]
    names += [f"pk8.{a}.{b}" for a, b in small] + [f"pk16.{a}.{b}" for a, b in six]
    return [f"llvm.amdgcn.cvt.scalef32.{name}" for name in names]


def _power(scale: Array) -> tuple[Array, Array]:
    """The power of two of a scale, and true if it makes every number a NaN."""
    field = exponent(scale)
    return (field - 127).astype(np.int32), field == 255


class ScaledRounding(NamedTuple):
    """The rounding by which numbers become small ones.

    Attributes:
        form: the small format.
        source: the numbers' type, ``f32``, ``f16`` or ``bf16``.
        is_random: rounding is stochastic.
        clamps: too large a number becomes the largest one.
    """

    form: Format
    source: str
    is_random: bool
    clamps: bool

    def codes(self, x: Array, scale: Array, seed: Array | None) -> Array:
        """Codes of numbers [..., n] divided by a scale [...], with the random number of the first."""
        power, is_nan = _power(scale[..., None])
        wide = np.where(is_nan, np.copysign(np.nan, x), np.ldexp(x.astype(np.float64), -power))
        seeds = None if seed is None else _random_numbers(seed, x.shape[-1])
        return encode(wide, self.form, clamps=self.clamps, seed=seeds, mantissa=MANTISSAS[self.source])


def scaled_numbers(codes: Array, scale: Array, form: Format) -> Array:
    """The numbers that codes stand for, times a scale, as doubles."""
    power, is_nan = _power(scale)
    value = np.ldexp(table(form).take(codes.astype(np.intp)).astype(np.float64), power)
    return np.where(is_nan, np.nan, value)


def _decoded(codes: Array, scale: Array, form: Format, kind: RegisterKind) -> Array:
    return to_float(scaled_numbers(codes, scale, form), kind.scalar)


def _packed(codes: Array, bits: int) -> Array:
    """Codes, one behind the other from the lowest bit on, as 32-bit words: [..., n] becomes [..., n * bits / 32]."""
    on = (codes[..., None] >> np.arange(bits, dtype=np.uint8)) & np.uint8(1)
    flat = on.reshape(*codes.shape[:-1], -1)
    return np.ascontiguousarray(np.packbits(flat, axis=-1, bitorder="little")).view(np.uint32)


def _unpacked(words: Array, bits: int, count: int) -> Array:
    """The codes in 32-bit words: [..., count]."""
    flat = np.unpackbits(np.ascontiguousarray(words).view(np.uint8), axis=-1, bitorder="little")
    groups = flat[..., : bits * count].reshape(*words.shape[:-1], count, bits)
    return np.asarray((groups << np.arange(bits, dtype=np.uint8)).sum(axis=-1, dtype=np.uint8))


def _part_replaced(old: Array, part: Array, bits: int, place: int) -> Array:
    """A 32-bit word, or two halves as one, with some of its bits replaced."""
    halves = old.dtype == np.uint16
    word = np.ascontiguousarray(old).view(np.uint32)[..., 0] if halves else old
    mask = np.uint32((1 << bits) - 1 << bits * place)
    found = np.asarray(word & ~mask | part.astype(np.uint32) << np.uint32(bits * place), np.uint32)
    return found[..., None].view(np.uint16) if halves else found


def _to_small(node: Node, rounding: ScaledRounding, pack: str) -> Op:
    """Operands: [old,] numbers (two floats apart), [seed,] scale[, part]."""
    bits, is_random = rounding.form.bits, rounding.is_random
    whole = pack in ("2xpk16", "pk32", *_GFX1250_PACKS)
    count = {"": 1, "pk": 2}.get(pack)
    apart = pack == "2xpk16" or (pack == "pk" and rounding.source == "f32" and not is_random)

    def numbers(operands: list[Array]) -> Array:
        if not apart:
            return operands[0] if count != 1 else operands[0][..., None]
        return np.stack(np.broadcast_arrays(*operands), axis=-1).reshape(
            *np.broadcast_shapes(*(v.shape for v in operands))[: -1 if whole else None], -1
        )

    def function(*operands: Array) -> Array:
        values = list(operands)
        old = None if whole else values.pop(0)
        scale = values.pop()
        seed = values.pop() if is_random else None
        x = numbers(values)
        codes = rounding.codes(x, scale, seed)
        words = _packed(codes, bits) if whole else _narrow(codes, bits)
        if old is None:
            return words if words.shape[-1] > 1 else words[..., 0]
        shape = np.broadcast_shapes(words.shape, old.shape[:-1] if old.dtype == np.uint16 else old.shape)
        wide = np.broadcast_to(old, (*shape, 2) if old.dtype == np.uint16 else shape)
        return _part_replaced(wide, np.broadcast_to(words, shape), bits * x.shape[-1], place)

    taken = (0 if whole else 1) + (2 if apart else 1) + (1 if is_random else 0) + 1
    place = 0 if whole else node.immediate(taken)
    return lanewise(node, function, taken)


def _narrow(codes: Array, bits: int) -> Array:
    """A few codes as one number."""
    shifts = np.arange(codes.shape[-1], dtype=np.uint32) * np.uint32(bits)
    return np.asarray((codes.astype(np.uint32) << shifts).sum(axis=-1, dtype=np.uint32))


def _random_numbers(seed: Array, count: int) -> Array:
    """The random number of each element: the seed, and its successors."""
    found = [seed]
    while len(found) < count:
        found.append(next_random(found[-1]))
    return np.stack(found, axis=-1)


def _from_small(node: Node, form: Format, pack: str) -> Op:
    """Operands: [old,] codes, scale[, part of the source[, part of the result]]."""
    kind = node.kind
    count = {"": 1, "pk": 2, "pk32": 32}[pack]
    if pack == "pk32":

        def many(words: Array, scale: Array) -> Array:
            return _decoded(_unpacked(words, form.bits, count), scale[..., None], form, kind)

        return lanewise(node, many, 2)
    has_old = not pack and kind.form == "vector"
    first = 1 if has_old else 0
    place = node.immediate(first + 2)
    start = np.uint32(place * form.bits * count)
    shifts = start + np.arange(count, dtype=np.uint32) * np.uint32(form.bits)

    def few(*operands: Array) -> Array:
        word, scale = operands[first:]
        codes = word[..., None] >> shifts & np.uint32((1 << form.bits) - 1)
        found = _decoded(codes, scale[..., None], form, kind)
        if pack:
            return found
        if not has_old:
            return found[..., 0]
        shape = np.broadcast_shapes(operands[0].shape, found.shape)
        takes = np.arange(2) == node.immediate(4)
        return np.where(takes, np.broadcast_to(found, shape), np.broadcast_to(operands[0], shape))

    return lanewise(node, few, first + 2)


@intrinsic(*_names())
def _converted(node: Node) -> Effect:
    *variant, target, source = node.callee.removeprefix("llvm.amdgcn.cvt.scalef32.").split(".")
    pack = variant[-1] if variant and variant[-1] != "sr" else ""
    if source in SMALL_FLOATS:
        return _from_small(node, SMALL_FLOATS[source], pack)
    form, is_random = SMALL_FLOATS[target], "sr" in variant

    def make(clamps: bool) -> Op:
        return _to_small(node, ScaledRounding(form, source, is_random, clamps), pack)

    return by_overflow_mode(make) if form.bits == 8 else make(False)
