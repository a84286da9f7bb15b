"""Loop nesting depth of the blocks of a control-flow graph.

A strongly connected set of blocks is a loop; what is still strongly connected without the loop's header is a
loop inside of it. On reducible graphs that is the nesting of natural loops, which LLVM writes into its
comments (``Depth=``); in irreducible ones, where LLVM sees no loop at all, it still finds the cycle. Source
of the idea: Steensgaard, Sequentializing Program Dependence Graphs for Irreducible Programs, 1993.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.graph import Graph, cycles

DEEPEST = 100
"""Loops nested deeper are not told from the loop around them: each level takes a walk over all that is inside of it."""


def depths(successors: Graph) -> list[int]:
    """Nesting depth of each block, 0 outside of loops. Block 0 is the entry.

    >>> depths([(1,), (2,), (2, 1, 3), ()])  # block 1 heads a loop, block 2 one inside
    [0, 1, 2, 0]
    """
    depth = [0] * len(successors)
    for loop in loops(successors):
        for block in loop:
            depth[block] += 1
    return depth


def innermost_loops(successors: Graph) -> list[frozenset[int]]:
    """The blocks of the innermost loop around each block; none outside of loops.

    >>> [sorted(loop) for loop in innermost_loops([(1,), (2,), (2, 1, 3), ()])]
    [[], [1, 2], [2], []]
    """
    found: list[frozenset[int]] = [frozenset()] * len(successors)
    for loop in loops(successors):
        for block in loop:
            found[block] = loop
    return found


def loops(successors: Graph) -> Iterator[frozenset[int]]:
    """The blocks of every loop, each loop before those inside of it, as far as `DEEPEST`."""
    predecessors: list[list[int]] = [[] for _ in successors]
    for block, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(block)
    work: list[tuple[set[int], int]] = [(set(range(len(successors))), 0)]
    while work:
        region, level = work.pop()
        inside = {block: [t for t in successors[block] if t in region] for block in region}
        for cycle in cycles(inside.__getitem__, region):
            loop = set(cycle)
            yield frozenset(loop)
            if len(loop) > 1 and level + 1 < DEEPEST:
                # The header is where control enters; the first in code order if there are several.
                entries = [b for b in loop if b == 0 or any(p not in loop for p in predecessors[b])]
                loop.discard(min(entries, default=min(loop)))
                work.append((loop, level + 1))
