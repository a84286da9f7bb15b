"""What each instruction of a kernel does to each LDS variable, byte by byte.

A set of bytes is an integer: bit i is byte i of the variable. An access has the bytes that it *may* read or write, over
all lanes and iterations, and those that it *covers*: written by the workgroup for sure, whenever it gets there.
Covering is proved by adding up the bytes of every work-item: the launch must be of a known size, the block run by all
work-items (`Divergence.partial`), and the address of each a number. A store of a constant address covers without all
that, as long as all work-items get there.

What may be anywhere is charged to every variable that the kernel names: accesses of unknown address read or write all
of them at their place; *pinned* ones are in use throughout: what a called function uses, what unknown code may touch,
what a descriptor in registers names, and everything once an address is passed to a function or has escaped.

Example::

    %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid     ; [256 x i32], 256 work-items
    store i32 0, ptr addrspace(3) %p                          ; covers all of @A
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

from ldsopt.analysis.accesses import Access, AccessKind
from ldsopt.analysis.callees import CalleeKind
from ldsopt.analysis.footprints import Footprints, Part
from ldsopt.analysis.phases import Crossing, crossing
from ldsopt.analysis.provenance import FunctionProvenance, Provenance
from ldsopt.analysis.values import PLAIN
from ldsopt.ir.attributes import string_attributes
from ldsopt.ir.constants import Constant
from ldsopt.ir.module import Function, Module
from ldsopt.target.intrinsics import Transfer

_MOST_VALUES = 1 << 14
"""Offsets of one access that are taken one by one; of more, the bytes from the first to the last."""
_MOST_PROOFS = 1 << 17
"""Addresses of single work-items that are computed for one kernel; further stores cover nothing."""


class Reason(NamedTuple):
    """Why something is so, and the line to look at (an index into `Module.lines`), if there is one."""

    text: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class LdsEvent:
    """What one instruction does to one variable.

    Attributes:
        at: index into `Function.instructions`.
        line: index into `Module.lines`.
        base: index into `Provenance.bases`.
        reads, writes: bytes that it may touch.
        exposed: those of ``reads`` that it may find as an earlier part of the kernel left them; not what the same
            work-item has just stored through the same pointer.
        covers: bytes that are new behind it, whatever was there.
        is_atomic: what it writes depends on what was there.
        counter: of an asynchronous one, the counter that says when it is done, else empty.
    """

    at: int
    line: int
    base: int
    reads: int
    writes: int
    exposed: int
    covers: int
    is_atomic: bool = False
    counter: str = ""


@dataclass(frozen=True, slots=True)
class KernelEvents:
    """All of a kernel.

    Attributes:
        events: in text order.
        bases: the variables with a size that the kernel or what it calls may use, in module order.
        sizes: their sizes, bytes.
        pinned: why a variable is in use throughout.
    """

    events: tuple[LdsEvent, ...]
    bases: tuple[int, ...]
    sizes: Mapping[int, int]
    pinned: Mapping[int, Reason]


class EventFinder:
    """The events of the kernels of a module.

    Args:
        provenance: of the module, already run.
        found: its results.
        footprints: of each function.
    """

    def __init__(
        self,
        provenance: Provenance,
        found: list[FunctionProvenance],
        footprints: Mapping[str, Footprints],
        sizes: Mapping[int, int],
    ) -> None:
        self._provenance, self._module, self._footprints = provenance, provenance.module, footprints
        self._sizes = sizes
        self._found = {f.name: f for f in found}
        self._bases = {base.name: index for index, base in enumerate(provenance.bases)}
        self._named: dict[int, frozenset[int]] = {}
        self._naming = {f.name: self._names(f) for f in provenance.functions()}
        self._escape = next((line for f in found for line in f.escapes), None)

    def of(self, function: Function, partial: Mapping[int, int]) -> KernelEvents:
        """The events of one kernel.

        Args:
            function: the kernel.
            partial: blocks that not all work-items run.
        """
        own, called = self._naming[function.name], self._called(function.name)
        bases = own | frozenset().union(*(self._naming[name] for name in called))
        if self._provenance.escapes:
            bases = frozenset(range(len(self._provenance.bases)))
        bases &= frozenset(self._sizes)
        pinned: dict[int, Reason] = {}
        for name in sorted(called):
            for base in self._naming[name] & bases:
                pinned.setdefault(base, Reason(f"used in {name}, which the kernel calls"))
        if reason := self._unseen(function, called):
            for base in bases:
                pinned.setdefault(base, reason)
        events = tuple(self._events(function, bases, partial))
        return KernelEvents(events, tuple(sorted(bases)), self._sizes, pinned)

    def dynamic(self, function: Function) -> tuple[str, ...]:
        """The names of the dynamic variables that a kernel, or what it calls, names."""
        named = self._naming[function.name].union(*(self._naming[f] for f in self._called(function.name)))
        bases = self._provenance.bases
        return tuple(bases[base].name for base in sorted(named) if bases[base].is_dynamic)

    # --- who uses what ----------------------------------------------------------------------------------

    def _names(self, function: Function) -> frozenset[int]:
        """The variables that stand in a function's operands."""
        found: frozenset[int] = frozenset()
        inside = {instruction.address for instruction in function.instructions} | set(function.arguments)
        for instruction in function.instructions:
            for operand in instruction.operands:
                if operand not in inside:
                    found |= self._in_constant(operand)
        return found

    def _in_constant(self, address: int) -> frozenset[int]:
        if address not in self._named:
            names = _globals(self._module.constant(address))
            self._named[address] = frozenset(self._bases[name] for name in names if name in self._bases)
        return self._named[address]

    def _called(self, name: str) -> frozenset[str]:
        """The functions of this module that a function may call, directly or not."""
        seen: set[str] = set()
        work = [name]
        while work:
            for callee in self._found[work.pop()].calls:
                if callee in self._found and callee not in seen:
                    seen.add(callee)
                    work.append(callee)
        return frozenset(seen - {name})

    def _unseen(self, function: Function, called: frozenset[str]) -> Reason | None:
        """Why every variable is in use throughout, if something says so."""
        if self._provenance.escapes:
            return Reason("an address in LDS leaves our sight", self._escape)
        for name in (function.name, *sorted(called)):
            found = self._found[name]
            if found.gives_to or found.returns_derived:
                return Reason(f"an address in LDS is passed between functions ({name})")
            if found.hidden_dma:
                return Reason("an LDS-DMA of unknown destination", found.hidden_dma[0])
            tensor = next((a for a in found.accesses if a.kind is AccessKind.TENSOR_DMA), None)
            if tensor is not None:
                return Reason("a tensor DMA, whose descriptor is in registers", tensor.line)
        for instruction in function.instructions:
            if instruction.opcode in ("call", "invoke", "callbr"):
                callee = self._provenance.callees[instruction.operands[-1]]
                if callee.kind is CalleeKind.UNKNOWN:
                    return Reason(f"a call of unknown code ({callee.name or 'indirect'})", instruction.line)
        return None

    # --- accesses ---------------------------------------------------------------------------------------

    def _events(
        self, function: Function, bases: frozenset[int], partial: Mapping[int, int]
    ) -> Iterator[LdsEvent]:
        accesses = {access.line: access for access in self._found[function.name].accesses}
        proof = _Coverage(self._module, function, self._footprints[function.name], self._sizes)
        for number, block in enumerate(function.blocks):
            stored: dict[int, int] = {}  # pointers through which this work-item has stored, and the bytes
            for at in range(block.start, block.stop):
                instruction = function.instructions[at]
                if crossing(self._module, instruction) is not Crossing.NOTHING:
                    stored.clear()  # others may have written since
                access = accesses.get(instruction.line)
                if access is None or access.kind is AccessKind.TENSOR_DMA:
                    continue
                own_bytes = stored.get(access.pointers[0], 0) if access.pointers else 0
                for event in self._of_access(access, at, function, bases, own_bytes):
                    if access.kind is AccessKind.STORE and number not in partial:
                        yield replace(event, covers=proof.covers(access, event.base))
                    else:
                        yield event
                if access.kind is AccessKind.STORE:
                    stored[access.pointers[0]] = max(
                        self._bytes(access, function), stored.get(access.pointers[0], 0)
                    )

    def _bytes(self, access: Access, function: Function) -> int:
        parts = self._footprints[function.name].of(access).parts
        return parts[0].size if parts else 0

    def _of_access(
        self, access: Access, at: int, function: Function, bases: frozenset[int], own_bytes: int
    ) -> Iterator[LdsEvent]:
        footprint = self._footprints[function.name].of(access)
        reads, writes = _direction(self._provenance, access)
        transfer = access.intrinsic.transfer if access.intrinsic else None
        counter = {
            Transfer.DMA_UNIFORM: "vmcnt",
            Transfer.DMA_PER_LANE: "asynccnt",
            Transfer.ASYNC_READ: "asynccnt",
        }.get(transfer, "") if transfer else ""  # fmt: skip
        masks: dict[int, int] = {}
        if footprint.parts is None or any(part.base == PLAIN for part in footprint.parts):
            masks = {base: (1 << self._sizes[base]) - 1 for base in bases}
        else:
            for part in footprint.parts:
                if part.base in bases:
                    masks[part.base] = masks.get(part.base, 0) | may_touch(part, self._sizes[part.base])
        is_own = (
            access.kind is AccessKind.LOAD and not counter and 0 < self._bytes(access, function) <= own_bytes
        )
        for base, mask in masks.items():
            read = mask if reads else 0
            yield LdsEvent(
                at,
                access.line,
                base,
                read,
                mask if writes else 0,
                0 if is_own else read,
                0,
                is_atomic=access.kind is AccessKind.ATOMIC and not _is_exchange(self._module, access),
                counter=counter,
            )


