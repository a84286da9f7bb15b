"""`waits` of machine code: what may wait for less without IR, what stays, and objects that are changed in place."""

from __future__ import annotations

import pytest
from machine_listing import assembled, listing, whole

import ldsopt

DMA = " s_mov_b32 m0, {at}\n buffer_load_dword v0, s[4:7], 0 offen lds\n"
NEEDED = DMA.format(at=0x2000) + " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v8, 0x2000\n ds_read_b32 v9, v8"
APART = " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v7, 0x1000\n ds_read_b32 v10, v7\n"


def changed(body: str, **options: object) -> list[tuple[str, str]]:
    """The lines that change, before and after; added ones have nothing before."""
    arch = str(options.pop("arch", "gfx942"))
    before = listing(body, arch=arch)
    found = ldsopt.machine_code_waits(before.encode(), "k.s", **options)  # type: ignore[arg-type]
    old, new = before.split("\n"), found.data.decode().split("\n")
    if len(old) == len(new):
        return [(one.strip(), other.strip()) for one, other in zip(old, new, strict=True) if one != other]
    assert [line for line in new if "s_wait" not in line] == [line for line in old if "s_wait" not in line]
    return [("", line.strip()) for line in new if line not in old]


def test_a_wait_that_no_access_needs_goes_and_all_else_stays() -> None:
    assert changed(DMA.format(at=0) + APART + NEEDED) == [("s_waitcnt vmcnt(0)", "s_nop 0")]


def test_a_wait_for_more_than_is_needed_waits_for_less() -> None:
    two = DMA.format(at=0x2000) + DMA.format(at=0x4000)
    body = two + " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v8, 0x2000\n ds_read_b32 v9, v8\n"
    assert changed(body) == [("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)")]


def test_what_is_needed_or_not_known_stays() -> None:
    assert not changed(NEEDED)
    assert not changed(
        NEEDED.replace("v_mov_b32_e32 v8, 0x2000", "ds_read_b32 v8, v7\n s_waitcnt lgkmcnt(0)")
    )
    assert not changed(" ds_read_b32 v9, v8\n s_waitcnt lgkmcnt(0)\n v_mov_b32_e32 v1, v9")


def test_what_writes_memory_is_complete_where_it_is_now() -> None:
    """Nobody knows what a store is to come before; what is loaded into registers is told by them."""
    store = " global_store_dword v0, v3, s[0:1]\n s_waitcnt vmcnt(0)\n s_nop 1"
    assert not changed(store)
    for operation, counter in (
        ("global_load_dword v3, v0, s[0:1]", "vmcnt"),
        ("ds_write_b32 v8, v3", "lgkmcnt"),
    ):
        gone = [(f"s_waitcnt {counter}(0)", "s_nop 0")]
        assert changed(f" {operation}\n s_waitcnt {counter}(0)\n s_nop 1") == gone


TWO_READS = """ v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
{more} s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]"""


FIRST = [("s_waitcnt lgkmcnt(0)", "s_waitcnt lgkmcnt(1)")]


def test_reads_of_lds_are_waited_for_where_their_registers_are_used() -> None:
    assert changed(TWO_READS.format(more="")) == FIRST
    assert changed(TWO_READS.format(more=" global_store_dword v0, v3, s[0:1]\n")) == FIRST
    assert changed(TWO_READS.format(more=DMA.format(at=0x4000))) == FIRST


STAYS = {
    "at a barrier": " s_barrier\n",
    "at a copy into the bytes that they read": DMA.format(at=0x1000),
    "where a write may be a message": " ds_add_u32 v8, v1 offset:8192\n",
    "where waves decide by what they read": " v_cmp_eq_u32_e32 vcc, 0, v10\n s_cbranch_vccz .LBB0_1\n.LBB0_1:\n",
    "at a message": " s_sendmsg sendmsg(MSG_INTERRUPT)\n",
    "where the other one's register is overwritten": " v_mov_b32_e32 v15, 0\n s_nop 1\n",
}


@pytest.mark.parametrize("more", STAYS.values(), ids=STAYS)
def test_reads_of_lds_are_complete_as_now(more: str) -> None:
    """The first wait stays, and the second may have nothing left to wait for."""
    assert changed(TWO_READS.format(more=more)) in ([], [("s_waitcnt lgkmcnt(0)", "s_nop 0")])


