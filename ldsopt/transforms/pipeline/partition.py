"""Which cuts of a loop end its stages: the partition in which two groups of waves get least into each other's way.

While one group runs stage s, the other runs the stage a phase gap behind it. A wave does the work of a stage unit after
unit, since it computes with what it has read; and a unit serves one group after the other. So a step of the pipeline
takes as long as the stage of either group, or as the unit that both need most. How long a unit takes for one piece of
work is not asked: all of a unit's work in an iteration counts as one, whichever unit it is. The *load* of a partition:

    sum over s of  max(w(s), w(s - gap), max over units u of  w_u(s) + w_u(s - gap))

with w_u(s) the part of u's work that stage s has, and w(s) their sum over the units. In step both groups want the same
unit at the same time, and the load is ``2 * w(s)``, summed: two for each unit that has work. Chosen is the least load;
of equals the one whose heaviest step is lightest, then the one whose stages end first. That is a measure of balance,
not of time.

A stage may be empty: then a cut is used twice. That is how stages get apart that the loop has close to each other.

A dependence of segment a on segment b, k iterations later, is one of stage S(a) on S(b), ``S(b) - S(a) + N * k`` stages
apart. In one stage of one iteration (nothing apart) a barrier orders the two no more than it did in the input: each
barrier of the input is a cut. Else it has to be more than the phase gap apart.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb

from ldsopt.isa.segment_work import SegmentWork
from ldsopt.target.mnemonics import WorkUnit

_MOST_TRIES = 20_000
_MOST_EMPTY = 2
"""Stages without work that follow each other at most: as many as the largest phase gap."""


@dataclass(frozen=True, slots=True)
class SegmentDependence:
    """What one segment does to LDS bytes that another touches, in other waves.

    Attributes:
        first, second: the segments, by number.
        iterations: from the one to the other, at least.
        gap: the phase gap that counts: 0 if only waves of one group touch bytes of each other.
    """

    first: int
    second: int
    iterations: int
    gap: int


@dataclass(frozen=True, slots=True)
class LoopSegments:
    """A loop as its segments: what partitions are made of.

    Attributes:
        work: of each segment.
        needed: the cuts that every partition has, by number; cut k ends segment k. The last is among them.
        dependences: between the segments.
        gap: the phase gap.
    """

    work: Sequence[SegmentWork]
    needed: frozenset[int]
    dependences: Sequence[SegmentDependence]
    gap: int


@dataclass(frozen=True, slots=True)
class Partition:
    """Stages as the cuts that end them.

    Attributes:
        ends: of each stage the cut that ends it, in order; a cut that comes twice ends an empty stage as well.
        in_turns: the load with a phase shift, see above.
        in_step: the load without.
    """

    ends: tuple[int, ...]
    in_turns: float
    in_step: float


def best_partition(loop: LoopSegments, count: int) -> Partition | None:
    """The partition of least load into so many stages; ``None`` if in each some dependence is too close."""
    parts = _parts(loop)
    found = [
        (partition.in_turns, heaviest, ends, partition)
        for ends in _candidates(loop, count)
        if is_legal(loop, ends)
        for partition, heaviest in [_valued(parts, ends, loop.gap)]
    ]
    return min(found, key=lambda one: one[:3])[3] if found else None


def most_stages(loop: LoopSegments) -> int:
    """The most stages that a loop can be cut into, empty ones among them."""
    return len(loop.work) * (_MOST_EMPTY + 1)


def has_partition(loop: LoopSegments, count: int) -> bool:
    """Whether there is a partition into so many stages."""
    return any(is_legal(loop, ends) for ends in _candidates(loop, count))


def is_legal(loop: LoopSegments, ends: Sequence[int]) -> bool:
    """Whether every dependence is farther than the phase gap, or within one stage of one iteration."""
    stage = _stages(len(loop.work), ends)
    for one in loop.dependences:
        distance = stage[one.second] - stage[one.first] + len(ends) * one.iterations
        if distance and distance <= one.gap:
            return False
    return True


def _stages(segments: int, ends: Sequence[int]) -> list[int]:
    """Of each segment the stage that it belongs to."""
    return [bisect_left(ends, segment) for segment in range(segments)]


def _candidates(loop: LoopSegments, count: int) -> Iterator[tuple[int, ...]]:
    """Yields partitions into so many stages, the cuts that have to be among them."""
    free = count - len(loop.needed)
    cuts = list(range(len(loop.work)))
    while free >= 0 and comb(len(cuts) + free - 1, free) > _MOST_TRIES:
        optional = [cut for cut in cuts if cut not in loop.needed]
        if not optional:
            break
        cuts.remove(min(optional, key=lambda cut: _weight(loop, cut)))
    for chosen in combinations_with_replacement(cuts, max(free, 0)) if free >= 0 else ():
        ends = sorted([*loop.needed, *chosen])
        if all(ends.count(end) <= _MOST_EMPTY + 1 for end in set(chosen)):
            yield tuple(ends)


def _weight(loop: LoopSegments, cut: int) -> float:
    """How much work the segments at a cut have."""
    parts = _parts(loop)
    return sum(parts[cut].values()) + sum(parts[(cut + 1) % len(parts)].values())


def _parts(loop: LoopSegments) -> list[dict[WorkUnit, float]]:
    """Of each segment, by unit, its part of the unit's work in an iteration."""
    whole = {unit: sum(work.get(unit, 0) for work in loop.work) for unit in WorkUnit}
    return [
        {unit: work.get(unit, 0) / all_of if all_of else 0.0 for unit, all_of in whole.items()}
        for work in loop.work
    ]


def _valued(
    parts: Sequence[Mapping[WorkUnit, float]], ends: tuple[int, ...], gap: int
) -> tuple[Partition, float]:
    """A partition with its loads, and that of its heaviest step."""
    stages = [dict.fromkeys(WorkUnit, 0.0) for _ in ends]
    for part, stage in zip(parts, _stages(len(parts), ends), strict=True):
        for unit, share in part.items():
            stages[stage][unit] += share
    stage_before = [number - gap for number in range(len(stages))]
    own = [sum(stage.values()) for stage in stages]
    steps = [
        max(own[s], own[before], *(stages[s][unit] + stages[before][unit] for unit in WorkUnit))
        for s, before in enumerate(stage_before)
    ]
    return Partition(ends, round(sum(steps), 6), round(2 * sum(own), 6)), round(max(steps), 6)
