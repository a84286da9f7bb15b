"""Numbers and offsets as sums, as each work-item of a workgroup computes them; the test if two touch a common byte.

Rule. Where work-item ``i`` executes a definition, its number is::

    own[i] + sum(coefficient * symbol) + k * stride + k'[i] * size_stride * size + k''[i] * modulus

* ``own``: a number for each work-item, or one for all, as far as ids alone decide (`WorkItems.column`).
* *symbols*: values that are the same for all work-items at any time: arguments, workgroup ids.
* ``k``: an unknown number that work-items in the same iteration of each loop have in common. So the constant that
  a loop adds from one iteration to the next is a *stride*, and a uniform value with only one known divisor is
  ``k`` times that divisor.
* ``k'[i]``: an unknown number of each work-item's own, times ``size_stride`` times the number of work-items of the
  workgroup. A loop has it that strides by a number known at run time only (``blockDim.x``). Work-item ids lie below
  that number.
* ``k''[i]``: an unknown number of each work-item's own, times *modulus*. It stands for differences where paths join,
  for values from memory of which only a divisor is known, and for ``2**width`` where a sum of ``width`` bits may wrap:
  the sum of integers differs from the computed one by a multiple of that.

Invariants. Numbers are integers; LLVM's are read as signed. If stride, size_stride or modulus is 0, that summand is
absent. The form that an operation gives holds at least all numbers that its operands' numbers give.

Example, for 256 work-items; ``%n`` is an argument::

    %row = shl i32 %tid, 6                       ; own 0 64 128 ..., modulus 2**32 without nsw
    %at = add i32 %row, %n                       ; the same, and 1 * %n
    %k = phi i32 [ %row, .. ], [ %next, .. ]     ; own 0 64 128 ..., stride 16 if %next is %k + 16
    %x = and i32 %k, 15                          ; own 0 0 0 ...: no multiple of 16 has these bits
    %y = xor i32 %k, 5                           ; own 5 69 133 ..., stride 16

Two addresses that differ in ``own`` alone have the same symbols and the same stride, and their distance is that of
``own``, up to a multiple of the common stride. So `meet` can try out, work-item by work-item, if two *different* ones
touch a common byte. `ldsopt.analysis.addresses.item_values` has the rules by which values become such sums.
"""

from __future__ import annotations

import operator
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from math import gcd
from typing import NamedTuple

from ldsopt.dataclass import dataclass

WIDEST = 1 << 64
"""Addresses are computed modulo this."""

Symbol = int | str
"""A value by its address, or what is the same wherever it is asked for by the name of the intrinsic."""

SIZE: Symbol = "the workgroup's size along x"
"""The symbol for the number of work-items, where ids go along x alone."""

Own = tuple[int, ...] | int


def size_times(value: int) -> Symbol:
    """The symbol for the product of the workgroup's size and a value, given by its address."""
    return f"{SIZE} times {value}"


