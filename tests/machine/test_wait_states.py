"""`check` of wait states: each pair of instructions with as many between them as it needs, and with one fewer."""

from __future__ import annotations

import pytest
from machine_listing import check, hazards

import ldsopt

XDL = " v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]"
SHORT = " v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3]"
LONG = " v_mfma_f32_32x32x8_f16 v[0:15], v[30:31], v[32:33], v[0:15]"
SINGLE = " v_mfma_f32_16x16x4_f32 v[0:3], v4, v5, v[0:3]"
DOUBLE = " v_mfma_f64_16x16x4_f64 v[0:7], v[10:11], v[12:13], v[0:7]"
SPARSE = " v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12"

NEEDED = [
    ("gfx942", XDL, " v_add_f32_e32 v20, v3, v21", 7),
    ("gfx90a", XDL, " v_add_f32_e32 v20, v3, v21", 11),
    ("gfx950", XDL, " v_add_f32_e32 v20, v3, v21", 8),
    ("gfx942", SHORT, " v_add_f32_e32 v20, v3, v21", 5),
    ("gfx942", LONG, " v_add_f32_e32 v20, v15, v21", 11),
    ("gfx942", SINGLE, " v_add_f32_e32 v20, v3, v21", 10),
    ("gfx942", SPARSE, " v_add_f32_e32 v20, v3, v21", 7),
    ("gfx942", XDL, " v_exp_f32_e32 v20, v3", 7),
    ("gfx942", XDL, " v_mov_b32_e32 v3, v21", 7),
    ("gfx942", XDL, " global_store_dword v20, v3, s[0:1]", 7),
    ("gfx942", XDL, " ds_write_b32 v20, v3", 7),
    ("gfx942", XDL, " ds_read_b32 v20, v3", 7),
    ("gfx942", DOUBLE, " global_store_dword v20, v3, s[0:1]", 18),
    ("gfx950", DOUBLE, " v_add_f32_e32 v20, v3, v21", 19),
    ("gfx9-4-generic", XDL, " v_add_f32_e32 v20, v3, v21", 8),
    ("gfx9-4-generic", DOUBLE, " v_add_f32_e32 v20, v3, v21", 19),
    ("gfx942", XDL, " v_mfma_f32_16x16x16_f16 v[20:23], v[0:1], v[6:7], v[20:23]", 7),
    ("gfx942", XDL, " v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[2:5]", 5),
    ("gfx942", SHORT, " v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]", 2),
    ("gfx942", XDL, " v_smfmac_f32_16x16x32_f16 v[20:23], v[14:15], v[16:19], v0", 7),
    ("gfx942", " v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[6:7], v[0:3]", " v_mov_b32_e32 v1, v9", 3),
    ("gfx942", " v_mov_b32_e32 v4, v9", XDL, 2),
    ("gfx942", " v_mov_b32_e32 v0, v9", XDL, 2),
    ("gfx90a", " v_accvgpr_write_b32 a0, v9", " v_mfma_f32_4x4x4f16 a[0:3], v[4:5], v[6:7], a[0:3]", 2),
    ("gfx942", " v_dot2_f32_f16 v0, v1, v2, v0", " v_mov_b32_e32 v3, v0", 3),
    ("gfx942", " v_exp_f32_e32 v0, v1", " v_mov_b32_e32 v3, v0", 1),
    ("gfx942", " v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1", " v_mov_b32_e32 v3, v0", 1),
    ("gfx942", " v_mov_b32_e32 v0, v1", " v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf", 2),
    ("gfx942", " v_mov_b32_e32 v0, v1", " v_readlane_b32 s0, v0, 3", 1),
    ("gfx950", " v_mov_b32_e32 v0, v1", " v_permlane32_swap_b32_e32 v0, v2", 2),
    ("gfx90a", " global_store_dwordx4 v8, v[0:3], s[0:1]", " v_mov_b32_e32 v2, v9", 1),
    ("gfx942", " buffer_store_dwordx3 v[0:2], v8, s[0:3], 0 offen", " v_mov_b32_e32 v2, v9", 2),
    ("gfx942", " global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0", " v_mov_b32_e32 v5, v9", 2),
    ("gfx90a", " v_readfirstlane_b32 s4, v0", " global_load_dword v1, v2, s[4:5]", 5),
    ("gfx942", " v_cmp_eq_u32_e64 s[0:1], v0, v1", " buffer_load_dword v1, v2, s[4:7], s0 offen", 5),
    ("gfx942", " v_readfirstlane_b32 s4, v0", " v_readlane_b32 s0, v1, s4", 4),
    ("gfx942", " v_readfirstlane_b32 s4, v0", " v_add_u32_e32 v1, s4, v1", 2),
    ("gfx942", " v_cmp_eq_u32_e32 vcc, v0, v1", " v_div_fmas_f32 v2, v3, v4, v5", 4),
    ("gfx942", " v_cmpx_eq_u32_e32 vcc, v0, v1", XDL, 4),
    ("gfx942", " v_cmpx_eq_u32_e32 vcc, v0, v1", " v_readfirstlane_b32 s0, v20", 4),
    ("gfx942", " v_cmpx_eq_u32_e32 vcc, v0, v1", " v_mov_b32_dpp v3, v20 row_shl:1", 5),
    (
        "gfx950",
        " buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen",
        " v_pk_mul_f32 v[0:1], v[4:5], v[4:5]",
        1,
    ),
    ("gfx90a", " s_mov_b32 m0, 0", " buffer_load_dword v0, s[4:7], 0 offen lds", 1),
    ("gfx942", " s_mov_b32 m0, 0", " s_sendmsg sendmsg(MSG_INTERRUPT)", 1),
    ("gfx942", " s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0", " s_getreg_b32 s0, hwreg(HW_REG_MODE)", 2),
    ("gfx942", " s_setreg_b32 hwreg(1, 0, 4), s0", " s_getreg_b32 s0, hwreg(HW_REG_MODE)", 2),
    ("gfx942", " s_setreg_b32 0x1801, s0", " s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 2)", 2),
    ("gfx90a", " s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0", " s_getreg_b32 s0, 0xf803", 2),
    ("gfx942", " s_setreg_imm32_b32 6145, 3", " s_setreg_b32 hwreg( 0x1 ), s0", 2),
]
"""Architecture, first and second instruction, and the wait states that both sources ask for."""

