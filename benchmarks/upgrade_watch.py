"""The code of each release of Triton for kernels that a release has made slower before, and the remedies.

    python benchmarks/upgrade_watch.py [--write docs/measured/upgrade-watch.md]

The kernels of `corpus/src/watch` are compiled by every Triton in `build/tritons` (`make upgrade-watch` fetches them),
each with its own LLVM, without a GPU. What got worse from one release to the next is judged by the gate. For what
spills or loses waves, two remedies are measured with the newer release: a smaller tile, and `ldsopt optimize` with that
release as the compiler. What has been compiled is kept in `build/upgrade-watch`. Counts in the code, no times.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import ldsopt
from ldsopt import LdsoptError
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.worth import regressions
from ldsopt.isa.measurement import FunctionMeasurement

ROOT = Path(__file__).resolve().parents[1]
TRITONS, KEPT = ROOT / "build" / "tritons", ROOT / "build" / "upgrade-watch"
ARCHITECTURES = ("gfx942", "gfx950", "gfx1201")
SEVERE = ("spills", "scratch_bytes", "occupancy")
"""Metrics of the gate whose loss is told of each kernel, and remedied."""
SHOWN = ("spills", "scratch_bytes", "vgprs", "agprs", "occupancy", "lds_bytes", "waits", "drains_in_loops")


class Build(NamedTuple):
    """A kernel for an architecture, by the size of the tile along the dimension that is summed up."""

    kernel: str
    arch: str
    tile: int

    def __str__(self) -> str:
        return f"`{self.kernel}` {self.arch}, K={self.tile}"


@dataclass(frozen=True)
class WatchedKernel:
    """The way in which a kernel is compiled.

    Attributes:
        constants: its constexpr arguments but for ``TILE_K``.
        tiles: values of ``TILE_K``, the largest first.
        warps: of a workgroup.
    """

    constants: Mapping[str, int]
    tiles: tuple[int, ...]
    warps: int


KERNELS = {
    "moe_gemm": WatchedKernel({"TOP": 2, "TILE_M": 128, "TILE_N": 256}, (64, 32), 8),
    "variable_k_gemm": WatchedKernel({"TILE_M": 256, "TILE_N": 256}, (64, 32), 8),
    "paged_attention": WatchedKernel({"HEADS": 16, "PAGE": 16, "WIDTH": 128}, (64, 32), 4),
    "norm_quantise": WatchedKernel({}, (4096,), 4),
}
Figures = Mapping[Build, FunctionMeasurement]


def builds() -> Iterator[Build]:
    """Everything that is compiled by each release."""
    for name, kernel in KERNELS.items():
        for arch in ARCHITECTURES:
            for tile in kernel.tiles:
                yield Build(name, arch, tile)


def compiled(release: Path, build: Build) -> Path | None:
    """The assembly that a release makes, its IR beside it; ``None`` if it does not compile the kernel."""
    place = KEPT / release.name / f"{build.kernel}.{build.tile}.{build.arch}.s"
    if not place.exists():
        kernel = KERNELS[build.kernel]
        job = {
            "language": "watch",
            "kernel": build.kernel,
            "arch": build.arch,
            "constants": {**kernel.constants, "TILE_K": build.tile},
            "options": {"num_warps": kernel.warps},
            "knobs": {},
            "both": True,
        }
        program = ROOT / "corpus" / "src" / "triton" / "compile.py"
        with tempfile.TemporaryDirectory() as scratch:
            linker = shutil.which("ld.lld-22") or shutil.which("ld.lld") or ""  # 3.4 has none of its own
            environment = os.environ | {
                "PYTHONPATH": str(release), "TRITON_CACHE_DIR": scratch, "TRITON_HIP_LLD_PATH": linker,
            }  # fmt: skip
            command = [sys.executable, str(program), json.dumps(job)]
            made = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        texts = json.loads(made.stdout) if made.returncode == 0 else {"ll": "", "s": ""}
        if made.returncode:
            print(f"{release.name}: {build}: {made.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.with_suffix(".ll").write_text(texts["ll"], encoding="utf-8")
        place.write_text(texts["s"], encoding="utf-8")
    return place if place.stat().st_size else None


def measured(file: Path) -> FunctionMeasurement:
    """The figures of the one kernel in a file."""
    (measurement,) = ldsopt.measure_file(file)
    (kernel,) = (function for function in measurement.functions if function.is_kernel)
    return kernel


@dataclass(frozen=True)
class Step:
    """A build that is worse with a release than with the one before.

    Attributes:
        build: what was compiled.
        older, newer: names of the releases.
        severe: what got worse of `SEVERE`, in words; bytes of scratch only where no more registers spill.
    """

    build: Build
    older: str
    newer: str
    severe: tuple[str, ...]


def steps(found: Mapping[str, Figures]) -> Iterator[Step]:
    """The figures that got worse from each release to the next that compiles it.

    Args:
        found: figures by release, the oldest first.
    """
    for build in dict.fromkeys(build for figures in found.values() for build in figures):
        releases = [name for name, figures in found.items() if build in figures]
        for older, newer in pairwise(releases):
            worse = regressions(found[older][build], found[newer][build])
            if worse:
                names = {one.criterion.name for one in worse}
                told = set(SEVERE) - ({"scratch_bytes"} if "spills" in names else set())
                severe = tuple(str(one) for one in worse if one.criterion.name in told)
                yield Step(build, older, newer, severe)


def cell(function: FunctionMeasurement) -> str:
    """Spills, vector registers of both kinds, waves and waits of a kernel."""
    shown = {name: METRICS[name].value(function) for name in SHOWN}
    spilled = f"**{shown['spills']}**" if shown["spills"] else "0"
    return f"{spilled}/{shown['vgprs']}+{shown['agprs'] or 0}/{shown['occupancy']}/{shown['waits']}"


@dataclass
class Remedied:
    """The remedies for a build with a release, as far as they were tried.

    Attributes:
        smaller: figures with the next smaller tile.
        optimized: figures of what `optimize` makes; its input's where it keeps that.
        means: what `optimize` has chosen, empty where nothing is better; the error where it failed.
    """

    smaller: FunctionMeasurement | None = None
    optimized: FunctionMeasurement | None = None
    means: str = ""


def optimized(release: Path, build: Build) -> Remedied:
    """The result of `ldsopt optimize` for a build's IR with the release's own LLVM."""
    file = KEPT / release.name / f"{build.kernel}.{build.tile}.{build.arch}.ll"
    options = OptimizeOptions(compiler=f"triton:{release}", effort=5, jobs=1)
    try:
        made = ldsopt.optimize(ldsopt.read(str(file), mcpu=build.arch), options)
    except LdsoptError as error:
        return Remedied(means=f"not tried: {str(error).splitlines()[0][:80]}")
    (group,) = (one for one in made.details.groups if any(each.is_kernel for each in one.before))
    (after,) = (one for one in group.after if one.is_kernel)
    return Remedied(optimized=after, means=group.chosen)


def page(found: Mapping[str, Figures], remedies: Mapping[tuple[str, Build], Remedied]) -> Iterator[str]:
    """The lines of the page.

    Args:
        found: figures by release, the oldest first.
        remedies: by release and build.
    """
    worse = list(steps(found))
    severe = [step for step in worse if step.severe]
    total = sum(len(figures) for figures in list(found.values())[1:])
    yield (
        f"Of {total} builds with a release after the first, {len(worse)} are worse by the gate than with the release "
        f"before, {len(severe)} of them in\nspills, scratch or waves:"
    )
    yield ""
    yield "| kernel | release | worse | `optimize` | helps |"
    yield "|---|---|---|---|---|"
    for step in severe:
        help_ = remedies.get((step.newer, step.build), Remedied())
        by_optimize = help_.means or "–"
        if help_.optimized is not None and help_.means:
            by_optimize = f"{cell(help_.optimized)}: {help_.means}"
        row = (
            str(step.build),
            f"{step.older} → {step.newer}",
            "; ".join(step.severe),
            by_optimize.replace('"amdgpu-sched-strategy"=', "").replace('"', "`"),
            ", ".join(helpful(step, found, help_)) or "neither",
        )
        yield f"| {' | '.join(row)} |"


def helpful(step: Step, found: Mapping[str, Figures], remedies: Remedied) -> Iterator[str]:
    """The remedies with which a kernel is no worse than before the step: ``tile`` and ``optimize``."""
    newer, older = found[step.newer][step.build], found[step.older][step.build]
    for name, figures in (("tile", remedies.smaller), ("`optimize`", remedies.optimized)):
        if figures is None or figures == newer:
            continue
        if not any(one.criterion.name in SEVERE for one in regressions(older, figures)):
            yield name


HEAD = """# What upgrades of Triton do to kernels

