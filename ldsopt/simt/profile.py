"""The operations that a run has executed. Counts, never times: simulated time says nothing about a GPU's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ldsopt.documents import Natural
from ldsopt.ir.module import Module
from ldsopt.simt.execution import Programs
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.program import Statistics
from ldsopt.simt.shadow import LdsAccess


@dataclass(frozen=True, slots=True)
class AccessCount:
    """An LDS access: how often waves executed it, and what that took of the LDS banks (`banks`; copies take none)."""

    site: InstructionSite
    executed: int
    reads: bool
    writes: bool
    cycles: int
    ideal_cycles: int


@dataclass(frozen=True, slots=True)
class Profile:
    """The operations that a launch has executed, in counts over all of its workgroups.

    Attributes:
        instructions: executed by waves; phis are none.
        lane_instructions: the same times the active lanes.
        opcodes: instructions by opcode.
        barriers: that workgroups have passed; `waits` explicit waits for copies; `copies` into LDS.
        accesses: of LDS, by line.
        reads_beyond: reads of global memory behind the end of a buffer, within its last pages.
        working_groups: workgroups that changed memory which others see.
    """

    instructions: Natural
    lane_instructions: Natural
    opcodes: dict[str, Natural]
    barriers: Natural
    waits: Natural
    copies: Natural
    accesses: tuple[AccessCount, ...]
    reads_beyond: Natural
    working_groups: Natural = 0

    def without_banks(self) -> Profile:
        """The same without cycles of LDS banks."""
        return replace(self, accesses=tuple(replace(one, cycles=0, ideal_cycles=0) for one in self.accesses))


def profile_of(
    module: Module,
    programs: Programs,
    accesses: Sequence[LdsAccess],
    statistics: Statistics,
    reads_beyond: int,
) -> Profile:
    """Sums up the counters of a run."""
    opcodes: Counter[str] = Counter()
    instructions = lanes = 0
    for program in programs.values():
        for block, names in zip(program.blocks, program.opcodes, strict=True):
            if not block.waves:
                continue
            instructions += block.waves * block.instructions
            lanes += block.lanes * block.instructions
            for name in names:
                opcodes[name] += block.waves
    return Profile(
        instructions,
        lanes,
        dict(opcodes.most_common()),
        statistics.barriers,
        statistics.waits,
        statistics.copies,
        tuple(
            AccessCount(a.site.located(module), a.executed, a.reads, a.writes, a.cycles, a.ideal_cycles)
            for a in sorted(accesses, key=lambda a: a.site.line)
        ),
        reads_beyond,
        statistics.working,
    )
