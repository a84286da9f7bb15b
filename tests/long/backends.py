"""The compiled backend of the simulator, and native functions, against its interpreter: the same of every kernel.

    python tests/long/backends.py --corpus [--only X]   # every module, all schedules of verify
    python tests/long/backends.py --random 500 [--seed S]   # random kernels, planted faults

The interpreter executes by numpy alone, then with native functions from the first execution of each access on. Outputs,
findings, counts and notes of all runs have to be equal, and where reads of LDS get their bytes from.
"""

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from ldsopt import (
    ALL_SCHEDULES,
    STANDARD_SCHEDULES,
    Launch,
    LdsoptError,
    Module,
    Schedule,
    SimulationResult,
    parse,
    read,
)
from ldsopt.simt.compiled import running
from ldsopt.simt.native import engine
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run
from ldsopt.simt.sources import Sources
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.generator.random_kernel import SHAPES, RandomKernel

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("simt", "verify")]
import corpus_launches
from witness import places_to_plant

_LIMIT = 200_000
_FAULTS = 2
"""Faults that are planted in each version of a random kernel."""


def differences(one: SimulationResult, other: SimulationResult) -> list[str]:
    """In what two results differ."""
    found = [
        f"output {name}"
        for name, array in one.outputs.items()
        if array.tobytes() != other.outputs[name].tobytes()
    ]
    for name in ("findings", "profile", "completed", "notes"):
        if getattr(one, name) != getattr(other, name):
            found.append(name)
    return found


def compare(
    module: Module, launch: Launch, schedules: Sequence[Schedule], *, is_fault: bool = False
) -> Counter[str]:
    """Runs a kernel both ways under schedules; the counts, of those that differ, too, which are printed."""
    interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
    found, bad = Counter({"modules": 1, "planted faults": int(is_fault)}), list[str]()
    for schedule in schedules:
        record = Sources()
        one = run(interpreted, schedule, limit=_LIMIT, sources=record, native=False)
        other = run(compiled, schedule, limit=_LIMIT, sources=Sources(record))
        native = run(interpreted, schedule, limit=_LIMIT, sources=Sources(record), native=True)
        bad += [f"{schedule}: {what}" for what in differences(one, other)]
        bad += [f"{schedule}, native functions: {what}" for what in differences(one, native)]
        found.update(["runs", *(finding.kind for finding in one.findings)])
        found["faults found"] |= is_fault and bool(one.findings)
    if bad:
        found["differ"] += 1
        print(f"{module.source}: {'; '.join(bad)}", flush=True)
    return found


def compare_corpus(only: str) -> Counter[str]:
    """Compares every kernel of the corpus."""
    total = Counter[str]()
    for entry in corpus_launches.ENTRIES:
        if only in entry["file"]:
            module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
            total += compare(module, corpus_launches.case(entry).launch, ALL_SCHEDULES)
    return total


def _planted(kernel: RandomKernel, module: Module) -> Iterator[Module]:
    """The kernel with faults, one each."""
    for _, found in places_to_plant(kernel, module):
        for fault in itertools.islice(found, _FAULTS):
            with suppress(LdsoptError):
                yield parse(fault.text, source=f"{fault.kind} in {module.source}")


def compare_seed(seed: int, *, planting: bool) -> Counter[str]:
    """Compares the random kernels of a seed, and if asked to that of the first shape with planted faults."""
    total = Counter[str]()
    for shape, make in SHAPES.items():
        kernel = make(seed)
        module = parse(kernel.text, source=f"seed{seed}.{shape}.ll")
        tried = [(module, False)]
        if planting and shape == next(iter(SHAPES)):
            tried += [(fault, True) for fault in _planted(kernel, module)]
        for one, is_fault in tried:
            try:
                total += compare(one, launch_of(kernel), STANDARD_SCHEDULES, is_fault=is_fault)
            except LdsoptError as error:
                total["differ"] += 1
                print(f"{one.source}: {error}", flush=True)
    return total


def main() -> int:
    """Runs what is asked for, as machine code from the first instruction on."""
    running.PATIENCE, engine.ENOUGH = 0, 1
    engine._folder = lambda: None  # type: ignore[assignment]  # code of kernels that nobody runs again
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--corpus", action="store_true")
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--faults-every", type=int, default=1, metavar="N", help="faults are planted in every Nth seed"
    )
    options = parser.parse_args()
    total = compare_corpus(options.only) if options.corpus else Counter[str]()
    for seed in range(options.seed, options.seed + options.random):
        total += compare_seed(seed, planting=seed % options.faults_every == 0)
    print(", ".join(f"{number} {what}" for what, number in total.items()))
    return int(total["differ"] > 0)


if __name__ == "__main__":
    sys.exit(main())
