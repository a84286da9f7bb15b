"""Which function a call goes to: its address is followed through registers, and what is not known is none."""

from __future__ import annotations

import pytest

from ldsopt.isa.assembly import AsmFunction, Assembly, parse_assembly
from ldsopt.isa.calls import Callers
from ldsopt.isa.statements import Unreadable

CALL = "s_swappc_b64 s[30:31], s[4:5]"


def address(name: str, register: int = 4) -> str:
    low, high = f"s{register}", f"s{register + 1}"
    return f"""s_getpc_b64 s[{register}:{register + 1}]
s_add_u32 {low}, {low}, {name}@rel32@lo+4
s_addc_u32 {high}, {high}, {name}@rel32@hi+12"""


def listing(kernel: str, more: str = "") -> Assembly:
    """A kernel, and the functions ``f`` (which has an LDS access), ``g`` and ``h``."""
    functions = [
        f"\t.type {name},@function\n{name}:\n{body}\ns_setpc_b64 s[30:31]\n.Lfunc_end{name}:"
        for name, body in (("f", "ds_read_b32 v2, v3"), ("g", "s_nop 0"), ("h", "s_nop 1"))
    ]
    text = f"{more}\t.type k,@function\nk:\n{kernel}\ns_endpgm\n.Lfunc_endk:\n\t.amdhsa_kernel k"
    return parse_assembly("\n".join([*functions, text]) + "\n")


def kernel_of(code: Assembly) -> AsmFunction:
    return next(function for function in code.functions if function.name == "k")


def callee(kernel: str, more: str = "") -> str | None:
    """The function that the only call of a kernel goes to."""
    code = listing(kernel, more)
    caller = kernel_of(code)
    (call,) = (i for block in caller.blocks for i in block.instructions if "swap" in i.mnemonic)
    found = Callers(code).callee(caller, call)
    return None if found is None else found.name


