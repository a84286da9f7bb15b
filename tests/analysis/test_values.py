"""The lattice of values: join, widening and narrowing, and what a value says of itself."""

from __future__ import annotations

from ldsopt.analysis.integers import constant, empty, full, interval
from ldsopt.analysis.ranges import values
from ldsopt.analysis.ranges.values import MOST_BASES, NOTHING, UNKNOWN, AbstractValue, derived, join, plain

A, B = derived(0, constant(32, 64)), derived(1, constant(32, 0))
SEVEN = plain(constant(32, 7))
NONE: frozenset[int] = frozenset()
SOME = (A, B, SEVEN, UNKNOWN, NOTHING, derived(0, interval(32, 0, 96, 16)), plain(full(64)))


class TestJoin:
    def test_keeps_the_alternatives_apart(self) -> None:
        assert join(A, B).bases == {0, 1}
        assert join(A, SEVEN).offsets == ((values.PLAIN, constant(32, 7)), (0, constant(32, 64)))

    def test_of_one_base_joins_its_offsets(self) -> None:
        assert join(A, derived(0, constant(32, 0))) == derived(0, interval(32, 0, 64, 64))

    def test_with_unknown_is_unknown(self) -> None:
        assert all(join(value, UNKNOWN).is_unknown and join(UNKNOWN, value).is_unknown for value in SOME)

    def test_with_nothing_is_the_other(self) -> None:
        assert all(join(value, NOTHING) == value == join(NOTHING, value) for value in SOME)

    def test_is_commutative_and_idempotent(self) -> None:
        assert all(join(a, b) == join(b, a) for a in SOME for b in SOME)
        assert all(join(a, a) == a for a in SOME)

    def test_of_integers_of_different_widths_is_any_integer(self) -> None:
        assert join(plain(constant(64, 1)), SEVEN).plain(64).is_full

    def test_of_very_many_bases_is_unknown(self) -> None:
        result = NOTHING
        for base in range(MOST_BASES):
            result = join(result, derived(base, constant(32, 0)))
        assert len(result.bases or ()) == MOST_BASES
        assert join(result, derived(MOST_BASES, constant(32, 0))).is_unknown


class TestLoops:
    def test_widening_holds_both_and_ends(self) -> None:
        value = derived(0, constant(32, 0))
        for step in range(1, 200):
            new = join(value, derived(0, constant(32, 16 * step)))
            widened = values.widen(value, new, NONE)
            assert join(widened, new) == widened
            if widened == value:
                break
            value = widened
        assert step < 40

    def test_narrowing_drops_what_no_round_computes(self) -> None:
        assert values.narrow(join(A, B), A, NONE) == A

    def test_narrowing_does_not_go_below_what_is_computed(self) -> None:
        wide, computed = derived(0, interval(32, 0, 4096, 16)), derived(0, interval(32, 0, 96, 16))
        narrowed = values.narrow(wide, computed, frozenset({96, 97, 95}))
        assert join(narrowed, computed) == narrowed

    def test_narrowing_of_unknown_takes_what_is_computed(self) -> None:
        assert values.narrow(UNKNOWN, A, NONE) == A
        assert values.narrow(A, UNKNOWN, NONE) == A


class TestQuestions:
    def test_bases(self) -> None:
        assert UNKNOWN.bases is None
        assert NOTHING.bases == SEVEN.bases == frozenset()

    def test_only_base(self) -> None:
        assert A.only_base() == (0, constant(32, 64))
        assert [value.only_base() for value in (UNKNOWN, NOTHING, SEVEN, join(A, B), join(A, SEVEN))] == [
            None
        ] * 5

    def test_plain_integer_of_a_width(self) -> None:
        assert SEVEN.plain(32).value == 7
        assert SEVEN.plain(64).is_full  # not the width that it has
        assert UNKNOWN.plain(32).is_full
        assert A.plain(32).is_full
        assert NOTHING.plain(32).is_empty

    def test_value_without_a_possible_integer_is_nothing(self) -> None:
        assert plain(empty(32)) == derived(0, empty(32)) == NOTHING == AbstractValue(())
