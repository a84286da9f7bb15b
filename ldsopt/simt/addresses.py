"""Address spaces, by number, and casts of pointers between them.

Flat addresses hold LDS and scratch in apertures; the numbers are ours, the principle is the hardware's (AMDGPU Usage
guide, "Address Spaces"). A cast turns a flat null into all ones in LDS and scratch, and back (LLVM:
``AMDGPUTargetMachine::getNullPointerValue``); the constant ``null`` is address 0 there, as everywhere.
"""

from __future__ import annotations

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.kinds import Array, Value
from ldsopt.target.arch import Arch

FLAT, GLOBAL, REGION, LDS, CONSTANT, SCRATCH, CONSTANT_32 = range(7)
FAT_BUFFER, BUFFER = 7, 8

LDS_APERTURE = 0x1_0000_0000_0000
SCRATCH_APERTURE = 0x2_0000_0000_0000
GLOBAL_BASE = 0x7F00_0000_0000
"""The beginning of the simulated global memory."""

_APERTURES = {LDS: LDS_APERTURE, SCRATCH: SCRATCH_APERTURE}
_NULL_32 = 0xFFFF_FFFF


def cast_scalar(value: int, source: int, target: int) -> int:
    """``addrspacecast`` of a uniform pointer.

    >>> hex(cast_scalar(64, LDS, FLAT)), cast_scalar(0xFFFFFFFF, LDS, FLAT)
    ('0x1000000000040', 0)
    """
    if source in _APERTURES and target not in _APERTURES:
        return 0 if value == _NULL_32 else value | _APERTURES[source]
    if target in _APERTURES and source not in _APERTURES:
        return value & 0xFFFF_FFFF if value else _NULL_32
    return value


def cast(value: Value, source: int, target: int) -> Value:
    """The address that ``addrspacecast`` gives."""
    if not isinstance(value, np.ndarray):
        return cast_scalar(value, source, target)
    if source in _APERTURES and target not in _APERTURES:
        wide = value.astype(np.uint64) | np.uint64(_APERTURES[source])
        return np.where(value == _NULL_32, np.uint64(0), wide)
    if target in _APERTURES and source not in _APERTURES:
        return np.where(value == 0, np.uint32(_NULL_32), value.astype(np.uint32))
    return value


# --- resource layout ----------------------------------------------------------------------------------------
#
# The meaning of the bits of a buffer resource on an architecture; see `ldsopt.simt.resources`.


ADD_LANE = 1 << 23
"""In the last word of a resource: the lane's number is added to the index."""
STRUCTURED, BY_INDEX, UNCHECKED, RAW = range(4)
"""The values of ``OOB_SELECT``: how an access is found to be out of the resource's bounds."""


@dataclass(frozen=True, slots=True)
class ResourceLayout:
    """The meaning of the bits of a resource on an architecture.

    Attributes:
        swizzle: the bits of the second word that select swizzled addresses.
        selects_check: the last word selects the number that is compared with ``num_records``.
        is_wide: 57 bits of address and 45 of ``num_records``; no other field is known.
    """

    swizzle: int = 1 << 31
    selects_check: bool = False
    is_wide: bool = False


def layout_of(arch: Arch) -> ResourceLayout:
    """The layout of an architecture's resources: from gfx11 on two bits select swizzling."""
    if arch.generation == "gfx1250":
        return ResourceLayout(0, is_wide=True)
    if arch.generation in ("gfx11", "gfx12"):
        return ResourceLayout(3 << 30, selects_check=True)
    return ResourceLayout(selects_check=arch.generation == "gfx10")


def words_of(places: Array, size: int) -> set[int]:
    """The numbers of the four-byte words that accesses of ``size`` bytes touch."""
    first = set((places // np.uint64(4)).tolist())
    return first if size <= 4 else {word + at for word in first for at in range(-(-size // 4))}
