"""Regressions that somebody has looked at and accepted, with the reason.

An acceptance names kernels by a pattern, one metric, and the worst value that is still accepted; so it does
not cover the next regression of the same kernel. It may expire. The file is JSON, ``ldsopt.baseline/1``, and
described in ``docs/gate.md``.
"""

from __future__ import annotations

import glob
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase
from typing import Annotated, ClassVar

from ldsopt.compare.checked_json import JsonNode, parse
from ldsopt.compare.gate import KERNELS_GAINED, KERNELS_LOST, Violation
from ldsopt.compare.metrics import METRICS, Better, MetricValue, nearest
from ldsopt.documents import ABSENT, Absent, json_text
from ldsopt.errors import UsageError

SCHEMA = "ldsopt.baseline/1"


@dataclass(frozen=True, slots=True)
class Acceptance:
    """One regression that somebody has accepted, as an entry of a baseline file.

    Attributes:
        kernel: shell pattern (``*``, ``?``, ``[...]``) for a function's label, or for the
            part of it that follows the module.
        metric: a metric, ``kernels-lost`` or ``kernels-gained``.
        up_to: the worst value after that is accepted, in the metric's unit: the largest, or where more is
            better the smallest. ``None`` accepts any value.
        reason: why; never empty.
        expires: the last day on which it counts.
    """

    kernel: str
    metric: str
    up_to: MetricValue | None
    reason: str
    expires: date | None = None

    def names(self, violation: Violation) -> bool:
        """True if this entry is about the kernel and the metric of a violation."""
        label = violation.function
        return self.metric == violation.metric and (
            fnmatchcase(label, self.kernel) or fnmatchcase(label, f"*:{self.kernel}")
        )

    def covers(self, violation: Violation) -> bool:
        """True if this entry accepts a violation: same kernel and metric, and a value no worse than `up_to`."""
        if not self.names(violation):
            return False
        if self.up_to is None or violation.after is None:
            return True
        if METRICS[self.metric].better is Better.MORE:
            return violation.after >= self.up_to
        return violation.after <= self.up_to

    def expired(self, today: date) -> bool:
        """True if the entry's last day is over."""
        return self.expires is not None and today > self.expires


@dataclass(frozen=True, slots=True)
class Baseline:
    """A baseline file's content, in its order."""

    accepted: tuple[Acceptance, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BaselineEntry:
    """An acceptance as it is written.

    Attributes:
        kernel: shell pattern for module:function, or for the function alone.
        metric: a metric, kernels-lost or kernels-gained.
        up_to: the worst value that is accepted; absent or null for any.
        expires: last day on which it counts, YYYY-MM-DD.
    """

    kernel: str
    metric: str
    up_to: MetricValue | Absent | None = ABSENT
    reason: Annotated[str, ("pattern", "\\S")]
    expires: date | Absent | None = ABSENT


@dataclass(frozen=True, slots=True)
class BaselineDocument:
    """Regressions that somebody has looked at and accepted."""

    SCHEMA: ClassVar = SCHEMA

    accepted: tuple[BaselineEntry, ...]


def baseline_from_json(text: str, file: str) -> Baseline:
    """Reads the text of a baseline file.

    Raises:
        InputError: not JSON, another schema, an unknown metric, no reason, a bad date.
    """
    return Baseline(tuple(_read(node) for node in parse(text, file, SCHEMA).at("accepted").items()))


def baseline_to_json(baseline: Baseline) -> str:
    """The document that `baseline_from_json` reads, with a final newline."""
    entries = (
        BaselineEntry(
            kernel=one.kernel,
            metric=one.metric,
            up_to=ABSENT if one.up_to is None else one.up_to,
            reason=one.reason,
            expires=one.expires or ABSENT,
        )
        for one in baseline.accepted
    )
    return json_text(BaselineDocument(tuple(entries)))


def accept(
    violations: Iterable[Violation],
    reason: str,
    *,
    expires: date | None = None,
    keep: Iterable[Acceptance] = (),
) -> Baseline:
    """Makes a baseline that accepts ``violations`` at the values that they have now.

    Args:
        violations: what to accept.
        reason: why.
        expires: last day of the new acceptances.
        keep: acceptances to go on with; those for the same kernel and metric as a new one are replaced.

    Raises:
        UsageError: the reason is empty.
    """
    if not reason.strip():
        raise UsageError("an accepted regression needs a reason: --reason TEXT")
    new: dict[tuple[str, str], Acceptance] = {}
    for violation in violations:
        kernel = glob.escape(violation.function)
        new[kernel, violation.metric] = Acceptance(
            kernel, violation.metric, violation.after, reason.strip(), expires
        )
    kept = (old for old in keep if (old.kernel, old.metric) not in new)
    return Baseline((*kept, *new.values()))


def _read(node: JsonNode) -> Acceptance:
    metric = node.at("metric")
    known = (*METRICS, KERNELS_LOST, KERNELS_GAINED)
    if metric.text() not in known:
        raise metric.error(f"no metric '{metric.text()}'{nearest(metric.text(), known)}")
    reason = node.at("reason")
    if not reason.text().strip():
        raise reason.error("an accepted regression needs a reason")
    up_to = node.get("up_to")
    return Acceptance(
        kernel=node.at("kernel").text(),
        metric=metric.text(),
        up_to=None if up_to is None or up_to.is_null() else up_to.number(),
        reason=reason.text().strip(),
        expires=_read_date(node.get("expires")),
    )


def _read_date(node: JsonNode | None) -> date | None:
    if node is None or node.is_null():
        return None
    try:
        return date.fromisoformat(node.text())
    except ValueError:
        raise node.error(f"'{node.text()}' is not a date", "write it as YYYY-MM-DD") from None
