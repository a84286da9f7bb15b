"""The model held against records: the latency that was planted in a dump is found, and what the model has not is said."""

import json
import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from att_traces import Ran

sys.path.insert(0, str(Path(__file__).parents[1] / "instrument"))
sys.path.insert(0, str(Path(__file__).parents[1] / "records"))

from dump_files import raw_dump, slot
from record_kernels import text
from text_sections import beside

from ldsopt import (
    Launch,
    TimelineOptions,
    document_schema,
    estimate_timeline,
    instrument,
    parse,
    simulate_records,
)
from ldsopt.timeline.compute_unit import estimate
from ldsopt.timeline.ranking import LaunchTimeline

TEXTS = beside(__file__)

BODY = TEXTS["BODY"]
ITERATIONS, WAVES, GROUPS = 4, 2, 2
LAUNCH = Launch((GROUPS,), (128,), ["i32[16384]=zeros", ITERATIONS, "u8[64]=zeros"])
CLOCK = re.compile(r"s_memtime|s_get_shader_cycles_u64|s_getreg_b32 .*SHADER_CYCLES(_LO)?\b")


@cache
def kernel(cpu: str) -> tuple[str, Any, LaunchTimeline]:
    """The kernel that makes records, the header of its dumps, and the estimate of it."""
    made = instrument(parse(text(BODY, cpu=cpu, size="128,128")))
    assert made.details.instrumentation is not None
    header = made.details.instrumentation.buffers[0].header
    return (
        made.text,
        header,
        estimate_timeline(parse(made.text, source="k.ll"), LAUNCH, TimelineOptions()),
    )


def dump(
    cpu: str, latency: int, more: Mapping[str, int] | None = None, *, lost: int = 0
) -> tuple[bytes, LaunchTimeline, str]:
    """A dump with the clocks of the model at a latency, and more cycles in each run of some scopes."""
    source, header, found = kernel(cpu)
    streams = found.estimate.streams
    lines = frozenset(
        one.instruction.line
        for wave in streams.waves
        for one in wave
        if CLOCK.match(f"{one.instruction.mnemonic} {one.instruction.operands}")
    )
    run = estimate(streams, latency, watched=lines)
    waves = {}
    for number in range(header.waves):
        clocks, later, records = run.issued[number][1:-1], 0, []
        for at, clock in enumerate(clocks):
            event, scope = (
                "start" if at % 2 == 0 else "end",
                header.scopes.index("load" if at % 4 < 2 else "add"),
            )
            later += (more or {}).get(header.scopes[scope], 0) if event == "end" else 0
            records.append((event, scope, clock + later))
        waves[number] = records
    slots = {group: slot(header, group, waves) for group in range(GROUPS)}
    return raw_dump(header, slots), found, source


Timeline = Callable[..., Ran]


@pytest.fixture
def timeline(tmp_path: Path, ldsopt: Callable[..., Ran]) -> Timeline:
    """The report of a module, held against a dump."""

    def run(source: str, data: bytes, *more: str, iterations: int = ITERATIONS) -> Ran:
        (tmp_path / "k.ll").write_text(source)
        (tmp_path / "k.dump").write_bytes(data)
        arguments = (f"--arg={one}" for one in ("i32[16384]=zeros", f"i32={iterations}", "u8[64]=zeros"))
        return ldsopt("timeline", "k.ll", f"--grid={GROUPS}", "--block=128", *arguments, *more)

    return run


def held(timeline: Timeline, cpu: str, latency: int, more: Mapping[str, int] | None = None) -> dict[str, Any]:
    """What a dump with a latency calibrates; its scopes by their names."""
    data, _, source = dump(cpu, latency, more)
    found: dict[str, Any] = json.loads(timeline(source, data, "--json", "--measured", "k.dump").out)[
        "recorded"
    ]
    return found | {"scopes": {one["name"]: one for one in found["scopes"]}}


