"""Movement of values between lanes in compiled code, as `ldsopt.simt.intrinsics.lanes` has it."""

from __future__ import annotations

from collections.abc import Iterable

from ldsopt.simt.compiled.accesses import FormOf
from ldsopt.simt.compiled.code import LANES, IrText, LaneLoop, is_native, leaf_count, stored_type
from ldsopt.simt.compiled.control import StepText
from ldsopt.simt.compiled.layout import BY_LANE, MASK, UNIFORM, WAVE
from ldsopt.simt.compiled.registers import RegisterText, bytes_of, place_of_result, room, take
from ldsopt.simt.frame import Ballot, Frame, LanePermutation, LaneRead, TabledMove, TransposedRead
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.native.lds import NativeRun
from ldsopt.simt.native.memory import NativeGlobals

_VALID, _ENABLED = 1, 2


class MoveStep:
    """A move from lane to lane, by a table or by addresses.

    Args:
        frame: the frame in which the function was decoded.
        form: the forms of slots.
        is_merged: inactive lanes keep their old values.
    """

    words = 0

    def __init__(
        self, frame: Frame, operation: TabledMove | LanePermutation, form: FormOf, *, is_merged: bool
    ) -> None:
        kinds = frame.slot_kinds()
        self._operation, self._is_merged = operation, is_merged
        self._kind = kinds[operation.result]
        parts = [operation.value, operation.result]
        if isinstance(operation, TabledMove) and operation.old:
            parts.append(operation.old)
        if isinstance(operation, LanePermutation):
            parts.append(operation.address)
        may_be_one = isinstance(operation, LanePermutation) and form(operation.value) != BY_LANE
        self.is_possible = all(_is_one_leaf(kinds[slot]) for slot in parts) and not (may_be_one and is_merged)

    @property
    def room(self) -> int:
        """Bytes of a lane's result, and of operands that are the same in all lanes."""
        return 4 * bytes_of(self._kind) + 16

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """Nothing: no native function is needed."""
        return ()

    def write(self, text: StepText) -> None:
        """Writes a loop, lane by lane."""
        registers, code, operation = text.registers, text.code, self._operation
        stored, size = stored_type(self._kind), bytes_of(self._kind)
        value = _row(text, operation.value, self._kind, size)
        old = ""
        if isinstance(operation, TabledMove) and operation.old:
            old = _row(text, operation.old, self._kind, 2 * size)
        address = ""
        if isinstance(operation, LanePermutation):
            address = _row(text, operation.address, self._kind, 3 * size, leaf="i32")
        result = place_of_result(registers, operation.result, self._kind, 0, is_merged=self._is_merged)
        with LaneLoop(code, registers.lanes, step=1) as loop:
            if isinstance(operation, LanePermutation):
                moved = self._by_address(text, operation, value, address, loop.lane)
            else:
                moved = self._by_table(text, operation, value, old, loop.lane)
            place = code.op(f"getelementptr {stored}, ptr {result}, i64 {loop.lane}")
            code.do(f"store {stored} {moved}, ptr {place}")
        take(registers, operation.result, self._kind, 0, is_merged=self._is_merged)
        if isinstance(operation, LanePermutation):
            self._tell_form(text, operation)

    def _by_address(
        self, text: StepText, operation: LanePermutation, value: str, address: str, lane: str
    ) -> str:
        """The value that one lane gets from the lane that its address names: zero if that lane is inactive."""
        code, stored = text.code, stored_type(self._kind)
        given = _element(code, "i32", address, lane)
        word = code.op(f"zext i32 {code.op(f'lshr i32 {given}, 2')} to i64")
        if operation.by_halves:
            half = code.op(f"and i64 {lane}, 32")
            source = code.op(f"or i64 {half}, {code.op(f'and i64 {word}, 31')}")
        else:
            source = code.op(f"and i64 {word}, {text.registers.lanes - 1}")
        found, is_there = _element(code, stored, value, source), self._is_active(text, source)
        return code.op(f"select i1 {is_there}, {stored} {found}, {stored} {_zero(stored)}")

    def _by_table(self, text: StepText, operation: TabledMove, value: str, old: str, lane: str) -> str:
        """IR for one lane of a DPP or permute with a constant table of lanes."""
        code, stored = text.code, stored_type(self._kind)
        flags = [
            _VALID * valid + _ENABLED * enabled
            for valid, enabled in zip(operation.valid, operation.enabled, strict=True)
        ]
        number = _listed(text, "sources", operation.sources, lane)
        source = code.op(f"zext i8 {number} to i64")
        flag = _listed(text, "flags", flags, lane)
        found = _element(code, stored, value, source)
        kept = _element(code, stored, old, lane) if old else _zero(stored)
        is_there = code.op(f"icmp ne i8 {code.op(f'and i8 {flag}, {_VALID}')}, 0")
        if not operation.of_everyone:
            is_there = code.op(f"and i1 {self._is_active(text, source)}, {is_there}")
        missing = kept if operation.keeps_missing else _zero(stored)
        moved = code.op(f"select i1 {is_there}, {stored} {found}, {stored} {missing}")
        enabled = code.op(f"icmp ne i8 {code.op(f'and i8 {flag}, {_ENABLED}')}, 0")
        return code.op(f"select i1 {enabled}, {stored} {moved}, {stored} {kept}")

    @staticmethod
    def _is_active(text: StepText, lane: str) -> str:
        mask = text.registers.load_word(MASK)
        return text.code.op(f"trunc i64 {text.code.op(f'lshr i64 {mask}, {lane}')} to i1")

    @staticmethod
    def _tell_form(text: StepText, operation: LanePermutation) -> None:
        """Writes the form of the result: with all lanes active, a value that is the same in all lanes stays so."""
        registers, code = text.registers, text.code
        if not registers.is_held(operation.result) or not registers.held(operation.result).form_at:
            return
        is_one = registers.is_uniform(operation.value)
        if is_one != "false":
            both = code.op(f"and i1 {is_one}, {text.is_everyone()}")
            registers.store_form(operation.result, code.op(f"select i1 {both}, i8 {UNIFORM}, i8 {BY_LANE}"))


