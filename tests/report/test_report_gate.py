"""Rules read one way only, fail exactly beyond their bound, and say what they could not see."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from report_samples import Function, Side, compared, function, module, record, said


def gated(before: Side, after: Side, *rules: str, **given: Any) -> dict[str, Any]:
    """The gate's outcome, as JSON; without a rule nothing breaks it."""
    told = compared(before, after, "--json", *(f"--fail-on={rule}" for rule in rules), **given)
    outcome: dict[str, Any] = json.loads(told.out)["gate"]
    assert told.code == (not outcome["passed"])
    return outcome


def broken(before: Side, after: Side, *rules: str) -> list[tuple[str, str]]:
    return [(one["function"], one["metric"]) for one in gated(before, after, *rules)["failures"]]


@pytest.mark.parametrize(
    ("rule", "metric", "before", "after", "fails"),
    [
        ("instructions>5%", "instructions", 100, 105, False),
        ("instructions>5%", "instructions", 100, 106, True),
        ("instructions>7%", "instructions", 100, 107, False),
        ("instructions>=7%", "instructions", 100, 107, True),
        ("instructions>0.1%", "instructions", 1000, 1001, False),
        ("instructions > +8", "instructions", 100, 108, False),
        ("instructions>+8", "instructions", 100, 109, True),
        ("instructions>-8", "instructions", 100, 92, False),
        ("instructions>-8", "instructions", 100, 93, True),
        ("scratch_bytes>50%", "scratch_bytes", 0, 1, True),
        ("scratch_bytes>0", "scratch_bytes", 0, 0, False),
        ("occupancy<0", "occupancy", 4, 3, True),
        ("occupancy<0", "occupancy", 4, 5, False),
        ("occupancy<-50%", "occupancy", 4, 2, False),
        ("occupancy<=-50%", "occupancy", 4, 2, True),
        ("after.lds_bytes>65536", "lds_bytes", 70000, 65536, False),
        ("after.lds_bytes>65536", "lds_bytes", 70000, 65537, True),
        ("after.occupancy<2", "occupancy", 1, 1, True),
        ("vgprs>0", "vgprs", None, 9, False),
        ("after.vgprs>8", "vgprs", None, 9, True),
    ],
)
def test_rule_fails_exactly_beyond_its_bound(
    rule: str, metric: str, before: int | None, after: int, fails: bool
) -> None:
    sides = module(function(**{metric: before})), module(function(**{metric: after}))
    assert broken(*sides, rule) == ([("gemm", metric)] if fails else [])


@settings(max_examples=25)
@given(st.integers(1, 1000), st.integers(0, 200))
def test_growth_by_exactly_the_percentage_never_fails(hundreds: int, percentage: int) -> None:
    before = 100 * hundreds
    after = before + hundreds * percentage
    sides = module(function(instructions=before)), module(function(instructions=after))
    assert not broken(*sides, f"instructions>{percentage}%")
    assert broken(*sides, f"instructions>={percentage}%")


@settings(max_examples=40)
@given(st.text(st.characters(exclude_categories=["Cs", "Cc"])))
def test_any_text_is_a_rule_or_a_usage_error(text: str) -> None:
    assert compared(module(), module(), f"--fail-on={text}").code in (0, 2)


def test_rules_may_be_repeated_or_joined_by_commas() -> None:
    sides = module(function()), module(function())
    assert gated(*sides, "waits>5%, vgprs>+8", "waits>5%") == gated(*sides, "waits>5%", "vgprs>+8")


def test_lost_and_gained_rules_are_about_kernels_only() -> None:
    device = function("helper", is_kernel=False)
    sides = module(function("a"), device), module(function("b"))
    assert broken(*sides, "kernels-lost") == [("a", "kernels-lost")]
    assert broken(*sides, "kernels-gained") == [("b", "kernels-gained")]
    assert not broken(module(device), module(), "kernels-lost")


def test_limit_on_the_value_after_holds_for_new_kernels_too() -> None:
    sides = module(), module(function("new", lds_bytes=70000))
    assert broken(*sides, "after.lds_bytes>65536") == [("new", "lds_bytes")]
    assert broken(*sides, "lds_bytes>0%") == []


