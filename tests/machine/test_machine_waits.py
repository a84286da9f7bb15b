"""`waits` of machine code: what may wait for less without IR, what stays, and objects that are changed in place."""

from __future__ import annotations

import subprocess

import pytest
from machine_listing import listing

from ldsopt.api.machine_code import ChangedCode, check_code, machine_code_waits
from ldsopt.checker.findings import Verdict
from ldsopt.errors import InputError, InternalError
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.disassembly import CodePosition
from ldsopt.isa.wait_patch import patched
from ldsopt.target.arch import arch as known_arch

DMA = " s_mov_b32 m0, {at}\n buffer_load_dword v0, s[4:7], 0 offen lds\n"
NEEDED = DMA.format(at=0x2000) + " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v8, 0x2000\n ds_read_b32 v9, v8"
APART = " s_waitcnt vmcnt(0)\n v_mov_b32_e32 v7, 0x1000\n ds_read_b32 v10, v7\n"


def changed(body: str, **options: object) -> list[tuple[str, str]]:
    """The lines that change, before and after; added ones have nothing before."""
    arch = str(options.pop("arch", "gfx942"))
    before = listing(body, arch=arch)
    found = machine_code_waits(before.encode(), "k.s", **options)  # type: ignore[arg-type]
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
    assert machine_code_waits(split.encode(), "k.s").data == split.encode()
    assert machine_code_waits(body.encode(), "k.s").data != body.encode()
    called = body[: body.index("\t.amdhsa_kernel")]
    assert machine_code_waits(called.encode(), "k.s").data == called.encode()


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
    found = machine_code_waits(text.encode(), "k.s").data.decode()
    assert found == text.replace("s_waitcnt vmcnt(0) ; mine", "s_nop 0 ; mine")


PATCHES = [
    ("gfx942", ("s_waitcnt", "vmcnt(0)"), 0xBF8C0F70, ("s_waitcnt", "vmcnt(17)"), 0xBF8C4F71),
    ("gfx942", ("s_waitcnt", "vmcnt(0)"), 0xBF8C0F70, ("s_nop", "0"), 0xBF800000),
    ("gfx1100", ("s_waitcnt", "vmcnt(0) lgkmcnt(0)"), 0xBF890007, ("s_waitcnt", "vmcnt(2) lgkmcnt(0)"), 0xBF890807),
    ("gfx1201", ("s_wait_loadcnt_dscnt", "0x0"), 0xBFC80000, ("s_wait_dscnt", "0x0"), 0xBFC60000),
    ("gfx1201", ("s_wait_loadcnt", "0x0"), 0xBFC00000, ("s_wait_loadcnt", "0x3"), 0xBFC00003),
    ("gfx1250", ("s_wait_asynccnt", "0x0"), 0xBFCA0000, ("s_wait_asynccnt", "0x2"), 0xBFCA0002),
]  # fmt: skip


def assembled(text: str, arch: str) -> bytes:
    command = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={arch}", "-filetype=obj"]
    return subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout


@pytest.mark.llvm22
@pytest.mark.parametrize(("arch", "before", "old", "after", "new"), PATCHES)
def test_a_wait_in_an_object_becomes_what_an_assembler_makes_of_it(
    arch: str, before: tuple[str, str], old: int, after: tuple[str, str], new: int
) -> None:
    data, wanted = (assembled(f"s_endpgm\n{' '.join(one)}\n", arch) for one in (before, after))
    assert old.to_bytes(4, "little") in data and new.to_bytes(4, "little") in wanted
    pair = AsmInstruction(*before, 1), AsmInstruction(*after, 1)
    assert patched(data, {1: CodePosition(".text", 4)}, [pair], known_arch(arch), "k.o") == wanted


UNUSED_BITS = [
    ("gfx942", "s_waitcnt vmcnt(0)", 0xBF8C0F70 | 0x3080, ("s_waitcnt", "vmcnt(17)"), 0xBF8C4F71),
    ("gfx1100", "s_waitcnt vmcnt(0)", 0xBF8903F7 | 0x8, ("s_nop", "0"), 0xBF800000),
    ("gfx1201", "s_wait_loadcnt_dscnt 0xc0c0", 0xBFC8C0C0, ("s_wait_dscnt", "0x0"), 0xBFC60000),
]


@pytest.mark.llvm22
@pytest.mark.parametrize(("arch", "before", "old", "after", "new"), UNUSED_BITS)
def test_bits_that_belong_to_no_counter_may_be_set_in_an_object(
    arch: str, before: str, old: int, after: tuple[str, str], new: int
) -> None:
    mnemonic, operands = before.split()
    data = assembled(f"s_endpgm\n.long {old:#x}\n", arch)
    pair = AsmInstruction(mnemonic, operands, 1), AsmInstruction(*after, 1)
    made = patched(data, {1: CodePosition(".text", 4)}, [pair], known_arch(arch), "k.o")
    assert made == data.replace(old.to_bytes(4, "little"), new.to_bytes(4, "little"))


@pytest.mark.llvm22
def test_a_word_with_another_count_is_not_taken_for_the_wait() -> None:
    data = assembled("s_endpgm\n.long 0xbf8c0f71\n", "gfx942")
    pair = AsmInstruction("s_waitcnt", "vmcnt(0)", 1), AsmInstruction("s_nop", "0", 1)
    with pytest.raises(InternalError, match=r"there is no s_waitcnt vmcnt\(0\)"):
        patched(data, {1: CodePosition(".text", 4)}, [pair], known_arch("gfx942"), "k.o")


def of_object(body: str) -> tuple[bytes, ChangedCode]:
    text = listing(body).replace(
        "\t\t.amdhsa_system",
        "\t\t.amdhsa_next_free_vgpr 16\n\t\t.amdhsa_next_free_sgpr 16\n\t\t.amdhsa_accum_offset 16\n\t\t.amdhsa_system",
    )
    text = text.replace("\t.amdhsa_kernel", '\t.section .rodata,"a"\n\t.amdhsa_kernel').replace(
        "  - .name: k\n",
        "  - .name: k\n    .symbol: k.kd\n    .kernarg_segment_size: 0\n    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n    .kernarg_segment_align: 4\n    .sgpr_count: 16\n    .vgpr_count: 16\n",
    )
    text = text.replace("amdhsa.kernels:", "amdhsa.version: [1, 2]\namdhsa.kernels:")
    data = assembled(text, "gfx942")
    return data, machine_code_waits(data, "k.o")


@pytest.mark.llvm22
def test_an_object_is_changed_in_its_waits_alone() -> None:
    data, found = of_object(DMA.format(at=0) + APART + NEEDED)
    differing = [at for at, (one, other) in enumerate(zip(data, found.data, strict=True)) if one != other]
    assert 0 < len(differing) <= 4 and max(differing) - min(differing) < 4
    assert not check_code(found.data, "k.o").count(Verdict.DEFINITE, Verdict.UNPROVEN)
    assert not found.is_linked


@pytest.mark.llvm22
def test_an_object_has_no_room_for_a_wait_that_is_missing() -> None:
    with pytest.raises(InputError, match=r"k\.o: k lacks a wait, and an object has no room"):
        of_object(" ds_read_b32 v9, v8\n v_mov_b32_e32 v1, v9")
