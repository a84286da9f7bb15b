"""The compiled backend of the simulator against the interpreter: the same of every kernel, and how much faster.

    python benchmarks/simulate_speed.py                       # the GEMMs, as ratios; compile times; where time goes
    python benchmarks/simulate_speed.py --corpus [--only X]   # every module, all schedules of verify: are they equal
    python benchmarks/simulate_speed.py --random 500 [--seed S]   # random kernels and planted faults: are they equal

The interpreter executes by numpy alone, without native functions. Ratios are of processor times in one process, the
least of several runs of each, in turns, without preparation; compile times are without what the cache holds. Outputs,
findings, counts and notes of two runs have to be equal.
"""

from __future__ import annotations

import argparse
import cProfile
import itertools
import pstats
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from ldsopt.errors import LdsoptError
from ldsopt.generator.random_kernel import SHAPES, RandomKernel
from ldsopt.ir.module import Module
from ldsopt.ir.read import parse, read
from ldsopt.simt.compiled import lazy
from ldsopt.simt.launch import Launch
from ldsopt.simt.native import compilation, engine
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.schedule import STANDARD, Schedule
from ldsopt.simt.simulate import SimulationResult, run
from ldsopt.verifier.equivalence import SCHEDULES
from ldsopt.verifier.fuzz import launch_of

sys.path += [str(Path(__file__).parent), str(Path(__file__).parent.parent / "tests" / "simt")]
sys.path.append(str(Path(__file__).parent.parent / "tests" / "verify"))
import corpus_launches
import simulate as speeds
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


def compare(module: Module, launch: Launch, schedules: Sequence[Schedule]) -> tuple[list[str], Counter[str]]:
    """Runs a kernel both ways under schedules: in what they differ, and the kinds of findings."""
    interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
    bad, kinds = [], Counter[str]()
    for schedule in schedules:
        one = run(interpreted, schedule, limit=_LIMIT, native=False)
        bad += [f"{schedule}: {what}" for what in differences(one, run(compiled, schedule, limit=_LIMIT))]
        kinds.update(finding.kind for finding in one.findings)
    return bad, kinds


def compare_corpus(only: str) -> int:
    """Compares every kernel of the corpus; the number of those that differ."""
    failed = runs = 0
    findings: Counter[str] = Counter()
    for entry in corpus_launches.ENTRIES:
        if only not in entry["file"]:
            continue
        module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        bad, kinds = compare(module, corpus_launches.case(entry).launch, SCHEDULES)
        runs += len(SCHEDULES)
        findings += kinds
        failed += bool(bad)
        if bad:
            print(f"{entry['file']}: {'; '.join(bad)}", flush=True)
    print(f"corpus: {runs} runs, {sum(findings.values())} findings {dict(findings)}, {failed} modules differ")
    return failed


def _planted(kernel: RandomKernel, module: Module) -> Iterator[Module]:
    """The kernel with faults, one each."""
    for _, found in places_to_plant(kernel, module):
        for fault in itertools.islice(found, _FAULTS):
            with suppress(LdsoptError):
                yield parse(fault.text, source=f"{fault.kind} in {module.source}")


def compare_random(first: int, count: int) -> int:
    """Compares random kernels, and each with a planted fault; the number of those that differ."""
    failed = runs = faults = 0
    findings: Counter[str] = Counter()
    for seed in range(first, first + count):
        for shape, make in SHAPES.items():
            kernel = make(seed)
            modules = [parse(kernel.text, source=f"seed{seed}.{shape}.ll")]
            if shape == next(iter(SHAPES)):
                planted = list(_planted(kernel, modules[0]))
                modules += planted
                faults += len(planted)
            orders = [STANDARD[(seed + n) % len(STANDARD)] for n in range(2)]
            for module in modules:
                try:
                    bad, kinds = compare(module, launch_of(kernel), orders)
                except LdsoptError as error:
                    bad, kinds = [str(error)], Counter()
                runs += len(orders)
                findings += kinds
                failed += bool(bad)
                if bad:
                    print(f"seed {seed} ({shape}): {'; '.join(bad)}", flush=True)
    print(f"random: {runs} runs, {faults} planted faults, {dict(findings)}, {failed} kernels differ")
    return failed


def least(program: PreparedLaunch, *, checks: bool, native: bool, repeat: int) -> float:
    """Processor time of the fastest of some runs."""
    times = []
    for _ in range(repeat):
        start = time.process_time()
        run(program, checks=checks, native=native)
        times.append(time.process_time() - start)
    return min(times)


def measure(repeat: int) -> None:
    """Prints ratios for the kernels of `benchmarks/simulate.py`."""
    compilation.ENOUGH = 1
    for name, (file, arch, make) in speeds.KERNELS.items():
        module, launch = read(speeds.CORPUS / file, mcpu=arch), make()
        interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
        for checks in (True, False):
            slow = least(interpreted, checks=checks, native=False, repeat=repeat)
            fast = least(compiled, checks=checks, native=True, repeat=repeat + 1)
            words = "all checks" if checks else "no checks "
            print(f"{name:18} {words}  {slow:6.3f} s {fast:6.3f} s  {slow / fast:5.1f} times", flush=True)
        profiler = cProfile.Profile()
        profiler.runcall(run, compiled)
        stats = pstats.Stats(profiler).stats  # type: ignore[attr-defined]
        total = sum(own for _, _, own, _, _ in stats.values())
        shares: Counter[str] = Counter()
        for (path, _, function), (_, _, own, _, _) in stats.items():
            shares[f"{Path(path).stem}.{function}"] += own / total
        print("    " + ", ".join(f"{share:.0%} {what}" for what, share in shares.most_common(6)))


def measure_compilation() -> None:
    """Prints how long it takes to make machine code of the corpus's modules, as processor time without any cache."""
    engine._folder = lambda: None  # type: ignore[assignment]
    times = []
    for entry in corpus_launches.ENTRIES:
        module, launch = (
            read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"]),
            corpus_launches.case(entry).launch,
        )
        program = prepare(module, launch, backend="compiled")
        start = time.process_time()
        for function in program.functions.values():
            if function.compiled is not None:
                function.compiled.is_worth_it(1)
        times.append(time.process_time() - start)
    print(f"compiling {len(times)} modules: median {statistics.median(times):.2f} s, most {max(times):.2f} s")


def main() -> int:
    """Runs what is asked for, as machine code from the first instruction on."""
    lazy.PATIENCE = 0
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--corpus", action="store_true")
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    if options.corpus or options.random:
        failed = compare_corpus(options.only) if options.corpus else 0
        failed += compare_random(options.seed, options.random) if options.random else 0
        return 1 if failed else 0
    measure(options.repeat)
    measure_compilation()
    return 0


if __name__ == "__main__":
    sys.exit(main())
