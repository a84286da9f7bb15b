"""Marks to records: everything is decided, then the edits are made.

One pass finds the records (`sites`, `planning`), one allocates the buffers (`allocation`), and one writes instructions
for all of these operations (`allocation_lines`, and here): in place of marks, where a kernel begins, and wherever a
wave may end.

The instructions of one record.

    call void @llvm.amdgcn.sched.barrier(i32 0)
    ... the place of the wave's next record ...
    %clock = call i64 @llvm.readcyclecounter()
    ... tag and clock to a word ...
    store atomic i64 %word, ptr addrspace(1) %to syncscope("wavefront") monotonic, align 8
    %count = add i32 %before, 2
    call void @llvm.amdgcn.sched.barrier(i32 0)

There is no branch (except with ``--flush``, below), so blocks stay as they are, and with them the compiler's knowledge
of outstanding operations. All active lanes store the same word to the same place; that is why the store is atomic. A
record that is not kept goes to the wave's spare bytes, which nobody reads: workgroups without a slot may share them. If
lanes of a wave part, the count is in memory, and the first active lane's is that of all, since lanes of a wave run in
step.

With ``--flush`` the count decides behind each record whether the wave's segment in LDS is full, and a branch that the
whole wave takes copies it out. The segments in LDS and in device memory both hold a power of two of records, so each
copy goes to one stretch of the latter, and a reader finds the records as if they had been made there.

The instructions in front of a place where a wave may end.

The wave stores the number of its records, and the time of the first one; the lanes that are there copy its own segment
out of LDS. So no wave waits for another, and one that ends early does no harm. If lanes of a wave end at different
times, each group does this: the memory then has the values of the last group, or the largest count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field

from ldsopt.analysis.integers.operations import signed
from ldsopt.dataclass import dataclass
from ldsopt.groups import by_key
from ldsopt.ir.edge_blocks import NEXT, AddedBlocks, EdgeBlocks, block_labels, successors
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.ir.synchronization import declarations_of
from ldsopt.ir.syntax import global_name
from ldsopt.records import format as record_format
from ldsopt.records.format import CLOCK_HIGH, RECORD_BYTES, WITH_XCC, RecordEvent, ValueType, tag
from ldsopt.target.arch import Arch
from ldsopt.transforms.instrument.allocation import LdsSegments, RecordBuffer, allocate
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.planning import CountPlace, PlannedKernel, RegisterCounts
from ldsopt.transforms.instrument.sites import RecordOperation

# --- line writer --------------------------------------------------------------------------------------------
#
# Instructions written one after the other, each under a name; a result that is known at once needs no instruction.
#
# Operands are texts as LLVM prints them: names, or numbers if they are known.


NAME = "ldsopt.rec"
"""The prefix of the names of all values and blocks that are added to a kernel."""

OF_THE_WAVE = 'syncscope("wavefront") monotonic'
"""The ordering of stores and loads of records: all active lanes store the same word to the same place."""

_KNOWN: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "urem": lambda a, b: a % b,
    "udiv": lambda a, b: a // b,
}
_NEUTRAL = {"add": 0, "or": 0, "shl": 0, "mul": 1, "udiv": 1}
_ABSORBING = {"and": 0, "mul": 0}


@dataclass(slots=True)
class LineWriter:
    """Collects lines of instructions.

    Attributes:
        prefix: distinguishes the names of one place from those of others.
        lines: complete lines, as an edit puts them into a function.
    """

    prefix: str = ""
    lines: list[str] = field(default_factory=list)

    def let(self, name: str, text: str) -> str:
        """Adds an instruction with a result, and returns the result's name."""
        self.lines.append(f"  {self.value(name)} = {text}")
        return self.value(name)

    def do(self, text: str) -> None:
        """Adds an instruction without a result."""
        self.lines.append(f"  {text}")

    def value(self, name: str) -> str:
        """The full name of a value, or of a block as an operand."""
        return f"%{NAME}.{self.prefix}{name}"

    def block(self, name: str) -> None:
        """Begins a block."""
        self.lines += ["", f"{NAME}.{self.prefix}{name}:"]

    def number(self, name: str, operation: str, one: str, other: str | int, kind: str = "i32") -> str:
        """Adds a computation of two numbers, unless its result is known.

        >>> written = LineWriter()
        >>> written.number("a", "add", "%x", 0), written.number("b", "shl", "3", 2), written.lines
        ('%x', '12', [])
        """
        known = int(other) if str(other).lstrip("-").isdigit() else None
        if one.isdigit() and known is not None:
            return str(_KNOWN[operation](int(one), known))
        if known is not None and _NEUTRAL.get(operation) == known:
            return one
        if known is not None and _ABSORBING.get(operation) == known:
            return "0"
        if one.isdigit() and _ABSORBING.get(operation) == int(one):
            return "0"
        if operation == "urem" and known == 1:
            return "0"
        return self.let(name, f"{operation} {kind} {one}, {other}")

    def both(self, name: str, one: str, other: str) -> str:
        """Adds the conjunction of two conditions."""
        if "true" in (one, other):
            return one if other == "true" else other
        return self.let(name, f"and i1 {one}, {other}")

    def choose(self, name: str, condition: str, one: str | int, other: str | int, kind: str = "i32") -> str:
        """Adds a choice between two values."""
        if condition == "true" or str(one) == str(other):
            return str(one)
        return self.let(name, f"select i1 {condition}, {kind} {one}, {kind} {other}")

    def within(self, name: str, pointer: str, offset: str, space: int = 1) -> str:
        """Adds the address of a byte behind a pointer.

        A number of 32 bits that is not known is widened without a sign, so that it may be the offset of a store.
        """
        if offset == "0":
            return pointer
        if space == 1 and not offset.isdigit():
            offset = self.let(f"{name}.far", f"zext i32 {offset} to i64")
            return self.let(name, f"getelementptr i8, ptr addrspace({space}) {pointer}, i64 {offset}")
        return self.let(name, f"getelementptr i8, ptr addrspace({space}) {pointer}, i32 {offset}")

    def store(self, value: str, place: str, *, space: int = 1, bits: int = 64) -> None:
        """Adds a store that lanes of a wave may do together."""
        self.do(
            f"store atomic i{bits} {value}, ptr addrspace({space}) {place} {OF_THE_WAVE}, align {bits // 8}"
        )

    def load(self, name: str, place: str, *, space: int = 1, bits: int = 64) -> str:
        """Adds a load of a value that such a store has written."""
        where = f"ptr addrspace({space}) {place} {OF_THE_WAVE}, align {bits // 8}"
        return self.let(name, f"load atomic i{bits}, {where}")


