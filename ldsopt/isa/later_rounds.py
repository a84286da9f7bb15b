"""Whether an operation may still be in flight at an instruction in a later round of a loop than that it was started in.

Breadth-first over (block, k, whether a round has begun since): k as in `ldsopt.isa.counters`, for the one operation. A
round begins where control enters the block of an anchor (`ldsopt.isa.rounds`). Waits are all there: of what would be in
flight without one of them this says nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator

from ldsopt.isa.program import Flow, Program, Site, Step, WaitSite, kept_by_calls

_InFlightAt = tuple[int, int, bool]
"""A block, k where it begins, and whether a round has begun."""


class LaterRounds:
    """Where an operation is still in flight when some of the rounds that are given have begun again.

    Args:
        program: the function.
        site: what starts the operation.
        anchors: lines of instructions; with each entry into the block of one a round begins.
    """

    def __init__(self, program: Program, site: Site, anchors: Collection[int]) -> None:
        self._program, self._site = program, site
        self._heads = {
            number
            for number, block in enumerate(program.function.blocks)
            if any(instruction.line in anchors for instruction in block.instructions)
        }
        self._met = frozenset(self._search())

    def reach(self, later: Site) -> bool:
        """Whether the operation may be in flight in a later round where another one is started."""
        return later.number in self._met

    def _search(self) -> Iterator[int]:
        blocks = self._program.function.blocks
        work: deque[tuple[_InFlightAt, int]] = deque()
        for number in range(len(blocks)):
            for position, steps in self._program.steps[number]:
                if self._site in steps:
                    work.append(((number, 0, False), position + 1))
        seen: set[_InFlightAt] = set()
        while work:
            (block, k, again), start = work.popleft()
            left: int | None = k
            for position, steps in self._program.steps[block]:
                if position < start:
                    continue
                for step in steps:
                    if again and isinstance(step, Site):
                        yield step.number
                    left = None if left is None else self._behind(step, left)
                if left is None:
                    break
            if left is None:
                continue
            for after in blocks[block].successors:
                reached = (after, left, again or after in self._heads)
                if reached not in seen:
                    seen.add(reached)
                    work.append((reached, 0))

    def _behind(self, step: Step, k: int) -> int | None:
        """k behind a step; ``None`` where the operation is complete."""
        program, queue = self._program, self._site.lds_queue
        in_order, counter = program.queues[queue].in_order, program.counter_of[queue]
        if isinstance(step, Site):
            return min(k + (in_order and queue in step.queues), program.largest[counter])
        if isinstance(step, WaitSite) and step.counter == counter:
            return None if (k >= step.limit if in_order else step.limit == 0) else k
        if step is Flow.CALL and not kept_by_calls(program.counters[counter]):
            return None
        return k
