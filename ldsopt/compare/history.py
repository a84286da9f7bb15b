"""The change of the metrics of functions from one record to the next.

A record is one point in time: a saved measurement, or the later side of a saved comparison. Functions keep their names
from record to record, as in a comparison. A value that a record does not have is a gap, never interpolated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ldsopt.compare.metrics import METRICS, MetricValue


@dataclass(frozen=True, slots=True)
class RecordedPoint:
    """One record.

    Attributes:
        label: what the point is called: the file's name without suffix.
        compilers: what made the code; ``None`` among them where that is unknown.
        values: by function, then by metric.
    """

    label: str
    compilers: frozenset[str | None]
    values: Mapping[str, Mapping[str, MetricValue]]


@dataclass(frozen=True, slots=True)
class Series:
    """One metric of one function over all points; ``None`` where a record does not tell it."""

    function: str
    values: tuple[MetricValue | None, ...]

    @property
    def known(self) -> list[MetricValue]:
        """The values that are there."""
        return [value for value in self.values if value is not None]

    @property
    def is_constant(self) -> bool:
        """True if all values that are there are the same."""
        return len(set(self.known)) <= 1

    @property
    def swing(self) -> float:
        """The largest change, relative to the first value: what ranks series."""
        known = self.known
        return (max(known) - min(known)) / (abs(known[0]) or 1) if known else 0.0


@dataclass(frozen=True, slots=True)
class History:
    """Records in order.

    Attributes:
        points: the oldest first.
        metrics: those that any record tells, in report order, each with its series, in the order of functions.
    """

    points: tuple[RecordedPoint, ...]
    metrics: Mapping[str, tuple[Series, ...]]

    @property
    def compiler_changes(self) -> tuple[int, ...]:
        """The points that were made by another compiler than the one before."""
        pairs = zip(self.points, self.points[1:], strict=False)
        return tuple(n for n, (old, new) in enumerate(pairs, 1) if old.compilers != new.compilers)


def history_of(points: Sequence[RecordedPoint], only: Iterable[str] = ()) -> History:
    """The history that records make, in the order given.

    Args:
        points: the oldest first.
        only: metrics to keep; all if none is named.
    """
    wanted = set(only) or set(METRICS)
    functions = dict.fromkeys(function for point in points for function in point.values)
    found = {}
    for metric in METRICS:
        series = [
            Series(function, tuple(_value(point.values.get(function, {}), metric) for point in points))
            for function in functions
        ]
        told = tuple(one for one in series if any(one.known) or (one.known and not METRICS[metric].sparse))
        if metric in wanted and told:
            found[metric] = told
    return History(tuple(points), found)


def _value(values: Mapping[str, MetricValue], metric: str) -> MetricValue | None:
    """The value in one record. A record leaves out what is sparse and zero; it has its waits then."""
    about = METRICS[metric]
    is_zero = about.sparse and ("executed_waits" if about.of_launch else "waits") in values
    return values.get(metric, 0 if is_zero else None)
