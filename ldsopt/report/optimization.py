"""The reports of `optimize`: its choices, gains and grounds, and JSON, schema ``ldsopt.optimization/1``
(docs/optimize.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from ldsopt.assumptions import MADE_PROMISES, NAMED_BASES
from ldsopt.checker.findings import Check, Rule, Verdict, in_words
from ldsopt.checker.scope import scope_of_check
from ldsopt.compare.optimization import Attempt, AttemptOutcome, Optimization, OptimizedGroup
from ldsopt.compare.spelling import as_text, plural
from ldsopt.compare.worth import CriterionChange, OptimizationGoal, changes, regressions
from ldsopt.compare.worth import shown as shown_criteria
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, filled, json_text
from ldsopt.errors import shown
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.check import listed_by, not_repaired
from ldsopt.report.grounds import (
    AssumptionMember,
    ScopeMember,
    TransformSubject,
    assumption_members,
    note_lines,
    says,
    scope_line,
    scope_member,
)
from ldsopt.waits.results import WaitCounts

if TYPE_CHECKING:
    from ldsopt.timeline.ranking import FormCycles


class OptimizationSubject(TransformSubject[Optimization]):
    """Everything that a report on `optimize` shows."""

    __slots__ = ()

    @property
    def shown(self) -> tuple[OptimizedGroup, ...]:
        """The groups of a summary: kernels, and all changed functions."""
        return tuple(g for g in self.details.groups if g.chosen or any(f.is_kernel for f in g.before))

    def changes(
        self, before: Sequence[FunctionMeasurement], after: Sequence[FunctionMeasurement]
    ) -> Iterator[tuple[str, CriterionChange]]:
        """The differences of two versions, with the function; those most important for the goal come first."""
        names = shown_criteria(self.details.goal)
        for old, new in zip(before, after, strict=True):
            for change in changes(old, new, names):
                yield old.name, change

    def dearer(self, group: OptimizedGroup) -> Attempt | None:
        """A rejected candidate with more occupancy than the chosen one but a higher cost in waits."""
        best = sum(f.resources.occupancy or 0 for f in group.after)
        for attempt in group.attempts:
            reached = sum(f.resources.occupancy or 0 for f in attempt.after)
            if attempt.outcome is AttemptOutcome.WORSE and reached > best:
                return attempt
        return None


@dataclass(frozen=True, slots=True)
class OptimizationFunction:
    """A function of the group."""

    name: str
    kernel: bool


@dataclass(frozen=True, slots=True)
class OptimizationChange:
    """A figure that differs from the input's.

    Attributes:
        criterion: a metric's name, or vector_registers.
    """

    function: str
    criterion: str
    before: float
    after: float
    better: bool


@dataclass(frozen=True, slots=True)
class OptimizationRepaired:
    """Findings that the output has no more."""

    verdict: Verdict
    rule: Rule
    count: Positive


@dataclass(frozen=True, slots=True)
class OptimizationCandidate:
    """A version that was tried.

    Attributes:
        name: the command that does the same.
        reason: in words; of same, the other candidate; may be empty.
        changes: the figures that differ from the input's, the most important for the goal first.
        cycles: estimated cycles of a workgroup, at the lowest and the highest latency of memory; null where there is
            no estimate.
    """

    name: str
    outcome: AttemptOutcome
    reason: str
    changes: tuple[OptimizationChange, ...]
    cycles: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class OptimizationGroup:
    """Functions that calls connect.

    Attributes:
        chosen: the candidate; null where the functions stay as they are.
        changes: the figures that differ from the input's, the most important for the goal first.
        repaired: findings that the input's code has and the output's has not: definite ones, and waits that a release
            asks for.
        ranked_by: what decided between versions that differ in waits alone: estimated cycles, or weights and why;
            null where there was one at most.
        cycles: estimated cycles of a workgroup, at the lowest and the highest latency of memory; null where there is
            no estimate.
    """

    functions: tuple[OptimizationFunction, ...]
    chosen: str | None
    changes: tuple[OptimizationChange, ...]
    repaired: tuple[OptimizationRepaired, ...]
    ranked_by: str | None
    cycles: tuple[float, float] | None
    candidates: tuple[OptimizationCandidate, ...]


@dataclass(frozen=True, slots=True)
class OptimizationCheck:
    """The checks of input and output."""

    before: Mapping[Verdict, Natural] | None
    after: Mapping[Verdict, Natural] | None


@dataclass(frozen=True, slots=True)
class OptimizationDocument:
    """The versions that `ldsopt optimize --json` compared, and its choice.

    Attributes:
        source: name of the input as the user gave it.
        output: name of the output; - for standard output.
        arch: the gfx architecture.
        compiler: what compiled every version.
        changed: whether anything is better than the input.
        compilations: different versions that were compiled, the input included; those that only check are not
            counted.
        assumptions: what the output rests on.
        rules_left_out: rules of annotate that this compiler does not need, and others may.
        exact_waits: with --exact-waits, the counters of waits in the output that are others than the compiler's; else
            null.
        scope: of the check; null where nothing was checked.
        groups: functions that calls connect, mostly one kernel each; each group is chosen for on its own.
        check: findings of input and output by verdict; null where nothing was worth checking.
    """

    SCHEMA: ClassVar = "ldsopt.optimization/1"

    source: str
    output: str
    arch: str | None
    compiler: str
    goal: OptimizationGoal
    changed: bool
    compilations: Positive
    assumptions: tuple[AssumptionMember, ...]
    rules_left_out: tuple[str, ...]
    notes: tuple[str, ...]
    warnings: tuple[str, ...]
    exact_waits: WaitCounts | None
    groups: tuple[OptimizationGroup, ...]
    scope: ScopeMember | None
    check: OptimizationCheck | None


def optimization_json(subject: OptimizationSubject) -> str:
    """The whole report, with a final newline."""
    result, comparison = subject.details, subject.made.comparison
    return json_text(
        filled(
            OptimizationDocument,
            result,
            source=subject.made.source,
            output=subject.output,
            arch=subject.made.arch,
            assumptions=assumption_members(result.assumptions),
            notes=subject.module.notes,
            groups=tuple(_group(subject, group) for group in result.groups),
            scope=scope_member(scope_of_check(comparison.after)) if comparison is not None else None,
            check=OptimizationCheck(before=_counts(comparison.before), after=_counts(comparison.after))
            if comparison is not None
            else None,
        )
    )


def _group(subject: OptimizationSubject, group: OptimizedGroup) -> OptimizationGroup:
    return OptimizationGroup(
        functions=tuple(OptimizationFunction(name=f.name, kernel=f.is_kernel) for f in group.before),
        chosen=group.chosen or None,
        changes=_changes(subject, group.before, group.after),
        repaired=tuple(OptimizationRepaired(verdict, rule, count) for verdict, rule, count in group.repaired),
        ranked_by=group.ranked_by or None,
        cycles=_cycles(group.cycles),
        candidates=tuple(
            OptimizationCandidate(
                name=attempt.candidate,
                outcome=attempt.outcome,
                reason=attempt.reason,
                changes=_changes(subject, group.before, attempt.after) if attempt.after else (),
                cycles=_cycles(attempt.cycles),
            )
            for attempt in group.attempts
        ),
    )


def _cycles(found: FormCycles | None) -> tuple[float, float] | None:
    return None if found is None else (found.low, found.high)


def _changes(
    subject: OptimizationSubject, before: Sequence[FunctionMeasurement], after: Sequence[FunctionMeasurement]
) -> tuple[OptimizationChange, ...]:
    return tuple(
        OptimizationChange(
            function=name,
            criterion=change.criterion.name,
            before=change.before,
            after=change.after,
            better=change.is_better,
        )
        for name, change in subject.changes(before, after)
    )


def _counts(check: Check | None) -> Mapping[Verdict, int] | None:
    return None if check is None else {verdict: check.count(verdict) for verdict in Verdict}


_MADE = frozenset({NAMED_BASES, *MADE_PROMISES})
"""Assumptions that are made by default."""
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


@as_text
def optimization_text(subject: OptimizationSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary: the result, a line a kernel, the candidates, the findings of check, the assumptions.

    Args:
        subject: of the report.
        explain: also show the effect of every candidate on every kernel, and the reason against it.
    """
    result, comparison = subject.details, subject.made.comparison
    kernels = [group for group in subject.shown if any(f.is_kernel for f in group.before)]
    better = sum(bool(group.chosen) for group in kernels)
    yield (
        f"{shown(subject.made.source)} ({subject.made.arch}, {result.compiler}): goal {result.goal.value}: "
        + (
            f"{better} of {plural(len(kernels), 'kernel')} better"
            if result.changed
            else f"nothing is better; the output is {result.base}"
            + (" with exact waits" if result.exact_waits else "")
        )
    )
    yield from note_lines(subject.module.notes)
    for warning in result.warnings:
        yield f"  warning: {shown(warning)}"
    listed = subject.shown if explain else [g for g in subject.shown if g.chosen or subject.dearer(g)]
    for group in listed if explain else listed[:_MOST_KERNELS]:
        yield from _group_text(subject, group, explain)
    if not explain and len(listed) > _MOST_KERNELS:
        yield f"  and {len(listed) - _MOST_KERNELS} more (--explain)"
    yield f"  {_tried(subject)}" + ("" if explain else "; use -v to see why each was rejected")
    if result.repaired_by_waits:
        rules = ", ".join(
            f"{count} definite {rule.value}" for rule, count in result.repaired_by_waits.items()
        )
        yield f"  repairs {rules} by exact waits"
    if result.exact_waits is not None:
        yield f"  exact waits, in the input's code as well; in the output {_waits(result.exact_waits)}"
    if comparison is None:
        yield "  examined: nothing, as the output is the input; `ldsopt check` examines it"
    else:
        before, after = comparison.before, comparison.after
        had = f"; the input had {_counts_text(before)}" if before is not None else ""
        is_bare = any(one.rule is Rule.BARE_BARRIER for one in after.findings)
        more = ", `ldsopt annotate --repair` writes the waits that barriers lack" if is_bare else ""
        if result.changed:
            yield f"  check: no new findings ({_counts_text(after)}{had}){more}"
        elif any(one.verdict is not Verdict.LATENT for one in after.findings):
            counts, command = _counts_text(after), listed_by(after)
            yield f"  check: the output has the input's findings ({counts}); `{command}` lists them{more}"
        yield f"  {scope_line(scope_of_check(after))}"
    for name in result.assumptions:
        how = f"refuse with --no-assume {name}" if name in _MADE else f"leave out --assume {name}"
        yield f"  assumed: {name}: {says(name)} ({how})"
    if result.changed and not result.assumptions:
        yield "  assumed: nothing"
    if result.rules_left_out:
        yield (
            f"  made for this compiler: without {', '.join(result.rules_left_out)}, which it does not need (see "
            "`ldsopt compilers --probe`); for another, optimize anew"
        )
    if comparison is not None and (left := not_repaired(comparison.after)):
        yield left


