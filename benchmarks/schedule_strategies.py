"""Over the corpus: which kernels gain by a function attribute that changes how LLVM schedules and allocates registers.

    python benchmarks/schedule_strategies.py [--waves-per-eu] [PATH...]

PATH: modules, or directories of them; default: `corpus/ir`. Each module is compiled as it is, and with
``"amdgpu-sched-strategy"`` on its functions, once for each strategy that `optimize` knows. One row a strategy, in the
order in which `optimize` tries them: kernels whose code differs, those that are worse by the floor of `optimize`, those
that gain in a figure that the gate watches and lose in none, and those among them that no strategy before gains for.

``--waves-per-eu``: the same with ``"amdgpu-waves-per-eu"``, on kernels where a value may do something. *held*: the
occupancy N that the kernel has, as ``N,N``: LLVM has no reason to save registers for more. *next*: at least N+1, where
vector registers alone limit the occupancy, and at most `NEAR` of them have to go for that. *one*: ``1,1``, for
kernels that spill. A kernel with a value of its own keeps it, but for Triton's ``0, 0``, which LLVM ignores.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from ldsopt import LdsoptError, Module, api
from ldsopt.api.optimize_options import STRATEGIES
from ldsopt.api.rewritings import ATTRIBUTE, WAVES, next_waves
from ldsopt.compare.metrics import GATED
from ldsopt.compare.worth import OptimizationGoal, changes, losses
from ldsopt.ir.attributes import FunctionAttributes, attributed, lacking
from ldsopt.ir.read import require_arch
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.isolation import run_all
from ldsopt.target.arch import Arch

IR = Path(__file__).parents[1] / "corpus" / "ir"
_SECONDS = 300.0
VALUES = ("held", "next", "one")
NEAR = 24
"""Vector registers that may have to go for one more wave: `optimize` asks for it where they are fewer."""

Functions = dict[str, FunctionMeasurement]


def read(path: Path, attribute: str) -> Module:
    """A module; where waves are asked for without what Triton writes for no value."""
    arch = path.stem.rpartition(".")[2]
    mcpu = arch if arch.startswith("gfx") else None
    if attribute == WAVES and path.suffix == ".ll":
        text = path.read_text().replace(f'"{WAVES}"="0, 0"', "")
        return api.parse(text, source=str(path), mcpu=mcpu)
    return api.read(path, mcpu=mcpu)


def figures(path: Path, attribute: str, values: Mapping[str, str]) -> Functions:
    """The figures of a module's functions with values of an attribute, by function; ``"": value`` stands for all."""
    module = read(path, attribute)
    free = lacking(module, attribute)
    for value in sorted(set(values.values())):
        names = free if "" in values else frozenset(n for n in free if values.get(n) == value)
        if names:
            step = FunctionAttributes(attribute, value, names)
            mcpu = module.arch.name if module.arch else None
            module = api.parse(attributed(module, step, module.text), source=str(path), mcpu=mcpu)
    return {function.name: function for function in api.measure(module).functions}


def waves_of(kind: str, stock: Functions, arch: Arch) -> dict[str, str]:
    """The values of the attribute that may do something for kernels, by name."""
    found = {}
    for name, function in stock.items():
        of = function.resources
        if not function.is_kernel or of.occupancy is None:
            continue
        now = of.occupancy
        if kind == "held":
            found[name] = f"{now},{now}"
        elif kind == "one" and (of.vgpr_spills or of.sgpr_spills or of.scratch_bytes):
            found[name] = "1,1"
        elif kind == "next" and (more := next_waves(function, arch, near=NEAR)):
            found[name] = more
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", type=Path, default=[IR])
    parser.add_argument("--waves-per-eu", action="store_true")
    given = parser.parse_args()
    kinds = VALUES if given.waves_per_eu else STRATEGIES
    paths = [one for path in given.paths for one in (sorted(path.rglob("*.ll")) if path.is_dir() else [path])]
    counts = {kind: [0, 0, 0, 0, 0] for kind in kinds}
    changed, gained, failed = set[tuple[Path, str]](), set[tuple[Path, str]](), list[str]()
    for number, path in enumerate(paths, 1):
        print(f"{number} of {len(paths)}: {path}", file=sys.stderr)
        attribute = WAVES if given.waves_per_eu else ATTRIBUTE
        (stock,) = run_all([partial(figures, path, attribute, {})], 1, timeouts=[_SECONDS])
        if not isinstance(stock, dict):
            raise stock if isinstance(stock, LdsoptError) else RuntimeError(f"{path}: {stock}")
        arch = require_arch(read(path, attribute))
        values = [waves_of(kind, stock, arch) if given.waves_per_eu else {"": kind} for kind in kinds]
        jobs = [partial(figures, path, attribute, one) for one in values if one]
        tried = [(kind, one) for kind, one in zip(kinds, values, strict=True) if one]
        others = run_all(jobs, 2, timeouts=[_SECONDS] * len(jobs))
        for (strategy, wanted), made in zip(tried, others, strict=True):
            counts[strategy][0] += len(stock) if "" in wanted else len(wanted)
            if not isinstance(made, dict):
                failed.append(f"{strategy}: {path.parent.name}/{path.stem}")
                continue
            for name, after in made.items():
                before, key = stock[name], (path, name)
                row = counts[strategy]
                if after == before:
                    continue
                changed.add(key)
                row[1] += 1
                worse = losses(before, after, OptimizationGoal.BALANCED)
                gains = [str(one) for one in changes(before, after, GATED) if one.is_better]
                row[2] += bool(worse)
                if gains:
                    price = f"; worse: {', '.join(map(str, worse))}" if worse else ""
                    print(f"  {strategy}: {name}: {', '.join(gains)}{price}", file=sys.stderr)
                if gains and not worse:
                    row[3] += 1
                    row[4] += key not in gained
                    gained.add(key)
    print(f"{'value':<20} {'tried':>8} {'differ':>8} {'worse':>8} {'gain':>8} {'first':>8}")
    for strategy, row in counts.items():
        print(f"{strategy:<20} " + " ".join(f"{figure:>8}" for figure in row))
    print(f"{len(gained)} functions of {len(changed)} whose code differs gain by one; not compiled: {failed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