# --- instrumenting ------------------------------------------------------------------------------------------


def released(
    buffer: RecordBuffer, places: BufferPlaces, number: int, count: str, *, is_parted: bool
) -> list[str]:
    """The lines in front of a wave's end, with blocks; the last instruction stands in the last one.

    Args:
        buffer: of the kernel.
        places: of the wave.
        number: distinguishes its values and blocks from those of other ends.
        count: of the wave's records; ignored if it is in memory.
        is_parted: lanes of a wave may end at different times.
    """
    out = LineWriter(f"end.{number}.")
    clock = records_clock(out, buffer)
    wall = wall_clock(out, "wall")
    store_in_slot(out, "ended", places, record_format.ENDED, wall)
    store_in_slot(out, "cycles", places, buffer.header.layout.cycles + 8, clock)
    if places.cell and buffer.lds is not None:
        count = out.load("count", places.cell, space=places.space, bits=32)
    if not places.cell or buffer.lds is not None:
        at = out.choose("count.at", places.kept, places.count, places.spare)
        to = out.within("count.to", places.slot, at)
        if is_parted:
            out.let("most", f"atomicrmw umax ptr addrspace(1) {to}, i32 {count} {OF_THE_WAVE}, align 4")
            ended = f"i32 {~record_format.RUNNING} {OF_THE_WAVE}, align 4"
            out.let("count.ended", f"atomicrmw and ptr addrspace(1) {to}, {ended}")
        else:
            out.store(count, to, bits=32)
    if buffer.lds is not None:
        _copy_at_end(out, buffer, buffer.lds, places, count)
        wall = wall_clock(out, "copied")
    store_in_slot(out, "copied", places, record_format.COPIED, wall)
    _count_if_lost(out, buffer, places)
    return out.lines


