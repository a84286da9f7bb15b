"""The accesses of global memory that a kernel makes, and other operations that may need fences.

An access is read from the instruction: `load`, `store`, `atomicrmw`, `cmpxchg`, the memory intrinsics and the buffer
intrinsics, each with the objects that its pointer may lead to (`ldsopt.analysis.global_memory.objects`). Accesses of
LDS, scratch and constant memory do not count, nor do ``!invariant.load`` loads: nobody else changes their memory. A
call of a function of the module is one access of everything that the function and its callees may touch. Unknown
operations (a call of unknown code, assembly that is more than waits and arithmetic, an intrinsic without a row here
that may write) read and write everything.

Beside touching bytes, an access may tell *others* that something is done, or learn that it is:

* it **synchronizes further** if work-items of another workgroup can take part in it: a fence of a scope beyond the
  workgroup, an ordered atomic of such a scope, and also a relaxed one, by which kernels signal though the memory model
  gives them no right to, and an operation of global wave sync (``ds.gws.barrier``). By such a chain even accesses of
  memory that this workgroup never touches again may depend on a fence of the workgroup (cumulativity: "the last block
  adds up");
* it **signals** if a work-item may learn by it how far another one of its workgroup has come, other than by the
  workgroup's barrier: an atomic whose result is used, a volatile load (`ldsopt.ir.details`), a named barrier, a half of
  a cluster's, the state of a barrier, an unknown operation. In a kernel with any of these, fences anywhere may order a
  pair of accesses. A whole barrier of the cluster is one of the workgroup, too (`ldsopt.ir.synchronization`).

Sources: LangRef, 'Memory Model for Concurrent Operations'; AMDGPUUsage, 'Memory Model'; IntrinsicsAMDGPU.td.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ldsopt.analysis.flow.callees import Callee, CalleeKind, Callees, callees_of
from ldsopt.analysis.global_memory.objects import (
    ANYWHERE,
    MemoryObject,
    ObjectKind,
    Objects,
    Pointers,
    apartness,
    writable_variables,
)
from ldsopt.assumptions import NOALIAS_ARGUMENTS
from ldsopt.dataclass import dataclass
from ldsopt.ir import bindings
from ldsopt.ir.details import arguments, is_call, is_marked_access
from ldsopt.ir.inline_asm import AsmStatement
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import (
    Barrier,
    Group,
    atomic_orders,
    barriers,
    is_of_cluster,
    read_fence,
    steps,
)
from ldsopt.ir.syntax import attachments, memory_effects, mnemonic_span
from ldsopt.once import once
from ldsopt.target.intrinsics import Transfer, family, is_of

_IN_WORKGROUP = frozenset(
    {
        "workgroup", "wavefront", "singlethread",
        "workgroup-one-as", "wavefront-one-as", "singlethread-one-as",
    }
)  # fmt: skip
_COMMUTING = frozenset({"add", "sub", "and", "or", "xor", "max", "min", "umax", "umin"})
_ARITHMETIC = (
    *(
        "s_nop",
        "s_mov",
        "s_add",
        "s_sub",
        "s_mul",
        "s_and",
        "s_or",
        "s_xor",
        "s_lshl",
        "s_lshr",
        "s_ashr",
        "s_bfe",
    ),
    *("s_cmp", "s_setprio", "s_sleep"),
)
"""Prefixes of scalar instructions that touch no memory."""
_SILENT = family(
    "llvm.",
    "trap ubsantrap debugtrap stacksave stackrestore donothing sideeffect pseudoprobe",
) | family(
    "llvm.amdgcn.",
    "s.setreg s.getreg s.setprio s.sleep s.sethalt s.sendmsg s.sendmsghalt s.nop endpgm unreachable init ds.bpermute"
    " ds.permute ds.swizzle exp if else end.cf live.mask ps.live",
)
"""Intrinsics with effects beyond their result, but none on memory that a program can name."""
_MEETING = family("llvm.amdgcn.", "ds.gws")
"""Intrinsics by which workgroups wait for each other without memory that a program can name."""
_TELLING = family("llvm.amdgcn.", "s.get.barrier.state s.get.named.barrier.state")
"""Intrinsics whose result says how many waves have come to a barrier."""


@dataclass(frozen=True, slots=True)
class GlobalAccess:
    """An access of global memory, or an operation that may order such accesses.

    Attributes:
        at: the instruction, an index into `Function.instructions` of the kernel.
        reads, writes: the access reads or writes memory.
        objects: the objects that it may touch; none for a fence.
        pointer: the address of its pointer, ``None`` if it has no single one.
        size: bytes that each work-item touches, ``None`` if not known.
        synchronizes: it synchronizes further than the workgroup.
        signals: a work-item may learn by it how far others have come.
        commutes: the operation of an atomic without a result that may run in any order with its like; else empty.
        is_atomic: it is one atomic operation, for the workgroup or further.
        is_dma: it copies between global memory and LDS.
        is_unknown: its effects are unknown.
        holds_fences: it is a call of a function with fences or barriers.
    """

    at: int
    reads: bool = False
    writes: bool = False
    objects: Objects = frozenset()
    pointer: int | None = None
    size: int | None = None
    synchronizes: bool = False
    signals: bool = False
    commutes: str = ""
    is_atomic: bool = False
    is_dma: bool = False
    is_unknown: bool = False
    holds_fences: bool = False


class _CalledAccesses(NamedTuple):
    """The accesses of a call of a function of the module, in terms of the function's parameters."""

    accesses: tuple[GlobalAccess, ...]
    holds_fences: bool


