"""What `optimize` answers: which versions of a module it compared, and which one it chose. Values, without logic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from ldsopt.checker.findings import Comparison, Rule, Verdict
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.worth import OptimizationGoal
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.waits.results import WaitCounts


class AttemptOutcome(Enum):
    """What became of a candidate for a group of functions."""

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
    """What one candidate would do for a group of functions.

    Attributes:
        candidate: its name, which is the command that does the same.
        outcome: what became of it.
        reason: why, in words; empty where the figures say it.
        after: the figures of the group's functions, as far as it was compiled.
    """

    candidate: str
    outcome: AttemptOutcome
    reason: str = ""
    after: tuple[FunctionMeasurement, ...] = ()


@dataclass(frozen=True, slots=True)
class OptimizedGroup:
    """Functions that are treated alike, since calls connect them: mostly one kernel.

    Attributes:
        functions: their names.
        before, after: their figures, in the same order.
        attempts: what each candidate would do for them.
        repaired: how many findings of each kind the input's code has here and the output's has not, the worst first.
    """

    functions: tuple[str, ...]
    before: tuple[FunctionMeasurement, ...]
    after: tuple[FunctionMeasurement, ...]
    attempts: tuple[Attempt, ...]
    repaired: tuple[tuple[Verdict, Rule, int], ...] = ()

    @property
    def chosen(self) -> str:
        """The name of the candidate that was chosen; empty if they stay as they are."""
        return next((a.candidate for a in self.attempts if a.outcome is AttemptOutcome.CHOSEN), "")

    @property
    def name(self) -> str:
        """What reports call it: the kernel, or the first function."""
        return next((f.name for f in self.before if f.is_kernel), self.functions[0])


@dataclass(frozen=True, slots=True)
class Optimized:
    """A module of which the best version was chosen.

    Attributes:
        text: the output, textual IR: the input's own text but for the edits, and the input itself if nothing is better.
        source: the input's name.
        arch: the architecture's name.
        compiler: what compiled every version, with its version.
        goal: what was best.
        groups: what was chosen for which functions.
        compilations: how many different versions were compiled, the input included.
        assumptions: names of the assumptions that the output rests on.
        comparison: the checks of input and output; ``None`` where no version was worth checking.
        compiled: the assembly of the output.
        rules_left_out: rules of annotate that the compiler does not need, and others may.
        warnings: one sentence each.
        is_own, notes, untouched: as in `ldsopt.api.Annotated`.
        base: what it was held against, in words.
        exact_waits: where all versions were compared with exact waits, how many those of the output are. Then
            ``compiled`` has them; what ``text`` is compiled to by another program has not.
        repaired_by_waits: definite findings, by rule, that exact waits repair and nothing else does.
    """

    text: str
    source: str
    arch: str
    compiler: str
    goal: OptimizationGoal
    groups: tuple[OptimizedGroup, ...]
    compilations: int
    assumptions: tuple[str, ...]
    comparison: Comparison | None
    compiled: Compiled
    rules_left_out: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""
    base: str = "the input"
    exact_waits: WaitCounts | None = None
    repaired_by_waits: Mapping[Rule, int] = field(default_factory=dict)

    @property
    def definite(self) -> Counter[Rule]:
        """The definite findings of the output by rule, as far as it was checked."""
        found = self.comparison.after.findings if self.comparison is not None else ()
        return Counter(finding.rule for finding in found if finding.verdict is Verdict.DEFINITE)

    @property
    def hazards(self) -> int:
        """How many definite findings the output has, as far as it was checked."""
        return self.definite.total()

    @property
    def changed(self) -> bool:
        """Whether anything is better than the input."""
        return any(group.chosen for group in self.groups)