def _copy_at_end(
    out: LineWriter, buffer: RecordBuffer, lds: LdsSegments, places: BufferPlaces, count: str
) -> None:
    """Copies the rest of the wave's segment out of LDS."""
    made, header = out.let("made", f"lshr i32 {count}, 1"), buffer.header
    if not lds.flushes:
        fitting = out.let("fitting", f"call i32 @llvm.umin.i32(i32 {made}, i32 {header.records})")
        _copy(out, buffer, places, "0", out.choose("total", places.kept, fitting, 0))
        return
    rest = out.number("rest", "and", made, lds.records - 1)
    first = out.let("emptied", f"sub i32 {made}, {rest}")
    _copy(out, buffer, places, *_destination(out, buffer, places, first, rest))


def _destination(
    out: LineWriter, buffer: RecordBuffer, places: BufferPlaces, first: str, total: str
) -> tuple[str, str]:
    """The first record in device memory of a stretch, and the number of its records that go there.

    Every stretch begins at a multiple of its greatest length; so it has room as a whole, or none.
    """
    header, decides = buffer.header, places.kept
    if header.keep == "last":
        first = out.number("first.round", "and", first, header.records - 1)
    else:
        decides = out.both("goes", decides, out.let("has.room", f"icmp ult i32 {first}, {header.records}"))
    return first, out.choose("total", decides, total, 0)


def _copy(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces, first: str, total: str) -> None:
    """Copies records from the beginning of the wave's segment in LDS, a record a lane at a time.

    Args:
        first: the record in device memory that the first of them becomes.
        total: their number.
    """
    kind = f"i{buffer.header.wave_size}"
    shift = out.number("first.bytes", "shl", first, 3)
    goes = out.number("goes.to", "add", shift, places.own_segment)
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
    target = out.within("to", places.slot, out.number("to.at", "add", size, goes))
    out.store(out.load("word", source, space=places.space), target)
    out.let("next", f"add i32 {here}, {step}")
    out.do(f"br label {head}")
    out.block("copy.done")


def _rank(out: LineWriter, lanes: str, kind: str) -> str:
    """The number of lanes in a mask below the lane itself."""
    if kind == "i32":
        return out.let("rank", f"call i32 @llvm.amdgcn.mbcnt.lo(i32 {lanes}, i32 0)")
    low = out.let("active.low", f"trunc i64 {lanes} to i32")
    high = out.let("active.high", f"trunc i64 {out.let('active.up', f'lshr i64 {lanes}, 32')} to i32")
    below = out.let("rank.low", f"call i32 @llvm.amdgcn.mbcnt.lo(i32 {low}, i32 0)")
    return out.let("rank", f"call i32 @llvm.amdgcn.mbcnt.hi(i32 {high}, i32 {below})")


