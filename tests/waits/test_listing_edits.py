"""Changed waits back in the text: anything that would change besides is a fault of ours."""

from dataclasses import replace
from typing import Any

import pytest

import ldsopt
from ldsopt import InternalError

TEXT = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
\t.type k,@function
k:
\tglobal_load_dword v1, v0, s[0:1]
\tds_read_b32 v2, v3
\ts_waitcnt vmcnt(0) lgkmcnt(0)           ; all
\tv_mov_b32_e32 v4, v2
\ts_endpgm
.Lfunc_end0:
\t.amdhsa_kernel k
"""
WAIT, MOVE = 6, 7
"""Lines of `TEXT`. The wait comes to wait for less."""


@pytest.fixture
def waits() -> Any:
    """What became of the waits."""
    return ldsopt.machine_code_waits(TEXT.encode(), "k.s").waits


def written(waits: Any, **changed: Any) -> str:
    """The text by these edits instead."""
    text: str = replace(waits.edits, **changed).written(waits.listing, waits.functions)
    return text


def on(waits: Any, line: int) -> Any:
    (function,) = waits.listing.functions
    return next(i for i in function.instructions if i.line == line)


def test_the_edits_are_the_text(waits: Any) -> None:
    assert written(waits) == waits.text == TEXT.replace("vmcnt(0) ", "")


@pytest.mark.parametrize(
    ("line", "mnemonic", "operands", "why"),
    [
        (MOVE, "v_mov_b32_e32", "v5, v2", "line 7 of the listing would change and is no wait"),
        (MOVE, "s_nop", "0", "line 7 of the listing would change and is no wait"),
        (WAIT, "v_mov_b32_e32", "v4, v2", "line 6 of the listing would become something else than a wait"),
        (WAIT, "s_nop", "1", "line 6 of the listing would become something else than a wait"),
        (WAIT, "s_nop", "0", "does not read as"),
        (WAIT, "s_waitcnt", "lgkmcnt(1)", "does not read as"),
    ],
)
def test_anything_else_is_refused(waits: Any, line: int, mnemonic: str, operands: str, why: str) -> None:
    changed = on(waits, line)._replace(mnemonic=mnemonic, operands=operands)
    with pytest.raises(InternalError, match=why):
        written(waits, replaced=waits.edits.replaced | {line: changed})


def test_nothing_else_is_removed(waits: Any) -> None:
    with pytest.raises(InternalError, match="line 7 of the listing would change and is no wait"):
        written(waits, removed={MOVE})
    with pytest.raises(InternalError, match="does not read as"):
        written(waits, removed={WAIT}, replaced={})


def test_nothing_is_added_that_has_an_effect(waits: Any) -> None:
    added = on(waits, MOVE)._replace(mnemonic="v_mov_b32", operands="v1, v2")
    with pytest.raises(InternalError, match="something else than a wait would be added"):
        written(waits, inserted={MOVE: [added]})
