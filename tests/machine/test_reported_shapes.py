"""Shapes of kernels written by hand that people asked about: what assembly alone tells of their waits.

Each has a wait that is missing or one too weak, and the same with the wait that it takes; or a wait for too much.
"""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code, machine_code_waits
from ldsopt.checker.findings import Rule, Verdict

STORE_OF_A_LOAD = """ global_load_dword v2, v[10:11], off
 {wait}
 ds_write_b32 v3, v2"""

NEXT_ROUND = """ v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.LBB0_1:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 {wait}
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .LBB0_1"""

FEWER_ON_ONE_WAY = """ v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .LBB0_1
 ds_read_b128 v[12:15], v1 offset:4096
.LBB0_1:
 {wait}
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]"""

LOAD_IN_TWO_STEPS = """ v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 {wait}
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64"""

BEFORE_A_BARRIER = """ v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v2
 {wait}
 s_barrier
 v_xor_b32_e32 v1, 0x100, v1
 ds_read_b32 v3, v1"""

TENSOR = """ s_mov_b32 s4, 1
 s_mov_b32 s5, 0
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 {wait}
 s_barrier_signal -1
 s_barrier_wait -1
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8"""

HAZARD, DEFINITE, UNPROVEN = Rule.REGISTER_HAZARD, Verdict.DEFINITE, Verdict.UNPROVEN
SHAPES = {
    "a loaded value is written to LDS": ("gfx942", STORE_OF_A_LOAD, "s_nop 0", "s_waitcnt vmcnt(0)", {(HAZARD, DEFINITE)}),
    "reads at the end of a round for the next one": ("gfx942", NEXT_ROUND, "s_nop 0", "s_waitcnt lgkmcnt(0)", {(HAZARD, DEFINITE), (HAZARD, UNPROVEN)}),
    "one read fewer on one way": ("gfx942", FEWER_ON_ONE_WAY, "s_waitcnt lgkmcnt(1)", "s_waitcnt lgkmcnt(0)", {(HAZARD, DEFINITE)}),
    "one too weak": ("gfx950", LOAD_IN_TWO_STEPS, "s_waitcnt vmcnt(2)", "s_waitcnt vmcnt(1)", {(HAZARD, DEFINITE)}),
    "none before a barrier": ("gfx942", BEFORE_A_BARRIER, "s_nop 0", "s_waitcnt lgkmcnt(0)", {(Rule.BARE_BARRIER, UNPROVEN)}),
    "no wait for a tensor copy": ("gfx1250", TENSOR, "s_nop 0", "s_wait_tensorcnt 0x0", {(Rule.MISSING_WAIT, DEFINITE), (Rule.ACROSS_BARRIER, UNPROVEN)}),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "code", "wrong", "right", "expected"), SHAPES.values(), ids=SHAPES)
def test_check_says_which_wait_is_missing(
    arch: str, code: str, wrong: str, right: str, expected: set[tuple[Rule, Verdict]]
) -> None:
    found = check_code(listing(code.format(wait=wrong), arch=arch).encode(), "k.s").findings
    assert {(finding.rule, finding.verdict) for finding in found} == expected
    assert not check_code(listing(code.format(wait=right), arch=arch).encode(), "k.s").findings


def test_more_reads_than_a_counter_counts_have_completed_the_first() -> None:
    """Fifteen are outstanding at most; the wait with all bits set waits for nothing."""
    younger = [f" ds_read_b32 v{60 + i}, v1 offset:{256 * i + 256}" for i in range(15)]
    for count, is_complete in ((15, True), (14, False)):
        lines = [" v_lshlrev_b32_e32 v1, 2, v0", " ds_read_b32 v51, v1", *younger[:count]]
        lines += [" s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)", " v_add_u32_e32 v2, v51, v51"]
        assert (
            bool(check_code(listing("\n".join(lines), arch="gfx950").encode(), "k.s").findings)
            is not is_complete
        )


def test_waits_says_how_much_less_is_enough() -> None:
    code = listing(LOAD_IN_TWO_STEPS.format(wait="s_waitcnt vmcnt(0)"), arch="gfx950")
    made = machine_code_waits(code.encode(), "k.s").data.decode()
    assert made == code.replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)", 1)


def test_a_call_in_hand_written_code_is_entered_with_what_is_outstanding() -> None:
    """By LLVM's convention a function that is called waits for what its callers have begun, and this one does not."""
    call = """ ds_read_b32 v1, v0
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
 .size k, .-k
 .type f,@function
f:
 {wait}
 v_add_u32_e32 v2, v1, v1
 s_setpc_b64 s[30:31]
 .size f, .-f"""

    def rules(wait: str) -> set[Rule]:
        text = listing("@").split("@")
        body = text[0] + call.format(wait=wait) + text[1].replace("\ts_endpgm\n\t.size k, .-k\n", "")
        return {f.rule for f in check_code(body.encode(), "k.s").findings}

    assert Rule.REGISTER_HAZARD in rules("s_nop 0")
    assert Rule.REGISTER_HAZARD not in rules("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)")


def test_masks_that_cover_on_one_path_alone_come_to_an_end() -> None:
    """Two loops into one head, in which a mask covers on one path and not on the other, and EXEC has all lanes."""
    code = b"""\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
\t.type k,@function
\t.amdhsa_kernel k
\t.end_amdhsa_kernel
k:
.LBB0_0:
\ts_load_b64 s[4:5], s[6:7], 0x0
\tv_cmp_eq_u32_e32 vcc_lo, v5, v5
\ts_mov_b32 vcc_lo, 0
.LBB0_1:
\tv_cmp_eq_u32_e32 vcc_lo, v3, v1
\ts_mov_b32 vcc_lo, 0
\ts_cbranch_scc1 .LBB0_0
\ts_mov_b32 s4, vcc_lo
\ts_cbranch_scc1 .LBB0_1
\tds_load_b32 v5, v5
\ts_endpgm
"""
    assert {finding.rule for finding in check_code(code, "k.s").findings} == {Rule.REGISTER_HAZARD}
