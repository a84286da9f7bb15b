"""Values by what they have in common, and sets of numbers: as runs, and as one integer with a bit for each number.

Union, intersection and difference of such integers are one operation each, which makes searches in Python bearable.
"""

from __future__ import annotations

import struct
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

_WORD = 64


def by_key(pairs: Iterable[tuple[Key, Value]]) -> dict[Key, list[Value]]:
    """The values of each key, keys and values in the order of the pairs.

    >>> by_key((len(word), word) for word in ("a", "to", "b"))
    {1: ['a', 'b'], 2: ['to']}
    """
    found: dict[Key, list[Value]] = {}
    for key, value in pairs:
        found.setdefault(key, []).append(value)
    return found


def runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The first and last number of each run among ascending numbers.

    >>> runs([1, 2, 3, 7])
    [(1, 3), (7, 7)]
    """
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = found[-1][0], number
        else:
            found.append((number, number))
    return found


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
