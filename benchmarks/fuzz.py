"""Random kernels and planted faults in bulk, with figures.

    python benchmarks/fuzz.py [--count N] [--seed S] [--variant NAME]... [--check-every N] [--log FILE]
    python benchmarks/fuzz.py --faults [--count N] [--seed S]

The first runs seeds as `ldsopt fuzz` does, without shrinking. A log keeps one line a seed; seeds that are in it are not
run again, and totals are those of the whole log, so that a run can be stopped and gone on with. The second plants
faults in the kernels of the seeds and says, by kind, how many can change what the kernel does, how many of these were
noticed, and by whom.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from ldsopt.verifier.fuzz import fuzz
from ldsopt.verifier.variants import VARIANTS

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "verify"))
from witness import plant


def run_seed(seed: int, *, variants: tuple[str, ...], checked: bool) -> dict[str, Any]:
    """What became of a seed. A checked one goes through all variants."""
    started = time.process_time()
    result = fuzz([seed], checked=checked, shrinking=False, variants=tuple(VARIANTS) if checked else variants)
    return {
        "seed": seed,
        "checked": checked,
        "versions": result.versions,
        "failures": [str(failure) for failure in result.failures],
        "counted": result.counted,
        "seconds": round(time.process_time() - started, 3),
    }


def run_seeds(
    first: int, count: int, *, variants: tuple[str, ...], check_every: int, log: Path | None
) -> int:
    """Prints failures as they come and totals at the end; returns how many failed."""
    records = [json.loads(line) for line in log.read_text().splitlines()] if log and log.exists() else []
    done = {record["seed"] for record in records}
    for seed in range(first, first + count):
        if seed in done:
            continue
        checked = check_every > 0 and seed % check_every == 0
        record = run_seed(seed, variants=variants, checked=checked)
        records.append(record)
        for failure in record["failures"]:
            print(failure, flush=True)
        if log:
            with log.open("a") as file:
                file.write(json.dumps(record) + "\n")
    totals = {key: sum(record[key] for record in records) for key in ("versions", "checked", "seconds")}
    failed = sum(bool(record["failures"]) for record in records)
    print(
        f"{len(records)} kernels, {totals['versions']} versions compared, code of {totals['checked']} checked in all "
        f"variants, {failed} failures, {totals['seconds']:.0f} s of processor time without compilers"
    )
    counted = sum((Counter(record["counted"]) for record in records), Counter[str]())
    for kind, number in counted.most_common():
        print(f"  counted: {number} {kind}")
    return failed


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
    parser.add_argument("--variant", action="append", choices=tuple(VARIANTS))
    parser.add_argument("--check-every", type=int, default=1, metavar="N", help="0: never")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--faults", action="store_true")
    given = parser.parse_args()
    if given.faults:
        return int(run_faults(given.seed, given.count) > 0)
    variants = tuple(given.variant or VARIANTS)
    return int(
        run_seeds(given.seed, given.count, variants=variants, check_every=given.check_every, log=given.log)
        > 0
    )


if __name__ == "__main__":
    sys.exit(main())
