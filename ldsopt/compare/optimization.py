"""The result of `optimize`: the versions of a module that it compared, and its choice. Values, without logic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import TYPE_CHECKING

from ldsopt.checker.findings import Rule, Verdict
from ldsopt.compare.worth import OptimizationGoal
from ldsopt.dataclass import dataclass
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.waits.results import WaitCounts

if TYPE_CHECKING:  # the estimate's code is loaded only for an estimate
    from ldsopt.timeline.ranking import FormCycles


class AttemptOutcome(Enum):
    """The outcome of a candidate for a group of functions."""

    CHOSEN = "chosen"
    NOT_TRIED = "not tried"
    UNCHANGED = "unchanged"
    """It leaves these functions as they are."""
    SAME = "same"
    """It makes the same output as another candidate."""
    WORSE = "worse"
    NO_BETTER = "no better"
    """Its code is no better than that of the input."""
    SECOND = "second"
    """It is better than the input, and another one is better still."""
    REFUSED = "refused"
    """`check` does not pass it, or its assumptions are refuted."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Attempt:
    """The effect of one candidate on a group of functions.

    Attributes:
        candidate: its name, which is the command that does the same.
        outcome: the outcome.
        reason: why, in words; empty if the figures show it.
        after: the figures of the group's functions, as far as it was compiled.
        cycles: the estimate of its kernel, if estimates ranked the versions.
    """

    candidate: str
    outcome: AttemptOutcome
    reason: str = ""
    after: tuple[FunctionMeasurement, ...] = ()
    cycles: FormCycles | None = None


@dataclass(frozen=True, slots=True)
class OptimizedGroup:
    """Functions that are treated alike, since calls connect them: mostly one kernel.

    Attributes:
        functions: their names.
        before, after: their figures, in the same order.
        attempts: the effect of each candidate on them.
        repaired: the number of findings of each kind that the input's code has here and the output's has not, the worst
            first.
        ranked_by: the measure that ranked versions that differ only in waits, with the reason; empty if there was one
            at most.
        cycles: the estimate of the input's kernel, if it was one of them.
    """

    functions: tuple[str, ...]
    before: tuple[FunctionMeasurement, ...]
    after: tuple[FunctionMeasurement, ...]
    attempts: tuple[Attempt, ...]
    repaired: tuple[tuple[Verdict, Rule, int], ...] = ()
    ranked_by: str = ""
    cycles: FormCycles | None = None

    @property
    def chosen(self) -> str:
        """The name of the chosen candidate; empty if the functions stay unchanged."""
        return next((a.candidate for a in self.attempts if a.outcome is AttemptOutcome.CHOSEN), "")

    @property
    def name(self) -> str:
        """The name in reports: the kernel, or the first function."""
        return next((f.name for f in self.before if f.is_kernel), self.functions[0])


@dataclass(frozen=True, slots=True)
class Optimization:
    """The result: the compared versions, and the choices.

    Attributes:
        compiler: the compiler of every version, with its version.
        goal: the goal.
        groups: the choice for each group of functions.
        compilations: the number of different versions that were compiled, the input included.
        assumptions: names of the assumptions that the output rests on.
        rules_left_out: rules of annotate that the compiler does not need, and others may.
        warnings: one sentence each.
        base: the baseline of the comparison, in words.
        exact_waits: the number of exact waits of the output, if all versions were compared with exact waits. The
            compiled code has them; code of another program from the text has not.
        repaired_by_waits: definite findings, by rule, that exact waits repair and nothing else does.
    """

    compiler: str
    goal: OptimizationGoal
    groups: tuple[OptimizedGroup, ...]
    compilations: int
    assumptions: tuple[str, ...] = ()
    rules_left_out: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    base: str = "the input"
    exact_waits: WaitCounts | None = None
    repaired_by_waits: Mapping[Rule, int] = field(default_factory=dict)

    @property
    def changed(self) -> bool:
        """True if anything is better than the input."""
        return any(group.chosen for group in self.groups)
