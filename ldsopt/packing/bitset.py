"""Sets of small integers as one integer: bit ``i`` is set when ``i`` is in the set.

Union, intersection and difference of hundreds of buffers are then one operation each, which is what makes a search in
Python bearable.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

_WORD = 64


def members(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending.

    >>> list(members(0b1101))
    [0, 2, 3]
    """
    start = 0
    if mask.bit_length() > _WORD:  # word by word: each step on the whole set takes as long as the set is
        words = -(-mask.bit_length() // _WORD)
        for word in struct.unpack(f"<{words}Q", mask.to_bytes(words * _WORD // 8, "little")):
            while word:
                low = word & -word
                yield start + low.bit_length() - 1
                word ^= low
            start += _WORD
        return
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def components(mask: int, neighbours: list[int] | tuple[int, ...]) -> list[int]:
    """The connected components of the graph induced on a set, each as a set, by their least element.

    >>> [list(members(part)) for part in components(0b1111, [0b0100, 0, 0b1001, 0b0100])]
    [[0, 2, 3], [1]]
    """
    parts = []
    while mask:
        part, front = 0, mask & -mask
        while front:
            low = front & -front
            part |= low
            front |= neighbours[low.bit_length() - 1] & mask
            front &= ~part
        parts.append(part)
        mask &= ~part
    return parts
