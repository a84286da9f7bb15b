"""One workgroup's LDS in machine code's execution: its bytes, and what is remembered of each granule.

A granule is four bytes, or one where an instruction moves fewer. For each there is known

* whether it was written, in this workgroup;
* which waves have read it and which have written it since the last barrier. Two waves of which one writes, not both
  atomically, are a race. An operation that is not retired at a barrier counts behind it, too. Where waves tell each
  other by a flag (`ldsopt.emulate.spinning`) or by an atomic operation that returns, what the teller did in LDS ahead
  of that is no race with what the told one does behind its wait: LDS does a wave's operations in their order;
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
        is_flag: it reads what another wave is to write.
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
    is_flag: bool = False

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
        hands_over: waves may tell each other by LDS what they have done there.
    """

    def __init__(
        self,
        size: int,
        granule: int,
        findings: Findings | None,
        workgroup: tuple[int, int, int],
        *,
        hands_over: bool = False,
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
        self._order = _ToldOrder(count) if hands_over else None
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
        if self._order is not None:
            clash = self._order.untold(touch, granules, clash)
        if clash.any() and not touch.unchanged and not touch.is_flag:
            byte = int(granules[clash != 0].min()) * self.granule
            words = f"{touch.words} LDS byte {byte} that another wave touched, with no barrier between"
            self._report("race", touch, byte, words, is_pair=True)
        if touch.atomic:
            self._atomic[granules] |= bit
        else:
            if touch.reads and not touch.is_flag:
                self._readers[granules] |= bit
            if touch.writes:
                self._writers[granules] |= bit
        if touch.writes:
            self._written[granules] = True
            self._last[granules] = len(self._touches)
            self._touches.append((touch.site, touch.wave))

    def acquire(self, wave: int, granules: Array) -> None:
        """A wave has what it has read of these, and with it what those knew who wrote them."""
        if self._order is not None:
            self._order.acquire(wave, granules)

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
                if self._order is not None:
                    self._order.keep(wave, one.reads, one.writes)

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


class _ToldOrder:
    """The accesses of others that each wave knows of by flags.

    Each wave counts its accesses. Of each granule there is by wave the last one that read it and that wrote it; of each
    wave, up to which access of each other one it knows.
    """

    def __init__(self, count: int) -> None:
        self._made = np.zeros(_WAVES, np.uint32)
        self._known = np.zeros((_WAVES, _WAVES), np.uint32)
        self._read, self._wrote = np.zeros((2, _WAVES, count), np.uint32)
        self._told: dict[int, Array] = {}

    def untold(self, touch: LdsTouch, granules: Array, clash: Array) -> Array:
        """The waves that an access clashes with, and whose accesses its own does not know of; records it."""
        wave = touch.wave
        if clash.any():
            clash = clash.copy()
            for other in range(_WAVES):
                known = self._wrote[other, granules] <= self._known[wave, other]
                if touch.writes:
                    known &= self._read[other, granules] <= self._known[wave, other]
                clash[known] &= ~np.uint64(1 << other)
        self._made[wave] += 1
        if touch.writes:
            self._wrote[wave, granules] = self._made[wave]
            tells = self._known[wave].copy()
            tells[wave] = self._made[wave]
            for granule in np.unique(granules).tolist():
                before = self._told.get(granule) if touch.reads else None
                self._told[granule] = tells if before is None else np.maximum(before, tells)
        elif not touch.is_flag:
            self._read[wave, granules] = self._made[wave]
        return clash

    def acquire(self, wave: int, granules: Array) -> None:
        """A wave has what was written to these."""
        for granule in np.unique(granules).tolist():
            if (told := self._told.get(granule)) is not None:
                np.maximum(self._known[wave], told, out=self._known[wave])

    def keep(self, wave: int, reads: Array | None, writes: Array | None) -> None:
        """Accesses under way at a barrier are known to nobody."""
        for record, granules in ((self._read, reads), (self._wrote, writes)):
            if granules is not None:
                record[wave, granules] = np.iinfo(np.uint32).max


@functools.cache
def _whole_steps(size: int, granule: int) -> Array:
    """The bytes of an access in whose granules it has bytes, where it begins and ends with one."""
    return np.arange(0, size, granule)


@functools.cache
def _steps(size: int, granule: int) -> Array:
    """The same wherever it begins: its last byte may be in one granule more."""
    return np.append(np.arange(0, size, granule), size - 1)
