"""The least end of buffers that must lie one above the other: exact, alignment and all.

For buffers of which no two may share a byte, only the order counts. Let ``end(S)`` be the least end that the buffers
of a set ``S`` can have. Some buffer ``j`` of ``S`` is topmost, and the others end at ``end(S - j)`` at best. Lowering
what is below never raises what is above, as rounding up to an alignment is monotonic; so

    end(S) = min over j in S of  max(round_up(end(S - j), alignment of j), earliest of j) + size of j.

That is one step for each member of each subset, so it is for few buffers. Where all alignments are the same and nothing
has an earliest offset, the sum of the rounded sizes is just as exact.
"""

from __future__ import annotations

from collections.abc import Sequence

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
