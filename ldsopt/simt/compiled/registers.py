"""Reading and writing the registers of a wave's frame from IR."""

from __future__ import annotations

from typing import Literal

from ldsopt.simt.compiled.code import (
    LANES,
    IrText,
    LaneLoop,
    LaneRow,
    Leaves,
    held_dtype,
    leaf_count,
    leaf_type,
    literal,
    stored_type,
)
from ldsopt.simt.compiled.layout import BASE, BY_LANE, EITHER, MASK, UNIFORM, FrameLayout, HeldSlot
from ldsopt.simt.kinds import RegisterKind, Value


class RegisterText:
    """Writes accesses of registers into the text of one function; ``%f`` is its frame.

    Args:
        layout: the places of registers.
        constants: type and value of each constant by its slot.
    """

    def __init__(
        self, code: IrText, layout: FrameLayout, constants: dict[int, tuple[RegisterKind, Value]]
    ) -> None:
        self.code, self.layout, self._constants = code, layout, constants
        self.lanes = layout.lanes

    def held(self, slot: int) -> HeldSlot:
        """The place of a register."""
        return self.layout.slots[slot]

    def is_held(self, slot: int) -> bool:
        """True if a register has a place in the frame."""
        return slot in self.layout.slots

    def is_constant(self, slot: int) -> bool:
        """True if a slot is a constant's."""
        return slot in self._constants

    def form(self, slot: int) -> int:
        """The form of a register or constant."""
        return UNIFORM if slot in self._constants else self.held(slot).form

    def word(self, number: int) -> str:
        """The address of a word of the head."""
        return self.code.op(f"getelementptr i8, ptr %f, i64 {8 * number}")

    def load_word(self, number: int) -> str:
        """A word of the head."""
        return self.code.op(f"load i64, ptr {self.word(number)}")

    def store_word(self, number: int, value: str) -> None:
        """Writes a word of the head."""
        self.code.do(f"store i64 {value}, ptr {self.word(number)}")

    def scalars(self, slot: int) -> Leaves:
        """The elements of a register that is the same in all lanes, or those of the first lane."""
        row = LaneRow(self.code)
        if slot in self._constants:
            return literal(*self._constants[slot], row)
        held = self.held(slot)
        stored, size = stored_type(held.kind), held_dtype(held.kind).itemsize
        step = 1 if held.form == UNIFORM else self.lanes
        found = []
        for number in range(leaf_count(held.kind)):
            at = held.offset + number * step * size
            place = self.code.op(f"getelementptr i8, ptr %f, i64 {at}")
            raw = self.code.op(f"load {stored}, ptr {place}")
            found.append(_narrowed(row, held.kind, raw))
        return found

    def store_scalars(self, slot: int, leaves: Leaves) -> None:
        """Writes a register that is the same in all lanes."""
        held, row = self.held(slot), LaneRow(self.code)
        stored, size = stored_type(held.kind), held_dtype(held.kind).itemsize
        for number, leaf in enumerate(leaves):
            place = self.code.op(f"getelementptr i8, ptr %f, i64 {held.offset + number * size}")
            self.code.do(f"store {stored} {_widened(row, held.kind, leaf)}, ptr {place}")

    def stored_scalars(self, slot: int) -> Leaves:
        """`scalars` in their stored form."""
        kind = self._constants[slot][0] if slot in self._constants else self.held(slot).kind
        return [_widened(LaneRow(self.code), kind, leaf) for leaf in self.scalars(slot)]

    def rows(self, slot: int, lane: str) -> Leaves:
        """The lanes of a register from one on."""
        return self.narrowed_rows(slot, self.stored_rows(slot, lane))

    def stored_rows(self, slot: int, lane: str) -> Leaves:
        """`rows` in their stored form."""
        held, row = self.held(slot), LaneRow(self.code, LANES)
        stored = stored_type(held.kind)
        found = []
        for number in range(leaf_count(held.kind)):
            place = self._row(held, number, lane)
            found.append(self.code.op(f"load {row.type(stored)}, ptr {place}, align {_alignment(held)}"))
        return found

    def one_lane(self, slot: int, lane: str) -> Leaves:
        """The elements of one lane, by its number, of a register that has a row of lanes."""
        held, row = self.held(slot), LaneRow(self.code)
        stored = stored_type(held.kind)
        found = []
        for number in range(leaf_count(held.kind)):
            place = self._row(held, number, lane)
            found.append(_narrowed(row, held.kind, self.code.op(f"load {stored}, ptr {place}")))
        return found

    def narrowed_rows(self, slot: int, leaves: Leaves) -> Leaves:
        """The stored form of rows in the form of computations."""
        return [_narrowed(LaneRow(self.code, LANES), self.held(slot).kind, raw) for raw in leaves]

    def store_rows(self, slot: int, lane: str, leaves: Leaves) -> None:
        """Writes the lanes of a register from one on."""
        held, row = self.held(slot), LaneRow(self.code, LANES)
        self.store_raw_rows(slot, lane, [_widened(row, held.kind, leaf) for leaf in leaves])

    def store_raw_rows(self, slot: int, lane: str, leaves: Leaves) -> None:
        """`store_rows` of rows in their stored form."""
        held, row = self.held(slot), LaneRow(self.code, LANES)
        stored = stored_type(held.kind)
        for number, wide in enumerate(leaves):
            place = self._row(held, number, lane)
            self.code.do(f"store {row.type(stored)} {wide}, ptr {place}, align {_alignment(held)}")

    def _row(self, held: HeldSlot, number: int, lane: str) -> str:
        at = held.offset + number * self.lanes * held_dtype(held.kind).itemsize
        base = self.code.op(f"getelementptr i8, ptr %f, i64 {at}")
        return self.code.op(f"getelementptr {stored_type(held.kind)}, ptr {base}, i64 {lane}")

    def form_byte(self, slot: int) -> str:
        """The byte that tells the form of a register that has one."""
        place = self.code.op(f"getelementptr i8, ptr %f, i64 {self.held(slot).form_at}")
        return self.code.op(f"load i8, ptr {place}")

    def store_form(self, slot: int, form: str) -> None:
        """Writes the byte that tells the form of a register."""
        place = self.code.op(f"getelementptr i8, ptr %f, i64 {self.held(slot).form_at}")
        self.code.do(f"store i8 {form}, ptr {place}")

    def is_uniform(self, slot: int) -> str:
        """An i1: true if the register is the same in all lanes."""
        form = self.form(slot)
        if form != EITHER:
            return "true" if form == UNIFORM else "false"
        return self.code.op(f"icmp eq i8 {self.form_byte(slot)}, {UNIFORM}")

    def lane_mask(self, slot: int) -> str:
        """The lanes in which an i1 that differs by lane is true, as an i64."""
        held = self.held(slot)
        place = self.code.op(f"getelementptr i8, ptr %f, i64 {held.offset}")
        vector = f"<{self.lanes} x i8>"
        raw = self.code.op(f"load {vector}, ptr {place}, align 64")
        bits = self.code.op(f"icmp ne {vector} {raw}, zeroinitializer")
        return self.mask_of(bits)

    def mask_of(self, bits: str) -> str:
        """The i64 with a bit for each lane, of a row of all lanes' i1."""
        found = self.code.op(f"bitcast <{self.lanes} x i1> {bits} to i{self.lanes}")
        return found if self.lanes == 64 else self.code.op(f"zext i{self.lanes} {found} to i64")

    def equal_lanes(self, slot: int, number: int) -> str:
        """The lanes in which an integer register has a value, as an i64."""
        held = self.held(slot)
        place = self.code.op(f"getelementptr i8, ptr %f, i64 {held.offset}")
        row = LaneRow(self.code, self.lanes)
        stored = stored_type(held.kind)
        raw = self.code.op(f"load {row.type(stored)}, ptr {place}, align 64")
        return self.mask_of(row.compare("eq", stored, raw, row.constant(stored, number)))

    def active(self, mask: str, lane: str) -> str:
        """The row of i1 of the lanes from one on in a mask."""
        part = self.code.op(f"lshr i64 {mask}, {lane}")
        cut = self.code.op(f"trunc i64 {part} to i{LANES}")
        return self.code.op(f"bitcast i{LANES} {cut} to <{LANES} x i1>")


