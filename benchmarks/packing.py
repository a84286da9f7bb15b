"""How well and how fast `ldsopt.packing` packs: proofs, time, bytes against what other compilers do.

    python benchmarks/packing.py [--seeds N] [--nodes N] [--json FILE]
    python benchmarks/packing.py --minimalloc [--ortools] [--seconds N]

The first measures on the two families of problems below, in bytes and in granules of 512 bytes. A row is the
problems of one size: how many placements are proven optimal, and the processor time of `solve`. The second table is the
end of each baseline relative to that of `solve`, which is optimal where it is proven. Every placement, the baselines'
too, passes the validator.

The second asks for a placement within the capacity of each MiniMalloc instance, each in a process of its own that is
ended after so many seconds on the wall.
"""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

from ldsopt.packing import (
    NODE_BUDGET,
    Buffer,
    FaultReason,
    Goal,
    LiveRange,
    Placement,
    Problem,
    interference,
    solve,
    validate,
)
from ldsopt.packing.conflicts import common
from ldsopt.packing.exact import place_in_order
from ldsopt.packing.instance import instance_of

COUNTS = (10, 20, 40)
BOUNDLESS = 10**9
"""Nodes, or deterministic time, that no run uses up."""


@dataclass(frozen=True, slots=True)
class Row:
    """Problems of one family, size and goal. Times in milliseconds of processor time."""

    family: str
    goal: str
    count: int
    problems: int
    proven: int
    median_ms: float
    largest_ms: float
    median_nodes: float
    most_nodes: int
    ratios: dict[str, tuple[float, float]]  # by baseline: mean and largest end, relative to ours


