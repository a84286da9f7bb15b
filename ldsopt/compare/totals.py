"""Sums over all matched functions, with the wins and the losses kept apart.

A sum alone lets one large win hide many small losses; so each total says how much of the change is decrease
and how much increase, and which functions gained and lost the most.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from ldsopt.compare.diff import ChangeVerdict, Diff, MetricChange, Presence
from ldsopt.compare.metrics import METRICS, MetricValue


@dataclass(frozen=True, slots=True)
class Extreme:
    """The function whose metric changed most in one direction.

    Attributes:
        function: its label.
        change: its metric.
    """

    function: str
    change: MetricChange


@dataclass(frozen=True, slots=True)
class Total:
    """One metric over all functions that both sides have and tell it for.

    Attributes:
        metric: its name.
        before, after: the sums over all compared functions.
        decrease: the sum of the falls, zero or less; ``before + decrease + increase == after``.
        increase: the sum of the rises, zero or more.
        affected: functions in which it changed.
        compared: functions compared.
        best, worst: largest relative win and loss; ``None`` where nothing was won or lost.
    """

    metric: str
    before: MetricValue
    after: MetricValue
    decrease: MetricValue
    increase: MetricValue
    affected: int
    compared: int
    best: Extreme | None
    worst: Extreme | None

    @property
    def relative(self) -> float | None:
        """The change of the sum as a fraction of the sum before."""
        return self.share(self.after - self.before)

    def share(self, part: MetricValue) -> float:
        """A part of the change relative to the sum before; infinite when that is zero."""
        if part == 0:
            return 0.0
        return part / self.before if self.before else math.inf


def size(relative: float | None) -> float:
    """The size of a relative change without its sign, as a key for sorting; 0 where it is unknown."""
    return abs(relative or 0.0)


def totals(diff: Diff) -> tuple[Total, ...]:
    """The total of every metric that changed anywhere, in report order."""
    changes: dict[str, list[Extreme]] = {name: [] for name in METRICS}
    for function in diff.of(Presence.BOTH):
        for change in function.metrics:
            if change.change is not None:
                changes[change.metric].append(Extreme(function.label, change))
    return tuple(
        _total(name, found) for name, found in changes.items() if any(e.change.change != 0 for e in found)
    )


def _total(name: str, found: list[Extreme]) -> Total:
    steps = [e.change.change or 0 for e in found]
    return Total(
        metric=name,
        before=_sum(e.change.before or 0 for e in found),
        after=_sum(e.change.after or 0 for e in found),
        decrease=_sum(step for step in steps if step < 0),
        increase=_sum(step for step in steps if step > 0),
        affected=sum(step != 0 for step in steps),
        compared=len(found),
        best=_extreme(found, ChangeVerdict.HELPED),
        worst=_extreme(found, ChangeVerdict.HURT),
    )


def _sum(numbers: Iterable[MetricValue]) -> MetricValue:
    result = sum(numbers)
    return round(result, 3) if isinstance(result, float) else result


def _extreme(found: list[Extreme], verdict: ChangeVerdict) -> Extreme | None:
    candidates = [e for e in found if e.change.verdict is verdict]
    return max(candidates, key=lambda e: (size(e.change.relative), abs(e.change.change or 0)), default=None)
