"""Random kernels and planted faults in bulk, with figures.

    python tests/long/fuzz.py [--count N] [--seed S] [--variant NAME]... [--shape NAME]... [--check-every N]
                              [--log FILE]
    python tests/long/fuzz.py --faults [--count N] [--seed S]

The first runs seeds as `ldsopt fuzz` does, without shrinking; `--variant annotate` and `--variant pack-all` are all
ways of the one and of the other. A log keeps one line a seed; seeds that are in it are not run again, and totals are
those of the whole log, so that a run can be stopped and gone on with. Versions of a kernel with the same text count
once, those with the text of the kernel not at all. The second plants faults in the kernels of the seeds and says, by
kind, how many can change what the kernel does, how many of these were noticed, and by whom.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from ldsopt.isolation import workers_stay
from ldsopt.verifier.fuzz import ANNOTATED, PACKED, VARIANTS, attempt, launch_of
from ldsopt.verifier.generator.random_kernel import SHAPES

sys.path.insert(0, str(Path(__file__).parent.parent / "verify"))
from witness import plant


def run_seed(
    seed: int, *, variants: tuple[str, ...], shapes: tuple[str, ...], checked: bool
) -> dict[str, Any]:
    """The outcome of a seed: its counts and failures."""
    tried = []
    for shape in shapes:
        kernel = SHAPES[shape](seed)
        tried.append(
            attempt(kernel.text, launch_of(kernel), (seed, shape), checked=checked, variants=variants)
        )
    return {
        "seed": seed,
        "checked": checked,
        "kernels": len(shapes),
        "changed": sum(one.versions > 0 for one in tried),
        "versions": sum(one.versions for one in tried),
        "judged": sum(one.judged for one in tried),
        "failures": [str(one.failure) for one in tried if one.failure is not None],
        "counted": sum((one.counted for one in tried), Counter[str]()),
    }


def run_seeds(
    seeds: range,
    *,
    variants: tuple[str, ...],
    shapes: tuple[str, ...],
    check_every: int,
    log: Path | None,
) -> int:
    """Prints failures as they come and totals at the end; returns how many failed."""
    records = [json.loads(line) for line in log.read_text().splitlines()] if log and log.exists() else []
    done = {record["seed"] for record in records}
    with workers_stay():
        for seed in (seed for seed in seeds if seed not in done):
            checked = check_every > 0 and seed % check_every == 0
            records.append(run_seed(seed, variants=variants, shapes=shapes, checked=checked))
            if log:
                with log.open("a") as file:
                    file.write(json.dumps(records[-1]) + "\n")
            for failure in records[-1]["failures"]:
                print(failure, flush=True)
    total = {
        key: sum(record[key] for record in records)
        for key in ("kernels", "changed", "versions", "judged", "checked")
    }
    failed = sum(len(record["failures"]) for record in records)
    print(
        f"{len(records)} seeds: {total['kernels']} kernels, {total['changed']} of them changed, {total['versions']} "
        f"different versions compared, code of {total['checked']} seeds checked, of {total['judged']} versions code of "
        f"their own, {failed} failures"
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
    parser.add_argument("--variant", action="append", choices=(*VARIANTS, "annotate", "pack-all"))
    parser.add_argument("--shape", action="append", choices=tuple(SHAPES))
    parser.add_argument("--check-every", type=int, default=1, metavar="N", help="0: never")
    parser.add_argument("--log", type=Path)
    parser.add_argument("--faults", action="store_true")
    given = parser.parse_args()
    if given.faults:
        return int(run_faults(given.seed, given.count) > 0)
    groups = {"annotate": tuple(ANNOTATED), "pack-all": tuple(PACKED)}
    variants = tuple(v for name in given.variant or VARIANTS for v in groups.get(name, (name,)))
    failed = run_seeds(
        range(given.seed, given.seed + given.count),
        variants=variants,
        shapes=tuple(given.shape or SHAPES),
        check_every=given.check_every,
        log=given.log,
    )
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