F, G, F8 = address("f"), address("g"), address("f", 8)
GOT = f"{F.replace('rel32', 'gotpcrel32')}\ns_load_dwordx2 s[6:7], s[4:5], 0x0"
TO_LANES = f"{F}\nv_writelane_b32 v40, s4, 0\nv_writelane_b32 v40, s5, 1\n{G}"


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        pytest.param([F], "f", id="an-address"),
        pytest.param(["s_nop 0"], None, id="none"),
        pytest.param([F, G], "g", id="the-last-one"),
        pytest.param([F, "s_mov_b32 s4, 0"], None, id="overwritten"),
        pytest.param([F, "s_load_dwordx4 s[4:7], s[0:1], 0x0"], None, id="overwritten-by-a-wide-one-that-begins-there"),
        pytest.param([F, "s_load_dwordx4 s[1:4], s[0:1], 0x0"], None, id="or-ends-there"),
        pytest.param([F, "s_load_dwordx4 s[0:3], s[0:1], 0x0"], "f", id="beside-it"),
        pytest.param([F, "v_mov_b32 v4, 0"], "f", id="a-vector-register-of-that-number"),
        pytest.param([F8, "s_mov_b64 s[4:5], s[8:9]"], "f", id="moved"),
        pytest.param([F8, "s_not_b64 s[4:5], s[8:9]"], None, id="not-moved-but-computed"),
        pytest.param([F8, "s_mov_b32 s4, s8", "s_mov_b32 s5, s9"], "f", id="moved-in-halves"),
        pytest.param([F8, "s_mov_b64 s[4:5], s[10:11]"], None, id="moved-from-elsewhere"),
        pytest.param([F8, "s_add_u32 s4, s8, 4"], None, id="an-address-that-is-computed-with"),
        pytest.param([GOT, "s_mov_b64 s[4:5], s[6:7]"], "f", id="from-the-table"),
        pytest.param([GOT], None, id="the-entry-itself-is-no-function"),
        pytest.param([GOT.replace("s_load_dwordx2", "s_lshl_b64"), "s_mov_b64 s[4:5], s[6:7]"], None, id="an-entry-that-is-computed-with"),
        pytest.param([GOT.replace("0x0", "0x8"), "s_mov_b64 s[4:5], s[6:7]"], None, id="another-entry"),
        pytest.param([F, "s_load_dwordx2 s[4:5], s[4:5], 0x0"], None, id="what-lies-in-a-functions-code"),
        pytest.param([TO_LANES, "v_readlane_b32 s4, v40, 0", "v_readlane_b32 s5, v40, 1"], "f", id="kept-in-lanes"),
        pytest.param([TO_LANES, "v_readlane_b32 s4, v40, 2"], None, id="another-lane"),
        pytest.param([TO_LANES, "v_readlane_b32 s4, v41, 0"], None, id="another-register's"),
        pytest.param([TO_LANES, "v_writelane_b32 v40, s20, 0", "v_readlane_b32 s4, v40, 0"], None, id="a-lane-that-was-overwritten"),
        pytest.param([TO_LANES, "v_mov_b32 v40, v1", "v_readlane_b32 s4, v40, 0"], None, id="lanes-that-were-overwritten"),
        pytest.param([TO_LANES, "v_add_u32 v1, 1, v40", "v_readlane_b32 s4, v40, 0"], "f", id="lanes-that-were-read"),
        pytest.param([F, "v_add_co_u32_e64 v0, s[4:5], v1, v2"], None, id="overwritten-by-a-carry"),
        pytest.param([F, "v_div_scale_f32 v0, s[4:5], v1, v2, v3"], None, id="overwritten-by-a-scale"),
        pytest.param([F, "v_readlane_b32 s6, v40, s4"], "f", id="read-as-the-number-of-a-lane"),
        pytest.param([F, "s_cbranch_scc0 .Lx", G, ".Lx:"], None, id="two-ways-with-two"),
        pytest.param([G, "s_cbranch_scc0 .Lx", F, ".Lx:"], None, id="or-the-other-way-round"),
        pytest.param([F, "s_cbranch_scc0 .Lx", F, ".Lx:"], "f", id="two-ways-with-one"),
        pytest.param([F, ".Lx:", "s_mov_b64 s[4:5], s[4:5]", "s_cbranch_scc0 .Lx"], "f", id="around-a-loop"),
        pytest.param([F, ".Lx:", "s_mov_b64 s[6:7], s[4:5]", "s_mov_b64 s[4:5], s[8:9]", "s_cbranch_scc0 .Lx", "s_mov_b64 s[4:5], s[6:7]"], None, id="lost-in-a-loop"),
    ],
)  # fmt: skip
def test_the_address_is_followed(before: list[str], expected: str | None) -> None:
    assert callee("\n".join([*before, CALL])) == expected


def test_a_call_may_name_its_function() -> None:
    assert callee("s_swappc_b64 s[30:31], f") == "f"
    assert callee("s_swappc_b64 s[30:31], elsewhere") is None


def test_a_function_that_another_definition_may_replace_is_not_known() -> None:
    assert callee(f"{F}\n{CALL}", "\t.weak f\n") is None
    assert callee(f"{F}\n{CALL}", "\t.weak g\n") == "f"
    assert callee(f"{F}\n{CALL}", "\t.globl f\n") == "f"
    spaced = 's_swappc_b64 s[30:31], "f of two"'
    named = '\t.type "f of two",@function\n"f of two":\ns_setpc_b64 s[30:31]\n.Lfunc_end_of_two:\n'
    assert callee(spaced, named) == "f of two"
    assert callee(spaced, f'\t.weak "f of two"\n{named}') is None


def expanded(kernel: str) -> tuple[list[str], tuple[Unreadable, ...]]:
    """The kernel's instructions with its callees', in the order of its only way through; and what is unknown."""
    return expanded_of(listing(kernel))


def expanded_of(code: Assembly) -> tuple[list[str], tuple[Unreadable, ...]]:
    """The same of the kernel of a listing."""
    found = Callers(code).with_callees(kernel_of(code))
    words, at = list[str](), 0
    while True:
        words += [i.mnemonic for i in found.blocks[at].instructions]
        if not found.blocks[at].successors:
            return words, found.unreadable
        (at,) = found.blocks[at].successors


RETURN = "s_setpc_b64"
SETUP = ["s_getpc_b64", "s_add_u32", "s_addc_u32", "s_swappc_b64"]


