"""Operations on values, each from both sides: when the base stays, and what becomes of the offsets."""

from __future__ import annotations

import pytest

from ldsopt.analysis.integers import Integers, constant, full, interval, meet
from ldsopt.analysis.ranges import addressing
from ldsopt.analysis.ranges.values import NOTHING, UNKNOWN, AbstractValue, derived, join, plain

A, B = derived(0, interval(32, 0, 96, 16)), derived(1, constant(32, 0))
NONE: frozenset[str] = frozenset()
FLAG = frozenset({"disjoint"})


def const(number: int, width: int = 32) -> AbstractValue:
    return plain(constant(width, number & ((1 << width) - 1)))


def some(low: int, high: int, stride: int = 1, width: int = 32) -> AbstractValue:
    return plain(interval(width, low, high, stride))


def aligned(base: int) -> int:
    return 16


class TestAdd:
    def test_moves_the_offsets(self) -> None:
        assert (
            addressing.add(A, const(4), 32)
            == derived(0, interval(32, 4, 100, 16))
            == addressing.add(const(4), A, 32)
        )

    def test_of_two_addresses_is_unknown(self) -> None:
        assert addressing.add(A, B, 32) == addressing.add(A, A, 32) == UNKNOWN

    def test_of_an_address_and_what_may_be_one_is_unknown(self) -> None:
        assert addressing.add(A, join(const(4), B), 32) == addressing.add(A, UNKNOWN, 32) == UNKNOWN

    def test_of_alternatives_adds_to_each(self) -> None:
        assert addressing.add(join(A, B), const(4), 32) == join(
            derived(0, interval(32, 4, 100, 16)), derived(1, constant(32, 4))
        )
        assert addressing.add(join(const(0), B), const(4), 32) == join(const(4), derived(1, constant(32, 4)))

    def test_of_a_wide_offset_is_modulo_the_address_space(self) -> None:
        assert addressing.add(B, const(-4, 64), 64) == derived(1, constant(32, 2**32 - 4))
        assert addressing.add(B, const(2**32 + 8, 64), 64) == derived(1, constant(32, 8))

    def test_flags_say_something_of_plain_integers_only(self) -> None:
        half = some(0, 2**31)
        assert addressing.add(half, half, 32, frozenset({"nuw"})).plain(32).unsigned_min == 0
        negative = derived(0, constant(32, 2**32 - 4))
        assert addressing.add(negative, const(8), 32, frozenset({"nuw"})) == derived(0, constant(32, 4))

    def test_of_what_is_never_computed_is_never_computed(self) -> None:
        assert addressing.add(NOTHING, A, 32) == addressing.add(A, NOTHING, 32) == NOTHING


class TestSub:
    def test_of_an_integer_moves_back(self) -> None:
        assert addressing.sub(B, const(4), 32) == derived(1, constant(32, 2**32 - 4))

    def test_of_two_addresses_of_one_base_is_their_distance(self) -> None:
        assert addressing.sub(A, derived(0, constant(32, 0)), 32) == some(0, 96, 16)

    @pytest.mark.parametrize(
        ("left", "right", "width"), [(A, B, 32), (const(4), A, 32), (A, A, 64), (A, UNKNOWN, 32)]
    )
    def test_of_anything_else_is_unknown(self, left: AbstractValue, right: AbstractValue, width: int) -> None:
        assert addressing.sub(left, right, width) == UNKNOWN