NOT_NEEDED = [
    ("gfx950", " v_mfma_ld_scale_b32 v0, v1 op_sel_hi:[0,0]", " v_mov_b32_e32 v0, v3"),
    ("gfx942", XDL, " v_add_f32_e32 v20, v21, v22"),
    ("gfx942", XDL, " v_mfma_f32_16x16x16_f16 v[0:3], v[14:15], v[16:17], v[0:3]"),
    ("gfx942", " v_exp_f32_e32 v0, v1", " v_exp_f32_e32 v3, v0"),
    ("gfx942", " v_mov_b32_e32 v0, v1", " v_mov_b32_e32 v3, v0"),
    ("gfx942", " v_pk_add_f32 v[0:1], v[2:3], v[4:5]", " v_mov_b32_e32 v3, v0"),
    ("gfx942", " v_dot2_f32_f16 v0, v1, v2, v0", " v_dot2_f32_f16 v0, v3, v4, v0"),
    ("gfx90a", " v_readfirstlane_b32 s4, v0", " v_add_u32_e32 v1, s4, v1"),
    ("gfx942", " s_mov_b32 s4, 0", " global_load_dword v1, v2, s[4:5]"),
    ("gfx942", " global_store_dwordx2 v8, v[0:1], s[0:1]", " v_mov_b32_e32 v1, v9"),
    ("gfx90a", " buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen", " v_mov_b32_e32 v1, v9"),
    ("gfx950", " buffer_store_dwordx2 v[0:1], v8, s[0:3], s9 offen", " v_mov_b32_e32 v1, v9"),
    ("gfx950", XDL, " v_mfma_f32_16x16x16f16 v[0:3], v[14:15], v[16:17], v[0:3]"),
    ("gfx942", " global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0", " v_mov_b32_e32 v1, v9"),
    ("gfx942", " s_mov_b32 m0, 0", " ds_read_b32 v0, v1"),
    ("gfx942", " s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0", " s_getreg_b32 s0, hwreg(HW_REG_HW_ID)"),
    ("gfx942", " s_setreg_b32 hwreg(1, 0, 4), s0", " s_getreg_b32 s0, 0xf804"),
    ("gfx942", " s_setreg_b32 hwreg(HW_REG_MODE, 3, 4), s0", " s_getreg_b32 s0, hwreg(3, 1, 1)"),
    ("gfx942", " s_setreg_imm32_b32 FIELD, 1", " s_getreg_b32 s0, hwreg(1)"),
    ("gfx1100", " v_readfirstlane_b32 s4, v0", " global_load_b32 v1, v2, s[4:5]"),
]

