"""A comparison matches by name, judges by direction, and warns where numbers do not compare."""

from __future__ import annotations

import json
import math
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from report_samples import function, module
from report_strategies import measurements

from ldsopt import InputError, UsageError, diff
from ldsopt.compare.diff import ChangeVerdict, Diff, MetricChange, Presence, diff_many
from ldsopt.compare.pairing import by_name, compare, files_below
from ldsopt.compare.totals import totals
from ldsopt.isa.measurement import Measurement
from ldsopt.report.formats import DIFF_FORMATS
from ldsopt.report.schemas import document_schema
from ldsopt.report.table import Look

SCHEMA = document_schema("diff")
MIRROR = {ChangeVerdict.HELPED: ChangeVerdict.HURT, ChangeVerdict.HURT: ChangeVerdict.HELPED}


def change(found: Diff, metric: str) -> MetricChange:
    return next(m for m in found.functions[0].metrics if m.metric == metric)


@pytest.mark.parametrize(
    ("metric", "before", "after", "verdict", "relative"),
    [
        ("vgprs", 128, 96, ChangeVerdict.HELPED, -0.25),
        ("vgprs", 96, 128, ChangeVerdict.HURT, 1 / 3),
        ("occupancy", 2, 4, ChangeVerdict.HELPED, 1.0),
        ("occupancy", 4, 2, ChangeVerdict.HURT, -0.5),
        ("scratch_bytes", 0, 16, ChangeVerdict.HURT, math.inf),
        ("scratch_bytes", 16, 0, ChangeVerdict.HELPED, -1.0),
        ("dma", 4, 8, ChangeVerdict.CHANGED, 1.0),
        ("vgprs", 8, 8, ChangeVerdict.SAME, 0.0),
        ("vgprs", None, 8, ChangeVerdict.UNKNOWN, None),
        ("vgprs", 8, None, ChangeVerdict.UNKNOWN, None),
    ],
)
def test_verdict_follows_the_metric_s_direction(
    metric: str, before: int | None, after: int | None, verdict: ChangeVerdict, relative: float | None
) -> None:
    found = change(diff(module(function(**{metric: before})), module(function(**{metric: after}))), metric)
    assert (found.verdict, found.relative) == (verdict, relative)


def test_counter_on_one_side_only_is_zero_on_the_other() -> None:
    found = change(diff(module(function(spec="vmcnt(0)")), module(function(spec=""))), "vmcnt0")
    assert (found.before, found.after) == (1, 0)


def test_waits_unknown_on_one_side_are_not_compared() -> None:
    found = diff(module(function(spec=None)), module(function(spec="vmcnt(0)")))
    assert change(found, "waits").verdict is ChangeVerdict.UNKNOWN
    assert found.functions[0].waits == ()
    assert not found.changed


def test_relaxed_wait_shows_although_the_count_stays() -> None:
    found = diff(module(function(spec="vmcnt(0)@1")), module(function(spec="vmcnt(1)@1")))
    assert change(found, "waits").verdict is ChangeVerdict.SAME
    assert change(found, "wait_weight").verdict is ChangeVerdict.HELPED
    assert [(w.n, w.before, w.after) for w in found.functions[0].changed_waits] == [(0, 1, 0), (1, 0, 1)]


def test_relaxed_wait_of_unknown_depth_is_a_change() -> None:
    found = diff(module(function(spec="vmcnt(2)@?")), module(function(spec="vmcnt(1)@?")))
    assert found.changed


