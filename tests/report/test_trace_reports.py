"""Every report on a trace of records: what it shows, what it says is missing, and that names cannot forge anything."""

import csv
import io
import json
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import jsonschema
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))

from dump_files import END, HEADER, MARK, START, TWO, VALUE, buffer, header, raw_dump, slot
from report_samples import drawn, report, said

from ldsopt.records.dump import compose

TRACE_EVENTS = json.loads((Path(__file__).parent / "trace_events.json").read_text(encoding="utf-8"))
"""The part of the Trace Event Format that is used, as a schema."""


def trace_of(slots: dict[int, bytes], own: Any = HEADER, **more: Any) -> bytes:
    return compose(own, buffer(own, slots, **more))


PLAIN = trace_of({0: slot(HEADER, 0, TWO, ticks=(100, 1100), cycles=(500, 20_500))})
UNTIMED = trace_of({0: slot(HEADER, 0, TWO), 2: slot(HEADER, 2, TWO)}, header(tick_hertz=None, clock="executed instructions"))  # fmt: skip


class TestText:
    def test_scopes_with_times(self) -> None:
        assert report(PLAIN).splitlines() == [
            "k.dump: kernel gemm (gfx942): 4 runs of scopes, 1 mark by 2 waves of 1 workgroup, made in device memory",
            "clock: cycles, 2.000 GHz (within 0.2 %, by the wall clock of 1 workgroup)",
            "scope     runs  waves  min  median  max  total cycles  share  median ns",
            "load         2      2  400     450  500           900  60.0%        225",
            "multiply     2      2  100     250  400           500  33.3%        125",
            "mark store: passed 1 time",
        ]

    def test_a_simulation_is_no_time(self) -> None:
        text = report(UNTIMED)
        assert "clock: executed instructions of a simulation, no time\n" in text
        assert "total instructions" in text and "cycles" not in text and " ns" not in text

    def test_by_wave_and_top(self) -> None:
        text = report(PLAIN, "--top", "1", "--by-wave")
        assert "workgroup 0, wave 1:\nscope  runs" in text
        assert text.count("... and 1 scope more") == 3

    def test_what_is_missing(self) -> None:
        many = [(START, 0, n) for n in range(20)]
        damaged = slot(HEADER, 3, TWO, data_bytes=8)
        own = slot(HEADER, 0, {0: many, 1: [(END, 1, 5)]}, ticks=(10, 0))
        found = raw_dump(HEADER, {0: own, 3: damaged}, without_slot=5)[:-10]
        assert [line for line in report(found, "--partial").splitlines() if line.startswith("missing")] == [
            "missing: 12 records without room: the oldest of waves that made more than 8; --per-wave 32 of `instrument` has room for all",
            "missing: 5 workgroups without a slot; instrument with more --workgroups, or --sample",
            "missing: 8 starts without an end",
            "missing: 1 end without a start",
            "missing: the first wave of 1 workgroup did not come to its end: 0",
            "missing: 1 slot that the file does not hold",
            f"missing: cut off after {len(raw_dump(HEADER, {})) - 10} of {len(raw_dump(HEADER, {}))} bytes",
        ]

    def test_cost(self) -> None:
        own = header(empty_scope=2)
        found = trace_of(
            {0: slot(own, 0, {0: [(START, 2, 0), (END, 2, 30), (START, 0, 40), (END, 0, 90)]})}, own
        )
        text = report(found, "--subtract-cost")
        assert (
            "without the cost of records: 30 cycles for each; 1 interval shorter than that counted as 0\n"
            in text
        )

    def test_a_clock_that_comes_round_is_told(self) -> None:
        own = header(clock_bits=20, arch="gfx1100")
        text = report(trace_of({0: slot(own, 0, TWO)}, own))
        assert "it comes round every 1048576, and no workgroup ran as long" in text
        long = slot(own, 0, TWO, ticks=(0, 30_000))
        text = report(trace_of({0: long}, own))
        assert (
            "so what took longer looks shorter, in 1 workgroup that ran as long (`instrument --clock both` tells)"
            in text
        )


