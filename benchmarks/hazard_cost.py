"""The processor time that `check` spends on hazards that no counter of memory covers.

    python benchmarks/hazard_cost.py [--rounds N] [--every N]

Each N-th module of the corpus (default: every sixth) is checked with the walks for wait states, ALU hazards and locked
registers, and without them, in turn, ``--rounds`` times each. The time is that of this process and of the compilers
that it starts; the least of the rounds counts. What the walks remember of instructions is forgotten in between.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ldsopt import check
from ldsopt.checker import judging
from ldsopt.machine.alu_hazard_uses import alu_hazard_uses
from ldsopt.machine.register_locks import lock_uses
from ldsopt.machine.wait_state_uses import state_uses

CORPUS = Path(__file__).parents[1] / "corpus" / "ir"
WALKS = ("wait_state_findings", "alu_hazard_findings", "register_lock_findings")


def spent(work: Callable[[], object]) -> float:
    """Seconds of processor time, children included."""
    before = _used()
    work()
    return _used() - before


def _used() -> float:
    of_all = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(used.ru_utime + used.ru_stime for used in of_all)


def _nothing(_function: object, _arch: object) -> tuple[()]:
    return ()


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", type=int, default=6)
    given = parser.parse_args()
    walks = {name: getattr(judging, name) for name in WALKS}
    ratios = []
    for path in sorted(CORPUS.rglob("*.ll"))[:: given.every]:
        seconds: dict[bool, list[float]] = {True: [], False: []}
        for _ in range(given.rounds):
            for is_with in (True, False):
                for name, walk in walks.items():
                    setattr(judging, name, walk if is_with else _nothing)
                for remembered in (state_uses, alu_hazard_uses, lock_uses):
                    remembered.cache_clear()
                seconds[is_with].append(spent(partial(check, str(path))))
        ratios.append(min(seconds[True]) / min(seconds[False]))
        print(
            f"{path.relative_to(CORPUS)}: {min(seconds[False]):.2f} s without, {ratios[-1]:.3f} of it with",
            flush=True,
        )
    print(f"{len(ratios)} modules: median {statistics.median(ratios):.3f}, most {max(ratios):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
