"""The needs of a wait: the operations that it completes, those that are needed and why, and other waits for them."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.graph import gathered
from ldsopt.groups import by_key
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.program import WaitSite
from ldsopt.isa.wait_facts import Cause, FunctionWaits
from ldsopt.target.arch import Arch
from ldsopt.target.waits import parse_counters


class Completed(NamedTuple):
    """An operation that a wait completes on some path.

    Attributes:
        started: the instruction that starts it.
        executions: the executions of that since, for LDS-DMA: 0, 1, or 2 for two or more.
        counted: the least number of younger operations of its queue in front of the wait; 0 where there is no order.
    """

    started: AsmInstruction
    executions: int
    counted: int


class Need(NamedTuple):
    """The reason why an operation has to be complete because of one wait.

    Attributes:
        started: the instruction that starts the operation.
        executions: the executions of that since, where the operation is needed.
        grade: the number of operations that the wait may leave outstanding for that.
        cause: the kind of the reason.
        used: the instruction that needs the operation complete.
        why: in words, where ``cause`` does not tell all.
    """

    started: AsmInstruction
    executions: int
    grade: int
    cause: Cause
    used: AsmInstruction
    why: str = ""


class Cover(NamedTuple):
    """Another wait that completes an operation if one wait does not.

    Attributes:
        started: the instruction that starts the operation.
        grade: if the one wait leaves more outstanding than that, the operation may be left to the other.
        wait: the number of the other.
        counted: the most operations that the other may leave outstanding, to complete it.
    """

    started: AsmInstruction
    grade: int
    wait: int
    counted: int


@dataclass(frozen=True, slots=True)
class WaitNeeds:
    """One counter of one wait instruction.

    Attributes:
        counter: as spelled in assembly.
        depth: loop nesting depth.
        drained: the most operations that it can force to complete, over all paths; not positive: it never waits.
        completes: the operations that it completes.
        needs: the operations that must be complete because of it alone.
        covers: the other waits that complete operations if it does not.
    """

    site: WaitSite
    counter: str
    depth: int
    drained: int
    completes: tuple[Completed, ...]
    needs: tuple[Need, ...]
    covers: tuple[Cover, ...]

    @property
    def most(self) -> int | None:
        """The operations that it may leave outstanding, with other waits as they are; ``None``: it is not needed."""
        return min((need.grade for need in self.needs), default=None)

    @property
    def name(self) -> WaitName:
        """The name by which changes refer to it."""
        return self.site.instruction.line, self.counter


class Lost(NamedTuple):
    """An operation that a release requires complete at a barrier, and that may not be: a wait is missing."""

    started: AsmInstruction
    barrier: AsmInstruction
    counter: str
    counted: int
    why: str


class KernelNeeds(NamedTuple):
    """The needs of the waits of one kernel.

    Attributes:
        waits: in the order of the program.
        lost: operations that a release requires and no wait completes.
        checked: facts and findings of the same walk, if they were asked for.
    """

    waits: tuple[WaitNeeds, ...]
    lost: tuple[Lost, ...]
    checked: FunctionWaits | None = None


# --- frozen -------------------------------------------------------------------------------------------------
#
# Waits that stay because something is outstanding that ought to be complete, on some path.
#
# The state of `ldsopt.isa.counters` is a join over all paths: of an operation it knows the least k, and so whether some
# path leaves it outstanding. Where something needs the operation and it may be outstanding already, that is a finding,
# or a fault of the order; and of the paths on which a wait does complete it nothing more is known. That path may be one
# that no wave goes, and the others be right. So each wait that stands between such an operation and what needs it keeps
# its limit.


WaitName = tuple[int, str]
"""A counter of a wait: the line of the instruction, and the counter's name."""


class Unmet(NamedTuple):
    """An operation that may be outstanding where it has to be complete.

    Attributes:
        started: the line of the instruction that starts it.
        counter: its counter.
        used: the line of the instruction that needs it complete; ``None`` if that is another wave's.
    """

    started: int
    counter: str
    used: int | None


class _FrozenSpan(NamedTuple):
    """The positions of a block at which a wait stands between an operation and the instruction that needs it.

    Attributes:
        first, last: the first and the last position.
        number: the operation's number.
    """

    first: int
    last: int
    number: int


def frozen_waits(function: AsmFunction, arch: Arch, unmet: Iterable[Unmet]) -> Mapping[WaitName, Unmet]:
    """The waits between these operations and their uses, by line and counter, each with the first operation."""
    missing = list(dict.fromkeys(unmet))
    if not missing:
        return {}
    places = {
        i.line: (number, position)
        for number, block in enumerate(function.blocks)
        for position, i in enumerate(block.instructions)
        if not i.opcode.is_wait
    }
    flow = [block.successors for block in function.blocks]
    # Of each block those that it leads to by one edge or more.
    behind = gathered([sum(1 << following for following in {*successors}) for successors in flow], flow)
    by_counter = by_key((each.counter, number) for number, each in enumerate(missing))

    def leads(start: int, end: int) -> bool:
        return bool(behind[start] >> end & 1)

    def spans(number: int, length: int, counter: str) -> Iterator[_FrozenSpan]:
        for index in by_counter.get(counter, ()):
            start = places.get(missing[index].started, (0, 0))
            used = missing[index].used
            end = None if used is None else places.get(used)
            first = 0 if leads(start[0], number) else start[1] if number == start[0] else None
            last = length if end is None or leads(number, end[0]) else end[1] if number == end[0] else None
            if first is not None and last is not None and first <= last:
                yield _FrozenSpan(first, last, index)

    found: dict[WaitName, Unmet] = {}
    for number, block in enumerate(function.blocks):
        at: dict[str, list[tuple[int, int]]] = {}
        for position, instruction in enumerate(block.instructions):
            if not instruction.opcode.is_wait:
                continue
            try:
                counters = parse_counters(instruction.mnemonic, instruction.operands, arch)
            except ValueError:
                continue
            for counter, _ in counters:
                at.setdefault(counter, []).append((position, instruction.line))
        for counter, waits in at.items():
            for line, index in _first_of(waits, spans(number, len(block.instructions), counter)):
                found.setdefault((line, counter), missing[index])
    return found


def _first_of(waits: Sequence[tuple[int, int]], spans: Iterable[_FrozenSpan]) -> Iterator[tuple[int, int]]:
    """For each wait (a position and a line) within a span: its line, and the least number of such a span."""
    coming = sorted(spans, reverse=True)
    begun: list[tuple[int, int]] = []
    for position, line in waits:
        while coming and coming[-1].first <= position:
            span = coming.pop()
            heapq.heappush(begun, (span.number, span.last))
        while begun and begun[0][1] < position:
            heapq.heappop(begun)  # it is over, for all waits that come
        if begun:
            yield line, begun[0][0]
