"""Conversions. Semantics: LLVM LangRef, "Conversion Operations"."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ldsopt.simt import addresses
from ldsopt.simt.kinds import Array, RegisterKind, Value, signed, to_float, uniform
from ldsopt.simt.node import Node, Unsupported
from ldsopt.simt.opcodes.table import opcode
from ldsopt.simt.program import Op, Registers

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
    """Rounds to zero. What does not fit saturates, which ``fptosi`` and ``fptoui`` leave open; NaN becomes 0."""
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
        raise Unsupported(f"{node.opcode} of a buffer resource; add it to ldsopt/simt/opcodes/casts.py")
    if target.bits < source.bits:
        return unary(node, truncate(source, target))
    return unary(node, zero_extend(source, target))


@opcode("addrspacecast")
def _addrspacecast(node: Node) -> Op:
    source, target = node.kind_of(0).space, node.kind.space
    if (source, target) == (addresses.BUFFER, addresses.FAT_BUFFER):
        return unary(node, with_offset)
    if addresses.FAT_BUFFER in (source, target):
        raise Unsupported("addrspacecast of a buffer resource; add it to ldsopt/simt/opcodes/casts.py")
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
