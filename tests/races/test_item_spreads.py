"""Bytes that work-items access: the cheap answer, that one run of bytes lies behind the other, against all bytes."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ldsopt.analysis.races.shapes import ItemSpread
from ldsopt.analysis.races.terms import TermTable

_ZERO = TermTable().const(32, 0)
_STARTS = st.lists(st.integers(0, 40), min_size=1, max_size=6)


def _spread(starts: list[int], origin: int, size: int) -> ItemSpread:
    own = (np.array(starts, np.uint64) + np.uint64(origin)) & np.uint64(0xFFFFFFFF)
    items = np.arange(len(starts))
    return ItemSpread(_ZERO, own, size, items, items.astype(np.uint64))


def _bytes(starts: list[int], origin: int, size: int) -> set[int]:
    return {(origin + start + n) % (1 << 32) for start in starts for n in range(size)}


@given(
    _STARTS, _STARTS, st.integers(-90, 90), st.sampled_from([0, 1 << 31, (1 << 32) - 20]), st.integers(1, 16)
)
def test_bytes_behind_each_other_have_none_in_common(
    first: list[int], second: list[int], distance: int, origin: int, size: int
) -> None:
    """Addresses wrap at 2**32. The answer is exact for two runs of bytes without gaps."""
    other = (origin + distance) % (1 << 32)
    is_beside = _spread(first, origin, size).is_beside(_spread(second, other, size))
    runs = [
        _bytes(list(range(min(starts), max(starts) + 1)), place, size)
        for starts, place in ((first, origin), (second, other))
    ]
    assert is_beside == (not runs[0] & runs[1])


@given(_STARTS, _STARTS, st.integers(-90, 90), st.integers(1, 8))
def test_what_lies_behind_each_other_is_apart(
    first: list[int], second: list[int], distance: int, size: int
) -> None:
    """The slower answer, byte by byte, agrees wherever the cheap one says yes."""
    one, other = _spread(first, 1000, size), _spread(second, 1000 + distance, size)
    assert one.is_apart_from(other) or not one.is_beside(other)
