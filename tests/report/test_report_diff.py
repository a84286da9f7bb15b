"""A comparison matches by name, judges by direction, and warns where numbers do not compare."""

import json
import math
from dataclasses import replace
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from report_samples import Side, compared, diff, function, module, said
from report_strategies import measurements

import ldsopt
from ldsopt import InputError

MIRROR = {"helped": "hurt", "hurt": "helped"}
FORMATS = ("text", "json", "markdown", "html", "junit", "sarif", "benchmark-json")


def change(found: Any, metric: str) -> Any:
    return next(m for m in found.functions[0].metrics if m.metric == metric)


@pytest.mark.parametrize(
    ("metric", "before", "after", "verdict", "relative"),
    [
        ("vgprs", 128, 96, "helped", -0.25),
        ("vgprs", 96, 128, "hurt", 1 / 3),
        ("occupancy", 2, 4, "helped", 1.0),
        ("occupancy", 4, 2, "hurt", -0.5),
        ("scratch_bytes", 0, 16, "hurt", math.inf),
        ("scratch_bytes", 16, 0, "helped", -1.0),
        ("dma", 4, 8, "changed", 1.0),
        ("vgprs", 8, 8, "same", 0.0),
        ("vgprs", None, 8, "unknown", None),
        ("vgprs", 8, None, "unknown", None),
    ],
)
def test_verdict_follows_the_metric_s_direction(
    metric: str, before: int | None, after: int | None, verdict: str, relative: float | None
) -> None:
    found = change(diff(module(function(**{metric: before})), module(function(**{metric: after}))), metric)
    assert (found.verdict.value, found.relative) == (verdict, relative)


def test_counter_on_one_side_only_is_zero_on_the_other() -> None:
    found = change(diff(module(function(spec="vmcnt(0)")), module(function(spec=""))), "vmcnt0")
    assert (found.before, found.after) == (1, 0)


def test_waits_unknown_on_one_side_are_not_compared() -> None:
    found = diff(module(function(spec=None)), module(function(spec="vmcnt(0)")))
    assert change(found, "waits").verdict.value == "unknown"
    assert found.functions[0].waits == ()
    assert not found.changed


def test_relaxed_wait_shows_although_the_count_stays() -> None:
    found = diff(module(function(spec="vmcnt(0)@1")), module(function(spec="vmcnt(1)@1")))
    assert change(found, "waits").verdict.value == "same"
    assert change(found, "wait_weight").verdict.value == "helped"
    assert [(w.n, w.before, w.after) for w in found.functions[0].changed_waits] == [(0, 1, 0), (1, 0, 1)]


def test_relaxed_wait_of_unknown_depth_is_a_change() -> None:
    found = diff(module(function(spec="vmcnt(2)@?")), module(function(spec="vmcnt(1)@?")))
    assert found.changed


@pytest.mark.parametrize(
    ("before", "after", "warning"),
    [
        ("llc 22", "llc 22", None),
        ("llc 22", "llc 23", "different compilers: llc 22 before, llc 23 after"),
        ("llc 22", None, "different compilers: llc 22 before, unknown after"),
        (None, None, "it is not known which compiler made either side"),
    ],
)
def test_compilers_that_differ_or_are_unknown_are_warned_about_in_every_format(
    before: str | None, after: str | None, warning: str | None
) -> None:
    sides = module(function(), compiler=before), module(function(vgprs=1), compiler=after)
    found = diff(*sides)
    assert len(found.warnings) == (warning is not None)
    if warning:
        assert found.warnings[0].startswith(warning)
        for name in ("text", "json", "markdown"):
            assert warning in compared(*sides, "--format", name).out


def test_changed_loop_nest_is_warned_about() -> None:
    found = diff(module(function(max_depth=1)), module(function(max_depth=2)))
    assert found.warnings == (
        "gemm: loops nest 1 deep before, 2 after; its static counts are of different code shapes",
    )


def test_function_measured_twice_is_refused() -> None:
    one = module(function("k")).measured
    with pytest.raises(InputError, match="function 'k' is there twice"):
        ldsopt.diff(replace(one, functions=one.functions * 2), module().measured)


@settings(max_examples=25)
@given(measurements)
def test_nothing_changes_between_a_thing_and_itself(x: Side) -> None:
    assert not diff(x, x).changed
    assert "No changes." in compared(x, x).out


@settings(max_examples=50)
@given(measurements, measurements)
def test_comparison_the_other_way_round_is_its_mirror(a: Side, b: Side) -> None:
    there, back = diff(a, b), diff(b, a)
    assert there.changed == back.changed
    mirrored = {f.name: f for f in back.functions}
    for one in there.functions:
        other = mirrored.pop(one.name)
        assert (one.presence.value == "lost") == (other.presence.value == "gained")
        assert [(m.metric, m.before, m.after, m.verdict.value) for m in one.metrics] == [
            (m.metric, m.after, m.before, MIRROR.get(m.verdict.value, m.verdict.value)) for m in other.metrics
        ]
    assert not mirrored


@settings(max_examples=20)
@given(measurements, measurements)
def test_every_format_takes_any_comparison(a: Side, b: Side) -> None:
    for name in FORMATS:
        text = compared(a, b, "--format", name, *(("--top", "2") if name == "text" else ())).out
        assert text.endswith("\n")
        assert "\x1b" not in text, name
    schema = json.loads(said("schema", "diff").out)
    jsonschema.Draft202012Validator(schema).validate(json.loads(compared(a, b, "--json").out))
