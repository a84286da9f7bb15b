"""The scopes of an access and the scopes that it excludes, computed from the module's separation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.provenance.provenance import FunctionProvenance
from ldsopt.analysis.separation.separation import Separation
from ldsopt.assumptions import NAMED_BASES
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.metadata import Scope
from ldsopt.ir.module import LdsGlobal, Module
from ldsopt.transforms.annotate.annotated import Ring
from ldsopt.transforms.annotate.options import AnnotateOptions

if TYPE_CHECKING:  # without ranges, their analysis is not loaded
    from ldsopt.analysis.separation.separation import ByteRegion


LDS_DOMAIN, REGION_DOMAIN, DMA_DOMAIN = "ldsopt.lds", "ldsopt.regions", "ldsopt.dma"
UNKNOWN = Scope(LDS_DOMAIN, "ldsopt.unknown")
"""The scope of a DMA with an unknown destination; no access excludes it."""
DMA = Scope(DMA_DOMAIN, "dma")
"""The scope of every DMA and nothing else: the backend never takes one for an LDS store of the same base (R4)."""

UNKNOWN_DESTINATION = LineEdit(alias_scope=(UNKNOWN,))
"""The tags of a DMA with an unknown destination, as an edit; it excludes nothing."""


class Tags:
    """The tags of a module's accesses.

    Args:
        separation: tells which accesses are apart.
        bases: the LDS variables, by index.
        told_apart: those whose accesses may be tagged.
    """

    def __init__(
        self, separation: Separation, bases: tuple[LdsGlobal, ...], told_apart: frozenset[int]
    ) -> None:
        self._separation, self._bases, self._told_apart = separation, bases, told_apart
        self._scopes = [Scope(LDS_DOMAIN, base.name) for base in bases]
        # There are few keys and many accesses: accesses that touch the same share one object.
        self._known: dict[object, LineEdit | None] = {}
        self._of_dma: dict[int, LineEdit] = {}

    def of(self, line: int) -> LineEdit | None:
        """The tags of the access on a line, as an edit; ``None`` if its bases are not known or not told apart.

        The edit excludes nothing (``noalias`` is empty) if the access may touch all variables that are told apart.
        """
        bases = self._separation.bases_of[line]
        regions = self._separation.regions_of.get(line)
        key = bases if regions is None else (bases, regions)
        if key not in self._known:
            self._known[key] = self._tags(bases, regions) if bases and bases <= self._told_apart else None
        return self._known[key]

    def of_each(self, accesses: Iterable[Access]) -> list[LineEdit | None]:
        """The tags of each of some accesses."""
        if self._separation.regions_of:
            return [self.of(access.line) for access in accesses]
        of, known, bases_of = self.of, self._known, self._separation.bases_of
        return [known[bases] if (bases := bases_of[line]) in known else of(line) for line, *_ in accesses]

    def of_dma(self, line: int) -> LineEdit:
        """The tags of the DMA on a line, with the scopes that all DMAs have (R3, R4)."""
        tags = self.of(line) or UNKNOWN_DESTINATION
        found = self._of_dma.get(id(tags))
        if found is None:
            found = self._of_dma[id(tags)] = tags._replace(alias_scope=(*tags.alias_scope, DMA))
        return found

    def is_tagged(self, line: int) -> bool:
        """True if the tags of an access exclude anything."""
        tags = self.of(line)
        return tags is not None and bool(tags.noalias)

    def _tags(self, bases: frozenset[int], regions: frozenset[ByteRegion] | None) -> LineEdit:
        others = self._separation.other_bases(bases) & self._told_apart
        own = [self._scopes[index] for index in sorted(bases)]
        excluded = [self._scopes[index] for index in sorted(others)]
        if regions:
            apart = self._separation.other_regions(regions)
            own += [self._region(region) for region in sorted(regions)]
            excluded += [self._region(region) for region in sorted(apart) if region[0] in self._told_apart]
        return LineEdit(alias_scope=tuple(own), noalias=tuple(excluded))

    def _region(self, region: ByteRegion) -> Scope:
        base, number = region
        return Scope(REGION_DOMAIN, f"{self._bases[base].name}#{number}")


# --- told apart ---------------------------------------------------------------------------------------------
#
# The LDS variables that annotating may tell apart, by their kinds alone.
#
# With fewer than two of these, only `repair` and byte ranges can tag anything: every access of them excludes nothing.
# That is known before any function is examined, and most modules are like that.


def told_apart(bases: Sequence[LdsGlobal], options: AnnotateOptions) -> frozenset[int]:
    """The variables that may be told apart, by index: dynamic ones, or all (R2)."""
    everything = options.bases == "all" or options.repair
    return frozenset(index for index, base in enumerate(bases) if base.is_dynamic or everything)


def computes_ranges(options: AnnotateOptions) -> bool:
    """True if byte ranges are computed, so that regions of one variable may be told apart."""
    return options.precise or options.require_proof


def too_few(bases: Sequence[LdsGlobal], apart: frozenset[int], *, ranges: bool) -> str:
    """The message that fewer than two variables can be told apart, with options that may help.

    Args:
        bases: every LDS variable of the module.
        apart: those among them that may be told apart.
        ranges: true if regions are told apart already.
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
    """The reason why no access can be tagged, after all were examined. Arguments as for `too_few`."""
    if len(apart) < 2:
        return too_few(bases, apart, ranges=ranges)
    if NAMED_BASES in options.no_assume:
        return f"the assumption '{NAMED_BASES}' is refused, and the bases are dynamic"
    if options.require_proof:
        return "no two bases are proved to be used with disjoint bytes"
    return "no access is derived from exactly one base"


