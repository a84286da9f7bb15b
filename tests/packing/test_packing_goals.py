"""Goals: when a search may stop, and what may be spent on sharing fewer bytes."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from packing_reference import least_reuse, of, problems

from ldsopt import InputError, UsageError
from ldsopt.packing import Buffer, Goal, Problem, solve, validate
from ldsopt.packing.instance import instance_of
from ldsopt.packing.problem import as_good, granules, next_better, workgroups
from ldsopt.packing.reuse import reduce

LDS = Problem((), capacity=65536, granule=512)


def score(goal: Goal, problem: Problem, size: int) -> int:
    """Less is better."""
    return {
        Goal.BYTES: lambda: size,
        Goal.STEP: lambda: size,
        Goal.GRANULES: lambda: granules(problem, size),
        Goal.WORKGROUPS: lambda: -workgroups(problem, size),
        Goal.FIT: lambda: size > (problem.capacity or 0),
    }[goal]()


@given(st.sampled_from(Goal), st.integers(1, 200_000), st.sampled_from([LDS, Problem((), 163840, 1280)]))
def test_next_better_is_the_largest_size_that_scores_better(goal: Goal, size: int, problem: Problem) -> None:
    better = next_better(problem, goal, size)
    if better > 0:
        assert score(goal, problem, better) < score(goal, problem, size)
    assert score(goal, problem, max(better, 0) + 1) >= score(goal, problem, size)


@given(st.sampled_from(Goal), st.integers(1, 200_000), st.sampled_from([LDS, Problem((), 163840, 1280)]))
def test_as_good_scores_the_same_and_stays_within_the_capacity(
    goal: Goal, size: int, problem: Problem
) -> None:
    largest = as_good(problem, goal, size)
    assert largest >= size
    assert score(goal, problem, largest) == score(goal, problem, size)
    assert problem.capacity is not None
    assert largest <= problem.capacity or size > problem.capacity


@pytest.mark.parametrize("goal", [Goal.WORKGROUPS, Goal.FIT])
def test_goal_that_needs_a_capacity_says_so(goal: Goal) -> None:
    with pytest.raises(UsageError, match="needs a problem with a capacity"):
        solve(Problem((Buffer("a", 1),)), goal=goal)


def test_search_stops_when_no_granule_can_be_gained() -> None:
    """The greedy placement misses the optimum of 10 KiB by 4, all in one granule of 16 KiB."""
    coarse = of([6, 4, 4, 6], [[(1, 2)], [(3, 6)], [(0, 4)], [(5, 6)]])
    coarse = Problem(coarse.buffers, granule=16384)
    placement = solve(coarse, goal=Goal.GRANULES, node_budget=0)
    assert placement.proven
    assert (placement.bytes, placement.lower_bound) == (14336, 10240)


def test_bytes_that_buy_nothing_are_spent_on_sharing_less() -> None:
    """Two buffers that could share cost a barrier; a second granule is free of one, a second workgroup is not."""
    buffers = (Buffer("a", 256, 16, ((0, 1),)), Buffer("b", 256, 16, ((1, 2),)))
    problem = Problem(buffers, capacity=1024, granule=256, reuse_weights={("a", "b"): 1})
    fewest = solve(problem)
    assert (fewest.bytes, fewest.reuse, fewest.reuse_proven) == (256, 1, True)
    fits = solve(problem, goal=Goal.FIT)
    assert (fits.bytes, fits.reuse, fits.reuse_proven) == (512, 0, True)
    assert fits.method == "greedy+reuse"
    most = solve(problem, goal=Goal.WORKGROUPS)
    assert (workgroups(problem, most.bytes), most.reuse) == (4, 1)


def test_equal_bytes_are_laid_out_for_the_lightest_pairs() -> None:
    """Both small ones must share with the large one or with each other: the pair that costs nothing does."""
    buffers = (
        Buffer("x", 64, 16, ((0, 1),)),
        Buffer("y", 64, 16, ((1, 2),)),
        Buffer("z", 64, 16, ((0, 1), (2, 3))),
    )
    weights = {("x", "y"): 5, ("y", "z"): 1}
    placement = solve(Problem(buffers, reuse_weights=weights))
    assert (placement.bytes, placement.reuse, placement.reuse_proven) == (128, 1, True)
    assert placement.offsets["y"] == placement.offsets["z"]


@settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)
@given(problems(most=4, largest=4, weighed=True), st.integers(0, 4))
def test_least_reuse_is_found_within_the_limit(problem: Problem, room: int) -> None:
    assume(problem.buffers)
    try:
        placement = solve(problem)
    except InputError:
        return
    assert validate(problem, placement) is None
    assert placement.reuse_proven
    assert placement.reuse == least_reuse(problem, placement.bytes)

    weights: list[list[tuple[int, int]]] = [[] for _ in problem.buffers]
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    instance = instance_of(problem)
    for (a, b), weight in problem.reuse_weights.items():
        if not instance.neighbours[index[a]] >> index[b] & 1:
            weights[index[a]].append((index[b], weight))
            weights[index[b]].append((index[a], weight))
    offsets = [placement.offsets[buffer.id] for buffer in problem.buffers]
    reused = reduce(instance, weights, offsets, placement.bytes + room, 10**6)
    assert reused.proven
    assert reused.weight == least_reuse(problem, placement.bytes + room)


def test_reuse_is_not_called_proven_when_the_nodes_run_out() -> None:
    buffers = tuple(Buffer(f"b{i}", 48 + 16 * (i % 3), 16, ((i, i + 1),)) for i in range(9))
    weights = {(a.id, b.id): 1 for i, a in enumerate(buffers) for b in buffers[:i]}
    problem = Problem(buffers, capacity=128, granule=128, reuse_weights=weights)
    placement = solve(problem, goal=Goal.FIT, node_budget=3)
    assert validate(problem, placement) is None
    assert not placement.reuse_proven
