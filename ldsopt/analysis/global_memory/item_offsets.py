"""Offsets as each work-item of a workgroup computes them, and whether two of them touch a common byte.

The offset of an address is taken apart into three summands::

    own[i] + sum(coefficient * symbol) + multiple * stride

* ``own``: a number for each work-item, as far as it follows from its id alone (`WorkItems.column`), else the same for
  all;
* *symbols*: values that are the same for all work-items and do not change while the kernel runs: arguments, workgroup
  ids, what is computed of these;
* a multiple, of which nothing is known, of the *stride*: what a loop adds from one iteration to the next; and
  ``2**width`` for whatever is computed in ``width`` bits, so that no proof is needed that nothing wraps: the sum in
  integers differs from what is computed by a multiple of that, and an extension keeps it.

Two accesses that differ in ``own`` alone are at the same symbols and the same stride, and their distance is that of
``own``, up to a multiple of the common stride. So whether two *different* work-items touch a common byte can be tried
out, work-item by work-item (`meet`).

How values are taken apart: `ldsopt.analysis.global_memory.indices`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd
from typing import NamedTuple

WIDEST = 1 << 64
"""Addresses are computed modulo this."""

Symbol = int | str
"""A value by its address, or what is the same wherever it is asked for by the name of the intrinsic."""


@dataclass(frozen=True, slots=True)
class ItemOffsets:
    """An integer, or an offset in bytes, as each work-item computes it. See the module.

    Attributes:
        own: for each work-item; one number if it is the same for all.
        symbols: coefficients by symbol, sorted; none is 0.
        stride: 0 if there is no unknown multiple.
    """

    own: tuple[int, ...] | int
    symbols: tuple[tuple[Symbol, int], ...] = ()
    stride: int = 0

    def plus(self, other: ItemOffsets, sign: int = 1) -> ItemOffsets:
        """The sum, or with ``sign`` -1 the difference."""
        merged = dict(self.symbols)
        for symbol, coefficient in other.symbols:
            merged[symbol] = merged.get(symbol, 0) + sign * coefficient
        return ItemOffsets(
            _combined(self.own, other.own, sign), _symbols(merged), gcd(self.stride, other.stride)
        )

    def times(self, factor: int) -> ItemOffsets:
        """The offsets multiplied by an integer: each summand, and the stride."""
        own = self.own * factor if isinstance(self.own, int) else tuple(one * factor for one in self.own)
        symbols = {symbol: coefficient * factor for symbol, coefficient in self.symbols}
        return ItemOffsets(own, _symbols(symbols), abs(self.stride * factor))

    def up_to(self, stride: int) -> ItemOffsets:
        """The same up to a multiple of a stride."""
        return ItemOffsets(self.own, self.symbols, gcd(self.stride, stride))


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
    """Whether two different work-items may touch a common byte, one by each of two accesses.

    Args:
        a, b: the addresses.
        sizes: bytes that each of them touches.
        count: work-items.
        who: the work-items that may get to each; ``None`` for all.
    """
    if a.base != b.base:
        return True
    stride = gcd(a.offsets.stride, b.offsets.stride, WIDEST)
    symbols = dict(a.offsets.symbols)
    for symbol, coefficient in b.offsets.symbols:
        symbols[symbol] = symbols.get(symbol, 0) - coefficient
    # A symbol whose coefficients differ may be any number: only multiples of that difference are known.
    stride = gcd(stride, *symbols.values())
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


def surely_meet(
    a: ItemAddress,
    b: ItemAddress,
    sizes: tuple[int, int],
    shape: tuple[int, int],
    who: tuple[frozenset[int] | None, frozenset[int] | None],
) -> bool:
    """Whether two work-items of different waves touch a common byte, as far as both get there.

    Nothing may be unknown: the same symbols, and no stride but those of computing in 32 and in 64 bits.

    Args:
        a, b, sizes, who: as for `meet`.
        shape: work-items in all, and in a wave.
    """
    if a.base != b.base or a.offsets.symbols != b.offsets.symbols:
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
