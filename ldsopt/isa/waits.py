"""The wait instructions in a kernel's assembly; `ldsopt.target.waits` says which there are."""

from __future__ import annotations

from ldsopt.errors import UnreadableCode
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.measurement import Wait
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters


class UnreadableWait(UnreadableCode, ValueError):
    """A wait whose operands are not of the form that its mnemonic has; its line is that of the listing."""


def parse_wait(instruction: AsmInstruction, arch: Arch, depth: int | None) -> Wait:
    """Reads a wait instruction: its counters and limits.

    Raises:
        ValueError: its operands are not of the form that the mnemonic has.

    >>> from ldsopt.target.arch import arch
    >>> parse_wait(AsmInstruction("s_waitcnt", "vmcnt(1) lgkmcnt(0)", 7), arch("gfx942"), 1).counters
    (('vmcnt', 1), ('lgkmcnt', 0))
    >>> parse_wait(AsmInstruction("s_wait_loadcnt_dscnt", "0x102", 7), arch("gfx1201"), 0).counters
    (('loadcnt', 1), ('dscnt', 2))
    """
    counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
    return Wait(instruction.mnemonic, counters, depth, instruction.line)
