"""Loads of LDS that give all work-items of a workgroup the same where the address is the same: nobody writes meanwhile.

A load counts if nothing writes a byte that it may read in any part of the kernel that two waves may be in at one time
(`Phases.concurrent`, its own part included). Two work-items that execute it on the same way have then passed the same
barriers and none has passed the next one, so no write lies between the two reads. Further:

* every barrier that begins a phase with the load has a release fence, else an earlier write may still be under way;
* nothing copies asynchronously into the variable, which has no address that is kept or unknown;
* it is neither atomic nor volatile, and of one variable for sure.

Which parts of the kernel run at one time depends on the branches that send work-items different ways, and these on what
is loaded. So all such loads are taken to count at first, and those for which it does not hold with the phases that come
of that are dropped, until none is. That is sound: look at the first read that gives a work-item something else than
another one got. Up to there all have taken the ways that the phases are made of, so the write in front of it is in a
part that the load's co-occurs with, which was excluded.

Example::

    if (tid == 0) count = next;   barrier          ; a queue of work
    n = count;                    barrier          ; all get the same: the loop's branch sends all the same way
    ... next += ...;              barrier
    if (n != 0) goto ...
"""

from __future__ import annotations

from ldsopt.analysis.flow.phases import Phases, Refused, phases_of
from ldsopt.analysis.liveness.coverage import KernelFlow
from ldsopt.analysis.liveness.lds_events import KernelEvents, LdsEvent
from ldsopt.ir.details import is_marked_access
from ldsopt.ir.module import Function, Module


def uniform_words(kernel: KernelFlow, events: KernelEvents, unwritten: frozenset[int]) -> frozenset[int]:
    """The addresses of such loads of a kernel, if taking them for uniform decides a branch; else none.

    Args:
        kernel: what to look at, with the divergence that nothing is known of LDS in.
        events: of the kernel.
        unwritten: the loads of global memory that this divergence takes for uniform.
    """
    module, function, plain = kernel.module, kernel.function, kernel.divergence
    reads = _reads(module, function, events)
    if reads.keys().isdisjoint(plain.loaded.values()):
        return frozenset()
    counting = frozenset(reads.values())
    of_address = {function.instructions[read.at].address: read for read in reads.values()}
    while counting:
        loads = frozenset(address for address, read in of_address.items() if read in counting)
        try:
            phases = phases_of(function, module, unwritten | loads)
        except Refused:
            return frozenset()
        holding = frozenset(_unwritten(counting, events, phases))
        if holding == counting:
            return loads
        counting = holding
    return frozenset()


def _reads(module: Module, function: Function, events: KernelEvents) -> dict[int, LdsEvent]:
    """The reads that may count, by their lines."""
    copied = {event.base for event in events.events if event.counter} | events.pinned.keys()
    at_one_place: dict[int, int] = {}
    for event in events.events:
        at_one_place[event.at] = at_one_place.get(event.at, 0) + 1
    return {
        event.line: event
        for event in events.events
        if function.instructions[event.at].opcode == "load"
        and event.is_certain
        and at_one_place[event.at] == 1
        and event.base not in copied
        and not is_marked_access(module, function.instructions[event.at])
    }


def _unwritten(reads: frozenset[LdsEvent], events: KernelEvents, phases: Phases) -> list[LdsEvent]:
    """The reads beside which nothing writes, behind barriers with a release."""
    of_instruction = {
        at: number
        for number, segment in enumerate(phases.segments)
        for at in range(segment.start, segment.stop)
    }
    writes = [(of_instruction[e.at], e) for e in events.events if e.writes and e.at in of_instruction]

    def holds(read: LdsEvent) -> bool:
        number = of_instruction.get(read.at)
        if number is None:
            return False
        beside = phases.concurrent[number]
        is_fenced = all(phases.phases[n].is_fenced for n in phases.phases_of(1 << number))
        return is_fenced and not any(
            beside >> other & 1 and write.base == read.base and write.writes & read.reads
            for other, write in writes
        )

    return [read for read in reads if holds(read)]
