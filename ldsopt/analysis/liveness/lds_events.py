"""The effect of each instruction of a kernel on each LDS variable, byte by byte.

A set of bytes is an integer: bit i is byte i of the variable. An access has the bytes that it *may* read or write, over
all lanes and iterations, and those that it *covers*: whenever the workgroup gets there, it surely writes them
(`ldsopt.analysis.liveness.coverage`). A call of a function of the module is an access to all bytes that the function,
and its callees, may touch.

An access of unknown address is charged to every variable that the kernel names: it may read or write any of their bytes
at its place. *Pinned* variables are in use throughout: those that unknown code may touch, that a descriptor in
registers names, that a function copies asynchronously, and all variables once an address has escaped.

Example::

    %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid     ; [256 x i32], 256 work-items
    store i32 0, ptr addrspace(3) %p                          ; covers all of @A
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.flow.phases import Crossing, Phases, crossing
from ldsopt.analysis.liveness.coverage import Bytes, Coverage, CoveringRegion, KernelFlow
from ldsopt.analysis.liveness.walks import Refill
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.kernel_code import globals_named, unseen
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import Part, footprints_of
from ldsopt.analysis.ranges.ranges import ranges_of
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable
from ldsopt.ir.details import CALLS, arguments, callee_name, is_call
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group, read_fence, steps
from ldsopt.ir.syntax import mnemonic_span
from ldsopt.target.intrinsics import MARK, WAIT_FOR_MARKS, Transfer

_MOST_VALUES = 1 << 14
"""Offsets of one access that are taken one by one; of more, the bytes from the first to the last."""
_COUNTERS = {
    Transfer.DMA_UNIFORM: "vmcnt",
    Transfer.DMA_MARKED: "asyncmark",
    Transfer.DMA_PER_LANE: "asynccnt",
    Transfer.ASYNC_READ: "asynccnt",
    Transfer.ASYNC_ATOMIC: "asynccnt",
}


class Reason(NamedTuple):
    """A reason in words, and the line that causes it (an index into `Module.lines`), if there is one."""

    text: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class LdsEvent:
    """The effect of one instruction on one variable.

    Attributes:
        at: index into `Function.instructions`.
        line: index into `Module.lines`.
        base: index into `Provenance.bases`.
        reads, writes: the bytes that it may touch.
        exposed: the bytes of ``reads`` that it may find as an earlier part of the kernel left them; not those that the
            same work-item has just stored through the same pointer.
        covers: the bytes that are new behind it, whatever was there.
        is_atomic: the written value depends on the old one.
        counter: the counter that tells when an asynchronous access is done; empty for any other.
        is_certain: it surely accesses this variable. Where an address may be in one of several variables, or a function
            is called, no finding is reported about it.
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
    is_certain: bool = True


@dataclass(frozen=True, slots=True)
class KernelEvents:
    """All events of a kernel, and the variables that it uses.

    Attributes:
        events: in text order.
        bases: the variables with a size that the kernel or its callees may use, in module order.
        sizes: their sizes, bytes.
        pinned: the variables in use throughout, each with the reason.
        regions: the parts of the kernel behind which bytes are new.
        refills: the stores that write again the bytes that they wrote before.
        dynamic: the names of the dynamic variables that it may use.
    """

    events: tuple[LdsEvent, ...]
    bases: tuple[int, ...]
    sizes: Mapping[int, int]
    pinned: Mapping[int, Reason]
    regions: tuple[CoveringRegion, ...]
    refills: tuple[Refill, ...]
    dynamic: tuple[str, ...]


