"""Layouts of an LDS variable with fewer bank conflicts: rows that are padded, or whose pieces are exchanged.

A variable is taken as rows of ``row`` bytes. Two ways move what conflicts into other banks:

* *padding* puts ``pad`` bytes behind each row: ``offset + offset // row * pad``. It costs LDS.
* *swizzling* exchanges the pieces of a row by its number: ``offset ^ (offset // row % count * piece)``. It costs no
  byte, and an ``xor`` where the address does not fold it.

Both leave an access in one piece if it lies within a row and, for a swizzle, within a piece. The search tries every
layout of the two families up to the bounds below on every shape of the variable's accesses, weighted by how often it
was executed, with the model of `ldsopt.simt.banks`: it is exact for the shapes that it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ldsopt.banks.lane_addresses import WIDEST_INSTRUCTION, AccessShapes, offset_cycles
from ldsopt.simt.banks import Banks
from ldsopt.simt.kinds import Array

SMALLEST_ROW, LARGEST_ROW = 32, 4096
MOST_PADDING = 128
"""Bytes behind a row: more than this turns no bank that less does not turn (32 banks of 4 bytes, a power of two)."""


@dataclass(frozen=True, slots=True, order=True)
class PaddedRows:
    """Rows with bytes behind each."""

    row: int
    pad: int

    def moved(self, offsets: Array) -> Array:
        """The offsets that these bytes have in the layout."""
        return np.asarray(offsets + offsets // self.row * self.pad)

    def bytes(self, size: int) -> int:
        """Bytes of a variable that has ``size`` without padding; behind the last row there is none.

        >>> PaddedRows(128, 16).bytes(1024)
        1136
        """
        return size + (max(size, 1) - 1) // self.row * self.pad

    @property
    def period(self) -> int:
        """Moved by a multiple of it, all lanes stay as far apart as they are."""
        return self.row

    def __str__(self) -> str:
        return f"rows of {self.row} bytes, {self.pad} bytes behind each"


@dataclass(frozen=True, slots=True, order=True)
class SwizzledRows:
    """Rows of which the pieces are exchanged by the row's number."""

    row: int
    piece: int
    count: int

    def moved(self, offsets: Array) -> Array:
        """The offsets that these bytes have in the layout."""
        return np.asarray(offsets ^ (offsets // self.row % self.count * self.piece))

    def bytes(self, size: int) -> int:
        """Bytes of the variable: the same, as `layouts` only has whole blocks of rows."""
        return size

    @property
    def period(self) -> int:
        """Moved by a multiple of it, all lanes stay as far apart as they are."""
        return self.row * self.count

    def __str__(self) -> str:
        return (
            f"offset ^ (offset / {self.row} % {self.count} * {self.piece}): pieces of {self.piece} bytes exchanged "
            f"in rows of {self.row}"
        )


RowLayout = PaddedRows | SwizzledRows


@dataclass(frozen=True, slots=True)
class TriedLayout:
    """A layout, with what it gives.

    Attributes:
        layout: that was tried; ``None`` for the layout as it is.
        cycles: of all executions together.
        bytes: of the variable.
    """

    layout: RowLayout | None
    cycles: int
    bytes: int


def layouts(size: int, widest: int, rows: Iterable[int] = ()) -> Iterator[RowLayout]:
    """Every layout that is tried.

    Args:
        size: bytes of the variable.
        widest: of its accesses, bytes a lane that one instruction moves. Pieces and padding are multiples of it, so
            that every access stays as aligned as it is.
        rows: lengths of rows to try; by default the powers of two from `SMALLEST_ROW` to `LARGEST_ROW`.
    """
    unit = max(4, 1 << (widest - 1).bit_length())
    chosen = sorted(set(rows)) or [
        1 << n for n in range(SMALLEST_ROW.bit_length() - 1, LARGEST_ROW.bit_length())
    ]
    for row in chosen:
        if row < unit or row > size // 2:
            continue
        for pad in range(unit, MOST_PADDING + 1, unit):
            yield PaddedRows(row, pad)
        count = 2
        while count * unit <= (row & -row) and size % (row * count) == 0:
            yield SwizzledRows(row, unit, count)
            count *= 2


def search(
    accesses: Sequence[AccessShapes], size: int, banks: Banks, rows: Iterable[int] = ()
) -> tuple[TriedLayout, ...]:
    """The layouts that no other of their family beats in cycles and bytes; the layout as it is first, then by bytes.

    Args:
        accesses: all accesses of one variable. Layouts that a granule does not allow are left out.
        size: bytes of the variable.
        banks: of the architecture.
        rows: as of `layouts`.
    """
    shapes = [
        (
            np.asarray(shape.offsets, np.int64) + start,
            shape.lanes,
            shape.count,
            min(access.size - start, WIDEST_INSTRUCTION),
        )
        for access in accesses
        for shape in access.shapes
        for start in range(0, access.size, WIDEST_INSTRUCTION)
    ]
    granules = [access.granule for access in accesses if access.granule]
    widest = max((min(access.size, WIDEST_INSTRUCTION) for access in accesses), default=4)

    def cost(layout: RowLayout | None, most: int | None) -> int | None:
        taken = 0
        for offsets, lanes, count, moved in shapes:
            if layout is not None and not _stays_whole(layout, offsets, moved):
                return None
            placed = offsets if layout is None else layout.moved(offsets)
            taken += offset_cycles(placed, lanes, moved, banks)[0] * count
            if most is not None and taken >= most:
                return None
        return taken

    now = cost(None, None) or 0
    tried = [TriedLayout(None, now, size)]
    for layout in layouts(size, widest, rows):
        if any(granule % layout.period for granule in granules):
            continue
        taken = cost(layout, now)
        if taken is not None:
            tried.append(TriedLayout(layout, taken, layout.bytes(size)))
    return tuple(_undominated(tried))


def _stays_whole(layout: RowLayout, offsets: Array, size: int) -> bool:
    """True if every lane's bytes stay side by side."""
    piece = layout.row if isinstance(layout, PaddedRows) else layout.piece
    return bool((offsets // piece == (offsets + size - 1) // piece).all())


def _undominated(tried: Sequence[TriedLayout]) -> Iterator[TriedLayout]:
    """The first, and of each family what none of the family beats: an ``xor`` may cost more than bytes, or less."""
    now, *others = tried
    yield now
    kept = []
    for family in (PaddedRows, SwizzledRows):
        best = now.cycles
        for one in sorted(others, key=lambda t: (t.bytes, t.cycles, str(t.layout))):
            if isinstance(one.layout, family) and one.cycles < best:
                best = one.cycles
                kept.append(one)
    yield from sorted(kept, key=lambda t: (t.bytes, t.cycles))