def flushed(buffer: RecordBuffer, places: BufferPlaces, name: str, count: str) -> AddedBlocks:
    """The blocks that empty the wave's segment in LDS if it is full.

    Args:
        buffer: of the kernel, with segments that are emptied.
        places: of the wave.
        name: distinguishes its values and blocks from those of others.
        count: of the wave's words, behind a record.
    """
    assert buffer.lds is not None
    records = buffer.lds.records
    out = LineWriter(f"{name}.")
    out.block("full")
    at = out.let("at", f"and i32 {count}, {2 * records - 1}")
    is_full = out.both("is.full", out.let("is.round", f"icmp eq i32 {at}, 0"), places.kept)
    out.do(f"br i1 {is_full}, label {out.value('empty')}, label {out.value('go.on')}")
    out.block("empty")
    first = out.let("emptied", f"sub i32 {out.let('made', f'lshr i32 {count}, 1')}, {records}")
    _copy(out, buffer, places, *_destination(out, buffer, places, first, str(records)))
    out.do('fence syncscope("wavefront") acq_rel')  # the next records take the places of these
    out.do(f"br label {out.value('go.on')}")
    out.block("go.on")
    out.do(f"br label {NEXT}")
    return AddedBlocks(out.value("full"), out.value("go.on"), tuple(out.lines))


def _count_if_lost(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces) -> None:
    """Counts the workgroup, once, if it has no slot: the first lane of its first wave does."""
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


Flush = Callable[[str, str], list[str]]
"""The lines that empty a full segment, by a name for their values and the count of words."""


def recorded(
    buffer: RecordBuffer,
    places: BufferPlaces,
    operation: RecordOperation,
    number: int,
    count: str,
    *,
    is_loose: bool,
    flush: Flush | None = None,
) -> tuple[list[str], str]:
    """The lines of a record, and the count behind it.

    Args:
        buffer: of the kernel.
        places: of the wave.
        operation: the record.
        number: distinguishes its values from those of others.
        count: in front of it; ignored if it is in memory.
        is_loose: nothing keeps the compiler from moving instructions across it.
        flush: the lines that empty the wave's segment if it is full; ``None`` if it never is.
    """
    out = LineWriter(f"{number}.")
    if not is_loose:
        out.do(_SCHED_BARRIER)
    if places.cell:
        loaded = out.load("loaded", places.cell, space=places.space, bits=32)
        count = out.let("before", f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {loaded})")
    place = _place(out, buffer, places, "to", count)
    clock = records_clock(out, buffer)
    low = out.let("low", f"shl i64 {clock}, 32")
    high = out.let("upper", f"and i64 {out.let('high', f'lshr i64 {clock}, 32')}, {CLOCK_HIGH}")
    word = out.let("word", f"or i64 {low}, {high}")
    word = out.number("tagged", "or", word, tag(operation.event, operation.scope), "i64")
    out.store(word, place, space=places.space)
    count = out.let("count", f"add i32 {count}, 2")
    if flush is not None:
        out.lines += flush(f"{number}", count)
    if operation.value:
        place = _place(out, buffer, places, "note.to", count)
        out.store(_note(out, operation), place, space=places.space)
        count = out.let("count.noted", f"add i32 {count}, 2")
        if flush is not None:
            out.lines += flush(f"{number}.noted", count)
    if places.cell:
        out.store(count, places.cell, space=places.space, bits=32)
    if not is_loose:
        out.do(_SCHED_BARRIER)
    return out.lines, count


def _place(out: LineWriter, buffer: RecordBuffer, places: BufferPlaces, name: str, count: str) -> str:
    """The address of the next record."""
    if buffer.header.keep == "last" or (buffer.lds is not None and buffer.lds.flushes):
        within = out.number(f"{name}.within", "and", count, places.limit)
        at = out.number(f"{name}.at", "add", out.number(f"{name}.bytes", "shl", within, 2), places.segment)
    else:
        has_room = out.let(f"{name}.has.room", f"icmp ult i32 {count}, {places.limit}")
        at = out.number(f"{name}.next", "add", out.number(f"{name}.bytes", "shl", count, 2), places.segment)
        at = out.choose(f"{name}.at", has_room, at, places.beyond)
    return out.within(name, places.base, at, places.space)


