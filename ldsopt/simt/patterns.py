"""The shapes in which a wave's lanes touch LDS.

A kernel's loop touches LDS over and over in the same few shapes, only elsewhere. What the checks have to know of a
shape (its extent, its granules without repetition, whether they are contiguous) is worked out once and remembered
under the lanes' distances from the first lane and their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ldsopt.simt.banks import Banks, cycles
from ldsopt.simt.kinds import Array

_MOST = 8192


@dataclass(frozen=True, slots=True)
class Pattern:
    """One shape. Distances are from the first lane's address, and may be negative.

    Attributes:
        low, high: of the first byte and behind the last one.
        bits: all distances or-ed, for checks of alignment.
        granules: that are touched, each once, by their distance in granules; a slice where they are contiguous.
        cycles, ideal: that the access takes on the LDS banks, and would take without conflicts, see `banks`.
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
    """Remembers the shapes of a run.

    Args:
        granule: bytes of a granule.
        banks: of LDS.

    Attributes:
        banks: of LDS.
    """

    def __init__(self, granule: int, banks: Banks) -> None:
        self.banks = banks
        self._shift = granule.bit_length() - 1
        self._known: dict[tuple[bytes, int, bytes], Pattern] = {}
        self._single: dict[int, Pattern] = {}

    def of(self, address: Array, size: int, lanes: Array | None = None) -> Pattern:
        """The shape of accesses of so many bytes at these addresses by these lanes, by default the first ones."""
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
