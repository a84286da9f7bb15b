"""Floating-point functions. Those that the hardware approximates (rcp, rsq, exp2, log2, sin) are computed exactly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ldsopt.simt import floats
from ldsopt.simt.floats import (
    bf8_format,
    decode,
    encode,
    fp8_format,
    larger,
    larger_number,
    smaller,
    smaller_number,
    sum_to_odd,
)
from ldsopt.simt.floats import fused as fused_exactly
from ldsopt.simt.frame import Node, Unsupported
from ldsopt.simt.kinds import Array, RegisterKind, Value, round_bfloat, signed, to_float
from ldsopt.simt.opcodes.arithmetic import float_to_integer
from ldsopt.simt.program import Op, Registers
from ldsopt.simt.tables import Effect, apply, intrinsic, lanewise, on_arrays


def _away_from_zero(x: Array) -> Array:
    """Rounds to the nearest whole number, halves away from zero."""
    whole = np.trunc(x)
    step = (np.abs(x - whole) >= x.dtype.type(0.5)).astype(x.dtype)
    return np.asarray(np.copysign(np.abs(whole) + step, x))


def _widely(function: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """Computes a function without an exact result in double, and rounds to the type."""
    return lambda x: np.asarray(function(x.astype(np.float64)).astype(x.dtype))


def _turns(function: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """``v_sin`` and ``v_cos``: of an angle in turns. Whole turns are taken off first, which is exact."""
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


@intrinsic("llvm.amdgcn.fmed3")
def _median(node: Node) -> Effect:
    """The middle one of three; with a NaN among them the smallest number. Source: RDNA3 ISA, V_MED3_F32."""

    def function(x: Array, y: Array, z: Array) -> Array:
        smallest = smaller_number(smaller_number(x, y), z)
        middle = larger_number(smaller_number(x, y), smaller_number(larger_number(x, y), z))
        return np.where(np.isnan(x) | np.isnan(y) | np.isnan(z), smallest, middle)

    return lanewise(node, function, 3)


def _build(function: Callable[..., Any], count: int, node: Node) -> Effect:
    return lanewise(node, function, count)


for _count, _functions in ((1, UNARY), (2, _BINARY)):
    for _name, _function in _functions.items():
        intrinsic(_name)(partial(_build, _function, _count))


@intrinsic("llvm.fmuladd")
def _fmuladd(node: Node) -> Effect:
    """With two roundings, which is one of the two results that LLVM allows, and the faster one here."""
    if node.kind.is_bfloat:
        return lanewise(node, lambda x, y, z: round_bfloat(x * y) + z, 3)
    d, a, b, c = node.dst, node.src(0), node.src(1), node.src(2)

    def op(r: Registers) -> None:
        r[d] = r[a] * r[b] + r[c]

    return op


@intrinsic("llvm.ldexp", "llvm.amdgcn.ldexp")
def _ldexp(node: Node) -> Effect:
    """The exponent is a signed number of any width; beyond +-4096 nothing changes any more."""
    bits = node.kind_of(1).bits

    def function(x: Array, n: Array) -> Array:
        exponent = np.clip(signed(n, bits), max(-4096, -(1 << (bits - 1))), min(4096, (1 << (bits - 1)) - 1))
        return np.asarray(np.ldexp(x, exponent.astype(np.int32)))

    return lanewise(node, function, 2)


@intrinsic("llvm.frexp")
def _frexp(node: Node) -> Effect:
    d, a, (kind, whole) = node.dst, node.src(0), node.kind.elements
    mantissa = on_arrays(lambda x: np.frexp(x)[0], [kind], kind)
    exponent = on_arrays(
        lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(f"i{whole.scalar.dtype.itemsize}"),
        [kind],
        whole,
    )

    def op(r: Registers) -> None:
        r[d] = (mantissa(r[a]), exponent(r[a]))

    return op


@intrinsic("llvm.lround", "llvm.llround", "llvm.lrint", "llvm.llrint")
def _rounded_to_integer(node: Node) -> Effect:
    nearest = np.rint if "rint" in node.callee else _away_from_zero
    whole = on_arrays(nearest, [node.kind_of(0)], node.kind_of(0))
    convert = float_to_integer(node.kind, with_sign=True)
    return apply(node, lambda x: convert(whole(x)), 1)


@intrinsic("llvm.powi")
def _powi(node: Node) -> Effect:
    return lanewise(node, lambda x, n: np.power(x, n.astype(np.int32).astype(x.dtype)), 2)


@intrinsic("llvm.fptosi.sat", "llvm.fptoui.sat")
def _saturating(node: Node) -> Effect:
    return apply(node, float_to_integer(node.kind, with_sign="fptosi" in node.callee), 1)


def classes_of(x: Array, kind: RegisterKind) -> Array:
    """Of each float the bit of its class as in LLVM's ``FPClassTest``, by its own bits: no NaN is moved.

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
for _name, _function in _REDUCTIONS.items():
    intrinsic(_name)(partial(_build, _function, 1))


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


@intrinsic("llvm.amdgcn.cvt.pkrtz")
def _pkrtz(node: Node) -> Effect:
    """Packs two floats into two halves, rounded to zero."""

    def to_zero(x: Array) -> Array:
        near = x.astype(np.float16)
        too_far = np.abs(near.astype(np.float32)) > np.abs(x)
        return np.where(too_far, np.nextafter(near, np.float16(0)), near).astype(np.float16)

    return lanewise(node, lambda x, y: np.stack(np.broadcast_arrays(to_zero(x), to_zero(y)), axis=-1), 2)


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
    """An instruction that FP16_OVFL of the wave's MODE register makes another one."""
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
    """Operands: numerator, denominator, whether the numerator is what to scale."""
    d, above, below = node.dst, node.src(0), node.src(1)
    kind, flag = node.kind.elements
    takes_numerator = bool(node.immediate(2))

    def function(numerator: Array, denominator: Array) -> tuple[Any, Any]:
        return floats.scale(
            numerator if takes_numerator else denominator,
            denominator,
            numerator,
            is_denominator=np.bool_(not takes_numerator),
            is_numerator=np.bool_(takes_numerator),
        )

    value = on_arrays(lambda x, y: function(x, y)[0], [kind, kind], kind)
    needs_undoing = on_arrays(lambda x, y: function(x, y)[1], [kind, kind], flag)

    def op(r: Registers) -> None:
        r[d] = (value(r[above], r[below]), needs_undoing(r[above], r[below]))

    return op


@intrinsic("llvm.amdgcn.div.fmas")
def _fuse(node: Node) -> Effect:
    return lanewise(node, floats.fuse, 4)


@intrinsic("llvm.amdgcn.div.fixup")
def _fix_up(node: Node) -> Effect:
    return lanewise(node, floats.fix_up, 3)


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


@intrinsic(*[f"llvm.amdgcn.cube{name}" for name in _CUBE_FUNCTIONS])
def _cube_coordinate(node: Node) -> Effect:
    return lanewise(node, _CUBE_FUNCTIONS[node.callee.removeprefix("llvm.amdgcn.cube")], 3)
