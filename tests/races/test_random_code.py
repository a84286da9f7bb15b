"""Random machine code: `check` calls none free in which execution shows a race."""

import pytest
import random_fills
import random_first_lanes
import random_masked_loops
from random_fills import free, races

CODE = {
    "fills": (random_fills.code, range(24)),
    "first lanes": (random_first_lanes.code, (*range(38), 209, 231)),
    "masked loops": (random_masked_loops.code, (*range(36), 46, 57, 118)),
}


@pytest.mark.parametrize("name", CODE)
def test_free_code_shows_no_race(name: str) -> None:
    pytest.importorskip("bitwuzla")
    code, seeds = CODE[name]
    proved = [code(seed) for seed in seeds if free(code(seed))]
    assert len(proved) >= 8
    assert not any(map(races, proved))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("name", CODE)
def test_more_of_it(name: str) -> None:
    code, _ = CODE[name]
    for seed in range(1000, 1600):
        assert not (free(code(seed)) and races(code(seed))), seed
