"""How fast the simulator executes, and where its time goes.

    python benchmarks/simulate.py rates      # lane-instructions a second, and where the time goes
    python benchmarks/simulate.py machine    # long GEMMs by the interpreter and as machine code; compile times
    python benchmarks/simulate.py worth      # after how many executions machine code has paid
    python benchmarks/simulate.py gemm [-j N] [--size N] [--backend NAME]  # a large product, held against numpy's

A *lane-instruction* is one instruction executed for one active lane; phis are none. Times are the least processor
time of several runs on one core. Those of `rates` include decoding, memory, and all checks or none. The kernels are the
corpus's GEMMs: fp32 by vector arithmetic, fp8 and fp16 by matrix instructions, of which one does the work of thousands
of operations and counts as one. `machine` takes the interpreter by numpy alone, without native functions or
preparation; compile times are without what the cache holds. `gemm` is the command line on `named_tiles`: C = A B of
N x N in fp32; its time is the clock's.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import math
import os
import pstats
import resource
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np

from ldsopt import Launch, Module, read
from ldsopt.simt.compiled import running
from ldsopt.simt.launch import Argument
from ldsopt.simt.native import engine
from ldsopt.simt.preparation import PreparedLaunch, prepare
from ldsopt.simt.simulate import run

sys.path.append(str(Path(__file__).parents[1] / "tests" / "simt"))
import corpus_launches

CORPUS = Path(__file__).parent.parent / "corpus" / "ir"
_TILE, _STEP = 64, 16
_LENGTHS = {
    "fp32 GEMM, wave64": 512,
    "fp32 GEMM, wave32": 512,
    "fp8 GEMM, MFMA": 8192,
    "fp16 GEMM, MFMA": 8192,
}
"""Steps or depth of the GEMMs, so that what a run does once does not count."""


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


def rates(repeat: int) -> None:
    """Prints the rate of each kernel, with all checks and with none, and where the time goes."""
    for name, (file, arch, make) in KERNELS.items():
        module, launch = read(CORPUS / file, mcpu=arch), make()
        for checks in (True, False):
            seconds = math.inf
            for _ in range(repeat):
                start = time.process_time()
                result = run(prepare(module, launch), checks=checks)
                seconds = min(seconds, time.process_time() - start)
            millions = result.profile.lane_instructions / 1e6
            words = "all checks" if checks else "no checks "
            print(f"{name:18} {words}  {millions:6.2f} M in {seconds:5.2f} s: {millions / seconds:5.1f} M/s")
        for kind, share in where(module, launch)[:8]:
            print(f"    {share:6.1%}  {kind}")


def where(module: Module, launch: Launch) -> list[tuple[str, float]]:
    """Share of the time of each kind of instruction, by the function that executes it; the largest first."""
    profiler = cProfile.Profile()
    profiler.runcall(lambda: run(prepare(module, launch)))
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


def least(program: PreparedLaunch, *, checks: bool, native: bool, repeat: int) -> float:
    """Processor time of the fastest of some runs."""
    times = []
    for _ in range(repeat):
        start = time.process_time()
        run(program, checks=checks, native=native)
        times.append(time.process_time() - start)
    return min(times)


def machine(repeat: int) -> None:
    """Prints ratios for long runs of the kernels, and what machine code spends its time on."""
    for name, (file, arch, make) in KERNELS.items():
        module, launch = read(CORPUS / file, mcpu=arch), make(_LENGTHS[name])
        interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
        for checks in (True, False):
            slow = least(interpreted, checks=checks, native=False, repeat=repeat)
            fast = least(compiled, checks=checks, native=True, repeat=repeat + 1)
            words = "all checks" if checks else "no checks "
            print(f"{name:18} {words}  {slow:6.3f} s {fast:6.3f} s  {slow / fast:5.1f} times", flush=True)
        profiler = cProfile.Profile()
        profiler.runcall(run, compiled)
        stats = pstats.Stats(profiler).stats  # type: ignore[attr-defined]
        total = sum(own for _, _, own, _, _ in stats.values())
        shares: Counter[str] = Counter()
        for (path, _, function), (_, _, own, _, _) in stats.items():
            shares[f"{Path(path).stem}.{function}"] += own / total
        print("    " + ", ".join(f"{share:.0%} {what}" for what, share in shares.most_common(6)))


def measure_compilation() -> None:
    """Prints how long it takes to make machine code of the corpus's modules, as processor time without any cache."""
    engine._folder = lambda: None  # type: ignore[assignment]
    times = []
    for entry in corpus_launches.ENTRIES:
        module, launch = (
            read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"]),
            corpus_launches.case(entry).launch,
        )
        program = prepare(module, launch, backend="compiled")
        start = time.process_time()
        for function in program.functions.values():
            if function.compiled is not None:
                function.compiled.is_worth_it(1)
        times.append(time.process_time() - start)
    print(f"compiling {len(times)} modules: median {statistics.median(times):.2f} s, most {max(times):.2f} s")


