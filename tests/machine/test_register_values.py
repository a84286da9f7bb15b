"""The values of registers through arithmetic, masked lanes, branches and loops: the bytes that a read may touch."""

import pytest
from machine_listing import is_touched, may_read, words

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
    "what an atomic found": ("v_mov_b32_e32 v8, 4\n global_atomic_add v8, v[2:3], v4, off sc0", None),
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
"""Code, and the least and the greatest address that it leaves in v8."""


@pytest.mark.parametrize(("code", "expected"), ARITHMETIC.values(), ids=ARITHMETIC)
def test_arithmetic(code: str, expected: tuple[int, int] | None) -> None:
    assert may_read(f" {code}\n {READ}", expected)


@pytest.mark.parametrize(("items", "waves"), [(128, 4), (96, 4), (1024, 32)])
def test_a_wave_has_a_number_below_that_of_the_waves(items: int, waves: int) -> None:
    code = " s_bfe_u32 s0, ttmp8, 0x50019\n v_mov_b32_e32 v8, s0\n ds_load_b32 v9, v8"
    assert may_read(code, (0, waves - 1), arch="gfx1250", items=items)


COMPUTED = [
    "v_movreld_b32_e32 v1, v2",
    "s_set_gpr_idx_on s0, gpr_idx(DST)",
    "s_setreg_b32 hwreg(HW_REG_MODE), s0",
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0x41",
    "s_setreg_b32 hwreg(n), s0",
]


@pytest.mark.parametrize("computed", COMPUTED)
def test_registers_with_computed_numbers_say_nothing(computed: str) -> None:
    assert may_read(f" v_mov_b32_e32 v8, 4\n {computed}\n {READ}", None)


def test_before_gfx9_nothing_is_said_as_m0_may_turn_accesses_off() -> None:
    code = f" v_mov_b32_e32 v8, 4\n {READ}"
    assert may_read(code, (4, 4)) and is_touched(code, 0x8000, arch="gfx803")


@pytest.mark.parametrize("other", ["HW_REG_MODE, 4, 2", "HW_REG_WAVE_MODE, 25, 1", "HW_REG_TRAPSTS, 0, 32"])
def test_other_bits_of_hardware_registers_name_none(other: str) -> None:
    assert may_read(f" v_mov_b32_e32 v8, 4\n s_setreg_imm32_b32 hwreg({other}), 3\n {READ}", (4, 4))


OF_ITEMS = {
    "the first id": ("v_and_b32_e32 v1, 0x3ff, v0\n v_lshlrev_b32_e32 v8, 2, v1", {"axes": 2}, (0, 1020)),
    "the second": ("v_bfe_u32 v1, v0, 10, 10\n v_lshlrev_b32_e32 v8, 2, v1", {"axes": 2}, (0, 1020)),
    "the second where there is none": ("v_bfe_u32 v1, v0, 10, 10\n v_lshlrev_b32_e32 v8, 2, v1", {}, (0, 0)),
    "one in a register of its own": ("v_lshlrev_b32_e32 v8, 2, v1", {"arch": "gfx1030", "axes": 1}, (0, 1020)),
    "one that is not there": ("v_mov_b32_e32 v8, v1", {"arch": "gfx1030"}, None),
    "of a larger workgroup": ("v_lshlrev_b32_e32 v8, 2, v0", {"items": 1024}, (0, 4092)),
}  # fmt: skip


@pytest.mark.parametrize(("code", "about", "expected"), OF_ITEMS.values(), ids=OF_ITEMS)
def test_ids(code: str, about: dict[str, object], expected: tuple[int, int] | None) -> None:
    assert may_read(f" {code}\n {READ}", expected, **about)


def masked(then: str, behind: str = "s_nop 0") -> str:
    """Code that the first 32 lanes execute, and code that all execute behind it."""
    return (
        f" v_mov_b32_e32 v8, 0\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n {then}\n"
        f" s_or_b64 exec, exec, s[2:3]\n {behind}\n {READ}"
    )


