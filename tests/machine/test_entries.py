"""Functions that code outside of them leads into keep their waits: in assembly, in objects and in linked code."""

import subprocess
from pathlib import Path

import pytest
from text_sections import beside

import ldsopt
from ldsopt import Rule

TEXTS = beside(__file__)

DESCRIPTOR = """\t.amdhsa_kernel {name}
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_next_free_sgpr 40
\t\t.amdhsa_accum_offset 8
\t.end_amdhsa_kernel
"""
ENTERED = TEXTS["ENTERED"]
COMPUTED = (
    " s_getpc_b64 s[8:9]\n.Lhere:\n s_add_u32 s8, s8, {to}-.Lhere\n s_addc_u32 s9, s9, 0\n {jump}\n s_endpgm"
)
LOAD = " global_load_dword v3, v0, s[0:1]\n"

ENTERING = {
    "a branch": LOAD + " s_branch middle",
    "a branch on a condition": LOAD + " s_cbranch_scc1 middle\n s_endpgm",
    "a branch to its beginning": LOAD + " s_branch b",
    "a jump to a computed address": LOAD + COMPUTED.format(to="middle", jump="s_setpc_b64 s[8:9]"),
    "a call of a computed address": LOAD + COMPUTED.format(to="middle", jump="s_swappc_b64 s[30:31], s[8:9]"),
    "a call": LOAD + " s_call_b64 s[30:31], middle\n s_endpgm",
    "code that goes on": LOAD + " s_nop 1",
    "code that goes on on one path": LOAD + " s_cbranch_scc1 .Lon\n s_endpgm\n.Lon:\n s_nop 1",
}
BETWEEN = {
    "code of no function": ("\nother:\n" + LOAD + " s_branch middle", " s_branch other"),
    "code behind the end of a function": (" s_nop 1\n s_nop 2", LOAD),
}
IN_ASSEMBLY = {
    "a label that is a number": (LOAD + " s_branch 1f", ""),
    "a branch by a number": (LOAD + " s_branch 5", ""),
    "a table of addresses": (" s_endpgm", "\t.quad middle"),
    "a label that other files see": (" s_endpgm", "\t.globl middle"),
    "another name of a label": (LOAD + " s_branch other", "other = middle"),
    "a place behind a label that is a number": (LOAD + " s_branch 1f+4", ""),
    "a place behind a label": (LOAD + " s_branch .La_end+256", ""),
    "an address in vector registers": (LOAD + " v_mov_b32_e32 v9, middle\n s_endpgm", ""),
    "a table of distances": (" s_endpgm", "\t.uleb128 middle-a"),
}


def listing(a: str, between: str = "", data: str = "") -> str:
    kernels = "".join(DESCRIPTOR.format(name=name) for name in "ab")
    return ENTERED.format(a=a, between=between, data=data) + kernels


def assembled(text: str, tmp_path: Path, form: str) -> bytes:
    if form == "s":
        return text.encode()
    made = tmp_path / "k.o"
    command = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-filetype=obj", "-o", str(made)]
    subprocess.run(command, input=text.encode(), check=True)
    if form == "hsaco":
        subprocess.run(["ld.lld-22", "-shared", str(made), "-o", str(tmp_path / "k.hsaco")], check=True)
    return (tmp_path / f"k.{form}").read_bytes()


def is_changed(data: bytes) -> bool:
    return ldsopt.machine_code_waits(data, "k").data != data


FORMS = pytest.mark.parametrize(
    "form",
    ["s", pytest.param("o", marks=pytest.mark.llvm22), pytest.param("hsaco", marks=pytest.mark.llvm22)],
)


@FORMS
@pytest.mark.parametrize("a", ENTERING.values(), ids=ENTERING)
def test_a_function_that_another_leads_into_is_left_whole(a: str, form: str, tmp_path: Path) -> None:
    found = ldsopt.machine_code_waits(data := assembled(listing(a), tmp_path, form), "k")
    assert found.data == data
    assert "line" in found.waits.kernels[1].why_stays


@FORMS
@pytest.mark.parametrize(("between", "a"), BETWEEN.values(), ids=BETWEEN)
def test_one_that_code_of_no_function_leads_into_is_as_well(
    between: str, a: str, form: str, tmp_path: Path
) -> None:
    assert not is_changed(assembled(listing(a, between), tmp_path, form))


