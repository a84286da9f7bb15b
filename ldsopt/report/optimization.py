"""What the reports on `optimize` have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ldsopt.compare.optimization import Attempt, AttemptOutcome, Optimization, OptimizedGroup
from ldsopt.compare.worth import CriterionChange, changes, shown
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.transformed import TransformSubject


class OptimizationSubject(TransformSubject[Optimization]):
    """Everything that a report on `optimize` shows."""

    __slots__ = ()

    @property
    def shown(self) -> tuple[OptimizedGroup, ...]:
        """The groups that a summary is about: kernels, and whatever was changed."""
        return tuple(g for g in self.details.groups if g.chosen or any(f.is_kernel for f in g.before))

    def changes(
        self, before: Sequence[FunctionMeasurement], after: Sequence[FunctionMeasurement]
    ) -> Iterator[tuple[str, CriterionChange]]:
        """By function, in what two versions differ, the most important for the goal first."""
        names = shown(self.details.goal)
        for old, new in zip(before, after, strict=True):
            for change in changes(old, new, names):
                yield old.name, change

    def dearer(self, group: OptimizedGroup) -> Attempt | None:
        """A candidate with more occupancy than what was chosen, left out for what it costs in waits."""
        best = sum(f.resources.occupancy or 0 for f in group.after)
        for attempt in group.attempts:
            reached = sum(f.resources.occupancy or 0 for f in attempt.after)
            if attempt.outcome is AttemptOutcome.WORSE and reached > best:
                return attempt
        return None
