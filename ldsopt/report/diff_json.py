"""A comparison as JSON, for programs: ``ldsopt.diff/1``, see ``docs/diff.md``.

Unlike the other formats it holds everything, changed or not. A relative change is a fraction (0.05 is 5 %);
growth from zero has none, it is ``null`` there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Annotated, ClassVar

from ldsopt.compare.baseline import Acceptance
from ldsopt.compare.diff import ChangeVerdict, Diff, FunctionDiff, MetricChange, Presence, Side, WaitChange
from ldsopt.compare.gate import Violation
from ldsopt.compare.metrics import METRICS, Better, MetricValue
from ldsopt.compare.outcome import Outcome
from ldsopt.compare.totals import Extreme, Total, totals
from ldsopt.documents import ABSENT, Absent, Natural, json_text


@dataclass(frozen=True, slots=True)
class DiffMetric:
    """One metric of a function.

    Attributes:
        change: after - before.
        relative: change / before, a fraction; null from zero or when unknown.
    """

    metric: str
    unit: str
    better: Better
    before: MetricValue | None
    after: MetricValue | None
    change: MetricValue | None
    relative: float | None
    verdict: ChangeVerdict


@dataclass(frozen=True, slots=True)
class DiffWait:
    """Waits for one counter that leave the same number outstanding.

    Attributes:
        before_executed, after_executed: executions by waves; absent without a launch.
    """

    counter: str
    n: Natural
    before: Natural
    after: Natural
    before_in_loops: Natural | None
    after_in_loops: Natural | None
    before_executed: Natural | Absent | None = ABSENT
    after_executed: Natural | Absent | None = ABSENT


@dataclass(frozen=True, slots=True)
class DiffFunction:
    """One function of either side.

    Attributes:
        module: empty when there is one module a side.
        label: module:name, printable.
    """

    module: str
    name: str
    label: str
    is_kernel: bool
    presence: Presence
    metrics: tuple[DiffMetric, ...]
    waits: tuple[DiffWait, ...]


@dataclass(frozen=True, slots=True)
class DiffExtreme:
    """The function that a metric changed most in."""

    function: str
    before: MetricValue | None
    after: MetricValue | None
    relative: float | None


@dataclass(frozen=True, slots=True)
class DiffTotal:
    """One metric over all functions.

    Attributes:
        decrease: sum of the falls.
        increase: sum of the rises.
    """

    metric: str
    before: MetricValue
    after: MetricValue
    decrease: Annotated[MetricValue, ("maximum", 0)]
    increase: Annotated[MetricValue, ("minimum", 0)]
    relative: float | None
    affected: Natural
    compared: Natural
    best: DiffExtreme | None
    worst: DiffExtreme | None


@dataclass(frozen=True, slots=True)
class DiffAccepted(Violation):
    """A violation that the baseline accepts."""

    reason: str


@dataclass(frozen=True, slots=True)
class DiffGate:
    """The answer of the gate."""

    passed: bool
    rules: tuple[str, ...]
    failures: tuple[Violation, ...]
    accepted: tuple[DiffAccepted, ...]
    stale: tuple[Acceptance, ...]
    expired: tuple[Acceptance, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiffDocument:
    """Two measurements compared; everything, changed or not.

    Attributes:
        changed: anything differs.
        warnings: why the numbers may not mean what they seem to.
        totals: of the metrics that changed anywhere.
        gate: null when no gate was asked for.
    """

    SCHEMA: ClassVar = "ldsopt.diff/1"

    before: Side
    after: Side
    changed: bool
    warnings: tuple[str, ...]
    functions: tuple[DiffFunction, ...]
    totals: tuple[DiffTotal, ...]
    gate: DiffGate | None


def diff_json(diff: Diff, outcome: Outcome | None = None) -> str:
    """The comparison, and the gate's answer if there was a gate, as a document with a final newline."""
    return json_text(
        DiffDocument(
            before=diff.before,
            after=diff.after,
            changed=diff.changed,
            warnings=diff.warnings,
            functions=tuple(map(_function, diff.functions)),
            totals=tuple(map(_total, totals(diff))),
            gate=None if outcome is None else _gate(outcome),
        )
    )


def _function(function: FunctionDiff) -> DiffFunction:
    return DiffFunction(
        module=function.module,
        name=function.name,
        label=function.label,
        is_kernel=function.is_kernel,
        presence=function.presence,
        metrics=tuple(map(_metric, function.metrics)),
        waits=tuple(map(_wait, function.waits)),
    )


def _wait(wait: WaitChange) -> DiffWait:
    """The change; without what only a launch tells, where there was none."""
    launched = (wait.before_executed, wait.after_executed)
    loops = (wait.before_in_loops, wait.after_in_loops)
    executed = launched if launched != (None, None) else (ABSENT, ABSENT)
    return DiffWait(wait.counter, wait.n, wait.before, wait.after, *loops, *executed)


def _metric(change: MetricChange) -> DiffMetric:
    metric = METRICS[change.metric]
    return DiffMetric(
        metric=change.metric,
        unit=metric.unit,
        better=metric.better,
        before=change.before,
        after=change.after,
        change=change.change,
        relative=_finite(change.relative),
        verdict=change.verdict,
    )


def _total(total: Total) -> DiffTotal:
    return DiffTotal(
        metric=total.metric,
        before=total.before,
        after=total.after,
        decrease=total.decrease,
        increase=total.increase,
        relative=_finite(total.relative),
        affected=total.affected,
        compared=total.compared,
        best=_extreme(total.best),
        worst=_extreme(total.worst),
    )


def _extreme(extreme: Extreme | None) -> DiffExtreme | None:
    if extreme is None:
        return None
    change = extreme.change
    return DiffExtreme(extreme.function, change.before, change.after, _finite(change.relative))


def _gate(outcome: Outcome) -> DiffGate:
    return DiffGate(
        passed=outcome.passed,
        rules=tuple(dict.fromkeys(rule.text for rule in outcome.rules)),
        failures=outcome.failures,
        accepted=tuple(
            DiffAccepted(item.function, item.metric, item.before, item.after, item.rule, reason)
            for item, reason in ((one.violation, one.acceptance.reason) for one in outcome.accepted)
        ),
        stale=outcome.stale,
        expired=outcome.expired,
        notes=outcome.notes,
    )


def _finite(value: float | None) -> float | None:
    return None if value is None or math.isinf(value) else round(value, 6)
