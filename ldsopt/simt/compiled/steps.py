"""Instructions that machine code does by native functions, or by itself for all lanes at once.

Where a native function will not do it, or there is none yet, the interpreter does. What machine code has to know of it
is in a table of the run, since the blocks that native functions work on belong to runs.
"""

from __future__ import annotations

from typing import Protocol

from ldsopt.simt.compiled.code import IrText
from ldsopt.simt.compiled.control import ControlText
from ldsopt.simt.compiled.layout import MASK, SITES
from ldsopt.simt.compiled.registers import RegisterText
from ldsopt.simt.native.lds import NativeRun
from ldsopt.simt.native.memory import NativeGlobals


class StepText:
    """Writes one step.

    Args:
        registers: the function's.
        slow: the block at which the interpreter takes over, as long as nothing has changed.
        number: of the step in its function.
        table: the step's words of the table, each the name of an ``i64``.
    """

    def __init__(self, registers: RegisterText, slow: str, number: int, table: list[str]) -> None:
        self.registers, self.code, self.number, self.table = registers, registers.code, number, table
        self._slow = slow

    def leave_if(self, condition: str) -> None:
        """Leaves it to the interpreter if a condition holds."""
        (on,) = self.code.labels("on")
        self.code.do(f"br i1 {condition}, label %{self._slow}, label %{on}")
        self.code.label(on)

    def leave_unless(self, condition: str) -> None:
        """Leaves it to the interpreter unless a condition holds."""
        if condition != "true":
            self.leave_if(self.code.op(f"xor i1 {condition}, true"))

    def leave(self) -> None:
        """Writes a jump to where the interpreter executes the instruction instead."""
        self.code.do(f"br label %{self._slow}")

    def pointer(self, word: str) -> str:
        """A word as a pointer."""
        return self.code.op(f"inttoptr i64 {word} to ptr")

    def call(self, function: str, arguments: str) -> None:
        """Calls a native function, by its address; leaves it to the interpreter if the function does."""
        found = self.code.op(f"call i32 {self.pointer(function)}({arguments})")
        self.leave_if(self.code.op(f"icmp ne i32 {found}, 0"))

    def frame(self, offset: int) -> str:
        """The address of a byte of the frame."""
        return self.code.op(f"getelementptr i8, ptr %f, i64 {offset}")

    def is_everyone(self) -> str:
        """An i1: whether all lanes of the wave are active."""
        everyone = -1 if self.registers.lanes == 64 else (1 << self.registers.lanes) - 1
        return self.code.op(f"icmp eq i64 {self.registers.load_word(MASK)}, {everyone}")

    def active_bytes(self) -> str:
        """The address of a byte for each lane, which this writes: whether it is active."""
        lanes, active = self.registers.lanes, self.frame(self.registers.layout.active)
        name, mask = "@spread.mask", self.registers.load_word(MASK)
        body = IrText(self.code.declared)
        cut = "%mask" if lanes == 64 else body.op(f"trunc i64 %mask to i{lanes}")
        bits = body.op(f"bitcast i{lanes} {cut} to <{lanes} x i1>")
        wide = body.op(f"zext <{lanes} x i1> {bits} to <{lanes} x i8>")
        body.do(f"store <{lanes} x i8> {wide}, ptr %to, align 64")
        lines = [
            f"define internal void {name}(i64 %mask, ptr %to) noinline {{",
            *body.lines,
            "  ret void",
            "}",
        ]
        self.code.declared.add("\n".join(lines))
        self.code.do(f"call void {name}(i64 {mask}, ptr {active})")
        return active


class NativeStep(Protocol):
    """An instruction that machine code does.

    Attributes:
        words: that it takes in the table of the run; 0 for one that needs no native function.
        room: bytes of each lane that it needs room for behind the frame.
    """

    @property
    def words(self) -> int: ...

    @property
    def room(self) -> int: ...

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """Its words of the table, the first of them not 0; `None` if there is no native function yet."""

    def write(self, text: StepText) -> None:
        """Writes what it does, results and counts included."""


def write_step(control: ControlText, step: NativeStep, place: tuple[int, int], hand_over: int) -> None:
    """Writes a step: what machine code does, or the return to the interpreter.

    Args:
        control: the function's blocks.
        step: what to write.
        place: its number among the function's steps, and the place of its words in the table.
        hand_over: the number of the return to the interpreter.
    """
    registers, code = control.registers, control.registers.code
    fast, slow, join = code.labels("fast", "slow", "join")
    words, (number, start) = [], place
    if step.words:
        table = code.op(f"inttoptr i64 {registers.load_word(SITES)} to ptr")
        for at in range(start, start + step.words):
            words.append(code.op(f"load i64, ptr {code.op(f'getelementptr i64, ptr {table}, i64 {at}')}"))
        ready = code.op(f"icmp ne i64 {words[0]}, 0")
        code.do(f"br i1 {ready}, label %{fast}, label %{slow}")
        code.label(fast)
    step.write(StepText(registers, slow, number, words))
    code.do(f"br label %{join}")
    code.label(slow)
    control.hand_over(hand_over)
    code.do(f"br label %{join}")
    code.label(join)
