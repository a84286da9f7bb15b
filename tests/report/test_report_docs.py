"""The documentation says what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt.compare.baseline import baseline_from_json
from ldsopt.compare.gate import parse_rules
from ldsopt.compare.metrics import METRICS, Metric
from ldsopt.report.formats import DIFF_FORMATS
from ldsopt.report.measurement_json import measurements_from_json

DOCS = Path(__file__).parents[2] / "docs"
METRICS_PAGE, SCHEMA_PAGE, DIFF_PAGE, GATE_PAGE = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8")
    for name in ("metrics", "measurement-schema", "diff", "gate")
)


def example(page: str) -> str:
    return page.split("```json\n")[1].split("```", maxsplit=1)[0]


@pytest.mark.parametrize("metric", METRICS.values(), ids=METRICS)
def test_every_metric_has_its_row(metric: Metric) -> None:
    """A row is of one metric, in its own words, or of the same metric of several counters."""
    gated = "yes" if metric.gated else ""
    named = [
        line for line in METRICS_PAGE.splitlines() if line.startswith("| `") and f"`{metric.name}`" in line
    ]
    (row,) = named
    assert f"| {metric.unit} | {metric.better.value} | {gated} | " in row
    assert row.count("`") > 2 or row == (
        f"| `{metric.name}` | {metric.unit} | {metric.better.value} | {gated} | {metric.what} |"
    )


def test_example_documents_are_read() -> None:
    (measurement,) = measurements_from_json(example(SCHEMA_PAGE), "docs")
    assert measurement.functions[0].resources.vgprs == 128
    assert baseline_from_json(example(GATE_PAGE), "docs").accepted


def test_every_documented_rule_parses() -> None:
    table = GATE_PAGE.split("| rule |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    rules = [rule for cell in cells for rule in cell.split("`")[1::2]]
    assert len(rules) == 9
    assert parse_rules(rules)


def test_every_format_is_documented() -> None:
    assert all(f"| `{name}` |" in DIFF_PAGE for name in DIFF_FORMATS)