_EVERYTHING = GlobalAccess(
    0, reads=True, writes=True, objects=ANYWHERE, synchronizes=True, signals=True, is_unknown=True
)


@once
def accesses_of(
    function: Function, module: Module, *, trusts_noalias: bool = True
) -> tuple[GlobalAccess, ...]:
    """The accesses of global memory of a function and of what it calls, in text order."""
    return access_finder(module, trusts_noalias=trusts_noalias).of(function)


@once
def access_finder(module: Module, *, trusts_noalias: bool) -> AccessFinder:
    """The finder of a module's accesses."""
    return AccessFinder(module, trusts_noalias=trusts_noalias)


class AccessFinder:
    """Finds the accesses of a module's kernels.

    Args:
        trusts_noalias: ``noalias`` of a kernel's argument holds between all work-items.
    """

    def __init__(self, module: Module, *, trusts_noalias: bool = True) -> None:
        self.callees, self.trusts_noalias = callees_of(module), trusts_noalias
        self._module = module
        self._variables = writable_variables(
            (g.name, g.pointer_type, bindings.value_text(g.address)) for g in module.handle.global_variables()
        )
        self._effects: dict[str, _CalledAccesses | None] = {}

    def of(self, function: Function) -> tuple[GlobalAccess, ...]:
        """The accesses of a function, in text order."""
        return tuple(_FunctionAccesses(self, self._module, self.callees, function, self._variables).find())

    def effect(self, name: str) -> _CalledAccesses | None:
        """The accesses of a call of a function of the module; ``None`` for a recursive one."""
        if name not in self._effects:
            self._effects[name] = None
            function = next(one for one in self._module.functions() if one.name == name)
            found = self.of(function)
            own = any(
                read_fence(self._module, i.line) is not None or barriers(self._module, i)
                for i in function.instructions
            )
            self._effects[name] = _CalledAccesses(found, own or any(access.holds_fences for access in found))
        return self._effects[name]