class EventFinder:
    """The events of one kernel.

    Args:
        provenance: the provenance of the kernel's code.
        sizes: the variables with a size, bytes.
    """

    def __init__(self, provenance: Provenance, sizes: Mapping[int, int]) -> None:
        self._provenance, self._module, self._shared = provenance, provenance.module, ranges_of(provenance)
        self._sizes = sizes
        self._found = {f.name: f for f in provenance.found}
        self._calls = {f.name: f.calls & self._found.keys() for f in provenance.found}
        self._functions = {f.name: f for f in provenance.functions()}
        self._footprints = {name: footprints_of(provenance, f) for name, f in self._functions.items()}

    def of(self, kernel: KernelFlow) -> KernelEvents:
        function = kernel.function
        called = self._called(function.name)
        bases = {base.name: index for index, base in enumerate(self._provenance.bases)}
        names = [globals_named(self._module, self._functions[name]) for name in called | {function.name}]
        named = frozenset(bases[name] for name in frozenset().union(*names) if name in bases)
        used = frozenset(self._sizes) & (frozenset(bases.values()) if self._provenance.escapes else named)
        unseen = self._unseen(function, called)
        pinned = dict.fromkeys(used, unseen) if unseen else self._written_by_others(function, called, used)
        coverage = Coverage(
            kernel,
            self._shared,
            self._footprints[function.name],
            self._accesses(function),
            self._sizes,
        )
        return KernelEvents(
            tuple(self._events(function, used, coverage)),
            tuple(sorted(used)),
            self._sizes,
            pinned,
            tuple(coverage.regions),
            coverage.refills,
            tuple(
                self._provenance.bases[b].name for b in sorted(named) if self._provenance.bases[b].is_dynamic
            ),
        )

    # --- who uses what ----------------------------------------------------------------------------------

    def _called(self, name: str) -> frozenset[str]:
        """The functions of this module that a function may call, directly or not."""
        return frozenset(reachable(self._calls, self._calls[name]))

    def _unseen(self, function: Function, called: frozenset[str]) -> Reason | None:
        """The reason why every variable is in use throughout, if there is one."""
        code = [self._found[name] for name in (function.name, *sorted(called))]
        for one in unseen(self._provenance, self._functions, code):
            return Reason(one.kind.value + (f" ({one.name})" if one.name else ""), one.line)
        for found in code[1:]:
            for access in found.accesses:
                if _counter(access):
                    text = f"an asynchronous copy in {found.name}, which the kernel calls"
                    return Reason(text, access.line)
        return None

    def _written_by_others(
        self, function: Function, called: frozenset[str], used: frozenset[int]
    ) -> dict[int, Reason]:
        """The variables that other workgroups of a cluster may write at any time, unordered by this one's barriers."""
        pinned: dict[int, Reason] = {}
        for name in (function.name, *sorted(called)):
            for access in self._found[name].accesses:
                if access.intrinsic is not None and access.intrinsic.name.startswith("cluster."):
                    reason = Reason("copies into it go to several workgroups of a cluster", access.line)
                    for base in self._may_touch(access, self._functions[name], used):
                        pinned.setdefault(base, reason)
        return pinned

    # --- accesses ---------------------------------------------------------------------------------------

    def _accesses(self, function: Function) -> dict[int, Access]:
        """The accesses of a function whose addresses are visible, by index into its instructions."""
        at = {instruction.line: number for number, instruction in enumerate(function.instructions)}
        return {
            at[a.line]: a for a in self._found[function.name].accesses if a.kind is not AccessKind.TENSOR_DMA
        }

    def _events(self, function: Function, bases: frozenset[int], coverage: Coverage) -> Iterator[LdsEvent]:
        accesses = self._accesses(function)
        for block in function.blocks:
            stored: dict[int, int] = {}  # pointers through which this work-item has stored, and the bytes
            for at in range(block.start, block.stop):
                instruction = function.instructions[at]
                if crossing(self._module, instruction) is not Crossing.NOTHING:
                    stored.clear()  # others may have written since
                if at not in accesses:
                    yield from self._of_call(at, instruction, bases)
                    continue
                access = accesses[at]
                own_bytes = stored.get(access.pointers[0], 0) if access.pointers else 0
                masks = coverage.touched.get(at) or self._may_touch(access, function, bases)
                covered = coverage.covered.get(at, {})
                is_own = access.kind is AccessKind.LOAD and 0 < self._bytes(access, function) <= own_bytes
                for event in self._of_access(access, at, masks, is_own=is_own):
                    yield replace(event, covers=covered.get(event.base, 0))
                if access.kind is AccessKind.STORE:
                    stored[access.pointers[0]] = max(
                        self._bytes(access, function), stored.get(access.pointers[0], 0)
                    )

    def _of_call(self, at: int, instruction: Instruction, bases: frozenset[int]) -> Iterator[LdsEvent]:
        """The accesses that a function of the module, and its callees, may make."""
        if instruction.opcode not in CALLS:
            return
        callee = self._provenance.callees[instruction.operands[-1]]
        if callee.kind is not CalleeKind.DEFINED or callee.name not in self._functions:
            return
        reads: dict[int, int] = {}
        writes: dict[int, int] = {}
        for name in {callee.name} | self._called(callee.name):
            function = self._functions[name]
            for number, access in self._accesses(function).items():
                for event in self._of_access(access, number, self._may_touch(access, function, bases)):
                    reads[event.base] = reads.get(event.base, 0) | event.reads
                    writes[event.base] = writes.get(event.base, 0) | event.writes
        for base, read in reads.items():
            yield LdsEvent(at, instruction.line, base, read, writes[base], read, 0, is_certain=False)

    def _bytes(self, access: Access, function: Function) -> int:
        parts = self._footprints[function.name].of(access).parts
        return parts[0].size if parts else 0

    def _of_access(
        self, access: Access, at: int, masks: Bytes, *, is_own: bool = False
    ) -> Iterator[LdsEvent]:
        reads, writes = _direction(self._provenance, access)
        counter = _counter(access)
        for base, mask in masks.items():
            read = mask if reads else 0
            yield LdsEvent(
                at,
                access.line,
                base,
                read,
                mask if writes else 0,
                0 if is_own and not counter else read,
                0,
                is_atomic=access.kind is AccessKind.ATOMIC and not _is_exchange(self._module, access),
                counter=counter,
                is_certain=len(masks) == 1,
            )

    def _may_touch(self, access: Access, function: Function, bases: Iterable[int]) -> Bytes:
        parts = self._footprints[function.name].of(access).parts
        if parts is None or any(part.base == PLAIN for part in parts):
            return {base: (1 << self._sizes[base]) - 1 for base in bases}
        masks: dict[int, int] = {}
        for part in parts:
            if part.base in bases:
                masks[part.base] = masks.get(part.base, 0) | may_touch(part, self._sizes[part.base])
        return masks


