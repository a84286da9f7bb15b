"""LDS bank conflicts, as a model that agrees with measurements.

LDS has banks of 4 bytes. The lanes of a wave's access are served in groups. Each group takes as many cycles as the
busiest bank has different words for it; the access takes the sum over its groups. The lanes' numbers decide which lanes
form a group, whatever lanes are active:

* of 4 bytes and less: a full row of banks at a time (32 lanes on gfx942, all 64 on gfx950);
* of 8 bytes: half as many;
* of 16 bytes: a quarter as many, which are not neighbours on gfx942, gfx950 and gfx11: `_WIDE`.

The groups of reads were measured on gfx942, gfx950, gfx1100 and gfx1201 (nod-ai/amd-shark-ai, docs/empirical-lds,
2026); on gfx942 the model gives the conflict counter SQ_LDS_BANK_CONFLICT exactly for 21 strides of reads of 4, 8 and
16 bytes. Not published, and therefore assumed: groups of writes (as of reads), of accesses of 12 bytes (as of 16), and
of other architectures (neighbours; of gfx90a as of gfx942, of gfx10 and other gfx11 as of gfx1100).
"""

from __future__ import annotations

import functools
from collections import Counter

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch

_GFX942 = (
    ((0, 4), (20, 24)), ((4, 8), (16, 20)), ((8, 12), (28, 32)), ((12, 16), (24, 28)),
)  # fmt: skip
_GFX950 = (
    ((0, 4), (12, 16), (20, 28)), ((4, 12), (16, 20), (28, 32)),
)  # fmt: skip
_WIDE = {"gfx90a": _GFX942, "gfx940": _GFX942, "gfx941": _GFX942, "gfx942": _GFX942, "gfx950": _GFX950}
"""The lanes of each group of an access of 16 bytes, as half-open ranges of the first 32 lanes; 32 on it is the same."""

_MEASURED = frozenset({"gfx942", "gfx950", "gfx1100", "gfx1201"})
_ROWS_OF_64 = frozenset({"gfx950"})


@dataclass(frozen=True, slots=True)
class Banks:
    """The banks of an architecture.

    Attributes:
        count: the number of banks.
        wide: the groups of lanes for an access of 16 bytes, see `_WIDE`; empty for neighbours.
    """

    count: int
    wide: tuple[tuple[tuple[int, int], ...], ...] = ()


def banks(arch: Arch) -> Banks:
    """The banks of an architecture's LDS."""
    count = 64 if arch.name in _ROWS_OF_64 else 32
    wide = _WIDE.get(arch.name, _GFX942 if arch.generation in ("gfx10", "gfx11") else ())
    return Banks(count, wide)


def grounds(arch: Arch, size: int, *, reads: bool) -> str:
    """The grounds for the groups of lanes of an access: "measured", or the assumption.

    Args:
        size: bytes a lane that one instruction moves.
        reads: it reads; writes were not measured.

    >>> from ldsopt.target.arch import arch
    >>> grounds(arch("gfx942"), 16, reads=True), grounds(arch("gfx942"), 16, reads=False)
    ('measured', 'assumed: groups of writes as of reads')
    """
    assumed = []
    if arch.name not in _MEASURED:
        assumed.append(f"groups of {arch.name} were not published")
    if not reads:
        assumed.append("groups of writes as of reads")
    if 8 < size < 16:
        assumed.append("groups of 12 bytes as of 16")
    return f"assumed: {', '.join(assumed)}" if assumed else "measured"


