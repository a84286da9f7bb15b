"""The gain of a loop over tiles by two buffers in place of one, and by loads an iteration ahead, by hand and made.

    python benchmarks/tile_buffers.py [ARCH...]

Compiles `benchmarks/tile_buffers.hip` by clang-22 and prints a row for each version: barriers, bytes of LDS, vector
registers and occupancy in the code of LLVM 22, and the cycles for each workgroup that `timeline` expects of a
compute unit with as many workgroups as fit, at both ends of its range of latencies. *Doubled* is what ``annotate
--double-buffer`` makes of a kernel whatever it costs.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from ldsopt import Launch, api
from ldsopt.api.timelines import estimate_timeline
from ldsopt.compare.metrics import METRICS
from ldsopt.ir.read import reparse
from ldsopt.timeline.options import TimelineOptions

SOURCE = Path(__file__).with_suffix(".hip")
FLAGS = "-x hip --offload-device-only -fuse-cuid=none -nogpuinc -nogpulib -O3 -S -emit-llvm"
FIGURES = ("barriers", "lds_bytes", "vgprs", "occupancy")


def main(archs: list[str]) -> None:
    """Prints the table."""
    print(f"| arch | kernel | {'/'.join(FIGURES)} | cycles |\n|---|---|---|---|")
    for arch in archs:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / f"tiles.{arch}.ll"
            options = (f"--offload-arch={arch}", str(SOURCE), "-o", str(made))
            subprocess.run(["clang-22", *FLAGS.split(), *options], check=True)
            module = api.read(made)
        doubled = api.annotate(module, double_buffer=True, assume=["unread-dimensions-are-one"])
        changed = reparse(doubled.text, module)
        versions = [
            (each, function) for each in (module, changed) for function in api.measure(each).functions
        ]
        for of, function in versions:
            name = function.name if of is module else f"{function.name}, doubled"
            if of is changed and function.name == "two_buffers":
                continue  # as it was
            data = ["f32[65536]=random"] * 3
            launch = Launch((2,), (256,), [*data, "i32=256"], kernel=function.name)
            estimate = estimate_timeline(of, launch, TimelineOptions(full=True)).estimate
            figures = "/".join(f"{METRICS[name].value(function):g}" for name in FIGURES)
            cycles = (round(max(run.ends) / estimate.workgroups) for run in (estimate.low, estimate.high))
            print(f"| {arch} | {name} | {figures} | {'/'.join(map(str, cycles))} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or ["gfx942", "gfx950", "gfx1100", "gfx1201"])
