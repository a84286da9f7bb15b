"""Integer functions of LLVM and of the hardware."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ldsopt.simt.floats import bf8_format, decode, fp8_format
from ldsopt.simt.frame import Effect, Node, Unsupported, intrinsic, lanewise, of_elements, of_lanes
from ldsopt.simt.kinds import Array, RegisterKind, first_lane, signed, to_float, unsigned
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
    if kind.is_bool:
        return lanewise(node, lambda x: x, 1)
    return lanewise(node, lambda x: unsigned(np.abs(signed(x, kind.bits)), kind), 1)


def _exactly(x: Array, kind: RegisterKind, *, with_sign: bool) -> Array:
    """Turns numbers into Python's integers, which never overflow."""
    wide = np.atleast_1d(x).astype(np.uint8 if x.dtype == bool else x.dtype).astype(object)
    return np.where(wide >> (kind.bits - 1) != 0, wide - (1 << kind.bits), wide) if with_sign else wide


def _limits(kind: RegisterKind, *, with_sign: bool) -> tuple[int, int]:
    return (-(1 << (kind.bits - 1)), (1 << (kind.bits - 1)) - 1) if with_sign else (0, kind.mask)


_EXACT: dict[str, Callable[[Any, Any], Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "shl": operator.lshift,
}


def _by_numbers(
    node: Node, function: Callable[..., Any], kind: RegisterKind, *, with_sign: bool
) -> Callable[..., Array]:
    """A function of arrays from one of exact integers; its result is cut to the type ``kind``."""
    source = node.kind_of(0)

    def arrays(*values: Array) -> Array:
        shape = np.broadcast_shapes(*(v.shape for v in values))
        exact = function(*(_exactly(v, source, with_sign=with_sign) for v in values))
        return np.asarray(exact & kind.mask, object).astype(kind.dtype).reshape(shape)

    return arrays


@intrinsic(
    "llvm.sadd.sat", "llvm.uadd.sat", "llvm.ssub.sat", "llvm.usub.sat", "llvm.sshl.sat", "llvm.ushl.sat",
)  # fmt: skip
def _saturating(node: Node) -> Effect:
    kind, name = node.kind, node.callee.split(".")[1]
    with_sign, operation = name[0] == "s", _EXACT[name[1:]]
    low, high = _limits(kind, with_sign=with_sign)

    def function(x: Array, y: Array) -> Array:
        if name[1:] == "shl":
            y = np.clip(y, 0, kind.bits)
        return np.asarray(np.clip(operation(x, y), low, high))

    return lanewise(node, _by_numbers(node, function, kind, with_sign=with_sign), 2)


@intrinsic(
    "llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.ssub.with.overflow",
    "llvm.usub.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
)  # fmt: skip
def _with_overflow(node: Node) -> Effect:
    kind, name = node.kind_of(0), node.callee.split(".")[1]
    with_sign, operation = name[0] == "s", _EXACT[name[1:]]
    low, high = _limits(kind, with_sign=with_sign)

    def overflows(x: Array, y: Array) -> Array:
        exact = operation(x, y)
        return np.where((exact < low) | (exact > high), 1, 0)

    pairs = zip((operation, overflows), node.kind.elements, strict=True)
    return of_elements(node, [_by_numbers(node, f, of, with_sign=with_sign) for f, of in pairs], 2)


@intrinsic("llvm.scmp", "llvm.ucmp")
def _three_way(node: Node) -> Effect:
    """The order of two integers, as -1, 0 or 1."""

    def function(x: Array, y: Array) -> Array:
        return np.where(x < y, -1, np.where(x > y, 1, 0)).astype(object)

    return lanewise(node, _by_numbers(node, function, node.kind, with_sign=".scmp" in node.callee), 2)


@intrinsic("llvm.smul.fix", "llvm.umul.fix", "llvm.smul.fix.sat", "llvm.umul.fix.sat")
def _fixed_point(node: Node) -> Effect:
    """The product of numbers with some bits behind the point, rounded down."""
    kind, scale, with_sign = node.kind, node.immediate(2), ".smul" in node.callee
    low, high = _limits(kind, with_sign=with_sign)

    def function(x: Array, y: Array) -> Array:
        product = x * y >> scale
        return np.clip(product, low, high) if ".sat" in node.callee else product

    return lanewise(node, _by_numbers(node, function, kind, with_sign=with_sign), 2)


of_lanes(1, "llvm.ctpop")(np.bitwise_count)


def _number(x: Array) -> Array:
    """Turns bools into numbers; numpy has no arithmetic for bools."""
    return x.astype(np.uint8) if x.dtype == bool else x


def reverse_bits(x: Array, bits: int) -> Array:
    """The lowest ``bits`` bits in reverse order."""
    wide = x if x.dtype == object else x.astype(np.uint64)
    one = wide.dtype.type(1)
    out = wide & wide.dtype.type(0)
    for i in range(bits):
        out = out | ((wide >> wide.dtype.type(i)) & one) << wide.dtype.type(bits - 1 - i)
    return np.asarray(out.astype(x.dtype))


@intrinsic("llvm.bitreverse")
def _bitreverse(node: Node) -> Effect:
    return lanewise(node, lambda x: reverse_bits(x, node.kind.bits), 1)


@intrinsic("llvm.bswap")
def _bswap(node: Node) -> Effect:
    bits = node.kind.bits

    def swapped(number: int) -> int:
        return int.from_bytes(number.to_bytes(bits // 8, "little"), "big")

    def function(x: Array) -> Array:
        if node.kind.is_native:
            return np.asarray(x.byteswap())
        if x.dtype != object:
            return np.asarray(x.byteswap() >> x.dtype.type(x.dtype.itemsize * 8 - bits))
        return np.asarray(np.frompyfunc(swapped, 1, 1)(x))

    return lanewise(node, function, 1)


def _trailing(x: Array, bits: int) -> Array:
    """Zero bits below the lowest one; all of them for zero."""
    below = ~x & (x - x.dtype.type(1))
    return np.asarray(np.bitwise_count(below & x.dtype.type((1 << bits) - 1)))


@intrinsic("llvm.cttz", "llvm.ctlz")
def _zeros(node: Node) -> Effect:
    bits = node.kind.bits
    if "cttz" in node.callee:
        return lanewise(node, lambda x: _trailing(_number(x), bits), 1)
    return lanewise(node, lambda x: _trailing(reverse_bits(_number(x), bits), bits), 1)


@intrinsic("llvm.fshl", "llvm.fshr")
def _funnel(node: Node) -> Effect:
    bits, left = node.kind.bits, "fshl" in node.callee

    def function(x: Array, y: Array, n: Array) -> Array:
        x, y, n = _number(x), _number(y), _number(n)
        amount = n % n.dtype.type(bits)
        up = amount if left else n.dtype.type(bits) - amount
        wide = n.dtype.type(bits) - up
        last = n.dtype.type(bits - 1)
        high = np.where(up < bits, x << np.minimum(up, last), n.dtype.type(0))
        low = np.where(wide < bits, y >> np.minimum(wide, last), n.dtype.type(0))
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
    function = _REDUCTIONS[{"add": "xor", "mul": "and"}.get(name, name) if kind.is_bool else name]
    mask = kind.mask
    if kind.is_bool:
        return lanewise(node, function, 1)
    return lanewise(node, lambda v: function(v) & kind.dtype.type(mask), 1)


for _name in (*_REDUCTIONS, "smax", "smin"):
    intrinsic(f"llvm.vector.reduce.{_name}")(partial(_reduce, _name))


@intrinsic("llvm.amdgcn.ubfe", "llvm.amdgcn.sbfe")
def _bit_field(node: Node) -> Effect:
    """A bit field: behind the highest bit the signed form sees the sign, the unsigned one zeros.

    Offset and width count modulo the bits of the type. Source: LLVM, AMDGPUInstCombineIntrinsic.cpp, ``amdgcn_ubfe``.
    """
    kind, with_sign = node.kind, "sbfe" in node.callee
    bits = kind.bits
    if bits not in (8, 16, 32, 64):
        raise Unsupported(f"a bit field of {bits} bits")
    number = np.int64 if with_sign else np.uint64

    def function(x: Array, offset: Array, width: Array) -> Array:
        first, count = ((one & np.uint32(bits - 1)).astype(number) for one in (offset, width))
        if kind.is_array:
            first, count = first[..., None], count[..., None]
        wide = signed(x, bits).astype(np.int64) if with_sign else x.astype(np.uint64)
        up = number(64) - np.maximum(count, number(1))
        return np.asarray(np.where(count == 0, number(0), (wide >> first << up) >> up).astype(kind.dtype))

    return lanewise(node, function, 3)


@of_lanes(3, "llvm.amdgcn.perm")
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


@intrinsic(
    "llvm.amdgcn.mul.u24", "llvm.amdgcn.mul.i24", "llvm.amdgcn.mulhi.u24", "llvm.amdgcn.mulhi.i24",
)  # fmt: skip
def _product_of_24(node: Node) -> Effect:
    """The product of the low 24 bits, cut to the result's type; or its part above 32 bits."""
    kind, with_sign, above = node.kind, ".i24" in node.callee, 32 if ".mulhi" in node.callee else 0

    def low(x: Array) -> Array:
        return np.asarray(x.view(np.int32) << 8 >> 8 if with_sign else x & np.uint32(0xFFFFFF)).astype(
            np.int64
        )

    def function(x: Array, y: Array) -> Array:
        product = low(x) * low(y) >> above
        return np.asarray(product.astype(object) & kind.mask).astype(kind.dtype)

    return lanewise(node, function, 2)


@of_lanes(1, "llvm.amdgcn.sffbh")
def _sign_bits(x: Array) -> Array:
    s = x.view(np.int32)
    folded = np.where(s < 0, ~s, s).astype(np.uint32)
    count = _trailing(reverse_bits(folded, 32), 32).astype(np.uint32)
    return np.where(folded == 0, np.uint32(0xFFFFFFFF), count)


@of_lanes(3, "llvm.amdgcn.alignbyte")
def _aligned(x: Array, y: Array, n: Array) -> Array:
    both = (x.astype(np.uint64) << np.uint64(32)) | y
    return np.asarray((both >> ((n & np.uint32(3)).astype(np.uint64) * np.uint64(8))).astype(np.uint32))


# --- bits ---------------------------------------------------------------------------------------------------
#
# Logic on the bits of registers. Sources: AMD Instinct CDNA4 ISA, V_BITOP3_B32, V_PRNG_B32,
# S_BITREPLICATE_B64_B32, S_QUADMASK_B32, S_WQM_B32; LLVM's IntrinsicsAMDGPU.td.
#
# The operand of the scalar ones has to be the same in all lanes; LLVM reads the first active lane's.


@intrinsic("llvm.amdgcn.bitop3")
def _by_table(node: Node) -> Effect:
    """Bit ``4 a + 2 b + c`` of the table is the result for bits a, b and c of the operands."""
    kind, table = node.kind, node.immediate(3)

    def function(a: Array, b: Array, c: Array) -> Array:
        total = np.zeros(np.broadcast_shapes(a.shape, b.shape, c.shape), kind.dtype)
        for row in range(8):
            if table >> row & 1:
                terms = [x if row >> place & 1 else ~x for x, place in ((a, 2), (b, 1), (c, 0))]
                total |= terms[0] & terms[1] & terms[2]
        return total

    return lanewise(node, function, 3)


@of_lanes(1, "llvm.amdgcn.prng.b32")
def next_random(state: Array) -> Array:
    """V_PRNG_B32: one step of a shift register of 32 bits."""
    feedback = np.where(state >> np.uint32(31) != 0, np.uint32(197), np.uint32(0))
    return np.asarray(state << np.uint32(1) ^ feedback)


def _doubled(bits: int, _size: int) -> int:
    return sum((bits >> i & 1) * 3 << 2 * i for i in range(32))


def _quads(bits: int, size: int) -> int:
    """One bit for each group of four: true if any of them is on."""
    return sum((bits >> 4 * i & 15 != 0) << i for i in range(size // 4))


def _whole_quads(bits: int, size: int) -> int:
    return sum(15 << 4 * i for i in range(size // 4) if bits >> 4 * i & 15)


_SCALAR: dict[str, Callable[[int, int], int]] = {
    "llvm.amdgcn.s.bitreplicate": _doubled,
    "llvm.amdgcn.s.quadmask": _quads,
    "llvm.amdgcn.s.wqm": _whole_quads,
}


@intrinsic(*_SCALAR)
def _scalar(node: Node) -> Effect:
    function = _SCALAR[".".join(node.callee.split(".")[:4])]
    d, a, kind, mask = node.dst, node.src(0), node.kind_of(0), node.kind.mask

    def op(r: Registers) -> None:
        r[d] = function(first_lane(r[a], kind, r[0].first()), kind.bits) & mask

    return op


# --- packed math --------------------------------------------------------------------------------------------
#
# Instructions that work on several small numbers in one register: dot products, sums of differences, packing.
#
# Sources: LLVM's IntrinsicsAMDGPU.td; AMD Instinct MI300 and RDNA3 ISA, the opcodes of the same names.


_INT32 = (-(1 << 31), (1 << 31) - 1)


def _fields(x: Array, bits: int, *, with_sign: bool) -> Array:
    """Splits 32-bit registers into numbers of ``bits`` bits, lowest first, on a new last axis."""
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
    """An integer dot product. Operands: A, B, C, and true if the sum saturates."""
    name = node.callee.split(".")[2]
    bits, with_sign, clamps = _DOTS[name[-1]], name[0] == "s", bool(node.immediate(3))

    def function(a: Array, b: Array, c: Array) -> Array:
        x, y = (_numbers(v, bits, with_sign=with_sign) for v in (a, b))
        addend = c.view(np.int32).astype(np.int64) if with_sign else c.astype(np.int64)
        return _total((x * y).sum(axis=-1) + addend, clamps=clamps, with_sign=with_sign)

    return lanewise(node, function, 3)


@intrinsic("llvm.amdgcn.sudot4", "llvm.amdgcn.sudot8")
def _mixed_dot(node: Node) -> Effect:
    """A dot product of mixed signs. Operands: A's sign flag, A, the same of B, C, and true if the sum saturates."""
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
    """A float dot product, rounded once; the hardware's order of additions is not specified. Clamps to 0 to 1."""
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


@of_lanes(3, "llvm.amdgcn.lerp")
def _lerp(*values: Array) -> Array:
    """The mean of each pair of bytes, rounded up where the lowest bit of C's byte is set."""
    x, y, up = (_fields(v, 8, with_sign=False) for v in values)
    means = ((x + y + (up & 1)) >> 1) << np.arange(0, 32, 8)
    return np.asarray(means.sum(axis=-1).astype(np.uint32))


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


@of_lanes(3, "llvm.amdgcn.cvt.pk.u8.f32")
def _into_byte(x: Array, place: Array, old: Array) -> Array:
    shift = (place & np.uint32(3)) << np.uint32(3)
    byte = np.rint(np.clip(np.nan_to_num(x.astype(np.float64)), 0, 255)).astype(np.uint32)
    found: Array = (old & ~(np.uint32(255) << shift)) | byte << shift
    return found


@of_lanes(1, "llvm.amdgcn.cvt.off.f32.i4")
def _offset_binary(x: Array) -> Array:
    """Four bits as a number of sixteenths from -8 to 7, in two's complement."""
    return np.asarray((_fields(x, 4, with_sign=True)[..., 0] / 16).astype(np.float32))
