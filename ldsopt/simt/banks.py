"""LDS bank conflicts, as a model.

LDS has banks of 4 bytes: 64 on gfx950, 32 elsewhere. A wave's access is served in groups of consecutive active lanes
that together could use every bank once (32 lanes of 4 bytes with 32 banks); a group takes as many cycles as the
busiest bank has different words to give. Lanes that want the same word share it. Sources: AMD Instinct MI300 ISA, 11.1
(32 banks of one dword, conflicts); AMD CDNA 4 architecture white paper (LDS of 160 KB). The hardware's order of
lanes within wide accesses is not published for each architecture and may differ.
"""

from __future__ import annotations

import numpy as np

from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch


def banks(arch: Arch) -> int:
    """Banks of LDS."""
    return 64 if arch.name == "gfx950" else 32


def cycles(distance: Array, size: int, count: int) -> tuple[int, int]:
    """Cycles that an access takes, and those it would take without conflicts.

    Args:
        distance: byte addresses of the active lanes, from wherever.
        size: bytes a lane.
        count: banks.

    >>> cycles(np.arange(64) * 4, 4, 32), cycles(np.arange(64) * 128, 4, 32), cycles(np.zeros(64, int), 4, 32)
    ((2, 2), (64, 2), (2, 2))
    """
    words = max(1, size // 4)
    group = max(1, count // words)
    taken = 0
    parts = range(0, len(distance), group)
    for start in parts:
        wanted = np.unique((distance[start : start + group, None] // 4 + np.arange(words)).reshape(-1))
        taken += int(np.bincount(wanted % count).max())
    return taken, len(parts)
