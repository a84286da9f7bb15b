"""How many waits of the corpus' kernels get an executed count, and why the others do not.

    python benchmarks/executed_counts.py [--only PART]

A line a kernel, with the launch that its test uses; then the sums. Two minutes for the whole corpus on one core.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import Counter
from pathlib import Path

from ldsopt import read
from ldsopt.codegen.options import CodeOptions
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.timeline.launched_code import launch_code

TESTS = Path(__file__).parents[1] / "tests" / "simt"


def main() -> None:
    """Measures the chosen kernels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="part of the file's name")
    only = parser.parse_args().only
    sys.path.insert(0, str(TESTS))
    corpus_launches = importlib.import_module("corpus_launches")
    total: Counter[str] = Counter()
    for entry in corpus_launches.ENTRIES:
        if only not in entry["file"] or entry["kernel"] == "conv":  # minutes by itself
            continue
        module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        code = launch_code(module, corpus_launches.case(entry).launch, CodeOptions())
        for function in code.measurement().functions:
            if function.executed is not None:
                found = counted(function)
                total += found
                words = ", ".join(f"{name} {number}" for name, number in found.items())
                print(f"{entry['file']}: {words}; {'; '.join(function.executed.unknown) or 'all known'}")
    print(", ".join(f"{name} {number}" for name, number in total.items()))


def counted(function: FunctionMeasurement) -> Counter[str]:
    """Counts of a function, its blocks and its waits, and of those of them whose executions are known, or are not."""
    assert function.executed is not None and function.waits is not None
    return Counter(
        {
            "functions": 1,
            "with all counts": int(not function.executed.unknown_blocks),
            "blocks": function.executed.blocks,
            "without count": function.executed.unknown_blocks,
            "waits": len(function.waits),
            "waits without count": sum(wait.executed is None for wait in function.waits),
        }
    )


if __name__ == "__main__":
    main()
