"""Code as the few words that waiting is about: ``{ read lgkmcnt(0) dma } vmcnt(0) read``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.measure import is_lds_access, is_lds_dma
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import LdsUse
from ldsopt.target.waits import parse_counters

_ACCESSES = {LdsUse.READ: "read", LdsUse.WRITE: "write", LdsUse.READ | LdsUse.WRITE: "atomic"}

_OF_MEMORY = {"global_store": "store", "s_load": "scalar"}
OF_MEMORY = tuple(_OF_MEMORY.values())
"""The words for accesses of other memory than LDS."""


@dataclass(frozen=True, slots=True)
class CodeEvent:
    """An instruction that accesses LDS, waits or meets other waves, or where a loop begins or ends.

    Attributes:
        word: ``dma``, ``read``, ``write``, ``atomic``, ``barrier``, ``use`` (of what was read, by an assembly comment),
            ``store`` and ``scalar`` (of other memory), a wait like ``vmcnt(0)``, or a brace.
        instruction: it; ``None`` for a brace.
    """

    word: str
    instruction: AsmInstruction | None = None


def events(function: AsmFunction, arch: Arch) -> tuple[CodeEvent, ...]:
    """The events of a function in code order, each wait with one word for each of its counters."""
    found: list[CodeEvent] = []
    depth = 0
    for block in function.blocks:
        found += [CodeEvent("{")] * (block.depth - depth) + [CodeEvent("}")] * (depth - block.depth)
        depth = block.depth
        for instruction in block.instructions:
            found += (CodeEvent(word, instruction) for word in _words(instruction, arch))
    return tuple(found)


def words(found: Iterable[CodeEvent], *, without: tuple[str, ...] = ()) -> str:
    """The events in one line, but for waits of some counters."""
    return " ".join(event.word for event in found if event.word.partition("(")[0] not in without)


def _words(instruction: AsmInstruction, arch: Arch) -> list[str]:
    mnemonic = instruction.mnemonic
    if instruction.opcode.is_wait:
        counters = parse_counters(mnemonic, instruction.operands, arch)
        return [f"{counter}({count})" for counter, count in counters if counter.endswith("cnt")]
    if instruction.opcode.waits_at_barrier:
        return ["barrier"]
    if is_lds_dma(instruction):
        return ["dma"]
    if is_lds_access(instruction):
        return [_ACCESSES[instruction.opcode.lds]]
    return [word for start, word in _OF_MEMORY.items() if mnemonic.startswith(start)]
