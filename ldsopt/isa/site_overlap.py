"""The operations in flight that an LDS access must not overtake, by instruction, iterations and waves.

`ldsopt.isa.wait_facts.Overlap` answers for two instructions. Copies of one function (`ldsopt.isa.iterations`) answer by
the iterations of loops in which the two are executed, and where waves may pass different barriers, by the waves that
execute them. Two waves surely touch a common byte only if it is known which barriers meet, as else the two may never
run at the same time, and if both are in iterations that are run once: an operation outstanding in one of several
iterations that are alike may not be outstanding in another.

`LaterIterations` tells if an operation may still be in flight at an instruction in a later iteration of a loop than
that in which it was started. It is a breadth-first search over (block, k, an iteration has begun since), with k as in
`ldsopt.isa.counters`, for the one operation. An iteration begins where control enters the block of an anchor
(`ldsopt.isa.iterations`). All waits are in place, so the answer does not hold for counterfactuals.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from ldsopt.graph import Visits
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.barrier_pairs import MOST_AHEAD
from ldsopt.isa.counters import INSTANCES, Key
from ldsopt.isa.iterations import OUTSIDE, PAST, IterationOrder
from ldsopt.isa.program import Flow, Program, Site, Step, WaitSite, kept_by_calls
from ldsopt.isa.wait_facts import Alike, BetweenWaves, Executed, Extents, Overlap, WithinWave
from ldsopt.touch import Touch


class SiteOverlap:
    """The operations of a program that touch bytes of a later one.

    Args:
        overlap: the answers for two instructions.
        loops: the loops whose iterations the program has apart.
        between: the answers for two waves; ``None`` if nothing more is known of them.
        within: the answers for the lanes of one wave; likewise.
        waves_part: some barrier may meet another one.
        is_exact: it is known which barriers meet.
        left: operations that may be outstanding where no iteration of a loop begins any more, by their sites' numbers,
            each with the loop's anchor.

    Attributes:
        has_one_order: the copies of one wave to LDS complete in the order in which they were started.
    """

    def __init__(  # noqa: PLR0917
        self,
        built: Program,
        overlap: Overlap,
        loops: Sequence[IterationOrder],
        between: BetweenWaves | None,
        within: WithinWave | None,
        waves_part: bool,
        is_exact: bool,
        left: Collection[tuple[int, int]] = frozenset(),
    ) -> None:
        self._program, self._overlap, self._loops, self._left = built, overlap, loops, left
        self._between, self._within, self._waves_part, self._is_exact = between, within, waves_part, is_exact
        self._tells_apart = bool(loops) or between is not None or within is not None
        self._of_sites = functools.cache(partial(_kinds, built.sites, None if self._tells_apart else overlap))
        self._extent = overlap.extent if isinstance(overlap, Extents) else None
        self._answers: dict[tuple[int, bool], dict[Key, Touch]] = {}
        self._of_kinds: dict[tuple[int, int, bool], Touch] = {}
        self._of_lines: dict[tuple[int, int, int | None, bool], Touch] = {}
        self._nearby: tuple[Collection[Key], _Nearby] | None = None
        self._granules: dict[int, range | None] = {}
        self._told: dict[int, frozenset[int]] = {}
        self._ends: tuple[list[int], list[int]] | None = None
        self.has_one_order = _have_one_order(built.sites)
        self._later_iterations: dict[tuple[int, frozenset[int]], LaterIterations] = {}
        self._places: _Places | None = None

    def touching(
        self, starts: Collection[Key], later: Site, *, between_waves: bool
    ) -> Iterator[tuple[Key, Touch]]:
        """Yields the starts (keys, no counterfactuals) of the operations that a later one must not overtake.

        Callers must not change a collection of starts between two calls with it.
        """
        if len(starts) > _FEW and self._extent is not None:
            if self._nearby is None or self._nearby[0] is not starts:
                self._nearby = starts, _Nearby(starts, self._granules_of, *self._first_and_last)
            starts = self._nearby[1].to(self._granules_of(later.number * INSTANCES))
        if not starts:
            return
        kinds = self._of_sites(between_waves)
        answers = self._answers.setdefault((kinds[later.number], between_waves), {})
        for start in starts:
            touch = answers.get(start)
            if touch is None:
                touch = answers[start] = self._answer(start, later, kinds, between_waves=between_waves)
            if touch is not Touch.NEVER:
                yield start, touch

    def _answer(self, start: Key, later: Site, kinds: Sequence[int], *, between_waves: bool) -> Touch:
        number, instance = divmod(start, INSTANCES)
        earlier = self._program.sites[number]
        if not earlier.conflicts(later, between_waves=between_waves):
            return Touch.NEVER
        asked = kinds[number] * INSTANCES + instance, kinds[later.number], between_waves
        touch = self._of_kinds.get(asked)
        if touch is None:
            touch = self._of_kinds[asked] = self._touch(earlier, later, instance, between_waves=between_waves)
        return touch

    def _granules_of(self, start: Key) -> range | None:
        """The granules of LDS that an operation may touch; ``None`` if they may be any, or many."""
        instruction = self._program.sites[start // INSTANCES].instruction
        if instruction.line not in self._granules:
            extent = self._extent(instruction) if self._extent else None
            parts = extent and range(extent.start // _GRANULE, (extent.stop - 1) // _GRANULE + 1)
            self._granules[instruction.line] = parts if parts and len(parts) <= _WIDE else None
        return self._granules[instruction.line]

    @property
    def _first_and_last(self) -> tuple[list[int], list[int]]:
        if self._ends is None:
            parts = [
                (self._granules_of(site.number * INSTANCES) if site.touches_lds else None) or _ANY
                for site in self._program.sites
            ]
            self._ends = [one.start for one in parts], [one.stop - 1 for one in parts]
        return self._ends

    def is_over(self, start: Key, later: Site) -> bool:
        """True if an operation overlaps a later one of its wave only in iterations after it is complete.

        All waits are in place, so the answer does not hold for counterfactuals.
        """
        earlier = self._program.sites[start // INSTANCES]
        anchors = self._lanes_apart(earlier, later)
        if not anchors:
            return False
        key = earlier.number, anchors
        if key not in self._later_iterations:
            if self._places is None:
                self._places = _Places.of(self._program)
            self._later_iterations[key] = LaterIterations(self._program, self._places, earlier, anchors)
        return not self._later_iterations[key].reach(later)

    def _lanes_apart(self, earlier: Site, later: Site) -> frozenset[int] | None:
        if self._within is None:
            return None
        return self._within(self._executed(earlier), self._executed(later))

    def _touch(self, earlier: Site, later: Site, instance: int, *, between_waves: bool) -> Touch:
        # A callee's instruction may also run at other calls, so its executions are not counted.
        own = earlier.instruction.line in self._program.function.lines
        since = instance if earlier.is_dma and own else None
        touch = self._of_instructions(earlier.instruction, later.instruction, since, between_waves)
        if not self._tells_apart and not (between_waves and self._waves_part):
            return touch
        if touch is Touch.NEVER or self._are_apart(earlier, later, between_waves):
            return Touch.NEVER
        if not between_waves:
            return Touch.NEVER if self._lanes_apart(earlier, later) == frozenset() else touch
        found = self._between(self._executed(earlier), self._executed(later)) if self._between else Touch.MAY
        if found is Touch.NEVER:
            return found
        is_known = found is Touch.MUST and self._is_exact and not self._may_be_too_late(earlier, later)
        if is_known and self._is_single(earlier, 0) and self._is_single(later, MOST_AHEAD):
            return found
        return Touch.MAY if self._waves_part else touch

    def _of_instructions(
        self, first: AsmInstruction, second: AsmInstruction, since: int | None, between_waves: bool
    ) -> Touch:
        asked = first.line, second.line, since, between_waves
        touch = self._of_lines.get(asked)
        if touch is None:
            touch = self._overlap(first, second, between_waves=between_waves, executions_since=since)
            self._of_lines[asked] = touch
        return touch

    def _is_single(self, site: Site, least_left: int) -> bool:
        """True if a site's iterations, and at least ``least_left`` behind each, are run at most once."""
        return all(
            iteration + least_left < loop.single
            for loop, iteration in zip(self._loops, site.iterations, strict=False)
            if iteration not in (OUTSIDE, PAST)
        )

    def _may_be_too_late(self, earlier: Site, later: Site) -> bool:
        """True if one wave may have left a loop with its operation outstanding, and the later iteration never be run.

        All waves run the loop equally often: where one has left it, no other begins a further iteration.
        """
        return any(
            (earlier.number, loop.anchor) in self._left
            and run not in (OUTSIDE, PAST)
            and not 0 <= run <= begun
            for loop, begun, run in zip(self._loops, earlier.iterations, later.iterations, strict=False)
        )

    def _are_apart(self, earlier: Site, later: Site, between_waves: bool) -> bool:
        first, second = earlier.instruction, later.instruction
        return any(
            self._loops[at].apart(first, second, earlier.iterations[at], later.iterations[at], between_waves)
            for at in self._telling(first) | self._telling(second)
        )

    def _telling(self, instruction: AsmInstruction) -> frozenset[int]:
        """The loops, by place, whose iteration matters to an instruction."""
        found = self._told.get(instruction.line)
        if found is None:
            found = frozenset(at for at, loop in enumerate(self._loops) if loop.tells(instruction))
            self._told[instruction.line] = found
        return found

    def _executed(self, site: Site) -> Executed:
        iterations = {
            loop.anchor: loop.kind(iteration)
            for loop, iteration in zip(self._loops, site.iterations, strict=False)
        }
        return Executed(site.instruction, iterations, site.waves)


