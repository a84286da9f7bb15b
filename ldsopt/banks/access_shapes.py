"""The addresses that the lanes of a wave give to one LDS access, and what they take of the LDS banks.

A *shape* is one set of addresses, a lane each, as offsets from the beginning of the variable. An access that a loop
repeats has many shapes, of which most are the same but for a distance that all lanes share; they are counted, not
repeated. Shapes come from an execution (`ldsopt.banks.conflicts`) or from the IR alone (`ldsopt.banks.lane_addresses`).

What a shape takes is the model of `ldsopt.simt.banks`. The unit is an instruction of up to 16 bytes a lane: a wider
access is several of these, as LLVM splits it. Where LLVM merges or splits accesses in other ways (``ds_read2``), the
number of instructions differs, and the sum over the words that are moved does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ldsopt.simt.banks import Banks, cycles
from ldsopt.simt.findings import InstructionSite
from ldsopt.simt.kinds import Array

WIDEST_INSTRUCTION = 16
"""Bytes a lane that one LDS instruction moves at most. Source: AMD CDNA3 ISA, DS instructions (``ds_read_b128``)."""


@dataclass(frozen=True, slots=True)
class LaneShape:
    """One set of addresses.

    Attributes:
        offsets: of each active lane, in bytes from the beginning of the variable, or from a place that all lanes share
            (`AccessShapes.granule`).
        lanes: the numbers of these lanes within the wave, ascending.
        count: how often a wave executed it; 1 where nothing was executed.
    """

    offsets: tuple[int, ...]
    lanes: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class AccessShapes:
    """One LDS access with the shapes that it has.

    Attributes:
        site: where it is.
        variable: the LDS variable, without ``@``; empty where several share an address, or none is known.
        size: bytes a lane.
        reads, writes: what it does; an atomic does both.
        executed: how often waves executed it; ``None`` where the IR alone was looked at.
        shapes: the most frequent first.
        granule: 0 where the offsets are from the beginning of the variable; else the power of two that divides the
            distance from there, which is not known.
    """

    site: InstructionSite
    variable: str
    size: int
    reads: bool
    writes: bool
    executed: int | None
    shapes: tuple[LaneShape, ...]
    granule: int


def shape_cycles(shape: LaneShape, size: int, banks: Banks) -> tuple[int, int]:
    """Cycles that one execution takes, and those without conflicts.

    Args:
        shape: of the access.
        size: bytes a lane.
        banks: of the architecture.

    >>> rows = LaneShape(tuple(range(0, 64 * 128, 128)), tuple(range(64)), 1)
    >>> shape_cycles(rows, 4, Banks(32))
    (64, 2)
    """
    return offset_cycles(np.asarray(shape.offsets, np.int64), shape.lanes, size, banks)


def offset_cycles(offsets: Array, lanes: Sequence[int], size: int, banks: Banks) -> tuple[int, int]:
    """`shape_cycles` of offsets in an array: what a search calls, over and over."""
    numbers = np.asarray(lanes, np.intp)
    taken = ideal = 0
    for start in range(0, max(size, 1), WIDEST_INSTRUCTION):
        one, least = cycles(offsets + start, min(size - start, WIDEST_INSTRUCTION), banks, numbers)
        taken, ideal = taken + one, ideal + least
    return taken, ideal


def access_cycles(access: AccessShapes, banks: Banks) -> tuple[int, int]:
    """Cycles of all executions of an access together, and those without conflicts."""
    taken = ideal = 0
    for shape in access.shapes:
        one, least = shape_cycles(shape, access.size, banks)
        taken, ideal = taken + one * shape.count, ideal + least * shape.count
    return taken, ideal
