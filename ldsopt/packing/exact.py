"""The fewest bytes, by asking the search again and again.

A component has a placement, and a bound that none goes below. The search is asked for the next better size, which
improves the placement or ends the matter, and for the bound itself, which ends the matter or lifts the bound to
the next size that is possible. Which of the two is easy, and in which order of the buffers, differs from problem to
problem: so each gets a small number of nodes, then each goes on for more.

Components are done one after the other, the one with the largest bound first, and each only down to what some other
component needs anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from ldsopt.packing import greedy
from ldsopt.packing.instance import Instance
from ldsopt.packing.search import Search, SearchEnd

FIRST_SLICE = 64
"""Nodes of each of the first searches. Each round after that goes on for twice as many."""


@dataclass(frozen=True, slots=True)
class FoundOffsets:
    """The best placement found, and how good it is.

    Attributes:
        offsets: in bytes, by index.
        lower_bound: bytes that no placement is below.
        nodes: how many the search used.
        searched: the search improved on the greedy placement.
    """

    offsets: list[int]
    lower_bound: int
    nodes: int
    searched: bool


@dataclass(frozen=True, slots=True)
class Scale:
    """Which sizes are worth asking the search for, under the goal; see `steps`.

    Attributes:
        next_better: of a size, the largest one that is strictly better. Where that is below the bound, the search ends.
        as_good: of a size, the largest one that is no worse. Nothing less is asked for.
    """

    next_better: Callable[[int], int]
    as_good: Callable[[int], int]


def pack(instance: Instance, scale: Scale, budget: int) -> FoundOffsets:
    """The best placement that `budget` nodes lead to."""
    offsets = [0] * len(instance)
    found = instance.components()
    parts = [instance.part(indices) for indices in found]
    bounds = [part.lower_bound() for part in parts]
    nodes, end, searched = 0, 0, False
    for number in sorted(range(len(parts)), key=lambda i: (-bounds[i], i)):
        part = parts[number]
        needed = max(end, *bounds)
        packed = _pack_component(part, bounds[number], needed, scale, budget - nodes)
        nodes += packed.nodes
        searched = searched or packed.searched
        bounds[number] = packed.lower_bound
        end = max(end, part.end(packed.offsets))
        for new, old in enumerate(found[number]):
            offsets[old] = packed.offsets[new]
    return FoundOffsets(offsets, max(bounds, default=0), nodes, searched)


def _pack_component(part: Instance, bound: int, needed: int, scale: Scale, budget: int) -> FoundOffsets:
    """One component; anything up to `needed` bytes is as good as anything less."""
    best: list[int] = []
    end, nodes, searched = -1, 0, False

    def done() -> bool:
        return end <= needed or scale.next_better(end) < bound

    for attempt, offsets in enumerate(greedy.placements(part)):
        if end < 0 or part.end(offsets) < end:
            best, end = offsets, part.end(offsets)
        if attempt == 0 and not done():
            bound = part.sharpened(bound)
        if done():
            return FoundOffsets(best, bound, 0, searched)

    orders = [(order, part.part(order)) for order in _orders(part)]
    searches: dict[
        tuple[int, bool], Search
    ] = {}  # to be taken up again while their limit is still of interest
    slice_ = FIRST_SLICE
    while nodes < budget:
        for (which, (order, ordered)), ambitious in product(enumerate(orders), (True, False)):
            target, floor = scale.next_better(end), max(scale.as_good(bound), needed)
            if done() or nodes >= budget:
                return FoundOffsets(best, bound, nodes, searched)
            if ambitious and floor >= target:
                continue  # the two questions are one
            limit = floor if ambitious else target
            search = searches.get((which, ambitious))
            if search is None or search.limit != limit:
                search = searches[which, ambitious] = Search(ordered, limit)
            result = search.run(min(slice_, budget - nodes))
            nodes += result.nodes
            if result.verdict is SearchEnd.FOUND:
                searched = True
                for new, old in enumerate(order):
                    best[old] = result.offsets[new]
                end = part.end(best)
            elif result.verdict is SearchEnd.REFUTED:
                bound = max(bound, result.at_least, limit + 1)
        slice_ *= 2
    return FoundOffsets(best, bound, nodes, searched)


def _orders(part: Instance) -> list[list[int]]:
    """The orders in which the search breaks ties: by pressure with time or size, and by area in bytes and time."""
    _, by_area, by_pressure, by_pressure_and_time, *_ = greedy.orders(part)
    return [by_pressure_and_time, by_area, by_pressure]