@pytest.mark.parametrize("metric", ["vgprs", "sgprs", "code_bytes", "instructions", "dma"])
def test_regressions_does_not_watch_what_costs_nothing_by_itself(metric: str) -> None:
    assert not broken(module(function(**{metric: 8})), module(function(**{metric: 9})), "regressions")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (function(spec="vmcnt(1)"), function(spec="vmcnt(0)")),
        (function(spec="dscnt(1)@1"), function(spec="dscnt(0)@1")),
        (function(spec="vmcnt(4)@1"), function(spec="vmcnt(2)@1")),
        (function(occupancy=4), function(occupancy=3)),
        (function(vgpr_spills=0), function(vgpr_spills=1)),
        (function(lds_bytes=1), function(lds_bytes=2)),
        (function("k"), function("other")),
    ],
)
def test_regressions_watches_what_costs_time_or_lds(before: Function, after: Function) -> None:
    assert broken(module(before), module(after), "regressions")
    assert not broken(module(before), module(before), "regressions")


@pytest.mark.parametrize(
    ("rule", "before", "after", "note"),
    [
        ("vgprs>0", function(vgprs=None), function(vgprs=None), "vgprs is unknown in 1 function: not judged there"),
        ("after.vgprs>9", function(vgprs=None), function(), None),
        ("vmcnt0>0%", function(spec=None), function(spec=None), "vmcnt0 is unknown in 1 function: not judged there"),
        ("vmcnt0>0%", function(spec="vmcnt(4)"), function(spec="vmcnt(4)"), None),
        ("vmcnt0>0%", function(spec="loadcnt(0)"), function(spec="loadcnt(0)"), "no wait names vmcnt, only loadcnt: 'vmcnt0>0%' has nothing to judge"),
        ("occupancy>0%", function(), function(), "'occupancy>0%' fails when occupancy gets better"),
        ("dma>0%", function(), function(), None),
        ("alu_waits>0%", function(), function(), None),
    ],
)  # fmt: skip
def test_blind_spots_are_named(rule: str, before: Function, after: Function, note: str | None) -> None:
    assert gated(module(before), module(after), rule)["notes"] == ([] if note is None else [note])


def accepts(
    kernel: str, metric: str, up_to: float | None, reason: str = "why", **more: str
) -> dict[str, Any]:
    return {"kernel": kernel, "metric": metric, "up_to": up_to, "reason": reason, **more}


