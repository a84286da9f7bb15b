"""IR to IR: the best output of all transforms for each kernel, by its code and verified by `check`.

1. The input is compiled, as it came, by the named compiler; beside it every candidate rewrites the whole module
   (`ldsopt.api.candidates`). A candidate that changes nothing, or makes the same as another one, is not compiled.
2. For each group of functions that calls connect, the best is chosen (`ldsopt.api.choosing`). The choices suggest
   further trials: candidates of the second round, the best joined with others.
3. One module is made of all choices, each for its own functions alone, and compiled by other strategies of LLVM's
   scheduler (`ldsopt.api.rewritings`).
4. That module is proposed to the loop (`ldsopt.compare.settle`), which checks it. For a group for which it does not
   hold, step 2 continues with the next best. If the input has findings to repair, all is done once more with them.
5. The chosen edits are made on the text that the user gave (`own_form`).

`optimize` of a module with marked stages: as warp pipelines, or with a full barrier at the end of each.

Marks are the barriers of such a module. Without them it is another program, so the plain form of the marks
(`pipeline --plain`) is the reference. It and the pipeline are optimized, each by itself, and compared as they would be
written. The pipeline is chosen if

* the marks can be run so, and `check` finds nothing in its code that it does not find in that of the plain form;
* no kernel's code is worse in a metric of the floor, except for barriers: a pipeline has some more outside of its loop,
  by which its groups part and meet;
* it is better by the goal.

The figures are static, as everywhere in `optimize`: they do not show that the groups of a pipeline use different units
at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property, partial
from operator import attrgetter

from ldsopt.analysis.flow.callees import CalleeKind, callees_of, connected_functions
from ldsopt.analysis.liveness.liveness import known_assumptions
from ldsopt.api.annotating import needless
from ldsopt.api.candidates import ALL_CANDIDATES, Trials, texts
from ldsopt.api.choosing import Choosing, Contender
from ldsopt.api.optimize_options import STRATEGIES, OptimizeOptions
from ldsopt.api.reading import ModuleSource, module_of, takes
from ldsopt.api.rewritings import (
    ATTRIBUTE,
    NO_AGPRS,
    WAVES,
    OptimizeCandidate,
    Rewritten,
    attribute_candidate,
    next_waves,
    with_attribute,
)
from ldsopt.api.transforms import pipeline, pipelined_by
from ldsopt.checker.findings import Check, Comparison, new_findings
from ldsopt.checker.options import promising
from ldsopt.checker.run import moved_in_code
from ldsopt.codegen.compile import Compiled
from ldsopt.compare.optimization import Attempt, AttemptOutcome, Optimization, OptimizedGroup
from ldsopt.compare.settle import (
    LOSES_WAIT,
    MOVES_ACCESS,
    EditVerdicts,
    FunctionVerdict,
    Settling,
    Withdrawn,
    by_rank,
    in_order,
    to_repair,
)
from ldsopt.compare.transformed import Transformed
from ldsopt.compare.versions import CompiledVersion, ProgressWatch, VersionCode, Versions, compiled_version
from ldsopt.compare.worth import CriterionChange, OptimizationGoal, gains_waves, losses, rank
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, InternalError, LdsoptError
from ldsopt.ir import postcondition
from ldsopt.ir.attributes import FunctionAttributes, require_told_kernels
from ldsopt.ir.attributes import with_attribute as with_attribute_text
from ldsopt.ir.details import is_call
from ldsopt.ir.edited import Edited, edited, is_print
from ldsopt.ir.edits import Edits
from ldsopt.ir.marks import stage_marks
from ldsopt.ir.module import Module, kernels_without_code
from ldsopt.ir.read import handle_of, parse, reparse, require_arch
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.pipeline.options import PipelineOptions
from ldsopt.transforms.pipeline.pipelining import Pipelining

_MARK = "ldsopt."
"""The word that occurs in every spelling of a stage mark."""
_LONG_BLOCK = 4000
"""The instructions of a block from which on a function is not compiled by other strategies of the scheduler, unless
every candidate is to be tried. The longest block of the corpus has 1,150.
"""
_TAKEN_BACK = "together with the choices for other kernels it does not hold"


@takes(OptimizeOptions)
def optimize(source: ModuleSource, options: OptimizeOptions) -> Transformed[Optimization]:
    """The best version of a module that the transforms can make and `check` passes, kernel by kernel.

    Args:
        source: final, optimized IR: a module, what a transform has made, or a file's name.

    Raises:
        UsageError: no such goal, assumption or compiler.
        InputError: no architecture is known.
        CompilerFailed, Unavailable: the input cannot be compiled.
    """
    return optimize_watched(module_of(source), options)


def optimize_watched(
    module: Module, options: OptimizeOptions, watch: ProgressWatch = lambda _: None
) -> Transformed[Optimization]:
    """`optimize`, with progress reported to ``watch``."""
    arch = require_arch(module)
    known_assumptions(options.about_liveness)
    require_told_kernels(module, options.about_liveness)
    if _MARK in module.text and has_marked_stages(module):
        return optimize_stages(module, options, lambda form: optimize_watched(form, options, watch))
    # Versions are compared by their text, so all of them are LLVM's print.
    printed = replace(module, own="", is_given=False)
    with Versions(
        printed, options, options.at_once(len(printed.text)), options.exact_waits, watch
    ) as versions:
        trials = Trials(versions, options, needless(options, arch))
        functions = trials.choosing.before.functions.keys()
        groups = [group for group in connected_functions(printed) if group & functions]
        run = _OptimizeRun(trials, module, groups)
        return run.optimized(run.settled())


@dataclass(frozen=True, slots=True)
class _Combination:
    """One module made of the choices of groups.

    Attributes:
        made: the module.
        chosen: the choice of each group, except for those that stay unchanged.
    """

    made: Rewritten
    chosen: dict[frozenset[str], Contender]


def _trusts_scopes(combination: _Combination) -> bool:
    return any(one.candidate.any_in_chain(attrgetter("trusts_scopes")) for one in combination.chosen.values())


def moved_in_version(
    origin: Module, text: str, options: OptimizeOptions, compiled: Compiled
) -> frozenset[str]:
    """As `ldsopt.checker.run.moved_in_code`, of a version of a module by its text."""
    return moved_in_code(reparse(text, origin), options, compiled)


@dataclass
class _OptimizeRun:
    trials: Trials
    given: Module
    """The input as it came, with its own text."""
    groups: list[frozenset[str]]
    """The groups of functions that have code."""
    _proposal: _Combination | None = None
    _combinations: dict[object, Rewritten | LdsoptError] = field(default_factory=dict)
    _attributed: dict[tuple[str, tuple[str, str], frozenset[str]], Rewritten] = field(default_factory=dict)
    """The rewritings of texts that add an attribute to functions, by text, attribute and functions."""
    _last: Module | None = None

    @property
    def module(self) -> Module:
        """The input as LLVM prints it."""
        return self.trials.module

    @property
    def choosing(self) -> Choosing:
        """The choice among the tried candidates."""
        return self.trials.choosing

    # --- the loop ---------------------------------------------------------------------------------------

    def settled(self) -> _Combination:
        """The module of the best choices that hold."""
        versions, before = self.trials.versions, self.choosing.before
        settling = Settling[_Combination](
            lambda proposal: versions.version(proposal.made.text),
            lambda proposal: [name for group in proposal.chosen for name in group],
            self._again,
            in_order(self._rule, self._moved),
            trusts_scopes=_trusts_scopes,
            is_tolerant=True,
        )
        version = CompiledVersion(before, lambda: versions.check_of(self.module.text))
        found, _ = settling.settle(version, self._proposed())
        if self._looks_for_hazards(found):
            self.trials.settle_hazardous()
            found, _ = settling.settle(version, self._proposed())
        else:
            self.trials.explain(self.groups)
        return found

    def _moved(self, proposal: _Combination, after: CompiledVersion) -> Collection[str]:
        """The functions whose edits need the order of the IR, and whose code has another one."""
        ordered = {
            name
            for group, one in proposal.chosen.items()
            if one.candidate.any_in_chain(attrgetter("needs_order"))
            for name in group
        }
        if not ordered:
            return ()
        found = self.trials.versions.found(
            "reading the order of accesses",
            moved_in_version,
            proposal.made.text,
            self.trials.options,
            after.code.compiled,
        )
        if isinstance(found, LdsoptError):
            raise found
        return found & ordered

    def _rule(
        self, before: CompiledVersion, after: CompiledVersion, proposal: _Combination, _: object
    ) -> Iterator[FunctionVerdict]:
        """The verdicts: each group's code in the module of all choices equals the chosen one, or repairs findings."""
        goal = self.choosing.goal
        for group, one in proposal.chosen.items():
            names = [name for name in before.code.functions if name in group]
            promised = self.choosing.code_of(one).functions
            is_there = after.code.functions.keys() >= set(names)
            old, new = (
                [code.functions[name] for name in names if is_there] for code in (before.code, after.code)
            )
            worse = any(losses(*pair, goal) for pair in zip(old, new, strict=True))
            if (
                not is_there
                or (worse and not self._repairs(group, proposal.made.text))
                or rank(new, goal) > rank([promised[name] for name in names], goal)
            ):
                yield from (FunctionVerdict(name, withdrawn=_TAKEN_BACK) for name in group)

    def _repairs(self, group: frozenset[str], text: str) -> bool:
        names = list(group)
        return self.choosing.hazards(text, names) < self.choosing.hazards(self.module.text, names)

    def _again(self, withdrawn: Withdrawn) -> _Combination:
        """The next best, for the groups for which the last proposal does not hold."""
        assert self._proposal is not None
        for group, one in self._proposal.chosen.items():
            reasons = [why for name, why in withdrawn.functions.items() if name in group]
            if reasons:
                found = reasons[0] if reasons[0] != LOSES_WAIT else self._findings(self._proposal, group)
                if not self.trials.settle(one.candidate):
                    self.choosing.refused[one.candidate.name, group] = found
        withdrawn.functions.clear()  # later findings concern the present proposal
        return self._proposed()

    def _findings(self, proposal: _Combination, group: frozenset[str]) -> str:
        checks = self.trials.versions.checks
        before, after = checks.get(self.module.text), checks.get(proposal.made.text)
        known = before.findings if isinstance(before, Check) else ()
        new = new_findings(known, after.findings if isinstance(after, Check) else ())
        kinds = Counter(f"{f.verdict.value} {f.rule.value}" for f in new if f.function in group)
        return "findings that the input has not: " + ", ".join(f"{n} {kind}" for kind, n in kinds.items())

    def _looks_for_hazards(self, found: _Combination) -> bool:
        """True if the input has findings to repair, as far as that matters.

        The input is only checked if something may depend on it: if the output has findings; or if the output is the
        input, and a function touches LDS, a release waits for memory, or the module has inline assembly, into which
        LLVM puts no wait states.
        """
        checks, text, functions = (
            self.trials.versions.checks,
            self.module.text,
            self.choosing.before.functions,
        )
        if found.chosen:
            is_asked = bool(to_repair(checks.get(found.made.text), functions))
        else:
            releases = "\n  fence " in text and require_arch(self.module).has_vector_store_counter
            in_assembly = _has_inline_assembly(text)
            is_asked = (
                releases
                or in_assembly
                or any(one.dma != 0 or one.lds_accesses != 0 for one in functions.values())
            )
        if is_asked:
            self.trials.versions.check([text])
        return bool(to_repair(checks.get(text), functions))

    # --- trials -----------------------------------------------------------------------------------------

    def _proposed(self) -> _Combination:
        """The module of the best choices, after all trials that they suggest."""
        while True:
            self.trials.go_on(self.groups)
            if (best := self._schedule()) is not None and (found := self._combined(best)) is not None:
                self._proposal = found
                return found

    def _best(self, *, scheduled: bool = True) -> dict[frozenset[str], Contender]:
        choose = partial(self.choosing.choose, scheduled=scheduled, estimating=scheduled)
        best = {group: choose(group)[1] for group in self.groups}
        return {group: one for group, one in best.items() if one is not None}

    def _schedule(self) -> dict[frozenset[str], Contender] | None:
        """The best, after versions are compiled by other strategies of LLVM's scheduler; ``None`` if choices fail.

        These are the best for each group without; the first that is worse in some figure, which a strategy may make up
        for; and the input, where the estimate prefers it to all of these.
        """
        choosing = self.choosing
        choosing.candidates = [one for one in choosing.candidates if not one.attribute]
        best = self._best(scheduled=False)
        if not self.trials.options.effort:
            return self._best()
        # A version is scheduled for all its groups in one module, as its name stands for one output of each strategy. A
        # module has one version of a group, and there are as many modules as that takes.
        wanted: dict[OptimizeCandidate | None, dict[frozenset[str], Contender | None]] = {None: {}}
        for group in self.groups:
            first = best.get(group)
            for one in (first, choosing.near(group) or first):
                wanted.setdefault(None if one is None else one.candidate, {})[group] = one
        modules: list[dict[frozenset[str], Contender | None]] = []
        for versions in wanted.values():
            if (module := next((one for one in modules if versions.keys().isdisjoint(one)), None)) is None:
                modules.append(module := {})
            module |= versions
        for module in modules:
            near = [group for group, one in module.items() if one is not best.get(group)]
            found = {group: one for group, one in module.items() if one is not None}
            if not self._schedule_all(found, [*module], near):
                return None
        chosen = self._best()
        left = [group for group in best if group not in chosen]
        if not left:
            return chosen
        return self._best() if self._schedule_all({}, [*wanted[None], *left]) else None

    def _schedule_all(
        self,
        versions: dict[frozenset[str], Contender],
        groups: Sequence[frozenset[str]],
        near: Collection[frozenset[str]] = (),
    ) -> bool:
        """Compiles groups by other strategies; false if the versions cannot be combined.

        Args:
            versions: of the groups; those without one are compiled as they came.
            groups: all of them.
            near: those whose version is not the best, but may be (`Choosing.near`).
        """
        wanted = STRATEGIES[: self.trials.options.effort]
        if (base := self._combined(versions)) is None:
            return False
        apart: dict[OptimizeCandidate | None, list[str]] = {}
        for group in groups:
            apart.setdefault(versions[group].candidate if group in versions else None, []).extend(group)
        everything = set[str]().union(*self._scheduled(wanted, groups))
        for strategy in wanted:
            self._compile_with(base.made.text, {(ATTRIBUTE, strategy): everything}, apart)
        for registers in (self._waves(versions, groups, near), self._without_agprs(versions, groups)):
            text, limited = self._compile_with(base.made.text, registers, apart)
            named = everything.intersection(name for names in limited.values() for name in names)
            for strategy in wanted if limited else ():
                self._compile_with(text, {(ATTRIBUTE, strategy): named}, limited)
        return True

    def _compile_with(
        self,
        text: str,
        attributes: dict[tuple[str, str], set[str]],
        apart: Mapping[OptimizeCandidate | None, Collection[str]],
    ) -> tuple[str, dict[OptimizeCandidate | None, Collection[str]]]:
        """Compiles functions of a version with attributes; the result's text, and its candidates with their functions.

        Args:
            text: of the version.
            attributes: the functions that get each.
            apart: the functions of the version that each candidate has made; ``None`` for those of the input.
        """
        choosing, made = self.choosing, self._with_attributes(Rewritten(text), attributes)
        found: dict[OptimizeCandidate | None, Collection[str]] = {}
        for attribute, functions in attributes.items():
            for candidate, names in apart.items():
                if functions.isdisjoint(names):
                    continue
                one = attribute_candidate(candidate, attribute, functions.intersection(names))
                below = None if candidate is None else choosing.made[candidate.name]
                assumed = below.assumptions if isinstance(below, Rewritten) else ()
                choosing.made[one.name] = replace(made, assumptions=assumed)
                # A later version has the functions of an earlier one of this name, too.
                choosing.candidates = [old for old in choosing.candidates if old.name != one.name]
                choosing.candidates.append(one)
                found[one] = functions.intersection(names)
        self.trials.versions.compile(texts([made]))
        # Where authors chose the attributes of all, the text is the one given, on which nothing more is built.
        return made.text, found if made.functions else {}

    def _scheduled(
        self, strategies: Sequence[str], groups: Sequence[frozenset[str]]
    ) -> Iterator[frozenset[str]]:
        """The groups among these that are compiled by other strategies; the reason against is recorded for the others.

        A strategy costs many times the rest of code generation for a long block, and gains least: for a product of
        matrices in one block of 10,000 instructions, `iterative-ilp` makes code that spills, in 25 times the time.
        """
        for group in groups:
            longest = 0
            if self.trials.options.effort < ALL_CANDIDATES:
                longest = max((self._longest.get(name, 0) for name in group), default=0)
            if longest < _LONG_BLOCK:
                yield group
            else:
                why = f"a block has {longest} instructions, and this schedules long ones slowly"
                names = (attribute_candidate(None, (ATTRIBUTE, one)).name for one in strategies)
                self.choosing.spared[group] = dict.fromkeys(names, why)

    @cached_property
    def _longest(self) -> dict[str, int]:
        """The instructions of the longest block of each function of the input."""
        return {
            body.name: longest_block(self.module.lines[body.line + 1 : body.end])
            for body in self.module.bodies()
        }

    def _waves(
        self,
        versions: dict[frozenset[str], Contender],
        groups: Sequence[frozenset[str]],
        near: Collection[frozenset[str]],
    ) -> dict[tuple[str, str], set[str]]:
        """The kernels for which a number of waves is requested, by the attribute that requests it.

        They lack few registers for one more wave; or their version would be the best, lets more waves run than the
        input, and may be chosen if LLVM schedules it for just as many.
        """
        found: dict[tuple[str, str], set[str]] = {}
        before = self.choosing.before
        for group in groups:
            code = self.choosing.code_of(versions[group]) if group in versions else before
            for name in group.intersection(code.functions):
                function = code.functions[name]
                waves = next_waves(function, require_arch(self.module))
                if not waves and group in near and gains_waves(before.functions[name], function):
                    waves = str(function.resources.occupancy)
                if waves:
                    found.setdefault((WAVES, waves), set()).add(name)
        return found

    def _without_agprs(
        self, versions: dict[frozenset[str], Contender], groups: Sequence[frozenset[str]]
    ) -> dict[tuple[str, str], set[str]]:
        """The kernels that are to use no accumulation registers, by the attribute that says so (`NO_AGPRS`)."""
        if require_arch(self.module).acc_registers != "unified":
            return {}
        found = set[str]()
        for group in groups:
            code = self.choosing.code_of(versions[group]) if group in versions else self.choosing.before
            used = {name for name in group if (one := code.functions.get(name)) and one.resources.agprs}
            found |= used & self._calling_nothing
        return {NO_AGPRS: found} if found else {}

    @cached_property
    def _calling_nothing(self) -> frozenset[str]:
        """The kernels of the input that call intrinsics alone."""
        callees, others = callees_of(self.module), (CalleeKind.DEFINED, CalleeKind.UNKNOWN, CalleeKind.ASM)
        return frozenset(
            function.name
            for function in self.module.functions()
            if function.is_kernel
            and all(callees.of(one).kind not in others for one in function.instructions if is_call(one))
        )

    def _with_attributes(self, made: Rewritten, attributes: dict[tuple[str, str], set[str]]) -> Rewritten:
        for attribute, functions in attributes.items():
            key = made.text, attribute, frozenset(functions)
            if key not in self._attributed:
                self._attributed[key] = with_attribute(self._module_of(made.text), attribute, functions)
            made = made.then(self._attributed[key])
        return made

    def _module_of(self, text: str) -> Module:
        """The module of a version's text; the last one is kept, as several attributes are tried on it."""
        if text == self.module.text:
            return self.module
        if self._last is None or self._last.text != text:
            self._last = reparse(text, self.module)
        return self._last

    # --- one module of all choices ----------------------------------------------------------------------

    def _combined(self, chosen: dict[frozenset[str], Contender]) -> _Combination | None:
        """The module of some choices; ``None`` if one fails behind others: they are refused then."""
        bases: dict[OptimizeCandidate, set[str]] = {}
        steps: dict[tuple[str, str], set[str]] = {}
        for group, one in chosen.items():
            base: OptimizeCandidate | None = None
            for part in one.candidate.chain:
                if part.attribute:
                    steps.setdefault(part.attribute, set()).update(part.only & group if part.only else group)
                else:
                    base = part
            if base is not None:
                bases.setdefault(base, set()).update(group)
        made = self._rewritten(bases)
        if isinstance(made, LdsoptError):
            self.choosing.refused |= {
                (one.candidate.name, group): _TAKEN_BACK for group, one in chosen.items()
            }
            return None
        made = self._with_attributes(made, steps)
        return _Combination(made, chosen)

    def _rewritten(self, parts: dict[OptimizeCandidate, set[str]]) -> Rewritten | LdsoptError:
        """The module rewritten by candidates, each for its own functions."""
        made = [one for part in parts if isinstance(one := self.choosing.made[part.name], Rewritten)]
        if not made:
            return Rewritten(self.module.text)
        assumptions = tuple(dict.fromkeys(a for one in made for a in one.assumptions))
        left_out = tuple(dict.fromkeys(r for one in made for r in one.rules_left_out))
        found: Rewritten | LdsoptError = made[0]
        everything = frozenset().union(*parts.values())
        # With a single version for all functions, this one may be used as it is: it changes no other function.
        if any(one.text != made[0].text for one in made) or not made[0].functions <= everything:
            key = tuple(
                (part, frozenset(functions), one.text)
                for (part, functions), one in zip(parts.items(), made, strict=True)
            )
            if key not in self._combinations:
                self._combinations[key] = self.trials.rewrite_apart(parts)
            found = self._combinations[key]
        if isinstance(found, LdsoptError):
            return found
        return replace(found, assumptions=assumptions, rules_left_out=left_out)

    # --- the result -------------------------------------------------------------------------------------

    def optimized(self, combination: _Combination) -> Transformed[Optimization]:
        """The result, in the user's own text."""
        choosing, versions = self.choosing, self.trials.versions
        text = combination.made.text
        code = versions.codes[text] if combination.chosen else choosing.before
        assert isinstance(code, VersionCode)
        before, after = (versions.checks.get(one) for one in (self.module.text, text))
        results = [choosing.choose(group, estimating=True)[0] for group in self.groups]
        results = [
            replace(one, after=tuple(code.functions[name] for name in one.functions)) for one in results
        ]
        comparison: Comparison | None = None
        if isinstance(after, Check):
            known = before if isinstance(before, Check) else None
            comparison = Comparison(known, after, trusts_scopes=_trusts_scopes(combination))
        if isinstance(before, Check) and isinstance(after, Check):
            gone = [to_repair(before, one.functions) - to_repair(after, one.functions) for one in results]
            results = [
                replace(one, repaired=by_rank(kinds)) for one, kinds in zip(results, gone, strict=True)
            ]
        warnings = [choosing.refuted] if choosing.refuted else []
        for name, made in choosing.made.items():
            if isinstance(made, InternalError):
                warnings.append(f"`{name}` failed by a bug in ldsopt, please report it: {made}")
        for name in kernels_without_code(self.module, choosing.before.functions.keys()):
            arch = require_arch(self.module).name
            warnings.append(
                f"kernel {name}: the compiler makes no code of it for {arch}; it stays as it came"
            )
        written = own_form(self.given, combination.made.edits, text, self.module)
        found = Optimization(
            compiler=choosing.before.compiled.compiler,
            goal=choosing.goal,
            groups=tuple(results),
            compilations=1 + sum(one != self.module.text for one in versions.codes),
            assumptions=combination.made.assumptions,
            rules_left_out=combination.made.rules_left_out,
            warnings=tuple(warnings),
            exact_waits=None if code.exact is None else code.exact[0],
        )
        return Transformed(
            written.text,
            found,
            self.given,
            written.is_own,
            written.notes,
            self.given.given if self.given.is_given and not combination.chosen else b"",
            EditVerdicts(comparison=comparison, compiled=code.compiled),
        )


