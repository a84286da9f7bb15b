"""Accesses of memory in compiled code: calls of native functions, which check every address (`ldsopt.simt.native`).

A native function gets a row of addresses, a byte for each active lane, and values lane after lane. Where it will not do
the access, or there is none yet, the interpreter does it. Its address and that of the access's block are in a table of
the run, since blocks belong to runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.ir.module import Instruction
from ldsopt.simt.compiled.code import LANES, IrText, LaneRow, Leaves, is_native, leaf_count, stored_type
from ldsopt.simt.compiled.control import ControlText
from ldsopt.simt.compiled.forms import BY_LANE, EITHER, UNIFORM
from ldsopt.simt.compiled.layout import COUNTED, MASK, MEMORY, SITES, WAVE
from ldsopt.simt.compiled.registers import RegisterText
from ldsopt.simt.frame import Frame
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.native.operations import ENCODINGS, LdsOperation


@dataclass(frozen=True, slots=True)
class CallableAccess:
    """An access that native functions may do.

    Attributes:
        operation: what they know it by.
        address, value: the slots of its address, and of what it stores or its result.
        kind: type of that value.
        is_store: it stores.
        is_single: it loads from an address that is the same in all lanes.
    """

    operation: LdsOperation | GlobalOperation
    address: int
    value: int
    kind: RegisterKind
    is_store: bool
    is_single: bool


def native_access(
    frame: Frame, instruction: Instruction, form: Callable[[int], int]
) -> CallableAccess | None:
    """What a native function has to know of an instruction, if one may do it; ``form`` gives that of a slot."""
    operation = frame.operations.get(instruction.address)
    if operation is None or operation.plan.encoding not in ENCODINGS:
        return None
    is_store = instruction.opcode == "store"
    pointer = instruction.operands[1 if is_store else 0]
    value = instruction.operands[0] if is_store else instruction.address
    kind, address = frame.kind_of(value), frame.slot(pointer)
    is_single = form(address) == UNIFORM
    if not is_native(kind) or kind.bits > 64 or (is_store and is_single):
        return None
    return CallableAccess(operation, address, frame.slot(value), kind, is_store, is_single)


def write_access(control: ControlText, access: CallableAccess, number: int, hand_over: int) -> None:
    """Writes an access: the call of its native function, or the return to the interpreter."""
    registers, code = control.registers, control.registers.code
    table = code.op(f"inttoptr i64 {registers.load_word(SITES)} to ptr")
    function, block = (
        code.op(f"load i64, ptr {code.op(f'getelementptr i64, ptr {table}, i64 {2 * number + i}')}")
        for i in range(2)
    )
    fast, slow, done, join = code.labels("fast", "slow", "done", "join")
    ready = code.op(f"icmp ne i64 {function}, 0")
    if registers.form(access.address) == EITHER:
        differs = code.op(f"xor i1 {registers.is_uniform(access.address)}, true")
        ready = code.op(f"and i1 {ready}, {differs}")
    if isinstance(access.operation, GlobalOperation) and not access.is_single:
        everyone = code.op(f"icmp eq i64 {registers.load_word(MASK)}, {_everyone(registers)}")
        ready = code.op(f"and i1 {ready}, {everyone}")
    code.do(f"br i1 {ready}, label %{fast}, label %{slow}")
    code.label(fast)
    found = _call(registers, access, function, block)
    code.do(f"br i1 {code.op(f'icmp eq i32 {found}, 0')}, label %{done}, label %{slow}")
    code.label(done)
    if isinstance(access.operation, GlobalOperation) and access.operation.counts:
        counted = code.op(f"add i64 {registers.load_word(COUNTED)}, {access.operation.counts}")
        registers.store_word(COUNTED, counted)
    if not access.is_store:
        _take(registers, access)
    code.do(f"br label %{join}")
    code.label(slow)
    control.hand_over(hand_over)
    code.do(f"br label %{join}")
    code.label(join)


def _everyone(registers: RegisterText) -> int:
    return -1 if registers.lanes == 64 else (1 << registers.lanes) - 1


def _call(registers: RegisterText, access: CallableAccess, function: str, block: str) -> str:
    """Writes the call; returns its result."""
    code, layout = registers.code, registers.layout
    is_global = isinstance(access.operation, GlobalOperation)
    mask, active = registers.load_word(MASK), _active_bytes(registers)
    if access.is_single:
        word = "i64" if is_global else "i32"
        address = code.op(f"getelementptr i8, ptr %f, i64 {layout.address}")
        code.do(f"store {word} {registers.scalars(access.address)[0]}, ptr {address}")
    else:
        address = code.op(f"getelementptr i8, ptr %f, i64 {registers.held(access.address).offset}")
        if access.is_store and not _is_in_place(registers, access):
            _give(registers, access)
    values = code.op(f"getelementptr i8, ptr %f, i64 {_values(registers, access)}")
    target = code.op(f"inttoptr i64 {function} to ptr")
    wave = code.op(f"inttoptr i64 {registers.load_word(MEMORY if is_global else WAVE)} to ptr")
    stride = str(_bytes(access.kind))
    if is_global:
        count = 1 if access.is_single else registers.lanes
        where = f"i64 {block}, ptr {address}, i64 {count}"
    else:
        where = f"ptr {code.op(f'inttoptr i64 {block} to ptr')}, ptr {address}"
        if access.is_single:
            stride = code.intrinsic("i64", "llvm.cttz.i64", f"i64 {mask}", "i1 false")
    return code.op(f"call i32 {target}(ptr {wave}, {where}, ptr {active}, ptr {values}, i64 {stride})")


def _active_bytes(registers: RegisterText) -> str:
    """The address of a byte for each lane, which this writes: whether it is active."""
    code, lanes = registers.code, registers.lanes
    mask = registers.load_word(MASK)
    cut = mask if lanes == 64 else code.op(f"trunc i64 {mask} to i{lanes}")
    wide = code.op(
        f"zext <{lanes} x i1> {code.op(f'bitcast i{lanes} {cut} to <{lanes} x i1>')} to <{lanes} x i8>"
    )
    active = code.op(f"getelementptr i8, ptr %f, i64 {registers.layout.active}")
    code.do(f"store <{lanes} x i8> {wide}, ptr {active}, align 64")
    return active


def _bytes(kind: RegisterKind) -> int:
    return int(kind.count * kind.dtype.itemsize)


def _is_in_place(registers: RegisterText, access: CallableAccess) -> bool:
    """Whether the register's place in the frame is as native functions want it: one element, or one lane."""
    if registers.is_constant(access.value) or not registers.is_held(access.value):
        return False
    return access.is_single or (leaf_count(access.kind) == 1 and registers.form(access.value) != UNIFORM)


