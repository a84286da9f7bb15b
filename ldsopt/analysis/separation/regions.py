"""Regions of one base: groups of accesses that provably never touch each other's bytes.

Most real kernels have one LDS variable and carve it up with constant offsets. Two accesses of a base belong to one
region if their footprints may have a common byte, and so on transitively: the regions are the connected components of
"may overlap". Footprints are over all iterations, lanes and waves, so two regions are apart for good, and a static
alias scope may say so.

A ring whose slots trade places each iteration is one region: both of its slots pass through the same instruction.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from ldsopt.analysis import integers
from ldsopt.analysis.ranges.footprints import Footprint, Part
from ldsopt.analysis.ranges.values import PLAIN

ByteRegion = tuple[int, int]
"""(base, number of the region in it)."""

_MOST_PAIRS = 250_000
"""Pairs of a base's distinct footprints up to which strides and bits are looked at; above, only intervals are."""


@dataclass(frozen=True, slots=True)
class Regions:
    """The regions of all bases.

    Attributes:
        of_part: region of each distinct (base, offsets, size).
        bytes_of: of each region, the bytes from its first to its last: half-open, of the unsigned offsets.
    """

    of_part: Mapping[Part, int]
    bytes_of: Mapping[ByteRegion, tuple[int, int]]

    def of(self, footprint: Footprint) -> frozenset[ByteRegion] | None:
        """The regions that an access may touch, ``None`` if any."""
        if footprint.bases is None:
            return None
        return frozenset([(part.base, self.of_part[part]) for part in footprint.parts or ()])


def partition(footprints: Iterable[Footprint]) -> Regions:
    """Partitions the accesses of each base into regions."""
    by_base: dict[int, dict[Part, None]] = {}
    for footprint in footprints:
        for part in footprint.parts or ():
            if part.base != PLAIN:
                by_base.setdefault(part.base, {})[part] = None
    of_part: dict[Part, int] = {}
    bytes_of: dict[ByteRegion, tuple[int, int]] = {}
    for base, parts in by_base.items():
        for number, members in enumerate(_components(list(parts))):
            for part in members:
                of_part[part] = number
            bytes_of[base, number] = (
                min(part.offsets.unsigned_min for part in members),
                max(part.offsets.unsigned_max + part.size for part in members),
            )
    return Regions(of_part, bytes_of)


def _components(parts: Sequence[Part]) -> list[list[Part]]:
    """Connected components of "may overlap", ordered by their first byte."""
    ordered = sorted(parts, key=lambda part: (part.offsets.unsigned_min, part.offsets.unsigned_max))
    starts = [part.offsets.unsigned_min for part in ordered]
    stops = [_end(part) for part in ordered]
    # What runs over the end of the address space may touch what begins below it, wherever that ends.
    wrapping = [i for i, part in enumerate(ordered) if stops[i] > 1 << part.offsets.width]
    exact = len(ordered) * len(ordered) <= 2 * _MOST_PAIRS
    group = [[i] for i in range(len(ordered))]  # of each part, the component so far, one object for all of it
    if not exact and wrapping:
        return [ordered]
    furthest = 0  # of the parts so far, the one that ends last
    for i, start in enumerate(starts):
        if not exact:
            if start < stops[furthest]:
                _unite(group, i, furthest)
            furthest = max(furthest, i, key=stops.__getitem__)
            continue
        last = bisect_left(starts, stops[i], i + 1)
        for j in chain(range(i + 1, last), wrapping):
            if group[i] is not group[j] and not _apart(ordered[i], ordered[j]):
                _unite(group, i, j)
    components = {id(members): members for members in group}
    return [[ordered[i] for i in sorted(members)] for members in components.values()]


def _unite(group: list[list[int]], i: int, j: int) -> None:
    if group[i] is group[j]:
        return
    large, small = (group[i], group[j]) if len(group[i]) >= len(group[j]) else (group[j], group[i])
    large += small
    for member in small:
        group[member] = large


def _end(part: Part) -> int:
    return part.offsets.unsigned_max + part.size


def _apart(a: Part, b: Part) -> bool:
    return integers.disjoint_ranges(a.offsets, a.size, b.offsets, b.size)
