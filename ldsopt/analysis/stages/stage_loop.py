"""Stages, as values: what `ldsopt.transforms.pipeline.legality` has found to be a pipeline.

Stages and slots are numbered round the loop. Slot k stands in front of stage k, so slot 0 is at the loop's end and
slot k > 0 at the mark that ends stage k - 1::

    loop:  stage 0 | slot 1 | stage 1 | slot 2 | stage 2 | slot 0 -> loop

Of stages that follow each other in no loop, as an unrolled one leaves them, slot 0 is behind the last::

    start: stage 0 | slot 1 | stage 1 | slot 2 | stage 2 | slot 0, end

A slot may hold what the author put there: waits, fences, a barrier.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.ir.marks import StageMark
from ldsopt.ir.module import Function
from ldsopt.ir.synchronization import CounterWait

DEFAULT_GAP = 1


@dataclass(frozen=True, slots=True)
class WaveGroups:
    """The two groups of a workgroup's waves: as many waves a SIMD each.

    Attributes:
        early, late: the waves of the group that runs ahead and of the other, by number; none if that is not known.
        wave_size: lanes of a wave.
        sizes: work-items along x, y and z where every launch has, or is said to have, these; ``None`` where only x is
            looked at.
        assumption: the name of what the shape rests on; empty if the kernel states it.
    """

    early: Sequence[int]
    late: Sequence[int]
    wave_size: int
    sizes: tuple[int, int, int] | None
    assumption: str

    @property
    def size(self) -> int:
        """Work-items of the group that runs ahead: those whose linear id is below."""
        return len(self.early) * self.wave_size


@dataclass(frozen=True, slots=True)
class Slot:
    """The instructions at a slot. Lines are indices into `Module.lines`.

    Attributes:
        mark: line of the mark.
        barrier: first and last line of the author's barrier there, ``None`` without one.
        releases: line of a fence in front of the barrier that releases LDS.
        acquires: line of a fence behind it that acquires LDS.
        waits: the author's waits in front of the barrier, or of the mark.
        moved: lines of the author's barrier at the loop's head, in whose place one is passed here.
    """

    mark: int
    barrier: tuple[int, int] | None = None
    releases: int | None = None
    acquires: int | None = None
    waits: tuple[CounterWait, ...] = ()
    moved: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class FlatEnds:
    """The lines where stages in no loop begin and end: of the instruction in front of which they do."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class StageLoop:
    """Marked stages that may be run as a pipeline: those of a loop, or flat ones, which are run once.

    Attributes:
        marks: the ends of the stages, in order.
        slots: by number.
        gap: by how many stages the second group is behind.
        header, latch: blocks, by number.
        entering: the block in front of the loop; ``behind`` the one that it leaves to.
        stage_of: of each instruction of the loop, by line, the number of its stage.
        always: the blocks that every iteration runs.
        flat: of flat stages, where they begin and end. Their ``header`` and ``entering`` are the block in which they
            begin, their ``latch`` and ``behind`` the one in which they end.
    """

    function: Function
    marks: tuple[StageMark, ...]
    slots: tuple[Slot, ...]
    gap: int
    groups: WaveGroups
    header: int
    latch: int
    entering: int
    behind: int
    stage_of: Mapping[int, int]
    always: frozenset[int]
    flat: FlatEnds | None = None

    @property
    def count(self) -> int:
        """The number of stages."""
        return len(self.marks)

    @property
    def has_priorities(self) -> bool:
        """True if some stage asks for a priority; the others then have 0."""
        return any(mark.priority is not None for mark in self.marks)

    def priority(self, stage: int) -> int:
        """The priority of a stage's waves."""
        return self.marks[stage].priority or 0


# --- slots --------------------------------------------------------------------------------------------------
#
# The fewest slots that order every dependence: a hitting set of arcs on a circle.
#
# A dependence can be ordered at some slots that follow each other, round the loop: an *arc*. Wanted are slots such that
# each arc has one. Some slot of the shortest arc is among them. Take each of those in turn: once it is chosen, the arcs
# that hold it are done, and the others lie on a line, from the slot behind it round to the slot in front of it. On a
# line it is best to go from arc to arc in the order of their ends and, where an arc has no chosen slot, to choose its
# last one (the interval point cover). The fewest over all first slots is the optimum.
#
# Example, six slots::
#
#     arcs  [1, 2]  [2, 3]  [5, 0]   ->   2, 0        ; 0 is the last of [5, 0]


class Arc(NamedTuple):
    """Slots that follow each other round a circle: ``length`` of them, from ``first`` on; never none."""

    first: int
    length: int

    def holds(self, slot: int, count: int) -> bool:
        """True if a slot is one of them, on a circle of so many slots."""
        return (slot - self.first) % count < self.length

    def last(self, count: int) -> int:
        """The last slot of the stretch, on a circle of so many slots."""
        return (self.first + self.length - 1) % count


def fewest_slots(count: int, arcs: Iterable[Arc]) -> frozenset[int]:
    """A smallest set of slots that has one of every arc.

    Where what `latest_slots` chooses is as small, that is the answer: late slots leave operations the most time.

    Args:
        count: slots of the circle.
        arcs: in the order in which `latest_slots` is to go through them, the most urgent first.

    >>> sorted(fewest_slots(6, [Arc(1, 2), Arc(2, 2), Arc(5, 2)]))
    [0, 2]
    """
    wanted = list(dict.fromkeys(Arc(arc.first, min(arc.length, count)) for arc in arcs))
    if not wanted:
        return frozenset()
    late = latest_slots(count, wanted)
    shortest = min(wanted, key=lambda arc: arc.length)
    first_slots = ((shortest.first + step) % count for step in reversed(range(shortest.length)))
    best = min((_with_first(count, wanted, first) for first in first_slots), key=len)
    return best if len(best) < len(late) else late


def latest_slots(count: int, arcs: Sequence[Arc]) -> frozenset[int]:
    """Goes through the arcs as they are given and chooses the last slot of each that has none yet.

    >>> sorted(latest_slots(8, [Arc(1, 2), Arc(2, 1), Arc(4, 3)]))
    [2, 6]
    """
    chosen: set[int] = set()
    for arc in arcs:
        if not any(arc.holds(slot, count) for slot in chosen):
            chosen.add(arc.last(count))
    return frozenset(chosen)


def _with_first(count: int, arcs: Sequence[Arc], first: int) -> frozenset[int]:
    """The fewest slots among which is a given one."""
    chosen = [first]
    left = [arc for arc in arcs if not arc.holds(first, count)]
    for arc in sorted(left, key=lambda arc: (arc.last(count) - first) % count):
        if not any(arc.holds(slot, count) for slot in chosen):
            chosen.append(arc.last(count))
    return frozenset(chosen)
