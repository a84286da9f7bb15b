"""The state in which the instructions of one function are built: slots, types, places, stack, LDS accesses.

`OPCODES` and `INTRINSICS` are the tables of builders, which `ldsopt.simt.opcodes` and `ldsopt.simt.intrinsics` fill;
`apply` and `on_arrays` are the two shapes that most builders have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.details import (
    POINTER_OPERAND,
    Details,
    accessed_type,
    callee_name,
    details,
    is_call,
    stated_alignment,
)
from ldsopt.ir.metadata import UNTAGGED, AccessScopes, AliasMetadata
from ldsopt.ir.module import LOCAL, Function, Instruction, Module
from ldsopt.ir.synchronization import Fence, atomic_orders
from ldsopt.ir.syntax import attachments, without_strings
from ldsopt.simt.addresses import FLAT, GLOBAL, LDS, LDS_APERTURE, words_of
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Kinds, RegisterKind, Value, round_bfloat, uniform
from ldsopt.simt.layout import Literals, UnsupportedConstant
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.native.matrix import MatrixOperation
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.program import EventKind, Op, Registers, Wave
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch

if TYPE_CHECKING:
    from ldsopt.simt.addresses import ResourceLayout

# --- instructions -------------------------------------------------------------------------------------------
#
# The knowledge of compiled code of accesses through buffer resources, and of copies into LDS.


class ResourceOperands(NamedTuple):
    """The operands of an access through a resource, without those of an index.

    Attributes:
        resource: slot of the resource.
        offset: slot of the offset, or of a pointer whose last word is the offset.
        scalar: slot of the scalar offset; 0 for none.
        fixed: the immediate offset.
    """

    layout: ResourceLayout
    resource: int
    offset: int
    scalar: int
    fixed: int


class PointerOperands(NamedTuple):
    """The operands of an access through a pointer: the slot of the pointer, and the immediate offset."""

    pointer: int
    fixed: int


class BufferOperation(NamedTuple):
    """A load or store through a resource.

    Attributes:
        access: the access of the bytes.
        place: their place.
        value: the slot of the loaded or stored value.
    """

    access: GlobalOperation
    place: ResourceOperands
    value: int


class CopyOperation(NamedTuple):
    """A wave-uniform copy into LDS.

    Attributes:
        source: the access of the copied bytes.
        place: their place.
        target: the access of LDS.
        base: the beginning of the copy in LDS, without the first lane's share.
        is_marked: only its author waits for it.
    """

    source: GlobalOperation
    place: ResourceOperands | PointerOperands
    target: LdsOperation
    base: PointerOperands
    is_marked: bool


# --- lane moves ---------------------------------------------------------------------------------------------
#
# The knowledge of compiled code of instructions that move values between lanes, and of reads that transpose.


@dataclass(frozen=True, slots=True)
class TabledMove:
    """Each lane takes the value of another one; inactive lanes have none to give.

    Attributes:
        value, result: slots.
        sources: the lane from which each takes it.
        valid: the lanes that have a source.
        enabled: the lanes that take part; others keep their value in ``old``.
        old: the slot of the lanes' initial values; 0 for zeros.
        keeps_missing: a lane without a value to take keeps the old one; else it gets zero.
        of_everyone: inactive lanes have values to give, too.
    """

    value: int
    result: int
    sources: tuple[int, ...]
    valid: tuple[bool, ...]
    enabled: tuple[bool, ...]
    old: int = 0
    keeps_missing: bool = False
    of_everyone: bool = False


class LanePermutation(NamedTuple):
    """Each lane takes the value of the lane that a byte address names, or zero if that one is not active.

    Attributes:
        address, value, result: slots.
        by_halves: each half of the wave has its own.
    """

    address: int
    value: int
    result: int
    by_halves: bool


class LaneRead(NamedTuple):
    """All lanes get the value of one: slots of the value, of the lane's number (0: the first active), of the result."""

    value: int
    lane: int
    result: int


