"""The instructions that the waves of one workgroup execute: the input of the estimate.

Whoever knows which instructions a wave executes makes one: an emulator of machine code by noting each instruction that
it issues, `ldsopt.timeline.counted_paths` from how often each block of code is executed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.target.arch import Arch


class IssuedInstruction(NamedTuple):
    """One execution of an instruction by a wave.

    Attributes:
        instruction: as the listing has it; its line tells it apart from others.
        bank_cycles: of an LDS access, the cycles that the banks need for its addresses (`ldsopt.simt.banks`); ``None``
            where they are not known, and as many are taken as without conflicts.
    """

    instruction: AsmInstruction
    bank_cycles: int | None = None


@dataclass(frozen=True, slots=True)
class WorkgroupStreams:
    """The instructions that one workgroup executes.

    Attributes:
        arch: the architecture that it is executed on.
        wave_size: lanes of a wave.
        waves: what each wave executes, in order, by the wave's number in the workgroup.
        barriers: so many that all waves have come to stand in front of the end of ``waves``, where the launch was not
            followed to its own end; else ``None``.
    """

    arch: Arch
    wave_size: int
    waves: Sequence[Sequence[IssuedInstruction]]
    barriers: int | None = None

    @property
    def instructions(self) -> int:
        """The number of instructions that all waves together execute."""
        return sum(map(len, self.waves))
