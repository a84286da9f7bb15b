"""`check` of registers that hardware still uses: each without its wait, with it, and where no wait is needed."""

from __future__ import annotations

import pytest
from machine_listing import check, hazards

REPLAY = " s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1\n"
EXPERT = " s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2\n"
LOAD = " global_load_b32 v2, v[0:1], off"
OTHER_LOAD = " global_load_b32 v3, v[4:5], off"
STORE = " global_store_b32 v[4:5], v0, off"
SADDR = " global_load_b32 v2, v1, s[0:1]"
SMEM = " s_load_b32 s8, s[0:1], 0x0"
OVERWRITE = " v_mov_b32_e32 v0, 0"
SCALAR = " s_mov_b32 s0, 0"
LDS_LOAD = " ds_load_b32 v0, v9"
LDS_STORE = " ds_store_b32 v0, v8"
ADD = " v_add_f32_e32 v0, v6, v7"
DUAL = " v_dual_mov_b32 v10, v11 :: v_dual_mov_b32 v1, v12"
SAMPLE = " image_sample v[20:23], [v8, v0], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D"
INVALIDATE = " global_inv scope:SCOPE_DEV"
EXPORT = " exp mrt0 v0, v1, v2, v3 done vm"
XCNT, SOURCES, RESULTS = " s_wait_xcnt 0x0", " s_wait_alu depctr_vm_vsrc(0)", " s_wait_alu depctr_va_vdst(0)"

EXPONENT = " v_exp_f32_e32 v0, v6"
WIDE = " v_wmma_f32_16x16x32_f16 v[24:31], v[32:39], v[40:47], v[24:31]"

