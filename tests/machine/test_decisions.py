"""Whether a wave decides by what it has read: only such a read may be of another wave's message."""

from __future__ import annotations

import pytest
from machine_listing import parsed

from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.machine.addresses import follow
from ldsopt.machine.decisions import decides_by_memory
from ldsopt.machine.entry import kernel_entry
from ldsopt.target.arch import arch as known_arch


def decides(body: str, arch: str = "gfx942") -> bool:
    code, machine = parsed(body, arch=arch), known_arch(arch)
    (function,) = code.functions
    entry = kernel_entry("k", machine, stated_by_listing(code.text))
    return decides_by_memory(function, follow(function, machine, entry).with_all_lanes)


SPIN = """.LBB0_1:
 {read}
 {ask}
.LBB0_2:
 s_nop 0"""
CASES = {
    "a flag in LDS": ("ds_read_b32 v1, v0", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "in memory": ("global_load_dword v1, v0, s[0:1]", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "by a scalar": ("ds_read_b32 v1, v0", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic": ("ds_read_b32 v1, v0", "v_readfirstlane_b32 s2, v1\n s_add_u32 s3, s2, 1\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic that keeps what was asked": ("ds_read_b32 v1, v0", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_mul_i32 s3, s4, s5\n s_barrier\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic that does not": ("ds_read_b32 v1, v0", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_add_i32 s3, s4, s5\n s_cbranch_scc1 .LBB0_1", False),
    "by two in one": ("ds_load_b32 v1, v0", "v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v3, 0\n v_cmp_ne_u32_e32 vcc_lo, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "by what two in one read": ("ds_load_b32 v1, v0", "v_dual_add_f32 v2, s2, v1 :: v_dual_mov_b32 v3, s3\n s_cmp_eq_u32 s3, 0\n s_cbranch_scc1 .LBB0_1", False),
    "by lanes that leave": ("ds_read_b32 v1, v0", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_and_saveexec_b64 s[2:3], vcc\n s_cbranch_execz .LBB0_1", True),
    "by EXEC alone": ("ds_read_b32 v1, v0", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_and_b64 exec, exec, vcc", True),
    "through other lanes": ("ds_read_b32 v1, v0\n ds_bpermute_b32 v2, v3, v1", "v_cmp_ne_u32_e32 vcc, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "what is selected by it": ("ds_read_b32 v1, v0", "v_cmp_ne_u32_e32 vcc, 0, v1\n v_cndmask_b32_e32 v2, v3, v4, vcc", False),
    "a counter": ("ds_read_b32 v1, v0", "s_add_i32 s2, s2, -1\n s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", False),
    "an argument": ("s_load_dword s2, s[0:1], 0x0", "s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", False),
    "a register that was written anew": ("ds_read_b32 v1, v0", "v_mov_b32_e32 v1, 0\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", False),
    "in some lanes alone": ("ds_read_b32 v1, v0", "v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n v_mov_b32_e32 v1, 0\n s_mov_b64 exec, s[2:3]\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "that keeps a part": ("ds_read_b32 v1, v0", "v_fmac_f32_e32 v1, v2, v3\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "that is exchanged": ("ds_read_b32 v1, v0", "v_swap_b32 v2, v1\n v_cmp_ne_u32_e32 vcc, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "that is added to, by its carry": ("ds_read_b32 v1, v0", "v_readfirstlane_b32 s2, v1\n s_addk_i32 s2, 0x1\n s_cbranch_scc1 .LBB0_1", True),
    "that DPP writes in some lanes": ("ds_read_b32 v1, v0", "v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "of an older round": ("v_readfirstlane_b32 s2, v1\n ds_read_b32 v1, v0", "s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", True),
}  # fmt: skip


@pytest.mark.parametrize(("read", "ask", "expected"), CASES.values(), ids=CASES)
def test_decisions(read: str, ask: str, expected: bool) -> None:
    arch = "gfx1100" if "::" in ask else "gfx942"
    assert decides(SPIN.format(read=" " + read, ask=ask), arch) is expected
