"""The pairs of accesses that one barrier alone keeps in order between two waves of a workgroup.

All waves of a workgroup pass the same barriers in the same order (`ldsopt.analysis.flow.phases`, which refuses other
kernels), so without one of them they still meet at all others. Let B be a barrier that goes, with others perhaps, and
a and b two accesses of which B had ordered *a* of one wave before *b* of another. If a barrier that stays lies between
them in that order, it still orders them. Else the first wave has gone from *a* to B, and the other one from B to *b*,
without a barrier that stays. So B may go if no pair of

* an access from which control leads to B, and
* an access to which control leads from B, both without passing a barrier that stays,

is made by two *different waves* to a common byte, one of them writing, in whatever iterations. A pair that an atomic or
a volatile access had ordered together with the fences of B is one of these, too: who has passed B has been waited for
by all. What work-items of one wave do to each other's bytes stays in order by fences of the wave.

Two waves do not meet if the bytes of the accesses are apart, or those of each two different waves
(`ldsopt.analysis.ranges.waves`), or if one wave alone gets there: by the branches above an access, for each work-item
(`Indices.reaching`) and by the ranges that their conditions have in each wave. ::

    if (t < 64) a[t] += a[t + 64];     ; by wave 0 alone, with 64 lanes
    barrier                            ; nothing but wave 0 reads or writes a[] until the next barrier
    if (t < 32) a[t] += a[t + 32];
    barrier                            ; stays: wave 1 reads what wave 0 has written
    use(a[0]);

Of global memory the judge of fences decides (`ldsopt.analysis.global_memory.conflicts`); what synchronizes with other
workgroups counts there as an access that depends on its order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ldsopt.analysis.flow.phases import Crossing, Phases
from ldsopt.analysis.global_memory.accesses import GlobalAccess
from ldsopt.analysis.global_memory.conflicts import OrderObstacle
from ldsopt.analysis.global_memory.kernel_order import KernelOrder
from ldsopt.analysis.provenance.accesses import Access, AccessKind
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprints
from ldsopt.analysis.ranges.ranges import FunctionRanges, ModuleRanges
from ldsopt.analysis.ranges.waves import InWaves, WaveFootprints, WaveIds, wave_ids
from ldsopt.touch import Touch

_MOST_PAIRS = 20_000
"""Pairs of accesses of one kernel that are looked at wave by wave; more count as meeting."""


@dataclass(frozen=True, slots=True)
class IntervalVerdict:
    """The answer for one barrier.

    Attributes:
        pair: lines of two accesses that keep it, the earlier one first; empty if it may go.
        promises: what it rests on that it may go.
    """

    pair: tuple[int, ...] = ()
    promises: frozenset[str] = frozenset()


class _MeetingVerdict(NamedTuple):
    is_apart: bool
    promises: frozenset[str] = frozenset()


_NOTHING = _MeetingVerdict(is_apart=True)
_MEET = _MeetingVerdict(is_apart=False)


class BarrierIntervals:
    """The accesses around the barriers of one kernel.

    Args:
        order: the kernel, of which the model of barriers holds.
        phases, ranges: of the kernel.
        accesses: of LDS, all of them with an address.
    """

    def __init__(
        self, order: KernelOrder, phases: Phases, ranges: ModuleRanges, accesses: Iterable[Access]
    ) -> None:
        self._order, self._phases, self._ranges = order, phases, ranges
        self._footprints = Footprints(ranges, order.kernel)
        provenance = ranges.provenance
        dynamic = frozenset(i for i, base in enumerate(provenance.bases) if base.is_dynamic)
        self._layout = BaseLayout(dynamic, named_bases=False)
        at = {instruction.line: number for number, instruction in enumerate(order.kernel.instructions)}
        self._lds = {at[access.line]: access for access in accesses}
        self._global: dict[int, list[GlobalAccess]] = {}
        for access in order.accesses:
            self._global.setdefault(access.at, []).append(access)
        self._ends = {segment.stop - 1: number for number, segment in enumerate(phases.segments)}
        self._events = [
            [n for n in range(segment.start, segment.stop) if n in self._lds or n in self._global]
            for segment in phases.segments
        ]
        self._verdicts: dict[tuple[int, int], _MeetingVerdict] = {}
        self._waves_of: dict[int, frozenset[int]] = {}
        self._of_wave: dict[int, FunctionRanges] = {}
        self._looked_at = 0

    def without(self, gone: Collection[int]) -> IntervalVerdict:
        """True if some barriers may all go.

        Args:
            gone: the last instruction of each, an index into `Function.instructions`.
        """
        promises: frozenset[str] = frozenset()
        for a, b, verdict in self._pairs(gone):
            if not verdict.is_apart:
                instructions = self._order.kernel.instructions
                return IntervalVerdict((instructions[a].line, instructions[b].line))
            promises |= verdict.promises
        return IntervalVerdict((), promises)

    def kept_by(self, gone: Collection[int]) -> tuple[list[tuple[int, int]], frozenset[str]]:
        """All pairs of accesses that keep some barriers, and what it rests on that no other pair does.

        Args:
            gone: as of `without`.

        Returns:
            Pairs of indices into `Function.instructions`, that before the barrier first; and the promises.
        """
        pairs: list[tuple[int, int]] = []
        promises: frozenset[str] = frozenset()
        for a, b, verdict in self._pairs(gone):
            if verdict.is_apart:
                promises |= verdict.promises
            else:
                pairs.append((a, b))
        return pairs, promises

    def _pairs(self, gone: Collection[int]) -> Iterator[tuple[int, int, _MeetingVerdict]]:
        """The pairs of accesses that only some barriers order."""
        passable = {self._ends[at] for at in gone}
        for at in gone:
            before = self._reach([self._ends[at]], self._phases.predecessors, passable, is_ahead=True)
            behind = self._reach(
                self._phases.successors[self._ends[at]], self._phases.successors, passable, is_ahead=False
            )
            for a in before:
                for b in behind:
                    yield a, b, self._judge(a, b)

    def _reach(
        self,
        start: Iterable[int],
        following: tuple[tuple[int, ...], ...],
        passable: Collection[int],
        *,
        is_ahead: bool,
    ) -> list[int]:
        """The accesses in some segments and in those beyond them, up to the barriers that stay, in text order."""
        segments = self._phases.segments
        ends = {
            number
            for number, segment in enumerate(segments)
            if segment.crossing in (Crossing.BARRIER, Crossing.WAIT) and number not in passable
        }
        seen = set(start)
        work = deque(seen)
        while work:
            number = work.popleft()
            for target in following[number] if is_ahead or number not in ends else ():
                if target not in seen and not (is_ahead and target in ends):
                    seen.add(target)
                    work.append(target)
        return sorted(event for number in seen for event in self._events[number])

    # --- pairs --------------------------------------------------------------------------------------------

    def _judge(self, a: int, b: int) -> _MeetingVerdict:
        found = self._verdicts.get((a, b))
        if found is None:
            found = self._verdicts[a, b] = self._verdicts[b, a] = self._decide(a, b)
        return found

    def _decide(self, a: int, b: int) -> _MeetingVerdict:
        promises: frozenset[str] = frozenset()
        ours, others = self._global.get(a, ()), self._global.get(b, ())
        if any(access.is_unknown for access in (*ours, *others)):
            return _MEET
        verdicts = [self._in_global(one, other) for one in ours for other in others]
        if a in self._lds and b in self._lds:
            verdicts.append(self._in_lds(a, b))
        for verdict in verdicts:
            if not verdict.is_apart:
                return _MEET
            promises |= verdict.promises
        return _MeetingVerdict(is_apart=True, promises=promises)

    def _in_global(self, a: GlobalAccess, b: GlobalAccess) -> _MeetingVerdict:
        found = self._order.conflicts.judge(a, b)
        if found.obstacle is OrderObstacle.NONE:
            return _MeetingVerdict(is_apart=True, promises=found.promises)
        if a.synchronizes or b.synchronizes:
            return _MEET
        return self._in_one_wave(a.at, b.at)

    def _in_lds(self, a: int, b: int) -> _MeetingVerdict:
        one, other = self._lds[a], self._lds[b]
        if AccessKind.LOAD is one.kind is other.kind:
            return _NOTHING
        if self._layout.touch(self._footprints.of(one), self._footprints.of(other)) is Touch.NEVER:
            return _NOTHING
        alone = self._in_one_wave(a, b)
        if alone.is_apart or self._waves is None:
            return alone
        self._looked_at += 1
        if self._looked_at > _MOST_PAIRS:
            return _MEET
        sides = InWaves(one, sorted(self._reaching(a))), InWaves(other, sorted(self._reaching(b)))
        if self._waves.touch(*sides) is not Touch.NEVER:
            return _MEET
        return _MeetingVerdict(is_apart=True, promises=self._shape_promises)

    def _in_one_wave(self, a: int, b: int) -> _MeetingVerdict:
        """One wave alone gets to both accesses, or none to one of them."""
        if self._ids is None:
            return _MEET
        first, second = self._reaching(a), self._reaching(b)
        if first and second and len(first | second) > 1:
            return _MEET
        return _MeetingVerdict(is_apart=True, promises=self._shape_promises)

    # --- waves --------------------------------------------------------------------------------------------

    @cached_property
    def _shape_promises(self) -> frozenset[str]:
        return frozenset() if self._order.shape is None else self._order.shape.promises

    @cached_property
    def _ids(self) -> WaveIds | None:
        if self._order.shape is None or self._footprints.ranges.has_whole_waves:
            return None
        return wave_ids(self._order.provenance, self._order.kernel, is_row=True)

    @cached_property
    def _waves(self) -> WaveFootprints | None:
        return None if self._ids is None else WaveFootprints(self._footprints, self._layout, self._ids)

    def _reaching(self, at: int) -> frozenset[int]:
        """The waves that may get to an instruction."""
        block = self._order.block_of[at]
        found = self._waves_of.get(block)
        if found is None:
            found = self._waves_of[block] = frozenset(self._find_reaching(block))
        return found

    def _find_reaching(self, block: int) -> Iterator[int]:
        ids, shape = self._ids, self._order.shape
        assert ids is not None
        assert shape is not None
        conditions = self._order.conditions.get(block, ())
        items = shape.indices.reaching(conditions)
        waves = ids.waves if items is None else {item // ids.lanes for item in items}
        for wave in waves:
            ranges = self._in_wave(wave, ids)
            known = ((ranges.of(value).plain(1).value, holds) for value, holds in conditions)
            if all(number is None or bool(number) is holds for number, holds in known):
                yield wave

    def _in_wave(self, wave: int, ids: WaveIds) -> FunctionRanges:
        if wave not in self._of_wave:
            self._of_wave[wave] = self._footprints.ranges.given(ids.of([wave]))
        return self._of_wave[wave]
