"""A large product of matrices by a kernel of the corpus, executed and held against numpy's by the command line.

    python benchmarks/simulate_gemm.py [--size N] [-j N] [--backend NAME] [--no-checks]

The kernel is `named_tiles`: C = A B of N x N in fp32, by workgroups of 64 x 64. The command is printed; the operands,
the launch file and what numpy computes in double precision are written into a directory that goes when it is done.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

KERNEL = Path(__file__).parent.parent / "corpus" / "ir" / "clang-22" / "named_tiles.gfx1100.ll"
_TILE, _STEP = 64, 16


def write(folder: Path, size: int) -> None:
    """Writes the operands tile by tile, as the kernel has them, the expected product, and the launch."""
    generator = np.random.default_rng(0)
    tiles, steps = size // _TILE, size // _STEP
    a, b = (generator.normal(size=(tiles, steps, _STEP, _TILE)).astype("f4") for _ in range(2))
    left = a.astype("f8").transpose(0, 3, 1, 2).reshape(size, size)
    right = b.astype("f8").transpose(1, 2, 0, 3).reshape(size, size)
    for name, array in (("a", a), ("b", b), ("c", left @ right)):
        np.save(folder / f"{name}.npy", array)
    shape = f"{tiles},{steps},{_STEP},{_TILE}"
    launch = {
        "grid": [tiles, tiles],
        "block": 256,
        "dynamic_lds": 16384,
        "arguments": [
            f"A: f32[{shape}]=@a.npy",
            f"B: f32[{shape}]=@b.npy",
            f"C: f32[{size},{size}]=zeros",
            f"i32={steps}",
            f"i32={size}",
        ],
    }
    (folder / "gemm.json").write_text(json.dumps(launch))


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("-j", "--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--backend", choices=["compiled", "interpreted"], default="compiled")
    parser.add_argument("--no-checks", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), options.size)
        command = [sys.executable, "-m", "ldsopt", "simulate", str(KERNEL), "--launch", f"{folder}/gemm.json"]
        command += ["--expect", f"C={folder}/c.npy", "--tolerance", "1e-3"]
        command += ["--backend", options.backend, "-j", str(options.jobs)]
        command += ["--no-checks"] if options.no_checks else []
        print(shlex.join(command), flush=True)
        start = time.monotonic()
        code = subprocess.run(command, check=False).returncode
        seconds = time.monotonic() - start
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"exit code {code}; {seconds:.1f} s on the clock, {used.ru_utime + used.ru_stime:.1f} s of processors"
    )
    return code


if __name__ == "__main__":
    sys.exit(main())
