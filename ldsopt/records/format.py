"""The format of records: one record, the buffer that holds them, the header of a dump, and the hardware id."""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import asdict, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.target.arch import ARCHS, Arch

CLOCK_BITS = 43
"""Bits of the clock that a record has room for."""
TICK_HERTZ = 100_000_000
"""Ticks a second of the wall clock. Source: RDNA 4 ISA, 3.4.11; ROCm's hipDeviceAttributeWallClockRate on CDNA."""
MOST_SCOPES = 256
"""Scopes that a kernel may have: their number has eight bits."""
RECORD_BYTES = 8
CLOCK_HIGH = 0x7FF
"""The part of the tag that holds the clock's high bits."""

_END = 1 << 31
_SCOPE, _KIND, _TYPE = 23, 20, 16
_SCOPED, _INSTANT, _VALUE = 0, 2, 3


class RecordEvent(Enum):
    """The event for which a wave made a record."""

    START = "start"
    END = "end"
    MARK = "mark"
    """It passed a place; nothing begins or ends there."""
    VALUE = "value"
    """It noted a number beside the record in front of this one."""


class ValueType(Enum):
    """The reading of the bits of a noted number."""

    I32 = 1
    F32 = 2


class Record(NamedTuple):
    """A record as it is read.

    Attributes:
        event: what the wave did. Of the two words of a record it may be a value, which is told beside the record that
            it belongs to.
        scope: number of the scope.
        clock: counts of the clock since the begin of the workgroup, or of its first wave; in the words themselves as
            far as there is room for it, 0 of a value.
        value: the number that was noted, if one was.
    """

    event: RecordEvent
    scope: int
    clock: int = 0
    value: int | float | None = None


def tag(event: RecordEvent, scope: int, value_type: ValueType | None = None) -> int:
    """The first word of a record, without the clock.

    >>> hex(tag(RecordEvent.END, 3)), hex(tag(RecordEvent.VALUE, 1, ValueType.F32))
    ('0x81800000', '0xb20000')
    """
    kind = {RecordEvent.MARK: _INSTANT, RecordEvent.VALUE: _VALUE}.get(event, _SCOPED)
    return (
        (_END if event is RecordEvent.END else 0)
        | scope << _SCOPE
        | kind << _KIND
        | (value_type.value if value_type else 0) << _TYPE
    )


def read_words(first: int, second: int) -> Record | None:
    """The record that two words are; ``None`` if no record looks like this.

    >>> read_words(0x81800001, 2)
    Record(event=<RecordEvent.END: 'end'>, scope=3, clock=4294967298, value=None)
    >>> read_words(0x00700000, 0) is None
    True
    """
    is_end, scope, kind, value_type = (
        bool(first & _END),
        first >> _SCOPE & 0xFF,
        first >> _KIND & 7,
        first >> _TYPE & 15,
    )
    if first >> 11 & 31:
        return None
    if kind == _VALUE:
        return _value(scope, value_type, second) if not is_end and not first & CLOCK_HIGH else None
    if value_type or kind not in (_SCOPED, _INSTANT) or (is_end and kind == _INSTANT):
        return None
    event = RecordEvent.MARK if kind == _INSTANT else RecordEvent.END if is_end else RecordEvent.START
    return Record(event, scope, (first & CLOCK_HIGH) << 32 | second)


def _value(scope: int, value_type: int, bits: int) -> Record | None:
    raw = struct.pack("<I", bits)
    if value_type == ValueType.I32.value:
        return Record(RecordEvent.VALUE, scope, value=struct.unpack("<i", raw)[0])
    if value_type == ValueType.F32.value:
        return Record(RecordEvent.VALUE, scope, value=struct.unpack("<f", raw)[0])
    return None


