"""IR to IR: annotated. Apart from the other transforms, so that a build step that annotates loads nothing else."""

from __future__ import annotations

from ldsopt.api.keywords import takes
from ldsopt.api.reading import ModuleSource, module_of
from ldsopt.api.steps import first_step, handed_on, take_step, with_step
from ldsopt.compare.transformed import Transformed, transformed
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.tags import why_nothing_is_tagged


@takes(AnnotateOptions)
def annotate(source: ModuleSource, options: AnnotateOptions) -> Transformed[Annotation]:
    """Attaches alias scopes to LDS accesses by pointer provenance, by the rules alone: nothing is compiled.

    `annotate_validated` takes back what the compiled code does not bear out, as the command does by default.

    Args:
        source: final, optimized IR: a module, what a transform has made, or a file's name.

    Returns:
        The output: the input's own text but for the edits, and the input itself if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    module = module_of(source)
    if (step := first_step(options)) is not None:
        name, rest = step
        first = take_step(name, module, options.about_fences())
        return with_step(name, first, annotate(handed_on(first), rest))
    annotation = _annotation(module, options)
    return transformed(module, annotation.edits, annotation, release_input=options.release_input)


def _annotation(module: Module, options: AnnotateOptions) -> Annotation:
    if not options.reported and (reason := why_nothing_is_tagged(module, options)):
        module.require_match()
        return Annotation(edits=edits.Edits({}), functions=(), bases=(), reason=reason)
    from ldsopt.transforms.annotate.scopes import find_scopes  # not ahead: most modules end above

    return find_scopes(module, options)
