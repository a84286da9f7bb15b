"""How much of the corpus runs as machine code, and whether it gives what executing the IR gives.

    python tests/long/machine_execution.py [--only WORDS] [--triton FOLDER] [--json FILE]

Each module for gfx90a, gfx942, gfx950, gfx1100 and gfx1201 is compiled by llvmlite's LLVM and executed as machine code
twice: every operation as late as its waits allow, waves in turn; and as early, waves reversed. Outputs are compared
with those of `simulate`, bit for bit. They are

* *equal*;
* *rounded*: equal once the IR is rounded as its own text allows (`ldsopt.verify_machine_code`), which is told;
* *early*: equal to what the IR gives in the other order, where its outputs depend on the order;
* *right*: none of these, but what numpy says, within the tolerance of the corpus' own tests;
* *wrong*; then it is told whether they are equal after `annotate --repair` and `waits --repair`.

With ``--triton`` only Triton's modules are run, each compiled by the LLVM of the version that it is from: the folder
has one for each version, in which the package `triton` lies.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

import ldsopt
from ldsopt import (
    Module,
    Schedule,
    machine_code,
    missing_in_machine_code,
    read,
    simulate,
    simulate_machine,
    verify_machine_code,
)
from ldsopt.emulate.emulate import code_of_listing
from ldsopt.isa.assembly import parse_assembly

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "simt"))
corpus_launches = importlib.import_module("corpus_launches")

ARCHS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
SCHEDULES = (Schedule(), Schedule("reversed", dma="earliest"))


@dataclass(frozen=True, slots=True)
class KernelRun:
    """The outcome of one module.

    Attributes:
        module: its name.
        verdict: ``equal``, ``rounded``, ``early``, ``right``, ``wrong`` or ``not run``.
        findings: by kind, of both runs.
        why: how the IR is rounded; what cannot be executed; or in which way outputs are wrong.
    """

    module: str
    verdict: str
    findings: dict[str, int]
    why: str = ""


def execute(entry: dict[str, str], compiler: str = "llvmlite") -> KernelRun:
    """One module of the corpus, compiled by a compiler."""
    name, path = entry["file"].removeprefix("ir/").removesuffix(".ll"), corpus_launches.CORPUS / entry["file"]
    code = machine_code(path, mcpu=entry["arch"], compiler=compiler)
    if unknown := missing_in_machine_code(code):
        return KernelRun(name, "not run", {}, f"{unknown[0].site.text}: {unknown[0].why}")
    case = corpus_launches.case(entry)
    module = read(path, mcpu=entry["arch"])
    expected = [simulate(module, case.launch, one, checks=False).outputs for one in SCHEDULES]
    found: Counter[str] = Counter()
    verdict, why = "equal", ""
    for number, schedule in enumerate(SCHEDULES):
        result = simulate_machine(code, case.launch, schedule)
        found.update(finding.kind for finding in result.findings)
        if is_equal(result.outputs, expected[number]):
            continue
        if is_equal(result.outputs, expected[1 - number]):
            verdict, why = "early", f"as {SCHEDULES[1 - number]}"
            continue
        verified = verify_machine_code(module, code, case.launch, schedules=(schedule,))
        if verified.rounding and not verified.differences:
            verdict, why = "rounded", verified.rounding
            continue
        try:
            case.check(result.outputs)
            verdict = "right"
        except AssertionError as problem:
            mended = ", ".join(
                f"after {how} {words}" for how, words in repaired(module, case, expected).items()
            )
            return KernelRun(name, "wrong", dict(found), f"{schedule}: {str(problem)[:80]}; {mended}")
    return KernelRun(name, verdict, dict(found), why)


def repaired(module: Module, case: Any, expected: list[dict[str, np.ndarray]]) -> dict[str, str]:
    """How a module's outputs compare after each repair."""
    annotated = ldsopt.parse(ldsopt.annotate(module, repair=True).text, mcpu=module.arch.name)
    texts = {
        "annotate --repair": ldsopt.compile(annotated).data.decode(),
        "waits --repair": ldsopt.exact_waits(module, repair=True).text,
    }
    found = {}
    for how, text in texts.items():
        code = code_of_listing(parse_assembly(text, how), module.arch, how)
        runs = [simulate_machine(code, case.launch, schedule) for schedule in SCHEDULES]
        equal = all(is_equal(run.outputs, want) for run, want in zip(runs, expected, strict=True))
        kinds = sorted({finding.kind for run in runs for finding in run.findings})
        found[how] = ("equal" if equal else "different") + (f" ({', '.join(kinds)})" if kinds else "")
    return found


def is_equal(outputs: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> bool:
    """True if all outputs are the same bytes."""
    return all(outputs[name].tobytes() == expected[name].tobytes() for name in expected)


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="modules whose name contains this")
    parser.add_argument("--triton", type=Path, help="the folder with versions of Triton")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    entries = [e for e in corpus_launches.ENTRIES if e["arch"] in ARCHS and options.only in e["file"]]
    runs = []
    for entry in entries:
        compiler = "llvmlite"
        if options.triton is not None:
            version = entry["file"].removeprefix("ir/").partition("/")[0]
            if not version.startswith("triton-"):
                continue
            compiler = f"triton:{options.triton / version.removeprefix('triton-')}"
        runs.append(execute(entry, compiler))
        one = runs[-1]
        kinds = ", ".join(f"{number} {kind}" for kind, number in one.findings.items())
        print(f"{one.verdict:8} {one.module:45} {kinds} {one.why}".rstrip(), flush=True)
    counts = Counter(run.verdict for run in runs)
    print(
        f"{len(runs)} modules: {', '.join(f'{number} {verdict}' for verdict, number in counts.most_common())}"
    )
    if options.json:
        options.json.write_text(json.dumps([asdict(run) for run in runs], indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
