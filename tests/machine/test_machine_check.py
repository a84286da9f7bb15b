"""`check` of machine code without IR: what it finds, and what it does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from machine_listing import check, is_touched, listing, word, words

import ldsopt

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
COPY = "buffer_load_dword v0, s[4:7], 0 offen lds"
OWN = "v_lshlrev_b32_e32 v8, 2, v0"


def dma(at: object) -> str:
    return f" s_mov_b32 m0, {at}\n {COPY}"


def read(offset: int = 0) -> str:
    return f"\n {OWN}\n ds_read_b32 v9, v8 offset:{offset}"


ZERO = "v_mov_b32_e32 v8, 0"
PAIR = "ds_read2st64_b32 v[10:11], v8 offset0:1"
WRITE_AND_READ = f" {OWN}\n ds_write_b32 v8, v1\n s_barrier\n ds_read_b32 v9, v8"
HALVES = dma("0x102") + "\n v_mov_b32_e32 v8, {}\n {}"
MASKED = " s_and_b32 s9, s9, 0x3fc\n" + dma("s9")
OFFSET = dma(0).replace("offen", "offen offset:{}")
UNREAD = " .if x\n s_nop 0\n .endif\n ds_read_b32 v9, v8\n v_mov_b32 v1, v9"
SHAPES = {
    "a read of what a copy may still write": (dma(0) + read(), "missing-wait!"),
    "behind a wait": (dma(0) + "\n s_waitcnt vmcnt(0)" + read(), ""),
    "of other bytes": (dma("0x400") + read(), ""),
    "of the first byte behind": (dma(0) + read(256), ""),
    "of the last bytes before": (dma("0x400") + read(4), "missing-wait?"),
    "of another wave's, behind a barrier": (dma(0) + "\n s_barrier" + read(), "dma-across-barrier? missing-wait!"),
    "a write that is not complete at a barrier": (WRITE_AND_READ, "bare-barrier?"),
    "of other bytes at a barrier": (WRITE_AND_READ + " offset:1024", ""),
    "a register that is not loaded yet": (" ds_read_b32 v9, v8\n v_add_u32_e32 v1, v9, v9", "register-hazard!"),
    "a register that is": (" ds_read_b32 v9, v8\n s_waitcnt lgkmcnt(0)\n v_add_u32_e32 v1, v9, v9", ""),
    "two addresses, one of them the copy's": (dma("0x800") + f"\n {ZERO}\n {PAIR} offset1:8", "missing-wait!"),
    "two addresses beside it": (dma("0x800") + f"\n {ZERO}\n {PAIR} offset1:9", ""),
    "a copy of 16 bytes a lane": (dma(0).replace("dword ", "dwordx4 ") + read(1020), "missing-wait?"),
    "a copy to an address that is not known": (dma("s9") + read(), "missing-wait?"),
    "a copy into the first 1,024 bytes and 256 behind them": (MASKED + read(0x4FC), ""),
    "a byte of it": (MASKED + read(0x4FB), "missing-wait?"),
    "a copy by an offset too": (OFFSET.format(512) + read(), "missing-wait?"),
    "which counts for LDS": (OFFSET.format(1024) + read(), ""),
    "an update of two halves, one of them the copy's": (HALVES.format("0x100", "ds_pk_add_f16 v8, v1"), "missing-wait?"),
    "an access whose second address is in LDS": (dma("0x800") + f"\n {ZERO}\n ds_add_src2_u32 v8 offset:32", "missing-wait?"),
    "a copy to an address between two words": (HALVES.format("0x100", "ds_read_u8 v9, v8"), "missing-wait?"),
    "beside it": (HALVES.format("0xff", "ds_read_u8 v9, v8"), ""),
    "a flat access": (dma("0x4000") + "\n flat_load_dword v9, v[2:3]", "missing-wait?"),
    "code that only an assembler reads": (UNREAD, "register-hazard? unreadable-code?"),
}  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), SHAPES.values(), ids=SHAPES)
def test_shapes(body: str, expected: str) -> None:
    assert words(body) == expected


@pytest.mark.parametrize(
    ("other", "at", "touches"),
    [
        ("0x7fffffff", 0, False),
        ("0x7fffffff", 0x4000, True),
        ("0x7fffffff", 0xFFFC, True),  # where the lowest 16 bits of M0 are the address
        ("0x2000", 0x2000, True),
        ("0x2000", 0x3000, False),
        ("v1", 0, True),
    ],
)
def test_a_copy_may_go_to_one_of_two_places_one_of_them_beyond_lds(
    other: str, at: int, touches: bool
) -> None:
    chosen = f" v_mov_b32_e32 v5, {other}\n v_mov_b32_e32 v7, 0x4000\n v_cndmask_b32_e32 v6, v5, v7, vcc\n s_nop 0\n v_readfirstlane_b32 s8, v6\n"
    code = f"{chosen}{dma('s8')}\n v_mov_b32_e32 v8, {at}\n ds_read_b32 v9, v8"
    assert words(code) == ("missing-wait?" if touches else "")


@pytest.mark.parametrize(
    ("offset", "expected"),
    [(0x4000, "missing-wait!"), (0x4FF0, "missing-wait?"), (0x3000, ""), (0x5000, "")],
)
def test_asynchronous_copies_write_at_their_lanes_addresses(offset: int, expected: str) -> None:
    code = " v_lshlrev_b32_e32 v8, 4, v0\n global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000\n ds_load_b128 v[10:13], v8 offset:{}"
    assert words(code.format(offset), arch="gfx1250") == expected


def tensor(*behind: str, at: str = "0x1000", flags: str = "0x10000", more: str = "") -> str:
    """A tensor copy of a tile, and what comes behind it."""
    copy = f"s_mov_b32 s4, 1\n s_mov_b32 s5, {at}\n s_mov_b32 s8, {flags}\n s_mov_b32 s11, 0x400000\n s_mov_b32 s12, 16\n tensor_load_to_lds s[4:7], s[8:15]{more}"
    return "\n ".join([f" {copy}", *behind])


@pytest.mark.parametrize(
    ("offset", "about", "touches"),
    [
        (0x1000 - 1020, {}, True),
        (0x1000 - 1024, {}, False),
        (0x17FF, {}, True),
        (0x1800, {}, False),
        (0x1800, {"flags": "s20"}, True),
        (0x1800, {"more": ", s[16:19], s[20:23]"}, True),
    ],
)
def test_tensor_copies_write_a_tile(offset: int, about: dict[str, str], touches: bool) -> None:
    code = tensor(OWN, f"ds_load_b32 v9, v8 offset:{offset}", **about)
    assert words(code, arch="gfx1250") == ("missing-wait?" if touches else "")


WIDTHS = [
    ("gfx942", "ds_read_u8 v0, v1", 1, (0,)),
    ("gfx942", "ds_read_u16_d16_hi v0, v1 offset:6", 2, (6,)),
    ("gfx1201", "ds_load_b96 v[0:2], v1", 12, (0,)),
    ("gfx942", "ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5", 8, (16, 40)),
    ("gfx1201", "ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1", 4, (0, 256)),
    ("gfx942", "ds_add_rtn_u32 v0, v1, v2", 4, (0,)),
    ("gfx942", "ds_pk_add_f16 v1, v1", 4, (0,)),
    ("gfx942", "ds_pk_add_rtn_bf16 v0, v1, v2 offset:8", 4, (8,)),
    ("gfx1250", "ds_load_tr16_b128 v[4:7], v1 offset:0x40", 16, (64,)),
    ("gfx1250", "global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset", 16, (16,)),
    ("gfx1250", "global_store_async_from_lds_b8 v[2:3], v1, off", 1, (0,)),
]


@pytest.mark.parametrize(("arch", "text", "piece", "offsets"), WIDTHS)
def test_a_lane_touches_as_many_bytes_as_its_instruction_says(
    arch: str, text: str, piece: int, offsets: tuple[int, ...]
) -> None:
    for offset in offsets:
        at = 0x1000 + offset
        for place, touched in ((at, True), (at + piece - 1, True), (at - 1, False), (at + piece, False)):
            assert is_touched(f" v_mov_b32_e32 v1, 0x1000\n {text}", place, arch=arch) is touched, place


@pytest.mark.parametrize(
    "text",
    [
        "ds_append v0",
        "flat_load_dwordx2 v[0:1], v[2:3]",
        "ds_add_src2_u32 v1 offset:4",  # its second address comes from the first's bytes
        "ds_read_b32 v0, v1 offset:4*n",
        "ds_read_b32 v0, v1 offset:4+4",
    ],
)
def test_others_may_touch_any_bytes(text: str) -> None:
    assert is_touched(f" v_mov_b32_e32 v1, 0x1000\n {text}", 0x8000)


def test_a_wave_of_unknown_size_may_be_the_larger_one() -> None:
    known = listing(f"{dma(0)}\n v_mov_b32_e32 v8, 0x80\n ds_read_b32 v9, v8", arch="gfx1030")
    for text, expected in (
        (known, ""),
        (known.replace(".wavefront_size: 32", ".sgpr_count: 8"), "missing-wait?"),
    ):
        assert words(ldsopt.check_code(text.encode(), "k.s")) == expected


@pytest.mark.parametrize("command", [ldsopt.check_code, ldsopt.machine_code_waits])
@pytest.mark.parametrize("wait", ["s_waitcnt vmcnt(N)", "s_wait_nonsense 0x1"])
def test_a_wait_that_cannot_be_read_is_named_by_its_line(command: Callable[..., object], wait: str) -> None:
    code = listing(f" s_nop 0\n {wait}\n ds_read_b32 v9, v8").encode()
    message = rf"k\.s:6: cannot read '{re.escape(wait)}'.*is this code for gfx942"
    with pytest.raises(ldsopt.InputError, match=message):
        command(code, "k.s")


ACROSS = dma(0) + "\n s_barrier\n s_waitcnt vmcnt(0)" + read()
NARROW, WIDE = ({"arch": "gfx1030", "directives": f"wavefront_size32 {one}"} for one in (1, 0))
WAVES = {
    "the size that a workgroup must have": ({"metadata": ".reqd_workgroup_size: [64, 1, 1]"}, True),
    "the most work-items that it has": ({"items": 64}, True),
    "a lane more": ({"items": 65}, False),
    "two waves of a size that it must have": ({"metadata": ".reqd_workgroup_size: [64, 2, 1]"}, False),
    "no size at all": ({"items": 0}, False),
    "one of 32 lanes, by the descriptor": ({"items": 32, **NARROW}, True),
    "two of 32 lanes": ({"items": 64, **NARROW}, False),
    "a half of 64": ({"items": 32, **WIDE}, True),
    "one of 64": ({"items": 64, **WIDE}, True),
}


@pytest.mark.parametrize(("about", "is_one"), WAVES.values(), ids=WAVES)
def test_a_workgroup_of_one_wave_has_no_other_wave_behind_a_barrier(
    about: dict[str, object], is_one: bool
) -> None:
    assert words(ACROSS, **about).rstrip("!?") == ("" if is_one else "dma-across-barrier")


def test_remedies_are_those_of_machine_code() -> None:
    assert check(dma(0) + read()).findings[0].remedy == "wait for vmcnt between the two"


# --- what is definite: bytes that work-item 0, or the first lanes of two waves, touch for sure ------------------------

FIRST_READ = f"{OWN}\n ds_read_b32 v9, v8"
OF_LANE = "v_mbcnt_lo_u32_b32 v1, -1, 0\n v_mbcnt_hi_u32_b32 v1, -1, v1\n v_lshlrev_b32_e32 v8, 2, v1"
SOME = "v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc"
TO_ZERO = f"s_mov_b32 m0, 0\n {COPY}"
BOTH = f"{TO_ZERO}\n {FIRST_READ}"
OF_WAVE = "v_readfirstlane_b32 s0, v0\n s_cmp_lg_u32 s0, 64\n s_cbranch_scc1 .LBB0_1"
OF_ARGUMENT = "s_load_dword s0, s[0:1], 0x0\n s_waitcnt lgkmcnt(0)"
SURE = {
    "its own bytes": (BOTH, True),
    "the bytes of its wave": (f"v_readfirstlane_b32 s0, v0\n s_lshl_b32 m0, s0, 2\n {COPY}\n {FIRST_READ}", True),
    "the bytes of its lane": (f"{TO_ZERO}\n {OF_LANE}\n ds_read_b32 v9, v8", True),
    "those of the next lane": (f"{BOTH} offset:4", False),
    "at an address from an argument": (f"{OF_ARGUMENT}\n s_mov_b32 m0, s0\n {COPY}\n {FIRST_READ}", False),
    "at an address between two words": (f"s_mov_b32 m0, 2\n {COPY}\n {FIRST_READ}", False),
    "from another lane": (f"{TO_ZERO}\n v_readlane_b32 s0, v0, 3\n s_nop 1\n v_mov_b32_e32 v8, s0\n ds_read_b32 v9, v8", False),
    "by lanes that may not be active": (f"s_mov_b32 m0, 0\n {OWN}\n {SOME}\n {COPY}\n ds_read_b32 v9, v8", False),
    "by the first that is": (f"{OWN}\n {SOME}\n v_readfirstlane_b32 s0, v0\n s_mov_b64 exec, s[2:3]\n s_lshl_b32 m0, s0, 2\n {COPY}\n ds_read_b32 v9, v8", False),
    "by lanes that are again": (f"s_mov_b32 m0, 0\n {OWN}\n {SOME}\n s_nop 0\n s_or_b64 exec, exec, s[2:3]\n {COPY}\n ds_read_b32 v9, v8", True),
    "one of two": (f"{TO_ZERO}\n v_mov_b32_e32 v1, 0\n v_mov_b32_e32 v2, 64\n v_cndmask_b32_e32 v8, v1, v2, vcc\n ds_read_b32 v9, v8", False),
    "where only another wave comes": (f"{OF_WAVE}\n {BOTH}\n.LBB0_1:\n s_nop 0", False),
    "behind where waves part": (f"{OF_WAVE}\n s_nop 1\n.LBB0_1:\n {BOTH}", True),
    "where only others lack the wait": (f"{OWN}\n {TO_ZERO}\n {OF_WAVE}\n s_branch .LBB0_2\n.LBB0_1:\n s_waitcnt vmcnt(0)\n.LBB0_2:\n ds_read_b32 v9, v8", False),
    "where all waves come or none": (f"{OF_ARGUMENT}\n s_cmp_lg_u32 s0, 64\n s_cbranch_scc1 .LBB0_1\n {BOTH}\n.LBB0_1:\n s_nop 0", True),
    "where nobody comes": (f"s_mov_b32 s2, 1\n s_cmp_eq_u32 s2, 2\n s_cbranch_scc0 .LBB0_1\n {BOTH}\n.LBB0_1:\n s_nop 0", False),
}  # fmt: skip


@pytest.mark.parametrize(("body", "is_sure"), SURE.values(), ids=SURE)
def test_a_read_of_what_a_copy_still_writes(body: str, is_sure: bool) -> None:
    found = check(f" {body}").findings
    assert [word(one) for one in found] == ["missing-wait!" if is_sure else "missing-wait?"]


@pytest.mark.parametrize(("axes", "expected"), [(1, "missing-wait!"), (0, "missing-wait?")])
def test_ids_in_registers_of_their_own_are_0_as_well(axes: int, expected: str) -> None:
    body = f" {TO_ZERO}\n v_lshlrev_b32_e32 v8, 2, v1\n ds_read_b32 v9, v8"
    assert words(body, arch="gfx1030", axes=axes) == expected  # of one axis v1 is nothing that is known


WRITE = "v_lshlrev_b32_e32 v1, 2, v0\n ds_write_b32 v1, v2"
COPY_OF_WAVE = "v_readfirstlane_b32 s0, v0\n s_lshl_b32 m0, s0, 2\n buffer_load_dword v5, s[4:7], 0 offen lds"
LAST = "s_waitcnt vmcnt(0) lgkmcnt(0)"
LOOP = "s_mov_b32 s8, 3\n.LBB0_3:\n {}\n s_sub_i32 s8, s8, 1\n s_cmp_lg_u32 s8, 0\n s_cbranch_scc1 .LBB0_3"
SOME_WAVES = "v_readfirstlane_b32 s9, v0\n s_cmp_lg_u32 s9, 64\n s_cbranch_scc1 .LBB0_1\n {}\n.LBB0_1:"


def of_next(at: int) -> str:
    """A barrier, and a read of what the work-item has that is so many bytes on or back."""
    return f"s_barrier\n v_xor_b32_e32 v3, {at}, v1\n ds_read_b32 v4, v3"


BETWEEN_WAVES = {
    "the first lane of another wave": (f"{WRITE}\n {of_next(256)}", True),
    "a lane that is not the first": (f"{WRITE}\n {of_next(4)}", False),
    "with a wait": (f"{WRITE}\n s_waitcnt lgkmcnt(0)\n {of_next(256)}", None),
    "in every iteration": (LOOP.format(f"{WRITE}\n {of_next(256)}\n s_waitcnt lgkmcnt(0)\n s_barrier"), True),
    "any lane of a copy": (f"{COPY_OF_WAVE}\n v_lshlrev_b32_e32 v1, 2, v0\n {of_next(256 + 12)}\n {LAST}", True),
    "by waves that part": (SOME_WAVES.format(f"{WRITE}\n {of_next(256)}\n {LAST}"), False),
    "behind where waves part": (f"{SOME_WAVES.format('s_nop 1')}\n {WRITE}\n {of_next(256)}", True),
    "where only some waves wait": (f"{WRITE}\n {SOME_WAVES.format(LAST)}\n {of_next(256)}", False),
    "with a barrier of some waves": (f"{SOME_WAVES.format('s_barrier')}\n {WRITE}\n {of_next(256)}", False),
    "where a call may be anything": (f"s_swappc_b64 s[30:31], s[20:21]\n {WRITE}\n {of_next(256)}", False),
}  # fmt: skip


@pytest.mark.parametrize(("body", "is_sure"), BETWEEN_WAVES.values(), ids=BETWEEN_WAVES)
def test_what_two_waves_touch(body: str, is_sure: bool | None) -> None:
    found = check(f" {body}", metadata=".reqd_workgroup_size: [256, 1, 1]").findings
    across = {word(one)[-1] for one in found if one.rule.value in ("bare-barrier", "dma-across-barrier")}
    assert across == (set() if is_sure is None else {"!" if is_sure else "?"})


@pytest.mark.parametrize(
    ("shape", "arch", "expected"),
    [
        ("", "gfx942", "bare-barrier?"),
        ("[64, 1, 1]", "gfx942", ""),  # then no address is as large as that
        ("[65, 1, 1]", "gfx942", "bare-barrier!"),
        ("[96, 1, 1]", "gfx1100", "bare-barrier!"),
        ("[32, 8, 1]", "gfx942", ""),
    ],
)
def test_there_have_to_be_two_waves(shape: str, arch: str, expected: str) -> None:
    body = f" {WRITE}\n {of_next(256 if arch == 'gfx942' else 128)}"
    if arch != "gfx942":
        body = body.replace("ds_write", "ds_store").replace("ds_read", "ds_load")
    assert words(body, arch=arch, metadata=shape and f".reqd_workgroup_size: {shape}") == expected


# --- shapes of kernels written by hand that people asked about -------------------------------------------------------

STORE_OF_A_LOAD = " global_load_dword v2, v[10:11], off\n {}\n ds_write_b32 v3, v2"
NEXT_ITERATION = """ v_lshlrev_b32_e32 v1, 4, v0
 s_mov_b32 s9, 0
 ds_read_b128 v[8:11], v1
 ds_read_b128 v[12:15], v1 offset:4096
 s_waitcnt lgkmcnt(0)
