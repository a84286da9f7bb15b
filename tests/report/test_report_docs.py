"""The documentation says what the code does."""

import json
import re
from pathlib import Path

from report_samples import compared, function, module, read, said

DOCS = Path(__file__).parents[2] / "docs"
METRICS_PAGE, SCHEMA_PAGE, DIFF_PAGE, GATE_PAGE = (
    (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("metrics", "json", "diff", "gate")
)


def example(page: str) -> str:
    """The last example of a document."""
    return page.rsplit("```json\n", maxsplit=1)[-1].split("```", maxsplit=1)[0]


def test_every_metric_has_its_row() -> None:
    """A row is of one metric, in its own words, or of the same metric of several counters."""
    words = said("explain").out.partition("Metrics:\n")[2].partition("\n\n")[0].split()
    assert len(words) > 40
    for name in words:
        text = said("explain", name).out
        found = re.match(rf"{name}: (.*)\n\nUnit: (.*)\. Better: (\w+)\.\n", text)
        assert found is not None
        gated = "yes" if "--fail-on regressions" in text else ""
        (row,) = (
            line for line in METRICS_PAGE.splitlines() if line.startswith("| `") and f"`{name}`" in line
        )
        assert f"| {found[2]} | {found[3]} | {gated} | " in row
        assert row.count("`") > 2 or row == f"| `{name}` | {found[2]} | {found[3]} | {gated} | {found[1]} |"


def test_example_documents_are_read() -> None:
    (measurement,) = read(example(SCHEMA_PAGE))
    assert measurement.functions[0].resources.vgprs == 128
    accepted = json.loads(example(GATE_PAGE))["accepted"]
    assert accepted
    assert compared(module(), module(), "--fail-on=waits>0", accepted=accepted).code == 0


def test_every_documented_rule_parses() -> None:
    table = GATE_PAGE.split("| rule |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    rules = [rule for cell in cells for rule in cell.split("`")[1::2]]
    assert len(rules) == 9
    assert compared(
        module(function()), module(function()), *(f"--fail-on={rule}" for rule in rules)
    ).code in (0, 1)


def test_every_format_is_documented() -> None:
    listed = said("diff", "--help").out.partition("--format [")[2].partition("]")[0]
    assert all(f"| `{name}` |" in DIFF_PAGE for name in "".join(listed.split()).split("|"))
