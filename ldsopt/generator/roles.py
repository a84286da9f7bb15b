"""What a random kernel is meant to do, apart from the instructions that do it."""

from __future__ import annotations

from dataclasses import dataclass

Row = tuple[int, int]
"""Number of a buffer, number of its row."""


@dataclass(frozen=True, slots=True)
class PlannedAccess:
    """What one LDS access of a random kernel is meant to touch.

    Attributes:
        pointer: name of the instruction that makes its address, with sigil.
        phase: in which it is made; phases follow each other in the text.
        rows: that it may touch.
        writes: it writes.
        always: every work-item makes it, and to one row only.
        turn: work-item ``id`` touches slot ``id ^ turn``; `None` if that is not so.
        is_copy: it is an LDS-DMA.
    """

    pointer: str
    phase: int
    rows: frozenset[Row]
    writes: bool
    always: bool
    turn: int | None
    is_copy: bool = False


@dataclass(frozen=True, slots=True)
class PlannedBarrier:
    """A barrier between the phases ``after - 1`` and ``after``."""

    after: int


@dataclass(slots=True)
class Role:
    """What may be done to a row in one phase, see `random_kernel`; `turn` tells one such use from another."""

    kind: str
    turn: int = 0
