"""The order in which a block is executed: runs of native instructions, and between them the interpreter's closures.

Native instructions have no effect but their result, so each is done as early as its operands are there; what has
effects keeps its order.

::

    %p = getelementptr ...      ; native     first run: %p, %q
    %x = load ... %p            ; closure    closures:  %x, %y
    %q = getelementptr ...      ; native
    %y = load ... %q            ; closure
    %s = fadd %x, %y            ; native     second run: %s
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ldsopt.ir.module import Instruction
from ldsopt.simt.compiled.steps import NativeStep
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.frame import Frame
from ldsopt.simt.intrinsics.table import nothing
from ldsopt.simt.program import CodeBlock, Event, EventKind, Op


@dataclass(frozen=True, slots=True)
class LaneRun:
    """Instructions that are executed by machine code in one go."""

    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class InterpretedStep:
    """One closure of the interpreter, or one stop.

    Attributes:
        op: the closure; `None` for a stop.
        event: the stop.
        site: of the instruction.
        reads: slots of its operands.
        writes: slot of its result; 0 for none.
        instruction: whose closure it is.
    """

    op: Op | None
    event: Event | None
    site: InstructionSite
    reads: tuple[int, ...]
    writes: int
    instruction: Instruction | None = None


@dataclass(frozen=True, slots=True)
class InterpretedRun:
    """Closures and stops that follow each other."""

    steps: tuple[InterpretedStep, ...]

    @property
    def is_fine(self) -> bool:
        """Whether it is nothing but stops in front of LDS operations, which count only where waves change there."""
        return all(_is_lds_stop(step) for step in self.steps)


@dataclass(frozen=True, slots=True)
class StepRun(InterpretedRun):
    """An instruction that machine code does by native functions, or leaves to its closure."""

    native: NativeStep


Stage = LaneRun | InterpretedRun


def _is_lds_stop(step: InterpretedStep) -> bool:
    return step.event is not None and step.event.kind is EventKind.LDS


def stages(
    block: CodeBlock,
    frame: Frame,
    *,
    is_native: Callable[[Instruction], bool],
    is_late: Callable[[Instruction], bool],
    needs_complete: Callable[[Instruction], bool],
    native_step: Callable[[Instruction], NativeStep | None],
) -> list[Stage]:
    """Orders the instructions of a block.

    Args:
        block: its closures and stops.
        frame: what they were built in.
        is_native: whether machine code executes an instruction.
        is_late: whether the form of its result is known only behind the run that computes it.
        needs_complete: whether it needs more of its operands than their value in each lane.
        native_step: what machine code does of it by native functions, if these may do it.
    """
    native: list[Instruction] = []
    ordered: deque[InterpretedStep] = deque()
    for segment in block.segments:
        for op, site, instruction in zip(segment.ops, segment.sites, segment.instructions, strict=True):
            if is_native(instruction):
                native.append(instruction)
                continue
            if op is nothing:
                continue
            slot = 0 if frame.kind_of(instruction.address).form == "void" else frame.slot(instruction.address)
            reads = frame.read_slots(instruction)
            ordered.append(InterpretedStep(op, None, site, reads, slot, instruction))
        event = segment.event
        if event is not None:
            ordered.append(InterpretedStep(None, event, event.site, event.arguments, event.result))
    pending = {frame.slot(instruction.address) for instruction in native}
    pending.update(step.writes for step in ordered if step.writes)
    found: list[Stage] = []
    while native or ordered:
        run: list[Instruction] = []
        left: list[Instruction] = []
        late: set[int] = set()
        done: set[int] = set()
        for instruction in native:
            reads = frame.read_slots(instruction)
            waits = any(slot in pending or slot in late for slot in reads)
            if waits or (needs_complete(instruction) and any(slot in done for slot in reads)):
                left.append(instruction)
                continue
            run.append(instruction)
            slot = frame.slot(instruction.address)
            pending.discard(slot)
            done.add(slot)
            if is_late(instruction):
                late.add(slot)
        native = left
        if run:
            found.append(LaneRun(tuple(run)))
        steps = []
        while ordered and not any(slot in pending and slot != ordered[0].writes for slot in ordered[0].reads):
            step = ordered.popleft()
            steps.append(step)
            pending.discard(step.writes)
        found += _divided(steps, native_step)
    return found


def _divided(
    steps: list[InterpretedStep], native_step: Callable[[Instruction], NativeStep | None]
) -> Iterator[InterpretedRun]:
    """What native functions may do on its own, and the stops right in front of it."""
    some: list[InterpretedStep] = []
    for step in steps:
        native = None if step.instruction is None else native_step(step.instruction)
        if native is None:
            some.append(step)
            continue
        end = len(some)
        while end and _is_lds_stop(some[end - 1]):
            end -= 1
        for part in (some[:end], some[end:]):
            if part:
                yield InterpretedRun(tuple(part))
        yield StepRun((step,), native)
        some = []
    if some:
        yield InterpretedRun(tuple(some))
