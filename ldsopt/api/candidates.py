"""The candidates of `optimize`: each is a way to rewrite a module, as a whole or some of its functions alone.

A further transform becomes part of `optimize` by one entry in `CANDIDATES`. A candidate has the name of the command
that does the same. A quick test comes first if it saves work: most candidates leave most modules unchanged, and then
nothing is compiled.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import partial, reduce
from itertools import pairwise, starmap
from operator import methodcaller
from typing import Any

from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.api.annotating import annotate, annotate_validated, lost_release_waits
from ldsopt.api.choosing import Choosing
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.rewritings import (
    NOT_CHOSEN,
    OptimizeCandidate,
    Rewriting,
    RewritingSubject,
    Rewritten,
    behind,
    joined,
    rewriting_shuffles,
    rewritten,
    with_edits,
)
from ldsopt.checker.findings import Check
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.compare.settle import hazards, to_repair
from ldsopt.compare.transformed import Transformed
from ldsopt.compare.versions import KnownVersions, VersionCode, Versions
from ldsopt.compare.worth import gains_waves, puts_occupancy_first
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError, UsageError
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.metadata import WORKGROUP_FENCE
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.report.annotation_text import refuted
from ldsopt.target.occupancy import occupancy
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.barriers.weakening import has_barriers
from ldsopt.transforms.pack.added_barriers import barrier_edits, find_barriers
from ldsopt.transforms.pack.arenas import make_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, find_plans
from ldsopt.transforms.shuffles.rewriting import FEWER, has_exchanges

_NOT_CHOSEN = Reason(NOT_CHOSEN)


def _annotating(**chosen: object) -> tuple[Rewriting, Rewriting]:
    """`annotate` with some of its options: by the rules alone, and without tags that its code does not justify."""

    def asked(subject: RewritingSubject, functions: Collection[str] | None) -> AnnotateOptions:
        return replace(
            AnnotateOptions(**chosen),  # type: ignore[arg-type]
            no_assume=subject.options.no_assume,
            needless=subject.needless,
            judged=True,
            functions=None if functions is None else frozenset(functions),
            lost_waits=lost_release_waits(subject.module, subject.options) if "repair" in chosen else {},
        )

    def rewrite(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        made = annotate(subject.module, asked(subject, functions))
        return _annotated(subject.module, made)

    def settle(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        asked_for = asked(subject, functions)
        made = annotate_validated(
            subject.module, asked_for, subject.options, keep_tags=True, known=subject.known
        )
        return _annotated(subject.module, made)

    return rewrite, settle


def _annotated(module: Module, made: Transformed[Annotation]) -> Rewritten:
    annotation, verdicts = made.details, made.acceptance
    return Rewritten(
        made.text,
        _changed(module, annotation.edits),
        _done(annotation.edits),
        annotation.assumptions,
        annotation.reason,
        refuted(annotation, module),
        annotation.rules_left_out,
        None if verdicts is None else verdicts.judged,
    )


def _packing(*, barriers: bool = False, no_share: bool = False, precise: bool = False) -> Rewriting:
    """`pack` with some of its options; without a verdict on its worth, since all candidates are compared."""

    def rewrite(subject: RewritingSubject, functions: Collection[str] | None) -> Rewritten:
        options = subject.options
        asked = PackOptions(
            assume=options.about_liveness,
            no_assume=options.no_assume,
            no_share=no_share,
            precise=precise,
        )
        changed: frozenset[str] = frozenset()
        done = _done(subject.erased)
        if barriers:
            added, changed = _barriers(subject, asked, functions)
            if not changed:
                return Rewritten(subject.module.text, why_not="no barrier lets another workgroup fit")
            done += _done(added)
            subject = RewritingSubject(with_edits(subject.unmarked, added), options, subject.needless)
        if functions is None:
            plans = subject.unshared if no_share else subject.shared
        else:
            others = [k.name for k in subject.facts.naming.kernels if k.name not in functions]
            plans = find_plans(subject.facts, asked, dict.fromkeys(others, _NOT_CHOSEN))
        packing = make_arenas(subject.facts, plans, asked)
        module = subject.unmarked
        if not packing.edits:
            reasons = [plan.left_alone.text for plan in plans if plan.left_alone]
            why_not = "; ".join(dict.fromkeys(reasons)) or "no kernel has a static LDS variable"
            return Rewritten(subject.module.text, why_not=why_not)
        return Rewritten(
            edited(module, packing.edits).text,
            changed | _changed(module, packing.edits),
            done + _done(packing.edits),
            packing.assumptions,
        )

    return rewrite


def _barriers(
    subject: RewritingSubject, options: PackOptions, functions: Collection[str] | None
) -> tuple[Edits, frozenset[str]]:
    """The barriers that let more workgroups fit, and the kernels that get some."""
    module = subject.unmarked
    arch = require_arch(module)

    def plans(one: Module) -> Sequence[KernelPlan]:
        if one is module and not options.precise:
            return subject.shared
        return find_plans(PackFacts.of(one, options.about_liveness, options.promises), options)

    found = find_barriers(module, plans, arch)
    kept = [one for one in found.barriers if functions is None or one.kernel in functions]
    if not kept:
        return Edits({}), frozenset()
    added = barrier_edits(module, arch, [one.line for one in kept])
    return added, frozenset(one.kernel for one in kept)


def _done(edits: Edits) -> tuple[Edits, ...]:
    """Edits as a step of several; no step if there are none."""
    return (edits,) if edits else ()


def _changed(module: Module, changes: Edits) -> frozenset[str]:
    """The functions in which lines are edited."""
    lines = sorted(changes.lines)
    functions = module.functions() if lines else ()
    return frozenset(f.name for f in functions if bisect_left(lines, f.line) < bisect_right(lines, f.end))


def _limited_by_registers(tried: Versions, before: VersionCode) -> str:
    """The reason against added barriers if registers, not LDS, limit the number of waves; empty if there is none."""
    arch = require_arch(tried.module)
    codes = [code.functions for code in tried.codes.values() if isinstance(code, VersionCode)]
    for name, function in before.functions.items():
        resources = function.resources
        known = [resources, *(code[name].resources for code in codes if name in code)]
        without_lds = occupancy(
            arch,
            vgprs=resources.vgprs or 0,
            agprs=resources.agprs or 0,
            sgprs=resources.sgprs or 0,
            workgroup_size=resources.workgroup_size or 1024,
            wave_size=resources.wave_size,
        )
        needs_lds = min(one.lds_bytes or 0 for one in known)
        if function.is_kernel and needs_lds and max(one.occupancy or 0 for one in known) < without_lds:
            return ""
    return "LDS does not limit how many waves run at a time"


_ONLY_UNPROVEN = "no definite finding is left; by itself, annotate --repair repairs unproven ones, too"


def _nothing_to_repair(tried: Versions, before: VersionCode) -> str:
    check = tried.checks.get(tried.module.text)
    if to_repair(check, before.functions):
        return ""
    is_sure = not isinstance(check, Check) or not hazards(check, before.functions)
    return "no finding is left to repair" if is_sure else _ONLY_UNPROVEN


def _lacks(why: str, needed: Callable[[Module], object]) -> Callable[[Module], str]:
    """A test that returns a reason against a candidate unless a module has what it needs."""
    return lambda module: "" if needed(module) else why


def _lds(module: Module, *, dynamic: bool) -> int:
    return sum(base.is_dynamic is dynamic for base in module.lds_globals())


def _no_costly_fence(module: Module) -> str:
    """The reason against narrowing fences: up to gfx9, or without a fence of a workgroup, it changes no code."""
    if module.arch is not None and module.arch.is_before("gfx10"):
        return f"on {module.arch.name} a fence of LDS is the same code as one of all memory"
    return "" if WORKGROUP_FENCE in module.text else "there is no fence of a workgroup"


def _statics_and_dma(without: Callable[[Module], str]) -> Callable[[Module], str]:
    """The reason against byte ranges of statics: without LDS-DMA, tags by name suffice and cost less to find."""
    return _either(without, _lacks("there is no LDS-DMA that ranges could tell apart", _has_dma))


def _either(one: Callable[[Module], str], other: Callable[[Module], str]) -> Callable[[Module], str]:
    """A test that returns the first reason of two tests."""
    return lambda module: one(module) or other(module)


def _has_dma(module: Module) -> bool:
    return any(".lds" in name for name in module.declarations())


def _names_two(module: Module) -> bool:
    """True if some function seems to name two LDS variables, or has LDS-DMA or dynamic LDS, which ranges divide.

    Tags separate accesses within one function: if each names one variable alone they change no code.
    """
    if _has_dma(module) or _lds(module, dynamic=True):
        return True
    names = [(f"@{base.name}", f'@"{base.name}"') for base in module.lds_globals()]
    bodies = ("\n".join(module.lines[body.line : body.end]) for body in module.bodies())
    return any(sum(plain in text or quoted in text for plain, quoted in names) > 1 for text in bodies)


_no_dynamic = _lacks("there is no dynamic LDS variable", partial(_lds, dynamic=True))
_no_statics = _lacks("there is no static LDS variable", partial(_lds, dynamic=False))
_too_few_statics = _lacks(
    "there are fewer than two static LDS variables", lambda module: _lds(module, dynamic=False) > 1
)
# Without LDS-DMA the tags save no wait by themselves: they let LLVM schedule in another way, and of 73 kernels of the
# corpus one gains by that, which gains nothing otherwise (docs/measured/optimize.md).
_too_few_named = _either(_no_statics, _lacks("no function names two LDS variables", _names_two))
_statics_alone = _lacks("there is no LDS-DMA, and something else is better", _has_dma)
_no_exchange = _lacks("there is no exchange between lanes by LDS hardware", has_exchanges)
_no_barrier = _lacks("there is no barrier of a workgroup with its fences", has_barriers)
_no_lds = _lacks("there is no LDS variable", lambda module: module.lds_globals())


def _tagging(name: str, skip: Callable[[Module], str], **chosen: object) -> OptimizeCandidate:
    rewrite, settle = _annotating(**chosen)
    return OptimizeCandidate(name, rewrite, settle, skip)


def _placing(name: str, skip: Callable[[Module], str] = _too_few_statics, **how: bool) -> OptimizeCandidate:
    is_roomier = how.get("no_share", False)
    return OptimizeCandidate(
        name,
        _packing(**how),
        skip=skip,
        is_roomier=is_roomier,
        trusts_scopes=True,
        needs_order=not is_roomier,
    )


FENCES = replace(joined(_tagging("annotate", lambda _: ""), "--fences"), skip=_no_costly_fence)
SHUFFLES = replace(joined(_tagging("annotate", lambda _: ""), "--shuffles"), skip=_no_exchange)
FEWER_SHUFFLES = tuple(
    replace(SHUFFLES, name=f"{SHUFFLES.name}, {words}", rewrite=rewriting_shuffles(only))
    for words, only in zip(("no swizzle", "nothing hoisted", "by one DPP each"), FEWER, strict=True)
)
"""Each is tried if the one before it, at first `SHUFFLES`, makes a function's code worse."""
ALIGN = replace(joined(_tagging("annotate", lambda _: ""), "--align"), skip=_no_lds)
BARRIERS = replace(joined(_tagging("annotate", lambda _: ""), "--barriers"), skip=_no_barrier)
JOINED = {"--shuffles": SHUFFLES, "--align": ALIGN, "--barriers": BARRIERS, "--fences": FENCES}
"""Candidates that are joined with the best others for the functions that they change (`joined`), in this order."""

