"""The abstract value itself: what its parts mean, that sharpening loses nothing, and what it answers."""

from itertools import product

import pytest
from abstract_values import WIDTHS, every_value, members, of_values
from hypothesis import given
from hypothesis import strategies as st
from integer_semantics import signed

from ldsopt.analysis.integers import (
    bits,
    constant,
    empty,
    full,
    interval,
    meet,
)


def parts(width):
    modulus = 1 << width
    for lower, stride in product(range(modulus), range(1, modulus)):
        for extent in range(0, modulus, stride):
            yield lower, extent, stride if extent else 0


def reduced(width, lower, extent, stride, zeros, ones):  # noqa: PLR0917
    """The values of an arc that have these bits."""
    return meet(interval(width, lower, lower + extent, stride), bits(width, zeros, ones))


@pytest.mark.parametrize("width", [1, 2, 3])
def test_reduction_neither_loses_nor_adds_a_value(width):
    """Of every arc, with every choice of known bits; of an arc that passes 0 more may be left."""
    modulus = 1 << width
    for (lower, extent, stride), zeros, ones in product(parts(width), range(modulus), range(modulus)):
        if zeros & ones:
            continue
        arc = {(lower + step) % modulus for step in range(0, extent + 1, stride or 1)}
        expected = {x for x in arc if not x & zeros and not ~x & ones}
        value = reduced(width, lower, extent, stride, zeros, ones)
        held = set(value.values())
        assert list(value.values()) == sorted(held, key=lambda one: (one - value.lower) & value.mask)
        assert {x for x in range(modulus) if value.contains(x)} == held
        assert held == expected if lower + extent < modulus or not zeros | ones else held >= expected


@pytest.mark.parametrize("width", [1, 2, 3])
def test_a_range_has_every_value_once_and_no_other(width):
    """Of every arc, with every choice of known bits; and there is one where nothing is cut out and nothing wraps."""
    modulus = 1 << width
    for (lower, extent, stride), zeros, ones in product(parts(width), range(modulus), range(modulus)):
        value = reduced(width, lower, extent, stride, zeros, ones)
        if zeros & ones:
            continue
        found = value.as_range()
        if found is not None:
            assert list(found) == list(value.values())
        elif not zeros | ones:
            assert lower + extent >= modulus


@pytest.mark.parametrize("width", [2, 3])
def test_reducing_again_changes_nothing(width):
    for (lower, extent, stride), zeros in product(parts(width), range(1 << width)):
        value = reduced(width, lower, extent, stride, zeros, 0)
        if value.extent > 0 and lower + extent < 1 << width:
            again = meet(
                interval(width, value.lower, value.upper, value.stride), bits(width, value.zeros, value.ones)
            )
            assert value == again


@pytest.mark.parametrize("width", [1, 2, 3])
def test_bounds_size_and_emptiness_of_every_value(width):
    for value in every_value(width):
        held = set(value.values())
        readings = [signed(x, width) for x in held]
        assert value.unsigned_min <= min(held) <= max(held) <= value.unsigned_max
        assert value.signed_min <= min(readings) <= max(readings) <= value.signed_max
        assert len(held) <= value.size
        assert value.is_constant == (len(held) == 1)
        assert value.is_full == (value == full(width))
        if value.modulus:
            assert all(x % value.modulus == value.remainder for x in held)


@pytest.mark.parametrize("width", [1, 2, 3])
def test_the_cover_of_a_set_holds_it_and_every_cover_of_a_cover_is_itself(width):
    for choice in range(1 << (1 << width)):
        values = {x for x in range(1 << width) if choice >> x & 1}
        cover = of_values(width, values)
        assert values <= set(cover.values())
        assert cover.is_empty == (not values)


@given(st.sampled_from(WIDTHS).flatmap(lambda width: st.tuples(st.just(width), members(width))))
def test_a_value_holds_what_it_was_made_of(case):
    width, (member, value) = case
    assert value.contains(member)
    assert value.contains(signed(member, width))
    assert value.unsigned_min <= member <= value.unsigned_max
    assert value.signed_min <= signed(member, width) <= value.signed_max
    assert value.is_subset_of(full(width))
    assert not value.modulus or member % value.modulus == value.remainder
    if value.size <= 64 and value.extent // (value.stride or 1) < 1000:
        assert member in set(value.values())


def test_constants_full_and_empty():
    assert constant(32, -16) == constant(32, 0xFFFFFFF0)
    assert constant(8, 5).value == 5
    assert full(32) is full(32)
    assert full(32).value is None
    assert interval(16, 0, 65535) == full(16)
    assert interval(16, 4, 3) == empty(16)
    assert empty(16).size == 0
    assert list(empty(16).values()) == []
    assert not empty(16).contains(0)
    assert full(64).size == 2**64


def test_values_print_as_arc_step_and_bits():
    assert str(interval(32, 0, 4080, 16)) == "i32 [0, 4080] step 16 bits 0x0/0xff0"
    assert str(constant(32, 7)) == "i32 7"
    assert str(empty(8)) == "i8 empty"
