"""Among placements that are as good in bytes, one in which fewer pairs of buffers share bytes.

Each shared byte may cost a barrier between the last use of one buffer and the first of the other, so pairs have
weights, and the weights of the pairs that share a byte are to be few. The arena may grow up to a limit that the goal
gives: within the same bytes, or within the same occupancy.

First what is there is improved, one buffer at a time. Then a branch and bound looks for less, with a node budget: it
places buffers by ascending offset, ties by index. Of the placements within the limit that have the least weight it
finds one whose offsets have the smallest sum. There each buffer that is not fixed lies at 0 or directly (up to its
alignment) above some buffer that ends at or below it: otherwise it could be lowered to the highest such end, where it
meets only buffers that it shared a byte with before. So no other offsets are tried.

A state is cut off by the weight that it has and that it cannot avoid: a placed buffer reaches above the latest
offset that an unplaced one can have; two unplaced buffers fit in neither order. Unlike in the search for bytes, what
is unplaced never falls apart, and one buffer has many offsets to try: this is exact for about ten buffers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ldsopt.dataclass import dataclass
from ldsopt.groups import members
from ldsopt.packing.exact import orders
from ldsopt.packing.instance import Instance

Weights = Sequence[Sequence[tuple[int, int]]]
"""For each buffer by index: the others that it has a weight with, and the weight."""

MOST_BUFFERS = 100
"""With more than this, a placement is kept as it is."""

SWEEPS = 20
"""Rounds of moving each buffer at most."""


@dataclass(frozen=True, slots=True)
class Reuse:
    """Offsets in bytes by index, the weight of the pairs that share bytes, and whether less is impossible."""

    offsets: list[int]
    weight: int
    proven: bool
    nodes: int


def reduce(instance: Instance, weights: Weights, offsets: Sequence[int], limit: int, budget: int) -> Reuse:
    """The placement of least weight that it finds among those that end at or below `limit` bytes.

    Args:
        offsets: a placement that does; it is improved or kept.
        weights: of pairs that do not conflict, both ways round.
        budget: nodes of the branch and bound.
    """
    latest = tuple(
        (limit - size) // alignment * alignment if at is None else at
        for size, alignment, at in zip(instance.sizes, instance.alignments, instance.fixed, strict=True)
    )
    task = _Task(instance, weights, latest)
    best, least = list(offsets), task.weight_of(offsets)
    if least == 0 or len(instance) > MOST_BUFFERS:
        return Reuse(best, least, least == 0, 0)
    for start in (list(offsets), *_anew(task)):
        _descend(task, start)
        found = task.weight_of(start)
        if found < least:
            best, least = start, found
        if least == 0:
            return Reuse(best, 0, True, 0)
    search = _ReuseSearch(task, best, least)
    proven = search.run(budget)
    return Reuse(search.best, search.least, proven, search.nodes)


@dataclass(frozen=True, slots=True)
class _Task:
    """The part that stays the same throughout: the buffers, the weights, and the highest offset that each may have."""

    instance: Instance
    weights: Weights
    latest: tuple[int, ...]

    def weight_of(self, offsets: Sequence[int]) -> int:
        """Sum of the weights of the pairs that share a byte."""
        return sum(self.weight_at(offsets, i, offsets[i], (1 << i) - 1) for i in range(len(offsets)))

    def weight_at(self, offsets: Sequence[int], i: int, at: int, placed: int) -> int:
        """The weight that a buffer at an offset adds, given those that are placed."""
        sizes, end = self.instance.sizes, at + self.instance.sizes[i]
        return sum(
            weight
            for j, weight in self.weights[i]
            if placed >> j & 1 and at < offsets[j] + sizes[j] and offsets[j] < end
        )

    def starts(self, offsets: Sequence[int], i: int, placed: int) -> set[int]:
        """The offsets that are worth trying: where it is fixed, or 0 and directly above each that is placed."""
        at, alignment, sizes = self.instance.fixed[i], self.instance.alignments[i], self.instance.sizes
        if at is not None:
            return {at}
        return {0} | {-(-(offsets[j] + sizes[j]) // alignment) * alignment for j in members(placed)}

    def lightest(self, offsets: Sequence[int], i: int, placed: int) -> int | None:
        """The offset at which a buffer adds the least weight, and of these the lowest; None if it fits nowhere."""
        sizes = self.instance.sizes
        taken = [(offsets[j], offsets[j] + sizes[j]) for j in members(self.instance.neighbours[i] & placed)]
        fitting = [
            (self.weight_at(offsets, i, at, placed), at)
            for at in self.starts(offsets, i, placed)
            if at <= self.latest[i] and all(at >= end or at + sizes[i] <= lower for lower, end in taken)
        ]
        return min(fitting)[1] if fitting else None


def _anew(task: _Task) -> Iterator[list[int]]:
    """Placements made afresh, each buffer where it weighs least, in the orders of the greedy portfolio."""
    for order in orders(task.instance):
        offsets, placed = [0] * len(order), 0
        for i in order:
            at = task.lightest(offsets, i, placed)
            if at is None:
                break
            offsets[i] = at
            placed |= 1 << i
        else:
            yield offsets


def _descend(task: _Task, offsets: list[int]) -> None:
    """Moves one buffer after the other to where it weighs least, until none gains."""
    everything = (1 << len(offsets)) - 1
    for _ in range(SWEEPS):
        moved = False
        for i in range(len(offsets)):
            others = everything & ~(1 << i)
            at = task.lightest(offsets, i, others)
            if at is not None and task.weight_at(offsets, i, at, others) < task.weight_at(
                offsets, i, offsets[i], others
            ):
                offsets[i], moved = at, True
        if not moved:
            return


class _ReuseSearch:
    """The branch and bound, from a placement that is known."""

    def __init__(self, task: _Task, best: list[int], least: int) -> None:
        self.task, self.best, self.least, self.nodes = task, best, least, 0
        self.everything = (1 << len(best)) - 1
        self.pairs = [(i, j, weight) for i, row in enumerate(task.weights) for j, weight in row if i < j]
        self.offsets = [0] * len(best)
        self.cliques = list(task.instance.cliques) or [0]

    def run(self, budget: int) -> bool:
        """Searches with at most `budget` nodes; whether that was enough to prove that there is nothing better."""
        floors = [at or 0 for at in self.task.instance.fixed]
        # What is unplaced and its least offsets, and what may come next: weight, offset, buffer.
        stack = [(self.everything, floors, self._choices(self.everything, floors, 0, (0, -1)))]
        while stack:
            unplaced, floors, choices = stack[-1]
            if not choices:
                stack.pop()
                continue
            if self.nodes >= budget:
                return False
            self.nodes += 1
            weight, at, i = choices.pop()
            if weight >= self.least:
                continue
            self.offsets[i] = at
            unplaced &= ~(1 << i)
            if not unplaced:
                self.best, self.least = self.offsets.copy(), weight
                continue
            lifted = self._lifted(i, at, unplaced, floors)
            if lifted is not None and self._may_weigh_less(self.least - weight, unplaced, lifted):
                stack.append((unplaced, lifted, self._choices(unplaced, lifted, weight, (at, i))))
        return True

    def _choices(
        self, unplaced: int, floors: list[int], weight: int, last: tuple[int, int]
    ) -> list[tuple[int, int, int]]:
        """Weight, offset and buffer of every next step, the lightest and lowest last."""
        placed = self.everything & ~unplaced
        choices = []
        fixed, alignments = self.task.instance.fixed, self.task.instance.alignments
        starts: dict[tuple[int | None, int], set[int]] = {}  # few are different
        for i in members(unplaced):
            kind = fixed[i], alignments[i]
            if kind not in starts:
                starts[kind] = self.task.starts(self.offsets, i, placed)
            for at in starts[kind]:
                if floors[i] <= at <= self.task.latest[i] and (at, i) > last:
                    choices.append((weight + self.task.weight_at(self.offsets, i, at, placed), at, i))
        choices.sort(reverse=True)
        return choices

    def _lifted(self, chosen: int, at: int, unplaced: int, floors: list[int]) -> list[int] | None:
        """The least offsets of the unplaced once a buffer is placed, all at or above it; None if one has none.

        Most steps are refuted here, one like the other: the clique that refuted the last one is looked at first.
        """
        floors = floors.copy()
        for clique in (self.cliques[0] & unplaced, unplaced & ~self.cliques[0]):
            if not self._lift(clique, chosen, at, floors) or self._is_overfull(
                self.cliques[0] & unplaced, floors
            ):
                return None
        for number, clique in enumerate(self.cliques):
            if self._is_overfull(clique & unplaced, floors):
                self.cliques.insert(0, self.cliques.pop(number))
                return None
        return floors

    def _lift(self, group: int, chosen: int, at: int, floors: list[int]) -> bool:
        """Writes the least offsets of a group once a buffer is placed; whether each has one."""
        instance, latest = self.task.instance, self.task.latest
        conflicts, end = instance.neighbours[chosen], at + instance.sizes[chosen]
        while group:
            bit = group & -group
            group ^= bit
            i = bit.bit_length() - 1
            lowest = end if conflicts & bit else at
            if floors[i] < lowest:
                floors[i] = -(-lowest // instance.alignments[i]) * instance.alignments[i]
                if floors[i] > latest[i]:
                    return False
        return True

    def _is_overfull(self, clique: int, floors: list[int]) -> bool:
        """Buffers that share no byte cannot follow one another, none below its floor, and all end where they may."""
        sizes, latest = self.task.instance.sizes, self.task.latest
        end = highest = 0
        for start, i in sorted([(floors[i], i) for i in members(clique)]):
            end = (start if start > end else end) + sizes[i]
            highest = max(highest, latest[i] + sizes[i])
        return end > highest

    def _may_weigh_less(self, most: int, unplaced: int, floors: list[int]) -> bool:
        """True if the pairs that share a byte whatever is placed next weigh less than that."""
        sizes, latest, total = self.task.instance.sizes, self.task.latest, 0
        for i, j, weight in self.pairs:
            i_open, j_open = unplaced >> i & 1, unplaced >> j & 1
            if i_open and j_open:
                if floors[i] + sizes[i] > latest[j] and floors[j] + sizes[j] > latest[i]:
                    total += weight
            elif i_open or j_open:
                below, above = (j, i) if i_open else (i, j)
                total += weight if self.offsets[below] + sizes[below] > latest[above] else 0
            if total >= most:
                return False
        return total < most
