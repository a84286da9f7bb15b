"""Where a tensor DMA of gfx1250 writes in LDS, as its descriptor says."""

from __future__ import annotations

import pytest
from range_cases import BASES, LDS, analysed

from ldsopt.ir.details import constant_elements

G0 = "<i32 1, i32 poison, i32 poison, i32 poison>"
ADDRESS = f"%a = ptrtoint {LDS} @T to i32\n"
ELEMENTS_16_BIT = 1 << 16
PADDED = ELEMENTS_16_BIT | 1 << 20 | 4 << 22 | 3 << 25
"""16 bytes behind each 128."""
ROW = 64 << 16
"""64 elements."""


def group1(flags: int = ELEMENTS_16_BIT, row: int | str = ROW, rows: int | str = 16) -> str:
    return f"<8 x i32> <i32 {flags}, i32 poison, i32 poison, i32 {row}, i32 {rows}, i32 poison, i32 0, i32 0>"


def transfer(
    body: str, head: str = "%g0", tail: str | None = None, form: str = ".d2", others: str = ""
) -> str:
    return f"{body}\ncall void @llvm.amdgcn.tensor.load.to.lds{form}(<4 x i32> {head}, {tail or group1()}{others}, i32 0)"


PLAIN = ADDRESS + f"%g0 = insertelement <4 x i32> {G0}, i32 %a, i64 1"
PAIRS = (
    PLAIN.replace("%g0", "%w")
    + """
%p = bitcast <4 x i32> %w to <2 x i64>
%q = insertelement <2 x i64> %p, i64 %m, i64 1
%g0 = bitcast <2 x i64> %q to <4 x i32>"""
)
LOWER_PAIR = PAIRS.replace("i64 %m, i64 1", "i64 %m, i64 0")
EMPTY = "<4 x i32> zeroinitializer"


def _shown(body: str) -> str:
    """``T+0+2048``: the base, the offsets, the bytes; ``?`` for anywhere."""
    (footprint,) = analysed(body, mcpu="gfx1250").footprints
    if footprint.parts is None:
        return "?"
    (part,) = footprint.parts
    assert part.has_gaps, "it may be turned off, so that nothing is sure to be written"
    offsets = part.offsets
    at = (
        f"{offsets.unsigned_min}"
        if offsets.is_constant
        else f"{offsets.unsigned_min}..{offsets.unsigned_max}"
    )
    return f"{BASES[part.base]}+{at}+{part.size}"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(transfer(PLAIN), "T+0+2048", id="64 elements of 2 bytes, 16 rows"),
        pytest.param(transfer(PLAIN, tail=group1(0)), "T+0+1024", id="elements of a byte"),
        pytest.param(transfer(PLAIN, tail=group1(3 << 16)), "T+0+8192", id="elements of 8 bytes"),
        pytest.param(transfer(PLAIN, tail=group1(rows=0)), "T+0+128", id="no rows: one"),
        pytest.param(
            transfer(PLAIN, tail=group1(PADDED)), f"T+0+{2048 + 15 * 16}", id="gaps between the pieces"
        ),
        pytest.param(transfer(PAIRS), "T+0+2048", id="the upper pair of words is another"),
        pytest.param(transfer(LOWER_PAIR), "?", id="the lower pair is the address's"),
        pytest.param(
            transfer(PLAIN, form="", others=f", {EMPTY}, {EMPTY}, <8 x i32> zeroinitializer"),
            "T+0+2048",
            id="empty groups",
        ),
        pytest.param(
            transfer(PLAIN, form="", others=f", {EMPTY}, <4 x i32> splat (i32 1), <8 x i32> zeroinitializer"),
            "?",
            id="a group more",
        ),
        pytest.param(transfer(PLAIN, tail=group1(ELEMENTS_16_BIT | 2)), "?", id="to another workgroup, too"),
        pytest.param(
            transfer(PLAIN, tail=group1(ELEMENTS_16_BIT | 1 << 18)), "?", id="signals a barrier in LDS"
        ),
        pytest.param(transfer(PLAIN, tail=group1(ELEMENTS_16_BIT | 1 << 19)), "?", id="repeats itself"),
        pytest.param(transfer(PLAIN, tail=group1(rows=16 | 2 << 16)), "?", id="a third dimension"),
        pytest.param(transfer(PLAIN, tail=group1(row=0)), "?", id="no elements"),
        pytest.param(transfer(PLAIN.replace("<i32 1,", "<i32 -1,")), "?", id="another form of descriptor"),
        pytest.param(transfer(ADDRESS, head=EMPTY.partition("> ")[2]), "?", id="a fixed address"),
        pytest.param(
            transfer(PLAIN.replace("i64 1", "i64 %m")), "?", id="which word the address is, is not known"
        ),
    ],
)
def test_tile(body: str, expected: str) -> None:
    assert _shown(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"), [(PLAIN, ["%a"]), (LOWER_PAIR, [])], ids=["known", "not known"]
)
def test_the_value_that_says_where_a_tile_is(body: str, expected: list[str]) -> None:
    """It stands in the descriptor: the intrinsic has no pointer."""
    known = analysed(transfer(body), mcpu="gfx1250")
    footprints = known.separation.functions["k"]
    (access,) = known.functions[0].accesses
    name = {i.address: known.module.lines[i.line].split()[0] for i in footprints.function.instructions}
    assert [name[address] for address in footprints.addresses(access)] == expected


ROWS = "%few = and i32 %n, 31\n%many = insertelement " + group1() + ", i32 %few, i64 4\n"
MIXED = f"%x = insertelement {group1()}, i32 %n, i64 1\n%y = shufflevector <8 x i32> %x, {group1(rows=4)}, <8 x i32> "


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param(
            transfer(PLAIN + "\n" + ROWS, tail="<8 x i32> %many"), f"T+0+{128 * 31}", id="at most 31 rows"
        ),
        pytest.param(
            transfer(PLAIN + "\n" + ROWS.replace("and i32 %n, 31", "add i32 %n, 31"), tail="<8 x i32> %many"),
            "?",
            id="any number of rows",
        ),
        pytest.param(
            transfer(
                PLAIN + "\n" + MIXED + "<i32 0, i32 1, i32 2, i32 3, i32 12, i32 5, i32 6, i32 7>",
                tail="<8 x i32> %y",
            ),
            "T+0+512",
            id="a word of another vector",
        ),
        pytest.param(
            transfer(
                PLAIN + "\n" + MIXED + "<i32 0, i32 1, i32 2, i32 3, i32 poison, i32 5, i32 6, i32 7>",
                tail="<8 x i32> %y",
            ),
            "?",
            id="a word that may be any",
        ),
        pytest.param(
            transfer(
                f"%w = call i32 @llvm.amdgcn.wave.id()\n%o = shl i32 %w, 8\n%p = getelementptr i8, {LDS} @T, i32 %o\n"
                + PLAIN.replace("@T", "%p")
            ),
            "T+0..7936+2048",
            id="each wave its own tile; a workgroup has 32 waves at most",
        ),
    ],
)
def test_words_that_are_computed(body: str, expected: str) -> None:
    assert _shown(body) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<2 x i32> <i32 1, i32 -2>", [1, -2]),
        ("<2 x i32> <i32 undef, i32 2>", [None, 2]),
        ("<2 x i32> splat (i32 7)", [7, 7]),
        ("<2 x float> zeroinitializer", []),
        ("<2 x i32> poison", []),
    ],
)
def test_constant_elements(text: str, expected: list[int | None]) -> None:
    assert constant_elements(text) == expected
