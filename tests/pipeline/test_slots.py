"""The fewest slots that hit every arc of a circle, against all sets of slots."""

from __future__ import annotations

import itertools
import random

import pytest

from ldsopt.transforms.pipeline.slots import Arc, fewest_slots, latest_slots


def hits(slots: frozenset[int] | tuple[int, ...], arcs: list[Arc], count: int) -> bool:
    return all(any(arc.holds(slot, count) for slot in slots) for arc in arcs)


def smallest(count: int, arcs: list[Arc]) -> int:
    """How many slots are needed, by trying all sets of them."""
    return next(
        size
        for size in range(count + 1)
        if any(hits(slots, arcs, count) for slots in itertools.combinations(range(count), size))
    )


def test_slots_are_the_fewest_on_ten_thousand_random_stage_graphs() -> None:
    choose = random.Random(20)
    greedy_was_worse = 0
    for _ in range(10_000):
        count = choose.randint(2, 9)
        arcs = [Arc(choose.randrange(count), choose.randint(1, count)) for _ in range(choose.randint(0, 8))]
        slots = fewest_slots(count, arcs)
        assert hits(slots, arcs, count)
        assert len(slots) == smallest(count, arcs), (count, arcs)
        greedy_was_worse += len(latest_slots(count, arcs)) > len(slots)
    assert greedy_was_worse > 1_000  # so that the search is needed, and the comparison says something


@pytest.mark.parametrize(
    ("count", "arcs", "slots"),
    [
        (4, [], set()),
        (4, [Arc(1, 1)], {1}),
        (4, [Arc(1, 2)], {2}),  # the later one: operations have the most time
        (4, [Arc(3, 2)], {0}),  # round the loop's end
        (4, [Arc(2, 4)], {1}),  # any slot does; the last of the arc
        (4, [Arc(2, 9)], {1}),  # more than once round
        (6, [Arc(1, 2), Arc(2, 2), Arc(5, 2)], {0, 2}),
    ],
)
def test_examples(count: int, arcs: list[Arc], slots: set[int]) -> None:
    assert fewest_slots(count, arcs) == slots


@pytest.mark.parametrize(("slot", "held"), [(5, True), (0, True), (1, False), (4, False)])
def test_an_arc_goes_round_the_end(slot: int, held: bool) -> None:
    assert Arc(5, 2).holds(slot, 6) is held