@pytest.mark.parametrize(
    ("between", "is_kept"),
    [
        (" ds_nop\n ds_nop\n", True),
        (" ds_nop\n s_wait_dscnt 0x0\n", True),
        ("", False),
        (" ds_nop\n v_nop\n", False),
    ],
)
def test_a_wait_that_ends_hazards_of_scalar_registers_stays(between: str, is_kept: bool) -> None:
    """LLVM takes them to have ended where it puts ``ds_nop`` in front of a wait, and leaves out ``s_wait_alu``."""
    body = f" global_load_b32 v3, v0, s[0:1]\n{between} s_wait_loadcnt 0x0\n v_mov_b32_e32 v4, 1\n"
    body += " s_wait_loadcnt 0x0\n v_add_f32_e32 v5, v3, v4"
    assert changed(body, arch="gfx1201") == ([] if is_kept else [("s_wait_loadcnt 0x0", "s_nop 0")])


PRELOADED = """ {first}s_load_dwordx2 s[2:3], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_branch .LBB0_0
 .p2align 8
.LBB0_0:
 ds_read_b32 v4, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v5, s2
 v_add_f32_e32 v5, v4, v5"""


def test_a_wait_that_only_old_firmware_executes_stays() -> None:
    """Newer firmware starts behind the loads of arguments that it has loaded itself."""
    for first in ("", "v_mov_b32_e32 v4, 1\n "):  # code that no such loads begin with is executed by all
        assert not changed(PRELOADED.format(first=first))


YOUNGER = "".join(f" ds_read_b32 v{n}, v1 offset:4\n" for n in range(10, 30))
MANY = f" s_cmp_eq_u32 s0, 0\n ds_read_b32 v2, v1\n{YOUNGER}"
JOIN = " s_cbranch_scc1 .LBB0_2\n s_nop 0\n.LBB0_2:\n"
USES = " s_waitcnt lgkmcnt({most})\n v_add_u32_e32 v4, v2, v1\n s_waitcnt lgkmcnt(0)\n v_add_u32_e32 v4, v29, v29"


@pytest.mark.parametrize("between", ["", JOIN])
def test_more_reads_than_a_counter_counts_complete_none(between: str) -> None:
    """That the hardware holds back the sixteenth, is documented nowhere; a wait for less than 15 completes the first."""
    assert not changed(MANY + between + USES.format(most=14))
    assert changed(MANY + between + USES.format(most=3)) == [
        ("s_waitcnt lgkmcnt(3)", "s_waitcnt lgkmcnt(14)")
    ]


def test_where_an_author_counts_on_the_largest_value_his_waits_stay() -> None:
    assert not changed(MANY + " s_waitcnt lgkmcnt(15)\n" + USES.format(most=3))


def test_what_is_loaded_into_scalar_registers_is_complete_where_it_is_now() -> None:
    assert not changed(" s_load_dwordx2 vcc, s[2:3], 0x0\n s_waitcnt lgkmcnt(0)\n s_nop 1")


def test_loads_of_memory_are_waited_for_where_their_registers_are_used() -> None:
    body = (
        " global_load_dword v3, v0, s[0:1]\n global_load_dword v4, v0, s[0:1] offset:16\n"
        " s_waitcnt vmcnt(0)\n v_add_f32_e32 v5, v3, v3\n{more} s_waitcnt vmcnt(0)\n v_add_f32_e32 v5, v4, v5"
    )
    assert changed(body.format(more="")) == [("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(1)")]
    assert not changed(body.format(more=" s_barrier\n"))


MESSAGE = (
    DMA.format(at=0) + " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v7, 0x1000\n ds_write_b32 v7, v1\n{more}" + NEEDED
)


def test_a_write_may_be_a_message_where_some_wave_decides_by_what_it_reads() -> None:
    assert changed(MESSAGE.format(more="")) == [("s_waitcnt vmcnt(0)", "s_nop 0")]
    spin = ".LBB0_1:\n ds_read_b32 v3, v7\n s_waitcnt lgkmcnt(0)\n v_cmp_eq_u32_e32 vcc, 0, v3\n s_cbranch_vccnz .LBB0_1\n"
    assert not changed(MESSAGE.format(more=spin))
    for shown in (
        "ds_add_u32 v8, v1",
        "global_atomic_add v0, v1, s[0:1]",
        "buffer_wbl2 sc1",
        "global_load_dword v3, v0, s[0:1] sc1",
    ):
        assert not changed(MESSAGE.format(more=f" {shown}\n"))


