"""The formats by the name that ``--format`` takes. A new one is one entry here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ldsopt.compare.diff import Diff
from ldsopt.compare.outcome import Outcome
from ldsopt.isa.measurement import Measurement
from ldsopt.report.benchmark_json import diff_benchmark_json, measurements_benchmark_json
from ldsopt.report.diff_json import diff_json
from ldsopt.report.diff_junit import diff_junit
from ldsopt.report.diff_markdown import diff_markdown
from ldsopt.report.diff_sarif import diff_sarif
from ldsopt.report.diff_text import diff_text
from ldsopt.report.measurement_json import measurements_to_json
from ldsopt.report.measurement_text import measurement_text
from ldsopt.report.table import Look


def _html(diff: Diff, outcome: Outcome | None, look: Look) -> str:
    from ldsopt.report.diff_html import diff_html  # of all formats this one alone loads the judge

    return diff_html(diff, outcome)


DIFF_FORMATS: Mapping[str, Callable[[Diff, Outcome | None, Look], str]] = {
    "text": diff_text,
    "json": lambda diff, outcome, look: diff_json(diff, outcome),
    "markdown": lambda diff, outcome, look: diff_markdown(diff, outcome, top=look.top),
    "html": _html,
    "junit": lambda diff, outcome, look: diff_junit(diff, outcome),
    "sarif": lambda diff, outcome, look: diff_sarif(diff, outcome),
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
