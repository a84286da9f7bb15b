"""Rules that a comparison must not break: ``--fail-on vmcnt0>0%``.

A rule is one of

* ``METRIC OP CHANGE``: the change from before to after, of a function that both sides have. ``CHANGE`` is a
  percentage of before (``waits>5%``) or, with its sign, a number in the metric's unit (``vgprs>+8``); zero
  needs no sign (``occupancy<0``). From zero, any growth is above every percentage.
* ``after.METRIC OP LIMIT``: the value after, whatever it was before, also of a function that is new
  (``after.lds_bytes>65536``).
* ``kernels-lost``, ``kernels-gained``: a kernel is on one side only.
* ``regressions``: code got worse, as `ldsopt.compare.metrics` defines it (`GATED`), or a kernel is lost. What
  the repair of a hazard costs a function is accepted (`with_repairs`), as by every transform.

``OP`` is ``>``, ``>=``, ``<`` or ``<=``. Rules are separated by commas. A rule does not fail if a value is unknown;
`blind_spots` lists such values.

Accepted regressions, with the reasons.

An acceptance names kernels by a pattern, one metric, and the worst value that is still accepted; so it does
not cover the next regression of the same kernel. It may expire. The file is JSON, ``ldsopt.baseline/1``, and
described in ``docs/gate.md``.

The gate's answer: rules, a comparison and a baseline put together.
"""

from __future__ import annotations

import glob
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from enum import Enum
from typing import Annotated, ClassVar

from ldsopt.checked_json import JsonNode, parse
from ldsopt.compare.diff import Diff, FunctionDiff, MetricChange, Presence
from ldsopt.compare.metrics import COUNTERS, GATED, METRICS, Better, MetricValue, nearest
from ldsopt.compare.spelling import number, plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, filled, json_text
from ldsopt.errors import UsageError
from ldsopt.patterns import is_named

KERNELS_LOST = "kernels-lost"
KERNELS_GAINED = "kernels-gained"
REGRESSIONS = "regressions"
KEYWORDS = (REGRESSIONS, KERNELS_LOST, KERNELS_GAINED)

