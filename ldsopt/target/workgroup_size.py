"""The size of workgroups: how large they may be, and the assumption that says it of those of a kernel."""

from __future__ import annotations

LARGEST_WORKGROUP = 1024
"""Work-items of a workgroup at most. Source: AMDGPUUsage, ``amdgpu-flat-work-group-size``."""

WORKGROUP_SIZE = "workgroup-size"
"""``workgroup-size=X[,Y[,Z]]``: every workgroup has this size, none is smaller, unless a kernel states another."""


def workgroup_size(name: str) -> tuple[int, int, int] | None:
    """The size that an assumption of this name says; ``None`` for another, and for more work-items than there can be.

    >>> workgroup_size("workgroup-size=32,8"), workgroup_size("workgroup-size=4096")
    ((32, 8, 1), None)
    """
    word, _, said = name.partition("=")
    sizes = said.split(",")
    if word != WORKGROUP_SIZE or len(sizes) > 3 or not all(_is_count(size) for size in sizes):
        return None
    x, y, z = map(int, (*sizes, "1", "1")[:3])
    return (x, y, z) if x * y * z <= LARGEST_WORKGROUP else None


def _is_count(digits: str) -> bool:
    return digits.isdecimal() and digits.isascii() and digits[0] != "0"
