"""Pairs of versions whose order is published, beside the estimate of cycles by which `optimize` ranks versions.

    python benchmarks/published_pairs.py > docs/measured/objective.md

Each pair is two forms of a kernel of ours (published_pairs.hip, or a kernel of the corpus before and after `annotate`),
written after what the source says that it changed: none of its code. A row has the published ratio of the better
form's speed to the other's, and ours: the cycles of a workgroup, with as many of them on a compute unit as have room
(or as the source says), of a launch that is executed to its end, at the lowest and the highest latency of memory.
*Hit* is the same order at both ends; *none* that the ends disagree or differ by no more than the margin; *miss* the
other order at both. Needs clang-22.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import ldsopt
from ldsopt import CompileOptions, LdsoptError, Module, isolation
from ldsopt.api.choosing import estimate_forms
from ldsopt.codegen.compile import Compiled, compile_ir
from ldsopt.ir.module import text_for

HERE = Path(__file__).parent
GEMM = HERE.parent / "corpus" / "ir" / "clang-22" / "named_gemm.gfx950.ll"
LLVM = 22


class PublishedPair(NamedTuple):
    """A pair, and where its order is published.

    Attributes:
        what: the change, from the worse form to the better one.
        defines: that choose the kernel of published_pairs.hip; empty for the GEMM of the corpus.
        arch: that the kernel is compiled for.
        ratio: published: how many times as fast the later form is.
        source: the address, with what was measured.
        note: why ours may be off.
        workgroups: that the source says are side by side on a compute unit; else as many as have room.
    """

    what: str
    defines: str
    arch: str
    ratio: float
    source: str
    note: str = ""
    workgroups: int = 99


PAGE = """# The estimate of `optimize` beside published pairs

