"""What is definite of LDS in machine code: bytes that work-item 0, or the first lanes of two waves, touch for sure."""

from __future__ import annotations

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import check_code
from ldsopt.checker.findings import Rule, Verdict

COPY = "buffer_load_dword v0, s[4:7], 0 offen lds"
FIRST = "v_lshlrev_b32_e32 v8, 2, v0"
READ = "ds_read_b32 v9, v8"
OF_WAVE = "v_readfirstlane_b32 s0, v0\n s_cmp_lg_u32 s0, 64\n s_cbranch_scc1 .LBB0_1"
OF_ARGUMENT = (
    "s_load_dword s0, s[0:1], 0x0\n s_waitcnt lgkmcnt(0)\n s_cmp_lg_u32 s0, 64\n s_cbranch_scc1 .LBB0_1"
)
CASES = {
    "its own bytes": (f"s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ}", True),
    "the bytes of its wave": (f"v_readfirstlane_b32 s0, v0\n s_lshl_b32 m0, s0, 2\n {COPY}\n {FIRST}\n {READ}", True),
    "the bytes of its lane": (f"s_mov_b32 m0, 0\n {COPY}\n v_mbcnt_lo_u32_b32 v1, -1, 0\n v_mbcnt_hi_u32_b32 v1, -1, v1\n v_lshlrev_b32_e32 v8, 2, v1\n {READ}", True),
    "those of the next lane": (f"s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ} offset:4", False),
    "at an address from an argument": (f"s_load_dword s0, s[0:1], 0x0\n s_waitcnt lgkmcnt(0)\n s_mov_b32 m0, s0\n {COPY}\n {FIRST}\n {READ}", False),
    "at an address between two words": (f"s_mov_b32 m0, 2\n {COPY}\n {FIRST}\n {READ}", False),
    "from another lane": (f"s_mov_b32 m0, 0\n {COPY}\n v_readlane_b32 s0, v0, 3\n s_nop 1\n v_mov_b32_e32 v8, s0\n {READ}", False),
    "by lanes that may not be active": (f"s_mov_b32 m0, 0\n {FIRST}\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n {COPY}\n {READ}", False),
    "by the first that is": (f"{FIRST}\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n v_readfirstlane_b32 s0, v0\n s_mov_b64 exec, s[2:3]\n s_lshl_b32 m0, s0, 2\n {COPY}\n {READ}", False),
    "by lanes that are again": (f"s_mov_b32 m0, 0\n {FIRST}\n v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n s_nop 0\n s_or_b64 exec, exec, s[2:3]\n {COPY}\n {READ}", True),
    "one of two": (f"s_mov_b32 m0, 0\n {COPY}\n v_mov_b32_e32 v1, 0\n v_mov_b32_e32 v2, 64\n v_cndmask_b32_e32 v8, v1, v2, vcc\n {READ}", False),
    "where only another wave comes": (f"{OF_WAVE}\n s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ}\n.LBB0_1:\n s_nop 0", False),
    "behind where waves part": (f"{OF_WAVE}\n s_nop 1\n.LBB0_1:\n s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ}", True),
    "where only others lack the wait": (f"{FIRST}\n s_mov_b32 m0, 0\n {COPY}\n {OF_WAVE}\n s_branch .LBB0_2\n.LBB0_1:\n s_waitcnt vmcnt(0)\n.LBB0_2:\n {READ}", False),
    "where all waves come or none": (f"{OF_ARGUMENT}\n s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ}\n.LBB0_1:\n s_nop 0", True),
    "where nobody comes": (f"s_mov_b32 s2, 1\n s_cmp_eq_u32 s2, 2\n s_cbranch_scc0 .LBB0_1\n s_mov_b32 m0, 0\n {COPY}\n {FIRST}\n {READ}\n.LBB0_1:\n s_nop 0", False),
}  # fmt: skip


@pytest.mark.parametrize(("body", "is_sure"), CASES.values(), ids=CASES)
def test_a_read_of_what_a_copy_still_writes(body: str, is_sure: bool) -> None:
    found = check_code(listing(f" {body}").encode(), "k.s").findings
    assert [(one.rule, one.verdict) for one in found] == [
        (Rule.MISSING_WAIT, Verdict.DEFINITE if is_sure else Verdict.UNPROVEN)
    ]


def test_ids_in_registers_of_their_own_are_0_as_well() -> None:
    body = f" s_mov_b32 m0, 0\n {COPY}\n v_lshlrev_b32_e32 v8, 2, v1\n ds_read_b32 v9, v8"
    for axes, verdict in ((1, Verdict.DEFINITE), (0, Verdict.UNPROVEN)):  # else v1 is nothing that is known
        found = check_code(listing(body, arch="gfx1030", axes=axes).encode(), "k.s").findings
        assert [one.verdict for one in found] == [verdict]


