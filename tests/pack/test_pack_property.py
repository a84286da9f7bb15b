"""Random kernels, packed, do the same after LLVM's own pipeline has used whatever the output claims."""

from typing import Any

import pytest

import ldsopt
from ldsopt import ALL_SCHEDULES, verify
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.generator.random_kernel import random_kernel


def shares(packed: ldsopt.Transformed[Any]) -> bool:
    return any(k.plan.arena is not None and k.plan.arena.shared for k in packed.details.kernels)


def survives_the_optimizer(seed: int) -> bool:
    """True if anything was shared."""
    kernel = random_kernel(seed)
    module = ldsopt.parse(kernel.text, mcpu=kernel.arch)
    packed = ldsopt.pack(module, goal="bytes")
    if not shares(packed):
        return False
    before, after = (
        ldsopt.optimize_with_llvm(m) for m in (module, ldsopt.parse(packed.text, mcpu=kernel.arch))
    )
    found = verify(before, after, launch_of(kernel), schedules=ALL_SCHEDULES[::3])
    assert not found.differences, seed
    assert not found.new_findings, seed
    return True


def test_what_shares_bytes_does_the_same_after_the_optimizer():
    assert sum(map(survives_the_optimizer, range(10))) >= 3


@pytest.mark.long
@pytest.mark.slow
def test_more_of_them():
    assert sum(map(survives_the_optimizer, range(1000, 1150))) >= 12


def test_placements_are_the_same_on_every_run():
    module = random_kernel(2).text
    assert len({ldsopt.pack(ldsopt.parse(module)).text for _ in range(3)}) == 1
