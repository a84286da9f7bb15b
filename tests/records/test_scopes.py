"""Starts and their ends, how fast the clock went, and what is left when the records' own cost is taken out."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from dump_files import END, HEADER, MARK, START, TWO, VALUE, Made, buffer, header, raw_dump, slot

from ldsopt import RecordTrace, read_trace
from ldsopt.cli import main
from ldsopt.records.dump import compose

EMPTY = header(empty_scope=2, records=16)


def trace(made: list[Made], own: object = EMPTY) -> RecordTrace:
    """The trace of one wave that made these records."""
    return read_trace(raw_dump(own, {0: slot(own, 0, {0: made})}))  # type: ignore[arg-type]


def dump(made: list[Made]) -> bytes:
    """Of one wave that made these records."""
    return raw_dump(EMPTY, {0: slot(EMPTY, 0, {0: made})})


Told = Callable[..., dict[str, Any]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """What `ldsopt trace` tells of dumps."""

    def tell(*dumps: bytes, options: tuple[str, ...] = ()) -> dict[str, Any]:
        files = [tmp_path / f"{number}.dump" for number in range(len(dumps))]
        for file, data in zip(files, dumps, strict=True):
            file.write_bytes(data)
        words = ["trace", *map(str, files), "-q", "--format", "json", "--report", str(tmp_path / "r.json")]
        assert main([*words, *options]) == 0
        found: dict[str, Any] = json.loads((tmp_path / "r.json").read_text())
        return found

    return tell


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
    def test_of_scopes_most_time_first(self, told: Told) -> None:
        made: list[Made] = [
            (START, 0, 0), (END, 0, 10), (START, 1, 10), (END, 1, 60), (START, 0, 60), (END, 0, 80),
        ]  # fmt: skip
        assert told(dump(made))["scopes"] == [
            {"name": "multiply", "runs": 1, "waves": 1, "min": 50, "median": 50, "max": 50, "total": 50, "share": 0.625},
            {"name": "load", "runs": 2, "waves": 1, "min": 10, "median": 15, "max": 20, "total": 30, "share": 0.375},
        ]  # fmt: skip

    def test_a_share_is_of_the_waves_that_ran_through_it(self, told: Told) -> None:
        own = {0: [(START, 0, 0), (END, 0, 10)], 1: [(START, 1, 0), (END, 1, 1000)]}
        found = told(raw_dump(HEADER, {0: slot(HEADER, 0, own)}))
        assert [one["share"] for one in found["scopes"]] == [1.0, 1.0]

    def test_waves_that_took_no_time_have_no_share(self, told: Told) -> None:
        assert told(dump([(START, 0, 5), (END, 0, 5)]))["scopes"][0]["share"] is None


CLOCKS: dict[str, tuple[list[tuple[tuple[int, int], tuple[int, int]]], dict[str, object], tuple[float, float] | None]] = {
    "both clocks tell it": ([((100, 1100), (5000, 25_000))], {}, (2e9, 0.002)),
    "over all workgroups": ([((100, 1100), (0, 20_000)), ((100, 3100), (0, 30_000))], {}, (1.25e9, 0.001)),
    "20 bits do in short workgroups": (
        [((0, 20_000), (1_000_000, 1_400_000 - (1 << 20)))], {"clock_bits": 20}, (2e9, 1e-4)
    ),
    "forty ticks tell it": ([((100, 140), (0, 800))], {}, (2e9, 0.05)),
    "thirty of each of two workgroups are too few": ([((100, 130), (0, 600)), ((100, 130), (0, 600))], {}, None),
    "twenty ticks are too few to tell": ([((100, 120), (0, 400))], {}, None),
    "the wave did not end": ([((100, 0), (0, 0))], {}, None),
    "no tick passed": ([((100, 100), (0, 400))], {}, None),
    "the clock stood still": ([((100, 1100), (0, 0))], {}, None),
    "a simulation has no wall clock": ([((100, 1100), (0, 20_000))], {"tick_hertz": None}, None),
    "the clock may have come round": ([((100, 26_400), (0, 400))], {"clock_bits": 20}, None),
}  # fmt: skip
"""Ticks and cycles of workgroups, what is other in the dump's head, and the rate of the clock with its error."""