@pytest.mark.parametrize(
    ("cpu", "latency"), [("gfx942", 100), ("gfx942", 2000), ("gfx1100", 437), ("gfx1201", 437)]
)
def test_the_latency_that_was_planted_is_found(cpu: str, latency: int, timeline: Timeline) -> None:
    found = held(timeline, cpu, latency)
    assert abs(found["latency"] - latency) <= 8
    assert (found["says"], found["left"]) == ("found", 0)
    assert all(abs(one["missed"]) <= 8 * one["runs"] for one in found["scopes"].values())
    assert found["scopes"]["load"]["runs"] == ITERATIONS * found["waves"]


def test_what_the_model_has_not_is_named_by_its_scope(timeline: Timeline) -> None:
    """150 cycles of each run of a scope without memory: the latency takes up some, and the scopes say where it is wrong."""
    scopes = held(timeline, "gfx942", 500, {"add": 150})["scopes"]
    assert scopes["add"]["measured"] - scopes["add"]["estimated"] > 100
    assert scopes["load"]["missed"] < 0, "the latency was chosen too great, to have as many cycles in sum"


@pytest.mark.parametrize(
    ("more", "end", "latency"),
    [(100_000, "the greatest that is tried", 16384), (-150, "the least that is tried", 16)],
)
def test_beyond_the_range_the_end_is_taken_and_said(
    more: int, end: str, latency: int, timeline: Timeline
) -> None:
    found = held(timeline, "gfx942", 160, {"load": more})
    assert found["says"].startswith(end) and found["latency"] == latency


def test_another_launch_is_refused(timeline: Timeline) -> None:
    data, _, source = dump("gfx942", 500)
    said = timeline(source, data, "--measured", "k.dump", iterations=ITERATIONS + 1)
    assert said.code == 3
    assert "as many records as it makes in the launch that the model follows" in said.err


def test_instructions_are_no_cycles(timeline: Timeline) -> None:
    made = instrument(parse(text(BODY, cpu="gfx942", size="128,128")))
    _, data = simulate_records(made, LAUNCH)
    said = timeline(made.text, data, "--measured", "k.dump")
    assert said.code == 3
    assert "its records count executed instructions, and no cycles" in said.err


class TestCommand:
    @pytest.fixture
    def said(self, tmp_path: Path, timeline: Timeline) -> Callable[..., Ran]:
        data, _, source = dump("gfx942", 437, {"add": 90})
        (tmp_path / "other.dump").write_bytes(data.replace(b'"kernel":"k"', b'"kernel":"j"'))
        return lambda *more: timeline(source, data, *more)

    def test_the_report_says_what_the_model_missed(self, said: Callable[..., Ran]) -> None:
        found = said("--measured", "k.dump")
        assert found.code == 0, found.err
        assert "Calibrated on k.dump: latency of memory " in found.out
        assert (
            "What the model misses: cycles of a run, MEASURED by records and ESTIMATED by the model"
            in found.out
        )
        assert "(calibrated on k.dump)" in found.out

    def test_json(self, said: Callable[..., Ran]) -> None:
        held = json.loads(said("--json", "--measured", "k.dump").out)
        jsonschema.validate(held, document_schema("timeline"))
        assert held["recorded"]["waves"] == WAVES * GROUPS
        assert {one["name"] for one in held["recorded"]["scopes"]} == {"load", "add"}
        assert "recorded" not in json.loads(said("--json").out)

    def test_what_cannot_be_compared_is_refused(self, said: Callable[..., Ran], tmp_path: Path) -> None:
        assert said("--measured", "k.dump", "--html", "page.html").code == 2
        assert not (tmp_path / "page.html").exists()
        damaged = said("--measured", "other.dump")
        assert (damaged.code, "the header is damaged" in damaged.err) == (3, True)
        (tmp_path / "cut.dump").write_bytes((tmp_path / "k.dump").read_bytes()[:300])
        assert said("--measured", "cut.dump").code == 3
