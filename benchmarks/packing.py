"""How well and how fast `ldsopt.packing` packs: proofs, time, bytes against what other compilers do.

    python benchmarks/packing.py [--seeds N] [--nodes N] [--json FILE]
    python benchmarks/packing.py --minimalloc [--ortools] [--seconds N]

The first measures on the two families of `packing_families`, in bytes and in granules of 512 bytes. A row is the
problems of one size: how many placements are proven optimal, and the processor time of `solve`. The second table is the
end of each baseline relative to that of `solve`, which is optimal where it is proven. Every placement, the baselines'
too, passes the validator.

The second asks for a placement within the capacity of each MiniMalloc instance, each in a process of its own that is
ended after so many seconds on the wall.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from packing_baselines import BASELINES
from packing_families import FAMILIES, minimalloc

from ldsopt.packing import NODE_BUDGET, FaultReason, Goal, Placement, Problem, solve, validate

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


if __name__ == "__main__":
    sys.exit(main())
