"""The objects in global memory that a pointer may lead to.

An *object* is the memory behind a kernel's argument, behind a pointer field of a struct that the kernel gets by
reference, or of a variable of the module; or it is unknown. A pointer is followed back through ``getelementptr``, casts
between pointers, ``phi``, ``select`` and ``make.buffer.rsrc``; a pointer from memory, from integers or from calls may
lead anywhere. LDS and scratch are no global memory: a pointer that leads there alone leads to no object at all. Neither
does an access *through* a pointer into constant memory (address spaces 4 and 6): its type says that nobody writes
there. A pointer that was cast to constant memory and back still leads to its object.

Two objects are *apart* if no byte belongs to both:

* two variables of the module;
* an argument that is ``noalias`` and anything that is not formed from it. LLVM promises that for one execution of the
  function, which is one work-item's; here it is taken to hold for all of a dispatch, as LLVM's own AMDGPU backend does
  when it loads through such pointers by the scalar cache, which no workgroup fence invalidates. That is the promise
  `NOALIAS_ARGUMENTS`;
* any two arguments or fields, and an argument and a variable, if it is promised: `ARGUMENTS_DO_NOT_ALIAS`.

An unknown pointer may be formed from a ``noalias`` argument that has *escaped*: was stored, converted to an integer,
given to a call.

Example::

    define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) %b)
    %p = getelementptr float, ptr addrspace(1) %a, i64 %i     ; argument 0: apart from argument 1
    %q = load ptr addrspace(1), ptr addrspace(1) %b           ; unknown: apart from argument 0, which never escapes

Sources: LangRef, 'noalias', 'Pointer Aliasing Rules'; AMDGPUUsage, 'Address Spaces'; AMDGPUMemoryUtils.cpp,
``isClobberedInFunction``, which passes over fences and barriers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind, Callees
from ldsopt.assumptions import ARGUMENTS_DO_NOT_ALIAS, NOALIAS_ARGUMENTS
from ldsopt.graph import Visits
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.details import arguments, callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import without_strings
from ldsopt.ir.types import Constant

NOT_GLOBAL = frozenset({"ptr addrspace(3)", "ptr addrspace(5)", "ptr addrspace(2)"})
"""Pointers to LDS, scratch and GDS, which lead to no byte of global memory."""

CONSTANT_MEMORY = frozenset({"ptr addrspace(4)", "ptr addrspace(6)"})
"""Types of pointers whose memory nobody writes while the kernel runs, if it is accessed through them."""

_THROUGH = frozenset({"getelementptr", "addrspacecast", "bitcast", "freeze"})
_RESOURCE = "llvm.amdgcn.make.buffer.rsrc"
_BUFFER_ACCESSES = tuple(
    f"llvm.amdgcn.{kind}.ptr.{access}"
    for kind in ("raw", "struct")
    for access in ("buffer.load", "buffer.store", "tbuffer.load", "tbuffer.store", "buffer.atomic.")
)
_OF_ONE_VALUE = "llvm.amdgcn.readfirstlane."


class ObjectKind(Enum):
    """The kind of value that leads to an object."""

    ARGUMENT = "argument"
    FIELD = "field of an argument"
    PARAMETER = "parameter"
    VARIABLE = "variable"
    UNKNOWN = "unknown"


class MemoryObject(NamedTuple):
    """An object in global memory.

    Attributes:
        kind: the kind of value that leads to it. A `ObjectKind.PARAMETER` is an argument of a called function; its
            object follows from the calls.
        name: of the function, for arguments and fields; of the variable.
        number: of the argument.
        offset: of the field in its struct, bytes.
        is_noalias: the argument is ``noalias``.
        has_escaped: an unknown pointer may be formed from it.
    """

    kind: ObjectKind
    name: str = ""
    number: int = 0
    offset: int = 0
    is_noalias: bool = False
    has_escaped: bool = False

    def __str__(self) -> str:
        return {
            ObjectKind.ARGUMENT: f"argument {self.number}",
            ObjectKind.FIELD: f"the pointer at byte {self.offset} of argument {self.number}",
            ObjectKind.PARAMETER: f"parameter {self.number} of {self.name}",
            ObjectKind.VARIABLE: f"@{self.name}",
            ObjectKind.UNKNOWN: "a pointer of unknown origin",
        }[self.kind]


UNKNOWN_OBJECT = MemoryObject(ObjectKind.UNKNOWN)
Objects = frozenset[MemoryObject]
ANYWHERE: Objects = frozenset({UNKNOWN_OBJECT})

_GIVEN = frozenset({ObjectKind.ARGUMENT, ObjectKind.FIELD})


class Apartness(NamedTuple):
    """A verdict on whether two objects may share a byte, and the promises that it rests on."""

    is_apart: bool
    promises: frozenset[str] = frozenset()


def apartness(a: MemoryObject, b: MemoryObject) -> Apartness:
    """The verdict on whether two different objects may share a byte.

    >>> x, y = (MemoryObject(ObjectKind.VARIABLE, name) for name in "xy")
    >>> apartness(x, y).is_apart, apartness(x, UNKNOWN_OBJECT).is_apart
    (True, False)
    """
    for one, other in ((a, b), (b, a)):
        formed = one.has_escaped and other.kind is ObjectKind.UNKNOWN
        if one.kind is ObjectKind.ARGUMENT and one.is_noalias and not formed:
            return Apartness(True, frozenset({NOALIAS_ARGUMENTS}))
    kinds = {a.kind, b.kind}
    if kinds == {ObjectKind.VARIABLE}:
        return Apartness(a != b)
    if kinds & _GIVEN and kinds <= _GIVEN | {ObjectKind.VARIABLE}:
        return Apartness(True, frozenset({ARGUMENTS_DO_NOT_ALIAS}))
    return Apartness(False)


class Pointers:
    """The objects that the pointers of one function lead to.

    Args:
        module: the module of the function.
        callees: of the module.
        function: the function.
        variables: names of the module's variables in memory that may be written, and of those that are constant
            (``False``).
        trusts_noalias: ``noalias`` of a kernel's argument holds between all work-items.
    """

    def __init__(
        self,
        module: Module,
        callees: Callees,
        function: Function,
        variables: Mapping[str, bool],
        *,
        trusts_noalias: bool = True,
    ) -> None:
        self._trusts_noalias = trusts_noalias
        self._module, self._callees, self._function = module, callees, function
        self._variables = variables
        self._defined = function.defined
        self._parameters = parameter_texts(module.lines[function.line])
        self._number = {address: number for number, address in enumerate(function.arguments)}
        self._found: dict[int, Objects] = {}

    def accessed(self, pointer: int) -> Objects:
        """Objects that an access through a pointer may touch; none if its type says that nobody writes there."""
        return frozenset() if self._module.type_of(pointer) in CONSTANT_MEMORY else self.objects(pointer)

    def objects(self, pointer: int) -> Objects:
        """Objects that a pointer may lead to; none if it leads to no writable global memory."""
        found = self._found.get(pointer)
        if found is None:
            found = self._found[pointer] = self._follow(pointer)
        return found

    def _follow(self, pointer: int) -> Objects:
        result: set[MemoryObject] = set()
        visits = Visits([pointer])
        for address in visits:
            text = self._module.type_of(address)
            if text in NOT_GLOBAL:
                continue
            instruction = self._defined.get(address)
            if instruction is None:
                result |= self._outside(address)
                continue
            sources = self._sources(instruction)
            if sources is None:
                result |= self._made(instruction)
            else:
                visits.add(sources)
        return frozenset(result)

    def _sources(self, instruction: Instruction) -> list[int] | None:
        """The pointers that a pointer is formed from; ``None`` if it is formed from none."""
        opcode, operands = instruction.opcode, instruction.operands
        if opcode in _THROUGH:
            return operands[:1]
        if opcode == "phi":
            return operands
        if opcode == "select":
            return operands[1:]
        if opcode == "call" and callee_name(self._module, instruction).startswith((_RESOURCE, _OF_ONE_VALUE)):
            return operands[:1]
        return None

    def _made(self, instruction: Instruction) -> Objects:
        """The objects of a pointer that is formed from no other pointer."""
        if instruction.opcode == "alloca":
            return frozenset()
        if instruction.opcode == "load":
            field = self._field(instruction)
            if field is not None:
                return frozenset({field})
        return ANYWHERE

    def _field(self, load: Instruction) -> MemoryObject | None:
        """The field of a struct passed by reference that a pointer is loaded from."""
        address, offset = load.operands[0], 0
        while (step := self._defined.get(address)) is not None:
            moved = self._constant_step(step)
            if moved is None:
                return None
            offset += moved
            address = step.operands[0]
        number = self._number.get(address)
        if number is None or not self._function.is_kernel or "byref(" not in self._parameters[number]:
            return None
        if self._module.type_of(address) not in CONSTANT_MEMORY:
            return None
        return MemoryObject(ObjectKind.FIELD, self._function.name, number, offset)

    def _constant_step(self, instruction: Instruction) -> int | None:
        """The constant offset of a ``getelementptr`` of bytes; ``None`` for any other instruction."""
        if instruction.opcode != "getelementptr" or len(instruction.operands) != 2:
            return None
        if " i8, " not in self._module.lines[instruction.line]:
            return None
        return self._module.integer(instruction.operands[1])

    def _outside(self, address: int) -> Objects:
        """The objects of an argument or constant."""
        number = self._number.get(address)
        if number is None:
            return self._constant(self._module.constant(address))
        if not self._function.is_kernel:
            return frozenset({MemoryObject(ObjectKind.PARAMETER, self._function.name, number)})
        attributes = without_strings(self._parameters[number]).partition("%")[0]
        is_noalias = self._trusts_noalias and "noalias" in attributes.split()
        escaped = address in self._escaping
        return frozenset(
            {MemoryObject(ObjectKind.ARGUMENT, self._function.name, number, 0, is_noalias, escaped)}
        )

    def _constant(self, constant: Constant) -> Objects:
        if constant.opcode == "literal":
            return (
                frozenset() if constant.value is None else ANYWHERE
            )  # null, poison; a number is a wild pointer
        if constant.opcode == "global":
            return variable_objects(constant.name, self._variables)
        if constant.opcode in ("getelementptr", "addrspacecast", "bitcast"):
            return self._constant(constant.operands[0])
        return ANYWHERE

    @cached_property
    def _escaping(self) -> frozenset[int]:
        """The arguments that escape, so that an unknown pointer may be formed from them."""
        return frozenset(
            argument
            for argument in self._function.arguments
            if self._module.type_of(argument).startswith("ptr") and self._escapes(argument)
        )

    def _escapes(self, argument: int) -> bool:
        visits = Visits([argument])
        for value in visits:
            for user in self._function.users.get(value, ()):
                formed = self._module.type_of(user.address)
                # Vectors of pointers are not followed back.
                is_vector = "ptr" in formed and not formed.startswith("ptr") and user.opcode != "load"
                if is_vector or not self._keeps_in_sight(user, value):
                    return True
                if formed.startswith("ptr"):
                    visits.add([user.address])
        return False

    def _keeps_in_sight(self, user: Instruction, value: int) -> bool:
        """True if a use of a pointer forms only pointers that `objects` follows back to it."""
        opcode, operands = user.opcode, user.operands
        if opcode in ("load", "icmp", "addrspacecast", "bitcast", "freeze", "phi"):
            return True
        if opcode == "getelementptr":
            return value not in operands[1:]
        if opcode == "select":
            return value != operands[0]
        if opcode == "store":
            return value != operands[0]
        if opcode in ("atomicrmw", "cmpxchg"):
            return value not in operands[1:]
        if is_call(user):
            return self._call_keeps(user, value)
        return False

    def _call_keeps(self, call: Instruction, value: int) -> bool:
        callee = self._callees.of(call)
        if callee.kind in (CalleeKind.COPY, CalleeKind.FILL, CalleeKind.HARMLESS, CalleeKind.LDS):
            return True
        if callee.name.startswith((_RESOURCE, _OF_ONE_VALUE)):
            return True
        # A buffer access uses the resource as an address; its first argument is the stored value, which escapes.
        is_access = callee.kind is CalleeKind.INTRINSIC and callee.name.startswith(_BUFFER_ACCESSES)
        is_access = is_access and ".atomic.cmpswap" not in callee.name
        return is_access and (".load" in callee.name or value not in arguments(self._module, call)[:1])


def variable_objects(name: str, variables: Mapping[str, bool]) -> Objects:
    """The objects of a global's name: a variable, nothing if it is never written, anything for an alias."""
    is_writable = variables.get(name)
    if is_writable is None:
        return ANYWHERE
    return frozenset({MemoryObject(ObjectKind.VARIABLE, name)}) if is_writable else frozenset()


def writable_variables(variables: Iterable[tuple[str, str, str]]) -> dict[str, bool]:
    """By name: true if a variable is in global memory and may be written.

    Args:
        variables: name, type of its address, and its definition as text.
    """
    return {
        name: pointer not in NOT_GLOBAL and pointer not in CONSTANT_MEMORY and not _is_constant(text)
        for name, pointer, text in variables
    }


def _is_constant(definition: str) -> bool:
    return " constant " in without_strings(definition).partition(" = ")[2][:120]
