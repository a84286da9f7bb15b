"""LDS banks: the measured groups of lanes, and the conflict counter of gfx942."""

import numpy as np
import pytest

from ldsopt import arch
from ldsopt.simt.banks import banks, cycles, group_of_lanes

LANE = np.arange(64)


def groups(name: str, size: int, lanes: int = 64) -> list[list[int]]:
    found = group_of_lanes(banks(arch(name)), size)[:lanes].tolist()
    return sorted([lane for lane in range(lanes) if found[lane] == g] for g in set(found))


def spans(*parts: tuple[int, int]) -> list[int]:
    return [lane for first, last in parts for lane in range(first, last + 1)]


GROUPS = [
    ("gfx942", 4, 64, [spans((0, 31)), spans((32, 63))]),
    ("gfx942", 8, 64, [spans((16 * i, 16 * i + 15)) for i in range(4)]),
    ("gfx942", 16, 64, [spans((0, 3), (20, 23)), spans((32, 35), (52, 55)), spans((4, 7), (16, 19)),
                        spans((36, 39), (48, 51)), spans((8, 11), (28, 31)), spans((40, 43), (60, 63)),
                        spans((12, 15), (24, 27)), spans((44, 47), (56, 59))]),
    ("gfx950", 4, 64, [spans((0, 63))]),
    ("gfx950", 8, 64, [spans((0, 31)), spans((32, 63))]),
    ("gfx950", 16, 64, [spans((0, 3), (12, 15), (20, 27)), spans((32, 35), (44, 47), (52, 59)),
                        spans((4, 11), (16, 19), (28, 31)), spans((36, 43), (48, 51), (60, 63))]),
    ("gfx1100", 16, 32, [spans((0, 3), (20, 23)), spans((4, 7), (16, 19)), spans((8, 11), (28, 31)),
                         spans((12, 15), (24, 27))]),
    ("gfx1100", 8, 32, [spans((0, 15)), spans((16, 31))]),
    ("gfx1201", 16, 32, [spans((8 * i, 8 * i + 7)) for i in range(4)]),
    ("gfx1201", 4, 32, [spans((0, 31))]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "size", "lanes", "want"), GROUPS)
def test_lanes_are_served_in_the_measured_groups(
    name: str, size: int, lanes: int, want: list[list[int]]
) -> None:
    assert groups(name, size, lanes) == sorted(want)


COUNTER = {  # of 64 reads, lane i at byte i * stride, for strides of the size times 1, 2, 4, ...
    4: [0, 128, 384, 896, 1920, 3968, 3968, 3968],
    8: [0, 256, 768, 1792, 3840, 3840, 3840],
    16: [0, 512, 1536, 3584, 3584, 3584],
}


@pytest.mark.parametrize("size", COUNTER)
def test_the_conflict_counter_of_gfx942_is_what_the_model_gives(size: int) -> None:
    found = []
    for power in range(len(COUNTER[size])):
        taken, ideal = cycles(LANE * size * 2**power, size, banks(arch("gfx942")))
        found.append(64 * (taken - ideal))
    assert found == COUNTER[size]


@pytest.mark.parametrize(("row", "want"), [(80, (16, 8)), (144, (16, 8)), (64, (16, 8))])
def test_rows_of_a_matrix_read_by_sixteen_bytes(row: int, want: tuple[int, int]) -> None:
    """Lane l reads 16 bytes of row l % 16 at column l // 16."""
    address = LANE % 16 * row + LANE // 16 * 16
    assert tuple(cycles(address, 16, banks(arch(name)))[0] for name in ("gfx942", "gfx950")) == want


def test_groups_go_by_the_lanes_numbers_and_not_by_which_are_active() -> None:
    """Lanes 0 and 32 are in two groups though no lane between them is active: the same bank is no conflict."""
    two = np.array([0, 128])
    wide = banks(arch("gfx942"))
    assert cycles(two, 4, wide, np.array([0, 32])) == (2, 2)
    assert cycles(two, 4, wide, np.array([0, 1])) == (2, 1)


def test_more_places_than_lanes_are_served_as_several_waves() -> None:
    assert cycles(np.arange(256) * 4, 4, banks(arch("gfx1250"))) == (8, 8)
