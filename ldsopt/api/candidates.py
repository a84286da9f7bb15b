"""What `optimize` tries: every candidate is a way to rewrite a module, whole or some of its functions alone.

A further transform becomes part of `optimize` by one entry in `CANDIDATES`. A candidate is called by the command that
does the same. Whether it is worth trying at all is asked where that saves work: most candidates leave most modules as
they are, and then nothing is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ldsopt.accept.transformed import Transformed
from ldsopt.analysis.global_memory.promises import MADE_PROMISES
from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.api import skipping
from ldsopt.api.annotating import annotate
from ldsopt.api.joining import NOT_CHOSEN, joined, rewriting_shuffles
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.validated import annotate_validated, lost_release_waits
from ldsopt.ir.edited import edited
from ldsopt.ir.edits import Edits
from ldsopt.ir.function_attributes import FunctionAttributes
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse, require_arch
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.report.annotation_text import refuted
from ldsopt.target.occupancy import occupancy
from ldsopt.transforms import live_marks
from ldsopt.transforms.annotate.annotation import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.fences.options import FenceOptions
from ldsopt.transforms.pack.added_barriers import barrier_edits, find_barriers
from ldsopt.transforms.pack.arenas import make_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, find_plans

_NOT_CHOSEN = Reason(NOT_CHOSEN)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A module that a candidate has rewritten; it holds no addresses of LLVM's and can cross process boundaries.

    Attributes:
        text: the output as LLVM prints it.
        functions: names of those that were changed.
        edits: what was done, one after the other, each to LLVM's print of what those before it have made.
        assumptions: names of the assumptions that the output rests on.
        why_not: why nothing was done, as far as it is known.
        refuted: that two dynamic bases share bytes, in words, if it was proved.
        rules_left_out: rules of annotate that the compiler does not need.
    """

    text: str
    functions: frozenset[str] = frozenset()
    edits: tuple[Edits | FunctionAttributes, ...] = ()
    assumptions: tuple[str, ...] = ()
    why_not: str = ""
    refuted: str = ""
    rules_left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InputCode:
    """What is known of the input when candidates of the second round are asked whether they are worth trying.

    Attributes:
        module: the input.
        functions: what its code costs, by function.
        hazards: how many findings to repair `check` has in it.
        best: the best occupancy that a candidate of the first round reached, by kernel.
        lds_bytes: the least LDS that a candidate of the first round needs, by kernel.
    """

    module: Module
    functions: Mapping[str, FunctionMeasurement]
    hazards: int
    best: Mapping[str, int] = field(default_factory=dict)
    lds_bytes: Mapping[str, int] = field(default_factory=dict)


@dataclass
class RewritingSubject:
    """A module that is rewritten in several ways, and what is found of it once for all of them.

    Attributes:
        module: the module.
        options: what may be assumed, and how everything is compiled.
        needless: rules of annotate that the compiler does not need.
    """

    module: Module
    options: OptimizeOptions
    needless: frozenset[str]

    @property
    def fences(self) -> FenceOptions:
        """On what fences may be narrowed."""
        refused = [name for name in self.options.no_assume if name in MADE_PROMISES]
        return FenceOptions(assume=self.options.promises, no_assume=refused)  # type: ignore[arg-type]

    @cached_property
    def erased(self) -> Edits:
        """The edits that take marks of live ranges away; none if there are no marks."""
        if not live_marks.has_marks(self.module):
            return Edits({})
        live_marks.read_marks(self.module)
        return live_marks.erase_marks(self.module)

    @cached_property
    def unmarked(self) -> Module:
        """The module without marks of live ranges."""
        return _with_edits(self.module, self.erased)

    @cached_property
    def facts(self) -> PackFacts:
        """The facts that `pack` makes its plans from, worked out once for all candidates."""
        promises = {*MADE_PROMISES.difference(self.options.no_assume), *self.options.promises}
        return PackFacts.of(self.unmarked, self.options.about_liveness, promises)

    @cached_property
    def shared(self) -> tuple[KernelPlan, ...]:
        """What `pack` would do with its kernels."""
        return find_plans(self.facts, PackOptions(assume=self.options.about_liveness))

    @cached_property
    def unshared(self) -> tuple[KernelPlan, ...]:
        """What `pack --no-share` would do with its kernels."""
        return find_plans(self.facts, PackOptions(assume=self.options.about_liveness, no_share=True))


Rewriting = Callable[[RewritingSubject, "Collection[str] | None"], Rewritten]
"""Rewrites a module; the names are those of the functions that may be changed, ``None`` for all."""


@dataclass(frozen=True, slots=True)
class OptimizeCandidate:
    """One way to rewrite a module.

    Attributes:
        name: the command that does the same.
        rewrite: does it.
        family: what rests on the same analyses, so that it is done in one go.
        settle: does it, and takes back what the compiled code does not bear out, if that can be done piece by piece.
        skip: before anything is done, why it is not worth trying on a module; empty if it is.
        late: tried in the second round, if this says of the input's code that it may help: why not, else empty.
        is_roomier: it does what another candidate of its family does, without letting variables share bytes. It is not
            compiled where that one gains occupancy: what needs more LDS does not gain more of it.
        trusts_scopes: what it writes says by scopes what the input said by variables (`Comparison.trusts_scopes`).
        over: the name of a candidate, empty for the input, than which it has to be better in what the gate watches.
    """

    name: str
    rewrite: Rewriting
    family: str
    settle: Rewriting | None = None
    skip: Callable[[Module], str] = lambda _: ""
    late: Callable[[InputCode], str] | None = None
    is_roomier: bool = False
    trusts_scopes: bool = False
    over: str | None = None


