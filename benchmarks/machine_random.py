"""Random kernels: does their machine code compute what executing their IR computes, as generated and transformed?

    python benchmarks/machine_random.py [--seeds N] [--first N] [--seconds N] [--json FILE]

Each seed is a kernel of each shape of `ldsopt.generator`, where that is one for gfx942, gfx950, gfx1100 or gfx1201. It
is executed as IR; then its code and that of its versions (`--versions`) is compiled by llvmlite's LLVM and executed as
machine code, as late as waits allow and, in reverse, as early. A version is

* *equal*: all outputs are the IR's, in both orders;
* *a finding*: the execution says that a wait or a barrier is missing; *known* where `check` has a definite or unproven
  finding in that code, too;
* *different*: outputs differ with nothing found.

What LLVM leaves open (a kernel whose IR gives other outputs in other orders) is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from ldsopt import api
from ldsopt.checker.findings import Verdict
from ldsopt.emulate.emulate import code_of_listing, emulate, prepare_machine
from ldsopt.errors import LdsoptError
from ldsopt.generator.random_kernel import SHAPES
from ldsopt.ir.read import parse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.simt.schedule import Schedule
from ldsopt.simt.simulate import simulate
from ldsopt.target.arch import arch
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.variants import Rewriter

ARCHS = ("gfx942", "gfx950", "gfx1100", "gfx1201")
_OF_CODE = (Verdict.DEFINITE, Verdict.UNPROVEN)
ORDERS = (Schedule(), Schedule("reversed", dma="earliest"))


def outputs_of(result: object) -> dict[str, bytes]:
    """The bytes of every output of a run."""
    return {name: array.tobytes() for name, array in result.outputs.items()}  # type: ignore[attr-defined]


def compared(text: str, kernel: object, expected: dict[str, bytes]) -> tuple[str, str]:
    """How the machine code of a module compares with outputs: a verdict, and what there is to say of it."""
    compiled = api.compile(parse(text, mcpu=kernel.arch))  # type: ignore[attr-defined]
    name = f"seed {kernel.seed}"  # type: ignore[attr-defined]
    code = code_of_listing(parse_assembly(compiled.data.decode(), name), arch(kernel.arch), name)  # type: ignore[attr-defined]
    prepared = prepare_machine(code, launch_of(kernel))  # type: ignore[arg-type]
    if prepared.unknown:
        return "not run", f"{prepared.unknown[0].site.text}: {prepared.unknown[0].why}"
    for order in ORDERS:
        result = emulate(prepared, order)
        if result.findings:
            findings = api.check(parse(text, mcpu=kernel.arch)).findings  # type: ignore[attr-defined]
            rules = sorted(
                {f"{one.verdict.value} {one.rule.value}" for one in findings if one.verdict in _OF_CODE}
            )
            known = "a known finding" if rules else "a finding"
            return f"{known}: {result.findings[0].kind}", f"{result.findings[0]} [{', '.join(rules)}]"
        if outputs_of(result) != expected:
            wrong = next(n for n, data in outputs_of(result).items() if data != expected[n])
            return "different", f"{order}: {wrong}"
    return "equal", ""


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--versions", nargs="*", default=["repair", "pack"])
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    counts: dict[str, Counter[str]] = {name: Counter() for name in ["original", *options.versions]}
    notable, start, kernels = list[dict[str, str]](), time.monotonic(), 0
    for seed in range(options.first, options.first + options.seeds):
        if time.monotonic() - start > options.seconds:
            break
        for shape, make in SHAPES.items():
            kernel = make(seed)
            if kernel.arch not in ARCHS:
                continue
            module = parse(kernel.text, mcpu=kernel.arch)
            runs = [simulate(module, launch_of(kernel), order) for order in ORDERS]
            if outputs_of(runs[0]) != outputs_of(runs[1]):
                counts["original"]["left open"] += 1
                continue
            kernels += 1
            rewriter = Rewriter(module)
            for name, found in counts.items():
                try:
                    text = kernel.text if name == "original" else rewriter.text(name)
                    verdict, words = compared(text, kernel, outputs_of(runs[0]))
                except LdsoptError as problem:
                    verdict, words = f"an error: {type(problem).__name__}", str(problem)
                found[verdict] += 1
                if verdict != "equal":
                    notable.append(
                        {
                            "seed": str(seed),
                            "shape": shape,
                            "version": name,
                            "arch": kernel.arch,
                            "verdict": verdict,
                            "words": words,
                        }
                    )
                    print(
                        f"seed {seed} ({shape}, {kernel.arch}), {name}: {verdict}: {words[:200]}", flush=True
                    )
    print(f"{kernels} kernels, seeds {options.first} to {seed}")
    for name, found in counts.items():
        print(f"{name}: " + ", ".join(f"{number} {verdict}" for verdict, number in found.most_common()))
    if options.json:
        options.json.write_text(json.dumps(notable, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
