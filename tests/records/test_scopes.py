"""Starts and their ends, how fast the clock went, and what is left when the records' own cost is taken out."""

from __future__ import annotations

import pytest
from dump_files import END, HEADER, MARK, START, TWO, VALUE, Made, buffer, header, raw_dump, slot

from ldsopt import InputError, RecordTrace, read_trace
from ldsopt.records.dump import compose, read_dump
from ldsopt.records.trace import clock_rate, scope_statistics, scope_trees, without_cost

EMPTY = header(empty_scope=2, records=16)


def trace(made: list[Made], own: object = EMPTY) -> RecordTrace:
    """The trace of one wave that made these records."""
    return read_trace(raw_dump(own, {0: slot(own, 0, {0: made})}))  # type: ignore[arg-type]


def runs(found: RecordTrace) -> list[tuple[str, int, int, int]]:
    """Name, start, end, depth."""
    return [(found.name(run.scope), run.start, run.end, run.depth) for run in found.runs]


class TestPairing:
    @pytest.mark.parametrize(
        ("made", "expected", "open_ones"),
        [
            ([(START, 0, 1), (END, 0, 5)], [("load", 1, 5, 0)], (0, 0)),
            ([(START, 0, 1), (START, 1, 2), (END, 1, 3), (END, 0, 5)], [("load", 1, 5, 0), ("multiply", 2, 3, 1)], (0, 0)),
            # One that overlaps the other is in neither.
            ([(START, 0, 1), (START, 1, 2), (END, 0, 4), (END, 1, 6)], [("load", 1, 4, 0), ("multiply", 2, 6, 0)], (0, 0)),
            # A scope in itself: an end belongs to the last start.
            ([(START, 0, 1), (START, 0, 2), (END, 0, 3), (END, 0, 9)], [("load", 1, 9, 0), ("load", 2, 3, 1)], (0, 0)),
            ([(START, 0, 1), (START, 0, 2), (END, 0, 3)], [("load", 2, 3, 0)], (1, 0)),
            ([(END, 0, 1), (START, 0, 2), (END, 0, 3)], [("load", 2, 3, 0)], (0, 1)),
            ([(START, 0, 1), (END, 1, 2)], [], (1, 1)),
            ([(START, 0, 3), (END, 0, 3)], [("load", 3, 3, 0)], (0, 0)),
            ([], [], (0, 0)),
        ],
    )  # fmt: skip
    def test_an_end_belongs_to_the_last_start(
        self, made: list[Made], expected: list[tuple[str, int, int, int]], open_ones: tuple[int, int]
    ) -> None:
        found = trace(made)
        assert runs(found) == expected
        assert (found.open_starts, found.open_ends) == open_ones
        assert found.is_complete is (open_ones == (0, 0))

    def test_over_a_gap_nothing_is_paired(self) -> None:
        """The missing records may have been the end of the one and the start of another."""
        own = bytearray(slot(HEADER, 0, {0: [(START, 0, 1), (MARK, 1, 2), (END, 0, 3)]}))
        own[56] |= 0
        own[57] |= 8  # bit 11 of the mark's first word
        found = read_trace(raw_dump(HEADER, {0: bytes(own)}))
        assert (found.runs, found.open_starts, found.open_ends, found.damaged_records) == ((), 1, 1, 1)

    def test_a_start_that_was_overwritten_leaves_its_end_alone(self) -> None:
        made: list[Made] = [(START, 0, 1), *[(MARK, 1, 2 + n) for n in range(8)], (END, 0, 20)]
        found = trace(made, header(records=8))
        assert (found.runs, found.open_ends, found.overwritten, found.is_complete) == ((), 1, 2, False)

    def test_waves_and_workgroups_are_apart(self) -> None:
        dump = raw_dump(
            HEADER, {0: slot(HEADER, 0, {0: [(START, 0, 1)], 1: [(END, 0, 2)]}), 1: slot(HEADER, 1, TWO)}
        )
        found = read_trace(dump)
        assert {(run.workgroup, run.wave) for run in found.runs} == {(1, 0), (1, 1)}
        assert (found.open_starts, found.open_ends) == (1, 1)

    def test_numbers_of_starts_and_ends(self) -> None:
        (run,) = trace([(START, 0, 1), (VALUE, 7, 1), (END, 0, 5), (VALUE, 9, 1)]).runs
        assert (run.value, run.end_value, run.inner) == (7, 9, 0)

    def test_marks(self) -> None:
        found = trace([(MARK, 1, 4), (VALUE, -2, 1), (MARK, 1, 8)])
        assert [(one.scope, one.clock, one.value) for one in found.instants] == [(1, 4, -2), (1, 8, None)]


class TestStatistics:
    def test_of_scopes_most_time_first(self) -> None:
        made: list[Made] = [
            (START, 0, 0), (END, 0, 10), (START, 1, 10), (END, 1, 40), (START, 0, 40), (END, 0, 60),
        ]  # fmt: skip
        found = scope_statistics(trace(made))
        assert [(one.name, one.count, one.least, one.median, one.most, one.total, one.share, one.waves) for one in found] == [
            ("load", 2, 10, 15, 20, 30, 0.5, 1),
            ("multiply", 1, 30, 30, 30, 30, 0.5, 1),
        ]  # fmt: skip

    def test_a_share_is_of_the_waves_that_ran_through_it(self) -> None:
        own = {0: [(START, 0, 0), (END, 0, 10)], 1: [(START, 1, 0), (END, 1, 1000)]}
        found = read_trace(raw_dump(HEADER, {0: slot(HEADER, 0, own)}))
        assert [one.share for one in scope_statistics(found)] == [1.0, 1.0]

    def test_waves_that_took_no_time_have_no_share(self) -> None:
        assert scope_statistics(trace([(START, 0, 5), (END, 0, 5)]))[0].share is None


