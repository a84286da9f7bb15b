"""The report of `optimize` as JSON, schema ``ldsopt.optimization/1`` (docs/optimize.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ldsopt.checker.findings import Check, Verdict
from ldsopt.checker.scope import scope_of_check
from ldsopt.compare.optimization import OptimizedGroup
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.json_document import json_document
from ldsopt.report.optimization import OptimizationSubject
from ldsopt.report.scope import scope_json
from ldsopt.timeline.forms import FormCycles

SCHEMA = "ldsopt.optimization/1"


def render(subject: OptimizationSubject) -> str:
    """The whole report, with a final newline."""
    result, comparison = subject.details, subject.made.comparison
    return json_document(
        SCHEMA,
        **subject.head,
        compiler=result.compiler,
        goal=result.goal.value,
        changed=result.changed,
        compilations=result.compilations,
        assumptions=assumptions_json(result.assumptions),
        rules_left_out=result.rules_left_out,
        notes=subject.module.notes,
        warnings=result.warnings,
        exact_waits=None if result.exact_waits is None else result.exact_waits._asdict(),
        groups=[_group(subject, group) for group in result.groups],
        scope=scope_json(scope_of_check(comparison.after)) if comparison is not None else None,
        check={"before": _counts(comparison.before), "after": _counts(comparison.after)}
        if comparison is not None
        else None,
    )


def _group(subject: OptimizationSubject, group: OptimizedGroup) -> dict[str, Any]:
    return {
        "functions": [{"name": f.name, "kernel": f.is_kernel} for f in group.before],
        "chosen": group.chosen or None,
        "changes": _changes(subject, group.before, group.after),
        "repaired": [
            {"verdict": verdict.value, "rule": rule.value, "count": count}
            for verdict, rule, count in group.repaired
        ],
        "ranked_by": group.ranked_by or None,
        "cycles": _cycles(group.cycles),
        "candidates": [
            {
                "name": attempt.candidate,
                "outcome": attempt.outcome.value,
                "reason": attempt.reason,
                "changes": _changes(subject, group.before, attempt.after) if attempt.after else [],
                "cycles": _cycles(attempt.cycles),
            }
            for attempt in group.attempts
        ],
    }


def _cycles(found: FormCycles | None) -> list[float] | None:
    return None if found is None else [found.low, found.high]


def _changes(
    subject: OptimizationSubject, before: Sequence[FunctionMeasurement], after: Sequence[FunctionMeasurement]
) -> list[dict[str, Any]]:
    return [
        {
            "function": name,
            "criterion": change.criterion.name,
            "before": change.before,
            "after": change.after,
            "better": change.is_better,
        }
        for name, change in subject.changes(before, after)
    ]


def _counts(check: Check | None) -> dict[str, int] | None:
    return None if check is None else {verdict.value: check.count(verdict) for verdict in Verdict}
