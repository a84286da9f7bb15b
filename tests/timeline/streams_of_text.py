"""Instruction streams from assembly as one writes it down, a line an instruction."""

from collections.abc import Sequence

from ldsopt import arch
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.timeline.compute_unit import EstimatedRun, Stall, StallCause, estimate
from ldsopt.timeline.streams import IssuedInstruction, WorkgroupStreams

MEMORY = 500


def code(text: str, bank_cycles: int | None = None) -> tuple[IssuedInstruction, ...]:
    """The instructions of a text, ``;`` between those of a line; all LDS accesses with the same cycles of banks."""
    lines = [part.strip() for line in text.splitlines() for part in line.split(";") if part.strip()]
    found = []
    for number, line in enumerate(lines, 1):
        mnemonic, _, operands = line.partition(" ")
        banks = bank_cycles if mnemonic.startswith("ds_") else None
        found.append(IssuedInstruction(AsmInstruction(mnemonic, operands.strip(), number), banks))
    return tuple(found)


def streams(*waves: Sequence[IssuedInstruction], on: str = "gfx942") -> WorkgroupStreams:
    """A workgroup with these waves."""
    found = arch(on)
    return WorkgroupStreams(found, found.wave_size, waves)


def run(
    *texts: str, on: str = "gfx942", memory: int = MEMORY, workgroups: int = 1, banks: int | None = None
) -> EstimatedRun:
    """The model's run of a workgroup with a wave for each text."""
    return estimate(streams(*(code(text, banks) for text in texts), on=on), memory, workgroups=workgroups)


def end(*texts: str, on: str = "gfx942", banks: int | None = None) -> int:
    """The cycle in which the last wave ends."""
    return max(run(*texts, on=on, banks=banks).ends)


def of(run_: EstimatedRun, cause: StallCause, wave: int = 0) -> list[Stall]:
    """The stalls of a wave for a cause."""
    return [stall for stall in run_.stalls if stall.cause is cause and stall.wave == wave]
