"""The instructions at the beginning of a kernel that makes records: which wave this is, and where its records go.

Straight-line code, so that the entry block, with its stack slots, stays one block: a wave whose records are not kept
(that is not selected, or of a workgroup without a slot) gets eight bytes of its own for all of them, by a `select`. A
slot's header is stored by the first wave; the others store theirs into these bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.ir.syntax import global_name
from ldsopt.records import slots
from ldsopt.records.hardware import WITH_XCC
from ldsopt.target.arch import Arch
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.counting import CountPlace
from ldsopt.transforms.instrument.line_writer import LineWriter

_HW_ID, _HW_ID1, _XCC_ID = 4, 23, 20
_LOW_24_BITS, _LOW_4_BITS = 23 << 11, 3 << 11
_OLD = ("gfx6", "gfx7", "gfx8", "gfx9")
_NARROW = 32


@dataclass(frozen=True, slots=True)
class BufferPlaces:
    """What a wave knows of its place in the buffer; operands.

    Attributes:
        buffer: pointer to the block of counters.
        slot: pointer to the slot of the workgroup, or to another one whose spare bytes it uses.
        spare: offset of the wave's spare bytes within the slot.
        inside: the workgroup is one of those that may have a slot.
        kept: the wave's records are kept.
        is_first: it is the first wave of its workgroup.
        leads: that, and the workgroup has a slot.
        segment: offset of the wave's segment from ``base``, or of its spare bytes.
        base: pointer to the slot, or to the records in LDS.
        space: address space of ``base``.
        own_segment: offset of the wave's segment within the slot.
        limit: if the last records are kept, what the count, an even number, is masked with, so that whoever looks sees
            that no record goes beyond its segment; if the first ones, the words that there is room for.
        beyond: offset from ``base`` of where records go that there is no room for.
        count: offset of the wave's count within the slot.
        cell: pointer to the count while the wave runs; empty if it is in a register.
    """

    buffer: str
    slot: str
    spare: str
    inside: str
    kept: str
    is_first: str
    leads: str
    segment: str
    base: str
    space: int
    own_segment: str
    limit: str
    beyond: str
    count: str
    cell: str


def allocated(arch: Arch, buffer: RecordBuffer) -> tuple[list[str], BufferPlaces]:
    """The lines that begin a kernel, and what they define."""
    out = LineWriter()
    header, layout = buffer.header, buffer.header.layout
    clock = out.let("clock", "call i64 @llvm.readcyclecounter()")
    wall = wall_clock(out, "began")
    wave = _wave(out, buffer)
    number, inside, own, place = _workgroup(out, buffer)
    pointer = buffer.pointer
    if not buffer.space:
        pointer = out.let("buffer", f"addrspacecast ptr {pointer} to ptr addrspace(1)")
    at = out.number("slot.offset", "mul", place, layout.bytes)
    slot = out.within("slot", pointer, out.number("slot.at", "add", at, slots.CONTROL_BYTES))
    spare = out.number("spare", "add", out.number("spare.own", "shl", wave, 3), layout.spare)
    count = out.number("count.offset", "add", out.number("count.own", "shl", wave, 2), slots.COUNTS)
    rank, selected = _rank(out, buffer, wave)
    kept = out.both("kept", own, selected)
    is_first = "true" if wave == "0" else out.let("is.first", f"icmp eq i32 {wave}, 0")
    leads = out.both("leads", own, is_first)
    within = out.number("segment.own", "mul", rank, layout.segment_bytes)
    own_segment = out.number("segment.slot", "add", within, layout.data)
    words, is_last = 2 * header.records, header.keep == "last"
    lds = buffer.lds
    if lds is None:
        base, space, beyond, decides = slot, 1, spare, kept
        segment = out.choose("segment", kept, own_segment, spare)
    else:
        base, space, beyond, decides = global_name(lds.name), 3, "0", selected
        if lds.spare is not None:
            beyond = out.number("spare.lds", "add", out.number("spare.lds.own", "shl", wave, 3), lds.spare)
        segment = out.choose("segment", selected, within, beyond)
    limit = out.choose("limit", decides, words - 2 if is_last else words, 0)
    cell = ""
    if buffer.count_place is CountPlace.MEMORY:
        if lds is None:
            cell = out.within("cell", slot, out.choose("cell.at", kept, count, spare))
        else:
            own_cell = out.number("cell.own", "shl", wave, 2)
            cell = out.within("cell", base, out.number("cell.at", "add", own_cell, lds.counts or 0), 3)
    places = BufferPlaces(
        pointer,
        slot,
        spare,
        inside,
        kept,
        is_first,
        leads,
        segment,
        base,
        space,
        own_segment,
        limit,
        beyond,
        count,
        cell,
    )
    _store_header(out, arch, buffer, places, number=number, own=own, clock=clock, wall=wall)
    return out.lines, places


def wall_clock(out: LineWriter, name: str) -> str:
    """The wall clock, in the unit in which it is stored."""
    ticks = out.let(f"{name}.ticks", "call i64 @llvm.readsteadycounter()")
    return out.let(name, f"mul i64 {ticks}, {slots.TICK_NANOSECONDS}")


def store_in_slot(out: LineWriter, name: str, places: BufferPlaces, offset: str | int, value: str) -> None:
    """Stores at an offset of the slot, for the whole workgroup: any but its first wave into its spare bytes."""
    at = out.choose(f"{name}.at", places.leads, offset, places.spare)
    out.store(value, out.within(f"{name}.to", places.slot, at))


def _wave(out: LineWriter, buffer: RecordBuffer) -> str:
    """The number of the wave in its workgroup."""
    positions = buffer.positions
    if positions.waves == 1:
        return "0"
    value = out.let("x", "call i32 @llvm.amdgcn.workitem.id.x()")
    width = positions.sizes[0] if positions.sizes else 0
    for letter, extent in zip("yz", positions.sizes[1:] if positions.sizes else (), strict=False):
        if extent > 1:
            here = out.let(letter, f"call i32 @llvm.amdgcn.workitem.id.{letter}()")
            rows = out.number(f"{letter}.rows", "mul", here, width)
            value = out.number(f"{letter}.id", "add", value, rows)
        width *= extent
    first = out.let("first", f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {value})")
    return out.let("wave", f"lshr i32 {first}, {positions.wave_size.bit_length() - 1}")


def _workgroup(out: LineWriter, buffer: RecordBuffer) -> tuple[str, str, str, str]:
    """The workgroup's number; whether it may have a slot, and has one; and the number of a slot that there is."""
    box, header = buffer.positions.box, buffer.header
    number = out.let("group.x", "call i32 @llvm.amdgcn.workgroup.id.x()")
    inside = out.let("inside.x", f"icmp ult i32 {number}, {box[0]}")
    width = box[0]
    for axis in buffer.positions.axes:
        letter = "xyz"[axis]
        here = out.let(f"group.{letter}", f"call i32 @llvm.amdgcn.workgroup.id.{letter}()")
        is_in = out.let(f"is.in.{letter}", f"icmp ult i32 {here}, {box[axis]}")
        inside = out.both(f"inside.{letter}", inside, is_in)
        if box[axis] > 1:
            rows = out.number(f"group.{letter}.rows", "mul", here, width)
            number = out.number(f"group.{letter}.number", "add", number, rows)
        width *= box[axis]
    own, place = inside, number
    if header.sample > 1:
        place = out.number("sample", "udiv", number, header.sample)
        rest = out.number("sample.rest", "urem", number, header.sample)
        own = out.both("own", inside, out.let("is.sampled", f"icmp eq i32 {rest}, 0"))
    return number, inside, own, out.number("place", "urem", place, header.slots)


