"""The summary of `optimize` on standard error: what was chosen, what that gains, what it rests on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ldsopt.analysis.global_memory.promises import MADE_PROMISES
from ldsopt.checker.findings import Check, Verdict
from ldsopt.compare.optimized import Attempt, AttemptOutcome, OptimizedGroup
from ldsopt.compare.spelling import plural, shown, text_of
from ldsopt.compare.worth import OptimizationGoal
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.assumptions import says
from ldsopt.report.optimization import OptimizationSubject
from ldsopt.transforms.annotate.options import NAMED_BASES
from ldsopt.waits.results import WaitCounts

_MADE = frozenset({NAMED_BASES, *MADE_PROMISES})
"""Assumptions that are made unless they are refused."""
_MOST_KERNELS = 3
_MOST_FIGURES = 6
_OUTCOMES = {
    AttemptOutcome.CHOSEN: "chosen",
    AttemptOutcome.NOT_TRIED: "not tried",
    AttemptOutcome.UNCHANGED: "changes nothing here",
    AttemptOutcome.SAME: "makes the same as",
    AttemptOutcome.WORSE: "would be worse",
    AttemptOutcome.NO_BETTER: "would be no better",
    AttemptOutcome.SECOND: "better than the input, not the best",
    AttemptOutcome.REFUSED: "refused",
    AttemptOutcome.FAILED: "failed",
}


def render(subject: OptimizationSubject, *, explain: bool = False) -> str:
    """The summary: the result, a line a kernel, what was tried, what check says, the assumptions.

    Args:
        subject: what it is about.
        explain: also what every candidate would do for every kernel, and why it was not chosen.
    """
    return text_of(_lines(subject, explain))


def _lines(subject: OptimizationSubject, explain: bool) -> Iterator[str]:
    result = subject.optimized
    kernels = [group for group in subject.shown if any(f.is_kernel for f in group.before)]
    better = sum(bool(group.chosen) for group in kernels)
    yield f"{shown(result.source)} ({result.arch}, {result.compiler}): goal {result.goal.value}: " + (
        f"{better} of {plural(len(kernels), 'kernel')} better"
        if result.changed
        else f"nothing is better; the output is {result.base}"
    )
    for note in subject.notes:
        yield f"  note: {shown(note)}"
    for warning in result.warnings:
        yield f"  warning: {shown(warning)}"
    listed = subject.shown if explain else [g for g in subject.shown if g.chosen or subject.dearer(g)]
    for group in listed if explain else listed[:_MOST_KERNELS]:
        yield from _group(subject, group, explain)
    if not explain and len(listed) > _MOST_KERNELS:
        yield f"  and {len(listed) - _MOST_KERNELS} more (--explain)"
    yield f"  tried: {_tried(subject)}" + ("" if explain else "; why not the others: --explain")
    if result.exact_waits is not None:
        yield f"  exact waits, in the input's code as well; in the output {_waits(result.exact_waits)}"
    if result.comparison is not None and result.changed:
        before, after = result.comparison.before, result.comparison.after
        had = f"; the input has {_counts(before)}" if before is not None else ""
        yield f"  checked: no finding that the input has not: {_counts(after)}{had}"
    for name in result.assumptions:
        how = f"refuse with --no-assume {name}" if name in _MADE else f"leave out --assume {name}"
        yield f"  assumed: {name}: {says(name)} ({how})"
    if result.changed and not result.assumptions:
        yield "  assumed: nothing"
    if result.rules_left_out:
        yield (
            f"  made for this compiler: without {', '.join(result.rules_left_out)}, which it does not need (see "
            "`ldsopt probe`); for another, optimize anew"
        )


def _group(subject: OptimizationSubject, group: OptimizedGroup, explain: bool) -> Iterator[str]:
    kind = "kernel" if any(f.is_kernel for f in group.before) else "function"
    gained = _figures(subject, group.before, group.after, most=None if explain else _MOST_FIGURES)
    if group.chosen:
        yield f"  {kind} {shown(group.name)}: {group.chosen}: {gained or 'hazards repaired'}"
    elif explain:
        yield f"  {kind} {shown(group.name)}: left as it is"
    if group.repaired:
        rules = ", ".join(f"{count} definite {rule.value}" for rule, count in group.repaired)
        yield f"    repaired: {rules}; so waits may go up"
    dearer = subject.dearer(group)
    if dearer is not None and subject.optimized.goal is not OptimizationGoal.OCCUPANCY:
        figures = _figures(subject, group.before, dearer.after, most=3)
        yield (
            f"  {kind} {shown(group.name)}: at a price, `{dearer.candidate}` would give {figures} "
            "(see --goal occupancy)"
        )
    for attempt in group.attempts if explain else ():
        yield f"    {_attempt(subject, group, attempt)}"


def _attempt(subject: OptimizationSubject, group: OptimizedGroup, attempt: Attempt) -> str:
    words = _OUTCOMES[attempt.outcome]
    said = f"{attempt.candidate}: {words}"
    if attempt.outcome is AttemptOutcome.SAME:
        return f"{said} {attempt.reason}"
    if attempt.reason:
        said += f": {shown(attempt.reason)}"
    if attempt.after and attempt.outcome is not AttemptOutcome.CHOSEN:
        figures = _figures(subject, group.before, attempt.after, most=None)
        said += f" [{figures or 'the same figures'}]"
    return said


def _figures(
    subject: OptimizationSubject,
    before: Sequence[FunctionMeasurement],
    after: Sequence[FunctionMeasurement],
    *,
    most: int | None,
) -> str:
    """What differs, what is better first: ``waits 79 to 27; scalar registers 25 to 41``."""
    found = list(subject.changes(before, after))
    several = len({name for name, _ in found}) > 1

    def text(name: str, change: object) -> str:
        return f"{change} ({shown(name)})" if several else str(change)

    gains = [text(name, change) for name, change in found if change.is_better]
    costs = [text(name, change) for name, change in found if not change.is_better]
    if most is not None and len(gains) > most:
        gains = [*gains[:most], "…"]
    price = f"at the price of {', '.join(costs)}" if costs else ""
    return "; ".join(filter(None, (", ".join(gains), price)))


def _waits(counts: WaitCounts) -> str:
    kept = f"; {plural(counts.kept, 'function')} with the compiler's" if counts.kept else ""
    raised = f"{plural(counts.for_less, 'wait')} for less, {counts.for_nothing} for nothing"
    return f"{raised}, {counts.for_more} for more, {counts.added} added{kept}"


def _tried(subject: OptimizationSubject) -> str:
    attempts = {a.candidate: a for g in subject.optimized.groups for a in g.attempts}
    tried = sum(a.outcome is not AttemptOutcome.NOT_TRIED for a in attempts.values())
    failed = sum(a.outcome is AttemptOutcome.FAILED for a in attempts.values())
    count = subject.optimized.compilations - 1
    said = f"{plural(tried, 'candidate')}, {plural(count, 'version')} other than the input compiled"
    return f"{said}, {failed} failed" if failed else said


def _counts(check: Check) -> str:
    return f"{check.count(Verdict.DEFINITE)} definite, {check.count(Verdict.UNPROVEN)} unproven"
