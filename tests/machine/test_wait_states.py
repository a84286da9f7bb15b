"""`check` of wait states: each pair of instructions with as many between them as it needs, and with one fewer."""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Finding, Rule, Verdict

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
    ("gfx942", " s_mov_b32 m0, 0", " buffer_load_dword v0, s[4:7], 0 offen lds", 1),
    ("gfx950", " s_add_i32 m0, m0, 64", " global_load_lds_dwordx4 v[0:1], off", 1),
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
    ("gfx942", " buffer_store_dwordx4 v[0:3], v8, s[0:3], s9 offen", " v_mov_b32_e32 v1, v9"),
    ("gfx942", " global_atomic_cmpswap_x2 v[8:9], v[0:1], v[2:5], off sc0", " v_mov_b32_e32 v1, v9"),
    ("gfx942", " s_mov_b32 m0, 0", " ds_read_b32 v0, v1"),
    ("gfx942", " s_setreg_imm32_b32 hwreg(HW_REG_MODE), 0", " s_getreg_b32 s0, hwreg(HW_REG_HW_ID)"),
    ("gfx942", " s_setreg_b32 hwreg(1, 0, 4), s0", " s_getreg_b32 s0, 0xf804"),
    ("gfx942", " s_setreg_b32 hwreg(HW_REG_MODE, 3, 4), s0", " s_getreg_b32 s0, hwreg(3, 1, 1)"),
    ("gfx942", " s_setreg_imm32_b32 FIELD, 1", " s_getreg_b32 s0, hwreg(1)"),
    ("gfx1100", " v_readfirstlane_b32 s4, v0", " global_load_b32 v1, v2, s[4:5]"),
]


def found(body: str, arch: str = "gfx942") -> list[Finding]:
    check = check_code(listing(body, arch=arch, is_settled=False).encode(), "k.s")
    return [finding for finding in check.findings if finding.rule is Rule.WAIT_STATES]


def nops(states: int) -> str:
    return "".join(" s_nop 0\n" for _ in range(states))


@pytest.mark.parametrize(("arch", "first", "second", "needed"), NEEDED)
def test_one_wait_state_too_few_is_definite_and_enough_is_none(
    arch: str, first: str, second: str, needed: int
) -> None:
    (short,) = found(f"{first}\n{nops(needed - 1)}{second}", arch)
    assert short.verdict is Verdict.DEFINITE
    assert short.reason.startswith(f"{needed - 1} of {needed} wait states")
    assert short.used
    lines = f"lines {short.started.asm_line} and {short.used.asm_line} of the assembly"
    assert short.remedy == f"put `s_nop 0` between {lines}; `ldsopt waits` adds it to the code"
    assert not found(f"{first}\n{nops(needed)}{second}", arch)


@pytest.mark.parametrize(("arch", "first", "second"), NOT_NEEDED)
def test_a_pair_that_needs_none_may_stand_together(arch: str, first: str, second: str) -> None:
    assert not found(f"{first}\n{second}", arch)


def test_s_nop_is_as_many_wait_states_as_it_says() -> None:
    assert not found(f"{XDL}\n s_nop 6\n v_add_f32_e32 v20, v3, v21")
    (short,) = found(f"{XDL}\n s_nop 4\n v_add_f32_e32 v20, v3, v21")
    assert short.remedy.startswith("put `s_nop 1` between lines ")


@pytest.mark.parametrize(
    "fill", [" s_nop 2\n s_nop 3", " v_nop\n" * 6 + " v_nop", " s_nop 0x6", " s_nop 5\n v_nop"]
)
def test_wait_states_add_up_however_they_are_spelled(fill: str) -> None:
    assert not found(f"{XDL}\n{fill}\n v_add_f32_e32 v20, v3, v21")
    fewer = fill.replace("s_nop 2", "s_nop 1").replace("0x6", "0x5").replace("s_nop 5", "s_nop 4")
    fewer = fewer if fewer != fill else fill.removeprefix(" v_nop\n")
    assert found(f"{XDL}\n{fewer}\n v_add_f32_e32 v20, v3, v21")


