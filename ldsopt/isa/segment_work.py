"""The work of each segment of a loop for each unit, counted in compiled code.

Segments end at instructions that a comment numbers: ``s_nop 0 ; ldsopt.cut 3`` ends segment 3. The code behind the last
cut of an iteration, round the loop's end, belongs to the first segment, and so does the code in front of the first cut.
Where control flow parts within a segment, all of its paths count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ldsopt.graph import backwards, reachable
from ldsopt.isa.assembly import AsmFunction, Assembly
from ldsopt.target.opcodes import WorkUnit

_CUT = "ldsopt.cut "

SegmentWork = Mapping[WorkUnit, int]
"""Instructions by the unit that they are work for."""


def segment_work(listing: Assembly, function: str, count: int) -> tuple[SegmentWork, ...]:
    """The work of each of a function's segments; none of a segment whose cut the code lacks.

    Args:
        listing: the listing with the numbered cuts.
        function: its name.
        count: the number of cuts.
    """
    found: list[Counter[WorkUnit]] = [Counter() for _ in range(count)]
    for one in listing.functions:
        if one.name == function:
            _count(listing, one, found)
    return tuple(found)


def _count(listing: Assembly, function: AsmFunction, found: Sequence[Counter[WorkUnit]]) -> None:
    blocks = function.blocks
    cuts = [
        [(at, cut) for at, i in enumerate(b.instructions) if (cut := _cut(listing, i.line)) is not None]
        for b in blocks
    ]
    successors = [block.successors for block in blocks]
    holding = [number for number, own in enumerate(cuts) if own]
    if not holding:
        return
    around = [n for n, block in enumerate(blocks) if block.depth < min(blocks[h].depth for h in holding)]
    inside = reachable(successors, holding, around) & reachable(backwards(successors), holding, around)
    begins = _segments_at(successors, cuts, inside, len(found))
    for number in sorted(inside):
        segment, own = begins.get(number, 0), dict(cuts[number])
        for at, instruction in enumerate(blocks[number].instructions):
            if at in own:
                segment = (own[at] + 1) % len(found)
            elif (unit := instruction.opcode.work_unit) is not None:
                found[segment][unit] += 1


def _segments_at(
    successors: Sequence[Sequence[int]],
    cuts: Sequence[Sequence[tuple[int, int]]],
    inside: frozenset[int] | set[int],
    count: int,
) -> dict[int, int]:
    """The segment in which each block of the loop begins, propagated from the blocks that hold cuts."""
    begins: dict[int, int] = {}
    work = [number for number, own in enumerate(cuts) if own]
    while work:
        number = work.pop(0)
        own = cuts[number]
        behind = (own[-1][1] + 1) % count if own else begins[number]
        for target in successors[number]:
            if target in inside and target not in begins:
                begins[target] = behind
                if not cuts[target]:
                    work.append(target)
    return begins


def _cut(listing: Assembly, line: int) -> int | None:
    number, *_ = listing.text[line - 1].partition(_CUT)[2].split() or [""]
    return int(number) if number.isdecimal() else None
