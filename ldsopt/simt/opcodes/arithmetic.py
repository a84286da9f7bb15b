"""Arithmetic, comparison and conversion of integers and floats. Semantics: LLVM LangRef."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.simt import addresses
from ldsopt.simt.frame import Node, Unsupported, opcode
from ldsopt.simt.kinds import Array, RegisterKind, Value, round_bfloat, signed, to_float, uniform, unsigned
from ldsopt.simt.program import Op, Registers

Binary = Callable[[Value, Value], Value]


def binary(node: Node, function: Binary) -> Op:
    """The closure that applies a function of two values."""
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        r[d] = function(r[a], r[b])

    return op


def wrapping(function: Binary, kind: RegisterKind) -> Binary:
    """A ring operation, brought back to the type's width."""
    mask = kind.mask
    if kind.is_native:

        def native(x: Value, y: Value) -> Value:
            z = function(x, y)
            return z & mask if z.__class__ is int else z

        return native
    if kind.bits > 64:
        return lambda x, y: function(x, y) & mask
    limit = kind.dtype.type(mask)
    return lambda x, y: (
        z & (mask if z.__class__ is int else limit) if (z := function(x, y)) is not None else z
    )


_RING: dict[str, tuple[Binary, Binary]] = {
    "add": (operator.add, operator.xor),
    "sub": (operator.sub, operator.xor),
    "mul": (operator.mul, operator.and_),
}


@opcode("add", "sub", "mul")
def _ring(node: Node) -> Op:
    function, one_bit = _RING[node.opcode]
    if node.kind.is_bool:
        return binary(node, one_bit)
    if node.kind.is_native and node.opcode in ("add", "mul"):
        # The most frequent of all: without the call in between.
        d, a, b, mask = node.dst, node.src(0), node.src(1), node.kind.mask
        if node.opcode == "add":

            def add(r: Registers) -> None:
                z = r[a] + r[b]
                r[d] = z & mask if z.__class__ is int else z

            return add

        def mul(r: Registers) -> None:
            z = r[a] * r[b]
            r[d] = z & mask if z.__class__ is int else z

        return mul
    return binary(node, wrapping(function, node.kind))


@opcode("and")
def _and(node: Node) -> Op:
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        r[d] = r[a] & r[b]

    return op


@opcode("or")
def _or(node: Node) -> Op:
    d, a, b = node.dst, node.src(0), node.src(1)

    def op(r: Registers) -> None:
        r[d] = r[a] | r[b]

    return op


@opcode("xor")
def _xor(node: Node) -> Op:
    return binary(node, operator.xor)


def _within(amount: Array, kind: RegisterKind) -> Array:
    """Marks shift amounts below the width; by any other a Python integer would grow."""
    within: Array = np.minimum(amount, kind.dtype.type(kind.bits - 1))
    return within


def shift_left(kind: RegisterKind) -> Binary:
    """``shl``; zero where the amount is too large, which LLVM leaves open."""
    bits, mask = kind.bits, kind.mask

    def function(x: Value, y: Value) -> Value:
        if y.__class__ is int:
            if y >= bits:
                return 0 if x.__class__ is int else x & 0
            z = x << y
        else:
            z = np.where(y < bits, _array(x, kind) << _within(y, kind), kind.dtype.type(0))
        if z.__class__ is int:
            return z & mask
        return z if kind.is_native else z & kind.dtype.type(mask)

    return function


def shift_right(kind: RegisterKind) -> Binary:
    """Builds the effect of ``lshr``."""
    bits = kind.bits

    def function(x: Value, y: Value) -> Value:
        if y.__class__ is int:
            return x >> y if y < bits else x & 0
        return np.where(y < bits, _array(x, kind) >> _within(y, kind), kind.dtype.type(0))

    return function


def shift_right_signed(kind: RegisterKind) -> Binary:
    """Builds the effect of ``ashr``."""
    bits = kind.bits

    def function(x: Value, y: Value) -> Value:
        s = signed(x if y.__class__ is int else _array(x, kind), bits)
        if y.__class__ is int:
            return unsigned(s >> min(y, bits - 1), kind)
        amount = _within(y, kind)
        return unsigned(s >> (amount if kind.bits > 64 else amount.astype(s.dtype)), kind)

    return function


