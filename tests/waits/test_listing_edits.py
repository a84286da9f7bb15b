"""Changed waits back in the text: anything that would change besides is a fault of ours; and ``s_nop`` that is needless."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from text_sections import beside

import ldsopt
from ldsopt import InternalError
from ldsopt.waits.witness import witness_of
from ldsopt.witness.validate import validate

TEXTS = beside(__file__)

TEXT = TEXTS["TEXT"]
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


CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def test_the_ir_s_own_stay() -> None:
    text = TEXTS["ANNOTATED"]
    found = ldsopt.exact_waits(ldsopt.parse(text))
    assert "s_nop 5" in found.text
    assert "intrinsic" in found.kernels[0].nops_stay


@pytest.mark.parametrize("name", ["triton-3.7.1/column_extremes.gfx942", "clang-22/named_tiles.gfx90a"])
def test_of_a_module_those_go_that_the_witness_admits(name: str) -> None:
    found = ldsopt.exact_waits(ldsopt.read(CORPUS / f"{name}.ll", mcpu=name.rpartition(".")[2]))
    gone = [nop for one in found.kernels for nop in one.needless if not nop.left]
    assert gone
    stock = "\n".join(found.code.listing.text)
    assert not validate(witness_of(found), stock, found.text, name).faults


def test_the_witness_refuses_what_is_needed() -> None:
    """Each ``s_nop`` that is left is one wait state short of being too few, by rules that share nothing with the walk."""
    name = "triton-3.7.1/column_extremes.gfx942"
    found = ldsopt.exact_waits(ldsopt.read(CORPUS / f"{name}.ll"))
    lines, witness = found.text.split("\n"), witness_of(found)
    nops = [number for number, line in enumerate(lines) if line.strip().startswith("s_nop")]
    assert len(nops) > 5
    for number in nops:
        states = int(lines[number].split()[1])
        less = [f"\ts_nop {states - 1}"] if states else []
        ours = "\n".join([*lines[:number], *less, *lines[number + 1 :]])
        faults = validate(witness, found.text, ours, "k.s").faults
        assert any("wait state" in fault.why for fault in faults), lines[number - 2 : number + 2]