def main(argv: Sequence[str] | None = None) -> int:
    """Runs what is asked for and prints it. 1 if fewer than 99 % of the pipeline-like problems are proven optimal."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=20, help="problems of each family and size")
    parser.add_argument("--nodes", type=int, default=NODE_BUDGET, help="the search's budget")
    parser.add_argument("--json", type=Path, help="also write the rows there")
    parser.add_argument("--minimalloc", action="store_true", help="the published instances instead")
    parser.add_argument("--ortools", action="store_true", help="let CP-SAT take what a short search leaves")
    parser.add_argument("--seconds", type=float, default=60, help="for each MiniMalloc instance")
    options = parser.parse_args(argv)
    if options.minimalloc:
        return fit_minimalloc(options.seconds, use_ortools=options.ortools)

    rows = []
    print(
        f"{'family':12} {'goal':9} {'n':>3} {'proven':>8} {'median ms':>10} {'max ms':>9} {'median nodes':>13}"
    )
    for family in FAMILIES:
        for goal in (Goal.BYTES, Goal.GRANULES):
            for count in COUNTS:
                row = measure(family, goal, count, options.seeds, options.nodes)
                rows.append(row)
                print(
                    f"{family:12} {row.goal:9} {count:3} {f'{row.proven}/{row.problems}':>8} {row.median_ms:10.2f} "
                    f"{row.largest_ms:9.1f} {row.median_nodes:13.0f}",
                    flush=True,
                )
    print(
        f"\nend / ours, mean (largest)\n{'family':12} {'n':>3}" + "".join(f"{name:>22}" for name in BASELINES)
    )
    for row in (row for row in rows if row.ratios):
        ratios = "".join(f"{f'{mean:.3f} ({most:.2f})':>22}" for mean, most in row.ratios.values())
        print(f"{row.family:12} {row.count:3}{ratios}")
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n")

    like_kernels = [row for row in rows if row.family == "pipeline"]
    share = sum(row.proven for row in like_kernels) / sum(row.problems for row in like_kernels)
    print(f"\npipeline: {share:.1%} proven optimal")
    return 0 if share >= 0.99 else 1


def measure(family: str, goal: Goal, count: int, seeds: int, nodes: int) -> Row:
    """Solves the problems of a row, and checks what comes of them and of the baselines."""
    times, used, proven = [], [], 0
    ratios: dict[str, list[float]] = {name: [] for name in BASELINES} if goal is Goal.BYTES else {}
    for seed in range(seeds):
        problem = FAMILIES[family](count, seed)
        start = time.process_time()
        placement = solve(problem, goal=goal, node_budget=nodes)
        times.append((time.process_time() - start) * 1e3)
        used.append(placement.nodes)
        proven += placement.proven
        check(problem, placement)
        for name, values in ratios.items():
            offsets = BASELINES[name](problem)
            end = max(offsets[buffer.id] + buffer.size for buffer in problem.buffers)
            check(problem, Placement(offsets, end, 0, False, 0, name))
            values.append(end / placement.bytes)
    return Row(
        family,
        goal.value,
        count,
        seeds,
        proven,
        statistics.median(times),
        max(times),
        statistics.median(used),
        max(used),
        {name: (statistics.mean(values), max(values)) for name, values in ratios.items()},
    )


def check(problem: Problem, placement: Placement) -> None:
    """Stops the benchmark at a placement that is wrong; one that does not fit is not wrong."""
    fault = validate(problem, placement)
    if fault is not None and fault.reason is not FaultReason.OVER_CAPACITY:
        raise SystemExit(f"{placement.method}: {fault.reason.value}: {fault.detail}")


def fit_minimalloc(seconds: float, *, use_ortools: bool) -> int:
    """Tries to place each instance within its capacity."""
    fitted = []
    for name, problem in minimalloc().items():
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.get_context("fork").Process(
            target=_fit, args=(problem, use_ortools, theirs)
        )
        start = time.perf_counter()
        process.start()
        placement = ours.recv() if ours.poll(seconds) else None
        elapsed = time.perf_counter() - start
        process.kill()
        process.join()
        if placement is None:
            print(f"{name} {len(problem.buffers):4} buffers: nothing within {seconds:.0f} s", flush=True)
            continue
        check(problem, placement)
        fits = placement.bytes <= (problem.capacity or 0)
        fitted += [name] if fits else []
        print(
            f"{name} {len(problem.buffers):4} buffers: {placement.bytes} of {problem.capacity} bytes, "
            f"{'fits' if fits else 'does not fit'}, {placement.method}, {placement.nodes} nodes, {elapsed:.1f} s",
            flush=True,
        )
    print(f"{len(fitted)} of {len(minimalloc())} fit: {' '.join(fitted)}")
    return 0


def _fit(problem: Problem, use_ortools: bool, answer: Connection) -> None:
    """Runs in a process of its own."""
    budget = 34_000 if use_ortools else BOUNDLESS
    placement = solve(problem, goal=Goal.FIT, node_budget=budget, use_ortools=use_ortools, effort=BOUNDLESS)
    answer.send(placement)


# --- problems -------------------------------------------------------------------------------------------
#
# Packing problems to measure on: two synthetic families, and the instances published with MiniMalloc.
#
# Both families are made up. `pipeline` has what kernels keep in LDS: tiles of rows with or without padding against
# bank conflicts, and scratch for reductions, live for a few phases between barriers, some of them again later.
# `adversarial` has random sizes that fit nothing, ranges of any length anywhere, and alignments from 16 to 1024: harder
# than anything that a kernel does.

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


# --- baselines ------------------------------------------------------------------------------------------
#
# The placements of other compilers for the same buffers, by algorithms written anew from their descriptions.
#
# * `lowest_fit`, `best_fit`: one order, by descending size, as XLA's heap simulator with one interval for each buffer
#   does; here with all ranges, which is kinder.
# * `hull_fit`: the lowest fit with one interval a buffer, from its first to its last use: what holes are worth.
# * `descending_colouring`: the textbook's; buffers by descending size take the first colour that none of their
#   neighbours has, and colours lie in a row, each as large as its first buffer.
# * `hull_colouring`, after Triton's shared memory allocation: one interval a buffer, from its first to its last use;
#   buffers by descending size into the lowest slot; then colours that lift what still overlaps, to a fixed point.
# * `ascending_colouring`, after rocMLIR's reuse of LDS: buffers by ascending size take whole colours that none of their
#   neighbours has, a run of them that follow each other; what is missing becomes a new colour. Its colours are laid out
#   in a row here, which is what its merging into bases and offsets comes to where it is right.
# * `grouping`, after IREE's shared-memory reuse: buffers whose hulls overlap, directly or through others, form a group;
#   every group starts at 0 and takes the sum of its buffers.
#
# All take alignment into account, whether or not the original does. Each returns offsets in bytes by the buffer's id.

Offsets = dict[str, int]


def by_size(problem: Problem) -> list[Buffer]:
    """The buffers, largest first."""
    return sorted(problem.buffers, key=lambda buffer: -buffer.size)


def lowest_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the lowest gap."""
    return _in_order(problem, tightest=False)


