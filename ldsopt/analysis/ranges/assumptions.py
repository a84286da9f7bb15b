"""What ``llvm.assume`` says about integers.

An assumption that does not hold is undefined behaviour, so a value satisfies it wherever it is used if the assumption
is sure to run once the value is there: in the block of its definition (for an argument, the entry block), with nothing
before it that may fail to return (LangRef, ``llvm.assume``). Only compares with a constant are read.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.ranges.compares import Compares, Facts
from ldsopt.analysis.ranges.fixed_values import FixedValues
from ldsopt.ir.calls import is_call
from ldsopt.ir.module import Function, Instruction

_ASSUME = "llvm.assume"
_RETURNING = frozenset({CalleeKind.PURE, CalleeKind.LDS, CalleeKind.COPY, CalleeKind.FILL})


def assumed(shared: FixedValues, function: Function, compares: Compares) -> dict[int, Facts]:
    """By value, what is assumed of it; the bounds are constants."""
    if _ASSUME not in shared.module.declarations():
        return {}
    callees = shared.provenance.callees
    defined = {instruction.address: instruction for instruction in function.instructions}
    variable = {*defined, *function.arguments}
    found: dict[int, Facts] = {}
    for number, block in enumerate(function.blocks):
        ready = set(function.arguments) if number == 0 else set()
        for instruction in function.instructions[block.start : block.stop]:
            ready.add(instruction.address)
            if not is_call(instruction):
                continue
            callee = callees.of(instruction)
            if callee.name == _ASSUME:
                for value, facts in _said(defined.get(instruction.operands[0]), variable, compares):
                    if value in ready:
                        found[value] = found.get(value, ()) + facts
            elif callee.kind not in _RETURNING and not callee.name.startswith("llvm.dbg."):
                ready.clear()  # what was there before may be there without the assumption being reached
    return found


def _said(
    condition: Instruction | None, variable: set[int], compares: Compares
) -> Iterator[tuple[int, Facts]]:
    if condition is None or condition.opcode != "icmp":
        return
    for value, bound in (condition.operands, reversed(condition.operands)):
        if bound not in variable:
            yield value, compares.facts(value, condition, holds=True)