class TestCsv:
    def test_a_row_each(self) -> None:
        own = slot(
            HEADER,
            0,
            {0: [(START, 0, 1), (VALUE, 7, 1), (START, 1, 2), (END, 1, 3), (END, 0, 9), (MARK, 2, 9)]},
        )
        rows = list(
            csv.reader(io.StringIO(report(trace_of({0: own}, header(tick_hertz=None)), "--format", "csv")))
        )
        assert rows == [
            [
                "workgroup",
                "wave",
                "kind",
                "scope",
                "depth",
                "start",
                "end",
                "cycles",
                "nanoseconds",
                "value",
                "end_value",
            ],
            ["0", "0", "scope", "load", "0", "1", "9", "8", "", "7", ""],
            ["0", "0", "scope", "multiply", "1", "2", "3", "1", "", "", ""],
            ["0", "0", "mark", "store", "", "9", "", "", "", "", ""],
        ]

    def test_times_where_they_are_known(self) -> None:
        rows = list(csv.DictReader(io.StringIO(report(PLAIN, "--format", "csv"))))
        assert [row["nanoseconds"] for row in rows] == ["200.0", "200.0", "250.0", "50.0", ""]


class TestJson:
    SCHEMA = json.loads(said("schema", "trace").out)

    @pytest.mark.parametrize("found", [PLAIN, UNTIMED], ids=["timed", "simulated"])
    def test_follows_its_schema(self, found: bytes) -> None:
        jsonschema.Draft202012Validator(self.SCHEMA).validate(json.loads(report(found, "--json")))

    def test_what_json_cannot_say_is_text(self) -> None:
        nan = 0x7FC00000
        own = slot(HEADER, 0, {0: [(MARK, 0, 1), (VALUE, nan, 2)]})
        document = json.loads(report(trace_of({0: own}), "--json"), parse_constant=pytest.fail)
        assert document["workgroups"][0]["waves"][0]["marks"] == [
            {"name": "load", "clock": 1, "value": "nan"}
        ]


class TestChrome:
    def events(self, found: bytes) -> list[dict[str, Any]]:
        document = json.loads(drawn(found, "json"))
        jsonschema.Draft202012Validator(TRACE_EVENTS).validate(document)
        return document["traceEvents"]  # type: ignore[no-any-return]

    def test_times_are_microseconds_where_the_rate_is_known(self) -> None:
        events = self.events(PLAIN)
        assert [(e["name"], e["tid"], e["ts"], e["dur"]) for e in events if e["ph"] == "X"] == [
            *(("load", 0, 0.25, 0.2), ("multiply", 0, 0.5, 0.2)),
            *(("load", 1000, 0.3, 0.25), ("multiply", 1000, 0.35, 0.05)),
        ]
        (name,) = (e["args"]["name"] for e in events if e["name"] == "process_name")
        assert name == "workgroup 0 (XCC 0 SE 0 CU 0)"

    def test_else_cycles_and_so_it_says(self) -> None:
        events = self.events(UNTIMED)
        assert [e["dur"] for e in events if e["ph"] == "X"][:3] == [400, 400, 500]
        names = [e["args"]["name"] for e in events if e["name"] == "process_name"]
        assert names == ["workgroup 0, 1 us = 1 instruction", "workgroup 2, 1 us = 1 instruction"]

    def test_workgroups_stand_where_the_wall_clock_says(self) -> None:
        slots = {n: slot(HEADER, n, TWO, ticks=(100 + 50 * n, 1100), cycles=(1000, 20_000)) for n in (0, 1)}
        starts = [e["ts"] for e in self.events(trace_of(slots)) if e["ph"] == "X" and e["tid"] == 0]
        assert starts[2] - starts[0] == pytest.approx(0.5)

    def test_no_time_is_below_zero(self) -> None:
        own = slot(HEADER, 0, {1: [(START, 0, 900), (END, 0, 1010)]}, cycles=(1000, 2000))
        (event,) = (e for e in self.events(trace_of({0: own}, header(tick_hertz=None))) if e["ph"] == "X")
        assert (event["ts"], event["dur"]) == (0, 110)

    def test_what_overlaps_goes_on_a_line_of_its_own(self) -> None:
        own = slot(HEADER, 0, {0: [(START, 0, 1), (START, 1, 2), (END, 0, 4), (END, 1, 6)]})
        events = self.events(trace_of({0: own}))
        assert [e["tid"] for e in events if e["ph"] == "X"] == [0, 1]
        assert [e["args"]["name"] for e in events if e["name"] == "thread_name"] == [
            "wave 0",
            "wave 0 (line 2)",
        ]

    def test_numbers_are_arguments(self) -> None:
        own = slot(HEADER, 0, {0: [(START, 0, 1), (VALUE, 5, 1), (END, 0, 3), (MARK, 1, 4), (VALUE, 6, 1)]})
        found = [e["args"] for e in self.events(trace_of({0: own})) if e["ph"] in "Xi"]
        assert found == [{"cycles": 2, "value": 5}, {"value": 6}]