CANDIDATES: tuple[OptimizeCandidate, ...] = (
    _tagging("annotate", _no_dynamic),
    _tagging("annotate --precise", _no_dynamic, precise=True),
    replace(_tagging("annotate --bases all", _too_few_named, bases="all"), spare=_statics_alone),
    _tagging("annotate --bases all --precise", _statics_and_dma(_no_statics), bases="all", precise=True),
    _placing("pack"),
    _placing("pack --precise", _statics_and_dma(_too_few_statics), precise=True),
    _placing("pack --no-share", no_share=True),
    _placing("pack --no-share --precise", _statics_and_dma(_too_few_statics), no_share=True, precise=True),
    FENCES,
    SHUFFLES,
    ALIGN,
    BARRIERS,
    replace(_placing("pack --insert-barriers", barriers=True), late=_limited_by_registers),
    replace(_tagging("annotate --repair", lambda _: "", repair=True), late=_nothing_to_repair),
)
"""All candidates, in the order in which equal ones are preferred."""


# --- trials -------------------------------------------------------------------------------------------------
#
# The candidates of `optimize`, in rounds: the code of earlier rounds decides about the trials of each round.


ALL_CANDIDATES = 2
"""The least `--effort` that tries every candidate."""
_HOPEFUL = (AttemptOutcome.SECOND, AttemptOutcome.WORSE)
_NEEDS_MORE = "sharing bytes gains occupancy already, and this needs more LDS"


