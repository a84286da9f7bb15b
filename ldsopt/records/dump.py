"""Dumps: the bytes of a buffer of records with their header, written and read.

Whoever writes a dump (`compose`) leaves out slots that no workgroup took, and puts a checksum into each of the others.
What is read (`read_dump`) is what is sound: a slot whose checksum is another, or whose words contradict the header, is
left out and counted; a word that is no record splits its wave's records in two stretches, over which nothing is paired.

Of a wave that made more records than its segment holds, the last ones are kept round the segment: the oldest of them
stands where the next would have been written. Where the first ones are kept, they are in order.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.records import format as record_format
from ldsopt.records.format import (
    CLOCK_BITS,
    TICK_HERTZ,
    DumpHeader,
    Record,
    RecordEvent,
    read_header,
    read_words,
)

_CHECKED = 0x4352_4331
"""Stands in front of a checksum."""
_CHECKSUM = struct.Struct("<II")
_CONTROL_CHECKSUM = record_format.CONTROL_BYTES - _CHECKSUM.size
_HEAD = struct.Struct("<4I3Q")
_PAIR = struct.Struct("<QQ")
_MOST_CYCLES_BITS = 32
"""A clock of more bits does not come round while a kernel runs: if it goes back, its record is damaged."""


@dataclass(frozen=True, slots=True)
class WaveRecords:
    """The records of one wave.

    Attributes:
        wave: its number in the workgroup.
        stretches: in order; between one and the next, records are missing.
        written: how many it made.
        overwritten: of them there was no room for.
        damaged: words in its segment that are no record.
        is_running: it has not come to its end, and what it recorded up to there is not known.
        uncertain: intervals between its records in which the clock may have come round without being noticed.
    """

    wave: int
    stretches: tuple[tuple[Record, ...], ...]
    written: int
    overwritten: int
    damaged: int
    is_running: bool = False
    uncertain: int = 0

    @property
    def records(self) -> Iterator[Record]:
        """All records of the wave's slot, in the order in which they were made."""
        return (record for stretch in self.stretches for record in stretch)


@dataclass(frozen=True, slots=True)
class WorkgroupRecords:
    """The records of one workgroup.

    Attributes:
        number: of the workgroup: along x, then y, then z, within those that were chosen to have slots.
        hardware: the hardware id of its first wave, see `ldsopt.records.format`.
        started, ended: ticks of the wall clock; ``ended`` is 0 if the first wave has not come to its end.
        cycles: how far the clock went meanwhile, as far as it has bits; ``None`` if the first wave has not ended.
        waves: those that made records, or have not come to their ends.
    """

    number: int
    hardware: int
    started: int
    ended: int
    cycles: int | None
    waves: tuple[WaveRecords, ...]


@dataclass(frozen=True, slots=True)
class Dump:
    """The contents of a dump.

    Attributes:
        source: its name.
        header: of it.
        workgroups: that are sound, by number.
        without_slot: workgroups for which there was no slot.
        missing: slots that the header tells of and that the file does not hold.
        damaged: why a slot was left out, one sentence each.
        notes: what else is wrong with the file, one sentence each.
    """

    source: str
    header: DumpHeader
    workgroups: tuple[WorkgroupRecords, ...]
    without_slot: int
    missing: int
    damaged: tuple[str, ...]
    notes: tuple[str, ...] = ()


# --- writing ----------------------------------------------------------------------------------------------


def compose(header: DumpHeader, buffer: bytes) -> bytes:
    """A dump of what a buffer holds.

    Args:
        header: of the kernel.
        buffer: the block of counters and all slots, as they are on the device.

    Raises:
        InputError: the buffer has another size than the header says.
    """
    if len(buffer) != header.buffer_bytes:
        raise InputError(
            f"the buffer of the records of '{header.kernel}' has {len(buffer)} bytes, not {header.buffer_bytes}"
        )
    size, at = header.layout.bytes, header.layout.checksum
    control = buffer[: record_format.CONTROL_BYTES]
    every = (buffer[start : start + size] for start in range(record_format.CONTROL_BYTES, len(buffer), size))
    taken = [_checked(slot, at) for slot in every if not _is_free(slot)]
    prefix = replace(header, is_checked=True).prefix(len(taken))
    return b"".join((prefix, _checked(control, _CONTROL_CHECKSUM), *taken))


