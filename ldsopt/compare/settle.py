"""The loop: a proposal is compiled and judged, and parts that do not stay are withdrawn, until all of it stays.

One proposal a command: `annotate` and its steps, and `pack`, propose less and less; `optimize` proposes the best of its
trials, and the next best for the functions that do not hold; `pipeline` has only one proposal.

The verdict on an edit of a function says that it stays, or that it is withdrawn, and why. Hazards rank: definite before
unproven before latent. An edit *repairs* a function if its counts of findings, in that order, are less than the
input's; the command's terms say how far down the order counts. The rule:

1. An edit that brings a definite finding, or an unproven one without repairing a definite one, is withdrawn.
2. An edit that repairs stays, whatever it costs; the report names the repairs and the cost.
3. An edit whose code is worse (`ldsopt.compare.worth.regressions`, as ``diff --fail-on regressions`` judges it) is
   withdrawn, unless the user insists; then the report names the cost.
4. An edit that gains nothing is withdrawn, unless the user insists, or the command requires no gain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field
from typing import Generic, TypeVar

from ldsopt.checker.findings import RANK, VERDICTS, Check, Comparison, Finding, Rule, Verdict
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.versions import CompiledVersion
from ldsopt.compare.worth import CriterionChange, regressions
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.isa.measurement import FunctionMeasurement

LOSES_WAIT = "the backend would lose a wait with it"
MOVES_ACCESS = "the compiler would move an access of LDS across a barrier"
NO_BETTER = "its code would be no better"

_LACKED = (Rule.LOST_RELEASE_WAIT, Rule.SCALAR_LOAD_WAIT, Rule.LOST_FENCE_WAIT)

Gains = Callable[[FunctionMeasurement, FunctionMeasurement], bool]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which an edit stays.

    Attributes:
        gains: true if one function's code is better than another's in the purpose of the edit; ``None``: no gain is
            required, so that facts stay in the module for compilers and passes that use them.
        repairs: the least hazard whose repair is worth a cost.
        insists: the option by which the user wants the edit at any cost; empty if there is none.
        accepts: the metrics that the command trades: code that is worse in these alone stays, and the report names it.
    """

    gains: Gains | None
    repairs: Verdict = Verdict.DEFINITE
    insists: str = ""
    accepts: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class FunctionVerdict:
    """The effect of an edit on a function, and the reason if it was withdrawn.

    Attributes:
        function: its name.
        cost: the metrics in which its code is worse.
        repaired: the number of findings of each kind that are gone, the worst first.
        withdrawn: the reason why the edit was withdrawn; empty if it stays.
    """

    function: str
    cost: tuple[CriterionChange, ...] = ()
    repaired: tuple[tuple[Verdict, Rule, int], ...] = ()
    withdrawn: str = ""


@dataclass(frozen=True, slots=True)
class EditVerdicts:
    """The verdicts on the edits of a module.

    Attributes:
        functions: the verdicts on the functions that stay edited, by compiled code.
        comparison: the checks of input and output; ``None`` if nothing depended on them.
        compiled: the assembly of the output, if it is to be written.
        insists: the option by which the user wants edits at any cost.
    """

    functions: tuple[FunctionVerdict, ...] = ()
    comparison: Comparison | None = None
    compiled: Compiled | None = None
    insists: str = ""

    @property
    def judged(self) -> tuple[Compiled, Check] | None:
        """The assembly of the output with its check, if both are there."""
        if self.compiled is None or self.comparison is None:
            return None
        return self.compiled, self.comparison.after

    @property
    def refused(self) -> tuple[Finding, ...]:
        """New findings that no repair outweighs: nothing may be written."""
        return unpaid(self.comparison) if self.comparison is not None else ()


def unpaid(comparison: Comparison) -> tuple[Finding, ...]:
    """New findings that no repair outweighs: definite ones, and unproven ones of functions without a repair."""
    new = comparison.new
    if not new or comparison.before is None:
        return new
    before, after = comparison.before, comparison.after
    repaired = {
        name
        for name in {finding.function for finding in new}
        if _definite(after, name) < _definite(before, name)
    }
    return tuple(f for f in new if f.verdict is Verdict.DEFINITE or f.function not in repaired)


