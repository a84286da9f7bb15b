"""The search for layouts, against trying everything in the slow and obvious way."""

import itertools
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from text_sections import beside

from ldsopt import AnnotateOptions, annotate, arch, find_bank_conflicts, parse
from ldsopt.banks.conflicts import AccessShapes, LaneShape, PaddedRows, SwizzledRows, layouts, search
from ldsopt.simt.banks import Banks, banks

TEXTS = beside(__file__)

SITE: Any = SimpleNamespace(function="k", line=1)
GFX942 = banks(arch("gfx942"))


def access(offsets: list[int], size: int, *, count: int = 1, granule: int = 0) -> AccessShapes:
    shape = LaneShape(tuple(offsets), tuple(range(len(offsets))), count)
    return AccessShapes(SITE, "A", size, True, False, count, (shape,), granule)


def obvious(offsets: list[int], size: int, lanes: int) -> int:
    """Cycles of 4-byte reads: 32 lanes at a time, as often as the busiest of 32 banks has different words."""
    assert size == 4
    taken = 0
    for start in range(0, lanes, 32):
        words = {offset // 4 for offset in offsets[start : start + 32]}
        taken += max(sum(word % 32 == bank for word in words) for bank in range(32))
    return taken


COLUMN = [lane % 32 * 128 + lane // 32 * 4 for lane in range(64)]  # a column of a tile of 32 x 32 words


def test_a_column_of_a_tile_is_cured_by_one_word_of_padding() -> None:
    now, *better = search([access(COLUMN, 4)], 4096, Banks(32))
    assert (now.layout, now.cycles) == (None, 64)
    best = min(better, key=lambda one: one.cycles)
    assert best.cycles == 2
    assert PaddedRows(128, 4).bytes(4096) == 4096 + 31 * 4


def test_a_swizzle_costs_no_byte() -> None:
    _, *better = search([access(COLUMN, 4)], 4096, Banks(32))
    free = [one for one in better if one.bytes == 4096]
    assert free and free[-1].cycles == 2
    assert isinstance(free[-1].layout, SwizzledRows)


def test_what_is_not_better_is_not_shown() -> None:
    straight = [lane * 4 for lane in range(64)]
    assert len(search([access(straight, 4)], 4096, Banks(32))) == 1


@pytest.mark.parametrize("seed", range(20))
def test_the_search_agrees_with_trying_everything(seed: int) -> None:
    choice = random.Random(seed)
    size = choice.choice([512, 1024, 2048])
    row, step = choice.choice([32, 64, 128]), choice.choice([4, 8, 12, 64, 128])
    offsets = [(lane * step + lane // 8 * row) % (size - 3) // 4 * 4 for lane in range(64)]
    found = search([access(offsets, 4)], size, Banks(32))
    tried = {None: (obvious(offsets, 4, 64), size)}
    for length, pad in itertools.product([32, 64, 128, 256, 512, 1024], range(4, 129, 4)):
        if length <= size // 2:
            moved = [offset + offset // length * pad for offset in offsets]
            tried[PaddedRows(length, pad)] = (obvious(moved, 4, 64), size + (size - 1) // length * pad)
    for length, count in itertools.product([32, 64, 128, 256, 512, 1024], [2, 4, 8, 16, 32, 64, 128, 256]):
        if length <= size // 2 and count * 4 <= length and size % (length * count) == 0:
            moved = [offset ^ (offset // length % count * 4) for offset in offsets]
            tried[SwizzledRows(length, 4, count)] = (obvious(moved, 4, 64), size)
    assert {layout for layout in tried if layout is not None} == set(layouts(size, 4))
    for one in found:
        assert tried[one.layout] == (one.cycles, one.bytes)
    for cycles, needed in tried.values():  # nothing that was tried beats what was kept
        assert any(one.cycles <= cycles and one.bytes <= needed for one in found)


def test_rows_are_not_torn() -> None:
    """A read of 16 bytes across two rows forbids padding between these."""
    across = [lane * 16 + 8 for lane in range(64)]
    assert all(
        one.layout is None or one.layout.row > 1024 for one in search([access(across, 16)], 2048, GFX942)
    )


def test_an_unknown_distance_allows_what_it_divides() -> None:
    period = {
        one.layout.period for one in search([access(COLUMN, 4, granule=128)], 4096, Banks(32)) if one.layout
    }
    assert period and all(128 % one == 0 for one in period)


def test_a_swizzle_is_one_to_one() -> None:
    for layout in layouts(4096, 16):
        moved = layout.place(np.arange(4096))
        assert len(np.unique(moved)) == 4096
        assert moved.max() < layout.bytes(4096)


TILE = TEXTS["TILE"]


def tile_kernel(choice: random.Random) -> tuple[str, str]:
    """A kernel whose accesses put the bits of the lane at bits of the offset by chance; and its architecture."""
    body = ""
    for number in range(choice.randint(1, 3)):
        width = choice.choice([4, 8, 16])
        offset = "0"
        for bit, at in enumerate(choice.sample(range(width.bit_length() - 1, 11), 6)):
            name = f"{number}.{bit}"
            moved = f"shl i32 %b{name}, {at - bit}" if at >= bit else f"lshr i32 %b{name}, {bit - at}"
            body += f"  %b{name} = and i32 %t, {1 << bit}\n  %s{name} = {moved}\n"
            body += f"  %o{name} = or disjoint i32 {offset}, %s{name}\n"
            offset = f"%o{name}"
        body += f"  %p{number} = getelementptr i8, ptr addrspace(3) @tile, i32 {offset}\n"
        for again in range(choice.choice([4, 12])):
            access = f"load <{width // 4} x i32>, ptr addrspace(3) %p{number}, align {width}"
            body += f"  %v{number}.{again} = {access}\n"
    target, size = choice.choice(["gfx942", "gfx950", "gfx1100"]), choice.choice([2048, 8192 - 256])
    return TILE.replace("SIZE", str(size)).replace("BODY", body).replace("TARGET", target), target


def test_swizzled_code_has_the_conflicts_that_were_promised() -> None:
    """No access takes more cycles, and together they take those of the report."""
    made = 0
    for seed in range(40):
        text, target = tile_kernel(random.Random(seed))
        module = parse(text, mcpu=target)
        result = annotate(module, AnnotateOptions(swizzle=True))
        before, after = (find_bank_conflicts(parse(one)).accesses for one in (text, result.text))
        assert all(new.cycles <= old.cycles for old, new in zip(before, after, strict=True))
        swizzling = result.details.swizzling
        assert swizzling is not None and not swizzling.left
        for one in swizzling.variables:
            made += not one.given_back
            assert one.after == sum(access.cycles for access in after) < one.before
            assert one.before == sum(access.cycles for access in before)
    assert made > 10


DOCS = (Path(__file__).parents[2] / "docs" / "banks.md").read_text(encoding="utf-8")
FRAGMENT = {"gfx942": 8, "gfx950": 4}
"""Cycles that 64 lanes of 16 bytes take at least: 1024 bytes, from 32 and from 64 banks of 4."""


def gemm_fragment(row: int, pieces: int = 1) -> list[int]:
    """A fragment of 16 rows as MFMA takes it: lane i reads piece i / 16 of row i % 16; pieces exchanged by the row."""
    return [(lane % 16 * row + lane // 16 * 16) ^ (lane % 16 % pieces * 16) for lane in range(64)]


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize(
    ("words", "row", "pieces"),
    [
        ("64, as they are", 64, 1),
        ("64 and 16 of padding", 80, 1),
        ("128, as they are", 128, 1),
        ("128 and 16 of padding", 144, 1),
        ("128, 8 pieces exchanged", 128, 8),
        ("256, as they are", 256, 1),
        ("256, 16 pieces exchanged", 256, 16),
    ],
)
def test_gemm_tiles_of_the_documentation(target: str, words: str, row: int, pieces: int) -> None:
    now, *_ = search([access(gemm_fragment(row, pieces), 16)], 16 * row, banks(arch(target)))
    (line,) = (line for line in DOCS.splitlines() if line.startswith(f"| {words} |"))
    column = 1 if target == "gfx942" else 2
    assert line.split(" | ")[column].strip(" |") == str(now.cycles)


@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
@pytest.mark.parametrize("row", [128, 256])
def test_the_search_finds_a_swizzle_for_a_gemm_tile(target: str, row: int) -> None:
    _, *better = search([access(gemm_fragment(row), 16)], 16 * row, banks(arch(target)))
    best = min(better, key=lambda one: (one.cycles, one.bytes))
    assert isinstance(best.layout, SwizzledRows)
    assert (best.cycles, best.bytes) == (FRAGMENT[target], 16 * row)
