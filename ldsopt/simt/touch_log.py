"""The last accesses of a workgroup's LDS, or of its global memory, for reports that name the earlier of two.

What the interpreter executes is kept as it is. What native functions execute they write here themselves: which
instruction, wave and phase, which lanes, and their addresses. Both count in one order.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from ldsopt.simt.kinds import Array

MOST_LANES = 64
"""Most addresses of one record of a native function."""

_FIRST_ROOM = 1 << 10

MakeRecord = Callable[[Any, int, Array, Array, int], Any]
"""A record of instruction, wave, addresses, lanes and phase; it has the attributes ``access``, ``wave``, ``phase``."""


class LogWord(IntEnum):
    """The words of the log that native functions read, of 64 bits."""

    COUNT = 0
    """The number of touches that have been recorded."""
    LAST_SLOT = 1
    """One less than the records that are kept, of which there are a power of two."""
    HEADS = 2
    """Address of the heads of records, see `HeadWord`."""
    ADDRESSES = 3
    """Address of their addresses, `MOST_LANES` each."""
    LIMIT = 4
    """Records for which there is room; then the interpreter makes more, up to the capacity."""
    END = 5


class HeadWord(IntEnum):
    """The head of a record: its place in the order, from 1 on, the instruction's number, wave, phase, lanes as bits."""

    ORDINAL = 0
    SITE = 1
    WAVE = 2
    PHASE = 3
    LANES = 4
    END = 5


class TouchLog:
    """The last records, of which the oldest are forgotten.

    Args:
        capacity: how many are kept, a power of two. For as many there is room once `_FIRST_ROOM` do not suffice.
        dtype: of addresses.
        make: makes a record.
    """

    def __init__(self, capacity: int, dtype: str, make: MakeRecord) -> None:
        self._capacity, self._dtype, self._make = capacity, dtype, make
        self._kept: dict[int, Any] = {}
        self._sites: Sequence[Any] = ()
        self._words: Array = np.zeros(LogWord.END, np.uint64)
        self._heads: Array = np.zeros((0, HeadWord.END), np.uint64)
        self._addresses: Array = np.zeros((0, MOST_LANES), dtype)
        self._room = capacity  # for records of both kinds

    def open(self, sites: Sequence[Any]) -> int:
        """Makes room for records of native functions.

        Args:
            sites: the instructions, by the number that native functions know them by.

        Returns:
            The address of what they have to know, see `LogWord`.
        """
        self._sites = sites
        if not len(self._heads):
            self._make_room(min(_FIRST_ROOM, self._capacity))
        return int(self._words.ctypes.data)

    def _make_room(self, room: int) -> None:
        heads, addresses = self._heads, self._addresses
        self._heads = np.zeros((room, HeadWord.END), np.uint64)
        self._addresses = np.empty((room, MOST_LANES), self._dtype)
        self._heads[: len(heads)], self._addresses[: len(heads)] = heads, addresses
        self._room = room
        self._words[LogWord.LAST_SLOT] = room - 1
        self._words[LogWord.HEADS] = self._heads.ctypes.data
        self._words[LogWord.ADDRESSES] = self._addresses.ctypes.data
        self._words[LogWord.LIMIT] = room if room < self._capacity else np.iinfo(np.uint64).max

    def clear(self) -> None:
        """Forgets all records: another workgroup begins."""
        self._kept.clear()
        self._heads[: int(self._words[LogWord.COUNT]), HeadWord.ORDINAL] = 0
        self._words[LogWord.COUNT] = 0

    def release(self) -> None:
        """Gives the memory back: the run has ended, and with it all that native functions write."""
        self._kept.clear()
        self._heads, self._addresses = self._heads[:0].copy(), self._addresses[:0].copy()
        self._words[LogWord.COUNT] = 0

    def append(self, record: Any) -> None:
        """Adds the record of an access."""
        count = int(self._words[LogWord.COUNT])
        if count == self._room < self._capacity:
            self._make_room(self._capacity)
        self._kept[count & (self._room - 1)] = record
        self._words[LogWord.COUNT] = count + 1

    def latest(self, matches: Callable[[Any, int, int], bool]) -> Iterator[Any]:
        """The records for whose instruction, wave and phase a condition holds, the latest first."""
        count = int(self._words[LogWord.COUNT])
        for number in range(count - 1, max(-1, count - 1 - self._room), -1):
            slot = number & (self._room - 1)
            head = self._heads[slot].tolist() if len(self._heads) else [0]
            if head[HeadWord.ORDINAL] != number + 1:
                record = self._kept[slot]
                if matches(record.access, record.wave, record.phase):
                    yield record
                continue
            access, wave, phase = self._sites[head[HeadWord.SITE]], head[HeadWord.WAVE], head[HeadWord.PHASE]
            if matches(access, wave, phase):
                lanes = _lanes_of(head[HeadWord.LANES])
                yield self._make(access, wave, self._addresses[slot, : len(lanes)].copy(), lanes, phase)


@functools.lru_cache(maxsize=1024)
def _lanes_of(bits: int) -> Array:
    """The numbers of the lanes of a mask; not to be written."""
    lanes = np.array([lane for lane in range(MOST_LANES) if bits >> lane & 1], np.intp)
    lanes.flags.writeable = False
    return lanes
