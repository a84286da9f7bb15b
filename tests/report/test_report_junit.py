"""A comparison as JUnit XML."""

from xml.etree import ElementTree

from report_samples import compared, function, module

BEFORE = module(
    function("worse", "vmcnt(0)"), function("known", "vmcnt(0)"), function("same"), function("gone")
)
AFTER = module(function("worse", "vmcnt(0)*3"), function("known", "vmcnt(0)*2"), function("same"))
ACCEPTED = [{"kernel": "known", "metric": "vmcnt0", "up_to": 2, "reason": "a < b & c"}]


def junit(*rules: str) -> str:
    given = {"accepted": ACCEPTED} if rules else {}
    return compared(BEFORE, AFTER, "--format", "junit", *(f"--fail-on={rule}" for rule in rules), **given).out


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
