"""Runs of native instructions in IR: uniform values first, then one loop over the lanes for the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Instruction
from ldsopt.simt.compiled.code import LANES, LaneLoop, LaneRow, Leaves, leaf_count, leaf_type
from ldsopt.simt.compiled.control import NativeStep
from ldsopt.simt.compiled.layout import (
    BY_LANE,
    EITHER,
    UNIFORM,
    RegisterForms,
    is_choice,
    of_operation,
    shuffled,
)
from ldsopt.simt.compiled.registers import Merge, RegisterText, active_lanes
from ldsopt.simt.compiled.table import Lowering
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.frame import Frame, Node, nothing
from ldsopt.simt.kinds import RegisterKind
from ldsopt.simt.program import CodeBlock, Event, EventKind, Op


class RunText:
    """Writes one run.

    Args:
        frame: the frame in which the function was decoded.
        forms: the forms of its registers.
        lowerings: the lowerings of its native instructions, by address.
        blended: instructions that leave inactive lanes their old value.
        registers: the function's registers, and the text to write to.
        kinds: the types of the function's registers.
        is_partial: lanes may be missing here.
    """

    def __init__(
        self,
        frame: Frame,
        forms: RegisterForms,
        lowerings: dict[int, tuple[Node, Lowering]],
        blended: frozenset[int],
        registers: RegisterText,
        *,
        kinds: dict[int, RegisterKind],
        is_partial: bool,
    ) -> None:
        self._frame, self._forms, self._lowerings = frame, forms, lowerings
        self._blended = blended if is_partial else frozenset[int]()
        self._registers, self._code = registers, registers.code
        self._kinds = kinds
        self._scalars: dict[int, Leaves] = {}
        self._splats: dict[int, Leaves] = {}
        self._rows: dict[int, Leaves] = {}
        self._flags: dict[int, str] = {}

    def write(self, run: LaneRun) -> None:
        """Writes the code of a run of instructions that is executed lane by lane."""
        looped = []
        for instruction in run.instructions:
            is_uniform = self._own_form(instruction) == UNIFORM
            if is_uniform:
                self._write_scalar(instruction)
            if not is_uniform or instruction.address in self._blended:
                looped.append(instruction)
        if looped:
            self._write_loop(looped)

    def _slot(self, instruction: Instruction) -> int:
        return self._frame.slot(instruction.address)

    def _form(self, slot: int) -> int:
        return self._forms.of.get(slot, EITHER)

    def _own_form(self, instruction: Instruction) -> int:
        """The form of the result before it is blended."""
        node = self._lowerings[instruction.address][0]
        return of_operation(node, [self._form(slot) for slot in self._frame.read_slots(instruction)])

    def _lowered(self, row: LaneRow, instruction: Instruction, operands: list[Leaves]) -> Leaves:
        node, function = self._lowerings[instruction.address]
        found = function(row, node, operands)
        assert found is not None
        return found

    def _write_scalar(self, instruction: Instruction) -> None:
        node, slot = self._lowerings[instruction.address][0], self._slot(instruction)
        slots = self._frame.read_slots(instruction)
        # An operand of which a shuffle takes nothing may differ by lane, and not be computed yet.
        taken = shuffled(node) if instruction.opcode == "shufflevector" else range(len(slots))
        operands = [
            self._scalar_of(read) if i in taken else ["poison"] * leaf_count(node.kind_of(i))
            for i, read in enumerate(slots)
        ]
        leaves = self._scalars[slot] = self._lowered(LaneRow(self._code), instruction, operands)
        if self._registers.is_held(slot) and self._registers.form(slot) == UNIFORM:
            self._registers.store_scalars(slot, leaves)

    def _scalar_of(self, slot: int) -> Leaves:
        if slot not in self._scalars:
            self._scalars[slot] = self._registers.scalars(slot)
        return self._scalars[slot]

    def _flag_of(self, slot: int) -> str:
        """An i1: true if a register is the same in all lanes."""
        if slot not in self._flags:
            self._flags[slot] = "true" if slot in self._scalars else self._registers.is_uniform(slot)
        return self._flags[slot]

    def _make_flag(self, instruction: Instruction) -> str:
        slots = self._frame.read_slots(instruction)
        form = self._own_form(instruction)
        if form != EITHER:
            return "true" if form == UNIFORM else "false"
        node = self._lowerings[instruction.address][0]
        if is_choice(node):
            return self._flag_of_choice(*slots)
        if instruction.opcode == "shufflevector":
            slots = tuple(slots[i] for i in shuffled(node))
        found = "true"
        for flag in [self._flag_of(slot) for slot in slots]:
            if flag != "true":
                found = flag if found == "true" else self._code.op(f"and i1 {found}, {flag}")
        return found

    def _flag_of_choice(self, condition: int, x: int, y: int) -> str:
        """The flag of a choice, which copies one of the operands where the condition is the same in all lanes."""
        first, second = self._flag_of(x), self._flag_of(y)
        if first == second:
            chosen = first
        elif self._form(condition) == UNIFORM:
            chosen = self._code.op(f"select i1 {self._scalar_of(condition)[0]}, i1 {first}, i1 {second}")
        else:
            lane = self._registers.scalars(condition)[0]
            chosen = self._code.op(f"select i1 {lane}, i1 {first}, i1 {second}")
        return self._code.op(f"and i1 {self._flag_of(condition)}, {chosen}")

    def _splat(self, slot: int) -> None:
        if slot not in self._splats:
            row, leaf = LaneRow(self._code, LANES), leaf_type(self._kinds[slot])
            self._splats[slot] = [row.splat(leaf, x) for x in self._scalar_of(slot)]

    def _write_loop(self, looped: list[Instruction]) -> None:
        code, registers = self._code, self._registers
        made = {self._slot(i) for i in looped}
        for instruction in looped:
            slot = self._slot(instruction)
            if slot in self._scalars:
                self._splat(slot)
                continue
            for read in self._frame.read_slots(instruction):
                if read not in made and self._form(read) == UNIFORM:
                    self._splat(read)
        merges = self._begin(looped)
        with LaneLoop(code, registers.lanes) as loop:
            for merge in merges.values():
                merge.begin(loop.before, loop.loop)
            self._write_body(looped, merges, loop.lane)
        for instruction in looped:
            slot = self._slot(instruction)
            if slot in merges:
                registers.store_form(slot, merges[slot].form())
            elif registers.is_held(slot) and registers.held(slot).form_at:
                form = code.op(f"select i1 {self._flags[slot]}, i8 {UNIFORM}, i8 {BY_LANE}")
                registers.store_form(slot, form)

    def _begin(self, looped: list[Instruction]) -> dict[int, Merge]:
        """Finds the form of each result; for blended ones, also the values that the loop needs."""
        flags = {}
        for instruction in looped:
            flags[self._slot(instruction)] = flag = self._make_flag(instruction)
            if instruction.address not in self._blended:
                self._flags[self._slot(instruction)] = flag
        merged = [self._slot(i) for i in looped if i.address in self._blended]
        if not merged:
            return {}
        mask, whole = active_lanes(self._registers)
        return {slot: Merge(self._registers, slot, flags[slot], mask, whole) for slot in merged}

    def _write_body(self, looped: list[Instruction], merges: dict[int, Merge], lane: str) -> None:
        row = LaneRow(self._code, LANES)
        for instruction in looped:
            slot = self._slot(instruction)
            if slot in self._splats:
                leaves = self._splats[slot]
            else:
                operands = [self._row_of(read, lane) for read in self._frame.read_slots(instruction)]
                leaves = self._lowered(row, instruction, operands)
            if slot in merges:
                leaves = merges[slot].blend(row, lane, leaves)
            self._rows[slot] = leaves
            if self._registers.is_held(slot):
                self._registers.store_rows(slot, lane, leaves)

    def _row_of(self, slot: int, lane: str) -> Leaves:
        if slot in self._rows:
            return self._rows[slot]
        if slot in self._splats:
            return self._splats[slot]
        self._rows[slot] = self._registers.rows(slot, lane)
        return self._rows[slot]


# --- schedule -----------------------------------------------------------------------------------------------
#
# The order in which a block is executed: runs of native instructions, and between them the interpreter's closures.
#
# Native instructions have no effect but their result, so each is done as early as its operands are there; what has
# effects keeps its order.
#
# ::
#
#     %p = getelementptr ...      ; native     first run: %p, %q
#     %x = load ... %p            ; closure    closures:  %x, %y
#     %q = getelementptr ...      ; native
#     %y = load ... %q            ; closure
#     %s = fadd %x, %y            ; native     second run: %s


@dataclass(frozen=True, slots=True)
class LaneRun:
    """Instructions that machine code executes in one loop."""

    instructions: tuple[Instruction, ...]


@dataclass(frozen=True, slots=True)
class InterpretedStep:
    """One closure of the interpreter, or one stop.

    Attributes:
        op: the closure; `None` for a stop.
        event: the stop.
        site: the place of the instruction.
        reads: slots of its operands.
        writes: slot of its result; 0 for none.
        instruction: the instruction of the closure.
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
        """True if it has only stops in front of LDS operations, which matter only where waves change there."""
        return all(_is_lds_stop(step) for step in self.steps)


@dataclass(frozen=True, slots=True)
class StepRun(InterpretedRun):
    """An instruction that machine code executes by native functions, or leaves to its closure."""

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
        frame: the frame in which they were built.
        is_native: true of an instruction that machine code executes.
        is_late: true if the form of its result is known only behind the run that computes it.
        needs_complete: true if it needs more of its operands than their value in each lane.
        native_step: its part that native functions execute, if they may.
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
    """The part that native functions may execute on their own, and the stops right in front of it."""
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
