"""The abstract value: the integers of a fixed width that a value may be.

A value is the intersection of two descriptions, each of which sharpens the other:

- A **strided arc**. ``lower``, ``lower + stride``, … ``lower + extent``, all taken modulo ``2**width``. Without the
  stride this is LLVM's `ConstantRange`: it may run past ``2**width - 1`` and continue at 0. With it, it is a congruence
  of Granger's, ``≡ lower (mod stride)``. The congruence is counted *along the arc*, from `lower` onwards: if the arc
  does not pass 0, it holds for the unsigned value; if it does not pass ``2**(width-1)``, for the signed value; and for
  any other start only as far as the stride divides ``2**width``. So {-96, 0, 96} has stride 96 although
  ``2**32 - 96`` is no multiple of 96, and adding 96 gives {0, 96, 192} with all of it intact. If two values share only
  the unsigned reading (an operation that may wrap more than once), the stride falls to its power of two.
  Balakrishnan and Reps call this a strided interval (WYSINWYX, 2010); theirs does not wrap.
- **Known bits**, two masks, as LLVM's `KnownBits` and Linux's tristate numbers.

An abstract value without a concrete one is *empty*: the code is unreachable or the value is poison. All functions of
this package take poison to be impossible (a use that matters would be undefined behaviour); the one instruction that
turns poison into a value, ``freeze``, therefore is `Integers.full` unless its operand is known not to be poison. The
same holds for ``undef``.

The intersection of two arcs may be two arcs, and two arcs may have two smallest covers, so arcs are no lattice (Navas,
Schachte, Søndergaard, Stuckey: Signedness-Agnostic Program Analysis, 2012). `join` and `meet` are commutative,
idempotent and sound (`join` holds both operands, `meet` holds their intersection), but not associative; `widen` makes
loops end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from math import gcd
from typing import NamedTuple

ROUNDS = 4
"""The most rounds in which bits and arc sharpen each other. Three rounds are rare; a value that needs more is still
right, only wider than necessary.
"""

Progression = tuple[int, int, int]
"""The integers first, first + stride, … last, without a modulus: (first, last, stride)."""


class Integers(NamedTuple):
    """A set of integers of one width. Make it with the functions below, which keep it reduced.

    Attributes:
        width: in bits, 1 to 64.
        lower: the begin of the arc, as an unsigned integer.
        extent: how far behind `lower` the last value is, a multiple of `stride`; 0 of a constant, -1 of the empty set.
        stride: the distance of neighbours on the arc; 0 of a constant.
        zeros, ones: the bits known to be 0, and to be 1.
    """

    width: int
    lower: int
    extent: int
    stride: int
    zeros: int
    ones: int

    def __str__(self) -> str:
        if self.extent < 0:
            return f"i{self.width} empty"
        if not self.extent:
            return f"i{self.width} {self.lower}"
        step = f" step {self.stride}" if self.stride > 1 else ""
        unknown = self.mask & ~(self.zeros | self.ones)
        return f"i{self.width} [{self.lower}, {self.upper}]{step} bits {self.ones:#x}/{unknown:#x}"

    @property
    def mask(self) -> int:
        """The integer of this width with all bits set."""
        return (1 << self.width) - 1

    @property
    def upper(self) -> int:
        """The last value of the arc (inclusive, unlike `ConstantRange::getUpper`)."""
        return (self.lower + self.extent) & self.mask

    @property
    def is_empty(self) -> bool:
        return self.extent < 0

    @property
    def is_constant(self) -> bool:
        return not self.extent

    @property
    def is_full(self) -> bool:
        """True if nothing is known: every integer of the width is possible."""
        return self.stride == 1 and self.extent == self.mask and not self.zeros | self.ones

    @property
    def value(self) -> int | None:
        """The one value of a constant, unsigned; ``None`` of anything else."""
        return None if self.extent else self.lower

    @property
    def modulus(self) -> int:
        """The m of ``unsigned value ≡ remainder (mod m)``; 1 says nothing, 0 is a constant."""
        return unsigned_hull(self)[2] if self.extent >= 0 else 0

    @property
    def remainder(self) -> int:
        """The remainder of all values, taken as unsigned, modulo `modulus`."""
        modulus = self.modulus
        return self.lower % modulus if modulus else self.lower

    @property
    def unsigned_min(self) -> int:
        """The least value, read as unsigned. The empty set has no bounds; asking for one is an error."""
        return unsigned_hull(self)[0]

    @property
    def unsigned_max(self) -> int:
        return unsigned_hull(self)[1]

    @property
    def signed_min(self) -> int:
        return signed_hull(self)[0]

    @property
    def signed_max(self) -> int:
        return signed_hull(self)[1]

    @property
    def size(self) -> int:
        """An upper bound of the number of values."""
        if self.extent <= 0:
            return self.extent + 1
        unknown = self.mask & ~(self.zeros | self.ones)
        return min(self.extent // self.stride + 1, 1 << unknown.bit_count())

    def contains(self, value: int) -> bool:
        """True if `value`, signed or unsigned, may occur."""
        value &= self.mask
        distance = (value - self.lower) & self.mask
        if distance > self.extent or value & self.zeros or ~value & self.ones:
            return False
        return not distance or distance % self.stride == 0

    def values(self) -> Iterator[int]:
        """Every value, unsigned, in the order of the arc. Look at `size` first.

        >>> [*Integers(32, 0, 1 << 31, 1, 0x7FFFFFFA, 0).values()]
        [0, 1, 4, 5, 2147483648]
        """
        if self.extent < 0:
            return
        mask, zeros, ones = self.mask, self.zeros, self.ones
        unknown = mask & ~(zeros | ones)
        if 1 << unknown.bit_count() < self.extent // (self.stride or 1):
            # The arc may be long but few bits unknown: enumerate the bits.
            found, value = [], ones
            while True:
                found.append(value)
                value = ones | ((value | ~unknown) + 1) & unknown
                if value == ones:
                    break
            distances = sorted((value - self.lower) & mask for value in found if self.contains(value))
            yield from ((self.lower + distance) & mask for distance in distances)
            return
        for lifted in range(self.lower, self.lower + self.extent + 1, self.stride or 1):
            value = lifted & mask
            if not (value & zeros or ~value & ones):
                yield value

    def as_range(self) -> range | None:
        """Every value, unsigned, if they are one arithmetic progression that does not wrap; else ``None``.

        They are one if the known bits exclude none of them: the bits below the stride's lowest bit, and those above the
        highest bit in which the first and the last value differ, are the first value's.
        """
        last, step = self.lower + self.extent, self.stride or 1
        between = (1 << (self.lower ^ last).bit_length()) - 1 & -(step & -step)
        if self.extent < 0 or last > self.mask or (self.zeros | self.ones) & between:
            return None
        if self.lower & self.zeros or ~self.lower & self.ones:
            return None
        return range(self.lower, last + 1, step)

    def is_subset_of(self, other: Integers) -> bool:
        """True if `other` surely holds every value of this one; by its parts, so it may miss a subset."""
        if self.extent < 0 or self == other:
            return True
        if other.extent < 0 or other.zeros & ~self.zeros or other.ones & ~self.ones:
            return False
        distance = (self.lower - other.lower) & self.mask
        if distance + self.extent > other.extent:
            closed = other.extent + other.stride > self.mask and not other.stride & (other.stride - 1)
            if not closed:
                return False
        return not other.stride or (distance % other.stride == 0 and self.stride % other.stride == 0)


# Of all fields, in order. The constructor that typing.NamedTuple generates takes three times as long.
_new: Callable[[tuple[int, int, int, int, int, int]], Integers] = partial(tuple.__new__, Integers)


@cache
def full(width: int) -> Integers:
    """The value with no information: every integer of the width."""
    return _new((width, 0, (1 << width) - 1, 1, 0, 0))


@cache
def empty(width: int) -> Integers:
    """The empty value: the code is unreachable, or the value is poison."""
    mask = (1 << width) - 1
    return _new((width, 0, -1, 0, mask, mask))


def constant(width: int, value: int) -> Integers:
    """The value of a constant, given signed or unsigned."""
    mask = (1 << width) - 1
    value &= mask
    return _new((width, value, 0, 0, mask ^ value, value))


def interval(width: int, first: int, last: int, stride: int = 1) -> Integers:
    """``first``, ``first + stride``, … up to at most `last`, both signed or both unsigned; empty if ``first > last``.

    More generally the integers of that progression, each modulo ``2**width``: the bounds may be any integers. `last`
    need not be on the progression, and a stride of 0 is one value.
    """
    return progression(width, first, last, stride)


def bits(width: int, zeros: int, ones: int) -> Integers:
    """Every value that has `zeros` clear and `ones` set."""
    return reduced(width, 0, (1 << width) - 1, 1, zeros, ones)


def congruent(width: int, remainder: int, modulus: int) -> Integers:
    """Every value whose unsigned reading is ``≡ remainder (mod modulus)``."""
    return progression(width, remainder % modulus, (1 << width) - 1, modulus)


def progression(width: int, first: int, last: int, stride: int, zeros: int = 0, ones: int = 0) -> Integers:  # noqa: PLR0917
    """The integers first, first + stride, … last modulo ``2**width`` that have these bits.

    If they go round the circle more than once, only the part of the stride that divides ``2**width`` is left.
    """
    extent = last - first
    modulus = 1 << width
    if extent <= 0 or not stride:
        if extent < 0:
            return empty(width)
        return reduced(width, first & (modulus - 1), 0, 0, zeros, ones)
    extent -= extent % stride
    if extent >= modulus:
        stride = gcd(stride, modulus)
        return reduced(width, first % stride, modulus - stride, stride, zeros, ones)
    return reduced(width, first & (modulus - 1), extent, stride, zeros, ones)


def reduced(width: int, lower: int, extent: int, stride: int, zeros: int, ones: int) -> Integers:  # noqa: PLR0917
    """The value with these parts, after each has sharpened the other.

    - The stride's power of two fixes the low bits, and the bounds' common prefix the high ones
      (`ConstantRange::toKnownBits`, which looks at the prefix only).
    - Trailing known bits are a congruence; with the stride's own it makes one, by the Chinese remainder theorem.
    - The bounds move inwards to the next values that have the bits and are on the stride (LLVM's
      `ConstantRange::fromKnownBits` moves to the extremes of the bits only).

    Args:
        lower: in ``[0, 2**width)``.
        extent: below ``2**width`` and a multiple of `stride`.
    """
    modulus = 1 << width
    mask = modulus - 1
    for _ in range(ROUNDS):
        if not extent:
            if lower & zeros or ~lower & ones:
                return empty(width)
            return _new((width, lower, 0, 0, mask ^ lower, lower))
        power = stride & -stride
        if extent + stride >= modulus and power == stride:
            lower &= stride - 1
            extent = modulus - stride
        last = lower + extent
        known = power - 1
        if last < modulus:
            known |= mask ^ ((1 << (lower ^ last).bit_length()) - 1)
        arc_ones = lower & known
        arc_zeros = known ^ arc_ones
        if not (zeros & ~arc_zeros or ones & ~arc_ones):
            return _new((width, lower, extent, stride, arc_zeros, arc_ones))
        zeros |= arc_zeros
        ones |= arc_ones
        if zeros & ones:
            return empty(width)
        known = zeros | ones
        anchor = lower
        trailing = ~known & (known + 1)
        if trailing > power:
            quotient = trailing // power
            anchor += (ones - lower) // power * pow(stride // power, -1, quotient) % quotient * stride
            stride *= quotient
        first = least_match(anchor, zeros, ones, modulus)
        last = greatest_match(last, zeros, ones, modulus)
        first += (anchor - first) % stride
        last -= (last - first) % stride
        if first > last:
            return empty(width)
        if trailing <= power and first == lower and last == lower + extent:
            return _new((width, lower, extent, stride, zeros, ones))
        lower, extent = first & mask, last - first
    if not extent:
        return reduced(width, lower, 0, 0, zeros, ones)
    return _new((width, lower, extent, stride, zeros, ones))


def least_match(start: int, zeros: int, ones: int, modulus: int) -> int:
    """The least lifted value from `start` on that has these bits; `start` is in ``[0, 2 * modulus)``.

    Lifted: ``modulus + x`` is the x of the next time round. The highest wrong bit decides: one that must be set is
    set, one that must be clear is carried into the next higher bit that is free and clear; the bits below start over.
    """
    lap = start & -modulus
    value = start - lap
    wrong = value & zeros | ones & ~value
    if not wrong:
        return start
    bit = 1 << (wrong.bit_length() - 1)
    if not bit & ones:
        free = (modulus - 1) & ~(zeros | ones | value | (bit - 1))
        if not free:
            return lap + modulus + ones
        bit = free & -free
    return lap + (value & -bit | bit | ones & (bit - 1))


def greatest_match(end: int, zeros: int, ones: int, modulus: int) -> int:
    """The greatest lifted value up to `end` that has these bits; negative if the first time round has none."""
    lap = end & -modulus
    return lap + modulus - 1 - least_match(modulus - 1 - (end - lap), ones, zeros, modulus)


def unsigned_hull(value: Integers) -> Progression:
    """The unsigned readings of a non-empty value, as one progression.

    If the arc passes 0, that is its values' extremes and the power of two of its stride.
    """
    lower, last, stride = value.lower, value.lower + value.extent, value.stride
    modulus = 1 << value.width
    if last < modulus:
        return lower, last, stride
    above = lower + (modulus - lower + stride - 1) // stride * stride
    least = max(above - modulus, value.ones)
    greatest = min(above - stride, ~value.zeros & (modulus - 1))
    return least, greatest, stride & -stride


def signed_hull(value: Integers) -> Progression:
    """The signed readings of a non-empty value, as one progression."""
    modulus = 1 << value.width
    half = modulus >> 1
    lower, stride = value.lower, value.stride
    if lower >= half:
        lower -= modulus
    last = lower + value.extent
    if last < half:
        return lower, last, stride
    above = lower + (half - lower + stride - 1) // stride * stride
    least = max(above - modulus, (value.ones | half) - modulus)
    greatest = min(above - stride, ~value.zeros & (half - 1))
    return least, greatest, stride & -stride


def unsigned_parts(value: Integers) -> list[Progression]:
    """The unsigned readings, exactly: one progression, or the two into which 0 cuts the arc."""
    return _cut((value.lower, value.lower + value.extent, value.stride), 1 << value.width, 1 << value.width)


def signed_parts(value: Integers) -> list[Progression]:
    """The signed readings, exactly: one progression, or the two into which ``2**(width-1)`` cuts the arc."""
    modulus = 1 << value.width
    lower = value.lower - modulus if value.lower >= modulus >> 1 else value.lower
    return _cut((lower, lower + value.extent, value.stride), modulus >> 1, modulus)


def _cut(whole: Progression, at: int, modulus: int) -> list[Progression]:
    """Cuts a progression in two: the part below `at`, and the part above, moved down by `modulus`."""
    first, last, stride = whole
    if last < at:
        return [whole]
    if not stride or first >= at:
        return [(first - modulus, last - modulus, stride)]
    above = first + (at - first + stride - 1) // stride * stride
    return [(first, above - stride, stride), (above - modulus, last - modulus, stride)]
