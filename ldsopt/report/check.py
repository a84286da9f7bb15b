"""What the reports of `check` have in common: its subject, groups of findings, and which of them fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.checker.findings import Check, Finding, Verdict
from ldsopt.compare.spelling import plural


@dataclass(frozen=True, slots=True)
class CheckSubject:
    """Everything that a report on a check shows.

    Attributes:
        check: the result.
        line_of: the input's line for a line of the canonical text, if it is known.
        is_canonical: the input is the canonical text, line by line.
        most: show at most so many findings; ``None`` for all.
        version: of ldsopt.
    """

    check: Check
    line_of: Callable[[int | None], int | None]
    is_canonical: bool = False
    most: int | None = None
    version: str = "0"

    @property
    def shown(self) -> tuple[Finding, ...]:
        """The findings to list, the surest first."""
        return self.check.findings[: self.most]

    @property
    def left_out(self) -> int:
        """How many findings `most` keeps out of the list."""
        return len(self.check.findings) - len(self.shown)


def groups(findings: tuple[Finding, ...]) -> list[list[Finding]]:
    """Findings that have rule, verdict, function and variables in common, in order of their first."""
    found: dict[tuple[object, ...], list[Finding]] = {}
    for finding in findings:
        found.setdefault(finding.group, []).append(finding)
    return list(found.values())


def failure(check: Check, *, strict: bool) -> str:
    """Why the check fails, in one line; empty if it does not."""
    definite, unproven = check.count(Verdict.DEFINITE), check.count(Verdict.UNPROVEN)
    if not definite and not (strict and unproven):
        return ""
    counted = [plural(definite, "definite finding")] if definite else []
    if strict and unproven:
        counted.append(plural(unproven, "unproven finding"))
    return f"{check.source}: {' and '.join(counted)}"