def _rank(out: LineWriter, buffer: RecordBuffer, wave: str) -> tuple[str, str]:
    """Which of the segments is the wave's, and whether it has one."""
    header = buffer.header
    if len(header.selected) == header.waves:
        return wave, "true"
    kind = "i32" if header.waves <= _NARROW else "i64"
    mask = _printed(sum(1 << one for one in header.selected), kind)
    if kind == "i64":
        wave = out.let("wave.wide", f"zext i32 {wave} to i64")
    bit = out.let("wave.bit", f"shl {kind} 1, {wave}")
    found = out.let("wave.selected", f"and {kind} {bit}, {mask}")
    selected = out.let("is.selected", f"icmp ne {kind} {found}, 0")
    below = out.let("waves.below", f"add {kind} {bit}, -1")
    below = out.let("selected.below", f"and {kind} {below}, {mask}")
    rank = out.let("rank", f"call {kind} @llvm.ctpop.{kind}({kind} {below})")
    return (rank if kind == "i32" else out.let("rank.narrow", f"trunc i64 {rank} to i32")), selected


def _printed(mask: int, kind: str) -> int:
    """A bit mask as LLVM prints it: signed."""
    bits = int(kind[1:])
    return mask - (1 << bits) if mask >> (bits - 1) & 1 else mask


def _store_header(
    out: LineWriter,
    arch: Arch,
    buffer: RecordBuffer,
    places: BufferPlaces,
    *,
    number: str,
    own: str,
    clock: str,
    wall: str,
) -> None:
    """Stores what a slot begins with, and sets counts to what they are while a wave runs."""
    layout = buffer.header.layout
    wide = out.let("number", f"zext i32 {number} to i64")
    head = out.let("head", f"or i64 {out.let('number.high', f'shl i64 {wide}, 32')}, {slots.PREAMBLE}")
    wide = out.let("hardware.wide", f"zext i32 {_hardware(out, arch)} to i64")
    where = out.let("where", f"or i64 {wide}, {layout.data_bytes << 32}")
    for name, offset, value in (
        ("head", 0, head),
        ("where", slots.HARDWARE, where),
        ("started", slots.STARTED, wall),
        ("ended", slots.ENDED, "0"),
        ("copied", slots.COPIED, "0"),
        ("cycles", layout.cycles, clock),
    ):
        store_in_slot(out, name, places, offset, value)
    at = out.choose("count.at", own, places.count, places.spare)
    first = out.choose("count.first", places.kept, slots.RUNNING, 0)
    out.store(first, out.within("count.to", places.slot, at), bits=32)
    if places.cell:
        out.store("0", places.cell, space=places.space, bits=32)


def _hardware(out: LineWriter, arch: Arch) -> str:
    """The hardware id, see `ldsopt.records.hardware`."""
    register = _HW_ID if arch.generation in _OLD else _HW_ID1
    word = out.let("hardware", f"call i32 @llvm.amdgcn.s.getreg(i32 {register | _LOW_24_BITS})")
    if arch.name not in WITH_XCC:
        return word
    xcc = out.let("xcc", f"call i32 @llvm.amdgcn.s.getreg(i32 {_XCC_ID | _LOW_4_BITS})")
    return out.let("hardware.id", f"or i32 {word}, {out.let('xcc.high', f'shl i32 {xcc}, 24')}")
