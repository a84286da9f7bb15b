"""The work-items of a workgroup, and the values that terms have for each.

Work-items are numbered linearly, ``x + X * (y + Y * z)``, and a wave has consecutive ones (AMDGPUUsage, 'Work-Item
ID'). Where the sizes along the axes are known, a term of ids and constants is a *column*, a number for each work-item.
A smaller workgroup has the first of these work-items, if its sizes along x and y are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cached_property
from math import prod

import numpy as np
from numpy.typing import NDArray

from ldsopt.analysis.integers.operations import on_arrays
from ldsopt.analysis.races.terms import Term
from ldsopt.analysis.ranges.values import ADDRESS_BITS
from ldsopt.dataclass import dataclass

ItemColumn = NDArray[np.uint64]
_WIDEST = 1 << 18
"""Bytes of LDS between the addresses that columns are compared for."""


@dataclass(frozen=True)
class RaceWorkgroup:
    """The size and shape of a kernel's workgroups.

    Attributes:
        flat: the most work-items.
        wave: lanes of a wave.
        sizes: the sizes along x, y and z, the last one at most that; ``None`` if they are not known.
        assumption: the name of the assumption that the sizes rest on; empty if the kernel states them.
        largest: the largest sizes along x, y and z; ``None`` if only ``flat`` bounds them. A kernel may state sizes of
            which its last workgroups have fewer: rows then differ in length, but no id is larger. Or it may be promised
            that there is one work-item along some axis, while only ``flat`` bounds the other sizes.
    """

    flat: int
    wave: int
    sizes: tuple[int, int, int] | None
    assumption: str = ""
    largest: tuple[int, int, int] | None = None
    _columns: dict[Term, ItemColumn | None] = field(default_factory=dict)

    @property
    def most(self) -> tuple[int, int, int]:
        """The largest sizes along x, y and z."""
        x, y, z = self.sizes or self.largest or (self.flat,) * 3
        return min(x, self.flat), min(y, self.flat), min(z, self.flat)

    @property
    def laid(self) -> tuple[int, int, int]:
        """Sizes that some workgroup of ``flat`` work-items may have."""
        largest = self.largest if self.largest and prod(self.largest) <= self.flat else None
        return self.sizes or largest or (self.flat, 1, 1)

    @property
    def is_of_any_shape(self) -> bool:
        """True if it may have several work-items along several axes, and nothing bounds their numbers.

        A kernel of tiles is written for one shape, and a result for a workgroup of another shape proves nothing.
        """
        if self.sizes is not None:
            return False
        return self.largest is None or (bool(self.assumption) and len(self._open_axes) > 1)

    @property
    def _open_axes(self) -> list[int]:
        """The axes along which it may have several work-items: x alone, unless more is known."""
        return [axis for axis, size in enumerate(self.largest or (self.flat, 1, 1)) if size > 1]

    def usual(self, most: int, least: int) -> tuple[int, int, int]:
        """Sizes that are likely: one row, or about a square where several axes may have several work-items.

        Args:
            most: about the number of work-items, where the kernel leaves it open.
            least: the fewest work-items of a workgroup.
        """
        laid, axes = self.laid, self._open_axes
        if least >= prod(laid):
            return laid
        items = max(min(self.flat, most), least)
        bits, count = items.bit_length() - 1, len(axes)
        if count < 2 or 1 << bits < least:
            axes, count = axes[:1], 1
        sizes = [1, 1, 1]
        for number, axis in enumerate(axes):
            sizes[axis] = 1 << (bits * (number + 1) // count - bits * number // count) if count > 1 else items
        x, y, z = sizes
        return x, y, z

    @property
    def waves(self) -> ItemColumn:
        """The number of each work-item's wave."""
        waves: ItemColumn = np.arange(self.flat, dtype=np.uint64) // np.uint64(self.wave)
        return waves

    def column(self, term: Term) -> ItemColumn | None:
        """The values of a term by work-item; ``None`` unless ids and constants alone decide about them."""
        if not term.is_of_id or self.sizes is None:
            return None
        if term not in self._columns:
            with np.errstate(over="ignore"):
                self._columns[term] = self._compute(term)
        return self._columns[term]

    def _compute(self, term: Term) -> ItemColumn | None:
        if term.op == "const":
            return np.full(self.flat, term.value, np.uint64)
        if term.op == "id":
            return self._id(term.data)
        args = [self.column(argument) for argument in term.args]
        known = [argument for argument in args if argument is not None]
        if len(known) != len(args):
            return None
        if term.op == "lane_of":
            return self._of_any_lane(known[0])
        found = self._operation(term, known)
        return None if found is None else found & _mask(term.width)

    def _id(self, axis: object) -> ItemColumn:
        assert self.sizes is not None
        items = np.arange(self.flat, dtype=np.uint64)
        x, y, _ = (np.uint64(size) for size in self.sizes)
        by_axis: Mapping[object, ItemColumn] = {
            0: items % x, 1: items // x % y, 2: items // (x * y),
            "lane": items % np.uint64(self.wave), "wave": self.waves,
        }  # fmt: skip
        return by_axis[axis]

    def _of_any_lane(self, own: ItemColumn) -> ItemColumn | None:
        """The values of another lane, if all lanes of a wave have the same; else ``None``."""
        firsts = own[:: self.wave]
        spread: ItemColumn = np.repeat(firsts, self.wave)[: self.flat]
        return spread if bool((spread == own).all()) else None

    def _operation(self, term: Term, args: list[ItemColumn]) -> ItemColumn | None:
        op, width = term.op, term.args[0].width
        if op == "sum":
            constant, parts = term.parts
            total = np.full(self.flat, constant, np.uint64)
            for (_, coefficient), column in zip(parts, args, strict=True):
                total += np.uint64(coefficient) * column
            return total
        if op == "ite":
            return np.where(args[0] != 0, args[1], args[2])
        if op in ("zext", "trunc"):
            return args[0]
        if op == "sext":
            sign = np.uint64(1 << (width - 1))
            extended: ItemColumn = (args[0] ^ sign) - sign
            return extended
        a, b = args
        compute = on_arrays(op, width, int(b.min()), int(b.max()), np.uint64(1 << (width - 1)))
        return None if compute is None else compute(a, b).astype(np.uint64)


