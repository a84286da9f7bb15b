"""Offsets as each work-item of a workgroup computes them, and whether two of them touch a common byte.

The offset of an address is taken apart into four summands::

    own[i] + sum(coefficient * symbol) + multiple * stride + multiple * turns * size

* ``own``: a number for each work-item, as far as it follows from its id alone (`WorkItems.column`), else the same for
  all;
* *symbols*: values that are the same for all work-items and do not change while the kernel runs: arguments, workgroup
  ids, what is computed of these;
* a multiple, of which nothing is known, of the *stride*: what a loop adds from one iteration to the next; and
  ``2**width`` for what is computed in ``width`` bits and may wrap: the sum in integers differs from what is computed by
  a multiple of that, and an extension keeps it. What is said not to wrap (``nsw``, ``inbounds``) is that sum;
* a multiple, of which nothing is known, of *turns* times the number of work-items of the workgroup, where a loop
  strides by a number that is known at run time only (``blockDim.x``). Work-item ids lie below it.

Two accesses that differ in ``own`` alone are at the same symbols and the same stride, and their distance is that of
``own``, up to a multiple of the common stride. So whether two *different* work-items touch a common byte can be tried
out, work-item by work-item (`meet`).

How values are taken apart: `ldsopt.analysis.global_memory.indices`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import gcd
from typing import NamedTuple

WIDEST = 1 << 64
"""Addresses are computed modulo this."""

Symbol = int | str
"""A value by its address, or what is the same wherever it is asked for by the name of the intrinsic."""

SIZE: Symbol = "the workgroup's size along x"
"""The symbol for the number of work-items, where ids go along x alone."""


@dataclass(frozen=True, slots=True)
class ItemOffsets:
    """An integer, or an offset in bytes, as each work-item computes it. See the module.

    Attributes:
        own: for each work-item; one number if it is the same for all.
        symbols: coefficients by symbol, sorted; none is 0.
        stride: 0 if there is no unknown multiple.
        turns: the same, of the multiples of `SIZE`.
    """

    own: tuple[int, ...] | int
    symbols: tuple[tuple[Symbol, int], ...] = ()
    stride: int = 0
    turns: int = 0

    def plus(self, other: ItemOffsets, sign: int = 1) -> ItemOffsets:
        """The sum, or with ``sign`` -1 the difference."""
        merged = dict(self.symbols)
        for symbol, coefficient in other.symbols:
            merged[symbol] = merged.get(symbol, 0) + sign * coefficient
        return ItemOffsets(
            _combined(self.own, other.own, sign),
            _symbols(merged),
            gcd(self.stride, other.stride),
            gcd(self.turns, other.turns),
        )

    def times(self, factor: int) -> ItemOffsets:
        """The offsets multiplied by an integer: each summand, and the stride."""
        own = self.own * factor if isinstance(self.own, int) else tuple(one * factor for one in self.own)
        symbols = {symbol: coefficient * factor for symbol, coefficient in self.symbols}
        return ItemOffsets(own, _symbols(symbols), abs(self.stride * factor), abs(self.turns * factor))

    def up_to(self, stride: int, turns: int = 0) -> ItemOffsets:
        """The same up to a multiple of a stride, and of so many times `SIZE`."""
        return ItemOffsets(self.own, self.symbols, gcd(self.stride, stride), gcd(self.turns, turns))

    @property
    def constant(self) -> int | None:
        """The number that this is for all work-items; ``None`` if it is not one."""
        is_one = isinstance(self.own, int) and not self.symbols and not self.stride and not self.turns
        return self.own if is_one and isinstance(self.own, int) else None

    def rounds(self) -> tuple[int, int] | None:
        """The stride and the turns of adding this in each round of a loop; ``None`` if work-items add differently."""
        if not isinstance(self.own, int):
            return None
        others = [coefficient for symbol, coefficient in self.symbols if symbol != SIZE]
        return gcd(self.own, self.stride, *others), gcd(self.turns, dict(self.symbols).get(SIZE, 0))


def _symbols(coefficients: Mapping[Symbol, int]) -> tuple[tuple[Symbol, int], ...]:
    return tuple(sorted(((s, c) for s, c in coefficients.items() if c), key=lambda pair: str(pair[0])))


def _combined(a: tuple[int, ...] | int, b: tuple[int, ...] | int, sign: int) -> tuple[int, ...] | int:
    if isinstance(a, int):
        return a + sign * b if isinstance(b, int) else tuple(a + sign * y for y in b)
    if isinstance(b, int):
        return tuple(x + sign * b for x in a)
    return tuple(x + sign * y for x, y in zip(a, b, strict=True))


class ItemAddress(NamedTuple):
    """An address: offsets from a base that is the same for all work-items."""

    base: Symbol
    offsets: ItemOffsets


def meet(
    a: ItemAddress,
    b: ItemAddress,
    sizes: tuple[int, int],
    count: int,
    who: tuple[frozenset[int] | None, frozenset[int] | None] = (None, None),
) -> bool:
    """True if two different work-items may touch a common byte, one by each of two accesses.

    Args:
        a, b: the addresses.
        sizes: bytes that each of them touches.
        count: work-items.
        who: the work-items that may get to each; ``None`` for all.
    """
    if a.base != b.base:
        return True
    # A symbol whose coefficients differ may be any number: only multiples of that difference are known.
    stride, turns = replace(a.offsets.plus(b.offsets, -1), own=0).rounds() or (1, 0)
    if turns and not stride:
        return _meet_by_turns(a.offsets.own, b.offsets.own, sizes, turns, who)
    stride = gcd(stride, turns) or WIDEST
    taken: dict[int, int] = {}
    several: set[int] = set()
    for item in range(count) if who[0] is None else who[0]:
        start = a.offsets.own if isinstance(a.offsets.own, int) else a.offsets.own[item]
        for byte in range(start, start + sizes[0]):
            place = byte % stride
            if taken.setdefault(place, item) != item:
                several.add(place)
    for item in range(count) if who[1] is None else who[1]:
        start = b.offsets.own if isinstance(b.offsets.own, int) else b.offsets.own[item]
        for byte in range(start, start + sizes[1]):
            place = byte % stride
            if place in several or taken.get(place, item) != item:
                return True
    return False


def _meet_by_turns(
    a: tuple[int, ...] | int,
    b: tuple[int, ...] | int,
    sizes: tuple[int, int],
    turns: int,
    who: tuple[frozenset[int] | None, frozenset[int] | None],
) -> bool:
    """`meet`, at distances that are known up to multiples of ``turns`` times the workgroup's size.

    Shown where work-item ``i`` is at ``first + step * i`` with a step that divides ``turns``. The distance of items
    ``i`` and ``j`` is then the distance of the firsts and ``step * (i - j + size * n)`` for some ``n``. Ids lie below
    the size, so what is in parentheses is 0 for one and the same work-item alone.
    """
    if frozenset() in who:
        return False
    if isinstance(a, int) or isinstance(b, int) or len(a) < 2:
        return True
    step = a[1] - a[0]
    if (
        not step
        or turns % step
        or any(one != each[0] + step * item for each in (a, b) for item, one in enumerate(each))
    ):
        return True
    apart, step = a[0] - b[0], abs(step)
    # Those q with -size of a < apart + step * q < size of b.
    least, most = (-sizes[0] - apart) // step + 1, -((apart - sizes[1]) // step) - 1
    return any(q for q in (least, most) if least <= most)


def surely_meet(
    a: ItemAddress,
    b: ItemAddress,
    sizes: tuple[int, int],
    shape: tuple[int, int],
    who: tuple[frozenset[int] | None, frozenset[int] | None],
) -> bool:
    """True if two work-items of different waves touch a common byte, as far as both get there.

    Nothing may be unknown: the same symbols, and no stride but those of computing in 32 and in 64 bits.

    Args:
        a, b, sizes, who: as for `meet`.
        shape: work-items in all, and in a wave.
    """
    if a.base != b.base or a.offsets.symbols != b.offsets.symbols or a.offsets.turns or b.offsets.turns:
        return False
    if (a.offsets.stride or WIDEST) % _WORD_STRIDE or (b.offsets.stride or WIDEST) % _WORD_STRIDE:
        return False
    count, wave = shape
    taken: dict[int, set[int]] = {}
    for item in range(count) if who[0] is None else who[0]:
        start = a.offsets.own if isinstance(a.offsets.own, int) else a.offsets.own[item]
        for byte in range(start, start + sizes[0]):
            taken.setdefault(byte, set()).add(item // wave)
    for item in range(count) if who[1] is None else who[1]:
        start = b.offsets.own if isinstance(b.offsets.own, int) else b.offsets.own[item]
        if any(taken.get(byte, set()) - {item // wave} for byte in range(start, start + sizes[1])):
            return True
    return False


_WORD_STRIDE = 1 << 32
