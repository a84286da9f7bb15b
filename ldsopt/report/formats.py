"""The formats by the name that ``--format`` takes. A new one is one entry here.

A format loads what it alone needs when it is asked for: a table of text is not to wait for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from ldsopt.compare.diff import Diff, FunctionDiff, Presence
from ldsopt.compare.metrics import METRICS, Better, MetricValue, values
from ldsopt.compare.spelling import number, percent
from ldsopt.documents import indented
from ldsopt.errors import shown
from ldsopt.isa.measurement import Measurement
from ldsopt.report.measurement import measurement_text, measurements_to_json
from ldsopt.report.table import Look

if TYPE_CHECKING:
    from ldsopt.compare.gate import Outcome

# --- diff junit ---------------------------------------------------------------------------------------------
#
# A comparison as JUnit XML, which CI systems show as tests: a test for each function, failed where the gate fails.
#
# Without a gate nothing fails. What changed stands in each test's output. Elements are those of the schema that
# Jenkins,
# GitLab and GitHub's report actions read: ``testsuites``, ``testsuite``, ``testcase``, ``failure``, ``system-out``.


def diff_junit(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison as a document, with a final newline."""
    from xml.etree import ElementTree

    from ldsopt.compare.gate import spelled
    from ldsopt.report.diff import side_line

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
    from ldsopt.report.diff import wait_changes

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


# --- benchmark json -----------------------------------------------------------------------------------------
#
# The JSON that github-action-benchmark reads with ``tool: customSmallerIsBetter``, to draw a history.
#
# It is a list of ``{name, unit, value, extra}``; ``extra`` names the compiler, whose change alone can explain a step
# in
# the history. Metrics for which less is not better (occupancy) do not belong
# into such a list and are left out; so is what is unknown.


def measurements_benchmark_json(measurements: Mapping[str, Measurement]) -> str:
    """Measurements as a list with one entry for each metric of each function.

    Args:
        measurements: by module name, as from `pairing`; the empty name for the only one.
    """
    return _document(
        entry
        for module, measurement in measurements.items()
        for function in measurement.functions
        for name, value in values(function).items()
        for entry in _entry(
            f"{module}:{function.name}" if module else function.name,
            name,
            value,
            (_made_by(measurement.compiler),),
        )
    )


def diff_benchmark_json(diff: Diff) -> str:
    """The values of the after side, with those of the before side in ``extra``."""
    compilers = [", ".join(map(_made_by, side.compilers)) for side in (diff.before, diff.after)]
    made_by = " -> ".join(dict.fromkeys(compilers))
    return _document(
        entry
        for function in diff.functions
        if function.presence is not Presence.LOST
        for change in function.metrics
        for entry in _entry(
            function.label,
            change.metric,
            change.after,
            (*([] if change.before is None else [f"before: {number(change.before)}"]), made_by),
        )
    )


def _made_by(compiler: str | None) -> str:
    return shown(compiler) if compiler else "unknown compiler"


def _document(entries: Iterable[dict[str, object]]) -> str:
    return indented(list(entries))


def _entry(
    function: str, name: str, value: MetricValue | None, extra: Iterable[str]
) -> Iterable[dict[str, object]]:
    metric = METRICS[name]
    if value is None or metric.better is not Better.LESS:
        return
    yield {
        "name": f"{shown(function)} {name}",
        "unit": metric.unit,
        "value": value,
        "extra": "; ".join(extra),
    }


# --- formats ------------------------------------------------------------------------------------------------


def _diff_text(diff: Diff, outcome: Outcome | None, look: Look) -> str:
    from ldsopt.report.diff import diff_text

    return diff_text(diff, outcome, look)


def _json(diff: Diff, outcome: Outcome | None, _: Look) -> str:
    from ldsopt.report.diff import diff_json

    return diff_json(diff, outcome)


def _markdown(diff: Diff, outcome: Outcome | None, look: Look) -> str:
    from ldsopt.report.diff import diff_markdown

    return diff_markdown(diff, outcome, top=look.top)


def _sarif(diff: Diff, outcome: Outcome | None, _: Look) -> str:
    from ldsopt.report.sarif import diff_sarif

    return diff_sarif(diff, outcome)


def _html(diff: Diff, outcome: Outcome | None, _: Look) -> str:
    from ldsopt.report.diff_html import diff_html  # of all formats this one alone loads the judge

    return diff_html(diff, outcome)


DIFF_FORMATS: Mapping[str, Callable[[Diff, Outcome | None, Look], str]] = {
    "text": _diff_text,
    "json": _json,
    "markdown": _markdown,
    "html": _html,
    "junit": lambda diff, outcome, look: diff_junit(diff, outcome),
    "sarif": _sarif,
    "benchmark-json": lambda diff, outcome, look: diff_benchmark_json(diff),
}
"""For `diff`. Those for programs and the page take no notice of the look; here the page is without code."""

MEASURE_FORMATS: Mapping[str, Callable[[Mapping[str, Measurement], Look], str]] = {
    "text": lambda found, look: measurement_text(tuple(found.values()), look),
    "json": lambda found, look: measurements_to_json(found.values()),
    "benchmark-json": lambda found, look: measurements_benchmark_json(found),
}
"""For `measure`; measurements by module name."""


def render_diff(
    format_name: str, diff: Diff, outcome: Outcome | None = None, look: Look | None = None
) -> str:
    """The comparison in a format of `DIFF_FORMATS`, with a final newline."""
    return DIFF_FORMATS[format_name](diff, outcome, look or Look())


def render_measurements(format_name: str, found: Mapping[str, Measurement], look: Look | None = None) -> str:
    """Measurements in a format of `MEASURE_FORMATS`, with a final newline."""
    return MEASURE_FORMATS[format_name](found, look or Look())
