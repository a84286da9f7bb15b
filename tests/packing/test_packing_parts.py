"""The parts that the solvers are made of: conflicts, bounds by cliques, greedy placements."""

from __future__ import annotations

from itertools import combinations, permutations, product

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from packing_reference import conflict, of, problems

from ldsopt.packing import Buffer, Problem, interference, lower_bound

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@UNHURRIED
@given(problems(most=9))
def test_conflicts_are_those_of_the_definition(problem: Problem) -> None:
    graph = interference(problem)
    for a, b in combinations(problem.buffers, 2):
        assert graph.has_edge(a.id, b.id) == conflict(problem, a, b)


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
    assert not interference(of([1, 1], [[(2, 4)], touching])).edges


def stacked(buffers: tuple[Buffer, ...]) -> int:
    """Bytes at which the last of these buffers ends, one above the other in this order."""
    end = 0
    for buffer in buffers:
        end = -(-end // buffer.alignment) * buffer.alignment + buffer.size
    return end


@UNHURRIED
@given(problems(most=7))
def test_the_bound_is_the_end_of_the_highest_clique_in_its_best_order(problem: Problem) -> None:
    by_id = {buffer.id: buffer for buffer in problem.buffers}
    cliques = ([by_id[name] for name in clique] for clique in nx.find_cliques(interference(problem)))
    ends = (min(map(stacked, permutations(clique))) for clique in cliques)
    fixed = (buffer.offset + buffer.size for buffer in problem.buffers if buffer.offset is not None)
    assert lower_bound(problem) == max((0, *ends, *fixed))


@settings(deadline=None, max_examples=5)
@given(st.lists(st.integers(1, 50), min_size=90, max_size=90))
def test_enumeration_of_cliques_gives_up_rather_than_hang(sizes: list[int]) -> None:
    """One of each of 30 triples: of 3**30 maximal cliques the heaviest is found by taking the largest first."""
    buffers = tuple(Buffer(f"b{number}", size) for number, size in enumerate(sizes))
    triples = [buffers[first : first + 3] for first in range(0, 90, 3)]
    pairs = (pair for one, other in combinations(triples, 2) for pair in product(one, other))
    problem = Problem(buffers, conflicts=tuple((a.id, b.id) for a, b in pairs))
    assert lower_bound(problem) == sum(max(one.size for one in triple) for triple in triples)