DECISIONS = {
    "a flag in LDS": ("ds_read_b32 v1, v7", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "in memory": ("global_load_dword v1, v0, s[0:1]", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "by a scalar": ("ds_read_b32 v1, v7", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic": ("ds_read_b32 v1, v7", "v_readfirstlane_b32 s2, v1\n s_add_u32 s3, s2, 1\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic that keeps what was asked": ("ds_read_b32 v1, v7", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_mul_i32 s3, s4, s5\n s_barrier\n s_cbranch_scc1 .LBB0_1", True),
    "by arithmetic that does not": ("ds_read_b32 v1, v7", "v_readfirstlane_b32 s2, v1\n s_cmp_eq_u32 s2, 0\n s_add_i32 s3, s4, s5\n s_cbranch_scc1 .LBB0_1", False),
    "by two in one": ("ds_load_b32 v1, v7", "v_dual_mov_b32 v2, v1 :: v_dual_mov_b32 v3, 0\n v_cmp_ne_u32_e32 vcc_lo, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "by what two in one read": ("ds_load_b32 v1, v7", "v_dual_add_f32 v2, s2, v1 :: v_dual_mov_b32 v3, s3\n s_cmp_eq_u32 s3, 0\n s_cbranch_scc1 .LBB0_1", False),
    "by lanes that leave": ("ds_read_b32 v1, v7", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_and_saveexec_b64 s[2:3], vcc\n s_cbranch_execz .LBB0_1", True),
    "by EXEC alone": ("ds_read_b32 v1, v7", "v_cmp_ne_u32_e32 vcc, 0, v1\n s_and_b64 exec, exec, vcc", True),
    "through other lanes": ("ds_read_b32 v1, v7\n ds_bpermute_b32 v2, v3, v1", "v_cmp_ne_u32_e32 vcc, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "what is selected by it": ("ds_read_b32 v1, v7", "v_cmp_ne_u32_e32 vcc, 0, v1\n v_cndmask_b32_e32 v2, v3, v4, vcc", False),
    "a counter": ("ds_read_b32 v1, v7", "s_add_i32 s2, s2, -1\n s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", False),
    "an argument": ("s_load_dword s2, s[0:1], 0x0", "s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", False),
    "a register that was written anew": ("ds_read_b32 v1, v7", "v_mov_b32_e32 v1, 0\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", False),
    "in some lanes alone": ("ds_read_b32 v1, v7", "v_cmp_gt_u32_e32 vcc, 32, v0\n s_and_saveexec_b64 s[2:3], vcc\n v_mov_b32_e32 v1, 0\n s_mov_b64 exec, s[2:3]\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "that keeps a part": ("ds_read_b32 v1, v7", "v_fmac_f32_e32 v1, v2, v3\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "that is exchanged": ("ds_read_b32 v1, v7", "v_swap_b32 v2, v1\n v_cmp_ne_u32_e32 vcc, 0, v2\n s_cbranch_vccz .LBB0_1", True),
    "that is added to, by its carry": ("ds_read_b32 v1, v7", "v_readfirstlane_b32 s2, v1\n s_addk_i32 s2, 0x1\n s_cbranch_scc1 .LBB0_1", True),
    "that DPP writes in some lanes": ("ds_read_b32 v1, v7", "v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n v_cmp_ne_u32_e32 vcc, 0, v1\n s_cbranch_vccz .LBB0_1", True),
    "of an older iteration": ("v_readfirstlane_b32 s2, v1\n ds_read_b32 v1, v7", "s_cmp_eq_u32 s2, 0\n s_cbranch_scc1 .LBB0_1", True),
}  # fmt: skip
"""A read, what is asked then, and whether a wave decides by what it has read."""


@pytest.mark.parametrize(("read", "ask", "decides"), DECISIONS.values(), ids=DECISIONS)
def test_a_wave_decides_by_what_it_has_read(read: str, ask: str, decides: bool) -> None:
    """Only such a read may be of another wave's message, and then the wait in front of the write is needed."""
    arch = "gfx1100" if "::" in ask else "gfx942"
    spin = f".LBB0_1:\n {read}\n {ask}\n.LBB0_2:\n s_nop 0\n"
    text = listing(MESSAGE.format(more=spin), arch=arch)
    made = ldsopt.machine_code_waits(text.encode(), "k.s").data.decode()
    first = made[made.index(" lds\n") :].split("\n")[1]
    assert first == (" s_waitcnt vmcnt(0)" if decides else " s_nop 0")


def test_loads_are_complete_at_a_barrier_where_the_memory_model_asks_for_it() -> None:
    body = (
        DMA.format(at=0) + " s_waitcnt vmcnt(0)\n s_barrier\n v_mov_b32_e32 v8, 0x1000\n ds_read_b32 v9, v8"
    )
    assert changed(body) == [("s_waitcnt vmcnt(0)", "s_nop 0")]
    assert not changed(body, arch="gfx1030")


HAND_BACK = (
    " global_load_dword v3, v0, s[0:1]\n s_waitcnt vmcnt(0)\n {store}\n"
    " global_load_dword v4, v0, s[2:3]\n s_waitcnt vmcnt(0)\n v_add_f32_e32 v5, v3, v4"
)
STORES = ("global_store_dword v0, v1, s[4:5]", "buffer_store_dword v1, v0, s[8:11], 0 offen")


@pytest.mark.parametrize("arch", ["gfx900", "gfx906", "gfx908", "gfx90a", "gfx1030", "gfx1100"])
@pytest.mark.parametrize("store", STORES)
def test_a_store_may_hand_back_memory_that_was_read_where_code_shows_no_release(
    arch: str, store: str
) -> None:
    assert not changed(HAND_BACK.format(store=store), arch=arch)
    copied = DMA.format(at=0) + f" s_waitcnt vmcnt(0)\n {store}"
    assert arch == "gfx1100" or not changed(copied, arch=arch)


@pytest.mark.parametrize("store", STORES)
def test_where_a_release_has_a_scope_other_stores_hand_back_nothing(store: str) -> None:
    assert changed(HAND_BACK.format(store=store), arch="gfx942") == [("s_waitcnt vmcnt(0)", "s_nop 0")]
    for scope in ("sc1", "sc0 sc1"):
        assert not changed(HAND_BACK.format(store=f"{store} {scope}"), arch="gfx942")


def test_scratch_hands_nothing_back() -> None:
    spill = "scratch_store_dword off, v1, off"
    assert changed(HAND_BACK.format(store=spill), arch="gfx1030") == [("s_waitcnt vmcnt(0)", "s_nop 0")]


def test_kernels_in_threadgroup_split_mode_and_callees_stay() -> None:
    body = listing(DMA.format(at=0) + APART)
    split = body.replace(".amdhsa_system", ".amdhsa_tg_split 1\n\t\t.amdhsa_system")
    assert ldsopt.machine_code_waits(split.encode(), "k.s").data == split.encode()
    assert ldsopt.machine_code_waits(body.encode(), "k.s").data != body.encode()
    called = body[: body.index("\t.amdhsa_kernel")]
    assert ldsopt.machine_code_waits(called.encode(), "k.s").data == called.encode()


SCALAR = [
    "s_store_dword s8, s[2:3], 0x0",
    "s_atomic_add s8, s[2:3], 0x0",
    "s_load_dword s8, s[2:3], 0x0 glc",
    "s_dcache_wb",
]


@pytest.mark.parametrize("scalar", SCALAR)
def test_where_the_scalar_unit_may_send_messages_all_waits_stay(scalar: str) -> None:
    assert not changed(DMA.format(at=0) + APART + f" {scalar}")
    assert changed(DMA.format(at=0) + APART + " s_load_dword s8, s[2:3], 0x0")


def test_the_authors_waits_in_inline_assembly_stay_unless_asked() -> None:
    body = DMA.format(at=0) + APART.replace(
        " s_waitcnt vmcnt(0)\n", ";;#ASMSTART\n s_waitcnt vmcnt(0)\n;;#ASMEND\n"
    )
    assert not changed(body)
    assert changed(body, author_waits="tighten") == [("s_waitcnt vmcnt(0)", "s_nop 0")]


def test_a_wait_that_is_missing_for_sure_is_added() -> None:
    assert changed(" ds_read_b32 v9, v8\n v_mov_b32_e32 v1, v9") == [("", "s_waitcnt lgkmcnt(0)")]


def test_an_unproven_one_is_added_only_if_asked_for() -> None:
    body = DMA.format(at=0) + " ds_read_b32 v9, v8"
    assert not changed(body)
    assert changed(body, repair=True) == [("", "s_waitcnt vmcnt(0)")]


def test_ends_of_lines_and_comments_stay() -> None:
    text = listing(DMA.format(at=0) + APART.replace("vmcnt(0)", "vmcnt(0) ; mine")).replace("\n", "\r\n")
    found = ldsopt.machine_code_waits(text.encode(), "k.s").data.decode()
    assert found == text.replace("s_waitcnt vmcnt(0) ; mine", "s_nop 0 ; mine")


OTHERS = "".join(f" global_load_dword v{n}, v0, s[0:1] offset:{4 * n}\n" for n in range(10, 30))
USED = "".join(f" v_mov_b32_e32 v0, v{n}\n" for n in range(10, 30))
ADD = " v_add_f32_e32 v5, {0}, {0}\n"
LOAD, LDS = " global_load_b32 v{}, v0, s[0:1] offset:{}\n", " ds_load_b32 v9, v8\n"
AHEAD = LOAD.format(3, 0) + LOAD.format(4, 16) + LOAD.format(6, 32)
COPIES = " v_lshlrev_b32_e32 v8, 4, v0\n" + "".join(
    f" global_load_async_to_lds_b128 v8, v[2:3], off offset:{at}\n" for at in (0x1000, 0x4000, 0x8000)
)
OBJECTS = {
    "one that nothing needs": ("gfx942", DMA.format(at=0) + APART + NEEDED, "s_nop 0"),
    "a count in two parts": ("gfx942", f" global_load_dword v3, v0, s[0:1]\n{OTHERS} s_waitcnt vmcnt(0)\n{ADD.format('v3')} s_waitcnt vmcnt(0)\n{USED}", "s_waitcnt vmcnt(20)"),
    "one that waits for more than one": ("gfx942", f"{AHEAD.replace('load_b32', 'load_dword')} s_waitcnt vmcnt(1)\n{ADD.format('v3')} s_waitcnt vmcnt(0)\n v_add_f32_e32 v5, v4, v6", "s_waitcnt vmcnt(2)"),
    "one of two counts": ("gfx1100", f"{LOAD.format(3, 0)}{LDS}{LOAD.format(4, 16)}{LOAD.format(6, 32)} s_waitcnt vmcnt(0) lgkmcnt(0)\n v_add_f32_e32 v5, v3, v9\n s_waitcnt vmcnt(0)\n v_add_f32_e32 v5, v4, v6", "s_waitcnt vmcnt(2) lgkmcnt(0)"),
    "one of two counters": ("gfx1201", f"{LOAD.format(3, 0)}{LDS} s_wait_loadcnt_dscnt 0x0\n{ADD.format('v9')} s_wait_loadcnt 0x0\n{ADD.format('v3')}", "s_wait_dscnt 0x0"),
    "a counter of its own": ("gfx1201", f"{AHEAD} s_wait_loadcnt 0x0\n{ADD.format('v3')} s_wait_loadcnt 0x0\n v_add_f32_e32 v5, v4, v6", "s_wait_loadcnt 0x2"),
    "asynchronous copies": ("gfx1250", f"{COPIES} s_wait_asynccnt 0x0\n ds_load_b128 v[10:13], v8 offset:0x1000", "s_wait_asynccnt 0x2"),
}  # fmt: skip


@pytest.mark.llvm22
@pytest.mark.parametrize(("arch", "body", "becomes"), OBJECTS.values(), ids=OBJECTS)
def test_a_wait_in_an_object_becomes_what_an_assembler_makes_of_it(
    arch: str, body: str, becomes: str
) -> None:
    text = whole(body, arch)
    made = ldsopt.machine_code_waits(text.encode(), "k.s").data.decode()
    assert {after for _, after in changed(body, arch=arch)} == {becomes}
    found = ldsopt.machine_code_waits(assembled(text, arch), "k.o")
    assert found.data == assembled(made, arch)
    assert not ldsopt.check_code(found.data, "k.o").findings and not found.is_linked


UNUSED_BITS = {
    "one that nothing needs": ("s_waitcnt vmcnt(0)\n v_mov", ".long 0xbf8c3ff0\n v_mov"),
    "a count in two parts": ("s_waitcnt vmcnt(0)\n v_add", ".long 0xbf8c3ff0\n v_add"),
    "one of two counts": ("s_waitcnt vmcnt(0) lgkmcnt(0)", ".long 0xbf89000f"),
    "one of two counters": ("s_wait_loadcnt_dscnt 0x0", ".long 0xbfc8c0c0"),
}


@pytest.mark.llvm22
@pytest.mark.parametrize("name", UNUSED_BITS)
def test_bits_that_belong_to_no_counter_may_be_set_in_an_object(name: str) -> None:
    arch, body, _ = OBJECTS[name]
    text = whole(body, arch)
    odd = text.replace(*UNUSED_BITS[name], 1)
    assert odd != text
    found = ldsopt.machine_code_waits(assembled(odd, arch), "k.o").data
    assert found == assembled(ldsopt.machine_code_waits(text.encode(), "k.s").data.decode(), arch)


@pytest.mark.llvm22
def test_an_object_has_no_room_for_a_wait_that_is_missing() -> None:
    data = assembled(whole(" ds_read_b32 v9, v8\n v_mov_b32_e32 v1, v9", "gfx942"), "gfx942")
    with pytest.raises(ldsopt.InputError, match=r"k\.o: k lacks a wait, and an object has no room"):
        ldsopt.machine_code_waits(data, "k.o")