_DIFFERS = "edits of the text as it came would not give the chosen module; LLVM 22's print of it was written"


def own_form(
    given: Module, steps: Sequence[Edits | FunctionAttributes], chosen: str, printed: Module
) -> Edited:
    """The chosen module in the text that the user gave; its print if there is no such text, or it resists.

    Args:
        given: the module as it came.
        steps: the edits that have made the chosen module, each of LLVM's print of the result of those before it.
        chosen: LLVM's print of that; of the input if there are no steps.
        printed: the input as LLVM prints it.
    """
    own = given.own_text
    if own is None:
        return Edited(chosen, False)
    try:
        for number, step in enumerate(steps):
            if isinstance(step, FunctionAttributes):
                own = with_attribute_text(own, step)  # the result is compared with the chosen module
                continue
            made = edited(reparse(own, given, is_own=True) if number else given, step)
            if not made.is_own:
                return Edited(chosen, False, made.notes)
            own = made.text
    except (InternalError, InputError):
        return Edited(chosen, False, (_DIFFERS,))
    if (steps or chosen != printed.text) and not _is_same(own, chosen, printed):
        return Edited(chosen, False, (_DIFFERS,))
    return Edited(own, True)


def _is_same(own: str, chosen: str, origin: Module) -> bool:
    """True if LLVM's prints of two texts differ at most in the numbers of metadata and attribute groups."""
    if is_print(own, chosen):
        return True
    try:
        postcondition.check(
            reparse(chosen, origin), Edits({}), own, read=lambda text: handle_of(text, origin)
        )
    except (InternalError, InputError):
        return False
    return True


