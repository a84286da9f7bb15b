"""The waits that `ldsopt waits` makes weaker than a compiler's, each with its reason, as Markdown.

    python benchmarks/weaker_waits.py [--compiler NAME] [NAME ...]

A row is a kernel of `corpus/ir` (or of those modules with one of the words in their path), by counter, what became of
the waits, and by reason. Below: how many counters of waits the kernels have before and after, and how many were added.
Modules that the compiler does not read are named.
"""

from __future__ import annotations

import argparse
from collections import Counter

from check_corpus import modules

from ldsopt import LdsoptError
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.waits.changes import ChangeKind
from ldsopt.waits.options import WaitsOptions
from ldsopt.waits.run import exact_waits
from ldsopt.waits.weaker import weaker_waits


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="words in the names of modules; default: all")
    parser.add_argument("--compiler", default=DEFAULT_COMPILER)
    given = parser.parse_args()
    options = WaitsOptions(compiler=given.compiler)
    before = after = added = 0
    stay: list[str] = []
    print("| module | counter | waits | leave outstanding | why that suffices |\n|---|---|---:|---|---|")
    for name, module in modules(given.names):
        try:
            found = exact_waits(module, options)
        except LdsoptError as problem:
            stay.append(f"{name}: {problem}")
            continue
        alike: Counter[tuple[str, str, str]] = Counter()
        for kernel in found.kernels:
            for change, reason, _ in weaker_waits(kernel):
                limits = f"{change.before} -> {'any' if change.after is None else change.after}"
                alike[change.name[1], limits, reason] += 1
            if kernel.before is None or kernel.after is None:
                stay.append(f"{name}, {kernel.name}: {kernel.why_stays}")
                continue
            before += len(kernel.before.checked.built().program.waits)
            after += len(kernel.after.checked.built().program.waits)
        added += found.count(ChangeKind.ADDED, ChangeKind.LOWERED)
        for (counter, limits, reason), count in sorted(alike.items()):
            print(f"| {name} | {counter} | {count} | {limits} | {reason} |", flush=True)
    print(f"\nCounters of waits: {before} before, {after} after; {added} added or waiting for more.")
    for why in stay:
        print(f"\nAs compiled: {why}")


if __name__ == "__main__":
    main()
