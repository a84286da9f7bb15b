"""The gate's answer: rules, a comparison and a baseline put together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from ldsopt.compare.baseline import Acceptance, Baseline, accept
from ldsopt.compare.diff import Diff
from ldsopt.compare.gate import GateRule, Violation, blind_spots, evaluate
from ldsopt.compare.spelling import number, plural


@dataclass(frozen=True, slots=True)
class Accepted:
    """A violation, and the entry of the baseline that accepts it."""

    violation: Violation
    acceptance: Acceptance


@dataclass(frozen=True, slots=True)
class Outcome:
    """The findings of the gate, and what became of each violation.

    Attributes:
        rules: what was asked for.
        failures: violations that nothing accepts; any of them makes the answer no.
        accepted: violations that the baseline accepts.
        stale: acceptances about which no violation was found, although a rule looked: take them out.
        expired: acceptances whose last day is over; they accept nothing.
        notes: what the rules could not see.
    """

    rules: tuple[GateRule, ...]
    failures: tuple[Violation, ...]
    accepted: tuple[Accepted, ...]
    stale: tuple[Acceptance, ...]
    expired: tuple[Acceptance, ...]
    notes: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """True if no violation is left that nothing accepts."""
        return not self.failures

    def summary(self) -> str:
        """The outcome in one line, for the message of `errors.GateFailed`."""
        if self.passed:
            return "gate passed" + (f", {len(self.accepted)} accepted" if self.accepted else "")
        return f"gate failed: {plural(len(self.failures), 'violation')}; e.g. {spelled(self.failures[0])}"


def judge(diff: Diff, rules: Iterable[GateRule], baseline: Baseline | None = None, *, today: date) -> Outcome:
    """Applies rules to a comparison and the baseline to what they find.

    Args:
        diff: the comparison.
        rules: from `parse_rules`; none means that nothing can fail.
        baseline: accepted regressions.
        today: to tell which of those have expired.
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


def updated_baseline(
    outcome: Outcome, baseline: Baseline | None, reason: str, *, expires: date | None = None
) -> Baseline:
    """The baseline with which the same comparison would pass: ``--update-baseline``.

    Keeps what is still used, takes out what is stale or expired, adds the failures with ``reason``. What it
    kept in force is kept as it was, reason included.

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
