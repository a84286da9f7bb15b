"""The buffers that may share no byte: the interference graph, as sets for the solvers and as a graph for everyone else.

One sweep over the ends of all ranges finds it in time proportional to the conflicts there are. Ends come before starts
at the same time, because ranges are half-open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd
from typing import TYPE_CHECKING

from ldsopt.groups import members
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
        for j in members(mask):
            adjacent[j] |= 1 << i
    return adjacent, sets


# --- cliques ------------------------------------------------------------------------------------------------
#
# Maximal cliques of the interference graph: sets of buffers of which no two may share a byte.
#
# They take the place that points in time have where every buffer lives once: the buffers of a clique lie one above the
# other, so the clique needs the sum of their sizes. A clique can need more than any moment does: three buffers of which
# each pair is live together at some time, but never all three, still form one.


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


# --- bounds ---------------------------------------------------------------------------------------------------
#
# Bytes below which no placement exists.
#
# The buffers of a clique lie one above the other. Let `g` divide all their alignments. Then every one of them starts at
# a multiple of `g`, so each but the topmost takes its size rounded up to `g`, and the clique ends no lower than
#
#     sum of the rounded sizes - padding of the buffer whose padding is largest.
#
# The same holds for a part of the clique, and the part with large alignments has a larger `g`: the bound of a clique is
# the largest over its parts "alignment at least A". Fixed buffers add where they end. Small cliques of mixed alignments
# are stacked in their best order instead, which is exact.
#
# What is live at one moment is a clique, but a clique need not be live at one moment, so this bound is at least as good
# as the largest sum of live bytes and often better.


STACKED = 12
"""Buffers of a clique up to which its best order is found; the effort doubles with each."""


def lower_bound(problem: Problem) -> int:
    """Bytes that every placement takes at least; 0 without buffers."""
    sizes = [buffer.size for buffer in problem.buffers]
    alignments = [buffer.alignment for buffer in problem.buffers]
    ends = [buffer.offset + buffer.size for buffer in problem.buffers if buffer.offset is not None]
    found = cliques(problem, neighbours(problem))
    bound = max([0, *ends, *(clique_bound(sizes, alignments, members(clique)) for clique in found)])
    return sharpened(sizes, alignments, found, bound)


def clique_bound(sizes: Sequence[int], alignments: Sequence[int], clique: Iterable[int]) -> int:
    """Bytes that buffers of which no two may share a byte take at least, by the rule of the sums.

    >>> clique_bound([20, 20, 4], [16, 16, 4], [0, 1, 2])  # 0..20, 32..52, and 4 bytes between
    52
    """
    best = common = 0
    part: list[int] = []
    by_alignment = sorted(clique, key=lambda i: -alignments[i])
    for position, i in enumerate(by_alignment):
        part.append(i)
        common = gcd(common, alignments[i])
        if position + 1 < len(by_alignment) and alignments[by_alignment[position + 1]] == alignments[i]:
            continue
        rounded = [-(-sizes[j] // common) * common for j in part]
        padding = max(up - sizes[j] for up, j in zip(rounded, part, strict=True))
        best = max(best, sum(rounded) - padding)
    return best


def sharpened(sizes: Sequence[int], alignments: Sequence[int], found: Iterable[int], bound: int) -> int:
    """A lower bound that is at least `bound`: the exact end of those cliques whose alignments can lift it.

    Args:
        found: cliques, as sets. Only those of at most `STACKED` buffers are looked at.
    """
    for clique in found:
        if clique.bit_count() > STACKED:
            continue
        items = [(0, sizes[i], alignments[i]) for i in members(clique)]
        items.sort(key=lambda item: -item[2])
        if end_in_order(items) > bound:  # else its best order cannot lift the bound either
            bound = max(bound, stacked_end(items))
    return bound


# --- stacking -----------------------------------------------------------------------------------------------
#
# The least end of buffers that must lie one above the other: exact, alignment and all.
#
# For buffers of which no two may share a byte, only the order counts. Let ``end(S)`` be the least end that the buffers
# of a set ``S`` can have. Some buffer ``j`` of ``S`` is topmost, and the others end at ``end(S - j)`` at best. Lowering
# what is below never raises what is above, as rounding up to an alignment is monotonic; so
#
#     end(S) = min over j in S of  max(round_up(end(S - j), alignment of j), earliest of j) + size of j.
#
# That is one step for each member of each subset, so it is for few buffers. Where all alignments are the same and
# nothing has an earliest offset, the sum of the rounded sizes is just as exact.


Item = tuple[int, int, int]
"""The earliest offset of a buffer, a multiple of its alignment; its size; its alignment. All in bytes."""


def stacked_end(items: Sequence[Item]) -> int:
    """Bytes at which the topmost of these buffers ends at least, in the best order; 0 without buffers.

    >>> stacked_end([(0, 20, 16), (0, 20, 16), (0, 4, 4)])  # 0..20, 20..24, 32..52
    52
    >>> stacked_end([(0, 100, 1024), (0, 924, 16)])  # 0..924 would waste 100 bytes: 0..100, 112..1036
    1036
    """
    count = len(items)
    ends = [0] * (1 << count)
    for chosen in range(1, 1 << count):
        least = -1
        rest = chosen
        while rest:
            bit = rest & -rest
            rest ^= bit
            earliest, size, alignment = items[bit.bit_length() - 1]
            start = -(-ends[chosen ^ bit] // alignment) * alignment
            end = (start if start > earliest else earliest) + size
            if least < 0 or end < least:
                least = end
        ends[chosen] = least
    return ends[-1]


def end_in_order(items: Sequence[Item]) -> int:
    """Bytes at which the last of these buffers ends if they lie in this order."""
    end = 0
    for earliest, size, alignment in items:
        start = -(-end // alignment) * alignment
        end = (start if start > earliest else earliest) + size
    return end
