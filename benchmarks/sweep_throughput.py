"""Throughput of a sweep against `xargs -P2` of the plain command, in seconds of processors, which other work on the
machine does not change: end to end, and of LLVM's own work alone.

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
    ldsopt = [sys.executable, str(Path(__file__).with_name("llvm_seconds.py"))]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "in")
        multiply(folder, given.modules, given.largest)
        files = "\n".join(map(str, sorted(folder.rglob("*.ll"))))
        one, all_, third = (f"{name}/{log}" for log in ("plain", "sweep", "start"))
        plain = costs(["xargs", "-P2", "-n1", *ldsopt, one, given.command, "-o", "/dev/null"], files)
        together = costs(
            [*ldsopt, all_, "sweep", str(folder), "--do", given.command, "-j", "2", "--out", f"{name}/r.db"]
        )
        in_llvm = [sum(map(float, Path(log).read_text().split())) for log in (one, all_)]
        start = min(
            costs([*ldsopt, third, given.command, "-o", "/dev/null", files.split("\n")[0]])[0]
            for _ in range(3)
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
    for what, used in zip(("xargs -P2", "sweep -j 2"), in_llvm, strict=True):
        print(f"  {what:22} {used:8.2f} of it in LLVM, {used / count:.4f} a module")
    print(f"  one call of {given.command}: {start:.2f}")
    factors = [one / other for one, other in zip(plain, together, strict=True)]
    print(f"  sweep is {factors[0]:.2f} times as fast by processors, {factors[1]:.2f} by the clock")
    print(f"  in LLVM alone it is {in_llvm[0] / in_llvm[1]:.2f} times as fast")


if __name__ == "__main__":
    main()
