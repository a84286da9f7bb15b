"""Join, meet, and that `widen` and `narrow` end; the bounds that loops get are `cases/annotate/ranges_of_values.ll`."""

from itertools import product

import pytest
from abstract_values import (
    WIDTHS,
    abstract_values,
    concrete_integers,
    every_value,
    members,
    of_values,
    sample,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.analysis.integers import (
    constant,
    empty,
    full,
    interval,
    join,
    meet,
    narrow,
    widen,
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


@given(pairs_and_a_member(), st.lists(st.integers(-5000, 5000), max_size=3))
@settings(deadline=None)
def test_narrowing_keeps_what_both_hold_and_ends(case, thresholds):
    width, member, a, b = case
    result = narrow(a, b, thresholds)
    assert result.contains(member) or not b.contains(member)
    # `is_subset_of` may miss a subset of an arc that closes.
    values = result.values() if width <= 8 else () if result.is_empty else (result.lower, result.upper)
    assert result.is_subset_of(a) or all(a.contains(number) for number in values if result.contains(number))
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
