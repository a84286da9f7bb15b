"""The write from which each read of LDS gets its bytes, in one version of a kernel and in another.

Where buffers share bytes, a read that comes after another buffer took them over gets that buffer's bytes:
a bug even if the two happen to be equal. It can be seen without knowledge of the buffers. Each granule of LDS has
its last write: the instruction, by its place among the program's LDS accesses, the wave, the number of the
execution, and the part of that. The first version of the kernel records the writes that each execution of a read found;
the second one, run in the same order, has to find the same.

Bytes that the first version never wrote have no right value: there any source is accepted.

Atomics between two barriers may come in any order, and a barrier that a version adds between them changes it. So an
atomic does not count as the write from which a read gets its bytes: it marks them, and the write before it stays, but
for an atomic store, which leaves nothing of it. An atomic load changes nothing.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from enum import IntEnum
from typing import Literal

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.simt.native.words import KEPT_WORDS, WaveWord
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow

SourcesMode = Literal["", "record", "compare"]
"""The treatment of the sources of reads: none, they are recorded, or they are compared with another run's."""

# --- reads --------------------------------------------------------------------------------------------------
#
# The sources that the reads of one wave found in LDS, read after read; native functions add to them, too.
#
# A row of four 64-bit words is one execution of a read: see `ReadRow`.


ODD = 0x9E37_79B9_7F4A_7C15
"""The golden ratio in 64 bits; its odd multiples are the factors of digests."""


class ReadRow(IntEnum):
    """A read: its instruction and parts, its sources' digest, their place if kept, and the unwritten parts."""

    HEAD = 0
    """The instruction's number in the upper half, in the lower how many granules it reads."""
    DIGEST = 1
    KEPT = 2
    """One more than its place among the kept words; 0 for what is not kept."""
    UNWRITTEN = 3
    END = 4


class ReadsWord(IntEnum):
    """The 64-bit words about a wave's reads that native functions read."""

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
        compared: the reads to compare them with; by default they are recorded.
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
        """Stops comparing: later reads are not looked at."""
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


_ACCESS, _WAVE, _PART = (
    50,
    44,
    28,
)  # one word: access from bit 50, wave from 44, part from 28, execution below
_CHANGED = np.uint64(1 << 63)
"""Marks bytes that atomics have changed since the write that stands there."""
_KEPT = KEPT_WORDS
"""Of what reads found so many words are kept as they are, to tell the byte; of the rest a number stands for it."""
_LONGEST = 1 << 16
"""Most words of one read that are kept."""
_MOST_WAVES = 64


@functools.lru_cache(maxsize=64)
def _parts(count: int) -> Array:
    found: Array = np.arange(count, dtype=np.uint64) << np.uint64(_PART)
    return found