# --- slots --------------------------------------------------------------------------------------------------
#
# The layout of the buffer of records: a block of counters, then a slot for each workgroup.
#
# A slot, in bytes::
#
#     0   preamble 0xdeadbeef      4  number of the workgroup    8  hardware id    12  bytes of all segments
#     16  wall clock at its begin  24 at its end                 32 behind the copy out of LDS
#     40  for each wave the words that it has written, or 1 while it runs (an even number of entries)
#     ..  a segment of records for each selected wave, a power of two of bytes
#     ..  the wave's clock at the begin, and at the end, of the first wave
#     ..  the mark and the checksum that the host puts there
#     ..  eight bytes for each wave, into which goes what is not to be kept
#
# Up to the segments this is the layout of Triton's Proton. The wall clock is in nanoseconds where it ticks every
# ten: the kernel multiplies its ticks by ten, as Proton does.


PREAMBLE = 0xDEADBEEF
CONTROL_BYTES = 128
"""The block in front of the slots: its first word counts workgroups for which there was no slot."""
SLOT_ALIGNMENT = 128
"""A slot begins at a multiple of this: no cache line belongs to two of them."""
TICK_NANOSECONDS = 10
"""The factor of the wall clock's ticks in the kernel."""

WORKGROUP, HARDWARE, DATA_BYTES = 4, 8, 12
STARTED, ENDED, COPIED = 16, 24, 32
COUNTS = 40
RUNNING = 1
"""The count of a wave that has not come to its end, where the wave keeps count in a register or in LDS."""