def _group_text(subject: OptimizationSubject, group: OptimizedGroup, explain: bool) -> Iterator[str]:
    kind = "kernel" if any(f.is_kernel for f in group.before) else "function"
    gained = _figures(subject, group.before, group.after, most=None if explain else _MOST_FIGURES)
    if group.chosen:
        yield f"  {kind} {shown(group.name)}: applied `{group.chosen}`: {gained or 'the same figures'}"
    elif explain:
        yield f"  {kind} {shown(group.name)}: left as it is"
    if group.ranked_by:
        yield f"    ranked by {shown(group.ranked_by)}{_cycles_text(group)}"
    if group.repaired:
        pairs = zip(group.before, group.after, strict=True)
        cost = ", ".join(str(change) for pair in pairs for change in regressions(*pair))
        yield f"    repairs {in_words(group.repaired)}" + (f"; cost: {cost}" if cost else "")
    dearer = subject.dearer(group)
    if dearer is not None and subject.details.goal is not OptimizationGoal.OCCUPANCY:
        figures = _figures(subject, group.before, dearer.after, most=3)
        yield f"  {kind} {shown(group.name)}: --goal occupancy would apply `{dearer.candidate}`: {figures}"
    for attempt in group.attempts if explain else ():
        yield f"    {_attempt(subject, group, attempt)}"


