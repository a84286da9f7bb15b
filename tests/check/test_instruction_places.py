"""The one place in code that an access or a barrier of the IR is, and the loads that the code has behind the same barriers as the IR."""

from collections.abc import Collection
from dataclasses import replace
from types import SimpleNamespace

import pytest
from text_sections import beside

from ldsopt.checker.barriers import loads_in_order
from ldsopt.checker.instruction_places import InstructionPlaces
from ldsopt.checker.mapping import AccessMap, Origin
from ldsopt.ir.read import parse
from ldsopt.isa.assembly import parse_assembly

TEXTS = beside(__file__)

READ, WRITE, DMA = "ds_read_b32 v2, v3", "ds_write_b32 v3, v4", "buffer_load_dword v1, s[0:3], 0 offen lds"
FLAT, ADD = "flat_load_dword v2, v[4:5]", "v_add_u32_e32 v1, v2, v3"
BARRIER, SIGNAL, AWAIT, NAMED = "s_barrier", "s_barrier_signal -1", "s_barrier_wait -1", "s_barrier_wait 1"
ANY = Origin(None, None)
VAGUE = Origin(None, None, (7, 8))
Code = list[tuple[str, Origin | None]]


def exact(line: int) -> Origin:
    return Origin(line, 0)


def places(code: Code, *, twice: bool = False, split: Collection[int] = ()) -> InstructionPlaces:
    """Of instructions with their origins. ``twice``: the code of the block stands there a second time, as of a callee.
    ``split``: lines of barriers at which a wave only arrives."""
    text = [
        "\t.type k,@function",
        "k:",
        *(instruction for instruction, _ in code),
        "s_endpgm",
        ".Lfunc_end0:",
    ]
    (function,) = parse_assembly("\n".join(text) + "\n").functions
    if twice:
        function = replace(function, blocks=function.blocks * 2)
    origins = {number: origin for number, (_, origin) in enumerate(code, 3) if origin is not None}
    accesses = SimpleNamespace(possible=lambda origin: origin.among)
    return InstructionPlaces(function, accesses, AccessMap(origins, True), split)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "only", "fixed"),
    [
        pytest.param([(WRITE, exact(7))], WRITE, WRITE, id="a-write"),
        pytest.param([(READ, exact(7))], READ, None, id="a-read-may-be-moved"),
        pytest.param([(DMA, exact(7))], DMA, DMA, id="a-dma"),
        pytest.param([(WRITE, exact(1))], None, None, id="another-access"),
        pytest.param([(WRITE, exact(7)), (WRITE, exact(7))], None, None, id="two-instructions"),
        pytest.param([(WRITE, exact(7)), (READ, exact(1))], WRITE, WRITE, id="beside-another"),
        pytest.param([(WRITE, exact(7)), (READ, ANY)], None, None, id="one-that-may-be-any"),
        pytest.param([(WRITE, exact(7)), (READ, VAGUE)], None, None, id="one-that-may-be-it"),
        pytest.param([(WRITE, exact(7)), (READ, Origin(None, None, (8, 9)))], WRITE, WRITE, id="one-that-may-be-others"),
        pytest.param([(WRITE, exact(7)), (FLAT, ANY)], WRITE, WRITE, id="flat-accesses-are-none"),
        pytest.param([(WRITE, exact(7)), (ADD, exact(7))], WRITE, WRITE, id="arithmetic-is-none"),
        pytest.param([(WRITE, exact(7)), (BARRIER, ANY)], WRITE, WRITE, id="a-barrier-is-no-access"),
        pytest.param([(BARRIER, exact(7))], BARRIER, BARRIER, id="a-barrier"),
        pytest.param([(BARRIER, exact(7)), (READ, ANY)], BARRIER, BARRIER, id="an-access-is-no-barrier"),
        pytest.param([(BARRIER, exact(7)), (BARRIER, None)], None, None, id="a-barrier-of-which-nothing-is-known"),
        pytest.param([(BARRIER, exact(7)), (BARRIER, exact(8))], BARRIER, BARRIER, id="another-barrier"),
        pytest.param([(BARRIER, exact(7)), (BARRIER, exact(7))], None, None, id="a-barrier-that-was-duplicated"),
        pytest.param([(SIGNAL, exact(7)), (AWAIT, exact(7))], AWAIT, AWAIT, id="a-barrier-in-two-halves"),
        pytest.param([(SIGNAL, exact(7))], SIGNAL, SIGNAL, id="a-half-alone"),
        pytest.param([(SIGNAL, exact(7)), (AWAIT, None)], None, None, id="a-half-and-one-that-may-be-the-other"),
    ],
)  # fmt: skip
def test_the_only_instruction(code: Code, only: str | None, fixed: str | None) -> None:
    found = places(code)
    texts = [f"{i.mnemonic} {i.operands}".strip() if i else None for i in (found.only(7), found.fixed(7))]
    assert texts == [only, fixed]


