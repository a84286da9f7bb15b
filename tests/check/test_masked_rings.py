"""What waves do to each other's pieces of a ring, round by round, and what the lanes of one wave do to each other's."""

from __future__ import annotations

import pytest
from masked_rings import MaskedRing

import ldsopt
from ldsopt import Verdict

TURNED = (
    "  %bit = and i32 %slot, 1\n  %at = shl i32 %bit, 14\n  %half = and i32 %slot, 2\n  %other = shl i32 %half, 1\n"
    "  %whose = xor i32 %wave, %other\n  %part = mul i32 %whose, 1040\n"
)
"""Each wave's piece is that of the wave four further in every third and fourth round."""


def rules(kernel: MaskedRing) -> set[str]:
    """The rules of which it is not proved that they hold."""
    found = ldsopt.check(ldsopt.parse(kernel.text)).findings
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


# --- lanes of one wave ----------------------------------------------------------------------------------

ONCE = "  %in = icmp slt i32 %column, %n\n"
OTHER = "  %left = sub i32 %n, %i\n  %in = icmp slt i32 %column, %left\n  %other = icmp slt i32 %column, %m\n"
INVERTED = "  %left = sub i32 %n, %i\n  %in = icmp slt i32 %column, %left\n  %out = xor i1 %in, true\n"
NEXT = "  %beside = xor i32 %lane, 1\n"
VOTED = (
    "  %left = sub i32 %n, %i\n  %inside = icmp slt i32 %column, %left\n"
    "  %bits = call i64 @llvm.amdgcn.ballot.i64(i1 %inside)\n  %number = zext i32 %beside to i64\n"
    "  %bit = lshr i64 %bits, %number\n  %in = trunc i64 %bit to i1\n"
)
"""Each lane copies for the lane beside it, by that one's condition."""
WHOLE_WAVES = "declare i32 @llvm.amdgcn.strict.wwm.i32(i32)\n"


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(MaskedRing(), id="the condition of the round"),
        pytest.param(MaskedRing(ahead=ONCE, condition="", wait=""), id="a condition computed once, and copies in flight"),
        pytest.param(
            MaskedRing(ahead=NEXT, condition=VOTED, zeros="%inside", zeros_lane="%beside"), id="the bit of a ballot"
        ),
    ],
)  # fmt: skip
def test_zeros_for_the_lanes_that_a_copy_leaves_out_need_no_wait(kernel: MaskedRing) -> None:
    """But for the copies of later rounds: nothing waits for the zeros in front of these."""
    assert rules(kernel) <= {"overtaken-by-dma"}


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param(MaskedRing(condition=OTHER, zeros="%other"), id="zeros by another condition"),
        pytest.param(MaskedRing(condition=INVERTED, zeros="%out"), id="zeros for the lanes that copy"),
        pytest.param(MaskedRing(ahead=NEXT, zeros_lane="%beside"), id="zeros for the lane beside"),
        pytest.param(MaskedRing(wait=""), id="copies of rounds before are in flight, for lanes that were inside then"),
        pytest.param(
            MaskedRing(ahead=NEXT, condition=VOTED, zeros="%inside"), id="the bit of another lane than the zeros'"
        ),
        pytest.param(MaskedRing(declared=WHOLE_WAVES), id="lanes may run what they do not come by"),
    ],
)  # fmt: skip
def test_zeros_over_what_a_copy_in_flight_may_write_are_reported(kernel: MaskedRing) -> None:
    assert "missing-wait" in rules(kernel)
