"""The answer of `optimize`: the versions of a module that it compared, and its choice. Values, without logic."""

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

if TYPE_CHECKING:  # what estimates is loaded where something is estimated
    from ldsopt.timeline.ranking import FormCycles


class AttemptOutcome(Enum):
    """The outcome of a candidate for a group of functions."""

    CHOSEN = "chosen"
    NOT_TRIED = "not tried"
    UNCHANGED = "unchanged"
    """It leaves these functions as they are."""
    SAME = "same"
    """It makes the same as another candidate."""
    WORSE = "worse"
    NO_BETTER = "no better"
    """Its code is no better than that of the input."""
    SECOND = "second"
    """It is better than the input, and another one is better still."""
    REFUSED = "refused"
    """`check` does not pass it, or what it rests on is refuted."""
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Attempt:
    """The effect that one candidate would have on a group of functions.

    Attributes:
        candidate: its name, which is the command that does the same.
        outcome: what became of it.
        reason: why, in words; empty where the figures say it.
        after: the figures of the group's functions, as far as it was compiled.
        cycles: the estimate of its kernel, where versions were ranked by that.
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
        attempts: what each candidate would do for them.
        repaired: how many findings of each kind the input's code has here and the output's has not, the worst first.
        ranked_by: what decided between versions that differ only in waits, and why; empty if there was one at most.
        cycles: the estimate of the input's kernel, where it was one of them.
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
        """The name of the candidate that was chosen; empty if they stay as they are."""
        return next((a.candidate for a in self.attempts if a.outcome is AttemptOutcome.CHOSEN), "")

    @property
    def name(self) -> str:
        """The name in reports: the kernel, or the first function."""
        return next((f.name for f in self.before if f.is_kernel), self.functions[0])


@dataclass(frozen=True, slots=True)
class Optimization:
    """The result: what was compared, and what was chosen.

    Attributes:
        compiler: what compiled every version, with its version.
        goal: what was best.
        groups: what was chosen for which functions.
        compilations: how many different versions were compiled, the input included.
        assumptions: names of the assumptions that the output rests on.
        rules_left_out: rules of annotate that the compiler does not need, and others may.
        warnings: one sentence each.
        base: what it was held against, in words.
        exact_waits: where all versions were compared with exact waits, how many those of the output are. Then the
            compiled code has them; what another program compiles the text to has not.
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
