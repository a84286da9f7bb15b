"""Instructions that work on several small numbers in one register: dot products, sums of differences, packing.

Sources: LLVM's IntrinsicsAMDGPU.td; AMD Instinct MI300 and RDNA3 ISA, the opcodes of the same names.
"""

from __future__ import annotations

import numpy as np

from ldsopt.simt.floats import bf8_format, decode, fp8_format
from ldsopt.simt.intrinsics.table import Effect, intrinsic, lanewise
from ldsopt.simt.kinds import Array, RegisterKind, to_float
from ldsopt.simt.node import Node

_INT32 = (-(1 << 31), (1 << 31) - 1)


def _fields(x: Array, bits: int, *, with_sign: bool) -> Array:
    """Splits 32-bit registers into numbers of so many bits, lowest first, on a new last axis."""
    shifts = np.arange(0, 32, bits, dtype=np.uint32)
    found = ((x[..., None] >> shifts) & np.uint32((1 << bits) - 1)).astype(np.int64)
    return np.asarray(np.where(found >> (bits - 1) != 0, found - (1 << bits), found) if with_sign else found)


def _numbers(x: Array, bits: int, *, with_sign: bool) -> Array:
    """The operand of an integer dot product: a register, or a vector of two 16-bit integers."""
    if bits == 16:
        return x.view(np.int16).astype(np.int64) if with_sign else x.astype(np.int64)
    return _fields(x, bits, with_sign=with_sign)


def _total(total: Array, *, clamps: bool, with_sign: bool) -> Array:
    if clamps:
        total = np.clip(total, *(_INT32 if with_sign else (0, (1 << 32) - 1)))
    return np.asarray((total & 0xFFFF_FFFF).astype(np.uint32))


_DOTS = {"2": 16, "4": 8, "8": 4}


@intrinsic(*[f"llvm.amdgcn.{sign}dot{count}" for sign in "su" for count in _DOTS])
def _dot(node: Node) -> Effect:
    """Operands: A, B, C, whether the sum saturates."""
    name = node.callee.split(".")[2]
    bits, with_sign, clamps = _DOTS[name[-1]], name[0] == "s", bool(node.immediate(3))

    def function(a: Array, b: Array, c: Array) -> Array:
        x, y = (_numbers(v, bits, with_sign=with_sign) for v in (a, b))
        addend = c.view(np.int32).astype(np.int64) if with_sign else c.astype(np.int64)
        return _total((x * y).sum(axis=-1) + addend, clamps=clamps, with_sign=with_sign)

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.sudot4", "llvm.amdgcn.sudot8")
def _mixed_dot(node: Node) -> Effect:
    """Operands: whether A has a sign, A, the same of B, C, whether the sum saturates."""
    bits, clamps = _DOTS[node.callee.split(".")[2][-1]], bool(node.immediate(5))
    signs = bool(node.immediate(0)), bool(node.immediate(2))

    def function(_: Array, a: Array, __: Array, b: Array, c: Array) -> Array:
        x, y = _fields(a, bits, with_sign=signs[0]), _fields(b, bits, with_sign=signs[1])
        return _total((x * y).sum(axis=-1) + c.view(np.int32).astype(np.int64), clamps=clamps, with_sign=True)

    return lanewise(node, function, 5)


@intrinsic(
    "llvm.amdgcn.fdot2", "llvm.amdgcn.fdot2.f16.f16", "llvm.amdgcn.fdot2.bf16.bf16", "llvm.amdgcn.fdot2.f32.bf16",
    "llvm.amdgcn.fdot2c.f32.bf16",
)  # fmt: skip
def _float_dot(node: Node) -> Effect:
    """The sum is rounded once; the order in which the hardware adds is not specified. The clamp is to 0 to 1."""
    clamps = len(node.instruction.operands) > 4 and bool(node.immediate(3))
    kind: RegisterKind = node.kind

    def function(a: Array, b: Array, c: Array) -> Array:
        total = (a.astype(np.float64) * b.astype(np.float64)).sum(axis=-1) + c.astype(np.float64)
        return to_float(np.clip(np.nan_to_num(total), 0, 1) if clamps else total, kind)

    return lanewise(node, function, 3)


@intrinsic(*[f"llvm.amdgcn.dot4.f32.{a}.{b}" for a in ("fp8", "bf8") for b in ("fp8", "bf8")])
def _eight_bit_dot(node: Node) -> Effect:
    forms = [
        (fp8_format if name == "fp8" else bf8_format)(node.frame.arch) for name in node.callee.split(".")[4:6]
    ]

    def function(a: Array, b: Array, c: Array) -> Array:
        x, y = (
            decode(_fields(v, 8, with_sign=False).astype(np.uint8), form).astype(np.float64)
            for v, form in zip((a, b), forms, strict=True)
        )
        return np.asarray(((x * y).sum(axis=-1) + c).astype(np.float32))

    return lanewise(node, function, 3)


