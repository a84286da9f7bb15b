"""Addresses of LDS that are an argument of the kernel and a distance: told apart by the distances."""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code

COPY_AND_READ = """ {load}
 s_waitcnt lgkmcnt(0)
 {more}
 s_add_i32 m0, s8, {copy}
 buffer_load_dword v0, s[12:15], 0 offen lds
 v_lshl_add_u32 v1, v0, 2, {base}
 ds_read_b32 v2, v1 offset:{read}"""
LOAD = "s_load_dword s8, s[4:5], 0x10"


def is_apart(**parts: object) -> bool:
    """Whether the read is known to touch nothing that the copy writes: 256 bytes, where the read may touch 1024."""
    text = COPY_AND_READ.format(
        **{"load": LOAD, "more": "s_nop 0", "copy": 0, "base": "s8", "read": 0x400, **parts}
    )
    code = listing(text).replace(
        "\t\t.amdhsa_system", "\t\t.amdhsa_user_sgpr_dispatch_ptr 1\n" * 2
        + "\t\t.amdhsa_user_sgpr_queue_ptr 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system"
    )  # fmt: skip
    return not check_code(code.encode(), "k.s").findings


@pytest.mark.parametrize(
    ("copy", "read", "apart"),
    [
        (0, 0x400, True),
        (0, 0x100, True),
        (0, 0xFF, False),
        (0x1000, 0x10FF, False),
        (0x1000, 0x1100, True),
        (0x1000, 0xC00, False),  # the lowest two bits of M0 may not count
        (0x1000, 0xBFC, True),
    ],
)
def test_what_differs_by_a_known_distance_is_apart(copy: int, read: int, apart: bool) -> None:
    assert is_apart(copy=copy, read=read) is apart


SAME = {
    "moved": {"more": "s_mov_b32 s9, s8", "base": "s9"},
    "added to": {"more": "s_add_u32 s9, s8, 64\n s_addk_i32 s9, 0xffc0", "base": "s9"},
    "taken from": {"more": "s_sub_u32 s9, s8, 64", "base": "s9", "read": 0x440},
    "by way of a vector register": {
        "more": "v_mov_b32_e32 v5, s8\n s_nop 0\n v_readfirstlane_b32 s9, v5",
        "base": "s9",
    },
    "loaded again": {"more": f"{LOAD.replace('s8', 's9')}\n s_waitcnt lgkmcnt(0)", "base": "s9"},
    "by a pointer that was moved": {"load": "s_mov_b64 s[20:21], s[4:5]\n s_load_dword s8, s[20:21], 0x10"},
    "among others": {"load": "s_load_dwordx2 s[8:9], s[4:5], 0x10"},
}
OTHER = {
    "another argument": {"more": "s_load_dword s9, s[4:5], 0x14\n s_waitcnt lgkmcnt(0)", "base": "s9"},
    "not through the pointer": {"load": "s_load_dword s8, s[6:7], 0x10"},
    "through one that is changed": {"load": f"s_add_u32 s4, s4, 8\n {LOAD}"},
    "past the caches": {"load": f"{LOAD} glc"},
    "an offset that is not known": {"load": "s_load_dword s8, s[4:5], s3"},
    "overwritten": {"more": "s_mov_b32 s9, s8\n s_load_dword s9, s[2:3], 0x0\n s_waitcnt lgkmcnt(0)", "base": "s9"},
    "twice": {"more": "s_add_u32 s9, s8, s8", "base": "s9"},
    "shifted": {"more": "s_lshl_b32 s9, s8, 1", "base": "s9"},
    "added to by what an assembler knows": {"more": "s_mov_b32 s9, s8\n s_addk_i32 s9, size", "base": "s9"},
    "multiplied in its place": {"more": "s_mov_b32 s9, s8\n s_mulk_i32 s9, 3", "base": "s9"},
    "set in its place": {"more": "s_mov_b32 s9, s8\n s_movk_i32 s9, 0x40", "base": "s9"},
    "a bit of it set": {"more": "v_lshl_or_b32 v5, v0, 2, s8\n v_readfirstlane_b32 s9, v5", "base": "s9"},
    "added to a product": {"more": "v_mad_u32_u24 v5, v0, 4, s8\n v_readfirstlane_b32 s9, v5", "base": "s9"},
    "on one way another": {
        "more": "s_cmp_eq_u32 s3, 0\n s_mov_b32 s9, s8\n s_cbranch_scc1 .LBB0_1\n s_mov_b32 s9, s2\n.LBB0_1:",
        "base": "s9",
    },
}  # fmt: skip


@pytest.mark.parametrize("parts", SAME.values(), ids=SAME)
def test_the_same_argument(parts: dict[str, object]) -> None:
    assert is_apart(**parts)


@pytest.mark.parametrize("parts", OTHER.values(), ids=OTHER)
def test_what_is_not_the_same_argument_may_be_anywhere(parts: dict[str, object]) -> None:
    assert not is_apart(**parts)
    assert not is_apart(**{"read": 0x4000, **parts})


def test_loaded_again_in_another_round_it_is_the_same() -> None:
    text = """ s_mov_b32 s9, 0
.LBB0_1:
 s_load_dword s8, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s8
 v_lshl_add_u32 v1, v0, 2, s8
 ds_read_b32 v2, v1 offset:512
 buffer_load_dword v0, s[12:15], 0 offen lds
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s7
 s_waitcnt lgkmcnt(0)
 s_cbranch_scc1 .LBB0_1
 s_waitcnt vmcnt(0)"""
    code = listing(text).replace(
        "\t\t.amdhsa_system",
        "\t\t.amdhsa_user_sgpr_dispatch_ptr 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system",
    )
    assert not check_code(code.encode(), "k.s").findings
    assert check_code(code.replace("s[2:3], 0x0", "s[2:3], s6").encode(), "k.s").findings
