"""Regions of one base: groups of accesses that provably never touch each other's bytes.

Most real kernels have one LDS variable and carve it up with constant offsets. Two accesses of a base belong to one
region if their footprints may have a common byte, and so on transitively: the regions are the connected components of
"may overlap". Footprints are over all iterations, lanes and waves, so two regions are apart for good, and a static
alias scope may say so.

A ring whose slots trade places each iteration is one region: both of its slots pass through the same instruction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile

from ldsopt.analysis import integers
from ldsopt.analysis.footprints import Footprint, Part
from ldsopt.analysis.values import PLAIN

Region = tuple[int, int]
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
    bytes_of: Mapping[Region, tuple[int, int]]

    def of(self, footprint: Footprint) -> frozenset[Region] | None:
        """The regions that an access may touch, ``None`` if any."""
        if footprint.parts is None:
            return None
        found = frozenset([(part.base, self.of_part.get(part, -1)) for part in footprint.parts])
        return None if any(base == PLAIN for base, _ in found) else found


def partition(footprints: Iterable[Footprint]) -> Regions:
    """Partitions the accesses of each base."""
    by_base: dict[int, dict[Part, None]] = {}
    for footprint in footprints:
        for part in footprint.parts or ():
            if part.base != PLAIN:
                by_base.setdefault(part.base, {})[part] = None
    of_part: dict[Part, int] = {}
    bytes_of: dict[Region, tuple[int, int]] = {}
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
    root = list(range(len(ordered)))

    def find(i: int) -> int:
        while root[i] != i:
            root[i] = root[root[i]]
            i = root[i]
        return i

    exact = len(ordered) * len(ordered) <= 2 * _MOST_PAIRS
    wraps = [i for i, part in enumerate(ordered) if _end(part) > 1 << part.offsets.width]
    for i, part in enumerate(ordered):
        stop = _end(part)
        following = takewhile(lambda j: ordered[j].offsets.unsigned_min < stop, range(i + 1, len(ordered)))  # noqa: B023
        for j in chain(following, wraps):
            other = ordered[j]
            if j != i and find(i) != find(j) and not (exact and _apart(part, other)):
                root[find(j)] = find(i)
    groups: dict[int, list[Part]] = {}
    for i, part in enumerate(ordered):
        groups.setdefault(find(i), []).append(part)
    return list(groups.values())


def _end(part: Part) -> int:
    return part.offsets.unsigned_max + part.size


def _apart(a: Part, b: Part) -> bool:
    return integers.disjoint_ranges(a.offsets, a.size, b.offsets, b.size)
