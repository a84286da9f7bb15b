"""Loads and stores in compiled code: calls of native functions, which check every address (`ldsopt.simt.native`)."""

from __future__ import annotations

from collections.abc import Callable

from ldsopt.ir.module import Instruction
from ldsopt.simt.compiled.code import is_native
from ldsopt.simt.compiled.forms import EITHER, UNIFORM
from ldsopt.simt.compiled.lane_order import bytes_of, give, place_of_result, take
from ldsopt.simt.compiled.layout import COUNTED, MASK, MEMORY, WAVE
from ldsopt.simt.compiled.steps import StepText
from ldsopt.simt.frame import Frame
from ldsopt.simt.native.memory import GlobalOperation, NativeGlobals
from ldsopt.simt.native.operations import ENCODINGS, LdsOperation, NativeRun

FormOf = Callable[[int], int]
"""The form of a slot's register, see `ldsopt.simt.compiled.forms`."""


class MemoryAccess:
    """A load or store of LDS or of global memory.

    Args:
        frame: what the function was decoded in.
        instruction: the load or store.
        operation: what native functions know it by.
        form: of slots.
        is_merged: lanes that are not active keep what they have.
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
        """Whether native functions do such an access."""
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