SHAPE = ".reqd_workgroup_size: [256, 1, 1]"
OWN = "v_lshlrev_b32_e32 v1, 2, v0"
WRITE = f"{OWN}\n ds_write_b32 v1, v2"
OTHER = "v_xor_b32_e32 v3, {at}, v1\n ds_read_b32 v4, v3"
COPY_OF_WAVE = "v_readfirstlane_b32 s0, v0\n s_lshl_b32 m0, s0, 2\n buffer_load_dword v5, s[4:7], 0 offen lds"
LAST = "s_waitcnt vmcnt(0) lgkmcnt(0)"
LOOP = "s_mov_b32 s8, 3\n.LBB0_3:\n {}\n s_sub_i32 s8, s8, 1\n s_cmp_lg_u32 s8, 0\n s_cbranch_scc1 .LBB0_3"
SOME_WAVES = "v_readfirstlane_b32 s9, v0\n s_cmp_lg_u32 s9, 64\n s_cbranch_scc1 .LBB0_1\n {}\n.LBB0_1:"


def of_next(at: int) -> str:
    """A read of what the work-item has that is so many bytes on or back."""
    return OTHER.format(at=at)


BETWEEN_WAVES = {
    "the first lane of another wave": (f"{WRITE}\n s_barrier\n {of_next(256)}", True),
    "a lane that is not the first": (f"{WRITE}\n s_barrier\n {of_next(4)}", False),
    "with a wait": (f"{WRITE}\n s_waitcnt lgkmcnt(0)\n s_barrier\n {of_next(256)}", None),
    "in every round": (LOOP.format(f"{WRITE}\n s_barrier\n {of_next(256)}\n s_waitcnt lgkmcnt(0)\n s_barrier"), True),
    "any lane of a copy": (f"{COPY_OF_WAVE}\n s_barrier\n {OWN}\n {of_next(256 + 12)}\n {LAST}", True),
    "by waves that part": (SOME_WAVES.format(f"{WRITE}\n s_barrier\n {of_next(256)}\n {LAST}"), False),
    "behind where waves part": (f"{SOME_WAVES.format('s_nop 1')}\n {WRITE}\n s_barrier\n {of_next(256)}", True),
    "where only some waves wait": (f"{WRITE}\n {SOME_WAVES.format(LAST)}\n s_barrier\n {of_next(256)}", False),
    "with a barrier of some waves": (f"{SOME_WAVES.format('s_barrier')}\n {WRITE}\n s_barrier\n {of_next(256)}", False),
    "where a call may be anything": (f"s_swappc_b64 s[30:31], s[20:21]\n {WRITE}\n s_barrier\n {of_next(256)}", False),
}  # fmt: skip


@pytest.mark.parametrize(("body", "is_sure"), BETWEEN_WAVES.values(), ids=BETWEEN_WAVES)
def test_what_two_waves_touch(body: str, is_sure: bool | None) -> None:
    found = check_code(listing(f" {body}", metadata=SHAPE).encode(), "k.s").findings
    across = [one.verdict for one in found if one.rule in {Rule.BARE_BARRIER, Rule.ACROSS_BARRIER}]
    expected = Verdict.DEFINITE if is_sure else Verdict.UNPROVEN
    assert set(across) == (set() if is_sure is None else {expected})


@pytest.mark.parametrize(
    ("metadata", "arch", "verdict"),
    [
        ("", "gfx942", Verdict.UNPROVEN),
        (".reqd_workgroup_size: [64, 1, 1]", "gfx942", None),  # then no address is as large as that
        (".reqd_workgroup_size: [65, 1, 1]", "gfx942", Verdict.DEFINITE),
        (".reqd_workgroup_size: [96, 1, 1]", "gfx1100", Verdict.DEFINITE),
        (".reqd_workgroup_size: [32, 8, 1]", "gfx942", None),
    ],
    ids=str,
)
def test_there_have_to_be_two_waves(metadata: str, arch: str, verdict: Verdict | None) -> None:
    body = f" {WRITE}\n s_barrier\n {of_next(256 if arch == 'gfx942' else 128)}"
    if arch != "gfx942":
        body = body.replace("ds_write", "ds_store").replace("ds_read", "ds_load")
    found = check_code(listing(body, arch=arch, metadata=metadata).encode(), "k.s").findings
    assert [(one.rule, one.verdict) for one in found] == (
        [] if verdict is None else [(Rule.BARE_BARRIER, verdict)]
    )