def _alignment(held: HeldSlot) -> int:
    return min(64, LANES * int(held_dtype(held.kind).itemsize))


def _narrowed(row: LaneRow, kind: RegisterKind, raw: str) -> str:
    stored, leaf = stored_type(kind), leaf_type(kind)
    if leaf == "i1":
        return row.compare("ne", "i8", raw, row.constant("i8", 0))
    return row.cast("trunc", stored, leaf, raw)


def _widened(row: LaneRow, kind: RegisterKind, leaf: str) -> str:
    return row.cast("zext", leaf_type(kind), stored_type(kind), leaf)


# --- merging ------------------------------------------------------------------------------------------------
#
# A register that keeps its old value in lanes that are not active, as `ldsopt.simt.kinds.blend` does it.
#
# Where all lanes of the function are active, or nothing was written yet, the new value is taken in all lanes.
# Otherwise the register is one value for all lanes only if the new and the old one are, and are equal. (For floats
# and vectors the interpreter asks there whether both are the same object. No address comes of that by itself.)


class Merge:
    """Writes the merging of one register; created in front of the loop over the lanes.

    Args:
        registers: the function's registers.
        slot: the register.
        flag: an i1, true if the new value is the same in all lanes.
        mask: the active lanes; `whole` an i1, true if these are all.
    """

    def __init__(self, registers: RegisterText, slot: int, flag: str, mask: str, whole: str) -> None:
        self._registers, self._slot, self._flag = registers, slot, flag
        code = registers.code
        old = registers.form_byte(slot)
        none = code.op(f"icmp eq i8 {old}, 0")
        self._takes_new = code.op(f"or i1 {none}, {whole}")
        self._mask = code.op(f"select i1 {self._takes_new}, i64 -1, i64 {mask}")
        self._was_uniform = code.op(f"icmp eq i8 {old}, {UNIFORM}")
        self._differs, self._next = code.name(), code.name()

    def begin(self, before: str, loop: str) -> None:
        """Writes the head of the loop."""
        if self._flag != "false":
            self._registers.code.phi(self._differs, f"i{LANES}", ("0", before), (self._next, loop))

    def blend(self, row: LaneRow, lane: str, new: Leaves) -> Leaves:
        """The merged value of the lanes from one on."""
        kind, code = self._registers.held(self._slot).kind, row.code
        leaf, old = leaf_type(kind), self._registers.rows(self._slot, lane)
        active = self._registers.active(self._mask, lane)
        if self._flag != "false":
            bits = f"i{int(leaf[1:]) if leaf[0] == 'i' else {'half': 16, 'float': 32, 'double': 64}[leaf]}"
            total = self._differs
            for x, y in zip(new, old, strict=True):
                raw = [row.cast("bitcast", leaf, bits, z) for z in (x, y)]
                other = code.op(f"bitcast <{LANES} x i1> {row.compare('ne', bits, *raw)} to i{LANES}")
                total = code.op(f"or i{LANES} {total}, {other}")
            code.lines.append(f"  {self._next} = or i{LANES} {total}, 0")
        return [row.choose(active, leaf, x, y) for x, y in zip(new, old, strict=True)]

    def form(self) -> str:
        """The form of the merged register; behind the loop."""
        code = self._registers.code
        if self._flag == "false":
            return str(BY_LANE)
        new = code.op(f"select i1 {self._flag}, i8 {UNIFORM}, i8 {BY_LANE}")
        equal = code.op(f"icmp eq i{LANES} {self._next}, 0")
        both = code.op(f"and i1 {self._flag}, {self._was_uniform}")
        kept = code.op(f"select i1 {code.op(f'and i1 {both}, {equal}')}, i8 {UNIFORM}, i8 {BY_LANE}")
        return code.op(f"select i1 {self._takes_new}, i8 {new}, i8 {kept}")


