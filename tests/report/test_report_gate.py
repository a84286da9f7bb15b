"""Rules read one way only, fail exactly beyond their bound, and say what they could not see; baselines are the case ``diff/baselines.s``."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from report_samples import Function, Side, compared, function, module


def gated(before: Side, after: Side, *rules: str) -> dict[str, Any]:
    """The gate's outcome, as JSON; without a rule nothing breaks it."""
    told = compared(before, after, "--json", *(f"--fail-on={rule}" for rule in rules))
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
