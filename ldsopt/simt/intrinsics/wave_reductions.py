"""Reductions over the active lanes of a wave. Source: LLVM's IntrinsicsAMDGPU.td, ``llvm.amdgcn.wave.reduce``.

The order is that of LLVM's loop over EXEC: the lowest lane first, from the operation's neutral element on, which for
differences is 0. Floats depend on that order; LLVM's other lowerings (the strategy operand, and a product where the
operand is the same in all lanes) may round otherwise.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from typing import Any

from ldsopt.simt.float_bits import larger_number, smaller_number
from ldsopt.simt.intrinsics.table import Effect, intrinsic
from ldsopt.simt.kinds import lanes_of, signed
from ldsopt.simt.node import Node
from ldsopt.simt.program import Registers, Wave

_WHOLE: dict[str, tuple[Callable[[int, int], int], bool]] = {
    "add": (operator.add, False),
    "sub": (operator.add, False),  # negated at the end
    "and": (operator.and_, False),
    "or": (operator.or_, False),
    "xor": (operator.xor, False),
    "min": (min, True),
    "max": (max, True),
    "umin": (min, False),
    "umax": (max, False),
}
_FLOATS: dict[str, tuple[Callable[[Any, Any], Any], float | None]] = {
    "fadd": (operator.add, -0.0),
    "fsub": (operator.sub, 0.0),
    "fmin": (smaller_number, None),
    "fmax": (larger_number, None),
}


@intrinsic(*[f"llvm.amdgcn.wave.reduce.{name}" for name in (*_WHOLE, *_FLOATS)])
def _reduced(node: Node) -> Effect:
    d, a, kind, name = node.dst, node.src(0), node.kind, node.callee.split(".")[4]

    def integers(values: list[int]) -> int:
        step, with_sign = _WHOLE[name]
        found = reduce(step, [signed(v, kind.bits) for v in values] if with_sign else values)
        return (-found if name == "sub" else found) & kind.mask

    def floats(values: list[Any]) -> Any:
        step, neutral = _FLOATS[name]
        start = [] if neutral is None else [kind.dtype.type(neutral)]
        return kind.dtype.type(reduce(step, start + values))

    def op(r: Registers) -> None:
        wave: Wave = r[0]
        rows = lanes_of(r[a], kind, wave.size)
        active = rows if wave.mask is None else rows[wave.mask]
        r[d] = floats(list(active)) if kind.form == "float" else integers([int(v) for v in active])

    return op
