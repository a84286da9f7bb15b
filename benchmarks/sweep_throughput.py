"""Throughput of a sweep against `xargs -P2` of the plain command, in seconds of processors, which other work on the
machine does not change; and what part of a sweep is the work itself.

    python benchmarks/sweep_throughput.py --modules 60
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from sweep_trial import ROOT, multiply


def costs(words: Sequence[str], text: str | None = None) -> tuple[float, float]:
    """Seconds of processors and of the clock that a program takes with all that it starts."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(words, input=text, text=True, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env=os.environ | {"PYTHONPATH": str(ROOT)})  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, time.monotonic() - began


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", type=int, default=60)
    parser.add_argument("--largest", type=int, default=20_000)
    parser.add_argument("--command", default="measure")
    given = parser.parse_args()
    ldsopt = [sys.executable, "-m", "ldsopt"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "in")
        multiply(folder, given.modules, given.largest)
        files = "\n".join(map(str, sorted(folder.rglob("*.ll"))))
        plain = costs(["xargs", "-P2", "-n1", *ldsopt, given.command, "-o", "/dev/null"], files)
        together = costs(
            [*ldsopt, "sweep", str(folder), "--do", given.command, "-j", "2", "--out", f"{name}/r.db"]
        )
        start = min(
            costs([*ldsopt, given.command, "-o", "/dev/null", files.split("\n")[0]])[0] for _ in range(3)
        )
        llc = shutil.which("llc-22")
        floor = costs(["xargs", "-P2", "-n1", llc, "-O3", "-o", "/dev/null"], files) if llc else None
    count = given.modules
    print(
        f"{count} modules of at most {given.largest} bytes, {given.command}; seconds of processors (of the clock)"
    )
    for what, (used, clock) in (
        ("xargs -P2", plain),
        ("sweep -j 2", together),
        ("xargs -P2 llc-22 -O3", floor or (0, 0)),
    ):
        print(f"  {what:22} {used:8.2f} ({clock:.1f}), {used / count:.3f} a module")
    print(f"  one call of {given.command}: {start:.2f}")
    factors = [one / other for one, other in zip(plain, together, strict=True)]
    print(f"  sweep is {factors[0]:.2f} times as fast by processors, {factors[1]:.2f} by the clock")


if __name__ == "__main__":
    main()
