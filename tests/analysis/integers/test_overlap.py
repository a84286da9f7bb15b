"""The overlap of accesses: those that can, and those that must, have a byte in common."""

from __future__ import annotations

from itertools import product

import pytest
from abstract_values import WIDTHS, members, sample
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.analysis.integers import (
    add,
    bits,
    congruent,
    constant,
    disjoint_ranges,
    empty,
    full,
    interval,
    meet,
    mul,
    must_overlap,
    shl,
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


def test_bounds_alone():
    a, b = interval(32, 0, 1008), interval(32, 1024, 2000)
    assert disjoint_ranges(a, 16, b, 16)
    assert not disjoint_ranges(a, 17, b, 16)


def test_interleaved_by_residue():
    """Sixteen bytes at 0 and at 16 modulo 32 never meet, wherever they are."""
    a, b = congruent(32, 0, 32), congruent(32, 16, 32)
    assert disjoint_ranges(a, 16, b, 16)
    assert not disjoint_ranges(a, 17, b, 16)
    assert not disjoint_ranges(a, 16, b, 17)


def test_interleaved_in_padded_rows():
    """Two columns of rows of 528 bytes; over the whole circle the residue means nothing, as 528 does not divide it."""
    rows = mul(interval(32, 0, 63), constant(32, 528))
    assert disjoint_ranges(rows, 16, add(rows, constant(32, 264)), 16)
    assert not disjoint_ranges(rows, 16, add(rows, constant(32, 8)), 16)
    anywhere = mul(full(32), constant(32, 528))
    assert not disjoint_ranges(anywhere, 16, add(anywhere, constant(32, 264)), 16)


def test_two_halves_told_apart_by_one_bit():
    """Double buffering: bit 12 differs, all else is unknown; no access leaves its 4096 bytes."""
    offset = meet(full(32), bits(32, 0x100F, 0))
    other = bits(32, 0xF, 0x1000)
    assert disjoint_ranges(offset, 16, other, 16)
    assert not disjoint_ranges(offset, 17, other, 16)


def test_an_offset_may_run_over_the_end():
    a, b = constant(32, -8), constant(32, 0)
    assert not disjoint_ranges(a, 16, b, 4)
    assert disjoint_ranges(a, 8, b, 4)
    assert must_overlap(a, 16, b, 4)


def test_must_overlap():
    assert must_overlap(interval(32, 0, 7), 16, constant(32, 8), 4)
    assert not must_overlap(interval(32, 0, 7), 8, constant(32, 8), 4)
    assert must_overlap(shl(constant(32, 1), constant(32, 4)), 1, constant(32, 16), 1)


def test_no_bytes_and_no_values_are_disjoint_and_never_overlap():
    for a, size in ((empty(32), 4), (constant(32, 0), 0)):
        assert disjoint_ranges(a, size, constant(32, 0), 4)
        assert not must_overlap(a, size, constant(32, 0), 4)


def test_accesses_as_long_as_the_circle_are_never_disjoint():
    assert not disjoint_ranges(constant(8, 0), 256, constant(8, 128), 1)
    assert must_overlap(constant(8, 0), 200, constant(8, 128), 100)