def _is_free(slot: bytes) -> bool:
    """True if no workgroup has taken a slot: it is as the buffer was cleared."""
    return not any(slot[: record_format.COUNTS])


def _checked(block: bytes, at: int) -> bytes:
    """A block with its checksum, which is that of the block without one."""
    plain = block[:at] + bytes(_CHECKSUM.size) + block[at + _CHECKSUM.size :]
    return plain[:at] + _CHECKSUM.pack(_CHECKED, zlib.crc32(plain)) + plain[at + _CHECKSUM.size :]


def _is_sound(block: bytes, at: int, *, must: bool) -> bool:
    """True if a block is as its checksum says, or has none and needs none."""
    mark, _ = _CHECKSUM.unpack_from(block, at)
    return _checked(block, at) == block if mark == _CHECKED or must else True


# --- reading ----------------------------------------------------------------------------------------------


def read_dump(data: bytes, source: str = "<dump>") -> Dump:
    """The contents of a dump, as far as it is sound.

    Raises:
        InputError: this is no dump, or its header is damaged, so that nothing of it can be understood.
    """
    header, start, count = read_header(data, source)
    first, size = start + record_format.CONTROL_BYTES, header.layout.bytes
    if len(data) < first:
        raise InputError(f"cut off after {len(data)} bytes, in front of the first slot", file=source)
    control, notes = data[start:first], list[str]()
    blocks = [data[at : at + size] for at in range(first, min(len(data), first + count * size), size)]
    whole = [block for block in blocks if len(block) == size]
    if len(data) < first + count * size:
        notes.append(f"cut off after {len(data)} of {first + count * size} bytes")
    elif len(data) > first + count * size:
        notes.append(f"{len(data) - first - count * size} bytes behind the last slot are not looked at")
    without_slot = struct.unpack_from("<I", control)[0]
    if not _is_sound(control, _CONTROL_CHECKSUM, must=header.is_checked):
        notes.append("the block of counters is damaged: how many workgroups had no slot is not known")
        without_slot = 0
    workgroups, damaged = list[WorkgroupRecords](), list[str]()
    wraps = _clock_wraps(header, whole)
    for number, block in enumerate(whole):
        if _is_free(block):
            continue
        wrong = _fault(header, block, number, workgroups)
        if wrong:
            damaged.append(f"slot {number}: {wrong}")
        else:
            workgroups.append(_workgroup(header, block, wraps))
    return Dump(
        source, header, tuple(workgroups), without_slot, count - len(whole), tuple(damaged), tuple(notes)
    )


def _fault(header: DumpHeader, block: bytes, number: int, before: list[WorkgroupRecords]) -> str:
    """The fault of a slot; empty if nothing is known to be wrong."""
    preamble, workgroup, _, data_bytes, *_ = _HEAD.unpack_from(block)
    if not _is_sound(block, header.layout.checksum, must=header.is_checked):
        return "its checksum is another"
    if preamble != record_format.PREAMBLE:
        return "it does not begin as a slot does"
    if data_bytes != header.layout.data_bytes:
        return f"it says that its segments have {data_bytes} bytes, not {header.layout.data_bytes}"
    place, rest = divmod(workgroup, header.sample)
    if rest or not number <= place < header.slots or (before and workgroup <= before[-1].number):
        return f"it says that it is of workgroup {workgroup}, which has its slot elsewhere"
    return ""


def _clock_wraps(header: DumpHeader, blocks: Iterable[bytes]) -> ClockWraps | None:
    """The counter of how often a clock wrapped around; ``None`` where nothing stands beside it."""
    if header.wall_shift is None:
        return None
    layout = header.layout

    def chains() -> Iterator[list[int]]:
        for block in blocks:
            if _is_free(block) or not _is_sound(block, layout.checksum, must=header.is_checked):
                continue
            counts = struct.unpack_from(f"<{layout.counted}I", block, record_format.COUNTS)
            for wave in layout.selected:
                segment = block[layout.segment(wave) :][: layout.segment_bytes]
                found = (read_words(*pair) for pair in _in_order(header, counts[wave], segment))
                yield [one.clock for one in found if one is not None and one.event is not RecordEvent.VALUE]

    return ClockWraps(header.clock_bits, header.wall_shift, chains())