def longest_block(lines: Iterable[str]) -> int:
    """The instructions of the longest block of a function, by the lines of its body as LLVM prints them.

    Lines that continue an instruction, such as the cases of a ``switch``, are indented further.
    """
    longest = here = 0
    for line in lines:
        if not line.startswith("  "):
            here = 0
        elif line[2:3] != " ":
            here += 1
            longest = max(longest, here)
    return longest


def _has_inline_assembly(text: str) -> bool:
    """True if a module's text has inline assembly that is not empty: an empty one hides a value from LLVM."""
    return any(part.partition('"')[2][:1] != '"' for part in text.split(" asm ")[1:])


_Optimized = Transformed[Optimization]

NAME = "pipeline"
PLAIN_FORM = "the marked stages with full barriers"


def has_marked_stages(module: Module) -> bool:
    """True if a kernel of the module has stage marks.

    Raises:
        InputError: a mark has the wrong form.
    """
    return any(function.is_kernel and stage_marks(module, function) for function in module.functions())


def optimize_stages(
    module: Module, options: OptimizeOptions, optimized: Callable[[Module], _Optimized]
) -> _Optimized:
    """The better of both forms of a module with marks.

    Args:
        options: the goal, and how code is checked.
        optimized: `optimize` of a module without marks.

    Raises:
        InputError: the marks cannot be stages at all.
    """
    plain = _of_form(pipeline(module, plain=True), module, optimized)
    try:
        made = pipelined_by(module, PipelineOptions(), options, holds_order=False)
    except InputError as error:
        return _with_attempt(plain, AttemptOutcome.FAILED, str(error))
    staged = _of_form(made, module, optimized)
    goal = options.wanted_goal()
    if worse := _losses(plain, staged, goal):
        return _with_attempt(plain, AttemptOutcome.WORSE, ", ".join(map(str, worse)), staged)
    if not _rank(staged.details.groups, goal) < _rank(plain.details.groups, goal):
        return _with_attempt(plain, AttemptOutcome.NO_BETTER, "", staged)
    promised = promising(options, made.details.assumptions)
    settling = Settling[_Optimized](
        lambda form: compiled_version(module_of(form), promised),
        lambda form: [name for group in form.details.groups for name in group.functions],
        None,
        lambda *_: (),
        checks_input=True,
    )
    _, acceptance = settling.settle(compiled_version(module_of(plain), promised), staged)
    if acceptance.refused:
        return _with_attempt(plain, AttemptOutcome.REFUSED, "`check` finds something in its code", staged)
    assert acceptance.compiled is not None
    if moved_in_code(module_of(staged), promised, acceptance.compiled):
        return _with_attempt(plain, AttemptOutcome.REFUSED, MOVES_ACCESS, staged)
    assumed = tuple(dict.fromkeys((*made.details.assumptions, *staged.details.assumptions)))
    before = {function.name: function for group in plain.details.groups for function in group.before}
    groups = tuple(
        replace(
            _chosen(group),
            before=tuple(before.get(f.name, f) for f in group.before),
        )
        for group in staged.details.groups
    )
    return replace(
        staged,
        details=replace(staged.details, groups=groups, assumptions=assumed),
        acceptance=replace(acceptance, compiled=staged.compiled),
    )