def why_nothing_is_tagged(module: Module, options: AnnotateOptions) -> str:
    """The reason why no access of a module can be tagged, whatever its functions contain; empty if there is none."""
    if options.repair or computes_ranges(options):
        return ""
    bases = module.lds_globals()
    apart = told_apart(bases, options)
    return too_few(bases, apart, ranges=False) if len(apart) < 2 else ""


# --- rings --------------------------------------------------------------------------------------------------
#
# Regions that an LDS-DMA fills and that no static scope can split: they are reported, as the user can split them.


def find_rings(
    separation: Separation, bases: tuple[LdsGlobal, ...], functions: Iterable[FunctionProvenance]
) -> Iterator[Ring]:
    """Regions that a DMA fills, with an access whose address changes even for one work-item."""
    members: dict[tuple[int, int], list[tuple[str, Access]]] = {}
    for f in functions:
        for access in f.accesses if f.name in separation.functions else ():
            parts = separation.footprints[access.line].parts or ()
            own = separation.regions_of.get(access.line)
            for region in own if own is not None else {(part.base, 0) for part in parts}:
                members.setdefault(region, []).append((f.name, access))
    for (base, _), accesses in sorted(members.items()):
        if len({access.is_dma for _, access in accesses}) < 2:
            continue  # no access reads the filled region, or none fills it
        moving = {
            access.line: span for name, access in accesses if (span := _moves(separation, name, access, base))
        }
        if not moving:
            continue
        extents = [
            (part.offsets.unsigned_min, part.offsets.unsigned_max + part.size)
            for _, access in accesses
            for part in separation.footprints[access.line].parts or ()
            if part.base == base
        ]
        line = max(moving, key=moving.__getitem__)
        start, stop = min(low for low, _ in extents), max(high for _, high in extents)
        yield Ring(bases[base].name, start, stop, len(accesses), line, moving[line])


def _moves(separation: Separation, function: str, access: Access, base: int) -> int:
    """Bytes that one work-item's access to a base spans, if its address changes; else 0."""
    parts = separation.functions[function].of_work_item((0, 0, 0)).of(access).parts or ()
    spans = [part.offsets.extent + part.size for part in parts if part.base == base and part.offsets.extent]
    return max(spans, default=0)
