"""Accesses that code generation moved in front of the LDS-DMA that feeds them.

LLVM models a DMA of a wave as the bytes of one lane, so it may take an access to other bytes of the same transfer for
unrelated and issue it first. Then no wait can help: the order itself is wrong.

In the IR, a DMA *reaches* an access if control can come to the access after it. Twice the two orders are compared:
without back edges (the order within one iteration), and with them (an access that was hoisted out of the loop of its
DMA). A DMA that reaches an overlapping access in the IR, and in the listing does not, was overtaken.

An instruction that is mapped to several accesses, of which it was merged, was overtaken by a DMA if all of them follow
the DMA in the IR. One that may be any access takes no part. A listing may reach more than the IR does, never less
(LLVM's structurizer makes both sides of a branch follow each other).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.graph import reverse_postorder
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import LdsUse, lds_use

Flow = Sequence[Sequence[int]]
"""Successors of each block, the entry first."""
_Origins = tuple[int, ...]
"""The lines of one DMA, or of the accesses that one instruction may be."""


class Overtaken(NamedTuple):
    """An access that is issued before a DMA which precedes it in the IR.

    Attributes:
        dma: line of the DMA in the module's text.
        accesses: lines of the access, or of all that it may be.
        dma_instruction, access_instruction: an instruction of each.
    """

    dma: int
    accesses: tuple[int, ...]
    dma_instruction: AsmInstruction
    access_instruction: AsmInstruction


class Code(NamedTuple):
    """A compiled function.

    Attributes:
        listing: the function.
        mapping: of its instructions.
        possible: the lines of the accesses that an instruction of that origin may be; empty: any.
    """

    listing: AsmFunction
    mapping: AccessMap
    possible: Callable[[Origin], tuple[int, ...]]


def overtaken(
    function: Function, flow: Flow, dmas: frozenset[int], accesses: Mapping[int, Access], code: Code
) -> Iterator[Overtaken]:
    """Every pair that changed its order; whether the two overlap is the caller's question.

    Args:
        function: of the IR.
        flow: of its blocks.
        dmas: lines of the function's LDS-DMA.
        accesses: the function's other LDS accesses, by line.
        code: the same function compiled.
    """
    if not dmas or not accesses:
        return
    known = dmas | accesses.keys()
    blocks = [
        [(i.line,) for i in function.instructions[block.start : block.stop] if i.line in known]
        for block in function.blocks
    ]
    places: dict[_Origins, list[AsmInstruction]] = {}
    compiled: list[list[_Origins]] = []
    for block in code.listing.blocks:
        compiled.append([])
        for instruction in block.instructions:
            origin = code.mapping.origins.get(instruction.line)
            if origin and (lines := _lines_of(instruction, origin, code, dmas, accesses)):
                compiled[-1].append(lines)
                places.setdefault(lines, []).append(instruction)
    there = [block.successors for block in code.listing.blocks]
    for cut in (True, False):
        wanted = _reaching(flow, blocks, dmas, cut=cut)
        for lines, given in _reaching(there, compiled, dmas, cut=cut).items():
            before = frozenset.intersection(*(wanted.get((line,), frozenset()) for line in lines))
            for dma in sorted(before - given):
                if (dma,) in places:
                    yield Overtaken(dma, lines, places[dma,][0], places[lines][0])


def _lines_of(
    instruction: AsmInstruction,
    origin: Origin,
    code: Code,
    dmas: frozenset[int],
    accesses: Mapping[int, Access],
) -> _Origins:
    """The DMA or the accesses that an instruction may be; empty if it may be any, or is none."""
    if origin.access is not None:
        known = origin.access in dmas or origin.access in accesses
        return (origin.access,) if known else ()
    use = lds_use(instruction.mnemonic) if instruction.mnemonic.startswith("ds_") else None
    other = {LdsUse.READ: AccessKind.STORE, LdsUse.WRITE: AccessKind.LOAD}.get(use) if use else None
    return tuple(
        line for line in code.possible(origin) if line in accesses and accesses[line].kind is not other
    )


def _reaching(
    flow: Flow, blocks: Sequence[Sequence[_Origins]], dmas: frozenset[int], *, cut: bool
) -> dict[_Origins, frozenset[int]]:
    """The DMAs that reach each access, back edges followed or ``cut``.

    An access that stands in several places is reached by what reaches any of them.
    """
    order = reverse_postorder(flow) if flow else []
    position = {block: index for index, block in enumerate(order)}
    entering: dict[int, frozenset[int]] = {block: frozenset() for block in order}
    own = {block: frozenset(lines[0] for lines in blocks[block] if lines[0] in dmas) for block in order}
    changed = True
    while changed:
        changed = False
        for block in order:
            leaving = entering[block] | own[block]
            for target in flow[block]:
                if cut and position[target] <= position[block]:
                    continue
                if not leaving <= entering[target]:
                    entering[target] |= leaving
                    changed = True
        if cut:
            break
    found: dict[_Origins, frozenset[int]] = {}
    for block in order:
        before = entering[block]
        for lines in blocks[block]:
            if lines[0] in dmas:
                before |= {lines[0]}
            else:
                found[lines] = found.get(lines, frozenset()) | before
    return found
