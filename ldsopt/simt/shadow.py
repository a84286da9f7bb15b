"""The record of each granule of LDS, to detect races, false alias claims and reads of unwritten bytes.

A granule is the largest power of two that divides the size and alignment of every LDS access of the program, so that
the record is exact. For each granule there are

* `phase`: the waves that have read it and those that have written it since the last barrier. Two waves of which one
  writes, not both atomically, are a race;
* `life`: a bit that is set once it has been written in this workgroup, and the alias classes that have touched and
  written it since the workgroup began (or, by `window`, since the last barrier). An access of a byte that another class
  has written, or a write of one that it has touched, refutes the metadata that says they never share a byte. Two reads
  refute nothing: LLVM's alias rules are about memory that is written.

A copy in flight counts as a write by its wave in every phase until it is waited for. An access between a wave's
signal and its wait at a split barrier counts in the phase behind it, too. Where atomic accesses may hand LDS over
within a phase, `ldsopt.simt.wave_clocks` decides about races.

A log has the last accesses of a workgroup's LDS, or of its global memory, for reports that name the earlier of two.
The interpreter's accesses are kept as objects. Native functions write their accesses here themselves: the
instruction, wave and phase, the lanes, and their addresses. Both count in one order.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.findings import (
    Findings,
    InstructionSite,
    LaneTouch,
    SimulationFinding,
    SimulationFindingKind,
)
from ldsopt.simt.kinds import Array
from ldsopt.simt.native.words import LIFE_WORDS, WaveWord
from ldsopt.simt.wave_clocks import AccessEffect, LdsOrder

MOST_LANES = 64
"""Most addresses of one record of a native function."""

_FIRST_ROOM = 1 << 10
_FIRST_SPANS = 16
"""Records whose spans are looked at first, then twice as many each time: what is asked for is often among the last."""

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


class SpanWord(IntEnum):
    """The bytes that a record lies between: its place in the order, its first byte, and the one behind its last."""

    ORDINAL = 0
    FIRST = 1
    BEHIND = 2
    END = 3


class TouchLog:
    """The last records, of which the oldest are forgotten.

    Args:
        capacity: the most records, a power of two. There is room for as many once `_FIRST_ROOM` do not suffice.
        dtype: the type of addresses.
    """

    def __init__(self, capacity: int, dtype: str, make: MakeRecord) -> None:
        self._capacity, self._dtype, self._make = capacity, dtype, make
        self._kept: dict[int, Any] = {}
        self._sites: Sequence[Any] = ()
        self._words: Array = np.zeros(LogWord.END, np.uint64)
        self._heads: Array = np.zeros((0, HeadWord.END), np.uint64)
        self._addresses: Array = np.zeros((0, MOST_LANES), dtype)
        self._spans: Array = np.zeros((0, SpanWord.END), np.int64)
        self._room = capacity  # for records of both kinds

    def open(self, sites: Sequence[Any]) -> int:
        """Makes room for records of native functions.

        Args:
            sites: the instructions, by the number that native functions know them by.

        Returns:
            The address of the words that they need, see `LogWord`.
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
        self._spans[:, SpanWord.ORDINAL] = 0
        self._heads[: int(self._words[LogWord.COUNT]), HeadWord.ORDINAL] = 0
        self._words[LogWord.COUNT] = 0

    def release(self) -> None:
        """Frees the memory: the run has ended, and no native function writes any more."""
        self._kept.clear()
        self._spans = self._spans[:0].copy()
        self._heads, self._addresses = self._heads[:0].copy(), self._addresses[:0].copy()
        self._words[LogWord.COUNT] = 0

    def append(self, record: Any) -> None:
        """Adds the record of an access."""
        count = int(self._words[LogWord.COUNT])
        if count == self._room < self._capacity:
            self._make_room(self._capacity)
        self._kept[count & (self._room - 1)] = record
        self._words[LogWord.COUNT] = count + 1

    def latest(self, matches: Callable[[Any, int, int], bool], first: int, behind: int) -> Iterator[Any]:
        """The records that may touch some bytes, the latest first.

        Many findings ask about one log, so the span of bytes of each record is cached. A record whose span does not
        overlap the bytes touches none of them, whatever its single lanes do.

        Args:
            matches: a condition on a record's instruction, wave and phase.
            first, behind: the bytes, by the first one and the one behind the last.
        """
        end = int(self._words[LogWord.COUNT])
        oldest, size = max(0, end - self._room), _FIRST_SPANS
        while end > oldest:
            begin = max(oldest, end - size, end - 1 - (end - 1) % self._room)  # slots that lie side by side
            spans = self._spans_of(begin, end)
            touching = (spans[:, SpanWord.FIRST] < behind) & (spans[:, SpanWord.BEHIND] > first)
            for at in reversed(touching.nonzero()[0].tolist()):
                slot = (begin + at) & (self._room - 1)
                head = self._native_head(begin + at)
                if head is None:
                    record = self._kept[slot]
                    if matches(record.access, record.wave, record.phase):
                        yield record
                elif matches(self._sites[head[HeadWord.SITE]], head[HeadWord.WAVE], head[HeadWord.PHASE]):
                    yield self._made(slot, head)
            end, size = begin, 2 * size

    def _spans_of(self, begin: int, end: int) -> Array:
        """The spans of records, by their number in the order; they are in slots side by side.

        Rule: a span is that of the record in its slot if it has the record's ordinal. A record is never changed, and
        each that replaces it has another ordinal; `clear`, behind which ordinals begin anew, forgets all spans.
        """
        if len(self._spans) != self._room:
            self._spans = np.zeros((self._room, SpanWord.END), np.int64)
        at = begin & (self._room - 1)
        spans: Array = self._spans[at : at + end - begin]
        is_new = spans[:, SpanWord.ORDINAL] != np.arange(begin + 1, end + 1)
        for new in is_new.nonzero()[0].tolist():
            head = self._native_head(begin + new)
            record = self._kept[at + new] if head is None else self._made(at + new, head)
            address = record.address.astype(np.int64)
            nothing = np.iinfo(np.int64)
            spans[new] = (
                begin + new + 1,
                address.min(initial=nothing.max),
                address.max(initial=nothing.min) + record.access.size if len(address) else nothing.min,
            )
        return spans

    def _native_head(self, number: int) -> list[int] | None:
        """The head of a record that a native function has written, by its number; ``None`` of another one."""
        if not len(self._heads):
            return None
        head: list[int] = self._heads[number & (self._room - 1)].tolist()
        return head if head[HeadWord.ORDINAL] == number + 1 else None

    def _made(self, slot: int, head: Sequence[int]) -> Any:
        lanes = _lanes_of(head[HeadWord.LANES])
        access, address = self._sites[head[HeadWord.SITE]], self._addresses[slot, : len(lanes)].copy()
        return self._make(access, head[HeadWord.WAVE], address, lanes, head[HeadWord.PHASE])


