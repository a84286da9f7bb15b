"""Bytes below which no placement exists.

The buffers of a clique lie one above the other. Let ``g`` divide all their alignments. Then every one of them starts at
a multiple of ``g``, so each but the topmost takes its size rounded up to ``g``, and the clique ends no lower than

    sum of the rounded sizes - padding of the buffer whose padding is largest.

The same holds for a part of the clique, and the part with large alignments has a larger ``g``: the bound of a clique is
the largest over its parts "alignment at least A". Fixed buffers add where they end. Small cliques of mixed alignments
are stacked in their best order instead, which is exact.

What is live at one moment is a clique, but a clique need not be live at one moment, so this bound is at least as good
as the largest sum of live bytes and often better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from ldsopt.packing.bitset import members
from ldsopt.packing.cliques import cliques
from ldsopt.packing.conflicts import live_sets, neighbours
from ldsopt.packing.problem import Problem
from ldsopt.packing.stacking import end_in_order, stacked_end

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


def max_live(problem: Problem) -> int:
    """Bytes of the buffers that are live at the busiest moment, without padding. Never above `lower_bound`."""
    sizes = [buffer.size for buffer in problem.buffers]
    return max((sum(sizes[i] for i in members(live)) for live in live_sets(problem)), default=0)
