"""A decoded function as the text of one LLVM function.

``i32 @step(ptr %f, ptr %counts, i32 %resume)`` runs a wave from a place on until the interpreter has a task,
and returns the task: the number of a hand-over, or one of the negative codes of `ldsopt.simt.compiled.control`. It is
called again with that number plus one; with the numbers behind those of hand-overs it begins in front of a block.
All state that has to outlive a return lies in the wave's frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.dataclass import dataclass
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Instruction
from ldsopt.simt.compiled import table as _floats  # noqa: F401 -- these fill the table
from ldsopt.simt.compiled import table as _integers  # noqa: F401
from ldsopt.simt.compiled.accesses import BufferStep, CopyStep, MemoryAccess
from ldsopt.simt.compiled.code import IrText, LaneRow, Leaves, is_native, leaf_count
from ldsopt.simt.compiled.control import ControlText, NativeStep, StepText, write_step
from ldsopt.simt.compiled.lane_moves import MoveStep, ReadStep, TransposedStep
from ldsopt.simt.compiled.layout import EITHER, FrameLayout, RegisterForms, forms, is_choice, layout
from ldsopt.simt.compiled.registers import bytes_of, give, place_of_result, take
from ldsopt.simt.compiled.runs import (
    InterpretedRun,
    InterpretedStep,
    LaneRun,
    RunText,
    Stage,
    StepRun,
    stages,
)
from ldsopt.simt.compiled.table import LOWERINGS, MOVES, Lowering
from ldsopt.simt.decode import whole_wave
from ldsopt.simt.frame import (
    Ballot,
    BufferOperation,
    CopyOperation,
    Frame,
    LanePermutation,
    LaneRead,
    Node,
    TabledMove,
    TransposedRead,
)
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.native.lds import NativeRun
from ldsopt.simt.native.matrix import MatrixOperation
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.program import FunctionProgram
from ldsopt.target.intrinsics import entry


class MatrixStep:
    """A matrix product.

    Args:
        frame: the frame in which the function was decoded.
        operation: the product, and its registers.
        is_merged: inactive lanes keep their old values.
    """

    words = 3

    def __init__(self, frame: Frame, operation: MatrixOperation, *, is_merged: bool) -> None:
        kinds = frame.slot_kinds()
        self._product, self._is_merged = operation.product, is_merged
        self._slots = operation.slots
        self._kinds = [kinds[slot] for slot in self._slots]

    @property
    def is_possible(self) -> bool:
        """True if its registers can be held in a frame."""
        return all(is_native(kind) and kind.bits <= 64 for kind in self._kinds)

    @property
    def room(self) -> int:
        """Bytes of a lane's operands and result."""
        return sum(bytes_of(kind) for kind in self._kinds)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function, and the tables of the operands' codes."""
        return self._product.addresses()

    def write(self, text: StepText) -> None:
        """Writes the call of the native function."""
        function, *codes = text.table
        *operands, result = zip(self._slots, self._kinds, strict=True)
        places, at = [], 0
        for slot, kind in operands:
            places.append(give(text.registers, slot, kind, at))
            at += bytes_of(kind)
        places.append(place_of_result(text.registers, *result, at, is_merged=self._is_merged))
        places += [text.pointer(word) for word in codes]
        text.call(function, ", ".join(f"ptr {place}" for place in places))
        take(text.registers, *result, at, is_merged=self._is_merged)


@dataclass(frozen=True, slots=True)
class FunctionText:
    """A function in IR.

    Attributes:
        text: a module with ``@step``.
        layout: the layout of a wave's frame.
        hand_overs: the returns to the interpreter, by number.
        choices: for each counter behind those of the blocks, the block that chose and the one that it chose.
        steps: the steps for native functions, with the place of their words in the table of a run.
    """

    text: str
    layout: FrameLayout
    hand_overs: tuple[HandOver, ...]
    choices: tuple[tuple[int, int], ...]
    steps: tuple[tuple[NativeStep, int], ...]


class NoNativeForm(Exception):
    """A function that only the interpreter can execute; the argument says why."""


def write_function(
    program: FunctionProgram, frame: Frame, items: tuple[int, int, int], *, is_kernel: bool
) -> FunctionText:
    """Writes a function.

    Args:
        program: the function; `frame` the frame in which it was decoded.
        items: work-items of a workgroup along each axis.
        is_kernel: it is launched, not called.

    Raises:
        NoNativeForm: a value that lanes bring from block to block has a type that a frame cannot hold.
    """
    found = forms(program, frame, items, is_kernel=is_kernel)
    return _FunctionWriter(program, frame, found).write()


def _as_it_is(_: LaneRow, __: Node, operands: list[Leaves]) -> Leaves:
    """The result is an element of a struct or array of which only the elements are in registers."""
    return operands[0]