def worth() -> None:
    """Prints after how many executions of each instruction machine code has paid, for every module, and the median."""
    engine._folder = lambda: None  # type: ignore[assignment]
    found = []
    for entry in corpus_launches.ENTRIES:
        module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
        launch = corpus_launches.case(entry).launch
        interpreted, compiled = prepare(module, launch), prepare(module, launch, backend="compiled")
        size = sum(block.instructions for f in compiled.functions.values() for block in f.blocks)
        running._machine_code.cache_clear()
        start = time.process_time()
        for function in compiled.functions.values():
            if function.compiled is not None:
                function.compiled.is_worth_it(1)
        making = time.process_time() - start
        run(interpreted)
        executed = sum(interpreted.executed().values())
        slow = least(interpreted, checks=True, native=True, repeat=2)
        fast = least(compiled, checks=True, native=True, repeat=3)
        saved = (slow - fast) / executed
        executions = making / saved / size if saved > 0 else math.inf
        found.append((making / size, saved, executions))
        print(
            f"{entry['file']:42} {1e3 * making / size:5.2f} ms to make an instruction, {1e6 * saved:6.1f} us saved by "
            f"each execution: paid after {executions:5.0f}",
            flush=True,
        )
    making, saved, executions = (statistics.median(column) for column in zip(*found, strict=True))
    print(f"median: {1e3 * making:.2f} ms, {1e6 * saved:.1f} us, {executions:.0f} executions")


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


def gemm(size: int, jobs: int, backend: str) -> int:
    """Runs a product by the command line, and prints the command and its time."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), size)
        kernel = CORPUS / "clang-22" / "named_tiles.gfx1100.ll"
        command = [sys.executable, "-m", "ldsopt", "simulate", str(kernel), "--launch", f"{folder}/gemm.json"]
        command += [
            "--expect",
            f"C={folder}/c.npy",
            "--tolerance",
            "1e-3",
            "--backend",
            backend,
            "-j",
            str(jobs),
        ]
        print(shlex.join(command), flush=True)
        start = time.monotonic()
        code = subprocess.run(command, check=False).returncode
        seconds, used = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"exit code {code}; {seconds:.1f} s on the clock, {used.ru_utime + used.ru_stime:.1f} s of processors"
    )
    return code


def main() -> int:
    """Runs what is asked for; machine code from the first instruction on, but for `rates`."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["rates", "machine", "worth", "gemm"])
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("-j", "--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--backend", choices=["compiled", "interpreted"], default="compiled")
    given = parser.parse_args()
    if given.what == "gemm":
        return gemm(given.size, given.jobs, given.backend)
    if given.what == "rates":
        rates(given.repeat)
        return 0
    running.PATIENCE, engine.ENOUGH = 0, 1
    if given.what == "worth":
        worth()
    else:
        machine(given.repeat)
        measure_compilation()
    return 0


if __name__ == "__main__":
    sys.exit(main())