def _in_order(header: DumpHeader, count: int, segment: bytes) -> list[tuple[int, int]]:
    """The words of a segment in the order in which a wave wrote them, that has written ``count`` words."""
    written, room = count // 2, header.records
    words = list(struct.iter_unpack("<II", segment))[: min(written, room)]
    if written > room and header.keep == "last":
        oldest = written % room
        words = words[oldest:] + words[:oldest]
    return words


def _workgroup(header: DumpHeader, block: bytes, wraps: ClockWraps | None) -> WorkgroupRecords:
    layout = header.layout
    _, number, hardware, _, started, ended, _ = _HEAD.unpack_from(block)
    begin, end = _PAIR.unpack_from(block, layout.cycles)
    counts = struct.unpack_from(f"<{layout.counted}I", block, record_format.COUNTS)
    waves = (
        _wave(
            header,
            wave,
            counts[wave],
            block[layout.segment(wave) :][: layout.segment_bytes],
            begin,
            wraps=wraps,
        )
        for wave in layout.selected
    )
    cycles = (end - begin) % (1 << header.clock_bits) if ended else None
    return WorkgroupRecords(
        number,
        hardware,
        started // record_format.TICK_NANOSECONDS,
        ended // record_format.TICK_NANOSECONDS,
        cycles,
        tuple(wave for wave in waves if wave.written or wave.damaged or wave.is_running),
    )


def _wave(
    header: DumpHeader, wave: int, count: int, segment: bytes, begin: int, *, wraps: ClockWraps | None
) -> WaveRecords:
    """The records of a wave that has written ``count`` words."""
    written, room = count // 2, header.records
    if count == record_format.RUNNING:
        return WaveRecords(wave, (), 0, 0, damaged=0, is_running=True)
    if count % 2:
        return WaveRecords(wave, (), 0, 0, damaged=1)
    words = _in_order(header, count, segment)
    overwritten = max(0, written - room)
    is_cut = overwritten > 0 and header.keep == "last"
    read = (read_words(*pair) for pair in words)
    stretches, damaged, uncertain = _stretches(header, read, begin, wraps, is_cut=is_cut)
    return WaveRecords(wave, stretches, written, overwritten, damaged, uncertain=uncertain)


def _stretches(
    header: DumpHeader,
    words: Iterable[Record | None],
    begin: int,
    wraps: ClockWraps | None,
    *,
    is_cut: bool,
) -> tuple[tuple[tuple[Record, ...], ...], int, int]:
    """Records with their values and with clocks that have not come round; how many words are no record; and between how
    many records the clock may have come round.

    Args:
        words: of a segment, in the order in which they were written.
        begin: the clock at the workgroup's begin.
        wraps: of the clock, if something counts them.
        is_cut: the wave's first records have been overwritten, perhaps up to a value's own.
    """
    period, damaged, uncertain = 1 << (CLOCK_BITS if wraps else header.clock_bits), 0, 0
    goes_round = header.clock_bits <= _MOST_CYCLES_BITS
    found: list[list[Record]] = [[]]
    raw, now, is_first = begin % period, 0, True
    for number, one in enumerate(words):
        stretch = found[-1]
        if one is not None and one.event is RecordEvent.VALUE and number == 0 and is_cut:
            continue
        if one is None or one.scope >= len(header.scopes) or not _belongs(one, stretch):
            damaged += 1
            found.append([])
            continue
        if one.event is RecordEvent.VALUE:
            stretch[-1] = stretch[-1]._replace(value=one.value)
            continue
        step = (one.clock - raw) % period
        if wraps is not None:
            step, is_certain = wraps.step(raw, one.clock)
            uncertain += not is_certain
        elif step > period // 2 and not goes_round:
            if not is_first:
                damaged += 1
                found.append([])
                continue
            step -= period  # the wave may have begun a little in front of the workgroup's first one
        raw, now, is_first = one.clock % period, now + step, False
        stretch.append(Record(one.event, one.scope, now))
    return tuple(tuple(stretch) for stretch in found if stretch), damaged, uncertain


