"""IR to IR: of all that the transforms can do, what is best for each kernel, by its code and proved by `check`.

1. The input is compiled, as it came, by the compiler that is named; beside it every candidate rewrites the whole module
   (`ldsopt.api.candidates`). A candidate that changes nothing, or makes what another one makes, is not compiled.
2. What is left is compiled, and the input's code checked. Candidates of the second round are tried where the first has
   shown that they may help.
3. For each group of functions that calls connect, the best is chosen (`ldsopt.api.choosing`).
4. Where groups have chosen differently, one module is made of their choices, one after the other, each for its own
   functions alone. That is compiled and checked once more; a choice that does not hold there is taken back.
5. The edits that were chosen are made on the text that the user gave (`ldsopt.api.own_form`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, starmap

from ldsopt.accept.transformed import Transformed
from ldsopt.accept.verdicts import EditVerdicts, to_repair
from ldsopt.analysis.flow.connected import connected_functions
from ldsopt.analysis.liveness.liveness import known_assumptions
from ldsopt.api.candidates import (
    CANDIDATES,
    FEWER_SHUFFLES,
    JOINED,
    SHUFFLES,
)
from ldsopt.api.choosing import Choosing, Contender, with_repairs
from ldsopt.api.compiler_rules import needless
from ldsopt.api.joining import joined
from ldsopt.api.keywords import takes
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.own_form import own_form
from ldsopt.api.rewritings import InputCode, OptimizeCandidate, Rewritten
from ldsopt.api.schedules import STRATEGIES, scheduled
from ldsopt.api.trials import ProgressWatch, Trials, VersionCode
from ldsopt.checker.findings import Check, Comparison, Verdict
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.optimization import AttemptOutcome, Optimization, OptimizedGroup
from ldsopt.compare.worth import gains_waves, losses, puts_occupancy_first, rank
from ldsopt.errors import InputError, InternalError, LdsoptError
from ldsopt.ir.edits import Edits
from ldsopt.ir.function_attributes import FunctionAttributes
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse, require_arch

_MARK = "ldsopt."
"""What every spelling of a stage mark has in it."""
_NEEDS_MORE = "sharing bytes gains occupancy already, and this needs more LDS"
_TAKEN_BACK = "together with the choices for other kernels it does not hold"


@takes(OptimizeOptions)
def optimize(module: Module, options: OptimizeOptions) -> Transformed[Optimization]:
    """The best version of a module that the transforms can make and `check` passes, kernel by kernel.

    Args:
        module: final, optimized IR.

    Raises:
        UsageError: no such goal, assumption or compiler.
        InputError: no architecture is known.
        CompilerFailed, Unavailable: the input cannot be compiled.
    """
    return optimize_watched(module, options)


def optimize_watched(
    module: Module, options: OptimizeOptions, watch: ProgressWatch = lambda _: None
) -> Transformed[Optimization]:
    """`optimize`, telling ``watch`` what it is at."""
    arch = require_arch(module)
    known_assumptions(options.about_liveness)
    if _MARK in module.text:
        from ldsopt.api.optimizing_stages import has_marked_stages, optimize_stages

        if has_marked_stages(module):
            return optimize_stages(module, options, lambda form: optimize_watched(form, options, watch))
    # Versions are held against each other by their text, so all of them are LLVM's print.
    printed = replace(module, own="", is_given=False)
    trials = Trials(printed, options, needless(options.compiler, arch), watch)
    return _OptimizeRun(trials, options, module).run()


@dataclass(frozen=True, slots=True)
class _Combination:
    """One module made of what groups have chosen.

    Attributes:
        text: the module.
        chosen: the choice of each group, by number.
        assumptions, rules_left_out: of all choices.
        edits: what has made it, one after the other.
    """

    text: str
    chosen: dict[int, Contender]
    assumptions: tuple[str, ...] = ()
    rules_left_out: tuple[str, ...] = ()
    edits: tuple[Edits | FunctionAttributes, ...] = ()


@dataclass(slots=True)
class _OptimizeRun:
    trials: Trials
    options: OptimizeOptions
    given: Module
    """The input as it came, with its own text."""

    @property
    def module(self) -> Module:
        """The input as LLVM prints it."""
        return self.trials.module

    def run(self) -> Transformed[Optimization]:
        """Tries every candidate on the module, and chooses the best for each group of connected functions."""
        choosing = self._first_round()
        of_code = choosing.before.functions.keys()
        groups = [group for group in connected_functions(self.module) if group & of_code]
        self._second_round(choosing, groups)
        found = [choosing.choose(group, estimating=True) for group in groups]
        results = [result for result, _ in found]
        wanted = {number: chosen for number, (_, chosen) in enumerate(found) if chosen is not None}
        combination = self._combined(choosing, results, wanted)
        return self._optimized(choosing, results, combination)

    # --- trying -----------------------------------------------------------------------------------------

    def _first_round(self) -> Choosing:
        """The candidates that are worth trying whatever the code is like, made and compiled."""
        skipped = {c.name: why for c in CANDIDATES if (why := c.skip(self.module))}
        tried = [c for c in CANDIDATES if c.late is None and c.name not in skipped]
        made, (before,) = self.trials.rewrite(tried, [self.trials.code_of_input])
        if isinstance(before, LdsoptError):
            raise before
        if self.options.compiler == DEFAULT_COMPILER or before.exact is not None:
            self.trials.know(self.module.text, before)
        at_once = [one for one in tried if not one.is_roomier]
        self._compile([made[one.name] for one in at_once])
        return Choosing(self.trials, self.options.wanted_goal(), before, made, at_once, skipped)

    def _second_round(self, choosing: Choosing, groups: Sequence[frozenset[str]]) -> None:
        """The candidates for which the code gives reason."""
        hazards = self._hazards(choosing, groups)
        self._roomier(choosing, groups)
        code = self._input_code(choosing, hazards)
        tried = []
        for candidate in CANDIDATES:
            if candidate.late is not None and candidate.name not in choosing.not_tried:
                if why := candidate.late(code):
                    choosing.not_tried[candidate.name] = why
                else:
                    tried.append(candidate)
        self._try(choosing, tried)
        for more, fewer in pairwise((SHUFFLES, *FEWER_SHUFFLES)):
            if self._is_worse(choosing, groups, more.name):
                self._try(choosing, [fewer])
        for option in JOINED:
            self._try(choosing, self._joined(choosing, groups, option))
        self._try(choosing, self._scheduled(choosing, groups))

    def _roomier(self, choosing: Choosing, groups: Sequence[frozenset[str]]) -> None:
        """The candidates that need more LDS than others, where these have not gained occupancy by needing less."""
        settled: dict[frozenset[str], bool] = {}
        for candidate in (one for one in CANDIDATES if one.is_roomier and one.name in choosing.made):
            made = choosing.made[candidate.name]
            if isinstance(made, Rewritten) and made.functions:
                changed = [group for group in groups if made.functions & group]
                for group in changed:
                    settled.setdefault(group, self._gains_by_room(choosing, group))
                if all(settled[group] for group in changed):
                    choosing.not_tried[candidate.name] = _NEEDS_MORE
                    continue
                self._compile([made])
            choosing.candidates.append(candidate)
        choosing.candidates.sort(key=CANDIDATES.index)

    def _gains_by_room(self, choosing: Choosing, group: frozenset[str]) -> bool:
        """Whether letting variables share bytes is best for a group, and gains occupancy for each of its kernels."""
        if not puts_occupancy_first(choosing.goal):
            return False
        result, chosen = choosing.choose(group)
        kernels = [both for both in zip(result.before, result.after, strict=True) if both[0].is_kernel]
        return chosen is not None and chosen.candidate.family == "pack" and all(starmap(gains_waves, kernels))

    def _try(self, choosing: Choosing, tried: list[OptimizeCandidate]) -> None:
        if tried:
            made, _ = self.trials.rewrite(tried)
            self._compile(made.values())
            choosing.candidates += tried
            choosing.made |= made

    def _is_worse(self, choosing: Choosing, groups: Sequence[frozenset[str]], name: str) -> bool:
        """A candidate makes the code of some group worse."""
        made = choosing.made.get(name)
        changed = made.functions if isinstance(made, Rewritten) else frozenset()
        return any(
            attempt.candidate == name and attempt.outcome is AttemptOutcome.WORSE
            for group in groups
            if changed & group
            for attempt in choosing.choose(group)[0].attempts
        )

    def _joined(
        self, choosing: Choosing, groups: Sequence[frozenset[str]], option: str
    ) -> list[OptimizeCandidate]:
        """For the functions that a candidate changes which can be joined: that, and what is best for them besides."""
        alone = JOINED[option].name
        made = choosing.made.get(alone)
        changed = made.functions if isinstance(made, Rewritten) else frozenset()
        found: dict[str, OptimizeCandidate] = {}
        for group in groups:
            if changed & group:
                _, best = choosing.choose(group, without=alone)
                if best is not None and option not in best.candidate.name:
                    one = joined(best.candidate, option)
                    if one.name != alone:
                        found[one.name] = one
        return list(found.values())

    def _scheduled(self, choosing: Choosing, groups: Sequence[frozenset[str]]) -> list[OptimizeCandidate]:
        """The best for each group by other strategies of LLVM's scheduler, as many as the effort allows."""
        best = dict.fromkeys(
            None if chosen is None else chosen.candidate
            for _, chosen in (choosing.choose(group) for group in groups)
        )
        return [scheduled(one, strategy) for strategy in STRATEGIES[: self.options.effort] for one in best]

    def _hazards(self, choosing: Choosing, groups: Sequence[frozenset[str]]) -> int:
        """How many findings to repair the input's code has.

        It is only checked where something may depend on it: a function touches LDS, or a release waits for memory, and
        no version is chosen that has none, so that none is better in that.
        """
        text, functions = self.module.text, choosing.before.functions
        releases = "\n  fence " in text and require_arch(self.module).has_vector_store_counter
        for group in groups:
            known = [functions[name] for name in group if name in functions]
            if not releases and all(one.dma == 0 and one.lds_accesses == 0 for one in known):
                continue
            _, chosen = choosing.choose(group)
            if chosen is None or to_repair(self.trials.checks.get(chosen.made.text), group):
                self.trials.check([text])
                break
        return sum(to_repair(self.trials.checks.get(text), functions).values())

    def _compile(self, made: object) -> None:
        found = [one for one in made if isinstance(one, Rewritten) and one.functions]  # type: ignore[attr-defined]
        self.trials.compile([one.text for one in found])

    def _input_code(self, choosing: Choosing, hazards: int) -> InputCode:
        before = choosing.before
        kernels = [name for name, function in before.functions.items() if function.is_kernel]
        versions = [before.functions]
        for one in choosing.made.values():
            code = self.trials.codes.get(one.text) if isinstance(one, Rewritten) else None
            if isinstance(code, VersionCode):
                versions.append(code.functions)
        best, least = {}, {}
        for name in kernels:
            resources = [version[name].resources for version in versions if name in version]
            best[name] = max(one.occupancy or 0 for one in resources)
            least[name] = min(one.lds_bytes or 0 for one in resources)
        return InputCode(self.module, before.functions, hazards, best, least)

    # --- one module of all choices ----------------------------------------------------------------------

    def _combined(
        self, choosing: Choosing, results: list[OptimizedGroup], chosen: dict[int, Contender]
    ) -> _Combination:
        """The module of all choices that hold together; ``results`` are corrected where one does not."""
        while chosen:
            combination, broken = self._made_of(results, chosen)
            if combination is not None and not (broken := self._broken(choosing, results, combination)):
                return combination
            for number in broken & chosen.keys() or set(chosen):
                del chosen[number]
                results[number] = _taken_back(results[number])
        return _Combination(self.module.text, {})

    def _made_of(
        self, results: list[OptimizedGroup], chosen: dict[int, Contender]
    ) -> tuple[_Combination | None, set[int]]:
        """The module of some choices; ``None``, and for which groups, if a candidate fails behind others."""
        names = {number: frozenset(results[number].functions) for number in chosen}
        assumptions = tuple(dict.fromkeys(a for one in chosen.values() for a in one.made.assumptions))
        left_out = tuple(dict.fromkeys(r for one in chosen.values() for r in one.made.rules_left_out))
        everything = frozenset().union(*names.values())
        for one in chosen.values():
            # One version may be all that is wanted: it changes no other function.
            if (
                all(c.made.text == one.made.text for c in chosen.values())
                and one.made.functions <= everything
            ):
                return _Combination(one.made.text, chosen, assumptions, left_out, one.made.edits), set()
        module, done = self.module, list[Edits | FunctionAttributes]()
        for candidate in dict.fromkeys(one.candidate for one in chosen.values()):
            own = [number for number, one in chosen.items() if one.candidate is candidate]
            functions = frozenset().union(*(names[number] for number in own))
            is_settled = any(chosen[number].is_settled for number in own)
            made = self.trials.rewrite_one(candidate, functions, module, settled=is_settled)
            if isinstance(made, LdsoptError):
                return None, set(own)
            done += made.edits
            try:
                module = reparse(made.text, self.module)
            except InputError:
                return None, set(own)
        return _Combination(module.text, chosen, assumptions, left_out, tuple(done)), set()

    def _broken(
        self, choosing: Choosing, results: list[OptimizedGroup], combination: _Combination
    ) -> set[int]:
        """The groups for which a combination is not what was chosen for them, by number; any if it is not usable."""
        self.trials.compile([combination.text])
        self.trials.check([combination.text])
        code, check = self.trials.codes[combination.text], self.trials.checks[combination.text]
        if isinstance(code, LdsoptError) or isinstance(check, LdsoptError):
            return set(range(len(results)))
        if check.count(Verdict.DEFINITE, Verdict.UNPROVEN):
            self.trials.check([self.module.text])
        new = {f.function for f in choosing.new_findings(check, *combination.chosen.values())}
        broken = set()
        for number, group in enumerate(results):
            if not new.isdisjoint(group.functions) or not code.functions.keys() >= set(group.functions):
                broken.add(number)
                continue
            after = [code.functions[name] for name in group.functions]
            repairs = to_repair(self.trials.checks.get(self.module.text), group.functions) - to_repair(
                check, group.functions
            )
            worse = any(
                losses(old, new_one, choosing.goal) for old, new_one in zip(group.before, after, strict=True)
            )
            if (worse and not repairs) or rank(after, choosing.goal) > rank(group.after, choosing.goal):
                broken.add(number)
        return broken

    # --- the answer -------------------------------------------------------------------------------------

    def _optimized(
        self, choosing: Choosing, results: list[OptimizedGroup], combination: _Combination
    ) -> Transformed[Optimization]:
        code = self.trials.codes[combination.text] if combination.chosen else choosing.before
        assert isinstance(code, VersionCode)
        before, after = (self.trials.checks.get(t) for t in (self.module.text, combination.text))
        comparison: Comparison | None = None
        if isinstance(after, Check):
            comparison = choosing.compared(after, *combination.chosen.values())
            results = [
                replace(group, after=tuple(code.functions[name] for name in group.functions))
                for group in results
            ]
            if isinstance(before, Check):
                results = [with_repairs(group, before, after) for group in results]
        warnings = [choosing.refuted] if choosing.refuted else []
        for name, made in choosing.made.items():
            if isinstance(made, InternalError):
                warnings.append(f"`{name}` failed by a bug in ldsopt, please report it: {made}")
        written = own_form(self.given, combination.edits, combination.text, self.module)
        is_input = self.given.is_given and not combination.chosen
        found = Optimization(
            compiler=choosing.before.compiled.compiler,
            goal=choosing.goal,
            groups=tuple(results),
            compilations=1 + sum(text != self.module.text for text in self.trials.codes),
            assumptions=combination.assumptions,
            rules_left_out=combination.rules_left_out,
            warnings=tuple(warnings),
            exact_waits=None if code.exact is None else code.exact[0],
        )
        return Transformed(
            written.text,
            found,
            self.given,
            written.is_own,
            written.notes,
            self.given.given if is_input else b"",
            EditVerdicts(comparison=comparison, compiled=code.compiled),
        )


def _taken_back(group: OptimizedGroup) -> OptimizedGroup:
    """The group as it came, since its choice does not hold together with those of others."""
    attempts = tuple(
        replace(one, outcome=AttemptOutcome.REFUSED, reason=_TAKEN_BACK)
        if one.outcome is AttemptOutcome.CHOSEN
        else one
        for one in group.attempts
    )
    return replace(group, after=group.before, attempts=attempts)
