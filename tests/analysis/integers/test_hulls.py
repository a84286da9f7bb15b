"""Readings of an arc as one progression, against its members one by one."""

from __future__ import annotations

import pytest

from ldsopt.analysis.integers.domain import Integers, progression, signed_hull, unsigned_hull

WIDTH = 5
MODULUS, HALF = 1 << WIDTH, 1 << (WIDTH - 1)
ARCS = [
    progression(WIDTH, first, first + count * stride, stride)
    for first in range(MODULUS)
    for stride in (1, 2, 3, 4, 5, 6, 8)
    for count in range(1, (MODULUS - 1) // stride)
]


def members(arc: Integers) -> list[int]:
    """The unsigned values, along the arc."""
    return [(arc.lower + step) % MODULUS for step in range(0, arc.extent + 1, arc.stride or 1)]


@pytest.mark.parametrize(("hull", "signed"), [(unsigned_hull, False), (signed_hull, True)])
def test_a_hull_reaches_from_the_least_to_the_greatest_in_steps_of_the_stride(
    hull: object, signed: bool
) -> None:
    """The steps are the power of two that divides the arc's stride where the arc passes the end of the readings."""
    for arc in ARCS:
        readings = [n - MODULUS if signed and n >= HALF else n for n in members(arc)]
        first, last, stride = hull(arc)  # type: ignore[operator]
        assert (first, last) == (min(readings), max(readings)), arc
        assert stride == (arc.stride if readings == sorted(readings) else arc.stride & -arc.stride), arc
        assert all((reading - first) % stride == 0 for reading in readings if stride), arc
