"""The model held against measurements: what was planted in a trace is found, and what the model has not is said."""

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from att_traces import Cycles, Ran, code_object, rows_of, write_trace
from text_sections import beside

from ldsopt import compile as compiled
from ldsopt import document_schema, parse

TEXTS = beside(__file__)

IR = TEXTS["IR"]
TWO_WAVES = ("--block", "128", "--arg=i32[128]=arange", "--arg=i32[128]=zeros")
ARGUMENTS = ("--block", "64", "--arg=i32[64]=arange", "--arg=i32[64]=zeros")


@cache
def code_of(text: str) -> bytes:
    """The code object of a module."""
    return code_object(compiled(parse(text)).data.decode(), "gfx942")


@pytest.fixture
def held(tmp_path: Path, ldsopt: Callable[..., Ran]) -> Callable[..., dict[str, Any]]:
    """The calibration on a trace of some executions, with so many cycles of stalls in each of them by mnemonics."""
    (tmp_path / "k.ll").write_text(IR)

    def calibrated(stalls: Mapping[str, int], *, hits: int = 3, without: str = "none") -> dict[str, Any]:
        rows = [
            row._replace(counted=Cycles(hits, 9 * hits, hits * stalls.get(row.text.split()[0], 0), 0))
            for row in rows_of(code_of(IR))
            if row.text != without
        ]
        write_trace(tmp_path / "trace", rows)
        found: dict[str, Any] = json.loads(
            ldsopt("timeline", "k.ll", *TWO_WAVES, "--json", "--measured", "trace").out
        )
        return found["measured"]  # type: ignore[no-any-return]

    return calibrated


Held = Callable[..., dict[str, Any]]
WAIT = "s_waitcnt"


@pytest.mark.parametrize("latency", [100, 437, 2000])
def test_the_latency_that_was_planted_is_found(latency: int, held: Held) -> None:
    """Of the two waits the one for scalar memory takes as long whatever the latency."""
    found = held({WAIT: latency})
    assert found["says"] == "found"
    assert abs(found["latency"] - latency) <= 4
    (wait,) = [row for row in found["rows"] if row["asm"] == "s_waitcnt vmcnt(0)"]
    assert (wait["executed"], wait["measured"]) == (3, latency)  # of one execution
    assert wait["estimated"] == pytest.approx(latency, abs=4)
    assert found["cycles"] == 3 * sum(row["measured"] for row in found["rows"])
    assert found["agreed"] == pytest.approx(
        3 * sum(min(row["measured"], row["estimated"]) for row in found["rows"])
    )


def test_what_the_model_has_not_is_first(held: Held) -> None:
    found = held({WAIT: 437, "global_store_dword": 30_000})
    assert found["rows"][0]["asm"].startswith("global_store_dword")
    assert found["rows"][0]["missed"] == 90_000
    assert abs(found["latency"] - 437) <= 4  # what is no wait for memory says nothing of its latency


def test_beyond_what_is_tried_the_end_is_said(held: Held) -> None:
    most, least = held({WAIT: 600_000}), held({})
    assert (most["latency"], most["says"].split(" that")[0]) == (16384, "the greatest")
    assert (least["latency"], least["says"].split(" that")[0]) == (16, "the least")


def test_a_trace_without_waits_for_memory_calibrates_nothing(held: Held) -> None:
    found = held({WAIT: 437}, without="s_waitcnt vmcnt(0)")
    assert found["latency"] is None and "nothing to calibrate on" in found["says"]
    assert {row["estimated"] for row in found["rows"]} == {0}


class TestCommand:
    @pytest.fixture
    def trace(self, tmp_path: Path) -> Path:
        (tmp_path / "k.ll").write_text(IR)
        code = code_of(IR)
        text = next(row.text for row in rows_of(code) if row.text == "s_waitcnt vmcnt(0)")
        return write_trace(tmp_path / "trace", rows_of(code, {text: [Cycles(1, 1204, 1200, 0)]}))

    @pytest.mark.usefixtures("trace")
    def test_measured_and_estimated_are_labelled(self, ldsopt: Callable[..., Ran]) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace")
        assert said.code == 0, said.err
        assert "(calibrated on trace)" in said.out
        assert "  ESTIMATE, not a run time" in said.out
        assert "  MEASURED: 1200 stalled cycles of the traced waves" in said.out
        assert "MEASURED by the profiler and ESTIMATED by the model" in said.out

    @pytest.mark.usefixtures("trace")
    def test_one_page_has_measured_estimated_and_proved(
        self, tmp_path: Path, ldsopt: Callable[..., Ran]
    ) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "--html", "page.html")
        assert said.code == 0, said.err
        page = (tmp_path / "page.html").read_text()
        (row,) = [line for line in page.splitlines() if "s_waitcnt vmcnt(0)" in line]
        numbers = re.findall(r'<td class="number">([^<]*)</td>', row)
        measured, estimated = int(numbers[2]), int(numbers[3])
        assert measured == 1200
        assert abs(estimated - measured) < 20  # calibrated on this very wait
        assert '<td class="words">needed' in row
        assert "Nothing on this page is an estimate" not in page

    def test_a_page_of_a_model_without_calibration_has_no_estimates(
        self, tmp_path: Path, ldsopt: Callable[..., Ran]
    ) -> None:
        (tmp_path / "k.ll").write_text(IR.replace("load i32, ptr addrspace(1) %p", "add i32 %i, 1"))
        code = code_of((tmp_path / "k.ll").read_text())
        write_trace(tmp_path / "trace", rows_of(code))
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "--html", "page.html")
        assert said.code == 0, said.err
        page = (tmp_path / "page.html").read_text()
        assert "not estimated: the model has no wait for memory that was traced" in page
        assert "stall (estimated)" not in page

    @pytest.mark.usefixtures("trace")
    def test_a_page_without_a_trace_is_a_usage_error(self, ldsopt: Callable[..., Ran]) -> None:
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--html", "page.html")
        assert said.code == 2
        assert "give --measured TRACE" in said.err

    @pytest.mark.usefixtures("trace")
    def test_without_a_trace_the_range_stays(self, ldsopt: Callable[..., Ran]) -> None:
        plain = json.loads(ldsopt("timeline", "k.ll", *ARGUMENTS, "--json").out)
        held = json.loads(ldsopt("timeline", "k.ll", *ARGUMENTS, "--json", "--measured", "trace").out)
        assert "measured" not in plain
        assert plain["memory_latency"]["low"] < plain["memory_latency"]["high"]
        assert held["memory_latency"]["low"] == held["memory_latency"]["high"] == held["measured"]["latency"]
        jsonschema.Draft202012Validator(document_schema("timeline")).validate(held)

    def test_a_trace_of_other_code_is_refused(self, trace: Path, ldsopt: Callable[..., Ran]) -> None:
        (trace.parent / "k.ll").write_text(IR.replace("store i32 %x", "%y = mul i32 %x, 77\n  store i32 %y"))
        said = ldsopt("timeline", "k.ll", *ARGUMENTS, "--measured", "trace", "-o", "r.txt")
        assert said.code == 3
        assert "this is not the code that was traced" in said.err
        assert not (trace.parent / "r.txt").exists()
