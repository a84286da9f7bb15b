"""Repairs and costs of an edit, and the definite findings that stay: the last lines of a transform's summary."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.checker.findings import Check, Verdict
from ldsopt.compare.spelling import text_of
from ldsopt.compare.verdicts import EditVerdicts
from ldsopt.errors import shown
from ldsopt.report.check import verdict as findings_lines


def render(acceptance: EditVerdicts) -> str:
    """The findings, what each function's edit repairs and costs; last, the definite findings that are left."""
    findings = findings_lines(acceptance.comparison) if acceptance.comparison is not None else ""
    return findings + text_of(_lines(acceptance))


def _lines(acceptance: EditVerdicts) -> Iterator[str]:
    for one in acceptance.functions:
        repaired = ", ".join(f"{count} {kind.value} {rule.value}" for kind, rule, count in one.repaired)
        cost = ", ".join(map(str, one.cost))
        if repaired:
            yield f"  {shown(one.function)}: repairs {repaired}" + (f"; cost: {cost}" if cost else "")
        elif cost:
            yield f"  {shown(one.function)}: written because of {acceptance.insists}; cost: {cost}"
    if acceptance.comparison is not None and (left := not_repaired(acceptance.comparison.after)):
        yield left


def not_repaired(check: Check) -> str:
    """The line about definite findings that the output has; empty if it has none."""
    found = [finding for finding in check.findings if finding.verdict is Verdict.DEFINITE]
    if not found:
        return ""
    rules = dict.fromkeys(finding.rule.value for finding in found)
    counts = [f"{sum(f.rule.value == rule for f in found)} definite {rule}" for rule in rules]
    return f"  NOT REPAIRED: the output has {', '.join(counts)}; {found[0].remedy}"