.LBB0_1:
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[12:13], a[0:3]
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[14:15], a[0:3]
 ds_read_b128 v[8:11], v1 offset:8192
 ds_read_b128 v[12:15], v1 offset:12288
 {}
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, 16
 s_cbranch_scc1 .LBB0_1"""
FEWER_ON_ONE_PATH = """ v_lshlrev_b32_e32 v1, 4, v0
 ds_read_b128 v[8:11], v1
 s_cmp_eq_u32 s8, 0
 s_cbranch_scc1 .LBB0_1
 ds_read_b128 v[12:15], v1 offset:4096
.LBB0_1:
 {}
 v_mfma_f32_16x16x16_f16 a[0:3], v[8:9], v[10:11], a[0:3]"""
LOAD_IN_TWO_STEPS = """ v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 {}
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64"""
BEFORE_A_BARRIER = f" {WRITE}\n {{}}\n s_barrier\n v_xor_b32_e32 v1, 0x100, v1\n ds_read_b32 v3, v1"
TENSOR = tensor("{}", "s_barrier_signal -1", "s_barrier_wait -1", OWN, "ds_load_b32 v9, v8", at="0")
REPORTED = {
    "a loaded value is written to LDS": ("gfx942", STORE_OF_A_LOAD, "s_nop 0", "s_waitcnt vmcnt(0)", "register-hazard!"),
    "reads at the end of an iteration for the next one": ("gfx942", NEXT_ITERATION, "s_nop 0", "s_waitcnt lgkmcnt(0)", "register-hazard! register-hazard?"),
    "one read fewer on one path": ("gfx942", FEWER_ON_ONE_PATH, "s_waitcnt lgkmcnt(1)", "s_waitcnt lgkmcnt(0)", "register-hazard!"),
    "one too weak": ("gfx950", LOAD_IN_TWO_STEPS, "s_waitcnt vmcnt(2)", "s_waitcnt vmcnt(1)", "register-hazard!"),
    "none before a barrier": ("gfx942", BEFORE_A_BARRIER, "s_nop 0", "s_waitcnt lgkmcnt(0)", "bare-barrier?"),
    "no wait for a tensor copy": ("gfx1250", TENSOR, "s_nop 0", "s_wait_tensorcnt 0x0", "dma-across-barrier? missing-wait!"),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "code", "wrong", "right", "expected"), REPORTED.values(), ids=REPORTED)
def test_check_says_which_wait_is_missing(
    arch: str, code: str, wrong: str, right: str, expected: str
) -> None:
    assert words(code.format(wrong), arch=arch) == expected
    assert words(code.format(right), arch=arch) == ""


def test_more_reads_than_a_counter_counts_have_completed_the_first() -> None:
    """Fifteen are outstanding at most; the wait with all bits set waits for nothing."""
    younger = [f" ds_read_b32 v{60 + i}, v1 offset:{256 * i + 256}" for i in range(15)]
    for count, expected in ((15, ""), (14, "register-hazard!")):
        lines = [" v_lshlrev_b32_e32 v1, 2, v0", " ds_read_b32 v51, v1", *younger[:count]]
        lines += [" s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)", " v_add_u32_e32 v2, v51, v51"]
        assert words("\n".join(lines), arch="gfx950") == expected


def test_waits_says_how_much_less_is_enough() -> None:
    code = listing(LOAD_IN_TWO_STEPS.format("s_waitcnt vmcnt(0)"), arch="gfx950")
    made = ldsopt.machine_code_waits(code.encode(), "k.s").data.decode()
    assert made == code.replace("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)", 1)


def test_a_call_in_hand_written_code_is_entered_with_what_is_outstanding() -> None:
    """By LLVM's convention a function that is called waits for what its callers have begun, and this one does not."""
    call = """ ds_read_b32 v1, v0
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, f@rel32@lo+4
 s_addc_u32 s5, s5, f@rel32@hi+12
 s_swappc_b64 s[30:31], s[4:5]
 s_endpgm
 .size k, .-k
 .type f,@function
f:
 {}
 v_add_u32_e32 v2, v1, v1
 s_setpc_b64 s[30:31]
 .size f, .-f"""
    for wait, is_found in (("s_nop 0", True), ("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", False)):
        text = listing(call.format(wait)).replace("\ts_endpgm\n\t.size k, .-k\n", "")
        assert ("register-hazard!" in words(ldsopt.check_code(text.encode(), "k.s"))) is is_found


