"""Rounds of loops in machine code: rings whose slots no single set of addresses tells apart."""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Rule, Verdict

RING = """ {before}
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.LBB0_1:
 s_mov_b32 m0, s0
 buffer_load_dword v2, s[4:7], 0 offen lds
 {turn}
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt({most}) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, {rounds}
 s_cbranch_scc1 .LBB0_1
 s_waitcnt vmcnt(0)"""
TWO = "s_xor_b32 s0, s0, 0x1000"
THREE = "s_add_i32 s0, s0, 0x1000\n s_cmp_lt_i32 s0, 0x3000\n s_cselect_b32 s0, s0, 0"


def unproven(**parts: object) -> int:
    """Findings of a ring into whose next slot each round reads while the copy into its own is in flight."""
    text = RING.format(**{"before": "s_nop 0", "turn": TWO, "most": 0, "rounds": "s8", **parts})
    found = check_code(listing(text).encode(), "k.s").findings
    assert {finding.rule for finding in found} <= {Rule.MISSING_WAIT, Rule.ACROSS_BARRIER, Rule.BARE_BARRIER}
    assert not any(finding.verdict is Verdict.DEFINITE for finding in found)
    return len(found)


@pytest.mark.parametrize("turn", [TWO, THREE])
def test_a_slot_that_is_read_is_not_the_one_that_is_filled(turn: str) -> None:
    assert not unproven(turn=turn)


def test_a_copy_that_goes_on_into_the_round_that_reads_its_slot_is_found() -> None:
    assert unproven(turn=TWO, most=1)
    assert unproven(turn=THREE, most=2)


def test_of_three_slots_one_copy_may_go_on_for_a_round() -> None:
    """The slot that is read next was filled two rounds ago."""
    assert not unproven(turn=THREE, most=1)


def test_a_ring_that_turns_by_what_is_not_known_is_not_told_apart() -> None:
    assert unproven(turn="s_xor_b32 s0, s0, s10")


PARTED = {
    "as often as each wave for itself": ("v_readfirstlane_b32 s8, v0", "s8"),
    "by what only some waves write": (
        "v_readfirstlane_b32 s8, v0\n s_cmp_lt_u32 s8, 64\n s_mov_b32 s8, 4\n s_cbranch_scc1 .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:",
        "s8",
    ),
    "by what changes meanwhile": ("s_load_dword s8, s[2:3], 0x0 glc\n s_waitcnt lgkmcnt(0)", "s8"),
    "by the clock": ("s_memtime s[8:9]\n s_waitcnt lgkmcnt(0)", "s8"),
    "by another clock": ("s_memrealtime s[8:9]\n s_waitcnt lgkmcnt(0)", "s8"),
    "by who came first": ("s_atomic_add s8, s[2:3], 0x0 glc\n s_waitcnt lgkmcnt(0)", "s8"),
    "by what is the wave's own": ("s_scratch_load_dword s8, s[2:3], 0x0\n s_waitcnt lgkmcnt(0)", "s8"),
    "by where a wave runs": ("s_getreg_b32 s8, hwreg(HW_REG_HW_ID)", "s8"),
    "by lanes that carry": ("v_add_co_u32_e64 v9, s[10:11], v0, v9\n s_and_b32 s8, s10, 15", "s8"),
    "by the upper half of a mask": (
        "s_mov_b32 s2, 0\n s_mov_b32 s3, -1\n s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccnz .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:",
        "s8",
    ),
    "by lanes that are not there": (
        "s_cselect_b64 s[2:3], -1, 0\n s_andn2_b64 vcc, s[2:3], exec\n s_cbranch_vccnz .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:",
        "s8",
    ),
}


@pytest.mark.parametrize(("before", "rounds"), PARTED.values(), ids=PARTED)
def test_rounds_are_not_told_apart_where_some_waves_run_more(before: str, rounds: str) -> None:
    code = RING.replace(".LBB0_1", ".LBB0_2").replace("{before}", before)
    text = code.format(turn=TWO, most=0, rounds=rounds)
    assert check_code(listing(text).encode(), "k.s").findings


@pytest.mark.parametrize("mask", ["v_add_co_u32_e32 v9, vcc, v0, v9", "v_div_scale_f32 v9, vcc, v0, v9, v0"])
def test_nor_where_a_wave_goes_on_as_long_as_a_lane_of_it_carries(mask: str) -> None:
    again = "s_cmp_lt_i32 s9, {rounds}\n s_cbranch_scc1"
    text = RING.replace(again, f"{mask}\n s_cbranch_vccnz").format(before="s_nop 0", turn=TWO, most=0)
    assert check_code(listing(text).encode(), "k.s").findings


def test_the_same_for_all_waves_may_come_by_vcc() -> None:
    """A loop behind a branch that compilers make of a condition which all waves have in common."""
    uniform = "s_cmp_gt_i32 s8, 3\n s_cselect_b64 s[2:3], -1, 0\n s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccz .LBB0_9"
    end = "\n.LBB0_9:"
    text = RING.format(before=uniform, turn=TWO, most=0, rounds="s8") + end
    assert not check_code(listing(text).encode(), "k.s").findings
    by_lane = uniform.replace("s_cselect_b64 s[2:3], -1, 0", "v_cmp_gt_u32_e64 s[2:3], 64, v0")
    text = RING.format(before=by_lane, turn=TWO, most=0, rounds="s8") + end
    assert check_code(listing(text).encode(), "k.s").findings