BACK = f" s_mov_b64 s[2:3], exec\n s_mov_b64 exec, s[8:9]\n {{}}\n v_mov_b32_e32 v8, 4\n s_and_saveexec_b64 s[4:5], vcc\n s_mov_b64 exec, {{}}\n {READ}"
ARMS = f""" v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_xor_b64 s[2:3], exec, s[2:3]
 v_mov_b32_e32 v8, 16
 s_andn2_saveexec_b64 s[2:3], s[2:3]
 v_mov_b32_e32 v8, 32
 s_or_b64 exec, exec, s[2:3]
 {{}}
 {READ}"""
LEAVING = f""" s_mov_b64 s[4:5], 0
.LBB0_1:
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .LBB0_1
 s_or_b64 exec, exec, s[4:5]
 v_mov_b32_e32 v8, 4
 s_and_saveexec_b64 s[6:7], vcc
 s_mov_b64 exec, s[6:7]
 {READ}"""
HALF = """ v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 {}
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8"""
LANES = {
    "what some wrote is one of two": (masked("v_mov_b32_e32 v8, 0x40"), (0, 64)),
    "what all wrote behind is all": (masked("v_mov_b32_e32 v8, 0x40", "v_mov_b32_e32 v8, 8"), (8, 8)),
    "idle ones keep what they had": (f" v_mov_b32_e32 v8, 0x80\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n v_mov_b32_e32 v8, 0\n s_mov_b64 exec, s[2:3]\n {READ}", (0, 128)),
    "those that a mask adds are some": (f" v_cmp_gt_u32_e64 s[4:5], s9, v0\n v_mov_b32_e32 v8, 0x40\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n v_mov_b32_e32 v8, 0\n s_or_b64 exec, exec, s[4:5]\n v_mov_b32_e32 v8, 0x80\n s_mov_b64 exec, s[2:3]\n {READ}", (0x40, 0x80)),
    "never written they hold anything": (f" v_mov_b32_e32 v8, 0\n s_mov_b64 exec, -1\n {READ}", None),
    "never written, where a mask adds them": (f" v_mov_b32_e32 v8, 0\n s_or_b64 exec, exec, s[8:9]\n {READ}", None),
    "all are back, none is idle": (BACK.format("s_mov_b64 exec, s[2:3]", "s[4:5]"), (4, 4)),
    "none is back": (BACK.format("s_nop 0", "s[2:3]"), None),
    "a mask that was overwritten": (masked("s_load_dwordx2 s[2:3], s[0:1], 0x0"), None),
    "a half of it": (masked("s_mov_b32 s3, s9"), None),
    "matrix instructions write idle ones": (masked("v_mfma_f32_4x4x1_16b_f32 v[8:11], v1, v2, v[8:11]"), None),
    "writes of accumulators too": (" v_accvgpr_write_b32 a0, 4\n" + masked("v_accvgpr_write_b32 a0, 0", "v_accvgpr_read_b32 v8, a0"), None),
    "half a mask is none": (masked("v_mov_b32_e32 v8, 0x40").replace("saveexec_b64 s[2:3], vcc", "saveexec_b32 s2, s4"), None),
    "written by none of two arms": (ARMS.format("s_nop 0"), None),
    "written by all behind both": (ARMS.format("v_mov_b32_e32 v8, 4\n s_and_saveexec_b64 s[4:5], vcc\n s_mov_b64 exec, s[4:5]"), (4, 4)),
    "that leave a loop one by one come back": (LEAVING, (4, 4)),
}  # fmt: skip
OF_32_LANES = {
    "a mask that is written nowhere": (" v_mov_b32_e32 v8, 4\n s_mov_b32 null, s2\n s_and_saveexec_b32 null, s2\n ds_load_b32 v9, v8", (4, 4)),
    "the upper half is written": (HALF.format("s_mov_b32 exec_hi, s2"), None),
    "it is not": (HALF.format("s_nop 0"), (0, 0x800)),
    "a comparison that writes exec": (" v_mov_b32_e32 v8, 4\n v_cmpx_lt_u32_e32 v8, v1\n ds_load_b32 v9, v8", (4, 4)),
    "two instructions in one read before either writes": (" v_mov_b32_e32 v1, 4\n v_mov_b32_e32 v2, 8\n v_dual_mov_b32 v1, v2 :: v_dual_lshlrev_b32 v8, 2, v1\n ds_load_b32 v9, v8", (16, 16)),
}  # fmt: skip


