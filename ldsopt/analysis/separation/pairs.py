"""The knowledge of each pair of dynamic bases: proved apart, refuted, or assumed.

The meaning of the three is defined in `ldsopt.analysis.separation.by_ranges`."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Standing(Enum):
    """The knowledge of one pair of bases."""

    PROVED = "proved"
    REFUTED = "refuted"
    ASSUMED = "assumed"


class Witness(NamedTuple):
    """Two accesses that touch a common byte.

    Attributes:
        lines: of the accesses, indices into `Module.lines`.
        work_items: which work-item (flat id in x) forms each address; ``None`` where any does.
        offset: of the first common byte from the start of dynamic LDS.
        size: common bytes from there on.
    """

    lines: tuple[int, int]
    work_items: tuple[int | None, int | None]
    offset: int
    size: int


class Pair(NamedTuple):
    """Two dynamic bases, by index, and what is known of them."""

    first: int
    second: int
    standing: Standing
    witness: Witness | None = None
