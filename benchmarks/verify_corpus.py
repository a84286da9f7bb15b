"""How long `ldsopt verify` takes on each module of the corpus, with the launches that it chooses.

    python benchmarks/verify_corpus.py [--only WORDS]... [--backend NAME] [--jobs N]

Each kernel is verified against itself under all eight schedules and on further launches, as `ldsopt verify` does.
Seconds are processor time of all processes, preparation included, of the search for launches and of the runs, and time
on the clock of both, which says something only on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ldsopt import ALL_SCHEDULES, LdsoptError, Module, isolation, read
from ldsopt.simt.preparation import Backend
from ldsopt.verifier.equivalence import verify_chosen
from ldsopt.verifier.launches import choose
from ldsopt.verifier.observed import RunOptions, no_progress

CORPUS = Path(__file__).parent.parent / "corpus"


@dataclass(frozen=True, slots=True)
class VerifiedKernel:
    """The outcome for one kernel.

    Attributes:
        choosing, running: seconds of processor time.
        clock: seconds of both on the clock.
        lane_instructions: of one run.
        executed, accesses: of LDS.
        words: the verdict, and what was shrunk.
    """

    choosing: float
    running: float
    clock: float
    lane_instructions: int
    executed: int
    accesses: int
    words: str


def _seconds() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def verified(module: Module, kernel: str, backend: Backend, jobs: int) -> VerifiedKernel:
    """Verifies a kernel against itself."""
    begun, start = time.monotonic(), _seconds()
    chosen = choose(module, kernel=kernel, backend=backend)
    between, options = _seconds(), RunOptions(backend=backend)
    how = {
        "schedules": ALL_SCHEDULES,
        "tolerance": 0.0,
        "options": options,
        "at_once": jobs,
        "watch": no_progress,
    }
    result = verify_chosen(module, module, chosen, **how)  # type: ignore[arg-type]
    end = _seconds()
    verdict = "no verdict" if result.undecided else "equal" if result.is_equivalent else "differs"
    covered = result.coverage
    return VerifiedKernel(
        between - start,
        end - between,
        time.monotonic() - begun,
        covered.lane_instructions,
        covered.executed,
        covered.lds_accesses,
        "; ".join([verdict, *(choice for choice in chosen.choices if "shrunk" in choice)]),
    )


def verified_module(file: str, arch: str, backend: Backend, jobs: int) -> list[VerifiedKernel]:
    """Verifies each kernel of a module."""
    module = read(CORPUS / file, mcpu=arch)
    return [verified(module, f.name, backend, jobs) for f in module.functions() if f.is_kernel]


def corpus(only: list[str], backend: Backend, jobs: int) -> Iterator[tuple[str, list[VerifiedKernel]]]:
    """Verifies each module whose name holds some words, in a process of its own."""
    for entry in json.loads((CORPUS / "manifest.json").read_text())["modules"]:
        file = entry["file"]
        if any(words in file for words in only) or not only:
            try:
                yield (
                    file,
                    isolation.run(
                        lambda file=file, entry=entry: verified_module(file, entry["arch"], backend, jobs)
                    ),  # type: ignore[misc]
                )
            except LdsoptError as error:
                print(f"{file}: {error}", flush=True)


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", default=[], metavar="WORDS")
    parser.add_argument("--backend", choices=["auto", "compiled", "interpreted"], default="auto")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    options = parser.parse_args()
    totals = []
    for file, kernels in corpus(options.only, options.backend, options.jobs):
        totals.append(sum(kernel.choosing + kernel.running for kernel in kernels))
        for one in kernels:
            print(
                f"{file.removeprefix('ir/'):42} {one.choosing:5.1f} + {one.running:5.1f} s, clock {one.clock:5.1f} s  "
                f"{one.lane_instructions / 1e6:6.2f} M  {one.executed}/{one.accesses}  {one.words}",
                flush=True,
            )
    if totals:
        print(f"{len(totals)} modules: median {statistics.median(totals):.1f} s, most {max(totals):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
