"""The meaning of the bits of a buffer resource on an architecture; see `ldsopt.simt.resources`."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.target.arch import Arch

ADD_LANE = 1 << 23
"""In the last word of a resource: the lane's number is added to the index."""
STRUCTURED, BY_INDEX, UNCHECKED, RAW = range(4)
"""The values of ``OOB_SELECT``: how an access is found to be out of the resource's bounds."""


@dataclass(frozen=True, slots=True)
class ResourceLayout:
    """The meaning of the bits of a resource on an architecture.

    Attributes:
        swizzle: those of the second word that ask for swizzled addresses.
        selects_check: the last word says what is compared with ``num_records``.
        is_wide: 57 bits of address and 45 of ``num_records``, nothing else known.
    """

    swizzle: int = 1 << 31
    selects_check: bool = False
    is_wide: bool = False


def layout_of(arch: Arch) -> ResourceLayout:
    """The layout of an architecture's resources: from gfx11 on two bits swizzle."""
    if arch.generation == "gfx1250":
        return ResourceLayout(0, is_wide=True)
    if arch.generation in ("gfx11", "gfx12"):
        return ResourceLayout(3 << 30, selects_check=True)
    return ResourceLayout(selects_check=arch.generation == "gfx10")
