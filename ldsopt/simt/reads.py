"""The sources that the reads of one wave found in LDS, read after read; native functions add to them, too.

A row of four 64-bit words is one execution of a read: see `ReadRow`.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ldsopt.simt.kinds import Array

ODD = 0x9E37_79B9_7F4A_7C15
"""The golden ratio in 64 bits; its odd multiples are the factors of digests."""


class ReadRow(IntEnum):
    """A read: its instruction and parts, a digest of what it found, where that is kept, what was not written."""

    HEAD = 0
    """The instruction's number in the upper half, in the lower how many granules it reads."""
    DIGEST = 1
    KEPT = 2
    """One more than its place among the kept words; 0 for what is not kept."""
    UNWRITTEN = 3
    END = 4


class ReadsWord(IntEnum):
    """The words on a wave's reads that native functions read, of 64 bits."""

    ROWS = 0
    """Address of the rows: of its own, or of those that it is compared with."""
    COUNT = 1
    """The number of reads that have been recorded or compared."""
    LIMIT = 2
    """The number of rows."""
    IS_ON = 3
    """Reads are recorded, or compared."""
    END = 4


def digest(words: Array) -> int:
    """A number that stands for words: the sum of each with an odd factor of its place, mixed.

    >>> digest(np.arange(3, dtype=np.uint64)) == digest(np.array([0, 2, 1], np.uint64))
    False
    """
    factors = (2 * np.arange(len(words), dtype=np.uint64) + np.uint64(1)) * np.uint64(ODD)
    mixed = (words ^ (words >> np.uint64(32))) * factors
    return int((mixed ^ (mixed >> np.uint64(32))).sum(dtype=np.uint64))


class WaveReads:
    """The reads of one wave.

    Args:
        compared: those that they are compared with; by default they are recorded.
    """

    def __init__(self, compared: WaveReads | None = None) -> None:
        self.words: Array = np.zeros(ReadsWord.END, np.uint64)
        self.words[ReadsWord.IS_ON] = 1
        self.unwritten: dict[int, Array] = {}
        self._rows: Array = np.zeros((0, ReadRow.END), np.uint64)
        if compared is not None:
            self._show(compared._rows, compared.count)

    @property
    def count(self) -> int:
        """The number of reads that have been recorded or compared so far."""
        return int(self.words[ReadsWord.COUNT])

    @property
    def is_on(self) -> bool:
        """True if they are still recorded, or compared."""
        return bool(self.words[ReadsWord.IS_ON])

    def stop(self) -> None:
        """Stops comparing: what is read from now on is not looked at."""
        self.words[ReadsWord.IS_ON] = 0

    def _show(self, rows: Array, limit: int) -> None:
        self._rows = rows
        self.words[ReadsWord.ROWS] = rows.ctypes.data
        self.words[ReadsWord.LIMIT] = limit

    def row(self, number: int) -> list[int]:
        """A row, see `ReadRow`."""
        found: list[int] = self._rows[number].tolist()
        return found

    def make_room(self) -> None:
        """Makes room for as many reads again, 256 to begin with."""
        rows = np.zeros((max(256, 2 * len(self._rows)), ReadRow.END), np.uint64)
        rows[: len(self._rows)] = self._rows
        self._show(rows, len(rows))

    def add(self, head: int, found: Array, kept: int) -> None:
        """Adds a read that found these writes."""
        number = self.count
        if number == len(self._rows):
            self.make_room()
        is_whole = bool(found.all())
        self._rows[number] = head, digest(found), kept, not is_whole
        if not is_whole:
            self.unwritten[number] = found == 0
        self.step()

    def step(self) -> None:
        """Counts one more read as done."""
        self.words[ReadsWord.COUNT] = self.count + 1
