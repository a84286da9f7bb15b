"""Accesses that code generation moved past an asynchronous transfer of the same bytes.

LLVM models a DMA of a wave as the bytes of one lane, so it may take an access to other bytes of the same transfer for
unrelated and issue the two in the other order; and it does so where alias information says that it may. Then no wait
can help: the order itself is wrong. A transfer reads LDS or writes it; moving matters if one of the two writes::

    (async store from @A to memory)       issued last, it reads 2
    store i32 2, ptr addrspace(3) @A

In the IR, one *reaches* the other if control can come from it to the other. Twice the two orders are compared: without
back edges (the order within one iteration), and with them (an access that was hoisted out of the loop of its DMA; not
where code generation found that the loop ends after one iteration). What
reaches the other in the IR, and in the listing does not, was overtaken by it, if both can be reached there at all.

An instruction that is mapped to several accesses, of which it was merged, has changed its order if all of them have.
One that may be any access takes no part. A listing may reach more than the IR does, never less (LLVM's structurizer
makes both sides of a branch follow each other).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.graph import Graph, reverse_postorder
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.events import LdsUse, lds_use

_Origins = tuple[int, ...]
"""The lines of one transfer, or of the accesses that one instruction may be."""


class Overtaken(NamedTuple):
    """Two accesses, one of them a transfer, that are issued in the other order than the IR has them.

    Attributes:
        first: lines of the one that precedes in the IR, or of all that it may be.
        second: of the one that follows it.
        first_instruction, second_instruction: an instruction of each; the second is issued first.
    """

    first: tuple[int, ...]
    second: tuple[int, ...]
    first_instruction: AsmInstruction
    second_instruction: AsmInstruction


class CompiledFunction(NamedTuple):
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
    function: Function,
    flow: Graph,
    transfers: frozenset[int],
    accesses: Mapping[int, Access],
    code: CompiledFunction,
) -> Iterator[Overtaken]:
    """Every pair of accesses that changed its order. Whether the two overlap is left to the caller.

    Args:
        function: of the IR.
        flow: of its blocks.
        transfers: lines of the function's asynchronous transfers.
        accesses: the function's LDS accesses, these included, by line.
        code: the same function compiled.
    """
    if not transfers or len(accesses) < 2:
        return
    blocks = [
        [(i.line,) for i in function.instructions[block.start : block.stop] if i.line in accesses]
        for block in function.blocks
    ]
    places: dict[_Origins, list[AsmInstruction]] = {}
    compiled: list[list[_Origins]] = []
    for block in code.listing.blocks:
        compiled.append([])
        for instruction in block.instructions:
            origin = code.mapping.origins.get(instruction.line)
            if origin and (lines := _lines_of(instruction, origin, code, transfers, accesses)):
                compiled[-1].append(lines)
                places.setdefault(lines, []).append(instruction)
    there = [block.successors for block in code.listing.blocks]
    numbers = {lines: 1 << number for number, lines in enumerate(places)}
    of_line: dict[_Origins, int] = {(line,): 1 << number for number, line in enumerate(accesses)}
    masks = {lines: sum(of_line[line,] for line in lines) for lines in places}
    moving = [lines for lines in places if transfers.issuperset(lines)]
    pairs = {(a, b): None for one in moving for other in places for a, b in ((one, other), (other, one))}
    for cut in (True, False):
        wanted = _reaching(flow, blocks, of_line, cut=cut)
        given = _reaching(there, compiled, numbers, cut=cut)
        for first, second in pairs:
            mask = masks[first]
            if not cut and not any(given.get(each, 0) & numbers[each] for each in (first, second)):
                continue  # each is executed once, so there are no two iterations
            if (
                given.keys() >= {first, second}
                and not mask & masks[second]
                and all(wanted.get((line,), 0) & mask == mask for line in second)
                and not given.get(second, 0) & numbers[first]
            ):
                yield Overtaken(first, second, places[first][0], places[second][0])


def _lines_of(
    instruction: AsmInstruction,
    origin: Origin,
    code: CompiledFunction,
    transfers: frozenset[int],
    accesses: Mapping[int, Access],
) -> _Origins:
    """The accesses that an instruction may come from; empty if it may be any or none. Transfers are never merged."""
    if origin.access is not None:
        return (origin.access,) if origin.access in accesses else ()
    other = {LdsUse.READ: AccessKind.STORE, LdsUse.WRITE: AccessKind.LOAD}.get(lds_use(instruction.mnemonic))
    return tuple(
        line
        for line in code.possible(origin)
        if line in accesses and line not in transfers and accesses[line].kind is not other
    )


def _reaching(
    flow: Graph, blocks: Sequence[Sequence[_Origins]], bits: Mapping[_Origins, int], *, cut: bool
) -> dict[_Origins, int]:
    """For each access, the accesses that reach it, as a set of bits; ``cut`` leaves out back edges.

    An access that stands in several places is reached by what reaches any of them.
    """
    order = reverse_postorder(flow) if flow else []
    position = {block: index for index, block in enumerate(order)}
    entering = dict.fromkeys(order, 0)
    own = dict.fromkeys(order, 0)
    for block in order:
        for lines in blocks[block]:
            own[block] |= bits[lines]
    changed = True
    while changed:
        changed = False
        for block in order:
            leaving = entering[block] | own[block]
            for target in flow[block]:
                if cut and position[target] <= position[block]:
                    continue
                if leaving & ~entering[target]:
                    entering[target] |= leaving
                    changed = True
    found: dict[_Origins, int] = {}
    for block in order:
        before = entering[block]
        for lines in blocks[block]:
            found[lines] = found.get(lines, 0) | before
            before |= bits[lines]
    return found
