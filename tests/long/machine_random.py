"""Random kernels: does their machine code compute what executing their IR computes, as generated and transformed?

    python tests/long/machine_random.py [--first N] [--seeds N] [--seconds N] [--log FILE]
    python tests/long/machine_random.py --summary FILE...       # what logs say together

Each seed is a kernel of each shape of `ldsopt.verifier.generator`, where that is one for gfx942, gfx950, gfx1030,
gfx1100 or gfx1201. It is executed as IR. Then it is transformed in every way (`annotate` and `pack` with all their options,
`fences`), each different text is compiled by llvmlite's LLVM, and each different code is executed as machine code, as
late as its waits allow and, with the waves reversed, as early; so is what `waits` and `waits --repair` make of the
generated kernel. What `optimize` chooses is one of these or made of them; of every `--optimize`-th kernel it is
executed, too.

Code is *equal* if all outputs are the IR's in both orders and nothing is found. Otherwise `machine_differences` says of
what class the difference is; what is of none is *unexplained*, and the benchmark ends with 1.

The log has a line of JSON for each kernel; kernels that it has are not run again. Several processes may run at
once, each with seeds and a log of its own.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import ldsopt
from ldsopt import (
    Compiled,
    Finding,
    FindingPlace,
    LdsoptError,
    Module,
    Schedule,
    SimulationResult,
    WaitsOptions,
    arch,
    parse,
)
from ldsopt.codegen.compile import compile_ir
from ldsopt.emulate.emulate import code_of_listing, emulate, prepare_machine
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import Assembly, parse_assembly
from ldsopt.isolation import workers_stay
from ldsopt.simt.preparation import prepare
from ldsopt.simt.simulate import run
from ldsopt.verifier.fuzz import LIMIT, VARIANTS, Rewriter, launch_of
from ldsopt.verifier.generator.random_kernel import SHAPES, RandomKernel

sys.path.append(str(Path(__file__).parent))
import machine_differences
from machine_random_log import EQUAL, KernelRecord, distinct, records_of, summary

ARCHS = ("gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201")
ORDERS = (Schedule(), Schedule("reversed", dma="earliest"))
MACHINE_LIMIT = 10 * LIMIT
"""Instructions that one wave may execute: an instruction of the IR is one or a few of the machine."""


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a kernel as machine code.

    Attributes:
        name: of the transform; ``original`` for none.
        module: the IR that it was compiled from.
        listing: the code.
        compiled: what the compiler made; `None` if the waits are not the compiler's.
        findings: that `check` has of code with other waits, at the lines of `listing`.
    """

    name: str
    module: Module
    listing: Assembly
    compiled: Compiled | None = None
    findings: tuple[Finding, ...] = ()


def outputs_of(result: SimulationResult) -> dict[str, bytes]:
    """The bytes of every output of a run."""
    return {name: array.tobytes() for name, array in result.outputs.items()}


class KernelTrial:
    """One kernel, executed in all its versions.

    Args:
        kernel: which.
    """

    def __init__(self, kernel: RandomKernel) -> None:
        self.kernel, self.launch = kernel, launch_of(kernel)
        self.module = parse(kernel.text, mcpu=kernel.arch, source=f"seed{kernel.seed}.ll")
        self.module.given = ""  # nobody asks for lines of a file that there is none of
        self.runs = self.executed_ir(self.module)
        self.expected = outputs_of(self.runs[0])

    def executed_ir(self, module: Module) -> list[SimulationResult]:
        """The runs of a module's IR in both orders."""
        prepared = prepare(module, self.launch)
        return [run(prepared, order, limit=LIMIT) for order in ORDERS]

    def of(self, text: str) -> KernelTrial:
        """The same of another text of the kernel."""
        return KernelTrial(replace(self.kernel, text=text))

    @property
    def is_decided(self) -> bool:
        """True if the order of waves leaves no choice of outputs."""
        return all(outputs_of(one) == self.expected for one in self.runs)

    def executed(self, listing: Assembly) -> list[SimulationResult]:
        """The runs of machine code in both orders.

        Raises:
            InputError: an instruction is not known.
        """
        name = self.module.source
        code = code_of_listing(listing, arch(self.kernel.arch), name)
        prepared = prepare_machine(code, self.launch)
        return [emulate(prepared, order, limit=MACHINE_LIMIT) for order in ORDERS]

    def is_equal(self, runs: list[SimulationResult]) -> bool:
        """True if runs give what the IR gives, and nothing is found in them."""
        return all(not one.findings and outputs_of(one) == self.expected for one in runs)

    def compiled(self, module: Module, name: str) -> Version:
        """A module as machine code."""
        made = compile_ir(module.text, self.kernel.arch, source=module.source)
        return Version(name, module, parse_assembly(made.data.decode(), module.source), made)

    def versions(self, optimized: bool) -> Iterator[Version]:
        """Every version, compiled; of equal texts the first."""
        rewriter, seen = Rewriter(self.module), {self.module.text}
        original = self.compiled(self.module, "original")
        yield original
        for name in VARIANTS:
            text = rewriter.text(name)
            if text not in seen:
                seen.add(text)
                yield self.compiled(reparse(text, self.module), name)
        text = ldsopt.narrow_fences(self.module).text
        if text not in seen:
            seen.add(text)
            yield self.compiled(reparse(text, self.module), "fences")
        yield from self.with_other_waits(original)
        if optimized:
            best = ldsopt.optimize(self.module, jobs=1)
            if best.text not in seen:
                yield self.compiled(reparse(best.text, self.module), "optimize")

    def with_other_waits(self, version: Version) -> Iterator[Version]:
        """The versions that `waits` makes of a version, without and with `--repair`."""
        seen: set[str] = set()
        for name, wanted in (("waits", WaitsOptions()), ("waits --repair", WaitsOptions(repair=True))):
            exact = ldsopt.exact_waits(version.module, wanted)
            compiled = exact.code.listing
            seen.add("\n".join(compiled.text))
            if exact.text not in seen:
                seen.add(exact.text)
                listing = parse_assembly(exact.text, version.module.source)
                findings = moved_findings(exact.findings, compiled, listing)
                yield Version(name, version.module, listing, findings=findings)