@functools.lru_cache(maxsize=1024)
def _lanes_of(bits: int) -> Array:
    """The numbers of the lanes of a mask; not to be written."""
    lanes = np.array([lane for lane in range(MOST_LANES) if bits >> lane & 1], np.intp)
    lanes.flags.writeable = False
    return lanes


Window = Literal["workgroup", "barrier"]
"""The time that alias claims hold: from the workgroup's first to its last instruction, or from barrier to barrier."""

_WRITTEN = np.uint64(1 << 63)
_CLAIMS = np.uint64((1 << 63) - 1)
_CLASSES = 31  # in one word: touched in bits 0 to 30, written in bits 31 to 61
_ALL = (1 << 32) - 1
_EVERY_CLAIM = int(_CLAIMS)


def life_words(classes: int) -> int:
    """The number of words of a granule's record of ``classes`` alias classes."""
    return max(1, -(-classes // _CLASSES))


@dataclass(slots=True)
class LdsAccess:
    """An instruction that touches LDS.

    Attributes:
        site: its place.
        size: bytes a lane.
        reads, writes, atomic: its effect.
        is_copy: it writes asynchronously.
        hands_over: it is atomic, and may tell its wave, or another one, about accesses of other LDS.
        arrives: it arrives at an LDS barrier, and races as an atomic load does (`ldsopt.simt.wave_clocks`).
        alias_class: number of its class, `excludes` the mask of those it claims not to touch.
        executed: the number of its executions by waves.
        is_reported: further reads of unwritten bytes by it would only be counted.
        cycles, ideal_cycles: the cycles of these on the LDS banks, and those without conflicts.
    """

    site: InstructionSite
    size: int
    reads: bool
    writes: bool
    atomic: bool = False
    is_copy: bool = False
    hands_over: bool = False
    arrives: bool = False
    alias_class: int = 0
    excludes: int = 0
    executed: int = 0
    is_reported: bool = False
    cycles: int = 0
    ideal_cycles: int = 0
    touch_words: tuple[Any, ...] = ()
    read_words: tuple[Any, ...] = ()
    write_words: tuple[Any, ...] = ()

    @property
    def effect(self) -> AccessEffect:
        """Its effect, for the check of races."""
        if self.arrives:
            return AccessEffect.ATOMIC_READ
        if self.atomic:
            return AccessEffect.CHANGE if self.writes else AccessEffect.ATOMIC_READ
        return AccessEffect.WRITE if self.writes else AccessEffect.READ

    def classify(self, alias_class: int, excludes: int, count: int) -> None:
        """Sets the access's alias class and the classes that it claims not to touch."""
        self.alias_class, self.excludes = alias_class, excludes
        words = range(life_words(count))
        mine = [(1 << (alias_class - _CLASSES * w)) if alias_class // _CLASSES == w else 0 for w in words]
        if not excludes:
            mine = [0 for _ in words]
        theirs = [(excludes >> (_CLASSES * w)) & ((1 << _CLASSES) - 1) for w in words]
        self.touch_words = tuple(
            np.uint64(m | (((m << _CLASSES) | 1 << 63) if self.writes else 0)) for m in mine
        )
        self.read_words = tuple(np.uint64(t << _CLASSES) for t in theirs)
        self.write_words = tuple(np.uint64(t) for t in theirs)  # what is written is touched


class Execution(NamedTuple):
    """One execution of an access.

    Attributes:
        access: the instruction.
        address: the address of each active lane, within LDS.
        lanes: numbers of the active lanes; `None` for all.
        phase: barriers passed before.
    """

    access: LdsAccess
    wave: int
    address: Array
    lanes: Array | None
    phase: int

    def touch(self, which: Array, byte: int) -> LaneTouch:
        """The lanes selected by ``which``, at a first byte."""
        numbers = which.nonzero()[0] if self.lanes is None else self.lanes[which]
        lanes = tuple(numbers.tolist())
        return LaneTouch(self.access.site, self.wave, lanes, byte, self.access.size, self.phase)


Watcher = Callable[[Execution], None]
"""The facts of each execution of an access."""


def execution_log() -> TouchLog:
    """A log of the executions of LDS accesses."""
    return TouchLog(1 << 16, "u4", Execution)


class Shadow:
    """The record of one workgroup's LDS.

    Args:
        size: bytes of LDS.
        granule: bytes of a granule.
        classes: the number of alias classes.
        findings: where to report.
        workgroup: its id.
        window: the time for which alias claims hold.
        has_atomics: some access is atomic.
        order: the order of the accesses, where atomic ones may hand LDS over.
        log: for its records, which it begins anew; by default one of its own.
    """

    def __init__(
        self,
        size: int,
        granule: int,
        *,
        classes: int,
        findings: Findings,
        workgroup: tuple[int, int, int],
        window: Window,
        has_atomics: bool,
        order: LdsOrder | None = None,
        log: TouchLog | None = None,
    ) -> None:
        count = -(-size // granule)
        self.granule, self.order = granule, order
        self._behind_signal: dict[int, list[tuple[LdsAccess, Array | slice]]] = {}
        self._carried: set[tuple[int, int]] = set()
        self._phase = np.zeros(count, np.uint64)
        self._atomic = np.zeros(count, np.uint64) if has_atomics else None
        self._life = [np.zeros(count, np.uint64) for _ in range(life_words(classes))]
        self._tracks_classes = classes > 1
        self._findings, self._workgroup, self._window = findings, workgroup, window
        self._log = execution_log() if log is None else log
        self._log.clear()
        self.number = 0
        self._number = np.zeros(1, np.uint64)  # for native functions
        self._clash: tuple[Array, Array | slice] = (np.zeros(0, np.uint64), slice(0, 0))
        waves = range(32)
        self._read_bit = [np.uint64(1 << w) for w in waves]
        self._write_bit = [np.uint64(1 << (w + 32)) for w in waves]
        self._other_writers = [np.uint64((_ALL ^ (1 << w)) << 32) for w in waves]
        self._others = [np.uint64((_ALL ^ (1 << w)) * ((1 << 32) + 1)) for w in waves]

    def access(self, execution: Execution, where: Array | slice) -> bool:
        """Checks and records one execution.

        Args:
            where: the granules, each once.

        Returns:
            True if it may race with an earlier one: `race` is to be called.
        """
        access, wave = execution.access, execution.wave
        if (behind := self._behind_signal.get(wave)) is not None:
            behind.append((access, where))
        if self.order is not None:
            found = self.order.clashes(wave, access.effect, where, replaces=not access.reads)
            self._clash = (found, where)
            self.claims(execution, where)
            self._log.append(execution)
            return bool(found.any())
        phase = self._phase[where]
        clash = phase & (self._others[wave] if access.writes else self._other_writers[wave])
        if self._atomic is not None:
            clash = clash | self._atomics(access, wave, where)
        races = bool(np.count_nonzero(clash))
        if races:
            self._clash = (clash, where)
        if access.atomic:
            self._mark(access, wave, where)
        else:
            self._phase[where] = phase | (self._write_bit[wave] if access.writes else self._read_bit[wave])
        self.claims(execution, where)
        self._log.append(execution)
        return races

    def _mark(self, access: LdsAccess, wave: int, where: Array | slice) -> None:
        bit = self._write_bit[wave] if access.writes else self._read_bit[wave]
        if not access.atomic:
            self._phase[where] |= bit
        elif self._atomic is not None:
            self._atomic[where] |= self._write_bit[wave]

    def native_words(self, wave: int, accesses: Sequence[LdsAccess]) -> dict[int, int]:
        """The words about the record that native functions of a wave's accesses read, by word of the wave's block."""
        words: dict[int, int] = {
            WaveWord.PHASE: self._phase.ctypes.data,
            WaveWord.ATOMIC: 0 if self._atomic is None else self._atomic.ctypes.data,
            WaveWord.READ_BIT: int(self._read_bit[wave]),
            WaveWord.WRITE_BIT: int(self._write_bit[wave]),
            WaveWord.OTHER_WRITERS: int(self._other_writers[wave]),
            WaveWord.OTHERS: int(self._others[wave]),
            WaveWord.NUMBER: wave,
            WaveWord.BARRIERS: self._number.ctypes.data,
            WaveWord.LOG: self._log.open(accesses),
        }
        lives = enumerate(self._life[:LIFE_WORDS])
        return words | {WaveWord.LIFE + number: life.ctypes.data for number, life in lives}

    def in_flight(self, wave: int, access: LdsAccess, units: Array | slice) -> None:
        """Records that an access which was not waited for touches these in the new phase, too."""
        self._carried.add((id(access), wave))
        self._mark(access, wave, units)
        if self.order is not None:
            self.order.record(wave, access.effect, units)

    def signal(self, wave: int) -> None:
        """Notes that a wave arrives at a barrier, and goes on without waiting."""
        self._behind_signal[wave] = []

    def barrier(self) -> None:
        """Begins a new phase: all waves have passed a barrier."""
        self._phase.fill(0)
        if self._atomic is not None:
            self._atomic.fill(0)
        if self._window == "barrier" and self._tracks_classes:
            for word in self._life:
                word &= _WRITTEN
        self.number += 1
        self._number[0] = self.number
        if self.order is not None:
            self.order.barrier()
        self._carried.clear()
        for wave, touched in self._behind_signal.items():
            for access, where in touched:
                self.in_flight(wave, access, where)
        self._behind_signal.clear()

    def claims(self, execution: Execution, where: Array | slice) -> None:
        """Looks only for false claims and for reads of unwritten bytes."""
        access = execution.access
        if not self._tracks_classes and not access.reads:
            self._life[0][where] = _WRITTEN
            return
        forbidden = access.write_words if access.writes else access.read_words
        for number, word in enumerate(self._life):
            life = word[where]
            if number == 0 and access.reads:
                bad = (life ^ _WRITTEN) & (forbidden[0] | _WRITTEN)
            else:
                bad = life & forbidden[number]
            if np.count_nonzero(bad):
                kinds = int(np.bitwise_or.reduce(bad))
                if number == 0 and kinds >> 63:
                    self._uninitialized(execution, bad, where)
                if self._tracks_classes and kinds & _EVERY_CLAIM:
                    self._false_noalias(execution, bad & _CLAIMS, where)
            mark = access.touch_words[number]
            if mark:
                word[where] = life | mark

    def _atomics(self, access: LdsAccess, wave: int, where: Array | slice) -> Array:
        """Looks for clashes with atomic accesses of other waves. Atomic accesses do not clash among themselves."""
        assert self._atomic is not None
        atomic = self._atomic[where]
        if access.atomic:
            return np.zeros_like(atomic)
        return np.asarray(atomic & self._other_writers[wave])

    # --- reports ------------------------------------------------------------------------------------------

    def report(self, kind: SimulationFindingKind, touch: LaneTouch, message: str) -> None:
        """Reports a finding about one access alone."""
        self._findings.add(
            kind, touch.site.line, lambda: SimulationFinding(kind, message, self._workgroup, touch)
        )

    def out_of_bounds(self, execution: Execution, size: int) -> None:
        """Reports the lanes that leave LDS."""
        access = execution.access
        which = execution.address.astype(np.int64) + access.size > size
        byte = int(execution.address[which][0])
        verb = "writes" if access.writes else "reads"
        words = f"wave {execution.wave} {verb} {access.size} bytes at {byte} of an LDS of {size} bytes"
        self.report("out-of-bounds", execution.touch(which, byte), words)

    def unfinished_copy(self, execution: Execution, byte: int) -> None:
        """Reports an access of a byte that a copy in flight is to write."""
        words = "which a copy that nothing has waited for may still write"
        self._pair("missing-wait", execution, byte, lambda other, _, __: other.is_copy, words)

    def _first_byte(self, bad: Array, where: Array | slice) -> int:
        first = int(bad.nonzero()[0][0])
        unit = where.start + first if isinstance(where, slice) else int(where[first])
        return int(unit) * self.granule

    def _lanes_at(self, execution: Execution, byte: int) -> Array:
        address = execution.address
        behind = address.astype(np.int64) + execution.access.size
        return (address <= byte + self.granule - 1) & (behind > byte)

    def race(self, execution: Execution, changed: Array | None = None) -> None:
        """Reports the race that `access` has just seen.

        Args:
            execution: the execution that raced.
            changed: the bytes that it changes, by default all; a write that changes nothing races with none.
        """
        access, wave = execution.access, execution.wave
        if changed is not None:
            found, where = self._clash
            units = range(where.start, where.stop) if isinstance(where, slice) else where.tolist()
            kept = {byte // self.granule for byte in changed.tolist()}
            found = np.array([bool(clash) and unit in kept for clash, unit in zip(found, units, strict=True)])
            if not found.any():
                return
            self._clash = found, where

        def matches(other: LdsAccess, other_wave: int, phase: int) -> bool:
            if other_wave == wave or not (other.writes or access.writes) or (other.atomic and access.atomic):
                return False
            was_carried = phase == self.number - 1 and (id(other), other_wave) in self._carried
            return phase == self.number or other.is_copy or was_carried

        byte = self._first_byte(*self._clash)
        self._pair("race", execution, byte, matches, "with no barrier between")

    def _false_noalias(self, execution: Execution, bad: Array, where: Array | slice) -> None:
        access = execution.access

        def matches(other: LdsAccess, _: int, __: int) -> bool:
            excluded = access.excludes >> other.alias_class & 1
            return bool(excluded) and (other.writes or access.writes)

        words = "though the metadata of the two says that they share none"
        self._pair("false-noalias", execution, self._first_byte(bad, where), matches, words)

    def _uninitialized(self, execution: Execution, bad: Array, where: Array | slice) -> None:
        def make() -> SimulationFinding:
            byte = self._first_byte(bad & _WRITTEN, where)
            touch = execution.touch(self._lanes_at(execution, byte), byte)
            words = f"wave {execution.wave} reads LDS byte {byte}, which this workgroup never wrote"
            return SimulationFinding("uninitialized-read", words, self._workgroup, touch)

        access = execution.access
        self._findings.add("uninitialized-read", access.site.line, make)
        access.is_reported = self._findings.is_reported("uninitialized-read", access.site.line)

    def _pair(
        self,
        kind: SimulationFindingKind,
        execution: Execution,
        byte: int,
        matches: Callable[[LdsAccess, int, int], bool],
        words: str,
    ) -> None:
        """Reports a finding about two accesses. The earlier one is looked up in the record, latest first."""
        access, log = execution.access, self._log

        def make() -> SimulationFinding:
            other = None
            for record in log.latest(matches, byte, byte + self.granule):
                if record is execution:
                    continue
                which = self._lanes_at(record, byte)
                if which.any():
                    other = record.touch(which, byte)
                    break
            verb = "writes" if access.writes else "reads"
            who = f"wave {other.wave}" if other else "another access"
            did = "touched" if access.writes else "wrote"
            message = f"wave {execution.wave} {verb} LDS byte {byte} that {who} {did}, {words}"
            mine = execution.touch(self._lanes_at(execution, byte), byte)
            return SimulationFinding(kind, message, self._workgroup, mine, other)

        self._findings.add(kind, access.site.line, make)
