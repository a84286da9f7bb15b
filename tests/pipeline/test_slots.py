"""The fewest slots that hit every arc of a circle, against all sets of slots."""

from __future__ import annotations

import itertools
import random

import pytest

from ldsopt.analysis.stages.stage_loop import Arc, fewest_slots, latest_slots


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


def front_to_back(stages: list[tuple[set[str], set[str]]]) -> set[int]:
    """The slots that a compiler's pass orders LDS at that goes from near pairs of stages to far ones, for a phase gap of
    one: where nothing orders a pair yet, the slot in front of the one before the later stage does."""
    count, chosen = len(stages), set[int]()
    for distance in range(2, count + 1):
        for first, (reads, writes) in enumerate(stages):
            later_reads, later_writes = stages[(first + distance) % count]
            between = {(first + step) % count for step in range(1, distance)}
            if (writes & (later_reads | later_writes) or reads & later_writes) and not between & chosen:
                chosen.add((first + distance - 1) % count)
    return chosen


def test_slots_are_never_more_than_those_of_a_pass_from_near_to_far() -> None:
    choose = random.Random(21)
    fewer = compared = 0
    for _ in range(10_000):
        count = choose.randint(3, 9)
        stages = [
            ({v for v in "AB" if choose.random() < 0.25}, {v for v in "AB" if choose.random() < 0.12})
            for _ in range(count)
        ]
        pairs = [
            (first, distance)
            for first, (reads, writes) in enumerate(stages)
            for distance in range(1, count + 1)
            for later in [stages[(first + distance) % count]]
            if writes & (later[0] | later[1]) or reads & later[1]
        ]
        if any(distance == 1 for _, distance in pairs):
            continue  # no barrier orders these
        compared += 1
        slots = fewest_slots(count, [Arc((first + 1) % count, distance - 1) for first, distance in pairs])
        theirs = front_to_back(stages)
        assert len(slots) <= len(theirs), stages
        fewer += len(slots) < len(theirs)
    assert compared > 2_000
    assert fewer


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