@pytest.mark.parametrize(("code", "expected"), LANES.values(), ids=LANES)
def test_masked_lanes(code: str, expected: tuple[int, int] | None) -> None:
    assert may_read(code, expected)


@pytest.mark.parametrize(("code", "expected"), OF_32_LANES.values(), ids=OF_32_LANES)
def test_masked_lanes_of_32(code: str, expected: tuple[int, int] | None) -> None:
    assert may_read(code, expected, arch="gfx1100")


def test_transposing_reads_are_executed_by_idle_lanes_too() -> None:
    code = masked("v_mov_b32_e32 v8, 0x40\n {} v[10:11], v8").rpartition("\n s_or_b64")[0]
    for read, of_idle in (("ds_read_b64_tr_b16", True), ("ds_read_b64", False)):
        assert is_touched(code.format(read), 0, arch="gfx950") is of_idle
        assert is_touched(code.format(read), 64, arch="gfx950")


HALVES = {
    "of 32 lanes the next register is none": ("gfx1201", "s8", " s_mov_b32 s7, exec_lo\n v_cmpx_gt_u32_e32 32, v0\n s_mov_b32 {}, 5\n s_or_b32 exec_lo, exec_lo, s7", "s7"),
    "of 64 it is the upper half": ("gfx942", "s8", " s_mov_b64 s[6:7], exec\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_b64 exec, exec, vcc\n s_mov_b32 {}, 5\n s_or_b64 exec, exec, s[6:7]", "s7"),
    "of vcc as well": ("gfx942", "s4", " s_mov_b64 vcc, exec\n v_cmp_gt_u32_e64 s[2:3], 32, v0\n s_and_b64 exec, exec, s[2:3]\n s_mov_b32 {}, 5\n s_or_b64 exec, exec, vcc", "vcc_hi vcc_lo"),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "beside", "code", "halves"), HALVES.values(), ids=HALVES)
def test_halves_of_masks(arch: str, beside: str, code: str, halves: str) -> None:
    read = "\n v_lshlrev_b32_e32 v8, 2, v0\n " + (READ if arch == "gfx942" else "ds_load_b32 v9, v8")
    assert may_read(code.format(beside) + read, (0, 1020), arch=arch)
    for half in halves.split():
        assert is_touched(code.format(half) + read, 0x8000, arch=arch)


def ring(limit: int, end: str, branch: str = "s_cbranch_vccnz", comparison: str = "s_cmp_lt_i32") -> str:
    return f""" s_mov_b32 s0, 0
.LBB0_1:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 {READ}
 s_add_i32 s0, s0, 1
 {comparison} s0, {limit}
 {end}
 {branch} .LBB0_1"""


@pytest.mark.parametrize(
    ("code", "last"),
    [
        pytest.param(ring(3, "s_cselect_b32 s0, s0, 0"), 2 * 4096 + 1020, id="a-ring-stays-bounded"),
        pytest.param(ring(4, "s_nop 0", "s_cbranch_scc1"), 3 * 4096 + 1020, id="a-branch-bounds-its-counter"),
        # It goes round again from 4 on, and never comes to that.
        pytest.param(ring(4, "s_nop 0", "s_cbranch_scc0"), 1020, id="on-the-other-way-the-inverse-holds"),
        pytest.param(ring(3, "s_nop 0"), None, id="without-its-turn"),
        pytest.param(ring(3, "s_and_b32 s5, s6, s7\n s_cselect_b32 s0, s0, 0"), None, id="a-condition-that-was-overwritten"),
        pytest.param(ring(4, "s_nop 0"), None, id="a-branch-on-vcc"),
        pytest.param(ring(4, "s_nop 0", comparison="s_cmp_ge_i32"), None, id="a-branch-on-vcc-of-the-inverse"),
    ],
)  # fmt: skip
def test_loops(code: str, last: int | None) -> None:
    assert may_read(code, (0, last)) if last is not None else is_touched(code, 0xC000)


