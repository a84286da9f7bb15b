"""Join and meet, and that loops end with `widen` and get their bounds back with `narrow`."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from abstract_values import WIDTHS, abstract_values, concrete_integers, every_value, members, sample
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.analysis.integers import (
    add,
    constant,
    empty,
    full,
    interval,
    join,
    meet,
    narrow,
    of_values,
    refine,
    select,
    widen,
    xor,
)


def c(value, width=32):
    return constant(width, value)


@st.composite
def pairs_and_a_member(draw):
    """An integer of the first value, the first, the second, and that integer's width."""
    width = draw(st.sampled_from(WIDTHS))
    member, a = draw(members(width))
    b = draw(abstract_values(width, draw(concrete_integers(width))))
    return width, member, a, b


@given(pairs_and_a_member())
@settings(deadline=None)
def test_join_holds_both_and_is_commutative_and_idempotent(case):
    width, member, a, b = case
    joined = join(a, b)
    assert joined.contains(member)
    assert joined == join(b, a)
    assert join(a, a) == a
    assert join(a, empty(width)) == join(empty(width), a) == a
    assert join(a, full(width)) == full(width)


@given(pairs_and_a_member())
@settings(deadline=None)
def test_meet_holds_what_both_hold_and_is_commutative_and_idempotent(case):
    width, member, a, b = case
    met = meet(a, b)
    assert met.contains(member) == b.contains(member) or met.contains(member) <= a.contains(member)
    assert not b.contains(member) or met.contains(member)
    assert met == meet(b, a)
    assert meet(a, a) == a
    assert meet(a, full(width)) == a
    assert meet(a, empty(width)).is_empty


@pytest.mark.parametrize("width", [1, 2, 3])
def test_absorption_and_bounds_on_every_pair(width):
    """As sets: the parts of a value need not be unique."""
    for a, b in product(every_value(width), repeat=2):
        of_a, of_b = set(a.values()), set(b.values())
        joined, met = set(join(a, b).values()), set(meet(a, b).values())
        assert of_a | of_b <= joined
        assert of_a & of_b <= met
        assert met <= of_a or met <= of_b
        assert of_a <= set(meet(a, join(a, b)).values())
        assert of_a <= set(join(a, meet(a, b)).values()) or not met
        if a.is_subset_of(b):
            assert of_a <= of_b


def test_join_and_meet_are_near_the_best_cover():
    for operator, combine, worst in ((join, set.union, 1.05), (meet, set.intersection, 1.05)):
        ours = best = 0
        for width in (3, 4, 5):
            for a, b in sample(width, 400, 2):
                ours += len(list(operator(a, b).values()))
                best += len(list(of_values(width, combine(set(a.values()), set(b.values()))).values()))
        assert ours <= worst * best


def test_the_intersection_of_two_arcs_that_meet_twice_is_the_shortest_cover_within_one_of_them():
    around, across = interval(8, 200, 300), interval(8, 20, 210)
    met = meet(around, across)
    assert met.is_subset_of(around)
    assert met == interval(8, 200, 256 + 44)


def test_a_join_keeps_the_stride_across_0():
    assert join(c(-96), interval(32, 96, 192, 96)) == interval(32, -96, 192, 96)


def test_select_of_two_buffers():
    assert select(None, c(0), c(4096)) == interval(32, 0, 4096, 4096)
    assert select(True, c(0), c(4096)) == c(0)
    assert select(False, c(0), c(4096)) == c(4096)


@given(
    st.sampled_from(WIDTHS).flatmap(
        lambda width: st.tuples(
            st.just(width),
            st.lists(members(width), min_size=1, max_size=60),
            st.lists(concrete_integers(width), max_size=3),
        )
    )
)
@settings(deadline=None)
def test_widening_holds_both_and_ends(case):
    """Whatever comes, a chain of widenings has at most two steps a stop and side, and three a bit."""
    width, arrivals, thresholds = case
    state = empty(width)
    steps = 0
    for member, value in arrivals * 3:
        widened = widen(state, value, thresholds)
        assert widened.contains(member)
        both = join(state, value)
        if width <= 8:
            assert all(widened.contains(number) for number in both.values())
        else:  # (a subset may go unrecognized, but the ends of the arcs tell)
            ends = [end for part in (state, value) if not part.is_empty for end in (part.lower, part.upper)]
            assert all(widened.contains(end) for end in ends if both.contains(end))
        steps += widened != state
        state = widened
    assert steps <= 4 * (len(thresholds) * 2 + 3) + 3 * width


@pytest.mark.parametrize("step", [1, 2, 3, 16, 96, -1, -64, 2**31])
def test_a_counter_without_bounds_is_stable_after_few_widenings(step):
    state = c(0)
    for _ in range(7):
        state = widen(state, add(state, c(step)))
    assert widen(state, add(state, c(step))) == state


