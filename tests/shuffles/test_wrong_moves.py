"""Moves that differ from LDS hardware for some set of active lanes: execution tells, and the rule never writes them."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path

import pytest
from exchange_kernels import expected, kernel_text, launch, masks, pulled, stored, xor

from ldsopt import parse, simulate

_DPP = "call i32 @llvm.amdgcn.update.dpp.i32(i32 {}, i32 {}, i32 {}, i32 15, i32 {}, i1 {})"
_X16 = (
    "call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %v, i32 1985229328, i32 -19088744, i1 {}, i1 {})"
)
_DECLARED = """
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
"""


@pytest.mark.parametrize(
    ("what", "arch", "lanes", "mask", "moves"),
    [
        ("right", "gfx942", 64, 1, [_DPP.format("poison", "%v", 0xB1, 15, "true")]),
        ("without bound_ctrl", "gfx942", 64, 1, [_DPP.format("%v", "%v", 0xB1, 15, "false")]),
        ("another control", "gfx942", 64, 1, [_DPP.format("poison", "%v", 0x4E, 15, "true")]),
        (
            "a move of a move",
            "gfx942",
            64,
            4,
            [
                _DPP.format("poison", "%v", 0x141, 15, "true"),
                _DPP.format("poison", "%moved", 0x1B, 15, "true"),
            ],
        ),
        (
            "right",
            "gfx942",
            64,
            4,
            [_DPP.format("poison", "%v", 0x124, 15, "true"), _DPP.format("%moved", "%v", 0x104, 5, "true")],
        ),
        (
            "other banks",
            "gfx942",
            64,
            4,
            [_DPP.format("poison", "%v", 0x124, 15, "true"), _DPP.format("%moved", "%v", 0x104, 4, "true")],
        ),
        ("right", "gfx1100", 32, 16, [_X16.format("false", "true")]),
        ("inactive lanes fetched", "gfx1100", 32, 16, [_X16.format("true", "true")]),
        ("without bound_ctrl", "gfx1100", 32, 1, [_DPP.format("%v", "%v", 0x161, 15, "false")]),
        ("one lane for all", "gfx942", 64, 0, ["call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 3)"]),
    ],
)
def test_a_wrong_move_shows_for_some_set_of_active_lanes(
    what: str, arch: str, lanes: int, mask: int, moves: list[str]
) -> None:
    asked = [xor(mask, lanes) if mask else pulled("third", "  %third.index = add i32 3, 0", [3] * lanes)]
    call = f"call i32 @llvm.amdgcn.ds.bpermute(i32 %{asked[0].name}.address, i32 %v)"
    text = kernel_text(asked, lanes)
    assert call in text
    written = text.replace(f"  %{asked[0].name} = {call}", f"  %{asked[0].name} = {moves[-1]}") + _DECLARED
    for move in moves[:-1]:
        written = written.replace(f"  %{asked[0].name} = ", f"  %moved = {move}\n  %{asked[0].name} = ")
    sets = masks(lanes)
    found = stored(simulate(parse(written, mcpu=arch), launch(asked, lanes, sets)))
    assert bool((found == expected(asked, lanes, sets)).all()) is (what == "right")


def test_the_sets_of_active_lanes_tell_any_two_lanes_apart() -> None:
    sets = masks(64, more=0)
    pairs = {(one, other) for one in range(64) for other in range(64) if one != other}
    for wanted in ((0, 1), (1, 0), (1, 1)):
        met = {pair for pair in pairs for s in sets if (s >> pair[0] & 1, s >> pair[1] & 1) == wanted}
        assert met == pairs


@pytest.mark.parametrize(
    ("arch", "instruction", "says", "does_not_say"),
    [
        ("gfx942", "DS_BPERMUTE_B32", ["tmp[i] = 0x0", "if EXEC[src_lane].u1 then"], []),
        ("gfx1201", "DS_BPERMUTE_B32", ["tmp[i] = 0x0", "if EXEC[src_lane].u1 then", "% num_lanes"], []),
        ("gfx1100", "DS_BPERMUTE_B32", ["tmp[i] = 0x0", "if EXEC[src_lane].u1 then", "% 32"], []),
        ("gfx942", "DS_PERMUTE_B32", ["tmp[i] = 0x0", "if EXEC[i].u1 then"], []),
        ("gfx942", "V_READLANE_B32", ["D0.b32 = VGPR[lane][SRC0.u32]"], ["EXEC"]),
        ("gfx1201", "V_PERMLANE64_B32", ["tmp[lane] = VGPR[lane][SRC0.u32]"], ["EXEC[altlane]"]),
    ],
)
def test_what_the_rule_says_of_inactive_lanes_is_amds_text(
    arch: str, instruction: str, says: list[str], does_not_say: list[str]
) -> None:
    pytest.importorskip("tinygrad", reason="needs ldsopt[machine]")
    package = {"gfx942": "cdna", "gfx1100": "rdna3", "gfx1201": "rdna4"}[arch]
    (place,) = importlib.util.find_spec("tinygrad").submodule_search_locations  # type: ignore[union-attr, misc]
    file = Path(place) / "runtime" / "autogen" / "amd" / package / "str_pcode.py"
    entry = re.search(rf"\.{instruction}(?:_E32)?: (.+),$", file.read_text("utf-8"), re.MULTILINE)
    assert entry is not None
    text = ast.literal_eval(entry[1])
    assert all(words in text for words in says)
    assert not any(words in text for words in does_not_say)
