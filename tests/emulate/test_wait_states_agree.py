"""Two tables of wait states that share nothing, `check`'s and the emulator's, say the same of random pairs."""

import random

import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from machine_kernels import code, listing

from ldsopt import Rule, Verdict, check_code
from ldsopt.emulate.emulate import decoded

MATRIX = {
    "gfx90a": (("v_mfma_f32_16x16x16f16", 4, 2), ("v_mfma_f32_32x32x8f16", 16, 2)),
    "gfx942": (("v_mfma_f32_16x16x16_f16", 4, 2), ("v_mfma_f32_32x32x8_f16", 16, 2)),
    "gfx950": (("v_mfma_f32_16x16x32_f16", 4, 4), ("v_mfma_f32_32x32x16_f16", 16, 4)),
}
OTHERS = (
    "v_mov_b32_e32 {v}, {v}", "v_add_f32_e32 {v}, {v}, {v}", "v_rcp_f32_e32 {v}, {v}", "v_mov_b32_e32 {v}, {s}",
    "v_readfirstlane_b32 {s}, {v}", "v_readlane_b32 {s}, {v}, {s}", "v_cmp_eq_u32_e32 vcc, v1, v2",
    "v_mov_b32_dpp {v}, {v} quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1",
    "v_cmpx_eq_u32_e32 vcc, v1, v2", "v_cndmask_b32_e32 {v}, {v}, {v}, vcc", "v_div_fmas_f32 {v}, {v}, {v}, {v}",
    "v_cndmask_b32_e64 {v}, {v}, {v}, s[8:9]", "global_store_dword v[4:5], {v}, off", "ds_write_b32 v1, {v}",
    "global_load_dword v20, v1, s[8:9]", "s_mov_b32 m0, 5", "global_load_lds_dword v1, s[8:9]",
    "v_lshlrev_b16_sdwa v3, v1, {v} dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD",
)  # fmt: skip
NOT_MODELLED = ("source C", "data of a store", "loads into it")
"""Words of findings about what the emulator has not."""


def instruction(dice: random.Random, arch: str) -> str:
    if dice.random() < 0.4:
        name, wide, narrow = dice.choice(MATRIX[arch])
        places = [dice.randrange(0, 20, size) for size in (4, 2, 2, 4)]
        places[3] = dice.choice((places[0], places[3]))
        sizes = (wide, narrow, narrow, wide)
        words = [f"v[{at}:{at + size - 1}]" for at, size in zip(places, sizes, strict=True)]
        return f"{name} {', '.join(words)}"
    words = dice.choice(OTHERS)
    while "{v}" in words:
        words = words.replace("{v}", f"v{dice.randrange(12)}", 1)
    return words.replace("{s}", dice.choice(("s8", "s9")))


@pytest.mark.parametrize("arch", MATRIX)
def test_what_is_definite_is_read_early_and_what_is_early_is_found(arch: str) -> None:
    dice, seen = random.Random(11), {True: 0, False: 0}
    for _ in range(350):
        states = dice.choice((0, 0, 1, 2, 3, 4, 5, 7, 9, 11, 15, 18))
        nops = [f"s_nop {min(8, states - done) - 1}" for done in range(0, states, 8)]
        body = "\n".join((instruction(dice, arch), *nops, instruction(dice, arch)))
        prepared = code(body, name=arch)
        program = decoded(prepared, prepared.listing.functions[0])
        assert not program.unknown, body
        findings = check_code(listing(body, name=arch).encode(), "k.s").findings
        found = [one for one in findings if one.rule is Rule.WAIT_STATES]
        modelled = [one for one in found if not any(words in one.reason for words in NOT_MODELLED)]
        is_early = program.timing is not None
        seen[is_early] += 1
        assert is_early or not any(one.verdict is Verdict.DEFINITE for one in modelled), body
        assert found or not is_early, body
    assert min(seen.values()) > 10
