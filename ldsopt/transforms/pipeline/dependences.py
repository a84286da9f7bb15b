"""What one stage does to the LDS bytes of another: which dependences between waves need a barrier, and where.

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
(`ldsopt.analysis.ranges.passes`). Pairs that touch only bytes of one wave need nothing: the work-item's id is bounded
to each wave in turn, and the bytes compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from ldsopt.analysis import integers
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Footprints
from ldsopt.analysis.ranges.passes import Body, Passes
from ldsopt.analysis.ranges.values import AbstractValue, plain
from ldsopt.ir.calls import arguments, is_call
from ldsopt.ir.module import Module
from ldsopt.ir.successors import successors
from ldsopt.target.arch import Arch
from ldsopt.target.intrinsics import FIRST_LANE, Transfer
from ldsopt.touch import Touch
from ldsopt.transforms.pipeline.slots import Arc
from ldsopt.transforms.pipeline.stages import StageLoop

_MOST_ITERATIONS = 8
"""Iterations between two accesses that are told apart; from there on they count as meeting whenever they may."""
_ID = "llvm.amdgcn.workitem.id.x"


class Hazard(Enum):
    """What goes wrong if the second access of a dependence overtakes the first."""

    RAW = "read after write"
    WAR = "write after read"
    WAW = "write after write"


class Reach(Enum):
    """Which waves may touch bytes of each other."""

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
        """Whether some slot can order the two."""
        return self.distance > self.gap

    def arc(self, count: int) -> Arc:
        """The slots that order the two, of so many in the loop."""
        return Arc((self.first + 1) % count, self.distance - self.gap)


def copy_counter(access: Access, arch: Arch) -> str:
    """The counter that an access is outstanding in if it is an asynchronous copy, else nothing.

    Sources: `ldsopt.target.intrinsics.Transfer`; RDNA 4 ISA, 'LOADcnt'.
    """
    transfer = access.intrinsic.transfer if access.intrinsic is not None else None
    if transfer is Transfer.DMA_UNIFORM:
        return "vmcnt" if "vmcnt" in arch.counters else "loadcnt"
    if transfer in (Transfer.DMA_PER_LANE, Transfer.ASYNC_READ):
        return "asynccnt"
    return "tensorcnt" if transfer is Transfer.DMA_TENSOR else ""


def reads(access: Access) -> bool:
    """Whether an access reads LDS."""
    row = access.intrinsic
    if row is not None and row.transfer is Transfer.DMA_TENSOR:
        return "store" in row.name
    return access.kind in (AccessKind.LOAD, AccessKind.ATOMIC, AccessKind.COPY)


def writes(access: Access) -> bool:
    """Whether an access writes LDS."""
    row = access.intrinsic
    if row is not None and row.transfer is Transfer.DMA_TENSOR:
        return "load" in row.name
    return access.kind is not AccessKind.LOAD


@dataclass(slots=True)
class LoopDependences:
    """The dependences of one loop.

    Args:
        provenance: of the module.
        footprints: of the kernel.
        layout: how LDS variables lie.
        loop: to look at.
        accesses: the kernel's.
    """

    provenance: Provenance
    footprints: Footprints
    layout: BaseLayout
    loop: StageLoop
    accesses: Sequence[Access]
    _of_waves: list[Footprints] = field(default_factory=list)
    _reach: dict[tuple[tuple[Footprint, ...], tuple[Footprint, ...]], Reach] = field(default_factory=dict)
    _passes: Passes | None = None

    @property
    def module(self) -> Module:
        """The module."""
        return self.provenance.module

    @property
    def inside(self) -> list[Access]:
        """The accesses of the loop."""
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
        later = self._iterations(source, target, at_least=max(0, -((second - first - 1) // loop.count)))
        if later is None:
            return
        distance = second - first + loop.count * later
        gap = loop.gap if reach is Reach.ACROSS else 0
        counter = copy_counter(source, arch)
        for hazard in _hazards(source, target):
            yield Dependence(source.line, target.line, hazard, first, second, distance, gap, counter)

    def _touch(self, source: Access, target: Access) -> Touch:
        return self.layout.touch(self.footprints.of(source), self.footprints.of(target))

    # --- iterations -----------------------------------------------------------------------------------

    def _iterations(self, source: Access, target: Access, *, at_least: int) -> int | None:
        """How many iterations later the two may meet first; ``None`` if never."""
        if self._passes is None:
            function = self.loop.function
            body = Body(self.footprints, successors(function), self.accesses)
            body.accesses[self.loop.header] = self.inside
            self._passes = Passes(body, self.loop.header)
        passes = self._passes
        if not passes.tell_apart(source, target) or not passes.is_one_sequence:
            return at_least
        for later in range(at_least, _MOST_ITERATIONS):
            if self._meet(passes, source, target, later, or_more=False):
                return later
        return (
            _MOST_ITERATIONS if self._meet(passes, source, target, _MOST_ITERATIONS, or_more=True) else None
        )

    def _meet(self, passes: Passes, source: Access, target: Access, later: int, *, or_more: bool) -> bool:
        return any(
            self.layout.touch(passes.footprint(source, one), passes.footprint(target, other))
            is not Touch.NEVER
            for one, other in passes.pairs(later, or_more=or_more)
        )

    # --- waves ----------------------------------------------------------------------------------------

    def _waves(self, source: Access, target: Access) -> Reach:
        """Which waves may touch bytes of each other."""
        if not self.loop.groups.size:
            return Reach.ACROSS
        if not self._of_waves:
            self._of_waves = [self.footprints.given(known) for known in self._ids()]
        if len(self._of_waves) < 2:
            return Reach.ACROSS
        of_source = tuple(each.of(source) for each in self._of_waves)
        of_target = tuple(each.of(target) for each in self._of_waves)
        key = of_source, of_target
        if key not in self._reach:
            self._reach[key] = self._reach_of(of_source, of_target)
        return self._reach[key]

    def _reach_of(self, source: Sequence[Footprint], target: Sequence[Footprint]) -> Reach:
        found, ahead = Reach.PRIVATE, self.loop.groups.ahead
        for one, its in enumerate(source):
            for other, others in enumerate(target):
                if one == other or self.layout.touch(its, others) is Touch.NEVER:
                    continue
                if (one < ahead) != (other < ahead):
                    return Reach.ACROSS
                found = Reach.WITHIN
        return found

    def _ids(self) -> Iterator[Mapping[int, AbstractValue]]:
        """What is known of the work-items' ids in each wave of a workgroup of one dimension; nothing in others."""
        groups, function = self.loop.groups, self.loop.function
        if groups.sizes is not None and (groups.sizes[1] > 1 or groups.sizes[2] > 1):
            yield {}
            return
        ids = {i.address for i in function.instructions if is_call(i) and self._name(i.operands) == _ID}
        known = ids | {
            i.address
            for i in function.instructions
            if is_call(i)
            and self._name(i.operands).startswith(FIRST_LANE)
            and arguments(self.module, i)[0] in ids
        }
        for wave in range(groups.waves):
            first = wave * groups.wave_size
            value = plain(integers.interval(32, first, first + groups.wave_size - 1))
            yield dict.fromkeys(known, value)

    def _name(self, operands: Sequence[int]) -> str:
        constant = self.module.constant(operands[-1])
        return constant.name if constant.opcode == "function" else ""


def _strictness(dependence: Dependence) -> tuple[int, int]:
    return dependence.distance - dependence.gap, dependence.distance


def _hazards(source: Access, target: Access) -> Iterator[Hazard]:
    if writes(source) and reads(target):
        yield Hazard.RAW
    if reads(source) and writes(target):
        yield Hazard.WAR
    if writes(source) and writes(target):
        yield Hazard.WAW
