"""Random loops over tiles in LDS: two buffers in turn, and a barrier less, compute the same and race no more."""

import random
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

sys.path.append(str(Path(__file__).parents[1] / "pack"))
from tile_bodies import FENCED, HEAD, ITEMS, TileBody

from ldsopt import Launch, Module, Schedule, annotate, parse, simulate

_OWN, _NEAR, _LOW = "add i32 %t, 0", "urem i32 %near, 128", "and i32 %t, 63"
_INDICES = (*3 * (_OWN, _NEAR, _LOW), *2 * ("xor i32 %t, 1", "xor i32 %t, 64", "xor i32 %t, 127"))


def _tile_loop(seed: int) -> str:
    """A loop, in another one for some seeds, of stores, loads and barriers; an access ahead of it and behind it for some."""
    rng = random.Random(seed)
    body = TileBody(rng, ("@A", "@A", "@B"))
    body.lines.append(f"  %near = add i32 %t, {rng.choice((1, 33, 64))}")

    def phases() -> None:
        first = len(body.lines)
        for phase in range(rng.choice((1, 2, 2, 2, 3))):
            for _ in range(rng.choice((1, 1, 2))):
                is_store = (phase == 0) == (rng.random() < 0.85)
                (body.write if is_store else body.read)(rng.choice(body.pointers), *_INDICES)
            body.barrier()
        if rng.random() < 0.5:  # the last barrier comes first
            body.lines[first:first] = FENCED
            del body.lines[-len(FENCED) :]

    def perhaps_used() -> None:
        if rng.random() < 0.15:
            body.write("@A", *_INDICES)
            body.barrier()

    perhaps_used()
    loop = partial(body.loop, "%n", phases)
    if rng.random() < 0.25:
        body.loop("2", loop)
    else:
        loop()
    perhaps_used()
    return HEAD + body.kernel()


class _Ran(NamedTuple):
    """The results of a kernel in some orders of its waves, and the kinds of what the simulator found wrong."""

    results: list[bytes]
    findings: set[str]


def _run(module: Module) -> _Ran:
    ran = _Ran([], set())
    for schedule in (Schedule(), Schedule("reversed"), Schedule("random", seed=1)):
        for iterations in (1, 4):
            out = np.zeros(ITEMS, np.int32)
            result = simulate(module, Launch((1,), (ITEMS,), [out, iterations]), schedule)
            assert result.completed
            ran.results.extend(each.tobytes() for each in result.outputs.values())
            ran.findings.update(one.kind for one in result.findings)
    return ran


def _made(seed: int, arch: str) -> tuple[Module, Module] | None:
    module = parse(_tile_loop(seed), mcpu=arch)
    changed = annotate(module, double_buffer=True)
    assert changed.details.buffering is not None
    return (module, parse(changed.text, mcpu=arch)) if changed.details.buffering.edits else None


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize("first", range(0, 200, 25))
def test_two_buffers_compute_the_same(first: int, arch: str) -> None:
    done = 0
    for seed in range(first, first + 25):
        if (both := _made(seed, arch)) is None:
            continue
        before, after = map(_run, both)
        if before.findings:
            continue
        done += 1
        assert not after.findings, seed
        assert after.results == before.results, seed
    assert done
