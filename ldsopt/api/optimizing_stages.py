"""`optimize` where stages are marked: as warp pipelines, or with a full barrier at the end of each.

Marks are the barriers of such a module. Without them it is another program, so what the marks mean (`pipeline --plain`)
is the input that all else is held against. It and the pipeline are optimized, each by itself, and compared as they
would be written. The pipeline is chosen if

* the marks can be run so, and `check` finds nothing in its code that it does not find in that of the plain form;
* no kernel's code is worse in what may not get worse, but for barriers: a pipeline has some more outside of its loop,
  by which its groups part and meet;
* it is better by the goal.

The figures are static, as everywhere in `optimize`: that the groups of a pipeline use different units at a time is not
among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.api.pipelining import pipeline
from ldsopt.api.reading import module_of
from ldsopt.checker.promised_options import promising
from ldsopt.compare.optimization import Attempt, AttemptOutcome, Optimization, OptimizedGroup
from ldsopt.compare.settle import Settling
from ldsopt.compare.transformed import Transformed
from ldsopt.compare.versions import compiled_version
from ldsopt.compare.worth import CriterionChange, OptimizationGoal, losses, rank
from ldsopt.errors import InputError
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse
from ldsopt.ir.stage_marks import stage_marks
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.pipeline.pipelining import Pipelining

_Optimized = Transformed[Optimization]

NAME = "pipeline"
PLAIN_FORM = "the marked stages with full barriers"


def has_marked_stages(module: Module) -> bool:
    """True if a kernel of the module has stage marks.

    Raises:
        InputError: one does not say what a mark has to say.
    """
    return any(function.is_kernel and stage_marks(module, function) for function in module.functions())


def optimize_stages(
    module: Module, options: OptimizeOptions, optimized: Callable[[Module], _Optimized]
) -> _Optimized:
    """The better of both forms of a module with marks.

    Args:
        module: the module.
        options: the goal, and how code is checked.
        optimized: `optimize` of a module without marks.

    Raises:
        InputError: the marks cannot be stages at all.
    """
    plain = _of_form(pipeline(module, plain=True), module, optimized)
    try:
        made = pipeline(module)
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
    """The best version of one form of a module, which is never the module as it came."""
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
    """The plain form, with what became of the pipeline."""
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
    """A group of the pipeline: what was chosen for it besides is part of one choice."""
    name = f"{NAME}, {group.chosen}" if group.chosen else NAME
    others = tuple(one for one in group.attempts if one.outcome is not AttemptOutcome.CHOSEN)
    return replace(group, attempts=(Attempt(name, AttemptOutcome.CHOSEN, "", group.after), *others))
