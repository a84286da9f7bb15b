"""The number of operations that each wait counter can count."""

from __future__ import annotations

from ldsopt.target.arch import Arch

_LARGEST = {
    "vmcnt": 63,
    "vscnt": 63,
    "lgkmcnt": 15,
    "expcnt": 7,
    "loadcnt": 63,
    "storecnt": 63,
    "dscnt": 63,
    "kmcnt": 31,
    "samplecnt": 63,
    "bvhcnt": 7,
    "asynccnt": 63,
    "tensorcnt": 63,
    "xcnt": 63,
}
"""Source: LLVM ``AMDGPUBaseInfo.cpp``, ``getLoadcntBitWidth`` and its neighbours."""
_LARGEST_FIELD = 63
"""Of a counter that is not known: no architecture so far has one of more than six bits."""


def largest_count(counter: str, arch: Arch) -> int:
    """The largest value of a counter.

    >>> from ldsopt.target.arch import arch
    >>> largest_count("lgkmcnt", arch("gfx942")), largest_count("lgkmcnt", arch("gfx1100"))
    (15, 63)
    """
    if counter == "lgkmcnt" and arch.generation in ("gfx10", "gfx11"):
        return 63
    if counter == "vmcnt" and arch.generation in ("gfx6", "gfx7", "gfx8"):
        return 15
    return _LARGEST.get(counter, _LARGEST_FIELD)