def active_lanes(registers: RegisterText) -> tuple[str, str]:
    """The mask of the active lanes, and an i1 that is true if these are all with which the function was entered."""
    mask, base = registers.load_word(MASK), registers.load_word(BASE)
    return mask, registers.code.op(f"icmp eq i64 {mask}, {base}")


# --- lane order ---------------------------------------------------------------------------------------------
#
# Values lane after lane, as native functions take them and leave them; registers lie in the frame element by
# element.
#
# ::
#
#     frame:  x0 x1 x2 ... y0 y1 y2 ...        lane after lane:  x0 y0 x1 y1 x2 y2 ...


def bytes_of(kind: RegisterKind) -> int:
    """Bytes that a value of a type takes in one lane."""
    return int(kind.count * kind.dtype.itemsize)


def is_in_place(registers: RegisterText, slot: int, kind: RegisterKind) -> bool:
    """True if a register's place in the frame has its values lane after lane: it has one element."""
    if registers.is_constant(slot) or not registers.is_held(slot):
        return False
    return leaf_count(kind) == 1 and registers.form(slot) != UNIFORM


def give(registers: RegisterText, slot: int, kind: RegisterKind, at: int) -> str:
    """Writes a register lane after lane into the room behind the frame, unless it lies like that already.

    Args:
        registers: the function's registers.
        slot: the register; `kind` its type.
        kind: its type.
        at: the place, in bytes of each lane that are in use in front of it.

    Returns:
        The address of the values.
    """
    code = registers.code
    if is_in_place(registers, slot, kind):
        return code.op(f"getelementptr i8, ptr %f, i64 {registers.held(slot).offset}")
    target = room(registers, at)
    if registers.form(slot) != UNIFORM:
        source = code.op(f"getelementptr i8, ptr %f, i64 {registers.held(slot).offset}")
        code.do(f"call void {_conversion(code, kind, registers.lanes, 'give')}(ptr {source}, ptr {target})")
        return target
    row, stored = LaneRow(code, LANES), stored_type(kind)
    splats = [row.splat(stored, x) for x in registers.stored_scalars(slot)]
    with LaneLoop(code, registers.lanes) as loop:
        place = _place(registers, kind, at, loop.lane)
        _store_lanes(row, place, kind, splats)
    return target


