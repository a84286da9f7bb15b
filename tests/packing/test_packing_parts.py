"""The parts that the solvers are made of: conflicts, bounds by cliques, greedy placements."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations, permutations, product

import networkx as nx
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from packing_reference import conflict, of, problems

from ldsopt.packing import Buffer, Placement, Problem, interference, lower_bound, validate
from ldsopt.packing.exact import placements
from ldsopt.packing.instance import instance_of

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


def cliques_of(problem: Problem) -> set[frozenset[str]]:
    """The sets of buffers that the solvers work on, by their ids."""
    ids = [buffer.id for buffer in problem.buffers]
    masks = instance_of(problem).cliques
    assert len(set(masks)) == len(masks)
    return {frozenset(name for i, name in enumerate(ids) if mask >> i & 1) for mask in masks}


@UNHURRIED
@given(problems(most=9, fixed=False))
@example(of([1] * 4, [[(0, 2)], [(0, 3)], [(0, 4)], [(3, 5)]]))
def test_few_cliques_are_all_the_maximal_ones(problem: Problem) -> None:
    assert cliques_of(problem) == set(map(frozenset, nx.find_cliques(interference(problem))))


@settings(UNHURRIED, max_examples=30)
@given(problems(most=9, fixed=False), st.integers(0, 9), st.randoms(use_true_random=False))
def test_many_cliques_are_maximal_and_hold_every_buffer_and_every_conflict(
    problem: Problem, beside: int, rng: random.Random
) -> None:
    """Beside the problem: one of each of 9 triples, 3**9 cliques, which is more than are enumerated."""
    crowd = [Buffer(f"c{number}", rng.randint(1, 9)) for number in range(27)]
    pairs = [(a.id, b.id) for (i, a), (j, b) in combinations(enumerate(crowd), 2) if i // 3 != j // 3]
    pairs += [(a.id, b.id) for a in problem.buffers for b in crowd if rng.randrange(9) < beside]
    buffers = [*problem.buffers, *crowd]
    rng.shuffle(buffers)
    problem = replace(problem, buffers=tuple(buffers), conflicts=(*problem.conflicts, *pairs))
    graph = interference(problem)
    cliques = cliques_of(problem)
    assert len(cliques) < 3**9
    held = set[frozenset[str]]()
    for clique in cliques:
        assert not any(clique <= set(graph[name]) for name in graph if name not in clique)
        held |= {frozenset(pair) for pair in combinations(clique, 2)}
    assert held == set(map(frozenset, graph.edges))
    assert set[str]().union(*cliques) == set(graph)


@settings(deadline=None, max_examples=5)
@given(st.lists(st.integers(1, 50), min_size=90, max_size=90))
def test_enumeration_of_cliques_gives_up_rather_than_hang(sizes: list[int]) -> None:
    """One of each of 30 triples: of 3**30 maximal cliques the heaviest is found by taking the largest first."""
    buffers = tuple(Buffer(f"b{number}", size) for number, size in enumerate(sizes))
    triples = [buffers[first : first + 3] for first in range(0, 90, 3)]
    pairs = (pair for one, other in combinations(triples, 2) for pair in product(one, other))
    problem = Problem(buffers, conflicts=tuple((a.id, b.id) for a, b in pairs))
    assert lower_bound(problem) == sum(max(one.size for one in triple) for triple in triples)


@UNHURRIED
@given(problems(most=12, fixed=False))
def test_every_greedy_placement_is_right(problem: Problem) -> None:
    instance = instance_of(problem)
    for offsets in placements(instance):
        at = {buffer.id: offset for buffer, offset in zip(problem.buffers, offsets, strict=True)}
        placement = Placement(at, instance.end(offsets), 0, False, 0, "greedy")
        assert validate(problem, placement) is None