def moved_findings(findings: Sequence[Finding], before: Assembly, after: Assembly) -> tuple[Finding, ...]:
    """Findings at the lines of code that differs from that in which they stand in nothing but waits."""
    old, new = (
        [
            number
            for number, line in enumerate(listing.text, 1)
            if "s_wait" not in line and "s_nop" not in line
        ]
        for listing in (before, after)
    )
    lines: dict[int | None, int] = dict(zip(old, new, strict=True))

    def moved(place: FindingPlace) -> FindingPlace:
        return replace(place, asm_line=lines.get(place.asm_line))

    return tuple(
        replace(one, started=moved(one.started), used=one.used and moved(one.used)) for one in findings
    )


def instructions(listing: Assembly) -> str:
    """The code without comments but with its metadata, which says how much LDS there is."""
    lines = (line.partition(";")[0].strip() for line in listing.text)
    return "\n".join(filter(None, lines))


def record_of(kernel: RandomKernel, shape: str, optimized: bool) -> KernelRecord:
    """Runs one kernel in all its versions."""
    start, record = time.process_time(), KernelRecord(kernel.seed, shape, kernel.arch)
    trial = KernelTrial(kernel)
    if not trial.is_decided:
        record.outcomes["original"] = "left open: outputs depend on the order of waves in IR"
        return record
    known = set[str]()
    for version in trial.versions(optimized):
        record.versions.append(version.name)
        code = instructions(version.listing)
        if code in known:
            continue
        known.add(code)
        try:
            runs = trial.executed(version.listing)
            if trial.is_equal(runs):
                found, words = EQUAL, ""
            else:
                found, words = machine_differences.explained(trial, version, runs)
        except LdsoptError as problem:
            found, words = f"an error: {type(problem).__name__}", str(problem)
        record.outcomes[version.name] = found
        if words:
            record.words[version.name] = words
    record.codes = len(known)
    record.seconds = round(time.process_time() - start, 3)
    return record


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--shapes", nargs="*", default=list(SHAPES))
    parser.add_argument("--optimize", type=int, default=50, help="of every which kernel `optimize` runs, too")
    parser.add_argument("--log", type=Path, help="kernels that it has are not run again; others are added")
    parser.add_argument(
        "--summary", type=Path, nargs="+", help="run nothing: say what these logs say together"
    )
    options = parser.parse_args()
    if options.summary:
        records = distinct(record for path in options.summary for record in records_of(path.read_text()))
        print(summary(records))
        return int(any(is_open(found) for one in records for found in one.outcomes.values()))
    log = options.log
    records = records_of(log.read_text()) if log and log.exists() else []
    done, start, tried = {one.key for one in records}, time.monotonic(), 0
    with workers_stay():
        for seed in range(options.first, options.first + options.seeds):
            if time.monotonic() - start > options.seconds:
                break
            for shape in options.shapes:
                kernel = SHAPES[shape](seed)
                if (seed, shape) in done or kernel.arch not in ARCHS:
                    continue
                record = record_of(kernel, shape, seed % options.optimize == 0)
                tried += 1
                records.append(record)
                if log:
                    with log.open("a") as file:
                        file.write(json.dumps(asdict(record)) + "\n")
                for name, found in record.outcomes.items():
                    if is_open(found):
                        words = record.words[name][:300]
                        print(f"seed {seed} ({shape}), {name}: {found}: {words}", flush=True)
    print(summary(records))
    used = time.process_time() + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])
    print(f"{tried} kernels, {used:.0f} s of processor time, {time.monotonic() - start:.0f} s, in this run")
    return int(any(is_open(found) for one in records for found in one.outcomes.values()))


def is_open(outcome: str) -> bool:
    """True if an outcome has to be looked at."""
    return outcome.startswith(("unexplained", "an error"))


if __name__ == "__main__":
    sys.exit(main())
