"""What waves do to each other's pieces of a ring, round by round, and what the lanes of one wave do to each other's."""

from __future__ import annotations

import pytest
from masked_rings import MaskedRing

from ldsopt import api
from ldsopt.checker.findings import Verdict

TURNED = (
    "  %bit = and i32 %slot, 1\n  %at = shl i32 %bit, 14\n  %half = and i32 %slot, 2\n  %other = shl i32 %half, 1\n"
    "  %whose = xor i32 %wave, %other\n  %part = mul i32 %whose, 1040\n"
)
"""Each wave's piece is that of the wave four further in every third and fourth round."""


def rules(kernel: MaskedRing) -> set[str]:
    """The rules of which it is not proved that they hold."""
    found = api.check(api.parse(kernel.text)).findings
    return {finding.rule.value for finding in found if finding.verdict is not Verdict.LATENT}


@pytest.mark.parametrize("slots", [2, 3])
def test_a_piece_of_ones_own_in_each_round_conflicts_with_no_other_wave(slots: int) -> None:
    """Over all rounds the pieces of two waves cannot be told apart: where a slot begins is a sum of two."""
    assert "bare-barrier" not in rules(MaskedRing(slots=slots))


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(MaskedRing(pitch=1008), id="the next wave's piece begins 16 bytes too early"),
        pytest.param(MaskedRing(zeros_lane="%t"), id="a lane zeroes what lies in another wave's piece"),
        pytest.param(MaskedRing(slots=4, place=TURNED), id="two rounds later the piece is another wave's"),
    ],
)
def test_a_piece_that_another_wave_writes_behind_the_barrier_is_reported(kernel: MaskedRing) -> None:
    assert "bare-barrier" in rules(kernel)