def _belongs(one: Record, stretch: list[Record]) -> bool:
    """True if a value stands behind a record that it may belong to; anything else may stand anywhere."""
    if one.event is not RecordEvent.VALUE:
        return True
    return bool(stretch) and stretch[-1].scope == one.scope and stretch[-1].value is None


# --- clock wraps --------------------------------------------------------------------------------------------
#
# The number of times that a clock of few bits wrapped around between two records, told by the wall clock beside
# it.
#
# gfx11's shader clock has 20 bits and wraps around about every half a millisecond. With ``instrument --clock
# both`` a record has, in the bits above, the wall clock in units of 2^6 ticks. So two things are known of an
# interval: its cycles but for a multiple of the period, and its time to a unit.
#
# 1. No AMD GPU has a shader clock of more than 4 GHz (`MOST_HERTZ`). Where the time is too short for a period at that
#    rate, the clock cannot have wrapped around: the cycles are exact.
# 2. Such intervals in a row, of 40 units or more, give the rate, cycles a unit. A row's time is off by less than one.
# 3. By the rate, a longer interval had so many periods, rounded. That is certain where the nearest whole number stays
#    the same whatever the rate was, within the share by which it is off (2) and `DRIFT`: frequencies change while a
#    kernel runs, and that they change by no more is an assumption. Elsewhere the number is the most likely one, and
#    the interval counts as uncertain.
# 4. Without a rate, nothing is added, and every interval that is too long for rule 1 counts as uncertain.


MOST_HERTZ = 4_000_000_000
"""No AMD GPU's shader clock is as fast."""
DRIFT = 0.05
"""By what share the rate within an interval may differ from that of others."""
_FEWEST_UNITS = 40
"""Of a row of intervals that tells the rate."""


class Step(NamedTuple):
    """The way from one record to the next.

    Attributes:
        cycles: of the clock.
        is_certain: they are not off by a period.
    """

    cycles: int
    is_certain: bool


class ClockWraps:
    """The wraps of a clock around its last value.

    Args:
        bits: of the clock.
        shift: a unit of the wall clock beside it has two to this power ticks.
        chains: clocks of records that follow each other, of each wave, with both parts.
    """

    def __init__(self, bits: int, shift: int, chains: Iterable[Iterable[int]]) -> None:
        self._period, self._bits = 1 << bits, bits
        self._units = 1 << (CLOCK_BITS - bits)
        self._most = MOST_HERTZ * (1 << shift) // TICK_HERTZ
        """Cycles a unit, at most."""
        rows = [row for chain in chains for row in self._rows(chain) if row[1] >= _FEWEST_UNITS]
        cycles, units = sum(row[0] for row in rows), sum(row[1] for row in rows)
        self.rate = cycles / units if units else None
        """Cycles a unit; ``None`` if nothing tells it."""
        self._error = len(rows) / units if units else 0.0
        """The share by which it is off at most."""

    def _rows(self, chain: Iterable[int]) -> Iterator[tuple[int, int]]:
        """Cycles and units of intervals in a row that are all too short for a period."""
        cycles = units = 0
        before: int | None = None
        for clock in chain:
            elapsed = 0 if before is None else self._elapsed(before, clock)
            if before is not None and self._is_short(elapsed):
                cycles, units = cycles + (clock - before) % self._period, units + elapsed
            else:
                yield cycles, units
                cycles = units = 0
            before = clock
        yield cycles, units

    def _elapsed(self, before: int, after: int) -> int:
        return ((after >> self._bits) - (before >> self._bits)) % self._units

    def _is_short(self, units: int) -> bool:
        return (units + 1) * self._most < self._period

    def step(self, before: int, after: int) -> Step:
        """The way between two clocks; negative where the second is a little in front of the first."""
        units, cycles = self._elapsed(before, after), (after - before) % self._period
        if units > self._units // 2:
            return Step(cycles - self._period, is_certain=self._is_short(self._units - units))
        if self._is_short(units):
            return Step(cycles, is_certain=True)
        if self.rate is None:
            return Step(cycles, is_certain=False)
        wraps = (units * self.rate - cycles) / self._period
        whole = max(0, round(wraps))
        error = (units * (DRIFT + self._error) + 1) * self.rate / self._period
        return Step(cycles + whole * self._period, is_certain=abs(wraps - whole) + error < 1 / 2)
