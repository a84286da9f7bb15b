"""`check` of RDNA's hazards: each with too little between its instructions, and with what ends it."""

from __future__ import annotations

import pytest
from machine_listing import check, hazards, listing, word

import ldsopt

MOVE = " v_mov_b32_e32 v40, v41"
LOAD = " global_load_dword v0, v1, s[2:3]"
STORE = " global_store_dword v0, v1, s[2:3]"
COMPARE = " v_cmpx_eq_u32_e32 v1, v2"
EXPONENT = " v_exp_f32_e32 v0, v1"
READ = " v_add_f32_e32 v2, v0, v3"
MATRIX = " v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"
FACTOR = " v_wmma_f32_16x16x16_f16 v[24:31], v[0:7], v[16:23], v[24:31]"
MASKED = " v_cndmask_b32_e64 v1, v2, v3, s[2:3]"
SCALAR = " s_mov_b32 s2, 0"
SCALAR_READ = " s_add_i32 s4, s2, 1"
VECTOR_READ = " v_add_nc_u32_e32 v1, s2, v1"
BRANCH = " s_branch .LBB0_1\n.LBB0_1:"
ROUND_EXEC = " v_mov_b32_e32 v0, v5\n s_mov_b64 exec, -1\n v_mov_b32_e32 v3, v5"

LONG = " v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[32:39]"
SHORT = " v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[32:39]"
SPARSE = " v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v60"
SLOW = " v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[10:11], v[32:39]"
OF_OTHER_ADDEND = " v_wmma_bf16f32_16x16x32_bf16 v[0:3], v[8:15], v[16:23], v[32:39]"
FOUR_BITS = (
    " v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39]"
    " matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_{}"
)
BY_SHORT = " v_wmma_f32_16x16x32_f16 v[44:51], v[0:7], v[16:23], v[52:59]"