WIDE = " v_mfma_f32_16x16x32_f16 v[0:3], v[4:7], v[8:11], v[0:3]"
UNPROVEN = [
    # Proved by a run on gfx950 alone.
    ("gfx942", " buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen", " v_mov_b32_e32 v1, v9", 1),
    # AMD's own hand-written kernels have it as a rule.
    ("gfx942", " s_mov_b32 m0, 0", " buffer_load_dword v0, s[4:7], 0 offen lds", 1),
    ("gfx950", " s_add_i32 m0, m0, 64", " global_load_lds_dwordx4 v[0:1], off", 1),
    # A result is forwarded to the same matrix instruction; AMD's developers say so of no other.
    ("gfx950", WIDE, " v_mfma_f32_16x16x16_f16 v[0:3], v[14:15], v[16:17], v[0:3]", 6),
    ("gfx942", XDL, " v_mfma_f32_16x16x16_bf16 v[0:3], v[14:15], v[16:17], v[0:3]", 5),
]
"""The same, of which a source says that fewer are enough."""

SURE, UNSURE = ["wait-state-hazard!"], ["wait-state-hazard?"]
ADDED = " v_add_f32_e32 v20, v3, v21"


def nops(states: int) -> str:
    return " s_nop 0\n" * states


@pytest.mark.parametrize(("arch", "first", "second", "needed"), NEEDED)
def test_one_wait_state_too_few_is_definite_and_enough_is_none(
    arch: str, first: str, second: str, needed: int
) -> None:
    code = f"{first}\n{nops(needed - 1)}{second}"
    assert hazards(code, arch) == SURE
    assert hazards(f"{first}\n{nops(needed)}{second}", arch) == []
    short = next(
        one for one in check(code, arch=arch, is_settled=False).findings if one.rule.value == SURE[0][:-1]
    )
    assert short.reason.startswith(f"{needed - 1} of {needed} wait states") and short.used
    lines = f"lines {short.started.asm_line} and {short.used.asm_line} of the assembly"
    assert short.remedy == f"put `s_nop 0` between {lines}; `ldsopt waits` adds it, or says why not"


@pytest.mark.parametrize(("arch", "first", "second", "needed"), UNPROVEN)
def test_one_wait_state_too_few_is_unproven_where_sources_disagree(
    arch: str, first: str, second: str, needed: int
) -> None:
    assert hazards(f"{first}\n{nops(needed - 1)}{second}", arch) == UNSURE
    assert hazards(f"{first}\n{nops(needed)}{second}", arch) == []


@pytest.mark.parametrize(("arch", "first", "second"), NOT_NEEDED)
def test_a_pair_that_needs_none_may_stand_together(arch: str, first: str, second: str) -> None:
    assert hazards(f"{first}\n{second}", arch) == []


def test_the_remedy_says_how_many_are_missing() -> None:
    short = check(f"{XDL}\n s_nop 4\n{ADDED}").findings[0]
    assert short.remedy.startswith("put `s_nop 1` between lines ")


