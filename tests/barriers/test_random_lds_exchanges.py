"""Random exchanges through LDS: barriers that become ones of a wave make no race that the kernel does not have."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "fences"))
from random_exchanges import new_races, read

from ldsopt import annotate


@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("seed", range(10))
def test_a_barrier_less_makes_no_race(seed: int, arch: str) -> None:
    """Also where accesses race anyway, as some of these kernels' do."""
    module = read(seed, arch, through_lds=True)
    assert new_races(module, annotate(module, barriers=True).text) == set()


def test_some_of_their_barriers_go_and_some_stay() -> None:
    found = [
        kernel
        for seed in range(20)
        for kernel in annotate(read(seed, through_lds=True), barriers=True).details.weakening.functions
    ]
    kinds = {(kernel.made > 0, kernel.made < len(kernel.sites)) for kernel in found}
    assert kinds >= {(True, True), (True, False)}
    assert {barrier.standing.name for kernel in found for barrier in kernel.sites} == {
        "NO_EXCHANGE",
        "EXCHANGE",
    }
