"""Packing problems to measure on: two synthetic families, and the instances published with MiniMalloc.

Both families are made up. `pipeline` has what kernels keep in LDS: tiles of rows with or without padding against bank
conflicts, and scratch for reductions, live for a few phases between barriers, some of them again later. `adversarial`
has random sizes that fit nothing, long and short ranges anywhere, and alignments from 16 to 1024: harder than anything
that a kernel does.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Callable
from pathlib import Path

from ldsopt.packing import Buffer, LiveRange, Problem

MINIMALLOC = Path(__file__).parent / "data" / "minimalloc"


def pipeline(count: int, seed: int) -> Problem:
    """Buffers of a software pipeline: `count` of them over about half as many phases."""
    rng = random.Random(f"pipeline {count} {seed}")
    phases = count // 2 + 4
    buffers = []
    for number in range(count):
        if rng.random() < 0.75:
            rows, columns = rng.choice((16, 32, 64, 128)), rng.choice((16, 32, 64))
            element, pad = rng.choice((1, 2, 2, 2, 4)), rng.choice((0, 0, 4, 8))
            size = rows * (columns + pad) * element
        else:
            size = rng.choice((1, 2, 4, 8)) * rng.choice((64, 256)) * 4
        ranges = _ranges(rng, phases, rng.choice((1, 1, 1, 2, 2, 3)), 1 + rng.choice((1, 1, 2, 3)))
        buffers.append(Buffer(f"b{number}", size, rng.choice((16,) * 7 + (128, 128, 256)), ranges))
    return Problem(tuple(buffers), capacity=65536, granule=512)


def adversarial(count: int, seed: int) -> Problem:
    """Buffers that nobody would have: odd sizes, mixed alignments, ranges of any length."""
    rng = random.Random(f"adversarial {count} {seed}")
    phases = 2 * count
    buffers = []
    for number in range(count):
        ranges = _ranges(rng, phases, rng.choice((1, 2, 3)), max(2, phases // rng.choice((2, 4, 8))))
        buffers.append(
            Buffer(f"b{number}", rng.randint(1, 8192), rng.choice((16, 16, 64, 128, 256, 1024)), ranges)
        )
    return Problem(tuple(buffers), capacity=65536, granule=512)


def _ranges(rng: random.Random, phases: int, count: int, longest: int) -> tuple[LiveRange, ...]:
    """Up to `count` ranges of at most `longest` phases that do not touch each other."""
    ranges: list[LiveRange] = []
    for _ in range(count):
        lower = rng.randrange(phases)
        upper = min(phases, lower + rng.randint(1, longest))
        if all(upper < other[0] or other[1] < lower for other in ranges):
            ranges.append((lower, upper))
    return tuple(sorted(ranges))


FAMILIES: dict[str, Callable[[int, int], Problem]] = {"pipeline": pipeline, "adversarial": adversarial}


def minimalloc() -> dict[str, Problem]:
    """The 11 instances by their letter; each asks for a placement within its capacity."""
    problems = {}
    for path in sorted(MINIMALLOC.glob("*.csv")):
        letter, capacity, _ = path.name.split(".")
        with path.open(newline="") as file:
            buffers = tuple(
                Buffer(row["id"], int(row["size"]), 1, ((int(row["lower"]), int(row["upper"])),))
                for row in csv.DictReader(file)
            )
        problems[letter] = Problem(buffers, capacity=int(capacity))
    return problems
