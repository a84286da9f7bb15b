"""Where a function computes the distance of two LDS variables, which compiled code need not have as it is here.

Every value has the set of variables whose addresses may be in it: those of its operands, and none for what comes from
memory, from callers and from most calls. A ``sub``, ``xor`` or ``icmp`` takes addresses away from one another: of two
that can only be of the same variable an offset is left, of others their distance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.constants import Constant
from ldsopt.ir.module import Function, Instruction, Module

_Names = frozenset[str]
_NONE: _Names = frozenset()
_APART = frozenset({"sub", "xor", "icmp"})
_FORGETS = frozenset({"load", "atomicrmw", "cmpxchg", "fcmp", "alloca"})
_LANES = ("lane", "dpp", "permute", "swizzle")
"""In the names of the intrinsics that give a lane another lane's value."""


@dataclass(frozen=True, slots=True)
class AddressDifference:
    """An instruction that takes the addresses of these variables away from one another."""

    instruction: Instruction
    variables: tuple[str, ...]

    def __str__(self) -> str:
        names = " and ".join(f"@{name}" for name in self.variables)
        return f"computes with the distance of {names}, which LLVM may choose and gives no meaning to"


def address_differences(module: Module, function: Function, variables: _Names) -> list[AddressDifference]:
    """The address differences in a function, in text order; ``variables`` are the module's LDS variables."""
    lines = module.lines[function.line : function.end]
    if len(variables) < 2 or not any("ptrto" in line or "icmp" in line for line in lines):
        return []
    search = _AddressSearch(module, variables)
    while True:
        before = len(search.states), sum(map(len, search.states.values()))
        found = list(search.differences(function))
        if (len(search.states), sum(map(len, search.states.values()))) == before:
            return found


class _AddressSearch:
    def __init__(self, module: Module, variables: _Names) -> None:
        self._module, self._variables = module, variables
        self.states: dict[int, _Names] = {}
        self._constants: dict[int, tuple[_Names, tuple[_Names, ...]]] = {}

    def differences(self, function: Function) -> Iterator[AddressDifference]:
        """One pass over the function."""
        own = {instruction.address for instruction in function.instructions} | set(function.arguments)
        for instruction in function.instructions:
            distances: list[_Names] = []
            operands = instruction.operands
            if is_call(instruction):
                name = callee_name(self._module, instruction)
                moves = name.startswith("llvm.") and any(word in name for word in _LANES)
                operands = operands[:-1] if moves else []
            elif instruction.opcode in _FORGETS:
                operands = []
            states = [
                self.states.get(operand, _NONE) if operand in own else self._of_operand(operand, distances)
                for operand in operands
            ]
            if not any(states) and not distances:
                continue
            state = _combined(instruction.opcode, states, distances)
            if state:
                self.states[instruction.address] = self.states.get(instruction.address, _NONE) | state
            if distances:
                yield AddressDifference(instruction, tuple(sorted(frozenset().union(*distances))))

    def _of_operand(self, operand: int, distances: list[_Names]) -> _Names:
        if operand not in self._constants:
            inside: list[_Names] = []
            self._constants[operand] = (
                self._of_constant(self._module.constant(operand), inside),
                tuple(inside),
            )
        state, inside_it = self._constants[operand]
        distances += inside_it
        return state

    def _of_constant(self, constant: Constant, distances: list[_Names]) -> _Names:
        if constant.opcode == "global":
            return frozenset({constant.name}) & self._variables
        states = [self._of_constant(operand, distances) for operand in constant.operands]
        return _combined(constant.opcode, states, distances)


def _combined(opcode: str, states: list[_Names], distances: list[_Names]) -> _Names:
    """The variables in a result; a distance of several goes into ``distances``."""
    if opcode in _APART and len(states) == 2 and all(states):
        if states[0] != states[1] or len(states[0]) > 1:
            distances.append(states[0] | states[1])
        return _NONE
    return _NONE if opcode == "icmp" else frozenset().union(*states)
