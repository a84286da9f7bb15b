"""One workgroup's LDS in machine code's execution: its bytes, and what is remembered of each granule.

A granule is four bytes, or one where an instruction moves fewer. For each there is known

* whether it was written, in this workgroup;
* which waves have read it and which have written it since the last barrier. Two waves of which one writes, not both
  atomically, are a race. An operation that is not retired at a barrier counts behind it, too;
* how many copies (LDS-DMA) into it are under way. Its bytes are garbage then, whoever reads them.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from ldsopt.emulate.flight import OutstandingOperation
from ldsopt.simt.findings import (
    Findings,
    InstructionSite,
    LaneTouch,
    SimulationFinding,
    SimulationFindingKind,
)
from ldsopt.simt.kinds import Array

GARBAGE_BYTE = 0xBD
_WAVES = 32


class LdsTouch(NamedTuple):
    """How a wave touches LDS.

    Attributes:
        site: the instruction; `wave` who executes it, `lanes` with which lanes, `size` bytes each.
        reads, writes, atomic: what it does.
        unchanged: it writes what is there: no race with others that do.
        is_copy: it is a copy, which comes behind older copies of its wave.
    """

    site: InstructionSite
    wave: int
    lanes: Array
    size: int
    reads: bool = False
    writes: bool = False
    atomic: bool = False
    unchanged: bool = False
    is_copy: bool = False

    @property
    def words(self) -> str:
        """Who does what: the beginning of a message."""
        return f"wave {self.wave} {'writes' if self.writes else 'reads'}"


class LdsRecord:
    """The LDS of one workgroup.

    Args:
        size: bytes.
        granule: bytes that are told apart.
        findings: where to report; `None` to look for none.
        workgroup: its id.
    """

    def __init__(
        self, size: int, granule: int, findings: Findings | None, workgroup: tuple[int, int, int]
    ) -> None:
        self.size, self.granule = size, granule
        self.data = np.zeros(size, np.uint8)
        count = -(-size // granule)
        self._readers = np.zeros(count, np.uint64)
        self._writers = np.zeros(count, np.uint64)
        self._atomic = np.zeros(count, np.uint64)
        self._written = np.zeros(count, bool)
        self._copies = np.zeros(count, np.int32)
        self._copiers = np.full(count, -1, np.int32)
        self._last = np.full(count, -1)
        self._touches: list[tuple[InstructionSite, int]] = []
        self._findings, self._workgroup = findings, workgroup
        self.phase = 0

    def granules(self, addresses: Array, size: int) -> Array:
        """The granules of accesses of so many bytes; one that several lanes touch is there several times."""
        first = addresses.astype(np.int64, copy=False)[:, None]
        steps = _whole_steps if not (size | int(np.bitwise_or.reduce(first, None))) % self.granule else _steps
        return ((first + steps(size, self.granule)) // self.granule).ravel()

    def inside(self, touch: LdsTouch, addresses: Array) -> Array:
        """Which lanes stay within LDS; the others are reported."""
        within: Array = addresses.astype(np.int64) + touch.size <= self.size
        if not within.all():
            byte = int(addresses[~within][0])
            words = f"{touch.words} {touch.size} bytes at {byte} of an LDS of {self.size} bytes"
            self._report("out-of-bounds", touch._replace(lanes=touch.lanes[~within]), byte, words)
        return within

    def touch(self, touch: LdsTouch, granules: Array) -> None:
        """Checks and records an access of granules, or the issue of a copy into them."""
        if self._findings is None or not len(granules):
            return
        bit, others = np.uint64(1 << touch.wave), np.uint64(((1 << _WAVES) - 1) ^ (1 << touch.wave))
        copied = self._copies[granules] > 0
        if touch.is_copy:
            copied &= self._copiers[granules] != touch.wave
        if copied.any():
            byte = int(granules[copied].min()) * self.granule
            words = f"{touch.words} LDS byte {byte}, which a copy that nothing has waited for may still write"
            self._report("missing-wait", touch, byte, words, is_pair=True)
        if touch.reads and not self._written[granules].all():
            byte = int(granules[~self._written[granules]].min()) * self.granule
            words = f"{touch.words} LDS byte {byte}, which this workgroup never wrote"
            self._report("uninitialized-read", touch, byte, words)
        clash = self._writers[granules] & others
        if touch.writes:
            clash = clash | (self._readers[granules] & others)
        if not touch.atomic:
            clash = clash | (self._atomic[granules] & others)
        if clash.any() and not touch.unchanged:
            byte = int(granules[clash != 0].min()) * self.granule
            words = f"{touch.words} LDS byte {byte} that another wave touched, with no barrier between"
            self._report("race", touch, byte, words, is_pair=True)
        if touch.atomic:
            self._atomic[granules] |= bit
        else:
            if touch.reads:
                self._readers[granules] |= bit
            if touch.writes:
                self._writers[granules] |= bit
        if touch.writes:
            self._written[granules] = True
            self._last[granules] = len(self._touches)
            self._touches.append((touch.site, touch.wave))

    def begin_copy(self, granules: Array, wave: int) -> None:
        """Records that a copy into these, each once, by a wave is under way."""
        self._copies[granules] += 1
        self._copiers[granules] = wave

    def end_copy(self, granules: Array) -> None:
        """Records that it is retired."""
        self._copies[granules] -= 1

    def barrier(self, under_way: dict[int, list[OutstandingOperation]]) -> None:
        """Begins a new phase: all waves have passed a barrier, with these operations of theirs not retired."""
        self.phase += 1
        for record in (self._readers, self._writers, self._atomic):
            record.fill(0)
        for wave, operations in under_way.items():
            bit = np.uint64(1 << wave)
            for one in operations:
                if one.reads is not None:
                    self._readers[one.reads] |= bit
                if one.writes is not None:
                    self._writers[one.writes] |= bit

    def _report(
        self, kind: SimulationFindingKind, touch: LdsTouch, byte: int, words: str, *, is_pair: bool = False
    ) -> None:
        if self._findings is None:
            return
        number = int(self._last[byte // self.granule]) if is_pair else -1
        last = self._touches[number] if number >= 0 else None

        def make() -> SimulationFinding:
            mine = LaneTouch(
                touch.site, touch.wave, tuple(touch.lanes.tolist()), byte, touch.size, self.phase
            )
            earlier = None
            if last is not None and last[0] is not touch.site:
                earlier = LaneTouch(last[0], last[1], (), byte, 0, self.phase)
            return SimulationFinding(kind, words, self._workgroup, mine, earlier)

        self._findings.add(kind, touch.site.line, make)


@functools.cache
def _whole_steps(size: int, granule: int) -> Array:
    """The bytes of an access in whose granules it has bytes, where it begins and ends with one."""
    return np.arange(0, size, granule)


@functools.cache
def _steps(size: int, granule: int) -> Array:
    """The same wherever it begins: its last byte may be in one granule more."""
    return np.append(np.arange(0, size, granule), size - 1)
