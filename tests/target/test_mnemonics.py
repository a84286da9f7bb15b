"""The meaning of a machine instruction's name, wherever it stands, and that LLVM's assembler takes each that is known."""

import re
from pathlib import Path
from typing import Any

import pytest

from ldsopt import parse
from ldsopt.target.opcodes import FROM_LDS, TO_LDS, Family, Kind, WorkUnit, opcode

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


LIBRARIES = sorted(Path("/usr/lib").glob("*/libLLVM.so.22*"))
FIRST = b"buffer_atomic_add"
"""The first entry of the assembler's table of mnemonics, whose entries are a length and as many letters."""


def mnemonics(library: bytes) -> list[str]:
    """The entries of the table from its first to the first that is none."""
    at = library.find(bytes([len(FIRST)]) + FIRST)
    found: list[str] = []
    while re.fullmatch(rb"[a-z0-9_]{3,}", word := library[at + 1 : at + 1 + library[at]]):
        found.append(word.decode())
        at += 1 + len(word)
    return found


def mutated(name: str) -> set[str]:
    """The mnemonic with another word at each place, and with another last letter."""
    words = name.split("_")
    inserted = {"_".join([*words[:at], "newthing", *words[at:]]) for at in range(1, len(words) + 1)}
    return {*inserted, f"{name}9", f"{name[:-1]}x7"}


@pytest.mark.skipif(not LIBRARIES, reason="LLVM's library is not installed")
def test_every_mnemonic_of_llvm_is_known() -> None:
    names = mnemonics(LIBRARIES[-1].read_bytes())
    assert len(names) > 2500
    assert [name for name in names if not opcode(name).is_spelled_well] == []
    invented = {one for name in names for one in mutated(name)}
    assert len(invented) > 10_000
    waits = (
        "s_wait_",
        "s_waitcnt_",
    )  # known by their form: what they say of no known counter is refused or counts for none
    invented = {one for one in invented if not one.startswith(waits)}
    assert {one for one in invented if opcode(one).family is not Family.UNKNOWN} == set()