class Sources:
    """The record of a run, or the comparison of a run with the record of another.

    Args:
        expected: the record to compare with.
    """

    def __init__(self, expected: Sources | None = None) -> None:
        self._expected = expected
        self._reads: dict[tuple[int, int], WaveReads] = {}
        self._kept: Array = np.empty(0, np.uint64)
        self._kept_words = np.zeros(1, np.uint64)
        self.shape: tuple[
            object, ...
        ] = ()  # the accesses: two programs without the same ones are not compared
        self.is_compared = expected is not None

    def enter(self, group: int, accesses: Sequence[LdsAccess], shadow: Shadow, lds_size: int) -> None:
        """Begins a workgroup with the program's accesses, by line, and ``size`` bytes of LDS."""
        self._group, self._shadow, self._accesses = group, shadow, accesses
        self._number = {id(access): number for number, access in enumerate(accesses)}
        self._last = np.zeros(-(-lds_size // shadow.granule) + 16, np.uint64)
        self._shift = shadow.granule.bit_length() - 1
        self._executions = np.zeros((len(accesses), _MOST_WAVES), np.uint64)
        if self._expected is None and not len(self._kept):
            self._kept = np.empty(_KEPT + _LONGEST, np.uint64)
        self.shape = (
            shadow.granule,
            tuple((a.site.function, a.size, a.reads, a.writes, a.atomic, a.is_copy) for a in accesses),
        )
        if self._expected is not None and self._expected.shape != self.shape:
            self.is_compared = False

    @property
    def mode(self) -> SourcesMode:
        """The treatment of the sources of reads."""
        return "record" if self._expected is None else "compare"

    def native_words(self, wave: int) -> dict[int, int]:
        """The words that native functions of a wave's accesses read, by word of the wave's block."""
        executions = self._executions.ctypes.data
        return {
            WaveWord.LAST: self._last.ctypes.data,
            WaveWord.EXECUTIONS: executions + wave * self._executions.itemsize,
            WaveWord.READS: self._reads_of(wave).words.ctypes.data,
            WaveWord.KEPT: (self._expected or self)._kept.ctypes.data,
            WaveWord.KEPT_WORDS: self._kept_words.ctypes.data,
        }

    def _reads_of(self, wave: int) -> WaveReads:
        key = self._group, wave
        reads = self._reads.get(key)
        if reads is None:
            theirs = None if self._expected is None else self._expected._reads.get(key)
            reads = self._reads[key] = WaveReads(theirs)
            if self._expected is None:
                reads.make_room()
            elif not self.is_compared:
                reads.stop()
        return reads

    def access(self, execution: Execution) -> None:
        """Records an access that is within bounds. Its reads are looked up before it writes."""
        access = execution.access
        index = execution.address.astype(np.intp) >> self._shift
        if (count := max(1, access.size >> self._shift)) > 1:
            index = (index[:, None] + np.arange(count)).reshape(-1)
        if access.reads:
            self._read(execution, index)
        if access.atomic and access.writes and not access.reads:
            self._last[index] = _CHANGED  # a store leaves nothing of the write before it
        elif access.atomic and access.writes:
            self._last[index] |= _CHANGED
        elif access.writes:
            self._last[index] = self.write(access, execution.wave, len(index))

    def write(self, access: LdsAccess, wave: int, parts: int) -> Array:
        """The numbers of the parts of one execution of a write."""
        number = self._number[id(access)]
        self._executions[number, wave] += np.uint64(1)
        first = number << _ACCESS | wave << _WAVE | int(self._executions[number, wave])
        return np.asarray(_parts(parts) + np.uint64(first))

    def land(self, target: Array | slice, writes: Array) -> None:
        """Records that a copy has changed these bytes; ``writes`` are its granules' numbers."""
        if isinstance(target, slice):
            target = np.arange(target.start, target.stop, 1 << self._shift)
            self._last[target >> self._shift] = writes
            return
        self._last[target[:: 1 << self._shift] >> self._shift] = writes

    def _read(self, execution: Execution, index: Array) -> None:
        number, writes = self._number[id(execution.access)], self._last[index]
        if execution.access.atomic:
            writes &= ~_CHANGED  # whether others of them came before it is up to the order
        mine, head = self._reads_of(execution.wave), number << 32 | len(writes)
        if self._expected is None:
            mine.add(head, writes, self._keep(writes))
            return
        if not mine.is_on:
            return
        at, theirs = mine.count, self._expected._reads.get((self._group, execution.wave))
        if theirs is None or at >= theirs.count or theirs.row(at)[ReadRow.HEAD] != head:
            mine.stop()  # the wave takes another path: its results, or findings, say so
            return
        mine.step()
        row = theirs.row(at)
        wanted, unwritten = self._expected._words(row[ReadRow.KEPT], len(writes)), theirs.unwritten.get(at)
        if unwritten is None and row[ReadRow.UNWRITTEN] and wanted is not None:
            unwritten = wanted == 0
        if unwritten is not None:
            writes = np.where(unwritten, np.uint64(0), writes)
        if digest(writes) != row[ReadRow.DIGEST]:
            self._report(execution, index, writes, wanted)

    def _keep(self, writes: Array) -> int:
        """Keeps the sources of a read as long as there is room; returns one more than their place, or 0."""
        place = int(self._kept_words[0])
        if place >= _KEPT or len(writes) > _LONGEST:
            return 0
        self._kept[place : place + len(writes)] = writes
        self._kept_words[0] = place + len(writes)
        return place + 1

    def _words(self, kept: int, count: int) -> Array | None:
        return self._kept[kept - 1 : kept - 1 + count] if kept else None

    def _report(self, execution: Execution, index: Array, writes: Array, wanted: Array | None) -> None:
        which = np.ones(len(writes), bool)
        if wanted is not None:
            which = np.asarray(writes != wanted)
        first = int(np.flatnonzero(which)[0])
        byte = int(index[first]) << self._shift
        lanes = np.asarray(which.reshape(len(execution.address), -1).any(axis=1))
        words = f"wave {execution.wave} reads LDS byte {byte} {self._named(writes[first])}"
        if wanted is not None:
            words += f"; in the first module one {self._named(wanted[first])}"
        self._shadow.report("taken-over", execution.touch(lanes, byte), words)

    def _named(self, write: np.uint64) -> str:
        changed = ", and atomics changed it" if write & _CHANGED else ""
        if not write & ~_CHANGED:
            return "that only atomics wrote" if changed else "that nothing wrote"
        site = self._accesses[int(write & ~_CHANGED) >> _ACCESS].site
        return f"that wave {int(write) >> _WAVE & 63} wrote last at {site}{changed}"
