"""Random exchanges through global memory: what is narrowed makes no race that the kernel does not have."""

from __future__ import annotations

import pytest
from fence_kernels import kernel_text
from random_exchanges import ITEMS, random_exchange

from ldsopt import Launch, Module, Schedule, narrow_fences, parse, simulate

LAUNCH = Launch((2,), (ITEMS,), ["a: i32[4096]=zeros", "b: i32[4096]=zeros", 0, 0])


def read(seed: int) -> Module:
    """The kernel of a seed."""
    text = kernel_text(random_exchange(seed))
    text = text.replace("i32 64, i32 1, i32 1", f"i32 {ITEMS}, i32 1, i32 1").replace(
        "64,64", f"{ITEMS},{ITEMS}"
    )
    return parse(text, mcpu="gfx1100")


def races(module: Module, schedule: Schedule) -> set[tuple[str, str]]:
    """The pairs of instructions that race."""
    result = simulate(module, LAUNCH, schedule)
    assert result.completed
    return {
        (one.access.site.text, one.other.site.text)
        for one in result.findings
        if one.kind == "global-race" and one.access is not None and one.other is not None
    }


def new_races(seed: int) -> tuple[int, set[tuple[str, str]]]:
    """How many fences of a kernel are narrowed, and the races that this makes."""
    module = read(seed)
    narrowed = narrow_fences(module)
    count = sum(kernel.made for kernel in narrowed.details.functions)
    after = parse(narrowed.text, mcpu="gfx1100")
    made: set[tuple[str, str]] = set()
    for schedule in (Schedule(), Schedule("reversed")) if count else ():
        made |= races(after, schedule) - races(module, schedule)
    return count, made


@pytest.mark.parametrize("seed", range(40))
def test_narrowing_makes_no_race(seed: int) -> None:
    """Also where accesses race anyway, as some of these kernels' do."""
    assert new_races(seed)[1] == set()


def test_some_of_their_fences_are_narrowed_and_some_are_not() -> None:
    kinds = {(kernel.made > 0, kernel.made < len(kernel.sites)) for seed in range(40)
             for kernel in narrow_fences(read(seed)).details.functions}  # fmt: skip
    assert kinds >= {(True, True), (False, True), (True, False)}
