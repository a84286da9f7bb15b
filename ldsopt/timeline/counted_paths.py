"""The path of every wave through code, from how often its blocks are executed.

Rule. All waves take the same path if each block is executed equally often by each. Then the edges between blocks are
executed as often as Kirchhoff's law says (`ldsopt.isa.block_frequencies`), and a branch

* of which one side is never taken takes the other;
* that leaves its innermost loop on one side stays in it as often as it goes round, and leaves then.

What is left, a branch within a loop that goes both ways, has an order that counts do not tell: there is no path then,
nor where waves differ, or where a count is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.block_frequencies import ContradictoryCounts, block_frequencies
from ldsopt.isa.loops import innermost_loops

MOST_INSTRUCTIONS = 2_000_000
"""Instructions that all waves together may execute: beyond, a smaller launch says the same."""


def counted_path(
    function: AsmFunction, counts: Sequence[int | None], waves: int, source: str
) -> tuple[AsmInstruction, ...]:
    """The instructions that each of the waves executes, in order.

    Args:
        function: of a listing.
        counts: how often all waves together execute each of its blocks.
        waves: how many there are.
        source: the name of what was compiled, for errors.

    Raises:
        InputError: the counts do not tell one path that all waves take, or it is too long.
    """
    own = _of_one_wave(function, counts, waves, source)
    edges = _edge_counts(function, own, source)
    if sum(len(block.instructions) * count for block, count in zip(function.blocks, own, strict=True)) > (
        MOST_INSTRUCTIONS // max(1, waves)
    ):
        raise InputError(
            f"kernel {function.name}: its waves execute more than {MOST_INSTRUCTIONS} instructions",
            file=source,
            remedy="give a launch with fewer iterations of its loops",
        )
    loops = innermost_loops([block.successors for block in function.blocks])
    found: list[AsmInstruction] = []
    for number in _walk(function, own, edges, loops, source):
        found += function.blocks[number].instructions
    return tuple(found)


def _refused(function: AsmFunction, source: str, why: str, line: int | None = None) -> InputError:
    where = f", line {line} of the assembly" if line else ""
    return InputError(
        f"kernel {function.name}{where}: {why}, so that the way of its waves is not known",
        file=source,
        remedy="give a launch of one workgroup in which all waves take the same branches",
    )


def _line(function: AsmFunction, number: int) -> int | None:
    instructions = function.blocks[number].instructions
    return instructions[-1].line if instructions else None


def _of_one_wave(function: AsmFunction, counts: Sequence[int | None], waves: int, source: str) -> list[int]:
    own = []
    for number, count in enumerate(counts):
        if count is None:
            raise _refused(
                function, source, "it is not known how often a block is executed", _line(function, number)
            )
        if count % waves:
            raise _refused(
                function, source, "not all waves execute a block equally often", _line(function, number)
            )
        own.append(count // waves)
    return own


def _edge_counts(function: AsmFunction, own: Sequence[int], source: str) -> dict[tuple[int, int], int]:
    """The number of times that a wave goes from each block to each of its successors."""
    blocks = function.blocks
    graph: list[list[int]] = [[] for _ in blocks]
    between: dict[tuple[int, int], int] = {}
    for number, block in enumerate(blocks):
        for target in block.successors:
            between[number, target] = len(graph)
            graph[number].append(len(graph))
            graph.append([target])
    try:
        found = block_frequencies(graph, dict(enumerate(own)), 1)
    except ContradictoryCounts as problem:
        raise _refused(function, source, str(problem)) from None
    edges = {}
    for (start, end), middle in between.items():
        count = found[middle]
        if count is None:
            raise _refused(
                function, source, "counts do not tell which way a branch goes", _line(function, start)
            )
        edges[start, end] = count
    return edges


def _walk(
    function: AsmFunction,
    own: Sequence[int],
    edges: dict[tuple[int, int], int],
    loops: Sequence[frozenset[int]],
    source: str,
) -> Iterator[int]:
    iterations: dict[int, int] = {}
    at, blocks = 0, function.blocks
    left = list(own)
    while True:
        if not left[at]:
            raise _refused(function, source, "counts contradict its branches", _line(function, at))
        left[at] -= 1
        yield at
        taken = [target for target in blocks[at].successors if edges[at, target]]
        if not taken:
            return
        if len(taken) == 1:
            at = taken[0]
            continue
        stay = [target for target in taken if target in loops[at]]
        leave = [target for target in taken if target not in loops[at]]
        if len(stay) != 1 or len(leave) != 1 or edges[at, stay[0]] % edges[at, leave[0]]:
            raise _refused(function, source, "a branch goes both ways, in an order that counts do not tell",
                           _line(function, at))  # fmt: skip
        iterations[at] = iterations.get(at, 0) + 1
        if iterations[at] > edges[at, stay[0]] // edges[at, leave[0]]:
            iterations[at] = 0
            at = leave[0]
        else:
            at = stay[0]
