"""The parts of machine code that a kernel of a few instructions shows: operands, counters of gfx12, and directives of variables."""

import machine_kernels  # noqa: F401 -- skips these tests where the pseudocode is not installed
import pytest
from machine_kernels import HEAD_9, kinds, run

from ldsopt import InputError, machine_code

HALVES = 0x4000_3C00
"""In the lower half 1.0, in the upper one 2.0."""


@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ("v_fma_mix_f32 v3, v2, v2, v2 op_sel_hi:[1,1,1]", 0x4000_0000),
        ("v_fma_mix_f32 v3, -v2, v2, v2 op_sel_hi:[1,1,1]", 0),
        ("v_fma_mix_f32 v3, -v2, v2, v2 op_sel:[1,0,0] op_sel_hi:[1,1,1]", 0xBF80_0000),
        ("v_fma_mix_f32 v3, v4, |v5|, v2 op_sel_hi:[0,1,1]", 0x4040_0000),
        ("v_fma_mix_f32 v3, -v4, v2, v2 op_sel_hi:[0,1,1]", 0xBF80_0000),
        ("v_add_f16_sdwa v3, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0", 0x4200),
        ("v_add_f16_sdwa v3, -v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0", 0xBC00),
        ("v_add_f16_sdwa v3, |v5|, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0", 0x4200),
        ("v_mad_f16 v3, v2, v2, v2 op_sel:[1,0,0,0]", 0x4200),
        ("v_mad_f16 v3, -v2, v2, v2 op_sel:[1,0,0,0]", 0xBC00),
    ],
)  # fmt: skip
def test_a_sign_is_that_of_the_part_which_is_read(instruction: str, expected: int) -> None:
    """v2 holds 1.0 and 2.0 as halves, v5 the same with signs, v4 2.0 as a float."""
    body = f"""{HEAD_9}
	v_mov_b32_e32 v2, {HALVES:#x}
	v_mov_b32_e32 v4, 0x40000000
	v_mov_b32_e32 v5, {HALVES | 0x8000_8000:#x}
	v_mov_b32_e32 v3, 0
	{instruction}
	global_store_dword v1, v3, s[6:7]"""
    assert set(run(body).outputs["b"][:64].tolist()) == {expected}


EXCHANGE = """	LOAD s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	ADD v2, 0x90, v1
	WAIT
	ds_bpermute_b32 v3, v2, v0
	WAIT
	STORE v1, v3, s[6:7]"""
OLD_WAIT, NEW_WAIT = "s_waitcnt lgkmcnt(0)", "s_wait_dscnt 0x0\n\ts_wait_kmcnt 0x0"
SPELLINGS = {
    "gfx942": ("s_load_dwordx4", "v_add_u32_e32", OLD_WAIT, "global_store_dword"),
    "gfx1100": ("s_load_b128", "v_add_nc_u32_e32", OLD_WAIT, "global_store_b32"),
    "gfx1201": ("s_load_b128", "v_add_nc_u32_e32", NEW_WAIT, "global_store_b32"),
}


@pytest.mark.parametrize(("name", "reach"), [("gfx942", 64), ("gfx1100", 32), ("gfx1201", 64)])
def test_lanes_exchange_as_far_as_the_architecture_lets_them(name: str, reach: int) -> None:
    """Each lane of 64 asks for the one 36 further on; on gfx11 it stays within its half of the wave."""
    body = EXCHANGE
    for word, spelled in zip(("LOAD", "ADD", "WAIT", "STORE"), SPELLINGS[name], strict=True):
        body = body.replace(word, spelled)
    expected = [i // reach * reach + (i + 36) % reach for i in range(64)]
    assert run(body, name=name, lanes=64).outputs["b"][:64].tolist() == expected


def test_bits_of_three_halves_leave_the_upper_half_empty() -> None:
    """The table 0x96 is the sum without carries of all three."""
    body = f"""{HEAD_9}
	v_mov_b32_e32 v2, 0xABCD1234
	v_mov_b32_e32 v4, 0x11110FF0
	v_mov_b32_e32 v5, 0x7777FFFF
	v_bitop3_b16 v3, v2, v4, v5 bitop3:0x96
	global_store_dword v1, v3, s[6:7]"""
    assert set(run(body, name="gfx950").outputs["b"][:64].tolist()) == {0x1234 ^ 0x0FF0 ^ 0xFFFF}


@pytest.mark.parametrize("drop", ["buffer_wbinvl1", "buffer_wbinvl1_vol"])
def test_what_drops_a_cache_of_gfx90a_changes_no_register(drop: str) -> None:
    body = f"{HEAD_9}\n\tv_mov_b32_e32 v3, 7\n\t{drop}\n\tglobal_store_dword v1, v3, s[6:7]"
    assert set(run(body, name="gfx90a").outputs["b"][:64].tolist()) == {7}


def test_gfx12_counts_apart() -> None:
    body = """	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_kmcnt 0x0
	global_load_b32 v2, v1, s[4:5]
	ds_store_b32 v1, v0
	ds_load_b32 v3, v1
	WAIT
	v_add_nc_u32_e32 v4, v2, v3
	global_store_b32 v1, v4, s[6:7]"""
    both = run(body.replace("WAIT", "s_wait_loadcnt_dscnt 0x0"), name="gfx1201", block=32)
    assert both.findings == ()
    assert both.outputs["b"][:32].tolist() == list(range(0, 64, 2))
    one = run(body.replace("WAIT", "s_wait_dscnt 0x0"), name="gfx1201", block=32)
    assert kinds(one) == ["register-hazard"]


@pytest.mark.parametrize(
    "barrier", ["s_barrier_signal 1", "s_barrier_signal m0", "s_barrier_wait 1", "s_barrier_signal -3"]
)
def test_a_barrier_that_is_not_the_workgroups_is_refused(barrier: str) -> None:
    """Only some waves meet at a named barrier: it orders less than the workgroup's, and is not taken for it."""
    with pytest.raises(InputError, match="cannot be executed: a named barrier, or one of a cluster"):
        run(f"\t{barrier}\n\ts_endpgm", name="gfx1201", block=32)
    run("\ts_barrier_signal -1\n\ts_barrier_wait -1\n\ts_endpgm", name="gfx1201", block=32)


def test_the_directives_of_variables_are_read() -> None:
    lines = [
            '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"', "\t.text", "\t.type\tk,@function", "k:", "\ts_endpgm", '\t.section\t.rodata,"a",@progbits', "a:", "\t.long\t1, -1  ; two",
            "\t.short\t513", '\t.asciz\t"a\\000\\"\\\\;"', "\t.size\ta, 14", "b:", "\t.zero\t3", "\t.fill\t2, 2, 5",
            "\t.quad\ta+4", "c:", "\t.long\tx-y", "\t.comm\td,6,4", "\t.text", "f:", "\ts_endpgm", "",
    ]  # fmt: skip
    found = machine_code("\n".join(lines).encode()).variables
    assert bytes(found["a"].data) == b'\1\0\0\0\xff\xff\xff\xff\1\2a\0"\\;\0'
    assert bytes(found["b"].data) == b"\0\0\0\5\0\5\0" + bytes(8)
    assert found["b"].addresses == {7: ("a", 4)}
    assert bytes(found["d"].data) == bytes(6)
    assert set(found) == {"a", "b", "d"}
