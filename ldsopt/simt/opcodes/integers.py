"""Integer arithmetic and comparison. Semantics: LLVM LangRef, "Binary Operations", "Bitwise Binary Operations"."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.simt.kinds import Array, RegisterKind, Value, signed, unsigned
from ldsopt.simt.node import Node
from ldsopt.simt.opcodes.table import opcode
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
    """A division, or its remainder: 0 where the divisor is, which LLVM leaves undefined and inactive lanes may hold.

    Numpy gives that by itself, but for Python's integers, which refuse.
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


def comparison(predicate: str, kind: RegisterKind) -> Binary:
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
    return binary(node, comparison(node.details.predicate, node.kind_of(0)))


@opcode("freeze")
def _freeze(node: Node) -> Op:
    d, a = node.dst, node.src(0)

    def op(r: Registers) -> None:
        r[d] = r[a]

    return op
