"""What ``llvm.assume`` says about integers.

An assumption that does not hold is undefined behaviour, so a value satisfies it wherever it is used if the assumption
is sure to run once the value is there: in the block of its definition (for an argument, the entry block), with nothing
before it that may fail to return (LangRef, ``llvm.assume``). Only compares with a constant are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ldsopt.analysis import integers
from ldsopt.analysis.callees import CalleeKind, Callees
from ldsopt.analysis.integers import Predicate
from ldsopt.ir.details import details
from ldsopt.ir.module import Function, Instruction, Module

_ASSUME = "llvm.assume"
_RETURNING = frozenset({CalleeKind.PURE, CalleeKind.LDS, CalleeKind.COPY, CalleeKind.FILL})


@dataclass(frozen=True, slots=True)
class Assumed:
    """``value predicate bound`` holds.

    Attributes:
        value: its address.
        bound: the address of a constant.
    """

    value: int
    predicate: Predicate
    bound: int


def assumed(module: Module, function: Function, callees: Callees) -> dict[int, list[Assumed]]:
    """By value, what is assumed of it."""
    if f"@{_ASSUME}(" not in module.text:
        return {}
    defined = {instruction.address: instruction for instruction in function.instructions}
    found: dict[int, list[Assumed]] = {}
    for number, block in enumerate(function.blocks):
        ready = set(function.arguments) if number == 0 else set()
        for instruction in function.instructions[block.start : block.stop]:
            ready.add(instruction.address)
            if instruction.opcode != "call":
                continue
            callee = callees[instruction.operands[-1]]
            if callee.name == _ASSUME:
                for one in _said(module, defined.get(instruction.operands[0]), defined, function):
                    if one.value in ready:
                        found.setdefault(one.value, []).append(one)
            elif callee.kind not in _RETURNING and not callee.name.startswith("llvm.dbg."):
                ready.clear()  # what was there before may be there without the assumption being reached
    return found


def _said(
    module: Module, condition: Instruction | None, defined: dict[int, Instruction], function: Function
) -> Iterator[Assumed]:
    if condition is None or condition.opcode != "icmp":
        return
    predicate: Predicate = details(module.lines[condition.line], "icmp").predicate  # type: ignore[assignment]
    left, right = condition.operands
    variable = {*defined, *function.arguments}
    if right not in variable:
        yield Assumed(left, predicate, right)
    if left not in variable:
        yield Assumed(right, integers.swapped(predicate), left)
