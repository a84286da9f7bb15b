"""The fewest bytes, by asking the search again and again.

A component has a placement, and a bound that none goes below. The search is asked for the next better size, which
improves the placement or ends the matter, and for the bound itself, which ends the matter or lifts the bound to
the next size that is possible. Which of the two is easy, and in which order of the buffers, differs from problem to
problem: so each gets a small number of nodes, then each goes on for more.

Components are done one after the other, the one with the largest bound first, and each only down to what some other
component needs anyway."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from enum import Enum
from itertools import product
from math import gcd

from ldsopt.dataclass import dataclass
from ldsopt.groups import members
from ldsopt.packing.conflicts import end_in_order, stacked_end
from ldsopt.packing.instance import Instance, components

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
    """The sizes that are worth asking the search for, under the goal; see `steps`.

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

    for attempt, offsets in enumerate(placements(part)):
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
    _, by_area, by_pressure, by_pressure_and_time, *_ = orders(part)
    return [by_pressure_and_time, by_area, by_pressure]


# --- search -------------------------------------------------------------------------------------------------
#
# Is there a placement within so many bytes? A search that answers yes with one, no with a proof, or runs out of
# nodes.
#
# The search places buffers in the order of their offsets, ties by index. Each goes to its *floor*: the lowest offset
# that is above everything already placed that it conflicts with, and aligned. Of the placements within the limit, take
# one whose offsets have the smallest sum, and, among equals, whose twins (below) ascend by index. This one is never
# pruned, because of what holds for it:
#
# * **Canonical.** Every buffer that is not fixed lies at the floor that the buffers below it give it: else it could be
#   lowered, and the sum with it. So no other offset is tried. Aligning keeps this true, as the floor of a buffer is the
#   least aligned offset that is possible at all.
# * **Barred.** Once something is placed at offset ``o``, whoever could have gone lower (or to the same offset with a
#   smaller index) and was passed over is barred: only a neighbour that is placed under it lifts its floor and the
#   bar.
# * **Dominance.** If the next offset is no lower than the end that some unplaced buffer ``b`` would have at its floor,
#   then ``b`` would fit there under all that is still to come, at an offset lower than any it can get later. So a
#   buffer is passed over only for neighbours that start below that end, and nothing is placed at or above the least
#   such end.
# * **Components.** What is still unplaced falls apart into components without a conflict between them; each is solved
#   by itself, and if one has no solution the others need not be looked at.
# * **Twins.** Buffers with the same size, alignment and neighbours can be exchanged, so they ascend by index.
# * **Cliques.** The unplaced buffers of a clique follow one another, none below its own floor: sorted by floor, each
#   starts no lower than the one before it ends. That their end is above the limit refutes the state.
# * **Memory.** A component with the same floors and the same bars was refuted before: it is refuted again.
#
# The first five do not depend on the limit. So when a search fails, the least bound by which any state was refuted is a
# lower bound for every placement: below it, each refutation would happen again.
#
# The nodes counted are buffers tried at an offset. Nothing depends on the clock.


REMEMBERED = 200_000
"""Refuted states that are kept at most."""

STACKED = 7
"""Unplaced members of a clique up to which their best order is found exactly, if their alignments differ."""

NEVER = 1 << 200
"""More bytes than any placement takes."""