def surely_lost(check: Check) -> Iterable[Finding]:
    """The definite missing waits that the input may have lacked, too, and that alias information may have caused."""
    return (
        finding
        for finding in check.findings
        if (finding.rule, finding.verdict) == (Rule.MISSING_WAIT, Verdict.DEFINITE)
        and not finding.claimed_apart
    )


def _definite(check: Check, function: str) -> int:
    return sum(n for (kind, _), n in hazards(check, [function]).items() if kind is Verdict.DEFINITE)


def to_repair(check: object, functions: Iterable[str]) -> Counter[tuple[Verdict, Rule]]:
    """The findings in some functions whose repair is worth a cost, by kind; none without a check.

    Those are the definite ones, and the waits that a release requires and the code lacks: the order of accesses alone
    shows these (`ldsopt.checker.releases`); unproven is only that another wave looks. `ldsopt waits` and ``annotate
    --repair`` add them, too.
    """
    found = hazards(check, functions) if isinstance(check, Check) else Counter()
    lacked = {(Verdict.UNPROVEN, rule) for rule in _LACKED}
    return Counter({k: n for k, n in found.items() if k[0] is Verdict.DEFINITE or k in lacked})


def repaired_in(function: str, before: Check, after: Check) -> tuple[tuple[Verdict, Rule, int], ...]:
    """The hazards of a function that are worth a cost and gone in another version of it, by kind.

    None where another hazard is more often there, latent ones aside, or where the checks are of different code
    generators, whose hazards say nothing of the version.
    """
    was, now = hazards(before, [function]), hazards(after, [function])
    more = (kind for kind, n in now.items() if kind[0] is not Verdict.LATENT and n > was[kind])
    if any(more) or (before.arch, before.compiler) != (after.arch, after.compiler):
        return ()
    if function not in {one.name for one in after.functions}:
        return ()
    return by_rank(to_repair(before, [function]) - to_repair(after, [function]))


def hazards(check: Check, functions: Iterable[str]) -> Counter[tuple[Verdict, Rule]]:
    """The findings in some functions, by their verdict and by rule."""
    wanted = frozenset(functions)
    return Counter((f.verdict, f.rule) for f in check.findings if f.function in wanted)


def verdict(
    before: FunctionMeasurement,
    after: FunctionMeasurement,
    terms: Terms,
    checks: tuple[Callable[[], Check], Callable[[], Check]] | None = None,
    parts: Collection[str] = (),
) -> FunctionVerdict:
    """The verdict on a function's code by its figures, and by its hazards if the figures speak against it.

    Args:
        before, after: the function's figures in both versions.
        terms: the terms of the command.
        checks: of both versions; ``None`` if they are not needed. The second is only computed if the first has a hazard
            whose repair is worth a cost.
        parts: the functions whose hazards are in its code; by default itself alone.
    """
    name, cost = before.name, regressions(before, after)
    too_much = [change for change in cost if change.criterion.name not in terms.accepts]
    objection = f"its code would be worse: {', '.join(map(str, too_much))}" if too_much else ""
    is_enough = terms.gains is None or terms.gains(before, after)
    objection = objection or ("" if is_enough else NO_BETTER)
    if not objection:
        return FunctionVerdict(name, cost)
    repaired: tuple[tuple[Verdict, Rule, int], ...] = ()
    if checks is not None:
        was, now = checks
        inside = parts or [name]
        before_hazards = hazards(was(), inside)
        if any(kind in _looked_at(terms) for kind, _ in before_hazards):
            repaired = _repaired(before_hazards, hazards(now(), inside), terms)
    kept = repaired or terms.insists
    return FunctionVerdict(name, cost, repaired, "" if kept else objection)


def _repaired(
    before: Counter[tuple[Verdict, Rule]], after: Counter[tuple[Verdict, Rule]], terms: Terms
) -> tuple[tuple[Verdict, Rule, int], ...]:
    looked_at = _looked_at(terms)

    def ranked(found: Counter[tuple[Verdict, Rule]]) -> list[int]:
        return [sum(n for (kind, _), n in found.items() if kind is one) for one in looked_at]

    if ranked(after) >= ranked(before):
        return ()
    return tuple(one for one in by_rank(before - after) if one[0] in looked_at)