@pytest.mark.parametrize(
    ("runs", "lines"),
    [
        ([(0, 10), (10, 20)], [0, 0]),
        ([(0, 10), (2, 5), (5, 10)], [0, 0, 0]),
        ([(0, 10), (5, 15)], [0, 1]),
        ([(0, 10), (5, 15), (6, 8), (12, 30)], [0, 1, 0, 0]),
        ([(0, 5), (0, 5), (0, 5)], [0, 0, 0]),
        ([(0, 4), (1, 5), (2, 6)], [0, 1, 2]),
    ],
)
def test_lines_hold_what_is_apart_or_within(runs: list[tuple[int, int]], lines: list[int]) -> None:
    own = header(scopes=("a", "b", "c", "d"), tick_hertz=None)
    records = [
        (at, kind, n) for n, run in enumerate(runs) for at, kind in zip(run, (START, END), strict=True)
    ]
    records.sort(key=lambda one: (one[0], one[1] is START, one[2] if one[1] is START else -one[2]))
    dump = trace_of({0: slot(own, 0, {0: [(kind, n, at + 1) for at, kind, n in records]})}, own)
    events = [one for one in json.loads(drawn(dump, "json"))["traceEvents"] if one["ph"] == "X"]
    assert {one["name"]: one["tid"] for one in events} == dict(zip("abcd", lines, strict=False))


class Page(HTMLParser):
    """The parts of a page: its links, cells and data."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.cells: list[str] = []
        self._in = ""
        self.data = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        self._in = "data" if ("id", "data") in attrs else tag

    def handle_data(self, data: str) -> None:
        if self._in == "data":
            self.data += data
        elif self._in == "td":
            self.cells.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._in = ""


class TestPictures:
    def test_the_page_has_everything_in_it_and_loads_nothing(self) -> None:
        page = Page(drawn(PLAIN, "html"))
        assert page.links == []
        assert page.cells[:8] == ["load", "2", "2", "400", "450", "500", "900", "60.0 %"]
        document = json.loads(page.data)
        waves = document["workgroups"][0]["waves"]
        assert waves[1]["runs"] == [[0, 0, 600, 1100, 0, None, None], [1, 0, 700, 800, 1, None, None]]
        assert waves[1]["marks"] == [[2, 1200, None]]
        assert (document["unit"], document["nanoseconds"], document["used"]) == ("cycles", 0.5, [0, 1, 2])

    def test_the_picture_is_well_formed_and_shows_the_first_workgroups(self) -> None:
        own = header(workgroups=(9, 1, 1))
        text = drawn(trace_of({n: slot(own, n, TWO) for n in range(9)}, own), "svg")
        root = ET.fromstring(text)
        words = [node.text or "" for node in root.iter() if node.tag.endswith("text")]
        assert [word for word in words if word.startswith("workgroup")] == [
            f"workgroup {n} on XCC 0 SE 0 CU 0" for n in range(4)
        ]
        assert any("5 workgroups more" in word for word in words)
        titles = [node.text for node in root.iter() if node.tag.endswith("title")]
        assert titles[:2] == [
            "load: 400 cycles, from 1000 to 1400",
            "multiply: 400 cycles, from 1500 to 1900",
        ]

    @pytest.mark.parametrize("suffix", ["html", "svg", "json"])
    def test_a_dump_of_nothing_is_shown_as_that(self, suffix: str) -> None:
        for dump in (trace_of({}), trace_of({0: slot(HEADER, 0, {})})):
            assert drawn(dump, suffix)
            assert report(dump, "--format", "csv")
