"""A comparison matches by name, judges by direction, and warns where numbers do not compare."""

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from report_samples import Side, compared, diff, function, module, record, said
from report_strategies import measurements

import ldsopt
from ldsopt import InputError, UsageError

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


def test_functions_are_matched_by_name_not_by_order() -> None:
    found = diff(module(function("a"), function("b")), module(function("b"), function("c")))
    assert [(f.name, f.presence.value) for f in found.functions] == [
        ("a", "lost"),
        ("b", "both"),
        ("c", "gained"),
    ]


def test_architectures_are_not_compared() -> None:
    with pytest.raises(UsageError, match=r"a\.ll is for gfx942 and b\.ll for gfx950"):
        diff(module(source="a.ll", arch="gfx942"), module(source="b.ll"))


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


def test_total_keeps_wins_and_losses_apart() -> None:
    before = module(function("a", vgprs=100), function("b", vgprs=50), function("c", vgprs=50))
    after = module(function("a", vgprs=90), function("b", vgprs=60), function("c", vgprs=50))
    text = compared(before, after).out
    assert "Totals, 2 of 3 functions affected:\n" in text
    assert "vgprs  200 → 200 (+0.00%); split: -5.00%, +5.00%; best: a -10.00%; worst: b +20.00%\n" in text


def test_only_keeps_what_was_asked_for() -> None:
    sides = module(function(vgprs=1, spec="vmcnt(0)")), module(function(vgprs=2, spec="vmcnt(1)"))
    registers = compared(*sides, "--metric", "vgprs").out
    assert "vgprs" in registers and "waits" not in registers and "N=0" not in registers
    assert "N=0" in compared(*sides, "--metric", "vmcnt0").out


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


class TestPairing:
    """Several modules a side: directories of records."""

    def labels(self, place: Path, *sides: dict[str, Side]) -> tuple[int, list[tuple[str, str]] | str]:
        for folder, files in zip(("old", "new"), sides, strict=True):
            for name, side in files.items():
                (place / folder / name).parent.mkdir(parents=True, exist_ok=True)
                (place / folder / name).write_text(record(side))
        code, out, err = said("diff", str(place / "old"), str(place / "new"), "--json")
        if code:
            return code, err
        return code, [
            (f"{one['module']}:{one['name']}".lstrip(":"), one["presence"])
            for one in json.loads(out)["functions"]
        ]

    def test_one_module_a_side_pairs_whatever_its_name(self, tmp_path: Path) -> None:
        one = module(function("k"))
        assert self.labels(tmp_path, {"x.json": one}, {"y.json": one}) == (0, [("k", "both")])

    def test_a_lost_module_loses_its_kernels(self, tmp_path: Path) -> None:
        sides = [
            {f"{name}.json": module(function("k"), source=f"{side}/{name}.ll") for name in names}
            for side, names in (("old", "ab"), ("new", "ac"))
        ]
        assert self.labels(tmp_path, *sides) == (0, [("a:k", "both"), ("b:k", "lost"), ("c:k", "gained")])

    def test_nothing_in_common_is_refused(self, tmp_path: Path) -> None:
        sides = [
            {f"{name}.json": module(function("k"), source=f"{side}/{name}.ll") for name in names}
            for side, names in (("old", "ab"), ("new", "cd"))
        ]
        code, text = self.labels(tmp_path, *sides)
        assert code == 2 and "nothing to compare: no module of" in text

    def test_two_measurements_of_one_file_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "both.json").write_text(record(module(source="d/a.ll"), module(source="d/a.ll")))
        answer = said("diff", str(tmp_path / "both.json"), str(tmp_path / "both.json"))
        assert answer.code == 2 and "two of these measurements are of 'd/a.ll'" in answer.err