MIXED = " v_fma_mixlo_f16 v0, v2, v3, v4"
PARTS = [
    MIXED,
    " v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]",
    " v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE",
    " v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1",
]
JOIN = f" s_cbranch_scc0 .LBB0_2\n{XDL}\n s_nop {{}}\n.LBB0_2:\n{ADDED}"
LOOP = f" .LBB0_1:\n{ADDED}\n{XDL}\n s_nop {{}}\n s_cbranch_scc1 .LBB0_1"
FORWARDED = " v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]"
BETWEEN = " v_mfma_f32_32x32x8_f16 v[40:55], v[30:31], v[32:33], v[40:55]"
CASES = [
    # However they are spelled, wait states add up.
    *(pytest.param(f"{XDL}\n{fill}\n{ADDED}", [], id=f"enough:{fill}") for fill in (" s_nop 2\n s_nop 3", " v_nop\n" * 6 + " v_nop", " s_nop 0x6", " s_nop 5\n v_nop")),
    *(pytest.param(f"{XDL}\n{fill}\n{ADDED}", SURE, id=f"too few:{fill}") for fill in (" s_nop 1\n s_nop 3", " v_nop\n" * 5 + " v_nop", " s_nop 0x5", " s_nop 4\n v_nop")),
    pytest.param(JOIN.format(5), SURE, id="where paths join, the shorter one counts"),
    pytest.param(JOIN.format(6), [], id="which is long enough"),
    pytest.param(LOOP.format(4), UNSURE, id="round a loop, the way back counts"),
    pytest.param(LOOP.format(5), [], id="with the branch"),
    pytest.param(f"{XDL}\n s_nop 6\n v_mov_b32_e32 v3, v9\n{ADDED}", [], id="an overwritten result is pending no more"),
    # Eight passes between them and 2 wait states: not enough to be sure of either.
    pytest.param(f"{XDL}\n{BETWEEN}\n{ADDED}", UNSURE, id="matrix instructions may keep their successors waiting"),
    # LLVM forwards a result to any instruction with the same registers, AMD's manual to one of as many passes.
    pytest.param(f"{XDL}\n{FORWARDED}", UNSURE, id="the sources disagree"),
    pytest.param(f"{XDL}\n{nops(5)}{FORWARDED}", [], id="and both are content"),
    # LLVM takes what is kept of a transcendental result for read, and AMD's manual does not say.
    *(pytest.param(f" v_exp_f32_e32 v0, v1\n{part}", UNSURE if part == MIXED else None, id=f"kept:{part}") for part in PARTS),
    *(pytest.param(f" v_exp_f32_e32 v0, v1\n{nops(2)}{part}", [], id=f"kept, behind two:{part}") for part in PARTS),
]  # fmt: skip


@pytest.mark.parametrize(("code", "expected"), CASES)
def test_code(code: str, expected: list[str] | None) -> None:
    found = hazards(code)
    assert set(found) == set(UNSURE) if expected is None else found == expected


DOUBLE = " v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]"
STORED = f" v_mov_b32_e32 v0, 1\n{DOUBLE}\n global_store_dword v[2:3], v0, off"


def test_a_double_precision_matrix_between_a_result_and_memory_leaves_it_waiting_on_gfx90a() -> None:
    assert (
        hazards(STORED, "gfx90a") == UNSURE and check(STORED, arch="gfx90a").findings[0].states_missing == 1
    )
    for code, arch in (
        (f"{DOUBLE}\n s_nop 0", "gfx90a"),
        (f" s_nop 0\n{DOUBLE}", "gfx90a"),
        (DOUBLE, "gfx942"),
    ):
        assert hazards(STORED.replace(DOUBLE, code), arch) == []


def test_a_called_function_is_part_of_its_caller() -> None:
    text = f"""\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.text
\t.type f,@function
f:
{ADDED}
 s_setpc_b64 s[30:31]
\t.size f, .-f
\t.type k,@function
\t.amdhsa_kernel k
\t.end_amdhsa_kernel
k:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
{XDL}
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
\t.size k, .-k
"""
    findings = ldsopt.check_code(text.encode(), "k.s").findings
    assert ("wait-state-hazard", "k") in {(one.rule.value, one.function) for one in findings}
