"""The effect of one stage on the LDS bytes of another: which dependences between waves need a barrier, and where.

Count the stages that a wave runs from the loop's start: stage s of iteration i is number ``i * N + s``. Let an access
in number a and one in number b = a + d, d >= 1, touch a common byte in different waves, one of them writing. In the
order that the marks mean, a comes first. With a phase gap g the first group runs number n while the second runs
n - g. So:

* both in one group: any slot in ``(a, b]`` keeps the order;
* a in the first group, b in the second: any slot in ``(a, b + g]``;
* a in the second group, b in the first: the second is late; only slots in ``(a, b - g]`` of its own come before the
  first group is in b. If d <= g there is none: both run at the same time, and no barrier can order them.

The third is the narrowest, so ``(a, b - g]`` is what a dependence between the groups asks for, and ``(a, b]`` one that
only waves of one group have. (In one stage of one iteration, d = 0, waves are not ordered by marks at all.)

What is ordered there is that the operation is complete: LDS operations by a release fence, LDS-DMA and other
asynchronous copies by a wait for their counter. Of each pair of stages the smallest distance is the strictest.

Over iterations: two accesses that follow a ring's slots meet only in iterations that are k apart
(`ldsopt.analysis.ranges.iterations`). Pairs that touch only bytes of one wave need nothing: the work-item's id is
bounded to each wave in turn, and the bytes compared.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from enum import Enum
from functools import cached_property

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints
from ldsopt.analysis.ranges.iterations import BlockIterations, Body
from ldsopt.analysis.ranges.waves import InWaves, WaveFootprints, wave_ids
from ldsopt.analysis.stages.stage_loop import Arc, StageLoop
from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE
from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Module
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import Transfer
from ldsopt.touch import Touch

_COPIES = (Transfer.DMA_UNIFORM, Transfer.DMA_PER_LANE, Transfer.ASYNC_READ, Transfer.DMA_TENSOR)

_MOST_ITERATIONS = 8
"""Iterations between two accesses that are told apart; from there on they count as meeting whenever they may."""


class Hazard(Enum):
    """The fault if the second access of a dependence overtakes the first."""

    RAW = "read after write"
    WAR = "write after read"
    WAW = "write after write"


class Reach(Enum):
    """The waves that may touch bytes of each other."""

    PRIVATE = "of one wave"
    WITHIN = "of one group"
    ACROSS = "of both groups"


@dataclass(frozen=True, slots=True)
class Dependence:
    """Two accesses that have to stay in order between waves.

    Attributes:
        source, target: lines of the accesses, indices into `Module.lines`.
        hazard: what sort it is.
        first, second: the stages of the two.
        distance: stages from the one to the other, round the loop; at least 1.
        gap: the phase gap that counts: 0 if only waves of one group touch bytes of each other.
        counter: that the first is outstanding in if it is an asynchronous copy, else empty.
    """

    source: int
    target: int
    hazard: Hazard
    first: int
    second: int
    distance: int
    gap: int
    counter: str = ""

    @property
    def is_ordered(self) -> bool:
        """True if some slot can order the two."""
        return self.distance > self.gap

    def arc(self, count: int) -> Arc:
        """The slots that order the two, of so many in the loop."""
        return Arc((self.first + 1) % count, self.distance - self.gap)


def copy_counter(access: Access, arch: Arch) -> str:
    """The counter that an access is outstanding in if it is an asynchronous copy, else nothing.

    Sources: `ldsopt.target.intrinsics.Transfer`; RDNA 4 ISA, 'LOADcnt'.
    """
    transfer = access.intrinsic.transfer if access.intrinsic is not None else None
    if transfer in (Transfer.DMA_UNIFORM, Transfer.DMA_MARKED):  # one instruction; marks are the compiler's
        return "vmcnt" if "vmcnt" in arch.counters else "loadcnt"
    if transfer in (Transfer.DMA_PER_LANE, Transfer.ASYNC_READ, Transfer.ASYNC_ATOMIC):
        return "asynccnt"
    return "tensorcnt" if transfer is Transfer.DMA_TENSOR else ""


def reads(access: Access) -> bool:
    """True if an access reads LDS."""
    row = access.intrinsic
    if row is not None and row.transfer is Transfer.DMA_TENSOR:
        return "store" in row.name
    return access.kind in (AccessKind.LOAD, AccessKind.ATOMIC, AccessKind.COPY)


def writes(access: Access) -> bool:
    """True if an access writes LDS."""
    row = access.intrinsic
    if row is not None and row.transfer is Transfer.DMA_TENSOR:
        return "load" in row.name
    return access.kind is not AccessKind.LOAD


def is_from_memory(access: Access) -> bool:
    """True if an access is a copy from memory, or to it, by which no register is passed."""
    return access.intrinsic is not None and access.intrinsic.transfer in _COPIES


@dataclass
class LoopDependences:
    """The dependences of one pipeline. Of flat stages, which are run once, only later ones depend on earlier ones.

    Args:
        provenance: of the module.
        footprints: of the kernel.
        layout: how LDS variables lie.
        accesses: the kernel's.
    """

    provenance: Provenance
    footprints: Footprints
    layout: BaseLayout
    loop: StageLoop
    accesses: Sequence[Access]

    @property
    def module(self) -> Module:
        """The module that the loop is in."""
        return self.provenance.module

    @property
    def inside(self) -> list[Access]:
        """The accesses of LDS that belong to a stage of the loop."""
        return [access for access in self.accesses if access.line in self.loop.stage_of]

    def find(self, arch: Arch) -> list[Dependence]:
        """The dependences, the closest first; of each pair of stages, sort and counter the strictest one."""
        found: dict[tuple[int, int, Hazard, str], Dependence] = {}
        inside = self.inside
        for source in inside:
            for target in inside:
                for one in self._between(source, target, arch):
                    key = one.first, one.second, one.hazard, one.counter
                    known = found.get(key)
                    if known is None or _strictness(one) < _strictness(known):
                        found[key] = one
        return sorted(found.values(), key=lambda one: (_strictness(one), one.first, one.source, one.target))

    def unordered(self, arch: Arch) -> Iterator[Dependence]:
        """Yields every dependence that no slot can order."""
        for source in self.inside:
            for target in self.inside:
                yield from (one for one in self._between(source, target, arch) if not one.is_ordered)

    def _between(self, source: Access, target: Access, arch: Arch) -> Iterator[Dependence]:
        if not (writes(source) or writes(target)):
            return
        if self._touch(source, target) is Touch.NEVER:
            return
        reach = self._waves(source, target)
        if reach is Reach.PRIVATE:
            return
        loop = self.loop
        first, second = loop.stage_of[source.line], loop.stage_of[target.line]
        if loop.flat is None:
            later = self._iterations(source, target, at_least=max(0, -((second - first - 1) // loop.count)))
        else:
            later = 0 if first < second else None
        if later is None:
            return
        distance = second - first + loop.count * later
        gap = loop.gap if reach is Reach.ACROSS else 0
        counter = copy_counter(source, arch)
        for hazard in _hazards(source, target):
            yield Dependence(source.line, target.line, hazard, first, second, distance, gap, counter)

    def onto(self, other: LoopDependences, between: int, arch: Arch) -> Iterator[Dependence]:
        """Yields what stages of a later pipeline depend on in these, if there are so many stages between the two.

        Its second stage is counted in the other pipeline; its distance is that from the last iteration of these.
        """
        for source in self.inside:
            for target in other.inside:
                if not (writes(source) or writes(target)) or self._touch(source, target) is Touch.NEVER:
                    continue
                reach = self._waves(source, target)
                if reach is Reach.PRIVATE:
                    continue
                first, second = self.loop.stage_of[source.line], other.loop.stage_of[target.line]
                distance = self.loop.count - first + between + second
                gap = self.loop.gap if reach is Reach.ACROSS else 0
                counter = copy_counter(source, arch)
                for hazard in _hazards(source, target):
                    yield Dependence(source.line, target.line, hazard, first, second, distance, gap, counter)

    def is_at_once(self, one: Dependence) -> bool:
        """True if some iterations run the two stages at the same time; else the second comes first."""
        return self._apart_at_once(one) is not None

    def is_sure(self, one: Dependence, partial: Container[int]) -> bool:
        """True if two work-items of different groups touch a common byte for sure while both run the two stages.

        Two iterations may take different arms of a branch, and the one that leaves the loop may end on the way. So
        every iteration runs both accesses; or it is one iteration, and one of them runs whenever the other does.

        Args:
            one: between the groups; no slot orders it.
            partial: blocks that not all work-items run; what stands there is not sure.
        """
        groups, touched, later = self.loop.groups, self.of_waves, self._apart_at_once(one)
        by_line = {access.line: access for access in self.inside}
        source, target = by_line[one.source], by_line[one.target]
        places = self._body.block_of_line[source.line], self._body.block_of_line[target.line]
        if touched is None or not groups.late or later is None or any(place in partial for place in places):
            return False
        apart = set(places) - self.loop.always
        if len(apart) > 1 or (apart and later):
            return False
        iterations = self._iterations_of_loop
        pairs: Iterable[tuple[int, int] | None] = [None]
        if iterations.tell_apart(source, target):
            pairs = iterations.pairs(later, or_more=False) if iterations.is_one_sequence else []
        for pair in pairs:
            first, second = (
                ({}, {})
                if pair is None
                else (iterations.known_in(iterations.states[state]) for state in pair)
            )
            late, early = InWaves(source, groups.late, first), InWaves(target, groups.early, second)
            if touched.colliding(late, early) is not None:
                return True
        return False

    def _apart_at_once(self, one: Dependence) -> int | None:
        """The iterations between one group's first stage and the other's second at one time, if that happens."""
        stages = self.loop.gap - (one.second - one.first)
        return stages // self.loop.count if stages >= 0 and stages % self.loop.count == 0 else None

    def _touch(self, source: Access, target: Access) -> Touch:
        return self.layout.touch(self.footprints.of(source), self.footprints.of(target))

    @cached_property
    def _body(self) -> Body:
        return Body(self.footprints, of_function(self.loop.function), self.accesses)

    @cached_property
    def _iterations_of_loop(self) -> BlockIterations:
        """The iterations, as far as accesses anywhere in the loop depend on them."""
        self._body.accesses[self.loop.header] = self.inside
        return BlockIterations(self._body, self.loop.header)

    # --- iterations -----------------------------------------------------------------------------------

    def _iterations(self, source: Access, target: Access, *, at_least: int) -> int | None:
        """The number of iterations after which the two may meet first; ``None`` if never."""
        iterations = self._iterations_of_loop
        if not iterations.tell_apart(source, target) or not iterations.is_one_sequence:
            return at_least
        for later in range(at_least, _MOST_ITERATIONS):
            if self._meet(iterations, source, target, later, or_more=False):
                return later
        return (
            _MOST_ITERATIONS
            if self._meet(iterations, source, target, _MOST_ITERATIONS, or_more=True)
            else None
        )

    def _meet(
        self, iterations: BlockIterations, source: Access, target: Access, later: int, *, or_more: bool
    ) -> bool:
        return any(
            self.layout.touch(iterations.footprint(source, one), iterations.footprint(target, other))
            is not Touch.NEVER
            for one, other in iterations.pairs(later, or_more=or_more)
        )

    # --- waves ----------------------------------------------------------------------------------------

    def _waves(self, source: Access, target: Access) -> Reach:
        """The waves that may touch bytes of each other."""
        groups, touched = self.loop.groups, self.of_waves
        if touched is None or not groups.late:
            return Reach.ACROSS
        for one, other, reach in (
            (groups.early, groups.late, Reach.ACROSS),
            (groups.late, groups.early, Reach.ACROSS),
            (groups.early, groups.early, Reach.WITHIN),
            (groups.late, groups.late, Reach.WITHIN),
        ):
            if touched.touch(InWaves(source, one), InWaves(target, other)) is not Touch.NEVER:
                return reach
        return Reach.PRIVATE

    @cached_property
    def of_waves(self) -> WaveFootprints | None:
        """The bytes that each wave touches; ``None`` where it is not known how a workgroup is divided."""
        groups = self.loop.groups
        ids = wave_ids(
            self.footprints.provenance,
            self.loop.function,
            is_row=groups.assumption == UNREAD_DIMENSIONS_ARE_ONE,
        )
        return None if ids is None else WaveFootprints(self.footprints, self.layout, ids)


def _strictness(dependence: Dependence) -> tuple[int, int]:
    return dependence.distance - dependence.gap, dependence.distance


def _hazards(source: Access, target: Access) -> Iterator[Hazard]:
    if writes(source) and reads(target):
        yield Hazard.RAW
    if reads(source) and writes(target):
        yield Hazard.WAR
    if writes(source) and writes(target):
        yield Hazard.WAW
