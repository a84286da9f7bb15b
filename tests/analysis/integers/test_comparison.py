"""Compares, what follows on their edges, and the overlap of accesses: those that can, and those that must, have a byte in common."""

from itertools import product

import pytest
from abstract_values import WIDTHS, every_value, members, of_values, sample
from hypothesis import given, settings
from hypothesis import strategies as st
from integer_semantics import PREDICATES, compare, signed

from ldsopt.analysis.integers import (
    constant,
    disjoint_ranges,
    empty,
    icmp,
    interval,
    inverse,
    must_overlap,
    refine,
    swapped,
)


def pairs():
    for width in (1, 2):
        yield from product([width], product(every_value(width), repeat=2))
    for width in (3, 4, 5):
        yield from product([width], sample(width, 300, 2))


@pytest.mark.parametrize("predicate", PREDICATES)
def test_an_answer_holds_for_all_concrete_operands(predicate):
    missed = decided = 0
    for width, (a, b) in pairs():
        truths = {compare(predicate, x, y, width) for x in a.values() for y in b.values()}
        answer = icmp(predicate, a, b)
        assert answer is None or truths == {answer}
        missed += answer is None and len(truths) == 1
        decided += len(truths) == 1
    assert missed <= 0.03 * decided


@pytest.mark.parametrize("predicate", PREDICATES)
def test_the_refined_value_holds_all_for_which_the_compare_may_be_true(predicate):
    ours = best = 0
    for width, (a, b) in pairs():
        expected = {x for x in a.values() if any(compare(predicate, x, y, width) for y in b.values())}
        refined = set(refine(a, predicate, b).values())
        assert expected <= refined
        assert len(refined) <= len(list(a.values()))
        ours += len(refined)
        best += len(list(of_values(width, expected).values()))
    assert ours <= 1.05 * best


@pytest.mark.parametrize("predicate", PREDICATES)
@given(data=st.data())
@settings(deadline=None)
def test_wide_compares(predicate, data):
    width = data.draw(st.sampled_from(WIDTHS))
    (x, a), (y, b) = data.draw(members(width)), data.draw(members(width))
    truth = compare(predicate, x, y, width)
    answer = icmp(predicate, a, b)
    assert answer is None or answer == truth
    edge = predicate if truth else inverse(predicate)
    assert refine(a, edge, b).contains(x)
    assert refine(b, swapped(edge), a).contains(y)
    if signed(x, width) < 0 and signed(y, width) < 0:
        assert icmp(predicate, a, b, samesign=True) in {None, truth}
        assert refine(a, edge, b, samesign=True).contains(x)


def test_samesign_lets_signed_bounds_answer_an_unsigned_compare():
    a, b = interval(32, -8, 7), interval(32, 8, 100)
    assert icmp("ult", a, b) is None
    assert icmp("ult", a, b, samesign=True) is True


def touched(offset, size, width):
    return {(offset + byte) % (1 << width) for byte in range(size)}


@pytest.mark.parametrize("width", [3, 4, 5])
def test_against_the_bytes_of_all_concrete_offsets(width):
    missed = found = 0
    for (a, b), size_a, size_b in product(sample(width, 150, 2), (1, 2, 3), (1, 4)):
        overlaps = {
            not touched(x, size_a, width).isdisjoint(touched(y, size_b, width))
            for x in a.values()
            for y in b.values()
        }
        assert not disjoint_ranges(a, size_a, b, size_b) or overlaps == {False}
        assert not must_overlap(a, size_a, b, size_b) or overlaps == {True}
        found += overlaps == {False}
        missed += overlaps == {False} and not disjoint_ranges(a, size_a, b, size_b)
    assert missed <= 0.1 * found


@given(st.data())
@settings(deadline=None)
def test_wide_offsets(data):
    width = data.draw(st.sampled_from([width for width in WIDTHS if width >= 8]))
    (x, a), (y, b) = data.draw(members(width)), data.draw(members(width))
    size_a, size_b = data.draw(st.integers(0, 64)), data.draw(st.integers(0, 64))
    overlap = not touched(x, size_a, width).isdisjoint(touched(y, size_b, width))
    assert not (disjoint_ranges(a, size_a, b, size_b) and overlap)
    assert overlap or not must_overlap(a, size_a, b, size_b)


def test_no_bytes_and_no_values_are_disjoint_and_never_overlap():
    for a, size in ((empty(32), 4), (constant(32, 0), 0)):
        assert disjoint_ranges(a, size, constant(32, 0), 4)
        assert not must_overlap(a, size, constant(32, 0), 4)


def test_accesses_as_long_as_the_circle_are_never_disjoint():
    assert not disjoint_ranges(constant(8, 0), 256, constant(8, 128), 1)
    assert must_overlap(constant(8, 0), 200, constant(8, 128), 100)
