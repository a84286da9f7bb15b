"""Waits that keep their limit, held against the definition: between an operation and what needs it, on some path."""

from __future__ import annotations

import random

import pytest
from wait_kernels import kernel

from ldsopt import arch
from ldsopt.graph import reachable
from ldsopt.isa.assembly import AsmFunction
from ldsopt.waits.wait_needs import Unmet, WaitName, frozen_waits

GFX942 = arch("gfx942")


def function_of(generator: random.Random) -> AsmFunction:
    """A few blocks of loads, waits and branches, in any order."""
    blocks = generator.randint(1, 5)
    lines = []
    for number in range(blocks):
        lines.append(f".LBB0_{number}:")
        for _ in range(generator.randint(0, 6)):
            counter = generator.choice(["vmcnt", "lgkmcnt"])
            lines.append(
                generator.choice(["\tds_read_b32 v1, v0", f"\ts_waitcnt {counter}(0)", "\tv_mov_b32 v2, v1"])
            )
        if generator.random() < 0.6:
            lines.append(f"\ts_cbranch_scc1 .LBB0_{generator.randrange(blocks)}")
    return kernel("\n".join([*lines, "\ts_endpgm"]))


def by_definition(function: AsmFunction, unmet: list[Unmet]) -> dict[WaitName, Unmet]:
    places = {
        i.line: (number, position)
        for number, block in enumerate(function.blocks)
        for position, i in enumerate(block.instructions)
    }
    flow = [block.successors for block in function.blocks]

    def leads(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return other[0] in reachable(flow, flow[one[0]]) or (one[0] == other[0] and one[1] <= other[1])

    found: dict[WaitName, Unmet] = {}
    for block in function.blocks:
        for wait in block.instructions:
            for each in unmet if wait.mnemonic == "s_waitcnt" and each_counter(wait.operands) else ():
                here = places[wait.line]
                is_before = each.used is None or leads(here, places[each.used])
                if each.counter in wait.operands and leads(places[each.started], here) and is_before:
                    found.setdefault((wait.line, each.counter), each)
    return found


def each_counter(operands: str) -> bool:
    return "vmcnt" in operands or "lgkmcnt" in operands


@pytest.mark.parametrize("seed", range(60))
def test_is_the_first_that_stands_round_the_wait(seed: int) -> None:
    generator = random.Random(seed)
    function = function_of(generator)
    lines = [
        i.line for block in function.blocks for i in block.instructions if not i.mnemonic.startswith("s_wait")
    ]
    unmet = [
        Unmet(
            generator.choice(lines),
            generator.choice(["vmcnt", "lgkmcnt"]),
            generator.choice([*lines, None]),
        )
        for _ in range(generator.randint(0, 8))
    ]
    unmet = list(dict.fromkeys(unmet))
    assert frozen_waits(function, GFX942, unmet) == by_definition(function, unmet)
