"""Random code: what is asked of one of many accesses that are alike is what each would be told.

The same code is walked twice, by an `Overlap` that knows which accesses are alike, and by one that does not. Facts,
findings and the needs of waits have to agree.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parents[1] / "waits"))
import wait_kernels

from ldsopt import arch
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import Executed
from ldsopt.touch import Touch

SEEDS = 100
TOUCHES = tuple(Touch)
Answers = Mapping[str, int]
"""By the text of an access, the group of those that are answered alike."""

COPIES = {
    "gfx942": [
        "buffer_load_dword v9, s[0:3], 0 offen lds",
        "buffer_load_dword v10, s[0:3], 0 offen lds",
        "global_load_lds_dword v0, s[0:1]",
    ],
    "gfx1250": [
        "global_load_async_to_lds_b32 v9, v0, s[0:1]",
        "global_store_async_from_lds_b32 v0, v9, s[0:1]",
        "tensor_load_to_lds s[0:3], s[4:11]",
        "tensor_store_from_lds s[0:3], s[4:11]",
    ],
}
ACCESSES = {
    "gfx942": [
        "ds_read_b32 v2, v3",
        "ds_read_b32 v5, v3",
        "ds_write_b32 v3, v4",
        "ds_write_b32 v8, v4",
        "ds_add_rtn_u32 v12, v3, v4",
        "flat_load_dword v2, v[4:5]",
        "flat_store_dword v[4:5], v6",
    ],
    "gfx1250": [
        "ds_load_b32 v2, v3",
        "ds_load_b32 v5, v3",
        "ds_store_b32 v3, v4",
        "ds_store_b32 v8, v4",
        "flat_load_b32 v2, v[4:5]",
    ],
}
OTHERS = {
    "gfx942": [
        "global_load_dword v1, v0, s[0:1]",
        "v_mov_b32 v5, 0",
        "s_waitcnt vmcnt(0)",
        "s_waitcnt vmcnt(1)",
        "s_waitcnt vmcnt(2)",
        "s_waitcnt lgkmcnt(0)",
        "s_barrier",
    ],
    "gfx1250": [
        "global_load_b32 v1, v0, s[0:1]",
        "v_mov_b32 v5, 0",
        "s_wait_asynccnt 0x0",
        "s_wait_asynccnt 0x1",
        "s_wait_tensorcnt 0x0",
        "s_wait_dscnt 0x0",
        "s_barrier_signal -1\ns_barrier_wait -1",
    ],
}


class Tells:
    """Answers for pairs of groups, by chance."""

    def __init__(self, seed: int, groups: Answers) -> None:
        self._seed, self._groups = seed, groups

    def of(self, instruction: AsmInstruction) -> object:
        text = f"{instruction.mnemonic} {instruction.operands}"
        return self._groups.get(text, text)

    def __call__(
        self,
        earlier: AsmInstruction,
        later: AsmInstruction,
        *,
        between_waves: bool,
        executions_since: int | None,
    ) -> Touch:
        asked = self._seed, self.of(earlier), self.of(later), between_waves
        return random.Random(repr(asked)).choice(TOUCHES)


class TellsAlike(Tells):
    """Knows which are answered alike."""

    def likeness(self, instruction: AsmInstruction, *, between_waves: bool) -> object:
        return self._groups.get(f"{instruction.mnemonic} {instruction.operands}")


def by_line(earlier: Executed, later: Executed) -> Touch:
    """Of two waves some accesses are told apart that are alike."""
    return Touch.NEVER if (earlier.instruction.line + later.instruction.line) % 2 else Touch.MAY


def code(rng: random.Random, on: str) -> AsmFunction:
    blocks = rng.choice((1, 1, 2, 3))
    lines: list[str] = []
    for block in range(blocks):
        lines.append(f"L{block}:")
        for _ in range(rng.randint(3, 12)):
            kind: Sequence[str] = rng.choice((COPIES[on], ACCESSES[on], ACCESSES[on], OTHERS[on], OTHERS[on]))
            lines.append(rng.choice(kind))
        if rng.random() < 0.6:
            lines.append(f"s_cbranch_scc1 L{rng.randrange(blocks)}")
    body = "\n".join([*lines, "s_endpgm"])
    (only,) = parse_assembly(f"\t.type k,@function\nk:\n{body}\n.Lfunc_end0:\n\t.amdhsa_kernel k\n").functions
    return only


def told(function: AsmFunction, on: str, overlap: Tells, between: Any) -> tuple[object, object]:
    checked = CheckedCode(function, arch(on), overlap, between=between)
    needs = replace(wait_kernels.code(function, on), checked=checked).needs().waits
    return checked.check(), [
        (
            wait.site.number,
            sorted((n.started.line, n.executions, n.grade, n.cause.name) for n in wait.needs),
        )
        for wait in needs
    ]


@pytest.mark.parametrize("on", COPIES)
def test_accesses_that_are_alike_are_told_what_each_would_be(on: str) -> None:
    pairs = 0
    for seed in range(SEEDS):
        rng = random.Random(seed)
        function = code(rng, on)
        groups = {text: rng.choice((0, 0, 0, 1)) for text in ACCESSES[on]}
        between = by_line if rng.random() < 0.2 else None
        alone = told(function, on, Tells(seed, groups), between)
        assert told(function, on, TellsAlike(seed, groups), between) == alone, f"seed {seed}"
        pairs += sum(len(fact.pairs) for fact in alone[0].waits)  # type: ignore[attr-defined]
    assert pairs > SEEDS