@dataclass(frozen=True, slots=True)
class SlotLayout:
    """The layout of every slot of a buffer.

    Attributes:
        waves: of a workgroup, at most.
        selected: the waves that have a segment, rising.
        records: that a segment holds, a power of two.
    """

    waves: int
    selected: tuple[int, ...]
    records: int

    @property
    def counted(self) -> int:
        """Entries of the table of counts: as many as waves, made even so that records lie at multiples of eight."""
        return self.waves + self.waves % 2

    @property
    def segment_bytes(self) -> int:
        """Bytes of the segment of one wave."""
        return self.records * RECORD_BYTES

    @property
    def data(self) -> int:
        """The beginning of the first segment."""
        return COUNTS + 4 * self.counted

    @property
    def data_bytes(self) -> int:
        """Bytes of the segments of all waves that have one."""
        return self.segment_bytes * len(self.selected)

    @property
    def cycles(self) -> int:
        """The place of the first wave's clock: eight bytes from its begin, eight from its end."""
        return self.data + self.data_bytes

    @property
    def checksum(self) -> int:
        """The place of the host's mark and checksum, four bytes each."""
        return self.cycles + 16

    @property
    def spare(self) -> int:
        """The beginning of the eight bytes of each wave that take what is not kept."""
        return self.checksum + 8

    @property
    def bytes(self) -> int:
        """Of the whole slot.

        >>> SlotLayout(waves=4, selected=(0, 1, 2, 3), records=64).bytes
        2176
        """
        used = self.spare + 8 * self.waves
        return -(-used // SLOT_ALIGNMENT) * SLOT_ALIGNMENT

    def segment(self, wave: int) -> int:
        """The beginning of the segment of a selected wave."""
        return self.data + self.segment_bytes * self.selected.index(wave)


# --- header -------------------------------------------------------------------------------------------------
#
# The beginning of a dump: what is in it, and what its numbers stand for.
#
# Ten words as in Triton's Proton (version, offset and size of what follows, offset and size of the slots, device,
# number of slots, entries of the table of counts, bytes of a slot, number of selected waves) and the numbers of
# the selected waves. Behind them, up to the block of counters, what only ldsopt reads: names of scopes,
# architecture and so on, as JSON with a checksum. It is known when the kernel is instrumented, and stands in the
# module as a constant; so a dump is that constant and behind it the buffer, as they are read from the device.


FORMAT = "ldsopt.records/1"
Store = Literal["lds", "device", "argument"]
Keep = Literal["last", "first"]
Clock = Literal["cycles", "ticks", "executed instructions"]
"""The unit of the clock of records: the shader clock's cycles, ticks of the wall clock, or a simulator's own."""

_VERSION, _HIP = 1, 2
_WORDS = struct.Struct("<10I")
_MAGIC = b"LDSOPT\x01\n"
_REMEDY = "give what `ldsopt.gpu.launch_records` or `simulate --dump-records` wrote"
_SIZES = struct.Struct("<II")
_MOST_WAVES = 64
MOST_WALL_SHIFT = 32
_MOST_RECORDS = 1 << 24
_MOST_JSON = 1 << 24
_ALIGNMENT = 8


@dataclass(frozen=True, slots=True)
class DumpHeader:
    """The layout of the records of one kernel.

    Attributes:
        kernel, arch: which.
        wave_size: lanes of a wave.
        waves: of a workgroup, at most.
        selected: the waves that make records.
        records: that are kept of each wave.
        keep: which ones, where a wave makes more.
        workgroups: how many along each axis have a slot, before sampling.
        sample: every how manieth of them, counted along x first, has one.
        clock_bits: after so many bits the clock starts again at 0.
        clock: what it counts.
        tick_hertz: ticks a second of the wall clock; ``None`` if it is none.
        scopes: names, by number.
        store: where records are made.
        argument: the kernel's argument that points to the buffer, by number; ``None`` for the module's own.
        empty_scope: the scope with nothing in it that each wave begins with; ``None`` without one.
        wall_shift: above its bits, a record's clock has the ticks of the wall clock over two to this power; ``None`` if
            it has nothing there.
        is_checked: every block of the dump has a checksum.
    """

    kernel: str
    arch: str
    wave_size: int
    waves: int
    selected: tuple[int, ...]
    records: int
    keep: Keep
    workgroups: tuple[int, int, int]
    sample: int
    clock_bits: int
    clock: Clock
    tick_hertz: int | None
    scopes: tuple[str, ...]
    store: Store
    argument: int | None = None
    empty_scope: int | None = None
    wall_shift: int | None = None
    is_checked: bool = False

    @property
    def layout(self) -> SlotLayout:
        """The division of the bytes of one workgroup's slot among its waves."""
        return SlotLayout(self.waves, self.selected, self.records)

    @property
    def slots(self) -> int:
        """The number of workgroups that have a slot in the buffer."""
        x, y, z = self.workgroups
        return -(-x * y * z // self.sample)

    @property
    def buffer_bytes(self) -> int:
        """Bytes of the block of counters and all slots."""
        return CONTROL_BYTES + self.slots * self.layout.bytes

    def prefix(self, slots: int | None = None) -> bytes:
        """The beginning of a dump of so many slots (by default all), up to the block of counters."""
        count = self.slots if slots is None else slots
        units = struct.pack(f"<{len(self.selected)}I", *self.selected)
        text = json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":")).encode()
        text += b" " * (-(len(units) + len(_MAGIC) + _SIZES.size + len(text)) % _ALIGNMENT)
        own = _MAGIC + _SIZES.pack(len(text), zlib.crc32(units + text)) + text
        end = _WORDS.size + len(units) + len(own)
        layout = self.layout
        words = _WORDS.pack(
            *(_VERSION, _WORDS.size, end - _WORDS.size, end + CONTROL_BYTES, count * layout.bytes, _HIP),
            *(count, layout.counted, layout.bytes, len(self.selected)),
        )
        return words + units + own

    def simulated(self) -> DumpHeader:
        """The same for records that a simulator made, whose clock counts instructions and tells no time."""
        return replace(self, clock="executed instructions", tick_hertz=None)


def variable_names(kernel: str) -> tuple[str, str, str]:
    """The names of a kernel's buffer, of the header of its dumps, and of its part of LDS."""
    return f"ldsopt.records.{kernel}", f"ldsopt.records.{kernel}.header", f"ldsopt.records.{kernel}.lds"


