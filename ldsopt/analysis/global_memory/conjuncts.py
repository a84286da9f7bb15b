"""Conditions taken apart into those that hold, or do not, whenever they do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ldsopt.ir.module import Instruction, Module


def conjuncts(
    module: Module, defined: Mapping[int, Instruction], conditions: Sequence[tuple[int, bool]]
) -> Iterator[tuple[int, bool]]:
    """Conditions with their conjunctions taken apart.

    Args:
        module: to which they belong.
        defined: the instructions of their function, by address.
        conditions: ``i1`` values, and what they are.
    """
    work = list(conditions)
    while work:
        value, holds = work.pop()
        yield value, holds
        instruction = defined.get(value)
        if instruction is None:
            continue
        opcode, operands = instruction.opcode, instruction.operands
        if opcode == ("and" if holds else "or"):
            work += [(operand, holds) for operand in operands]
        elif opcode == "xor" and operands[1] not in defined and module.integer(operands[1]):
            work.append((operands[0], not holds))
        elif opcode == "select":  # x && y is `select x, y, false`, x || y is `select x, true, y`
            other = operands[2] if holds else operands[1]
            if other not in defined and module.integer(other) == int(not holds):
                work += [(operands[0], holds), (operands[1 if holds else 2], holds)]