def texts(made: Iterable[Rewritten | LdsoptError]) -> list[str]:
    """The texts of the candidates that change something."""
    return [one.text for one in made if isinstance(one, Rewritten) and one.functions]


@dataclass(slots=True)
class Trials:
    """The versions of one module that candidates make, for choosing among them.

    Attributes:
        versions: of the module.
        options: how everything is compiled and checked.
        needless: the rules of annotate that the compiler does not need.
        choosing: among what was tried.
    """

    versions: Versions
    options: OptimizeOptions
    needless: frozenset[str]
    choosing: Choosing = field(init=False)
    _settled: dict[str, bool] = field(default_factory=dict)
    """For candidates from which unjustified edits were taken back, by name: true if something is left."""

    def __post_init__(self) -> None:
        """Makes and compiles the candidates that are worth trying whatever the code."""
        skipped = {c.name: why for c in CANDIDATES if (why := c.skip(self.module))}
        tried = [c for c in CANDIDATES if c.late is None and c.name not in skipped]
        self.versions.kept = self._rewriter({})
        finish = self.versions.begin_input()
        made = self._made(tried, {})
        before = finish()
        if isinstance(before, LdsoptError):
            raise before
        if self.options.compiler == DEFAULT_COMPILER or before.exact is not None:
            self.versions.know(self.module.text, before)
        at_once = [one for one in tried if not one.is_roomier and not self._spares(one)]
        self.versions.compile(texts(made[one.name] for one in at_once))
        self.choosing = Choosing(self.versions, self.options.wanted_goal(), before, made, at_once, skipped)

    @property
    def module(self) -> Module:
        """The input as LLVM prints it."""
        return self.versions.module

    def _spares(self, candidate: OptimizeCandidate) -> str:
        return candidate.spare(self.module) if self.options.effort < ALL_CANDIDATES else ""

    def go_on(self, groups: Sequence[frozenset[str]]) -> None:
        """Tries the candidates that the best ones so far suggest."""
        for candidate in CANDIDATES:
            self.choosing.not_tried.pop(candidate.name, None)
            if why := candidate.skip(self.module) or self._late(candidate, groups):
                self.choosing.not_tried[candidate.name] = why
            else:
                self._try([candidate])
        order = [*CANDIDATES]
        self.choosing.candidates.sort(key=lambda one: order.index(one) if one in order else len(order))
        for more, fewer in pairwise((SHUFFLES, *FEWER_SHUFFLES)):
            if self._is_worse(more.name, groups):
                self._try([fewer])
        self._join(groups)
        while behind := self._behind_best(groups):
            self._try(behind)
            self._join(groups)

    def explain(self, groups: Sequence[frozenset[str]]) -> None:
        """Tells why candidates were not tried by what is known now: the input may have been checked since."""
        reasons = self.choosing.not_tried
        for candidate in CANDIDATES:
            if candidate.name in reasons:
                why = candidate.skip(self.module) or self._late(candidate, groups)
                reasons[candidate.name] = why or reasons[candidate.name]

    def _join(self, groups: Sequence[frozenset[str]]) -> None:
        for option in JOINED:
            self._try(self._joined(option, groups))

    def _try(self, tried: list[OptimizeCandidate]) -> None:
        choosing = self.choosing
        tried = [one for one in tried if one not in choosing.candidates]
        if new := [one for one in tried if one.name not in choosing.made]:
            choosing.made |= self._made(new, choosing.made)
        self.versions.compile(texts(choosing.made[one.name] for one in tried))
        choosing.candidates += tried

    def _late(self, candidate: OptimizeCandidate, groups: Sequence[frozenset[str]]) -> str:
        """The reason why a candidate is not worth trying, by the code of those that were."""
        if candidate in self.choosing.candidates:
            return ""
        if candidate.late is not None:
            return candidate.late(self.versions, self.choosing.before)
        if why := self._spares(candidate):
            changed = self._changed_by(candidate.name, groups)
            better = [self.choosing.choose(group, scheduled=False)[1] for group in changed]
            return why if all(one is not None for one in better) else ""
        changed = self._changed_by(candidate.name, groups) if candidate.is_roomier else []
        return _NEEDS_MORE if changed and all(map(self._gains_by_room, changed)) else ""

    def _gains_by_room(self, group: frozenset[str]) -> bool:
        """True if letting variables share bytes is best for a group, and gains occupancy for each of its kernels."""
        if not puts_occupancy_first(self.choosing.goal):
            return False
        result, chosen = self.choosing.choose(group, scheduled=False)
        kernels = [both for both in zip(result.before, result.after, strict=True) if both[0].is_kernel]
        return (
            chosen is not None
            and chosen.candidate.name.startswith("pack")
            and all(starmap(gains_waves, kernels))
        )

    def _changed_by(self, name: str, groups: Sequence[frozenset[str]]) -> list[frozenset[str]]:
        made = self.choosing.made.get(name)
        return [group for group in groups if made.functions & group] if isinstance(made, Rewritten) else []

    def _is_worse(self, name: str, groups: Sequence[frozenset[str]]) -> bool:
        """True if a candidate makes the code of some group worse."""
        return any(
            attempt.candidate == name and attempt.outcome is AttemptOutcome.WORSE
            for group in self._changed_by(name, groups)
            for attempt in self.choosing.choose(group)[0].attempts
        )

    def _joined(self, option: str, groups: Sequence[frozenset[str]]) -> list[OptimizeCandidate]:
        """For the functions that a joinable candidate changes: the candidate joined with the best one for them."""
        alone = JOINED[option].name
        changed = self._changed_by(alone, groups)
        best = [self.choosing.choose(group, without=alone, scheduled=False)[1] for group in changed]
        found = [joined(one.candidate, option) for one in best if one and option not in one.candidate.name]
        known = {one.name for one in self.choosing.candidates}
        return list({one.name: one for one in found if one.name not in known}.values())

    def _behind_best(self, groups: Sequence[frozenset[str]]) -> list[OptimizeCandidate]:
        """For each group the next candidate of another command to be done behind the best one for it.

        By itself it makes the code better too, or worse in some figure that the best one may make up for.
        """
        found = {}
        for group in groups:
            result, best = self.choosing.choose(group, scheduled=False)
            if best is None:
                continue
            commands = {one.command for one in best.candidate.chain}
            hopeful = [one.candidate for one in result.attempts if one.outcome in _HOPEFUL]
            for candidate in CANDIDATES:
                if candidate.name in hopeful and candidate.late is None and candidate.command not in commands:
                    one = behind(best.candidate, candidate)
                    if one.name not in self.choosing.made:
                        found[one.name] = one
                        break
        return list(found.values())

    # --- edits that the code does not justify ------------------------------------------------------------

    def settle(self, candidate: OptimizeCandidate) -> bool:
        """Takes back a candidate's edits that its code does not justify; returns true if that makes another version."""
        unsettled = [
            one for one in candidate.chain if one.settle is not None and one.name not in self._settled
        ]
        if not unsettled:
            return False
        choosing, first = self.choosing, unsettled[0].name
        self._settled[first] = True
        links = {link.name: link for one in choosing.candidates for link in one.chain if not link.attribute}
        behind = [one for one in links.values() if first in [link.name for link in one.chain]]
        names = {one.name for one in behind}
        known = {name: made for name, made in choosing.made.items() if name not in names}
        made = self._made(behind, known)
        was, now = choosing.made.get(first), made[first]
        if not isinstance(now, Rewritten) or not now.functions:
            self._settled[first] = False
            return False
        choosing.made |= made
        self.versions.compile(texts(made.values()))
        for one in made.values():
            if isinstance(one, Rewritten) and one.judged is not None:
                self.versions.know_check(one.text, *one.judged)
        return not isinstance(was, Rewritten) or was.text != now.text

    def settle_hazardous(self) -> None:
        """Settles the candidates with findings to repair, which their own unjustified edits may have caused."""
        choosing = self.choosing
        tried = [one for one in choosing.candidates if not one.attribute]
        self.versions.check(texts(choosing.made[one.name] for one in tried))
        settled: dict[str, list[str]] = {}
        for candidate in tried:
            made = choosing.made[candidate.name]
            if isinstance(made, Rewritten) and choosing.hazards(made.text, [*choosing.before.functions]):
                self.versions.check(settled.get(made.text, ()))  # the same is likely to be left of the same
                self.settle(candidate)
                settled[made.text] = texts([choosing.made[candidate.name]])

    # --- rewriting --------------------------------------------------------------------------------------

    def _made(
        self, candidates: Sequence[OptimizeCandidate], known: Mapping[str, Rewritten | LdsoptError]
    ) -> dict[str, Rewritten | LdsoptError]:
        """The modules that candidates make, by name.

        They are made one after the other, since they rest on the same analyses. If one ends the process of all, each
        gets one of its own.
        """
        job = methodcaller("make", [*map(recipe_of, candidates)], [*known], self._of_settled())
        made = self._asked(f"rewriting in {len(candidates)} ways", job, known)
        if isinstance(made, LdsoptError):
            jobs = [
                methodcaller("make", [recipe_of(one)], [*known], self._of_settled()) for one in candidates
            ]
            alone = [partial(job, self._rewriter(known)) for job in jobs]
            apart = self.versions.run(alone, "rewriting once more")
            made = [one if isinstance(one, LdsoptError) else one[0] for one in apart]
        return {one.name: each for one, each in zip(candidates, made, strict=True)}

    def rewrite_apart(self, parts: Mapping[OptimizeCandidate, Collection[str]]) -> Rewritten | LdsoptError:
        """The module rewritten by candidates, one after the other, each for its own functions alone."""
        given = [(recipe_of(candidate), frozenset(functions)) for candidate, functions in parts.items()]
        job = methodcaller("make_apart", given, self._of_settled())
        found: Rewritten | LdsoptError = self._asked(f"rewriting by {len(parts)} candidates", job, {})
        return found

    def _of_settled(self) -> list[str]:
        return [name for name, helps in self._settled.items() if helps]

    def _rewriter(self, known: Mapping[str, Rewritten | LdsoptError]) -> _Rewriter:
        versions = KnownVersions()
        if not self.versions.exact:  # exact waits are not the compiler's
            versions = KnownVersions(self.versions.codes, self.versions.checks)
        return _Rewriter(RewritingSubject(self.module, self.options, self.needless, versions), dict(known))

    def _asked(
        self, what: str, job: Callable[[_Rewriter], Any], known: Mapping[str, Rewritten | LdsoptError]
    ) -> Any:
        # Settling compiles, with LLVM's own options, which stay set in a process: no other job is done in that one.
        if self.versions.keeps and not self._settled:
            return self.versions.asked(job, what)
        return self.versions.run([partial(job, self._rewriter(known))], what)[0]


