"""A GEMM written in Gluon with marks of ldsopt: what Triton's compiler leaves of them, and what they become.

The modules in ``ir/triton-*`` are what `gluon_gemm` compiles to with the wheels of these Tritons, by their own LLVM.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from stage_kernels import IR, sure

import ldsopt
from ldsopt import ALL_SCHEDULES, QUICK_SCHEDULES, CheckOptions, Launch, Module, Schedule, Transformed, verify

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "corpus" / "src" / "gluon" / "gluon_gemm.py"
TRITONS = Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton"))
CASES = [("3.9.0", "gfx942"), ("3.9.0", "gfx950"), ("3.7.1", "gfx942"), ("3.7.1", "gfx950")]

each = pytest.mark.parametrize(("version", "arch"), CASES)


def gemm(version: str, arch: str) -> Module:
    return ldsopt.read(IR / f"triton-{version}" / f"gluon_gemm.{arch}.ll")


def again(made: Transformed[Any], arch: str) -> Module:
    """The written module, read again; 3.7 says the architecture in the file's name alone."""
    return ldsopt.parse(made.text, mcpu=arch)


def launch(arch: str) -> Launch:
    """Two iterations of the loop. Triton's kernels have two pointers for scratch behind their own arguments."""
    depth = 2 * (64 if arch == "gfx942" else 128)
    tiles = [f"f16[{64 * depth}]=random", f"f16[{128 * depth}]=random", "f32[8192]=zeros", f"i32={depth}"]
    return Launch((1,), (512,), [*tiles, "null", "null"], dynamic_lds=192 * depth)


@pytest.mark.parametrize(
    "schedules", [QUICK_SCHEDULES, pytest.param(ALL_SCHEDULES, marks=pytest.mark.slow)], ids=["some", "every"]
)
@each
def test_does_what_the_marks_mean_and_its_code_is_clean(
    version: str, arch: str, schedules: Sequence[Schedule]
) -> None:
    module = gemm(version, arch)
    plain, made = ldsopt.pipeline(module, plain=True), ldsopt.pipeline(module)
    result = verify(again(plain, arch), again(made, arch), launch(arch), schedules=schedules)
    assert result.is_equivalent, result
    assert result.known_findings == 0
    assert sure(ldsopt.check(made)) == 0


@each
def test_what_tritons_own_llvm_makes_of_it_is_clean(version: str, arch: str) -> None:
    folder = TRITONS / version
    if not folder.is_dir():
        pytest.skip(f"no Triton {version} in {TRITONS}: make tritons")
    options = CheckOptions(compiler=f"triton:{folder}")
    assert sure(ldsopt.check(ldsopt.pipeline(gemm(version, arch)), options)) == 0


def output_of_program(version: str, cache: Path, *words: str) -> str:
    """The output of the program under that Triton, where there is one."""
    folder = TRITONS / version
    if not folder.is_dir():
        pytest.skip(f"no Triton {version} in {TRITONS}: make tritons")
    environment = os.environ | {"TRITON_CACHE_DIR": str(cache), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(PROGRAM), str(folder), *words]
    return subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
        encoding="utf-8",
    ).stdout


@each
def test_modules_are_what_triton_makes_of_the_source(version: str, arch: str, tmp_path: Path) -> None:
    made = output_of_program(version, tmp_path, arch)
    kept = (IR / f"triton-{version}" / f"gluon_gemm.{arch}.ll").read_text(encoding="utf-8")
    assert code(made) == code(kept)


def code(text: str) -> list[str]:
    """A module's lines but for debug locations, which name folders."""
    return [
        line.partition(", !dbg")[0]
        for line in text.split("\n")
        if not line.startswith(("!", "source_filename"))
    ]


@pytest.mark.parametrize("version", ["3.9.0", "3.7.1"])
def test_triton_compiles_it_as_a_pipeline_with_ldsopt_between_its_stages(
    version: str, tmp_path: Path
) -> None:
    made = output_of_program(version, tmp_path, "gfx942", "pipeline")
    assert "ldsopt.stage" not in made
    assert made.count("call void @llvm.amdgcn.s.barrier()") > gemm(version, "gfx942").text.count(
        "call void @llvm.amdgcn.s.barrier()"
    )


def test_a_barrier_that_triton_puts_at_the_loops_head_is_moved_to_the_last_mark() -> None:
    """It puts one there where no barrier of the author's stands in front of the last mark."""
    text = gemm("3.7.1", "gfx942").text
    lines = text.split("\n")
    last = max(at for at, line in enumerate(lines) if "ldsopt.stage multiply" in line)
    barrier = max(at for at in range(last) if "@llvm.amdgcn.s.barrier()" in lines[at])
    first = min(at for at, line in enumerate(lines) if "ldsopt.stage read" in line)
    head = max(at for at in range(first) if " = phi " in lines[at])
    moved = [*lines[: head + 1], lines[barrier], *lines[head + 1 : barrier], *lines[barrier + 1 :]]
    as_moved, as_given = (
        ldsopt.pipeline(ldsopt.parse("\n".join(one), mcpu="gfx942")).text for one in (moved, lines)
    )
    barrier_call = "call void @llvm.amdgcn.s.barrier()"
    assert as_moved.count(barrier_call) == as_given.count(barrier_call)
    loop = as_moved.split("\n")
    head = max(at for at, line in enumerate(loop) if " = phi " in line)
    assert barrier_call not in loop[head + 1]
