"""IR to IR: annotated. Apart from the other transforms, so that a build step that annotates loads nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ldsopt.api.keywords import takes
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.transforms.annotate.annotation import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.told_apart import why_nothing_is_tagged

if TYPE_CHECKING:
    from ldsopt.checker.findings import Comparison
    from ldsopt.codegen.compile import Compiled
    from ldsopt.transforms.fences.narrowing import FenceNarrowing


@dataclass(frozen=True, slots=True)
class Annotated:
    """An annotated module.

    Attributes:
        text: the output, textual IR.
        annotation: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        narrowing: what was found and done about fences, where that was asked for. Its lines are those of the input,
            and so are the lines of ``annotation``: narrowing adds none.
    """

    text: str
    annotation: Annotation
    source: str
    arch: str | None
    narrowing: FenceNarrowing | None = None


@takes(AnnotateOptions)
def annotate(module: Module, options: AnnotateOptions) -> Annotated:
    """Attaches alias scopes to LDS accesses by pointer provenance, by the rules alone: nothing is compiled.

    `annotate_validated` takes back what the compiled code does not bear out, as the command does by default.

    Args:
        module: final, optimized IR.

    Returns:
        The output, equal to the input's canonical print if there is nothing to do.

    Raises:
        UsageError: an assumption that there is not.
        InternalError: the output would differ in more than was meant.
    """
    if options.fences:
        from ldsopt.api.fencing import narrow_fences

        narrowed = narrow_fences(module, options.about_fences())
        result = annotate(reparse(narrowed.text, module), replace(options, fences=False, assume=()))
        return replace(result, narrowing=narrowed.narrowing)
    annotation = _annotation(module, options)
    text = module.text
    if annotation.edits:
        from ldsopt.ir import postcondition

        text = edits.apply(module, annotation.edits)
        if options.release_input:
            module.handle.close()
        postcondition.check(module, annotation.edits, text)
    return Annotated(text, annotation, module.source, module.arch.name if module.arch else None)


def _annotation(module: Module, options: AnnotateOptions) -> Annotation:
    if not options.reported and (reason := why_nothing_is_tagged(module, options)):
        module.require_match()
        return Annotation(edits=edits.Edits(), functions=(), bases=(), reason=reason)
    from ldsopt.transforms.annotate.scopes import find_scopes  # not ahead: most modules end above

    return find_scopes(module, options)


@dataclass(frozen=True, slots=True)
class Validated:
    """An annotated module that was held against its code.

    Attributes:
        annotated: the module.
        comparison: the checks of input and output; ``None`` if the output was not checked: there is no LDS-DMA, no
            architecture is known, or nothing is left that was tagged. The input is only checked where something
            depends on it: the output has findings, or its code is not better.
        compiled: the assembly that was checked, where the module's code is to be written; ``None`` if it is not, or
            if nothing was compiled.
    """

    annotated: Annotated
    comparison: Comparison | None = None
    compiled: Compiled | None = None
