"""Loads and stores in compiled code: calls of native functions, which check every address (`ldsopt.simt.native`)."""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.ir.module import Instruction
from ldsopt.simt.addresses import ADD_LANE, BY_INDEX, RAW, UNCHECKED
from ldsopt.simt.compiled.code import LANES, LaneLoop, LaneRow, is_native
from ldsopt.simt.compiled.control import StepText
from ldsopt.simt.compiled.layout import (
    BEGUN,
    COUNTED,
    EITHER,
    LANDS,
    MASK,
    MEMORY,
    MOST_RECORDS,
    RECORD_BASE,
    RECORD_ORDINAL,
    RECORD_STEP,
    RECORD_WORDS,
    UNIFORM,
    WAVE,
)
from ldsopt.simt.compiled.registers import bytes_of, give, place_of_result, room, take
from ldsopt.simt.frame import BufferOperation, CopyOperation, Frame, PointerOperands, ResourceOperands
from ldsopt.simt.native.lds import ENCODINGS, LdsOperation, NativeRun
from ldsopt.simt.native.memory import GlobalOperation, NativeGlobals
from ldsopt.simt.native.words import MOST_COPIES, WaveWord

FormOf = Callable[[int], int]
"""The form of a slot's register, see `ldsopt.simt.compiled.layout`."""


