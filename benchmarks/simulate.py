"""How fast the simulator executes, and where its time goes.

    python benchmarks/simulate.py [--repeat N] [--profile] [--json FILE]

A *lane-instruction* is one instruction executed for one active lane; phis are none. Times are the least processor
time of several runs on one core and include decoding, memory, and unless `--no-checks` all checks. The kernels are the
corpus's GEMMs: fp32 by vector arithmetic, fp8 and fp16 by matrix instructions, of which one does the work of
thousands of operations and counts as one.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from ldsopt import Launch, Module, read
from ldsopt.simt.launch import Argument
from ldsopt.simt.simulate import simulate

CORPUS = Path(__file__).parent.parent / "corpus" / "ir"


@dataclass(frozen=True, slots=True)
class Speed:
    """One kernel's result. Seconds are processor time."""

    kernel: str
    checks: bool
    lane_instructions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Millions of lane-instructions a second."""
        return self.lane_instructions / self.seconds / 1e6


def fp32_gemm(steps: int = 64) -> Launch:
    """`named_tiles`: one tile of 64 x 64, each step 16 of K."""
    generator = np.random.default_rng(0)
    operands = [generator.normal(size=(steps, 16, 64)).astype("f4") for _ in range(2)]
    return Launch((1, 1), (256,), [*operands, np.zeros((64, 64), "f4"), steps, 64], dynamic_lds=16384)


def fp8_gemm(depth: int = 2048) -> Launch:
    """`named_gemm`: one tile of 128 x 128."""
    generator = np.random.default_rng(0)
    operands = [generator.integers(0, 120, (130, depth), dtype=np.uint8) for _ in range(2)]
    return Launch((1, 1), (256,), [*operands, np.zeros((128, 128), "f4"), depth, 128], dynamic_lds=32768)


def fp16_gemm(depth: int = 2048) -> Launch:
    """`gemm_async`: one tile of 128 x 128 by eight waves."""
    generator = np.random.default_rng(0)
    a, b = (generator.normal(size=s).astype("f2") for s in ((128, depth), (depth, 128)))
    out = np.zeros((128, 128), "f2")
    arguments: list[Argument] = [a, b, out, depth, depth, 128, 128, None, None]
    return Launch((1, 1), (512,), arguments, dynamic_lds=65536)


KERNELS: dict[str, tuple[str, str, Callable[..., Launch]]] = {
    "fp32 GEMM, wave64": ("clang-22/named_tiles.gfx90a.ll", "gfx90a", fp32_gemm),
    "fp32 GEMM, wave32": ("clang-22/named_tiles.gfx1100.ll", "gfx1100", fp32_gemm),
    "fp8 GEMM, MFMA": ("clang-22/named_gemm.gfx942.ll", "gfx942", fp8_gemm),
    "fp16 GEMM, MFMA": ("triton-3.7.1/gemm_async_unstaged.gfx950.ll", "gfx950", fp16_gemm),
}


def measure(name: str, module: Module, launch: Launch, *, checks: bool, repeat: int) -> Speed:
    """The best of several runs."""
    seconds, count = float("inf"), 0
    for _ in range(repeat):
        start = time.process_time()
        result = simulate(module, launch, checks=checks)
        seconds = min(seconds, time.process_time() - start)
        count = result.profile.lane_instructions
    return Speed(name, checks, count, seconds)


def where(module: Module, launch: Launch) -> list[tuple[str, float]]:
    """Share of the time of each kind of instruction, by the function that executes it; the largest first."""
    profiler = cProfile.Profile()
    profiler.runcall(simulate, module, launch)
    shares: Counter[str] = Counter()
    total = 0.0
    for (path, _, name), (_, _, own, spent, callers) in pstats.Stats(profiler).stats.items():  # type: ignore[attr-defined]
        total += own
        for (caller_path, _, caller), (_, _, _, part) in callers.items():
            if caller_path.endswith("execution.py") and caller == "run":
                shares[f"{Path(path).stem}.{name}" if "ldsopt" in path else name] += part
        if path.endswith("execution.py") and name == "run":
            shares["execution.run (the loop itself)"] += own
        del spent
    return [(name, part / total) for name, part in shares.most_common()]


def main() -> int:
    """Runs the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--profile", action="store_true", help="also say where the time goes")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    speeds = []
    for name, (file, arch, make) in KERNELS.items():
        module, launch = read(CORPUS / file, mcpu=arch), make()
        for checks in (True, False):
            speed = measure(name, module, launch, checks=checks, repeat=options.repeat)
            speeds.append(speed)
            words = "all checks" if checks else "no checks "
            print(
                f"{name:18} {words}  {speed.lane_instructions / 1e6:6.2f} M lane-instructions in "
                f"{speed.seconds:5.2f} s: {speed.rate:5.1f} M/s"
            )
        if options.profile:
            for kind, share in where(module, launch)[:8]:
                print(f"    {share:6.1%}  {kind}")
    if options.json:
        options.json.write_text(json.dumps([asdict(s) | {"rate": s.rate} for s in speeds], indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