def _counter(access: Access) -> str:
    """The counter that tells when an asynchronous access is done; empty for any other."""
    return _COUNTERS.get(access.intrinsic.transfer, "") if access.intrinsic else ""


def may_touch(part: Part, size: int) -> int:
    """The bytes of a variable of ``size`` bytes that an access may touch, as a set of bits."""
    full = (1 << size) - 1
    offsets, block = part.offsets, (1 << part.size) - 1
    progression = offsets.as_range()
    if progression is not None and progression[-1] <= offsets.mask - part.size:
        inside = range(progression.start, min(progression.stop, size), progression.step)
        mask = _repeated(block, inside.step, len(inside)) << inside.start if inside else 0
    elif offsets.size <= _MOST_VALUES:
        mask = 0
        for value in offsets.values():
            if value < size:
                mask |= block << value
            elif (before := offsets.mask + 1 - value) < part.size:  # a DMA whose first lanes are off
                mask |= block >> before
    else:
        first, stop = max(0, offsets.signed_min), min(offsets.signed_max + part.size, size)
        mask = (1 << stop) - (1 << first) if first < stop else 0
    return (mask & full) or full  # nowhere within the variable: then the ranges are not trusted


def _repeated(bits: int, step: int, count: int) -> int:
    """``count`` copies of a set of bits, each ``step`` bits above the one before."""
    done = 1
    while done < count:
        more = min(done, count - done)
        bits |= bits << more * step
        done += more
    return bits


def _direction(provenance: Provenance, access: Access) -> tuple[bool, bool]:
    """Two truth values: the access reads LDS, and it writes LDS."""
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
    """True if an access stores a value whatever was there: ``atomicrmw xchg``, volatile or not."""
    line = module.lines[access.line]
    return "xchg" in line[mnemonic_span(line).stop :].split(maxsplit=2)[:2]


# --- in flight ----------------------------------------------------------------------------------------------
#
# Where asynchronous copies to and from LDS may be in flight.
#
# A wave's copy is complete at a wait for its counter to reach zero; the copies of all waves are behind the next
# barrier. Until then the bytes are in use, wherever the wave goes. Copies are completed by a wait for zero of their
# counter (``s.waitcnt``, ``s.wait.*``, or the same in inline assembly); for ``vmcnt``, also by a release fence of a
# wider scope than a workgroup, and by a barrier of an architecture that waits there by itself
# (`Arch.has_auto_barrier_wait`). Copies with marks are completed by a mark behind them and then a wait for zero marks,
# or by a wait for zero of ``vmcnt``, which counts them; fences and barriers do not complete them. A wait for N > 0, and
# a fence of a workgroup, which does not wait for these copies, complete nothing here.
#
# Example::
#
#     call @llvm.amdgcn.raw.ptr.buffer.load.lds(..., @A, ...)   ; from here
#     call @llvm.amdgcn.s.waitcnt(i32 3952)                     ; vmcnt(0)
#     call @llvm.amdgcn.s.barrier()                             ; to here
#
# Source: AMDGPUUsage, memory model; LLVM's SIMemoryLegalizer.


