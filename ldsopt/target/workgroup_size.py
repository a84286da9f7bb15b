"""The size of workgroups: how large they may be, and the assumption that says it of those of a kernel."""

from __future__ import annotations

from ldsopt.patterns import pattern

LARGEST_WORKGROUP = 1024
"""Work-items of a workgroup at most. Source: AMDGPUUsage, ``amdgpu-flat-work-group-size``."""

WORKGROUP_SIZE = "workgroup-size"
"""``workgroup-size=X[,Y[,Z]]``: every workgroup has this size, none is smaller, unless a kernel states another."""

_SIZE = pattern(rf"{WORKGROUP_SIZE}=([1-9]\d*)(?:,([1-9]\d*))?(?:,([1-9]\d*))?$")


def workgroup_size(name: str) -> tuple[int, int, int] | None:
    """The size that an assumption of this name says; ``None`` for another, and for more work-items than there can be.

    >>> workgroup_size("workgroup-size=32,8"), workgroup_size("workgroup-size=4096")
    ((32, 8, 1), None)
    """
    found = _SIZE.match(name)
    x, y, z = (int(size or 1) for size in found.groups()) if found else (0, 0, 0)
    return (x, y, z) if 0 < x * y * z <= LARGEST_WORKGROUP else None
