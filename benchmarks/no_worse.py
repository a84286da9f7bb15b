"""Over the corpus: no output of `annotate` has a finding, or a cost, that its input did not have.

    python benchmarks/no_worse.py [--compiler NAME] [NAME...]

One row a mode: modules, those that are changed, waits and waits for DMA before and after, functions given back as they
came; then what is worse without a hazard that is repaired, by name. Exit code 1 if anything is.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ldsopt import api
from ldsopt.checker.findings import Verdict
from ldsopt.checker.options import CheckOptions
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.errors import LdsoptError
from ldsopt.isa.measurement import Measurement
from ldsopt.transforms.annotate.options import AnnotateOptions

IR = Path(__file__).parents[1] / "corpus" / "ir"
MODES: dict[str, dict[str, Any]] = {
    "default": {},
    "--precise": {"precise": True},
    "--bases all": {"bases": "all"},
    "--repair": {"repair": True},
}


def costs(measured: Measurement) -> dict[str, int]:
    """What must not grow, over the functions of a module."""
    functions = measured.functions
    return {
        "waits": sum(len(f.waits or ()) for f in functions),
        "spills": sum((f.resources.vgpr_spills or 0) + (f.resources.sgpr_spills or 0) for f in functions),
        "scratch": sum(f.resources.scratch_bytes or 0 for f in functions),
        "lost occupancy": -sum(f.resources.occupancy or 0 for f in functions),
    }


def row(mode: str, paths: list[Path], compiler: str) -> tuple[str, list[str]]:
    """A row of the table, and what is wrong."""
    changed = back = before_all = after_all = compiled = 0
    wrong = []
    for path in paths:
        module = api.read(path, mcpu=path.stem.rpartition(".")[2])
        name = f"{path.parent.name}/{path.stem}"
        try:
            made = api.annotate_validated(
                module, AnnotateOptions(**MODES[mode]), CheckOptions(compiler=compiler), checks_input=True
            )
        except LdsoptError as error:
            wrong.append(f"{mode} {name}: {error}")
            continue
        back += sum("its code would be" in f.left_whole for f in made.annotated.annotation.functions)
        if not made.annotated.annotation.edits or made.comparison is None:
            continue
        changed, compiled = changed + 1, compiled + 1
        before, after = (costs(api.measure(m, compiler=compiler)) for m in (module, made.annotated))
        before_all, after_all = before_all + before["waits"], after_all + after["waits"]
        wrong += [f"{mode} {name}: new: {finding.rule.value}" for finding in made.comparison.new]
        hazards = [
            sum(f.verdict is not Verdict.LATENT or mode == "--repair" for f in check.findings)
            for check in (made.comparison.before, made.comparison.after)
        ]
        worse = [
            f"{word} {abs(old)} to {abs(after[word])}" for word, old in before.items() if after[word] > old
        ]
        if worse and hazards[1] >= hazards[0]:
            wrong.append(f"{mode} {name}: {', '.join(worse)}")
        elif worse:
            print(f"  repaired, {mode} {name}: {hazards[0]} to {hazards[1]} hazards; {', '.join(worse)}")
    return f"{mode:<12} {len(paths):>7} {changed:>8} {before_all:>7} -> {after_all:<7} {back:>6}", wrong


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER)
    given = parser.parse_args()
    names = given.names
    paths = [path for path in sorted(IR.rglob("*.ll")) if not names or any(n in str(path) for n in names)]
    paths = [path for path in paths if ".lds" in path.read_text(errors="surrogateescape")]
    rows, wrong = [], []
    for mode in MODES:
        text, found = row(mode, paths, given.compiler)
        rows.append(text)
        wrong += found
    print(f"{'mode':<12} {'with DMA':>7} {'tagged':>8} {'waits':>7}            {'left':>6}")
    print("\n".join(rows))
    print("\n".join(wrong) or "nothing is worse")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