@dataclass(frozen=True, eq=False)
class ItemSpread:
    """The bytes that ``items`` access: ``size`` bytes at ``uniform``, which all have in common, plus ``own``.

    Some of them may access fewer: the address is not known but for so many bytes, ``open``.
    """

    uniform: Term
    own: ItemColumn
    size: int
    items: NDArray[np.int64]
    waves: ItemColumn
    open: int = 0

    @cached_property
    def arc(self) -> tuple[int, int]:
        """The first byte, modulo 2**32, and the length of a run of bytes that holds all."""
        half = 1 << (ADDRESS_BITS - 1)
        distances = ((self.own - self.own[0] + np.uint64(half)) & _mask(ADDRESS_BITS)).astype(np.int64) - half
        low = int(distances.min())
        return int(self.own[0]) + low, int(distances.max()) + self.size - low

    @cached_property
    def outline(self) -> tuple[bytes, int, bytes]:
        """The bytes relative to the first one, and their waves: equal for two spreads that are shifted copies."""
        return (self.own - self.own[0]).tobytes(), self.size, self.waves.tobytes()

    def is_beside(self, other: ItemSpread) -> bool:
        """True if the two runs of bytes do not overlap: cheaper than `is_apart_from`."""
        if not len(self.own) or not len(other.own):
            return True
        # Addresses are a circle of 2**32 bytes, and the other's arc begins so far behind the beginning of this one.
        (start, length), (other_start, other_length) = self.arc, other.arc
        behind = (other_start - start) % (1 << ADDRESS_BITS)
        return behind >= length and behind + other_length <= 1 << ADDRESS_BITS

    def is_apart_from(self, other: ItemSpread) -> bool:
        """True if no two work-items of different waves touch a common byte."""
        if not len(self.own) or not len(other.own):
            return True
        # Addresses wrap: they are compared as distances from one of them, modulo 2**32.
        mask = np.uint64((1 << ADDRESS_BITS) - 1)
        origin = np.uint64((int(self.own[0]) - (1 << (ADDRESS_BITS - 1))) & int(mask))
        mine, theirs = (self.own - origin) & mask, (other.own - origin) & mask
        low = min(int(mine.min()), int(theirs.min()))
        high = max(int(mine.max()) + self.size, int(theirs.max()) + other.size)
        if high - low > _WIDEST:
            return False
        first = _waves_of_bytes(mine - np.uint64(low), self, high - low)
        second = _waves_of_bytes(theirs - np.uint64(low), other, high - low)
        touched = (first[0] >= 0) & (second[0] >= 0)
        same = (first[0] == first[1]) & (second[0] == second[1]) & (first[0] == second[0])
        return bool((~touched | same).all())

    def is_alike(self, classes: NDArray[np.int64]) -> bool:
        """True if work-items that touch a common byte touch the same bytes, and are of one class."""
        order = np.argsort(self.own, kind="stable")
        starts, kinds = self.own[order], classes[self.items][order]
        if not len(starts) or int(starts[-1]) - int(starts[0]) + self.size > _WIDEST:
            return not len(starts)
        gaps = np.diff(starts)
        meets = gaps < np.uint64(self.size)
        return bool((~meets | ((gaps == 0) & (np.diff(kinds) == 0))).all())


def _waves_of_bytes(
    starts: ItemColumn, spread: ItemSpread, length: int
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], np.ndarray[tuple[int], np.dtype[np.int64]]]:
    """By byte, the first and the last wave that touches it; -1 for none."""
    places = (starts[:, None] + np.arange(spread.size, dtype=np.uint64)).ravel().astype(np.int64)
    waves = np.repeat(spread.waves.astype(np.int64), spread.size)
    last = np.full(length, -1, np.int64)
    last[places] = waves  # in ascending order: the last one stays
    first = np.full(length, -1, np.int64)
    first[places[::-1]] = waves[::-1]
    return first, last


def _mask(width: int) -> np.uint64:
    mask: np.uint64 = np.uint64((1 << width) - 1)
    return mask