def _zero(stored: str) -> str:
    return "0" if stored[0] == "i" else "0.0"


def _element(code: IrText, stored: str, row: str, number: str) -> str:
    return code.op(f"load {stored}, ptr {code.op(f'getelementptr {stored}, ptr {row}, i64 {number}')}")


def _listed(text: StepText, what: str, numbers: Iterable[int], lane: str) -> str:
    """A lane's byte of a table."""
    name = f"@{what}.{text.number}"
    listed = ", ".join(f"i8 {int(number)}" for number in numbers)
    text.code.declared.add(f"{name} = private constant [{text.registers.lanes} x i8] [{listed}]")
    return _element(text.code, "i8", name, lane)


def _is_one_leaf(kind: RegisterKind) -> bool:
    return is_native(kind) and leaf_count(kind) == 1 and not kind.is_array


def _row(text: StepText, slot: int, kind: RegisterKind, at: int, leaf: str = "") -> str:
    """The address of a register's lanes; writes them out if they are all the same."""
    registers, code = text.registers, text.code
    if registers.form(slot) != UNIFORM:
        return text.frame(registers.held(slot).offset)
    stored = leaf or stored_type(kind)
    place, x = room(registers, at), registers.stored_scalars(slot)[0]
    with LaneLoop(code, registers.lanes) as loop:
        one = code.op(f"insertelement <{LANES} x {stored}> poison, {stored} {x}, i64 0")
        row = code.op(
            f"shufflevector <{LANES} x {stored}> {one}, <{LANES} x {stored}> poison, <{LANES} x i32> zeroinitializer"
        )
        part = code.op(f"getelementptr {stored}, ptr {place}, i64 {loop.lane}")
        code.do(f"store <{LANES} x {stored}> {row}, ptr {part}, align 4")
    return place


