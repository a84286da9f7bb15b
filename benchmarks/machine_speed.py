"""What executing machine code costs: decoding kernels and executing them, in seconds of this processor.

    python benchmarks/machine_speed.py [--seeds N]

The generated kernels of the first seeds that are for gfx942, gfx950, gfx1100 and gfx1201, compiled by llvmlite's LLVM,
each executed in two orders. *decode* contains compiling AMD's texts, once for each instruction. The time is this
process's own, so that other work on the machine shows little.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from ldsopt import Schedule, api, parse
from ldsopt.emulate.emulate import code_of_listing, emulate, prepare_machine
from ldsopt.isa.assembly import parse_assembly
from ldsopt.target.arch import arch
from ldsopt.verifier.fuzz import launch_of
from ldsopt.verifier.generator.random_kernel import SHAPES

ARCHS = ("gfx942", "gfx950", "gfx1100", "gfx1201")
ORDERS = (Schedule(), Schedule("reversed", dma="earliest"))


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=8)
    options = parser.parse_args()
    spent: Counter[str] = Counter()
    kernels = instructions = 0
    made = [make(seed) for seed in range(options.seeds) for make in SHAPES.values()]
    for kernel in (one for one in made if one.arch in ARCHS):
        text = api.compile(parse(kernel.text, mcpu=kernel.arch)).data.decode()
        start = time.process_time()
        code = code_of_listing(parse_assembly(text, "k.s"), arch(kernel.arch), "k.s")
        prepared = prepare_machine(code, launch_of(kernel))
        decoded = time.process_time()
        instructions += sum(emulate(prepared, order).profile.instructions for order in ORDERS)
        spent["decode"] += decoded - start
        spent["execute"] += time.process_time() - decoded
        kernels += 1
    each = 1e6 * spent["execute"] / instructions
    print(f"{kernels} kernels: decode {spent['decode']:.2f} s, execute {spent['execute']:.2f} s")
    print(f"{instructions} instructions of waves, {each:.1f} microseconds each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
