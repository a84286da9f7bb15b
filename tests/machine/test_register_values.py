"""What registers hold, through arithmetic, masked lanes, branches and loops."""

from __future__ import annotations

import pytest
from machine_listing import parsed, span

from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.machine.addresses import lds_pieces
from ldsopt.machine.entry import kernel_entry
from ldsopt.target.arch import arch as known_arch

READ = "ds_read_b32 v9, v8"


ARITHMETIC = {
    "a work-item of 256": ("v_lshlrev_b32_e32 v8, 2, v0", (0, 1020)),
    "a field of it": ("v_bfe_u32 v1, v0, 2, 4\n v_lshlrev_b32_e32 v8, 2, v1", (0, 60)),
    "a lane": ("v_mbcnt_lo_u32_b32 v1, -1, 0\n v_mbcnt_hi_u32_b32 v1, -1, v1\n v_lshlrev_b32_e32 v8, 4, v1", (0, 1008)),
    "a literal": ("v_mov_b32_e32 v8, 0x1234", (0x1234, 0x1234)),
    "a sum of three": ("v_mov_b32_e32 v1, 64\n v_add3_u32 v8, v1, 16, 0x100", (336, 336)),
    "what carries": ("v_mov_b32_e32 v1, 3\n v_add_co_u32_e32 v8, vcc, 4, v1", (7, 7)),
    "by an accumulator": ("v_mov_b32_e32 v1, 3\n v_accvgpr_write_b32 a0, v1\n v_accvgpr_read_b32 v8, a0", (3, 3)),
    "from a scalar": ("s_mov_b32 s0, 8\n s_lshl_b32 s0, s0, 2\n v_mov_b32_e32 v8, s0", (32, 32)),
    "two at a time": ("s_mov_b64 s[0:1], 5\n v_mov_b32_e32 v8, s0", (5, 5)),
    "of 16 bits": ("s_movk_i32 s0, 0x7fff\n s_addk_i32 s0, 0xffff\n v_mov_b32_e32 v8, s0", (0x7FFE, 0x7FFE)),
    "of the first lane": ("v_lshlrev_b32_e32 v1, 2, v0\n v_readfirstlane_b32 s0, v1\n v_mov_b32_e32 v8, s0", (0, 1020)),
    "selected by what constants are": ("s_mov_b32 s0, 3\n s_cmp_lt_i32 s0, 3\n s_cselect_b32 s1, s0, 8\n v_mov_b32_e32 v8, s1", (8, 8)),
    "two selected": ("s_cselect_b64 s[0:1], -1, 0\n v_and_b32_e32 v8, 12, s1\n v_and_b32_e32 v8, s0, v8", (0, 12)),
    "beside a product of 64 bits": ("v_mov_b32_e32 v8, 4\n v_mad_u64_u32 v[2:3], s[0:1], v0, s2, v[8:9]", (4, 4)),
    # and what is not known
    "a product of 64 bits": ("v_mov_b32_e32 v8, 4\n v_mad_u64_u32 v[8:9], s[0:1], v0, s2, v[8:9]", None),
    "a carry": ("s_mov_b32 s0, 4\n v_add_co_u32_e64 v2, s[0:1], v0, v1\n v_mov_b32_e32 v8, s0", None),
    "what was loaded": ("ds_bpermute_b32 v8, v0, v0", None),
    "of an argument": ("s_load_dword s0, s[0:1], 0x0\n v_mov_b32_e32 v8, s0", None),
    "moved between lanes": ("v_mov_b32_e32 v8, 4\n v_mov_b32_dpp v8, v0 row_shr:1 row_mask:0xf bank_mask:0xf", None),
    "a float": ("v_mov_b32_e32 v8, 4\n v_add_f32_e32 v8, 1.0, v8", None),
    "both of a pair": ("v_mov_b32_e32 v8, 4\n v_lshlrev_b64 v[7:8], 2, v[0:1]", None),
    "a half of it": ("v_mov_b32_e32 v8, 4\n v_mov_b16_e32 v8.h, v1.l", None),
    "of a lane by its number": ("v_mov_b32_e32 v1, 4\n v_readlane_b32 s0, v1, 63\n v_mov_b32_e32 v8, s0", None),
    "clamped": ("v_mov_b32_e32 v1, 4\n v_add_u32_e64 v8, v1, v1 clamp", None),
    "swapped": ("v_mov_b32_e32 v8, 4\n v_swap_b32 v1, v8", None),
    "of bits of two": ("v_mov_b32_e32 v1, 12\n v_dual_mov_b32 v2, 0 :: v_dual_bitop2_b32 v8, 3, v1 bitop3:0x54", (15, 15)),
    "by a number that an assembler extends": ("s_mov_b64 s[0:1], -100\n v_mov_b32_e32 v8, s1", None),
    "by a number with a zero in front": ("v_mov_b32_e32 v8, 010", None),
    "where EXEC was compared": ("s_cmp_eq_u32 exec_lo, 5\n s_mov_b32 exec_lo, 7\n s_cselect_b32 s0, exec_lo, 0\n v_mov_b32_e32 v8, s0", None),
    "behind a call": ("v_mov_b32_e32 v8, 4\n s_swappc_b64 s[30:31], s[0:1]", None),
}  # fmt: skip