def _note(out: LineWriter, operation: RecordOperation) -> str:
    """The word that records a number: that of the first active lane."""
    bits = operation.value
    if operation.value_type is ValueType.F32:
        bits = out.let("bits", f"bitcast float {bits} to i32")
    bits = out.let("lane", f"call i32 @llvm.amdgcn.readfirstlane.i32(i32 {bits})")
    high = out.let("noted", f"shl i64 {out.let('wide', f'zext i32 {bits} to i64')}, 32")
    return out.let("note", f"or i64 {high}, {tag(RecordEvent.VALUE, operation.scope, operation.value_type)}")


_EMPTY_RUNS = 2
"""The number of empty scopes that a wave begins with: the first one may have to fetch its instructions."""


@dataclass(frozen=True, slots=True)
class Instrumentation:
    """The result: edits and decisions.

    Attributes:
        edits: to apply to the module.
        buffers: of the kernels that make records, in text order.
        assumptions: names of the assumptions made.
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
        planned: their records.
        options: of `instrument`.
        lds_room: bytes of LDS that are free for it, by kernel.

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
        self._tails = dict[int, str]()
        self._split = EdgeBlocks(module, one.kernel.function)

    def edits(self) -> Mapping[int, LineEdit]:
        """The edits by line."""
        kernel, function = self._one.kernel, self._one.kernel.function
        home = function.block_of_line
        first = self._empty_scope()
        counts = None
        if self._one.count_place is CountPlace.REGISTER:
            counts = RegisterCounts(successors(function), self._counts_made(home), first, f"%{NAME}.count.")
        at_end = self._records(home, counts)
        for line in kernel.skipped:
            self._instead[line] = []
        if counts is not None:
            labels = block_labels(self._module, function)
            for block, tail in self._tails.items():
                labels[block] = tail
            for block, found in enumerate(function.blocks):
                if (phi := counts.phi(block, labels)) is not None:
                    self._before.setdefault(function.instructions[found.start].line, [])[:0] = [phi]
        for number, end in enumerate(self._buffer.ends):
            count = at_end.get(home[end], "0")
            self._put(end, released(self._buffer, self._places, number, count, is_parted=self._one.is_parted))
        self._before.setdefault(self._buffer.begin, [])[:0] = self._begin
        made = {line: self._edit(line) for line in {*self._before, *self._instead}}
        for line, edit in self._split.edits().items():
            made[line] = made.get(line, LineEdit())._replace(text=edit.text)
        return dict(sorted(made.items()))

    def _records(self, home: Mapping[int, int], counts: RegisterCounts | None) -> dict[int, str]:
        """Writes the records in place of their marks; returns the count at the end of each block."""
        kernel = self._one.kernel
        by_block = by_key(
            (home[operation.line], (n, operation)) for n, operation in enumerate(kernel.operations)
        )
        at_end = {}
        for block in range(len(kernel.function.blocks)):
            count = counts.at(block) if counts is not None else "0"
            for number, operation in by_block.get(block, ()):
                lines, count = self._recorded(operation, number, count, block)
                self._put(operation.line, lines)
                self._instead[operation.line] = []
            at_end[block] = count
        return at_end

    def _recorded(
        self, operation: RecordOperation, number: int, count: str, block: int | None
    ) -> tuple[list[str], str]:
        """Args: block: the record's block; ``None`` if no segment can be full there."""

        def flush(name: str, count: str) -> list[str]:
            assert block is not None
            blocks = flushed(self._buffer, self._places, f"{name}.flush", count)
            self._tails[block] = blocks.last
            return self._split.split(block, blocks)

        lds = self._buffer.lds
        return recorded(
            self._buffer,
            self._places,
            operation,
            number,
            count,
            is_loose=self._is_loose,
            flush=flush if lds is not None and lds.flushes and block is not None else None,
        )

    def _empty_scope(self) -> str:
        """Writes the empty scopes, and returns the count behind them."""
        scope, count = self._buffer.header.empty_scope, "0"
        if scope is None:
            return count
        first = len(self._one.kernel.operations)
        for number, event in enumerate([RecordEvent.START, RecordEvent.END] * _EMPTY_RUNS, first):
            lines, count = self._recorded(RecordOperation(-1, event, scope), number, count, None)
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


