"""A shortest path from an operation to the instruction that it endangers, along which it stays in flight.

The search is breadth-first over (block, k, position relative to a barrier), with k as in `ldsopt.isa.counters`, for the
one operation. Paths end in blocks in which a wait completes it. Paths are only computed for findings.
"""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Mapping, Sequence
from enum import IntEnum
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.program import Flow, Program, RemoteStep, Site, Step, WaitSite, kept_by_calls
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


class _CopyPlace(NamedTuple):
    block: int
    position: int


class Paths:
    """Finds paths along which operations of a function stay outstanding.

    Args:
        program: the function.
    """

    def __init__(self, program: Program) -> None:
        self._program = program
        self._searches: dict[tuple[int, int, bool], _ShortestPaths] = {}

    @functools.cached_property
    def _places(self) -> Mapping[int, Sequence[_CopyPlace]]:
        """The places of each line's instruction, one in each copy of its block."""
        places: dict[int, list[_CopyPlace]] = {}
        for index, block in enumerate(self._program.function.blocks):
            for position, instruction in enumerate(block.instructions):
                places.setdefault(instruction.line, []).append(_CopyPlace(index, position))
        return places

    def between(
        self, site: Site, queue: int, used: AsmInstruction, *, across_barrier: bool
    ) -> tuple[Waypoint, ...]:
        """The path from a site, whose operation stays outstanding in one of its queues, to an instruction.

        If ``across_barrier``, it leads over a barrier. It has just the two ends if none was found, or the search was
        too long.
        """
        name, places = (site.number, queue, across_barrier), self._places
        search = self._searches.get(name)
        if search is None and len(self._searches) < max(_LEAST_SEARCHES, _MOST_PASSED // max(1, len(places))):
            starts = [place for place in places.get(site.instruction.line, ()) if self._is_start(place, site)]
            search = self._searches[name] = _ShortestPaths(self._program, site, queue, across_barrier, starts)
        middle = search.to(places.get(used.line, ())) if search else ()
        blocks = self._program.function.blocks
        ends = [
            Waypoint(blocks[places[end.line][-1].block].label if end.line in places else "", end.line)
            for end in (site.instruction, used)
        ]
        return (ends[0], *middle, ends[1])

    def _is_start(self, place: _CopyPlace, site: Site) -> bool:
        copies = self._program.unrolled
        if copies is not None and copies.iterations[place.block] != site.iterations:
            return False
        return self._program.function.blocks[place.block].instructions[place.position] is site.instruction


class _FlyingStretch(NamedTuple):
    """Consecutive instructions of a block in front of which the operation is in flight, and the path to them."""

    first: int
    behind: int
    path: _PassedPoints


class _ShortestPaths:
    """Paths from one site, searched for as far as asked.

    Args:
        program: the function.
        site, queue, across: as of `Paths.between`.
        starts: the places of the site; none for an operation outstanding at the function's entry.
    """

    def __init__(
        self, program: Program, site: Site, queue: int, across: bool, starts: Sequence[_CopyPlace]
    ) -> None:
        self._program, self._queue, self._across = program, queue, across
        self._reached: dict[int, list[tuple[int, _FlyingStretch]]] = {}
        """The stretches of each block, numbered in the order in which they were reached."""
        self._count = 0
        self._work: deque[tuple[_PathState, int, _PassedPoints]] = deque(
            ((start.block, 0, _Where.BEFORE), start.position + 1, None) for start in starts
        )
        if not self._work:
            self._work.append(((0, 0, _Where.BEFORE), 0, None))
        self._least: dict[tuple[int, bool, _Where], int] = {}
        """The least k with which each place was entered. A wait that leaves the operation in flight for a larger k
        does so for a smaller one, so a later entry with as large a k or a larger one finds nothing new."""

    def to(self, places: Sequence[_CopyPlace]) -> Sequence[Waypoint]:
        """The points between the site and an instruction at these places, one in each copy of its block."""
        asked = {place.block for place in places}
        found = self._first(places)
        while found is None and self._work:
            if self._go_on() in asked:
                found = self._first(places)
        middle: list[Waypoint] = []
        trail = found[1].path if found else None
        while trail is not None:
            trail, point = trail
            middle.append(point)
        middle.reverse()
        return middle

    def _first(self, places: Sequence[_CopyPlace]) -> tuple[int, _FlyingStretch] | None:
        return min(
            (
                found
                for place in places
                for found in self._reached.get(place.block, ())
                if found[1].first <= place.position < found[1].behind
            ),
            key=itemgetter(0),
            default=None,
        )

    def _go_on(self) -> int:
        blocks, (state, position, path) = self._program.function.blocks, self._work.popleft()
        after = self._walk(state, position, path)
        if after is not None:
            k, where, path = after
            for successor in blocks[state[0]].successors:
                place = (successor, k < 0, where)
                if k < self._least.get(place, k + 1):
                    self._least[place] = k
                    first = blocks[successor].instructions[:1]
                    entered = (path, Waypoint(blocks[successor].label, first[0].line)) if first else path
                    self._work.append(((successor, k, where), 0, entered))
        return state[0]

    def _note(self, block: int, first: int, behind: int, path: _PassedPoints) -> None:
        if first < behind:
            self._count += 1
            self._reached.setdefault(block, []).append((self._count, _FlyingStretch(first, behind, path)))

    def _walk(
        self, state: _PathState, start: int, path: _PassedPoints
    ) -> tuple[int, _Where, _PassedPoints] | None:
        """Walks one block and notes the stretches in which the operation is in flight.

        Returns k, the place and the path at the block's end, if the operation is still in flight there.
        """
        block, k, where = state
        given = self._program.function.blocks[block]
        for position, steps in self._program.steps[block]:
            if position < start:
                continue
            before, now = (k, where), None
            for step in steps:
                now = self._step(step, k, where)
                if now is None:
                    break
                k, where = now
            if now is not None and (self._is_flying(*before), before[1]) == (
                self._is_flying(k, where),
                where,
            ):
                continue
            if self._is_flying(*before):
                self._note(block, start, position + 1, path)
            start = position + 1
            if now is None:
                return None
            if (
                where is _Where.BEHIND
                and before[1] is not _Where.BEHIND
                and position < len(given.instructions)
            ):
                path = (path, Waypoint(given.label, given.instructions[position].line))
        if self._is_flying(k, where):
            self._note(block, start, len(given.instructions), path)
        return k, where, path

    def _is_flying(self, k: int, where: _Where) -> bool:
        return (where is _Where.BEHIND) if self._across else (k >= 0)

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
        if isinstance(step, RemoteStep):
            return k, where
        if step is Flow.CALL:
            return (k, where) if kept_by_calls(program.counters[program.counter_of[queue]]) else gone
        if not self._across or step is Flow.RETURN:
            return k, where
        if step in (Flow.SIGNAL, Flow.NAMED_SIGNAL):
            # Operations outstanding at the barrier before stay exposed until the wait of this one.
            return k, _Where.SIGNALLED if k >= 0 and where is _Where.BEFORE else where
        if step in (Flow.BARRIER_WAIT, Flow.NAMED_BARRIER_WAIT) and where is _Where.SIGNALLED:
            return k, _Where.BEHIND
        return (k, _Where.BEHIND) if k >= 0 else None