def test_where_paths_join_the_shorter_one_counts() -> None:
    body = """ s_cbranch_scc0 .LBB0_2
 {first}
 {nops}
.LBB0_2:
 v_add_f32_e32 v20, v3, v21"""
    assert found(body.format(first=XDL.strip(), nops="s_nop 5"))
    assert not found(body.format(first=XDL.strip(), nops="s_nop 6"))


def test_round_a_loop_the_way_back_counts() -> None:
    body = """ .LBB0_1:
 v_add_f32_e32 v20, v3, v21
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_nop {}
 s_cbranch_scc1 .LBB0_1"""
    assert found(body.format(4))
    assert not found(body.format(5))


def test_a_result_that_another_instruction_has_overwritten_is_pending_no_more() -> None:
    body = f"{XDL}\n s_nop 6\n v_mov_b32_e32 v3, v9\n v_add_f32_e32 v20, v3, v21"
    assert not found(body)


def test_matrix_instructions_in_between_may_keep_their_successors_waiting() -> None:
    """Eight passes between them and 2 wait states: not enough to be sure of either."""
    between = " v_mfma_f32_32x32x8_f16 v[40:55], v[30:31], v[32:33], v[40:55]"
    (finding,) = found(f"{XDL}\n{between}\n v_add_f32_e32 v20, v3, v21")
    assert finding.verdict is Verdict.UNPROVEN


def test_where_the_sources_disagree_it_is_unproven() -> None:
    """LLVM forwards a result to any instruction with the same registers, AMD's manual to one of as many passes."""
    other = " v_mfma_f32_4x4x4_16b_f16 v[0:3], v[14:15], v[16:17], v[0:3]"
    (finding,) = found(f"{XDL}\n{other}")
    assert finding.verdict is Verdict.UNPROVEN
    assert not found(f"{XDL}\n{nops(5)}{other}")


@pytest.mark.parametrize(
    "second",
    [
        " v_fma_mixlo_f16 v0, v2, v3, v4",
        " v_cvt_pk_fp8_f32 v0, v2, v3 op_sel:[0,0,1]",
        " v_add_u32_sdwa v0, v2, v3 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE",
        " v_mov_b32_dpp v0, v2 row_shl:1 row_mask:0x3 bank_mask:0xf bound_ctrl:1",
    ],
)
def test_a_part_of_a_transcendental_result_that_is_kept_is_unproven(second: str) -> None:
    """LLVM takes what is kept for read, and AMD's manual does not say."""
    unproven = [one.verdict for one in found(f" v_exp_f32_e32 v0, v1\n{second}")]
    assert set(unproven) == {Verdict.UNPROVEN}
    assert not found(f" v_exp_f32_e32 v0, v1\n{nops(2)}{second}")


def test_a_double_precision_matrix_between_a_result_and_memory_leaves_it_waiting_on_gfx90a() -> None:
    double = " v_mfma_f64_4x4x4f64 v[20:21], v[10:11], v[12:13], v[14:15]"
    code = f" v_mov_b32_e32 v0, 1\n{double}\n global_store_dword v[2:3], v0, off"
    (finding,) = found(code, "gfx90a")
    assert (finding.verdict, finding.states_missing) == (Verdict.UNPROVEN, 1)
    assert found(code.replace(double, f"{double}\n s_nop 0"), "gfx90a") == []
    assert found(code.replace(double, f" s_nop 0\n{double}"), "gfx90a") == []
    assert found(code, "gfx942") == []


def test_a_called_function_is_part_of_its_caller() -> None:
    text = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.text
\t.type f,@function
f:
 v_add_f32_e32 v20, v3, v21
 s_setpc_b64 s[30:31]
\t.size f, .-f
\t.type k,@function
\t.amdhsa_kernel k
\t.end_amdhsa_kernel
k:
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
\t.size k, .-k
"""
    findings = check_code(text.encode(), "k.s").findings
    assert any(one.rule is Rule.WAIT_STATES and one.function == "k" for one in findings)
