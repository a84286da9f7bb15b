"""The ways in which a kernel is annotated before it is held against the original."""

from __future__ import annotations

from collections.abc import Mapping

from ldsopt.ir import edits, postcondition
from ldsopt.ir.module import Module
from ldsopt.transforms.annotate import annotate
from ldsopt.transforms.annotation import AnnotateOptions

VARIANTS: Mapping[str, AnnotateOptions] = {
    "default": AnnotateOptions(),
    "bases-all": AnnotateOptions(bases="all"),
    "precise": AnnotateOptions(bases="all", precise=True),
    "repair": AnnotateOptions(repair=True),
}


def annotated(module: Module, options: AnnotateOptions) -> str:
    """The annotated text; the module's own where there was nothing to do.

    Raises:
        InternalError: it differs in more than was meant.
    """
    annotation = annotate(module, options)
    if not annotation.edits:
        return module.text
    text = edits.apply(module, annotation.edits)
    postcondition.check(module, annotation.edits, text)
    return text
