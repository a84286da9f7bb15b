"""When two accesses never, may, or must touch a common byte; the bytes of one are ``lds_bytes.ll``."""

from __future__ import annotations

import pytest

from ldsopt.analysis.integers import Integers, constant, interval
from ldsopt.analysis.ranges.footprints import BaseLayout, Footprint, Part
from ldsopt.analysis.ranges.values import PLAIN
from ldsopt.touch import Touch


def foot(*parts: tuple[int, Integers, int]) -> Footprint:
    return Footprint(tuple(Part(*part) for part in parts), writes=True)


A, B, S = 0, 1, 2
FIXED = BaseLayout(frozenset({A, B}))
TRUSTING = BaseLayout(frozenset())
AT = [constant(32, number) for number in range(129)]
EVEN, ODD = interval(32, 0, 1024, 64), interval(32, 32, 1056, 64)


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        (foot((S, AT[0], 4)), foot((S, AT[4], 4)), Touch.NEVER),
        (foot((S, AT[0], 5)), foot((S, AT[4], 4)), Touch.MUST),
        (foot((S, AT[0], 128)), foot((S, AT[64], 1)), Touch.MUST),
        (foot((S, EVEN, 32)), foot((S, ODD, 32)), Touch.NEVER),
        (foot((S, EVEN, 33)), foot((S, ODD, 32)), Touch.MAY),
        (foot((S, interval(32, 0, 3), 4)), foot((S, AT[3], 4)), Touch.MUST),
        (foot((A, AT[0], 4)), foot((S, AT[0], 4)), Touch.NEVER),
        (foot((A, AT[0], 4)), foot((B, AT[4], 4)), Touch.NEVER),
        (foot((A, AT[0], 4)), foot((B, AT[0], 4)), Touch.MUST),
        (foot((A, AT[0], 4), (S, AT[0], 4)), foot((B, AT[0], 4)), Touch.MAY),
        (foot((A, AT[0], 4), (S, AT[0], 4)), foot((B, AT[8], 4), (2 + 1, AT[0], 4)), Touch.NEVER),
        (foot((PLAIN, AT[0], 4)), foot((S, AT[0], 4)), Touch.MAY),
        (Footprint(None, writes=True), foot((S, AT[0], 4)), Touch.MAY),
        (Footprint(None, writes=True), Footprint(None, writes=False), Touch.MAY),
    ],
)
def test_touch(a: Footprint, b: Footprint, verdict: Touch) -> None:
    assert FIXED.touch(a, b) == FIXED.touch(b, a) == verdict


def test_named_bases_are_apart_if_that_is_trusted() -> None:
    a, b = foot((A, AT[0], 4)), foot((B, AT[0], 4))
    assert TRUSTING.touch(a, b) is Touch.NEVER
    assert TRUSTING.touch(a, a) is Touch.MUST
