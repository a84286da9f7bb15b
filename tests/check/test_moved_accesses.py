"""The accesses of LDS that stand on another side of a barrier, where the code does not tell every one from the others."""

import pytest

from ldsopt.checker.barriers import _UNTOLD, _Event, _moving, _Order

BARRIER = _Event((10,), True)
FIRST, SECOND, EITHER = _Event((1,), False), _Event((2,), False), _Event((1, 2), False)
ANY = _Event(_UNTOLD, False, False)


@pytest.mark.parametrize(
    ("code", "is_moved"),
    [
        pytest.param([FIRST, SECOND, BARRIER], False, id="as-in-the-ir"),
        pytest.param([FIRST, BARRIER, SECOND], True, id="one-moved"),
        pytest.param([EITHER, EITHER, BARRIER], False, id="two-by-one-pointer"),
        pytest.param([EITHER, BARRIER, EITHER], True, id="one-of-two-by-one-pointer-moved"),
        pytest.param([FIRST, ANY, BARRIER], False, id="one-that-is-not-told"),
        pytest.param([FIRST, BARRIER, ANY], True, id="one-that-is-not-told-moved"),
        pytest.param([FIRST, SECOND, BARRIER, ANY], False, id="all-others-are-told"),
    ],
)
def test_whether_an_access_moved_past_the_barrier_behind_two_loads(
    code: list[_Event], is_moved: bool
) -> None:
    ir = _Order([[FIRST, SECOND, BARRIER]], [()])
    assert (_moving(ir, _Order([code], [()])) is not None) is is_moved