class MemoryAccess:
    """A load or store of LDS or of global memory.

    Args:
        frame: the frame in which the function was decoded.
        instruction: the load or store.
        operation: its description for native functions.
        form: the forms of slots.
        is_merged: inactive lanes keep their old values.
    """

    words = 2

    def __init__(
        self,
        frame: Frame,
        instruction: Instruction,
        operation: LdsOperation | GlobalOperation,
        form: FormOf,
        *,
        is_merged: bool,
    ) -> None:
        self._operation, self._is_merged = operation, is_merged
        self._is_store = instruction.opcode == "store"
        pointer = instruction.operands[1 if self._is_store else 0]
        value = instruction.operands[0] if self._is_store else instruction.address
        self._kind, self._pointer, self._value = frame.kind_of(value), frame.slot(pointer), frame.slot(value)
        self._is_single = form(self._pointer) == UNIFORM

    @property
    def is_possible(self) -> bool:
        """True if native functions can do the access."""
        if (
            not is_native(self._kind)
            or self._kind.bits > 64
            or self._operation.plan.encoding not in ENCODINGS
        ):
            return False
        return not (self._is_single and (self._is_store or self._is_merged))

    @property
    def room(self) -> int:
        """Bytes of a lane's value."""
        return bytes_of(self._kind)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function, and the block or the number of the access."""
        if isinstance(self._operation, LdsOperation):
            return run.addresses(self._operation, is_single=self._is_single)
        return memory.addresses(self._operation)

    def write(self, text: StepText) -> None:
        """Writes the call of the native function."""
        registers, code = text.registers, text.code
        if registers.form(self._pointer) == EITHER:
            text.leave_if(registers.is_uniform(self._pointer))
        if isinstance(self._operation, LdsOperation):
            self._call_lds(text, self._operation)
        else:
            self._call_global(text, self._operation)
        if not self._is_store and not self._is_single:
            take(registers, self._value, self._kind, 0, is_merged=self._is_merged)
        elif not self._is_store and registers.is_held(self._value) and registers.held(self._value).form_at:
            registers.store_form(self._value, str(UNIFORM))
        if isinstance(self._operation, GlobalOperation) and self._operation.counts:
            counted = code.op(f"add i64 {registers.load_word(COUNTED)}, {self._operation.counts}")
            registers.store_word(COUNTED, counted)

    def _call_lds(self, text: StepText, operation: LdsOperation) -> None:
        registers, (function, block) = text.registers, text.table
        wave, active = text.pointer(registers.load_word(WAVE)), text.active_bytes()
        stride = str(bytes_of(self._kind))
        if self._is_single:
            mask = registers.load_word(MASK)
            stride = text.code.intrinsic("i64", "llvm.cttz.i64", f"i64 {mask}", "i1 false")
        address, values = self._address(text, "i32"), self._values(text)
        text.call(
            function,
            f"ptr {wave}, ptr {text.pointer(block)}, ptr {address}, ptr {active}, ptr {values}, i64 {stride}",
        )

    def _call_global(self, text: StepText, operation: GlobalOperation) -> None:
        function, number = text.table
        wave, active = text.pointer(text.registers.load_word(MEMORY)), text.active_bytes()
        count, stride = int(self._is_single), bytes_of(self._kind)
        address, values = self._address(text, "i64"), self._values(text)
        text.call(
            function,
            f"ptr {wave}, i64 {number}, ptr {address}, i64 {count}, ptr {active}, ptr {values}, i64 {stride}",
        )

    def _address(self, text: StepText, word: str) -> str:
        registers = text.registers
        if not self._is_single:
            return text.frame(registers.held(self._pointer).offset)
        place = text.frame(registers.layout.address)
        text.code.do(f"store {word} {registers.scalars(self._pointer)[0]}, ptr {place}")
        return place

    def _values(self, text: StepText) -> str:
        registers, value = text.registers, self._value
        if self._is_store:
            return give(registers, value, self._kind, 0)
        if self._is_single and registers.is_held(value):
            return text.frame(registers.held(value).offset)
        return place_of_result(registers, value, self._kind, 0, is_merged=self._is_merged)


# --- buffers ------------------------------------------------------------------------------------------------
#
# Accesses through buffer resources in compiled code, where all of their bytes are within the resource.
#
# What is held against the range, and how, `ldsopt.simt.resources` says; other resources, and accesses that are out of
# range, are the interpreter's.


ADDRESS_BYTES = 8
"""Of the address of a lane."""


class BufferStep:
    """A load or store through a resource.

    Args:
        frame: the frame in which the function was decoded.
        operation: the access.
        form: the forms of slots.
        is_merged: inactive lanes keep their old values.
    """

    words = 2

    def __init__(self, frame: Frame, operation: BufferOperation, form: FormOf, *, is_merged: bool) -> None:
        self._access, self._place, self._value = operation
        kinds = frame.slot_kinds()
        self._kind, self._is_merged = kinds[self._value], is_merged
        place = self._place
        offsets = offset_slots(place)
        is_one = not self._access.writes and all(form(slot) == UNIFORM for slot in offsets)
        parts = {kinds[slot].bits for slot in offsets}
        self.is_possible = (
            is_native(self._kind)
            and self._kind.bits <= 64
            and self._access.plan.encoding in ENCODINGS
            and parts == {32}
            and not is_one
        )

    @property
    def room(self) -> int:
        """Bytes of a lane's address and value."""
        return ADDRESS_BYTES + bytes_of(self._kind)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function, and the number of the access."""
        return memory.addresses(self._access)

    def write(self, text: StepText) -> None:
        """Writes the call of the native function."""
        registers, code, (function, number) = text.registers, text.code, text.table
        if not self._access.writes:  # from one address it is loaded once
            one = "true"
            for slot in offset_slots(self._place):
                one = code.op(f"and i1 {one}, {registers.is_uniform(slot)}")
            text.leave_if(one)
        address = write_addresses(text, self._place, self._access.plan.size)
        if self._access.writes:
            values = give(registers, self._value, self._kind, ADDRESS_BYTES)
        else:
            values = place_of_result(
                registers, self._value, self._kind, ADDRESS_BYTES, is_merged=self._is_merged
            )
        wave, active = text.pointer(registers.load_word(MEMORY)), text.active_bytes()
        stride = bytes_of(self._kind)
        text.call(
            function,
            f"ptr {wave}, i64 {number}, ptr {address}, i64 0, ptr {active}, ptr {values}, i64 {stride}",
        )
        if not self._access.writes:
            take(registers, self._value, self._kind, ADDRESS_BYTES, is_merged=self._is_merged)
        if self._access.counts:
            counted = code.op(f"add i64 {registers.load_word(COUNTED)}, {self._access.counts}")
            registers.store_word(COUNTED, counted)


def offset_slots(place: ResourceOperands) -> tuple[int, ...]:
    """The slots of the offset and of the scalar offset, if there is one."""
    return (place.offset, place.scalar) if place.scalar else (place.offset,)


def write_addresses(text: StepText, place: ResourceOperands | PointerOperands, size: int) -> str:
    """Writes each lane's address at the beginning of the room behind the frame; leaves if one is out of range.

    Args:
        text: the code to write to.
        place: the operands of the addresses.
        size: bytes of each access.

    Returns:
        The place of the addresses.
    """
    registers, code = text.registers, text.code
    row = LaneRow(code, LANES)
    if isinstance(place, PointerOperands):
        splats = _splats(text, (place.pointer,), "i64")
        with LaneLoop(code, registers.lanes) as loop:
            (pointer,) = splats[place.pointer] or registers.rows(place.pointer, loop.lane)
            fixed = row.constant("i64", place.fixed)
            _store(text, loop.lane, row.two("add", "i64", pointer, fixed))
        return room(registers, 0)
    base, end = _fields(text, place)
    splats = _splats(text, offset_slots(place), "i32")
    bases, last = (
        row.splat("i64", base),
        code.intrinsic("i64", "llvm.usub.sat.i64", f"i64 {end}", f"i64 {size}"),
    )
    lasts = row.splat("i64", last)
    text.leave_if(code.op(f"icmp ult i64 {end}, {size}"))
    beyond = code.name()
    with LaneLoop(code, registers.lanes) as loop:
        total = code.name()
        code.phi(total, "i64", ("0", loop.before), (beyond, loop.loop))
        offset, *scalar = (
            row.cast("zext", "i32", "i64", (splats[slot] or registers.rows(slot, loop.lane))[-1])
            for slot in offset_slots(place)
        )
        at = row.two("add", "i64", offset, row.constant("i64", place.fixed))
        outside = code.op(f"bitcast <{LANES} x i1> {row.compare('ugt', 'i64', at, lasts)} to i{LANES}")
        lanes = code.op(f"shl i64 {code.op(f'zext i{LANES} {outside} to i64')}, {loop.lane}")
        code.lines.append(f"  {beyond} = or i64 {total}, {lanes}")
        address = row.two("add", "i64", bases, at)
        for part in scalar:
            address = row.two("add", "i64", address, part)
        _store(text, loop.lane, address)
    active = code.op(f"and i64 {beyond}, {registers.load_word(MASK)}")
    text.leave_if(code.op(f"icmp ne i64 {active}, 0"))
    return room(registers, 0)


def _splats(text: StepText, slots: tuple[int, ...], leaf: str) -> dict[int, list[str]]:
    """The values that are the same in all lanes, in a row; nothing for others."""
    row = LaneRow(text.code, LANES)
    return {
        slot: [row.splat(leaf, x) for x in text.registers.scalars(slot)]
        if text.registers.form(slot) == UNIFORM
        else []
        for slot in slots
    }


def _store(text: StepText, lane: str, addresses: str) -> None:
    place = text.code.op(f"getelementptr i64, ptr {room(text.registers, 0)}, i64 {lane}")
    text.code.do(f"store <{LANES} x i64> {addresses}, ptr {place}, align 8")


def _fields(text: StepText, place: ResourceOperands) -> tuple[str, str]:
    """A resource's address, and the limit for the ends of accesses; leaves the step for unusual resources."""
    registers, code, layout = text.registers, text.code, place.layout
    text.leave_unless(registers.is_uniform(place.resource))
    narrow = registers.scalars(place.resource)
    words = [code.op(f"zext i32 {word} to i64") for word in narrow]
    if layout.is_wide:
        text.leave_if(code.op(f"icmp ugt i32 {narrow[3]}, 4095"))
        high = code.op(f"shl i64 {code.op(f'and i64 {words[1]}, {0x1FF_FFFF}')}, 32")
        parts = [
            code.op(f"lshr i64 {words[1]}, 25"),
            code.op(f"shl i64 {words[2]}, 7"),
            code.op(f"shl i64 {words[3]}, 39"),
        ]
        records = code.op(f"or i64 {code.op(f'or i64 {parts[0]}, {parts[1]}')}, {parts[2]}")
        return code.op(f"or i64 {words[0]}, {high}"), records
    swizzled = code.op(f"and i32 {narrow[1]}, {layout.swizzle}")
    added = code.op(f"and i32 {narrow[3]}, {ADD_LANE}")
    text.leave_if(code.op(f"icmp ne i32 {code.op(f'or i32 {swizzled}, {added}')}, 0"))
    high = code.op(f"shl i64 {code.op(f'and i64 {words[1]}, 65535')}, 32")
    base, records = code.op(f"or i64 {words[0]}, {high}"), words[2]
    if not layout.selects_check:
        return base, records
    check = code.op(f"and i64 {code.op(f'lshr i64 {words[3]}, 28')}, 3")
    is_raw = code.op(f"icmp eq i64 {check}, {RAW}")
    is_other = [code.op(f"icmp eq i64 {check}, {other}") for other in (UNCHECKED, BY_INDEX)]
    has_some = code.op(f"icmp ne i64 {records}, 0")
    whole = code.op(f"and i1 {code.op(f'or i1 {is_other[0]}, {is_other[1]}')}, {has_some}")
    text.leave_unless(code.op(f"or i1 {is_raw}, {whole}"))
    return base, code.op(f"select i1 {is_raw}, i64 {records}, i64 -1")


