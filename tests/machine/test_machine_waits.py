"""`waits` of machine code: what may wait for less without IR, what stays, and objects that are changed in place."""

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


def test_callees_stay() -> None:
    body = listing(DMA.format(at=0) + APART)
    called = body[: body.index("\t.amdhsa_kernel")]
    assert ldsopt.machine_code_waits(called.encode(), "k.s").data == called.encode()


def test_the_authors_waits_in_inline_assembly_stay_unless_asked() -> None:
    body = DMA.format(at=0) + APART.replace(
        " s_waitcnt vmcnt(0)\n", ";;#ASMSTART\n s_waitcnt vmcnt(0)\n;;#ASMEND\n"
    )
    assert not changed(body)
    assert changed(body, author_waits="tighten") == [("s_waitcnt vmcnt(0)", "s_nop 0")]


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
