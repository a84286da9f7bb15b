"""The memory in which compiled code keeps a wave's state while a function runs: a head, then a place for each register.

The head is 64-bit words: the mask of active lanes, the counters, and the parts of the wave that still have to run. A
register that is the same in all lanes has one element there, any other a row of lanes for each of its elements.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Instruction
from ldsopt.simt import addresses
from ldsopt.simt.compiled.code import LIMB, held_dtype, is_native, leaf_count, limbs
from ldsopt.simt.compiled.table import LOWERINGS
from ldsopt.simt.frame import Frame, Node
from ldsopt.simt.kinds import Array, RegisterKind, Value, uniform
from ldsopt.simt.opcodes.vectors import shuffle_sources
from ldsopt.simt.program import FunctionProgram
from ldsopt.target.intrinsics import entry

# --- forms --------------------------------------------------------------------------------------------------
#
# In which form the interpreter holds each register: once for all lanes, a value a lane, or either.
#
# The form of an address decides what a check sees: one lane's access, or one of all lanes. Compiled code has to
# tell them apart as the interpreter does, by what it knows before a run, and where that does not say, by a byte
# of the frame.


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
    """The forms of a function's registers, known before it runs.

    Attributes:
        of: the form of each slot.
        partial: blocks that may run with fewer lanes than the function was entered with.
        parting: blocks at whose end lanes may part.
    """

    of: Mapping[int, int]
    partial: frozenset[int]
    parting: frozenset[int]

    def is_partial(self, source: int) -> bool:
        """True if lanes may be missing on an edge out of a block."""
        return source in self.partial or source in self.parting


def forms(
    program: FunctionProgram, frame: Frame, items: tuple[int, int, int], *, is_kernel: bool
) -> RegisterForms:
    """Finds the forms of a function's registers.

    Args:
        program: the function; `frame` the frame in which it was decoded.
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
    """The form of a result that is computed lane by lane from operands of these forms."""
    if 0 in operands:
        return 0
    if BY_LANE in operands:
        return BY_LANE
    return EITHER if EITHER in operands else UNIFORM


def of_operation(node: Node, operands: list[int]) -> int:
    """The form of an operation's result: `lanewise`, unless it is a copy of one operand."""
    if is_choice(node) and 0 not in operands:
        condition, x, y = operands
        return x | y if condition == UNIFORM else BY_LANE if condition == BY_LANE else BY_LANE | x | y
    if node.opcode == "shufflevector":
        return lanewise([operands[i] for i in shuffled(node)])
    return lanewise(operands)


def is_choice(node: Node) -> bool:
    """True of a ``select`` by one condition, which copies an operand if the condition is the same in all lanes."""
    return node.opcode == "select" and node.kind_of(0).form == "int"


def shuffled(node: Node) -> list[int]:
    """The operands that a shuffle takes elements from."""
    size = node.kind_of(0).count
    return sorted({int(source >= size) for source in shuffle_sources(node)})


(
    MASK, BASE, CLOCK, LIMIT, PARTS, FIRST, BLOCK, FINE, WAVE, SITES, MEMORY, COUNTED, LANDS, BEGUN
) = range(14)  # fmt: skip
"""Words of the head: active lanes; those at the entry; instructions executed and the most that may be; how often lanes
parted; the first place at which lanes wait (`ldsopt.simt.reconvergence`); the block that was left last; whether waves
change at LDS operations; for native functions, the address of the wave's block, that of the table of what steps have to
know, and that of the wave's block for global memory; the operations that these have counted in ``vmcnt``; whether
copies land at once; the records of copies that were begun."""

HEAD = 14
"""Words of the head."""

RECORD_STEP, RECORD_BASE, RECORD_ORDINAL, RECORD_WORDS = range(4)
"""Words of the record of a copy: the number of the step, the first byte of LDS, what was counted in ``vmcnt`` since the
queue was told of it, the copy included; and how many words there are."""

MOST_RECORDS = 16
"""Copies that may be begun before the queue takes them over."""

WAITING = HEAD
"""The first word of the lanes that wait: one for each place, and one behind them in which every bit is set."""


@dataclass(frozen=True, slots=True)
class HeldSlot:
    """A register's place in the buffer.

    Attributes:
        kind: its type.
        form: of its elements (see "forms" above).
        offset: the offset of its elements, in bytes.
        form_at: the offset of the byte with its form: 0 not written yet, 1 the same in all lanes, 2 by lane; 0 for
            none.
    """

    kind: RegisterKind
    form: int
    offset: int
    form_at: int


@dataclass(frozen=True, slots=True)
class FrameLayout:
    """The places of a function's registers.

    Attributes:
        slots: by the number of the register.
        size: bytes of the buffer.
        lanes: lanes of a wave.
        active, address, room: offsets of the arguments of native functions: a byte for each active lane, an address
            that all lanes share, values.
        record_heads, records: offsets of the words of records of copies, and of the bytes that copies have fetched.
        record_bytes: the most bytes that one copy fetches; 0 without copies.
    """

    slots: dict[int, HeldSlot]
    size: int
    lanes: int
    active: int
    address: int
    room: int
    record_heads: int
    records: int
    record_bytes: int


