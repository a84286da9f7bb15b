"""A comparison as JUnit XML and as SARIF."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
from report_samples import Side, compared, function, module, said
from text_sections import beside

TEXTS = beside(__file__)

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
ACCEPTED = [{"kernel": "known", "metric": "vmcnt0", "up_to": 2, "reason": "slower & smaller"}]


def run_of(*rules: str, after: Side = AFTER) -> dict[str, Any]:
    """The one run of the log, which follows the schema."""
    given = {"accepted": ACCEPTED} if rules else {}
    log = json.loads(
        compared(BEFORE, after, "--format", "sarif", *(f"--fail-on={rule}" for rule in rules), **given).out
    )
    jsonschema.validate(log, SCHEMA)
    run: dict[str, Any] = log["runs"][0]
    known = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert [known[result["ruleIndex"]] for result in run["results"]] == [r["ruleId"] for r in run["results"]]
    return run


def results(*rules: str) -> dict[tuple[str, str], dict[str, Any]]:
    """By function and rule."""
    found = {}
    for result in run_of(*rules)["results"]:
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
    found = results(*rules)
    assert found[key]["level"] == level
    assert "suppressions" not in found[key]


def test_what_got_better_or_is_new_is_no_result() -> None:
    assert {name for name, _ in results()} == {"worse", "known", "gone"}
    assert run_of(after=BEFORE)["results"] == []


def test_what_the_baseline_accepts_is_suppressed_with_its_reason() -> None:
    result = results("vmcnt0>0%")["known", "vmcnt0"]
    assert result["suppressions"] == [
        {"kind": "external", "status": "accepted", "justification": "slower & smaller"}
    ]


def test_two_rules_that_fail_for_one_metric_are_one_result() -> None:
    result = results("vmcnt0>0%", "vmcnt0>+1")["worse", "vmcnt0"]
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


def test_warnings_and_compilers_are_told() -> None:
    run = run_of()
    said = [one["message"]["text"] for one in run["invocations"][0]["toolExecutionNotifications"]]
    assert len(said) == 1 and "different compilers" in said[0]
    assert run["properties"]["after"]["compilers"] == [None]


def test_fingerprints_do_not_move_with_the_values() -> None:
    def names(run: dict[str, Any]) -> set[str]:
        return {one["partialFingerprints"]["ldsoptRegression/v1"] for one in run["results"]}

    other = module(
        function("worse", "vmcnt(0)*9", vgprs=200), function("known", "vmcnt(0)*5"), function("better")
    )
    assert names(run_of()) == names(run_of(after=other))


DEFINED = TEXTS["DEFINED"]


def test_a_result_is_at_the_line_that_defines_the_function_if_that_is_known(tmp_path: Path) -> None:
    files = [tmp_path / "old.ll", tmp_path / "new.ll"]
    for file, wait in zip(files, ("", 'call void asm sideeffect "s_waitcnt vmcnt(0)", ""()'), strict=True):
        file.write_text(DEFINED.replace("WAIT", wait))
    log = json.loads(said("diff", *map(str, files), "--format", "sarif").out)
    jsonschema.validate(log, SCHEMA)
    (result, *_) = log["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == 3
    related = result["relatedLocations"][0]["physicalLocation"]
    assert related == {"artifactLocation": {"uri": "src/worse.hip"}, "region": {"startLine": 40}}


OLD = module(function("worse", "vmcnt(0)"), function("known", "vmcnt(0)"), function("same"), function("gone"))
NEW = module(function("worse", "vmcnt(0)*3"), function("known", "vmcnt(0)*2"), function("same"))
KNOWN = [{"kernel": "known", "metric": "vmcnt0", "up_to": 2, "reason": "a < b & c"}]


def junit(*rules: str) -> str:
    given = {"accepted": KNOWN} if rules else {}
    return compared(OLD, NEW, "--format", "junit", *(f"--fail-on={rule}" for rule in rules), **given).out


JUDGED = junit("vmcnt0>0%,kernels-lost")


def cases(text: str) -> dict[str, ElementTree.Element]:
    return {case.get("name", ""): case for case in ElementTree.fromstring(text).iter("testcase")}


def test_a_function_that_breaks_a_rule_is_a_failed_test() -> None:
    text = JUDGED
    found = cases(text)
    failed = {name: failure for name, case in found.items() if (failure := case.find("failure")) is not None}
    assert set(failed) == {"worse", "gone"}
    assert failed["worse"].get("message") == "worse vmcnt0 1 → 3 (rule 'vmcnt0>0%')"
    root = ElementTree.fromstring(text)
    assert (root.get("tests"), root.get("failures")) == ("4", "2")


def test_what_is_accepted_passes_with_its_reason() -> None:
    output = cases(JUDGED)["known"].findtext("system-out")
    assert output is not None and "accepted: known vmcnt0 1 → 2" in output and "a < b & c" in output


def test_what_changed_is_the_output_and_nothing_fails_without_a_gate() -> None:
    found = cases(junit())
    assert all(case.find("failure") is None for case in found.values())
    assert "vmcnt0 hurt: 1 → 3 (+200.00%)" in (found["worse"].findtext("system-out") or "")
    assert found["same"].find("system-out") is None
    assert found["gone"].findtext("system-out") == "lost"
