"""Random code in which copies conflict with accesses in some iterations only: weakened waits bring no finding."""

import random
from dataclasses import replace

import pytest
from wait_kernels import FIRST, code, kernel, overlap

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import Executed
from ldsopt.touch import Touch
from ldsopt.waits.kernels import relax

READ, WRITE, LOAD, DMA = (
    "ds_read_b32 v1, v0",
    "ds_write_b32 v2, v3",
    "global_load_dword v3, v0, s[0:1]",
    "buffer_load_dword v9, s[0:3], 0 offen lds",
)


def function_of(choose: random.Random) -> AsmFunction:
    """Some blocks with copies, accesses and waits, which branch anywhere."""
    lines, blocks = [], choose.randint(2, 6)
    for number in range(blocks):
        lines.append(f".LBB0_{number}:")
        for _ in range(choose.randint(0, 5)):
            counter = choose.choice(["vmcnt", "vmcnt", "lgkmcnt"])
            wait = f"s_waitcnt {counter}({choose.choice([0, 0, 1, 2])})"
            lines.append(choose.choice([READ, WRITE, WRITE, LOAD, DMA, DMA, *[wait] * 4]))
        if choose.random() < 0.75:
            lines.append(f"s_cbranch_scc{choose.randrange(2)} .LBB0_{choose.randrange(blocks)}")
    return kernel("\n".join([*lines, "s_endpgm"]))


class _Within:
    """Says of most pairs that they conflict only once an iteration later has begun at one of some instructions."""

    def __init__(self, seed: int, starts: frozenset[int]) -> None:
        self._seed, self._starts = seed, starts

    def __call__(self, earlier: Executed, later: Executed) -> frozenset[int] | None:
        pair = earlier.instruction.line, later.instruction.line
        return None if random.Random(f"{self._seed} {pair}").random() < 0.15 else self._starts


def brings_no_finding(seed: int) -> bool:
    """Holds a function's findings with weakened waits against those before; true if some wait was weakened."""
    choose = random.Random(seed)
    function = function_of(choose)
    lines = [one.line for one in function.instructions]
    within = _Within(seed, frozenset(choose.sample(lines, min(len(lines), 2))))
    touching = {
        (a.line - FIRST, b.line - FIRST): Touch.MAY
        for a in function.instructions
        for b in function.instructions
        if {a.text == DMA, b.text == DMA} == {True, False}
    }
    asked = code(function, touches=overlap(touching))
    relaxed = relax(replace(asked, checked=replace(asked.checked, within=within)))

    def findings(of: AsmFunction) -> set[tuple[str, int, int]]:
        checked = CheckedCode(of, arch("gfx942"), overlap(touching), within=within).check()
        return {(one.kind.name, one.started.line, one.used.line) for one in checked.findings}

    assert findings(relaxed.code.function) <= findings(function), seed
    return bool(relaxed.limits)


def test_some() -> None:
    """In the last two, a wait is asked for again once others wait for less."""
    assert sum(map(brings_no_finding, [*range(300), 2444, 2838])) > 100


@pytest.mark.long
@pytest.mark.slow
def test_many() -> None:
    assert sum(map(brings_no_finding, range(1000, 6000))) > 2000
