"""The loop: a proposal is compiled and judged, what does not stay is withdrawn, until all of it stays.

One proposal a command: `annotate` and its steps, and `pack`, propose less and less; `optimize` proposes the best of
what it has tried, and the next best for the functions that do not hold; `pipeline` proposes once, and nothing else can
be had.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ldsopt.checker.findings import Comparison, Finding, Verdict
from ldsopt.compare.verdicts import (
    LOSES_WAIT,
    NO_BETTER,
    EditVerdicts,
    FunctionVerdict,
    Terms,
    surely_lost,
    verdict,
)
from ldsopt.compare.versions import CompiledVersion
from ldsopt.errors import LdsoptError

P = TypeVar("P")

_MOST_ROUNDS = 2
"""The number of times that single accesses are withdrawn before a whole function is."""


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


AcceptanceRule = Callable[
    [CompiledVersion, CompiledVersion, P, Mapping[str, Collection[str]]], Iterable[FunctionVerdict]
]
"""The verdicts on functions, by the code of both versions and the proposal.

The last argument has the functions to judge, each with those whose edits its code may hold: itself, or what is inlined.
"""


@dataclass(slots=True)
class Settling(Generic[P]):
    """The way one command proposes.

    Attributes:
        code_of: compiles a proposal.
        changed: the names of the functions that it changes.
        again: makes a proposal without what is withdrawn, in all rounds so far; ``None``: there is no other, and what
            `check` finds in it stays in the acceptance, which then refuses it.
        rule: the verdicts by figures.
        accesses: of a proposal, by function, the lines of its accesses, where single ones can be withdrawn.
        insists: the option by which the user wants edits at any cost; empty if there is none.
        checks: whether an edit may cost a wait, so that `check` has a say.
        checks_input: check the input also where nothing depends on it.
        trusts_scopes: of a proposal, as of `Comparison`.
        is_tolerant: a proposal that does not compile, or cannot be checked, is withdrawn; else the error is raised.
    """

    code_of: Callable[[P], CompiledVersion]
    changed: Callable[[P], Collection[str]]
    again: Callable[[Withdrawn], P] | None
    rule: AcceptanceRule[P]
    accesses: Callable[[P, str], Collection[int]] = lambda _, __: ()
    insists: str = ""
    checks: bool = True
    checks_input: bool = False
    trusts_scopes: Callable[[P], bool] = lambda _: False
    is_tolerant: bool = False

    def settle(self, before: CompiledVersion | None, proposal: P) -> tuple[P, EditVerdicts]:
        """The part of a proposal that stays, with the verdicts on it.

        Args:
            before: the input's code; ``None`` if it is another program: then everything found in the output is new.
            proposal: the first.

        Raises:
            CompilerFailed, Unavailable: as compiling.
        """
        withdrawn, rounds = Withdrawn(), 0
        while names := self.changed(proposal):
            try:
                after = self.code_of(proposal)
                found, acceptance = self._judged(before, after, proposal, withdrawn, rounds)
            except LdsoptError as error:
                if not self.is_tolerant:
                    raise
                found = Withdrawn(dict.fromkeys(names, f"it does not compile or cannot be checked: {error}"))
            if not found or self.again is None:
                return proposal, acceptance
            withdrawn.functions |= found.functions
            withdrawn.accesses |= found.accesses
            rounds += bool(found.accesses)
            proposal = self.again(withdrawn)
        assert before is not None
        return proposal, self._acceptance(before, before, proposal, ())

    def _judged(
        self,
        before: CompiledVersion | None,
        after: CompiledVersion,
        proposal: P,
        known: Withdrawn,
        rounds: int,
    ) -> tuple[Withdrawn, EditVerdicts]:
        """The edits that are withdrawn now, and the verdicts on the rest."""
        changed = dict.fromkeys(self.changed(proposal))
        functions = (
            after.code.functions if before is None else before.code.functions.keys() & after.code.functions
        )
        names = [name for name in changed if name in functions]
        verdicts: list[FunctionVerdict] = []
        found = Withdrawn()
        if before is not None:
            # LLVM inlines functions while it makes code, and a kernel has the registers that its callees need.
            inlined = [name for name in changed if name not in functions]
            was, now = before.code.digests, after.code.digests
            # Figures name lines, which move with the edits of other functions: the code itself says what has changed.
            others = [name for name in functions if name not in changed and was[name] != now[name]]
            parts = {name: (name,) for name in names} | {name: (name, *inlined) for name in others}
            for one in self.rule(before, after, proposal, parts):
                if not one.withdrawn:
                    verdicts.append(one)
                elif one.function in changed:
                    found.functions[one.function] = one.withdrawn
                elif one.cost:
                    found.functions |= dict.fromkeys(inlined or changed, f"{one.function}: {one.withdrawn}")
        if found:
            return found, EditVerdicts()  # what is left is checked
        acceptance = self._acceptance(before, after, proposal, verdicts)
        for function, lines in self._lost(acceptance.refused, proposal).items():
            if rounds < _MOST_ROUNDS and lines and not lines <= known.accesses:
                found.accesses |= lines
            elif function in names:
                found.functions[function] = LOSES_WAIT
            else:
                found.functions |= dict.fromkeys(changed, LOSES_WAIT)
        if self.checks and rounds < _MOST_ROUNDS:
            # The input's own alias information may be the reason, too.
            lost = self._lost(surely_lost(after.check), proposal).values()
            found.accesses |= frozenset().union(*lost) - known.accesses
        return found, acceptance

    def _lost(self, new: Iterable[Finding], proposal: P) -> Mapping[str, frozenset[int]]:
        """By function, the lines of the accesses that new findings may be about; none where they are not known."""
        lost: dict[str, frozenset[int]] = {}
        for finding in new:
            numbers = finding.used.accesses if finding.used is not None else ()
            known = list(self.accesses(proposal, finding.function))
            lines = frozenset(known[number] for number in numbers if number < len(known))
            lost[finding.function] = lost.get(finding.function, frozenset()) | lines
        return lost

    def _acceptance(
        self,
        before: CompiledVersion | None,
        after: CompiledVersion,
        proposal: P,
        verdicts: Collection[FunctionVerdict],
    ) -> EditVerdicts:
        """The verdicts with the checks: the input is only checked where something depends on it."""
        comparison = None
        if self.checks and (before is not after or self.checks_input or before.is_checked):
            judged = self.checks_input or after.check.count(Verdict.DEFINITE, Verdict.UNPROVEN)
            old = before.check if before is not None and judged else None
            comparison = Comparison(old, after.check, self.trusts_scopes(proposal))
        return EditVerdicts(tuple(verdicts), comparison, after.code.compiled, self.insists)


def by_terms(terms: Terms, *, checks: bool = True) -> AcceptanceRule[object]:
    """The rule of `ldsopt.compare.verdicts` on the terms of a command.

    Args:
        terms: what an edit has to bring.
        checks: hazards that are repaired may pay for a cost.
    """

    def rule(
        before: CompiledVersion, after: CompiledVersion, _: object, parts: Mapping[str, Collection[str]]
    ) -> list[FunctionVerdict]:
        if terms.gains is not None and not terms.insists and terms.repairs is not Verdict.LATENT:
            # The same code has the same hazards: it need not be checked.
            same = [name for name in parts if before.code.digests[name] == after.code.digests[name]]
            if same:
                return [FunctionVerdict(name, withdrawn=NO_BETTER) for name in same]

        both = (lambda: before.check), (lambda: after.check)
        old, new = before.code.functions, after.code.functions
        return [
            verdict(old[name], new[name], terms, both if checks else None, inside)
            for name, inside in parts.items()
        ]

    return rule
