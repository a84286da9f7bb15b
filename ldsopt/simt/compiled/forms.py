"""In which form the interpreter holds each register: once for all lanes, a value a lane, or either.

The form of an address decides what a check sees: one lane's access, or one of all lanes. Compiled code has to tell
them apart as the interpreter does, by what it knows before a run, and where that does not say, by a byte of the frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.module import Instruction
from ldsopt.simt import addresses
from ldsopt.simt.compiled.table import LOWERINGS
from ldsopt.simt.compiled.vectors import shuffle_sources
from ldsopt.simt.frame import Frame
from ldsopt.simt.node import Node
from ldsopt.simt.program import FunctionProgram
from ldsopt.target.intrinsics import entry

UNIFORM, BY_LANE, EITHER = 1, 2, 3
"""Bits: which of the two forms a register may have. 0 where nothing is known yet."""

_UNIFORM_CALLS = (
    "llvm.amdgcn.readfirstlane.", "llvm.amdgcn.readlane.", "llvm.amdgcn.workgroup.id.", "llvm.amdgcn.wave.id",
    "llvm.amdgcn.wavefrontsize", "llvm.amdgcn.groupstaticsize", "llvm.amdgcn.implicitarg.ptr",
    "llvm.amdgcn.dispatch.ptr", "llvm.amdgcn.kernarg.segment.ptr", "llvm.amdgcn.ballot.",
    "llvm.amdgcn.wave.reduce.", "llvm.amdgcn.s.bitreplicate", "llvm.amdgcn.s.quadmask.", "llvm.amdgcn.s.wqm.",
)  # fmt: skip
_ONE_FOR_ALL = (addresses.GLOBAL, addresses.LDS, addresses.CONSTANT)
"""Address spaces in which a load from one address gives one value."""


@dataclass(frozen=True, slots=True)
class RegisterForms:
    """The knowledge of a function's registers before it runs.

    Attributes:
        of: the form of each slot.
        partial: blocks that may run with fewer lanes than the function was entered with.
        parting: blocks at whose end lanes may part.
    """

    of: Mapping[int, int]
    partial: frozenset[int]
    parting: frozenset[int]

    def is_partial(self, source: int) -> bool:
        """True if lanes may be missing on a way out of a block."""
        return source in self.partial or source in self.parting


def forms(
    program: FunctionProgram, frame: Frame, items: tuple[int, int, int], *, is_kernel: bool
) -> RegisterForms:
    """Finds the forms of a function's registers.

    Args:
        program: the function; `frame` what it was decoded in.
        items: work-items of a workgroup along each axis.
        is_kernel: arguments are the same in all lanes.
    """
    found = dict.fromkeys(frame.constant_slots, UNIFORM)
    found.update(dict.fromkeys(program.arguments, UNIFORM if is_kernel else EITHER))
    reader = _FormReader(program, frame, items, found)
    while True:
        before = (dict(found), reader.partial, reader.parting)
        for number in range(len(program.blocks)):
            reader.pass_block(number)
        reader.part()
        if before == (found, reader.partial, reader.parting):
            return RegisterForms(found, reader.partial, reader.parting)


class _FormReader:
    def __init__(
        self, program: FunctionProgram, frame: Frame, items: tuple[int, int, int], found: dict[int, int]
    ) -> None:
        self._program, self._frame, self._items, self._found = program, frame, items, found
        self.partial: frozenset[int] = frozenset()
        self.parting: frozenset[int] = frozenset()

    def pass_block(self, number: int) -> None:
        block = self._program.blocks[number]
        for segment in block.segments:
            for instruction in segment.instructions:
                self._add(self._frame.slot(instruction.address), self._of(instruction, number))
            if segment.event is not None and segment.event.result:
                self._add(segment.event.result, EITHER)
        is_partial = number in self.partial or number in self.parting
        for edge in block.terminator.edges:
            for target, source, _ in edge.moves:
                form = self._found.get(source, 0)
                self._add(target, form | BY_LANE if form and is_partial else form)

    def _add(self, slot: int, form: int) -> None:
        self._found[slot] = self._found.get(slot, 0) | form

    def _of(self, instruction: Instruction, block: int) -> int:
        form = self._own(instruction)
        is_blended = instruction.address in self._program.blended and block in self.partial
        return form | BY_LANE if form and is_blended else form

    def _own(self, instruction: Instruction) -> int:
        frame = self._frame
        operands = [self._found.get(slot, 0) for slot in frame.read_slots(instruction)]
        if instruction.address in frame.taken:
            return operands[0]
        if is_call(instruction):
            name = callee_name(frame.module, instruction)
            if name.startswith("llvm.amdgcn.workitem.id."):
                return BY_LANE if self._items["xyz".index(name[-1])] > 1 else UNIFORM
            if name.startswith(_UNIFORM_CALLS):
                return UNIFORM
            if name.startswith("llvm.amdgcn.make.buffer.rsrc."):
                return lanewise(operands)
            return EITHER if entry(LOWERINGS, name) is None else lanewise(operands)
        if instruction.opcode == "load":
            space = frame.kind_of(instruction.operands[0]).space
            return operands[0] if space in _ONE_FOR_ALL else EITHER
        if instruction.opcode in ("alloca", "extractvalue", "insertvalue", "atomicrmw", "cmpxchg"):
            return EITHER
        return of_operation(Node(frame, instruction), operands)

    def part(self) -> None:
        """Finds where lanes may part, and the blocks that they go through on their own."""
        blocks, partial, parting = self._program.blocks, set[int](), set[int]()
        for block in blocks:
            terminator = block.terminator
            if terminator.form not in ("branch", "switch"):
                continue
            if self._found.get(terminator.slot, UNIFORM) & BY_LANE:
                parting.add(block.number)
                partial |= self._program.order.apart(block.number)
        self.partial, self.parting = frozenset(partial), frozenset(parting)


def lanewise(operands: list[int]) -> int:
    """The form of what is computed lane by lane from operands of these forms."""
    if 0 in operands:
        return 0
    if BY_LANE in operands:
        return BY_LANE
    return EITHER if EITHER in operands else UNIFORM


def of_operation(node: Node, operands: list[int]) -> int:
    """The form of an operation's result: `lanewise`, but for what is taken as it is from one of the operands."""
    if is_choice(node) and 0 not in operands:
        condition, x, y = operands
        return x | y if condition == UNIFORM else BY_LANE if condition == BY_LANE else BY_LANE | x | y
    if node.opcode == "shufflevector":
        return lanewise([operands[i] for i in shuffled(node)])
    return lanewise(operands)


def is_choice(node: Node) -> bool:
    """True if it is a ``select`` by one condition, which takes an operand as it is where that is one for all lanes."""
    return node.opcode == "select" and node.kind_of(0).form == "int"


def shuffled(node: Node) -> list[int]:
    """The operands that a shuffle takes elements from."""
    size = node.kind_of(0).count
    return sorted({int(source >= size) for source in shuffle_sources(node)})
