"""The instructions in front of where a wave may end.

The wave stores how many records it made, and the first one when; what is in LDS it copies out, its own segment, by
whichever lanes are there. So no wave waits for another, and one that ends early does no harm. Where lanes of a wave end
at different times each lot does this: what is stored then is what the last of them finds, or the largest count.
"""

from __future__ import annotations

from ldsopt.records import slots
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.allocation_lines import BufferPlaces, store_in_slot, wall_clock
from ldsopt.transforms.instrument.line_writer import OF_THE_WAVE, LineWriter


def released(
    buffer: RecordBuffer, places: BufferPlaces, number: int, count: str, *, is_parted: bool
) -> list[str]:
    """The lines, blocks among them; the last one begins with the instruction that ends the wave.

    Args:
        buffer: of the kernel.
        places: that the wave knows.
        number: that tells its values and blocks from those of other ends.
        count: of the wave's records; means nothing if it is in memory.
        is_parted: lanes of a wave may end at different times.
    """
    out = LineWriter(f"end.{number}.")
    clock = out.let("clock", "call i64 @llvm.readcyclecounter()")
    wall = wall_clock(out, "wall")
    store_in_slot(out, "ended", places, slots.ENDED, wall)
    store_in_slot(out, "cycles", places, buffer.header.layout.cycles + 8, clock)
    if places.cell and buffer.lds is not None:
        count = out.load("count", places.cell, space=places.space, bits=32)
    if not places.cell or buffer.lds is not None:
        at = out.choose("count.at", places.kept, places.count, places.spare)
        to = out.within("count.to", places.slot, at)
        if is_parted:
            out.let("most", f"atomicrmw umax ptr addrspace(1) {to}, i32 {count} {OF_THE_WAVE}, align 4")
            ended = f"i32 {~slots.RUNNING} {OF_THE_WAVE}, align 4"
            out.let("count.ended", f"atomicrmw and ptr addrspace(1) {to}, {ended}")
        else:
            out.store(count, to, bits=32)
    if buffer.lds is not None:
        _copy(out, buffer, places, count)
        wall = wall_clock(out, "copied")
    store_in_slot(out, "copied", places, slots.COPIED, wall)
    _count_if_lost(out, buffer, places)
    return out.lines


def _copy(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces, count: str) -> None:
    """Copies the wave's segment out of LDS, a record a lane at a time."""
    kind = f"i{buffer.header.wave_size}"
    made = out.let("made", f"lshr i32 {count}, 1")
    fitting = out.let("fitting", f"call i32 @llvm.umin.i32(i32 {made}, i32 {buffer.header.records})")
    total = out.choose("total", places.kept, fitting, 0)
    active = out.let("active", f"call {kind} @llvm.amdgcn.ballot.{kind}(i1 true)")
    step = out.let("lanes", f"call {kind} @llvm.ctpop.{kind}({kind} {active})")
    rank = _rank(out, active, kind)
    if kind == "i64":
        step = out.let("step", f"trunc i64 {step} to i32")
    begin, head, word, done = (out.value(name) for name in ("copy", "copy.head", "copy.word", "copy.done"))
    out.do('fence syncscope("wavefront") acq_rel')
    out.do(f"br label {begin}")
    out.block("copy")
    out.do(f"br label {head}")
    out.block("copy.head")
    here = out.let("record", f"phi i32 [ {rank}, {begin} ], [ {out.value('next')}, {word} ]")
    more = out.let("more", f"icmp ult i32 {here}, {total}")
    out.do(f"br i1 {more}, label {word}, label {done}")
    out.block("copy.word")
    size = out.let("size", f"shl i32 {here}, 3")
    source = out.within("from", places.base, out.number("from.at", "add", size, places.segment), places.space)
    target = out.within("to", places.slot, out.number("to.at", "add", size, places.own_segment))
    out.store(out.load("word", source, space=places.space), target)
    out.let("next", f"add i32 {here}, {step}")
    out.do(f"br label {head}")
    out.block("copy.done")


def _rank(out: LineWriter, lanes: str, kind: str) -> str:
    """How many of these lanes, a mask, are below the own one."""
    if kind == "i32":
        return out.let("rank", f"call i32 @llvm.amdgcn.mbcnt.lo(i32 {lanes}, i32 0)")
    low = out.let("active.low", f"trunc i64 {lanes} to i32")
    high = out.let("active.high", f"trunc i64 {out.let('active.up', f'lshr i64 {lanes}, 32')} to i32")
    below = out.let("rank.low", f"call i32 @llvm.amdgcn.mbcnt.lo(i32 {low}, i32 0)")
    return out.let("rank", f"call i32 @llvm.amdgcn.mbcnt.hi(i32 {high}, i32 {below})")


def _count_if_lost(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces) -> None:
    """Counts the workgroup if there is no slot for it: the first lane of its first wave does, which ends once."""
    lane = out.let("lane.low", "call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)")
    if buffer.header.wave_size == 64:
        lane = out.let("lane", f"call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 {lane})")
    is_one = out.both("is.one", out.let("is.first", f"icmp eq i32 {lane}, 0"), places.is_first)
    outside = out.let("outside", f"xor i1 {places.inside}, true")
    is_lost = out.both("is.lost", is_one, outside)
    out.do(f"br i1 {is_lost}, label {out.value('lost')}, label {out.value('done')}")
    out.block("lost")
    where = f'ptr addrspace(1) {places.buffer}, i32 1 syncscope("agent") monotonic, align 4'
    out.let("lost.before", f"atomicrmw add {where}")
    out.do(f"br label {out.value('done')}")
    out.block("done")
