"""A decoded function as the text of one LLVM function.

``i32 @step(ptr %f, ptr %counts, i32 %resume)`` runs a wave from a place on until the interpreter has to do something,
and returns what: the number of an `InterpretedRun`, or one of the negative codes here. It is called again with that
number plus one. Everything that has to outlive a return lies in the wave's frame.
"""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Instruction
from ldsopt.simt import intrinsics
from ldsopt.simt.compiled import floats as _floats  # noqa: F401 -- these fill the table
from ldsopt.simt.compiled import integers as _integers  # noqa: F401
from ldsopt.simt.compiled import vectors as _vectors  # noqa: F401
from ldsopt.simt.compiled.code import IrText, LaneRow, is_native, leaf_count
from ldsopt.simt.compiled.control import ControlText
from ldsopt.simt.compiled.forms import EITHER, RegisterForms, forms, is_choice
from ldsopt.simt.compiled.layout import FrameLayout, layout
from ldsopt.simt.compiled.runs import RunText
from ldsopt.simt.compiled.schedule import (
    InterpretedRun,
    InterpretedStep,
    LaneRun,
    operand_slots,
    stages,
)
from ldsopt.simt.compiled.table import LOWERINGS, MOVES, Lowering
from ldsopt.simt.frame import Frame
from ldsopt.simt.node import Node
from ldsopt.simt.program import FunctionProgram


@dataclass(frozen=True, slots=True)
class HandOver:
    """What the interpreter does between two returns to machine code.

    Attributes:
        steps: its closures and stops; none where it is to compute a function's result.
        takes: slots whose values it takes from the frame before that.
        gives: slots whose values it puts there.
        block: in which that is.
    """

    steps: tuple[InterpretedStep, ...]
    takes: tuple[int, ...]
    gives: tuple[int, ...]
    block: int


@dataclass(frozen=True, slots=True)
class FunctionText:
    """A function in IR.

    Attributes:
        text: a module with ``@step``.
        layout: of a wave's frame.
        hand_overs: by number.
        takes_arguments: parameters that the frame holds.
        native: instructions that have a native form, of `instructions`.
        choices: for each counter behind those of the blocks, the block that chose and the one that it chose.
    """

    text: str
    layout: FrameLayout
    hand_overs: tuple[HandOver, ...]
    takes_arguments: tuple[int, ...]
    native: int
    instructions: int
    choices: tuple[tuple[int, int], ...]


class NoNativeForm(Exception):
    """A function that only the interpreter can execute; the argument says why."""


def write_function(
    program: FunctionProgram, frame: Frame, items: tuple[int, int, int], *, is_kernel: bool
) -> FunctionText:
    """Writes a function.

    Args:
        program: the function; `frame` what it was decoded in.
        items: work-items of a workgroup along each axis.
        is_kernel: it is launched, not called.

    Raises:
        NoNativeForm: lanes bring a value of a type that a frame cannot hold from block to block.
    """
    found = forms(program, frame, items, is_kernel=is_kernel)
    return _FunctionWriter(program, frame, found, is_kernel=is_kernel).write()