def _of_form(
    made: Transformed[Pipelining], module: Module, optimized: Callable[[Module], _Optimized]
) -> _Optimized:
    """The best version of one form of a module, which is never the original input."""
    mcpu = module.arch.name if module.arch else None
    form = parse(made.text, source=module.source, mcpu=mcpu, features=module.features)
    found = optimized(form)
    details = replace(found.details, base=PLAIN_FORM)
    return replace(found, details=details, input=module, notes=(*made.notes, *found.notes), untouched=b"")


def _losses(plain: _Optimized, staged: _Optimized, goal: OptimizationGoal) -> list[CriterionChange]:
    after = {function.name: function for group in staged.details.groups for function in group.after}
    return [
        change
        for group in plain.details.groups
        for old in group.after
        if old.name in after
        for change in losses(old, after[old.name], goal)
        if change.criterion.name != "barriers"
    ]


def _rank(groups: tuple[OptimizedGroup, ...], goal: OptimizationGoal) -> tuple[float, ...]:
    return rank([function for group in groups for function in group.after], goal)


def _with_attempt(
    made: _Optimized, outcome: AttemptOutcome, reason: str, staged: _Optimized | None = None
) -> _Optimized:
    """The plain form, with the outcome of the pipeline as an attempt."""
    figures = (
        {f.name: f for group in staged.details.groups for f in group.after} if staged is not None else {}
    )
    groups = tuple(
        replace(group, attempts=(*group.attempts, Attempt(NAME, outcome, reason, _of(group, figures))))
        for group in made.details.groups
    )
    return replace(made, details=replace(made.details, groups=groups))


def _of(group: OptimizedGroup, figures: Mapping[str, FunctionMeasurement]) -> tuple[FunctionMeasurement, ...]:
    """The figures of a group's functions; none if some are missing."""
    return tuple(figures[name] for name in group.functions) if figures.keys() >= set(group.functions) else ()


def _chosen(group: OptimizedGroup) -> OptimizedGroup:
    """A group of the pipeline, with the pipeline and the chosen candidate as one choice."""
    name = f"{NAME}, {group.chosen}" if group.chosen else NAME
    others = tuple(one for one in group.attempts if one.outcome is not AttemptOutcome.CHOSEN)
    return replace(group, attempts=(Attempt(name, AttemptOutcome.CHOSEN, "", group.after), *others))
