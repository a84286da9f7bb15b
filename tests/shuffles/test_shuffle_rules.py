"""What becomes of an exchange: the modules beside this file say it behind each of theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ldsopt import arch, parse
from ldsopt.transforms.shuffles.rewriting import described, find_move, find_rewriting

CASES = sorted(Path(__file__).parent.glob("*.*.ll"))
_EXPECTED = re.compile(r"call i32 @llvm\.amdgcn\.ds\.\w+\(.*\) ; (.+)$")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_each_exchange_becomes_what_stands_behind_it(path: Path) -> None:
    text = path.read_text("utf-8")
    expected = [match[1] for line in text.splitlines() if (match := _EXPECTED.search(line))]
    found = find_rewriting(parse(text, mcpu=path.stem.rpartition(".")[2]))
    exchanges = [exchange for function in found.functions for exchange in function.sites]
    assert [f"{one.standing.value}: {one.move}" for one in exchanges] == expected
    assert len(found.edits.lines) == sum(one.standing.is_made for one in exchanges)


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
    found = {c: str(find_move(tuple(lane ^ c for lane in range(lanes)), arch(name))) for c in moves}
    assert found == moves


def test_one_lane_of_each_row_is_broadcast_where_there_is_a_control_for_it() -> None:
    rows = tuple(lane - lane % 16 + 5 for lane in range(64))
    found = [str(find_move(rows, arch(name))) for name in ("gfx908", "gfx90a", "gfx1030")]
    assert found == ["ds_swizzle 0xb0", "row_newbcast:5", "row_share:5"]


def test_a_shift_over_the_whole_wave_is_made_where_the_lanes_at_its_end_keep_their_value() -> None:
    """``__shfl_down(v, n)``: gfx9 can shift a wave by one lane, and four lanes at its end are set right behind that."""
    one, two = (tuple(lane + n if lane + n < 64 else lane for lane in range(64)) for n in (1, 2))
    found = find_move(one, arch("gfx942"))
    assert str(found) == "wave_shl:1 and quad_perm:[1,2,3,3] row_mask:0x8 bank_mask:0x8"
    assert find_move(two, arch("gfx942")) is None
    assert find_move(one[:32], arch("gfx1100")) is None


def test_two_moves_are_never_one_behind_the_other() -> None:
    """xor 5 is a mirror and a quad permutation in turn, by way of a lane that may not be active."""
    assert str(find_move(tuple(lane ^ 5 for lane in range(64)), arch("gfx942"))) == "ds_swizzle 0x141f"
    move = find_move(tuple(lane ^ 4 for lane in range(64)), arch("gfx942"))
    assert move is not None
    assert [control.banks for control in move.controls] == [15, 5]


@pytest.mark.parametrize(
    ("sources", "words"),
    [
        ([lane ^ 6 for lane in range(32)], "xor 6"),
        ([7] * 64, "broadcast of lane 7"),
        ([(lane + 63) % 64 for lane in range(64)], "rotation by 63"),
        ([max(lane - 1, 0) for lane in range(64)], "other"),
    ],
)
def test_exchanges_are_described(sources: list[int], words: str) -> None:
    assert described(tuple(sources)) == words