def dump_in(path: str | Path) -> bytes | None:
    """The bytes of a file if they begin as a dump does; else, and of a folder, ``None``."""
    try:
        data = Path(path).read_bytes()
    except OSError:
        return None
    is_dump = len(data) >= _WORDS.size and _WORDS.unpack_from(data)[:2] == (_VERSION, _WORDS.size)
    return data if is_dump else None


def read_header(data: bytes, source: str) -> tuple[DumpHeader, int, int]:
    """The header of a dump, where the block of counters begins, and how many slots there should be.

    Raises:
        InputError: this is no dump, or its header is damaged.
    """
    if len(data) < _WORDS.size:
        raise InputError(
            f"{len(data)} bytes; a dump of records has {_WORDS.size} in its header alone",
            file=source,
            remedy=_REMEDY,
        )
    words = _WORDS.unpack_from(data)
    version, first, size, payload, payload_bytes, device, slots, counted, slot_bytes, units = words
    if version != _VERSION or first != _WORDS.size or units > _MOST_WAVES:
        raise InputError(
            "this is no dump of records",
            file=source,
            remedy=_REMEDY,
        )
    own = _WORDS.size + 4 * units
    start = own + len(_MAGIC) + _SIZES.size
    if len(data) < start:
        raise InputError(f"cut off after {len(data)} bytes, in the header", file=source)
    if data[own : own + len(_MAGIC)] != _MAGIC:
        raise InputError(
            "no names of scopes behind the list of waves: not made by ldsopt, or damaged", file=source
        )
    length, checksum = _SIZES.unpack_from(data, own + len(_MAGIC))
    if length > _MOST_JSON or len(data) < start + length:
        raise InputError(f"cut off after {len(data)} bytes, in the header, or that is damaged", file=source)
    text = data[start : start + length]
    if zlib.crc32(data[_WORDS.size : own] + text) != checksum:
        raise InputError("the header is damaged: its checksum is another", file=source)
    header = _from_json(text, source)
    layout = header.layout
    expected = (start + length - first, start + length + CONTROL_BYTES, slots * layout.bytes, _HIP)
    said = (size, payload, payload_bytes, device)
    if expected != said or (counted, slot_bytes, units) != (
        layout.counted,
        layout.bytes,
        len(header.selected),
    ):
        raise InputError("the header is damaged: its sizes contradict each other", file=source)
    if slots > header.slots or data[_WORDS.size : own] != struct.pack(f"<{units}I", *header.selected):
        raise InputError("the header is damaged: its numbers contradict each other", file=source)
    return header, start + length, slots


def _from_json(text: bytes, source: str) -> DumpHeader:
    """Reads what `DumpHeader.prefix` wrote; members that a later version adds are passed over."""
    try:
        given: Any = json.loads(text)
        if given.get("format") != FORMAT:
            raise InputError(
                f"a dump of the format {given.get('format')!r}; this version reads {FORMAT}", file=source
            )
        own = {one.name: given[one.name] for one in fields(DumpHeader) if one.name != "wall_shift"}
        own["wall_shift"] = given.get("wall_shift")  # dumps of earlier versions have none
        lists = {name: tuple(own[name]) for name in ("selected", "workgroups", "scopes")}
        header = DumpHeader(**{**own, **lists})
        _require_sense(header)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        what = str(error) or type(error).__name__
        raise InputError(f"the header makes no sense: {what}", file=source) from None
    return header


