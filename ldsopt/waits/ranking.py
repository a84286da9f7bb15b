"""The waits that matter: how often they are executed, and how long ago what they wait for was issued.

What a wait costs is known on hardware only. What is known here is said as it is: how often waves execute the wait, if
a launch was simulated (`ldsopt.timeline`), and how deep in loops it stands; the most operations that it forces to
complete; and how many instructions stand, on the shortest path, between the start of what it waits for and the wait.
The fewer they are, the less of the operation's time has passed. So waits are ranked by executions (by depth, where
these are not known), then by that distance, the shortest first. It is an order to work in, and no estimate of time.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction
from ldsopt.waits.wait_needs import WaitNeeds


@dataclass(frozen=True, slots=True)
class RankedWait:
    """One counter of a wait, with what tells how much it matters.

    Attributes:
        needs: the wait, and what it is needed for.
        executed: how often waves execute it; ``None`` if that is not known.
        distance: instructions between the start of what it waits for and the wait, on the shortest path; ``None`` if it
            waits for nothing that is needed.
    """

    needs: WaitNeeds
    executed: int | None
    distance: int | None


def ranked(
    waits: Sequence[WaitNeeds], function: AsmFunction, executed: Mapping[int, int] | None = None
) -> list[RankedWait]:
    """The waits, those first that matter most.

    Args:
        waits: of one function.
        function: its code.
        executed: how often instructions are executed, by line.
    """
    distances = _Distances(function)
    found = [
        RankedWait(
            wait,
            None if executed is None else executed.get(wait.site.instruction.line),
            distances.of(wait),
        )
        for wait in waits
    ]
    far = 1 << 30
    return sorted(
        found,
        key=lambda one: (
            -(one.executed or 0),
            -one.needs.depth,
            far if one.distance is None else one.distance,
            one.needs.name,
        ),
    )


class _Distances:
    """Shortest paths through a function, counted in instructions."""

    def __init__(self, function: AsmFunction) -> None:
        self._blocks = function.blocks
        self._places = {
            (i.line, i.opcode.is_wait): (number, position)
            for number, block in enumerate(function.blocks)
            for position, i in enumerate(block.instructions)
        }
        self._from: dict[int, dict[int, int]] = {}

    def of(self, wait: WaitNeeds) -> int | None:
        line = wait.site.instruction.line
        found = [self._between(need.started.line, line) for need in wait.needs if need.started.line != line]
        return min((each for each in found if each is not None), default=None)

    def _between(self, started: int, wait: int) -> int | None:
        start, end = self._places.get((started, False)), self._places.get((wait, True))
        if start is None or end is None:
            return None
        if start[0] == end[0] and start[1] < end[1]:
            return end[1] - start[1] - 1
        left = len(self._blocks[start[0]].instructions) - start[1] - 1
        ahead = self._ahead(start[0]).get(end[0])
        return None if ahead is None else left + ahead + end[1]

    def _ahead(self, block: int) -> dict[int, int]:
        """For each block behind one, the fewest instructions between the end of the one and its beginning."""
        known = self._from.get(block)
        if known is not None:
            return known
        found: dict[int, int] = {}
        work = [(0, successor) for successor in self._blocks[block].successors]
        while work:
            length, number = heapq.heappop(work)
            if number in found:
                continue
            found[number] = length
            through = length + len(self._blocks[number].instructions)
            for successor in self._blocks[number].successors:
                heapq.heappush(work, (through, successor))
        self._from[block] = found
        return found
