"""Which instructions have a native form: name -> how its result is written in IR, lane by lane.

These are the instructions whose result in a lane depends on nothing but its operands in that lane. A lowering gets the
leaves of the operands and gives those of the result, or ``None`` for a case that it leaves to the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ldsopt.simt.compiled.code import LaneRow, Leaves
from ldsopt.simt.node import Node

Lowering = Callable[[LaneRow, Node, list[Leaves]], Leaves | None]

MOVES = frozenset({"bitcast", "extractelement", "insertelement", "shufflevector", "select", "freeze"})
"""Those that have a native form for integers of more than 64 bits, too."""

LOWERINGS: dict[str, Lowering] = {}


def lowering(*names: str) -> Callable[[Lowering], Lowering]:
    """Registers the native form of opcodes, and of intrinsics by their names without type suffixes."""

    def register(function: Lowering) -> Lowering:
        for name in names:
            LOWERINGS[name] = function
        return function

    return register


def elementwise(function: Callable[..., str], operands: Sequence[Leaves]) -> Leaves:
    """A function of elements for each element of the operands."""
    return [function(*elements) for elements in zip(*operands, strict=True)]