class _FunctionWriter:
    def __init__(self, program: FunctionProgram, frame: Frame, found: RegisterForms) -> None:
        self._program, self._frame, self._forms = program, frame, found
        self._kinds = frame.slot_kinds()
        self._lowerings: dict[int, tuple[Node, Lowering]] = {}
        self._steps: list[tuple[NativeStep, int]] = []
        self._words = 0
        self._home = {
            instruction.address: block.number
            for block in program.blocks
            for segment in block.segments
            for instruction in segment.instructions
        }
        self._whole_wave = whole_wave(frame.module, frame.function)
        self._collect()
        self._stages = [
            stages(
                block,
                frame,
                is_native=self._is_native,
                is_late=self._is_late,
                needs_complete=self._needs_complete,
                native_step=self._native_step,
            )
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
        if instruction.address in frame.taken:
            if is_native(kind):
                self._lowerings[instruction.address] = Node(frame, instruction), _as_it_is
            return
        name = callee_name(frame.module, instruction) if is_call(instruction) else ""
        found = entry(LOWERINGS, name) if name else LOWERINGS.get(instruction.opcode)
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
        condition, x, y = (self._form(slot) for slot in self._frame.read_slots(instruction))
        return condition == EITHER and not (x == y and x != EITHER)

    def _native_step(self, instruction: Instruction) -> NativeStep | None:
        """The part of an instruction that native functions do in machine code, if they can do it."""
        operation = self._frame.operations.get(instruction.address)
        if operation is None:
            return None
        is_merged = self._is_blended(instruction) and self._home[instruction.address] in self._forms.partial
        if instruction.address in self._whole_wave:
            return None
        step: MatrixStep | MemoryAccess | BufferStep | CopyStep | MoveStep | ReadStep | TransposedStep
        if isinstance(operation, MatrixOperation):
            step = MatrixStep(self._frame, operation, is_merged=is_merged)
        elif isinstance(operation, BufferOperation):
            step = BufferStep(self._frame, operation, self._form, is_merged=is_merged)
        elif isinstance(operation, CopyOperation):
            step = CopyStep(self._frame, operation)
        elif isinstance(operation, TabledMove | LanePermutation):
            step = MoveStep(self._frame, operation, self._form, is_merged=is_merged)
        elif isinstance(operation, LaneRead | Ballot):
            step = ReadStep(self._frame, operation, self._form)
        elif isinstance(operation, TransposedRead):
            step = TransposedStep(self._frame, operation, self._form, is_merged=is_merged)
        else:
            step = MemoryAccess(self._frame, instruction, operation, self._form, is_merged=is_merged)
        return step if step.is_possible else None

    def _write_step(self, control: ControlText, step: NativeStep, hand_over: int) -> None:
        write_step(control, step, (len(self._steps), self._words), hand_over)
        self._steps.append((step, self._words))
        self._words += step.words

    def _form(self, slot: int) -> int:
        return self._forms.of.get(slot, EITHER)

    # --- text -----------------------------------------------------------------------------------------------

    def write(self) -> FunctionText:
        """The function's text, its layout and its hand-overs."""
        program, frame = self._program, self._frame
        placement = place(program, frame, self._stages, self._forms, self._kinds)
        places, overs = placement.layout, placement.hand_overs
        constants = {
            slot: (self._kinds[slot], frame.template[slot])
            for slot in frame.constant_slots
            if is_native(self._kinds[slot])
        }
        control = ControlText(program, places, constants, self._forms)
        numbers = iter(range(len(overs)))
        for number, row in enumerate(self._stages):
            control.begin(number)
            for stage in row:
                if isinstance(stage, LaneRun):
                    RunText(
                        frame, self._forms, self._lowerings, program.blended, control.registers,
                        kinds=self._kinds, is_partial=number in self._forms.partial,
                    ).write(stage)  # fmt: skip
                elif isinstance(stage, StepRun):
                    self._write_step(control, stage.native, next(numbers))
                elif stage.is_fine:
                    control.hand_over_if_fine(next(numbers))
                else:
                    control.hand_over(next(numbers))
            terminator = program.blocks[number].terminator
            has_result = terminator.form == "return" and bool(terminator.slot)
            control.end(number, next(numbers) if has_result else None)
        text = control.text(len(overs))
        return FunctionText(text, places, overs, tuple(control.choices), tuple(self._steps))


# --- placement ----------------------------------------------------------------------------------------------
#
# Register allocation to the wave frame, and the loads and stores around each call back into the interpreter.


@dataclass(frozen=True, slots=True)
class HandOver:
    """The steps of the interpreter between two returns to machine code.

    Attributes:
        steps: its closures and stops; none if it computes a function's result.
        takes: the slots whose values it reads from the frame before that.
        gives: the slots whose values it writes to the frame afterwards.
        block: the block of these steps.
        native: the number of the step that native functions have left to it; -1 for none.
    """

    steps: tuple[InterpretedStep, ...]
    takes: tuple[int, ...]
    gives: tuple[int, ...]
    block: int
    native: int = -1


@dataclass(frozen=True, slots=True)
class FramePlacement:
    """The frame of a function, and its hand-overs.

    Attributes:
        hand_overs: in the order of their numbers.
    """

    layout: FrameLayout
    hand_overs: tuple[HandOver, ...]


def place(
    program: FunctionProgram,
    frame: Frame,
    stages: Sequence[Sequence[Stage]],
    forms: RegisterForms,
    kinds: dict[int, RegisterKind],
) -> FramePlacement:
    """Finds the registers that have to lie in the frame.

    Args:
        program: the function; `frame` the frame in which it was decoded.
        stages: the stages of each block.
        forms: the forms of the function's registers.
        kinds: their types.
    """
    found = _RegisterUses(frame)
    for number, row in enumerate(stages):
        for position, stage in enumerate(row):
            found.add(stage, (number, position))
    for block in program.blocks:
        terminator = block.terminator
        if terminator.form in ("branch", "switch"):
            found.outside.add(terminator.slot)
            found.read_natively.add(terminator.slot)
        elif terminator.form == "return" and terminator.slot:
            found.read_by_interpreter.add(terminator.slot)
        for edge in terminator.edges:
            for target, source, _ in edge.moves:
                found.moved.add(target)
                found.outside.add(source)
                found.read_natively.add(source)
    blended = {frame.slot(address) for address in program.blended}
    held = found.held(blended) - frame.constant_slots
    steps = [stage.native for row in stages for stage in row if isinstance(stage, StepRun)]
    places = layout(
        ((slot, kinds[slot]) for slot in sorted(held)),
        forms,
        blended | found.moved,
        frame.wave_size,
        places=program.order.exit_rank,
        room=max((step.room for step in steps), default=0),
        copied=max((step.size for step in steps if isinstance(step, CopyStep)), default=0),
    )
    overs: list[HandOver] = []
    count = 0
    for number, row in enumerate(stages):
        for stage in row:
            if isinstance(stage, InterpretedRun):
                is_native = isinstance(stage, StepRun)
                overs.append(found.hand_over(stage, number, count if is_native else -1))
                count += is_native
        terminator = program.blocks[number].terminator
        if terminator.form == "return" and terminator.slot:
            takes = (terminator.slot,) if terminator.slot in found.by_native else ()
            overs.append(HandOver((), takes, (), number))
    return FramePlacement(places, tuple(overs))


class _RegisterUses:
    """The instructions that write and read each register.

    Attributes:
        by_native: written by machine code; ``moved`` by moves into phis.
        read_natively: read by machine code; ``outside`` by other than the run that writes it.
        read_by_interpreter: read by closures.
    """

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self.moved: set[int] = set()
        self.read_natively: set[int] = set()
        self.read_by_interpreter: set[int] = set()
        self.outside: set[int] = set()
        self._written: set[int] = set()
        self._home: dict[int, tuple[int, int]] = {}

    @property
    def by_native(self) -> set[int]:
        return self._written | self.moved

    def add(self, stage: Stage, at: tuple[int, int]) -> None:
        if isinstance(stage, LaneRun):
            for instruction in stage.instructions:
                slot = self._frame.slot(instruction.address)
                self._home[slot] = at
                self._written.add(slot)
                for read in self._frame.read_slots(instruction):
                    self.read_natively.add(read)
                    if self._home.get(read) != at:
                        self.outside.add(read)
            return
        for step in stage.steps:
            self.read_by_interpreter.update(step.reads)
            if isinstance(stage, StepRun):
                self._written |= {step.writes} - {0}
                self.outside |= {*step.reads, step.writes} - {0}
                self.read_natively.update(step.reads)

    def held(self, blended: set[int]) -> set[int]:
        """The registers that have to lie in the frame."""
        shared = self._written & (self.outside | self.read_by_interpreter | blended)
        return shared | self.moved | (self.read_natively - self._written) | self.outside

    def hand_over(self, stage: InterpretedRun, block: int, native: int) -> HandOver:
        """The registers that the interpreter needs for its steps, and those of it that others need."""
        reads = {slot for step in stage.steps for slot in step.reads}
        writes = {step.writes for step in stage.steps if step.writes}
        gives = writes & (self.read_natively | self._written)
        return HandOver(
            stage.steps, tuple(sorted(reads & self.by_native)), tuple(sorted(gives)), block, native
        )
