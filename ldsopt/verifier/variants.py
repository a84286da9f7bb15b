"""The ways in which a kernel is rewritten before it is compared with the original."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse, require_arch
from ldsopt.packing import Goal
from ldsopt.transforms.annotate.options import AnnotateOptions
from ldsopt.transforms.annotate.scopes import find_scopes
from ldsopt.transforms.pack.added_barriers import find_barriers
from ldsopt.transforms.pack.arenas import make_arenas, plan_arenas
from ldsopt.transforms.pack.facts import PackFacts
from ldsopt.transforms.pack.options import PackOptions
from ldsopt.transforms.pack.plan import KernelPlan, find_plans

ANNOTATED: Mapping[str, AnnotateOptions] = {
    "default": AnnotateOptions(),
    "bases-all": AnnotateOptions(bases="all"),
    "precise": AnnotateOptions(bases="all", precise=True),
    "repair": AnnotateOptions(repair=True),
}
"""The ways of `annotate` by name."""

PACKED: Mapping[str, PackOptions] = {
    "pack": PackOptions(),
    "pack-granules": PackOptions(goal=Goal.GRANULES),
    "pack-workgroups": PackOptions(goal=Goal.WORKGROUPS),
    "pack-barriers": PackOptions(insert_barriers=True),
    "pack-precise": PackOptions(precise=True),
    "pack-no-share": PackOptions(no_share=True),
}
"""The ways of `pack` by name. Each packs what it can: whether the code gains by it is not asked."""

VARIANTS = (*ANNOTATED, *PACKED)


class Rewriter:
    """Rewrites one module in every way; what several ways need is computed once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._packed: dict[object, str] = {}  # by plan: goals often agree

    def text(self, name: str) -> str:
        """The text that a variant makes of the module; the module's own text where there is nothing to do.

        Raises:
            InternalError: the output would differ in more than was meant.
        """
        if name in ANNOTATED:
            return _applied(self.module, find_scopes(self.module, ANNOTATED[name]).edits)
        options = PACKED[name]
        if options.insert_barriers:
            return self._with_barriers(options)
        plans = find_plans(self._facts, options)
        key = (options.precise, tuple(plan.arena for plan in plans))
        if key not in self._packed:
            self._packed[key] = _applied(self.module, make_arenas(self._facts, plans, options).edits)
        return self._packed[key]

    @cached_property
    def _facts(self) -> PackFacts:
        return PackFacts.of(self.module)

    def _with_barriers(self, options: PackOptions) -> str:
        """The text of the module packed with added barriers; its own text if no barrier would gain anything."""

        def plans(version: Module) -> tuple[KernelPlan, ...]:
            facts = self._facts if version is self.module else PackFacts.of(version)
            return find_plans(facts, options)

        added = find_barriers(self.module, plans, require_arch(self.module))
        if not added:
            return self.module.text
        version = reparse(_applied(self.module, added.edits), self.module)
        return _applied(version, plan_arenas(version, options).edits)


def _applied(module: Module, found: Edits) -> str:
    if not found:
        return module.text
    text = edits.apply(module, found)
    postcondition.check(module, found, text)
    return text
