"""The LDS accesses that are apart, and the grounds for it.

Two accesses are apart if every pair of their bases is, or every pair of their regions. Grounds, per pair of bases:

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
# The knowledge of each pair of dynamic bases: proved apart, refuted, or assumed.
#
# The meaning of the three is defined in `ldsopt.analysis.separation.by_ranges`.


class Standing(Enum):
    """The knowledge of one pair of bases."""

    PROVED = "proved"
    REFUTED = "refuted"
    ASSUMED = "assumed"


class Witness(NamedTuple):
    """Two accesses that touch a common byte.

    Attributes:
        lines: of the accesses, indices into `Module.lines`.
        work_items: which work-item (flat id in x) forms each address; ``None`` where any does.
        offset: of the first common byte from the start of dynamic LDS.
        size: common bytes from there on.
    """

    lines: tuple[int, int]
    work_items: tuple[int | None, int | None]
    offset: int
    size: int


class Pair(NamedTuple):
    """Two dynamic bases, by index, and what is known of them."""

    first: int
    second: int
    standing: Standing
    witness: Witness | None = None


# --- separation ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Separation:
    """The accesses, bases and regions of a module that are apart.

    Attributes:
        bases_of: bases of each access, by its line; empty where they are not known.
        apart: of each base, the bases that it is apart from.
        regions_of: regions of each access, by its line, of all of its bases; empty where they are not known.
        regions: of each region, all that there are in the kernels that it is in. None of kernels in which no base has
            more than one.
        contract: every pair of dynamic bases, where ranges were computed.
        footprints: of each access by its line, where ranges were computed.
        functions: what computed them, by function.
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
            sharing: pairs of them, by name.
            names: of all variables, by number.
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
        """The accesses on two lines touch no common byte: their bases are apart, or their regions."""
        bases, others = self.bases_of[first], self.bases_of[second]
        if bases and others and others <= self.other_bases(bases):
            return True
        none = frozenset[tuple[int, int]]()
        regions, there = self.regions_of.get(first, none), self.regions_of.get(second, none)
        return bool(regions and there) and there <= self.other_regions(regions)

    def other_bases(self, bases: frozenset[int]) -> frozenset[int]:
        """The bases that all of these are apart from."""
        found = None
        for base in bases:
            found = self.apart[base] if found is None else found & self.apart[base]
        return frozenset() if found is None else found - bases

    def other_regions(self, regions: frozenset[ByteRegion]) -> frozenset[ByteRegion]:
        """The regions, of the same kernels, that all of these are apart from."""
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
    """Finds what is apart by provenance alone: one base for each access, or none.

    Args:
        provenance: of the module.
        named_bases: make the assumption.
    """
    return Separation(
        bases_of={access.line: access.bases for f in provenance.found for access in f.accesses},
        apart=apart(provenance, (), named_bases),
    )


def overlaid(provenance: Provenance, contract: tuple[Pair, ...], named_bases: bool) -> frozenset[int]:
    """The dynamic bases that may be used with common bytes: all where the promise is refused, else what refutes it."""
    if not named_bases:
        return frozenset(number for number, base in enumerate(provenance.bases) if base.is_dynamic)
    refuted = (pair for pair in contract if pair.standing is Standing.REFUTED)
    return frozenset(base for pair in refuted for base in (pair.first, pair.second))


def apart(provenance: Provenance, contract: tuple[Pair, ...], named_bases: bool) -> dict[int, frozenset[int]]:
    """Of each base, the bases that it is apart from, given how the pairs of dynamic ones stand."""
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