@pytest.mark.parametrize("name", CLOCKS)
def test_rate_of_the_clock(name: str, told: Told) -> None:
    groups, changed, expected = CLOCKS[name]
    own = header(**changed)
    slots = {n: slot(own, n, {}, ticks=t, cycles=c) for n, (t, c) in enumerate(groups)}
    clock = told(raw_dump(own, slots))["clock"]
    assert (clock["hertz"], clock["error"]) == (expected or (None, None))


class TestCost:
    OPTIONS = ("--subtract-cost",)

    def cleaned(self, told: Told, made: list[Made]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        found = told(dump(made), options=self.OPTIONS)
        return found, found["workgroups"][0]["waves"][0]["runs"]

    def test_it_is_what_an_empty_scope_takes_and_every_interval_is_shorter_by_it(self, told: Told) -> None:
        made: list[Made] = [
            *((START, 2, 0), (END, 2, 40), (START, 2, 100), (END, 2, 136)),
            *((START, 0, 200), (START, 1, 300), (END, 1, 400), (END, 0, 500)),
        ]
        found, runs = self.cleaned(told, made)
        assert (found["cost"], found["intervals_at_zero"]) == (36, 0)
        assert [(run["scope"], run["end"] - run["start"]) for run in runs] == [
            *(("store", 4), ("store", 0), ("load", 300 - 3 * 36), ("multiply", 100 - 36)),
        ]

    def test_what_is_in_a_scope_stays_in_it(self, told: Told) -> None:
        made: list[Made] = [
            (START, 2, 0), (END, 2, 40), (START, 0, 100), (START, 1, 190), (END, 1, 195), (END, 0, 250),
        ]  # fmt: skip
        found, (_, outer, inner) = self.cleaned(told, made)
        assert outer["start"] <= inner["start"] == inner["end"] <= outer["end"]
        assert (outer["end"] - outer["start"], found["intervals_at_zero"]) == (50 + 15, 1)

    def test_without_an_empty_scope_there_is_nothing_to_measure_it_by(
        self, tmp_path: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "k.dump").write_bytes(dump([(START, 0, 0), (END, 0, 10)]))
        assert main(["trace", str(tmp_path / "k.dump"), *self.OPTIONS]) == 3
        said = capfd.readouterr().err
        assert "no wave has run through an empty scope" in said and "--empty-scope" in said


def nested(*rounds: int) -> bytes:
    """A wave that runs through scope 0, and within it through scope 1 for so many cycles each time; then 1 alone."""
    now, records = 10, [(START, 0, 0)]
    for cycles in rounds:
        records += [(START, 1, now), (END, 1, now + cycles)]
        now += cycles + 10
    records += [(END, 0, now), (START, 1, now), (END, 1, now + 40)]
    return compose(HEADER, buffer(HEADER, {0: slot(HEADER, 0, {0: records}, ticks=(0, 1000))}))


def test_a_scope_has_a_place_for_each_way_to_it(told: Told) -> None:
    (tree,) = told(nested(5, 7), options=("--tree",))["trees"]
    outer, inner = HEADER.scopes[:2]
    found = [(one["path"], one["runs"], one["total"], one["min"], one["max"]) for one in tree["scopes"]]
    assert found == [([outer], 1, 42, 42, 42), ([outer, inner], 2, 12, 5, 7), ([inner], 1, 40, 40, 40)]


def test_figures_are_of_all_launches(told: Told) -> None:
    (tree,) = told(nested(1, 2), nested(3, 100))["trees"]
    found = next(one for one in tree["scopes"] if len(one["path"]) == 2)
    assert (tree["launches"], found["runs"], found["waves"]) == (2, 4, 2)
    assert [found[name] for name in ("mean", "p50", "p99", "total")] == [26.5, 2, 100, 106]
    assert found["share"] == 106 / ((33 + 40) + (133 + 40))
