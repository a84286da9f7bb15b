"""Floating-point functions. Those that the hardware approximates (rcp, rsq, exp2, log2, sin) are computed exactly."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ldsopt.simt.floats import bf8_format, decode, encode, fp8_format
from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise
from ldsopt.simt.kinds import Array, Value, round_bfloat
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.opcodes.casts import float_to_integer
from ldsopt.simt.program import Registers

_UNARY: dict[str, Callable[[Array], Any]] = {
    "llvm.fabs": np.abs,
    "llvm.sqrt": np.sqrt,
    "llvm.floor": np.floor,
    "llvm.ceil": np.ceil,
    "llvm.trunc": np.trunc,
    "llvm.rint": np.rint,
    "llvm.nearbyint": np.rint,
    "llvm.roundeven": np.rint,
    "llvm.round": lambda x: np.copysign(np.floor(np.abs(x) + x.dtype.type(0.5)), x),
    "llvm.exp": np.exp,
    "llvm.exp2": np.exp2,
    "llvm.exp10": lambda x: np.power(x.dtype.type(10), x),
    "llvm.log": np.log,
    "llvm.log2": np.log2,
    "llvm.log10": np.log10,
    "llvm.sin": np.sin,
    "llvm.cos": np.cos,
    "llvm.tanh": np.tanh,
    "llvm.canonicalize": lambda x: x,
    "llvm.amdgcn.rcp": lambda x: x.dtype.type(1) / x,
    "llvm.amdgcn.rsq": lambda x: x.dtype.type(1) / np.sqrt(x),
    "llvm.amdgcn.sqrt": np.sqrt,
    "llvm.amdgcn.exp2": np.exp2,
    "llvm.amdgcn.log": np.log2,
    "llvm.amdgcn.tanh": np.tanh,
    "llvm.amdgcn.fract": lambda x: np.minimum(
        x - np.floor(x), np.nextafter(x.dtype.type(1), x.dtype.type(0))
    ),
    "llvm.amdgcn.sin": lambda x: np.sin(x * x.dtype.type(2 * np.pi)),
    "llvm.amdgcn.cos": lambda x: np.cos(x * x.dtype.type(2 * np.pi)),
    "llvm.amdgcn.frexp.mant": lambda x: np.frexp(x)[0],
    "llvm.amdgcn.frexp.exp": lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0).astype(np.int32),
}

_BINARY: dict[str, Callable[[Array, Array], Any]] = {
    "llvm.maxnum": np.fmax,
    "llvm.minnum": np.fmin,
    "llvm.maximumnum": np.fmax,
    "llvm.minimumnum": np.fmin,
    "llvm.maximum": np.maximum,
    "llvm.minimum": np.minimum,
    "llvm.copysign": np.copysign,
    "llvm.pow": np.power,
}


def _fma(x: Array, y: Array, z: Array) -> Array:
    """With one rounding for half and float: their product is exact in double."""
    exact = x.astype(np.float64) * y.astype(np.float64) + z.astype(np.float64)
    return np.asarray(exact.astype(x.dtype))


def _median(x: Array, y: Array, z: Array) -> Array:
    return np.asarray(np.fmax(np.fmin(x, y), np.fmin(np.fmax(x, y), z)))


_TERNARY: dict[str, Callable[[Array, Array, Array], Any]] = {
    "llvm.fma": _fma,
    "llvm.amdgcn.fmed3": _median,
}


def _build(function: Callable[..., Any], count: int, node: Node) -> Effect:
    return lanewise(node, function, count)


for _count, _functions in ((1, _UNARY), (2, _BINARY), (3, _TERNARY)):
    for _name, _function in _functions.items():
        intrinsic(_name)(partial(_build, _function, _count))


@intrinsic("llvm.fmuladd")
def _fmuladd(node: Node) -> Effect:
    """With two roundings, which is one of the two results that LLVM allows, and the faster one here."""
    if node.kind.is_bfloat:
        return lanewise(node, lambda x, y, z: x * y + z, 3)
    d, a, b, c = node.dst, node.src(0), node.src(1), node.src(2)

    def op(r: Registers) -> None:
        r[d] = r[a] * r[b] + r[c]

    return op


@intrinsic("llvm.ldexp", "llvm.amdgcn.ldexp")
def _ldexp(node: Node) -> Effect:
    return lanewise(node, lambda x, n: np.ldexp(x, n.astype(np.int32)), 2)


@intrinsic("llvm.powi")
def _powi(node: Node) -> Effect:
    return lanewise(node, lambda x, n: np.power(x, n.astype(np.int32).astype(x.dtype)), 2)


@intrinsic("llvm.fptosi.sat", "llvm.fptoui.sat")
def _saturating(node: Node) -> Effect:
    function = float_to_integer(node.kind, with_sign="fptosi" in node.callee, saturate=True)
    d, a = node.dst, node.src(0)

    def op(r: Registers) -> None:
        r[d] = function(r[a])

    return op


_CLASSES: tuple[Callable[[Array], Array], ...] = (
    np.isnan,  # signalling
    np.isnan,
    np.isneginf,
    lambda x: np.isfinite(x) & (x < 0) & (np.abs(x) >= np.finfo(x.dtype).tiny),
    lambda x: (x < 0) & (np.abs(x) < np.finfo(x.dtype).tiny),
    lambda x: (x == 0) & np.signbit(x),
    lambda x: (x == 0) & ~np.signbit(x),
    lambda x: (x > 0) & (x < np.finfo(x.dtype).tiny),
    lambda x: np.isfinite(x) & (x > 0) & (x >= np.finfo(x.dtype).tiny),
    np.isposinf,
)


@intrinsic("llvm.is.fpclass", "llvm.amdgcn.class")
def _is_class(node: Node) -> Effect:
    """Bits of the mask as in LLVM's ``FPClassTest``; the two kinds of NaN are not told apart."""
    mask = node.immediate(1)

    def function(x: Array) -> Array:
        found = np.zeros(x.shape, bool)
        for bit, test in enumerate(_CLASSES):
            if mask >> bit & 1:
                found |= test(x)
        return found

    return lanewise(node, function, 1)


