"""Iterations of loops in machine code: registers that begin with another value in each wave."""

from __future__ import annotations

import pytest
from machine_listing import assembled, whole

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