class Ballot(NamedTuple):
    """The active lanes for which a condition holds, as bits: the slots of the condition and of the result."""

    condition: int
    result: int


class TransposedRead(NamedTuple):
    """A read of LDS whose columns 16 lanes get; the slots of the address and of the result."""

    access: LdsOperation
    address: int
    result: int


NativeOperation = (
    LdsOperation | GlobalOperation | MatrixOperation | BufferOperation | CopyOperation
    | TabledMove | LanePermutation | LaneRead | Ballot | TransposedRead
)  # fmt: skip
"""The knowledge of an instruction that native functions have."""
Parts: TypeAlias = "int | tuple[Parts, ...]"
"""The register of an element; of a struct or array, those of its elements."""
AnnouncedAccess = tuple[LdsAccess, int, AccessScopes]
"""An LDS access with the alignment and the scopes that it claims."""
Called = tuple[str, AccessScopes]
"""A function, and the scopes that its calls claim for all that it accesses."""

_FRAME_ALIGN = 64


class Unsupported(Exception):
    """An operation that the simulator cannot execute; the argument names it, and where to add it."""


class NotSimulated(InputError):
    """An operation that the simulator does not know."""


def cannot_simulate(module: Module, what: str, line: int) -> NotSimulated:
    """The error for such an operation, with the input's line, or the canonical text's if the input has none."""
    place = module.source_lines.of(line)
    where = "" if place is not None else f" (canonical line {line})"
    return NotSimulated(f"cannot simulate {what}{where}", file=module.source, line=place)