class _FunctionWriter:
    def __init__(
        self, program: FunctionProgram, frame: Frame, found: RegisterForms, *, is_kernel: bool
    ) -> None:
        self._program, self._frame, self._forms = program, frame, found
        self._is_kernel = is_kernel
        self._kinds = frame.slot_kinds()
        self._lowerings: dict[int, tuple[Node, Lowering]] = {}
        self._collect()
        self._stages = [
            stages(block, frame, self._is_native, self._is_late, self._needs_complete)
            for block in program.blocks
        ]

    def _collect(self) -> None:
        """The native form of each instruction that has one."""
        for block in self._program.blocks:
            for edge in block.terminator.edges:
                for _, _, kind in edge.moves:
                    if not is_native(kind):
                        raise NoNativeForm(f"a phi of {kind.text}")
            for segment in block.segments:
                for instruction in segment.instructions:
                    self._enter(instruction)

    def _enter(self, instruction: Instruction) -> None:
        frame = self._frame
        kind = frame.kind_of(instruction.address)
        name = callee_name(frame.module, instruction) if is_call(instruction) else ""
        found = intrinsics.entry(LOWERINGS, name) if name else LOWERINGS.get(instruction.opcode)
        if found is None or not is_native(kind):
            return
        given = instruction.operands[:-1] if name else instruction.operands
        if (
            instruction.opcode not in MOVES
            and max(kind.bits, *(frame.kind_of(o).bits for o in given), 0) > 64
        ):
            return
        known = [frame.known_slot(operand) is not None for operand in given]
        if sorted(known, reverse=True) == known and all(is_native(frame.kind_of(o)) for o in given):
            node = Node(frame, instruction, name)
            row = LaneRow(IrText(set()))
            trial = [[row.constant("i1", 0)] * leaf_count(frame.kind_of(operand)) for operand in given]
            if found(row, node, trial) is not None:
                self._lowerings[instruction.address] = node, found

    def _is_native(self, instruction: Instruction) -> bool:
        return instruction.address in self._lowerings

    def _is_blended(self, instruction: Instruction) -> bool:
        return instruction.address in self._program.blended

    def _is_late(self, instruction: Instruction) -> bool:
        is_either = self._forms.of[self._frame.slot(instruction.address)] == EITHER
        return is_either and self._is_blended(instruction)

    def _needs_complete(self, instruction: Instruction) -> bool:
        if not is_choice(self._lowerings[instruction.address][0]):
            return False
        condition, x, y = (self._form(slot) for slot in operand_slots(self._frame, instruction))
        return condition == EITHER and not (x == y and x != EITHER)

    def _form(self, slot: int) -> int:
        return self._forms.of.get(slot, EITHER)

    # --- what has to lie in the frame -----------------------------------------------------------------------

    def _placed(self) -> tuple[FrameLayout, list[HandOver], tuple[int, ...]]:
        """The frame, and what is handed over where."""
        by_native: set[int] = set()
        by_interpreter: set[int] = set()
        used_native: set[int] = set()
        used_interpreted: set[int] = set()
        home: dict[int, tuple[int, int]] = {}
        outside: set[int] = set()
        for number, row in enumerate(self._stages):
            for place, stage in enumerate(row):
                if isinstance(stage, InterpretedRun):
                    by_interpreter.update(step.writes for step in stage.steps if step.writes)
                    used_interpreted.update(slot for step in stage.steps for slot in step.reads)
                    continue
                for instruction in stage.instructions:
                    slot = self._frame.slot(instruction.address)
                    home[slot] = number, place
                    by_native.add(slot)
                    for read in operand_slots(self._frame, instruction):
                        used_native.add(read)
                        if home.get(read) != (number, place):
                            outside.add(read)
        for block in self._program.blocks:
            terminator = block.terminator
            if terminator.form in ("branch", "switch"):
                outside.add(terminator.slot)
                used_native.add(terminator.slot)
            elif terminator.form == "return" and terminator.slot:
                used_interpreted.add(terminator.slot)
            for edge in block.terminator.edges:
                by_native.update(target for target, _, _ in edge.moves)
                outside.update(slot for target, source, _ in edge.moves for slot in (target, source))
                used_native.update(source for _, source, _ in edge.moves)
        blended = {self._frame.slot(address) for address in self._program.blended}
        moved = {target for b in self._program.blocks for e in b.terminator.edges for target, _, _ in e.moves}
        constants = self._frame.constant_slots
        held = (by_native & (outside | used_interpreted | blended)) | moved
        held |= (used_native - by_native - constants) | (outside - constants)
        found = layout(
            ((slot, self._kinds[slot]) for slot in sorted(held) if slot in self._kinds),
            self._forms, blended | moved, self._frame.wave_size,
        )  # fmt: skip
        overs = []
        for number, row in enumerate(self._stages):
            for stage in row:
                if isinstance(stage, InterpretedRun):
                    reads = {slot for step in stage.steps for slot in step.reads}
                    writes = {step.writes for step in stage.steps if step.writes}
                    gives = sorted(writes & used_native)
                    overs.append(
                        HandOver(stage.steps, tuple(sorted(reads & by_native)), tuple(gives), number)
                    )
            terminator = self._program.blocks[number].terminator
            if terminator.form == "return" and terminator.slot:
                takes = (terminator.slot,) if terminator.slot in by_native else ()
                overs.append(HandOver((), takes, (), number))
        arguments = tuple(slot for slot in self._program.arguments if slot in used_native)
        return found, overs, arguments

    # --- text -----------------------------------------------------------------------------------------------

    def write(self) -> FunctionText:
        """The text, with what belongs to it."""
        program, frame = self._program, self._frame
        places, overs, arguments = self._placed()
        constants = {
            slot: (self._kinds[slot], frame.template[slot])
            for slot in frame.constant_slots
            if is_native(self._kinds[slot])
        }
        control = ControlText(program, places, constants, self._forms, is_kernel=self._is_kernel)
        numbers = iter(range(len(overs)))
        for number, row in enumerate(self._stages):
            control.begin(number)
            for stage in row:
                if isinstance(stage, LaneRun):
                    RunText(
                        frame, self._forms, self._lowerings, program.blended, control.registers,
                        kinds=self._kinds, is_partial=number in self._forms.partial,
                    ).write(stage)  # fmt: skip
                else:
                    control.hand_over(next(numbers))
            terminator = program.blocks[number].terminator
            has_result = terminator.form == "return" and bool(terminator.slot)
            control.end(number, next(numbers) if has_result else None)
        native = sum(len(s.instructions) for row in self._stages for s in row if isinstance(s, LaneRun))
        interpreted = sum(len(s.steps) for row in self._stages for s in row if isinstance(s, InterpretedRun))
        text = control.text(len(overs))
        total = native + interpreted
        return FunctionText(text, places, tuple(overs), arguments, native, total, tuple(control.choices))