def _looked_at(terms: Terms) -> tuple[Verdict, ...]:
    """The hazards whose repair is worth a cost, the worst first."""
    return VERDICTS[: RANK[terms.repairs] + 1]


def by_rank(found: Counter[tuple[Verdict, Rule]]) -> tuple[tuple[Verdict, Rule, int], ...]:
    """Counted findings, the worst verdict first, then by rule."""
    kinds = sorted(found.items(), key=lambda item: (RANK[item[0][0]], item[0][1].value))
    return tuple((verdict, rule, count) for (verdict, rule), count in kinds)


P = TypeVar("P")

_MOST_ROUNDS = 2
"""The number of rounds that withdraw single accesses before a whole function is withdrawn."""


@dataclass(slots=True)
class Withdrawn:
    """The parts of a module that are to be left unchanged.

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

The last argument has the functions to judge, each with the functions whose edits its code may contain: itself, and
inlined ones.
"""


@dataclass(slots=True)
class Settling(Generic[P]):
    """The proposals of one command.

    Attributes:
        code_of: compiles a proposal.
        changed: the names of the functions that it changes.
        again: makes a proposal without the withdrawn parts of all rounds so far; ``None``: there is no other, and
            findings of `check` in it stay in the acceptance, which then refuses it.
        rule: the verdicts by figures.
        accesses: of a proposal, by function, the lines of its accesses, if single ones can be withdrawn.
        insists: the option by which the user wants edits at any cost; empty if there is none.
        checks: an edit may cost a wait, so that `check` has a say.
        checks_input: check the input even if nothing depends on it.
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
            before: the input's code; ``None`` if it is another program: then all findings in the output are new.
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
        """The edits to withdraw now, and the verdicts on the rest."""
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
            # Figures name lines, which move with the edits of other functions: the code itself shows the changes.
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
            return found, EditVerdicts()  # the rest is checked
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
        """By function, the lines of the accesses that new findings may be about; none if they are not known."""
        numbers: dict[str, set[int]] = {}
        for finding in new:
            numbers.setdefault(finding.function, set()).update(finding.used.accesses if finding.used else ())
        lost = dict[str, frozenset[int]]()
        for name, used in numbers.items():
            known = list(self.accesses(proposal, name))
            lost[name] = frozenset(known[number] for number in used if number < len(known))
        return lost

    def _acceptance(
        self,
        before: CompiledVersion | None,
        after: CompiledVersion,
        proposal: P,
        verdicts: Collection[FunctionVerdict],
    ) -> EditVerdicts:
        """The verdicts with the checks: the input is only checked if something depends on it."""
        comparison = None
        if self.checks and (before is not after or self.checks_input or before.is_checked):
            judged = self.checks_input or after.check.count(Verdict.DEFINITE, Verdict.UNPROVEN)
            old = before.check if before is not None and judged else None
            comparison = Comparison(old, after.check, self.trusts_scopes(proposal))
        return EditVerdicts(tuple(verdicts), comparison, after.code.compiled, self.insists)


def in_order(
    rule: AcceptanceRule[P], moved: Callable[[P, CompiledVersion], Collection[str]]
) -> AcceptanceRule[P]:
    """A rule that first withdraws what is right only if accesses of LDS stay on their sides of barriers.

    Args:
        rule: has a say if no access moves.
        moved: the functions in whose code one does (`ldsopt.checker.run.moved_in_code`).
    """

    def ordered(
        before: CompiledVersion, after: CompiledVersion, proposal: P, parts: Mapping[str, Collection[str]]
    ) -> Iterable[FunctionVerdict]:
        found = [FunctionVerdict(name, withdrawn=MOVES_ACCESS) for name in sorted(moved(proposal, after))]
        return found or rule(before, after, proposal, parts)

    return ordered


def by_terms(terms: Terms, *, checks: bool = True) -> AcceptanceRule[object]:
    """The rule at the head of this module, on the terms of a command.

    Args:
        terms: of the command.
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
