"""The verdict on an edit of a function: it stays, or it is withdrawn, and why.

Hazards rank: definite before unproven before latent. An edit *repairs* a function if its counts of findings, in that
order, are less than the input's; how far down the order that is looked at is a term of the command. The rule:

1. An edit that brings a definite finding, or an unproven one without repairing a definite one, is withdrawn.
2. An edit that repairs stays, whatever it costs; the report names what it repairs and what it costs.
3. An edit whose code is worse (`ldsopt.compare.worth.regressions`, as ``diff --fail-on regressions`` judges it) is
   withdrawn, unless the user insists; then the report names the cost.
4. An edit that gains nothing is withdrawn, unless the user insists, or the command asks for no gain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from ldsopt.checker.findings import Check, Comparison, Finding, Rule, Verdict
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.worth import CriterionChange, regressions
from ldsopt.isa.measurement import FunctionMeasurement

RANKS = (Verdict.DEFINITE, Verdict.UNPROVEN, Verdict.LATENT)
"""The verdicts of `check`, the worst first."""

LOSES_WAIT = "the backend would lose a wait with it"
NO_BETTER = "its code would be no better"

_LACKED = (Rule.LOST_RELEASE_WAIT, Rule.SCALAR_LOAD_WAIT)

Gains = Callable[[FunctionMeasurement, FunctionMeasurement], bool]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms on which an edit stays.

    Attributes:
        gains: whether one function's code is better than another's in what the edit is for; ``None``: no gain is asked
            for, so that facts stay in the module for compilers and passes that use them.
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
    """The effect of an edit on a function, and the reason why it was taken back if it was.

    Attributes:
        function: its name.
        cost: in what its code is worse.
        repaired: how many findings of each kind are gone, the worst first.
        withdrawn: why the edit was taken back; empty if it stays.
    """

    function: str
    cost: tuple[CriterionChange, ...] = ()
    repaired: tuple[tuple[Verdict, Rule, int], ...] = ()
    withdrawn: str = ""


@dataclass(frozen=True, slots=True)
class EditVerdicts:
    """The verdicts on the edits of a module.

    Attributes:
        functions: the verdicts on the functions that stay edited, by code that was compiled.
        comparison: the checks of input and output; ``None`` where nothing depended on them.
        compiled: the assembly of the output, where it is to be written.
        insists: the option by which the user wants edits at any cost.
    """

    functions: tuple[FunctionVerdict, ...] = ()
    comparison: Comparison | None = None
    compiled: Compiled | None = None
    insists: str = ""

    @property
    def refused(self) -> tuple[Finding, ...]:
        """New findings that no repair makes up for: nothing may be written."""
        return unpaid(self.comparison) if self.comparison is not None else ()


def unpaid(comparison: Comparison) -> tuple[Finding, ...]:
    """New findings that no repair makes up for: definite ones, and unproven ones of functions without a repair."""
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
    """The missing waits that the input may have lacked, too, and that alias information may be the reason for."""
    return (
        finding
        for finding in check.findings
        if (finding.rule, finding.verdict) == (Rule.MISSING_WAIT, Verdict.DEFINITE)
        and not finding.claimed_apart
    )


def _definite(check: Check, function: str) -> int:
    return sum(n for (kind, _), n in hazards(check, [function]).items() if kind is Verdict.DEFINITE)


def to_repair(check: object, functions: Iterable[str]) -> Counter[tuple[Verdict, Rule]]:
    """The findings in some functions whose repair is worth a cost, by kind; none where there is no check.

    Those are the definite ones, and the waits that a release asks for and the code lacks: which these are follows from
    the order of accesses alone (`ldsopt.checker.releases`); unproven is only that somebody looks. `ldsopt waits` and
    ``annotate --repair`` add them, too.
    """
    found = hazards(check, functions) if isinstance(check, Check) else Counter()
    lacked = {(Verdict.UNPROVEN, rule) for rule in _LACKED}
    return Counter({k: n for k, n in found.items() if k[0] is Verdict.DEFINITE or k in lacked})


def hazards(check: Check, functions: Iterable[str]) -> Counter[tuple[Verdict, Rule]]:
    """The findings in some functions, by how sure they are and by rule."""
    wanted = frozenset(functions)
    return Counter((f.verdict, f.rule) for f in check.findings if f.function in wanted)


def verdict(
    before: FunctionMeasurement,
    after: FunctionMeasurement,
    terms: Terms,
    checks: tuple[Callable[[], Check], Callable[[], Check]] | None = None,
    parts: Collection[str] = (),
) -> FunctionVerdict:
    """The verdict on a function's code by its figures, and by its hazards where the figures speak against it.

    Args:
        before, after: the function's figures in both versions.
        terms: what the edit has to bring.
        checks: of both versions; ``None`` where they are not asked for. The second is only asked for where the first
            has a hazard whose repair is worth a cost.
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
    return RANKS[: RANKS.index(terms.repairs) + 1]


def by_rank(found: Counter[tuple[Verdict, Rule]]) -> tuple[tuple[Verdict, Rule, int], ...]:
    """Counted findings, the worst verdict first, then by rule."""
    kinds = sorted(found.items(), key=lambda item: (RANKS.index(item[0][0]), item[0][1].value))
    return tuple((verdict, rule, count) for (verdict, rule), count in kinds)