@pytest.mark.parametrize(
    ("code", "only"),
    [
        pytest.param([(SIGNAL, exact(7)), (AWAIT, None)], SIGNAL, id="waits-are-of-other-lines"),
        pytest.param([(SIGNAL, exact(7)), (SIGNAL, None), (AWAIT, None)], None, id="another-signal"),
        pytest.param([(SIGNAL, exact(7)), (SIGNAL, exact(7))], None, id="a-signal-that-was-duplicated"),
    ],
)
def test_a_barrier_at_which_a_wave_only_arrives(code: Code, only: str | None) -> None:
    found = places(code, split=[7]).only(7)
    assert (f"{found.mnemonic} {found.operands}" if found else None) == only


def test_which_are_barriers_and_which_are_there() -> None:
    found = places([(READ, exact(7)), (BARRIER, exact(8)), (READ, ANY)])
    assert [found.is_barrier(line) for line in (7, 8, 9)] == [False, True, False]
    assert [found.holds(line) for line in (7, 8, 9)] == [True, True, False]
    assert [[i.mnemonic for i in found.instructions(line)] for line in (7, 8, 9)] == [
        ["ds_read_b32"],
        ["s_barrier"],
        [],
    ]


@pytest.mark.parametrize(
    ("barrier", "named"), [(BARRIER, False), (AWAIT, False), (NAMED, True), (READ, False)]
)
def test_whether_some_waves_have_a_barrier_of_their_own(barrier: str, named: bool) -> None:
    assert places([(barrier, exact(7)), (READ, exact(1)), (BARRIER, exact(2))]).has_named_barriers == named


def test_what_stands_there_twice_is_no_only_one() -> None:
    assert places([(WRITE, exact(7))], twice=True).only(7) is None


IR = TEXTS["IR"]
FIRST, SECOND, OTHER = "s_barrier", "s_barrier ", "s_barrier  "
SHORT = "global_load_ushort v0, v[2:3], off"
ONE, TWO = "global_load_dword v0, v[2:3], off", "global_load_dwordx2 v[0:1], v[2:3], off"
ENDS = "s_endpgm"


def in_order(*code: tuple[str, str]) -> set[str]:
    """The names of the loads in order, of instructions with the names of what they come from; barriers name none."""
    module = parse(IR.encode(), source="k.ll")
    lines = {text.split()[0][1:]: at for at, text in enumerate(module.lines) if " = load " in text}
    barriers = [at for at, text in enumerate(module.lines) if text.startswith("  call")]
    text, origins = ["\t.type k,@function", "k:"], {}
    for instruction, name in code:
        text.append(instruction)
        if instruction in (FIRST, SECOND):
            origins[len(text)] = Origin(barriers[instruction == SECOND], 0)
        elif name:
            origins[len(text)] = Origin(lines[name], 1)
    text += ["s_endpgm", ".Lfunc_end0:", "\t.amdhsa_kernel k"]
    found = loads_in_order(module, parse_assembly("\n".join(text) + "\n"), AccessMap(origins, True))
    return {name for name, line in lines.items() if line in found}


ALL = {"wide", "half", "word", "last"}
PIECES = [(TWO, "wide"), (SHORT, "half"), (ONE, "word")]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ONE, "last")], ALL, id="as-in-the-ir"),
        pytest.param([(FIRST, ""), (SECOND, ""), *PIECES, (ONE, "last")], {"last"}, id="moved"),
        pytest.param([(FIRST, ""), (ONE, "wide"), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "last")], ALL, id="two-pieces"),
        pytest.param([(FIRST, ""), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "wide"), (ONE, "last")], ALL - {"wide"}, id="one-of-two-moved"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ONE, "")], set(), id="one-without-a-line-may-be-any"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (TWO, "last")], set(), id="one-with-more-bytes-may-be-any"),
        pytest.param([(FIRST, ""), *PIECES[:2], (SECOND, ""), (ONE, "last")], ALL - {"word"}, id="none-of-its-line"),
        pytest.param([(FIRST, ""), (ONE, "wide"), *PIECES[1:], (SECOND, ""), (ONE, "last")], ALL - {"wide"}, id="fewer-bytes-than-it-has"),
        pytest.param([(FIRST, ""), (SECOND, ""), (TWO, "wide"), (SHORT, "half"), (ONE, "last")], {"last"}, id="narrowed-then-merged"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, "")], ALL - {"last"}, id="gone-where-others-stand-elsewhere"),
        pytest.param([(FIRST, ""), (SECOND, "")], ALL, id="no-load-at-all"),
        pytest.param([(FIRST, ""), *PIECES, (OTHER, ""), (ONE, "last")], ALL - {"last"}, id="a-barrier-of-unknown-line"),
        pytest.param([(FIRST, ""), *PIECES, (SECOND, ""), (ENDS, ""), (ONE, "last")], set(), id="where-no-path-leads"),
    ],
)  # fmt: skip
def test_loads_that_stand_where_they_did(code: list[tuple[str, str]], expected: set[str]) -> None:
    assert in_order(*code) == expected
