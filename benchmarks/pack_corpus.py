"""The outcome of packing the corpus: bytes, workgroups, occupancy and waits, as Markdown.

    python benchmarks/pack_corpus.py [--assume NAME]... [--barriers] [--cost] [NAME...]

A row a module with two or more static LDS variables. Waits are those in the compiled code, occupancy is LLVM's measure
of it: waves a SIMD, limited by registers, too. The module with more findings of `check` than its input is named on
stderr.

``--barriers`` is `pack --insert-barriers`. ``--cost`` gives the processor time of `pack` and of code generation.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from ldsopt import Module, api
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.target.occupancy import workgroups_by_lds
from ldsopt.transforms.annotate.annotated import Annotation
from ldsopt.transforms.pack.plan import Packing

HEAD = ("module", "bytes", "workgroups", "occupancy", "waits", "result")
CORPUS = Path(__file__).parent.parent / "corpus" / "ir"


def modules(names: Iterable[str]) -> Iterator[tuple[str, Module]]:
    """The corpus modules with two or more static LDS variables."""
    words = tuple(names)
    for path in sorted(CORPUS.rglob("*.ll")):
        name = f"{path.parent.name}/{path.stem}"
        if words and not any(word in name for word in words):
            continue
        module = api.read(path, mcpu=path.stem.rpartition(".")[2])
        if sum(not base.is_dynamic for base in module.lds_globals()) > 1:
            yield name, module


def kernel(source: Module | api.Transformed[Annotation] | api.Transformed[Packing]) -> FunctionMeasurement:
    """The measurement of a module's kernel."""
    return next(f for f in api.measure(source).functions if f.is_kernel)


def row(name: str, module: Module, assume: tuple[str, ...], barriers: bool) -> str:
    """One module."""
    packed = api.pack(module, assume=assume, insert_barriers=barriers)
    plan, arch = packed.details.kernels[0].plan, module.arch
    assert arch is not None
    before, after = kernel(module), kernel(packed)
    assert after.resources.lds_bytes == plan.after
    pairs = [
        (plan.before, plan.after),
        (workgroups_by_lds(arch, plan.before), workgroups_by_lds(arch, plan.after)),
        (before.resources.occupancy, after.resources.occupancy),
        (len(before.waits or ()), len(after.waits or ())),
    ]
    result = "packed" if plan.left_alone is None else plan.left_alone.text
    cells = [name, *(f"{old}→{new}" if plan.arena else f"{old}" for old, new in pairs), result]
    if len(api.check(packed).findings) > len(api.check(module).findings):
        print(f"{name}: more findings", file=sys.stderr)
    if barriers:
        cells.append(str(sum(packed.details.barriers.values())))
    return f"| {' | '.join(cells)} |"


def cost(name: str, module: Module) -> str:
    """Milliseconds of processor time, the better of three."""
    packing = min(_timed(lambda: api.pack(module)) for _ in range(3))
    compiling = min(_timed(lambda: api.measure(module)) for _ in range(3))
    return f"| {name} | {packing:.0f} | {compiling:.0f} |"


def _timed(job: object) -> float:
    start = sum(_times())
    job()  # type: ignore[operator]
    return 1000 * (sum(_times()) - start)


def _times() -> tuple[float, float]:
    import resource

    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time(), children.ru_utime + children.ru_stime


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*")
    parser.add_argument("--assume", action="append", default=[])
    parser.add_argument("--barriers", action="store_true")
    parser.add_argument("--cost", action="store_true")
    given = parser.parse_args()
    if given.cost:
        print("| module | pack, ms | code generation, ms |\n|---|---|---|")
        for name, module in modules(given.names):
            print(cost(name, module), flush=True)
        return
    head = [*HEAD, *["barriers"] * given.barriers]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for name, module in modules(given.names):
        print(row(name, module, tuple(given.assume), given.barriers), flush=True)


if __name__ == "__main__":
    main()
