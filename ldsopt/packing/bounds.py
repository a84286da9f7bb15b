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
from ldsopt.packing.conflicts import cliques, live_sets, neighbours
from ldsopt.packing.problem import Problem

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


# --- stacking -----------------------------------------------------------------------------------------------
#
# The least end of buffers that must lie one above the other: exact, alignment and all.
#
# For buffers of which no two may share a byte, only the order counts. Let ``end(S)`` be the least end that the
# buffers
# of a set ``S`` can have. Some buffer ``j`` of ``S`` is topmost, and the others end at ``end(S - j)`` at best.
# Lowering
# what is below never raises what is above, as rounding up to an alignment is monotonic; so
#
#     end(S) = min over j in S of  max(round_up(end(S - j), alignment of j), earliest of j) + size of j.
#
# That is one step for each member of each subset, so it is for few buffers. Where all alignments are the same and
# nothing
# has an earliest offset, the sum of the rounded sizes is just as exact.


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