def _array(x: Value, kind: RegisterKind) -> Value:
    return kind.dtype.type(x) if x.__class__ is int and kind.dtype != object else x


@opcode("shl", "lshr", "ashr")
def _shift(node: Node) -> Op:
    if node.kind.is_bool:
        return binary(node, lambda x, _: x)
    make = {"shl": shift_left, "lshr": shift_right, "ashr": shift_right_signed}[node.opcode]
    return binary(node, make(node.kind))


def _where_defined(function: Binary) -> Binary:
    """A division, or its remainder: 0 for a divisor 0, which LLVM leaves undefined and inactive lanes may hold.

    Numpy gives that by itself, except for Python's integers, which refuse.
    """

    def defined(x: Value, y: Value) -> Value:
        if y.__class__ is int:
            return x & 0 if y == 0 else function(x, y)
        if y.dtype != object:
            return function(x, y)
        return np.where(y == 0, 0, function(x, np.where(y == 0, 1, y)))

    return defined


def divide(kind: RegisterKind) -> Binary:
    """Builds the effect of ``udiv``."""
    return _where_defined(operator.floordiv)


def remainder(kind: RegisterKind) -> Binary:
    """Builds the effect of ``urem``."""
    return _where_defined(operator.mod)


def _truncating(x: Any, y: Any) -> tuple[Any, Any]:
    """Signed quotient and remainder, rounded to zero as C does."""
    if isinstance(x, int) and isinstance(y, int):
        q = abs(x) // abs(y)
        q = q if (x < 0) == (y < 0) else -q
        return q, x - q * y
    if object in (np.asarray(x).dtype, np.asarray(y).dtype):
        q = abs(x) // abs(y) * np.where((x < 0) == (y < 0), 1, -1)
        return q, x - q * y
    rest = np.fmod(x, y)
    return (x - rest) // y, rest


def divide_signed(kind: RegisterKind) -> Binary:
    """Builds the effect of ``sdiv``."""
    return _where_defined(
        lambda x, y: unsigned(_truncating(signed(x, kind.bits), signed(y, kind.bits))[0], kind)
    )


def remainder_signed(kind: RegisterKind) -> Binary:
    """Builds the effect of ``srem``."""
    return _where_defined(
        lambda x, y: unsigned(_truncating(signed(x, kind.bits), signed(y, kind.bits))[1], kind)
    )


@opcode("udiv", "urem", "sdiv", "srem")
def _division(node: Node) -> Op:
    if node.kind.is_bool:
        return binary(node, (lambda x, _: x) if "div" in node.opcode else (lambda x, _: x ^ x))
    make = {"udiv": divide, "urem": remainder, "sdiv": divide_signed, "srem": remainder_signed}[node.opcode]
    return binary(node, make(node.kind))


_COMPARISONS: dict[str, Binary] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}


def integer_comparison(predicate: str, kind: RegisterKind) -> Binary:
    """Builds the effect of ``icmp``."""
    compare = _COMPARISONS[predicate[-2:]]
    if kind.form == "resource":
        return lambda x, y: np.all(x == y, axis=-1) if predicate == "eq" else np.any(x != y, axis=-1)
    if predicate[0] != "s":
        return compare
    bits = kind.bits
    if bits == 1:
        return lambda x, y: compare(y, x)  # as signed numbers true is -1
    return lambda x, y: compare(signed(x, bits), signed(y, bits))


@opcode("icmp")
def _icmp(node: Node) -> Op:
    return binary(node, integer_comparison(node.details.predicate, node.kind_of(0)))


@opcode("freeze")
def _freeze(node: Node) -> Op:
    d, a = node.dst, node.src(0)

    def op(r: Registers) -> None:
        r[d] = r[a]

    return op


# --- floats -------------------------------------------------------------------------------------------------
#
# Floating-point arithmetic and float_comparison: IEEE, to the nearest, denormals kept. Fast-math flags are not
# used.


_ARITHMETIC: dict[str, Callable[[Value, Value], Value]] = {
    "fadd": operator.add,
    "fsub": operator.sub,
    "fmul": operator.mul,
    "fdiv": np.divide,
    "frem": np.fmod,
}