# --- copies -------------------------------------------------------------------------------------------------
#
# Copies into LDS in compiled code: checked, recorded and fetched by native functions, handed to the queue in one go.
#
# What a copy has fetched stays behind the frame, in a record, until machine code returns for any reason; then the
# wave's queue takes the records over (`ldsopt.simt.lds.CopyQueue.adopt_native_copy`), before anything else is done.
# The wave's block, where native functions look up which bytes copies in flight may write, is told at once.
#
# The target is recorded before the source is fetched. Where the fetch has to be looked at, the wave's block says so,
# and the interpreter goes on from there.


_TARGET_BYTES = 4
"""Of the LDS address of a lane."""


class CopyStep:
    """A wave-uniform copy into LDS by all lanes.

    Args:
        frame: the frame in which the function was decoded.

    Attributes:
        operation: the copy.
        size: bytes of each lane.
    """

    words = 5
    room = ADDRESS_BYTES + _TARGET_BYTES

    def __init__(self, frame: Frame, operation: CopyOperation) -> None:
        kinds, place = frame.slot_kinds(), operation.place
        self.operation = operation
        self.size = operation.source.plan.size
        parts = [place.offset, place.scalar] if isinstance(place, ResourceOperands) else []
        self.is_possible = all(kinds[slot].bits == 32 for slot in parts)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function of the source and the access's number; that of the target, its block, its landing."""
        source, target = memory.addresses(self.operation.source), run.copy_addresses(self.operation.target)
        return None if source is None or target is None else (*source, *target)

    def write(self, text: StepText) -> None:
        """Writes the calls of the native functions, and the record."""
        registers, code, operation = text.registers, text.code, self.operation
        layout, lanes = registers.layout, registers.lanes
        fetch, number, target, block, land = text.table
        text.leave_unless(text.is_everyone())
        begun = registers.load_word(BEGUN)
        text.leave_if(code.op(f"icmp uge i64 {begun}, {MOST_RECORDS}"))
        first = code.op(f"zext i32 {registers.scalars(operation.base.pointer)[0]} to i64")
        base = code.op(f"add i64 {first}, {operation.base.fixed}")
        text.leave_if(code.op(f"icmp ugt i64 {base}, {0xFFFF_FFFF - lanes * self.size}"))
        address = write_addresses(text, operation.place, self.size)
        places = self._targets(text, base)
        wave, active = text.pointer(registers.load_word(WAVE)), text.active_bytes()
        site = text.pointer(block)
        to = f"ptr {wave}, ptr {site}, ptr {places}, ptr {active}"
        text.call(target, f"{to}, ptr {places}, i64 0")
        offset = code.op(f"mul i64 {begun}, {layout.record_bytes}")
        data = code.op(f"getelementptr i8, ptr {text.frame(layout.records)}, i64 {offset}")
        memory = text.pointer(registers.load_word(MEMORY))
        found = code.op(
            f"call i32 {text.pointer(fetch)}(ptr {memory}, i64 {number}, ptr {address}, i64 0, ptr {active}, "
            f"ptr {data}, i64 {self.size})"
        )
        failed, fetched = code.labels("failed", "fetched")
        code.do(f"br i1 {code.op(f'icmp eq i32 {found}, 0')}, label %{fetched}, label %{failed}")
        code.label(failed)
        self._store_word(text, wave, WaveWord.RECORDED, "1")
        text.leave()
        code.label(fetched)
        lands, landed = code.labels("lands", "landed")
        at_once = code.op(f"icmp ne i64 {registers.load_word(LANDS)}, 0")
        code.do(f"br i1 {at_once}, label %{lands}, label %{landed}")
        code.label(lands)
        code.op(f"call i32 {text.pointer(land)}({to}, ptr {data})")
        code.do(f"br label %{landed}")
        code.label(landed)
        self._tell(text, wave, base)
        counted = code.op(f"add i64 {registers.load_word(COUNTED)}, 1")
        registers.store_word(COUNTED, counted)
        self._write_record(
            text, begun, {RECORD_STEP: str(text.number), RECORD_BASE: base, RECORD_ORDINAL: counted}
        )

    def _targets(self, text: StepText, base: str) -> str:
        """Writes the LDS address of each lane; returns their place."""
        registers, code = text.registers, text.code
        row = LaneRow(code, LANES)
        places = room(registers, ADDRESS_BYTES)
        own = ", ".join(f"i32 {self.size * lane}" for lane in range(LANES))
        begin = row.splat("i32", code.op(f"trunc i64 {base} to i32"))
        begins = row.two("add", "i32", begin, f"<{own}>")
        with LaneLoop(code, registers.lanes) as loop:
            part = code.op(f"mul i32 {code.op(f'trunc i64 {loop.lane} to i32')}, {self.size}")
            place = code.op(f"getelementptr i32, ptr {places}, i64 {loop.lane}")
            addresses = row.two("add", "i32", begins, row.splat("i32", part))
            code.do(f"store <{LANES} x i32> {addresses}, ptr {place}, align 4")
        return places

    def _tell(self, text: StepText, wave: str, base: str) -> None:
        """Writes the bytes that the copy may still be writing into the wave's block, as `NativeWave.copies` does."""
        code = text.code
        number = code.op(f"load i64, ptr {self._word(text, wave, WaveWord.COPIES)}")
        fits, on = code.labels("fits", "told")
        code.do(f"br i1 {code.op(f'icmp ult i64 {number}, {MOST_COPIES}')}, label %{fits}, label %{on}")
        code.label(fits)
        ends = self._word(text, wave, WaveWord.COPY_BYTES)
        pair = code.op(f"getelementptr [2 x i64], ptr {ends}, i64 {number}")
        code.do(f"store i64 {base}, ptr {pair}")
        last = code.op(f"add i64 {base}, {text.registers.lanes * self.size - 1}")
        code.do(f"store i64 {last}, ptr {code.op(f'getelementptr i64, ptr {pair}, i64 1')}")
        code.do(f"br label %{on}")
        code.label(on)
        self._store_word(text, wave, WaveWord.COPIES, code.op(f"add i64 {number}, 1"))

    @staticmethod
    def _write_record(text: StepText, begun: str, words: dict[int, str]) -> None:
        registers, code = text.registers, text.code
        heads = text.frame(registers.layout.record_heads)
        head = code.op(f"getelementptr [{RECORD_WORDS} x i64], ptr {heads}, i64 {begun}")
        for word, value in words.items():
            code.do(f"store i64 {value}, ptr {code.op(f'getelementptr i64, ptr {head}, i64 {word}')}")
        registers.store_word(BEGUN, code.op(f"add i64 {begun}, 1"))

    @staticmethod
    def _word(text: StepText, wave: str, word: int) -> str:
        return text.code.op(f"getelementptr i64, ptr {wave}, i64 {int(word)}")

    def _store_word(self, text: StepText, wave: str, word: int, value: str) -> None:
        text.code.do(f"store i64 {value}, ptr {self._word(text, wave, word)}")
