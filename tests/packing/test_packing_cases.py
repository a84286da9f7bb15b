"""Small cases that trip up one allocator or another, each with its proven optimum in KiB."""

from __future__ import annotations

import pytest
from packing_reference import KIB, fewest_bytes, of

from ldsopt.packing import Buffer, FaultReason, Placement, Problem, lower_bound, max_live, solve, validate

CASES = {
    # A hole in a range: whoever keeps one interval a buffer needs both.
    "hole": ([32, 32], [[(0, 2), (6, 8)], [(3, 5)]], 32),
    # Used in one branch of a uniform condition, while the other uses its own.
    "else only": ([32, 32], [[(0, 1), (2, 3)], [(1, 2)]], 32),
    # Overlap is not transitive: whoever groups what overlaps, through others too, puts all four in a row.
    "chain": ([16, 16, 16, 16], [[(0, 2)], [(1, 3)], [(2, 4)], [(3, 5)]], 32),
    "ascending sizes lose": ([5, 5, 6], [[(4, 5)], [(3, 5)], [(3, 4)]], 11),
    "largest first loses": ([4, 5, 4, 4], [[(2, 5)], [(4, 5)], [(0, 2)], [(1, 3)]], 9),
    "every greedy order loses": ([6, 4, 4, 6], [[(1, 2)], [(3, 6)], [(0, 4)], [(5, 6)]], 10),
    # In pairs they meet, all three never: no moment needs 48 KiB, and yet the three do.
    "clique above live": ([16, 16, 16], [[(0, 1), (4, 5)], [(0, 1), (2, 3)], [(2, 3), (4, 5)]], 48),
    "attention": (
        [16, 16, 8, 32, 4],
        [[(0, 2)], [(3, 5)], [(2, 5)], [(5, 7)], [(1, 2), (6, 7)]],
        36,
    ),
    # The two buffers of a loop body, by phase: none outlives its own two phases, back edge included.
    "loop by phases": ([32, 32], [[(0, 2)], [(2, 4)]], 32),
    # Live round the back edge: A is written before the loop and at its end, read at its start and after it.
    "loop carried": ([32, 32], [[(0, 8)], [(3, 5)]], 64),
    # A is partly overwritten between two reads: one range, from its first write to its last read.
    "partial write": ([32, 32], [[(0, 6)], [(2, 4)]], 64),
}


@pytest.mark.parametrize("name", CASES)
def test_case_reaches_its_proven_optimum(name: str) -> None:
    sizes, ranges, optimum = CASES[name]
    problem = of(sizes, ranges)
    placement = solve(problem)
    assert validate(problem, placement) is None
    assert placement.bytes == optimum * KIB == fewest_bytes(problem)
    assert placement.proven
    assert placement.lower_bound == placement.bytes


def test_clique_bound_exceeds_what_is_live_at_any_moment() -> None:
    sizes, ranges, _ = CASES["clique above live"]
    problem = of(sizes, ranges)
    assert max_live(problem) == 32 * KIB
    assert lower_bound(problem) == 48 * KIB


# Two problems on which a known merge of colours into bases and offsets goes wrong: a root that is merged again keeps
# its children where they were. What it returns for them must be refused, and the solver must do it right.
MERGED = of(
    [2, 4, 1, 2, 4, 3],
    [[(4, 7)], [(5, 7)], [(3, 4)], [(5, 6)], [(0, 4)], [(4, 5)]],
)
OUT_OF_BOUNDS = of([2, 4, 1, 5, 5], [[(2, 5)], [(4, 5)], [(1, 2)], [(2, 3)], [(0, 2)]])


@pytest.mark.parametrize("problem", [MERGED, OUT_OF_BOUNDS], ids=["overlap", "out of bounds"])
def test_problems_of_the_stale_root_are_placed_right(problem: Problem) -> None:
    placement = solve(problem)
    assert validate(problem, placement) is None
    assert placement.proven
    assert placement.bytes == fewest_bytes(problem)


def test_placement_of_the_stale_root_is_refused() -> None:
    good = solve(MERGED)
    stale = {**good.offsets, "b0": 0, "b1": 0}  # both live in [5, 7)
    fault = validate(MERGED, Placement(stale, good.bytes, 0, False, 0, "stale"))
    assert fault is not None
    assert fault.reason is FaultReason.OVERLAP
    assert "b0" in fault.detail
    assert "b1" in fault.detail


def test_view_beyond_its_base_is_refused() -> None:
    good = solve(OUT_OF_BOUNDS)
    beyond = {**good.offsets, "b3": good.bytes - 3 * KIB}  # 5 KiB at 2 KiB of a base of 6
    fault = validate(OUT_OF_BOUNDS, Placement(beyond, good.bytes, 0, False, 0, "stale"))
    assert fault is not None
    assert fault.reason in (FaultReason.WRONG_SIZE, FaultReason.OVERLAP)


def test_stacking_uses_the_order_that_wastes_least() -> None:
    """100 bytes below 924 fit a KiB-aligned buffer's odd end; the other way round, or by descending size, 100 are lost."""
    live = ((0, 1),)
    problem = Problem((Buffer("fine", 924, 16, live), Buffer("coarse", 100, 1024, live)))
    placement = solve(problem)
    assert (placement.bytes, placement.proven) == (1036, True)
    assert placement.offsets == {"coarse": 0, "fine": 112}
