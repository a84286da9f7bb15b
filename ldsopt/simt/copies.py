"""Copies into LDS (LDS-DMA) that are in flight; who holds them, and when they land, is `ldsopt.simt.lds`."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.simt.shadow import LdsAccess


@dataclass(slots=True, eq=False)
class Copy:
    """A copy in flight.

    Attributes:
        access: the instruction.
        counter: that it is counted in: ``vmcnt``, ``asynccnt`` or ``tensorcnt``.
        ordinal: its number among the wave's operations of that counter.
        target: bytes of LDS it writes, one number each or from one to another; `data` what it writes there.
        lanes: the address of each lane that it is of; `None` where those are one behind the other.
        first, last: of the bytes.
        writes: what stands for it in `Lds.sources`.
        is_marked: only its author waits for it.
    """

    access: LdsAccess
    counter: str
    ordinal: int
    target: Array | slice
    data: Array
    lanes: Array | None
    first: int
    last: int
    writes: Array | None = None
    is_marked: bool = False

    @property
    def address(self) -> Array:
        """The address of each lane that it is of."""
        if self.lanes is None:
            self.lanes = _steps(self.access.size, len(self.data)) + np.uint32(self.first)
        return self.lanes


@functools.cache
def _steps(size: int, count: int) -> Array:
    """The first byte of each lane of a copy of so many bytes."""
    found: Array = np.arange(0, count, size, dtype=np.uint32)
    return found