class SearchEnd(Enum):
    """The three ways in which a search ends."""

    FOUND = "a placement within the limit"
    REFUTED = "there is none"
    EXHAUSTED = "no nodes left"


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The end of a search, and what it proved.

    Attributes:
        offsets: in bytes by index, if found.
        nodes: how many it used.
        at_least: bytes that every placement takes, if refuted; above the limit.
    """

    verdict: SearchEnd
    offsets: list[int]
    nodes: int
    at_least: int


@dataclass(slots=True)
class _SearchFrame:
    """A component that is being placed: what may be tried next, and what is left to do about the current try."""

    unplaced: int
    floors: list[int]
    barred: int
    key: tuple[int, ...]
    choices: list[int]  # Buffers to try, last first.
    pending: list[_SearchFrame] = field(default_factory=list)  # Components that the current try left.


class Search:
    """A search for a placement that ends at a limit; it can be taken up again where it ran out of nodes.

    The instance need not be connected. Its order breaks ties and thereby decides how soon something is found.
    """

    def __init__(self, instance: Instance, limit: int) -> None:
        self.limit = limit
        self.sizes, self.alignments = instance.sizes, instance.alignments
        self.fixed, self.neighbours = instance.fixed, instance.neighbours
        self.latest = [
            (limit - size) // alignment * alignment if at is None else at
            for size, alignment, at in zip(instance.sizes, instance.alignments, instance.fixed, strict=True)
        ]
        step = gcd(*instance.alignments)
        self.rounded = [-(-size // step) * step for size in instance.sizes]
        self.cliques = []  # with the largest padding in it, and how much more than that mixed alignments may waste
        for clique in instance.cliques:
            padding = max(self.rounded[i] - self.sizes[i] for i in members(clique))
            waste = sum(self.alignments[i] - step for i in members(clique))
            self.cliques.append((clique, padding, waste))
        self.cliques_of = [0] * len(instance)
        for number, clique in enumerate(instance.cliques):
            for i in members(clique):
                self.cliques_of[i] |= 1 << number
        self.earlier_twins = _earlier_twins(instance)
        self.offsets = [0] * len(instance)
        self.refuted: set[tuple[int, ...]] = set()
        self.at_least = NEVER
        self.stack = self._start(instance)
        self.failed = not self.stack  # Whether what was last on the stack has no solution.

    def run(self, budget: int) -> SearchResult:
        """Goes on for at most `budget` nodes. The result counts the nodes of this run only."""
        nodes = 0
        while self.stack:
            frame = self.stack[-1]
            if not self.failed:
                if frame.pending:
                    self.stack.append(frame.pending.pop())
                    self.failed = True  # nothing is placed in it yet: make it try its first choice
                else:
                    self.stack.pop()
                continue
            frame.pending = []
            while frame.choices:
                if nodes >= budget:
                    return SearchResult(SearchEnd.EXHAUSTED, [], nodes, 0)
                nodes += 1
                parts = self._try(frame, frame.choices.pop())
                if parts is not None:
                    frame.pending, self.failed = parts, False
                    break
            else:
                if len(self.refuted) < REMEMBERED:
                    self.refuted.add(frame.key)
                self.stack.pop()
        if self.failed:
            return SearchResult(SearchEnd.REFUTED, [], nodes, self.at_least)
        return SearchResult(SearchEnd.FOUND, self.offsets, nodes, 0)

    def _start(self, instance: Instance) -> list[_SearchFrame]:
        """The first frame, whose only task is what is pending in it; none if nothing needs to be tried."""
        everything = (1 << len(instance)) - 1
        floors = [at or 0 for at in self.fixed]
        above = [at + size for at, size in zip(floors, self.sizes, strict=True) if at + size > self.limit]
        if above:
            self.at_least = min(above)
            return []
        parts = self._parts(everything, floors, 0, (1 << len(self.cliques)) - 1)
        return [] if parts is None else [_SearchFrame(0, floors, 0, (), [], parts)]

    def _try(self, frame: _SearchFrame, chosen: int) -> list[_SearchFrame] | None:
        """Puts a buffer at its floor. What is then left to place, by component; None if that cannot work."""
        sizes, alignments, latest = self.sizes, self.alignments, self.latest
        at = frame.floors[chosen]
        self.offsets[chosen] = at
        end = at + sizes[chosen]
        unplaced = frame.unplaced & ~(1 << chosen)
        barred = frame.barred & unplaced
        floors = frame.floors.copy()
        touched = 0
        above = self.neighbours[chosen] & unplaced
        while above:
            bit = above & -above
            above ^= bit
            i = bit.bit_length() - 1
            if floors[i] < end:
                alignment = alignments[i]
                floor = -(-end // alignment) * alignment
                if floor > latest[i]:  # always so for a fixed buffer: it and the chosen one would overlap
                    if self.fixed[i] is None:
                        self._note(floor + sizes[i])
                    return None
                floors[i] = floor
                barred &= ~bit
            touched |= self.cliques_of[i]
        # Whoever comes before the chosen one in the order of offset and index was passed over.
        open_ = unplaced & ~barred
        while open_:
            bit = open_ & -open_
            open_ ^= bit
            i = bit.bit_length() - 1
            if floors[i] < at or (floors[i] == at and i < chosen):
                if self.fixed[i] is not None:
                    return None
                barred |= bit
        return self._parts(unplaced, floors, barred, touched)

    def _parts(
        self, unplaced: int, floors: list[int], barred: int, touched: int
    ) -> list[_SearchFrame] | None:
        """The components of what is unplaced, largest last; None if one of them is refuted."""
        parts = components(unplaced, self.neighbours)
        starts = floors.copy() if barred else floors
        for part in parts:
            if part & barred and not self._raise_barred(part, floors, barred & part, starts):
                return None
        if self._too_high(unplaced, starts, touched):
            return None
        frames = []
        for part in parts:
            if not part & (part - 1):
                self.offsets[part.bit_length() - 1] = floors[part.bit_length() - 1]
                continue
            key = (part, *(~floors[i] if barred >> i & 1 else floors[i] for i in members(part)))
            if key in self.refuted:
                return None
            choices = self._choices(part, floors, barred)
            if not choices:
                return None
            frames.append(_SearchFrame(part, floors, barred & part, key, choices))
        frames.sort(key=lambda frame: frame.unplaced.bit_count())
        return frames

    def _raise_barred(self, part: int, floors: list[int], barred: int, starts: list[int]) -> bool:
        """Writes the least offsets that barred buffers can still get to `starts`; False if a bar was a mistake."""
        first = min([floors[i] for i in members(part & ~barred)], default=-1)
        if first < 0:
            return False
        sizes, alignments = self.sizes, self.alignments
        for i in members(barred):
            end = floors[i] + sizes[i]
            supported, least = False, NEVER
            for j in members(self.neighbours[i] & part):
                start = floors[j] if floors[j] > first else first
                supported = supported or start < end
                least = min(least, start + sizes[j])
            if not supported:
                return False
            starts[i] = start = -(-least // alignments[i]) * alignments[i]
            if start > self.latest[i]:
                self._note(start + sizes[i])
                return False
        return True

    def _too_high(self, unplaced: int, starts: list[int], touched: int) -> bool:
        """True if one of these cliques cannot end within the limit."""
        rounded, sizes, alignments = self.rounded, self.sizes, self.alignments
        for number in members(touched):
            clique, padding, mixed = self.cliques[number]
            clique &= unplaced
            end = 0
            for start, size in sorted([(starts[i], rounded[i]) for i in members(clique)]):
                end = (start if start > end else end) + size
            if end - padding > self.limit:
                self._note(end - padding)
                return True
            if not mixed or end + mixed <= self.limit or not 2 <= clique.bit_count() <= STACKED:
                continue
            items = sorted([(starts[i], sizes[i], alignments[i]) for i in members(clique)])
            if end_in_order(items) > self.limit:
                end = stacked_end(items)
                if end > self.limit:
                    self._note(end)
                    return True
        return False

    def _choices(self, part: int, floors: list[int], barred: int) -> list[int]:
        """The buffers that may come next, the best last."""
        sizes, fixed = self.sizes, self.fixed
        ends = [floors[i] + sizes[i] for i in members(part) if fixed[i] is None]
        first_end = min(ends, default=NEVER)
        return sorted(
            (
                i
                for i in members(part & ~barred)
                if floors[i] < first_end and not self.earlier_twins[i] & part
            ),
            key=lambda i: (-floors[i], -i),
        )

    def _note(self, bound: int) -> None:
        """Keeps the least bound by which any state was refuted."""
        self.at_least = min(self.at_least, bound)


def _earlier_twins(instance: Instance) -> list[int]:
    """For each buffer, the set of those with a smaller index that it can be exchanged with."""
    twins = [0] * len(instance)
    groups: dict[tuple[int, int], list[int]] = {}
    for i in range(len(instance)):
        if instance.fixed[i] is None:
            groups.setdefault((instance.sizes[i], instance.alignments[i]), []).append(i)
    for group in groups.values():
        for position, i in enumerate(group):
            for j in group[:position]:
                both = 1 << i | 1 << j
                if instance.neighbours[i] & ~both == instance.neighbours[j] & ~both:
                    twins[i] |= 1 << j
    return twins


# --- greedy placements ----------------------------------------------------------------------------------------
#
# Placements that are fast and usually good: one buffer after the other, each into a gap, in several orders.
#
# A buffer goes into the lowest gap that holds it, or into the tightest, between the buffers placed before it that it
# conflicts with. Which order is good depends on the problem, so there are seven. After them the order is repaired:
# whoever sits on top of the result goes first in the next attempt (the "squeaky wheel" of Joslin and Clements, 1999).
#
# Every placement here is right; none is proven to be small.


REPAIRS = 40
"""Attempts at repairing each of the two best orders."""

LARGE = 100
"""Buffers from which there are fewer repairs, as each costs more."""


def placements(instance: Instance) -> Iterator[list[int]]:
    """Offsets in bytes by index, from one attempt after the other: each order, then repairs of the two best."""
    tried: list[tuple[int, bool, list[int]]] = []
    for order in orders(instance):
        for tightest in (False, True):
            offsets = place_in_order(instance, order, tightest=tightest)
            yield offsets
            tried.append((instance.end(offsets), tightest, order))
    tried.sort(key=lambda attempt: attempt[0])
    for _, tightest, order in tried[:2]:
        yield from _repaired(instance, order, tightest=tightest)


def orders(instance: Instance) -> Iterator[list[int]]:
    """Orders that are worth trying; fixed buffers always come first."""
    sizes, lifetimes, alignments = instance.sizes, instance.lifetimes, instance.alignments
    degree = [mask.bit_count() for mask in instance.neighbours]
    pressure = [0] * len(instance)
    for clique in instance.cliques:
        weight = sum(sizes[i] for i in members(clique))
        for i in members(clique):
            pressure[i] = max(pressure[i], weight)
    keys: list[Callable[[int], tuple[int, ...]]] = [
        lambda i: (-sizes[i], -lifetimes[i]),
        lambda i: (-sizes[i] * lifetimes[i], -sizes[i]),
        lambda i: (-pressure[i], -sizes[i]),
        lambda i: (-pressure[i], -lifetimes[i], -sizes[i]),
        lambda i: (-sizes[i] * degree[i], -sizes[i]),
        lambda i: (-degree[i], -sizes[i]),
        lambda i: (-alignments[i], -sizes[i]),
    ]
    for key in keys:
        yield sorted(range(len(instance)), key=lambda i, key=key: (instance.fixed[i] is None, *key(i), i))  # type: ignore[misc]


def place_in_order(instance: Instance, order: Sequence[int], *, tightest: bool) -> list[int]:
    """Offsets in bytes by index if the buffers are placed in this order.

    Args:
        tightest: take the smallest gap that holds the buffer rather than the lowest. The room above everything is the
            largest gap.
    """
    sizes, alignments = instance.sizes, instance.alignments
    offsets = [0] * len(instance)
    placed = 0
    for i in order:
        at = instance.fixed[i]
        if at is None:
            below = sorted(
                (offsets[j], offsets[j] + sizes[j]) for j in members(instance.neighbours[i] & placed)
            )
            at = _gap(below, sizes[i], alignments[i], tightest=tightest)
        offsets[i] = at
        placed |= 1 << i
    return offsets


def _gap(taken: list[tuple[int, int]], size: int, alignment: int, *, tightest: bool) -> int:
    """The place of `size` bytes among the intervals of bytes that are taken, which ascend."""
    at, best, best_room = 0, -1, -1
    for lower, upper in taken:
        if at + size <= lower:
            if not tightest:
                return at
            if best < 0 or lower - at < best_room:
                best, best_room = at, lower - at
        if upper > at:
            at = -(-upper // alignment) * alignment
    return best if best >= 0 else at


def _repaired(instance: Instance, order: list[int], *, tightest: bool) -> Iterator[list[int]]:
    """Placements of an order in which, again and again, what ended highest is moved to the front."""
    order = list(order)
    for _ in range(REPAIRS if len(instance) < LARGE else REPAIRS // 4):
        offsets = place_in_order(instance, order, tightest=tightest)
        yield offsets
        end = instance.end(offsets)
        guilty = [i for i in order if offsets[i] + instance.sizes[i] == end and instance.fixed[i] is None]
        first = [i for i in order if instance.fixed[i] is not None]
        moved = {*guilty, *first}
        if order[: len(moved)] == first + guilty:
            return
        order = first + guilty + [i for i in order if i not in moved]
