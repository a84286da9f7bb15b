"""Changed waits back in the text: nothing but waits changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ldsopt
from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.waits.edits import ListingEdits, edits_of, written
from ldsopt.waits.loop import AddedWait, with_added

TEXT = """\t.type k,@function
k:                                      ; @k
; %bb.0:
\ts_load_dword s0, s[4:5], 0x0   ; a comment
\tbuffer_load_dword v1, s[0:3], 0 offen lds
\ts_waitcnt vmcnt(0) lgkmcnt(0)           ; all
\tds_read_b32 v2, v3
  s_waitcnt lgkmcnt(0)
\tv_mov_b32_e32 v4, v2
\ts_endpgm
.Lfunc_end0:
\t.amdhsa_kernel k
"""


def listing() -> tuple[Assembly, AsmFunction]:
    read = parse_assembly(TEXT)
    return read, read.functions[0]


def with_instead(function: AsmFunction, line: int, *, mnemonic: str, operands: str) -> AsmFunction:
    blocks = tuple(
        replace(
            block,
            instructions=tuple(
                i._replace(mnemonic=mnemonic, operands=operands) if i.line == line else i
                for i in block.instructions
            ),
        )
        for block in function.blocks
    )
    return replace(function, blocks=blocks)


def rewritten(after: AsmFunction) -> list[str]:
    read, function = listing()
    edits = ListingEdits()
    edits_of(function, after, edits)
    return written(read, [after], edits).split("\n")


def test_a_wait_is_replaced_in_its_place_and_its_comment_stays() -> None:
    _, function = listing()
    text = rewritten(with_instead(function, 6, mnemonic="s_waitcnt", operands="lgkmcnt(0)"))
    assert text[5] == "\ts_waitcnt lgkmcnt(0)           ; all"
    assert text[:5] + text[6:] == TEXT.split("\n")[:5] + TEXT.split("\n")[6:]


def test_a_wait_that_is_none_any_more() -> None:
    _, function = listing()
    assert rewritten(with_instead(function, 8, mnemonic="s_nop", operands="0"))[7] == "  s_nop 0"


def test_a_wait_is_added_in_front_of_a_line_and_as_far_in() -> None:
    _, function = listing()
    after = with_added(function, [AddedWait(9, "vmcnt", 2, ())], arch("gfx942"), fixed=[8])
    text = rewritten(after)
    assert text[8:10] == ["\ts_waitcnt vmcnt(2)", "\tv_mov_b32_e32 v4, v2"]
    assert text[:8] + text[9:] == TEXT.split("\n")


def test_a_wait_that_stands_there_takes_another_counter_in() -> None:
    _, function = listing()
    after = with_added(function, [AddedWait(9, "vmcnt", 2, ())], arch("gfx942"))
    assert rewritten(after)[7] == "  s_waitcnt vmcnt(2) lgkmcnt(0)"


def test_the_same_text_without_changes() -> None:
    _, function = listing()
    assert "\n".join(rewritten(function)) == TEXT


@pytest.mark.parametrize(
    ("line", "mnemonic", "operands"),
    [(7, "ds_read_b64", "v[2:3], v3"), (7, "s_nop", "0"), (8, "v_mov_b32_e32", "v4, v2"), (8, "s_nop", "1")],
)
def test_anything_else_is_refused(line: int, mnemonic: str, operands: str) -> None:
    _, function = listing()
    with pytest.raises(ldsopt.InternalError):
        rewritten(with_instead(function, line, mnemonic=mnemonic, operands=operands))


def test_what_reads_as_something_else_is_refused() -> None:
    read, function = listing()
    edits = ListingEdits()
    edits_of(function, with_instead(function, 6, mnemonic="s_waitcnt", operands="lgkmcnt(0)"), edits)
    with pytest.raises(ldsopt.InternalError, match="does not read as"):
        written(read, [function], edits)


def test_nothing_is_added_that_has_an_effect() -> None:
    read, function = listing()
    edits = ListingEdits(inserted={7: [AsmInstruction("v_mov_b32", "v1, v2", 7)]})
    with pytest.raises(ldsopt.InternalError, match="something else than a wait would be added"):
        written(read, [function], edits)
