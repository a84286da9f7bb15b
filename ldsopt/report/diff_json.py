"""A comparison as JSON, for programs: ``ldsopt.diff/1``, see ``docs/diff.md`` and ``diff-1.schema.json``.

Unlike the other formats it holds everything, changed or not. A relative change is a fraction (0.05 is 5 %);
growth from zero has none, it is ``null`` there.
"""

from __future__ import annotations

import math
from dataclasses import asdict

from ldsopt.compare.baseline import Acceptance
from ldsopt.compare.diff import Diff, FunctionDiff, MetricChange, WaitChange
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.outcome import Outcome
from ldsopt.compare.totals import Extreme, Total, totals
from ldsopt.report.json_document import json_document

SCHEMA = "ldsopt.diff/1"


def diff_json(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison, and the gate's answer if there was a gate, as a document with a final newline."""
    return json_document(
        SCHEMA,
        before=asdict(diff.before),
        after=asdict(diff.after),
        changed=diff.changed,
        warnings=diff.warnings,
        functions=[_function(function) for function in diff.functions],
        totals=[_total(total) for total in totals(diff)],
        gate=None if outcome is None else _outcome(outcome),
    )


def _function(function: FunctionDiff) -> dict[str, object]:
    return {
        "module": function.module,
        "name": function.name,
        "label": function.label,
        "is_kernel": function.is_kernel,
        "presence": function.presence.value,
        "metrics": [_metric(change) for change in function.metrics],
        "waits": [_wait(wait) for wait in function.waits],
    }


def _wait(wait: WaitChange) -> dict[str, object]:
    """The change; without what only a launch tells, where there was none."""
    executed = wait.before_executed, wait.after_executed
    return {
        name: value
        for name, value in asdict(wait).items()
        if not name.endswith("_executed") or executed != (None, None)
    }


def _metric(change: MetricChange) -> dict[str, object]:
    metric = METRICS[change.metric]
    return {
        "metric": change.metric,
        "unit": metric.unit,
        "better": metric.better.value,
        "before": change.before,
        "after": change.after,
        "change": change.change,
        "relative": _finite(change.relative),
        "verdict": change.verdict.value,
    }


def _total(total: Total) -> dict[str, object]:
    return {
        "metric": total.metric,
        "before": total.before,
        "after": total.after,
        "decrease": total.decrease,
        "increase": total.increase,
        "relative": _finite(total.relative),
        "affected": total.affected,
        "compared": total.compared,
        "best": _extreme(total.best),
        "worst": _extreme(total.worst),
    }


def _extreme(extreme: Extreme | None) -> dict[str, object] | None:
    if extreme is None:
        return None
    return {
        "function": extreme.function,
        "before": extreme.change.before,
        "after": extreme.change.after,
        "relative": _finite(extreme.change.relative),
    }


def _outcome(outcome: Outcome) -> dict[str, object]:
    return {
        "passed": outcome.passed,
        "rules": list(dict.fromkeys(rule.text for rule in outcome.rules)),
        "failures": [asdict(violation) for violation in outcome.failures],
        "accepted": [
            {**asdict(item.violation), "reason": item.acceptance.reason} for item in outcome.accepted
        ],
        "stale": [_acceptance(entry) for entry in outcome.stale],
        "expired": [_acceptance(entry) for entry in outcome.expired],
        "notes": list(outcome.notes),
    }


def _acceptance(entry: Acceptance) -> dict[str, object]:
    return {**asdict(entry), "expires": None if entry.expires is None else entry.expires.isoformat()}


def _finite(value: float | None) -> float | None:
    return None if value is None or math.isinf(value) else round(value, 6)
