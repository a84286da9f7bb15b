"""The gains of `annotate --barriers` on kernels of this repository: barriers, waits, and stalled time.

    python benchmarks/barriers_corpus.py [--verify] [ARCH...]

Compiles `benchmarks/barrier_kernels.hip` by clang-22 for each architecture, and prints a row for each kernel in which a
barrier changes: barriers and drains in the code of LLVM 22, before and after, and the cycle in which `timeline` expects
the last wave of a workgroup to end, at both ends of its range of latencies.
With ``--verify`` each changed kernel is executed before and after, as IR and as machine code. Exit code 1 if two
versions are not equal, or a figure of the gate is worse.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ldsopt import AnnotateOptions, InputError, Launch, Module, api
from ldsopt.api.execution import code_in
from ldsopt.api.timelines import estimate_timeline
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.worth import regressions
from ldsopt.ir.read import reparse
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.timeline.options import TimelineOptions
from ldsopt.verifier.machine_code import verify_machine_code

SOURCE = Path(__file__).with_name("barrier_kernels.hip")
ARCHS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
KERNELS = ("softmax", "rms_norm", "one_wave_softmax", "one_wave_rms_norm", "reduce", "csrmv", "attention")
OTHERS = ("stencil", "transpose", "scan")
FIGURES = ("barriers", "drains")
ASKED = AnnotateOptions(barriers=True, assume=("unread-dimensions-are-one",))
FLAGS = "-x hip --offload-device-only -fuse-cuid=none -nogpuinc -nogpulib -O3 -S -emit-llvm"
DATA = "f32[65536]=random"


def wave_of(arch: str) -> int:
    """Lanes of a wave of HIP kernels."""
    return 32 if arch.startswith(("gfx11", "gfx12")) else 64


def compiled(arch: str) -> Module:
    """The kernels as clang-22 compiles them."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / f"barrier_kernels.{arch}.ll"
        options = (f"--offload-arch={arch}", f"-DWAVE={wave_of(arch)}", str(SOURCE), "-o", str(made))
        subprocess.run(["clang-22", *FLAGS.split(), *options], check=True)
        return api.read(made)


def launch_of(kernel: str, arch: str) -> Launch:
    """Two workgroups of a kernel: rows of 1000 elements, 128 rows of a sparse matrix, 512 keys."""
    threads = wave_of(arch) if kernel.startswith("one_wave") else 256
    starts = np.arange(129, dtype=np.int32) * 300
    arguments = {
        "rms_norm": [DATA, DATA, DATA, "i32=1000"],
        "csrmv": [starts, "i32[65536]=random", DATA, DATA, DATA, "i32=128"],
        "attention": [DATA, DATA, DATA, DATA, "i32=512"],
    }
    given = next((one for name, one in arguments.items() if kernel.endswith(name)), [DATA, DATA, "i32=1000"])
    return Launch((2,), (threads,), given, kernel=kernel)


def cycles(module: Module, launch: Launch) -> str:
    """The cycle in which `timeline` expects the last wave to end, at both ends of its range; a dash without figures."""
    try:
        estimate = estimate_timeline(module, launch, TimelineOptions()).estimate
    except InputError:  # nobody has published latencies of the architecture
        return "-"
    return f"{max(estimate.low.ends)}/{max(estimate.high.ends)}"


def row(kernel: str, before: FunctionMeasurement, after: FunctionMeasurement) -> list[str]:
    """The figures of a kernel's code, before and after."""
    found = [kernel]
    for name in FIGURES:
        old, new = (METRICS[name].value(one) for one in (before, after))
        found.append(f"{old:g}→{new:g}")
    return found


def verified(before: Module, after: Module, launch: Launch) -> bool:
    """Both versions do the same in all orders of the waves, as IR and as machine code."""
    code = code_in(api.compile(after).data, "after.s")
    ir = api.verify(before, after, launch).is_equivalent
    return ir and verify_machine_code(before, code, launch, tolerance=1e-4).is_equivalent


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("archs", nargs="*", metavar="ARCH", default=ARCHS)
    parser.add_argument("--verify", action="store_true")
    given = parser.parse_args(arguments)
    print(f"| arch | kernel | {' | '.join(FIGURES)} | cycles |")
    print("|" + "---|" * (3 + len(FIGURES)))
    bad = False
    for arch in given.archs:
        before = compiled(arch)
        after = reparse(api.annotate_validated(before, ASKED).text, before)
        old, new = ({one.name: one for one in api.measure(module).functions} for module in (before, after))
        for kernel in KERNELS:
            launch = launch_of(kernel, arch)
            figures = row(kernel, old[kernel], new[kernel])
            print(
                f"| {arch} | {' | '.join(figures)} | {cycles(before, launch)} → {cycles(after, launch)} |",
                flush=True,
            )
            if regressions(old[kernel], new[kernel]):
                bad = True
                print(
                    f"{kernel}: worse: {', '.join(map(str, regressions(old[kernel], new[kernel])))}",
                    file=sys.stderr,
                )
            if given.verify and not verified(before, after, launch):
                bad = True
                print(f"{kernel}: not equal", file=sys.stderr)
        changed = [kernel for kernel in OTHERS if old[kernel].barriers != new[kernel].barriers]
        assert not changed, changed
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
