"""`annotate --shuffles`: the outcome of each exchange, its place in `optimize`, and inactive lanes."""

import ast
import importlib.util
import re
from pathlib import Path

import pytest
from exchange_kernels import kernel, masks, xor

import ldsopt
from ldsopt import parse, rewrite_shuffles

KERNELS = Path(__file__).parent / "kernels"
SUM = KERNELS / "wave_kernels.gfx1100.ll"


def test_optimize_tries_it_where_there_are_exchanges_and_joins_it() -> None:
    result = ldsopt.optimize(ldsopt.read(str(SUM)))
    names = {attempt.candidate: attempt for group in result.details.groups for attempt in group.attempts}
    assert any("--shuffles" in name for name in names)
    chosen = [
        attempt.candidate
        for group in result.details.groups
        for attempt in group.attempts
        if attempt.outcome.value == "chosen"
    ]
    assert len(chosen) == 4
    assert all("--shuffles" in name for name in chosen)


def test_optimize_does_not_try_it_elsewhere() -> None:
    result = ldsopt.optimize(parse(ldsopt.REVERSAL, mcpu="gfx942"))
    (attempt,) = [
        a for group in result.details.groups for a in group.attempts if a.candidate == "annotate --shuffles"
    ]
    assert attempt.outcome.value == "not tried"
    assert kernel([xor(1, 64)], "gfx942", 64).declarations()


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
