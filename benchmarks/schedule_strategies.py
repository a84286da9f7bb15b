"""Over the corpus: which kernels have less to wait for by another strategy of LLVM's scheduler.

    python benchmarks/schedule_strategies.py [PATH...]

PATH: modules, or directories of them; default: `corpus/ir`. Each module is compiled as it is, and with
``"amdgpu-sched-strategy"`` on its functions, once for each strategy that `optimize` knows. One row a strategy, in the
order in which `optimize` tries them: kernels whose code differs, those that are worse by the floor of `optimize`, those
that gain in a figure that the gate watches and lose in none, and those among them that no strategy before gains for.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from ldsopt import api
from ldsopt.api.optimize_options import STRATEGIES
from ldsopt.api.schedules import ATTRIBUTE
from ldsopt.compare.metrics import GATED
from ldsopt.compare.worth import OptimizationGoal, changes, losses
from ldsopt.errors import LdsoptError
from ldsopt.ir.function_attributes import FunctionAttributes, attributed, lacking
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isolation import run_all

IR = Path(__file__).parents[1] / "corpus" / "ir"
_SECONDS = 300.0

Functions = dict[str, FunctionMeasurement]


def figures(path: Path, strategy: str) -> Functions:
    """The figures of a module's functions by a strategy; by LLVM's own without one."""
    arch = path.stem.rpartition(".")[2]
    module = api.read(path, mcpu=arch if arch.startswith("gfx") else None)
    if strategy:
        step = FunctionAttributes(ATTRIBUTE, strategy, lacking(module, ATTRIBUTE))
        mcpu = module.arch.name if module.arch else None
        module = api.parse(attributed(module, step, module.text), source=str(path), mcpu=mcpu)
    return {function.name: function for function in api.measure(module).functions}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path, default=[IR])
    given = parser.parse_args()
    paths = [one for path in given.paths for one in (sorted(path.rglob("*.ll")) if path.is_dir() else [path])]
    counts = {strategy: [0, 0, 0, 0] for strategy in STRATEGIES}
    changed, gained, failed = set[tuple[Path, str]](), set[tuple[Path, str]](), list[str]()
    for number, path in enumerate(paths, 1):
        print(f"{number} of {len(paths)}: {path}", file=sys.stderr)
        jobs = [partial(figures, path, strategy) for strategy in ("", *STRATEGIES)]
        stock, *others = run_all(jobs, 2, timeouts=[_SECONDS] * len(jobs))
        if not isinstance(stock, dict):
            raise stock if isinstance(stock, LdsoptError) else RuntimeError(f"{path}: {stock}")
        for strategy, made in zip(STRATEGIES, others, strict=True):
            if not isinstance(made, dict):
                failed.append(f"{strategy}: {path.parent.name}/{path.stem}")
                continue
            for name, after in made.items():
                before, key = stock[name], (path, name)
                row = counts[strategy]
                if after == before:
                    continue
                changed.add(key)
                row[0] += 1
                is_worse = any(losses(before, after, OptimizationGoal.BALANCED))
                is_better = any(change.is_better for change in changes(before, after, GATED))
                row[1] += is_worse
                if is_better and not is_worse:
                    row[2] += 1
                    row[3] += key not in gained
                    gained.add(key)
    print(f"{'strategy':<20} {'differ':>8} {'worse':>8} {'gain':>8} {'first':>8}")
    for strategy, row in counts.items():
        print(f"{strategy:<20} " + " ".join(f"{figure:>8}" for figure in row))
    print(f"{len(gained)} functions of {len(changed)} whose code differs gain by one; not compiled: {failed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