class TestOr:
    def test_of_clear_bits_is_an_addition(self) -> None:
        assert addressing.or_(A, const(12), 32, NONE, aligned) == derived(0, interval(32, 12, 108, 16))
        assert addressing.or_(some(0, 15), A, 32, NONE, aligned) == derived(0, interval(32, 0, 111))

    def test_beyond_the_alignment_needs_to_be_told(self) -> None:
        assert addressing.or_(B, const(16), 32, NONE, aligned) == UNKNOWN
        assert addressing.or_(B, const(16), 32, FLAG, aligned) == derived(1, constant(32, 16))

    def test_of_bits_that_the_offset_may_have_is_unknown(self) -> None:
        assert addressing.or_(derived(0, interval(32, 0, 96, 8)), const(8), 32, NONE, aligned) == UNKNOWN

    def test_of_two_addresses_is_unknown_whatever_the_flag(self) -> None:
        assert addressing.or_(A, B, 32, FLAG, aligned) == UNKNOWN

    def test_of_a_possible_integer_needs_to_be_told(self) -> None:
        assert addressing.or_(join(A, const(32)), const(4), 32, NONE, aligned) == UNKNOWN


class TestAnd:
    def test_rounds_down_below_the_alignment(self) -> None:
        odd = derived(0, interval(32, 0, 100))
        assert addressing.and_(odd, const(-16), 32, aligned) == derived(0, interval(32, 0, 96, 16))

    @pytest.mark.parametrize(
        ("unit", "expected"), [(32, interval(32, -16, 96, 16)), (128, interval(32, -112, 96, 16))]
    )
    def test_rounds_down_beyond_the_alignment_by_what_the_base_lies(
        self, unit: int, expected: Integers
    ) -> None:
        odd = derived(0, interval(32, 0, 100))
        found = addressing.and_(odd, const(-unit), 32, aligned)
        assert found == derived(0, expected)
        for base in range(0, 4 * unit, 16):  # every place that the base may have
            for offset in range(101):
                assert expected.contains((((base + offset) & -unit) - base) % (1 << 32))

    @pytest.mark.parametrize("mask", [-(1 << 13), 255, -17, 0])
    def test_of_other_bits_is_unknown(self, mask: int) -> None:
        assert addressing.and_(A, const(mask), 32, aligned) == UNKNOWN

    def test_with_a_mask_that_is_not_known_is_unknown(self) -> None:
        assert addressing.and_(A, some(0, 15), 32, aligned) == UNKNOWN
        assert addressing.and_(A, B, 32, aligned) == UNKNOWN


class TestConvert:
    @pytest.mark.parametrize(
        ("opcode", "source", "target"),
        [("ptrtoint", 32, 64), ("trunc", 64, 32), ("zext", 32, 64), ("inttoptr", 64, 32)],
    )
    def test_keeps_an_address_of_32_bits(self, opcode: str, source: int, target: int) -> None:
        assert addressing.convert(A, opcode, source, target) == A

    @pytest.mark.parametrize("target", [8, 16, 31])
    def test_of_fewer_bits_is_unknown(self, target: int) -> None:
        assert addressing.convert(A, "trunc", 32, target) == UNKNOWN

    def test_of_integers(self) -> None:
        byte = const(-1, 8)
        assert addressing.convert(byte, "sext", 8, 32) == const(-1)
        assert addressing.convert(byte, "zext", 8, 32) == const(255)
        assert addressing.convert(byte, "inttoptr", 8, 32) == const(255)
        assert addressing.convert(const(300), "trunc", 32, 8) == const(44, 8)

    def test_of_a_width_that_does_not_fit_is_anything(self) -> None:
        assert addressing.convert(const(1, 16), "zext", 8, 32).plain(32).is_full


@pytest.mark.parametrize("opcode", sorted(addressing.BINARY))
def test_other_operations_lose_the_base(opcode: str) -> None:
    for left, right in [(A, const(1)), (const(1), A), (A, UNKNOWN), (join(A, const(0)), const(1))]:
        assert addressing.binary(opcode, left, right, 32, NONE) == UNKNOWN
    assert addressing.binary(opcode, const(12), const(2), 32, NONE).is_plain


def test_address_bits_are_modulo_the_address_space() -> None:
    def bits(value: Integers) -> Integers:
        return addressing.address_bits(value)

    assert bits(constant(64, 2**40 + 5)) == constant(32, 5)
    assert bits(full(64)) == full(32)
    assert meet(bits(full(16)), full(32)) == interval(32, 0, 65535)