Each release of Triton compiles four kernels of `corpus/src/watch` with its own LLVM, without a GPU: a
mixture-of-experts GEMM that dequantises 8-bit weights (`moe_gemm`), a GEMM over groups of any length, paged attention,
an RMS norm with quantisation. No time was measured. `make upgrade-watch` fetches the wheels and writes this page:

<!-- slow -->
```sh
python benchmarks/upgrade_watch.py --write docs/measured/upgrade-watch.md
```

*Worse* is what `ldsopt diff --fail-on regressions` rejects, each release against the one before. Two remedies are
measured with the newer release: the next smaller BLOCK_K (*tile*; *K* in the rows), and `ldsopt optimize --effort 5
--compiler triton:…`, which gives spilled registers/VGPRs+AGPRs/waves a SIMD by registers/waits (– where it finds
nothing better). *Helps* names those with which spills, scratch and waves are no worse than before. On gfx1201 a tile of
256 by 256 is too large with any release.
"""


def ordered(folder: Path) -> Sequence[Path]:
    """The releases in a folder, the oldest first."""
    found = [path for path in folder.glob("*") if (path / "triton").is_dir()]
    return sorted(found, key=lambda path: [int(part) for part in path.name.split(".")])


def main() -> None:
    """Prints the page, or writes it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the page there instead of printing it"
    )
    asked = parser.parse_args()
    releases = {path.name: path for path in ordered(TRITONS)}
    found: dict[str, dict[Build, FunctionMeasurement]] = {}
    for name, release in releases.items():
        files = {build: compiled(release, build) for build in builds()}
        found[name] = {build: measured(file) for build, file in files.items() if file is not None}
    remedies: dict[tuple[str, Build], Remedied] = {}
    for step in steps(found):
        if step.severe:
            print(f"optimize: {step.newer}, {step.build}", file=sys.stderr)
            made = optimized(releases[step.newer], step.build)
            below = [tile for tile in KERNELS[step.build.kernel].tiles if tile < step.build.tile]
            if below:
                made.smaller = found[step.newer].get(step.build._replace(tile=max(below)))
            remedies[step.newer, step.build] = made
    text = "\n".join([HEAD, *page(found, remedies), ""])
    if asked.write:
        asked.write.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
