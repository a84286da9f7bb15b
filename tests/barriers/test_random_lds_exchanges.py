"""Random exchanges through LDS: barriers that become ones of a wave make no race that the kernel does not have."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "fences"))  # the kernels, which exchange global memory there
from fence_kernels import kernel_text
from random_exchanges import ITEMS, random_exchange

from ldsopt import Launch, Module, Schedule, annotate, parse, simulate

_VARIABLES = "".join(f"@{name} = internal addrspace(3) global [4096 x i32] poison\n" for name in "pq")
_LAUNCH = Launch((2,), (ITEMS,), ["a: i32[4096]=zeros", "b: i32[4096]=zeros", 0, 0])


def read(seed: int, arch: str) -> Module:
    """The kernel of a seed, with LDS in place of global memory."""
    body = (
        random_exchange(seed)
        .replace("addrspace(1)", "addrspace(3)")
        .replace("%a,", "@p,")
        .replace("%b,", "@q,")
    )
    text = kernel_text(body, more=_VARIABLES).replace("i32 64, i32 1, i32 1", f"i32 {ITEMS}, i32 1, i32 1")
    return parse(text.replace("64,64", f"{ITEMS},{ITEMS}"), mcpu=arch)


def races(module: Module, schedule: Schedule) -> set[tuple[str, str]]:
    """The pairs of instructions that race."""
    result = simulate(module, _LAUNCH, schedule)
    assert result.completed
    return {
        (one.access.site.text, one.other.site.text)
        for one in result.findings
        if one.kind == "race" and one.access is not None and one.other is not None
    }


def new_races(seed: int, arch: str) -> tuple[int, int, set[tuple[str, str]]]:
    """The barriers of a kernel, those of them that become ones of a wave, and the races that this makes."""
    module = read(seed, arch)
    weakened = annotate(module, barriers=True)
    (kernel,) = weakened.details.weakening.functions
    made: set[tuple[str, str]] = set()
    for schedule in (Schedule(), Schedule("reversed")) if kernel.made else ():
        made |= races(parse(weakened.text, mcpu=arch), schedule) - races(module, schedule)
    return len(kernel.sites), kernel.made, made


@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("seed", range(10))
def test_a_barrier_less_makes_no_race(seed: int, arch: str) -> None:
    """Also where accesses race anyway, as some of these kernels' do."""
    assert new_races(seed, arch)[2] == set()


def test_some_of_their_barriers_go_and_some_stay() -> None:
    found = [
        kernel
        for seed in range(20)
        for kernel in annotate(read(seed, "gfx1100"), barriers=True).details.weakening.functions
    ]
    kinds = {(kernel.made > 0, kernel.made < len(kernel.sites)) for kernel in found}
    assert kinds >= {(True, True), (True, False)}
    assert {barrier.standing.name for kernel in found for barrier in kernel.sites} == {
        "NO_EXCHANGE",
        "EXCHANGE",
    }
