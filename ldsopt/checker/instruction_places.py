"""The places of the IR's LDS accesses and barriers in the code of a function."""

from __future__ import annotations

from collections.abc import Collection

from ldsopt.checker.accesses import Accesses
from ldsopt.checker.mapping import AccessMap, Origin, touches_lds
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.program import takes_all_waves
from ldsopt.target.opcodes import Family, LdsUse


class InstructionPlaces:
    """The places of the IR's accesses and barriers in the code of a function.

    Args:
        accesses: the module's accesses.
        mapping: from its instructions to lines of the IR.
        split: lines of barriers at which a wave only arrives. Their wait is on another line of the IR, to which nothing
            maps; so an unmapped wait is none of these barriers.

    Attributes:
        function, mapping: as given.
        block_of: the number of each instruction's block, by line.
        has_named_barriers: there is a barrier that not all waves of a workgroup arrive at.
    """

    def __init__(
        self,
        function: AsmFunction,
        accesses: Accesses,
        mapping: AccessMap,
        split: Collection[int] = (),
    ) -> None:
        self.function, self.mapping, self._split = function, mapping, split
        self.block_of = {i.line: n for n, block in enumerate(function.blocks) for i in block.instructions}
        self._instructions: dict[int, list[AsmInstruction]] = {}
        self._merged: set[Origin] = set()
        self._vague: set[int] = set()
        self._barriers: set[int] = set()
        self._any_access = self._any_barrier = self._any_wait = self.has_named_barriers = False
        for instruction in function.instructions:
            self._note(instruction, accesses)

    def _note(self, instruction: AsmInstruction, accesses: Accesses) -> None:
        family, is_barrier = instruction.opcode.family, instruction.opcode.is_barrier_part
        self.has_named_barriers |= is_barrier and not takes_all_waves(instruction)
        if not is_barrier and (not touches_lds(instruction) or family is Family.FLAT):
            return
        origin = self.mapping.of(instruction)
        if origin.access is not None:
            self._instructions.setdefault(origin.access, []).append(instruction)
            if is_barrier:
                self._barriers.add(origin.access)
        elif family is Family.BARRIER_WAIT:
            self._any_wait = True
        elif is_barrier:
            self._any_barrier = True
        elif origin not in self._merged:
            self._merged.add(origin)
            possible = accesses.possible(origin)
            self._vague.update(possible)
            self._any_access |= not possible

    def only(self, line: int) -> AsmInstruction | None:
        """The one instruction of an access or barrier, if it stands for nothing else; else ``None``."""
        found = self._instructions.get(line, [])
        if line in self._barriers and len(found) > 1:
            # A split barrier is passed at its second half.
            found = [i for i in found if i.opcode.family is not Family.SIGNAL]
        if line in self._barriers:
            unsure = self._any_barrier or (self._any_wait and line not in self._split)
        else:
            unsure = self._any_access or line in self._vague
        if unsure or len(found) != 1:
            return None
        return found[0]

    def fixed(self, line: int) -> AsmInstruction | None:
        """`only`, if LLVM does not move the instruction in the control flow.

        LLVM moves loads into the branch that needs them, and out of loops, but no write of LDS, and no barrier.
        """
        only = self.only(line)
        if only is None or line in self._barriers:
            return only
        found = decode(only).started
        return only if found is not None and LdsUse.WRITE in found[2] else None

    def is_barrier(self, line: int) -> bool:
        """True of a line of a barrier that an instruction is mapped to."""
        return line in self._barriers

    def holds(self, line: int) -> bool:
        """True if an instruction is mapped to the access or barrier of a line."""
        return line in self._instructions

    def instructions(self, line: int) -> list[AsmInstruction]:
        """The instructions that are mapped to an access or barrier."""
        return self._instructions.get(line, [])