SOURCE, RESULT = "source-overwritten", "alu-hazard"
HAZARDS = [
    ("gfx1010", SOURCE, LOAD, SCALAR, MOVE),
    ("gfx1010", SOURCE, LOAD, SCALAR, " s_waitcnt_depctr depctr_vm_vsrc(0)"),
    ("gfx1010", SOURCE, LOAD, SCALAR, " s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"),
    ("gfx1010", SOURCE, STORE, " s_load_dwordx2 s[2:3], s[8:9], 0x0", MOVE),
    ("gfx1010", SOURCE, " ds_write_b32 v0, v1", " s_mov_b32 exec_lo, 0", MOVE),
    ("gfx1010", SOURCE, " s_load_dword s8, s[2:3], 0x0", " v_readfirstlane_b32 s2, v0", " s_mov_b32 null, 0"),
    ("gfx1010", SOURCE, " s_load_dword s8, s[2:3], 0x0", " v_readfirstlane_b32 s2, v0", " s_waitcnt lgkmcnt(0)"),
    ("gfx1010", SOURCE, LOAD, COMPARE, " s_waitcnt_depctr depctr_sa_sdst(0)"),
    ("gfx1010", SOURCE, LOAD, COMPARE, " v_cmp_eq_u32_e32 vcc_lo, v1, v2"),
    ("gfx1010", RESULT, COMPARE, " v_permlane16_b32 v3, v3, s4, s5", MOVE),
    ("gfx1100", RESULT, COMPARE, " v_permlanex16_b32 v3, v3, s4, s5", MOVE),
    ("gfx1010", SOURCE, f"{LOAD}\n{BRANCH}", " ds_read_b32 v4, v5", " s_waitcnt_vscnt null, 0x0"),
    ("gfx1010", SOURCE, f" ds_read_b32 v4, v5\n{BRANCH}", LOAD, " ds_read_b32 v6, v5"),
    ("gfx1100", RESULT, EXPONENT, READ, " s_waitcnt_depctr depctr_va_vdst(0)"),
    ("gfx1100", RESULT, EXPONENT, READ, " ds_load_b32 v9, v8"),
    ("gfx1100", RESULT, EXPONENT, READ, " buffer_gl0_inv"),
    ("gfx1100", RESULT, EXPONENT, " v_dual_mov_b32 v5, v6 :: v_dual_dot2acc_f32_f16 v0, v3, v4", " ds_load_b32 v9, v8"),
    ("gfx1100", RESULT, f"{EXPONENT}\n" + f"{MOVE}\n" * 5, READ, MOVE),
    ("gfx1100", RESULT, f"{EXPONENT}\n v_exp_f32_e32 v40, v41", READ, " v_exp_f32_e32 v42, v41"),
    ("gfx1100", RESULT, EXPONENT, " v_dual_mov_b32 v2, v9 :: v_dual_add_f32 v4, v0, v3", "\n".join([MOVE] * 6)),
    ("gfx1100", RESULT, ROUND_EXEC, READ, " s_waitcnt_depctr depctr_va_vdst(0)"),
    ("gfx1100", RESULT, f"{ROUND_EXEC}\n" + f"{MOVE}\n" * 4, READ, MOVE),
    ("gfx1100", RESULT, f"{MASKED}\n{SCALAR}", SCALAR_READ, " s_waitcnt_depctr depctr_sa_sdst(0)"),
    ("gfx1150", RESULT, f"{MASKED}\n v_readlane_b32 s2, v0, 1", VECTOR_READ, " s_waitcnt_depctr depctr_va_sdst(0)"),
    ("gfx1100", RESULT, " v_cndmask_b32_e32 v1, v2, v3, vcc\n v_cmp_eq_u32_e32 vcc, v1, v2", " v_cndmask_b32_e32 v1, v2, v3, vcc", " s_waitcnt_depctr depctr_va_vcc(0)"),
    ("gfx1100", RESULT, MATRIX, FACTOR, " v_nop"),
    ("gfx1201", RESULT, f"{VECTOR_READ}\n{SCALAR}", " s_add_co_i32 s4, s2, 1", " s_wait_alu depctr_sa_sdst(0)"),
    ("gfx1201", RESULT, f"{VECTOR_READ}\n{SCALAR}", VECTOR_READ, " s_load_b32 s9, s[10:11], 0x0"),
    ("gfx1201", RESULT, f"{VECTOR_READ}\n s_mov_b32 s3, 0", " v_add_nc_u32_e32 v1, s3, v1", " s_wait_alu depctr_sa_sdst(0)"),
    ("gfx1201", RESULT, " v_add_co_u32 v149, s0, s0, v2", " v_add_co_ci_u32_e64 v150, null, v1, 0, s0", " s_wait_alu depctr_va_sdst(0)"),
    ("gfx1250", RESULT, SHORT, BY_SHORT, f"{MOVE}\n" * 5),
    ("gfx1250", RESULT, LONG, BY_SHORT, f"{MOVE}\n" * 9),
    ("gfx1250", RESULT, SPARSE, BY_SHORT, f"{MOVE}\n" * 3),
    ("gfx1250", RESULT, SLOW, BY_SHORT, " v_nop"),
    ("gfx1250", RESULT, SHORT, READ, f"{MOVE}\n" * 4),
    ("gfx1250", RESULT, LONG, " v_mov_b32_e32 v7, v60", f"{MOVE}\n" * 8),
    ("gfx1250", RESULT, SHORT, " v_exp_f32_e32 v60, v0", f"{MOVE}\n" * 4),
    ("gfx1251", RESULT, SHORT, READ, f"{MOVE}\n" * 8),
    ("gfx1250", RESULT, " v_exp_f32_e32 v16, v61", SHORT, MOVE),
    ("gfx1201", RESULT, f"{VECTOR_READ}\n v_readlane_b32 s2, v0, 1", VECTOR_READ, " s_wait_alu depctr_va_sdst(0)"),
]  # fmt: skip
"""Architecture, rule, what makes a hazard, what meets it, and something between that ends it."""

