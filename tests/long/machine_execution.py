"""How much of the corpus runs as machine code, and whether it gives what executing the IR gives.

    python tests/long/machine_execution.py [--only WORDS] [--triton FOLDER]

Each module for gfx90a, gfx942, gfx950, gfx1030, gfx1100 and gfx1201 is compiled by llvmlite's LLVM and executed as machine code
twice: every operation as late as its waits allow, waves in turn; and as early, waves reversed. Outputs are compared
with those of `simulate`, bit for bit. They are

* *equal*;
* *rounded*: equal once the IR is rounded as its own text allows (`ldsopt.verify_machine_code`), which is told;
* *early*: equal to what the IR gives in the other order, where its outputs depend on the order;
* *right*: none of these, but what numpy says, within the tolerance of the corpus' own tests;
* *wrong*.

With ``--triton`` only Triton's modules are run, each compiled by the LLVM of the version that it is from: the folder
has one for each version, in which the package `triton` lies.
"""

import argparse
import importlib
import sys
from collections import Counter
from pathlib import Path

import numpy as np

from ldsopt import (
    Schedule,
    machine_code,
    missing_in_machine_code,
    read,
    simulate,
    simulate_machine,
    verify_machine_code,
)

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests" / "simt"))
corpus_launches = importlib.import_module("corpus_launches")

ARCHS = ("gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201")
SCHEDULES = (Schedule(), Schedule("reversed", dma="earliest"))


def execute(entry: dict[str, str], compiler: str = "llvmlite") -> tuple[str, str]:
    """The verdict on one module of the corpus, compiled by a compiler, and words about it."""
    path = corpus_launches.CORPUS / entry["file"]
    code = machine_code(path, mcpu=entry["arch"], compiler=compiler)
    if unknown := missing_in_machine_code(code):
        return "not run", f"{unknown[0].site.text}: {unknown[0].why}"
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
            return "wrong", f"{schedule}: {str(problem)[:80]}"
    return verdict, ", ".join([*found, why]).strip(", ")


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
    options = parser.parse_args()
    entries = [e for e in corpus_launches.ENTRIES if e["arch"] in ARCHS and options.only in e["file"]]
    counts = Counter[str]()
    for entry in entries:
        compiler = "llvmlite"
        if options.triton is not None:
            version = entry["file"].removeprefix("ir/").partition("/")[0]
            if not version.startswith("triton-"):
                continue
            compiler = f"triton:{options.triton / version.removeprefix('triton-')}"
        verdict, words = execute(entry, compiler)
        counts[verdict] += 1
        print(f"{verdict:8} {entry['file']:45} {words}".rstrip(), flush=True)
    print(
        f"{counts.total()} modules: {', '.join(f'{number} {verdict}' for verdict, number in counts.most_common())}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