def _require_sense(header: DumpHeader) -> None:
    """Refuses values that no kernel has.

    Raises:
        ValueError: there is one.
    """
    numbers = (
        header.wave_size,
        header.waves,
        header.records,
        header.sample,
        header.clock_bits,
        *header.workgroups,
    )
    if not all(type(n) is int and n > 0 for n in numbers) or len(header.workgroups) != 3:
        raise ValueError("a size that is no positive number")
    if header.waves > _MOST_WAVES or header.records > _MOST_RECORDS or header.records & (header.records - 1):
        raise ValueError("a size that no kernel has")
    if header.clock_bits > CLOCK_BITS or len(header.scopes) > MOST_SCOPES:
        raise ValueError("more than records have room for")
    if not header.selected or list(header.selected) != sorted(set(header.selected)):
        raise ValueError("waves that are not in order")
    if not all(type(n) is int and 0 <= n < header.waves for n in header.selected):
        raise ValueError("a wave that there is not")
    if not all(type(name) is str for name in (header.kernel, header.arch, *header.scopes)):
        raise ValueError("a name that is none")
    chosen = ((header.keep, Keep), (header.clock, Clock), (header.store, Store))
    if any(value not in get_args(kind) for value, kind in chosen):
        raise ValueError("a choice that there is not")
    if not (header.tick_hertz is None or (type(header.tick_hertz) is int and header.tick_hertz > 0)):
        raise ValueError("a wall clock that does not tick")
    shift = header.wall_shift
    if not (shift is None or (type(shift) is int and 0 <= shift < MOST_WALL_SHIFT)):
        raise ValueError("a wall clock beside the records that there is not")
    if not (header.argument is None or type(header.argument) is int) or type(header.is_checked) is not bool:
        raise ValueError("an argument that has no number")
    empty = header.empty_scope
    if not (empty is None or (type(empty) is int and 0 <= empty < len(header.scopes))):
        raise ValueError("an empty scope that there is not")


# --- hardware -----------------------------------------------------------------------------------------------
#
# The place where a workgroup ran: the fields of the hardware id that its first wave has read.
#
# The word holds bits 23:0 of HW_ID (gfx9) or HW_ID1 (gfx10 and later), and in its upper byte the XCC of those
# that have several. Sources: AMD Instinct MI300 ISA, 3.11 (HW_ID), XCC_ID in LLVM's SIDefines.h; RDNA 2 and RDNA
# 3 ISA, 3.5 (HW_ID1).


WITH_XCC = frozenset({"gfx942", "gfx950", "gfx9-4-generic"})
"""Architectures whose waves can ask on which XCC they run."""


class _IdField(NamedTuple):
    name: str
    first: int
    bits: int


_GFX9 = (_IdField("SE", 13, 3), _IdField("SH", 12, 1), _IdField("CU", 8, 4), _IdField("SIMD", 4, 2))
_GFX9_BEFORE = (_IdField("SE", 13, 2), *_GFX9[1:])
_GFX10 = (_IdField("SE", 18, 3), _IdField("SA", 16, 1), _IdField("WGP", 10, 4), _IdField("SIMD", 8, 2))
_XCC = _IdField("XCC", 24, 8)


def hardware_fields(arch_name: str, word: int) -> dict[str, int]:
    """The fields of a hardware id, from the widest part of the device to the narrowest; empty where they are not known.

    >>> hardware_fields("gfx942", 0x0200_2513)
    {'XCC': 2, 'SE': 1, 'SH': 0, 'CU': 5, 'SIMD': 1}
    >>> hardware_fields("gfx90a", 0x0000_E325)
    {'SE': 7, 'SH': 0, 'CU': 3, 'SIMD': 2}
    >>> hardware_fields("gfx906", 0x0000_7325)
    {'SE': 3, 'SH': 1, 'CU': 3, 'SIMD': 2}
    >>> hardware_fields("gfx1100", 0x0015_2D00)
    {'SE': 5, 'SA': 1, 'WGP': 11, 'SIMD': 1}
    >>> hardware_fields("gfx1250", 0xFFFF_FFFF), hardware_fields("unheard of", 1)
    ({}, {})
    """
    found = ARCHS.get(arch_name)
    names = () if found is None else _fields(found)
    return {one.name: word >> one.first & ((1 << one.bits) - 1) for one in names}


def _fields(arch: Arch) -> tuple[_IdField, ...]:
    if arch.generation == "gfx9":
        fields = _GFX9 if arch.acc_registers == "unified" else _GFX9_BEFORE
        return (_XCC, *fields) if arch.name in WITH_XCC else fields
    return _GFX10 if arch.generation in ("gfx10", "gfx11", "gfx12") else ()
