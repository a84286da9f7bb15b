"""Steps in front of tags: each is found, judged by its code, and passed on to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeVar

from ldsopt.codegen.options import CompileOptions
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.errors import CompilerFailed
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.options import given_by
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions

if TYPE_CHECKING:
    from ldsopt.compare.settle import AcceptanceRule, Gains
    from ldsopt.compare.versions import CompiledVersion
    from ldsopt.isa.measurement import FunctionMeasurement
    from ldsopt.transforms.fences.options import FenceOptions
    from ldsopt.transforms.judged import JudgedStep
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting
    from ldsopt.transforms.swizzle import Swizzling

S = TypeVar("S", bound="JudgedStep")

StepName = Literal["double_buffer", "swizzle", "shuffles", "align", "barriers", "fences"]
"""A step by its option of `AnnotateOptions`."""
_MEMBERS: Mapping[StepName, str] = {
    "double_buffer": "buffering",
    "swizzle": "swizzling",
    "shuffles": "shuffles",
    "align": "alignment",
    "barriers": "weakening",
    "fences": "narrowing",
}
"""The steps in their order, with the field of `Annotation` that reports each."""
_PAID_FOR_BARRIERS = ("lds_bytes", "waits", "waits_in_loops")
"""Metrics that a second buffer may worsen: LDS if no fewer waves run, the number of waits if they wait for no more."""
_PAID_FOR_BANKS = ("waits", "waits_in_loops", "wait_weight", "drains")
"""Metrics that a swizzle may worsen: accesses that LLVM no longer joins are waited for one by one."""
NEED_ORDER: Collection[StepName] = ("double_buffer", "barriers")
"""The steps that are right only if the compiler keeps accesses of LDS on their sides of barriers."""
_BARRIER_GAINS = ("barriers", "wait_weight", "invalidations")


def first_step(options: AnnotateOptions) -> tuple[StepName, AnnotateOptions] | None:
    """The first requested step, and the options without it; ``None`` if there is none."""
    for name in _MEMBERS:
        if getattr(options, name):
            return name, replace(options, **{name: False})  # type: ignore[arg-type]
    return None


def find_step(
    name: StepName,
    module: Module,
    fences: FenceOptions,
    given_back: Mapping[str, str] | None = None,
    *,
    is_checked: bool = False,
) -> JudgedStep:
    """The result of a step.

    Args:
        module: final, optimized IR.
        fences: the assumptions that may be made, for barriers too.
        given_back: functions to leave as they are, by name, with the reason.
        is_checked: the order of accesses of LDS in the output's code is held against its IR.
    """
    if name == "double_buffer":
        from ldsopt.transforms.barriers.double_buffer import DoubleBuffering, find_buffering
        from ldsopt.transforms.live_marks import has_marks

        # A front-end that marks live ranges packs them: buffers that share bytes then get no second one.
        return (
            DoubleBuffering(edits.Edits({}), ())
            if has_marks(module)
            else find_buffering(module, fences, given_back)
        )
    if name == "swizzle":
        return _swizzles(module)[0]({})
    if name == "shuffles":
        from ldsopt.transforms.shuffles.rewriting import find_rewriting

        return find_rewriting(module, given_back, promises=fences.promises)
    if name == "align":
        from ldsopt.transforms.align import find_alignment

        return find_alignment(module, given_back)
    if name == "barriers":
        from ldsopt.transforms.barriers.weakening import find_weakening

        return find_weakening(module, fences, given_back, is_checked=is_checked)
    from ldsopt.transforms.fences.narrowing import find_narrowing

    return find_narrowing(module, fences, given_back)


def take_step(name: StepName, module: Module, fences: FenceOptions) -> Transformed[JudgedStep]:
    """The output of a step by the rules alone: nothing is compiled."""
    found = find_step(name, module, fences)
    return transformed(module, found.edits, found)


def take_step_validated(
    name: StepName, module: Module, fences: FenceOptions, compiling: CompileOptions | None = None
) -> Transformed[JudgedStep]:
    """As `take_step`, and functions whose code is worse or no better, or loses a wait, stay as they are.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    from ldsopt.compare.worth import changes, gains_anything, waits_less

    def of_barriers(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
        return any(change.is_better for change in changes(before, after, _BARRIER_GAINS))

    if name == "swizzle":
        return held_against_code(module, *_swizzles(module), compiling, accepts=_PAID_FOR_BANKS)
    if name == "shuffles":
        return held_against_code(module, fewer_each_time(module, fences.promises), gains_anything, compiling)
    gains = {"align": gains_anything, "fences": waits_less}.get(name, of_barriers)
    return held_against_code(
        module,
        lambda given_back: find_step(name, module, fences, given_back, is_checked=True),
        gains,
        compiling,
        unchecked=lambda: find_step(name, module, fences),
        accepts=_PAID_FOR_BARRIERS if name == "double_buffer" else (),
        needs_order=name in NEED_ORDER,
    )


def fewer_each_time(
    module: Module, promises: Collection[str] = ()
) -> Callable[[dict[str, str]], ShuffleRewriting]:
    """A search for exchanges that makes fewer of a function's moves before it gives all of them up (`FEWER`).

    It is called again and again, with the functions whose last proposal does not stay.
    """
    from ldsopt.transforms.shuffles.rewriting import FEWER, find_rewriting

    steps: dict[str, int] = {}
    given_up: dict[str, str] = {}

    def find(withdrawn: dict[str, str]) -> ShuffleRewriting:
        for name, why in withdrawn.items():
            steps[name] = steps.get(name, -1) + 1
            if steps[name] >= len(FEWER):
                given_up[name] = why
        withdrawn.clear()  # later findings concern the present proposal
        only = {name: FEWER[step] for name, step in steps.items() if step < len(FEWER)}
        return find_rewriting(module, given_up, only=only, promises=promises)

    return find


def _swizzles(module: Module) -> tuple[Callable[[dict[str, str]], Swizzling], Gains]:
    """A search for swizzled variables, and the test if a function's code gains by them.

    It gains if the layouts save at least as many cycles as instructions are added: one takes a cycle of a SIMD, and
    LDS serves the SIMDs of a compute unit in turn. The search is called again and again, with the functions whose last
    proposal does not stay, and then swizzles a variable less: that with the least gain.
    """
    from ldsopt.banks.conflicts import better_swizzles
    from ldsopt.transforms.swizzle import find_swizzling, find_variables

    found = find_variables(module)
    better, unknown = better_swizzles(module, (one for one in found if not one.why))
    left = {one.name: one for one in unknown}
    variables = [left.get(one.name, one) for one in found]

    def find(withdrawn: dict[str, str]) -> Swizzling:
        for name, why in withdrawn.items():
            at = max(
                (n for n, one in enumerate(better) if name in one.kernels and not one.given_back), default=-1
            )
            if at >= 0:
                better[at] = replace(better[at], given_back=why)
        withdrawn.clear()  # later findings concern the present proposal
        proposal = find_swizzling(module, variables, better)
        better[:] = proposal.variables  # with those that loops speak against
        return proposal

    def gains(before: FunctionMeasurement, after: FunctionMeasurement) -> bool:
        own = (one for one in better if before.name in one.kernels and not one.given_back)
        saved = sum(one.before - one.after for one in own)
        return (after.instructions or 0) - (before.instructions or 0) <= saved

    return find, gains


def held_against_code(
    module: Module,
    find: Callable[[dict[str, str]], S],
    gains: Gains,
    compiling: CompileOptions | None,
    *,
    accepts: Collection[str] = (),
    needs_order: bool = False,
    unchecked: Callable[[], S] | None = None,
) -> Transformed[S]:
    """The output of a step, without the functions whose code is worse or no better, or loses a wait.

    Args:
        find: the step, given the functions that stay, by name, with the reason.
        gains: true if one function's code is better than another's in the purpose of the step.
        compiling: how to compile. Without an architecture, or if the input does not compile, the rules decide alone.
        accepts: the metrics in which the code may be worse, as the user requested the step at their cost.
        needs_order: the step is right only where the code keeps accesses of LDS on their sides of barriers.
        unchecked: the step where the input does not compile, if ``find`` relies on a check of the code.

    Raises:
        CompilerFailed: the output does not compile, and the input does.
        Unavailable: there is no such compiler.
    """
    found = find({})
    if module.arch is None or not found.edits:
        return transformed(module, found.edits, found)
    from ldsopt.checker.options import CheckOptions
    from ldsopt.checker.run import moved_in_code
    from ldsopt.compare.settle import Settling, Terms, by_terms, in_order
    from ldsopt.compare.versions import compiled_version

    compiling = compiling or CompileOptions()
    checking = CheckOptions(**given_by(CompileOptions, compiling))
    try:
        before = compiled_version(module, checking)
    except CompilerFailed:
        found = unchecked() if unchecked is not None else found
        return transformed(module, found.edits, found)

    def output(proposal: S) -> Module:
        return reparse(edits.apply(module, proposal.edits), module)

    def moved(proposal: S, code: CompiledVersion) -> Collection[str]:
        return moved_in_code(output(proposal), checking, code.code.compiled).intersection(proposal.changed)

    rule: AcceptanceRule[S] = by_terms(Terms(gains, accepts=frozenset(accepts)))
    settling = Settling(
        lambda proposal: compiled_version(output(proposal), checking),
        lambda proposal: proposal.changed,
        lambda withdrawn: find(withdrawn.functions),
        in_order(rule, moved) if needs_order else rule,
    )
    found, acceptance = settling.settle(before, found)
    return transformed(module, found.edits, found, acceptance=acceptance)


def handed_on(made: Transformed[S]) -> Module:
    """The output of a step as a module, for the next; the input itself if it is unchanged."""
    return reparse(made.text, made.input, is_own=made.is_own) if made.details.edits else made.input


def with_step(
    name: StepName, first: Transformed[JudgedStep], made: Transformed[Annotation]
) -> Transformed[Annotation]:
    """The result of a step and of all later ones, as one result."""
    costs = (
        f"{one.function}: --{name.replace('_', '-')} costs {', '.join(map(str, one.cost))}"
        for one in (first.acceptance.functions if first.acceptance is not None else ())
        if one.cost and not one.repaired
    )
    notes = tuple(dict.fromkeys((*first.notes, *costs, *made.notes)))
    assumptions = tuple(dict.fromkeys((*made.details.assumptions, *first.details.assumptions)))
    told = {_MEMBERS[name]: first.details, "assumptions": assumptions}
    details = made.details._replace(**told)  # type: ignore[arg-type]
    # Reports show fences as the input has them; no line moves by them.
    subject = first.input if name == "fences" else made.input
    return replace(made, input=subject, details=details, notes=notes)
