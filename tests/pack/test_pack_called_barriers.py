"""Variables share bytes across barriers of called functions; a wrong overlay there is seen by execution."""

import json
import random
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from tile_bodies import HEAD, VARIABLES, TileBody

import ldsopt
from ldsopt import ALL_SCHEDULES, verify
from ldsopt.cli import main

CPU = "gfx942"
Functions = tuple[str, ...]


class _Body(TileBody):
    """Round trips through variables, branches, loops and calls."""

    def round_trip(self, functions: Functions, depth: int) -> None:
        """A variable written and read behind a barrier, in half of the cases much later."""
        place = self.rng.choice(self.pointers)
        self.write(place)
        self.barrier()
        if depth < 2 and self.rng.random() < 0.5:
            self.step(functions, depth + 1)
            self.barrier()
        self.read(place)
        if self.rng.random() < 0.75:
            self.barrier()

    def step(self, functions: Functions, depth: int = 0) -> None:
        chance = self.rng.random()
        if functions and chance < 0.4:
            self.call(self.rng.choice(functions), self.rng.choice(self.pointers))
        elif chance < 0.55 and not depth:
            guarded = partial(self.step, functions, depth=1)
            if self.rng.random() < 0.5:
                self.loop("2", guarded)
            else:
                self.branch(guarded)
        else:
            self.round_trip(functions, depth)


def called_barriers(seed: int) -> str:
    """A module with one kernel; its accesses may race."""
    rng = random.Random(seed)
    functions: Functions = ()
    text = [HEAD]
    for name in ("f", "g", "h")[: rng.randint(1, 3)]:
        named = rng.sample(VARIABLES, rng.randint(0, 1))
        body = _Body(rng, ("%p", *(f"@{each}" for each in named)), bare=0.2)
        for _ in range(rng.randint(1, 2)):
            body.step(functions)
        text.append(body.function(name))
        functions = (*functions, name)
    body = _Body(rng, tuple(f"@{name}" for name in VARIABLES), bare=0.2)
    for _ in range(rng.randint(2, 4)):
        body.step(functions)
        if rng.random() < 0.5:
            body.barrier()
    body.call(rng.choice(functions), rng.choice(body.pointers))
    return "\n".join([*text, body.kernel()])


def reported_conflicts(text: str, folder: Path) -> set[frozenset[str]]:
    """The pairs of variables that share no byte, as `ldsopt liveness` reports them."""
    (folder / "k.ll").write_text(text)
    assert main(["liveness", str(folder / "k.ll"), "--report", str(folder / "k.json")]) == 0
    (kernel,) = json.loads((folder / "k.json").read_text())["kernels"]
    return {frozenset(one["buffers"]) for one in kernel["conflicts"]}


def overlays(seed: int, folder: Path) -> Counter[tuple[bool, bool]]:
    """Every two variables of a random kernel in the same bytes: whether liveness lets them be, and whether it shows."""
    text = called_barriers(seed)
    module = ldsopt.parse(text, mcpu=CPU)
    (kernel,) = ldsopt.liveness(module).kernels
    assert kernel.inlined
    assert kernel.refused is None
    conflicts = reported_conflicts(text, folder)
    found: Counter[tuple[bool, bool]] = Counter()
    for one, other in combinations([buffer.name for buffer in kernel.buffers], 2):
        merged = ldsopt.parse(
            text.replace(f"@{other} = ", "@unused = ").replace(f"@{other},", f"@{one},"), mcpu=CPU
        )
        verdict = verify(module, merged, schedules=ALL_SCHEDULES[:2])
        shows = bool(verdict.differences or verdict.new_findings)
        assert not shows or frozenset((one, other)) in conflicts, (seed, one, other)
        found[frozenset((one, other)) not in conflicts, shows] += 1
    return found


def test_what_may_share_bytes_does_no_harm_and_what_may_not_does(tmp_path: Path) -> None:
    found = sum((overlays(seed, tmp_path) for seed in range(2)), Counter[tuple[bool, bool]]())
    assert found[True, False] >= 1
    assert found[False, True] >= 1


@pytest.mark.long
@pytest.mark.slow
def test_more_of_them(tmp_path: Path) -> None:
    found = sum((overlays(seed, tmp_path) for seed in range(100, 160)), Counter[tuple[bool, bool]]())
    # Of the 187 pairs in these kernels, 51 may share.
    assert found[True, False] >= 50
    assert found[False, True] >= 60


def pack_and_verify(seed: int) -> bool:
    """True if a random kernel shares bytes; it does the same then."""
    module = ldsopt.parse(called_barriers(seed), mcpu=CPU)
    packed = ldsopt.pack(module, goal="bytes")
    arena = packed.details.kernels[0].plan.arena
    if arena is None or not arena.shared:
        return False
    verdict = verify(module, ldsopt.parse(packed.text, mcpu=CPU), schedules=ALL_SCHEDULES[::3])
    assert not verdict.differences, seed
    assert not verdict.new_findings, seed
    return True


def test_packed_kernels_do_the_same() -> None:
    assert sum(map(pack_and_verify, range(3))) >= 1


@pytest.mark.long
@pytest.mark.slow
def test_more_packed_kernels_do_the_same() -> None:
    assert sum(map(pack_and_verify, range(200, 260))) >= 30
