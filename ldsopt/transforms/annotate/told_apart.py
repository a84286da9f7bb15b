"""Which LDS variables annotating may tell apart, by their kinds alone.

Where these are fewer than two, no rule but `repair` and byte ranges can tag anything: every access of them excludes
nothing. That is known before any function is looked at, and most modules are like that.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.assumptions import NAMED_BASES
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.transforms.annotate.options import AnnotateOptions


def told_apart(bases: Sequence[LdsGlobal], options: AnnotateOptions) -> frozenset[int]:
    """The variables that may be told apart, by index: dynamic ones, or all (R2)."""
    everything = options.bases == "all" or options.repair
    return frozenset(index for index, base in enumerate(bases) if base.is_dynamic or everything)


def computes_ranges(options: AnnotateOptions) -> bool:
    """Whether byte ranges are computed, by which regions of one variable may be told apart."""
    return options.precise or options.require_proof


def too_few(bases: Sequence[LdsGlobal], apart: frozenset[int], *, ranges: bool) -> str:
    """Says that there are fewer than two variables to be told apart, and what could help.

    Args:
        bases: every LDS variable of the module.
        apart: those among them that may be told apart.
        ranges: whether regions are told apart already.
    """
    statics = sum(not base.is_dynamic for base in bases)
    every = statics == 0 or len(bases) == len(apart)
    kind = "LDS variable" if every else "dynamic LDS base"
    found = f"only one {kind}" if apart else f"no {kind}"
    hints = []
    if len(bases) > max(1, len(apart)):
        hints.append(f"{statics} static: see --bases all")
    if apart and not ranges:
        hints.append("regions of it: see --precise")
    return f"{found}, nothing to tell apart" + (f" ({'; '.join(hints)})" if hints else "")


def why_no_access_is_tagged(
    bases: Sequence[LdsGlobal], apart: frozenset[int], options: AnnotateOptions, *, ranges: bool
) -> str:
    """The reason why none can be tagged, once each was looked at. Arguments as for `too_few`."""
    if len(apart) < 2:
        return too_few(bases, apart, ranges=ranges)
    if NAMED_BASES in options.no_assume:
        return f"the assumption '{NAMED_BASES}' is refused, and the bases are dynamic"
    if options.require_proof:
        return "no two bases are proved to be used with disjoint bytes"
    return "no access is derived from exactly one base"


def why_nothing_is_tagged(module: Module, options: AnnotateOptions) -> str:
    """Why no access of a module can be tagged, whatever its functions hold; empty if they have to be looked at."""
    if options.repair or computes_ranges(options):
        return ""
    bases = module.lds_globals()
    apart = told_apart(bases, options)
    return too_few(bases, apart, ranges=False) if len(apart) < 2 else ""