class _FunctionAccesses:
    """The accesses of one function."""

    def __init__(
        self,
        finder: AccessFinder,
        module: Module,
        callees: Callees,
        function: Function,
        variables: Mapping[str, bool],
    ) -> None:
        self._finder, self._module, self._callees, self._function = finder, module, callees, function
        self._variables = variables
        self._pointers = Pointers(module, callees, function, variables, trusts_noalias=finder.trusts_noalias)
        self._used = {operand for i in function.instructions for operand in i.operands}

    def find(self) -> Iterator[GlobalAccess]:
        """Every access, in text order."""
        for at, instruction in enumerate(self._function.instructions):
            opcode = instruction.opcode
            if opcode == "load":
                yield from self._load(at, instruction)
            elif opcode == "store":
                pointer, value = instruction.operands[1], instruction.operands[0]
                yield from self._plain(at, instruction, pointer, value, reads=False)
            elif opcode in ("atomicrmw", "cmpxchg"):
                yield from self._atomic(at, instruction)
            elif opcode == "fence":
                fence = read_fence(self._module, instruction.line)
                if fence is None or (
                    fence.scope not in _IN_WORKGROUP and (fence.spaces is None or fence.spaces != {"local"})
                ):
                    yield GlobalAccess(at, synchronizes=True)
            elif is_call(instruction):
                yield from self._call(at, instruction)
            elif opcode == "va_arg":
                yield replace(_EVERYTHING, at=at)

    # --- loads, stores, atomics ---------------------------------------------------------------------------

    def _load(self, at: int, load: Instruction) -> Iterator[GlobalAccess]:
        line = self._module.lines[load.line]
        if "!invariant.load" in line and "invariant.load" in attachments(line)[1]:
            return
        yield from self._plain(at, load, load.operands[0], load.address, writes=False)

    def _plain(
        self,
        at: int,
        instruction: Instruction,
        pointer: int,
        value: int,
        *,
        reads: bool = True,
        writes: bool = True,
    ) -> Iterator[GlobalAccess]:
        """A load or store; a volatile or atomic one may be a signal."""
        objects = self._pointers.accessed(pointer)
        is_marked = is_marked_access(self._module, instruction)
        wide = is_marked and self._is_wide(instruction, pointer, objects)
        if self._module.type_of(pointer) == "ptr addrspace(5)" or not (objects or (is_marked and reads)):
            return
        layout = self._module.types.layout(self._module.type_of(value))
        yield GlobalAccess(
            at,
            reads=reads and bool(objects),
            writes=writes and bool(objects),
            objects=objects,
            pointer=pointer,
            size=layout.store if layout else None,
            synchronizes=wide,
            signals=is_marked and reads,
            is_atomic=is_marked and self._is_atomic(instruction),
        )

    def _is_atomic(self, instruction: Instruction) -> bool:
        orders = atomic_orders(self._module.lines[instruction.line])
        return bool(orders) and not orders[0].is_within_wave

    def _is_wide(self, instruction: Instruction, pointer: int, objects: Objects) -> bool:
        """True if other workgroups may take part in an atomic or volatile access."""
        orders = atomic_orders(self._module.lines[instruction.line])
        if not orders:
            return bool(objects)  # volatile: anyone may look
        # An access of LDS concerns other workgroups only if it orders other memory.
        is_felt = bool(objects) or any(order.releases or order.acquires for order in orders)
        return orders[0].scope not in _IN_WORKGROUP and is_felt

    def _atomic(self, at: int, instruction: Instruction) -> Iterator[GlobalAccess]:
        pointer = instruction.operands[0]
        objects = self._pointers.accessed(pointer)
        line = self._module.lines[instruction.line]
        words = line[mnemonic_span(line)[0] :].replace("volatile ", "", 1).split(" ", 2)
        operation = words[1] if words[0] == "atomicrmw" else ""
        is_ordered = any(order.releases or order.acquires for order in atomic_orders(line))
        is_alone = instruction.address not in self._used and not is_ordered
        commutes = operation if operation in _COMMUTING and is_alone else ""
        value = instruction.operands[1]
        layout = self._module.types.layout(self._module.type_of(value))
        yield GlobalAccess(
            at,
            reads=bool(objects),
            writes=bool(objects),
            objects=objects,
            pointer=pointer,
            size=layout.store if layout else None,
            synchronizes=self._is_wide(instruction, pointer, objects),
            signals=instruction.address in self._used,
            commutes=commutes,
            is_atomic=self._is_atomic(instruction),
        )

    # --- calls --------------------------------------------------------------------------------------------

    def _call(self, at: int, call: Instruction) -> Iterator[GlobalAccess]:
        callee = self._callees.of(call)
        if self._callees.hides_dma(call):
            yield replace(_EVERYTHING, at=at, is_dma=True)
        elif callee.kind is CalleeKind.ASM:
            yield from self._assembly(at, call)
        elif callee.kind in (CalleeKind.COPY, CalleeKind.FILL):
            yield from self._copy(at, call, callee)
        elif callee.kind is CalleeKind.LDS:
            yield from self._lds(at, call, callee)
        elif callee.kind is CalleeKind.DEFINED:
            yield from self._defined(at, call, callee.name)
        elif callee.kind is CalleeKind.UNKNOWN:
            yield replace(_EVERYTHING, at=at)
        elif callee.kind is not CalleeKind.PURE:
            yield from self._intrinsic(at, call, callee)

    def _assembly(self, at: int, call: Instruction) -> Iterator[GlobalAccess]:
        asm = self._module.inline_asm(call.operands[-1])
        if asm is not None and asm.statements is not None and asm.is_straight:
            known = steps(self._module, call)
            if self._other_group(call):
                yield GlobalAccess(at, synchronizes=True, signals=True)
                return
            # A wait or barrier for each statement, or plain arithmetic: no memory is touched.
            others = [s for s in asm.statements if not s.mnemonic.startswith(("s_wait", "s_barrier"))]
            if known is not None and all(map(_is_arithmetic, others)):
                return
        yield replace(_EVERYTHING, at=at)

    def _other_group(self, call: Instruction) -> bool:
        """True if a call is part of a barrier that is not the workgroup's own."""
        found = steps(self._module, call) or ()
        return any(isinstance(step, Barrier) and step.group is not Group.WORKGROUP for step in found)

    def _copy(self, at: int, call: Instruction, callee: Callee) -> Iterator[GlobalAccess]:
        operands = arguments(self._module, call)
        written = self._pointers.accessed(operands[0])
        is_volatile = is_marked_access(self._module, call)
        if callee.kind is CalleeKind.COPY and (read := self._pointers.accessed(operands[1])):
            yield GlobalAccess(at, reads=True, objects=read, pointer=operands[1])
        if written:
            yield GlobalAccess(at, writes=True, objects=written, pointer=operands[0])
        if is_volatile and (written or callee.kind is CalleeKind.COPY):
            yield replace(_EVERYTHING, at=at)

    def _lds(self, at: int, call: Instruction, callee: Callee) -> Iterator[GlobalAccess]:
        assert callee.intrinsic is not None
        transfer = callee.intrinsic.transfer
        if transfer in (Transfer.ATOMIC, Transfer.ASYNC_ATOMIC):
            yield GlobalAccess(at, signals=call.address in self._used)
        elif transfer is not Transfer.READ:
            yield replace(_EVERYTHING, at=at, is_dma=True)

    def _defined(self, at: int, call: Instruction, name: str) -> Iterator[GlobalAccess]:
        effect = self._finder.effect(name)
        if effect is None:
            yield replace(_EVERYTHING, at=at, holds_fences=True)
            return
        operands = arguments(self._module, call)
        for access in effect.accesses:
            objects = frozenset(
                each
                for one in access.objects
                for each in (
                    self._given(operands, one.number)
                    if one.kind is ObjectKind.PARAMETER and one.name == name
                    else (one,)
                )
            )
            yield replace(access, at=at, objects=objects, pointer=None, size=None, holds_fences=False)
        if effect.holds_fences:
            yield GlobalAccess(at, holds_fences=True)

    def _given(self, operands: list[int], number: int) -> Objects:
        return self._pointers.objects(operands[number]) if number < len(operands) else ANYWHERE

    def _intrinsic(self, at: int, call: Instruction, callee: Callee) -> Iterator[GlobalAccess]:
        if self._other_group(call) or is_of(callee.name, _MEETING):
            yield GlobalAccess(at, synchronizes=True, signals=not is_of_cluster(self._module, call))
            return
        if callee.name.endswith(".isfirst") or is_of(callee.name, _TELLING):
            yield GlobalAccess(at, signals=True)
        if callee.kind is CalleeKind.HARMLESS or is_of(callee.name, _SILENT):
            return
        if access := _buffer_access(callee.name):
            yield from self._buffer(at, call, access)
            return
        attributes = self._module.declarations()[callee.name].attributes
        effects = memory_effects(attributes)
        is_hidden = effects.pop("inaccessiblemem", None) is not None
        if effects == {"": "none"} or (is_hidden and not effects):
            return
        if effects in ({"": "read"}, {"argmem": "read"}):
            is_marked = is_marked_access(self._module, call)
            yield GlobalAccess(at, reads=True, objects=ANYWHERE, synchronizes=is_marked, signals=is_marked)
            return
        yield replace(_EVERYTHING, at=at)

    def _buffer(self, at: int, call: Instruction, access: str) -> Iterator[GlobalAccess]:
        operands = arguments(self._module, call)
        resources = [o for o in operands if self._module.type_of(o) == "ptr addrspace(8)"]
        objects = self._pointers.accessed(resources[0]) if len(resources) == 1 else ANYWHERE
        is_marked = is_marked_access(self._module, call)
        is_told = call.address in self._used if access == "atomic" else access == "load"
        yield GlobalAccess(
            at,
            reads=access != "store",
            writes=access != "load",
            objects=objects or ANYWHERE,
            synchronizes=is_marked,
            signals=is_marked and is_told,
        )


