"""The tables of operations that `opcodes` and `intrinsics` fill, and the two shapes that most builders have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ldsopt.simt.frame import Node
from ldsopt.simt.kinds import RegisterKind, Value, round_bfloat, uniform
from ldsopt.simt.program import EventKind, Op, Registers

Effect = Op | EventKind | tuple[Op | EventKind, ...]
EffectBuilder = Callable[[Node], Effect]

INTRINSICS: dict[str, EffectBuilder] = {}


def intrinsic(*names: str) -> Callable[[EffectBuilder], EffectBuilder]:
    """Registers what builds the effect of intrinsics of these names."""

    def register(builder: EffectBuilder) -> EffectBuilder:
        for name in names:
            INTRINSICS[name] = builder
        return builder

    return register


def apply(node: Node, function: Callable[..., Value], count: int) -> Op:
    """The closure that puts a function of the first ``count`` operands into the result."""
    d = node.dst
    slots = [node.src(i) for i in range(count)]
    if count == 1:
        a = slots[0]

        def one(r: Registers) -> None:
            r[d] = function(r[a])

        return one
    if count == 2:
        a, b = slots

        def two(r: Registers) -> None:
            r[d] = function(r[a], r[b])

        return two

    def many(r: Registers) -> None:
        r[d] = function(*[r[s] for s in slots])

    return many


def on_arrays(
    function: Callable[..., Any], kinds: list[RegisterKind], result: RegisterKind
) -> Callable[..., Value]:
    """A function of arrays as a function of registers: uniform operands give a uniform result.

    Integers of more than 64 bits never come without an axis, where numpy would unpack them to Python's integers.
    """
    is_wide = any(kind.dtype == object for kind in (*kinds, result))

    def registers(*values: Value) -> Value:
        arrays = [
            v if isinstance(v, np.ndarray) else np.asarray(v, k.dtype)
            for v, k in zip(values, kinds, strict=True)
        ]
        if is_wide:
            rows = np.asarray(function(*map(np.atleast_1d, arrays)))
            found = rows if any(array.ndim for array in arrays) else np.asarray(rows[0], result.dtype)
        else:
            found = np.asarray(function(*arrays))
        if found.dtype != result.dtype:
            found = found.astype(result.dtype)
        if result.is_bfloat:
            found = round_bfloat(found)
        if found.ndim == 0:
            return uniform(found, result)
        return found

    return registers


def lanewise(node: Node, function: Callable[..., Any], count: int) -> Op:
    """The closure of a function of arrays of the first ``count`` operands."""
    kinds = [node.kind_of(i) for i in range(count)]
    return apply(node, on_arrays(function, kinds, node.kind), count)


def nothing(_: Registers) -> None:
    """The effect of an instruction that has none."""


# --- table --------------------------------------------------------------------------------------------------
#
# The table that the modules beside this one fill.


OpBuilder = Callable[[Node], Op]

OPCODES: dict[str, OpBuilder] = {}


def opcode(*names: str) -> Callable[[OpBuilder], OpBuilder]:
    """Registers a builder for opcodes."""

    def register(builder: OpBuilder) -> OpBuilder:
        for name in names:
            OPCODES[name] = builder
        return builder

    return register