def _difference(a: Array, b: Array, bits: int, *, masked: bool = False) -> Array:
    """The sum of the absolute differences of the fields; ``masked`` leaves out those that are 0 in B."""
    x, y = (_fields(np.asarray(v, np.uint32), bits, with_sign=False) for v in (a, b))
    return np.asarray(np.where(masked & (y == 0), 0, np.abs(x - y)).sum(axis=-1))


@intrinsic("llvm.amdgcn.sad.u8", "llvm.amdgcn.sad.hi.u8", "llvm.amdgcn.sad.u16", "llvm.amdgcn.msad.u8")
def _sad(node: Node) -> Effect:
    name = node.callee
    shift, bits = 16 if ".hi." in name else 0, 16 if name.endswith("u16") else 8

    def function(a: Array, b: Array, c: Array) -> Array:
        total = (_difference(a, b, bits, masked=".msad." in name) << shift) + c.astype(np.int64)
        return _total(total, clamps=False, with_sign=False)

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.qsad.pk.u16.u8", "llvm.amdgcn.mqsad.pk.u16.u8", "llvm.amdgcn.mqsad.u32.u8")
def _four_sads(node: Node) -> Effect:
    """Four sums, of A from each of its first four bytes on; as four 16-bit fields of 64 bits or as four words."""
    masked, in_words = ".mqsad." in node.callee, ".u32." in node.callee

    def function(a: Array, b: Array, c: Array) -> Array:
        sums = [
            _difference((a >> np.uint64(8 * i)) & np.uint64(0xFFFF_FFFF), b, 8, masked=masked)
            for i in range(4)
        ]
        if in_words:
            return np.asarray((np.stack(sums, axis=-1) + c).astype(np.uint32))
        total = np.zeros(np.broadcast_shapes(a.shape, c.shape), np.uint64)
        for i, found in enumerate(sums):
            field = (c >> np.uint64(16 * i)) + found.astype(np.uint64)
            total = total | (field & np.uint64(0xFFFF)) << np.uint64(16 * i)
        return total

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.lerp")
def _lerp(node: Node) -> Effect:
    """The mean of each pair of bytes, rounded up where the lowest bit of C's byte is set."""

    def function(a: Array, b: Array, c: Array) -> Array:
        x, y, up = (_fields(v, 8, with_sign=False) for v in (a, b, c))
        means = ((x + y + (up & 1)) >> 1) << np.arange(0, 32, 8)
        return np.asarray(means.sum(axis=-1).astype(np.uint32))

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.cvt.pk.i16", "llvm.amdgcn.cvt.pk.u16")
def _pack_integers(node: Node) -> Effect:
    """Two 32-bit integers to two of 16 bits, saturating."""
    with_sign = node.callee.endswith("i16")
    low, high = (-(1 << 15), (1 << 15) - 1) if with_sign else (0, (1 << 16) - 1)

    def one(x: Array) -> Array:
        number = x.view(np.int32).astype(np.int64) if with_sign else x.astype(np.int64)
        return np.asarray((np.clip(number, low, high) & 0xFFFF).astype(np.uint16))

    return lanewise(node, lambda x, y: np.stack(np.broadcast_arrays(one(x), one(y)), axis=-1), 2)


@intrinsic("llvm.amdgcn.cvt.pknorm.i16", "llvm.amdgcn.cvt.pknorm.u16")
def _pack_normalized(node: Node) -> Effect:
    """Two numbers of -1 to 1, or of 0 to 1, to integers of 16 bits; NaN is 0."""
    low, scale = (-1.0, 32767) if node.callee.endswith("i16") else (0.0, 65535)

    def one(x: Array) -> Array:
        number = np.rint(np.clip(np.nan_to_num(x.astype(np.float64)), low, 1.0) * scale)
        return np.asarray((number.astype(np.int64) & 0xFFFF).astype(np.uint16))

    return lanewise(node, lambda x, y: np.stack(np.broadcast_arrays(one(x), one(y)), axis=-1), 2)


def _into_byte(x: Array, place: Array, old: Array) -> Array:
    shift = (place & np.uint32(3)) << np.uint32(3)
    byte = np.rint(np.clip(np.nan_to_num(x.astype(np.float64)), 0, 255)).astype(np.uint32)
    found: Array = (old & ~(np.uint32(255) << shift)) | byte << shift
    return found


@intrinsic("llvm.amdgcn.cvt.pk.u8.f32")
def _pack_byte(node: Node) -> Effect:
    return lanewise(node, _into_byte, 3)


@intrinsic("llvm.amdgcn.cvt.off.f32.i4")
def _offset_binary(node: Node) -> Effect:
    """Four bits as a number of sixteenths from -8 to 7, in two's complement."""
    return lanewise(node, lambda x: (_fields(x, 4, with_sign=True)[..., 0] / 16).astype(np.float32), 1)