@dataclass(frozen=True, slots=True)
class ItemOffsets:
    """An integer, or an offset in bytes, as each work-item computes it; the module's docstring has the formula.

    Attributes:
        own: a number for each work-item; one number if it is the same for all.
        symbols: coefficients by symbol, sorted; none is 0.
        stride: the factor of the unknown ``k`` that work-items in one iteration share.
        size_stride: the factor of `SIZE` times ``k'``, which each work-item has for itself.
        modulus: the factor of ``k''``, which each work-item has for itself.
    """

    own: Own
    symbols: tuple[tuple[Symbol, int], ...] = ()
    stride: int = 0
    size_stride: int = 0
    modulus: int = 0

    @property
    def spacing(self) -> tuple[int, int]:
        """Two numbers: all but `own` is a multiple of the first, plus a multiple of the second times `SIZE`."""
        sizes, others = list[int](), list[int]()
        for symbol, coefficient in self.symbols:
            is_of_size = isinstance(symbol, str) and symbol.startswith(str(SIZE))
            (sizes if is_of_size else others).append(coefficient)
        return gcd(self.stride, self.modulus, *others), gcd(self.size_stride, *sizes)

    @property
    def granule(self) -> int:
        """The largest power of two that divides all but `own`; 0 if there is nothing else."""
        divisor = gcd(*self.spacing)
        return divisor & -divisor

    @property
    def constant(self) -> int | None:
        """The number, if it is constant and the same for all work-items; else ``None``."""
        return self.own if isinstance(self.own, int) and self.spacing == (0, 0) else None

    def is_anywhere(self, size: int) -> bool:
        """True if accesses of ``size`` bytes at all multiples, with the same symbols, leave no byte out."""
        return 0 < gcd(self.stride, self.modulus) <= size

    @property
    def values(self) -> tuple[tuple[int, int], ...]:
        """The symbols that are values, by address, and their coefficients."""
        return tuple((symbol, factor) for symbol, factor in self.symbols if isinstance(symbol, int))

    @property
    def start(self) -> int:
        """`own` of the first work-item."""
        return self.own if isinstance(self.own, int) else self.own[0]

    # --- linear -------------------------------------------------------------------------------------------

    def plus(self, other: ItemOffsets, sign: int = 1) -> ItemOffsets:
        """The sum, or with ``sign`` -1 the difference."""
        merged = dict(self.symbols)
        for symbol, coefficient in other.symbols:
            merged[symbol] = merged.get(symbol, 0) + sign * coefficient
        return ItemOffsets(
            _each(operator.add if sign == 1 else operator.sub, self.own, other.own),
            _symbols(merged),
            gcd(self.stride, other.stride),
            gcd(self.size_stride, other.size_stride),
            gcd(self.modulus, other.modulus),
        )

    def times(self, factor: int) -> ItemOffsets:
        """The product with an integer."""
        return ItemOffsets(
            _each(operator.mul, self.own, factor),
            _symbols({symbol: coefficient * factor for symbol, coefficient in self.symbols}),
            abs(self.stride * factor),
            abs(self.size_stride * factor),
            abs(self.modulus * factor),
        )

    def up_to(self, modulus: int) -> ItemOffsets:
        """The same number up to a multiple of ``modulus``, which may differ by work-item."""
        return replace(self, modulus=gcd(self.modulus, modulus))

    def reduced(self) -> ItemOffsets:
        """The same number with each summand below `modulus`, which is not 0, so that equal sums have one form."""
        return ItemOffsets(
            _each(operator.mod, self.own, self.modulus),
            _symbols({symbol: coefficient % self.modulus for symbol, coefficient in self.symbols}),
            gcd(self.stride, self.modulus) % self.modulus,
            self.size_stride,
            self.modulus,
        )

    def product(self) -> ItemOffsets | None:
        """The product with an unknown number; ``None`` where work-items have numbers of their own."""
        stride, size_stride = self.spacing
        return ItemOffsets(0, (), 0, size_stride, stride) if self.own == 0 else None

    # --- bits ---------------------------------------------------------------------------------------------

    def masked(self, mask: Own) -> ItemOffsets:
        """``and`` with a number, or with one for each work-item.

        All summands but `own` have no bits below the granule. If the mask has all bits from there on, it keeps them; if
        it has none of these bits, it clears them.
        """
        granule = self.granule
        if not granule:
            return ItemOffsets(_each(operator.and_, self.own, mask))
        bits = _each(operator.and_, self.own, granule - 1)
        low = _each(operator.and_, bits, mask)
        high = {one & -granule for one in ((mask,) if isinstance(mask, int) else mask)}
        if high == {0}:
            return ItemOffsets(low)
        above = _each(operator.sub, self.own, bits)
        if high == {-granule}:
            return replace(self, own=_each(operator.add, low, above))
        lowest = gcd(*high) & -gcd(*high)
        is_common = len(high) == 1 and _is_same(above) and not self.modulus and not self.size_stride
        return ItemOffsets(low, stride=lowest) if is_common else ItemOffsets(low, modulus=lowest)

    def either(self, bits: Own) -> ItemOffsets:
        """``or`` with a number, or with one for each work-item: the sum without the common bits."""
        return self.plus(ItemOffsets(bits)).plus(self.masked(bits), -1)

    def flipped(self, bits: Own) -> ItemOffsets:
        """``xor`` with a number, or with one for each work-item: the sum without the common bits of both."""
        return self.plus(ItemOffsets(bits)).plus(self.masked(bits).times(2), -1)

    def shifted(self, by: int) -> ItemOffsets | None:
        """``ashr`` by a number: division with the quotient rounded down; ``None`` if the result is not known."""
        granule = self.granule
        if not granule % (1 << by):
            return ItemOffsets(
                _each(operator.rshift, self.own, by),
                tuple((symbol, coefficient >> by) for symbol, coefficient in self.symbols),
                self.stride >> by,
                self.size_stride >> by,
                self.modulus >> by,
            )
        is_common = _is_same(_each(operator.rshift, self.own, granule.bit_length() - 1))
        return ItemOffsets(0, stride=1) if is_common and not self.modulus and not self.size_stride else None

    def remainder(self, divisor: int) -> ItemOffsets | None:
        """``urem`` of a number that is not negative; ``None`` if the result is not known."""
        return None if gcd(*self.spacing) % divisor else ItemOffsets(_each(operator.mod, self.own, divisor))

    # --- paths --------------------------------------------------------------------------------------------

    def uniform(self) -> ItemOffsets:
        """The form of a value that is equal in all work-items: each multiple is common to all."""
        if not _is_same(self.own):
            return self
        return replace(self, own=self.start, stride=gcd(self.stride, self.modulus), modulus=0)

    def apart(self) -> ItemOffsets:
        """The form where work-items may mean different iterations: each has a multiple of the stride for itself."""
        return replace(self, stride=0, modulus=gcd(self.stride, self.modulus)) if self.stride else self

    def joined(self, other: ItemOffsets, *, in_loop: bool) -> ItemOffsets:
        """Either of two numbers.

        Args:
            other: the other number.
            in_loop: all work-items of an iteration have the same one of the two.
        """
        if not in_loop:
            if self == other and not self.stride and not self.size_stride:
                return self
            return _apart_by(self.apart(), other.apart())
        apart = other.plus(self, -1)
        if not _is_same(apart.own):
            return _apart_by(self, other)
        stride, size_stride = replace(apart, modulus=0).spacing
        return ItemOffsets(self.own, self.symbols, gcd(stride, apart.start), size_stride, apart.modulus)