class ReadStep:
    """The value of one lane for all, or a ballot.

    Args:
        frame: the frame in which the function was decoded.
        form: the forms of slots.
    """

    words = room = 0

    def __init__(self, frame: Frame, operation: LaneRead | Ballot, form: FormOf) -> None:
        kinds = frame.slot_kinds()
        self._operation, self._kind = operation, kinds[operation.result]
        self.is_possible = form(operation.result) == UNIFORM and all(
            is_native(kinds[slot]) for slot in operation if slot
        )

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """Nothing: no native function is needed."""
        return ()

    def write(self, text: StepText) -> None:
        """Writes the result, once for all lanes."""
        registers, operation = text.registers, self._operation
        if not registers.is_held(operation.result):
            return
        if isinstance(operation, Ballot):
            registers.store_scalars(operation.result, [self._ballot(text, operation)])
            return
        if registers.form(operation.value) == UNIFORM:
            registers.store_scalars(operation.result, registers.scalars(operation.value))
            return
        code = text.code
        first = code.intrinsic("i64", "llvm.cttz.i64", f"i64 {registers.load_word(MASK)}", "i1 false")
        lane = first
        if operation.lane:
            lane = code.op(f"and i64 {self._number(registers, operation.lane, first)}, {registers.lanes - 1}")
        registers.store_scalars(operation.result, registers.one_lane(operation.value, lane))

    @staticmethod
    def _number(registers: RegisterText, slot: int, first: str) -> str:
        is_one = registers.form(slot) == UNIFORM
        (number,) = registers.scalars(slot) if is_one else registers.one_lane(slot, first)
        return registers.code.op(f"zext i32 {number} to i64")

    def _ballot(self, text: StepText, operation: Ballot) -> str:
        registers, code = text.registers, text.code
        mask = registers.load_word(MASK)
        if registers.form(operation.condition) == UNIFORM:
            (holds,) = registers.scalars(operation.condition)
            found = code.op(f"select i1 {holds}, i64 {mask}, i64 0")
        else:
            found = code.op(f"and i64 {registers.lane_mask(operation.condition)}, {mask}")
        return found if self._kind.bits == 64 else code.op(f"trunc i64 {found} to i{self._kind.bits}")


class TransposedStep:
    """A read of LDS that transposes. Arguments as of `MoveStep`."""

    words = 2
    room = 16

    def __init__(self, frame: Frame, operation: TransposedRead, form: FormOf, *, is_merged: bool) -> None:
        kinds = frame.slot_kinds()
        self._operation, self._kind = operation, kinds[operation.result]
        self.is_possible = (
            is_native(self._kind)
            and not self._kind.is_bfloat
            and self._kind.dtype.itemsize == 2
            and form(operation.address) != UNIFORM
            and not is_merged
        )

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function of the read, and the block of the access."""
        return run.addresses(self._operation.access)

    def write(self, text: StepText) -> None:
        """Writes the call of the native function, then takes the columns from rows of 16 lanes."""
        registers, code, (function, block) = text.registers, text.code, text.table
        wave, active = text.pointer(registers.load_word(WAVE)), text.active_bytes()
        address, values = text.frame(registers.held(self._operation.address).offset), room(registers, 0)
        size = bytes_of(self._kind)
        text.call(
            function,
            f"ptr {wave}, ptr {text.pointer(block)}, ptr {address}, ptr {active}, ptr {values}, i64 {size}",
        )
        if not registers.is_held(self._operation.result):
            return
        stored, count = stored_type(self._kind), self._kind.count
        half = LANES // 2
        with LaneLoop(code, registers.lanes) as loop:
            first = code.op(f"mul i64 {loop.lane}, {count}")
            rows = []
            for number in range(count):
                if count == 4:
                    rows.append(_loaded(text, values, first, number * LANES, f"<{LANES} x {stored}>"))
                    continue
                parts = [
                    _loaded(text, values, first, count * (start + number), f"<{half} x {stored}>")
                    for start in (0, half)
                ]
                chosen = ", ".join(f"i32 {i}" for i in range(LANES))
                rows.append(
                    code.op(
                        f"shufflevector <{half} x {stored}> {parts[0]}, <{half} x {stored}> {parts[1]}, "
                        f"<{LANES} x i32> <{chosen}>"
                    )
                )
            registers.store_raw_rows(self._operation.result, loop.lane, rows)
        if registers.held(self._operation.result).form_at:
            registers.store_form(self._operation.result, str(BY_LANE))


def _loaded(text: StepText, values: str, first: str, at: int, vector: str) -> str:
    """Two-byte elements of the values that lanes have read, from one on."""
    place = text.code.op(f"add i64 {first}, {at}")
    return text.code.op(
        f"load {vector}, ptr {text.code.op(f'getelementptr i16, ptr {values}, i64 {place}')}, align 2"
    )
