"""The overlap of accesses: those that can, and those that must, have a byte in common."""

from itertools import product

import pytest
from abstract_values import WIDTHS, members, sample
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.analysis.integers import (
    constant,
    disjoint_ranges,
    empty,
    must_overlap,
)


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