def _annotating(**chosen: object) -> tuple[Rewriting, Rewriting]:
    """`annotate` with some of its options: by the rules alone, and with what its code does not bear out taken back."""

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
        made = annotate_validated(subject.module, asked_for, subject.options, keep_tags=True)
        return _annotated(subject.module, made)

    return rewrite, settle


def _annotated(module: Module, made: Transformed[Annotation]) -> Rewritten:
    annotation = made.details
    return Rewritten(
        made.text,
        _changed(module, annotation.edits),
        _done(annotation.edits),
        annotation.assumptions,
        annotation.reason,
        refuted(annotation, module),
        annotation.rules_left_out,
    )


def _packing(*, barriers: bool = False, no_share: bool = False, precise: bool = False) -> Rewriting:
    """`pack` with some of its options; what it is worth is not asked, since all candidates are compared."""

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
            added, changed = _barriers(subject.unmarked, asked, functions)
            if not changed:
                return Rewritten(subject.module.text, why_not="no barrier lets another workgroup fit")
            done += _done(added)
            subject = RewritingSubject(_with_edits(subject.unmarked, added), options, subject.needless)
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
    module: Module, options: PackOptions, functions: Collection[str] | None
) -> tuple[Edits, frozenset[str]]:
    """The barriers that let more workgroups fit, and the kernels that get some."""
    arch = require_arch(module)
    found = find_barriers(
        module,
        lambda one: find_plans(PackFacts.of(one, options.about_liveness, options.promises), options),
        arch,
    )
    kept = [one for one in found.barriers if functions is None or one.kernel in functions]
    if not kept:
        return Edits({}), frozenset()
    added = barrier_edits(module, arch, [one.line for one in kept])
    return added, frozenset(one.kernel for one in kept)


def _with_edits(module: Module, edits: Edits) -> Module:
    """The module with edits made, for more of them."""
    return reparse(edited(module, edits).text, module) if edits else module


def _done(edits: Edits) -> tuple[Edits, ...]:
    """Edits as a step of several; no step if there are none."""
    return (edits,) if edits else ()


def _changed(module: Module, changes: Edits) -> frozenset[str]:
    """The functions in which lines are edited."""
    functions = module.functions() if changes.lines else ()
    return frozenset(f.name for f in functions if any(f.line <= line <= f.end for line in changes.lines))


def _limited_by_registers(code: InputCode) -> str:
    """Barriers buy workgroups, which are worth something where LDS, not registers, limits how many waves run."""
    arch = require_arch(code.module)
    for name, least in code.lds_bytes.items():
        resources = code.functions[name].resources
        without_lds = occupancy(
            arch,
            vgprs=resources.vgprs or 0,
            agprs=resources.agprs or 0,
            sgprs=resources.sgprs or 0,
            workgroup_size=resources.workgroup_size or 1024,
            wave_size=resources.wave_size,
        )
        if least and code.best[name] < without_lds:
            return ""
    return "LDS does not limit how many waves run at a time"


def _nothing_to_repair(code: InputCode) -> str:
    return "" if code.hazards else "no finding is left to repair"


def _tagging(name: str, skip: Callable[[Module], str], **chosen: object) -> OptimizeCandidate:
    rewrite, settle = _annotating(**chosen)
    return OptimizeCandidate(name, rewrite, "annotate", settle, skip)


def _placing(
    name: str, skip: Callable[[Module], str] = skipping.too_few_statics, **how: bool
) -> OptimizeCandidate:
    is_roomier = how.get("no_share", False)
    return OptimizeCandidate(
        name, _packing(**how), "pack", skip=skip, is_roomier=is_roomier, trusts_scopes=True
    )


FENCES = replace(joined(_tagging("annotate", lambda _: ""), "--fences"), skip=skipping.no_costly_fence)
SHUFFLES = replace(joined(_tagging("annotate", lambda _: ""), "--shuffles"), skip=skipping.no_exchange)
SHUFFLES_BY_DPP = replace(
    SHUFFLES,
    name=f"{SHUFFLES.name}, by one DPP each",
    rewrite=rewriting_shuffles(_annotating()[0], one_dpp=True),
)
"""It is tried where `SHUFFLES` makes a function's code worse."""
JOINED = {"--shuffles": SHUFFLES, "--fences": FENCES}
"""Each is joined with whatever else is best for the functions that it changes (`joined`), in this order."""

CANDIDATES: tuple[OptimizeCandidate, ...] = (
    _tagging("annotate", skipping.no_dynamic),
    _tagging("annotate --precise", skipping.no_dynamic, precise=True),
    _tagging("annotate --bases all", skipping.no_statics, bases="all"),
    _tagging("annotate --bases all --precise", skipping.no_statics_or_dma, bases="all", precise=True),
    _placing("pack"),
    _placing("pack --precise", skipping.too_few_statics_or_dma, precise=True),
    _placing("pack --no-share", no_share=True),
    _placing("pack --no-share --precise", skipping.too_few_statics_or_dma, no_share=True, precise=True),
    FENCES,
    SHUFFLES,
    replace(_placing("pack --insert-barriers", barriers=True), late=_limited_by_registers),
    replace(_tagging("annotate --repair", lambda _: "", repair=True), late=_nothing_to_repair),
)
"""Everything that is tried, in the order in which equals are preferred."""
