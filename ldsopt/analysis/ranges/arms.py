"""The lanes of a wave that run a block: those that have a condition, or do not have it.

A front-end copies for the lanes that are inside of a matrix, and stores zeros for the others::

      br i1 %in, label %copy, label %behind
    copy:                                        lanes with %in
      (LDS-DMA)
    behind:
      br i1 %in, label %tail, label %zero
    zero:                                        lanes without it
      (store of zeros)

Rule. A block that is dominated by an arm of a conditional branch, to which nothing else leads, is run by lanes for
which the condition had that arm's value when it was computed last: every way from there to the block takes the arm
again (the argument of `ldsopt.analysis.ranges.guards`). Nothing is said of modules that use whole-wave mode.

Where the condition is a bit of a ballot, ``trunc (lshr (ballot %in), %k) to i1``, and it is set, the lane whose number
is ``%k`` had ``%in``. (Of lanes that do not take part in a ballot the bit is clear.) So front-ends hand a lane's mask
to another one, which copies for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import ControlFlow
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module

_BALLOT = "llvm.amdgcn.ballot."
_WIDENED = frozenset({"zext", "freeze"})


class ArmOfBranch(NamedTuple):
    """A lane that runs the block means that some lane has a condition, or does not have it.

    Attributes:
        condition: the address of the condition.
        holds: it is true of that lane.
        lane: the address of that lane's number; ``None`` if it is the lane itself.
    """

    condition: int
    holds: bool
    lane: int | None = None


class Arms:
    """The arms that the blocks of one function lie in.

    Args:
        module, function, flow: to look at.
        has_whole_waves: lanes may run what they do not come by.
    """

    def __init__(self, module: Module, function: Function, flow: ControlFlow, has_whole_waves: bool) -> None:
        self._module, self._function, self._flow = module, function, flow
        self._defined = function.defined
        self._tree = flow.dominators
        self._arms = () if has_whole_waves else tuple(self._find())
        self._block_of = function.block_of

    def of(self, block: int) -> tuple[ArmOfBranch, ...]:
        """The branches that a lane that runs a block has taken."""
        return tuple(arm for head, arm in self._arms if self._tree.dominates(head, block))

    def loops_of(self, condition: int) -> frozenset[int]:
        """The headers of the loops that a condition is computed in, again in each round."""
        block = self._block_of.get(condition)
        return frozenset(loop.header for loop in self._flow.loops if block in loop.blocks)

    def _find(self) -> list[tuple[int, ArmOfBranch]]:
        """The blocks that only one arm of a branch leads to, each with what it tells."""
        number = self._function.block_numbers
        found: list[tuple[int, ArmOfBranch]] = []
        for at in self._flow.order:
            branch = self._function.terminator(at)
            if branch.opcode != "br" or len(branch.operands) != 3:
                continue
            # LLVM stores a conditional branch's operands as condition, false, true.
            condition, *targets = branch.operands
            heads = [number[target] for target in targets]
            for holds, head in zip((False, True), heads, strict=True):
                if heads[0] != heads[1] and head and self._flow.predecessors[head] == (at,):
                    found.append((head, self._arm(condition, holds=holds)))
        return found

    def _arm(self, condition: int, *, holds: bool) -> ArmOfBranch:
        instruction = self._defined.get(condition)
        if instruction is not None and instruction.opcode == "xor":
            ones = [self._module.integer(operand) for operand in instruction.operands]
            if ones[1] in (1, -1):  # of i1: true
                return self._arm(instruction.operands[0], holds=not holds)
        bit = self._bit_of_ballot(instruction) if holds and instruction is not None else None
        return ArmOfBranch(condition, holds) if bit is None else ArmOfBranch(bit[0], holds, bit[1])

    def _bit_of_ballot(self, instruction: Instruction) -> tuple[int, int] | None:
        """The condition of a ballot, and the number of the lane whose bit an instruction takes."""
        if instruction.opcode != "trunc":
            return None
        shift = self._defined.get(instruction.operands[0])
        if shift is None or shift.opcode != "lshr":
            return None
        ballot, lane = (self._defined.get(self._unwidened(operand)) for operand in shift.operands)
        if ballot is None or not is_call(ballot) or lane is None:
            return None
        if not callee_name(self._module, ballot).startswith(_BALLOT):
            return None
        return ballot.operands[0], lane.address

    def _unwidened(self, value: int) -> int:
        instruction = self._defined.get(value)
        if instruction is None or instruction.opcode not in _WIDENED:
            return value
        return self._unwidened(instruction.operands[0])


def opposite(
    one: Sequence[ArmOfBranch], other: Sequence[ArmOfBranch]
) -> list[tuple[ArmOfBranch, ArmOfBranch]]:
    """The pairs of arms of one condition of which one needs it true and the other false."""
    return [(a, b) for a in one for b in other if a.condition == b.condition and a.holds != b.holds]
