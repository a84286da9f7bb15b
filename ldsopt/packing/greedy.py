"""Placements that are fast and usually good: one buffer after the other, each into a gap, in several orders.

A buffer goes into the lowest gap that holds it, or into the tightest, between the buffers placed before it that it
conflicts with. Which order is good depends on the problem, so there are seven. After them the order is repaired:
whoever sits on top of the result goes first in the next attempt (the "squeaky wheel" of Joslin and Clements, 1999).

Every placement here is right; none is proven to be small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ldsopt.packing.bitset import members
from ldsopt.packing.instance import Instance

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
