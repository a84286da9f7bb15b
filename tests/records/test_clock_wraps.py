"""A clock of 20 bits that comes round within an interval, and the wall clock beside it."""

import random
from collections.abc import Iterator

import pytest

from ldsopt.records.dump import ClockWraps

BITS, SHIFT = 20, 6
PERIOD, UNITS = 1 << BITS, 1 << 23


def noted(cycles: float, ticks: float) -> int:
    """The number that a record notes at a time."""
    return (int(ticks) >> SHIFT) % UNITS << BITS | int(cycles) % PERIOD


def kernel(seed: int, drift: float) -> tuple[list[int], list[int]]:
    """The numbers that a wave's records note, and the true cycles between them; the rate wanders within a share."""
    rng = random.Random(seed)
    mean = rng.uniform(5, 35)  # cycles a tick: 0.5 to 3.5 GHz
    cycles, ticks = rng.uniform(0, 1e9), rng.uniform(0, 1e9)
    clocks, steps = [noted(cycles, ticks)], list[int]()
    for _ in range(300):
        longest = 10 ** rng.uniform(1, 6.3)  # ticks: up to 20 ms
        for _ in range(rng.choice([1, 1, 8])):
            took = rng.uniform(0, longest)
            before = int(cycles)
            ticks += took
            cycles += took * mean * (1 + rng.uniform(-drift, drift))
            clocks.append(noted(cycles, ticks))
            steps.append(int(cycles) - before)
    return clocks, steps


def judged(seed: int, drift: float) -> Iterator[tuple[bool, bool, bool]]:
    """Of each interval whether the clock came round in it, whether what is said of it is right, and certain."""
    clocks, steps = kernel(seed, drift)
    wraps = ClockWraps(BITS, SHIFT, [clocks])
    for before, after, true in zip(clocks, clocks[1:], steps, strict=False):
        found = wraps.step(before, after)
        yield true >= PERIOD, found.cycles == true, found.is_certain


@pytest.mark.parametrize("seed", range(30))
def test_what_is_certain_is_right(seed: int) -> None:
    found = list(judged(seed, 0.02))
    assert all(is_right for _, is_right, is_certain in found if is_certain)
    repaired = sum(came_round and is_certain for came_round, _, is_certain in found)
    assert repaired > 10, "or the test says nothing"
    assert not all(is_certain for _, _, is_certain in found), (
        "20 ms are 48 periods: a share of 5 % is more than one"
    )


def test_a_rate_that_wanders_more_than_is_assumed_makes_it_wrong() -> None:
    found = [one for seed in range(10) for one in judged(seed, 0.4)]
    assert any(is_certain and not is_right for _, is_right, is_certain in found)


def test_without_a_row_of_short_intervals_nothing_is_known() -> None:
    wraps = ClockWraps(BITS, SHIFT, [[noted(0, 0), noted(2.5e6, 1e5)]])
    assert wraps.rate is None
    assert wraps.step(noted(0, 0), noted(2.5e6, 1e5)) == (int(2.5e6) % PERIOD, False)
    assert wraps.step(noted(0, 0), noted(2.5e4, 1e3)) == (25000, True)


def test_a_record_a_little_in_front_of_the_begin() -> None:
    wraps = ClockWraps(BITS, SHIFT, [])
    assert wraps.step(noted(50_000, 2_000), noted(48_000, 1_920)) == (-2000, True)
