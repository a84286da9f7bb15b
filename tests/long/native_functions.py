"""Native functions against the interpreter: the same of every kernel of the corpus, and how much faster.

    python tests/long/native_functions.py                    # all modules, all schedules of verify: half an hour
    python tests/long/native_functions.py --schedules 1 --only gfx942
    python tests/long/native_functions.py --speed            # the kernels of benchmarks/simulate.py, as ratios

Each kernel runs on the launch that the tests have for it, once by the interpreter alone and once with native functions
from the first execution of each access on. The first run records where reads of LDS get their bytes from, and the
second one is held against that. Outputs, findings, counts and notes have to be equal.

Ratios are of processor times of the two in one process, the least of several runs of each, in turns.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ldsopt import ALL_SCHEDULES, Launch, Module, Schedule, read
from ldsopt.simt.native import engine
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run
from ldsopt.simt.sources import Sources

sys.path += [str(Path(__file__).parents[2] / "benchmarks"), str(Path(__file__).parents[1] / "simt")]
import corpus_launches
import simulate as speeds
from backends import differences


def compare(module: Module, launch: Launch, schedule: Schedule) -> tuple[list[str], int]:
    """Runs a kernel both ways: in what they differ, and how many findings there are."""
    program, record = prepare(module, launch), Sources()
    one = run(program, schedule, sources=record, native=False)
    other = run(program, schedule, sources=Sources(record), native=True)
    return differences(one, other), len(one.findings)


def compare_corpus(only: str, schedules: int) -> int:
    """Compares every kernel; the number of those that differ."""
    engine.ENOUGH = 1
    bad = runs = findings = 0
    for entry in corpus_launches.ENTRIES:
        if only not in entry["file"]:
            continue
        module, case = (
            read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"]),
            corpus_launches.case(entry),
        )
        for schedule in ALL_SCHEDULES[:schedules]:
            found, told = compare(module, case.launch, schedule)
            runs, findings = runs + 1, findings + told
            if found:
                bad += 1
                print(f"{entry['file']}, {schedule}: {', '.join(found)}", flush=True)
    print(f"{runs} runs, {findings} findings; {bad} differ")
    return bad


def measure(repeat: int) -> None:
    """Measures how much faster runs are that have all their checks."""
    for name, (file, arch, make) in speeds.KERNELS.items():
        program = prepare(read(speeds.CORPUS / file, mcpu=arch), make())
        run(program)  # compiles what is executed often
        least = {native: float("inf") for native in (False, True)}
        for _ in range(repeat):
            for native in (False, True):
                start = time.process_time()
                run(program, sources=Sources(), native=native)
                least[native] = min(least[native], time.process_time() - start)
        print(
            f"{name:18} {least[False]:6.2f} s, native {least[True]:6.2f} s: {least[False] / least[True]:4.1f} times"
        )


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="modules whose name has this in it")
    parser.add_argument("--schedules", type=int, default=len(ALL_SCHEDULES), help="how many of verify's")
    parser.add_argument("--speed", action="store_true", help="measure, instead of comparing")
    parser.add_argument("--repeat", type=int, default=5)
    options = parser.parse_args()
    if options.speed:
        measure(options.repeat)
        return 0
    return 1 if compare_corpus(options.only, options.schedules) else 0


if __name__ == "__main__":
    sys.exit(main())
