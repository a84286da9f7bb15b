"""Floating-point arithmetic and comparison: IEEE, to the nearest, denormals kept. Fast-math flags are not used."""

from __future__ import annotations

import operator
from collections.abc import Callable

import numpy as np

from ldsopt.simt.kinds import RegisterKind, Value, round_bfloat
from ldsopt.simt.node import Node
from ldsopt.simt.opcodes.integers import binary
from ldsopt.simt.opcodes.table import opcode
from ldsopt.simt.program import Op, Registers

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


def comparison(predicate: str, kind: RegisterKind) -> Callable[[Value, Value], Value]:
    """``fcmp``. A uniform result comes as numpy's bool and is made a plain one."""
    compare = _PREDICATES[predicate]

    def function(x: Value, y: Value) -> Value:
        z = compare(x, y)
        return z if isinstance(z, np.ndarray) else bool(z)

    return function


@opcode("fcmp")
def _fcmp(node: Node) -> Op:
    return binary(node, comparison(node.details.predicate, node.kind_of(0)))
