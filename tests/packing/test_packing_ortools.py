"""The optional solver: absent it is an error that names the extra; present it agrees with the search."""

import importlib
import random
from collections.abc import Callable
from itertools import combinations

import pytest
from packing_reference import of

from ldsopt import Unavailable
from ldsopt.packing import Buffer, Problem, solve, validate

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