def _is_arithmetic(statement: AsmStatement) -> bool:
    name = statement.mnemonic
    return name.startswith(_ARITHMETIC) or (name.startswith("v_") and not name.startswith("v_cmpx"))


def _buffer_access(name: str) -> str | None:
    """``load``, ``store`` or ``atomic`` of an intrinsic that accesses memory by a resource descriptor.

    >>> [_buffer_access(f"llvm.amdgcn.{one}") for one in ("raw.ptr.buffer.load.i32", "struct.tbuffer.store.f32", "if")]
    ['load', 'store', None]
    """
    words = [word for word in name.removeprefix("llvm.amdgcn.").split(".") if word not in ("ptr", "atomic")]
    if len(words) < 2 or words[0] not in ("raw", "struct") or words[1] not in ("buffer", "tbuffer"):
        return None
    access = name.split("buffer.")[1].split(".", maxsplit=1)[0]
    return access if access in ("load", "store", "atomic") else None


# --- unwritten ----------------------------------------------------------------------------------------------
#
# Loads of global memory that no work-item writes while the kernel runs: equal addresses give equal values.
#
# A load counts if each object that it may lead to (`ldsopt.analysis.global_memory.objects`) is apart from all objects
# that anything in the kernel, or in its callees, may write. ``readonly`` arguments need no rule: a write through any
# pointer that is formed from one is a write of its object, and so is one by a function that gets the pointer. Unknown
# operations write everything but ``noalias`` arguments that never escape. Atomic and volatile loads never count.
#
# Example::
#
#     define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %sizes)
#     %n = load i32, ptr addrspace(1) %sizes          ; counts, though the kernel writes to %out
#
# This holds within one dispatch. Writes by others in the meantime are ignored, as they are by the backend, which reads
# such memory by the scalar cache.


@once
def unwritten_loads(kernel: Function, module: Module, promises: frozenset[str]) -> frozenset[int]:
    """The addresses of the loads of a kernel whose memory nobody writes.

    Args:
        promises: the promises that the user makes (`ldsopt.assumptions`).
    """
    accesses = accesses_of(kernel, module, trusts_noalias=NOALIAS_ARGUMENTS in promises)
    written = {one for access in accesses if access.writes for one in access.objects}

    def is_unwritten(read: MemoryObject) -> bool:
        for one in written:
            found = apartness(read, one)
            if one == read or not found.is_apart or not found.promises <= promises:
                return False
        return True

    loads = (
        (kernel.instructions[access.at], access.objects)
        for access in accesses
        if kernel.instructions[access.at].opcode == "load"
    )
    return frozenset(
        load.address
        for load, objects in loads
        if objects and not is_marked_access(module, load) and all(map(is_unwritten, objects))
    )
