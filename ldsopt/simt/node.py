"""One instruction while it is decoded, as the tables of opcodes and intrinsics see it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ldsopt.ir.details import Details, details
from ldsopt.ir.module import Instruction
from ldsopt.simt.findings import Site
from ldsopt.simt.kinds import Kind
from ldsopt.simt.shadow import LdsAccess

if TYPE_CHECKING:
    from ldsopt.simt.decode import Decoder

_ALIGN = re.compile(r", align (\d+)")


class Unsupported(Exception):
    """Something that the simulator cannot execute; the argument says what and where to add it."""


class Node:
    """An instruction, its operands as slots, and what builds its closure.

    Attributes:
        instruction: of the module's model; `line` its text.
        dst: slot of the result; `kind` its type.
        callee: name of the called function, empty for other instructions.
    """

    def __init__(self, decoder: Decoder, instruction: Instruction, dst: int, kind: Kind, callee: str) -> None:
        self.decoder, self.instruction, self.dst, self.kind, self.callee = (
            decoder, instruction, dst, kind, callee,
        )  # fmt: skip
        self.line = decoder.module.lines[instruction.line]
        self._details: Details | None = None

    @property
    def opcode(self) -> str:
        """LLVM's mnemonic."""
        return self.instruction.opcode

    @property
    def details(self) -> Details:
        """Flags, predicate and the text behind them."""
        if self._details is None:
            self._details = details(self.line, self.opcode)
        return self._details

    @property
    def site(self) -> Site:
        """Where it is."""
        return self.decoder.site(self.instruction.line)

    def src(self, number: int) -> int:
        """The slot of an operand."""
        return self.decoder.slot(self.instruction.operands[number])

    def kind_of(self, number: int) -> Kind:
        """The type of an operand."""
        return self.decoder.kind_of(self.instruction.operands[number])

    def constant(self, number: int) -> Any:
        """The value of an operand that is a constant; `None` for any other."""
        slot = self.src(number)
        return self.decoder.template[slot] if slot in self.decoder.constant_slots else None

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
        match = _ALIGN.search(self.line)
        return int(match[1]) if match else 1

    def lds_access(
        self, size: int, align: int, *, reads: bool, writes: bool, atomic: bool = False, is_copy: bool = False
    ) -> LdsAccess:
        """Announces that the instruction touches LDS, which fixes the granule of the checks."""
        return self.decoder.lds_access(
            self.instruction, size, align, reads=reads, writes=writes, atomic=atomic, is_copy=is_copy
        )