_OPERATORS: Mapping[str, Callable[[float, float], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
_RULE = re.compile(
    r"(?P<after>after\.)?(?P<metric>[A-Za-z]\w*)\s*(?P<op>>=|<=|>|<)\s*"
    r"(?P<bound>[+-]?(?:\d+(?:\.\d*)?|\.\d+))(?P<percent>\s*%)?",
    re.ASCII,
)
_WORD = re.compile(r"(?:after\.)?([A-Za-z][\w-]*)", re.ASCII)


class BoundKind(str, Enum):
    """The quantity that the bound of a rule limits: the change in percent, the change itself, or the value after."""

    PERCENT = "percent"
    CHANGE = "change"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class GateRule:
    """One rule of ``--fail-on``.

    Attributes:
        text: as the user wrote it.
        metric: name of a metric, or `KERNELS_LOST` or `KERNELS_GAINED`.
        operator: ``>``, ``>=``, ``<``, ``<=``; empty for the rules about kernels.
        bound: percent, or the metric's unit.
        scale: the quantity that the bound limits.
    """

    text: str
    metric: str
    operator: str = ""
    bound: float = 0.0
    scale: BoundKind = BoundKind.CHANGE

    def broken_by(self, change: MetricChange) -> bool:
        """True if the rule's value is known and beyond the bound."""
        if self.scale is BoundKind.AFTER:
            value = change.after
        elif self.scale is BoundKind.CHANGE:
            value = change.change
        else:
            value = _percent(change)
        return value is not None and _OPERATORS[self.operator](value, self.bound)


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that a function broke.

    Attributes:
        function: its label.
        metric: what the rule is about.
        before, after: its values; ``None`` where there is none.
        rule: the rule as the user wrote it.
    """

    function: str
    metric: str
    before: MetricValue | None
    after: MetricValue | None
    rule: str

    @property
    def change(self) -> MetricChange | None:
        """The change that broke the rule; ``None`` for rules about lost or gained kernels."""
        return MetricChange(self.metric, self.before, self.after) if self.metric in METRICS else None


def parse_rules(expressions: Iterable[str]) -> tuple[GateRule, ...]:
    """Reads the values of ``--fail-on``; each may hold several rules, separated by commas.

    Raises:
        UsageError: what is wrong with which rule, and what was probably meant.
    """
    rules: list[GateRule] = []
    for expression in expressions:
        for text in expression.split(","):
            rules += _parse(text.strip())
    return tuple(dict.fromkeys(rules))


def evaluate(diff: Diff, rules: Iterable[GateRule]) -> tuple[Violation, ...]:
    """Every (rule, function) that fails, by rule, then in the diff's order."""
    return tuple(violation for rule in rules for violation in _violations(diff, rule))


def blind_spots(diff: Diff, rules: Iterable[GateRule]) -> tuple[str, ...]:
    """The facts to know before trusting that nothing failed, a line each.

    These are values that a rule could not see, counters that no code here uses, and rules that fail on improvements.
    """
    notes: dict[str, None] = {}
    for rule in rules:
        if rule.metric not in METRICS:
            continue
        asked = rule.text != REGRESSIONS or not METRICS[rule.metric].of_launch
        unseen = sum(
            _unseen(rule, function)
            for function in _judged(diff, rule)
            if asked or _change(function, rule.metric) is not None  # without a launch there is nothing to see
        )
        if unseen:
            notes[f"{rule.metric} is unknown in {plural(unseen, 'function')}: not judged there"] = None
        if rule.text != REGRESSIONS:
            notes.update(dict.fromkeys(_doubts(diff, rule)))
    return tuple(notes)


def _parse(text: str) -> Iterator[GateRule]:
    if text in (KERNELS_LOST, KERNELS_GAINED):
        yield GateRule(text, text)
        return
    if text == REGRESSIONS:
        for name in GATED:
            yield GateRule(text, name, "<" if METRICS[name].better is Better.MORE else ">")
        yield GateRule(text, KERNELS_LOST)
        return
    match = _RULE.fullmatch(text)
    if match is None:
        raise _malformed(text)
    metric, bound = match["metric"], match["bound"]
    if metric not in METRICS:
        raise _no_such_metric(text, metric)
    if match["after"]:
        if match["percent"] or bound[0] in "+-":
            raise UsageError(f"--fail-on '{text}': the limit after 'after.' is a plain number")
        scale = BoundKind.AFTER
    elif match["percent"]:
        scale = BoundKind.PERCENT
    else:
        scale = BoundKind.CHANGE
        if bound[0] not in "+-" and float(bound) != 0:
            raise UsageError(
                f"--fail-on '{text}': a change or a limit? Write '{metric}{match['op']}+{bound}' for a "
                f"change by {bound}, '{metric}{match['op']}{bound}%' for percent, "
                f"'after.{metric}{match['op']}{bound}' for the value itself"
            )
    yield GateRule(text, metric, match["op"], float(bound), scale)


def _malformed(text: str) -> UsageError:
    """The error for a rule that cannot be read: it names the first wrong column, from 1."""
    if not text:
        return UsageError("--fail-on: an empty rule; write METRIC>CHANGE, e.g. 'vmcnt0>0%'")
    word = _WORD.match(text)
    if word is None:
        return UsageError(f"--fail-on '{text}': column 1: expected the name of a metric, e.g. 'vmcnt0>0%'")
    name = word[1]
    if name not in METRICS and name not in KEYWORDS:
        return _no_such_metric(text, name)
    rest = text[word.end() :]
    column = word.end() + 1 + len(rest) - len(rest.lstrip())
    if name in KEYWORDS:
        return UsageError(f"--fail-on '{text}': column {column}: nothing may follow '{name}'")
    op = next((one for one in (">=", "<=", ">", "<") if rest.lstrip().startswith(one)), None)
    if op is None:
        return UsageError(
            f"--fail-on '{text}': column {column}: expected >, >=, < or <= and a change, e.g. '{name}>0%'"
        )
    column = len(text) - len(rest.lstrip()[len(op) :].lstrip()) + 1
    return UsageError(
        f"--fail-on '{text}': column {column}: expected a percentage (5%), a signed change (+8) or 0"
    )


def _no_such_metric(text: str, name: str) -> UsageError:
    known = (*METRICS, *KEYWORDS)
    return UsageError(
        f"--fail-on '{text}': no metric '{name}'{nearest(name, known) or '; known are ' + ', '.join(known)}"
    )


def _percent(change: MetricChange) -> float | None:
    """The change in percent. It multiplies before it divides, so that 100 → 107 is exactly 7 percent."""
    if change.change is None or change.relative is None:
        return None
    if change.before:
        return change.change * 100 / change.before
    return change.relative


def _judged(diff: Diff, rule: GateRule) -> Iterator[FunctionDiff]:
    """The functions that a rule about a metric applies to."""
    for function in diff.functions:
        if function.presence is Presence.BOTH or (
            rule.scale is BoundKind.AFTER and function.presence is Presence.GAINED
        ):
            yield function


def _violations(diff: Diff, rule: GateRule) -> Iterator[Violation]:
    if rule.metric not in METRICS:
        presence = Presence.LOST if rule.metric == KERNELS_LOST else Presence.GAINED
        for function in diff.of(presence):
            if function.is_kernel:
                yield Violation(function.label, rule.metric, None, None, rule.text)
        return
    for function in _judged(diff, rule):
        change = _change(function, rule.metric)
        if change is not None and rule.broken_by(change):
            yield Violation(function.label, rule.metric, change.before, change.after, rule.text)


def _change(function: FunctionDiff, metric: str) -> MetricChange | None:
    return next((change for change in function.metrics if change.metric == metric), None)


def _unseen(rule: GateRule, function: FunctionDiff) -> bool:
    """True if the rule's value is unknown there. A sparse metric that is absent is zero, if the waits are known."""
    change = _change(function, rule.metric)
    if change is None:
        if not METRICS[rule.metric].sparse:
            return True
        change = _change(function, "waits")
        if change is None:
            return True
    return change.after is None or (rule.scale is not BoundKind.AFTER and change.before is None)


def _doubts(diff: Diff, rule: GateRule) -> Iterator[str]:
    metric = METRICS[rule.metric]
    improves = ">" if metric.better is Better.MORE else "<"
    if (
        metric.better is not Better.NEITHER
        and rule.scale is not BoundKind.AFTER
        and rule.operator[0] == improves
    ):
        yield f"'{rule.text}' fails when {rule.metric} gets better"
    if metric.counter is not None:
        used = [c for c in COUNTERS if any(_change(function, c) for function in diff.functions)]
        if used and metric.counter not in used:
            names = f"no wait names {metric.counter}, only {', '.join(used)}"
            yield f"{names}: '{rule.text}' has nothing to judge"


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
        return self.metric == violation.metric and is_named(label, (self.kernel, f"*:{self.kernel}"))

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
        filled(BaselineEntry, one, up_to=ABSENT if one.up_to is None else one.up_to)
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
    """Makes a baseline that accepts ``violations`` at their present values.

    Args:
        violations: the violations to accept.
        reason: why.
        expires: last day of the new acceptances.
        keep: further acceptances; those for the same kernel and metric as a new one are replaced.

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


@dataclass(frozen=True, slots=True)
class Accepted:
    """A violation, and the entry of the baseline that accepts it."""

    violation: Violation
    acceptance: Acceptance


@dataclass(frozen=True, slots=True)
class Outcome:
    """The findings of the gate, and the fate of each violation.

    Attributes:
        rules: the requested rules.
        failures: violations that nothing accepts; any of them makes the answer no.
        accepted: violations that the baseline accepts.
        stale: acceptances without a violation, although a rule looked: they should be removed.
        expired: acceptances whose last day is over; they accept nothing.
        notes: values that the rules could not see.
    """

    rules: tuple[GateRule, ...]
    failures: tuple[Violation, ...]
    accepted: tuple[Accepted, ...]
    stale: tuple[Acceptance, ...]
    expired: tuple[Acceptance, ...]
    notes: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """True if every violation is accepted."""
        return not self.failures

    def summary(self) -> str:
        """The outcome in one line, for the message of `errors.GateFailed`."""
        if self.passed:
            return "gate passed" + (f", {len(self.accepted)} accepted" if self.accepted else "")
        return f"gate failed: {plural(len(self.failures), 'violation')}; e.g. {spelled(self.failures[0])}"


def judge(diff: Diff, rules: Iterable[GateRule], baseline: Baseline | None = None, *, today: date) -> Outcome:
    """Applies rules to a comparison and the baseline to their violations.

    Args:
        diff: the comparison.
        rules: from `parse_rules`; none means that nothing can fail.
        baseline: accepted regressions.
        today: decides which of those have expired.
    """
    rules = tuple(rules)
    entries = () if baseline is None else baseline.accepted
    expired = tuple(entry for entry in entries if entry.expired(today))
    valid = tuple(entry for entry in entries if not entry.expired(today))
    failures: list[Violation] = []
    accepted: list[Accepted] = []
    for violation in evaluate(diff, rules):
        entry = next((entry for entry in valid if entry.covers(violation)), None)
        if entry is None:
            failures.append(violation)
        else:
            accepted.append(Accepted(violation, entry))
    found = (*failures, *(a.violation for a in accepted))
    judged = {rule.metric for rule in rules}
    stale = tuple(
        entry
        for entry in valid
        if entry.metric in judged and not any(entry.names(violation) for violation in found)
    )
    return Outcome(rules, tuple(failures), tuple(accepted), stale, expired, blind_spots(diff, rules))


def with_costs(diff: Diff, outcome: Outcome) -> tuple[FunctionDiff, ...]:
    """The functions that fail by ``regressions`` for what may be the cost of a repair."""
    labels = {one.function for one in outcome.failures if _is_cost(one)}
    return tuple(function for function in diff.functions if function.label in labels)


def with_repairs(outcome: Outcome, repairs: Mapping[str, str]) -> Outcome:
    """The outcome with the costs accepted in functions whose hazards are repaired, as `ldsopt.compare.settle` does.

    A repair adds waits, and the compiler may then need more registers, so spills, scratch and occupancy may be its
    cost. More LDS is not, and fails, as rules about one metric do.

    Args:
        outcome: the outcome without regard to hazards.
        repairs: by a function's label, the repairs in words.
    """
    paid = [one for one in outcome.failures if _is_cost(one) and one.function in repairs]
    accepted = (
        Accepted(one, Acceptance(glob.escape(one.function), one.metric, one.after, repairs[one.function]))
        for one in paid
    )
    failures = tuple(one for one in outcome.failures if one not in paid)
    return replace(outcome, failures=failures, accepted=(*outcome.accepted, *accepted))


def _is_cost(violation: Violation) -> bool:
    return violation.rule == REGRESSIONS and violation.metric in METRICS and violation.metric != "lds_bytes"


def updated_baseline(
    outcome: Outcome, baseline: Baseline | None, reason: str, *, expires: date | None = None
) -> Baseline:
    """The baseline with which the same comparison would pass: ``--update-baseline``.

    It keeps used acceptances unchanged, with their reasons, removes stale and expired ones, and adds the failures with
    ``reason``.

    Raises:
        UsageError: there is something to add and the reason is empty.
    """
    gone = {*outcome.stale, *outcome.expired}
    entries = () if baseline is None else baseline.accepted
    keep = tuple(entry for entry in entries if entry not in gone)
    return (
        accept(outcome.failures, reason, expires=expires, keep=keep) if outcome.failures else Baseline(keep)
    )


def spelled(violation: Violation) -> str:
    """A violation on one line: kernel, metric, before → after, rule."""
    values = (
        f" {violation.metric} {number(violation.before)} → {number(violation.after)}"
        if violation.change is not None
        else f" {violation.metric}"
    )
    return f"{violation.function}{values} (rule '{violation.rule}')"