# --- allocation lines ---------------------------------------------------------------------------------------
#
# The instructions at the beginning of a kernel that makes records: they compute the wave's number and the place of its
# records.
#
# The code is straight-line, so that the entry block, with its stack slots, stays one block: a `select` gives a wave
# whose records are not kept (it is not selected, or its workgroup has no slot) eight bytes of its own for all of them.
# The first wave stores a slot's header; the others store theirs into these bytes.


_HW_ID, _HW_ID1, _XCC_ID = 4, 23, 20
_LOW_24_BITS, _LOW_4_BITS = 23 << 11, 3 << 11
_NARROW = 32


@dataclass(frozen=True, slots=True)
class BufferPlaces:
    """The place of a wave in the buffer; operands.

    Attributes:
        buffer: pointer to the block of counters.
        slot: pointer to the slot of the workgroup, or to another one whose spare bytes it uses.
        spare: offset of the wave's spare bytes within the slot.
        inside: the workgroup is one of those that may have a slot.
        kept: the wave's records are kept.
        is_first: it is the first wave of its workgroup.
        leads: it is the first wave, and the workgroup has a slot.
        segment: offset of the wave's segment from ``base``, or of its spare bytes.
        base: pointer to the slot, or to the records in LDS.
        space: address space of ``base``.
        own_segment: offset of the wave's segment within the slot.
        limit: if the last records are kept, the mask of the count, which is even, so that a reader of the code sees
            that no record goes beyond its segment; if the first ones, the number of words that fit.
        beyond: offset from ``base`` for records that do not fit.
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
    """The lines that begin a kernel, and the operands that they define."""
    out = LineWriter()
    header, layout = buffer.header, buffer.header.layout
    clock = records_clock(out, buffer)
    wall = wall_clock(out, "began")
    wave = _wave(out, buffer)
    number, inside, own, place = _workgroup(out, buffer)
    pointer = buffer.pointer
    if not buffer.space:
        pointer = out.let("buffer", f"addrspacecast ptr {pointer} to ptr addrspace(1)")
    at = out.number("slot.offset", "mul", place, layout.bytes)
    slot = out.within("slot", pointer, out.number("slot.at", "add", at, record_format.CONTROL_BYTES))
    spare = out.number("spare", "add", out.number("spare.own", "shl", wave, 3), layout.spare)
    count = out.number("count.offset", "add", out.number("count.own", "shl", wave, 2), record_format.COUNTS)
    rank, selected = _rank_among_recording(out, buffer, wave)
    kept = out.both("kept", own, selected)
    is_first = "true" if wave == "0" else out.let("is.first", f"icmp eq i32 {wave}, 0")
    leads = out.both("leads", own, is_first)
    within = out.number("segment.own", "mul", rank, layout.segment_bytes)
    own_segment = out.number("segment.slot", "add", within, layout.data)
    lds = buffer.lds
    words = 2 * (header.records if lds is None else lds.records)
    is_last = header.keep == "last" or (lds is not None and lds.flushes)
    if lds is None:
        base, space, beyond, decides = slot, 1, spare, kept
        segment = out.choose("segment", kept, own_segment, spare)
    else:
        base, space, beyond, decides = global_name(lds.name), 3, "0", selected
        if lds.spare is not None:
            beyond = out.number("spare.lds", "add", out.number("spare.lds.own", "shl", wave, 3), lds.spare)
        if lds.flushes:
            within = out.number("segment.lds", "mul", rank, lds.records * RECORD_BYTES)
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


def records_clock(out: LineWriter, buffer: RecordBuffer) -> str:
    """The clock value that records note."""
    header = buffer.header
    which = "steady" if header.clock == "ticks" else "cycle"
    clock = out.let("clock", f"call i64 @llvm.read{which}counter()")
    if header.wall_shift is None:
        return clock
    cycles = out.let("cycles", f"and i64 {clock}, {(1 << header.clock_bits) - 1}")
    ticks = out.let("ticks", "call i64 @llvm.readsteadycounter()")
    coarse = out.let("coarse", f"lshr i64 {ticks}, {header.wall_shift}")
    return out.let(
        "clocks", f"or i64 {cycles}, {out.let('coarse.high', f'shl i64 {coarse}, {header.clock_bits}')}"
    )


def wall_clock(out: LineWriter, name: str) -> str:
    """The wall clock, in the unit in which it is stored."""
    ticks = out.let(f"{name}.ticks", "call i64 @llvm.readsteadycounter()")
    return out.let(name, f"mul i64 {ticks}, {record_format.TICK_NANOSECONDS}")


def store_in_slot(out: LineWriter, name: str, places: BufferPlaces, offset: str | int, value: str) -> None:
    """Stores at an offset of the workgroup's slot; all waves but the first store into their spare bytes."""
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
    """Four operands: the workgroup's number, if it may have a slot, if it has one, and an existing slot's number."""
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


