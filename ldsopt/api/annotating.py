"""IR to IR: annotated. Apart from the other transforms, so that a build step that annotates loads nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.api.keywords import takes
from ldsopt.ir import edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.transforms.annotate.annotation import Annotation
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.told_apart import why_nothing_is_tagged

if TYPE_CHECKING:
    from ldsopt.accept.verdicts import EditVerdicts
    from ldsopt.api.shuffling import Shuffled
    from ldsopt.checker.findings import Comparison
    from ldsopt.codegen.compile import Compiled
    from ldsopt.transforms.fences.narrowing import FenceNarrowing
    from ldsopt.transforms.shuffles.rewriting import ShuffleRewriting


class Annotated(NamedTuple):
    """An annotated module.

    Attributes:
        text: the output, textual IR, in the spelling of the input.
        annotation: what was found and done.
        source: the input's name.
        arch: the architecture's name, ``None`` if none is known.
        narrowing: what was found and done about fences, where that was asked for. Its lines are those of the input,
            and so are the lines of ``annotation``: narrowing adds none.
        is_own: the text is the input's own but for the edits; otherwise it is LLVM's print.
        notes: what the user should know of the text, one sentence each.
        untouched: the input itself, where nothing was changed.
        shuffles: what was found and done about exchanges between lanes, where that was asked for; by the lines of the
            input.
        shuffled: the module with these exchanges rewritten, where some were: the lines of ``annotation`` and
            ``narrowing`` are its lines.
    """

    text: str
    annotation: Annotation
    source: str
    arch: str | None
    narrowing: FenceNarrowing | None = None
    is_own: bool = False
    notes: tuple[str, ...] = ()
    untouched: bytes | str = b""
    shuffles: ShuffleRewriting | None = None
    shuffled: Module | None = None

    def behind(self, module: Module, rest: Module, first: Shuffled) -> Annotated:
        """The same of a module whose exchanges were rewritten before.

        Args:
            module: the input.
            rest: what was annotated: ``first`` as a module, or the input if nothing was rewritten.
            first: what was done about exchanges.
        """
        notes = tuple(dict.fromkeys((*first.notes, *self.notes)))
        shuffled = rest if rest is not module else None
        return self._replace(shuffles=first.rewriting, shuffled=shuffled, notes=notes)


@takes(AnnotateOptions)
def annotate(module: Module, options: AnnotateOptions) -> Annotated:
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
        from ldsopt.api.shuffling import rewrite_shuffles, shuffled_module

        made_first = rewrite_shuffles(module)
        rest = shuffled_module(module, made_first)
        result = annotate(rest, replace(options, shuffles=False))
        return result.behind(module, rest, made_first)
    if options.fences:
        from ldsopt.api.fencing import narrow_fences

        narrowed = narrow_fences(module, options.about_fences())
        narrower = (
            reparse(narrowed.text, module, is_own=narrowed.is_own) if narrowed.narrowing.edits else module
        )
        result = annotate(narrower, replace(options, fences=False, assume=()))
        notes = tuple(dict.fromkeys((*narrowed.notes, *result.notes)))
        return result._replace(narrowing=narrowed.narrowing, notes=notes)
    annotation = _annotation(module, options)
    arch = module.arch.name if module.arch else None
    if not annotation.edits:
        own = module.own_text
        text, untouched = module.text if own is None else own, module.given if module.is_given else b""
        return Annotated(text, annotation, module.source, arch, is_own=own is not None, untouched=untouched)
    from ldsopt.ir.edited import edited  # not ahead: most modules end above

    made = edited(module, annotation.edits, release_input=options.release_input)
    return Annotated(made.text, annotation, module.source, arch, is_own=made.is_own, notes=made.notes)


def _annotation(module: Module, options: AnnotateOptions) -> Annotation:
    if not options.reported and (reason := why_nothing_is_tagged(module, options)):
        module.require_match()
        return Annotation(edits=edits.Edits({}), functions=(), bases=(), reason=reason)
    from ldsopt.transforms.annotate.scopes import find_scopes  # not ahead: most modules end above

    return find_scopes(module, options)


class Validated(NamedTuple):
    """An annotated module that was held against its code.

    Attributes:
        annotated: the module.
        acceptance: the verdicts on what was done; ``None`` if nothing was compiled: no architecture is known, or
            nothing was tagged.
    """

    annotated: Annotated
    acceptance: EditVerdicts | None = None

    @property
    def comparison(self) -> Comparison | None:
        """The checks of input and output; ``None`` if the output was not checked."""
        return self.acceptance.comparison if self.acceptance else None

    @property
    def compiled(self) -> Compiled | None:
        """The assembly that was judged, where the module's code is to be written."""
        return self.acceptance.compiled if self.acceptance else None
