"""Rules read one way only, fail exactly beyond their bound, and say what they could not see."""

from __future__ import annotations

import contextlib
import json
from datetime import date

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from report_samples import function, module

from ldsopt import InputError, UsageError, diff
from ldsopt.compare.baseline import Acceptance, Baseline, accept, baseline_from_json, baseline_to_json
from ldsopt.compare.diff import Diff
from ldsopt.compare.gate import GATED, Violation, blind_spots, evaluate, parse_rules
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.outcome import judge, updated_baseline
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.diff_json import diff_json
from ldsopt.report.schemas import document_schema

TODAY = date(2026, 11, 20)
BASELINE_SCHEMA = document_schema("baseline")
DIFF_SCHEMA = document_schema("diff")


def compared(before: FunctionMeasurement, after: FunctionMeasurement) -> Diff:
    return diff(module(before), module(after))


def broken(found: Diff, *rules: str) -> list[tuple[str, str]]:
    return [(v.function, v.metric) for v in evaluate(found, parse_rules(rules))]


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
    found = compared(function(**{metric: before}), function(**{metric: after}))
    assert broken(found, rule) == ([("gemm", metric)] if fails else [])


@given(st.integers(1, 1000), st.integers(0, 200))
def test_growth_by_exactly_the_percentage_never_fails(hundreds: int, percentage: int) -> None:
    before = 100 * hundreds
    found = compared(function(instructions=before), function(instructions=before + hundreds * percentage))
    assert not broken(found, f"instructions>{percentage}%")
    assert broken(found, f"instructions>={percentage}%")


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ("vmcn0>0%", "--fail-on 'vmcn0>0%': no metric 'vmcn0'; did you mean 'vmcnt0'?"),
        ("regression", "--fail-on 'regression': no metric 'regression'; did you mean 'regressions'?"),
        ("kernel-lost", "--fail-on 'kernel-lost': no metric 'kernel-lost'; did you mean 'kernels-lost'?"),
        ("kernels-lost>0", "--fail-on 'kernels-lost>0': column 13: nothing may follow 'kernels-lost'"),
        ("vgprs", "--fail-on 'vgprs': column 6: expected >, >=, < or <= and a change, e.g. 'vgprs>0%'"),
        ("vgprs=8", "--fail-on 'vgprs=8': column 6: expected >, >=, < or <= and a change, e.g. 'vgprs>0%'"),
        ("vgprs > x", "--fail-on 'vgprs > x': column 9: expected a percentage (5%), a signed change (+8) or 0"),
        ("vgprs>5%%", "--fail-on 'vgprs>5%%': column 7: expected a percentage (5%), a signed change (+8) or 0"),
        ("5%", "--fail-on '5%': column 1: expected the name of a metric, e.g. 'vmcnt0>0%'"),
        ("waits>5%,", "--fail-on: an empty rule; write METRIC>CHANGE, e.g. 'vmcnt0>0%'"),
        ("vgprs>8", "--fail-on 'vgprs>8': a change or a limit? Write 'vgprs>+8' for a change by 8, 'vgprs>8%' for percent, 'after.vgprs>8' for the value itself"),
        ("after.vgprs>5%", "--fail-on 'after.vgprs>5%': the limit after 'after.' is a plain number"),
    ],
)  # fmt: skip
def test_bad_rule_says_where_and_what_was_meant(rule: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        parse_rules([rule])
    assert str(caught.value) == message


def test_unlike_any_metric_lists_all() -> None:
    with pytest.raises(UsageError, match="no metric 'zzz'; known are waits, "):
        parse_rules(["zzz>0%"])


@given(st.text())
def test_any_text_is_a_rule_or_a_usage_error(text: str) -> None:
    with contextlib.suppress(UsageError):
        parse_rules([text])


def test_rules_may_be_repeated_or_joined_by_commas() -> None:
    assert parse_rules(["waits>5%, vgprs>+8", "waits>5%"]) == parse_rules(["waits>5%", "vgprs>+8"])


def test_lost_and_gained_rules_are_about_kernels_only() -> None:
    device = function("helper", is_kernel=False)
    found = diff(module(function("a"), device), module(function("b")))
    assert broken(found, "kernels-lost") == [("a", "kernels-lost")]
    assert broken(found, "kernels-gained") == [("b", "kernels-gained")]
    assert not broken(diff(module(device), module()), "kernels-lost")


def test_limit_on_the_value_after_holds_for_new_kernels_too() -> None:
    found = diff(module(), module(function("new", lds_bytes=70000)))
    assert broken(found, "after.lds_bytes>65536") == [("new", "lds_bytes")]
    assert broken(found, "lds_bytes>0%") == []


@pytest.mark.parametrize("metric", ["vgprs", "sgprs", "code_bytes", "instructions", "dma"])
def test_regressions_does_not_watch_what_costs_nothing_by_itself(metric: str) -> None:
    assert not broken(compared(function(**{metric: 8}), function(**{metric: 9})), "regressions")


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
def test_regressions_watches_what_costs_time_or_lds(
    before: FunctionMeasurement, after: FunctionMeasurement
) -> None:
    assert broken(compared(before, after), "regressions")
    assert not broken(compared(before, before), "regressions")


def test_gated_metrics_all_have_a_direction() -> None:
    assert all(METRICS[name].better.value != "neither" for name in GATED)


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
def test_blind_spots_are_named(
    rule: str, before: FunctionMeasurement, after: FunctionMeasurement, note: str | None
) -> None:
    found = blind_spots(compared(before, after), parse_rules([rule]))
    assert found == (() if note is None else (note,))


class TestBaseline:
    """Accepted regressions."""

    def violation(self, after: int = 20, kernel: str = "fp8/gemm:k", metric: str = "waits") -> Violation:
        return Violation(kernel, metric, 10, after, "waits>0%")

    @pytest.mark.parametrize(
        ("pattern", "metric", "up_to", "covers"),
        [
            ("fp8/gemm:k", "waits", 20, True),
            ("k", "waits", 20, True),
            ("fp8/*", "waits", 21, True),
            ("*", "waits", None, True),
            ("k", "waits", 19, False),
            ("other", "waits", 20, False),
            ("K", "waits", 20, False),
            ("k", "vmcnt0", 20, False),
        ],
    )
    def test_acceptance_is_for_kernel_metric_and_value(
        self, pattern: str, metric: str, up_to: int | None, covers: bool
    ) -> None:
        assert Acceptance(pattern, metric, up_to, "why").covers(self.violation()) is covers

    def test_where_more_is_better_the_value_is_the_smallest_accepted(self) -> None:
        entry = Acceptance("*", "occupancy", 3, "why")
        assert entry.covers(Violation("k", "occupancy", 4, 3, "r"))
        assert not entry.covers(Violation("k", "occupancy", 4, 2, "r"))

    def test_acceptance_counts_up_to_and_with_its_last_day(self) -> None:
        entry = Acceptance("*", "waits", 20, "why", TODAY)
        assert not entry.expired(TODAY)
        assert entry.expired(date(2026, 11, 21))

    def test_judgement_sorts_into_failed_accepted_stale_and_expired(self) -> None:
        found = diff(
            module(function("a", occupancy=4), function("b", occupancy=4), function("c", occupancy=4)),
            module(function("a", occupancy=3), function("b", occupancy=2), function("c", occupancy=4)),
        )
        used = Acceptance("a", "occupancy", 3, "known")
        beyond = Acceptance("b", "occupancy", 3, "not that much")
        stale = Acceptance("c", "occupancy", 3, "was once")
        expired = Acceptance("*", "occupancy", 0, "old", date(2020, 1, 1))
        unasked = Acceptance("a", "waits", 3, "no rule looks at waits")
        baseline = Baseline((expired, used, beyond, stale, unasked))
        outcome = judge(found, parse_rules(["occupancy<0"]), baseline, today=TODAY)
        assert not outcome.passed
        assert [v.function for v in outcome.failures] == ["b"]
        assert [(item.violation.function, item.acceptance) for item in outcome.accepted] == [("a", used)]
        assert outcome.stale == (stale,)
        assert outcome.expired == (expired,)
        assert outcome.summary() == "gate failed: 1 violation; e.g. b occupancy 4 → 2 (rule 'occupancy<0')"
        jsonschema.Draft202012Validator(DIFF_SCHEMA).validate(json.loads(diff_json(found, outcome)))

        updated = updated_baseline(outcome, baseline, "agreed")
        assert updated.accepted == (used, unasked, Acceptance("b", "occupancy", 2, "agreed"))
        again = judge(found, outcome.rules, updated, today=TODAY)
        assert again.passed
        assert not again.stale

    def test_no_rule_no_failure(self) -> None:
        outcome = judge(compared(function(), function(spec="vmcnt(0)")), (), today=TODAY)
        assert outcome.passed

    def test_new_acceptance_takes_the_kernel_literally(self) -> None:
        odd = self.violation(kernel="f[1]*?")
        (entry,) = accept([odd], "why").accepted
        assert entry.covers(odd)
        assert not entry.covers(self.violation(kernel="f1xy"))

    def test_reason_is_required(self) -> None:
        with pytest.raises(UsageError, match="needs a reason"):
            accept([self.violation()], " ")

    def test_round_trip_follows_the_schema(self) -> None:
        baseline = Baseline(
            (
                Acceptance("a*", "waits", 20, "why", TODAY),
                Acceptance("k", "kernels-lost", None, "removed"),
                Acceptance("k", "wait_weight", 2.5, "ok"),
            )
        )
        text = baseline_to_json(baseline)
        jsonschema.Draft202012Validator(BASELINE_SCHEMA).validate(json.loads(text))
        assert baseline_from_json(text, "b.json") == baseline

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
    def test_broken_entry_is_refused_with_its_place(self, entry: object, message: str) -> None:
        text = json.dumps({"schema": "ldsopt.baseline/1", "accepted": [entry]})
        with pytest.raises(InputError) as caught:
            baseline_from_json(text, "b.json")
        assert str(caught.value) == f"b.json: {message}"
