"""Random exchanges through global memory: what is narrowed makes no race that the kernel does not have."""

import pytest
from random_exchanges import new_races, read

from ldsopt import narrow_fences


@pytest.mark.parametrize("seed", range(40))
def test_narrowing_makes_no_race(seed: int) -> None:
    """Also where accesses race anyway, as some of these kernels' do."""
    module = read(seed)
    assert new_races(module, narrow_fences(module).text) == set()


def test_some_of_their_fences_are_narrowed_and_some_are_not() -> None:
    kinds = {(kernel.made > 0, kernel.made < len(kernel.sites)) for seed in range(40)
             for kernel in narrow_fences(read(seed)).details.functions}  # fmt: skip
    assert kinds >= {(True, True), (False, True), (True, False)}