@opcode("fadd", "fsub", "fmul", "fdiv", "frem")
def _arithmetic(node: Node) -> Op:
    function = _ARITHMETIC[node.opcode]
    if node.kind.is_bfloat:
        return binary(node, lambda x, y: round_bfloat(function(x, y)))
    return binary(node, function)


@opcode("fneg")
def _fneg(node: Node) -> Op:
    d, a = node.dst, node.src(0)

    def op(r: Registers) -> None:
        r[d] = -r[a]

    return op


def _ordered(x: Value, y: Value) -> Value:
    return ~(np.isnan(x) | np.isnan(y))


_PREDICATES: dict[str, Callable[[Value, Value], Value]] = {
    "oeq": operator.eq,
    "ogt": operator.gt,
    "oge": operator.ge,
    "olt": operator.lt,
    "ole": operator.le,
    "one": lambda x, y: (x < y) | (x > y),
    "ord": _ordered,
    "ueq": lambda x, y: ~((x < y) | (x > y)),
    "ugt": lambda x, y: ~(x <= y),
    "uge": lambda x, y: ~(x < y),
    "ult": lambda x, y: ~(x >= y),
    "ule": lambda x, y: ~(x > y),
    "une": operator.ne,
    "uno": lambda x, y: ~_ordered(x, y),
    "true": lambda x, y: ~np.isnan(x) | True,
    "false": lambda x, y: np.isnan(x) & False,
}


def float_comparison(predicate: str, kind: RegisterKind) -> Callable[[Value, Value], Value]:
    """``fcmp``. A uniform result comes as numpy's bool and is made a plain one."""
    compare = _PREDICATES[predicate]

    def function(x: Value, y: Value) -> Value:
        z = compare(x, y)
        return z if isinstance(z, np.ndarray) else bool(z)

    return function


@opcode("fcmp")
def _fcmp(node: Node) -> Op:
    return binary(node, float_comparison(node.details.predicate, node.kind_of(0)))


# --- casts --------------------------------------------------------------------------------------------------
#
# Conversions. Semantics: LLVM LangRef, "Conversion Operations".


Unary = Callable[[Value], Value]


def unary(node: Node, function: Unary) -> Op:
    """The closure that applies a function of one value."""
    d, a = node.dst, node.src(0)

    def op(r: Registers) -> None:
        r[d] = function(r[a])

    return op


def truncate(source: RegisterKind, target: RegisterKind) -> Unary:
    """Builds the effect of ``trunc``."""
    if target.bits == 1:
        return lambda x: bool(x & 1) if x.__class__ is int else (x & 1) != 0
    mask = target.mask

    def function(x: Value) -> Value:
        if x.__class__ is int:
            return x & mask
        if source.bits > 64:
            return (x & mask).astype(target.dtype)
        z = x.astype(target.dtype)
        return z if target.is_native else z & target.dtype.type(mask)

    return function


def zero_extend(source: RegisterKind, target: RegisterKind) -> Unary:
    """Builds the effect of ``zext``."""

    is_wide = target.dtype == object

    def function(x: Value) -> Value:
        if not isinstance(x, np.ndarray):
            return int(x)
        return (
            x.astype(np.uint8 if x.dtype == bool else x.dtype).astype(object)
            if is_wide
            else x.astype(target.dtype)
        )

    return function


def sign_extend(source: RegisterKind, target: RegisterKind) -> Unary:
    """Builds the effect of ``sext``."""
    bits, mask = source.bits, target.mask

    def function(x: Value) -> Value:
        if not isinstance(x, np.ndarray):
            return signed(x, bits) & mask
        z = signed(x, bits)
        if target.bits > 64:
            return z.astype(object) & mask
        z = z.astype(f"i{target.dtype.itemsize}").view(target.dtype)
        return z if target.is_native else z & target.dtype.type(mask)

    return function


_EXTENSIONS = {"trunc": truncate, "zext": zero_extend, "sext": sign_extend}


@opcode("trunc", "zext", "sext")
def _width(node: Node) -> Op:
    return unary(node, _EXTENSIONS[node.opcode](node.kind_of(0), node.kind))


def convert_float(target: RegisterKind) -> Unary:
    """Builds the effect of ``fptrunc`` and ``fpext``."""
    if target.is_bfloat:
        return lambda x: from_double(x.astype(np.float64), target)
    return lambda x: x.astype(target.dtype)