def test_masks_that_cover_on_one_path_alone_come_to_an_end() -> None:
    """Two loops into one head, in which a mask covers on one path and not on the other, and EXEC has all lanes."""
    code = """.LBB0_0:
 s_load_b64 s[4:5], s[6:7], 0x0
 v_cmp_eq_u32_e32 vcc_lo, v5, v5
 s_mov_b32 vcc_lo, 0
.LBB0_1:
 v_cmp_eq_u32_e32 vcc_lo, v3, v1
 s_mov_b32 vcc_lo, 0
 s_cbranch_scc1 .LBB0_0
 s_mov_b32 s4, vcc_lo
 s_cbranch_scc1 .LBB0_1
 ds_load_b32 v5, v5"""
    assert words(code, arch="gfx1250") == "register-hazard!"


# --- returns: callers take what is outstanding to be complete, but for stores with a counter of their own -------------

_OLD = "\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"
ENTRIES = {
    "gfx942": _OLD,
    "gfx1100": _OLD,
    "gfx1250": "\ts_wait_loadcnt 0x0\n\ts_wait_dscnt 0x0\n\ts_wait_kmcnt 0x0",
}
AT_RETURN = "outstanding-at-return?"
RETURNS = {
    "a write of LDS": ("gfx942", "ds_write_b32 v0, v1", AT_RETURN),
    "behind a barrier": ("gfx942", "ds_write_b32 v0, v1\n s_barrier", AT_RETURN),
    "that is complete": ("gfx942", "ds_write_b32 v0, v1\n s_waitcnt lgkmcnt(0)", ""),
    "a copy": ("gfx942", "s_mov_b32 m0, 0\n s_nop 0\n buffer_load_dword v0, s[4:7], 0 offen lds", AT_RETURN),
    "a store that counts with loads": ("gfx942", "global_store_dword v[2:3], v1, off", AT_RETURN),
    "one that counts alone": ("gfx1100", "global_store_b32 v[2:3], v1, off", ""),
    "an asynchronous copy": ("gfx1250", "global_load_async_to_lds_b32 v0, v[2:3], off", ""),
    "a dropped cache": ("gfx942", "buffer_inv sc1", ""),
    "a load": ("gfx942", "global_load_dword v1, v[2:3], off", "register-hazard!"),
}  # fmt: skip