@pytest.mark.parametrize(("code", "expected"), ARITHMETIC.values(), ids=ARITHMETIC)
def test_arithmetic(code: str, expected: tuple[int, int] | None) -> None:
    assert span(f" {code}\n {READ}") == expected


@pytest.mark.parametrize(("items", "waves"), [(128, 4), (96, 4), (32, 1), (1024, 32)])
def test_a_wave_has_a_number_below_that_of_the_waves(items: int, waves: int) -> None:
    code = f" s_bfe_u32 s0, ttmp8, 0x50019\n v_mov_b32_e32 v8, s0\n {READ.replace('read', 'load')}"
    assert span(code, arch="gfx1250", items=items) == (0, waves - 1)


COMPUTED = [
    "v_movreld_b32_e32 v1, v2",
    "s_set_gpr_idx_on s0, gpr_idx(DST)",
    "s_setreg_b32 hwreg(HW_REG_MODE), s0",
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x41",
    "s_setreg_b32 hwreg(n), s0",
    "s_setvskip s0, 1",
]


@pytest.mark.parametrize("computed", COMPUTED)
def test_registers_with_computed_numbers_say_nothing(computed: str) -> None:
    code = parsed(f" v_mov_b32_e32 v8, 4\n {computed}\n {READ}")
    assert not lds_pieces(code.functions[0], known_arch("gfx942"), None)


@pytest.mark.parametrize(("arch", "is_known"), [("gfx803", False), ("gfx942", True)])
def test_before_gfx9_nothing_is_said_as_m0_may_turn_accesses_off(arch: str, is_known: bool) -> None:
    code = parsed(f" v_mov_b32_e32 v8, 4\n {READ}")
    assert bool(lds_pieces(code.functions[0], known_arch(arch), None)) is is_known


@pytest.mark.parametrize("other", ["HW_REG_MODE, 4, 2", "HW_REG_WAVE_MODE, 25, 1", "HW_REG_TRAPSTS, 0, 32"])
def test_other_bits_of_hardware_registers_name_none(other: str) -> None:
    assert span(f" v_mov_b32_e32 v8, 4\n s_setreg_imm32_b32 hwreg({other}), 3\n {READ}") == (4, 4)


class TestWorkItems:
    def test_all_ids_are_in_one_register(self) -> None:
        masked = f" v_and_b32_e32 v1, 0x3ff, v0\n v_lshlrev_b32_e32 v8, 2, v1\n {READ}"
        assert span(masked, axes=2) == (0, 1020)
        second = f" v_bfe_u32 v1, v0, 10, 10\n v_lshlrev_b32_e32 v8, 2, v1\n {READ}"
        assert span(second, axes=2) == (0, 1020)
        assert span(second, axes=0) == (0, 0)

    def test_elsewhere_each_has_its_own(self) -> None:
        assert span(f" v_lshlrev_b32_e32 v8, 2, v1\n {READ}", arch="gfx1030", axes=1) == (0, 1020)
        assert span(f" v_mov_b32_e32 v8, v1\n {READ}", arch="gfx1030", axes=0) is None

    def test_a_larger_workgroup_reaches_further(self) -> None:
        assert span(f" v_lshlrev_b32_e32 v8, 2, v0\n {READ}", items=1024) == (0, 4092)


