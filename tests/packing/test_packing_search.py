"""The solver against trying everything."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from packing_reference import fewest_bytes, of, problems

from ldsopt import InputError
from ldsopt.packing import Buffer, Goal, Problem, lower_bound, solve, validate
from ldsopt.packing.exact import Search, SearchEnd
from ldsopt.packing.instance import instance_of

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=120)


@UNHURRIED
@given(problems())
def test_solver_finds_the_optimum_and_knows_it(problem: Problem) -> None:
    optimum = fewest_bytes(problem)
    try:
        placement = solve(problem)
    except InputError:
        assert optimum is None
        return
    assert validate(problem, placement) is None
    assert placement.bytes == (optimum or 0)
    assert placement.proven


@UNHURRIED
@given(problems(), st.integers(-5, 5), st.randoms(use_true_random=False))
def test_search_is_right_at_every_limit_in_every_order(
    problem: Problem, delta: int, rng: random.Random
) -> None:
    """It finds a placement exactly when there is one, and what it gives as the least size never exceeds the optimum."""
    optimum = fewest_bytes(problem)
    assume(optimum)
    assert optimum is not None
    order = list(range(len(problem.buffers)))
    rng.shuffle(order)
    instance = instance_of(problem).part(order)
    result = Search(instance, optimum + delta).run(10**6)
    if delta >= 0:
        assert result.verdict is SearchEnd.FOUND
        assert instance.end(result.offsets) <= optimum + delta
    else:
        assert result.verdict is SearchEnd.REFUTED
        assert optimum + delta < result.at_least <= optimum


LEFT_OPEN = (
    17, 19, 26, 34, 73, 75, 110, 126, 142, 143, 148, 151, 184, 191, 234, 250, 283, 297, 306, 320, 322, 369, 371, 471,
    540, 553, 560, 564, 565, 578, 588, 609, 622, 631, 632, 641, 646, 680, 690, 693,
)  # fmt: skip
"""Problems of which the greedy placement is not proven to be the least."""


@pytest.mark.parametrize("seed", LEFT_OPEN)
def test_search_is_right_where_sizes_are_few_and_buffers_alike(seed: int) -> None:
    """Equal sizes, ends that meet exactly, and states that are reached twice: what the pruning rules live on."""
    rng = random.Random(seed)
    alignments = rng.choice(((1,), (1, 2), (1, 4)))
    buffers = []
    for i in range(8):
        starts = [rng.randrange(7) for _ in range(rng.choice((1, 1, 2)))]
        ranges = tuple((lower, lower + rng.randint(1, 3)) for lower in starts)
        buffers.append(Buffer(f"b{i}", rng.randint(1, 5), rng.choice(alignments), ranges))
    problem = Problem(tuple(buffers))
    assert not solve(problem, node_budget=0).proven
    placement = solve(problem)
    assert (placement.bytes, placement.proven) == (fewest_bytes(problem), True)


def test_nothing_pads_the_topmost_buffer_of_a_clique() -> None:
    """Two of 5 bytes, aligned to 4, take 0..5 and 8..13."""
    problem = Problem(tuple(Buffer(name, 5, 4, ((0, 1),)) for name in "ab"))
    placement = solve(problem, node_budget=10)
    assert (placement.bytes, placement.lower_bound) == (13, 13)


@UNHURRIED
@given(problems(most=14, fixed=False), st.integers(0, 60))
def test_every_output_is_right_whatever_the_budget(problem: Problem, budget: int) -> None:
    placement = solve(problem, node_budget=budget)
    assert validate(problem, placement) is None
    assert placement.nodes <= 2 * budget
    times = [start for one in problem.buffers for start, _ in one.ranges]
    live = (sum(b.size for b in problem.buffers if any(s <= at < e for s, e in b.ranges)) for at in times)
    assert max(live, default=0) <= lower_bound(problem) <= placement.bytes
    assert not placement.proven or placement.bytes == placement.lower_bound
    assert placement == solve(problem, node_budget=budget)


@UNHURRIED
@given(problems(most=5))
def test_bounds_never_exceed_the_optimum(problem: Problem) -> None:
    optimum = fewest_bytes(problem)
    assume(optimum is not None)
    assert lower_bound(problem) <= (optimum or 0)


@pytest.mark.parametrize("seed", range(4))
def test_no_budget_and_all_budget_agree_on_what_is_proven(seed: int) -> None:
    """Whatever a small budget calls proven, a large one confirms; nothing proven is ever improved upon."""
    rng = random.Random(seed)
    sizes = [rng.randint(1, 50) for _ in range(12)]
    ranges = [[(lower := rng.randrange(12), lower + rng.randint(1, 5))] for _ in sizes]
    problem = of(sizes, ranges, scale=16)
    final = solve(problem, node_budget=200_000)
    assert final.proven
    for budget in (0, 10, 100, 1000):
        placement = solve(problem, node_budget=budget)
        assert placement.bytes >= final.bytes >= placement.lower_bound
        assert placement.proven == (placement.bytes == placement.lower_bound)


def test_conflicting_buffers_fixed_on_common_bytes_are_an_error() -> None:
    both = Problem((Buffer("a", 8, 4, ((0, 1),), 0), Buffer("b", 8, 4, ((0, 1),), 4)))
    with pytest.raises(InputError, match="a and b conflict and are fixed on common bytes"):
        solve(both)


def test_nothing_takes_no_bytes() -> None:
    placement = solve(Problem(()))
    assert (placement.bytes, placement.lower_bound, placement.proven) == (0, 0, True)


def test_buffer_that_is_never_live_shares_with_anything() -> None:
    placement = solve(Problem((Buffer("live", 64, 16, ((0, 1),)), Buffer("never", 64, 16))))
    assert placement.bytes == 64


def test_extra_conflict_keeps_apart_what_is_never_live_together() -> None:
    buffers = (Buffer("a", 64, 16, ((0, 1),)), Buffer("b", 64, 16, ((5, 6),)))
    assert solve(Problem(buffers)).bytes == 64
    assert solve(Problem(buffers, conflicts=(("b", "a"),))).bytes == 128


def test_result_above_the_capacity_is_told_not_hidden() -> None:
    live = ((0, 1),)
    problem = Problem((Buffer("a", 64, 16, live), Buffer("b", 64, 16, live)), capacity=100)
    placement = solve(problem, goal=Goal.FIT)
    assert placement.bytes == 128
    assert placement.lower_bound > 100
    assert placement.proven


def test_hundreds_of_buffers_need_no_deep_recursion() -> None:
    """One chain of 1500 buffers, and 400 that are all in each other's way."""
    chain = of([1] * 1500, [[(i, i + 2)] for i in range(1500)])
    assert solve(chain).bytes == 2 * 1024
    crowd = of([1] * 400, [[(0, 1), (i + 2, i + 3)] for i in range(400)])
    assert solve(crowd).bytes == 400 * 1024