def layout(
    wanted: Iterable[tuple[int, RegisterKind]],
    forms: RegisterForms,
    blended: set[int],
    lanes: int,
    *,
    places: int,
    room: int,
    copied: int,
) -> FrameLayout:
    """Gives registers their places.

    Args:
        wanted: number and type of each register.
        forms: the forms of the function's registers.
        blended: the registers that keep their old value in inactive lanes.
        lanes: lanes of a wave.
        places: the number of places at which lanes may wait.
        room: bytes of each lane that steps need behind the registers.
        copied: the most bytes of each lane that copies move.
    """
    at = 8 * (WAITING + places + 1)
    found: dict[int, HeldSlot] = {}
    wanted = [(slot, kind) for slot, kind in wanted if is_native(kind)]
    of = {slot: forms.of.get(slot, EITHER) or EITHER for slot, _ in wanted}
    forms_at = at
    at += len(wanted)
    for number, (slot, kind) in enumerate(wanted):
        at = -(-at // 64) * 64
        has_byte = of[slot] == EITHER or slot in blended
        found[slot] = HeldSlot(kind, of[slot], at, forms_at + number if has_byte else 0)
        at += leaf_count(kind) * held_dtype(kind).itemsize * (1 if of[slot] == UNIFORM else lanes)
    active = -(-at // 64) * 64
    values = active + 128
    heads = values + -(-room * lanes // 64) * 64
    records = heads + 8 * RECORD_WORDS * MOST_RECORDS
    size = records + (MOST_RECORDS * copied * lanes)
    return FrameLayout(
        found, size, lanes, active, active + 64, values, heads, records, record_bytes=copied * lanes
    )


class SlotView:
    """A register of one wave, in the form in which the interpreter's closures read and write it.

    Args:
        held: the register.
        data: the wave's buffer.
        lanes: lanes of a wave.
    """

    __slots__ = ("_data", "_form_at", "_is_array", "_is_uniform", "_kind", "_limbs", "_rows")

    def __init__(self, held: HeldSlot, data: Array, lanes: int) -> None:
        kind = held.kind
        self._kind, self._data, self._form_at = kind, data, held.form_at
        self._is_uniform, self._is_array = held.form == UNIFORM, kind.is_array
        count = leaf_count(kind) * (1 if self._is_uniform else lanes)
        dtype = held_dtype(kind)
        rows = data[held.offset : held.offset + count * dtype.itemsize].view(dtype)
        self._limbs = limbs(kind)
        is_row = not kind.is_array and self._limbs == 1
        self._rows = rows if self._is_uniform or is_row else rows.reshape(-1, lanes)

    def read(self) -> Value:
        """The register's value; a copy."""
        rows = self._rows if self._limbs == 1 else self._joined()
        if self._is_uniform:
            if self._limbs > 1:
                return rows
            return rows.copy() if self._is_array else uniform(rows[0], self._kind)
        form = int(self._data[self._form_at]) if self._form_at else BY_LANE
        if form == 0:
            return None
        if form == UNIFORM:
            return rows[:, 0].copy() if self._is_array else uniform(rows[0], self._kind)
        return rows.T.copy() if self._is_array else rows.copy()

    def write(self, value: Value) -> None:
        """Takes over a value.

        Raises:
            InternalError: it differs by lane, though its form excludes that.
        """
        rows = self._rows
        by_lane = isinstance(value, np.ndarray) and value.ndim == (2 if self._is_array else 1)
        if self._is_uniform:
            if by_lane:
                raise InternalError(f"a register of {self._kind.text} was taken to be the same in all lanes")
            rows[:] = value if self._limbs == 1 else self._parted(value)
            return
        if self._form_at:
            self._data[self._form_at] = BY_LANE if by_lane else UNIFORM
        if self._limbs > 1:
            parts = self._parted(value.T if by_lane else value)
            rows[:] = parts if by_lane else parts[:, None]
        elif not self._is_array:
            rows[:] = value
        else:
            rows[:] = value.T if by_lane else value[:, None]

    def _joined(self) -> Array:
        """Integers of more than 64 bits from their words."""
        words = self._rows.astype(object)
        parts = [words[i :: self._limbs] << (LIMB * i) for i in range(self._limbs)]
        return np.asarray(sum(parts[1:], parts[0])).reshape(-1, *words.shape[1:])[
            slice(None) if self._is_array else 0
        ]

    def _parted(self, value: Value) -> Array:
        """The words of integers of more than 64 bits."""
        numbers = np.asarray(value, object)
        numbers = numbers if self._is_array else numbers[None]
        words = np.stack([(numbers >> (LIMB * i)) & ((1 << LIMB) - 1) for i in range(self._limbs)], axis=1)
        return words.reshape(-1, *numbers.shape[1:]).astype(np.uint32)