IF = """ v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 {then}
 s_or_b64 exec, exec, s[2:3]
 ds_read_b32 v9, v8"""


class TestMaskedLanes:
    def test_what_some_lanes_wrote_is_one_of_two_behind(self) -> None:
        assert span(IF.format(then="v_mov_b32_e32 v8, 0x40")) == (0, 64)

    def test_what_all_lanes_wrote_behind_is_all(self) -> None:
        code = IF.format(then="v_mov_b32_e32 v8, 0x40").replace(
            "exec, s[2:3]\n", "exec, s[2:3]\n v_mov_b32_e32 v8, 8\n"
        )
        assert span(code) == (8, 8)

    def test_idle_lanes_keep_what_they_had(self) -> None:
        twice = """ v_mov_b32_e32 v8, 0x80
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_mov_b64 exec, s[2:3]
 ds_read_b32 v9, v8"""
        assert span(twice) == (0, 128)

    def test_lanes_that_a_mask_adds_are_some_and_the_idle_ones_keep_what_they_had(self) -> None:
        code = """ v_cmp_gt_u32_e64 s[4:5], s9, v0
 v_mov_b32_e32 v8, 0x40
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 0x80
 s_mov_b64 exec, s[2:3]
 ds_read_b32 v9, v8"""
        assert span(code) == (0x40, 0x80)

    def test_a_mask_that_is_written_nowhere_says_nothing(self) -> None:
        code = " v_mov_b32_e32 v8, 4\n s_mov_b32 null, s2\n s_and_saveexec_b32 null, s2\n ds_load_b32 v9, v8"
        assert span(code, arch="gfx1100") == (4, 4)

    def test_lanes_that_were_never_written_may_hold_anything(self) -> None:
        assert span(" v_mov_b32_e32 v8, 0\n s_mov_b64 exec, -1\n ds_read_b32 v9, v8") is None
        assert span(" v_mov_b32_e32 v8, 0\n s_or_b64 exec, exec, s[8:9]\n ds_read_b32 v9, v8") is None

    def test_where_all_lanes_are_back_none_is_idle_whatever_was_between(self) -> None:
        code = """ s_mov_b64 s[2:3], exec
 s_mov_b64 exec, s[8:9]
 {back}
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[4:5], vcc
 s_mov_b64 exec, {saved}
 ds_read_b32 v9, v8"""
        assert span(code.format(back="s_mov_b64 exec, s[2:3]", saved="s[4:5]")) == (4, 4)
        assert span(code.format(back="s_nop 0", saved="s[2:3]")) is None

    def test_a_mask_that_was_overwritten_is_not_the_saved_one(self) -> None:
        assert span(IF.format(then="s_load_dwordx2 s[2:3], s[0:1], 0x0")) is None
        assert span(IF.format(then="s_mov_b32 s3, s9")) is None

    def test_matrix_instructions_write_idle_lanes_too(self) -> None:
        written = IF.format(then="v_mfma_f32_4x4x1_16b_f32 v[8:11], v1, v2, v[8:11]")
        assert span(written) is None

    def test_accumulators_may_be_written_in_idle_lanes(self) -> None:
        code = IF.format(then="v_accvgpr_write_b32 a0, 0").replace(
            "ds_read", "v_accvgpr_read_b32 v8, a0\n ds_read"
        )
        assert span(" v_accvgpr_write_b32 a0, 4\n" + code) is None

    def test_half_a_mask_is_no_mask(self) -> None:
        assert (
            span(
                IF.format(then="v_mov_b32_e32 v8, 0x40").replace(
                    "saveexec_b64 s[2:3], vcc", "saveexec_b32 s2, s4"
                )
            )
            is None
        )
        upper = """ v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_hi, s2
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8"""
        assert span(upper, arch="gfx1100") is None
        assert span(upper.replace(" s_mov_b32 exec_hi, s2\n", ""), arch="gfx1100") == (0, 0x800)

    def test_transposing_reads_are_executed_by_idle_lanes_too(self) -> None:
        code = IF.format(then="v_mov_b32_e32 v8, 0x40\n ds_read_b64_tr_b16 v[10:11], v8")
        code = code.rpartition("\n s_or_b64")[0]
        assert span(code, arch="gfx950") == (0, 64)
        assert span(code.replace("ds_read_b64_tr_b16", "ds_read_b64"), arch="gfx950") == (64, 64)

    def test_a_comparison_that_writes_exec_leaves_its_operands(self) -> None:
        code = " v_mov_b32_e32 v8, 4\n v_cmpx_lt_u32_e32 v8, v1\n ds_load_b32 v9, v8"
        assert span(code, arch="gfx1100") == (4, 4)

    def test_both_arms_have_all_lanes_together(self) -> None:
        arms = """ v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 {join}
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 ds_read_b32 v9, v8"""
        # the second arm's registers are written by the lanes of it alone, and by nobody else before
        assert span(arms.format(join="s_andn2_saveexec_b64 s[2:3], s[2:3]")) is None
        behind = arms.format(join="s_andn2_saveexec_b64 s[2:3], s[2:3]").replace(
            " ds_read",
            " v_mov_b32_e32 v8, 4\n s_and_saveexec_b64 s[4:5], vcc\n s_mov_b64 exec, s[4:5]\n ds_read",
        )
        assert span(behind) == (4, 4)  # no lane was idle when v8 was written last

    def test_a_loop_whose_lanes_leave_one_by_one_ends_with_all(self) -> None:
        loop = """ s_mov_b64 s[4:5], 0
.LBB0_1:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .LBB0_1
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[6:7], vcc
 s_mov_b64 exec, s[6:7]
 ds_read_b32 v9, v8"""
        assert span(loop) == (4, 4)


