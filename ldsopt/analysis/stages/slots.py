"""The fewest slots that order every dependence: a hitting set of arcs on a circle.

A dependence can be ordered at some slots that follow each other, round the loop: an *arc*. Wanted are slots such that
each arc has one. Some slot of the shortest arc is among them. Take each of those in turn: once it is chosen, the arcs
that hold it are done, and the others lie on a line, from the slot behind it round to the slot in front of it. On a line
it is best to go from arc to arc in the order of their ends and, where an arc has no chosen slot, to choose its last one
(the interval point cover). The fewest over all first slots is the optimum.

Example, six slots::

    arcs  [1, 2]  [2, 3]  [5, 0]   ->   2, 0        ; 0 is the last of [5, 0]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Arc(NamedTuple):
    """Slots that follow each other round a circle: ``length`` of them, from ``first`` on; never none."""

    first: int
    length: int

    def holds(self, slot: int, count: int) -> bool:
        """True if a slot is one of them, on a circle of so many slots."""
        return (slot - self.first) % count < self.length

    def last(self, count: int) -> int:
        """The last slot of the stretch, in a round of so many slots."""
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
