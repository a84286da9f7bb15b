"""Registers in operand text: those whose loads nothing has waited for, as `check` names them."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "machine"))
from machine_listing import check

from ldsopt import Finding

LOADED = [
    *(f"global_load_dword {bank}{number}, v250, s[60:61]" for bank in "va" for number in range(20)),
    *(
        f"s_load_dword {name}, s[60:61], 0x0"
        for name in (*(f"s{number}" for number in range(12)), "vcc_lo", "vcc_hi")
    ),
]


def findings(text: str) -> list[Finding]:
    """Those of an instruction behind loads of all registers."""
    return [*check("\n".join([*LOADED, text, ".LBB0_1:"])).findings]


def one_by_one(registers: str) -> list[str]:
    """The registers of a list, each by itself: ``v[0:2], vcc_lo``."""
    found: list[str] = []
    for part in registers.split(", ") if registers else []:
        bank, _, numbers = part.rstrip("]").partition("[")
        first, _, last = numbers.partition(":")
        found += [f"{bank}{number}" for number in range(int(first), int(last) + 1)] if numbers else [part]
    return sorted(found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v_mov_b32_e32 v5, s3", "v5, s3"),
        ("v_fma_f32 v0, -v1, |v2|, -|v3|", "v[0:3]"),
        ("v_add_f32_e64 v0, abs(v1), neg(v2)", "v[0:2]"),
        ("v_mad_u64_u32 v[0:1], vcc, s2, 12, v[4:5]", "v[0:1], v[4:5], s2, vcc_lo, vcc_hi"),
        ("v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, v3, v4", "v[0:4]"),
        ("v_mfma_f32_32x32x8f16 a[0:15], v[16:17], v[18:19], a[0:15]", "v[16:19], a[0:15]"),
        ("ds_read2_b64 v[0:3], v4 offset0:16 offset1:32", "v[0:4]"),
        ("buffer_store_dword v1, v2, s[0:3], s9 offen offset:4 sc0", "v[1:2], s[0:3], s9"),
        ("image_sample v[0:3], [v4, v6], s[0:7], s[8:11] dmask:0xf a16", "v[0:4], v6, s[0:11]"),
        ("s_load_dwordx4 s[4:7], s[0:1], null", "s[0:1], s[4:7]"),
        ("s_and_saveexec_b64 s[2:3], vcc", "s[2:3], vcc_lo, vcc_hi"),
        ("s_cbranch_vccnz .LBB0_1", "vcc_lo, vcc_hi"),
        ("s_mov_b32 exec_lo, -1", ""),
        ("s_add_u32 s0, s0, s1@rel32@lo+4", "s0"),
        ("v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf", "v[0:1]"),
        ("v_pk_add_f16 v0, v1, v2 op_sel:[0,1] op_sel_hi:[1,0]", "v[0:2]"),
        ("s_waitcnt vmcnt(0) lgkmcnt(0)", ""),
        ("s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1", ""),
        ("v_cndmask_b32_e32 v0, 0x100, v1, vcc_lo", "v[0:1], vcc_lo"),
        ("v_dual_cndmask_b32 v0, v1, v2 :: v_dual_mov_b32 v3, v4", "v[0:4], vcc_lo, vcc_hi"),
        ("v_dual_mov_b32 v3, v4 :: v_dual_cndmask_b32 v0, v1, v2", "v[0:4], vcc_lo, vcc_hi"),
        ("v_dual_mov_b32 v3, v4 :: v_dual_mov_b32 v0, v1", "v[0:1], v[3:4]"),
    ],
)
def test_named(text: str, expected: str) -> None:
    assert sorted(one.registers for one in findings(text)) == one_by_one(expected)
