"""The outcome of each exchange: the modules beside this file state it behind each of theirs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from exchange_kernels import kernel, pulled

from ldsopt import parse, rewrite_shuffles

CASES = sorted(Path(__file__).parent.glob("*.*.ll"))
_EXPECTED = re.compile(r"call i32 @llvm\.amdgcn\.ds\.\w+\(.*\) ; (.+)$")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_each_exchange_becomes_what_stands_behind_it(path: Path) -> None:
    text = path.read_text("utf-8")
    expected = [match[1] for line in text.splitlines() if (match := _EXPECTED.search(line))]
    found = rewrite_shuffles(parse(text, mcpu=path.stem.rpartition(".")[2])).details
    exchanges = [exchange for function in found.functions for exchange in function.sites]
    assert [f"{one.standing.value}: {one.move}" for one in exchanges] == expected
    assert len(found.edits.lines) == sum(one.standing.is_made for one in exchanges)


def move_of(index: str, arch: str, lanes: int = 64) -> Any:
    """The move that makes it; ``None`` where it stays."""
    found = exchange(index, arch, lanes)
    return found.move if found.standing.is_made else None


def exchange(index: str, arch: str, lanes: int = 64) -> Any:
    """The outcome of a ``ds_bpermute`` by lanes some of which may not be active; ``index`` computes ``%one.index``."""
    made = rewrite_shuffles(kernel([pulled("one", f"  {index}", ())], arch, lanes))
    (found,) = made.details.functions[0].sites
    return found


@pytest.mark.parametrize(
    ("name", "lanes", "moves"),
    [
        ("gfx900", 64, {1: "quad_perm:[1,0,3,2]", 5: "ds_swizzle 0x141f", 8: "row_ror:8", 32: "None"}),
        (
            "gfx90a",
            64,
            {2: "quad_perm:[2,3,0,1]", 7: "row_half_mirror", 15: "row_mirror", 16: "ds_swizzle 0x401f"},
        ),
        ("gfx1030", 32, {3: "quad_perm:[3,2,1,0]", 4: "row_xmask:4", 5: "row_xmask:5", 16: "permlanex16"}),
        ("gfx1201", 64, {8: "row_ror:8", 12: "row_xmask:12", 17: "permlanex16", 32: "None"}),
        ("gfx1250", 32, {4: "row_xmask:4", 16: "permlanex16"}),
        ("gfx700", 64, {1: "None", 8: "None"}),
    ],
)
def test_an_exclusive_or_takes_what_the_architecture_has(
    name: str, lanes: int, moves: dict[int, str]
) -> None:
    found = {c: str(move_of(f"%one.index = xor i32 %lane, {c}", name, lanes)) for c in moves}
    assert found == moves


def test_one_lane_of_each_row_is_broadcast_where_there_is_a_control_for_it() -> None:
    index = "%row = and i32 %lane, -16\n  %one.index = or i32 %row, 5"
    found = [str(move_of(index, name)) for name in ("gfx908", "gfx90a", "gfx1030")]
    assert found == ["ds_swizzle 0xb0", "row_newbcast:5", "row_share:5"]


def down(n: int, lanes: int) -> str:
    """``__shfl_down(v, n)``."""
    return (
        f"%behind = add i32 %lane, {n}\n  %is.in = icmp ult i32 %behind, {lanes}\n"
        "  %one.index = select i1 %is.in, i32 %behind, i32 %lane"
    )


def test_a_shift_over_the_whole_wave_is_made_where_the_lanes_at_its_end_keep_their_value() -> None:
    """gfx9 can shift a wave by one lane, and four lanes at its end are set right behind that."""
    found = move_of(down(1, 64), "gfx942")
    assert str(found) == "wave_shl:1 and quad_perm:[1,2,3,3] row_mask:0x8 bank_mask:0x8"
    assert move_of(down(2, 64), "gfx942") is None
    assert move_of(down(1, 32), "gfx1100", 32) is None


def test_two_moves_are_never_one_behind_the_other() -> None:
    """xor 5 is a mirror and a quad permutation in turn, by way of a lane that may not be active."""
    assert str(move_of("%one.index = xor i32 %lane, 5", "gfx942")) == "ds_swizzle 0x141f"
    move = move_of("%one.index = xor i32 %lane, 4", "gfx942")
    assert [control.banks for control in move.controls] == [15, 5]


@pytest.mark.parametrize(
    ("index", "lanes", "words"),
    [
        ("%one.index = xor i32 %lane, 6", 32, "xor 6"),
        ("%one.index = add i32 0, 7", 64, "broadcast of lane 7"),
        ("%before = add i32 %lane, 63\n  %one.index = and i32 %before, 63", 64, "rotation by 63"),
        (down(2, 64), 64, "other"),
    ],
)
def test_exchanges_are_described(index: str, lanes: int, words: str) -> None:
    arch = "gfx1100" if lanes == 32 else "gfx942"
    assert exchange(index, arch, lanes).pattern == words
