"""The savings of exchanges between lanes without LDS hardware, over the corpus and the kernels of tests/shuffles.

    python benchmarks/shuffles_corpus.py [PART OF A NAME ...]

Counted in the code that llvmlite's LLVM makes: instructions that exchange values by LDS hardware (``ds_bpermute_b32``,
``ds_permute_b32``, ``ds_swizzle_b32``), waits, instructions, vector registers. Every function is held against the gate.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import ldsopt
from ldsopt import Module
from ldsopt.api.steps import handed_on
from ldsopt.api.transforms import rewrite_shuffles_validated
from ldsopt.compare.worth import regressions
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.transforms.shuffles.rewriting import has_exchanges

ROOT = Path(__file__).parents[1]
PLACES = ("corpus/ir/*/*.ll", "tests/shuffles/kernels/*.ll")
_EXCHANGE = re.compile(r"^\s+ds_(?:bpermute|permute|swizzle)_b32", re.MULTILINE)


def exchanges(module: Module) -> int:
    """How many instructions of a module's code exchange values by LDS hardware."""
    return len(_EXCHANGE.findall(ldsopt.compile(module).data.decode()))


def figures(functions: list[FunctionMeasurement]) -> tuple[int, int, int]:
    """Waits, instructions and vector registers, summed."""
    return (
        sum(len(one.waits or ()) for one in functions),
        sum(one.instructions or 0 for one in functions),
        sum(one.resources.vgprs or 0 for one in functions),
    )


def main(parts: list[str]) -> None:
    """Prints a row for each module with exchanges, and the sum."""
    print("| module | exchanges | waits | instructions | vector registers |")
    print("|---|---|---|---|---|")
    total = [0] * 8
    for path in sorted(path for place in PLACES for path in ROOT.glob(place)):
        name = f"{path.parent.name}/{path.stem}"
        module = ldsopt.read(str(path))
        if not all(part in name for part in parts) or not has_exchanges(module):
            continue
        made = rewrite_shuffles_validated(module)
        after = handed_on(made)
        old, new = ldsopt.measure(module).functions, ldsopt.measure(after).functions
        worse = [two.name for one, two in zip(old, new, strict=True) if regressions(one, two)]
        assert not worse, f"{name}: {worse}"
        row = [exchanges(module), exchanges(after)]
        row += [number for pair in zip(figures(old), figures(new), strict=True) for number in pair]
        total = [sum(both) for both in zip(total, row, strict=True)]
        print(_row(name, row), flush=True)
    print(_row("all", total))


def _row(name: str, row: list[int]) -> str:
    pairs = [f"{before}→{after}" for before, after in zip(row[::2], row[1::2], strict=True)]
    return f"| {name} | {' | '.join(pairs)} |"


if __name__ == "__main__":
    main(sys.argv[1:])