def from_double(value: Array, target: RegisterKind) -> Value:
    """A double as another floating-point type, rounded once; uniform if it is."""
    found = to_float(value, target)
    return found if found.ndim else uniform(found, target)


@opcode("fptrunc", "fpext")
def _float_width(node: Node) -> Op:
    return unary(node, convert_float(node.kind))


@opcode("sitofp", "uitofp")
def _to_float(node: Node) -> Op:
    source, target, with_sign = node.kind_of(0), node.kind, node.opcode == "sitofp"
    exact = source.bits > 64 or (source.bits > 53 and target.is_bfloat)

    def function(x: Value) -> Value:
        number = signed(x, source.bits) if with_sign else x
        if exact:
            convert = float if target.bits == 64 else _rounded_to_odd
            numbers = np.asarray(number, object)
            doubles = np.array([convert(int(n)) for n in numbers.reshape(-1)], np.float64)
            return from_double(doubles.reshape(numbers.shape), target)
        if not isinstance(number, np.ndarray):
            number = np.asarray(int(number), np.int64 if with_sign else np.uint64)
        if target.bits > 16:  # one rounding by the processor
            z = number.astype(target.dtype)
            return z if z.ndim else uniform(z, target)
        return from_double(number.astype(np.float64), target)

    return unary(node, function)


def _rounded_to_odd(number: int) -> float:
    """An integer of any size as a double that rounds to fewer bits as the integer itself would."""
    size = abs(number)
    rest = max(size.bit_length() - 53, 0)
    kept = size >> rest
    if size != kept << rest:
        kept |= 1
    return float(np.ldexp(float(kept if number >= 0 else -kept), rest))


@opcode("fptosi", "fptoui")
def _to_integer(node: Node) -> Op:
    return unary(node, float_to_integer(node.kind, with_sign=node.opcode == "fptosi"))


def float_to_integer(target: RegisterKind, *, with_sign: bool) -> Unary:
    """Rounds to zero. Other numbers saturate, which ``fptosi`` and ``fptoui`` leave open; NaN becomes 0."""
    bits = target.bits
    low = -(1 << (bits - 1)) if with_sign else 0
    high = (1 << (bits - 1)) - 1 if with_sign else (1 << bits) - 1

    def clamped(number: float) -> int:
        return (0 if np.isnan(number) else int(min(max(number, low), high))) & target.mask

    def wide(x: Value) -> Value:
        numbers = np.asarray(x, np.float64)
        result = np.array([clamped(number) for number in numbers.reshape(-1).tolist()], object)
        return result.reshape(numbers.shape) if numbers.ndim else int(result[0])

    if bits > 64:
        return wide

    def function(x: Value) -> Value:
        z = np.trunc(np.nan_to_num(np.asarray(x, np.float64), nan=0.0, posinf=np.inf, neginf=-np.inf))
        small = np.clip(z, float(low), float(high))
        whole = small.astype(np.uint64 if not with_sign else np.int64)
        whole = np.where(z >= float(high), np.array(high, whole.dtype), whole)
        result = (whole.view(np.uint64) & np.uint64(target.mask)).astype(target.dtype)
        return result if result.ndim else uniform(result, target)

    return function


@opcode("ptrtoint", "inttoptr", "ptrtoaddr")
def _pointer(node: Node) -> Op:
    source, target = node.kind_of(0), node.kind
    if "resource" in (source.form, target.form):
        if source.bits * source.count == target.bits * target.count:
            return unary(node, bitcast(source, target))
        raise Unsupported(f"{node.opcode} of a buffer resource; add it to ldsopt/simt/opcodes/arithmetic.py")
    if target.bits < source.bits:
        return unary(node, truncate(source, target))
    return unary(node, zero_extend(source, target))


@opcode("addrspacecast")
def _addrspacecast(node: Node) -> Op:
    source, target = node.kind_of(0).space, node.kind.space
    if (source, target) == (addresses.BUFFER, addresses.FAT_BUFFER):
        return unary(node, with_offset)
    if addresses.FAT_BUFFER in (source, target):
        raise Unsupported("addrspacecast of a buffer resource; add it to ldsopt/simt/opcodes/arithmetic.py")
    return unary(node, lambda x: addresses.cast(x, source, target))