def place_of_result(
    registers: RegisterText, slot: int, kind: RegisterKind, at: int, *, is_merged: bool
) -> str:
    """The place for the result of a native function, lane after lane; `take` reads it from there.

    Args:
        registers: the function's registers.
        slot: the register; `kind` its type.
        kind: its type.
        at: as of `give`.
        is_merged: inactive lanes keep their old values.
    """
    if is_in_place(registers, slot, kind) and not is_merged:
        return registers.code.op(f"getelementptr i8, ptr %f, i64 {registers.held(slot).offset}")
    return room(registers, at)


def take(registers: RegisterText, slot: int, kind: RegisterKind, at: int, *, is_merged: bool) -> None:
    """Reads a result that differs by lane from the place that `place_of_result` gave."""
    if not registers.is_held(slot):
        return
    code = registers.code
    if is_in_place(registers, slot, kind) and not is_merged:
        if registers.held(slot).form_at:
            registers.store_form(slot, str(BY_LANE))
        return
    if not is_merged:
        target = code.op(f"getelementptr i8, ptr %f, i64 {registers.held(slot).offset}")
        source = room(registers, at)
        code.do(f"call void {_conversion(code, kind, registers.lanes, 'take')}(ptr {source}, ptr {target})")
        if registers.held(slot).form_at:
            registers.store_form(slot, str(BY_LANE))
        return
    mask, whole = active_lanes(registers)
    merge = Merge(registers, slot, "false", mask, whole)
    row = LaneRow(code, LANES)
    with LaneLoop(code, registers.lanes) as loop:
        new = registers.narrowed_rows(slot, _load_lanes(row, _place(registers, kind, at, loop.lane), kind))
        registers.store_rows(slot, loop.lane, merge.blend(row, loop.lane, new))
    registers.store_form(slot, merge.form())