@pytest.mark.parametrize(("a", "data"), IN_ASSEMBLY.values(), ids=IN_ASSEMBLY)
def test_assembly_shows_more_entries(a: str, data: str) -> None:
    assert not is_changed(listing(a, data=data).encode())


@pytest.mark.parametrize("assigned", ["inner = .", "\t.set inner, .", "\t.SET inner, middle"])
@pytest.mark.parametrize(("target", "enters"), [("inner", True), (".La_own", False)])
def test_a_symbol_that_a_function_assigns_is_a_label_in_it(
    assigned: str, target: str, *, enters: bool
) -> None:
    text = listing(f"{LOAD}.La_own:\n s_branch {target}").replace("1:\n", f"{assigned}\n")
    assert is_changed(text.encode()) is not enters


def test_a_label_that_ends_as_a_number_does_is_no_number() -> None:
    assert not is_changed(listing(LOAD + " s_branch x2f").replace("middle:\n", "x2f:\n").encode())


def test_a_branch_to_a_number_leads_into_its_own_function_alone() -> None:
    text = listing(" s_endpgm").replace("middle:\n", " s_cbranch_scc1 1f\nmiddle:\n")
    assert is_changed(text.encode())


def test_a_symbol_for_a_number_is_none() -> None:
    text = listing(" v_mov_b32_e32 v9, depth\n s_endpgm").replace("1:\n", "depth = 2\n")
    assert is_changed(text.encode())


@FORMS
@pytest.mark.parametrize(
    "a",
    [
        " s_endpgm",
        LOAD + " s_cbranch_scc1 .Lon\n s_endpgm\n.Lon:\n s_endpgm",
        " s_endpgm\n s_nop 0",
        COMPUTED.format(to="table", jump="s_load_dwordx2 s[2:3], s[8:9], 0x0") + "\ntable:\n s_endpgm",
    ],
    ids=["nothing-leads-into-it", "branches-within", "padding", "an-address-of-its-own"],
)
def test_one_that_only_its_beginning_is_entered_by_may_change(a: str, form: str, tmp_path: Path) -> None:
    assert is_changed(assembled(listing(a), tmp_path, form))


@FORMS
@pytest.mark.parametrize(("to", "is_read"), [("b", True), ("middle", False)])
def test_a_function_called_at_its_beginning_can_be_read(
    to: str, form: str, tmp_path: Path, *, is_read: bool
) -> None:
    a = LOAD + COMPUTED.format(to=to, jump="s_swappc_b64 s[30:31], s[8:9]")
    text = listing(a).replace(DESCRIPTOR.format(name="b"), "")
    found = ldsopt.check_code(assembled(text, tmp_path, form), "k").findings
    assert any(one.rule is Rule.UNREADABLE_CODE and one.function == "b" for one in found) is not is_read


@FORMS
def test_a_function_whose_code_goes_on_keeps_what_follows_may_need(form: str, tmp_path: Path) -> None:
    """The load's wait is needed behind the end of the function, where its register is used."""
    a = " v_mov_b32_e32 v4, 1\n" + LOAD + " s_waitcnt vmcnt(0)\n s_nop 1"
    found = ldsopt.machine_code_waits(assembled(listing(a), tmp_path, form), "k")
    assert "goes on" in found.waits.kernels[0].why_stays


TABLE = """ s_getpc_b64 s[2:3]
.Lpc:
 s_add_u32 s2, s2, table-.Lpc
 s_addc_u32 s3, s3, 0
 s_load_dwordx4 s[8:11], s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v1, s8
 global_store_dword v0, v1, s[0:1]
 {end}
table:
 s_waitcnt vmcnt(0)
 s_waitcnt lgkmcnt(0)
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 s_nop 0
.Lbehind:
 s_endpgm"""


@FORMS
@pytest.mark.parametrize("end", ["s_endpgm", "s_branch .Lbehind"])
def test_words_that_nothing_leads_to_are_no_code(end: str, form: str, tmp_path: Path) -> None:
    """A table of constants may read as waits; nothing executes them, and the kernel reads them."""
    found = ldsopt.machine_code_waits(data := assembled(listing(TABLE.format(end=end)), tmp_path, form), "k")
    assert not found.waits.kernels[0].changes and not found.waits.kernels[0].why_stays
    assert found.data != data  # of the other kernel