[`optimize`](../optimize.md) ranks versions that differ in waits only by [estimated
cycles](../rules/better.md#the-estimate). `python benchmarks/published_pairs.py > docs/measured/objective.md` compares
the estimate with published changes of kernels that were timed on a GPU. We wrote each pair after the source.

*Published*: how many times as fast the later form is. *Estimate*: the same by the model, at the lowest and the highest
memory latency. *Hit*: the later form is better by more than 1 % at both ends. *None*: the ends disagree, or one is
within 1 %. *Miss*: it is worse at both.

"""
END = """
Use the order, not the ratio. The order agrees with the source where waits, drains and bank conflicts take most of the
time. The model lacks bandwidth behind the first cache, and the order in which independent instructions are issued. For
the last pair the source has one workgroup on a compute unit; with as many as fit the estimate is 0.63 to 0.67, a miss.
"""
SLIDES = (
    "[composable_kernel, bank_conflict_slides.html](https://git.mirror.bacruru.ru/ROCm/composable_kernel/)"
)
COPY = "the source is near the limit of memory, which the model lacks"
PAIRS = (
    PublishedPair(
        "LDS-DMA without a drain before each read",
        "",
        "gfx950",
        535 / 180,
        "[ROCm/FlyDSL#519](https://github.com/ROCm/FlyDSL/pull/519)",
    ),
    PublishedPair(
        "transposing copy through LDS: columns",
        "TRANSPOSE=1",
        "gfx950",
        14.08 / 12.25,
        SLIDES,
        COPY,
    ),
    PublishedPair("the same: rows with padding", "TRANSPOSE=2", "gfx950", 14.08 / 11.93, SLIDES, COPY),
    PublishedPair("the same: rows, chunks by XOR", "TRANSPOSE=3", "gfx950", 14.08 / 12.42, SLIDES, COPY),
    PublishedPair(
        "GEMM: chunks of LDS by XOR",
        "GEMM SWIZZLED",
        "gfx950",
        1.10,
        "[gist](https://gist.github.com/Muzammiluddin-Syed-ECE/7b25bd209b96e585d5a8e9eb8b710e3c)",
    ),
    PublishedPair(
        "GEMM, two buffers: a needless barrier is gone",
        "GEMM BARRIERS",
        "gfx942",
        1.057,
        "[ROCm/rocm-libraries#7442](https://github.com/ROCm/rocm-libraries/pull/7442)",
        "1.007 at the highest latency: memory hides the barrier",
    ),
    PublishedPair(
        "the same",
        "GEMM BARRIERS",
        "gfx950",
        1.01,
        "[ROCm/rocm-libraries#7442](https://github.com/ROCm/rocm-libraries/pull/7442)",
    ),
    PublishedPair(
        "GEMM: lgkmcnt(4) instead of lgkmcnt(0)",
        "GEMM DRAINS",
        "gfx950",
        1.017 / 0.725,
        "[triton-lang/triton#9113](https://github.com/triton-lang/triton/pull/9113)",
    ),
    PublishedPair(
        "GEMM: two stages instead of one",
        "GEMM STAGES",
        "gfx950",
        38318 / 26426,
        "[ROCm/aiter#3372](https://github.com/ROCm/aiter/pull/3372)",
        "two workgroups hide each other's fetches",
    ),
    PublishedPair(
        "GEMM: a stage more under way",
        "GEMM DEPTH",
        "gfx950",
        1.604 / 1.240,
        "[ROCm/FlyDSL#588](https://github.com/ROCm/FlyDSL/pull/588)",
    ),
    PublishedPair(
        "GEMM: loads of one operand between the products",
        "GEMM SINK",
        "gfx950",
        615.760 / 571.322,
        "[facebookexperimental/triton#1286](https://github.com/facebookexperimental/triton/pull/1286)",
        "the model has no cost of issuing many loads in a row",
    ),
    PublishedPair(
        "GEMM: two groups of waves in turn at memory and products",
        "PINGPONG",
        "gfx942",
        1.10,
        "[triton-lang/triton#5018](https://github.com/triton-lang/triton/pull/5018)",
    ),
    PublishedPair(
        "GEMM: one operand by copies into LDS",
        "ASYNC",
        "gfx950",
        1.082,
        "[ROCm/FlyDSL#1008](https://github.com/ROCm/FlyDSL/pull/1008)",
    ),
    PublishedPair(
        "RMS norm, 8 rows a wave in both forms: a row is loaded while the one before is summed",
        "ROWS",
        "gfx942",
        0.0819 / 0.0719,
        "[HazyResearch/HipKittens#31](https://github.com/HazyResearch/HipKittens/pull/31)",
        "the source gives each wave 8 rows instead of one as well",
    ),
    PublishedPair(
        "vector times matrix without LDS and barriers",
        "STAGED",
        "gfx1100",
        109.7 / 71.4,
        "[warpfront/hipfire#359](https://github.com/warpfront/hipfire/pull/359), on a gfx1151",
        "gfx1100's figures stand for gfx1151's",
        workgroups=1,
    ),
)


def forms_of(pair: PublishedPair) -> tuple[Module, list[Compiled]]:
    """A module with the kernel, and the code of both forms."""
    if not pair.defines:
        module = ldsopt.read(GEMM)
        forms = [module, ldsopt.parse(ldsopt.optimize(module, effort=0).text, source="tagged")]
    else:
        forms = [read_hip(pair, form) for form in (0, 1)]
    codes = [compile_ir(text_for(one, LLVM), pair.arch, CompileOptions(), source=one.source) for one in forms]
    return forms[0], codes


def read_hip(pair: PublishedPair, form: int) -> Module:
    """One form of a kernel of published_pairs.hip."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "k.ll"
        flags = ["-x", "hip", "--cuda-device-only", f"--offload-arch={pair.arch}", "-nogpuinc", "-nogpulib"]
        defines = [f"-D{word}" for word in (*pair.defines.split(), f"FORM={form}")]
        command = ["clang-22", *flags, "-O3", "-S", "-emit-llvm", *defines]
        subprocess.run([*command, str(HERE / "published_pairs.hip"), "-o", str(out)], check=True)
        return ldsopt.read(out, mcpu=pair.arch)


def row(pair: PublishedPair) -> list[str]:
    """The cells of a pair."""
    module, codes = forms_of(pair)
    (kernel,) = (one.name for one in module.functions() if one.is_kernel)
    found = estimate_forms(module, kernel, codes, to_the_end=pair.workgroups)
    start = [pair.what, pair.arch, f"{pair.ratio:.2f}"]
    if isinstance(found, str):
        return [*start, "-", f"none: {found}", pair.source]
    before, after = found
    low, high = after.gain_over(before)
    outcome = "hit" if after.is_better_than(before) else "miss" if before.is_better_than(after) else "none"
    if outcome != "hit" and pair.note:
        outcome += f": {pair.note}"
    return [*start, f"{low:.2f} to {high:.2f}", outcome, pair.source]


def main() -> int:
    """Prints the table."""
    head = ("change", "on", "published", "estimate", "", "source")
    print(f"{PAGE}| {' | '.join(head)} |\n|---|---|---:|---:|---|---|")
    hits = 0
    for pair in PAIRS:
        try:
            cells = isolation.run(lambda pair=pair: row(pair))  # type: ignore[misc]
        except LdsoptError as error:
            print(f"{pair.what}: {error}", file=sys.stderr)
            return 1
        hits += cells[4] == "hit"
        print(f"| {' | '.join(cells)} |", flush=True)
    print(f"\n{hits} of {len(PAIRS)} pairs are in the published order at both ends.\n{END}", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