def _apart_by(one: ItemOffsets, other: ItemOffsets) -> ItemOffsets:
    """Either of two numbers, which may differ by work-item."""
    apart = other.plus(one, -1)
    spacing, size_stride = apart.spacing
    by = (apart.own,) if isinstance(apart.own, int) else apart.own
    return ItemOffsets(one.own, one.symbols, 0, size_stride, gcd(spacing, *by))


def _symbols(coefficients: Mapping[Symbol, int]) -> tuple[tuple[Symbol, int], ...]:
    return tuple(sorted(((s, c) for s, c in coefficients.items() if c), key=lambda pair: str(pair[0])))


def _each(operation: Callable[[int, int], int], a: Own, b: Own) -> Own:
    if isinstance(a, int):
        return operation(a, b) if isinstance(b, int) else tuple(operation(a, y) for y in b)
    if isinstance(b, int):
        return tuple(operation(x, b) for x in a)
    return tuple(map(operation, a, b))


def _is_same(own: Own) -> bool:
    return isinstance(own, int) or len(set(own)) == 1


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
        sizes: the bytes that each access touches.
        count: the number of work-items.
        who: the work-items that may get to each access; ``None`` for all.
    """
    if a.base != b.base:
        return True
    # A symbol may be any number, so if its coefficients differ, its part is any multiple of their difference.
    stride, size_stride = a.offsets.plus(b.offsets, -1).spacing
    if 0 < stride <= max(sizes):
        return True
    if size_stride and not stride:
        return _meet_by_size_stride(a.offsets.own, b.offsets.own, sizes, size_stride, who)
    stride = gcd(stride, size_stride) or WIDEST
    one = _starts(a.offsets.own, range(count) if who[0] is None else who[0], stride)
    other = _starts(b.offsets.own, range(count) if who[1] is None else who[1], stride)
    if sum(sizes) > stride:  # each access of the one touches bytes of each of the other
        items = {item for _, item in one + other}
        return bool(one and other) and len(items) > 1
    # Bytes are equal modulo the stride, so the first ones also lie behind the last ones.
    one.sort()
    around = [(start - stride, item) for start, item in one if start > stride - sizes[0]]
    around += one
    around += [(start + stride, item) for start, item in one if start < sizes[1]]
    firsts = [start for start, _ in around]
    for start, item in other:
        at = bisect_right(firsts, start - sizes[0])
        # A second one is another work-item's: in less than a stride each has one.
        while at < len(firsts) and firsts[at] < start + sizes[1]:
            if around[at][1] != item:
                return True
            at += 1
    return False


def _starts(own: Own, items: Iterable[int], stride: int) -> list[tuple[int, int]]:
    """The first byte that each work-item touches, modulo the stride, and the work-item."""
    if isinstance(own, int):
        return [(own % stride, item) for item in items]
    return [(own[item] % stride, item) for item in items]


def _touched(own: Own, size: int, items: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The bytes that some work-items touch, each with its work-item."""
    for item in items:
        start = own if isinstance(own, int) else own[item]
        for byte in range(start, start + size):
            yield item, byte