def _conversion(code: IrText, kind: RegisterKind, lanes: int, direction: Literal["give", "take"]) -> str:
    """The name of a function that moves values of a type from a frame's order to lane after lane, or back."""
    stored, count = stored_type(kind), leaf_count(kind)
    name = f"@{direction}.{count}.{stored}"
    body = IrText(code.declared)
    row, size = LaneRow(body, LANES), kind.dtype.itemsize
    framed, laned = ("%from", "%to") if direction == "give" else ("%to", "%from")
    with LaneLoop(body, lanes) as loop:
        place = body.op(f"getelementptr [{bytes_of(kind)} x i8], ptr {laned}, i64 {loop.lane}")
        rows = []
        for number in range(count):
            index = body.op(f"add i64 {loop.lane}, {number * lanes}")
            rows.append(body.op(f"getelementptr {stored}, ptr {framed}, i64 {index}"))
        if direction == "give":
            _store_lanes(
                row, place, kind, [body.op(f"load {row.type(stored)}, ptr {x}, align {size}") for x in rows]
            )
        else:
            for x, leaf in zip(rows, _load_lanes(row, place, kind), strict=True):
                body.do(f"store {row.type(stored)} {leaf}, ptr {x}, align {size}")
    lines = [f"define internal void {name}(ptr %from, ptr %to) noinline {{", *body.lines, "  ret void", "}"]
    code.declared.add("\n".join(lines))
    return name


def _store_lanes(row: LaneRow, place: str, kind: RegisterKind, leaves: Leaves) -> None:
    """Writes rows of elements as values lane after lane."""
    code, stored = row.code, stored_type(kind)
    for number, leaf in enumerate(_interleaved(row, stored, leaves)):
        part = code.op(f"getelementptr {row.type(stored)}, ptr {place}, i64 {number}")
        code.do(f"store {row.type(stored)} {leaf}, ptr {part}, align {kind.dtype.itemsize}")


def _load_lanes(row: LaneRow, place: str, kind: RegisterKind) -> Leaves:
    """Reads values lane after lane as rows of elements."""
    code, stored = row.code, stored_type(kind)
    parts = []
    for number in range(leaf_count(kind)):
        part = code.op(f"getelementptr {row.type(stored)}, ptr {place}, i64 {number}")
        parts.append(code.op(f"load {row.type(stored)}, ptr {part}, align {kind.dtype.itemsize}"))
    return _deinterleaved(code, stored, parts)


def room(registers: RegisterText, at: int) -> str:
    """The address of the room behind the frame, behind ``at`` bytes of each lane."""
    offset = registers.layout.room + at * registers.lanes
    return registers.code.op(f"getelementptr i8, ptr %f, i64 {offset}")


def _place(registers: RegisterText, kind: RegisterKind, at: int, lane: str) -> str:
    return registers.code.op(f"getelementptr [{bytes_of(kind)} x i8], ptr {room(registers, at)}, i64 {lane}")


def _shuffled(code: IrText, vector: str, x: str, y: str, chosen: list[int]) -> str:
    mask = ", ".join(f"i32 {i}" for i in chosen)
    return code.op(f"shufflevector {vector} {x}, {vector} {y}, <{len(chosen)} x i32> <{mask}>")


def _joined(code: IrText, leaf: str, rows: list[str]) -> str:
    width = LANES
    while len(rows) > 1:
        if len(rows) % 2:
            rows = [*rows, rows[-1]]
        rows = [
            _shuffled(code, f"<{width} x {leaf}>", rows[i], rows[i + 1], list(range(2 * width)))
            for i in range(0, len(rows), 2)
        ]
        width *= 2
    return rows[0]


def _padded(count: int) -> int:
    return LANES * (1 << (count - 1).bit_length())


def _interleaved(row: LaneRow, leaf: str, leaves: Leaves) -> Leaves:
    """Rows of elements as rows of values lane after lane."""
    count = len(leaves)
    if count == 1:
        return leaves
    whole, size = _joined(row.code, leaf, leaves), _padded(count)
    order = [element * LANES + lane for lane in range(LANES) for element in range(count)]
    return [
        _shuffled(row.code, f"<{size} x {leaf}>", whole, "poison", order[i * LANES : (i + 1) * LANES])
        for i in range(count)
    ]


def _deinterleaved(code: IrText, leaf: str, parts: Leaves) -> Leaves:
    """Rows of values lane after lane as rows of elements."""
    count = len(parts)
    if count == 1:
        return parts
    whole, size = _joined(code, leaf, parts), _padded(count)
    return [
        _shuffled(code, f"<{size} x {leaf}>", whole, "poison", [lane * count + i for lane in range(LANES)])
        for i in range(count)
    ]
