"""IR to IR: annotated. Apart from the other transforms, so that a build step that annotates loads nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ldsopt.accept.transformed import Transformed, transformed
from ldsopt.api.keywords import takes
from ldsopt.api.steps import handed_on
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.transforms.annotate.annotation import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.told_apart import why_nothing_is_tagged

if TYPE_CHECKING:
    from ldsopt.transforms.align.stating import AlignmentStating
    from ldsopt.transforms.barriers.weakening import BarrierWeakening
    from ldsopt.transforms.fences.narrowing import FenceNarrowing
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting


@takes(AnnotateOptions)
def annotate(module: Module, options: AnnotateOptions) -> Transformed[Annotation]:
    """Attaches alias scopes to LDS accesses by pointer provenance, by the rules alone: nothing is compiled.

    `annotate_validated` takes back what the compiled code does not bear out, as the command does by default.

    Args:
        module: final, optimized IR.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    if options.shuffles:
        from ldsopt.api.rewriting import rewrite_shuffles

        shuffled = rewrite_shuffles(module)
        return with_shuffles(shuffled, annotate(handed_on(shuffled), replace(options, shuffles=False)))
    if options.align:
        from ldsopt.api.rewriting import state_alignment

        aligned = state_alignment(module)
        return with_alignment(aligned, annotate(handed_on(aligned), replace(options, align=False)))
    if options.barriers:
        from ldsopt.api.weakening import weaken_barriers

        weakened = weaken_barriers(module, options.about_fences())
        return with_barriers(weakened, annotate(handed_on(weakened), options.behind_barriers()))
    if options.fences:
        from ldsopt.api.fencing import narrow_fences

        narrowed = narrow_fences(module, options.about_fences())
        return with_fences(narrowed, annotate(handed_on(narrowed), replace(options, fences=False, assume=())))
    annotation = _annotation(module, options)
    return transformed(module, annotation.edits, annotation, release_input=options.release_input)


def with_shuffles(
    first: Transformed[ShuffleRewriting], made: Transformed[Annotation]
) -> Transformed[Annotation]:
    """The result of both steps, told as one."""
    notes = tuple(dict.fromkeys((*first.notes, *made.notes)))
    return replace(made, details=made.details._replace(shuffles=first.details), notes=notes)


def with_alignment(
    first: Transformed[AlignmentStating], made: Transformed[Annotation]
) -> Transformed[Annotation]:
    """The result of both steps, told as one; no line moves."""
    notes = tuple(dict.fromkeys((*first.notes, *made.notes)))
    return replace(made, details=made.details._replace(alignment=first.details), notes=notes)


def with_barriers(
    first: Transformed[BarrierWeakening], made: Transformed[Annotation]
) -> Transformed[Annotation]:
    """The result of both steps, told as one; no line moves."""
    notes = tuple(dict.fromkeys((*first.notes, *made.notes)))
    assumptions = tuple(dict.fromkeys((*made.details.assumptions, *first.details.assumptions)))
    details = made.details._replace(weakening=first.details, assumptions=assumptions)
    return replace(made, details=details, notes=notes)


def with_fences(first: Transformed[FenceNarrowing], made: Transformed[Annotation]) -> Transformed[Annotation]:
    """The result of both steps, told as one; no line moves."""
    notes = tuple(dict.fromkeys((*first.notes, *made.notes)))
    details = made.details._replace(
        narrowing=first.details, assumptions=made.details.assumptions + first.details.assumptions
    )
    return replace(made, input=first.input, details=details, notes=notes)


def _annotation(module: Module, options: AnnotateOptions) -> Annotation:
    if not options.reported and (reason := why_nothing_is_tagged(module, options)):
        module.require_match()
        return Annotation(edits=edits.Edits({}), functions=(), bases=(), reason=reason)
    from ldsopt.transforms.annotate.scopes import find_scopes  # not ahead: most modules end above

    return find_scopes(module, options)