def _values(registers: RegisterText, access: CallableAccess) -> int:
    in_place = _is_in_place(registers, access)
    return registers.held(access.value).offset if in_place else registers.layout.room


def _give(registers: RegisterText, access: CallableAccess) -> None:
    """Writes what is stored, lane after lane."""
    code, row, stored = registers.code, LaneRow(registers.code, LANES), stored_type(access.kind)
    splats: Leaves = []
    if registers.form(access.value) == UNIFORM:
        splats = [row.splat(stored, x) for x in registers.stored_scalars(access.value)]
    with _LaneLoop(code, registers.lanes) as lane:
        leaves = splats or registers.stored_rows(access.value, lane)
        place = _room(registers, access.kind, lane)
        for number, leaf in enumerate(_interleaved(row, stored, leaves)):
            part = code.op(f"getelementptr {row.type(stored)}, ptr {place}, i64 {number}")
            code.do(f"store {row.type(stored)} {leaf}, ptr {part}, align {_item(access.kind)}")


def _take(registers: RegisterText, access: CallableAccess) -> None:
    """Takes over what was loaded, lane after lane."""
    code, slot = registers.code, access.value
    if not registers.is_held(slot):
        return
    if not _is_in_place(registers, access):
        row, stored = LaneRow(code, LANES), stored_type(access.kind)
        with _LaneLoop(code, registers.lanes) as lane:
            place = _room(registers, access.kind, lane)
            parts = []
            for number in range(leaf_count(access.kind)):
                part = code.op(f"getelementptr {row.type(stored)}, ptr {place}, i64 {number}")
                parts.append(code.op(f"load {row.type(stored)}, ptr {part}, align {_item(access.kind)}"))
            registers.store_raw_rows(slot, lane, _deinterleaved(code, stored, parts))
    if registers.held(slot).form_at:
        registers.store_form(slot, str(UNIFORM if access.is_single else BY_LANE))


def _item(kind: RegisterKind) -> int:
    return int(kind.dtype.itemsize)


def _room(registers: RegisterText, kind: RegisterKind, lane: str) -> str:
    code = registers.code
    room = code.op(f"getelementptr i8, ptr %f, i64 {registers.layout.room}")
    return code.op(f"getelementptr [{_bytes(kind)} x i8], ptr {room}, i64 {lane}")


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


class _LaneLoop:
    """A loop over the lanes of a wave; gives the number of the first lane of each round."""

    def __init__(self, code: IrText, lanes: int) -> None:
        self._code, self._lanes = code, lanes
        self._before, self._loop, self._after = code.labels("before", "lanes", "after")
        self._lane, self._next = code.name(), code.name()

    def __enter__(self) -> str:
        code = self._code
        code.do(f"br label %{self._before}")
        code.label(self._before)
        code.do(f"br label %{self._loop}")
        code.label(self._loop)
        code.phi(self._lane, "i64", ("0", self._before), (self._next, self._loop))
        return self._lane

    def __exit__(self, *_: object) -> None:
        code = self._code
        code.lines.append(f"  {self._next} = add i64 {self._lane}, {LANES}")
        ends = code.op(f"icmp eq i64 {self._next}, {self._lanes}")
        code.do(f"br i1 {ends}, label %{self._after}, label %{self._loop}")
        code.label(self._after)