@given(pairs_and_a_member(), st.lists(st.integers(-5000, 5000), max_size=3))
@settings(deadline=None)
def test_narrowing_keeps_what_both_hold_and_ends(case, thresholds):
    width, member, a, b = case
    result = narrow(a, b, thresholds)
    assert result.contains(member) or not b.contains(member)
    assert result.is_subset_of(a)
    for _ in range(4 * (len(thresholds) + 3) + 2 * width):
        following = narrow(result, b, thresholds)
        if following == result:
            break
        result = following
    else:
        pytest.fail("narrowing goes on")


@pytest.mark.parametrize(
    ("old", "new", "thresholds", "expected"),
    [
        ((10, 100), (20, 60), (), (10, 100)),
        ((10, 100), (20, 60), (10,), (20, 100)),
        ((10, 100), (20, 60), (9,), (20, 100)),  # where i > 9 begins
        ((10, 100), (20, 60), (100,), (10, 60)),
        ((10, 100), (20, 60), (101,), (10, 60)),  # where i < 101 ends
        ((10, 100), (20, 60), (99, 11), (10, 100)),
        ((0, 100), (20, 60), (), (20, 100)),
        ((10, (1 << 31) - 1), (20, 60), (), (10, 60)),
        ((10, (1 << 32) - 1), (20, 60), (), (10, 60)),
        ((1 << 31, (1 << 32) - 5), ((1 << 31) + 8, (1 << 32) - 9), (), ((1 << 31) + 8, (1 << 32) - 5)),
    ],
)
def test_an_end_is_narrowed_where_it_may_have_been_widened_to(old, new, thresholds, expected):
    first, second = (interval(32, *ends) for ends in (old, new))
    assert narrow(first, second, thresholds) == interval(32, *expected)


def fixpoint(start, step, thresholds=()):
    """The header's value of a loop: two joins, then widening until it holds, then narrowing until it stays."""
    states = [start]
    for round_ in range(20):
        state = states[-1]
        following = join(start, step(state))
        if following.is_subset_of(state):
            break
        states.append(join(state, following) if round_ < 2 else widen(state, following, thresholds))
    else:
        pytest.fail("widening goes on")
    for _ in range(5):
        state = states[-1]
        states.append(narrow(state, join(start, step(state)), thresholds))
    assert states[-1] == states[-2]
    assert all(a.is_subset_of(b) for a, b in pairwise(states[: -5 or None]))
    return states[-1]


LOOPS = {
    "for (i = 0; i < 4096; i += 64), signed, nsw": (c(0), 64, "slt", c(4096), {"nsw": True}, ()),
    "the same, its constant a threshold instead of nsw": (c(0), 64, "slt", c(4096), {}, (4096,)),
    "unsigned": (c(0), 64, "ult", c(4096), {}, ()),
    "!=, its constant a threshold": (c(0), 64, "ne", c(4096), {}, (4096,)),
}


@pytest.mark.parametrize("loop", LOOPS)
def test_a_rotated_loop_gets_its_bounds_and_stride(loop):
    """The compare is at the bottom, on the next value, as LLVM rotates loops."""
    start, step, predicate, bound, flags, thresholds = LOOPS[loop]
    header = fixpoint(start, lambda i: refine(add(i, c(step), **flags), predicate, bound), thresholds)
    assert header == interval(32, 0, 4032, 64)


@pytest.mark.parametrize("predicate", ["slt", "ult"])
def test_a_loop_that_compares_at_the_top_gets_its_bounds_and_stride(predicate):
    n = interval(32, 0, 4096)
    header = fixpoint(c(0), lambda i: add(refine(i, predicate, n), c(64)))
    assert header == interval(32, 0, 4096, 64)
    assert refine(header, predicate, n) == interval(32, 0, 4032, 64)


def test_a_stride_that_is_no_power_of_two():
    n = interval(32, 0, 5000)
    assert fixpoint(c(0), lambda i: refine(add(i, c(528)), "ult", n)) == interval(32, 0, 4752, 528)


@pytest.mark.parametrize("predicate, flags", [("ne", {}), ("sgt", {"nsw": True})])
def test_a_loop_that_counts_down(predicate, flags):
    header = fixpoint(c(4096), lambda i: refine(add(i, c(-64), **flags), predicate, c(0)))
    assert header == interval(32, 64, 4096, 64)


def test_a_buffer_that_is_flipped_stays_one_of_two():
    assert fixpoint(c(0), lambda i: xor(i, c(8192))) == interval(32, 0, 8192, 8192)


def test_without_a_bound_the_stride_stays():
    assert fixpoint(c(0), lambda i: add(i, c(64))).modulus == 64
    assert fixpoint(c(0), lambda i: add(i, c(528), nuw=True)).modulus == 528
    assert fixpoint(c(0), lambda i: add(i, c(528))).modulus == 16
