"""Loop nesting depth of the blocks of a control-flow graph.

A strongly connected set of blocks is a loop; what is still strongly connected without the loop's header is a
loop inside of it. On reducible graphs that is the nesting of natural loops, which LLVM writes into its
comments (``Depth=``); in irreducible ones, where LLVM sees no loop at all, it still finds the cycle. Source
of the idea: Steensgaard, Sequentializing Program Dependence Graphs for Irreducible Programs, 1993; strongly
connected components by Tarjan's algorithm, without recursion.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Graph = Sequence[Sequence[int]]


def depths(successors: Graph) -> list[int]:
    """Nesting depth of each block, 0 outside of loops. Block 0 is the entry.

    >>> depths([(1,), (2,), (2, 1, 3), ()])  # block 1 heads a loop, block 2 one inside
    [0, 1, 2, 0]
    """
    depth = [0] * len(successors)
    predecessors: list[list[int]] = [[] for _ in successors]
    for block, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(block)
    work: list[set[int]] = [set(range(len(successors)))]
    while work:
        region = work.pop()
        for loop in loops(region, successors):
            for block in loop:
                depth[block] += 1
            if len(loop) > 1:
                # The header is where control enters; the first in code order if there are several.
                entries = [b for b in loop if b == 0 or any(p not in loop for p in predecessors[b])]
                loop.discard(min(entries, default=min(loop)))
                work.append(loop)
    return depth


def loops(region: set[int], successors: Graph) -> Iterator[set[int]]:
    """The strongly connected sets of blocks in ``region``; a single block only if it branches to itself."""
    order: dict[int, int] = {}  # block → when it was first seen
    low: dict[int, int] = {}
    pending: list[int] = []  # seen, and not yet in a component
    is_pending: set[int] = set()
    for root in region:
        if root in order:
            continue
        path = [(root, iter(successors[root]))]
        order[root] = low[root] = len(order)
        pending.append(root)
        is_pending.add(root)
        while path:
            block, targets = path[-1]
            for target in targets:
                if target not in region:
                    continue
                if target not in order:
                    order[target] = low[target] = len(order)
                    pending.append(target)
                    is_pending.add(target)
                    path.append((target, iter(successors[target])))
                    break
                if target in is_pending:
                    low[block] = min(low[block], order[target])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[block])
                if low[block] == order[block]:
                    component = {pending.pop()}
                    while block not in component:
                        component.add(pending.pop())
                    is_pending -= component
                    if len(component) > 1 or block in successors[block]:
                        yield component