SELECT = "v_cndmask_b32_e32 {}, v1, v2, vcc_lo"
OF_LANES = "s_and_saveexec_b32 s2, vcc_lo"
JOINED = f"s_cbranch_scc0 .LBB0_1\n {SELECT.format('v8')}\n s_branch .LBB0_2\n.LBB0_1:\n v_mov_b32_e32 v8, 8\n.LBB0_2:"
SELECTED = {
    "one of two": (SELECT.format("v8"), "0 1020", "1024 0x8000"),
    "by two in one": ("v_dual_cndmask_b32 v8, v1, v2 :: v_dual_mov_b32 v3, 0", "0 1020", "1024 0x8000"),
    "of fewer lanes": (f"{SELECT.format('v8')}\n {OF_LANES}", "0 1020", "1024 0x8000"),
    "written": (f"{SELECT.format('v8')}\n v_cvt_u32_f32_e32 v8, v8", "0 0x8000", ""),
    "written by some lanes, and all are back": (f"{SELECT.format('v8')}\n {OF_LANES}\n v_mov_b32_e32 v8, 4\n s_or_b32 exec_lo, exec_lo, s2", "0 0x8000", ""),
    "moved": (f"{SELECT.format('v3')}\n v_add_nc_u32_e32 v8, 16, v3", "16 1036", "12 1040 0x8000"),
    "moved by two in one": (f"{SELECT.format('v3')}\n v_dual_add_nc_u32 v8, 16, v3 :: v_dual_mov_b32 v4, 0", "16 1036", "12 1040 0x8000"),
    "masked": (f"{SELECT.format('v3')}\n v_bitop2_b32 v8, 12, v3 bitop3:0x40", "0 12", "16 1020"),
    "one of them not known": ("v_cndmask_b32_e32 v8, v1, v20, vcc_lo", "0 0x8000", ""),
    "both times two": ("v_cndmask_b32_e32 v3, 0, v2, vcc_lo\n v_mul_lo_u32 v8, v3, 2", "0", "4 0x8000"),
    "both times what is not known": ("v_cndmask_b32_e32 v3, 0, v2, vcc_lo\n v_mul_lo_u32 v8, v3, v20", "0 0x8000", ""),
    "on one of two paths": (JOINED, "0 0x8000", ""),
}  # fmt: skip


@pytest.mark.parametrize(("code", "touched", "apart"), SELECTED.values(), ids=SELECTED)
def test_an_address_beyond_lds_says_nothing_against_the_bounds_of_the_other(
    code: str, touched: str, apart: str
) -> None:
    """It turns a lane's copy off."""
    text = f" v_lshlrev_b32_e32 v1, 2, v0\n v_mov_b32_e32 v2, 0x7fffffff\n v_cmp_gt_u32_e32 vcc_lo, 32, v0\n {code}\n ds_load_b32 v9, v8"
    for places, expected in ((touched, True), (apart, False)):
        for place in places.split():
            assert is_touched(text, int(place, 0), arch="gfx1250") is expected, place


@pytest.mark.parametrize(
    ("place", "is_copied"), [(0xFF, False), (0x100, True), (0x200, True), (0x203, False)]
)
def test_the_address_of_a_copy_may_count_without_its_lowest_bits(place: int, is_copied: bool) -> None:
    copy = " s_mov_b32 m0, 0x102\n buffer_load_dword v0, s[4:7], 0 offen lds\n"
    assert ("missing-wait" in words(f"{copy} v_mov_b32_e32 v8, {place}\n ds_read_u8 v9, v8")) is is_copied
