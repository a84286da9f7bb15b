"""Which write each read of LDS gets its bytes from, in one version of a kernel and in another.

Where buffers share bytes, a read that comes after another buffer took them over gets what was put there for that one:
a bug even if the two happen to be equal. It needs no knowledge of the buffers to see it. Each granule of LDS remembers
its last write: which instruction, by its place among the program's LDS accesses, of which wave, in its how-manieth
execution, and which part of that. The first version of the kernel notes for each execution of a read what it found;
the second one, run in the same order, has to find the same.

Bytes that the first version never wrote have no right value: there anything goes.

Atomics between two barriers may come in any order, and a barrier that a version adds between them changes it. So an
atomic does not count as the write that a read gets its bytes from: it marks them, and what was there before stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.simt.shadow import Execution, LdsAccess, Shadow

_ACCESS, _WAVE, _PART = (
    50,
    44,
    28,
)  # one word: access from bit 50, wave from 44, part from 28, execution below
_CHANGED = np.uint64(1 << 63)
"""Marks bytes that atomics have changed since the write that stands there."""
_KEPT_BYTES = 8 << 20
"""Of what reads found so much is kept as it is, to tell the byte; of the rest a number that stands for it."""


@dataclass(frozen=True, slots=True)
class Found:
    """What one execution of a read found.

    Attributes:
        access: number of the instruction.
        parts: how many granules it read.
        digest: stands for the writes; `writes` are they, where they were kept.
        unwritten: the granules that had none; `None` if all had.
    """

    access: int
    parts: int
    digest: int
    writes: Array | None
    unwritten: Array | None


class Sources:
    """The record of a run, or what compares a run with the record of another.

    Args:
        expected: the record to compare with.
    """

    def __init__(self, expected: Sources | None = None) -> None:
        self._expected = expected
        self._found: dict[tuple[int, int], list[Found]] = {}
        self._lost: set[tuple[int, int]] = set()
        self._kept = 0
        self.shape: tuple[
            object, ...
        ] = ()  # the accesses: two programs without the same ones are not compared
        self.is_compared = expected is not None

    def enter(self, group: int, accesses: Sequence[LdsAccess], shadow: Shadow, lds_size: int) -> None:
        """Begins a workgroup with the program's accesses, by line, and so many bytes of LDS."""
        self._group, self._shadow, self._accesses = group, shadow, accesses
        self._number = {id(access): number for number, access in enumerate(accesses)}
        self._last = np.zeros(-(-lds_size // shadow.granule) + 16, np.uint64)
        self._shift = shadow.granule.bit_length() - 1
        self._executions: Counter[tuple[int, int]] = Counter()
        self.shape = (
            shadow.granule,
            tuple((a.site.function, a.size, a.reads, a.writes, a.atomic, a.is_copy) for a in accesses),
        )
        if self._expected is not None and self._expected.shape != self.shape:
            self.is_compared = False

    def access(self, execution: Execution) -> None:
        """Records an access that is within bounds. What it reads is looked up before it writes."""
        access = execution.access
        index = execution.address.astype(np.intp) >> self._shift
        if (count := max(1, access.size >> self._shift)) > 1:
            index = (index[:, None] + np.arange(count)).reshape(-1)
        if access.reads:
            self._read(execution, index)
        if access.atomic:
            self._last[index] |= _CHANGED
        elif access.writes:
            self._last[index] = self.write(access, execution.wave, len(index))

    def write(self, access: LdsAccess, wave: int, parts: int) -> Array:
        """What stands for the parts of one execution of a write."""
        number = self._number[id(access)]
        self._executions[number, wave] += 1
        first = number << _ACCESS | wave << _WAVE | self._executions[number, wave]
        which = np.arange(parts, dtype=np.uint64) << np.uint64(_PART)
        return np.asarray(which + np.uint64(first))

    def land(self, target: Array, writes: Array) -> None:
        """Records that a copy has changed these bytes; ``writes`` stand for its granules."""
        self._last[target[:: 1 << self._shift] >> self._shift] = writes

    def _read(self, execution: Execution, index: Array) -> None:
        number, writes = self._number[id(execution.access)], self._last[index]
        if execution.access.atomic:
            writes &= ~_CHANGED  # whether others of them came before it is up to the order
        key = self._group, execution.wave
        mine = self._found.setdefault(key, [])
        if self._expected is None:
            kept = None
            if self._kept < _KEPT_BYTES:
                self._kept += writes.nbytes
                kept = writes
            unwritten = None if writes.all() else writes == 0
            mine.append(Found(number, len(writes), hash(writes.tobytes()), kept, unwritten))
            return
        if not self.is_compared or key in self._lost:
            return
        theirs = self._expected._found.get(key, [])
        wanted = theirs[len(mine)] if len(mine) < len(theirs) else None
        if wanted is None or (wanted.access, wanted.parts) != (number, len(writes)):
            self._lost.add(key)  # the wave goes another way: its results, or findings, say so
            return
        mine.append(wanted)
        if wanted.unwritten is not None:
            writes = np.where(wanted.unwritten, np.uint64(0), writes)
        if hash(writes.tobytes()) != wanted.digest:
            self._report(execution, index, writes, wanted.writes)

    def _report(self, execution: Execution, index: Array, writes: Array, wanted: Array | None) -> None:
        which = np.ones(len(writes), bool)
        if wanted is not None:
            which = np.asarray(writes != wanted)
        first = int(np.flatnonzero(which)[0])
        byte = int(index[first]) << self._shift
        lanes = np.asarray(which.reshape(len(execution.address), -1).any(axis=1))
        words = f"wave {execution.wave} reads LDS byte {byte}, {self._named(writes[first])}"
        if wanted is not None:
            words += f"; in the first module it is {self._named(wanted[first])}"
        self._shadow.report("taken-over", execution.touch(lanes, byte), words)

    def _named(self, write: np.uint64) -> str:
        changed = " and atomics have changed" if write & _CHANGED else ""
        if not write & ~_CHANGED:
            return "which only atomics have written" if changed else "which nobody has written"
        site = self._accesses[int(write & ~_CHANGED) >> _ACCESS].site
        return f"which wave {int(write) >> _WAVE & 63} wrote last at {site}{changed}"
