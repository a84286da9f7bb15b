"""The state in which the instructions of one function are built: slots, types, places, stack, LDS accesses."""

from __future__ import annotations

from typing import Any, TypeAlias

from ldsopt.errors import InputError
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Kinds, RegisterKind
from ldsopt.simt.literals import Literals, UnsupportedConstant
from ldsopt.simt.native.instructions import (
    Ballot,
    BufferOperation,
    CopyOperation,
    LanePermutation,
    LaneRead,
    TabledMove,
    TransposedRead,
)
from ldsopt.simt.native.lds import LdsOperation
from ldsopt.simt.native.matrix import MatrixOperation
from ldsopt.simt.native.memory import GlobalOperation
from ldsopt.simt.program import Registers
from ldsopt.simt.shadow import LdsAccess
from ldsopt.target.arch import Arch

NativeOperation = (
    LdsOperation | GlobalOperation | MatrixOperation | BufferOperation | CopyOperation
    | TabledMove | LanePermutation | LaneRead | Ballot | TransposedRead
)  # fmt: skip
"""The knowledge of an instruction that native functions have."""
Parts: TypeAlias = "int | tuple[Parts, ...]"
"""The register of an element; of a struct or array, those of its elements."""
AnnouncedAccess = tuple[LdsAccess, int, str]
"""An LDS access with the alignment that it claims and the text of its line."""

_FRAME_ALIGN = 64


class Unsupported(Exception):
    """Something that the simulator cannot execute; the argument says what and where to add it."""


def cannot_simulate(module: Module, what: str, line: int) -> InputError:
    """The error that says so, with the input's line; with that of the canonical text where the input has none."""
    place = module.source_lines.of(line)
    where = "" if place is not None else f" (canonical line {line})"
    return InputError(f"cannot simulate {what}{where}", file=module.source, line=place)


class Frame:
    """The registers and the stack of one function while it is decoded.

    Attributes:
        module, function: what is decoded.
        kinds: the module's types.
        arch, wave_size: for which hardware.
        template: registers as a call finds them; those of constants are in `constant_slots`.
        scratch: bytes of scratch taken so far.
        left: instructions of the block from the one that is decoded on, that one among them.
        callees: names of the functions of the module that it calls.
        operations: what native functions know of an instruction, by its address.
        parts: of structs and arrays that are taken apart (`ldsopt.simt.aggregates`), by address, their registers.
        taken: of instructions that take an element out of these, by address, its register.
        resources: of each ``ptr addrspace(7)`` that a step makes, by address, the one stepped from; see `resource_of`.
        remembered: by slot, use and side, a value with what was made of it.
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
    ) -> None:
        self.module, self.function, self.kinds, self.arch = module, function, kinds, arch
        self.wave_size = wave_size
        self._literals, self._accesses = literals, accesses
        self.template: Registers = [None]
        self.constant_slots: set[int] = set()
        self.scratch = self.left = 0
        self.callees: set[str] = set()
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
            raise Unsupported(f"the constant {problem}; add it to ldsopt/simt/literals.py") from None
        slot = self._new_slot(address)
        self.template[slot] = value
        self.constant_slots.add(slot)
        return slot

    def new_register(self, kind: RegisterKind) -> int:
        """The slot of a new register that no value of the function has."""
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

        Steps change the offset alone, so that the words of the resource are those of the first; and where that is the
        same in all lanes, they are.
        """
        while pointer in self.resources:
            pointer = self.resources[pointer]
        return pointer

    def known_slot(self, address: int) -> int | None:
        """The slot of a value if it has one by now; what needs none, a callee or a label, has none."""
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
            text = self.module.lines[line].strip()
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
        self._accesses.append((access, align, self.module.lines[instruction.line]))
