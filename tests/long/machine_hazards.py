"""Whether kernels in which LLVM loses a wait give wrong values, and right ones once they are mended.

    python tests/long/machine_hazards.py

Each kernel of `tests/emulate/executed_hazards.py` is compiled by llvmlite's LLVM for gfx942, gfx950 and gfx90a: as it
is, after `annotate` with the options that mend it, and by `waits --repair`. The code is executed with copies as late as
its waits allow. *right* means that the word that it has to store is stored, and that no finding is left but those that
the kernel has for reading what it never writes.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "emulate"))
hazards = importlib.import_module("executed_hazards")

ARCHS = ("gfx942", "gfx950", "gfx90a")


def main() -> int:
    """Runs the benchmark."""
    counts: dict[str, Counter[str]] = {}
    for one in hazards.LOST:
        for name in ARCHS:
            for version, text in hazards.versions(one, name).items():
                is_right = hazards.executed(text, one, name) == (one.expected, one.own)
                verdict = "right" if is_right else "wrong"
                counts.setdefault(version, Counter())[verdict] += 1
                if is_right is (version == "stock"):
                    print(f"{verdict}: {version} of {one.kernel} ({one.file}, {name})")
    for version, found in counts.items():
        print(f"{version}: {', '.join(f'{number} {verdict}' for verdict, number in found.items())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
