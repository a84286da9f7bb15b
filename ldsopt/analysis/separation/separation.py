"""The LDS accesses that are *apart*, that is, touch no common byte, and the grounds for it.

Two accesses are apart if every pair of their bases is, or every pair of their regions. The grounds of each pair are:

* two static variables, or a static and a dynamic one: LLVM's semantics of distinct globals (dynamic LDS lies behind the
  static, AMDGPULowerModuleLDSPass);
* two dynamic variables: proved by ranges (`ldsopt.analysis.separation.by_ranges`), or the assumption that differently
  named ones are used with disjoint bytes;
* two regions of one base: proved by ranges (`ldsopt.analysis.separation.by_ranges`).

`by_names` knows what the default provenance knows: one base or none. `ldsopt.analysis.separation.by_ranges` adds base
sets, regions and proofs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.dataclass import dataclass
from ldsopt.once import once

if TYPE_CHECKING:  # where no ranges are asked for, none of their analysis is loaded
    from ldsopt.analysis.ranges.footprints import Footprint, Footprints

ByteRegion = tuple[int, int]
"""(base, number of the region in it)."""

# --- pairs --------------------------------------------------------------------------------------------------
#
# The standing of each pair of dynamic bases: proved apart, refuted, or assumed.
#
# `ldsopt.analysis.separation.by_ranges` defines the three.


class Standing(Enum):
    """The proof state of one pair of bases."""

    PROVED = "proved"
    REFUTED = "refuted"
    ASSUMED = "assumed"


class Witness(NamedTuple):
    """Two accesses that touch a common byte.

    Attributes:
        lines: the lines of the accesses, indices into `Module.lines`.
        work_items: the work-item (flat id in x) that computes each address; ``None`` where any does.
        offset: the offset of the first common byte from the start of dynamic LDS.
        size: the number of common bytes from there on.
    """

    lines: tuple[int, int]
    work_items: tuple[int | None, int | None]
    offset: int
    size: int


class Pair(NamedTuple):
    """Two dynamic bases, by index, and how they stand."""

    first: int
    second: int
    standing: Standing
    witness: Witness | None = None


# --- separation ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Separation:
    """The accesses, bases and regions of a module that are apart.

    Attributes:
        bases_of: the bases of each access, by its line; empty where they are not known.
        apart: for each base, the bases that it is apart from.
        regions_of: the regions of each access in all of its bases, by its line; empty where they are not known.
        regions: for each region, all regions of the kernels that have it. Kernels in which no base has more than one
            region are left out.
        contract: every pair of dynamic bases, where ranges were computed.
        footprints: the footprint of each access, by its line, where ranges were computed.
        functions: the `Footprints` of each function, by its name.
    """

    bases_of: Mapping[int, frozenset[int]]
    apart: Mapping[int, frozenset[int]]
    regions_of: Mapping[int, frozenset[ByteRegion]] = field(default_factory=dict)
    regions: Mapping[ByteRegion, frozenset[ByteRegion]] = field(default_factory=dict)
    contract: tuple[Pair, ...] = ()
    footprints: Mapping[int, Footprint] = field(default_factory=dict)
    functions: Mapping[str, Footprints] = field(default_factory=dict)

    def without(self, sharing: Collection[frozenset[str]], names: Sequence[str]) -> Separation:
        """The bases that are still apart once some variables share bytes.

        Args:
            sharing: the pairs of variables that share bytes, by name.
            names: the names of all variables, by number.
        """
        if not sharing:
            return self
        numbers = {name: number for number, name in enumerate(names)}
        partners: dict[int, set[int]] = {}
        for pair in sharing:
            first, second = (numbers[name] for name in pair)
            partners.setdefault(first, set()).add(second)
            partners.setdefault(second, set()).add(first)
        apart = {own: others - partners.get(own, set()) for own, others in self.apart.items()}
        return replace(self, apart=apart)

    def are_apart(self, first: int, second: int) -> bool:
        """True if the accesses on two lines touch no common byte, since their bases or their regions are apart."""
        bases, others = self.bases_of[first], self.bases_of[second]
        if bases and others and others <= self.other_bases(bases):
            return True
        none = frozenset[tuple[int, int]]()
        regions, there = self.regions_of.get(first, none), self.regions_of.get(second, none)
        return bool(regions and there) and there <= self.other_regions(regions)

    def other_bases(self, bases: frozenset[int]) -> frozenset[int]:
        """The bases from which all of ``bases`` are apart."""
        found = None
        for base in bases:
            found = self.apart[base] if found is None else found & self.apart[base]
        return frozenset() if found is None else found - bases

    def other_regions(self, regions: frozenset[ByteRegion]) -> frozenset[ByteRegion]:
        """The regions of the same kernels from which all of ``regions`` are apart."""
        found: frozenset[ByteRegion] | None = None
        for one in regions:
            apart = self._apart_from(one)
            found = apart if found is None else found & apart
        return found or frozenset()

    def _apart_from(self, region: ByteRegion) -> frozenset[ByteRegion]:
        own, number = region
        apart = self.apart[own]
        return frozenset(
            [(b, n) for b, n in self.regions[region] if (n != number if b == own else b in apart)]
        )


@once
def by_names(provenance: Provenance, *, named_bases: bool) -> Separation:
    """Finds the accesses that are apart by provenance alone: one base for each access, or none.

    Args:
        provenance: the module's provenance.
        named_bases: assume that differently named dynamic bases are used with disjoint bytes.
    """
    return Separation(
        bases_of={access.line: access.bases for f in provenance.found for access in f.accesses},
        apart=apart(provenance, (), named_bases),
    )


def overlaid(provenance: Provenance, contract: tuple[Pair, ...], named_bases: bool) -> frozenset[int]:
    """The dynamic bases that may have common bytes: the refuted ones, or all without the assumption."""
    if not named_bases:
        return frozenset(number for number, base in enumerate(provenance.bases) if base.is_dynamic)
    refuted = (pair for pair in contract if pair.standing is Standing.REFUTED)
    return frozenset(base for pair in refuted for base in (pair.first, pair.second))


def apart(provenance: Provenance, contract: tuple[Pair, ...], named_bases: bool) -> dict[int, frozenset[int]]:
    """For each base, the bases that it is apart from, given the standing of pairs of dynamic ones."""
    proved = {frozenset((pair.first, pair.second)) for pair in contract if pair.standing is Standing.PROVED}
    refuted = {frozenset((pair.first, pair.second)) for pair in contract if pair.standing is Standing.REFUTED}
    bases = provenance.bases

    dynamic = frozenset(number for number, base in enumerate(bases) if base.is_dynamic)

    def is_apart(pair: frozenset[int]) -> bool:
        return pair in proved or (named_bases and pair not in refuted)

    together = {
        a: frozenset(b for b in dynamic if b != a and not is_apart(frozenset((a, b)))) for a in dynamic
    }
    every = frozenset(range(len(bases)))
    return {a: every - {a} - together.get(a, frozenset()) for a in range(len(bases))}