class Frame:
    """The registers and the stack of one function while it is decoded.

    Attributes:
        kinds: the module's types.
        arch, wave_size: the hardware.
        template: registers as a call finds them; those of constants are in `constant_slots`.
        scratch: bytes of scratch taken so far.
        left: instructions of the block from the decoded one on, that one among them.
        tags: the alias metadata of the module; `claimed` are the scopes of the call that the frame is of.
        callees: the functions of the module that it calls, by the names of their programs.
        operations: the descriptions of instructions for native functions, by address.
        parts: the registers of structs and arrays that are taken apart (`ldsopt.simt.opcodes.vectors`), by address.
        taken: the register of each instruction that takes an element out of these, by address.
        resources: the first pointer of each ``ptr addrspace(7)`` that a step makes, by address; see `resource_of`.
        remembered: by slot, use and side, a value with its converted form.
    """

    def __init__(
        self,
        module: Module,
        function: Function,
        kinds: Kinds,
        literals: Literals,
        *,
        arch: Arch,
        wave_size: int,
        accesses: list[AnnouncedAccess],
        tags: AliasMetadata,
        claimed: AccessScopes = UNTAGGED,
    ) -> None:
        self.module, self.function, self.kinds, self.arch = module, function, kinds, arch
        self.wave_size = wave_size
        self._literals, self._accesses = literals, accesses
        self.template: Registers = [None]
        self.constant_slots: set[int] = set()
        self.scratch = self.left = 0
        self.tags, self.claimed = tags, claimed
        self.callees: dict[str, Called] = {}
        self.operations: dict[int, NativeOperation] = {}
        self.parts: dict[int, Parts] = {}
        self.taken: dict[int, int] = {}
        self.resources: dict[int, int] = {}
        self.remembered: dict[tuple[int, str, int], list[Any]] = {}
        self._slots: dict[int, int] = {}
        self._unnamed: dict[int, RegisterKind] = {}
        self._sites: dict[int, InstructionSite] = {}
        for address in (*function.arguments, *(i.address for i in function.instructions)):
            self._new_slot(address)

    def _new_slot(self, address: int) -> int:
        slot = self._slots[address] = len(self.template)
        self.template.append(None)
        return slot

    def slot(self, address: int) -> int:
        """The slot of a value.

        Raises:
            Unsupported: a constant that cannot be read.
        """
        slot = self._slots.get(address)
        if slot is not None:
            return slot
        try:
            value = self._literals.read(self.module.constant_text(address))[1]
        except UnsupportedConstant as problem:
            raise Unsupported(f"the constant {problem}; add it to ldsopt/simt/layout.py") from None
        slot = self._new_slot(address)
        self.template[slot] = value
        self.constant_slots.add(slot)
        return slot

    def new_register(self, kind: RegisterKind) -> int:
        """The slot of a new register that belongs to no value of the function."""
        slot = len(self.template)
        self.template.append(None)
        self._unnamed[slot] = kind
        return slot

    def new_constant(self, kind: RegisterKind, value: Any) -> int:
        """The slot of a constant that is part of one."""
        slot = self.new_register(kind)
        self.template[slot] = value
        self.constant_slots.add(slot)
        return slot

    def read_slots(self, instruction: Instruction) -> tuple[int, ...]:
        """The slots that an instruction reads."""
        if instruction.address in self.taken:
            return (self.taken[instruction.address],)
        slots = [self._slots.get(operand) for operand in instruction.operands]
        if (
            instruction.opcode in ("load", "store")
            and (pointer := instruction.operands[-1]) in self.resources
        ):
            slots.append(self._slots.get(self.resource_of(pointer)))
        return tuple(slot for slot in slots if slot is not None)

    def resource_of(self, pointer: int) -> int:
        """The first of the pointers from which a ``ptr addrspace(7)`` was made by steps.

        Steps change the offset alone, so the words of the resource are those of the first, and the same in all lanes if
        they are there.
        """
        while pointer in self.resources:
            pointer = self.resources[pointer]
        return pointer

    def known_slot(self, address: int) -> int | None:
        """The slot of a value if it has one by now; a callee or a label has none."""
        return self._slots.get(address)

    def slot_kinds(self) -> dict[int, RegisterKind]:
        """The type of the value in each slot."""
        return {slot: self.kind_of(address) for address, slot in self._slots.items()} | self._unnamed

    def kind_of(self, address: int) -> RegisterKind:
        """The type of a value."""
        return self.kinds(self.module.type_of(address))

    def site(self, line: int) -> InstructionSite:
        """The place of a line of the module."""
        site = self._sites.get(line)
        if site is None:
            text = attachments(self.module.lines[line])[0].strip()
            site = self._sites[line] = InstructionSite(self.function.name, line + 1, text)
        return site

    def allocate_scratch(self, size: int, align: int) -> int:
        """The offset of a stack slot in the function's frame."""
        start = -(-self.scratch // align) * align
        self.scratch = start + size
        return start

    @property
    def scratch_bytes(self) -> int:
        """The scratch that a call takes, rounded up so that the frames behind it are aligned like the first."""
        return -(-self.scratch // _FRAME_ALIGN) * _FRAME_ALIGN

    @property
    def announced(self) -> int:
        """The number of LDS accesses that all functions have announced so far."""
        return len(self._accesses)

    def announce(self, access: LdsAccess, align: int, instruction: Instruction) -> None:
        """Registers an LDS access; its alignment and size decide the granule of the checks."""
        self._accesses.append((access, align, self.claims(instruction)))

    def claims(self, instruction: Instruction) -> AccessScopes:
        """The scopes of an instruction, with those of the call that it is executed in."""
        return self.tags.of(self.module.lines[instruction.line]).within(self.claimed)

    def program_called(self, name: str, call: Instruction) -> str:
        """The name of the program that a call runs: a function's own, or that of it with the call's scopes."""
        claimed = self.claims(call)
        scopes = f"{sorted(claimed.alias_scope)} {sorted(claimed.noalias)}"
        key = name if claimed == UNTAGGED else f"{name}\0{scopes}"  # no function has such a name
        self.callees[key] = name, claimed
        return key


# --- node ---------------------------------------------------------------------------------------------------
#
# One instruction while it is decoded, as the tables of opcodes and intrinsics see it.


__all__ = ["Node", "Unsupported"]


class Node:
    """An instruction, its operands as slots, and the frame in which its closure is built.

    Attributes:
        instruction: the module's instruction; `line` its text.
        dst: slot of the result; `kind` its type.
        callee: name of the called function, empty for other instructions.
    """

    def __init__(self, frame: Frame, instruction: Instruction, callee: str = "") -> None:
        self.frame, self.instruction, self.callee = frame, instruction, callee
        self.dst, self.kind = frame.slot(instruction.address), frame.kind_of(instruction.address)
        self.line = frame.module.lines[instruction.line]

    @property
    def opcode(self) -> str:
        """The name of the instruction's opcode, as LLVM writes it."""
        return self.instruction.opcode

    @cached_property
    def details(self) -> Details:
        """Flags, predicate and the text behind them."""
        return details(self.line, self.opcode)

    @property
    def site(self) -> InstructionSite:
        """The function and line that findings about this instruction name."""
        return self.frame.site(self.instruction.line)

    def src(self, number: int) -> int:
        """The slot of an operand."""
        return self.frame.slot(self.instruction.operands[number])

    def kind_of(self, number: int) -> RegisterKind:
        """The type of an operand."""
        return self.frame.kind_of(self.instruction.operands[number])

    def constant(self, number: int) -> Any:
        """The value of an operand that is a constant; `None` for any other."""
        slot = self.src(number)
        return self.frame.template[slot] if slot in self.frame.constant_slots else None

    def immediate(self, number: int) -> int:
        """The value of an operand that has to be an integer constant.

        Raises:
            Unsupported: it is none.
        """
        value = self.constant(number)
        if value.__class__ not in (int, bool):
            raise Unsupported(f"a variable operand {number} of {self.callee or self.opcode}")
        return int(value)

    @property
    def align(self) -> int:
        """The alignment that the text gives, else 1."""
        return stated_alignment(self.line) or 1

    def lds_access(
        self, size: int, align: int, *, reads: bool, writes: bool, atomic: bool = False, is_copy: bool = False
    ) -> LdsAccess:
        """Announces that the instruction touches LDS, which fixes the granule of the checks."""
        access = LdsAccess(self.site, size, reads, writes, atomic, is_copy)
        self.frame.announce(access, align, self.instruction)
        return access


# --- placed -------------------------------------------------------------------------------------------------
#
# Instructions that may access global memory, or order it, say where they stand while they run.
#
# That is for the check of the order of global memory (`ldsopt.simt.global_order`); where there is none they run
# as they are. What an atomic instruction orders by itself is told to that check, too, and to that of LDS
# (`ldsopt.simt.wave_clocks`).


_SHARED = frozenset({"ptr", "ptr addrspace(1)", "ptr addrspace(7)"})
_MOVING = ("buffer", "load", "store", "atomic")


def placed(op: Op, module: Module, instruction: Instruction, site: InstructionSite) -> Op:
    """An instruction that records its place first, if it may access global memory or is atomic."""
    line = module.lines[instruction.line]
    if not _may_access(module, instruction, line):
        return op
    order = next(iter(_orders(module, instruction)), None)  # of a cmpxchg that succeeds
    # One address space is enough for LDS: the hardware keeps the order of a wave's operations there.
    scope = order.scope.removesuffix("one-as").removesuffix("-") if order is not None else ""
    is_elsewhere = order is not None and not _is_of_lds(module, instruction)

    def run(r: Registers) -> None:
        wave: Wave = r[0]
        lds = wave.lds.order if order is not None else None
        if lds is not None and order is not None and order.releases:
            lds.fence(wave.number, Fence("release", scope, None))
        if wave.order is None:
            op(r)
        else:
            in_global_memory(r, wave)
        if lds is not None and is_elsewhere:
            lds.atomic(wave.number)
        if lds is not None and order is not None and order.acquires:
            lds.fence(wave.number, Fence("acquire", scope, None))

    def in_global_memory(r: Registers, wave: Wave) -> None:
        memory = wave.memory
        memory.site, memory.is_atomic = site, order is not None
        if order is not None and order.releases:
            wave.order.fence(wave.number, Fence("release", order.scope, None))
        op(r)
        if order is not None:
            wave.order.atomic(wave.number)
            if order.acquires:
                wave.order.fence(wave.number, Fence("acquire", order.scope, None))
        memory.site = None

    return run


def in_turn(op: Op, frame: Frame, instruction: Instruction) -> Op:
    """An atomic instruction that waits for its turn, if the run follows an order, and whose place the order keeps.

    The place of a buffer's atomic operation is noted where its address is computed.
    """
    if not _orders(frame.module, instruction):
        return op
    pointer, size, changes = 0, 0, instruction.opcode not in ("load", "store")
    if not is_call(instruction):
        pointer = frame.slot(_pointer_of(instruction))
        size = frame.kinds(accessed_type(frame.module, instruction)).store
        space = frame.kind_of(_pointer_of(instruction)).space

    def run(r: Registers) -> None:
        wave: Wave = r[0]
        turns = wave.turns
        if turns is None:
            op(r)
            return
        turn, places = turns.begin(changes=changes), set[int]()
        op(r)
        if size and space in _ONE_MEMORY:
            where = np.broadcast_to(np.asarray(r[pointer]).astype(np.uint64), wave.size)
            where = (where if wave.mask is None else where[wave.mask]) + np.uint64(_ONE_MEMORY[space])
            places = words_of(where, size)
        turns.made(turn, places)

    return run


_ONE_MEMORY = {FLAT: 0, GLOBAL: 0, LDS: LDS_APERTURE}
"""The flat address at which each memory that waves share begins."""


def _orders(module: Module, instruction: Instruction) -> tuple[Fence, ...]:
    """The ordering of an atomic instruction, or of an intrinsic, which orders nothing by itself."""
    if not is_call(instruction):
        return atomic_orders(module.lines[instruction.line])
    name = callee_name(module, instruction)
    is_atomic = name.startswith("llvm.amdgcn.") and ".atomic." in name and ".ds." not in name
    return (Fence("monotonic", "", None),) if is_atomic else ()


def _pointer_of(instruction: Instruction) -> int:
    return instruction.operands[POINTER_OPERAND[instruction.opcode]]


def _is_of_lds(module: Module, instruction: Instruction) -> bool:
    return not is_call(instruction) and module.type_of(_pointer_of(instruction)) == LOCAL


def learns_of_waves(module: Module, function: Function) -> bool:
    """True if a function's waves may learn of others' progress by an atomic of other memory, or a named barrier."""
    return any(
        (is_call(one) and callee_name(module, one) == "llvm.amdgcn.s.barrier.signal.var")
        or (
            one.opcode in ("load", "atomicrmw", "cmpxchg", "call")
            and bool(orders := _orders(module, one))
            and not _is_of_lds(module, one)
            # A relaxed one whose result nobody looks at counts.
            and (bool(function.users.get(one.address)) or orders[0].ordering != "monotonic")
        )
        for one in function.instructions
    )


class PlacedAccess(NamedTuple):
    """The access of global memory that others may change, or of an atomic instruction; and if it is atomic."""

    is_shared: bool
    is_atomic: bool


def place_of(module: Module, instruction: Instruction, line: str) -> PlacedAccess:
    """The access that `placed` records for an instruction."""
    return PlacedAccess(_may_access(module, instruction, line), bool(atomic_orders(line)))


def _may_access(module: Module, instruction: Instruction, line: str) -> bool:
    """True if it is atomic, or may access global memory that others change."""
    opcode = instruction.opcode
    if opcode in ("atomicrmw", "cmpxchg"):
        return True
    if opcode in ("load", "store"):
        is_shared = (
            module.type_of(_pointer_of(instruction)) in _SHARED
            and "invariant.load" not in attachments(line)[1]
        )
        return is_shared or " atomic " in without_strings(line)
    if not is_call(instruction):
        return False
    name = callee_name(module, instruction)
    return name.startswith("llvm.mem") or (
        name.startswith("llvm.amdgcn.") and any(word in name for word in _MOVING)
    )


Effect = Op | EventKind | tuple[Op | EventKind, ...]
EffectBuilder = Callable[[Node], Effect]

INTRINSICS: dict[str, EffectBuilder] = {}


Entry = TypeVar("Entry")


def registered(table: dict[str, Entry], names: Iterable[str]) -> Callable[[Entry], Entry]:
    """A decorator that puts what it decorates into a table, by names."""

    def register(entry: Entry) -> Entry:
        table.update(dict.fromkeys(names, entry))
        return entry

    return register


def intrinsic(*names: str) -> Callable[[EffectBuilder], EffectBuilder]:
    """Registers the builder of intrinsics of these names."""
    return registered(INTRINSICS, names)


def apply(node: Node, function: Callable[..., Value], count: int) -> Op:
    """The closure that puts a function of the first ``count`` operands into the result."""
    d = node.dst
    slots = [node.src(i) for i in range(count)]
    if count == 1:
        a = slots[0]

        def one(r: Registers) -> None:
            r[d] = function(r[a])

        return one
    if count == 2:
        a, b = slots

        def two(r: Registers) -> None:
            r[d] = function(r[a], r[b])

        return two

    def many(r: Registers) -> None:
        r[d] = function(*[r[s] for s in slots])

    return many


def on_arrays(
    function: Callable[..., Any], kinds: list[RegisterKind], result: RegisterKind
) -> Callable[..., Value]:
    """A function of arrays as a function of registers: uniform operands give a uniform result.

    Integers of more than 64 bits never come without an axis, where numpy would unpack them to Python's integers.
    """
    is_wide = any(kind.dtype == object for kind in (*kinds, result))

    def registers(*values: Value) -> Value:
        arrays = [
            v if isinstance(v, np.ndarray) else np.asarray(v, k.dtype)
            for v, k in zip(values, kinds, strict=True)
        ]
        if is_wide:
            rows = np.asarray(function(*map(np.atleast_1d, arrays)))
            found = rows if any(array.ndim for array in arrays) else np.asarray(rows[0], result.dtype)
        else:
            found = np.asarray(function(*arrays))
        if found.dtype != result.dtype:
            found = found.astype(result.dtype)
        if result.is_bfloat:
            found = round_bfloat(found)
        if found.ndim == 0:
            return uniform(found, result)
        return found

    return registers


def lanewise(node: Node, function: Callable[..., Any], count: int) -> Op:
    """The closure of a function of arrays of the first ``count`` operands."""
    kinds = [node.kind_of(i) for i in range(count)]
    return apply(node, on_arrays(function, kinds, node.kind), count)


ArrayFunction = TypeVar("ArrayFunction", bound=Callable[..., Any])


def of_lanes(count: int, *names: str) -> Callable[[ArrayFunction], ArrayFunction]:
    """Registers a function of arrays, that of the first ``count`` operands, for intrinsics of these names."""

    def register(function: ArrayFunction) -> ArrayFunction:
        intrinsic(*names)(lambda node: lanewise(node, function, count))
        return function

    return register


def of_elements(node: Node, functions: Iterable[Callable[..., Any]], count: int) -> Op:
    """The closure of functions of arrays, one for each element of the result."""
    kinds = [node.kind_of(i) for i in range(count)]
    elements = zip(functions, node.kind.elements, strict=True)
    made = [on_arrays(function, kinds, kind) for function, kind in elements]
    return apply(node, lambda *values: tuple(one(*values) for one in made), count)


def nothing(_: Registers) -> None:
    """The effect of an instruction that has none."""


# --- table --------------------------------------------------------------------------------------------------
#
# The table that the modules beside this one fill.


OpBuilder = Callable[[Node], Op]

OPCODES: dict[str, OpBuilder] = {}


def opcode(*names: str) -> Callable[[OpBuilder], OpBuilder]:
    """Registers a builder for opcodes."""
    return registered(OPCODES, names)