def with_offset(resource: Array) -> Array:
    """A buffer resource as a fat pointer at offset 0."""
    return np.concatenate([resource, np.zeros_like(resource[..., :1])], axis=-1)


@opcode("bitcast")
def _bitcast(node: Node) -> Op:
    return unary(node, bitcast(node.kind_of(0), node.kind))


def bitcast(source: RegisterKind, target: RegisterKind) -> Unary:
    """``bitcast``: the same bits, lowest element first."""
    if source == target or (source.form == target.form == "pointer"):
        return lambda x: x
    if _sub_byte(source) or _sub_byte(target) or object in (source.dtype, target.dtype):
        return _by_bits(source, target)
    into, out_of = _storage(source), _storage(target)

    def function(x: Value) -> Value:
        if isinstance(x, np.ndarray) and x.ndim == (2 if source.is_array else 1):  # differs by lane
            raw = np.ascontiguousarray(_to_storage(x, source, into)).view(out_of)
            raw = raw.reshape(len(x), target.count) if target.is_array else raw.reshape(len(x))
            return _from_storage(raw, target)
        array = _to_storage(np.asarray(x, source.dtype), source, into)
        raw = np.ascontiguousarray(array).reshape(-1).view(out_of)
        return (
            _from_storage(raw, target) if target.is_array else uniform(_from_storage(raw, target)[0], target)
        )

    return function


def _sub_byte(kind: RegisterKind) -> bool:
    return kind.bits % 8 != 0 or kind.scalar.bits not in (8, 16, 32, 64)


def _storage(kind: RegisterKind) -> np.dtype[np.generic]:
    return np.dtype("u2") if kind.is_bfloat else np.dtype(kind.dtype)


def _to_storage(x: Array, kind: RegisterKind, storage: np.dtype[np.generic]) -> Array:
    if kind.is_bfloat:
        found: Array = (np.ascontiguousarray(x).view(np.uint32) >> np.uint32(16)).astype(storage)
        return found
    return x


def _from_storage(x: Array, kind: RegisterKind) -> Array:
    return (x.astype(np.uint32) << np.uint32(16)).view(np.float32) if kind.is_bfloat else x


def _by_bits(source: RegisterKind, target: RegisterKind) -> Unary:
    """Bitcasts where an element is no whole number of bytes, or none of numpy's: i1, odd widths, more than 64 bits."""

    def function(x: Value) -> Value:
        differs = isinstance(x, np.ndarray) and x.ndim == (2 if source.is_array else 1)
        rows = x if differs else np.asarray(x, source.dtype).reshape(1, -1)
        raw = _bytes_of(rows.reshape(len(rows), source.count), source)
        if source.bits % 8 or target.bits % 8:
            bits = np.unpackbits(raw, axis=-1, count=source.bits, bitorder="little")
            regrouped = bits.reshape(len(rows), target.count, target.bits)
            raw = np.packbits(regrouped, axis=-1, bitorder="little")
        values = _of_bytes(raw.reshape(len(rows), target.count, -1), target)
        if differs:
            return values if target.is_array else values[:, 0]
        return values[0] if target.is_array else uniform(values[0, 0], target)

    return function


def _bytes_of(x: Array, kind: RegisterKind) -> Array:
    """The bytes of elements [lanes, count], lowest first: uint8 [lanes, count, bytes of an element]."""
    size = -(-kind.bits // 8)
    if x.dtype == object:
        joined = b"".join(int(value).to_bytes(size, "little") for value in x.reshape(-1))
        return np.frombuffer(joined, np.uint8).reshape(*x.shape, size)
    stored = np.ascontiguousarray(_to_storage(x, kind, _storage(kind)))
    return stored.view(np.uint8).reshape(*x.shape, -1)[..., :size]


def _of_bytes(raw: Array, kind: RegisterKind) -> Array:
    """Elements [lanes, count] from their bytes: the inverse of `_bytes_of`."""
    storage, size = _storage(kind), raw.shape[-1]
    if storage.hasobject:
        data = raw.tobytes()
        values = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
        found = np.empty(len(values), object)
        found[:] = values
        return found.reshape(raw.shape[:-1])
    whole = np.zeros((*raw.shape[:-1], storage.itemsize), np.uint8)
    whole[..., :size] = raw
    return _from_storage(whole.view(storage)[..., 0], kind)
