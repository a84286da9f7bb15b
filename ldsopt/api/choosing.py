"""Which candidate is the best for each group of functions.

A contender has to be different code, not to fall below the floor (`ldsopt.compare.worth.losses`), to be better than
the input by the goal's order, and to pass `check`: no finding that the input's code has not. Only the best is checked;
if it does not pass, the next best is. Where several pass the floor and only waits and what comes behind them in the
goal's order set them apart, an estimate of cycles ranks them and the input where it can be made
(`ldsopt.api.estimating`), else the weights of `ldsopt.compare.metrics`.

Where the input's code has findings to repair, contenders with fewer of them come first, and they alone may cost more:
those are hazards, and code that is wrong is worse than code that waits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ldsopt.accept.verdicts import by_rank, to_repair, unpaid
from ldsopt.api.rewritings import OptimizeCandidate, Rewritten
from ldsopt.api.trials import Trials, VersionCode
from ldsopt.checker.findings import Check, Comparison, Finding, Verdict
from ldsopt.compare.metrics import GATED
from ldsopt.compare.optimization import Attempt, AttemptOutcome, OptimizedGroup
from ldsopt.compare.worth import OptimizationGoal, before_waits, changes, losses, rank
from ldsopt.errors import LdsoptError
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.timeline.forms import FormCycles, least_beaten
from ldsopt.transforms.annotate.options import NAMED_BASES


@dataclass(frozen=True, slots=True)
class Contender:
    """A candidate and what it made of the module."""

    candidate: OptimizeCandidate
    made: Rewritten
    is_settled: bool = False


@dataclass(slots=True)
class Choosing:
    """Chooses for the groups of one module.

    Attributes:
        trials: makes, compiles and checks versions.
        before: the input's code.
        made: what each candidate made of the module, or why it failed, by name.
        candidates: those that were tried.
        not_tried: why others were not, by name.
    """

    trials: Trials
    goal: OptimizationGoal
    before: VersionCode
    made: dict[str, Rewritten | LdsoptError]
    candidates: list[OptimizeCandidate]
    not_tried: dict[str, str]
    _settled: dict[str, Rewritten | LdsoptError] = field(default_factory=dict)

    @property
    def refuted(self) -> str:
        """That two dynamic bases share bytes, in words; empty if that was not proved."""
        made = (one for one in self.made.values() if isinstance(one, Rewritten))
        return next((one.refuted for one in made if one.refuted), "")

    def choose(
        self, group: frozenset[str], *, without: str = "", estimating: bool = False
    ) -> tuple[OptimizedGroup, Contender | None]:
        """The best for one group, with what became of all candidates; ``None`` if the input is best.

        Args:
            group: names of functions.
            without: the name of a candidate that is left out.
            estimating: rank by the estimate where it can be made, which costs as much as a few compilations.
        """
        names = tuple(name for name in self.before.functions if name in group)
        before = tuple(self.before.functions[name] for name in names)
        attempts: dict[str, Attempt] = {
            name: Attempt(name, AttemptOutcome.NOT_TRIED, reason) for name, reason in self.not_tried.items()
        }
        contenders = [one for one in self._contenders(group, attempts) if one.candidate.name != without]
        chosen = None
        cycles, ranked_by = self._estimated(contenders, names) if estimating else ({}, "")
        stock = cycles.get(self.trials.module.text)
        while contenders:
            best = self._best(contenders, names, cycles)
            mine = cycles.get(best.made.text)
            if mine and stock and stock.is_better_than(mine):
                contenders.remove(best)
                attempts[best.candidate.name] = replace(
                    self._attempt(best, AttemptOutcome.NO_BETTER, names, "by the estimate"), cycles=mine
                )
                continue
            if refusal := self._refusal(best, group):
                contenders.remove(best)
                if (settled := self._settle(best)) and settled.made.functions & group:
                    contenders += self._admitted([settled], names, attempts)
                else:
                    attempts[best.candidate.name] = self._attempt(
                        best, AttemptOutcome.REFUSED, names, refusal
                    )
                continue
            chosen = best
            break
        for one in contenders:
            outcome = AttemptOutcome.CHOSEN if one is chosen else AttemptOutcome.SECOND
            attempt = self._attempt(one, outcome, names)
            attempts[one.candidate.name] = replace(attempt, cycles=cycles.get(one.made.text))
        after = before if chosen is None else self._functions(chosen, names)
        in_order = [attempts[c.name] for c in self.candidates if c.name in attempts]
        in_order += [attempt for name, attempt in attempts.items() if name in self.not_tried]
        result = OptimizedGroup(names, before, after, tuple(in_order), ranked_by=ranked_by, cycles=stock)
        return result, chosen

    # --- which is better -----------------------------------------------------------------------------------

    def _best(
        self, contenders: Iterable[Contender], names: Sequence[str], cycles: Mapping[str, FormCycles]
    ) -> Contender:
        """The first by its place; of those that differ from it in waits alone, one that no other is better than."""
        in_order = sorted(contenders, key=lambda one: self._place(one, names))
        peers = [one for one in self._peers(in_order, names) if one.made.text in cycles]
        if in_order[0] not in peers:
            return in_order[0]
        return peers[least_beaten([cycles[one.made.text] for one in peers])]

    def _peers(self, in_order: Sequence[Contender], names: Sequence[str]) -> list[Contender]:
        """Those that nothing sets apart from the first before waits do."""
        upto = 1 + before_waits(self.goal)  # hazards come first
        first = self._place(in_order[0], names)[:upto]
        return [one for one in in_order if self._place(one, names)[:upto] == first]

    def _estimated(
        self, contenders: Iterable[Contender], names: Sequence[str]
    ) -> tuple[Mapping[str, FormCycles], str]:
        """The cycles of the first contender, its peers, and the input if it is one, by text; and what ranks them."""
        in_order = sorted(contenders, key=lambda one: self._place(one, names))
        if not in_order:
            return {}, ""
        peers = self._peers(in_order, names)
        codes = {one.made.text: self._code(one) for one in peers}
        forms = {self._digests(code, names): code for code in codes.values()}
        if len(forms) < 2:
            return {}, ""
        text, upto = self.trials.module.text, 1 + before_waits(self.goal)
        stock = (
            self._hazards(text, names),
            *rank([self.before.functions[name] for name in names], self.goal),
        )
        if stock[:upto] == self._place(in_order[0], names)[:upto]:
            codes[text] = forms[self._digests(self.before, names)] = self.before
        kernels = [name for name in names if self.before.functions[name].is_kernel]
        if len(kernels) != 1:
            return {}, f"weights: {len(kernels)} kernels are compared, and one can be executed"
        found = self.trials.estimate(kernels[0], list(forms.values()))
        if isinstance(found, str):
            return {}, f"weights: {found}"
        cycles = dict(zip(forms, found, strict=True))
        return {one: cycles[self._digests(code, names)] for one, code in codes.items()}, "estimated cycles"

    @staticmethod
    def _digests(code: VersionCode, names: Sequence[str]) -> tuple[bytes, ...]:
        return tuple(code.digests[name] for name in names)

    # --- who may be chosen ------------------------------------------------------------------------------

    def _contenders(self, group: frozenset[str], attempts: dict[str, Attempt]) -> Iterator[Contender]:
        """Those that are better than the input, none of them twice; says of all others what became of them."""
        names = tuple(name for name in self.before.functions if name in group)
        by_text: dict[str, Contender] = {}
        for candidate in self.candidates:
            made = self.made[candidate.name]
            if isinstance(made, LdsoptError):
                attempts[candidate.name] = Attempt(candidate.name, AttemptOutcome.FAILED, str(made))
            elif not made.functions & group:
                attempts[candidate.name] = Attempt(candidate.name, AttemptOutcome.UNCHANGED, made.why_not)
            else:
                one, known = Contender(candidate, made), by_text.get(made.text)
                if known is not None and len(known.made.assumptions) <= len(made.assumptions):
                    one, known = known, one
                by_text[made.text] = one
                if known is not None:
                    attempts[known.candidate.name] = Attempt(
                        known.candidate.name, AttemptOutcome.SAME, one.candidate.name
                    )
        yield from self._admitted(by_text.values(), names, attempts)

    def _admitted(
        self, contenders: Iterable[Contender], names: Sequence[str], attempts: dict[str, Attempt]
    ) -> Iterator[Contender]:
        """Those among contenders that are better than the input."""
        before = [self.before.functions[name] for name in names]
        hazards = self._hazards(self.trials.module.text, names)
        stock = (hazards, *rank(before, self.goal))
        for one in contenders:
            code = self.trials.codes[one.made.text]
            if isinstance(code, LdsoptError):
                attempts[one.candidate.name] = Attempt(
                    one.candidate.name, AttemptOutcome.FAILED, f"it does not compile: {code}"
                )
                continue
            if not code.functions.keys() >= set(names):
                attempts[one.candidate.name] = Attempt(
                    one.candidate.name, AttemptOutcome.FAILED, "functions are missing in its code"
                )
                continue
            if self.refuted and NAMED_BASES in one.made.assumptions:
                attempts[one.candidate.name] = self._attempt(
                    one, AttemptOutcome.REFUSED, names, "what it rests on is refuted"
                )
                continue
            if all(code.digests[name] == self.before.digests[name] for name in names):
                reason = "its code is that of the input"
                attempts[one.candidate.name] = self._attempt(one, AttemptOutcome.NO_BETTER, names, reason)
                continue
            after = self._functions(one, names)
            if one.candidate.over is not None and not self._gains(one, names):
                reason = "nothing that the gate watches is better for it"
                attempts[one.candidate.name] = self._attempt(one, AttemptOutcome.NO_BETTER, names, reason)
                continue
            worse = [
                str(loss)
                for old, new in zip(before, after, strict=True)
                for loss in losses(old, new, self.goal)
            ]
            mine = self._hazards(one.made.text, names) if hazards else 0
            if mine and (settled := self._settle(one)) and settled.made.functions & set(names):
                # What its code does not bear out may be what the findings are about.
                yield from self._admitted([settled], names, attempts)
                continue
            if worse and mine >= hazards:
                reason = ", ".join(worse)
                attempts[one.candidate.name] = self._attempt(one, AttemptOutcome.WORSE, names, reason)
            elif (mine, *rank(after, self.goal)) >= stock:
                attempts[one.candidate.name] = self._attempt(one, AttemptOutcome.NO_BETTER, names)
            else:
                yield one

    def _gains(self, one: Contender, names: Sequence[str]) -> bool:
        """It is better, in a figure that the gate watches, than the version that it is done on top of."""
        base = self.made.get(one.candidate.over or "")
        code = self.trials.codes.get(base.text) if isinstance(base, Rewritten) else self.before
        assert isinstance(code, VersionCode)
        pairs = zip((code.functions[name] for name in names), self._functions(one, names), strict=True)
        return any(change.is_better for pair in pairs for change in changes(*pair, GATED))

    def _place(self, one: Contender, names: Sequence[str]) -> tuple[float, ...]:
        """The least is the best; among equals what rests on fewer assumptions, then what is tried first."""
        hazards = self._hazards(one.made.text, names)
        order = [candidate.name for candidate in self.candidates].index(one.candidate.name)
        figures = rank(self._functions(one, names), self.goal)
        return (hazards, *figures, len(one.made.assumptions), order)

    def _hazards(self, text: str, names: Sequence[str]) -> int:
        """How many findings to repair a version has in some functions, where the input has some; else 0."""
        if not to_repair(self.trials.checks.get(self.trials.module.text), names):
            return 0
        self.trials.check([text])
        return sum(to_repair(self.trials.checks[text], names).values())

    # --- what check says --------------------------------------------------------------------------------

    def _refusal(self, one: Contender, group: frozenset[str]) -> str:
        """Why `check` does not pass a contender; empty if it does."""
        self.trials.check([one.made.text])
        found = self.trials.checks[one.made.text]
        if isinstance(found, LdsoptError):
            return f"it could not be checked: {found}"
        if found.count(Verdict.DEFINITE, Verdict.UNPROVEN):
            self.trials.check([self.trials.module.text])
        new = [finding for finding in self.new_findings(found, one) if finding.function in group]
        if not new:
            return ""
        kinds = Counter(f"{finding.verdict.value} {finding.rule.value}" for finding in new)
        return "findings that the input has not: " + ", ".join(f"{n} {kind}" for kind, n in kinds.items())

    def new_findings(self, after: Check, *contenders: Contender) -> tuple[Finding, ...]:
        """Findings that the input has not, and that no repair makes up for."""
        return unpaid(self.compared(after, *contenders))

    def compared(self, after: Check, *contenders: Contender) -> Comparison:
        """The check of the input, if there is one, against that of a version that contenders have made."""
        before = self.trials.checks.get(self.trials.module.text)
        trusts = any(one.candidate.trusts_scopes for one in contenders)
        return Comparison(before if isinstance(before, Check) else None, after, trusts_scopes=trusts)

    def _settle(self, one: Contender) -> Contender | None:
        """The same with what its code does not bear out taken back; ``None`` if that cannot be."""
        if one.is_settled or one.candidate.settle is None:
            return None
        name = one.candidate.name
        if name not in self._settled:
            self._settled[name] = self.trials.rewrite_one(one.candidate, settled=True)
        made = self._settled[name]
        if isinstance(made, LdsoptError) or not made.functions:
            return None
        self.trials.compile([made.text])
        return Contender(one.candidate, made, is_settled=True)

    # --- values -----------------------------------------------------------------------------------------

    def _code(self, one: Contender) -> VersionCode:
        code = self.trials.codes[one.made.text]
        assert isinstance(code, VersionCode)
        return code

    def _functions(self, one: Contender, names: Sequence[str]) -> tuple[FunctionMeasurement, ...]:
        code = self._code(one)
        return tuple(code.functions[name] for name in names)

    def _attempt(
        self, one: Contender, outcome: AttemptOutcome, names: Sequence[str], reason: str = ""
    ) -> Attempt:
        return Attempt(one.candidate.name, outcome, reason, self._functions(one, names))


def with_repairs(group: OptimizedGroup, before: Check, after: Check) -> OptimizedGroup:
    """The group with the findings that its output no longer has."""
    gone = to_repair(before, group.functions) - to_repair(after, group.functions)
    return replace(group, repaired=by_rank(gone))
