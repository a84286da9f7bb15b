"""Register allocation to the wave frame, and the loads and stores around each call back into the interpreter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ldsopt.simt.compiled.accesses import CopyStep
from ldsopt.simt.compiled.forms import RegisterForms
from ldsopt.simt.compiled.layout import FrameLayout, layout
from ldsopt.simt.compiled.runs import (
    InterpretedRun,
    InterpretedStep,
    LaneRun,
    Stage,
    StepRun,
)
from ldsopt.simt.frame import Frame
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.program import FunctionProgram


@dataclass(frozen=True, slots=True)
class HandOver:
    """The steps of the interpreter between two returns to machine code.

    Attributes:
        steps: its closures and stops; none where it is to compute a function's result.
        takes: slots whose values it takes from the frame before that.
        gives: slots whose values it puts there.
        block: in which that is.
        native: the number of the step that native functions have left to it; -1 for none.
    """

    steps: tuple[InterpretedStep, ...]
    takes: tuple[int, ...]
    gives: tuple[int, ...]
    block: int
    native: int = -1


@dataclass(frozen=True, slots=True)
class FramePlacement:
    """The frame of a function, and what is handed over where.

    Attributes:
        layout: of the frame.
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
    """Finds what has to lie in the frame.

    Args:
        program: the function; `frame` what it was decoded in.
        stages: of each block.
        forms: of the function's registers.
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
