"""Whether two machine instructions touch common bytes of LDS when one wave executes them, lane by lane.

That is known of accesses that write, which one instruction alone comes from (`ldsopt.checker.instruction_places`):
LLVM leaves them in the arms of branches that they are in, so the lanes that execute the one and the other are those of
the IR (`ldsopt.analysis.ranges.lanes`). What holds of two executions in one round of a loop is said by way of the
loop's anchor (`ldsopt.checker.rounds`): with no pass of it between, both are of one round if in each round both are
ahead of it, or both behind it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ldsopt.analysis.ranges.lanes import LaneFootprints
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.analysis.ranges.waves import InWaves
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.checker.rounds import MachineLoop
from ldsopt.isa.wait_facts import Executed


class LaneOverlap:
    """The `WithinWave` of one kernel.

    Args:
        accesses: of the module.
        overlap: of the listing.
        places: of the code.
        touched: by each lane.
        waves: of a workgroup, by number.
        own: the lines of the kernel's accesses.
        loops: those of which the rounds are apart, by header and anchor.
    """

    def __init__(  # noqa: PLR0917
        self,
        accesses: Accesses,
        overlap: AccessOverlap,
        places: InstructionPlaces,
        touched: LaneFootprints,
        waves: Collection[int],
        own: Collection[int],
        loops: Mapping[int, tuple[int, MachineLoop]],
    ) -> None:
        self._accesses, self._overlap, self._places = accesses, overlap, places
        self._touched, self._waves, self._own, self._loops = touched, waves, own, loops
        self._known: dict[object, frozenset[int] | None] = {}

    def __call__(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        """Whether lanes of a wave touch a common byte; see `ldsopt.isa.wait_facts.WithinWave`."""
        key = tuple(
            (one.instruction.line, one.waves, tuple(sorted(one.rounds.items()))) for one in (earlier, later)
        )
        if key not in self._known:
            self._known[key] = self._apart(earlier, later)
        return self._known[key]

    def _apart(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        first, second = self._side(earlier), self._side(later)
        headers = None if first is None or second is None else self._touched.apart(first, second)
        if headers is None:
            return None
        anchors = set()
        for header in headers:
            if header not in self._loops:
                return None
            anchor, loop = self._loops[header]
            if not loop.are_level(earlier.instruction, later.instruction):
                return None
            anchors.add(anchor)
        return frozenset(anchors)

    def _side(self, executed: Executed) -> InWaves | None:
        """The one access that an instruction is, where it is in the control flow, with what is known in its rounds."""
        line = self._places.mapping.of(executed.instruction).access
        if line is None or line not in self._own or self._places.fixed(line) is None:
            return None
        known: dict[int, AbstractValue] = {}
        for anchor, loop in self._loops.values():
            if anchor in executed.rounds:
                known.update(loop.values(executed.instruction, executed.rounds[anchor]))
        waves = self._waves if executed.waves is None else executed.waves
        return InWaves(self._accesses.by_line[line], waves, known, self._overlap.beyond(executed.instruction))
