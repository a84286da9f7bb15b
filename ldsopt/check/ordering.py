"""Accesses that code generation moved in front of the LDS-DMA that feeds them.

LLVM models a DMA of a wave as the bytes of one lane, so it may take an access to other bytes of the same transfer for
unrelated and issue it first. Then no wait can help: the order itself is wrong.

In the IR, a DMA *reaches* an access if control can come to the access after it. Twice the two orders are compared:
without back edges (the order within one iteration), and with them (an access that was hoisted out of the loop of its
DMA). A DMA that reaches an overlapping access in the IR, and in the listing does not, was overtaken.

Only instructions that are mapped exactly take part; a listing may reach more than the IR does, never less (LLVM's
structurizer makes both sides of a branch follow each other).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ldsopt.check.mapping import AccessMap
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction

Flow = Sequence[Sequence[int]]
"""Successors of each block, the entry first."""


class Overtaken(NamedTuple):
    """An access that is issued before a DMA which precedes it in the IR. Lines are of the module's text."""

    dma: int
    access: int
    dma_instruction: AsmInstruction
    access_instruction: AsmInstruction


def overtaken(  # noqa: PLR0917
    function: Function,
    terminator_targets: Callable[[int], list[int]],
    dmas: frozenset[int],
    accesses: frozenset[int],
    listing: AsmFunction,
    mapping: AccessMap,
) -> Iterator[Overtaken]:
    """Every pair that changed its order; whether the two overlap is the caller's question.

    Args:
        function: of the IR.
        terminator_targets: indices of the blocks that a block of the function may go to.
        dmas, accesses: lines of the function's LDS-DMA and of its other LDS accesses.
        listing: the same function compiled.
        mapping: of its instructions.
    """
    if not dmas or not accesses:
        return
    blocks = [
        [
            i.line
            for i in function.instructions[block.start : block.stop]
            if i.line in dmas or i.line in accesses
        ]
        for block in function.blocks
    ]
    flow = [terminator_targets(index) for index in range(len(function.blocks))]
    places: dict[int, list[AsmInstruction]] = {}
    compiled: list[list[int]] = []
    for block in listing.blocks:
        found = []
        for instruction in block.instructions:
            line = mapping.of(instruction).access
            if line is not None and (line in dmas or line in accesses):
                found.append(line)
                places.setdefault(line, []).append(instruction)
        compiled.append(found)
    there = [list(block.successors) for block in listing.blocks]
    for cut in (True, False):
        wanted = _reaching(flow, blocks, dmas, cut=cut)
        given = _reaching(there, compiled, dmas, cut=cut)
        for access, before in wanted.items():
            for dma in sorted(before - given.get(access, before)):
                if dma in places and access in places:
                    yield Overtaken(dma, access, places[dma][0], places[access][0])


def _reaching(
    flow: Flow, blocks: Sequence[Sequence[int]], dmas: frozenset[int], *, cut: bool
) -> dict[int, frozenset[int]]:
    """The DMAs that reach each access, back edges followed or ``cut``.

    An access that stands in several places is reached by what reaches any of them.
    """
    order = _reverse_postorder(flow)
    position = {block: index for index, block in enumerate(order)}
    entering: dict[int, frozenset[int]] = {block: frozenset() for block in order}
    own = {block: frozenset(line for line in blocks[block] if line in dmas) for block in order}
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
    found: dict[int, frozenset[int]] = {}
    for block in order:
        before = entering[block]
        for line in blocks[block]:
            if line in dmas:
                before |= {line}
            else:
                found[line] = found.get(line, frozenset()) | before
    return found


def _reverse_postorder(flow: Flow) -> list[int]:
    seen, postorder = {0}, []
    stack = [(0, iter(flow[0]))] if flow else []
    while stack:
        block, targets = stack[-1]
        for target in targets:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(flow[target])))
                break
        else:
            stack.pop()
            postorder.append(block)
    return postorder[::-1]
