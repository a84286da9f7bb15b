"""Why an access has no base: the chain of values along which it was lost."""

from __future__ import annotations

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.states import AMBIGUOUS, KEEPING, State
from ldsopt.ir.calls import is_call
from ldsopt.ir.module import Function, Instruction, Module


class Trail:
    """Finds the chain of values along which a pointer lost its base."""

    def __init__(self, module: Module, function: Function, states: dict[int, State]) -> None:
        self._states = states
        self._defined = {i.address: i for i in function.instructions}

    def of(self, access: Access) -> tuple[int, ...]:
        """Lines of the values, nearest to the access first."""
        lines: list[int] = []
        seen: set[int] = set()
        value = next((p for p in access.pointers if self._states.get(p) in (None, AMBIGUOUS)), None)
        while value is not None and value in self._defined and value not in seen:
            seen.add(value)
            instruction = self._defined[value]
            lines.append(instruction.line)
            value = self._cause(instruction)
        return tuple(lines)

    def _cause(self, instruction: Instruction) -> int | None:
        """The operand to blame: an ambiguous one, else for an absent address the one it is formed from."""
        if is_call(instruction):
            return None
        operands = instruction.operands
        if self._states.get(instruction.address) == AMBIGUOUS:
            has_base = any(self._states.get(o) not in (None, AMBIGUOUS) for o in operands)
            if has_base and instruction.opcode not in KEEPING:
                return None  # it is lost right here, on the way from a known base
            return next((o for o in operands if self._states.get(o) == AMBIGUOUS), None)
        if instruction.opcode in KEEPING or instruction.opcode in ("phi", "select"):
            return next((o for o in operands if o in self._defined), None)
        return None
