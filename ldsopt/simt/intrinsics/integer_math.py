"""Integer functions of LLVM and of the hardware."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise
from ldsopt.simt.kinds import Array, Kind, signed, uniform, unsigned
from ldsopt.simt.node import Node
from ldsopt.simt.program import Registers

_Choice = Callable[[Array, Array], Any]
_EXTREMES: dict[str, tuple[_Choice, bool]] = {
    "llvm.smax": (np.maximum, True),
    "llvm.smin": (np.minimum, True),
    "llvm.umax": (np.maximum, False),
    "llvm.umin": (np.minimum, False),
}


@intrinsic(*_EXTREMES)
def _extreme(node: Node) -> Effect:
    name = ".".join(node.callee.split(".")[:2])
    function, with_sign = _EXTREMES[name]
    kind = node.kind
    if with_sign:
        return lanewise(
            node, lambda x, y: unsigned(function(signed(x, kind.bits), signed(y, kind.bits)), kind), 2
        )
    return lanewise(node, function, 2)


@intrinsic("llvm.abs")
def _abs(node: Node) -> Effect:
    kind = node.kind
    return lanewise(node, lambda x: unsigned(np.abs(signed(x, kind.bits)), kind), 1)


def _wide(x: Array, kind: Kind, *, with_sign: bool) -> Array:
    """As Python integers, which never overflow."""
    return np.asarray((signed(x, kind.bits) if with_sign else x).astype(object))


def _exact(name: str, x: Array, y: Array, kind: Kind, *, with_sign: bool) -> Array:
    a, b = _wide(x, kind, with_sign=with_sign), _wide(y, kind, with_sign=with_sign)
    return np.asarray(a + b if "add" in name else a - b if "sub" in name else a * b)


@intrinsic("llvm.sadd.sat", "llvm.uadd.sat", "llvm.ssub.sat", "llvm.usub.sat")
def _saturating(node: Node) -> Effect:
    kind, name = node.kind, node.callee.split(".")[1]
    with_sign = name[0] == "s"
    low = -(1 << (kind.bits - 1)) if with_sign else 0
    high = (1 << (kind.bits - 1)) - 1 if with_sign else kind.mask

    def function(x: Array, y: Array) -> Array:
        exact = _exact(name, x, y, kind, with_sign=with_sign)
        return np.asarray(np.clip(exact, low, high) & kind.mask)

    return lanewise(node, function, 2)


@intrinsic(
    "llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.ssub.with.overflow",
    "llvm.usub.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
)  # fmt: skip
def _with_overflow(node: Node) -> Effect:
    d, a, b = node.dst, node.src(0), node.src(1)
    kind, name = node.kind_of(0), node.callee.split(".")[1]
    with_sign = name[0] == "s"
    low = -(1 << (kind.bits - 1)) if with_sign else 0
    high = (1 << (kind.bits - 1)) - 1 if with_sign else kind.mask

    def op(r: Registers) -> None:
        x, y = np.asarray(r[a], kind.dtype), np.asarray(r[b], kind.dtype)
        exact = _exact(name, x, y, kind, with_sign=with_sign)
        over = np.asarray((exact < low) | (exact > high), bool)
        value = np.asarray(exact & kind.mask).astype(kind.dtype)
        r[d] = (value, over) if value.ndim else (uniform(value, kind), bool(over))

    return op


@intrinsic("llvm.ctpop")
def _ctpop(node: Node) -> Effect:
    return lanewise(node, np.bitwise_count, 1)


def reverse_bits(x: Array, bits: int) -> Array:
    """The lowest ``bits`` bits in reverse order."""
    wide = x.astype(np.uint64)
    out = np.zeros_like(wide)
    for i in range(bits):
        out |= ((wide >> np.uint64(i)) & np.uint64(1)) << np.uint64(bits - 1 - i)
    return np.asarray(out.astype(x.dtype))


@intrinsic("llvm.bitreverse")
def _bitreverse(node: Node) -> Effect:
    return lanewise(node, lambda x: reverse_bits(x, node.kind.bits), 1)


@intrinsic("llvm.bswap")
def _bswap(node: Node) -> Effect:
    def function(x: Array) -> Array:
        return np.asarray(x.byteswap())

    return lanewise(node, function, 1)


def _trailing(x: Array, bits: int) -> Array:
    """Zero bits below the lowest one; all of them for zero."""
    below = ~x & (x - x.dtype.type(1))
    return np.asarray(np.bitwise_count(below & x.dtype.type((1 << bits) - 1)))


@intrinsic("llvm.cttz", "llvm.ctlz")
def _zeros(node: Node) -> Effect:
    bits = node.kind.bits
    if "cttz" in node.callee:
        return lanewise(node, lambda x: _trailing(x, bits), 1)
    return lanewise(node, lambda x: _trailing(reverse_bits(x, bits), bits), 1)


@intrinsic("llvm.fshl", "llvm.fshr")
def _funnel(node: Node) -> Effect:
    bits, left = node.kind.bits, "fshl" in node.callee

    def function(x: Array, y: Array, n: Array) -> Array:
        amount = n % n.dtype.type(bits)
        up = amount if left else n.dtype.type(bits) - amount
        wide = bits - up
        high = np.where(up < bits, x << np.minimum(up, bits - 1).astype(x.dtype), 0)
        low = np.where(wide < bits, y >> np.minimum(wide, bits - 1).astype(x.dtype), 0)
        result = np.where(amount == 0, x if left else y, high | low)
        return np.asarray(result.astype(x.dtype) & x.dtype.type((1 << bits) - 1))

    return lanewise(node, function, 3)


_REDUCTIONS: dict[str, Callable[[Array], Any]] = {
    "add": lambda v: np.add.reduce(v, axis=-1, dtype=v.dtype),
    "mul": lambda v: np.multiply.reduce(v, axis=-1, dtype=v.dtype),
    "and": lambda v: np.bitwise_and.reduce(v, axis=-1),
    "or": lambda v: np.bitwise_or.reduce(v, axis=-1),
    "xor": lambda v: np.bitwise_xor.reduce(v, axis=-1),
    "umax": lambda v: v.max(axis=-1),
    "umin": lambda v: v.min(axis=-1),
}


def _reduce(name: str, node: Node) -> Effect:
    kind = node.kind_of(0)
    if name in ("smax", "smin"):
        extreme = np.max if name == "smax" else np.min
        return lanewise(node, lambda v: unsigned(extreme(signed(v, kind.bits), axis=-1), kind.scalar), 1)
    function = _REDUCTIONS[name]
    mask = kind.mask
    if kind.is_bool:
        return lanewise(node, function, 1)
    return lanewise(node, lambda v: function(v) & kind.dtype.type(mask), 1)


for _name in (*_REDUCTIONS, "smax", "smin"):
    intrinsic(f"llvm.vector.reduce.{_name}")(partial(_reduce, _name))


def _bit_field(x: Array, offset: Array, width: Array, *, with_sign: bool) -> Array:
    offset, width = offset & np.uint32(31), width & np.uint32(31)
    field = (x >> offset) & ((np.uint32(1) << width) - np.uint32(1))
    if not with_sign:
        return np.asarray(field)
    sign = (field >> (np.maximum(width, 1) - np.uint32(1))) & np.uint32(1)
    extended = field | np.where(sign != 0, ~((np.uint32(1) << width) - np.uint32(1)), np.uint32(0))
    found: Array = np.where(width == 0, np.uint32(0), extended)
    return found


def _permute_bytes(x: Array, y: Array, select: Array) -> Array:
    """``v_perm_b32``: four bytes chosen from the eight of both operands (the second one's are 0 to 3)."""
    both = (x.astype(np.uint64) << np.uint64(32)) | y.astype(np.uint64)
    out = np.zeros(np.broadcast(x, y, select).shape, np.uint32)
    for i in range(4):
        number = (select >> np.uint32(8 * i)) & np.uint32(255)
        byte = (both >> (np.minimum(number, 7).astype(np.uint64) * np.uint64(8))) & np.uint64(255)
        half = (number.astype(np.uint64) - np.uint64(8)) & np.uint64(
            3
        )  # 8 to 11: a sign, spread over the byte
        sign = (both >> (half * np.uint64(16) + np.uint64(15))) & np.uint64(1)
        special = np.where(number == 12, 0, np.where(number > 12, 255, sign * np.uint64(255)))
        out |= np.where(number < 8, byte, special).astype(np.uint32) << np.uint32(8 * i)
    return out


def _low24(x: Array, *, with_sign: bool) -> Array:
    low = x & np.uint32(0xFFFFFF)
    if not with_sign:
        return np.asarray(low)
    found: Array = np.where(low >> np.uint32(23) != 0, low | np.uint32(0xFF000000), low).astype(np.uint32)
    return found


def _sign_bits(x: Array) -> Array:
    s = x.view(np.int32)
    folded = np.where(s < 0, ~s, s).astype(np.uint32)
    count = _trailing(reverse_bits(folded, 32), 32).astype(np.uint32)
    return np.where(folded == 0, np.uint32(0xFFFFFFFF), count)


_HARDWARE: dict[str, tuple[int, Callable[..., Any]]] = {
    "llvm.amdgcn.ubfe": (3, partial(_bit_field, with_sign=False)),
    "llvm.amdgcn.sbfe": (3, partial(_bit_field, with_sign=True)),
    "llvm.amdgcn.perm": (3, _permute_bytes),
    "llvm.amdgcn.alignbyte": (
        3,
        lambda x, y, n: (
            ((x.astype(np.uint64) << np.uint64(32)) | y)
            >> ((n & np.uint32(3)).astype(np.uint64) * np.uint64(8))
        ).astype(np.uint32),
    ),
    "llvm.amdgcn.mul.u24": (2, lambda x, y: _low24(x, with_sign=False) * _low24(y, with_sign=False)),
    "llvm.amdgcn.mul.i24": (2, lambda x, y: _low24(x, with_sign=True) * _low24(y, with_sign=True)),
    "llvm.amdgcn.sffbh": (1, _sign_bits),
}


def _hardware(function: Callable[..., Any], count: int, node: Node) -> Effect:
    return lanewise(node, function, count)


for _name, (_count, _function) in _HARDWARE.items():
    intrinsic(_name)(partial(_hardware, _function, _count))
