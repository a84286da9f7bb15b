"""Work counted between numbered instructions of a loop."""

from __future__ import annotations

from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.segment_work import segment_work
from ldsopt.target.opcodes import WorkUnit, opcode

HEAD = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.type	k,@function
k:
	ds_write_b32 v0, v1
"""
TAIL = """.Lfunc_end0:
	.size	k, .Lfunc_end0-k
"""
LOOP = """.LBB0_1:
	ds_read_b32 v0, v1
	s_nop 0 ; ldsopt.cut 0
	s_cbranch_scc1 .LBB0_3
	global_load_dword v2, v3, off
	global_load_dword v2, v4, off
.LBB0_3:
	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3]
	s_nop 0 ; ldsopt.cut 1
	s_cbranch_scc0 .LBB0_1
	ds_read_b32 v9, v1
	s_endpgm
"""


def work(text: str) -> list[dict[str, int]]:
    found = segment_work(parse_assembly(HEAD + text + TAIL), "k", 2)
    return [{unit.value: number for unit, number in one.items()} for one in found]


def test_each_segment_has_what_stands_in_front_of_its_cut_on_whichever_path() -> None:
    """Instructions in front of the loop and behind it are in no segment."""
    assert work(LOOP) == [{"lds": 1}, {"memory": 2, "matrix": 1}]


def test_what_follows_the_last_cut_belongs_to_the_first_segment() -> None:
    turned = LOOP.replace("cut 1\n", "cut 1\n\tds_read_b64 v[6:7], v1\n")
    assert work(turned)[0] == {"lds": 2}


def test_a_loop_around_it_is_not_looked_at() -> None:
    outer = ".LBB0_0:\n\tds_write_b32 v0, v1\n" + LOOP.replace(
        "	s_endpgm", "	s_cbranch_vccz .LBB0_0\n	s_endpgm"
    )
    assert work(outer)[0] == {"lds": 1}


def test_code_without_cuts_has_no_work() -> None:
    assert work(LOOP.replace("ldsopt", "other")) == [{}, {}]


def test_units() -> None:
    units = {
        "ds_bpermute_b32": WorkUnit.LDS,
        "v_smfmac_f32_16x16x32_f16": WorkUnit.MATRIX,
        "v_wmma_f32_16x16x16_f16": WorkUnit.MATRIX,
        "global_store_dword": WorkUnit.MEMORY,
        "buffer_load_dword": WorkUnit.MEMORY,
        "buffer_gl0_inv": None,
        "buffer_wbl2": None,
        "s_waitcnt": None,
        "v_add_f32": None,
    }
    assert {name: opcode(name).work_unit for name in units} == units