class TestClockRate:
    def dump(self, *groups: tuple[tuple[int, int], tuple[int, int]], **changed: object) -> object:
        own = header(**changed)
        slots = {n: slot(own, n, {}, ticks=t, cycles=c) for n, (t, c) in enumerate(groups)}
        return clock_rate(read_dump(raw_dump(own, slots)))

    def test_both_clocks_tell_it(self) -> None:
        rate = self.dump(((100, 1100), (5000, 25_000)))
        assert (rate.hertz, rate.error, rate.workgroups) == (2e9, 0.002, 1)  # type: ignore[attr-defined]
        assert rate.nanoseconds(2000) == 1000  # type: ignore[attr-defined]

    def test_over_all_workgroups(self) -> None:
        rate = self.dump(((100, 1100), (0, 20_000)), ((100, 3100), (0, 30_000)))
        assert (rate.hertz, rate.error, rate.workgroups) == (1.25e9, 0.001, 2)  # type: ignore[attr-defined]

    @pytest.mark.parametrize(
        ("group", "changed", "why"),
        [
            (((100, 120), (0, 400)), {}, "twenty ticks are too few to tell"),
            (((100, 0), (0, 0)), {}, "the wave did not end"),
            (((100, 100), (0, 400)), {}, "no tick passed"),
            (((100, 1100), (0, 0)), {}, "the clock stood still"),
            (((100, 1100), (0, 20_000)), {"tick_hertz": None}, "a simulation has no wall clock"),
            (((100, 26_400), (0, 400)), {"clock_bits": 20}, "the clock may have come round"),
        ],
    )
    def test_where_they_do_not_cycles_stay_cycles(
        self, group: tuple[tuple[int, int], tuple[int, int]], changed: dict[str, object], why: str
    ) -> None:
        assert self.dump(group, **changed) is None, why

    def test_a_clock_of_20_bits_tells_it_in_short_workgroups(self) -> None:
        rate = self.dump(((0, 20_000), (1_000_000, 1_400_000 - (1 << 20))), clock_bits=20)
        assert rate.hertz == 2e9  # type: ignore[attr-defined]


class TestCost:
    def test_it_is_what_an_empty_scope_takes_and_every_interval_is_shorter_by_it(self) -> None:
        made: list[Made] = [
            *((START, 2, 0), (END, 2, 40), (START, 2, 100), (END, 2, 136)),
            *((START, 0, 200), (START, 1, 300), (END, 1, 400), (END, 0, 500)),
        ]
        found = without_cost(trace(made))
        assert found.cost == 36
        assert [(found.name(run.scope), run.cycles) for run in found.runs] == [
            *(("store", 4), ("store", 0), ("load", 300 - 3 * 36), ("multiply", 100 - 36)),
        ]
        assert found.at_zero == 0

    def test_what_is_in_a_scope_stays_in_it(self) -> None:
        made: list[Made] = [
            (START, 2, 0), (END, 2, 40), (START, 0, 100), (START, 1, 190), (END, 1, 195), (END, 0, 250),
        ]  # fmt: skip
        found = without_cost(trace(made))
        _, outer, inner = found.runs
        assert outer.start <= inner.start <= inner.end <= outer.end
        assert (inner.cycles, outer.cycles, found.at_zero) == (0, 50 + 15, 1)

    def test_without_an_empty_scope_there_is_nothing_to_measure_it_by(self) -> None:
        with pytest.raises(InputError, match=r"no wave has run through an empty scope.*--empty-scope"):
            without_cost(trace([(START, 0, 0), (END, 0, 10)]))


def nested(*rounds: int) -> RecordTrace:
    """A wave that runs through scope 0, and within it through scope 1 for so many cycles each time; then 1 alone."""
    now, records = 10, [(START, 0, 0)]
    for cycles in rounds:
        records += [(START, 1, now), (END, 1, now + cycles)]
        now += cycles + 10
    records += [(END, 0, now), (START, 1, now), (END, 1, now + 40)]
    return read_trace(compose(HEADER, buffer(HEADER, {0: slot(HEADER, 0, {0: records}, ticks=(0, 1000))})))


def test_a_scope_has_a_place_for_each_way_to_it() -> None:
    (tree,) = scope_trees([nested(5, 7)])
    outer, inner = HEADER.scopes[:2]
    found = {node.path: (node.runs, node.total, node.least, node.most) for node in tree.nodes}
    assert found == {(outer,): (1, 42, 42, 42), (outer, inner): (2, 12, 5, 7), (inner,): (1, 40, 40, 40)}
    assert [node.path for node in tree.nodes] == [(outer,), (outer, inner), (inner,)]


def test_figures_are_of_all_launches() -> None:
    (tree,) = scope_trees([nested(1, 2), nested(3, 100)])
    node = next(node for node in tree.nodes if len(node.path) == 2)
    assert (tree.launches, node.runs, node.waves) == (2, 4, 2)
    assert (node.mean, node.median, node.p99, node.total) == (26.5, 2, 100, 106)
    spans = (33 + 40) + (133 + 40)
    assert node.share == 106 / spans
