"""Iterations of loops in machine code: rings whose slots no single set of addresses tells apart."""

from __future__ import annotations

import pytest
from machine_listing import assembled, whole, words

import ldsopt

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
 s_cmp_lt_i32 s9, {iterations}
 s_cbranch_scc1 .LBB0_1
 s_waitcnt vmcnt(0)"""
TWO = "s_xor_b32 s0, s0, 0x1000"
THREE = "s_add_i32 s0, s0, 0x1000\n s_cmp_lt_i32 s0, 0x3000\n s_cselect_b32 s0, s0, 0"


def unproven(**parts: object) -> int:
    """Findings of a ring into whose next slot each iteration reads while the copy into its own is in flight."""
    text = RING.format(**{"before": "s_nop 0", "turn": TWO, "most": 0, "iterations": "s8", **parts})
    found = words(text).split()
    assert set(found) <= {"missing-wait?", "dma-across-barrier?", "bare-barrier?"}
    return len(found)


@pytest.mark.parametrize("turn", [TWO, THREE])
def test_a_slot_that_is_read_is_not_the_one_that_is_filled(turn: str) -> None:
    assert not unproven(turn=turn)


def test_a_loop_may_begin_with_a_block_of_one_instruction() -> None:
    inner = ".LBB0_1:\n s_mov_b32 m0, s0\n.LBB0_2:\n s_sub_i32 s20, s20, 1\n s_cmp_lg_u32 s20, 0\n s_cbranch_scc1 .LBB0_2"
    text = RING.replace(".LBB0_1:\n s_mov_b32 m0, s0", inner)
    for most, clean in ((0, True), (1, False)):
        code = text.format(before="s_nop 0", turn=TWO, most=most, iterations="s8")
        assert bool(words(code)) is not clean


def test_a_copy_that_goes_on_into_the_iteration_that_reads_its_slot_is_found() -> None:
    assert unproven(turn=TWO, most=1)
    assert unproven(turn=THREE, most=2)


def test_of_three_slots_one_copy_may_go_on_for_an_iteration() -> None:
    """The slot that is read next was filled two iterations ago."""
    assert not unproven(turn=THREE, most=1)


def test_a_flat_access_may_touch_any_slot() -> None:
    """It may read the slot that is filled, in each iteration. A copy that it runs into has no place in the ring."""
    turn = f"{TWO}\n flat_load_dword v6, v[8:9]"
    assert unproven(turn=turn)
    assert not unproven(turn=turn.replace("flat", "s_waitcnt vmcnt(0)\n flat"))


def test_a_ring_that_turns_by_what_is_not_known_is_not_told_apart() -> None:
    assert unproven(turn="s_xor_b32 s0, s0, s10")


PARTED = {
    "as often as each wave for itself": ("v_readfirstlane_b32 s8, v0", "s8"),
    "by what only some waves write": ("v_readfirstlane_b32 s8, v0\n s_cmp_lt_u32 s8, 64\n s_mov_b32 s8, 4\n s_cbranch_scc1 .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:", "s8"),
    "by what changes meanwhile": ("s_load_dword s8, s[2:3], 0x0 glc\n s_waitcnt lgkmcnt(0)", "s8"),
    "by what is read anew": ("s_dcache_inv\n s_load_dword s8, s[2:3], 0x0\n s_waitcnt lgkmcnt(0)", "s8"),
    "by the clock": ("s_memtime s[8:9]\n s_waitcnt lgkmcnt(0)", "s8"),
    "by another clock": ("s_memrealtime s[8:9]\n s_waitcnt lgkmcnt(0)", "s8"),
    "by who came first": ("s_atomic_add s8, s[2:3], 0x0 glc\n s_waitcnt lgkmcnt(0)", "s8"),
    "by what is the wave's own": ("s_scratch_load_dword s8, s[2:3], 0x0\n s_waitcnt lgkmcnt(0)", "s8"),
    "by where a wave runs": ("s_getreg_b32 s8, hwreg(HW_REG_HW_ID)", "s8"),
    "by lanes that carry": ("v_add_co_u32_e64 v9, s[10:11], v0, v9\n s_and_b32 s8, s10, 15", "s8"),
    "by the upper half of a mask": ("s_mov_b32 s2, 0\n s_mov_b32 s3, -1\n s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccnz .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:", "s8"),
    "by lanes that are not there": ("s_cselect_b64 s[2:3], -1, 0\n s_andn2_b64 vcc, s[2:3], exec\n s_cbranch_vccnz .LBB0_1\n s_mov_b32 s8, 9\n.LBB0_1:", "s8"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "iterations"), PARTED.values(), ids=PARTED)
def test_iterations_are_not_told_apart_where_some_waves_run_more(before: str, iterations: str) -> None:
    code = RING.replace(".LBB0_1", ".LBB0_2").replace("{before}", before)
    text = code.format(turn=TWO, most=0, iterations=iterations)
    assert words(text)


ARGUMENTS = "user_sgpr_kernarg_segment_ptr 1\nsystem_sgpr_"
OF_WAVES = {
    "what says which wave is the first": ("workgroup_info 1", "s3", True),
    "where the wave's scratch begins": ("private_segment_wavefront_offset 1", "s3", True),
    "behind two ids": ("workgroup_id_y 1\nsystem_sgpr_private_segment_wavefront_offset 1", "s4", True),
    "the workgroup's second id": ("workgroup_id_y 1", "s3", False),
    "its first": ("workgroup_info 1", "s2", False),
    "the pointer to the arguments": ("workgroup_info 1", "s1", False),
}


@pytest.mark.parametrize(("own", "iterations", "parted"), OF_WAVES.values(), ids=OF_WAVES)
@pytest.mark.parametrize("form", ["s", pytest.param("o", marks=pytest.mark.llvm22)])
def test_some_scalar_registers_begin_with_another_value_in_each_wave(
    own: str, iterations: str, parted: bool, form: str
) -> None:
    text = RING.format(before="s_nop 0", turn=TWO, most=0, iterations=iterations)
    code = whole(text.replace("v_add_u32", "v_add_nc_u32"), "gfx1030", ARGUMENTS + own)
    data = code.encode() if form == "s" else assembled(code, "gfx1030")
    assert bool(ldsopt.check_code(data, "k").findings) is parted


@pytest.mark.parametrize(
    ("comparison", "parted"), [("v_cmpx_lt_u32_e32 s2, v0", False), ("v_cmp_lt_u32_e64 s2, s3, v0", True)]
)
def test_a_comparison_that_writes_exec_alone_leaves_its_operands(comparison: str, parted: bool) -> None:
    before = f"s_mov_b32 s20, exec_lo\n {comparison}\n s_mov_b32 exec_lo, s20"
    text = RING.format(before=before, turn=TWO, most=0, iterations="s2")
    assert bool(words(text, arch="gfx1030", directives=f"{ARGUMENTS}workgroup_info 1")) is parted


KEEPS_SCC = (
    "s_mul_i32 s20, s21, s22",
    "s_nop 0",
    "s_brev_b32 s20, s21",
    "s_pack_ll_b32_b16 s20, s21, s22",
    "s_barrier",
    "s_mul_f32 s20, s21, s22",
    "s_cvt_f32_i32 s20, s21",
)
OVERWRITES_SCC = (
    "s_cmp_lt_f32 s9, s7",
    "s_cmp_lt_i32 s9, s7",
    "s_add_i32 s20, s21, s22",
    "s_bfe_u32 s20, s21, 0x10000",
    "s_lshl_b32 s20, s21, 1",
)


@pytest.mark.parametrize("between", (*KEEPS_SCC, *OVERWRITES_SCC))
def test_what_a_branch_asks_is_what_wrote_scc_last(between: str) -> None:
    """A wave goes on as long as it is not past its own number of iterations, or that of all waves."""
    asked = "s_cmp_lt_i32 s9, {iterations}\n"
    own, common = "v_readfirstlane_b32 s8, v0", "s_nop 0"
    of_wave, of_all = (
        RING.replace(asked, f"{asked} {between}\n").format(before=before, turn=TWO, most=0, iterations="s8")
        for before in (own, common)
    )
    assert bool(words(of_wave)) is (between in KEEPS_SCC)
    assert not words(of_all)


HALF = """ s_cmp_gt_i32 s7, 3
 s_cselect_b32 s2, -1, 0
 s_mov_b64 vcc, {mask}
 s_and_b32 vcc_lo, exec_lo, s2
 s_cbranch_vccz .LBB0_9"""


def test_half_of_vcc_that_is_set_for_all_or_none_leaves_the_other_half() -> None:
    text = RING.format(before=HALF.format(mask="0"), turn=TWO, most=0, iterations="s8") + "\n.LBB0_9:"
    found = {
        arch: words(text.replace("s_mov_b64 vcc, 0", f"v_cmp_gt_u32_e64 {vcc}, 64, v0"), arch=arch)
        for arch, vcc in (("gfx942", "vcc"), ("gfx1030", "vcc_lo"))
    }
    assert found["gfx942"]
    assert not found["gfx1030"]


@pytest.mark.parametrize("mask", ["v_add_co_u32_e32 v9, vcc, v0, v9", "v_div_scale_f32 v9, vcc, v0, v9, v0"])
def test_nor_where_a_wave_goes_on_as_long_as_a_lane_of_it_carries(mask: str) -> None:
    again = "s_cmp_lt_i32 s9, {iterations}\n s_cbranch_scc1"
    text = RING.replace(again, f"{mask}\n s_cbranch_vccnz").format(before="s_nop 0", turn=TWO, most=0)
    assert words(text)


def test_the_same_for_all_waves_may_come_by_vcc() -> None:
    """A loop behind a branch that compilers make of a condition which all waves have in common."""
    uniform = "s_cmp_gt_i32 s8, 3\n s_cselect_b64 s[2:3], -1, 0\n s_and_b64 vcc, exec, s[2:3]\n s_cbranch_vccz .LBB0_9"
    end = "\n.LBB0_9:"
    text = RING.format(before=uniform, turn=TWO, most=0, iterations="s8") + end
    assert not words(text)
    by_lane = uniform.replace("s_cselect_b64 s[2:3], -1, 0", "v_cmp_gt_u32_e64 s[2:3], 64, v0")
    text = RING.format(before=by_lane, turn=TWO, most=0, iterations="s8") + end
    assert words(text)
