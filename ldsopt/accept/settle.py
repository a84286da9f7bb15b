"""The loop: a proposal is compiled and judged, what does not stay is withdrawn, until all of it stays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ldsopt.accept.verdicts import (
    LOSES_WAIT,
    NO_BETTER,
    EditVerdicts,
    FunctionVerdict,
    Terms,
    surely_lost,
    verdict,
)
from ldsopt.accept.versions import CompiledVersion
from ldsopt.checker.findings import Check, Comparison, Finding, Verdict

P = TypeVar("P")

_MOST_ROUNDS = 2
"""How often single accesses are withdrawn before a whole function is."""


@dataclass(slots=True)
class Withdrawn:
    """The parts of a module that are to be left as they came.

    Attributes:
        functions: names, with the reason.
        accesses: lines of accesses of other functions.
    """

    functions: dict[str, str] = field(default_factory=dict)
    accesses: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.functions or self.accesses)


@dataclass(slots=True)
class Settling(Generic[P]):
    """How one command proposes.

    Attributes:
        code_of: compiles a proposal.
        changed: the names of the functions that it changes.
        again: makes a proposal without what is withdrawn, in all rounds so far.
        accesses: of a proposal, by function, the lines of its accesses, where single ones can be withdrawn.
        terms: what an edit has to bring.
        checks: whether an edit may cost a wait, so that `check` has a say.
        checks_input: check the input also where nothing depends on it.
    """

    code_of: Callable[[P], CompiledVersion]
    changed: Callable[[P], Collection[str]]
    again: Callable[[Withdrawn], P]
    terms: Terms
    accesses: Callable[[P, str], Collection[int]] = lambda _, __: ()
    checks: bool = True
    checks_input: bool = False

    def settle(self, before: CompiledVersion, proposal: P) -> tuple[P, EditVerdicts]:
        """The part of a proposal that stays, with the verdicts on it.

        Raises:
            CompilerFailed, Unavailable: as compiling.
        """
        withdrawn, rounds = Withdrawn(), 0
        while self.changed(proposal):
            after = self.code_of(proposal)
            found, verdicts = self._judged(before, after, proposal, withdrawn, rounds)
            if not found:
                return proposal, self._acceptance(before, after, verdicts)
            withdrawn.functions |= found.functions
            withdrawn.accesses |= found.accesses
            rounds += 1
            proposal = self.again(withdrawn)
        return proposal, self._acceptance(before, before, [])

    def _judged(
        self, before: CompiledVersion, after: CompiledVersion, proposal: P, known: Withdrawn, rounds: int
    ) -> tuple[Withdrawn, list[FunctionVerdict]]:
        """The edits that are withdrawn now, and the verdicts on the rest."""
        names = [n for n in self.changed(proposal) if n in before.functions and n in after.functions]
        found = Withdrawn()
        asks_gain = self.terms.gains is not None and not self.terms.insists
        if asks_gain and self.terms.repairs is not Verdict.LATENT:
            # The same code has the same hazards: it need not be checked.
            same = [n for n in names if before.instructions(n) == after.instructions(n)]
            found.functions = dict.fromkeys(same, NO_BETTER)
            if found:
                return found, []

        def checks() -> tuple[Check, Check]:
            return before.check, after.check

        verdicts = [
            verdict(before.functions[n], after.functions[n], self.terms, checks if self.checks else None)
            for n in names
        ]
        acceptance = self._acceptance(before, after, verdicts)
        for function, lines in self._lost(acceptance.refused, proposal).items():
            is_new = bool(lines) and not lines <= known.accesses
            if rounds < _MOST_ROUNDS and is_new:
                found.accesses |= lines
            elif rounds <= _MOST_ROUNDS and function in names:
                found.functions[function] = LOSES_WAIT
            else:
                found.functions |= dict.fromkeys(self.changed(proposal), LOSES_WAIT)
        if self.checks and rounds < _MOST_ROUNDS:
            # The input's own alias information may be the reason, too.
            lost = self._lost(surely_lost(after.check), proposal).values()
            found.accesses |= frozenset().union(*lost) - known.accesses
        found.functions |= {v.function: v.withdrawn for v in verdicts if v.withdrawn}
        return found, verdicts

    def _lost(self, new: Iterable[Finding], proposal: P) -> dict[str, frozenset[int]]:
        """By function, the lines of the accesses that new findings may be about; none where they are not known."""
        lost: dict[str, frozenset[int]] = {}
        for finding in new:
            numbers = finding.used.accesses if finding.used is not None else ()
            known = list(self.accesses(proposal, finding.function))
            lines = frozenset(known[number] for number in numbers if number < len(known))
            lost[finding.function] = lost.get(finding.function, frozenset()) | lines
        return lost

    def _acceptance(
        self, before: CompiledVersion, after: CompiledVersion, verdicts: Collection[FunctionVerdict]
    ) -> EditVerdicts:
        """The verdicts with the checks: the input is only checked where something depends on it."""
        comparison = None
        if self.checks and (before is not after or self.checks_input or before.is_checked):
            judged = self.checks_input or after.check.count(Verdict.DEFINITE, Verdict.UNPROVEN)
            comparison = Comparison(before.check if judged else None, after.check)
        return EditVerdicts(tuple(verdicts), comparison, after.compiled, self.terms.insists)
