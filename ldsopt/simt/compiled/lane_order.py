"""Values lane after lane, as native functions take them and leave them; registers lie in the frame element by element.

::

    frame:  x0 x1 x2 ... y0 y1 y2 ...        lane after lane:  x0 y0 x1 y1 x2 y2 ...
"""

from __future__ import annotations

from typing import Literal

from ldsopt.simt.compiled.code import LANES, IrText, LaneLoop, LaneRow, Leaves, leaf_count, stored_type
from ldsopt.simt.compiled.forms import BY_LANE, UNIFORM
from ldsopt.simt.compiled.registers import Merge, RegisterText, active_lanes
from ldsopt.simt.kinds import RegisterKind


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
        registers: the function's.
        slot: the register; `kind` its type.
        kind: its type.
        at: where it goes, in bytes of each lane that are taken in front of it.

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
    """The place for the result of a native function, lane after lane; `take` takes it from there.

    Args:
        registers: the function's.
        slot: the register; `kind` its type.
        kind: its type.
        at: as of `give`.
        is_merged: lanes that are not active keep what they have.
    """
    if is_in_place(registers, slot, kind) and not is_merged:
        return registers.code.op(f"getelementptr i8, ptr %f, i64 {registers.held(slot).offset}")
    return room(registers, at)


def take(registers: RegisterText, slot: int, kind: RegisterKind, at: int, *, is_merged: bool) -> None:
    """Takes a result that differs by lane from where `place_of_result` says."""
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


def _conversion(code: IrText, kind: RegisterKind, lanes: int, way: Literal["give", "take"]) -> str:
    """The name of a function that moves values of a type from a frame's order to lane after lane, or back."""
    stored, count = stored_type(kind), leaf_count(kind)
    name = f"@{way}.{count}.{stored}"
    body = IrText(code.declared)
    row, size = LaneRow(body, LANES), kind.dtype.itemsize
    framed, laned = ("%from", "%to") if way == "give" else ("%to", "%from")
    with LaneLoop(body, lanes) as loop:
        place = body.op(f"getelementptr [{bytes_of(kind)} x i8], ptr {laned}, i64 {loop.lane}")
        rows = []
        for number in range(count):
            index = body.op(f"add i64 {loop.lane}, {number * lanes}")
            rows.append(body.op(f"getelementptr {stored}, ptr {framed}, i64 {index}"))
        if way == "give":
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
    """The address of the room behind the frame, from so many bytes of each lane on."""
    offset = registers.layout.room + at * registers.lanes
    return registers.code.op(f"getelementptr i8, ptr %f, i64 {offset}")


def _place(registers: RegisterText, kind: RegisterKind, at: int, lane: str) -> str:
    return registers.code.op(f"getelementptr [{bytes_of(kind)} x i8], ptr {room(registers, at)}, i64 {lane}")


def _shuffled(code: IrText, vector: str, x: str, y: str, chosen: list[int]) -> str:
    """A shuffle of two vectors of a type."""
    mask = ", ".join(f"i32 {i}" for i in chosen)
    return code.op(f"shufflevector {vector} {x}, {vector} {y}, <{len(chosen)} x i32> <{mask}>")


def _joined(code: IrText, leaf: str, rows: list[str]) -> str:
    """Rows behind each other, as one vector."""
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