def test_functions_are_matched_by_name_not_by_order() -> None:
    found = diff(module(function("a"), function("b")), module(function("b"), function("c")))
    assert [(f.name, f.presence) for f in found.functions] == [
        ("a", Presence.LOST),
        ("b", Presence.BOTH),
        ("c", Presence.GAINED),
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
    found = diff(module(function(), compiler=before), module(function(vgprs=1), compiler=after))
    assert len(found.warnings) == (warning is not None)
    if warning:
        assert found.warnings[0].startswith(warning)
        for name in ("text", "json", "markdown"):
            assert warning in DIFF_FORMATS[name](found, None, Look())


def test_changed_loop_nest_is_warned_about() -> None:
    found = diff(module(function(max_depth=1)), module(function(max_depth=2)))
    assert found.warnings == (
        "gemm: loops nest 1 deep before, 2 after; its static counts are of different code shapes",
    )


def test_function_measured_twice_is_refused() -> None:
    with pytest.raises(InputError, match=r"gemm\.ll: function 'k' is there twice"):
        diff(module(function("k"), function("k")), module())


def test_total_keeps_wins_and_losses_apart() -> None:
    before = module(function("a", vgprs=100), function("b", vgprs=50), function("c", vgprs=50))
    after = module(function("a", vgprs=90), function("b", vgprs=60), function("c", vgprs=50))
    (total,) = totals(diff(before, after))
    assert (total.before, total.after, total.decrease, total.increase) == (200, 200, -10, 10)
    assert (total.relative, total.affected, total.compared) == (0.0, 2, 3)
    assert total.best is not None
    assert total.worst is not None
    assert (total.best.function, total.worst.function) == ("a", "b")


def test_only_keeps_what_was_asked_for() -> None:
    found = diff(module(function(vgprs=1, spec="vmcnt(0)")), module(function(vgprs=2, spec="vmcnt(1)")))
    registers = found.only(["vgprs"])
    assert [m.metric for m in registers.functions[0].metrics] == ["vgprs"]
    assert registers.functions[0].waits == ()
    assert found.only(["vmcnt0"]).functions[0].waits


@given(measurements)
def test_nothing_changes_between_a_thing_and_itself(x: Measurement) -> None:
    found = diff(x, x)
    assert not found.changed
    assert totals(found) == ()
    assert "No changes." in DIFF_FORMATS["text"](found, None, Look())


@given(measurements, measurements)
def test_comparison_the_other_way_round_is_its_mirror(a: Measurement, b: Measurement) -> None:
    there, back = diff(a, b), diff(b, a)
    assert there.changed == back.changed
    mirrored = {f.name: f for f in back.functions}
    for function_ in there.functions:
        other = mirrored.pop(function_.name)
        assert (function_.presence is Presence.LOST) == (other.presence is Presence.GAINED)
        assert [(m.metric, m.before, m.after, m.verdict) for m in function_.metrics] == [
            (m.metric, m.after, m.before, MIRROR.get(m.verdict, m.verdict)) for m in other.metrics
        ]
    assert not mirrored
    for one, two in zip(totals(there), totals(back), strict=True):
        assert (one.before, one.after, one.decrease, one.increase) == (
            two.after,
            two.before,
            -two.increase,
            -two.decrease,
        )


@given(measurements, measurements)
def test_every_format_takes_any_comparison(a: Measurement, b: Measurement) -> None:
    found = diff(a, b)
    for name, render in DIFF_FORMATS.items():
        text = render(found, None, Look(top=2))
        assert text.endswith("\n")
        text.encode("utf-8")
        assert "\x1b" not in text, name
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(DIFF_FORMATS["json"](found, None, Look())))


class TestPairing:
    """Several modules a side."""

    def test_one_module_a_side_pairs_whatever_its_name(self) -> None:
        found = compare(
            {"x": module(function("k"))}, {"y": module(function("k"))}, before_name="a", after_name="b"
        )
        assert found.functions[0].label == "k"

    def test_directories_pair_by_relative_name_without_suffix(self) -> None:
        before = by_name([module(source="old/fp8/gemm.ll"), module(source="old/x.ll")], Path("old"))
        after = by_name([module(source="new/fp8/gemm.s"), module(source="new/y.s")], Path("new"))
        assert (*before,) == ("fp8/gemm", "x")
        assert (*after,) == ("fp8/gemm", "y")

    def test_labels_carry_the_module_and_a_lost_module_loses_its_kernels(self) -> None:
        found = diff_many(
            {"a": module(function("k")), "b": module(function("k"))},
            {"a": module(function("k")), "c": module()},
            before_name="old",
            after_name="new",
        )
        assert [(f.label, f.presence) for f in found.functions] == [
            ("a:k", Presence.BOTH),
            ("b:k", Presence.LOST),
        ]

    def test_nothing_in_common_is_refused(self) -> None:
        with pytest.raises(
            UsageError, match="nothing to compare: no module of old is called like one of new"
        ):
            compare(
                {"a": module(), "b": module()},
                {"c": module(), "d": module()},
                before_name="old",
                after_name="new",
            )

    def test_file_against_directory_of_many_is_refused(self) -> None:
        with pytest.raises(UsageError, match="old is 1 module and new 2 modules"):
            compare({"": module()}, {"c": module(), "d": module()}, before_name="old", after_name="new")

    def test_two_of_one_name_keep_their_suffixes_on_both_sides(self) -> None:
        before = by_name([module(function("k"), source=f"d/{name}") for name in ("a.ll", "b.ll")], Path("d"))
        sources = ("e/a.ll", "e/a.s", "e/b.s")
        after = by_name([module(function("k"), source=source) for source in sources], Path("e"))
        assert [*after] == ["a.ll", "a.s", "b"]
        found = compare(before, after, before_name="d", after_name="e")
        assert [(f.label, f.presence) for f in found.functions] == [
            ("a.ll:k", Presence.BOTH),
            ("a.s:k", Presence.GAINED),
            ("b:k", Presence.BOTH),
        ]

    def test_two_measurements_of_one_file_are_refused(self) -> None:
        with pytest.raises(UsageError, match=r"two of these measurements are of 'd/a\.ll'"):
            by_name([module(source="d/a.ll"), module(source="d/a.ll")], Path("d"))

    def test_files_are_found_in_a_tree_by_suffix(self, tmp_path: Path) -> None:
        (tmp_path / "sub").mkdir()
        for name in ("b.ll", "sub/a.bc", "c.txt"):
            (tmp_path / name).touch()
        assert files_below(tmp_path, (".ll", ".bc")) == (tmp_path / "b.ll", tmp_path / "sub/a.bc")
        with pytest.raises(InputError, match=r"holds no file with a suffix of \.s"):
            files_below(tmp_path, (".s",))