SOURCE, RESULT = "source-overwritten", "alu-hazard"
HALF_STORE, BARRIER = " ds_store_b16 v8, v0", " s_barrier_signal -1\n s_barrier_wait -1"
LOCKS = [
    ("gfx1250", SOURCE, REPLAY + LOAD, OVERWRITE, XCNT),
    ("gfx1250", SOURCE, REPLAY + LOAD, OVERWRITE, " s_wait_loadcnt 0x0"),
    ("gfx1250", SOURCE, REPLAY + LOAD, OVERWRITE, f"{OTHER_LOAD}\n s_wait_loadcnt 0x1"),
    ("gfx1250", SOURCE, REPLAY + LOAD, OVERWRITE, f"{OTHER_LOAD}\n s_wait_xcnt 0x1"),
    ("gfx1250", SOURCE, f"{REPLAY}{LOAD}\n s_wait_xcnt 0x1", OVERWRITE, XCNT),
    ("gfx1250", SOURCE, f"{REPLAY}{OTHER_LOAD}\n{STORE}\n s_wait_loadcnt 0x0", OVERWRITE, " s_wait_storecnt 0x0"),
    ("gfx1250", SOURCE, REPLAY + LOAD, DUAL, XCNT),
    ("gfx1250", SOURCE, REPLAY + LOAD, LDS_LOAD, XCNT),
    ("gfx1250", SOURCE, REPLAY + SADDR, SCALAR, SMEM.replace("s[0:1]", "s[4:5]")),
    ("gfx1250", SOURCE, REPLAY + SADDR, " v_readfirstlane_b32 s1, v9", XCNT),
    ("gfx1250", SOURCE, REPLAY + SMEM, SCALAR, " s_wait_kmcnt 0x0"),
    ("gfx1250", SOURCE, f"{REPLAY}{SMEM}\n s_wait_kmcnt 0x1\n s_wait_xcnt 0x1", SCALAR, LOAD),
    ("gfx1250", SOURCE, f"{REPLAY} s_buffer_prefetch_data s[0:3], 0x0, s16, 0", SCALAR, XCNT),
    ("gfx1250", SOURCE, SMEM, " s_load_b64 s[0:1], s[4:5], 0x0", " s_nop 0"),
    ("gfx1250", SOURCE, f"{REPLAY}{LOAD}\n{INVALIDATE}\n s_wait_xcnt 0x1", OVERWRITE, XCNT),
    ("gfx1250", SOURCE, f"{REPLAY}{STORE}\n{INVALIDATE}\n s_wait_loadcnt 0x0", OVERWRITE, XCNT),
    ("gfx1250", SOURCE, f"{REPLAY}{SMEM}\n{INVALIDATE}", SCALAR, XCNT),
    ("gfx1201", SOURCE, EXPERT + LOAD, OVERWRITE, SOURCES),
    ("gfx1201", SOURCE, EXPERT + SAMPLE, OVERWRITE, SOURCES),
    ("gfx1201", SOURCE, EXPERT + LDS_STORE, OVERWRITE, " s_wait_dscnt 0x0"),
    ("gfx1201", SOURCE, f"{EXPERT}{OTHER_LOAD}\n{LDS_STORE}\n s_wait_loadcnt 0x0", OVERWRITE, SOURCES),
    ("gfx1201", SOURCE, EXPERT + LDS_STORE, OVERWRITE, " ds_load_b32 v20, v21\n s_wait_alu depctr_vm_vsrc(1)"),
    ("gfx1250", SOURCE, EXPERT + LOAD, OVERWRITE, XCNT),
    ("gfx1201", RESULT, EXPERT + ADD, LOAD, RESULTS),
    ("gfx1201", RESULT, EXPERT + ADD, EXPORT, RESULTS),
    ("gfx1201", RESULT, EXPERT + ADD, LDS_LOAD, RESULTS),
    ("gfx1201", RESULT, EXPERT + ADD, LDS_STORE, " v_mov_b32_e32 v9, v10\n s_wait_alu depctr_va_vdst(1)"),
    ("gfx1201", RESULT, EXPERT + " v_exp_f32_e32 v0, v6", LDS_STORE, " v_exp_f32_e32 v9, v6\n s_wait_alu depctr_va_vdst(1)"),
    ("gfx1250", SOURCE, f"{BARRIER}\n{REPLAY}{LOAD}", OVERWRITE, XCNT),
    ("gfx1250", RESULT, f"{EXPERT}{ADD}\n global_load_async_to_lds_b32 v20, v[4:5], off\n v_mov_b32_e32 v9, v10\n s_wait_alu depctr_va_vdst(2)", LDS_STORE, " s_wait_alu depctr_va_vdst(1)"),
    ("gfx1250", RESULT, f"{EXPERT} v_mov_b16_e32 v0.l, v6.l", HALF_STORE, RESULTS),
    ("gfx1250", RESULT, f"{EXPERT} v_mov_b16_e32 v8.h, v6.l", HALF_STORE, RESULTS),
    ("gfx1250", SOURCE, f"{EXPERT} ds_store_b16_d16_hi v8, v0", " v_mov_b16_e32 v0.h, 0", SOURCES),
    ("gfx1250", RESULT, f"{EXPERT} v_mov_b16_e32 v0.l, v6.l", " ds_load_u16_d16_hi v0, v9", RESULTS),
    ("gfx1030", SOURCE, EXPORT, OVERWRITE, " s_waitcnt expcnt(0)"),
    ("gfx1100", SOURCE, EXPORT, " global_load_b32 v0, v[4:5], off", " s_waitcnt_expcnt null, 0x0"),
    ("gfx1201", SOURCE, EXPORT, LDS_LOAD, " s_wait_expcnt 0x0"),
]  # fmt: skip
UNPROVEN = [
    ("gfx1201", SOURCE, f"{EXPERT} v_add_f32_e32 v6, v0, v7", LDS_LOAD),
    ("gfx1201", SOURCE, EXPERT.replace(", 2\n", ", 1\n") + LOAD, OVERWRITE),
    ("gfx1201", SOURCE, f" s_setreg_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), s4\n{LOAD}", OVERWRITE),
    ("gfx1250", SOURCE, f" s_setreg_b32 hwreg(HW_REG_WAVE_MODE), s4\n{LOAD}", OVERWRITE),
    ("gfx1250", SOURCE, REPLAY + LOAD, " flat_load_b32 v0, v[8:9]"),
    ("gfx1250", SOURCE, f"{EXPERT} global_load_async_to_lds_b32 v0, v[4:5], off", OVERWRITE),
    ("gfx1201", RESULT, f"{EXPERT} v_exp_f32_e32 v0, v6\n v_mov_b32_e32 v9, v10\n s_wait_alu depctr_va_vdst(1)", LDS_STORE),
    ("gfx1250", SOURCE, f"{REPLAY}{LOAD}\n{BARRIER}", OVERWRITE),
    ("gfx1250", SOURCE, f"{REPLAY}{LOAD}\n s_dcache_inv", OVERWRITE),
    ("gfx1250", SOURCE, f"{REPLAY}{LOAD}\n s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", LDS_LOAD),
    ("gfx1250", SOURCE, f"{REPLAY} global_store_b16 v[4:5], v0, off", " v_mov_b16_e32 v0.h, 0"),
    ("gfx1250", RESULT, f"{EXPERT} v_mov_b16_e32 v0.h, v6.l", HALF_STORE),
    ("gfx1250", RESULT, f"{EXPERT} v_mov_b16_e32 v0.l, v6.l", " buffer_store_d16_hi_b8 v0, v8, s[0:3], 0 offen"),
    ("gfx1250", SOURCE, f"{EXPERT}{HALF_STORE}", " v_mov_b16_e32 v0.h, 0"),
    ("gfx1201", RESULT, f"{EXPERT} v_mov_b16_e32 v0.l, v6.l", " ds_load_u16_d16_hi v0, v9"),
    ("gfx1250", RESULT, f"{EXPERT}{EXPONENT}\n{WIDE}\n s_wait_alu depctr_va_vdst(1)", LDS_STORE),
    ("gfx1201", RESULT, f"{EXPERT}{ADD}\n s_mov_b32 exec_lo, s4\n v_mov_b32_e32 v9, v10\n s_wait_alu depctr_va_vdst(1)", LDS_STORE),
]  # fmt: skip
NONE = [
    ("gfx1250", f"{LOAD}\n{OVERWRITE}"),
    ("gfx1250", f"{REPLAY} s_setreg_imm32_b32 hwreg(1, 25, 1), 0\n{LOAD}\n{OVERWRITE}"),
    ("gfx1250", f"{REPLAY}{LOAD}\n global_load_b32 v0, v[4:5], off"),
    ("gfx1250", f"{REPLAY}{SADDR}\n s_alloc_vgpr s1"),
    ("gfx1250", f"{REPLAY}{SADDR}\n s_buffer_prefetch_data s[0:3], 0x0, s16, 0"),
    ("gfx1250", f"{REPLAY}{INVALIDATE}\n s_mov_b32 exec_lo, s4"),
    ("gfx1201", f"{REPLAY}{LOAD}\n{OVERWRITE}"),
    ("gfx1201", f"{LOAD}\n{OVERWRITE}\n{EXPERT}"),
    ("gfx1250", f" s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 2, 1), 1\n{LDS_STORE}\n{OVERWRITE}"),
    ("gfx1201", f"{EXPERT} v_exp_f32_e32 v0, v1\n{ADD}\n v_mul_f32_e32 v4, v0, v0"),
    ("gfx942", f"{EXPERT}{EXPORT}\n{OVERWRITE}"),
    ("gfx1201", f"{EXPERT}{ADD}\n v_mov_b32_e32 v9, v10\n s_mov_b32 exec_lo, s4\n s_wait_alu depctr_va_vdst(1)\n{LDS_STORE}"),
]  # fmt: skip


