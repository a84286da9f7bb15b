"""Kernels with an ``s_nop`` of one wait state fewer, or without it: do they show the change?

    python tests/long/weakened_nops.py [--count N] [--seed S] [NAME...]

For each kernel of the corpus for gfx90a, gfx942 and gfx950 that is executed as machine code (or those with one of the
names in their path): its code as it came, and with each of N of its ``s_nop`` (default: 4) shortened by one wait state,
and without it. *differs*: an output is another one, or execution ends at a fault. Where none is: *not read*, no
instruction reads a result early by AMD's documents alone (LLVM asks for more, or a store's data is overwritten, which
is not modelled); *same value*, one does, and what the register held before gives the same outputs in this launch.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))
import corpus_launches

from ldsopt import EmulatedCode, machine_code
from ldsopt.emulate.emulate import PreparedMachine, code_of_listing, emulate, prepare_machine
from ldsopt.isa.assembly import parse_assembly

ARCHS = ("gfx90a", "gfx942", "gfx950")


def weakened(
    code: EmulatedCode, count: int, choice: random.Random
) -> Iterator[tuple[int, str, EmulatedCode]]:
    """Versions of a code with one ``s_nop`` shortened or gone: its line, what became of it, the code."""
    text = list(code.listing.text)
    lines = [number for number, line in enumerate(text) if line.strip().startswith("s_nop")]
    for number in sorted(choice.sample(lines, min(count, len(lines)))):
        states = int(text[number].split()[1], 0)
        for what, line in {"gone": "", "shortened": f"\ts_nop {states - 1}"}.items():
            if what == "gone" or states:
                changed = "\n".join([*text[:number], line, *text[number + 1 :]])
                yield number + 1, what, code_of_listing(parse_assembly(changed), code.arch, code.source)


def outputs(prepared: PreparedMachine) -> dict[str, bytes] | None:
    """The outputs of a launch; ``None`` if it ends at a fault."""
    found = emulate(prepared, checks=False)
    return (
        {name: np.asarray(one).tobytes() for name, one in found.outputs.items()} if found.completed else None
    )


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for entry in corpus_launches.ENTRIES:
        if entry["arch"] not in ARCHS or (given.names and not any(n in entry["file"] for n in given.names)):
            continue
        code = machine_code(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        launch = corpus_launches.case(entry).launch
        stock = prepare_machine(code, launch)
        if stock.unknown:
            counts["not executed"] += 1
            continue
        counts["kernels"] += 1
        counts["early as they came"] += stock.program.timing is not None
        right = outputs(stock)
        for line, what, version in weakened(code, given.count, random.Random(given.seed)):
            prepared = prepare_machine(version, corpus_launches.case(entry).launch)
            if prepared.program.timing is None:
                verdict = "not read"
            else:
                verdict = "same value" if outputs(prepared) == right else "differs"
            counts[f"{what}: {verdict}"] += 1
            print(entry["file"], line, what, verdict, flush=True)
    for name, number in sorted(counts.items()):
        print(f"{name}: {number}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
