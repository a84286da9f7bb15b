"""The compiled backend of the simulator, and native functions, against its interpreter: the same of every kernel.

    python tests/long/backends.py --corpus [--only X]   # every module, all schedules of verify
    python tests/long/backends.py --random 500 [--seed S] [--log FILE]   # random kernels, planted faults

The interpreter executes by numpy alone, then with native functions from the first execution of each access on. Outputs,
findings, counts and notes of all runs have to be equal, and where reads of LDS get their bytes from. With a log, which has a line of JSON for each seed, seeds that
it has are not run again.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
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


@dataclass(slots=True)
class BackendComparison:
    """The comparison of the two backends on one or more modules.

    Attributes:
        runs: of each backend.
        modules, faults: how many, and how many of them have a planted fault.
        found: of these faults, how many the interpreter and compiled code have a finding of.
        findings: of the interpreter, by kind.
        differ: in what the two differ.
    """

    runs: int = 0
    modules: int = 0
    faults: int = 0
    found: tuple[int, int] = (0, 0)
    findings: dict[str, int] = field(default_factory=dict)
    differ: list[str] = field(default_factory=list)

    def add(self, other: BackendComparison) -> None:
        """Counts another one in."""
        self.runs, self.modules = self.runs + other.runs, self.modules + other.modules
        self.faults += other.faults
        self.found = self.found[0] + other.found[0], self.found[1] + other.found[1]
        self.findings = dict(Counter(self.findings) + Counter(other.findings))
        self.differ += other.differ

    def __str__(self) -> str:
        return (
            f"{self.modules} modules, {self.runs} runs; of {self.faults} planted faults the interpreter has a finding "
            f"of {self.found[0]}, compiled code of {self.found[1]}; {sum(self.findings.values())} findings "
            f"{self.findings}; {len(self.differ)} modules differ"
        )


def compare(
    module: Module, launch: Launch, schedules: Sequence[Schedule], *, is_fault: bool = False
) -> BackendComparison:
    """Runs a kernel both ways under schedules."""
    interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
    found = BackendComparison(modules=1, faults=int(is_fault))
    bad, kinds, seen = list[str](), Counter[str](), [False, False]
    for schedule in schedules:
        record = Sources()
        one = run(interpreted, schedule, limit=_LIMIT, sources=record, native=False)
        other = run(compiled, schedule, limit=_LIMIT, sources=Sources(record))
        native = run(interpreted, schedule, limit=_LIMIT, sources=Sources(record), native=True)
        bad += [f"{schedule}: {what}" for what in differences(one, other)]
        bad += [f"{schedule}, native functions: {what}" for what in differences(one, native)]
        kinds.update(finding.kind for finding in one.findings)
        seen = [seen[0] or bool(one.findings), seen[1] or bool(other.findings)]
        found.runs += 1
    if is_fault:
        found.found = int(seen[0]), int(seen[1])
    found.findings = dict(kinds)
    if bad:
        found.differ = [f"{module.source}: {'; '.join(bad)}"]
    return found


def compare_corpus(only: str) -> BackendComparison:
    """Compares every kernel of the corpus."""
    total = BackendComparison()
    for entry in corpus_launches.ENTRIES:
        if only not in entry["file"]:
            continue
        module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        found = compare(module, corpus_launches.case(entry).launch, ALL_SCHEDULES)
        total.add(found)
        for words in found.differ:
            print(words, flush=True)
    return total


def _planted(kernel: RandomKernel, module: Module) -> Iterator[Module]:
    """The kernel with faults, one each."""
    for _, found in places_to_plant(kernel, module):
        for fault in itertools.islice(found, _FAULTS):
            with suppress(LdsoptError):
                yield parse(fault.text, source=f"{fault.kind} in {module.source}")


def compare_seed(seed: int, *, planting: bool) -> BackendComparison:
    """Compares the random kernels of a seed, and if asked to that of the first shape with planted faults."""
    total = BackendComparison()
    orders = list(STANDARD_SCHEDULES)
    for shape, make in SHAPES.items():
        kernel = make(seed)
        module = parse(kernel.text, source=f"seed{seed}.{shape}.ll")
        tried = [(module, False)]
        if planting and shape == next(iter(SHAPES)):
            tried += [(fault, True) for fault in _planted(kernel, module)]
        for one, is_fault in tried:
            try:
                total.add(compare(one, launch_of(kernel), orders, is_fault=is_fault))
            except LdsoptError as error:
                total.differ.append(f"{one.source}: {error}")
    return total


def compare_random(first: int, count: int, log: Path | None, faults_every: int) -> BackendComparison:
    """Compares the random kernels of so many seeds, with planted faults of every so many; those that a log has are
    counted, and not run again."""
    total, done = BackendComparison(), set[int]()
    for line in log.read_text().splitlines() if log is not None and log.exists() else ():
        record = json.loads(line)
        done.add(record.pop("seed"))
        total.add(BackendComparison(**{**record, "found": tuple(record["found"])}))
    for seed in range(first, first + count):
        if seed in done:
            continue
        result = compare_seed(seed, planting=seed % faults_every == 0)
        total.add(result)
        for words in result.differ:
            print(words, flush=True)
        if log is not None:
            with log.open("a") as file:
                file.write(json.dumps({"seed": seed, **asdict(result)}) + "\n")
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
    parser.add_argument("--log", type=Path)
    parser.add_argument(
        "--faults-every", type=int, default=1, metavar="N", help="faults are planted in every Nth seed"
    )
    options = parser.parse_args()
    failed = 0
    if options.corpus:
        print(f"corpus: {(found := compare_corpus(options.only))}")
        failed += len(found.differ)
    if options.random:
        found = compare_random(options.seed, options.random, options.log, options.faults_every)
        print(f"random: {found}")
        failed += len(found.differ)
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