# States of copies: outstanding; complete in this wave, but perhaps not in others; complete in all waves that have
# signalled. From a signal on, until its wait, each copy begun before is in the first state or the last.
_FLYING, _COMPLETE, _SIGNALLED = 1, 2, 4
_MARKED = 8
"""Outstanding, and begun before the last ``asyncmark`` of the function."""
_MARKS = "asyncmark"
_OF_MARKS = (MARK, WAIT_FOR_MARKS)
_SAME = {"vmcnt": "vmcnt", "loadcnt": "vmcnt", "asynccnt": "asynccnt"}


def in_flight(module: Module, function: Function, phases: Phases, events: Iterable[LdsEvent]) -> int:
    """The segments in which one of the copies may be in flight, as a set of bits."""
    started: dict[int, set[str]] = {}
    for event in events:
        if event.counter:
            started.setdefault(event.at, set()).add(event.counter)
    found = 0
    for counter in sorted({counter for counters in started.values() for counter in counters}):
        starts = {at for at, counters in started.items() if counter in counters}
        found |= _of_counter(module, function, phases, starts, counter)
    return found


def _of_counter(module: Module, function: Function, phases: Phases, starts: set[int], counter: str) -> int:
    begins = [0] * len(phases.segments)
    found, ordered = 0, sorted(starts)
    work = list(range(len(phases.segments)))
    while work:
        number = work.pop()
        segment = phases.segments[number]
        state = seen = begins[number]
        if not state and bisect_left(ordered, segment.start) == bisect_left(ordered, segment.stop):
            continue  # nothing is in flight, and nothing starts
        for at in range(segment.start, segment.stop):
            if at in starts:
                state |= _FLYING
            elif not state & (_FLYING | _MARKED):
                pass
            elif counter == _MARKS and (name := _name(module, function, at)) in _OF_MARKS:
                state = _behind_mark(module, function, at, name, state)
            elif _completes(module, function, at, counter):
                state = _COMPLETE
            seen |= state
        if seen:
            found |= 1 << number
        state = _behind(segment.crossing, state)
        for target in phases.successors[number]:
            if state & ~begins[target]:
                begins[target] |= state
                work.append(target)
    return found


def _behind(crossing: Crossing, state: int) -> int:
    match crossing:
        case Crossing.BARRIER:
            return state & (_FLYING | _MARKED)
        case Crossing.SIGNAL:
            return state & (_FLYING | _MARKED) | (_SIGNALLED if state else 0)
        case Crossing.WAIT:
            return state & (_FLYING | _MARKED | _COMPLETE)
        case _:
            return state


def _name(module: Module, function: Function, at: int) -> str:
    instruction = function.instructions[at]
    return callee_name(module, instruction) if is_call(instruction) else ""


def _behind_mark(module: Module, function: Function, at: int, name: str, state: int) -> int:
    """The state behind a mark, or behind a wait for marks; a wait for zero marks completes all marked copies."""
    operands = arguments(module, function.instructions[at])
    if any(module.integer(mask) != 0 for mask in operands[int(name == WAIT_FOR_MARKS) :]):
        return state  # it leaves some kinds of copies out
    if name == MARK:
        return state & ~_FLYING | _MARKED if state & _FLYING else state
    if module.integer(operands[0]) == 0 and state & _MARKED:
        return state & ~_MARKED | _COMPLETE
    return state


def _completes(module: Module, function: Function, at: int, counter: str) -> bool:
    """True if an instruction waits for all copies of a counter."""
    instruction = function.instructions[at]
    if fence := read_fence(module, instruction.line):
        return counter == "vmcnt" and fence.waits_for_global_loads
    asm = module.inline_asm(instruction.operands[-1]) if is_call(instruction) else None
    if asm is not None and not asm.has_side_effects:
        return False  # LLVM may remove it, or move it
    for step in steps(module, instruction) or ():
        if isinstance(step, Barrier):  # a wait behind it in the same statement comes too late for it
            # The backend puts the wait in front of the barriers that it knows, not of one in assembly.
            automatic = asm is None and module.arch is not None and module.arch.has_auto_barrier_wait
            return automatic and counter == "vmcnt" and step == Barrier(BarrierPart.BOTH, Group.WORKGROUP)
        if step.most == 0 and _SAME.get(step.counter) == ("vmcnt" if counter == _MARKS else counter):
            return True
    return False
