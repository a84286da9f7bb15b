"""Goals, and the optional solver: when a search may stop, what may be spent, and that both agree."""

import importlib
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import HealthCheck, assume, example, given, settings
from hypothesis import strategies as st
from packing_reference import fewest_bytes, least_reuse, of, problems

from ldsopt import InputError, Unavailable, UsageError
from ldsopt.packing import Buffer, Goal, Problem, solve, validate


def workgroups(problem: Problem, size: int) -> int:
    """Workgroups of so many bytes that the capacity holds."""
    assert problem.capacity is not None
    return problem.capacity // max(problem.granule, -(-size // problem.granule) * problem.granule)


def score(goal: Goal, problem: Problem, size: int) -> int:
    """Less is better."""
    return {
        Goal.BYTES: lambda: size,
        Goal.STEP: lambda: size,
        Goal.GRANULES: lambda: -(-size // problem.granule),
        Goal.WORKGROUPS: lambda: -workgroups(problem, size),
        Goal.FIT: lambda: size > (problem.capacity or 0),
    }[goal]()


def room(goal: Goal, problem: Problem, size: int) -> int:
    """The most bytes that are as good as a size, and within the capacity if that is."""
    assert problem.capacity is not None
    if size > problem.capacity and goal in (Goal.WORKGROUPS, Goal.FIT):
        return size
    most = problem.capacity if size <= problem.capacity else size + problem.granule
    return max(
        more for more in range(size, most + 1) if score(goal, problem, more) == score(goal, problem, size)
    )


ROUNDED = Problem((Buffer("a", 3), Buffer("b", 4)), reuse_weights={("a", "b"): 1})
"""Of 21 bytes a third is 7, which apart the two would take: in granules of 3 that is too much for three workgroups."""


@settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=300)
@given(
    problems(most=4, largest=4, weighed=True),
    st.sampled_from(Goal),
    st.integers(1, 7),
    st.sampled_from([1, 2, 3]),
)
@example(ROUNDED, Goal.WORKGROUPS, 7, 3)
def test_the_best_score_is_found_and_of_its_placements_one_of_the_least_reuse(
    problem: Problem, goal: Goal, count: int, granule: int
) -> None:
    assume(problem.buffers)
    capacity = count * granule
    problem = replace(problem, capacity=capacity, granule=granule)
    optimum = fewest_bytes(problem)
    try:
        placement = solve(problem, goal=goal)
    except InputError:
        assert optimum is None
        return
    assert optimum is not None
    assert validate(replace(problem, capacity=None), placement) is None
    assert score(goal, problem, placement.bytes) == score(goal, problem, optimum)
    assert placement.proven and placement.reuse_proven
    first = placement.bytes if optimum > capacity else optimum
    assert placement.reuse == least_reuse(problem, room(goal, problem, first))


@pytest.mark.parametrize("goal", [Goal.WORKGROUPS, Goal.FIT])
def test_goal_that_needs_a_capacity_says_so(goal: Goal) -> None:
    with pytest.raises(UsageError, match="needs a problem with a capacity"):
        solve(Problem((Buffer("a", 1),)), goal=goal)


@pytest.mark.parametrize("goal", Goal)
def test_search_ends_where_nothing_between_the_bound_and_what_is_found_scores_better(goal: Goal) -> None:
    """The first greedy placement misses the optimum of 10 KiB by 4."""
    coarse = of([6, 4, 4, 6], [[(1, 2)], [(3, 6)], [(0, 4)], [(5, 6)]])
    found, bound = 14 * 1024, 10 * 1024
    places = {times * size + by for size in (found, bound) for times in (1, 2, 3) for by in (-1, 0, 1)}
    ended = set[bool]()
    for capacity, granule in product(places, [1, 511, 512, 2048, 2049, bound - 1, bound, found, 16384]):
        problem = replace(coarse, capacity=capacity, granule=granule)
        placement = solve(problem, goal=goal, node_budget=0)
        is_enough = score(goal, problem, bound) == score(goal, problem, found)
        assert (placement.bytes, placement.lower_bound) == (found if is_enough else bound, bound)
        assert placement.proven
        ended.add(is_enough)
    assert ended == ({False} if goal in (Goal.BYTES, Goal.STEP) else {False, True})


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


