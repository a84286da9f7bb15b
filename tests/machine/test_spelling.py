"""Hand-written assembly: what is not spelled as LLVM prints it is not read, and said."""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Rule, Verdict
from ldsopt.errors import InputError

UNREAD = {
    "a register by a symbol": (".set vgprA, 8\n v_mov_b32_e32 v[vgprA], v1", "registers with computed numbers"),
    "a sum of them": ("v_mov_b32_e32 v[vgprA+1], v1", "registers with computed numbers"),
    "a pair by symbols": ("s_load_dwordx2 s[sgprB:sgprB+1], s[0:1], 0x0", "registers with computed numbers"),
    "a list of registers": ("v_mov_b64 [v8, v9], s[0:1]", "registers with computed numbers"),
    "an accumulator by another name": ("v_accvgpr_write_b32 acc8, v1", "registers with computed numbers"),
    "a number with a zero in front": ("v_mov_b32 v[08], v1", "registers with computed numbers"),
    "an offset by a symbol": ("ds_read_b32 v9, v8 offset:size", "an offset that is an expression"),
    "an offset that is a product": ("ds_read_b32 v9, v8 offset:4*16", "an offset that is an expression"),
    "a macro": ("WAIT_ALL", "WAIT_ALL, a macro or no instruction"),
    "capital letters": ("V_MOV_B32 v8, v1", "V_MOV_B32, a macro or no instruction"),
}  # fmt: skip


@pytest.mark.parametrize(("code", "why"), UNREAD.values(), ids=UNREAD)
def test_what_only_an_assembler_reads_makes_nothing_definite(code: str, why: str) -> None:
    hazard = f" ds_read_b32 v9, v8\n {code}\n v_mov_b32_e32 v1, v9"
    found = check_code(listing(hazard).encode(), "k.s").findings
    assert all(one.verdict is Verdict.UNPROVEN for one in found)
    assert why in next(one.reason for one in found if one.rule is Rule.UNREADABLE_CODE)


PLAIN = [
    "buffer_load_dword v0, v1, s[4:7], 0 offen offset:16",
    "v_dual_mov_b32 v0, 0 :: v_dual_bitop2_b32 v1, 16, v2 bitop3:0x54",
    "image_sample v[0:3], [v0, v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D",
    "v_mov_b32_dpp v8, v0 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf",
    "s_waitcnt vmcnt(0) lgkmcnt(0)",
    "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
    "v_mov_b32_e32 v0, lds_base@abs32@lo",
    "v_mov_b16_e32 v1.l, v2.h",
    "ds_swizzle_b32 v18, v2 offset:swizzle(SWAP,16)",
]


@pytest.mark.parametrize("code", PLAIN)
def test_what_llvm_prints_is_read(code: str) -> None:
    assert not check_code(listing(f" {code}").encode(), "k.s").findings


def test_a_modifier_that_ends_in_offset_is_none() -> None:
    code = listing(" global_load_async_to_lds_b128 v1, v0, s[2:3] scale_offset", arch="gfx1250")
    assert not check_code(code.encode(), "k.s").findings


def test_an_operation_that_the_architecture_has_not_is_an_error() -> None:
    code = listing(" global_load_async_to_lds_b128 v1, v0, s[2:3]", arch="gfx942")
    with pytest.raises(InputError, match="b128 counts in asynccnt, which gfx942 has not"):
        check_code(code.encode(), "k.s")
