"""The meaning of a machine instruction's name, wherever it stands: one answer for listings and inline assembly."""

from typing import Any

import pytest

from ldsopt import parse
from ldsopt.target.opcodes import FROM_LDS, TO_LDS, Kind, WorkUnit, opcode

TO, FROM = TO_LDS, FROM_LDS


def assembly(text: str) -> Any:
    """Inline assembly of a module."""
    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\n'
        f'define void @f() {{\n  call void asm sideeffect "{text}", ""()\n  ret void\n}}'
    )
    (function,) = module.functions()
    return module.inline_asm(function.instructions[0].operands[-1])


@pytest.mark.parametrize(
    ("text", "transfer", "touches"),
    [
        ("buffer_load_dword v0, s[0:3], 0 offen lds", TO, True),
        ("buffer_load_format_x v0, s[0:3], 0 idxen lds", TO, True),
        ("buffer_load_dword v0, v1, s[0:3], 0 offen", None, False),
        ("buffer_store_lds_dword s[0:3], 0", FROM, True),
        ("global_load_lds_dwordx4 v[2:3], off", TO, True),
        ("global_load_async_to_lds_b128 v0, v[2:3], off", TO, True),
        ("cluster_load_async_to_lds_b32 v0, v[2:3], off", TO, True),
        ("tensor_load_to_lds s[0:3], s[4:11]", TO, True),
        ("tensor_store_from_lds s[0:3], s[4:11]", FROM, True),
        ("global_store_async_from_lds_b32 v[0:1], v2, off", FROM, True),
        ("lds_direct_load v0 wait_vdst:15", None, True),
        ("flat_load_dword v0, v[2:3]", None, True),
        ("ds_read_b32 v0, v1", None, True),
        ("ds_bvh_stack_rtn_b32 v0, v1, v2, v[3:6]", None, True),
        ("ds_bpermute_b32 v0, v1, v2", None, False),
        ("ds_swizzle_b32 v0, v1", None, False),
        ("ds_add_u32 v0, v1 gds", None, False),
        ("ds_gws_init v0 gds", None, False),
        ("v_mov_b32_e32 v0, src_lds_direct", None, False),
        ("s_add_u32 s0, s0, lds@rel32@lo+4", None, False),
        ("s_mov_b32 s0, lds", None, False),
    ],
)
def test_lds(text: str, transfer: frozenset[Kind] | None, touches: bool) -> None:
    mnemonic, _, operands = text.partition(" ")
    kind = opcode(mnemonic).transfer(operands)
    assert (kind is not None and kind in transfer) if transfer else kind is None
    assert opcode(mnemonic).may_touch_lds(operands) is touches
    (authored,) = assembly(text).statements
    assert (authored.is_lds_dma, authored.may_touch_lds) == (transfer is not None, touches)


@pytest.mark.parametrize(
    ("text", "is_straight", "goes_elsewhere"),
    [
        ("s_nop 0", True, False),
        ("s_branch 4", False, False),
        ("s_subvector_loop_begin s0, 4", False, False),
        ("s_endpgm", False, False),
        *(
            (text, False, True)
            for text in (
                "s_setpc_b64 s[0:1]",
                "s_set_pc_i64 s[0:1]",
                "s_swappc_b64 s[0:1], s[2:3]",
                "s_swap_pc_i64 s[0:1], s[2:3]",
                "s_call_i64 s[0:1], 4",
                "s_rfe_i64 s[0:1]",
                "s_add_pc_i64 s[0:1]",
            )
        ),
        ("s_get_pc_i64 s[0:1]", True, False),
    ],
)
def test_jumps_of_every_generation(text: str, is_straight: bool, goes_elsewhere: bool) -> None:
    asm = assembly(text)
    assert asm.is_straight is is_straight
    assert [statement.goes_elsewhere for statement in asm.statements or ()] == [goes_elsewhere]


def test_units_that_instructions_are_work_for() -> None:
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
