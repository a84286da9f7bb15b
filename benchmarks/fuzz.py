"""Random kernels and planted faults in bulk, with figures.

    python benchmarks/fuzz.py [--count N] [--seed S] [--no-check]
    python benchmarks/fuzz.py --faults [--count N] [--seed S]

The first runs seeds as `ldsopt fuzz` does, without shrinking. The second plants faults in the kernels of the seeds and
says, by kind, how many can change what the kernel does, how many of these were noticed, and by whom.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from ldsopt.verify.fuzz import fuzz
from ldsopt.verify.witness import plant


def run_seeds(first: int, count: int, *, checked: bool) -> int:
    """Prints failures as they come and totals at the end; returns how many failed."""
    started = time.process_time()
    variants = failures = 0
    counted: Counter[str] = Counter()
    for seed in range(first, first + count):
        result = fuzz([seed], checked=checked, shrinking=False)
        variants += result.variants
        failures += len(result.failures)
        counted.update(result.counted)
        for failure in result.failures:
            print(failure, flush=True)
    seconds = time.process_time() - started
    print(
        f"{count} kernels, {variants} annotated versions, {failures} failures, {seconds:.0f} s of processor time"
    )
    for kind, number in counted.most_common():
        print(f"  counted: {number} {kind}")
    return failures


def run_faults(first: int, count: int) -> int:
    """Prints the table; returns how many faults that can change something nobody noticed."""
    planted: Counter[str] = Counter()
    certain: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    by: dict[str, Counter[str]] = {}
    for seed in range(first, first + count):
        for found in plant(seed):
            kind = found.fault.kind
            planted[kind] += 1
            if not found.fault.can_change:
                continue
            certain[kind] += 1
            noticed[kind] += bool(found.by)
            by.setdefault(kind, Counter())[found.by or "nobody"] += 1
            if not found.by:
                print(f"missed: seed {seed}, {kind}: {found.fault.what}", flush=True)
    for kind, number in planted.items():
        who = ", ".join(f"{n} {name}" for name, n in by.get(kind, Counter()).most_common())
        print(
            f"{kind}: {number} planted, {certain[kind]} can change something, {noticed[kind]} noticed ({who})"
        )
    totals = [sum(counter.values()) for counter in (planted, certain, noticed)]
    print(f"{totals[0]} planted, {totals[1]} can change something, {totals[2]} noticed")
    return sum(certain.values()) - sum(noticed.values())


def main() -> int:
    """Exit code 1: a seed failed, or a fault passed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--no-check", action="store_true")
    parser.add_argument("--faults", action="store_true")
    given = parser.parse_args()
    if given.faults:
        return int(run_faults(given.seed, given.count) > 0)
    return int(run_seeds(given.seed, given.count, checked=not given.no_check) > 0)


if __name__ == "__main__":
    sys.exit(main())
