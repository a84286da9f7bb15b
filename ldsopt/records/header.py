"""The beginning of a dump: what is in it, and what its numbers stand for.

Ten words as in Triton's Proton (version, offset and size of what follows, offset and size of the slots, device,
number of slots, entries of the table of counts, bytes of a slot, number of selected waves) and the numbers of the
selected waves. Behind them, up to the block of counters, what only ldsopt reads: names of scopes, architecture and so
on, as JSON with a checksum. It is known when the kernel is instrumented, and stands in the module as a constant; so a
dump is that constant and behind it the buffer, as they are read from the device.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal, get_args

from ldsopt.errors import InputError
from ldsopt.records.slots import CONTROL_BYTES, SlotLayout
from ldsopt.records.words import CLOCK_BITS, MOST_SCOPES

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
