"""The ways in which a kernel is rewritten before it is held against the original."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.scopes import find_scopes
from ldsopt.transforms.pack.arenas import plan_arenas
from ldsopt.transforms.pack.options import PackOptions


@dataclass(frozen=True, slots=True)
class Variant:
    """One way.

    Attributes:
        rewrite: gives the text of the output; the module's own where there was nothing to do. Raises `InternalError`
            if it would differ in more than was meant.
        after: name of the variant whose output is rewritten; empty for the kernel itself.
    """

    rewrite: Callable[[Module], str]
    after: str = ""


def annotated(module: Module, options: AnnotateOptions) -> str:
    """What `annotate` makes of a module."""
    return _applied(module, find_scopes(module, options).edits)


def packed(module: Module, options: PackOptions) -> str:
    """What `pack` makes of a module."""
    return _applied(module, plan_arenas(module, options).edits)


_PRECISE = partial(annotated, options=AnnotateOptions(bases="all", precise=True))
VARIANTS: Mapping[str, Variant] = {
    "default": Variant(partial(annotated, options=AnnotateOptions())),
    "bases-all": Variant(partial(annotated, options=AnnotateOptions(bases="all"))),
    "precise": Variant(_PRECISE),
    "repair": Variant(partial(annotated, options=AnnotateOptions(repair=True))),
    "pack": Variant(partial(packed, options=PackOptions())),
    "pack-no-share": Variant(partial(packed, options=PackOptions(no_share=True))),
    "pack-precise": Variant(_PRECISE, after="pack"),
}


def rewritten(module: Module, name: str, outputs: dict[str, str]) -> str:
    """The text of a variant of a module, which is noted in ``outputs`` as well; those that are there are not repeated.

    Raises:
        InternalError: an output would differ in more than was meant.
    """
    if name not in outputs:
        variant, source = VARIANTS[name], module
        if variant.after and (text := rewritten(module, variant.after, outputs)) != module.text:
            source = reparse(text, module)
        outputs[name] = module.text if variant.after and source is module else variant.rewrite(source)
    return outputs[name]


def _applied(module: Module, found: Edits) -> str:
    if not found:
        return module.text
    text = edits.apply(module, found)
    postcondition.check(module, found, text)
    return text
