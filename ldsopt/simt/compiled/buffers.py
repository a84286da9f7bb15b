"""Accesses through buffer resources in compiled code, where all of their bytes are within the resource.

What is held against the range, and how, `ldsopt.simt.resources` says; other resources, and accesses that are out of
range, are the interpreter's.
"""

from __future__ import annotations

from ldsopt.simt.compiled.accesses import FormOf
from ldsopt.simt.compiled.code import LANES, LaneLoop, LaneRow, is_native
from ldsopt.simt.compiled.forms import UNIFORM
from ldsopt.simt.compiled.lane_order import bytes_of, give, place_of_result, room, take
from ldsopt.simt.compiled.layout import COUNTED, MASK, MEMORY
from ldsopt.simt.compiled.steps import StepText
from ldsopt.simt.frame import Frame
from ldsopt.simt.native.buffers import BufferOperation, PointerOperands, ResourceOperands
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.native.operations import ENCODINGS, NativeRun
from ldsopt.simt.resource_layout import ADD_LANE, BY_INDEX, RAW, UNCHECKED

ADDRESS_BYTES = 8
"""Of the address of a lane."""


class BufferStep:
    """A load or store through a resource.

    Args:
        frame: what the function was decoded in.
        operation: what it accesses.
        form: of slots.
        is_merged: lanes that are not active keep what they have.
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
    """Writes the address of each lane at the begin of the room behind the frame; leaves what is out of range.

    Args:
        text: where to write.
        place: what the addresses are made of.
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
    """A resource's address, and the number that ends of accesses may not exceed; leaves others than the usual ones."""
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