def _have_one_order(sites: Sequence[Site]) -> bool:
    dmas = [site for site in sites if site.is_dma]
    return all(site.writes_lds for site in dmas) and len({site.lds_queue for site in dmas}) == 1


_FEW = 8
_GRANULE, _WIDE = 256, 64
"""Bytes of a granule of LDS; and the most granules by which an operation is looked for."""
_ANY = range(1 << 32)


class _Nearby:
    """Operations by the bytes that they may touch: those of one stage of a ring seldom meet those of another.

    Args:
        starts: the operations.
        granules_of: the granules of LDS that an operation may touch, if they are known and few.
        first, last: the first and last of these granules, by the number of the site.
    """

    def __init__(
        self,
        starts: Collection[Key],
        granules_of: Callable[[Key], range | None],
        first: Sequence[int],
        last: Sequence[int],
    ) -> None:
        self._starts = list(starts)
        self._granules_of, self._first, self._last = granules_of, first, last
        self._is_first = True
        self._wide: list[int] = []
        self._at: dict[int, list[int]] = {}

    def to(self, granules: range | None) -> list[Key]:
        """The operations that may touch one of these granules, in the given order."""
        if granules is None:
            return self._starts
        if self._is_first:  # often there is only one question about these starts: filing them would not pay
            self._is_first = False
            first, last, begin, end = self._first, self._last, granules.start, granules.stop
            return [
                start
                for start in self._starts
                if first[start // INSTANCES] < end and last[start // INSTANCES] >= begin
            ]
        if not (self._at or self._wide):
            for place, start in enumerate(self._starts):
                parts = self._granules_of(start)
                if parts is None:
                    self._wide.append(place)
                else:
                    for part in parts:
                        self._at.setdefault(part, []).append(place)
        near = set(self._wide).union(*(self._at.get(part, ()) for part in granules))
        return [self._starts[place] for place in sorted(near)]


def _kinds(sites: Sequence[Site], overlap: Overlap | None, between_waves: bool) -> list[int]:
    """A number for each site, equal for sites with equal answers, such as copies of an instruction.

    Args:
        sites: the program's sites.
        overlap: may tell instructions that are alike, in whatever iterations they are executed; ``None`` if none are.
        between_waves: as of `Overlap`.
    """
    alike = overlap if isinstance(overlap, Alike) else None
    known: dict[tuple[object, ...], int] = {}
    kinds = list[int]()
    for site in sites:
        is_asked = site.touches_lds and not site.is_dma
        like = alike.likeness(site.instruction, between_waves=between_waves) if alike and is_asked else None
        name: tuple[object, ...] = site.instruction.line, site.iterations, site.waves, site.is_dma
        if like is not None:
            name = like, site.reads_lds, site.writes_lds, site.lds_queue
        kinds.append(known.setdefault(name, len(known)))
    return kinds


_InFlightAt = tuple[int, int, bool]
"""A block, k where it begins, and true if an iteration has begun."""


class _Places(NamedTuple):
    """The places of lines and of operations in the code.

    Attributes:
        blocks_of: the blocks of each line; several where iterations are apart.
        starts: the blocks and positions of each site, by its number.
    """

    blocks_of: dict[int, list[int]]
    starts: dict[int, list[tuple[int, int]]]

    @classmethod
    def of(cls, program: Program) -> _Places:
        """Reads the whole function once."""
        blocks_of: dict[int, list[int]] = {}
        starts: dict[int, list[tuple[int, int]]] = {}
        for number, block in enumerate(program.function.blocks):
            for instruction in block.instructions:
                blocks_of.setdefault(instruction.line, []).append(number)
            for position, steps in program.steps[number]:
                for step in steps:
                    if isinstance(step, Site):
                        starts.setdefault(step.number, []).append((number, position))
        return cls(blocks_of, starts)


class LaterIterations:
    """The places at which an operation is in flight though one of the given loops has begun another iteration.

    Args:
        program: the function.
        places: the places in its code.
        site: the site that starts the operation.
        anchors: lines of instructions; an iteration begins with each entry into the block of one.
    """

    def __init__(self, program: Program, places: _Places, site: Site, anchors: Collection[int]) -> None:
        self._program, self._places, self._site = program, places, site
        self._heads = {number for line in anchors for number in places.blocks_of.get(line, ())}
        self._met = frozenset(self._search())

    def reach(self, later: Site) -> bool:
        """True if the operation may be in flight, in a later iteration, where another one is started."""
        return later.number in self._met

    def _search(self) -> Iterator[int]:
        blocks = self._program.function.blocks
        starts = self._places.starts.get(self._site.number, ())
        visits = Visits[tuple[_InFlightAt, int]](
            ((number, 0, False), position + 1) for number, position in starts
        )
        for (block, k, again), start in visits:
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
            after = blocks[block].successors
            visits.add(((one, left, again or one in self._heads), 0) for one in after)

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
