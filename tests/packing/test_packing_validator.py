"""The validator: every kind of corruption is refused, and for the right reason."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from packing_reference import conflict, problems

from ldsopt import InputError
from ldsopt.packing import Buffer, FaultReason, Placement, Problem, solve, validate

PROBLEM = Problem(
    (
        Buffer("a", 24, 8, ((0, 2), (6, 8))),
        Buffer("b", 32, 16, ((1, 5),)),
        Buffer("c", 16, 16, ((3, 6),)),
        Buffer("d", 8, 8, (), 64),
    ),
    capacity=128,
    conflicts=(("a", "c"),),
    reuse_weights={("d", "a"): 3, ("c", "d"): 5},
)
GOOD = Placement({"a": 32, "b": 0, "c": 64, "d": 64}, 80, 72, False, 0, "by hand", 5)


def test_right_placement_is_accepted() -> None:
    assert validate(PROBLEM, GOOD) is None


def moved(**offsets: int) -> Placement:
    return replace(GOOD, offsets={**GOOD.offsets, **offsets})


CORRUPTED = [
    (replace(GOOD, offsets={"a": 32, "b": 0, "c": 64}), FaultReason.MISSING, "d"),
    (moved(e=0), FaultReason.UNKNOWN, "e"),
    (moved(b=-16), FaultReason.NEGATIVE, "b at -16"),
    (moved(b=8), FaultReason.MISALIGNED, "b at 8"),
    (moved(d=72), FaultReason.MOVED, "d at 72"),
    (moved(a=24), FaultReason.OVERLAP, "a at 24 and b at 0"),  # by range
    (moved(a=56), FaultReason.OVERLAP, "a at 56 and c at 64"),  # by an extra edge only
    (moved(c=16), FaultReason.OVERLAP, "b at 0 and c at 16"),
    (replace(GOOD, bytes=79), FaultReason.WRONG_SIZE, "79 is said, 80 is so"),
    (moved(c=96), FaultReason.WRONG_SIZE, "80 is said, 112 is so"),
    (replace(GOOD, reuse=0), FaultReason.WRONG_REUSE, "0 is said, 5 is so"),
    (replace(moved(c=80), bytes=96), FaultReason.WRONG_REUSE, "5 is said, 0 is so"),
    (replace(GOOD, lower_bound=81), FaultReason.WRONG_BOUND, "81 is above 80"),
    (replace(moved(c=128), bytes=144, reuse=0), FaultReason.OVER_CAPACITY, "144 of 128 bytes"),
]


@pytest.mark.parametrize(("placement", "reason", "detail"), CORRUPTED)
def test_corrupted_placement_is_refused_with_the_reason(
    placement: Placement, reason: FaultReason, detail: str
) -> None:
    fault = validate(PROBLEM, placement)
    assert fault is not None
    assert (fault.reason, fault.detail) == (reason, detail)


@pytest.mark.parametrize("alignment", [2**n for n in range(13)])
def test_every_alignment_counts(alignment: int) -> None:
    problem = Problem((Buffer("a", 8, alignment),))
    right = Placement({"a": alignment}, alignment + 8, 8, False, 0, "by hand", 0)
    assert validate(problem, right) is None
    half = replace(right, offsets={"a": alignment // 2}, bytes=alignment // 2 + 8)
    fault = validate(problem, half) if alignment > 1 else None
    assert alignment == 1 or (fault is not None and fault.reason is FaultReason.MISALIGNED)


@pytest.mark.parametrize("conflict", [("a", "b"), ("b", "a")])
def test_a_conflict_counts_whichever_buffer_it_names_first(conflict: tuple[str, str]) -> None:
    buffers = (Buffer("a", 8), Buffer("b", 8))
    placement = Placement({"a": 0, "b": 0}, 8, 8, False, 0, "by hand", 0)
    assert validate(Problem(buffers), placement) is None
    fault = validate(Problem(buffers, conflicts=(conflict,)), placement)
    assert fault is not None
    assert fault.reason is FaultReason.OVERLAP


@pytest.mark.parametrize(
    ("ranges", "overlap"),
    [
        (((0, 2),), False),  # half-open: over before the other begins
        (((0, 3),), True),
        (((4, 5),), False),
        (((3, 4),), True),
        (((0, 1), (3, 4)), True),  # any of its ranges
        ((), False),
    ],
)
def test_buffers_that_are_live_at_once_may_not_share_a_byte(
    ranges: tuple[tuple[int, int], ...], overlap: bool
) -> None:
    for order in (1, -1):
        buffers = (Buffer("a", 8, 1, ranges), Buffer("b", 8, 1, ((2, 4),)))[::order]
        for at, shares in ((7, True), (8, False)):
            placement = Placement({"a": 0, "b": at}, at + 8, 8, False, 0, "by hand", 0)
            fault = validate(Problem(buffers), placement)
            assert (fault is not None) == (overlap and shares)


def test_every_reason_has_its_corruption() -> None:
    assert {reason for _, reason, _ in CORRUPTED} == set(FaultReason)


@settings(deadline=None)
@given(problems(fixed=False), st.data())
def test_moving_a_buffer_onto_one_that_it_conflicts_with_is_refused(
    problem: Problem, data: st.DataObject
) -> None:
    placement = solve(problem)
    pairs = [
        (a, b) for a in problem.buffers for b in problem.buffers if a is not b and conflict(problem, a, b)
    ]
    assume(pairs)
    onto, mover = data.draw(st.sampled_from(pairs))
    at = placement.offsets[onto.id] // mover.alignment * mover.alignment
    assume(at + mover.size > placement.offsets[onto.id])
    fault = validate(problem, replace(placement, offsets={**placement.offsets, mover.id: at}))
    assert fault is not None
    assert fault.reason is FaultReason.OVERLAP


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Buffer("a", 0), "size is 0"),
        (lambda: Buffer("a", 1, 0), "alignment is 0"),
        (lambda: Buffer("a", 1, 1, ((3, 3),)), r"\[3, 3\) is empty"),
        (lambda: Buffer("a", 4, 4, (), 6), "fixed offset 6 is not a multiple"),
        (lambda: Problem((Buffer("a", 1), Buffer("a", 2))), "same id"),
        (lambda: Problem((), capacity=0), "capacity is 0"),
        (lambda: Problem((), granule=0), "granule is 0"),
        (lambda: Problem((Buffer("a", 1),), conflicts=(("a", "b"),)), "not in the problem"),
        (lambda: Problem((Buffer("a", 1),), conflicts=(("a", "a"),)), "paired with itself"),
        (
            lambda: Problem((Buffer("a", 1), Buffer("b", 1)), reuse_weights={("a", "b"): 1, ("b", "a"): 1}),
            "two reuse weights",
        ),
        (lambda: Problem((Buffer("a", 1), Buffer("b", 1)), reuse_weights={("a", "b"): -1}), "negative"),
    ],
)
def test_problem_that_makes_no_sense_is_refused(make: object, message: str) -> None:
    assert callable(make)
    with pytest.raises(InputError, match=message):
        make()
