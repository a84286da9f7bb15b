"""Where asynchronous copies to and from LDS may be in flight.

A wave's copy is complete at a wait for its counter to reach zero; that of all waves behind the next barrier. Until then
the bytes are in use, wherever the wave goes. What completes copies: a wait for zero of their counter (``s.waitcnt``,
``s.wait.*``, or the same in inline assembly); for ``vmcnt``, a release fence of a wider scope than a workgroup, and a
barrier of an architecture that waits there by itself (`Arch.has_auto_barrier_wait`). Copies with marks are complete
where a mark stands behind them and then a wait for zero marks, or at a wait for ``vmcnt`` to reach zero, which counts
them; fences and barriers promise nothing of them. A wait for N > 0, and a fence of a
workgroup, which does not wait for these copies, complete nothing here.

Example::

    call @llvm.amdgcn.raw.ptr.buffer.load.lds(..., @A, ...)   ; from here
    call @llvm.amdgcn.s.waitcnt(i32 3952)                     ; vmcnt(0)
    call @llvm.amdgcn.s.barrier()                             ; to here

Source: AMDGPUUsage, memory model; LLVM's SIMemoryLegalizer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from ldsopt.analysis.flow.phases import Crossing, Phases
from ldsopt.analysis.liveness.lds_events import LdsEvent
from ldsopt.ir.calls import arguments, callee_name, is_call
from ldsopt.ir.fences import read_fence
from ldsopt.ir.module import Function, Module
from ldsopt.ir.synchronization import Barrier, BarrierPart, Group, steps
from ldsopt.target.intrinsics import MARK, WAIT_FOR_MARKS

# Of the wave's own copies: outstanding; complete, while those of other waves may not be; and complete in all that have
# signalled. From a signal on, until its wait, all that was begun before is one of the first and the last.
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
    """The state behind a mark, or behind a wait for marks: one for zero of them completes all that a mark ended."""
    operands = arguments(module, function.instructions[at])
    if any(module.integer(mask) != 0 for mask in operands[int(name == WAIT_FOR_MARKS) :]):
        return state  # it leaves some kinds of copies out
    if name == MARK:
        return state & ~_FLYING | _MARKED if state & _FLYING else state
    if module.integer(operands[0]) == 0 and state & _MARKED:
        return state & ~_MARKED | _COMPLETE
    return state


def _completes(module: Module, function: Function, at: int, counter: str) -> bool:
    """Whether an instruction waits for all copies of a counter."""
    instruction = function.instructions[at]
    if fence := read_fence(module, instruction.line):
        return counter == "vmcnt" and fence.waits_for_global_loads
    asm = module.inline_asm(instruction.operands[-1]) if is_call(instruction) else None
    if asm is not None and not asm.has_side_effects:
        return False  # LLVM may remove it, or move it
    for step in steps(module, instruction) or ():
        if isinstance(step, Barrier):  # what stands behind it in the same statement is too late for it
            # The backend puts the wait in front of the barriers that it knows, not of one in assembly.
            automatic = asm is None and module.arch is not None and module.arch.has_auto_barrier_wait
            return automatic and counter == "vmcnt" and step == Barrier(BarrierPart.BOTH, Group.WORKGROUP)
        if step.most == 0 and _SAME.get(step.counter) == ("vmcnt" if counter == _MARKS else counter):
            return True
    return False
