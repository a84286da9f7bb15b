"""The instructions of one record.

    call void @llvm.amdgcn.sched.barrier(i32 0)
    ... where the next record of this wave goes ...
    %clock = call i64 @llvm.readcyclecounter()
    ... tag and clock to a word ...
    store atomic i64 %word, ptr addrspace(1) %to syncscope("wavefront") monotonic, align 8
    %count = add i32 %before, 2
    call void @llvm.amdgcn.sched.barrier(i32 0)

No branch, so blocks stay as they are, and with them what the compiler knows of outstanding operations. All active lanes
store the same word to the same place; that is why the store is atomic. A record that is not to be kept goes to the
wave's spare bytes, which nobody reads: workgroups without a slot may share them. Where lanes of a wave part, the count
is in memory, and the first active lane's is that of all, since lanes of a wave run in step.
"""

from __future__ import annotations

from ldsopt.records.words import CLOCK_HIGH, RecordEvent, ValueType, tag
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.allocation_lines import BufferPlaces
from ldsopt.transforms.instrument.line_writer import LineWriter
from ldsopt.transforms.instrument.sites import RecordOperation

_SCHED_BARRIER = "call void @llvm.amdgcn.sched.barrier(i32 0)"


def recorded(
    buffer: RecordBuffer,
    places: BufferPlaces,
    operation: RecordOperation,
    number: int,
    count: str,
    *,
    is_loose: bool,
) -> tuple[list[str], str]:
    """The lines of a record, and the count behind it.

    Args:
        buffer: of the kernel.
        places: that the wave knows.
        operation: the record.
        number: that tells its values from those of others.
        count: in front of it; means nothing if it is in memory.
        is_loose: nothing keeps the compiler from moving instructions across it.
    """
    out = LineWriter(f"{number}.")
    if not is_loose:
        out.do(_SCHED_BARRIER)
    if places.cell:
        loaded = out.load("loaded", places.cell, space=places.space, bits=32)
        count = out.let("before", f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {loaded})")
    place = _place(out, buffer, places, "to", count)
    clock = out.let("clock", "call i64 @llvm.readcyclecounter()")
    low = out.let("low", f"shl i64 {clock}, 32")
    high = out.let("upper", f"and i64 {out.let('high', f'lshr i64 {clock}, 32')}, {CLOCK_HIGH}")
    word = out.let("word", f"or i64 {low}, {high}")
    word = out.number("tagged", "or", word, tag(operation.event, operation.scope), "i64")
    out.store(word, place, space=places.space)
    count = out.let("count", f"add i32 {count}, 2")
    if operation.value:
        place = _place(out, buffer, places, "note.to", count)
        out.store(_note(out, operation), place, space=places.space)
        count = out.let("count.noted", f"add i32 {count}, 2")
    if places.cell:
        out.store(count, places.cell, space=places.space, bits=32)
    if not is_loose:
        out.do(_SCHED_BARRIER)
    return out.lines, count


def _place(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces, name: str, count: str) -> str:
    """The address where the next record goes."""
    if buffer.header.keep == "last":
        within = out.number(f"{name}.within", "and", count, places.limit)
        at = out.number(f"{name}.at", "add", out.number(f"{name}.bytes", "shl", within, 2), places.segment)
    else:
        has_room = out.let(f"{name}.has.room", f"icmp ult i32 {count}, {places.limit}")
        at = out.number(f"{name}.next", "add", out.number(f"{name}.bytes", "shl", count, 2), places.segment)
        at = out.choose(f"{name}.at", has_room, at, places.beyond)
    return out.within(name, places.base, at, places.space)


def _note(out: LineWriter, operation: RecordOperation) -> str:
    """The word that notes a number: that of the first active lane."""
    bits = operation.value
    if operation.value_type is ValueType.F32:
        bits = out.let("bits", f"bitcast float {bits} to i32")
    bits = out.let("lane", f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {bits})")
    high = out.let("noted", f"shl i64 {out.let('wide', f'zext i32 {bits} to i64')}, 32")
    return out.let("note", f"or i64 {high}, {tag(RecordEvent.VALUE, operation.scope, operation.value_type)}")
