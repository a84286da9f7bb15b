"""The outcome for our own Triton kernels that are compiled inside of ``with ldsopt.triton(...)``, as Markdown.

    python benchmarks/triton_kernels.py build/triton/3.6.0 build/triton/3.9.0
    python benchmarks/triton_kernels.py --assume arguments-do-not-alias build/triton/*

Each folder is one made by ``pip install --no-deps --target FOLDER triton==VERSION``. No GPU is needed: the kernels of
``corpus/src/triton`` are compiled and not launched, by the program that the tests run as well. A kernel that comes as
it was is counted; the others are listed with what Triton's own code gained.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "tests" / "integrations" / "triton_program.py"
ARCHS = ("gfx942", "gfx950", "gfx1100", "gfx1201")
KERNELS = (
    "gemm_bias",
    "attention",
    "softmax",
    "layernorm",
    "column_extremes",
    "sort_scan",
    "histogram",
    "transpose",
)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("homes", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--assume", action="append", default=[], metavar="NAME")
    given = parser.parse_args()
    print("| Triton | kernel | arch | outcome |\n|---|---|---|---|")
    for home in given.homes:
        kept = failed = 0
        for kernel in KERNELS:
            for arch, (_, changed, is_failure, line) in compiled(home, kernel, given.assume).items():
                kept += not changed and not is_failure
                failed += is_failure
                if changed or is_failure:
                    print(f"| {home.name} | {kernel} | {arch} | {line.partition('): ')[2]} |", flush=True)
        print(
            f"| {home.name} | {kept} others | | left as they came: nothing is better; failures: {failed} |",
            flush=True,
        )
    return 0


def compiled(home: Path, kernel: str, assume: list[str]) -> dict[str, list[object]]:
    """The outcome of one kernel by architecture."""
    job = {
        "kernel": kernel,
        "archs": ARCHS,
        "options": {"command": "optimize", "assume": assume, "quiet": True},
    }
    with tempfile.TemporaryDirectory() as cache:
        environment = {
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(home)]),
            "TRITON_CACHE_DIR": cache,
            "TRITON_DEFAULT_FP_FUSION": "1",
        }
        program = [sys.executable, str(PROGRAM), json.dumps(job)]
        done = subprocess.run(program, env=os.environ | environment, stdout=subprocess.PIPE, check=True)
    archs = json.loads(done.stdout)["archs"]
    return {arch: one["outcomes"][0] for arch, one in archs.items()}


if __name__ == "__main__":
    sys.exit(main())
