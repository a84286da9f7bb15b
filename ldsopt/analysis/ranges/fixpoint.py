"""The solution of equations between the values of a function, for those that an asked-for value depends on.

They are taken apart into the strongly connected components of "depends on": a value outside of loops is computed once;
the values of a loop are computed until they no longer change, widened after a few rounds, and then narrowed.

Source: Cousot and Cousot, Abstract Interpretation, 1977 (widening, narrowing).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from ldsopt import graph
from ldsopt.analysis.ranges.values import NOTHING, UNKNOWN, AbstractValue, join, narrow, widen
from ldsopt.ir.module import Instruction

_JOIN_ROUNDS = 8
"""Rounds of plain joining before a loop's values are widened: a buffer index that takes turns is found exactly."""
_NARROW_ROUNDS = 3
_MOST_ROUNDS = 40
"""After so many rounds a loop's values are given up as unknown; widening ends long before."""


class Table(dict[int, AbstractValue]):
    """Values by address. One that the equations forgot to name among the inputs is unknown."""

    def __missing__(self, _address: int) -> AbstractValue:
        return UNKNOWN


class Equations(Protocol):
    """What a solver asks of a function: which values depend on which, and how each follows from the others."""

    @property
    def defined(self) -> Mapping[int, Instruction]:
        """The instructions that compute values, by the address of their result."""

    def inputs(self, instruction: Instruction) -> Sequence[int]:
        """The values that an instruction's result depends on."""

    def result(self, instruction: Instruction, values: Table) -> AbstractValue:
        """Evaluates an instruction, given the current `values` of its inputs."""

    def outside(self, address: int) -> AbstractValue:
        """The value of an argument or constant, which no instruction computes."""

    def stops(self, loop: Sequence[Instruction]) -> Collection[int]:
        """Numbers at which the values of a loop may stop growing."""


def solve(root: Instruction, equations: Equations, values: Table) -> None:
    """Computes an instruction's result, and all that it depends on, into `values`."""
    if _solve_straight(root, equations, values):
        return
    defined = equations.defined

    def unsolved(address: int) -> list[int]:
        """The instructions that one depends on and that have no value yet; what no instruction computes gets one."""
        found = []
        for operand in equations.inputs(defined[address]):
            if operand in values:
                continue
            if operand in defined:
                found.append(operand)
            else:
                values[operand] = equations.outside(operand)
        return found

    # All components ahead of the first value: while they are looked for, no instruction may get one.
    for component in list(graph.components(unsolved, [root.address])):
        first = defined[component[0]]
        if len(component) == 1 and first.address not in equations.inputs(first):
            values[first.address] = equations.result(first, values)
        else:
            _iterate([defined[address] for address in component], equations, values)


def _solve_straight(root: Instruction, equations: Equations, values: Table) -> bool:
    """Computes what does not depend on itself, which is most; gives up at the first loop."""
    defined, inputs_of, result = equations.defined, equations.inputs, equations.result
    path = [root]
    inputs = [iter(inputs_of(root))]
    entered = {root.address}
    while path:
        for operand in inputs[-1]:
            if operand in values:
                continue
            instruction = defined.get(operand)
            if instruction is None:
                values[operand] = equations.outside(operand)
            elif operand in entered:
                return False
            else:
                entered.add(operand)
                path.append(instruction)
                inputs.append(iter(inputs_of(instruction)))
                break
        else:
            instruction = path.pop()
            inputs.pop()
            entered.discard(instruction.address)
            values[instruction.address] = result(instruction, values)
    return True


def _iterate(loop: list[Instruction], equations: Equations, values: Table) -> None:
    """Rounds in text order until nothing changes."""
    loop.sort(key=lambda instruction: instruction.line)
    stops = frozenset(equations.stops(loop))
    for instruction in loop:
        values[instruction.address] = NOTHING
    for round_number in range(_MOST_ROUNDS):
        changed = False
        for instruction in loop:
            old = values[instruction.address]
            new = join(old, equations.result(instruction, values))
            if new != old and instruction.opcode == "phi" and round_number >= _JOIN_ROUNDS:
                new = widen(old, new, stops)
            if new != old:
                values[instruction.address] = new
                changed = True
        if not changed:
            break
    else:
        for instruction in loop:
            values[instruction.address] = UNKNOWN
        return
    for _ in range(_NARROW_ROUNDS):
        changed = False
        for instruction in loop:
            old = values[instruction.address]
            new = narrow(old, equations.result(instruction, values), stops)
            if new != old:
                values[instruction.address] = new
                changed = True
        if not changed:
            break
