"""The scopes of an access and the scopes that it excludes, from what is apart in the module."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.analysis.separation.separation import Separation
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.metadata import Scope
from ldsopt.ir.module import LdsGlobal

if TYPE_CHECKING:  # where no ranges are asked for, none of their analysis is loaded
    from ldsopt.analysis.separation.regions import ByteRegion

LDS_DOMAIN, REGION_DOMAIN, DMA_DOMAIN = "ldsopt.lds", "ldsopt.regions", "ldsopt.dma"
UNKNOWN = Scope(LDS_DOMAIN, "ldsopt.unknown")
"""Of a DMA whose destination is not known; nothing excludes it."""
DMA = Scope(DMA_DOMAIN, "dma")
"""Of every DMA and nothing else: the backend never takes one for an LDS store of the same base (R4)."""

UNKNOWN_DESTINATION = LineEdit(alias_scope=(UNKNOWN,))
"""The tags of such a DMA, as an edit; it excludes nothing."""


class Tags:
    """The tags of a module's accesses.

    Args:
        separation: what is apart.
        bases: the LDS variables, by index.
        told_apart: those whose accesses may be tagged.
    """

    def __init__(
        self, separation: Separation, bases: tuple[LdsGlobal, ...], told_apart: frozenset[int]
    ) -> None:
        self._separation, self._bases, self._told_apart = separation, bases, told_apart
        self._scopes = [Scope(LDS_DOMAIN, base.name) for base in bases]
        # Of few keys, while accesses are many: one object for all accesses that touch the same.
        self._known: dict[object, LineEdit | None] = {}
        self._of_dma: dict[int, LineEdit] = {}

    def of(self, line: int) -> LineEdit | None:
        """The tags of the access on a line, as an edit; ``None`` if its bases are not known or not told apart.

        The edit excludes nothing (``noalias`` is empty) where the access may touch all that is told apart.
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
        """Whether a tag says anything of the access."""
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
