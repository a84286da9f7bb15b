"""The optional solver: absent it is an error that names the extra; present it agrees with the search."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from packing_reference import fewest_bytes, of, problems

from ldsopt import Unavailable
from ldsopt.packing import Buffer, Placement, Problem, solve, validate
from ldsopt.packing.solve import improve

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


def asked_from_scratch(problem: Problem, target: int) -> int:
    """The end that CP-SAT finds and proves without being told a bound, and refutes anything below."""
    nowhere = [0] * len(problem.buffers)
    answer = improve(problem, nowhere, enough=0, target=target)
    assert answer.offsets is not None
    offsets = {buffer.id: at for buffer, at in zip(problem.buffers, answer.offsets, strict=True)}
    end = max(offsets[buffer.id] + buffer.size for buffer in problem.buffers)
    assert validate(problem, Placement(offsets, end, answer.lower_bound, False, 0, "ortools")) is None
    assert answer.lower_bound == end
    below = improve(problem, nowhere, enough=0, target=end - 1)
    assert (below.offsets, below.lower_bound) == (None, end)
    return end


@settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=60)
@given(problem=problems())
def test_ortools_agrees_with_trying_everything(by_ortools: object, problem: Problem) -> None:
    optimum = fewest_bytes(problem)
    assume(optimum)
    assert optimum is not None
    assert asked_from_scratch(problem, optimum + 3) == optimum


def test_ortools_and_the_search_prove_the_same_beyond_what_can_be_tried(by_ortools: object) -> None:
    rng = random.Random("beyond")
    for _ in range(60):
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
        searched = solve(problem, node_budget=100_000)
        assert searched.proven
        assert asked_from_scratch(problem, searched.bytes + 5) == searched.bytes
