"""Four kernels of our own, compiled by clang 22: what they become is proved by execution and on the compiled code.

Where they order LDS is ``pipeline/placements_of_kernels.ll``. Their sources are in ``corpus/src/clang``; a test holds the modules in ``ir`` against what clang makes of them.
"""

import shutil
import subprocess
from pathlib import Path

import pytest
from stage_kernels import ARCHS, IR, KERNELS, launch, read, sure

import ldsopt
from ldsopt import AnnotateOptions, CheckOptions

SOURCES = Path(__file__).parents[2] / "corpus" / "src" / "clang"
FLAGS = "--target=amdgcn-amd-amdhsa -nogpulib -ffreestanding -O3 -fno-strict-aliasing -S -emit-llvm"
FENCES = ("minimal", "all")

each = pytest.mark.parametrize("arch", ARCHS)
all_kernels = pytest.mark.parametrize("kernel", KERNELS)


@each
@all_kernels
@pytest.mark.parametrize("fence", FENCES)
def test_does_what_the_marks_mean_under_every_schedule(kernel: str, arch: str, fence: str) -> None:
    """Equal results, bit by bit, and no race: neither in the plain version nor in the pipeline."""
    module = read(kernel, arch)
    plain, made = ldsopt.pipeline(module, plain=True), ldsopt.pipeline(module, fence=fence)  # type: ignore[arg-type]
    result = ldsopt.verify(plain, made, launch(kernel))
    assert result.is_equivalent, result
    assert result.known_findings == 0
    assert not result.coverage.missed


@each
@all_kernels
@pytest.mark.parametrize("iterations", [0, 1, 2])
def test_loops_of_few_iterations_stay_balanced(kernel: str, arch: str, iterations: int) -> None:
    module = read(kernel, arch)
    result = ldsopt.verify(
        ldsopt.pipeline(module, plain=True), ldsopt.pipeline(module), launch(kernel, iterations)
    )
    assert result.is_equivalent, result
    assert result.known_findings == 0


@each
@all_kernels
def test_its_code_is_clean(kernel: str, arch: str) -> None:
    for fence in FENCES:
        assert sure(ldsopt.check(ldsopt.pipeline(read(kernel, arch), fence=fence))) == 0


@pytest.mark.llvm22
@each
@pytest.mark.parametrize("kernel", [*KERNELS, "unmarked_gemm"])
def test_modules_are_what_clang_makes_of_the_sources(kernel: str, arch: str) -> None:
    clang = shutil.which("clang-22")
    if clang is None:
        pytest.skip("clang-22 is not on PATH")
    command = [clang, *FLAGS.split(), f"-mcpu={arch}", f"{kernel}.c", "-o", "-"]
    made = subprocess.run(command, cwd=SOURCES, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout
    assert made == (IR / f"{kernel}.{arch}.ll").read_text(encoding="utf-8")


@all_kernels
def test_annotating_it_afterwards_changes_nothing_of_what_it_does(kernel: str) -> None:
    """Alias scopes hold in all waves, however far apart; reads that they would cost a wait go without."""
    module = read(kernel, "gfx942")
    made = ldsopt.parse(ldsopt.pipeline(module).text)
    annotated = ldsopt.annotate_validated(made, AnnotateOptions(bases="all"), CheckOptions())
    result = ldsopt.verify(ldsopt.pipeline(module, plain=True), annotated, launch(kernel))
    assert result.is_equivalent, result
    assert sure(ldsopt.check(annotated)) <= sure(ldsopt.check(made))