def test_callees_stand_behind_their_calls() -> None:
    words, unknown = expanded(f"{F}\n{CALL}\ns_barrier\n{G}\n{CALL}")
    assert words == [*SETUP, "ds_read_b32", RETURN, "s_barrier", *SETUP, "s_nop", RETURN, "s_endpgm"]
    assert unknown == ()


def test_a_tail_call_is_followed_too() -> None:
    """The jump leaves for good: the callee's return is the caller's."""
    code = parse_assembly(
        "\t.type f,@function\nf:\nds_read_b32 v2, v3\ns_setpc_b64 s[30:31]\n.Lfunc_end0:\n"
        f"\t.type t,@function\nt:\n{F}\ns_setpc_b64 s[4:5]\n.Lfunc_end1:\n"
    )
    caller = next(function for function in code.functions if function.name == "t")
    found = Callers(code).with_callees(caller)
    assert [i.mnemonic for b in found.blocks for i in b.instructions][-2:] == ["ds_read_b32", RETURN]
    assert len(found.followed) == 1


def test_a_function_without_calls_is_itself() -> None:
    code = listing("ds_read_b32 v2, v3")
    assert Callers(code).with_callees(kernel_of(code)) is kernel_of(code)


@pytest.mark.parametrize(
    ("more", "matters"), [("ds_read_b32 v2, v3", True), ("s_barrier", True), ("s_nop 0", False)]
)
def test_unknown_code_matters_where_there_is_lds_or_a_barrier(more: str, matters: bool) -> None:
    words, unknown = expanded(f"{more}\n{CALL}")
    assert words[-1] == "s_endpgm", "what comes behind is looked at"
    assert bool(unknown) == matters


def test_a_callee_that_calls_unknown_code_stands_behind_its_call_all_the_same() -> None:
    code = parse_assembly(
        "\t.type f,@function\nf:\ns_swappc_b64 s[30:31], elsewhere\nds_read_b32 v2, v3\n"
        "s_setpc_b64 s[30:31]\n.Lfunc_endf:\n"
        f"\t.type k,@function\nk:\n{F}\n{CALL}\ns_endpgm\n.Lfunc_endk:\n\t.amdhsa_kernel k\n"
    )
    words, unknown = expanded_of(code)
    assert words == [*SETUP, "s_swappc_b64", "ds_read_b32", RETURN, "s_endpgm"]
    assert len(unknown) == 1


def test_a_return_is_no_call() -> None:
    code = listing("s_nop 0")
    callers = Callers(code)
    for function in code.functions:
        assert callers.with_callees(function) is function


def doubling(depth: int, more: int = 0) -> Assembly:
    """A chain of functions, each of which calls the next one twice; and more functions that call its beginning."""
    texts = ["\t.type f0,@function\nf0:\nds_read_b32 v2, v3\ns_setpc_b64 s[30:31]\n.Lfunc_end_f0:\n"]
    callers = [(f"f{n}", f"f{n - 1}") for n in range(1, depth)] + [
        (f"g{n}", f"f{depth - 1}") for n in range(more)
    ]
    for name, called in callers:
        call = f"s_swappc_b64 s[30:31], {called}\n"
        texts.append(f"\t.type {name},@function\n{name}:\n{call}{call}s_endpgm\n.Lfunc_end_{name}:\n")
    return parse_assembly("".join(texts).replace("s_endpgm", "s_setpc_b64 s[30:31]"))


@pytest.mark.parametrize(("depth", "more"), [(30, 0), (13, 200), (300, 0)])
def test_what_functions_have_with_their_callees_is_in_proportion_to_the_listing(
    depth: int, more: int
) -> None:
    code = doubling(depth, more)
    callers = Callers(code)
    whole = [callers.with_callees(function) for function in code.functions]
    own = sum(1 + len(block.instructions) for function in code.functions for block in function.blocks)
    assert sum(len(block.instructions) for one in whole for block in one.blocks) < 100_000 + 21 * own
    assert not whole[5].unreadable and whole[5].followed
    left = [one for one in whole if one.name in (f"f{depth - 1}", f"g{more - 1}")][-1]
    assert {one.why for one in left.unreadable} == {"more code behind calls than is followed"}