def _meet_by_size_stride(
    a: tuple[int, ...] | int,
    b: tuple[int, ...] | int,
    sizes: tuple[int, int],
    size_stride: int,
    who: tuple[frozenset[int] | None, frozenset[int] | None],
) -> bool:
    """`meet`, at distances that are known up to multiples of ``size_stride`` times the workgroup's size.

    False is proved only where work-item ``i`` is at ``first + step * i`` with a step that divides ``size_stride``. The
    distance of items ``i`` and ``j`` is then the distance of the firsts plus ``step * (i - j + size * n)`` for some
    ``n``. Ids lie below the size, so the parenthesis is 0 only if ``i`` is ``j``.
    """
    if frozenset() in who:
        return False
    if isinstance(a, int) or isinstance(b, int) or len(a) < 2:
        return True
    step = a[1] - a[0]
    if (
        not step
        or size_stride % step
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
    """True if two work-items of different waves touch a common byte, provided both get there.

    Both addresses must be known: the same symbols, and no modulus but those of computing in 32 and in 64 bits.

    Args:
        a, b, sizes, who: as for `meet`.
        shape: the number of work-items in all, and in a wave.
    """
    if (
        a.base != b.base
        or a.offsets.symbols != b.offsets.symbols
        or a.offsets.size_stride
        or b.offsets.size_stride
    ):
        return False
    if any(gcd(one.stride, one.modulus) % _WORD_STRIDE for one in (a.offsets, b.offsets)):
        return False
    count, wave = shape
    taken: dict[int, set[int]] = {}
    for item, byte in _touched(a.offsets.own, sizes[0], range(count) if who[0] is None else who[0]):
        taken.setdefault(byte, set()).add(item // wave)
    return any(
        taken.get(byte, set()) - {item // wave}
        for item, byte in _touched(b.offsets.own, sizes[1], range(count) if who[1] is None else who[1])
    )


_WORD_STRIDE = 1 << 32