def of_rule(rule: str, arch: str, *code: str) -> list[str]:
    """How sure the findings of a rule are."""
    return [one[-1] for one in hazards("\n".join(code), arch) if one[:-1] == rule]


@pytest.mark.parametrize(("arch", "rule", "first", "second", "wait"), LOCKS)
def test_a_locked_register_needs_its_wait(arch: str, rule: str, first: str, second: str, wait: str) -> None:
    assert "!" in of_rule(rule, arch, first, second)
    assert of_rule(rule, arch, first, wait, second) == []


@pytest.mark.parametrize(("arch", "rule", "first", "second"), UNPROVEN)
def test_what_one_source_alone_asks_for_is_unproven(arch: str, rule: str, first: str, second: str) -> None:
    assert set(hazards(f"{first}\n{second}", arch)) - {"wait-state-hazard?", "wait-state-hazard!"} == {
        f"{rule}?"
    }


@pytest.mark.parametrize(("arch", "code"), NONE)
def test_no_wait_is_needed(arch: str, code: str) -> None:
    assert of_rule(SOURCE, arch, code) == of_rule(RESULT, arch, code) == []


ON_ONE_WAY = "{}{}\n s_cbranch_scc1 .LBB0_1\n{}\n.LBB0_1:\n{}"
LOOP = f"{EXPERT}.LBB0_1:\n{OVERWRITE}\n{LDS_STORE}\n{{}} s_cbranch_scc1 .LBB0_1"


def test_paths() -> None:
    assert of_rule(SOURCE, "gfx1201", ON_ONE_WAY.format(EXPERT, LOAD, SOURCES, OVERWRITE)) == ["!"]
    # A branch leaves in doubt whether an access is translated.
    assert of_rule(SOURCE, "gfx1250", ON_ONE_WAY.format(REPLAY, LOAD, XCNT, OVERWRITE)) == ["?"]
    # A loop overwrites what its last iteration reads.
    assert "!" in of_rule(SOURCE, "gfx1201", LOOP.format(""))
    assert of_rule(SOURCE, "gfx1201", LOOP.format(f"{SOURCES}\n")) == []


def test_the_finding_names_the_wait() -> None:
    (one,) = check(f"{REPLAY}{LOAD}\n{OVERWRITE}", arch="gfx1250").findings
    advice = "put `s_wait_xcnt 0x0` in front of the second; `ldsopt waits` adds it, or says why not"
    assert (one.advice, one.registers) == (advice, "v0")
