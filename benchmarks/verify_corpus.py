"""How long `ldsopt verify` takes on each module of the corpus, with the launches that it chooses.

    python benchmarks/verify_corpus.py [--only WORDS]... [--backend NAME]

Each kernel is verified against itself under all eight schedules. Seconds are processor time of one process, preparation
included: of the search for launches, and of the runs. With `-j 2` two processes share the runs of a kernel.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ldsopt import isolation
from ldsopt.errors import LdsoptError
from ldsopt.ir.module import Module
from ldsopt.ir.read import read
from ldsopt.simt.preparation import Backend
from ldsopt.verifier.equivalence import compare, observe
from ldsopt.verifier.launches import choose

CORPUS = Path(__file__).parent.parent / "corpus"


@dataclass(frozen=True, slots=True)
class VerifiedKernel:
    """What came of one kernel.

    Attributes:
        choosing, running: seconds.
        lane_instructions: of one run.
        executed, accesses: of LDS.
        words: the verdict, and what was shrunk.
    """

    choosing: float
    running: float
    lane_instructions: int
    executed: int
    accesses: int
    words: str


def _seconds() -> float:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return own.ru_utime + own.ru_stime


def verified(module: Module, kernel: str, backend: Backend) -> VerifiedKernel:
    """Verifies a kernel against itself."""
    start = _seconds()
    chosen = choose(module, kernel=kernel, backend=backend)
    between = _seconds()
    result = compare(observe(module, chosen, backend=backend), module, backend=backend)
    end = _seconds()
    verdict = "no verdict" if result.undecided else "equal" if result.is_equivalent else "differs"
    covered = result.coverage
    return VerifiedKernel(
        between - start,
        end - between,
        covered.lane_instructions,
        covered.executed,
        covered.lds_accesses,
        "; ".join([verdict, *(choice for choice in chosen.choices if "shrunk" in choice)]),
    )


def verified_module(file: str, arch: str, backend: Backend) -> list[VerifiedKernel]:
    """Verifies each kernel of a module."""
    module = read(CORPUS / file, mcpu=arch)
    return [verified(module, f.name, backend) for f in module.functions() if f.is_kernel]


def corpus(only: list[str], backend: Backend) -> Iterator[tuple[str, list[VerifiedKernel]]]:
    """Verifies each module whose name holds some words, in a process of its own."""
    for entry in json.loads((CORPUS / "manifest.json").read_text())["modules"]:
        file = entry["file"]
        if any(words in file for words in only) or not only:
            try:
                yield (
                    file,
                    isolation.run(
                        lambda file=file, entry=entry: verified_module(file, entry["arch"], backend)
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
    parser.add_argument("--backend", choices=["compiled", "interpreted"], default="interpreted")
    options = parser.parse_args()
    totals = []
    for file, kernels in corpus(options.only, options.backend):
        totals.append(sum(kernel.choosing + kernel.running for kernel in kernels))
        for one in kernels:
            print(
                f"{file.removeprefix('ir/'):42} {one.choosing:5.1f} + {one.running:5.1f} s  "
                f"{one.lane_instructions / 1e6:6.2f} M  {one.executed}/{one.accesses}  {one.words}",
                flush=True,
            )
    if totals:
        print(f"{len(totals)} modules: median {statistics.median(totals):.1f} s, most {max(totals):.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
