"""The parts that the solvers are made of: conflicts, cliques, bounds, stacking, greedy placements."""

from __future__ import annotations

from itertools import combinations, permutations

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from packing_reference import conflict, of, problems

from ldsopt.packing import Buffer, Placement, Problem, interference, validate
from ldsopt.packing.conflicts import (
    Item,
    _grown,
    cliques,
    end_in_order,
    maximal_cliques,
    neighbours,
    stacked_end,
)
from ldsopt.packing.exact import placements
from ldsopt.packing.instance import instance_of

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@UNHURRIED
@given(problems(most=9))
def test_conflicts_are_those_of_the_definition(problem: Problem) -> None:
    found = neighbours(problem)
    graph = interference(problem)
    for (i, a), (j, b) in combinations(enumerate(problem.buffers), 2):
        expected = conflict(problem, a, b)
        assert bool(found[i] >> j & 1) == bool(found[j] >> i & 1) == graph.has_edge(a.id, b.id) == expected


def test_interference_tells_when_and_why() -> None:
    problem = Problem(
        (Buffer("a", 8, 4, ((5, 9), (0, 3))), Buffer("b", 16, 8, ((2, 6),)), Buffer("c", 1, 1, (), 32)),
        conflicts=(("c", "a"),),
    )
    graph = interference(problem)
    assert graph.nodes["a"] == {"size": 8, "alignment": 4, "ranges": ((0, 3), (5, 9)), "offset": None}
    assert graph.nodes["c"]["offset"] == 32
    assert graph.edges["a", "b"] == {"ranges": ((2, 3), (5, 6)), "extra": False}
    assert graph.edges["a", "c"] == {"ranges": (), "extra": True}
    assert not graph.has_edge("b", "c")


@pytest.mark.parametrize("touching", [[(0, 2)], [(4, 5)]])
def test_ranges_that_touch_do_not_conflict(touching: list[tuple[int, int]]) -> None:
    assert neighbours(of([1, 1], [[(2, 4)], touching])) == [0, 0]


@UNHURRIED
@given(problems(most=9))
def test_cliques_are_the_maximal_ones(problem: Problem) -> None:
    found = cliques(problem, neighbours(problem))
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    expected = {sum(1 << index[name] for name in clique) for clique in nx.find_cliques(interference(problem))}
    assert set(found) == expected


@UNHURRIED
@given(problems(most=9))
def test_grown_cliques_are_cliques_that_hold_every_buffer(problem: Problem) -> None:
    adjacent = neighbours(problem)
    held = 0
    for clique in _grown(problem, adjacent):
        assert all(
            adjacent[i] & clique == clique & ~(1 << i) for i in range(clique.bit_length()) if clique >> i & 1
        )
        held |= clique
    assert held == (1 << len(problem.buffers)) - 1


def test_enumeration_of_cliques_gives_up_rather_than_hang() -> None:
    """Three ways to leave out one of each of 30 triples: 3**30 maximal cliques."""
    parts = [0b111 << 3 * (i // 3) for i in range(90)]
    adjacent = [((1 << 90) - 1) & ~part for part in parts]
    assert maximal_cliques(adjacent, 4000) is None


items = st.lists(
    st.tuples(st.integers(0, 3), st.integers(1, 40), st.sampled_from([1, 4, 6, 16])).map(
        lambda item: (item[0] * item[2], item[1], item[2])
    ),
    max_size=5,
)


@given(items)
def test_stacked_end_is_that_of_the_best_order(chosen: list[Item]) -> None:
    assert stacked_end(chosen) == min(end_in_order(order) for order in permutations(chosen))


@UNHURRIED
@given(problems(most=12, fixed=False))
def test_every_greedy_placement_is_right(problem: Problem) -> None:
    instance = instance_of(problem)
    for offsets in placements(instance):
        at = {buffer.id: offset for buffer, offset in zip(problem.buffers, offsets, strict=True)}
        placement = Placement(at, instance.end(offsets), 0, False, 0, "greedy")
        assert validate(problem, placement) is None