def may_touch(part: Part, size: int) -> int:
    """The bytes of a variable of ``size`` bytes that an access may touch, as a set of bits."""
    full = (1 << size) - 1
    offsets, block = part.offsets, (1 << part.size) - 1
    if offsets.size <= _MOST_VALUES:
        mask = 0
        for value in offsets.values():
            if value < size:
                mask |= block << value
    else:
        first, last = offsets.unsigned_min, min(offsets.unsigned_max, size)
        mask = ((1 << (last + part.size)) - 1) & ~((1 << first) - 1) if first < size else 0
    return (mask & full) or full  # nowhere within the variable: then what is known is not to be trusted


def _direction(provenance: Provenance, access: Access) -> tuple[bool, bool]:
    """Whether it reads and whether it writes LDS."""
    match access.kind:
        case AccessKind.LOAD:
            return True, False
        case AccessKind.STORE | AccessKind.DMA:
            return False, True
        case AccessKind.COPY:
            if len(access.pointers) == 1:
                return False, True  # memset
            to, source = access.pointers[:2]
            return not provenance.is_not_lds(source), not provenance.is_not_lds(to)
        case _:
            return True, True


def _is_exchange(module: Module, access: Access) -> bool:
    return " xchg " in module.lines[access.line]


def _globals(constant: Constant) -> Iterator[str]:
    if constant.opcode == "global":
        yield constant.name
    for operand in constant.operands:
        yield from _globals(operand)