def best_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the tightest gap."""
    return _in_order(problem, tightest=True)


def _in_order(problem: Problem, *, tightest: bool) -> Offsets:
    index = {buffer.id: i for i, buffer in enumerate(problem.buffers)}
    order = [index[buffer.id] for buffer in by_size(problem)]
    offsets = place_in_order(instance_of(problem), order, tightest=tightest)
    return {buffer.id: at for buffer, at in zip(problem.buffers, offsets, strict=True)}


def hulls(problem: Problem) -> Problem:
    """The same buffers, each live from the start of its first range to the end of its last."""
    return replace(
        problem,
        buffers=tuple(
            replace(b, ranges=((min(r[0] for r in b.ranges), max(r[1] for r in b.ranges)),))
            for b in problem.buffers
        ),
    )


def hull_fit(problem: Problem) -> Offsets:
    """Each buffer, largest first, into the lowest gap, as if it were live from its first use to its last."""
    return lowest_fit(hulls(problem))


def descending_colouring(problem: Problem) -> Offsets:
    """One colour a buffer, largest first; buffers of one colour start at its first byte."""
    graph = interference(problem)
    order = by_size(problem)
    alignment = max(buffer.alignment for buffer in order)
    colour: dict[str, int] = {}
    starts = [0]
    for buffer in order:
        taken = {colour[other] for other in graph[buffer.id] if other in colour}
        colour[buffer.id] = next(c for c in range(len(order)) if c not in taken)
        if colour[buffer.id] == len(starts) - 1:  # a new one; it ends where the next one begins
            starts.append(_up(starts[-1] + buffer.size, alignment))
    return {name: starts[c] for name, c in colour.items()}


def hull_colouring(problem: Problem) -> Offsets:
    """Slots by hull, then colours that lift buffers over their lower neighbours until nothing overlaps."""
    whole = hulls(problem)
    slots: list[tuple[int, tuple[int, int]]] = [(0, (-(10**9), 10**9))]  # an offset, and when it is free
    waiting = by_size(whole)
    at: Offsets = {}
    while waiting:
        slots.sort()
        offset, free = slots.pop(0)
        fitting = [
            buffer
            for buffer in waiting
            if common(buffer.ranges, (free,)) and not any(common(buffer.ranges, (s,)) for _, s in slots)
        ]
        if not fitting:
            continue
        chosen = fitting[0]
        waiting.remove(chosen)
        at[chosen.id] = _up(offset, chosen.alignment)
        lower, upper = chosen.ranges[0]
        slots.append((at[chosen.id] + chosen.size, (max(free[0], lower), min(free[1], upper))))
        if free[0] < lower:
            slots.append((offset, (free[0], upper)))
        if upper < free[1]:
            slots.append((offset, (lower, free[1])))
    return _lifted(whole, at)


def _lifted(problem: Problem, at: Offsets) -> Offsets:
    """Lifts buffers by first-fit colours until no two that conflict overlap."""
    graph = interference(problem)
    size = {buffer.id: buffer.size for buffer in problem.buffers}
    order = [buffer.id for buffer in by_size(problem)]
    alignment = {buffer.id: buffer.alignment for buffer in problem.buffers}
    while True:
        clashes = {
            a: [b for b in graph[a] if at[a] < at[b] + size[b] and at[b] < at[a] + size[a]] for a in order
        }
        if not any(clashes.values()):
            return at
        colour: dict[str, int] = {}
        for name in order:
            taken = {colour[other] for other in clashes[name] if other in colour}
            colour[name] = next(c for c in range(len(order)) if c not in taken)
        for name in order:
            if colour[name]:
                end = max(at[other] + size[other] for other in clashes[name])
                at[name] = _up(end, alignment[name])


def ascending_colouring(problem: Problem) -> Offsets:
    """Whole colours, smallest buffer first."""
    graph = interference(problem)
    colours: list[int] = []  # bytes of each, in a row
    start_of: dict[str, tuple[int, int]] = {}  # first colour and one past the last
    largest = max(buffer.alignment for buffer in problem.buffers)
    for buffer in sorted(problem.buffers, key=lambda b: b.size):
        used = {c for other in graph[buffer.id] if other in start_of for c in range(*start_of[other])}
        need, first, end = _up(buffer.size, largest), 0, 0
        for end in range(len(colours) + 1):
            have = sum(colours[first:end])
            if have >= need or end == len(colours):
                break
            if end in used:
                first = end + 1
        have = sum(colours[first:end])
        if have < need:
            colours.append(need - have)
            end = len(colours)
        start_of[buffer.id] = (first, end)
    return {name: sum(colours[:first]) for name, (first, _) in start_of.items()}


def grouping(problem: Problem) -> Offsets:
    """Groups of buffers whose hulls overlap, each laid out in a row from 0."""
    import networkx as nx

    buffers = {buffer.id: buffer for buffer in problem.buffers}
    at: Offsets = {}
    for group in nx.connected_components(interference(hulls(problem))):
        end = 0
        for buffer in (b for b in problem.buffers if b.id in group):
            at[buffer.id] = _up(end, buffers[buffer.id].alignment)
            end = at[buffer.id] + buffer.size
    return at


def _up(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


BASELINES: dict[str, Callable[[Problem], Offsets]] = {
    "lowest fit": lowest_fit,
    "best fit": best_fit,
    "hull fit": hull_fit,
    "descending colouring": descending_colouring,
    "hull colouring": hull_colouring,
    "ascending colouring": ascending_colouring,
    "grouping": grouping,
}


if __name__ == "__main__":
    sys.exit(main())
