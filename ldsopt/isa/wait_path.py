"""A shortest way from an operation to the instruction that it endangers, along which it stays in flight.

Breadth-first over (block, k, how far behind a barrier): k as in `ldsopt.isa.counters`, for the one operation. Blocks on
which a wait completes it lead nowhere. Only computed for findings.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import TypeAlias

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.program import Flow, Foreign, Program, Site, Step, WaitSite, kept_by_calls
from ldsopt.isa.wait_facts import Waypoint


class _Where(IntEnum):
    BEFORE = 0
    SIGNALLED = 1
    BEHIND = 2


_MOST_PASSED, _LEAST_SEARCHES = 1_000_000, 32
"""Instructions that the searches in one function pass, about; and searches that there may be in any case."""

_PathState = tuple[int, int, _Where]
"""Block, k (-1 if complete, but only since the barrier), where."""


_PassedPoints: TypeAlias = "tuple[_PassedPoints, Waypoint] | None"
"""The points passed so far, the last one first: a path shares its beginning with those that part from it."""


class Paths:
    """Finds paths along which operations of a function stay outstanding.

    Args:
        program: the function.
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self._steps = [dict(found) for found in program.steps]
        blocks = program.function.blocks
        self._labels = {i.line: block.label for block in blocks for i in block.instructions}
        self._searches: dict[tuple[int, int, bool], _ShortestWays] = {}
        self._most = max(_LEAST_SEARCHES, _MOST_PASSED // max(1, len(self._labels)))

    def between(
        self, site: Site, queue: int, used: AsmInstruction, *, across_barrier: bool
    ) -> tuple[Waypoint, ...]:
        """The path from a site, whose operation stays outstanding in one of its queues, to an instruction.

        By the barrier if it is across one. Just the two ends if none was found, or too many were searched for.
        """
        name = (site.number, queue, across_barrier)
        search = self._searches.get(name)
        if search is None and len(self._searches) < self._most:
            search = self._searches[name] = _ShortestWays(
                self._program, self._labels, self._steps, start=(site, queue, across_barrier)
            )
        middle = search.to(used) if search else ()
        ends = [Waypoint(self._labels.get(end.line, ""), end.line) for end in (site.instruction, used)]
        return (ends[0], *middle, ends[1])


class _ShortestWays:
    """Paths from one site."""

    def __init__(
        self,
        program: Program,
        labels: Mapping[int, str],
        steps: Sequence[Mapping[int, tuple[Step, ...]]],
        *,
        start: tuple[Site, int, bool],
    ) -> None:
        self._program = program
        self._site, self._queue, self._across = start
        self._labels, self._steps = labels, steps
        self._reached: dict[int, _PassedPoints] = {}
        self._search()

    def to(self, used: AsmInstruction) -> Sequence[Waypoint]:
        """The points between the site and an instruction."""
        middle: list[Waypoint] = []
        trail = self._reached.get(used.line)
        while trail is not None:
            trail, point = trail
            middle.append(point)
        middle.reverse()
        return middle

    def _search(self) -> None:
        blocks = self._program.function.blocks
        work: deque[tuple[_PathState, int, _PassedPoints]] = deque()
        for index, block in enumerate(blocks):
            for position, instruction in enumerate(block.instructions):
                if instruction is self._site.instruction and self._is_in_its_round(index):
                    work.append(((index, 0, _Where.BEFORE), position + 1, None))
        if not work:  # outstanding at the function's entry
            work.append(((0, 0, _Where.BEFORE), 0, None))
        least: dict[tuple[int, bool, _Where], int] = {}
        """The fewest operations behind it with which each place was entered. With more of them no wait leaves it in
        flight that would not with fewer, so whoever comes later with as many or more finds nothing anew."""
        while work:
            state, position, path = work.popleft()
            after = self._walk(state, position, path)
            if after is None:
                continue
            k, where, path = after
            for successor in blocks[state[0]].successors:
                place = (successor, k < 0, where)
                if k < least.get(place, k + 1):
                    least[place] = k
                    first = blocks[successor].instructions[:1]
                    entered = (path, Waypoint(blocks[successor].label, first[0].line)) if first else path
                    work.append(((successor, k, where), 0, entered))

    def _is_in_its_round(self, block: int) -> bool:
        copies = self._program.unrolled
        return copies is None or copies.rounds[block] == self._site.rounds

    def _walk(
        self, state: _PathState, start: int, path: _PassedPoints
    ) -> tuple[int, _Where, _PassedPoints] | None:
        """Walks one block and notes what is reached while the operation is in flight.

        Returns k, the place and the path at the block's end, if the operation is still in flight there."""
        block, k, where = state
        steps = self._steps[block]
        for position, instruction in enumerate(self._program.function.blocks[block].instructions):
            if position < start:
                continue
            if (where is _Where.BEHIND) if self._across else (k >= 0):
                self._reached.setdefault(instruction.line, path)
            for step in steps.get(position, ()):
                now = self._step(step, k, where)
                if now is None:
                    return None
                if now[1] is _Where.BEHIND and where is not _Where.BEHIND:
                    path = (path, Waypoint(self._labels[instruction.line], instruction.line))
                k, where = now
        return k, where, path

    def _step(self, step: Step, k: int, where: _Where) -> tuple[int, _Where] | None:
        program, queue = self._program, self._queue
        gone = (-1, where) if where is not _Where.BEFORE else None
        if isinstance(step, Site):
            grows = k >= 0 and queue in step.queues and program.queues[queue].in_order
            return min(k + grows, program.largest[program.counter_of[queue]]), where
        if isinstance(step, WaitSite):
            if step.counter == program.counter_of[queue] and (
                k >= step.limit if program.queues[queue].in_order else step.limit == 0
            ):
                return gone
            return k, where
        if isinstance(step, Foreign):
            return k, where
        if step is Flow.CALL:
            return (k, where) if kept_by_calls(program.counters[program.counter_of[queue]]) else gone
        if not self._across or step is Flow.RETURN:
            return k, where
        if step in (Flow.SIGNAL, Flow.NAMED_SIGNAL):
            # What was outstanding at the barrier before stays endangered until the wait of this one.
            return k, _Where.SIGNALLED if k >= 0 and where is _Where.BEFORE else where
        if step in (Flow.BARRIER_WAIT, Flow.NAMED_BARRIER_WAIT) and where is _Where.SIGNALLED:
            return k, _Where.BEHIND
        return (k, _Where.BEHIND) if k >= 0 else None