def _cycles_text(group: OptimizedGroup) -> str:
    """The estimated cycles of the ranked versions: the input, then the chosen version, then the others."""
    ranked = [(one.candidate, one.cycles, one.outcome is AttemptOutcome.CHOSEN) for one in group.attempts]
    ranked.sort(key=lambda one: not one[2])
    known = [("the input", group.cycles), *((f"`{name}`", cycles) for name, cycles, _ in ranked)]
    said = [f"{name} {found.low:.0f}-{found.high:.0f}" for name, found in known if found is not None]
    return f" of a workgroup: {', '.join(said)}" if said else ""


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
    """The figures that differ, improvements first: ``waits 79 → 27; cost: SGPRs 25 → 41``."""
    found = list(subject.changes(before, after))
    several = len({name for name, _ in found}) > 1

    def text(name: str, change: object) -> str:
        return f"{change} ({shown(name)})" if several else str(change)

    gains = [text(name, change) for name, change in found if change.is_better]
    costs = [text(name, change) for name, change in found if not change.is_better]
    if most is not None and len(gains) > most:
        gains = [*gains[:most], "…"]
    price = f"cost: {', '.join(costs)}" if costs else ""
    return "; ".join(filter(None, (", ".join(gains), price)))


def _waits(counts: WaitCounts) -> str:
    kept = f"; {plural(counts.kept, 'function')} with the compiler's" if counts.kept else ""
    removed = f"{plural(counts.for_nothing, 'wait')} removed (unneeded)"
    return (
        f"{removed}; {counts.for_less} weakened, {counts.for_more} strengthened, {counts.added} added{kept}"
    )


def _tried(subject: OptimizationSubject) -> str:
    attempts = {a.candidate: a for g in subject.details.groups for a in g.attempts}
    tried = sum(a.outcome is not AttemptOutcome.NOT_TRIED for a in attempts.values())
    failed = sum(a.outcome is AttemptOutcome.FAILED for a in attempts.values())
    count = subject.details.compilations - 1
    said = f"tried {plural(tried, 'candidate')} ({count} differed from the input)"
    return f"{said}, {failed} failed" if failed else said


def _counts_text(check: Check) -> str:
    return f"{check.count(Verdict.DEFINITE)} definite, {check.count(Verdict.UNPROVEN)} unproven"