def _rank_among_recording(out: LineWriter, buffer: RecordBuffer, wave: str) -> tuple[str, str]:
    """The index of the wave's segment among those of the selected waves, and the condition that it has one."""
    header = buffer.header
    if len(header.selected) == header.waves:
        return wave, "true"
    kind = "i32" if header.waves <= _NARROW else "i64"
    mask = signed(sum(1 << one for one in header.selected), int(kind[1:]))
    if kind == "i64":
        wave = out.let("wave.wide", f"zext i32 {wave} to i64")
    bit = out.let("wave.bit", f"shl {kind} 1, {wave}")
    found = out.let("wave.selected", f"and {kind} {bit}, {mask}")
    selected = out.let("is.selected", f"icmp ne {kind} {found}, 0")
    below = out.let("waves.below", f"add {kind} {bit}, -1")
    below = out.let("selected.below", f"and {kind} {below}, {mask}")
    rank = out.let("rank", f"call {kind} @llvm.ctpop.{kind}({kind} {below})")
    return (rank if kind == "i32" else out.let("rank.narrow", f"trunc i64 {rank} to i32")), selected


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
    """Stores the header of a slot, and sets counts to their values for a running wave."""
    layout = buffer.header.layout
    wide = out.let("number", f"zext i32 {number} to i64")
    head = out.let(
        "head", f"or i64 {out.let('number.high', f'shl i64 {wide}, 32')}, {record_format.PREAMBLE}"
    )
    wide = out.let("hardware.wide", f"zext i32 {_hardware(out, arch)} to i64")
    where = out.let("where", f"or i64 {wide}, {layout.data_bytes << 32}")
    for name, offset, value in (
        ("head", 0, head),
        ("where", record_format.HARDWARE, where),
        ("started", record_format.STARTED, wall),
        ("ended", record_format.ENDED, "0"),
        ("copied", record_format.COPIED, "0"),
        ("cycles", layout.cycles, clock),
    ):
        store_in_slot(out, name, places, offset, value)
    at = out.choose("count.at", own, places.count, places.spare)
    first = out.choose("count.first", places.kept, record_format.RUNNING, 0)
    out.store(first, out.within("count.to", places.slot, at), bits=32)
    if places.cell:
        out.store("0", places.cell, space=places.space, bits=32)


def _hardware(out: LineWriter, arch: Arch) -> str:
    """The hardware id; see `ldsopt.records.format`."""
    register = _HW_ID if arch.is_before("gfx10") else _HW_ID1
    word = out.let("hardware", f"call i32 @llvm.amdgcn.s.getreg(i32 {register | _LOW_24_BITS})")
    if arch.name not in WITH_XCC:
        return word
    xcc = out.let("xcc", f"call i32 @llvm.amdgcn.s.getreg(i32 {_XCC_ID | _LOW_4_BITS})")
    return out.let("hardware.id", f"or i32 {word}, {out.let('xcc.high', f'shl i32 {xcc}, 24')}")