# --- rewriting ----------------------------------------------------------------------------------------------

Recipe = tuple[str, ...]
"""A candidate in a form that pickles: the name of a listed one, and what is done behind it: options that are joined
with it, and names of others.
"""


def _listed() -> dict[str, OptimizeCandidate]:
    return {one.name: one for one in (*CANDIDATES, *FEWER_SHUFFLES)}


def recipe_of(candidate: OptimizeCandidate) -> Recipe:
    """The recipe of a candidate that is listed, joined or behind another; an attribute has none."""
    if candidate.name in _listed():
        return (candidate.name,)
    assert candidate.over is not None and candidate.option
    return (*recipe_of(candidate.over), candidate.option)


def candidate_of(recipe: Recipe) -> OptimizeCandidate:
    """The candidate of a recipe."""
    listed = _listed()

    def added(over: OptimizeCandidate, part: str) -> OptimizeCandidate:
        return behind(over, listed[part]) if part in listed else joined(over, part)

    return reduce(added, recipe[1:], listed[recipe[0]])


@dataclass(slots=True)
class _Rewriter:
    """One module that is rewritten; a child keeps it, with its analyses, from one job to the next.

    Attributes:
        subject: the module.
        made: the known outputs of candidates, by name.
    """

    subject: RewritingSubject
    made: dict[str, Rewritten | LdsoptError]

    def make(
        self, recipes: Sequence[Recipe], known: Sequence[str], settled: Collection[str]
    ) -> list[Rewritten | LdsoptError]:
        """The versions that candidates make of the module.

        Args:
            recipes: of the candidates.
            known: the names of candidates whose outputs need not be made again, if they are known here.
            settled: as of `rewritten`.

        Raises:
            UsageError: as the transforms.
        """
        made = {name: self.made[name] for name in known if name in self.made}
        names = []
        for candidate in map(candidate_of, recipes):
            names.append(candidate.name)
            try:
                made[candidate.name] = rewritten(candidate, self.subject, known=made, settled=settled)
            except UsageError:
                raise
            except LdsoptError as error:
                made[candidate.name] = error
        self.made |= made
        return [made[name] for name in names]

    def make_apart(
        self, parts: Sequence[tuple[Recipe, frozenset[str]]], settled: Collection[str]
    ) -> Rewritten:
        """The module rewritten by candidates, one after the other, each for its own functions alone.

        Raises:
            LdsoptError: one of them cannot be made.
        """
        made = Rewritten(self.subject.module.text)
        for recipe, functions in parts:
            subject = self.subject.of_text(made.text)
            made = made.then(rewritten(candidate_of(recipe), subject, functions, settled=settled))
        return made