class TestBaseline:
    """Accepted regressions."""

    @pytest.mark.parametrize(
        ("pattern", "metric", "up_to", "covers"),
        [
            ("fp8/gemm:k", "waits", 20, True), ("k", "waits", 20, True), ("fp8/*", "waits", 21, True), ("*", "waits", None, True),
            ("k", "waits", 19, False), ("other", "waits", 20, False), ("K", "waits", 20, False), ("k", "vmcnt0", 20, False),
        ],
    )  # fmt: skip
    def test_acceptance_is_for_kernel_metric_and_value(
        self, pattern: str, metric: str, up_to: int | None, covers: bool, tmp_path: Path
    ) -> None:
        for side, count in (("old", 10), ("new", 20)):
            (tmp_path / side / "fp8").mkdir(parents=True)
            sides = {"fp8/gemm": f"vmcnt(0)*{count}", "other": ""}
            for name, spec in sides.items():
                text = record(module(function("k", spec), source=f"{tmp_path}/{side}/{name}.ll"))
                (tmp_path / side / f"{name}.json").write_text(text)
        baseline = tmp_path / "b.json"
        baseline.write_text(
            json.dumps({"schema": "ldsopt.baseline/1", "accepted": [accepts(pattern, metric, up_to)]})
        )
        told = said(
            "diff",
            str(tmp_path / "old"),
            str(tmp_path / "new"),
            "--fail-on=waits>0%",
            "--baseline",
            str(baseline),
        )
        assert told.code == (not covers)

    @pytest.mark.parametrize(("after", "covers"), [(3, True), (2, False)])
    def test_where_more_is_better_the_value_is_the_smallest_accepted(self, after: int, covers: bool) -> None:
        sides = module(function(occupancy=4)), module(function(occupancy=after))
        assert gated(*sides, "occupancy<0", accepted=[accepts("*", "occupancy", 3)])["passed"] is covers

    def test_judgement_sorts_into_failed_accepted_stale_and_expired(self, tmp_path: Path) -> None:
        sides = [
            module(*(function(name, occupancy=n) for name, n in zip("abc", counts, strict=True)))
            for counts in ((4, 4, 4), (3, 2, 4))
        ]
        used, beyond = accepts("a", "occupancy", 3, "known"), accepts("b", "occupancy", 3, "not that much")
        stale, unasked = (
            accepts("c", "occupancy", 3, "was once"),
            accepts("a", "waits", 3, "no rule looks at waits"),
        )
        expired = accepts("*", "occupancy", 0, "old", expires="2020-01-01")
        kept = accepts("a", "waits", 4, "later", expires="2999-12-31")
        entries = [expired, used, beyond, stale, unasked, kept]
        outcome = gated(*sides, "occupancy<0", accepted=entries)
        assert [one["function"] for one in outcome["failures"]] == ["b"]
        assert [(one["function"], one["reason"]) for one in outcome["accepted"]] == [("a", "known")]
        assert [one["reason"] for one in outcome["stale"]] == ["was once"]
        assert [one["reason"] for one in outcome["expired"]] == ["old"]
        told = compared(*sides, "--fail-on=occupancy<0", accepted=entries)
        assert "gate failed: 1 violation; e.g. b occupancy 4 → 2 (rule 'occupancy<0')" in told.err

        files = [tmp_path / name for name in ("before.json", "after.json", "baseline.json")]
        for file, side in zip(files, sides, strict=False):
            file.write_text(record(side))
        files[2].write_text(json.dumps({"schema": "ldsopt.baseline/1", "accepted": entries}))
        words = ["diff", *map(str, files[:2]), "--fail-on=occupancy<0", "--baseline", str(files[2])]
        assert said(*words, "--update-baseline").code == 2  # a reason is required
        assert said(*words, "--update-baseline", "--reason", "agreed").code == 0
        updated = json.loads(files[2].read_text())
        jsonschema.Draft202012Validator(json.loads(said("schema", "baseline").out)).validate(updated)
        assert [one["reason"] for one in updated["accepted"]] == [
            "known",
            "no rule looks at waits",
            "later",
            "agreed",
        ]
        assert said(*words).code == 0

    def test_new_acceptance_takes_the_kernel_literally(self, tmp_path: Path) -> None:
        files = [tmp_path / name for name in ("before.json", "after.json", "baseline.json")]
        for file, spec in zip(files, ("vmcnt(0)", "vmcnt(0)*2"), strict=False):
            file.write_text(record(module(function("f[1]*?", spec), function("f1xy", spec))))
        words = ["diff", *map(str, files[:2]), "--fail-on=waits>0%", "--baseline", str(files[2])]
        updated = said(*words, "--update-baseline", "--reason", "why")
        assert updated.code == 0
        assert updated.err == f"ldsopt: note: {files[2]}: 2 violations accepted from now on\n"
        entries = [one for one in json.loads(files[2].read_text())["accepted"] if one["kernel"] != "f1xy"]
        assert len(entries) == 1
        files[2].write_text(json.dumps({"schema": "ldsopt.baseline/1", "accepted": entries}))
        assert "e.g. f1xy " in said(*words).err

    @pytest.mark.parametrize(
        ("entry", "message"),
        [
            ({"kernel": "k", "metric": "waits", "up_to": 1}, "accepted[0]: 'reason' is missing"),
            ({"kernel": "k", "metric": "waits", "reason": " "}, "accepted[0].reason: an accepted regression needs a reason"),
            ({"kernel": "k", "metric": "wait", "reason": "r"}, "accepted[0].metric: no metric 'wait'; did you mean 'waits'?"),
            ({"kernel": "k", "metric": "waits", "reason": "r", "up_to": "9"}, 'accepted[0].up_to: expected a number, found "9"'),
            ({"kernel": "k", "metric": "waits", "reason": "r", "expires": "soon"}, "accepted[0].expires: 'soon' is not a date; write it as YYYY-MM-DD"),
        ],
    )  # fmt: skip
    def test_broken_entry_is_refused_with_its_place(self, entry: dict[str, Any], message: str) -> None:
        told = compared(module(), module(), "--fail-on=waits>0%", accepted=[entry])
        assert (told.code, told.err.partition("baseline.json: ")[2]) == (3, f"{message}\n")
