"""Join and meet, and the two operators that make loops end."""

from __future__ import annotations

from collections.abc import Collection
from math import gcd

from ldsopt.analysis.integers.domain import Integers, empty, progression


def join(a: Integers, b: Integers) -> Integers:
    """The join of two values: the arc with the fewest values that holds both, and the bits that they share.

    LLVM: `ConstantRange::unionWith` (smallest), `KnownBits::intersectWith`. Granger: gcd of both moduli and of the
    distance of the remainders, here counted along the common arc, so that a negative value keeps its stride.
    """
    if a is b or b.extent < 0 or a.is_full or a == b:
        return a
    if a.extent < 0 or b.is_full:
        return b
    width = a.width
    modulus = 1 << width
    zeros, ones = a.zeros & b.zeros, a.ones & b.ones
    to_b = (b.lower - a.lower) & (modulus - 1)
    to_a = (modulus - to_b) & (modulus - 1)
    from_a = max(a.extent, to_b + b.extent)
    from_b = max(b.extent, to_a + a.extent)
    stride = gcd(a.stride, b.stride)
    by_a, by_b = gcd(stride, to_b), gcd(stride, to_a)
    if from_a >= modulus and from_b >= modulus:
        return progression(width, a.lower, a.lower + modulus, gcd(by_a, modulus), zeros, ones)
    if from_b >= modulus or (
        from_a < modulus
        and (from_a // by_a, from_a, a.lower + from_a >= modulus, a.lower)
        <= (from_b // by_b, from_b, b.lower + from_b >= modulus, b.lower)
    ):
        return progression(width, a.lower, a.lower + from_a, by_a, zeros, ones)
    return progression(width, b.lower, b.lower + from_b, by_b, zeros, ones)


def meet(a: Integers, b: Integers) -> Integers:
    """The meet of two values: it holds every integer that both hold.

    Two arcs meet in at most two pieces, each of which is exact (strides: Chinese remainder theorem). For two pieces,
    the result is the smaller of the two arcs that cover them: one lies within `a`, the other within `b`. LLVM:
    `ConstantRange::intersectWith`, which in that case returns the smaller operand, and `KnownBits::unionWith`.
    """
    if a is b or a.extent < 0 or b.is_full or a == b:
        return a
    if a.is_full or b.extent < 0:
        return b
    if not a.extent:
        return a if b.contains(a.lower) else empty(a.width)
    if not b.extent:
        return b if a.contains(b.lower) else empty(a.width)
    width = a.width
    zeros, ones = a.zeros | b.zeros, a.ones | b.ones
    if zeros & ones:
        return empty(width)
    modulus = 1 << width
    common = gcd(a.stride, b.stride)
    quotient = b.stride // common
    stride = a.stride * quotient
    to_b = (b.lower - a.lower) & (modulus - 1)
    pieces: list[tuple[int, int, Integers]] = []
    for offset in (to_b, to_b - modulus):
        first, last = max(0, offset), min(a.extent, offset + b.extent)
        if first > last or offset % common:
            continue
        on_both = offset // common * pow(a.stride // common, -1, quotient) % quotient * a.stride
        first += a.lower + (on_both - first) % stride
        piece = progression(width, first, a.lower + last, stride, zeros, ones)
        if piece.extent >= 0:
            pieces.append((first, a.lower + last, piece))
    if len(pieces) < 2:
        return pieces[0][2] if pieces else empty(width)
    (ahead, end_ahead, _), (behind, end_behind, _) = pieces
    within_a = progression(width, behind, end_ahead, gcd(stride, ahead - behind), zeros, ones)
    behind, end_behind = behind + modulus, end_behind + modulus
    within_b = progression(width, ahead, end_behind, gcd(stride, behind - ahead), zeros, ones)
    return min(within_a, within_b, key=_preference)


def _preference(value: Integers) -> tuple[int, int, bool, int]:
    """The order in which arcs are preferred: fewer values, then shorter, then not passing 0, then lower."""
    return value.size, value.extent, value.lower + value.extent > value.mask, value.lower


def select(condition: bool | None, a: Integers, b: Integers) -> Integers:
    """``select``: `a` or `b` by the condition, their join if it is unknown."""
    if condition is None:
        return join(a, b)
    return a if condition else b


def widen(old: Integers, new: Integers, thresholds: Collection[int] = ()) -> Integers:
    """An upper bound of `old` and `new`; repeated widening ends soon. Cousot and Cousot, 1977.

    An end of the arc that moved goes on to the next stop: just before one of `thresholds`, on it, or the least or
    greatest signed or unsigned value. (Just before, because ``i != n`` holds up to there.) If a known bit is lost, so
    are all bits above it: an increment would carry into them one by one. Strides need no widening: a chain of divisors
    is short.

    For a value that only alternates between a few values (a buffer index that is flipped), `join` two or three times
    before. Give the constants that the loop compares with as thresholds: without them, ``i < n`` (signed) and no
    ``nsw``, i may seem to run past the greatest signed value and come back from the least, which no narrowing undoes.

    Args:
        thresholds: signed or unsigned; values at which growth may stop, up or down.
    """
    joined = join(old, new)
    if joined == old or old.extent < 0:
        return joined
    width, stride = old.width, joined.stride
    mask = (1 << width) - 1
    below = (old.lower - joined.lower) & mask
    above = joined.extent - below - old.extent
    if above < 0 or joined.extent + stride > mask:
        # `old` is not one piece of the new arc, which goes all the way round.
        return progression(width, joined.lower, joined.lower + mask + 1, gcd(stride, mask + 1))
    first, last = joined.lower, joined.lower + joined.extent
    if below:
        first -= min((first - stop) & mask for stop in _stops_below(mask, thresholds)) // stride * stride
    if above:
        last += min((stop - last) & mask for stop in _stops_above(mask, thresholds)) // stride * stride
    lost = (old.zeros ^ joined.zeros) | (old.ones ^ joined.ones)
    kept = (lost & -lost) - 1 if lost else mask
    return progression(width, first, last, stride, joined.zeros & kept, joined.ones & kept)


def narrow(old: Integers, new: Integers, thresholds: Collection[int] = ()) -> Integers:
    """Narrows `old` by `new`, but only at the ends of `old` that lie on a threshold, where it was widened.

    Both must hold all values that occur; the result then does. Repeating it ends, which repeating `meet` would not
    within reason.
    """
    met = meet(old, new)
    if met == old or met.extent < 0:
        return met
    width = old.width
    mask = (1 << width) - 1
    offset = (met.lower - old.lower) & mask
    if offset + met.extent > old.extent:
        return old
    begin, end = offset, offset + met.extent
    stride = met.stride or old.stride
    if not any((old.lower - stop) & mask < old.stride for stop in _stops_below(mask, thresholds)):
        begin %= stride
    if not any((stop - old.upper) & mask < old.stride for stop in _stops_above(mask, thresholds)):
        end = old.extent
    if (begin, end, stride) == (0, old.extent, old.stride):
        return old  # unchanged: `progression` would trim a few values by their bits, each time
    return progression(width, old.lower + begin, old.lower + end, stride, old.zeros, old.ones)


def _stops_below(mask: int, thresholds: Collection[int]) -> list[int]:
    return [1, 0, mask >> 1 ^ mask, *thresholds, *(threshold + 1 for threshold in thresholds)]


def _stops_above(mask: int, thresholds: Collection[int]) -> list[int]:
    return [mask, mask >> 1, *thresholds, *(threshold - 1 for threshold in thresholds)]