def test_reuse_is_not_called_proven_when_the_nodes_run_out() -> None:
    buffers = tuple(Buffer(f"b{i}", 48 + 16 * (i % 3), 16, ((i, i + 1),)) for i in range(9))
    weights = {(a.id, b.id): 1 for i, a in enumerate(buffers) for b in buffers[:i]}
    problem = Problem(buffers, capacity=128, granule=128, reuse_weights=weights)
    placement = solve(problem, goal=Goal.FIT, node_budget=3)
    assert validate(problem, placement) is None
    assert not placement.reuse_proven


HARD = of(
    [6, 8, 7, 4, 5, 1, 7, 4],
    [[(4, 7)], [(7, 11)], [(3, 4)], [(5, 8)], [(3, 6)], [(0, 1)], [(6, 10)], [(3, 6)]],
)
"""19 KiB suffice; the greedy placement takes 22."""


def test_without_ortools_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def absent(name: str, package: str | None = None) -> object:
        if name.startswith("ortools"):
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", absent)
    left_open = solve(HARD, node_budget=0)
    assert not left_open.proven
    with pytest.raises(Unavailable, match=r"pip install 'ldsopt\[ortools\]'") as caught:
        solve(HARD, node_budget=0, use_ortools=True)
    assert caught.value.exit_code == 5


def test_without_need_ortools_is_not_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(name: str, package: str | None = None) -> object:
        raise AssertionError(name)

    proven = of([16, 16], [[(0, 1)], [(2, 3)]])
    monkeypatch.setattr(importlib, "import_module", forbidden)
    assert solve(proven, use_ortools=True).proven


@pytest.fixture(scope="module")
def by_ortools() -> Callable[[Problem], object]:
    pytest.importorskip("ortools.sat.python.cp_model")
    return lambda problem: solve(problem, node_budget=0, use_ortools=True)


def test_ortools_proves_what_was_left_open(by_ortools: object) -> None:
    placement = solve(HARD, node_budget=0, use_ortools=True)
    assert validate(HARD, placement) is None
    assert placement.proven
    assert placement.bytes == solve(HARD).bytes


def test_ortools_and_the_search_prove_the_same_beyond_what_can_be_tried(by_ortools: object) -> None:
    rng = random.Random("beyond")
    better = refuted = 0
    for _ in range(120):
        count, largest = rng.randint(8, 12), rng.choice((9, 60, 500))
        alignments = rng.choice(((1,), (1, 2, 4, 8), (16, 64), (3, 4)))
        buffers = []
        for i in range(count):
            starts = [rng.randrange(count) for _ in range(rng.choice((1, 1, 2, 3)))]
            ranges = tuple((lower, lower + rng.randint(1, 4)) for lower in starts)
            alignment = rng.choice(alignments)
            at = rng.randint(0, 9) * alignment if i == 0 and rng.random() < 0.3 else None
            buffers.append(Buffer(f"b{i}", rng.randint(1, largest), alignment, ranges, at))
        extra = tuple((a.id, b.id) for a, b in combinations(buffers, 2) if rng.random() < 0.05)
        problem = Problem(tuple(buffers), conflicts=extra)
        greedy = solve(problem, node_budget=0)
        if greedy.proven:
            continue
        searched, asked = solve(problem, node_budget=100_000), solve(problem, node_budget=0, use_ortools=True)
        assert searched.proven and asked.proven
        assert asked.bytes == searched.bytes
        better += asked.bytes < greedy.bytes
        refuted += asked.bytes == greedy.bytes
    assert better > 30 and refuted > 5
