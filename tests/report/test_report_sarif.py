"""A comparison as SARIF 2.1.0."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from report_samples import function, module

from ldsopt import diff
from ldsopt.compare.baseline import Acceptance, Baseline
from ldsopt.compare.diff import Diff
from ldsopt.compare.gate import parse_rules
from ldsopt.compare.outcome import Outcome, judge
from ldsopt.ir.debug_lines import Definition, SourcePlace
from ldsopt.report.diff_sarif import diff_sarif

SCHEMA = json.loads((Path(__file__).parents[1] / "check" / "sarif-subset.schema.json").read_text())
BEFORE = module(
    *(function(name, "vmcnt(0)") for name in ("worse", "known", "better")), function("gone"), source="old.ll"
)
AFTER = module(
    function("worse", "vmcnt(0)*3", vgprs=130),
    function("known", "vmcnt(0)*2"),
    function("better"),
    function("new"),
    source="a new.ll",
    compiler=None,
)
COMPARED = diff(BEFORE, AFTER)
ACCEPTED = Baseline((Acceptance("known", "vmcnt0", 2, "slower & smaller"),))


def judged(*rules: str) -> Outcome:
    return judge(COMPARED, parse_rules(rules), ACCEPTED, today=date(2026, 1, 1))


def run_of(compared: Diff, outcome: Outcome | None = None) -> dict[str, Any]:
    """The one run of the log, which follows the schema."""
    log = json.loads(diff_sarif(compared, outcome))
    jsonschema.validate(log, SCHEMA)
    run: dict[str, Any] = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert [rules[result["ruleIndex"]] for result in run["results"]] == [r["ruleId"] for r in run["results"]]
    return run


def results(outcome: Outcome | None = None) -> dict[tuple[str, str], dict[str, Any]]:
    """By function and rule."""
    found = {}
    for result in run_of(COMPARED, outcome)["results"]:
        name = result["locations"][0]["logicalLocations"][0]["name"]
        assert (name, result["ruleId"]) not in found
        found[name, result["ruleId"]] = result
    return found


@pytest.mark.parametrize(
    ("key", "rules", "level"),
    [
        (("worse", "vmcnt0"), ("vmcnt0>0%",), "error"),  # the gate fails
        (("worse", "vmcnt0"), ("vmcnt0>+9",), "warning"),  # it does not, and regressions would
        (("worse", "vgprs"), ("vmcnt0>0%",), "note"),  # nothing watches it
        (("worse", "vgprs"), ("vgprs>0%",), "error"),
        (("gone", "kernels-lost"), (), "warning"),
        (("gone", "kernels-lost"), ("kernels-lost",), "error"),
        (("new", "kernels-gained"), ("kernels-gained",), "error"),
        (("new", "lds_bytes"), ("after.lds_bytes>100",), "error"),  # a limit, of a kernel without a before
    ],
)
def test_level_is_what_the_gate_makes_of_it(key: tuple[str, str], rules: tuple[str, ...], level: str) -> None:
    found = results(judged(*rules) if rules else None)
    assert found[key]["level"] == level
    assert "suppressions" not in found[key]


def test_what_got_better_or_is_new_is_no_result() -> None:
    assert {name for name, _ in results()} == {"worse", "known", "gone"}
    assert run_of(diff(BEFORE, BEFORE))["results"] == []


def test_what_the_baseline_accepts_is_suppressed_with_its_reason() -> None:
    result = results(judged("vmcnt0>0%"))["known", "vmcnt0"]
    assert result["suppressions"] == [
        {"kind": "external", "status": "accepted", "justification": "slower & smaller"}
    ]


def test_two_rules_that_fail_for_one_metric_are_one_result() -> None:
    result = results(judged("vmcnt0>0%", "vmcnt0>+1"))["worse", "vmcnt0"]
    assert (
        result["message"]["text"]
        == "worse: vmcnt0 1 → 3 (+200.00%); breaks the rule 'vmcnt0>0%', 'vmcnt0>+1'"
    )
    assert "suppressions" not in result


def test_a_result_is_at_the_file_that_has_the_function() -> None:
    places = {
        key: result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        for key, result in results().items()
    }
    assert places["worse", "vmcnt0"] == "a%20new.ll" and places["gone", "kernels-lost"] == "old.ll"


def test_a_result_is_at_the_line_that_defines_the_function_if_that_is_known() -> None:
    source = SourcePlace("src/worse.hip", 40)
    defined = {("a new.ll", "worse"): Definition(7, source), ("old.ll", "known"): Definition(3)}
    log = json.loads(diff_sarif(COMPARED, defined=defined))
    jsonschema.validate(log, SCHEMA)
    found = [result["locations"][0] for result in log["runs"][0]["results"]]
    regions = {
        (place["logicalLocations"][0]["name"], place["physicalLocation"].get("region", {}).get("startLine"))
        for place in found
    }
    assert regions == {("worse", 7), ("known", None), ("gone", None)}
    related = {
        result["locations"][0]["logicalLocations"][0]["name"]: result["relatedLocations"][0][
            "physicalLocation"
        ]
        for result in log["runs"][0]["results"]
        if "relatedLocations" in result
    }
    assert related == {"worse": {"artifactLocation": {"uri": "src/worse.hip"}, "region": {"startLine": 40}}}


def test_warnings_and_compilers_are_told() -> None:
    run = run_of(COMPARED)
    said = [one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"]]
    assert len(said) == 1 and "different compilers" in said[0]
    assert run["properties"]["after"]["compilers"] == [None]


def test_fingerprints_do_not_move_with_the_values() -> None:
    def names(compared: Diff) -> set[str]:
        return {one["partialFingerprints"]["ldsoptRegression/v1"] for one in run_of(compared)["results"]}

    assert names(COMPARED) == names(
        diff(BEFORE, module(function("worse", "vmcnt(0)*9", vgprs=200), function("known", "vmcnt(0)*5"), function("better")))
    )  # fmt: skip