@pytest.mark.parametrize(("arch", "body", "expected"), RETURNS.values(), ids=RETURNS)
def test_returns(arch: str, body: str, expected: str) -> None:
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"\n\t.type f,@function\nf:\n{ENTRIES[arch]}\n {body}\n\ts_setpc_b64 s[30:31]\n.Lend:\n\t.size f, .Lend-f\n'
    found = ldsopt.check_code(text.encode(), "k.s").findings
    assert [word(one) for one in found] == expected.split()
    assert expected != AT_RETURN or all(one.remedy.endswith("in front of the return") for one in found)


# --- what is not spelled as LLVM prints it is not read, and said -----------------------------------------------------

UNSPELLED = {
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


@pytest.mark.parametrize(("code", "why"), UNSPELLED.values(), ids=UNSPELLED)
def test_what_only_an_assembler_reads_makes_nothing_definite(code: str, why: str) -> None:
    found = check(f" ds_read_b32 v9, v8\n {code}\n v_mov_b32_e32 v1, v9").findings
    assert {word(one)[-1] for one in found} == {"?"}
    assert why in next(one.reason for one in found if word(one) == "unreadable-code?")


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
    assert words(f" {code}") == ""


def test_a_modifier_that_ends_in_offset_is_none() -> None:
    copy = " global_load_async_to_lds_b128 v1, v0, s[2:3]"
    assert words(f"{copy} scale_offset", arch="gfx1250") == ""
    with pytest.raises(ldsopt.InputError, match="b128 counts in asynccnt, which gfx942 has not"):
        check(copy)


# --- compiled kernels --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kernel", ["clang-22/named_gemm.gfx942", "triton-3.9.0/softmax.gfx942"])
def test_every_wait_that_is_taken_out_is_missed(kernel: str) -> None:
    code = ldsopt.compile(ldsopt.read(CORPUS / f"{kernel}.ll")).data.decode()
    whole = ldsopt.check_code(code.encode(), kernel)
    assert not whole.findings
    waits = list(re.finditer(r"\ts_waitcnt [^\n]*", code))[::4]
    without = (f"{code[: wait.start()]}\ts_nop 0{code[wait.end() :]}" for wait in waits)
    unnoticed = sum(not ldsopt.check_code(text.encode(), kernel).findings for text in without)
    assert unnoticed <= whole.recoverable  # those are for nothing


@pytest.mark.parametrize(
    "kernel", ["clang-22/attention.gfx950", "clang-22/named_gemm.gfx950", "triton-3.9.0/gemm_bias.gfx1201"]
)
def test_it_agrees_with_the_way_by_ir(kernel: str) -> None:
    module = ldsopt.read(CORPUS / f"{kernel}.ll")
    by_ir, by_code = ldsopt.check(module), ldsopt.check_code(ldsopt.compile(module).data, kernel)
    assert {one.verdict.value for one in by_ir.findings} <= {"latent"} and not by_code.findings
    assert by_code.recoverable <= by_ir.recoverable
