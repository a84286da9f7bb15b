"""Questions to a listing: whether accesses are left open or moved past a barrier, and whether assembly is the author's."""

import pytest

from ldsopt.checker.barriers import _UNTOLD, _Event, _moving, _Order
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.checker.run import _doubted, _lacks_origins
from ldsopt.isa.assembly import parse_assembly

READ, DMA, ADD = "ds_read_b32 v0, v1", "buffer_load_dword v1, s[0:3], 0 offen lds", "v_add_u32_e32 v0, v1, v2"
HEAD = "\t.type k,@function\nk:\n"


@pytest.mark.parametrize(
    ("code", "known", "lacks"),
    [
        (f"{READ}\n{DMA}\n", {3: Origin(1, 0), 4: Origin(2, 1)}, False),
        (f"{READ}\n{DMA}\n", {3: Origin(1, 0)}, True),
        (f"{READ}\n{DMA}\n", {4: Origin(1, 0)}, True),
        (f"{READ}\n", {3: Origin(None, 0)}, False),
        (f"{READ}\ns_branch .L1\n.L1:\n{READ}\n", {3: Origin(1, 0)}, True),
        (f"{ADD}\ns_endpgm\n", {}, False),
    ],
    ids=["all-known", "a-dma-is-not", "a-read-is-not", "of-a-class", "in-a-later-block", "no-lds"],
)
def test_whether_nothing_is_known_of_some_lds_instruction(
    code: str, known: dict[int, Origin], lacks: bool
) -> None:
    assert _lacks_origins(parse_assembly(HEAD + code + "\n.Lfunc_end0:\n"), AccessMap(known, True)) == lacks


def test_where_marks_of_inline_assembly_are_imitated_the_first_of_them_makes_a_function_unreadable() -> None:
    text = f"{HEAD}{ADD}\n\t;;#ASMSTART\n{READ}\n\t;;#ASMEND\n\ts_endpgm\n.Lfunc_end0:\n"
    listing = parse_assembly(text)
    (function,) = listing.functions
    before = len(function.unreadable)
    assert [mark.line for mark in _doubted(function, listing.text).unreadable[before:]] == [4]
    plain = parse_assembly(HEAD + f"{ADD}\n{READ}\n\ts_endpgm\n.Lfunc_end0:\n")
    assert _doubted(plain.functions[0], plain.text).unreadable == ()


BARRIER = _Event((10,), True)
FIRST, SECOND, EITHER = _Event((1,), False), _Event((2,), False), _Event((1, 2), False)
ANY = _Event(_UNTOLD, False, False)


@pytest.mark.parametrize(
    ("code", "is_moved"),
    [
        pytest.param([FIRST, SECOND, BARRIER], False, id="as-in-the-ir"),
        pytest.param([FIRST, BARRIER, SECOND], True, id="one-moved"),
        pytest.param([EITHER, EITHER, BARRIER], False, id="two-by-one-pointer"),
        pytest.param([EITHER, BARRIER, EITHER], True, id="one-of-two-by-one-pointer-moved"),
        pytest.param([FIRST, ANY, BARRIER], False, id="one-that-is-not-told"),
        pytest.param([FIRST, BARRIER, ANY], True, id="one-that-is-not-told-moved"),
        pytest.param([FIRST, SECOND, BARRIER, ANY], False, id="all-others-are-told"),
    ],
)
def test_whether_an_access_moved_past_the_barrier_behind_two_loads(
    code: list[_Event], is_moved: bool
) -> None:
    ir = _Order([[FIRST, SECOND, BARRIER]], [()])
    assert (_moving(ir, _Order([code], [()])) is not None) is is_moved
