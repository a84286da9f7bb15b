"""One instruction while it is decoded, as the tables of opcodes and intrinsics see it."""

from __future__ import annotations

from typing import Any

from ldsopt.ir.details import Details, details, stated_alignment
from ldsopt.ir.module import Instruction
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.frame import Frame, Unsupported
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.shadow import LdsAccess

__all__ = ["Node", "Unsupported"]


class Node:
    """An instruction, its operands as slots, and the frame that its closure is built in.

    Attributes:
        instruction: of the module's model; `line` its text.
        dst: slot of the result; `kind` its type.
        callee: name of the called function, empty for other instructions.
    """

    def __init__(self, frame: Frame, instruction: Instruction, callee: str = "") -> None:
        self.frame, self.instruction, self.callee = frame, instruction, callee
        self.dst, self.kind = frame.slot(instruction.address), frame.kind_of(instruction.address)
        self.line = frame.module.lines[instruction.line]
        self._details: Details | None = None

    @property
    def opcode(self) -> str:
        """The name of the instruction's opcode, as LLVM writes it."""
        return self.instruction.opcode

    @property
    def details(self) -> Details:
        """Flags, predicate and the text behind them."""
        if self._details is None:
            self._details = details(self.line, self.opcode)
        return self._details

    @property
    def site(self) -> InstructionSite:
        """The function and line that findings about this instruction name."""
        return self.frame.site(self.instruction.line)

    def src(self, number: int) -> int:
        """The slot of an operand."""
        return self.frame.slot(self.instruction.operands[number])

    def kind_of(self, number: int) -> RegisterKind:
        """The type of an operand."""
        return self.frame.kind_of(self.instruction.operands[number])

    def constant(self, number: int) -> Any:
        """The value of an operand that is a constant; `None` for any other."""
        slot = self.src(number)
        return self.frame.template[slot] if slot in self.frame.constant_slots else None

    def immediate(self, number: int) -> int:
        """The value of an operand that has to be an integer constant.

        Raises:
            Unsupported: it is none.
        """
        value = self.constant(number)
        if value.__class__ not in (int, bool):
            raise Unsupported(f"a variable operand {number} of {self.callee or self.opcode}")
        return int(value)

    @property
    def align(self) -> int:
        """The alignment that the text gives, else 1."""
        return stated_alignment(self.line) or 1

    def lds_access(
        self, size: int, align: int, *, reads: bool, writes: bool, atomic: bool = False, is_copy: bool = False
    ) -> LdsAccess:
        """Announces that the instruction touches LDS, which fixes the granule of the checks."""
        access = LdsAccess(self.site, size, reads, writes, atomic, is_copy)
        self.frame.announce(access, align, self.instruction)
        return access