NO_HAZARDS = [
    ("gfx1030", LOAD, SCALAR),
    ("gfx1030", COMPARE, " v_permlane16_b32 v3, v3, s4, s5"),
    ("gfx1010", LOAD, " s_mov_b32 s4, 0"),
    ("gfx1010", f"{LOAD}\n{BRANCH}", LOAD),
    ("gfx1010", LOAD, " ds_read_b32 v4, v5"),
    ("gfx1100", EXPONENT, " v_add_f32_e32 v2, v1, v3"),
    ("gfx1150", EXPONENT, READ),
    ("gfx1100", " v_mov_b32_e32 v0, v5\n s_mov_b32 exec_lo, -1\n v_mov_b32_e32 v3, v5", READ),
    ("gfx1100", " v_cndmask_b32_e64 v1, v2, v3, s2\n s_mov_b32 s2, 0", SCALAR_READ),
    ("gfx1100", f"{MASKED}\n{SCALAR}", " s_add_i32 s4, s3, 1"),
    ("gfx1100", MATRIX, " v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]"),
    ("gfx1100", MATRIX, READ),
    ("gfx1201", SCALAR, VECTOR_READ),
    ("gfx1250", SHORT, " v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]"),
    ("gfx1250", SHORT, " global_store_b32 v60, v0, s[0:1]"),
    ("gfx1250", SLOW, READ),
    ("gfx1250", f"{VECTOR_READ}\n{SCALAR}", " s_add_co_i32 s4, s2, 1"),
    ("gfx1201", f"{VECTOR_READ}\n s_mov_b32 s4, 0", " s_add_co_i32 s4, s4, 1"),
]
"""Pairs that the hardware has nothing against, or that no architecture of that family has a fault in."""


@pytest.mark.parametrize(("arch", "rule", "first", "second", "between"), HAZARDS)
def test_a_hazard_is_definite_and_what_ends_it_leaves_none(
    arch: str, rule: str, first: str, second: str, between: str
) -> None:
    assert hazards(f"{first}\n{second}", arch) == [f"{rule}!"]
    assert hazards(f"{first}\n{between}\n{second}", arch) == []


@pytest.mark.parametrize(("arch", "first", "second"), NO_HAZARDS)
def test_a_pair_without_a_hazard_may_stand_together(arch: str, first: str, second: str) -> None:
    assert hazards(f"{first}\n{second}", arch) == []


KEPT = " v_fma_mixlo_f16 v0, v3, v4, v5"
FMIN = " global_atomic_fmin v0, v1, s[2:3]\n"
JOINED = f"{EXPONENT}\n{{}} s_cbranch_scc0 .LBB0_2\n{{}}\n.LBB0_2:\n{READ}"
UNPROVEN = {
    # ACO takes `v_nop` in front of `v_permlane` for enough on gfx11, and LLVM does not.
    "ended by one source": ("gfx1100", f"{COMPARE}\n v_nop\n v_permlane16_b32 v3, v3, s4, s5", ["alu-hazard?"]),
    "ended by one source, by a load": ("gfx1201", f"{VECTOR_READ}\n{SCALAR}\n global_load_b32 v9, v8, s[6:7]\n{VECTOR_READ}", ["alu-hazard?"]),
    "a saved mask that LLVM does not ask of": ("gfx1010", " ds_write_b32 v0, v1\n s_and_saveexec_b32 s4, s5", ["source-overwritten?"]),
    "a part of a transcendental result that is kept": ("gfx1100", f"{EXPONENT}\n{KEPT}", ["alu-hazard?"]),
    "and waited for": ("gfx1100", f"{EXPONENT}\n ds_load_b32 v9, v8\n{KEPT}", []),
    "a hazard that LLVM alone knows": ("gfx1030", f"{FMIN} s_denorm_mode 0", ["wait-state-hazard?"]),
    "and its wait states": ("gfx1030", f"{FMIN} s_nop 2\n s_denorm_mode 0", []),
    "where paths join the one without a wait counts": ("gfx1100", JOINED.format("", " s_waitcnt_depctr depctr_va_vdst(0)"), ["alu-hazard!"]),
    "a wait in front of both": ("gfx1100", JOINED.format(" s_waitcnt_depctr 0xfff\n", ""), []),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "code", "expected"), UNPROVEN.values(), ids=UNPROVEN)
def test_code(arch: str, code: str, expected: list[str]) -> None:
    assert hazards(code, arch) == expected


