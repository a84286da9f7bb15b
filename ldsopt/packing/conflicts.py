"""Which buffers may share no byte: the interference graph, as sets for the solvers and as a graph for everyone else.

One sweep over the ends of all ranges finds it in time proportional to the conflicts there are. Ends come before starts
at the same time, because ranges are half-open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ldsopt.packing.problem import LiveRange, Problem

if TYPE_CHECKING:
    import networkx as nx


def neighbours(problem: Problem) -> list[int]:
    """For each buffer by its index, the set of those that it conflicts with."""
    adjacent, _ = _sweep(problem)
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    for first, second in problem.conflicts:
        a, b = index[first], index[second]
        adjacent[a] |= 1 << b
        adjacent[b] |= 1 << a
    return adjacent


def live_sets(problem: Problem) -> list[int]:
    """The sets of buffers that are live at one time, without those that are part of the next or the one before.

    Each is a clique of the interference graph. If every buffer has one range and there are no extra edges, they are all
    of its maximal cliques: intervals that meet in pairs have a point in common (Helly's theorem on the line).
    """
    return _sweep(problem)[1]


def interference(problem: Problem) -> nx.Graph[str]:
    """The interference graph: an edge joins two buffers that may share no byte.

    Nodes are the ids, with `size`, `alignment`, `ranges` and `offset` as in `Buffer`. Edges have `ranges`, the times at
    which both are live, ascending, and `extra`, whether the problem names the pair beside that.
    """
    import networkx as nx

    graph: nx.Graph[str] = nx.Graph()
    by_id = {buffer.id: buffer for buffer in problem.buffers}
    for buffer in problem.buffers:
        graph.add_node(
            buffer.id,
            size=buffer.size,
            alignment=buffer.alignment,
            ranges=tuple(sorted(buffer.ranges)),
            offset=buffer.offset,
        )
    extra = {frozenset(pair) for pair in problem.conflicts}
    ids = [buffer.id for buffer in problem.buffers]
    for i, mask in enumerate(neighbours(problem)):
        for j in range(i + 1, len(ids)):
            if mask >> j & 1:
                a, b = by_id[ids[i]], by_id[ids[j]]
                shared = common(a.ranges, b.ranges)
                graph.add_edge(a.id, b.id, ranges=shared, extra=frozenset((a.id, b.id)) in extra)
    return graph


def common(first: tuple[LiveRange, ...], second: tuple[LiveRange, ...]) -> tuple[LiveRange, ...]:
    """The spans of time in which both of two lists of ranges are live, ascending.

    >>> common(((0, 4), (6, 9)), ((3, 7),))
    ((3, 4), (6, 7))
    """
    both = [(max(p[0], q[0]), min(p[1], q[1])) for p in first for q in second if p[0] < q[1] and q[0] < p[1]]
    return tuple(sorted(both))


def _sweep(problem: Problem) -> tuple[list[int], list[int]]:
    """Conflicts by range for each buffer, and the sets that are live just before some range ends."""
    events = []
    for i, buffer in enumerate(problem.buffers):
        for lower, upper in buffer.ranges:
            events.append((lower, 1, i))
            events.append((upper, 0, i))
    events.sort()

    adjacent = [0] * len(problem.buffers)
    open_ranges = [0] * len(problem.buffers)  # of one buffer; more than one if its own ranges overlap
    live, grown, sets = 0, False, []
    for _, starts, i in events:
        bit = 1 << i
        if starts:
            if not open_ranges[i]:
                adjacent[i] |= live
                live |= bit
                grown = True
            open_ranges[i] += 1
            continue
        open_ranges[i] -= 1
        if not open_ranges[i]:
            if grown:
                sets.append(live)
                grown = False
            live &= ~bit
    # Each conflict was seen by the buffer that started later.
    for i, mask in enumerate(adjacent):
        while mask:
            low = mask & -mask
            adjacent[low.bit_length() - 1] |= 1 << i
            mask ^= low
    return adjacent, sets
