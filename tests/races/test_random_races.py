"""Random kernels, some with a barrier taken out: no pair that races when executed is called free, in IR and in its code."""

import random

import pytest
from executed_races import Pair, racing, verdicts, without_copies

import ldsopt
from ldsopt import Launch, Module, RaceCheckOptions, simulate
from ldsopt.verifier.generator.random_kernel import RandomKernel, random_kernel, size_of


def without_a_barrier(kernel: RandomKernel) -> str:
    lines = kernel.text.split("\n")
    barriers = [n for n, line in enumerate(lines) if "call" in line and "s.barrier()" in line]
    if barriers:
        lines[random.Random(kernel.seed).choice(barriers)] = ""
    return "\n".join(lines)


def executed(module: Module, kernel: RandomKernel) -> set[Pair]:
    """The pairs that race in one execution."""
    launch = Launch((kernel.grid,), (kernel.block,), kernel.arguments, kernel.kernel, kernel.dynamic_lds)
    return without_copies(module, racing(simulate(module, launch, limit=50_000).findings))


@pytest.mark.slow
@pytest.mark.long
def test_what_races_in_an_execution_is_never_free() -> None:
    races = 0
    for seed in range(60):
        kernel = random_kernel(seed, size_of(seed))
        module = ldsopt.parse(without_a_barrier(kernel))
        seen = executed(module, kernel)
        races += bool(seen)
        for verdict in verdicts(module, "no-global-races", "waves-are-whole", seconds=3.0).values():
            is_left_out = (verdict.count.pairs, verdict.count.free) == (1, 0)
            assert is_left_out or seen <= verdict.named, seed
        if seen:
            code = ldsopt.check_code(ldsopt.compile(module).data, "k.s", races=RaceCheckOptions()).races or ()
            assert any(one.unproven + one.definite for one in code), seed
    assert races > 5
