"""Accesses that code generation moved past an asynchronous transfer of the same bytes.

LLVM models a DMA of a wave as the bytes of one lane, so it may take an access to other bytes of the same transfer for
unrelated, and issue the two in the other order if alias information allows it. Then no wait can help: the order itself
is wrong. A transfer reads LDS or writes it; moving matters if one of the two writes::

    (async store from @A to memory)       issued last, it reads 2
    store i32 2, ptr addrspace(3) @A

In the IR, one *reaches* the other if control can come from it to the other. The two orders are compared twice: without
back edges (the order within one iteration), and with them (an access that was hoisted out of the loop of its DMA; not
where code generation found that the loop ends after one iteration). An access that reaches the other in the IR, and not
in the listing, was overtaken by it, if both can be reached there at all.

An instruction that merges several accesses has changed its order if all of them have. One that may be any access takes
no part. A listing may reach more than the IR does, never less (LLVM's structurizer makes both sides of a branch follow
each other).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.graph import Graph, back_edges, components, gathered, reverse_postorder
from ldsopt.groups import members
from ldsopt.ir.module import Function
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.target.opcodes import LdsUse

_Origins = tuple[int, ...]
"""The lines of one transfer, or of the accesses that one instruction may be."""
_Number = int
"""One of those, by the number of the first instruction that has them; in the IR an access, by its line."""


class Overtaken(NamedTuple):
    """Two accesses, one of them a transfer, that are issued in the other order than the IR has them.

    Attributes:
        first: the lines that the access may be that comes first in the IR.
        second: the lines of the other one.
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
        mapping: the origins of its instructions.
        possible: the lines of the accesses that an instruction of an origin may be; empty: any.
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
    """Every pair of accesses that changed its order. The caller decides if the two overlap.

    Args:
        function: the function of the IR.
        flow: the control flow of its blocks.
        transfers: lines of the function's asynchronous transfers.
        accesses: the function's LDS accesses, these included, by line.
        code: the same function compiled.
    """
    if not transfers or len(accesses) < 2:
        return
    blocks = [
        [i.line for i in function.instructions[block.start : block.stop] if i.line in accesses]
        for block in function.blocks
    ]
    numbers: dict[_Origins, _Number] = {}
    firsts: list[AsmInstruction] = []
    """By number, an instruction."""
    of_origins: dict[tuple[Origin, LdsUse], _Origins] = {}
    compiled: list[list[_Number]] = []
    for block in code.listing.blocks:
        compiled.append([])
        for instruction in block.instructions:
            origin = code.mapping.origins.get(instruction.line)
            if origin is None:
                continue
            alike = origin, instruction.opcode.lds
            if (lines := of_origins.get(alike)) is None:
                lines = of_origins[alike] = _lines_of(*alike, code, transfers, accesses)
            if lines:
                number = numbers.setdefault(lines, len(firsts))
                if number == len(firsts):
                    firsts.append(instruction)
                compiled[-1].append(number)
    there = [block.successors for block in code.listing.blocks]
    origins = list(numbers)
    moving = [number for number, lines in enumerate(origins) if transfers.issuperset(lines)]
    bits = {number: 1 << place for place, number in enumerate(moving)}
    bits_of_lines = {origins[number][0]: bit for number, bit in bits.items()}
    for cut in (True, False):
        again = frozenset(range(len(firsts))) if cut else _reaching_themselves(there, compiled)
        pairs: list[tuple[_Number, _Number]] = []
        for is_reversed in (False, True):
            wanted = _reaching(flow, blocks, bits_of_lines, cut=cut, is_reversed=is_reversed)
            given = _reaching(there, compiled, bits, cut=cut, is_reversed=is_reversed)
            issued = sum(bits[number] for number in moving if number in given)
            for other, met in given.items():
                if is_reversed and other in bits:
                    continue  # the first direction has each two transfers
                found = issued & ~met & ~bits.get(other, 0)
                for line in origins[other]:
                    found &= wanted.get(line, 0)
                for number in members(found):
                    one = moving[number]
                    if one in again or other in again:
                        pairs.append((other, one) if is_reversed else (one, other))
        pairs.sort(key=lambda pair: _turn(pair, bits))
        for first, second in pairs:
            yield Overtaken(origins[first], origins[second], firsts[first], firsts[second])


def _turn(pair: tuple[_Number, _Number], transfers: Container[_Number]) -> tuple[_Number, _Number, bool]:
    """The order of the pairs: by the transfer, the first in the listing of two, then by the other access."""
    one, other = sorted(pair, key=lambda number: (number not in transfers, number))
    return one, other, one == pair[1]


def _reaching_themselves(flow: Graph, blocks: Sequence[Sequence[_Number]]) -> frozenset[_Number]:
    """The accesses from which control can come back to themselves, in the same place or in another one.

    Without them, there are no two iterations in which an order could have changed.
    """
    led_to: dict[int, int] = {}
    """Of each block that the entry leads to, the blocks that it leads to, as a set of bits."""
    for component in components(flow.__getitem__, range(min(1, len(flow)))):
        inside = sum(1 << block for block in component)
        targets = {target for block in component for target in flow[block]}
        found = inside if targets.intersection(component) else 0
        for target in targets:
            found |= led_to.get(target, 0) | 1 << target
        led_to |= dict.fromkeys(component, found)
    met: dict[_Number, int] = {}
    again: set[_Number] = set()
    for block in led_to:
        for number in blocks[block]:
            if met.get(number, 0) >> block & 1:
                again.add(number)
            met[number] = met.get(number, 0) | 1 << block
    again.update(one for block, found in led_to.items() for one in blocks[block] if found & met[one])
    return frozenset(again)


def _lines_of(
    origin: Origin,
    use: LdsUse,
    code: CompiledFunction,
    transfers: frozenset[int],
    accesses: Mapping[int, Access],
) -> _Origins:
    """The accesses that an instruction may come from; empty if it may be any or none. Transfers are never merged."""
    if origin.access is not None:
        return (origin.access,) if origin.access in accesses else ()
    other = {LdsUse.READ: AccessKind.STORE, LdsUse.WRITE: AccessKind.LOAD}.get(use)
    return tuple(
        line
        for line in code.possible(origin)
        if line in accesses and line not in transfers and accesses[line].kind is not other
    )


def _reaching(
    flow: Graph,
    blocks: Sequence[Sequence[_Number]],
    bits: Mapping[_Number, int],
    *,
    cut: bool,
    is_reversed: bool,
) -> dict[_Number, int]:
    """For each access, the transfers that reach it, or that it reaches, as a set of bits.

    If an access stands in several places, a transfer that reaches any of them reaches it.

    Args:
        flow: the control flow of the blocks.
        blocks: their accesses.
        bits: the bits of the transfers.
        cut: leave out back edges.
        is_reversed: the transfers that the access reaches.
    """
    order = reverse_postorder(flow) if flow else []
    back = frozenset(back_edges(flow) if cut and flow else ())
    leading: list[list[int]] = [[] for _ in flow]
    own = [0] * len(flow)
    for block in order:
        for target in flow[block]:
            if (block, target) not in back:
                one, other = (target, block) if is_reversed else (block, target)
                leading[other].append(one)
        for number in blocks[block]:
            own[block] |= bits.get(number, 0)
    leaving = gathered(own, leading)
    found: dict[_Number, int] = {}
    for block in reversed(order) if is_reversed else order:
        before = reduce(or_, (leaving[one] for one in leading[block]), 0)
        for number in reversed(blocks[block]) if is_reversed else blocks[block]:
            found[number] = found.get(number, 0) | before
            before |= bits.get(number, 0)
    return found
