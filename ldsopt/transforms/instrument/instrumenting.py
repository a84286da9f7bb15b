"""Marks to records: everything is decided, then the edits are made.

One pass finds what is to be recorded (`sites`, `planning`), one allocates the buffers (`allocation`), and one writes
instructions for all of these operations (`allocation_lines`, and here): in place of marks, where
a kernel begins, and wherever a wave may end.

The instructions of one record.

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

The instructions in front of where a wave may end.

The wave stores how many records it made, and the first one when; what is in LDS it copies out, its own segment, by
whichever lanes are there. So no wave waits for another, and one that ends early does no harm. Where lanes of a wave end
at different times each lot does this: what is stored then is what the last of them finds, or the largest count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ldsopt.ir.edge_blocks import block_labels, successors
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import declarations_of
from ldsopt.records import slots
from ldsopt.records.words import CLOCK_HIGH, RecordEvent, ValueType, tag
from ldsopt.transforms.instrument.allocation import RecordBuffer, allocate
from ldsopt.transforms.instrument.allocation_lines import BufferPlaces, allocated, store_in_slot, wall_clock
from ldsopt.transforms.instrument.counting import CountPlace, RegisterCounts, blocks_by_line
from ldsopt.transforms.instrument.line_writer import NAME, OF_THE_WAVE, LineWriter
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import PlannedKernel
from ldsopt.transforms.instrument.sites import RecordOperation


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
    """The number of lanes of a mask that are below the own one."""
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


_EMPTY_RUNS = 2
"""Runs of the empty scope that a wave begins with: the first one may still have to fetch its instructions."""


@dataclass(frozen=True, slots=True)
class Instrumentation:
    """The result: what to change, and what was decided.

    Attributes:
        edits: to apply to the module.
        buffers: of the kernels that make records, in text order.
        assumptions: names of what was taken on trust.
    """

    edits: Edits
    buffers: tuple[RecordBuffer, ...]
    assumptions: tuple[str, ...]

    @property
    def lds_variables(self) -> frozenset[str]:
        """The names of the variables in LDS that hold records. A wave touches bytes of its own segment only."""
        return frozenset(buffer.lds.name for buffer in self.buffers if buffer.lds is not None)


def instrument_kernels(
    module: Module,
    planned: Iterable[PlannedKernel],
    options: InstrumentOptions,
    lds_room: Mapping[str, int] | None = None,
) -> Instrumentation:
    """Allocates buffers and writes records.

    Args:
        module: of the kernels.
        planned: what they are to record.
        options: what was asked for.
        lds_room: bytes of LDS that there are for it, by kernel.

    Raises:
        InputError: there is no room, or the kernel may not write where it should.
    """
    changes: dict[int, LineEdit] = {}
    buffers, assumptions = [], dict[str, None]()
    for one in planned:
        room = None if lds_room is None else lds_room.get(one.kernel.function.name)
        buffer = allocate(module, one, options, lds_room=room)
        changes |= _KernelWriter(module, one, buffer, options).edits()
        buffers.append(buffer)
        assumptions |= dict.fromkeys(one.positions.assumptions)
    added = (line for edit in changes.values() for line in (*edit.before, *(edit.replacement or ())))
    definitions = tuple(line for buffer in buffers for line in buffer.definitions)
    edits = Edits(changes, declarations_of(module, added), variables=definitions)
    return Instrumentation(edits, tuple(buffers), tuple(assumptions))


class _KernelWriter:
    """Writes the operations of one kernel."""

    def __init__(
        self, module: Module, one: PlannedKernel, buffer: RecordBuffer, options: InstrumentOptions
    ) -> None:
        self._module, self._one, self._buffer, self._is_loose = module, one, buffer, options.loose
        self._begin, self._places = allocated(require_arch(module), buffer)
        self._before: dict[int, list[str]] = {}
        self._instead: dict[int, list[str]] = {}

    def edits(self) -> Mapping[int, LineEdit]:
        """The edits by line."""
        kernel, function = self._one.kernel, self._one.kernel.function
        home = blocks_by_line(function)
        first = self._empty_scope()
        counts = None
        if self._one.count_place is CountPlace.REGISTER:
            counts = RegisterCounts(successors(function), self._counts_made(home), first, f"%{NAME}.count.")
        at_end = self._records(home, counts)
        for line in kernel.skipped:
            self._instead[line] = []
        if counts is not None:
            labels = block_labels(self._module, function)
            for block, found in enumerate(function.blocks):
                if (phi := counts.phi(block, labels)) is not None:
                    self._put(function.instructions[found.start].line, [phi])
        for number, end in enumerate(self._buffer.ends):
            count = at_end.get(home[end.line], "0")
            self._put(
                end.line,
                released(self._buffer, self._places, number, count, is_parted=self._one.is_parted),
            )
        self._before.setdefault(self._buffer.begin.line, [])[:0] = self._begin
        return {line: self._edit(line) for line in sorted({*self._before, *self._instead})}

    def _records(self, home: Mapping[int, int], counts: RegisterCounts | None) -> dict[int, str]:
        """Writes the records in place of their marks; the count at the end of each block."""
        kernel = self._one.kernel
        by_block: dict[int, list[tuple[int, RecordOperation]]] = {}
        for number, operation in enumerate(kernel.operations):
            by_block.setdefault(home[operation.line], []).append((number, operation))
        at_end = {}
        for block in range(len(kernel.function.blocks)):
            count = counts.at(block) if counts is not None else "0"
            for number, operation in by_block.get(block, ()):
                lines, count = self._recorded(operation, number, count)
                self._instead[operation.line] = lines
            at_end[block] = count
        return at_end

    def _recorded(self, operation: RecordOperation, number: int, count: str) -> tuple[list[str], str]:
        return recorded(self._buffer, self._places, operation, number, count, is_loose=self._is_loose)

    def _empty_scope(self) -> str:
        """Writes the runs through the empty scope; the count behind them."""
        scope, count = self._buffer.header.empty_scope, "0"
        if scope is None:
            return count
        first = len(self._one.kernel.operations)
        for number, event in enumerate([RecordEvent.START, RecordEvent.END] * _EMPTY_RUNS, first):
            lines, count = self._recorded(RecordOperation(-1, event, scope), number, count)
            self._begin += lines
        return count

    def _counts_made(self, home: Mapping[int, int]) -> dict[int, str]:
        """The names of the count behind the last record of each block."""
        return {
            home[operation.line]: f"%{NAME}.{number}.count{'.noted' if operation.value else ''}"
            for number, operation in enumerate(self._one.kernel.operations)
        }

    def _put(self, line: int, lines: list[str]) -> None:
        self._before.setdefault(line, []).extend(lines)

    def _edit(self, line: int) -> LineEdit:
        instead = self._instead.get(line)
        return LineEdit(
            before=tuple(self._before.get(line, ())),
            replacement=None if instead is None else tuple(instead),
        )