RING = """ s_mov_b32 s0, 0
.LBB0_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, {limit}
 {end}
 s_cbranch_vccnz .LBB0_1"""


class TestHalvesOfMasks:
    """Of waves of 32 lanes a mask has one register; writing the next one leaves it."""

    def test_the_next_register_is_none(self) -> None:
        code = """ s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s8, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8"""
        assert span(code, arch="gfx1201") == (0, 1020)
        assert span(code.replace("s_mov_b32 s8, 5", "s_mov_b32 s7, 5"), arch="gfx1201") == (0, 4 * 0x3FFFFFFF)

    def test_of_64_lanes_it_is_the_upper_half(self) -> None:
        code = """ s_mov_b64 s[6:7], exec
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_b64 exec, exec, vcc
 s_mov_b32 s{number}, 5
 s_or_b64 exec, exec, s[6:7]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8"""
        assert span(code.format(number=8)) == (0, 1020)
        assert span(code.format(number=7)) == (0, 4 * 0x3FFFFFFF)

    def test_of_vcc_as_well(self) -> None:
        code = """ s_mov_b64 vcc, exec
 v_cmp_gt_u32_e64 s[2:3], 32, v0
 s_and_b64 exec, exec, s[2:3]
 s_mov_b32 {written}, 5
 s_or_b64 exec, exec, vcc
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8"""
        assert span(code.format(written="s4")) == (0, 1020)
        assert span(code.format(written="vcc_hi")) == (0, 4 * 0x3FFFFFFF)
        assert span(code.format(written="vcc_lo")) == (0, 4 * 0x3FFFFFFF)


class TestLoops:
    def test_a_ring_stays_bounded(self) -> None:
        assert span(RING.format(limit=3, end="s_cselect_b32 s0, s0, 0")) == (0, 2 * 4096 + 1020)

    def test_without_its_turn_it_grows_without_bound(self) -> None:
        found = span(RING.format(limit=3, end="s_nop 0"))
        assert found is None or found[1] >= 1 << 31

    def test_a_condition_that_was_overwritten_bounds_nothing(self) -> None:
        found = span(RING.format(limit=3, end="s_and_b32 s5, s6, s7\n s_cselect_b32 s0, s0, 0"))
        assert found is None or found[1] >= 1 << 31

    def test_a_branch_bounds_its_counter(self) -> None:
        loop = RING.format(limit=4, end="s_nop 0").replace("s_cbranch_vccnz", "s_cbranch_scc1")
        assert span(loop) == (0, 3 * 4096 + 1020)

    @pytest.mark.parametrize("comparison", ["s_cmp_lt_i32", "s_cmp_ge_i32"])
    def test_a_branch_on_vcc_says_nothing_of_a_comparison(self, comparison: str) -> None:
        found = span(RING.format(limit=4, end="s_nop 0").replace("s_cmp_lt_i32", comparison))
        assert found is None or found[1] >= 1 << 31

    def test_on_the_other_way_the_inverse_holds(self) -> None:
        loop = RING.format(limit=4, end="s_nop 0").replace("s_cbranch_vccnz", "s_cbranch_scc0")
        assert span(loop) == (0, 1020)  # it goes round again from 4 on, and never comes to that


