"""Maximal cliques of the interference graph: sets of buffers of which no two may share a byte.

They take the place that points in time have where every buffer lives once: the buffers of a clique lie one above the
other, so the clique needs the sum of their sizes. A clique can need more than any moment does: three buffers of which
each pair is live together at some time, but never all three, still form one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.packing.bitset import members
from ldsopt.packing.conflicts import live_sets
from ldsopt.packing.problem import Problem

STEPS = 4000
"""Sets that the enumeration looks at before it settles for some cliques instead of all."""


def cliques(problem: Problem, neighbours: Sequence[int]) -> list[int]:
    """Cliques that together hold every buffer and every conflict: all maximal ones, or enough of them.

    The result is the same on every run. It is complete where every buffer has one range and no extra edges exist, and
    otherwise where the enumeration ends within `STEPS`.
    """
    alone = [1 << i for i, mask in enumerate(neighbours) if not mask]
    if not problem.conflicts and all(len(buffer.ranges) <= 1 for buffer in problem.buffers):
        return [*(live for live in live_sets(problem) if live & (live - 1)), *alone]
    found = maximal_cliques(neighbours, STEPS)
    return found if found is not None else _grown(problem, neighbours)


def maximal_cliques(neighbours: Sequence[int], steps: int) -> list[int] | None:
    """All maximal cliques of a graph, or None if there is more to look at than `steps`.

    Bron and Kerbosch's enumeration with the pivot of Tomita, Tanaka and Takahashi (2006).
    """
    found = []
    stack = [(0, (1 << len(neighbours)) - 1, 0)]
    if not neighbours:
        return []
    while stack:
        steps -= 1
        if steps < 0:
            return None
        clique, open_, closed = stack.pop()
        if not open_:
            if not closed:
                found.append(clique)
            continue
        pivot = max(members(open_ | closed), key=lambda i: (open_ & neighbours[i]).bit_count())
        for i in members(open_ & ~neighbours[pivot]):
            bit = 1 << i
            stack.append((clique | bit, open_ & neighbours[i], closed & neighbours[i]))
            open_ &= ~bit
            closed |= bit
    return sorted(found)


def _grown(problem: Problem, neighbours: Sequence[int]) -> list[int]:
    """The live sets, the extra edges and the single buffers, each grown to a maximal clique, heaviest buffer first."""
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    heaviest_first = sorted(range(len(neighbours)), key=lambda i: (-problem.buffers[i].size, i))
    seeds = live_sets(problem)
    seeds += [1 << index[a] | 1 << index[b] for a, b in problem.conflicts]
    seeds += [1 << i for i in range(len(neighbours))]
    found = set()
    for clique in seeds:
        for i in heaviest_first:
            if clique & ~neighbours[i] == 0:  # also false for a member: no buffer is its own neighbour
                clique |= 1 << i
        found.add(clique)
    return sorted(found)