_REDUCTIONS: dict[str, Callable[[Array], Any]] = {
    "llvm.vector.reduce.fmax": lambda v: np.fmax.reduce(v, axis=-1),
    "llvm.vector.reduce.fmin": lambda v: np.fmin.reduce(v, axis=-1),
    "llvm.vector.reduce.fmaximum": lambda v: np.maximum.reduce(v, axis=-1),
    "llvm.vector.reduce.fminimum": lambda v: np.minimum.reduce(v, axis=-1),
}
for _name, _function in _REDUCTIONS.items():
    intrinsic(_name)(partial(_build, _function, 1))


@intrinsic("llvm.vector.reduce.fadd", "llvm.vector.reduce.fmul")
def _sum(node: Node) -> Effect:
    """In order from the start value, which also is one of the orders that ``reassoc`` allows."""
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
    """To two halves, rounded to zero."""

    def to_zero(x: Array) -> Array:
        near = x.astype(np.float16)
        too_far = np.abs(near.astype(np.float32)) > np.abs(x)
        return np.where(too_far, np.nextafter(near, np.float16(0)), near).astype(np.float16)

    return lanewise(node, lambda x, y: np.stack(np.broadcast_arrays(to_zero(x), to_zero(y)), axis=-1), 2)


@intrinsic("llvm.amdgcn.cvt.f32.fp8", "llvm.amdgcn.cvt.f32.bf8")
def _from_eight(node: Node) -> Effect:
    form = (fp8_format if "fp8" in node.callee else bf8_format)(node.decoder.arch)
    shift = np.uint32(8 * node.immediate(1))
    return lanewise(node, lambda x: decode(((x >> shift) & np.uint32(255)).astype(np.uint8), form), 1)


@intrinsic("llvm.amdgcn.cvt.pk.f32.fp8", "llvm.amdgcn.cvt.pk.f32.bf8")
def _pair_from_eight(node: Node) -> Effect:
    form = (fp8_format if "fp8" in node.callee else bf8_format)(node.decoder.arch)
    shift = 16 * node.immediate(1)

    def function(x: Array) -> Array:
        parts = [((x >> np.uint32(shift + 8 * i)) & np.uint32(255)).astype(np.uint8) for i in range(2)]
        return np.stack([decode(p, form) for p in parts], axis=-1)

    return lanewise(node, function, 1)


@intrinsic("llvm.amdgcn.cvt.pk.fp8.f32", "llvm.amdgcn.cvt.pk.bf8.f32")
def _pair_to_eight(node: Node) -> Effect:
    form = (fp8_format if ".fp8." in node.callee else bf8_format)(node.decoder.arch)
    shift = np.uint32(16 * node.immediate(3))

    def function(x: Array, y: Array, old: Array) -> Array:
        pair = encode(x, form).astype(np.uint32) | encode(y, form).astype(np.uint32) << np.uint32(8)
        found: Array = (old & ~(np.uint32(0xFFFF) << shift)) | pair << shift
        return found

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.cvt.sr.fp8.f32", "llvm.amdgcn.cvt.sr.bf8.f32")
def _stochastic(node: Node) -> Effect:
    raise Unsupported(f"{node.callee}; add it to ldsopt/simt/intrinsics/math.py")
