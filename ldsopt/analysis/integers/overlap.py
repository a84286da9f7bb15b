"""The overlap of two accesses, by their offsets.

Offsets are counted modulo ``2**width``, and so are the bytes behind them: that an access does not run past the end is
not assumed. The two values are taken to be independent of each other: of two accesses that use the *same* unknown,
the difference should be formed before it is abstracted.
"""

from __future__ import annotations

from math import gcd

from ldsopt.analysis.integers.arithmetic import sub
from ldsopt.analysis.integers.conversions import trunc
from ldsopt.analysis.integers.domain import Integers, interval
from ldsopt.analysis.integers.lattice import meet


def disjoint_ranges(a: Integers, a_bytes: int, b: Integers, b_bytes: int) -> bool:
    """True if no byte of ``[a, a + a_bytes)`` is one of ``[b, b + b_bytes)``, whichever values both take.

    Beyond plain bounds, two proofs. A bit that differs: neither access leaves its block of that many bytes, and the
    blocks' numbers differ in it. Or the difference b - a is never in ``(-b_bytes, a_bytes)``, by arc, stride and bits;
    of that, the stride alone is looked at first, because it often suffices and costs little.
    """
    if a.extent < 0 or b.extent < 0 or not a_bytes or not b_bytes:
        return True
    end_a, end_b = a.lower + a.extent + a_bytes, b.lower + b.extent + b_bytes
    if (end_a <= b.lower and end_b <= a.mask + 1) or (end_b <= a.lower and end_a <= a.mask + 1):
        return True
    distance = (b.lower - a.lower) & a.mask
    if (
        (distance < a_bytes or a.mask - distance < b_bytes - 1)
        and a.contains(a.lower)
        and b.contains(b.lower)
    ):
        return False  # their first values touch
    step = gcd(a.stride, b.stride, a.mask + 1)
    if a_bytes <= distance % step <= step - b_bytes:
        return True
    differing = a.zeros & b.ones | a.ones & b.zeros
    if differing:
        log = differing.bit_length() - 1
        if _within_block(a, a_bytes, log) and _within_block(b, b_bytes, log):
            return True
    return meet(sub(b, a), interval(a.width, 1 - b_bytes, a_bytes - 1)).is_empty


def must_overlap(a: Integers, a_bytes: int, b: Integers, b_bytes: int) -> bool:
    """True if the byte ranges have a common byte whichever values both take; false if one of them has no value."""
    if a.extent < 0 or b.extent < 0 or not a_bytes or not b_bytes:
        return False
    return sub(b, a).is_subset_of(interval(a.width, 1 - b_bytes, a_bytes - 1))


def _within_block(a: Integers, size: int, log: int) -> bool:
    """True if no access of `size` bytes crosses a multiple of ``2**log``."""
    if not log:
        return size == 1
    if (~a.zeros & ((1 << log) - 1)) + size <= 1 << log:
        return True
    return trunc(a, log).unsigned_max + size <= 1 << log
