"""The overlap in LDS of two machine instructions when two different waves execute them.

`ldsopt.checker.overlap` gives the bytes that they touch over all waves. Where the work-items of each wave are known,
waves are compared one by one, first over all iterations, then in the iterations in which the two are executed, and
there lane by lane, too: an instruction that only touches bytes of its own wave conflicts with no other. And where
addresses are known to the byte in those iterations, a conflict is sure: some two work-items have it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ldsopt.analysis.provenance.accesses import AccessKind
from ldsopt.analysis.ranges.values import AbstractValue
from ldsopt.analysis.ranges.waves import InWaves, LaneFootprints, WaveFootprints
from ldsopt.checker.accesses import Accesses
from ldsopt.checker.iterations import MachineLoop
from ldsopt.checker.overlap import AccessOverlap
from ldsopt.isa.wait_facts import ACROSS_BARRIERS, BetweenWaves, Executed, FunctionWaits, WaitFinding
from ldsopt.target.opcodes import Family
from ldsopt.touch import Touch

NO_SHAPE = (
    "which work-items each wave has is not known: state reqd_work_group_size, or --assume "
    "unread-dimensions-are-one or workgroup-size=X,Y,Z"
)
"""Why what two waves do to each other may not be proved."""
SOME_BYTES = "that two work-items touch the same byte in such iterations is not known for sure"
OF_SOME_ITEMS = "only some work-items execute either, and whether two waves have such is not known"
_NO_PAIRS = "which barriers the waves meet at is not known exactly"

_ExecutedKey = tuple[int, tuple[int, ...] | None, tuple[tuple[int, int], ...]]
"""An instruction by its line, the waves, and the iterations."""


class WaveOverlap:
    """The `BetweenWaves` of one kernel.

    Args:
        accesses: the module's accesses.
        overlap: the overlap in the listing.
        touched: the bytes that each wave touches.
        lanes: the bytes that each of its lanes touches.
        common: the lines of the kernel's accesses that all work-items make.
        loops: the loops whose iterations are apart, by anchor.
        is_superset: accesses may be made by fewer lanes than are known, so that none is sure.
    """

    def __init__(  # noqa: PLR0917
        self,
        accesses: Accesses,
        overlap: AccessOverlap,
        touched: WaveFootprints,
        lanes: LaneFootprints,
        common: frozenset[int],
        loops: Mapping[int, MachineLoop],
        *,
        is_superset: bool = False,
    ) -> None:
        self._is_superset = is_superset
        self._accesses, self._overlap, self._touched, self._lanes = accesses, overlap, touched, lanes
        self._waves, self._own = lanes.ids.waves, lanes.block_of_line.keys()
        self._common, self._loops = common, loops
        self._maybe: dict[tuple[_ExecutedKey, _ExecutedKey], bool] = {}
        self._surely: dict[tuple[_ExecutedKey, _ExecutedKey], bool] = {}
        self._all_alike: dict[object, list[InWaves] | None] = {}

    def __call__(self, earlier: Executed, later: Executed) -> Touch:
        """The overlap of two different waves; see `ldsopt.isa.wait_facts.BetweenWaves`."""
        if Family.CLUSTER in (earlier.instruction.opcode.family, later.instruction.opcode.family):
            return (
                Touch.MAY
            )  # it goes to the same bytes of other workgroups, whose waves have the same numbers
        if not self._may_touch(earlier, later, in_iterations=False) or not self._may_touch(
            earlier, later, in_iterations=True
        ):
            return Touch.NEVER
        if self._is_superset:
            return Touch.MAY
        keys = _key(earlier, in_iterations=True), _key(later, in_iterations=True)
        if keys not in self._surely:
            self._surely[keys] = self._must_touch(earlier, later)
        return Touch.MUST if self._surely[keys] else Touch.MAY

    def _may_touch(self, earlier: Executed, later: Executed, *, in_iterations: bool) -> bool:
        pair = _key(earlier, in_iterations=in_iterations), _key(later, in_iterations=in_iterations)
        if pair not in self._maybe:
            first = self._sides(earlier, in_iterations=in_iterations)
            second = self._sides(later, in_iterations=in_iterations)
            self._maybe[pair] = (
                first is None
                or second is None
                or any(
                    self._touched.touch(one, other) is not Touch.NEVER
                    and not (in_iterations and self._are_apart_by_lanes(one, other))
                    for one in first
                    for other in second
                )
            )
        return self._maybe[pair]

    def _are_apart_by_lanes(self, one: InWaves, other: InWaves) -> bool:
        """True if the two are apart lane by lane. Reads are not compared: they may be of other waves' bytes."""
        if AccessKind.LOAD in (one.access.kind, other.access.kind):
            return False
        return not self._lanes.meet_between(one, other)

    def _sides(self, executed: Executed, *, in_iterations: bool) -> list[InWaves] | None:
        """All accesses that an instruction may be; ``None`` if they are not known, or not all are the kernel's."""
        if in_iterations and (known := self._known(executed)):
            return self._in_waves(executed, known)
        overlap = self._overlap
        key = overlap.accesses_of(executed.instruction), overlap.beyond(executed.instruction), executed.waves
        if key not in self._all_alike:  # instructions of one class may all be the same accesses
            self._all_alike[key] = self._in_waves(executed, {})
        return self._all_alike[key]

    def _in_waves(self, executed: Executed, known: Mapping[int, AbstractValue]) -> list[InWaves] | None:
        found = self._overlap.accesses_of(executed.instruction)
        if not found or not self._own >= {*found}:
            return None
        beyond = self._overlap.beyond(executed.instruction)
        return [
            InWaves(self._accesses.by_line[line], self._of(executed), known, beyond=beyond) for line in found
        ]

    def _must_touch(self, earlier: Executed, later: Executed) -> bool:
        first, second = self._exact(earlier), self._exact(later)
        return first is not None and second is not None and self._touched.colliding(first, second) is not None

    def _exact(self, executed: Executed) -> InWaves | None:
        """The one access of which an instruction surely touches all bytes, with the values known in its iterations."""
        line = self._overlap.whole_access(executed.instruction)
        if line is None or line not in self._common or line in self._accesses.masked:
            return None
        return InWaves(self._accesses.by_line[line], self._of(executed), self._known(executed))

    def _known(self, executed: Executed) -> dict[int, AbstractValue]:
        """The values that are known in the iterations in which an instruction is executed."""
        known: dict[int, AbstractValue] = {}
        for anchor, iteration in executed.iterations.items():
            if anchor in self._loops:
                known.update(self._loops[anchor].values(executed.instruction, iteration))
        return known

    def _of(self, executed: Executed) -> Collection[int]:
        return self._waves if executed.waves is None else executed.waves


def _key(executed: Executed, *, in_iterations: bool) -> _ExecutedKey:
    iterations = tuple(sorted(executed.iterations.items())) if in_iterations else ()
    return executed.instruction.line, executed.waves, iterations


def why_unproven(finding: WaitFinding, waits: FunctionWaits, between: BetweenWaves | None) -> str:
    """The reason why a conflict of two waves that may pass different barriers is not proved; empty if it is."""
    if waits.barrier_pairs is None or finding.kind not in ACROSS_BARRIERS:
        return ""
    if between is None:
        return NO_SHAPE
    return SOME_BYTES if waits.barrier_pairs.is_exact else _NO_PAIRS
