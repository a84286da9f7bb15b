"""The documentation says what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ldsopt.compare.baseline import baseline_from_json
from ldsopt.compare.gate import parse_rules
from ldsopt.compare.metrics import METRICS
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
def test_every_metric_has_its_row(metric: object) -> None:
    m = METRICS[metric.name]  # type: ignore[attr-defined]
    gated = "yes" if m.gated else ""
    assert f"| `{m.name}` | {m.unit} | {m.better.value} | {gated} | {m.what} |" in METRICS_PAGE


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