class _Coverage:
    """Adds up what all work-items of a workgroup write."""

    def __init__(
        self, module: Module, function: Function, footprints: Footprints, sizes: Mapping[int, int]
    ) -> None:
        self._footprints, self._sizes, self._left = footprints, sizes, _MOST_PROOFS
        bounds = footprints.ranges.bounds
        smaller = string_attributes(module, function).get("uniform-work-group-size") == "false"
        self._items = [] if smaller or not bounds.is_exact else list(product(*map(range, bounds.sizes)))
        self._each: list[Footprints] = []

    def covers(self, access: Access, base: int) -> int:
        """The bytes of a variable that are written for sure by a store which all work-items run."""
        parts = self._footprints.of(access).parts
        if parts is None or len(parts) != 1 or parts[0].base != base:
            return 0
        if parts[0].offsets.value is not None:
            return self._exact(parts[0])
        self._left -= len(self._items)
        if self._left < 0 or not self._items:
            return 0
        if not self._each:
            self._each = [self._of_item(item) for item in self._items]
        mask = 0
        for one in self._each:
            own = one.of(access).parts
            if own is None or len(own) != 1 or own[0].offsets.value is None:
                return 0  # it depends on more than the work-item
            mask |= self._exact(own[0])
        return mask

    def _of_item(self, item: tuple[int, ...]) -> Footprints:
        x, y, z = item
        one = copy.copy(self._footprints)
        one.ranges = self._footprints.ranges.of_work_item((x, y, z))
        return one

    def _exact(self, part: Part) -> int:
        size, value = self._sizes[part.base], part.offsets.value
        if value is None or value + part.size > size:
            return 0
        return ((1 << part.size) - 1) << value