@pytest.mark.parametrize(
    ("first", "second", "needed"),
    [
        (LONG, BY_SHORT, 9),
        (LONG, READ, 8),
        (" v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:79], v[80:95], v[32:39]", READ, 8),
        (" v_wmma_f32_16x16x128_f8f6f4 v[0:7], v[64:71], v[80:87], v[32:39] matrix_a_fmt:MATRIX_FMT_FP4 matrix_b_fmt:MATRIX_FMT_FP6", READ, 4),
        (SPARSE, READ, 2),
        (SHORT, " v_mov_b32_e32 v8, v60", 4),
        (EXPONENT, READ, 1),
        (EXPONENT, " v_mov_b32_e32 v1, v60", 1),
        (" v_tanh_f32_e32 v0, v1", READ, 1),
        (" v_tanh_bf16_e32 v0, v1", " v_mov_b32_e32 v1, v60", 1),
        (SHORT, " v_exp_f32_e32 v60, v0", 4),
        (OF_OTHER_ADDEND, " v_mov_b32_e32 v39, v60", 4),
    ],
)  # fmt: skip
def test_on_gfx1250_fewer_than_llvm_leaves_are_unproven(first: str, second: str, needed: int) -> None:
    nops = [" v_nop"] * needed
    assert [
        one[-1] for one in hazards("\n".join([first, *nops[2 if needed > 2 else 1 :], second]), "gfx1250")
    ] == ["?"]
    assert not hazards("\n".join([first, *nops, second]), "gfx1250")
    assert hazards("\n".join([first, *nops[1:], second]), "gfx1250")


@pytest.mark.parametrize(
    ("first", "second", "needed"),
    [
        (SHORT, READ, 8),
        (SHORT, BY_SHORT, 9),
        (SHORT, " v_mov_b32_e32 v8, v60", 8),
        (LONG, READ, 16),
        (LONG, BY_SHORT, 17),
        (" v_wmma_f32_16x16x64_fp8_bf8 v[0:7], v[8:15], v[16:23], v[32:39]", READ, 8),
        (" v_wmma_f32_16x16x128_fp8_bf8 v[0:7], v[64:79], v[80:95], v[32:39]", READ, 16),
        (FOUR_BITS.format("FP4"), READ, 8),
        (FOUR_BITS.format("FP6"), READ, 16),
        (SPARSE, READ, 8),
        (OF_OTHER_ADDEND, " v_mov_b32_e32 v39, v60", 8),
        (EXPONENT, READ, 1),
    ],
)
def test_on_gfx1251_matrix_instructions_take_twice_as_long(first: str, second: str, needed: int) -> None:
    nops = [" v_nop"] * needed
    assert hazards("\n".join([first, *nops, second]), "gfx1251") == []
    assert [one[-1] for one in hazards("\n".join([first, *nops[1:], second]), "gfx1251")] in (["?"], ["!"])


def test_round_a_loop_a_mark_meets_a_later_write() -> None:
    loop = f" .LBB0_1:\n{VECTOR_READ}\n{{}} s_cbranch_scc1 .LBB0_1"
    (finding,) = check(loop.format(f"{SCALAR}\n"), arch="gfx1201").findings
    wait = "put `s_wait_alu depctr_sa_sdst(0)` in front of the second"
    assert finding.remedy == f"{wait}; `ldsopt waits` adds it, or says why not"
    assert not hazards(loop.format(" s_mov_b32 s9, s2\n s_mov_b32 s10, 0\n"), "gfx1201")


def test_a_callee_may_follow_vector_instructions_that_read_any_scalar_register() -> None:
    text = listing(f"{SCALAR}\n s_add_co_i32 s4, s2, 1", arch="gfx1201")
    callee = text[: text.index("\t.amdhsa_kernel")].replace("s_endpgm", "s_setpc_b64 s[30:31]")
    findings = ldsopt.check_code(callee.encode(), "k.s").findings
    assert [word(one) for one in findings if one.rule.value == RESULT] == ["alu-hazard?"]
    flags = " v_cmp_eq_u32_e32 vcc_lo, v0, v1\n v_cndmask_b32_e32 v0, v1, v2, vcc_lo\n"
    findings = ldsopt.check_code(callee.replace(f"{SCALAR}\n", flags).encode(), "k.s").findings
    assert "?" in {word(one)[-1] for one in findings if one.registers == "vcc_lo"}
