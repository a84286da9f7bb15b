"""The path of waves through code, told from counts of its blocks, and where counts do not tell it."""

import pytest
from text_sections import beside

from ldsopt import InputError
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.timeline import streams
from ldsopt.timeline.streams import counted_path

TEXTS = beside(__file__)

LOOP = TEXTS["LOOP"]
NESTED = TEXTS["NESTED"]
ARMS = TEXTS["ARMS"]
ARMS_IN_A_LOOP = TEXTS["ARMS_IN_A_LOOP"]


def function(body: str) -> AsmFunction:
    text = f'.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.type k,@function\nk:{body}.size k, .-k\n.amdhsa_kernel k\n'
    return parse_assembly(text).functions[0]


def path_of(body: str, counts: list[int | None], waves: int = 1) -> list[str]:
    path = counted_path(function(body), counts, waves, "k.ll")
    return [f"{one.mnemonic} {one.operands}".strip() for one in path]


def test_a_loop_is_gone_round_as_often_as_its_block_is_executed() -> None:
    assert path_of(LOOP, [2, 6, 2], waves=2) == [
        "s_mov_b32 s0, 0",
        *["s_add_u32 s0, s0, 1", "s_cbranch_scc1 .loop"] * 3,
        "s_nop 1",
        "s_endpgm",
    ]


def test_an_inner_loop_goes_round_equally_often_each_time() -> None:
    found = path_of(NESTED, [2, 6, 2, 1])
    assert [one for one in found if "nop" in one] == (["s_nop 1"] + ["s_nop 2"] * 3) * 2


@pytest.mark.parametrize(("counts", "taken"), [([1, 1, 0, 1], "s_nop 1"), ([1, 0, 1, 1], "s_nop 2")])
def test_a_branch_of_which_one_side_is_never_taken_takes_the_other(
    counts: list[int | None], taken: str
) -> None:
    assert [one for one in path_of(ARMS, counts) if "nop" in one] == [taken]


@pytest.mark.parametrize(
    ("body", "counts", "waves", "why"),
    [
        (LOOP, [2, 5, 2], 2, "not all waves execute a block equally often"),
        (LOOP, [1, None, 1], 1, "it is not known how often a block is executed"),
        (ARMS, [2, 1, 1, 2], 2, "not all waves execute a block equally often"),
        (ARMS_IN_A_LOOP, [4, 2, 4, 1], 1, "in an order that counts do not tell"),
        (NESTED, [2, 5, 2, 1], 1, "in an order that counts do not tell"),
    ],
)
def test_what_counts_do_not_tell_is_refused(
    body: str, counts: list[int | None], waves: int, why: str
) -> None:
    with pytest.raises(InputError, match=why) as refused:
        path_of(body, counts, waves)
    assert refused.value.remedy


def test_a_launch_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_INSTRUCTIONS", 10)
    with pytest.raises(InputError, match="more than 10 instructions"):
        path_of(LOOP, [1, 9, 1])
