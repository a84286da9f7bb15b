"""The gains of `annotate --barriers` on kernels of this repository: barriers, waits, and stalled time.

    python benchmarks/barriers.py [--verify] [--tiles] [ARCH...]

Compiles `benchmarks/barrier_kernels.hip` by clang-22 for each architecture, and prints a row for each kernel in which a
barrier changes: barriers and drains in the code of LLVM 22, before and after, and the cycle in which `timeline` expects
the last wave of a workgroup to end, at both ends of its range of latencies.
With ``--verify`` each changed kernel is executed before and after, as IR and as machine code. Exit code 1 if two
versions are not equal, or a figure of the gate is worse.

With ``--tiles`` it is `benchmarks/tile_buffers.hip`, loops over tiles by two buffers in place of one, and by loads an
iteration ahead, by hand and made: a row for each version with the cycles for each workgroup of a compute unit with as
many as fit. *Doubled* is what ``annotate --double-buffer`` makes of a kernel whatever it costs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

import ldsopt
from ldsopt import AnnotateOptions, InputError, Launch, Module
from ldsopt.api.execution import code_in
from ldsopt.api.timelines import estimate_timeline
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.worth import regressions
from ldsopt.ir.read import reparse
from ldsopt.isa.measurement import FunctionMeasurement
from ldsopt.timeline.options import TimelineOptions
from ldsopt.verifier.machine_code import verify_machine_code

HERE = Path(__file__).parent
ARCHS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
KERNELS = ("softmax", "rms_norm", "one_wave_softmax", "one_wave_rms_norm", "reduce", "csrmv", "attention")
OTHERS = ("stencil", "transpose", "scan")
FIGURES = ("barriers", "drains")
OF_TILES = ("barriers", "lds_bytes", "vgprs", "occupancy")
ASSUMED = ("unread-dimensions-are-one",)
FLAGS = "-x hip --offload-device-only -fuse-cuid=none -nogpuinc -nogpulib -O3 -S -emit-llvm"
DATA = "f32[65536]=random"


def wave_of(arch: str) -> int:
    """Lanes of a wave of HIP kernels."""
    return 32 if arch.startswith(("gfx11", "gfx12")) else 64


def compiled(source: str, arch: str) -> Module:
    """The kernels of a source as clang-22 compiles them."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / f"{source}.{arch}.ll"
        options = (
            f"--offload-arch={arch}",
            f"-DWAVE={wave_of(arch)}",
            str(HERE / f"{source}.hip"),
            "-o",
            str(made),
        )
        subprocess.run(["clang-22", *FLAGS.split(), *options], check=True)
        return ldsopt.read(made)


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


def cycles(module: Module, launch: Launch, *, full: bool = False) -> str:
    """The cycle in which `timeline` expects the last wave to end, at both ends of its range; a dash without figures.

    Args:
        full: with as many workgroups on a compute unit as fit, and the cycles for each of them.
    """
    try:
        estimate = estimate_timeline(module, launch, TimelineOptions(full=full)).estimate
    except InputError:  # nobody has published latencies of the architecture
        return "-"
    each = estimate.workgroups if full else 1
    return "/".join(str(round(max(run.ends) / each)) for run in (estimate.low, estimate.high))


def verified(before: Module, after: Module, launch: Launch) -> bool:
    """Both versions do the same in all orders of the waves, as IR and as machine code."""
    code = code_in(ldsopt.compile(after).data, "after.s")
    ir = ldsopt.verify(before, after, launch).is_equivalent
    return ir and verify_machine_code(before, code, launch, tolerance=1e-4).is_equivalent


def row(cells: Iterable[str]) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def barriers(arch: str, *, verify: bool) -> bool:
    """Prints the rows of an architecture; true if all is well."""
    before = compiled("barrier_kernels", arch)
    after = reparse(
        ldsopt.annotate_validated(before, AnnotateOptions(barriers=True, assume=ASSUMED)).text, before
    )
    old, new = ({one.name: one for one in ldsopt.measure(module).functions} for module in (before, after))
    good = True
    for kernel in KERNELS:
        launch = launch_of(kernel, arch)
        figures = (
            f"{METRICS[one].value(old[kernel]):g}→{METRICS[one].value(new[kernel]):g}" for one in FIGURES
        )
        row([arch, kernel, *figures, f"{cycles(before, launch)} → {cycles(after, launch)}"])
        if worse := regressions(old[kernel], new[kernel]):
            good = False
            print(f"{kernel}: worse: {', '.join(map(str, worse))}", file=sys.stderr)
        if verify and not verified(before, after, launch):
            good = False
            print(f"{kernel}: not equal", file=sys.stderr)
    changed = [kernel for kernel in OTHERS if old[kernel].barriers != new[kernel].barriers]
    assert not changed, changed
    return good


def tiles(arch: str) -> None:
    """Prints the rows of the versions of a loop over tiles for an architecture."""
    module = compiled("tile_buffers", arch)
    doubled = reparse(ldsopt.annotate(module, double_buffer=True, assume=ASSUMED).text, module)
    versions: list[tuple[Module, FunctionMeasurement]] = [
        (each, function) for each in (module, doubled) for function in ldsopt.measure(each).functions
    ]
    for of, function in versions:
        if of is doubled and function.name == "two_buffers":
            continue  # as it was
        launch = Launch((2,), (256,), [*[DATA] * 3, "i32=256"], kernel=function.name)
        figures = "/".join(f"{METRICS[name].value(function):g}" for name in OF_TILES)
        name = function.name if of is module else f"{function.name}, doubled"
        row([arch, name, figures, cycles(of, launch, full=True)])


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("archs", nargs="*", metavar="ARCH", default=ARCHS)
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--tiles", action="store_true")
    given = parser.parse_args(arguments)
    figures = ["/".join(OF_TILES)] if given.tiles else FIGURES
    row(["arch", "kernel", *figures, "cycles"])
    print("|" + "---|" * (3 + len(figures)))
    good = True
    for arch in given.archs:
        if given.tiles:
            tiles(arch)
        else:
            good &= barriers(arch, verify=given.verify)
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
