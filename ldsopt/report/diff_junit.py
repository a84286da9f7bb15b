"""A comparison as JUnit XML, which CI systems show as tests: a test for each function, failed where the gate fails.

Without a gate nothing fails. What changed stands in each test's output. Elements are those of the schema that Jenkins,
GitLab and GitHub's report actions read: ``testsuites``, ``testsuite``, ``testcase``, ``failure``, ``system-out``.
"""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from ldsopt.compare.diff import Diff, FunctionDiff, Presence
from ldsopt.compare.outcome import Outcome, spelled
from ldsopt.compare.spelling import number, percent
from ldsopt.errors import shown
from ldsopt.report.diff_text import side_line, wait_changes


def diff_junit(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison as a document, with a final newline."""
    failing: dict[str, list[str]] = {}
    for violation in outcome.failures if outcome else ():
        failing.setdefault(violation.function, []).append(spelled(violation))
    accepted: dict[str, list[str]] = {}
    for item in outcome.accepted if outcome else ():
        said = f"accepted: {spelled(item.violation)}: {item.acceptance.reason}"
        accepted.setdefault(item.violation.function, []).append(said)
    failed = sum(function.label in failing for function in diff.functions)
    counts = {"tests": str(len(diff.functions)), "failures": str(failed), "errors": "0"}
    root = ElementTree.Element("testsuites", counts)
    name = shown(f"ldsopt diff {diff.before.source} {diff.after.source}")
    suite = ElementTree.SubElement(root, "testsuite", {"name": name, **counts})
    properties = ElementTree.SubElement(suite, "properties")
    for word, side in (("before", diff.before), ("after", diff.after)):
        ElementTree.SubElement(properties, "property", {"name": word, "value": side_line(side)})
    for function in diff.functions:
        case = ElementTree.SubElement(
            suite,
            "testcase",
            {"classname": shown(function.module) or "ldsopt", "name": shown(function.name)},
        )
        if broken := failing.get(function.label):
            failure = ElementTree.SubElement(case, "failure", {"message": shown(broken[0])})
            failure.text = _text(broken)
        output = [*accepted.get(function.label, ()), *_changes(function)]
        if output:
            ElementTree.SubElement(case, "system-out").text = _text(output)
    if diff.warnings:
        ElementTree.SubElement(suite, "system-err").text = _text([f"warning: {w}" for w in diff.warnings])
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _changes(function: FunctionDiff) -> Iterator[str]:
    if function.presence is not Presence.BOTH:
        yield function.presence.value
        return
    for change in function.changed_metrics:
        values = f"{number(change.before)} → {number(change.after)} ({percent(change.relative)})"
        yield f"{change.metric} {change.verdict.value}: {values}"
    if function.changed_waits:
        yield f"waits: {wait_changes(function.changed_waits)}"


def _text(lines: list[str]) -> str:
    return "\n".join(map(shown, lines))
