"""Registers in operand text."""

from __future__ import annotations

import pytest

from ldsopt.isa.assembly import AsmInstruction, parse_assembly
from ldsopt.isa.operands import named, read, register, registers, results, sources, spell


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
        ("buffer_load_dword v1, v2, s[0:3], s9 offen offset:4 sc0", "v[1:2], s[0:3], s9"),
        ("image_sample v[0:3], [v4, v6], s[0:7], s[8:11] dmask:0xf a16", "v[0:4], v6, s[0:11]"),
        ("s_load_dwordx4 s[4:7], s[0:1], null", "s[0:1], s[4:7]"),
        ("s_and_saveexec_b64 s[2:3], vcc", "s[2:3], vcc_lo, vcc_hi"),
        ("s_cbranch_vccnz .LBB0_1", "vcc_lo, vcc_hi"),
        ("s_mov_b32 m0, ttmp9", "ttmp9, m0"),
        ("s_mov_b32 exec_lo, -1", "exec_lo"),
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
    mnemonic, _, operands = text.partition(" ")
    assert spell(named(AsmInstruction(mnemonic, operands, 1))) == expected


def test_halves_of_a_register_are_apart() -> None:
    assert not register("v1.l") & register("v1.h")
    assert named(AsmInstruction("v_mov_b16_e32", "v1.l, v2.h", 1)) == register("v1.l") | register("v2.h")


def test_banks_are_apart() -> None:
    tokens = ["v7", "a7", "s7", "ttmp7", "vcc", "exec", "m0", "flat_scratch", "v1023", "a511", "s127"]
    assert (
        sum(register(token).bit_count() for token in tokens)
        == sum(register(token) for token in tokens).bit_count()
    )


def test_results_and_sources_split_the_operands() -> None:
    load = AsmInstruction("global_load_dwordx2", "v[0:1], v2, s[4:5] offset:16", 1)
    assert results(load, 1) == register("v[0:1]")
    assert sources(load, 1) == register("v2") | register("s[4:5]")


def test_true_register_in_the_comment_counts() -> None:
    """gfx1250: the upper bits come from ``s_set_vgpr_msb``; LLVM writes the register that it means."""
    text = "\t.type k,@function\nk:\n\tv_mov_b32_e32 v[4:5] /*v[260:261]*/, v68 /*v324*/\n\ts_endpgm\n"
    instruction = parse_assembly(text).functions[0].blocks[0].instructions[0]
    assert spell(named(instruction)) == "v[260:261], v324"


def test_a_list_of_registers_is_one_operand() -> None:
    given = read("v[0:3], [v4, v[6:7]], s[0:7], s[8:11] dmask:0xf a16")
    assert given.words == ("v[0:3]", "[v4, v[6:7]]", "s[0:7]", "s[8:11]")
    assert given.each[1] == register("v4") | register("v[6:7]")
    assert given.modifiers == {"dmask": "0xf", "a16": ""}
    assert not given.named[-1] & register("a16")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v0, v1 offset:16", {"offset": 16}),
        ("v0, v1 offset:-0x8 glc", {"offset": -8}),
        ("v[0:1], v2 offset0:1 offset1:3 gds", {"offset0": 1, "offset1": 3}),
        ("v0, v1", {}),
        ("v0, v1 offset:4*n", None),
        ("v0, v1 offset:4 + n", None),
        ("v0, v1 offset: 4", None),
        ('v0, v1 offset:swizzle(BITMASK_PERM, "00pip")', None),
    ],
)
def test_offsets(text: str, expected: dict[str, int] | None) -> None:
    assert read(text).offsets == expected


@pytest.mark.parametrize(
    ("text", "is_unread"),
    [
        ('v0, v1 offset:swizzle(BITMASK_PERM, "00pip")', False),
        ("v[0:3], [v4, v6], s[0:7] dmask:0x1", False),
        ("s0, hwreg(HW_REG_MODE, 0, 4)", False),
        ("v0, accum", False),
        ("v[vgprA+1], v1", True),
        ("v0, v[n]", True),
        ("v01, v1", True),
        ("v[0:03], v1", True),
        ("acc3, v1", True),
        ("[v8, v9], v1", True),
        ("v0, lds_direct", True),
        ("v0, v1 offset:size*2", True),
        ("v0, v1 offset:4 + n", True),
    ],
)
def test_other_spellings_are_for_an_assembler(text: str, is_unread: bool) -> None:
    assert bool(read(text).unread) is is_unread


def test_an_operand_with_a_sign_is_no_plain_register() -> None:
    assert [registers(word) for word in ("v1", "v1.h", "-v1", "|v1|", "v[2:3]")] == [
        ("v1",),
        ("v1",),
        (),
        (),
        ("v2", "v3"),
    ]