@functools.cache
def group_of_lanes(banks: Banks, size: int) -> Array:
    """The group of each of 64 lanes in an access of ``size`` bytes a lane.

    >>> group_of_lanes(Banks(32), 8)[[0, 15, 16, 63]].tolist()
    [0, 0, 1, 3]
    >>> group_of_lanes(Banks(32, _GFX942), 16)[[0, 4, 16, 20, 32]].tolist()
    [0, 1, 1, 0, 4]
    """
    lane = np.arange(64)
    if size <= 8 or not banks.wide:
        words = 4 if size > 8 else max(1, size // 4)
        return lane // max(1, banks.count // words)
    groups = np.zeros(64, np.intp)
    for number, ranges in enumerate(banks.wide):
        for start, stop in ranges:
            groups[start:stop] = number
            groups[32 + start : 32 + stop] = len(banks.wide) + number
    return groups


def cycles(distance: Array, size: int, banks: Banks, lanes: Array | None = None) -> tuple[int, int]:
    """Cycles that an access takes, and those it would take without conflicts.

    Args:
        distance: byte addresses of the active lanes, from wherever.
        size: bytes a lane.
        banks: of the architecture.
        lanes: the numbers of the active lanes; by default they are the first ones.

    >>> plain = Banks(32)
    >>> [cycles(np.arange(64) * step, 4, plain) for step in (0, 4, 128)]
    [(2, 2), (2, 2), (64, 2)]
    """
    numbers = np.arange(len(distance)) if lanes is None else lanes
    # What a tensor copy writes has more places than a wave has lanes: each 64 of them are served as those of a wave.
    groups = group_of_lanes(banks, size)[numbers % 64] + numbers // 64 * 64
    wanted = distance[:, None] // 4 + np.arange(max(1, -(-size // 4)))
    taken = 0
    parts = set(groups.tolist())
    for group in parts:
        words = set(wanted[groups == group].reshape(-1).tolist())  # `np.unique` loads all of `numpy.ma`
        taken += max(Counter(word % banks.count for word in words).values())
    return taken, len(parts)


# --- patterns -----------------------------------------------------------------------------------------------
#
# The shapes in which a wave's lanes touch LDS.
#
# A kernel's loop touches LDS over and over in the same few shapes, only elsewhere. What the checks have to know
# of a shape (its extent, its granules without repetition, whether they are contiguous) is worked out once and
# remembered under the lanes' distances from the first lane and their numbers.


_MOST = 8192


@dataclass(frozen=True, slots=True)
class Pattern:
    """The shape of an access. Distances are from the first lane's address, and may be negative.

    Attributes:
        low, high: the distances of the first byte and behind the last one.
        bits: all distances or-ed, for checks of alignment.
        granules: the touched granules, each once, by their distance in granules; a slice where they are contiguous.
        cycles, ideal: the access's cycles on the LDS banks, and those without conflicts, see `banks`.
    """

    low: int
    high: int
    bits: int
    granules: Array | slice
    cycles: int
    ideal: int

    def at(self, granule: int) -> Array | slice:
        """The granules when the first lane's is this one."""
        where = self.granules
        if isinstance(where, slice):
            return slice(where.start + granule, where.stop + granule)
        return where + granule


class Patterns:
    """A cache of the shapes of a run.

    Args:
        granule: bytes of a granule.
        banks: the banks of LDS.

    Attributes:
        banks: the banks of LDS.
    """

    def __init__(self, granule: int, banks: Banks) -> None:
        self.banks = banks
        self._shift = granule.bit_length() - 1
        self._known: dict[tuple[bytes, int, bytes], Pattern] = {}
        self._single: dict[int, Pattern] = {}

    def of(self, address: Array, size: int, lanes: Array | None = None) -> Pattern:
        """The shape of accesses of ``size`` bytes at these addresses by these lanes, by default the first ones."""
        distance = address - address[0]
        key = (distance.tobytes(), size, b"" if lanes is None else lanes.tobytes())
        pattern = self._known.get(key)
        if pattern is None:
            if len(self._known) >= _MOST:  # addresses that depend on data
                self._known.clear()
            pattern = self._known[key] = self._new(distance, size, lanes)
        return pattern

    def single(self, size: int) -> Pattern:
        """The pattern of an access by one lane alone."""
        pattern = self._single.get(size)
        if pattern is None:
            pattern = self._single[size] = self._new(np.zeros(1, np.uint32), size, None)
        return pattern

    def _new(self, distance: Array, size: int, lanes: Array | None) -> Pattern:
        places = distance.view(np.int32).astype(np.int64)
        first = places >> self._shift
        steps = np.arange(max(1, size >> self._shift))
        granules = np.unique(first[:, None] + steps).astype(np.intp)
        contiguous = int(granules[-1]) - int(granules[0]) + 1 == len(granules)
        taken, ideal = cycles(places, size, self.banks, lanes)
        return Pattern(
            low=int(places.min()),
            high=int(places.max()) + size,
            bits=int(np.bitwise_or.reduce(distance)),
            granules=slice(int(granules[0]), int(granules[-1]) + 1) if contiguous else granules,
            cycles=taken,
            ideal=ideal,
        )
