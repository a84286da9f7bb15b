"""The speed of the compiled backend of the simulator beside its interpreter (`tests/long/backends.py`: what both give).

    python benchmarks/simulate_speed.py                       # the GEMMs, as ratios; compile times; where time goes
    python benchmarks/simulate_speed.py --worth [--only X]    # after how many executions machine code has paid

The interpreter executes by numpy alone, without native functions. Ratios are of processor times in one process, the
least of several runs of each, in turns, without preparation; compile times are without what the cache holds.
"""

from __future__ import annotations

import argparse
import cProfile
import math
import pstats
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

from ldsopt import read
from ldsopt.simt.compiled import running
from ldsopt.simt.native import engine
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.simulate import run

sys.path += [str(Path(__file__).parent), str(Path(__file__).parent.parent / "tests" / "simt")]
import corpus_launches
import simulate as speeds

_LENGTHS = {
    "fp32 GEMM, wave64": 512,
    "fp32 GEMM, wave32": 512,
    "fp8 GEMM, MFMA": 8192,
    "fp16 GEMM, MFMA": 8192,
}
"""Steps or depth of the GEMMs, so that what a run does once does not count."""


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
    for name, (file, arch, make) in speeds.KERNELS.items():
        module, launch = read(speeds.CORPUS / file, mcpu=arch), make(_LENGTHS[name])
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


def measure_worth(only: str) -> None:
    """Prints after how many executions of each instruction machine code has paid, for every module, and the median."""
    engine._folder = lambda: None  # type: ignore[assignment]
    found = []
    for entry in corpus_launches.ENTRIES:
        if only not in entry["file"]:
            continue
        module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        launch = corpus_launches.case(entry).launch
        interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
        size = sum(block.instructions for f in compiled.functions.values() for block in f.blocks)
        running._machine_code.cache_clear()
        start = time.process_time()
        for function in compiled.functions.values():
            if function.compiled is not None:
                function.compiled.is_worth_it(1)
        making = time.process_time() - start
        run(interpreted)
        executed = sum(interpreted.executed().values())
        slow = least(interpreted, checks=True, native=True, repeat=2)
        fast = least(compiled, checks=True, native=True, repeat=3)
        saved = (slow - fast) / executed
        executions = making / saved / size if saved > 0 else math.inf
        found.append((making / size, saved, executions))
        print(
            f"{entry['file']:42} {1e3 * making / size:5.2f} ms to make an instruction, {1e6 * saved:6.1f} us saved by "
            f"each execution: paid after {executions:5.0f}",
            flush=True,
        )
    making, saved, executions = (statistics.median(column) for column in zip(*found, strict=True))
    print(f"median: {1e3 * making:.2f} ms, {1e6 * saved:.1f} us, {executions:.0f} executions")


def main() -> int:
    """Runs what is asked for, as machine code from the first instruction on."""
    running.PATIENCE, engine.ENOUGH = 0, 1
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--worth", action="store_true")
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    if options.worth:
        measure_worth(options.only)
        return 0
    measure(options.repeat)
    measure_compilation()
    return 0


if __name__ == "__main__":
    sys.exit(main())
