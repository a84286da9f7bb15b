"""Waits that keep their limit, held against the definition: between an operation and what needs it, on some path."""

import random
import re

from wait_kernels import code, kernel, order, overlap

from ldsopt.graph import reachable
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.wait_facts import WaitFinding
from ldsopt.touch import Touch

READ, LOAD, DMA = (
    "ds_read_b32 v1, v0",
    "global_load_dword v3, v0, s[0:1]",
    "buffer_load_dword v9, s[0:3], 0 offen lds",
)
"""``v2`` is moved from the one's result or the other's; what reads LDS may read what the copy writes."""


def function_of(generator: random.Random) -> AsmFunction:
    """A few blocks of loads, waits and branches, in any order."""
    blocks = generator.randint(1, 5)
    lines = []
    for number in range(blocks):
        lines.append(f".LBB0_{number}:")
        for _ in range(generator.randint(0, 6)):
            counter = generator.choice(["vmcnt", "lgkmcnt"])
            some = [READ, LOAD, DMA, f"s_waitcnt {counter}({generator.randrange(3)})", "s_barrier"]
            lines.append(generator.choice([*some, some[3], "v_mov_b32 v2, v1", "v_mov_b32 v2, v3"]))
        if generator.random() < 0.6:
            lines.append(f"s_cbranch_scc1 .LBB0_{generator.randrange(blocks)}")
    return kernel("\n".join([*lines, "s_endpgm"]))


def by_definition(function: AsmFunction, unmet: list[WaitFinding]) -> dict[tuple[int, str], set[int]]:
    """By the wait's line and its counter, the lines of the operations that it stands behind."""
    places = {
        i.line: (number, position)
        for number, block in enumerate(function.blocks)
        for position, i in enumerate(block.instructions)
    }
    flow = [block.successors for block in function.blocks]

    def leads(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return other[0] in reachable(flow, flow[one[0]]) or (one[0] == other[0] and one[1] <= other[1])

    found: dict[tuple[int, str], set[int]] = {}
    for block in function.blocks:
        for wait in (i for i in block.instructions if i.mnemonic == "s_waitcnt"):
            for each in unmet:
                here, is_remote = places[wait.line], "BARRIER" in each.kind.name
                is_before = is_remote or leads(here, places[each.used.line])
                if each.counter in wait.operands and leads(places[each.started.line], here) and is_before:
                    found.setdefault((wait.line, each.counter), set()).add(each.started.line)
    return found


def frozen(function: AsmFunction) -> tuple[dict[tuple[int, str], int], list[WaitFinding]]:
    """The waits that keep their limit, each with the operation's line that is the reason, and all findings."""
    touching = overlap(default=Touch.MAY)
    needs = code(function, touches=touching, keeps=order()).needs(checks=True)
    assert needs.checked is not None
    words = re.compile(r"line (\d+) may be outstanding where it is needed")
    reasons = ((wait.name, words.match(need.why)) for wait in needs.waits for need in wait.needs)
    return {name: int(said[1]) for name, said in reasons if said}, list(needs.checked.findings)


def test_is_what_stands_round_the_wait() -> None:
    some = 0
    for seed in range(200):
        function = function_of(random.Random(seed))
        found, unmet = frozen(function)
        expected = by_definition(function, unmet)
        assert found.keys() == expected.keys(), seed
        assert all(line in expected[name] for name, line in found.items()), seed
        some += bool(found)
    assert some > 40
