"""Reads of LDS by which a wave waits for another one's store: code does not say which loads were atomic.

Rule: in a short loop that stores nothing, starts no copy into LDS, meets no barrier and calls nothing, a read whose
address does not change sees the same in each round unless another wave writes there. A compiler moves such a read out
of the loop, unless it is atomic or volatile. So the word is a flag.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from ldsopt.emulate.registers import SCALARS
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.measure import is_lds_dma
from ldsopt.patterns import pattern

_READ = pattern(r"ds_(?:read|load)_")
_ACTING = pattern(
    r"(?:buffer|tbuffer|global|flat|scratch|image)_(?:store|atomic)|ds_(?!read|load|b?permute|swizzle)"
)
_LEAVING = pattern(r"s_barrier|s_swappc|s_setpc|s_call|s_endpgm|s_trap")
_LONGEST = 24
"""Instructions of such a loop."""
_CONSTANT = pattern(r"v_mov_b32(?:_e32|_e64)? v\d+, (?:-?\d+|0x[0-9a-fA-F]+|s\d+)$")


class ReadsAndWrites(Protocol):
    """Registers of an instruction."""

    @property
    def reads(self) -> tuple[int, ...]:
        """Numbers of those that it reads."""

    @property
    def writes(self) -> tuple[int, ...]:
        """Numbers of those that it writes."""


def flag_reads(function: AsmFunction, decoded: Sequence[ReadsAndWrites]) -> set[int]:
    """The numbers of those instructions of a function that read a flag in a loop.

    Args:
        function: the function.
        decoded: its instructions, in code order.
    """
    starts = [0]
    for block in function.blocks:
        starts.append(starts[-1] + len(block.instructions))
    found = set[int]()
    for loop in _loops(function):
        places = [(n, i) for b in loop for n, i in enumerate(function.blocks[b].instructions, starts[b])]
        reads = [number for number, one in places if _READ.match(one.mnemonic)]
        if not reads or len(places) > _LONGEST or any(_acts(one) for _, one in places):
            continue
        changed = {r for n, one in places if not _is_constant(one) for r in decoded[n].writes}
        changed |= {r for n, _ in places if changed & set(decoded[n].reads) for r in decoded[n].writes}
        found.update(n for n in reads if not changed & {r for r in decoded[n].reads if r < SCALARS})
    return found


def _acts(instruction: AsmInstruction) -> bool:
    """It does something that others see, or leaves the loop for elsewhere."""
    mnemonic = instruction.mnemonic
    return bool(_ACTING.match(mnemonic) or _LEAVING.match(mnemonic)) or is_lds_dma(instruction)


def _is_constant(instruction: AsmInstruction) -> bool:
    return bool(_CONSTANT.match(f"{instruction.mnemonic} {instruction.operands}".strip()))


def _loops(function: AsmFunction) -> Iterator[set[int]]:
    """The blocks of each loop: those from which control comes to a jump back without passing the jump's target."""
    before: list[list[int]] = [[] for _ in function.blocks]
    for number, block in enumerate(function.blocks):
        for target in block.successors:
            before[target].append(number)
    for number, block in enumerate(function.blocks):
        for head in block.successors:
            if head > number:
                continue
            body, open_ = {head}, [number]
            while open_:
                one = open_.pop()
                if one not in body:
                    body.add(one)
                    open_ += before[one]
            yield body
