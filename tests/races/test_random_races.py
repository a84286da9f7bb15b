"""Random kernels, some with a barrier taken out: no pair that races when executed is called free."""

from __future__ import annotations

import random

import pytest

import ldsopt
from ldsopt import Launch, Module, simulate
from ldsopt.checker.accesses import find_accesses
from ldsopt.checker.wave_races import WaveRaces
from ldsopt.verifier.generator.random_kernel import RandomKernel, random_kernel, size_of

Pair = frozenset[int]


def without_a_barrier(kernel: RandomKernel) -> str:
    lines = kernel.text.split("\n")
    barriers = [n for n, line in enumerate(lines) if "call" in line and "s.barrier()" in line]
    if barriers:
        lines[random.Random(kernel.seed).choice(barriers)] = ""
    return "\n".join(lines)


def executed(module: Module, kernel: RandomKernel) -> set[Pair]:
    """The pairs that race in one execution, but of copies, whose order is that of waits."""
    launch = Launch((kernel.grid,), (kernel.block,), kernel.arguments, kernel.kernel, kernel.dynamic_lds)
    found = simulate(module, launch, limit=50_000).findings
    pairs = ((f.access, f.other) for f in found if f.kind == "race")
    return {frozenset((a.site.line - 1, b.site.line - 1)) for a, b in pairs if a and b}


@pytest.mark.slow
@pytest.mark.long
def test_what_races_in_an_execution_is_never_free() -> None:
    races = 0
    for seed in range(60):
        kernel = random_kernel(seed, size_of(seed))
        module = ldsopt.parse(without_a_barrier(kernel))
        accesses = find_accesses(module)
        copies = {line for line, access in accesses.by_line.items() if access.is_dma}
        seen = {pair for pair in executed(module, kernel) if not pair & copies}
        races += bool(seen)
        for verdict in WaveRaces(module, accesses, {"unread-dimensions-are-one"}, 3.0).run():
            unproven = {frozenset((one.first, one.second)) for one in verdict.unproven}
            is_left_out = (verdict.pairs, verdict.free) == (1, 0)
            assert is_left_out or seen <= unproven, seed
    assert races > 5
