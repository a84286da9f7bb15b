"""A problem in the form that the solvers work on: buffers by index, conflicts and cliques as sets.

The index of a buffer is also its rank: wherever two buffers are equally good, the solvers take the one with the
smaller index first. `Instance.part` therefore both cuts out a component and puts it into another order.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.groups import members
from ldsopt.packing.conflicts import clique_bound, cliques, neighbours, sharpened
from ldsopt.packing.problem import Problem


@dataclass(frozen=True, slots=True)
class Instance:
    """Buffers ``0 .. n-1``. Sizes, alignments and offsets in bytes."""

    sizes: tuple[int, ...]
    alignments: tuple[int, ...]
    fixed: tuple[int | None, ...]  # The offset, where the problem fixes it.
    lifetimes: tuple[int, ...]  # How long each is live; only orders the search.
    neighbours: tuple[int, ...]  # The set of buffers that each conflicts with.
    cliques: tuple[int, ...]  # Sets of which no two may share a byte; they hold every buffer.

    def __len__(self) -> int:
        return len(self.sizes)

    def part(self, order: Sequence[int]) -> Instance:
        """The buffers of `order` only, in that order. They must be whole components."""
        if order == [*range(len(self))]:
            return self  # of one component each number stays, and there are as many bits as pairs
        bit_of = {old: 1 << new for new, old in enumerate(order)}
        within = sum(1 << old for old in order)

        def moved(mask: int) -> int:
            return sum(bit_of[i] for i in members(mask))

        return Instance(
            tuple(self.sizes[i] for i in order),
            tuple(self.alignments[i] for i in order),
            tuple(self.fixed[i] for i in order),
            tuple(self.lifetimes[i] for i in order),
            tuple(moved(self.neighbours[i]) for i in order),
            tuple(moved(clique) for clique in self.cliques if clique & within),
        )

    def components(self) -> list[list[int]]:
        """Indices of the buffers of each component of the interference graph; components can be placed apart."""
        return [list(members(part)) for part in components((1 << len(self)) - 1, self.neighbours)]

    def lower_bound(self) -> int:
        """Bytes that every placement takes at least."""
        ends = [at + size for at, size in zip(self.fixed, self.sizes, strict=True) if at is not None]
        found = [clique_bound(self.sizes, self.alignments, members(clique)) for clique in self.cliques]
        return max([0, *ends, *found])

    def sharpened(self, bound: int) -> int:
        """The same with more effort: at least `bound`, which must be a lower bound."""
        return sharpened(self.sizes, self.alignments, self.cliques, bound)

    def end(self, offsets: Sequence[int]) -> int:
        """Bytes that a placement takes: the end of the highest buffer."""
        return max((at + size for at, size in zip(offsets, self.sizes, strict=True)), default=0)


def instance_of(problem: Problem) -> Instance:
    """The problem by index, in the problem's order.

    Raises:
        InputError: two buffers that conflict are fixed on common bytes; no placement exists.
    """
    buffers = problem.buffers
    adjacent = neighbours(problem)
    instance = Instance(
        tuple(buffer.size for buffer in buffers),
        tuple(buffer.alignment for buffer in buffers),
        tuple(buffer.offset for buffer in buffers),
        tuple(buffer.lifetime for buffer in buffers),
        tuple(adjacent),
        tuple(cliques(problem, adjacent)),
    )
    anchored = [(buffer.offset, i) for i, buffer in enumerate(buffers) if buffer.offset is not None]
    for at, i in anchored:
        for other, j in anchored:
            if adjacent[i] >> j & 1 and at <= other < at + buffers[i].size:
                raise InputError(
                    f"buffers {buffers[i].id} and {buffers[j].id} conflict and are fixed on common bytes"
                )
    return instance


def components(mask: int, neighbours: list[int] | tuple[int, ...]) -> list[int]:
    """The connected components of the graph induced on a set, each as a set, by their least element.

    >>> [list(members(part)) for part in components(0b1111, [0b0100, 0, 0b1001, 0b0100])]
    [[0, 2, 3], [1]]
    """
    parts = []
    while mask:
        part, front = 0, mask & -mask
        while front:
            low = front & -front
            part |= low
            front |= neighbours[low.bit_length() - 1] & mask
            front &= ~part
        parts.append(part)
        mask &= ~part
    return parts