def test_two_instructions_in_one_read_before_either_writes() -> None:
    code = """ v_mov_b32_e32 v1, 4
 v_mov_b32_e32 v2, 8
 v_dual_mov_b32 v1, v2 :: v_dual_lshlrev_b32 v8, 2, v1
 ds_load_b32 v9, v8"""
    assert span(code, arch="gfx1100") == (16, 16)


SELECTED = """ v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0x7fffffff
 v_cmp_gt_u32_e32 vcc_lo, 32, v0
 {select}
 {between}
 {read} v9, v8"""


def parts(select: str, between: str = "s_nop 0", read: str = "ds_load_b32") -> list[tuple[int, int]]:
    """The least and the greatest address of each part of what a read touches."""
    code = parsed(SELECTED.format(select=select, between=between, read=read), arch="gfx1250")
    machine = known_arch("gfx1250")
    entry = kernel_entry("k", machine, stated_by_listing(code.text))
    (pieces,) = lds_pieces(code.functions[0], machine, entry).values()
    return [(piece.first.unsigned_min, piece.first.unsigned_max) for piece in pieces]


class TestSelections:
    """An address beyond LDS turns a lane's copy off: it says nothing against the bounds of the others."""

    BOTH = ((0, 1020), (0x7FFFFFFF, 0x7FFFFFFF))

    def test_an_address_is_one_of_two(self) -> None:
        assert parts("v_cndmask_b32_e32 v8, v1, v2, vcc_lo") == list(self.BOTH)
        assert parts("v_dual_cndmask_b32 v8, v1, v2 :: v_dual_mov_b32 v3, 0") == list(self.BOTH)

    def test_until_it_is_written_or_lanes_come_back(self) -> None:
        select, either = "v_cndmask_b32_e32 v8, v1, v2, vcc_lo", [(0, 0x7FFFFFFF)]
        assert parts(select, "v_cvt_u32_f32_e32 v8, v8") == [(0, 0xFFFFFFFF)]
        lanes = "s_and_saveexec_b32 s2, vcc_lo\n {inside}\n s_or_b32 exec_lo, exec_lo, s2"
        assert parts(select, lanes.format(inside="v_mov_b32_e32 v8, 4")) == either
        assert parts(select, "s_and_saveexec_b32 s2, vcc_lo") == list(self.BOTH)

    def test_what_is_computed_of_it_is_one_of_two_as_well(self) -> None:
        select = "v_cndmask_b32_e32 v3, v1, v2, vcc_lo"
        moved = [(16, 1036), (0x8000000F, 0x8000000F)]
        assert parts(select, "v_add_nc_u32_e32 v8, 16, v3") == moved
        assert parts(select, "v_dual_add_nc_u32 v8, 16, v3 :: v_dual_mov_b32 v4, 0") == moved
        assert parts(select, "v_bitop2_b32 v8, 12, v3 bitop3:0x40") == [(0, 12), (12, 12)]

    def test_not_if_one_of_the_two_is_not_known(self) -> None:
        assert parts("v_cndmask_b32_e32 v8, v1, v20, vcc_lo") == [(0, 0xFFFFFFFF)]

    def test_nor_if_one_of_what_is_computed_of_them_is_not(self) -> None:
        select = "v_cndmask_b32_e32 v3, 0, v2, vcc_lo"
        assert parts(select, "v_mul_lo_u32 v8, v3, 2") == [(0, 0), (0xFFFFFFFE, 0xFFFFFFFE)]
        assert parts(select, "v_mul_lo_u32 v8, v3, v20") == [(0, 0xFFFFFFFF)]

    def test_nor_where_ways_join_that_have_others(self) -> None:
        select = "s_cbranch_scc0 .LBB0_1\n v_cndmask_b32_e32 v8, v1, v2, vcc_lo\n s_branch .LBB0_2\n.LBB0_1:\n v_mov_b32_e32 v8, 8\n.LBB0_2:"
        assert parts(select) == [(0, 0x7FFFFFFF)]
