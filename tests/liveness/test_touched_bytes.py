"""The bytes of a variable that an access may touch, as a set of bits, held against a sum over all offsets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ldsopt.analysis.integers import Integers, bits, interval, meet
from ldsopt.analysis.liveness.lds_events import may_touch
from ldsopt.analysis.ranges.footprints import Part

WIDTH = 8
BYTES = st.integers(0, 255)


def one_by_one(offsets: Integers, width: int, size: int) -> int:
    """Each byte of each offset; those below the variable are reached by offsets that wrap."""
    found = 0
    for offset in offsets.values():
        for byte in range(width):
            at = offset + byte if offset < size else (offset + byte) % (1 << WIDTH)
            found |= 1 << at if at < size else 0
    return found or (1 << size) - 1


@pytest.mark.parametrize(
    ("offsets", "width", "size", "touched"),
    [
        (interval(WIDTH, 4, 4), 4, 16, 0b1111_0000),
        (interval(WIDTH, 0, 12, 4), 2, 16, 0b0011_0011_0011_0011),
        (interval(WIDTH, 8, 200, 8), 4, 16, 0b1111 << 8),
        (interval(WIDTH, 252, 254), 4, 16, 0b11),
        (interval(WIDTH, 100, 120), 4, 16, 0xFFFF),
        (meet(interval(WIDTH, 0, 12, 4), bits(WIDTH, 4, 0)), 1, 16, 1 | 1 << 8),
    ],
    ids=["one offset", "a stride", "beyond the end", "from below", "nowhere within", "bits that are known"],
)
def test_bytes(offsets: Integers, width: int, size: int, touched: int) -> None:
    assert may_touch(Part(0, offsets, width), size) == touched == one_by_one(offsets, width, size)


OFFSETS = st.builds(
    lambda first, extent, stride, zeros: meet(
        interval(WIDTH, first, min(255, first + extent), stride), bits(WIDTH, zeros, 0)
    ),
    BYTES,
    BYTES,
    st.sampled_from([1, 2, 3, 4, 8, 12]),
    BYTES,
)


@given(OFFSETS, st.integers(1, 16), st.integers(1, 64))
def test_is_the_sum_over_all_offsets(offsets: Integers, width: int, size: int) -> None:
    assert may_touch(Part(0, offsets, width), size) == one_by_one(offsets, width, size)
