"""The macros of ldsopt.h for records, compiled by clang as C, HIP and OpenCL C, and recorded by the simulator."""

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from record_kernels import recorded

import ldsopt
from ldsopt import Launch, read_trace

INCLUDE = Path(__file__).parents[2] / "ldsopt" / "include"
BODY = """  LDSOPT_RECORD_BUFFER(records);
  LDSOPT_RECORD_START(all);
  LDSOPT_RECORD(placed);
  LDSOPT_RECORD_START_VALUE(part, n);
  out[0] = 1;
  LDSOPT_RECORD_END_VALUE(part, 1.5f);
  LDSOPT_RECORD_VALUE(many, n + 1);
  LDSOPT_RECORD_END(all);
"""
LANGUAGES = {
    "C": (".c", "__attribute__((amdgpu_kernel)) void k(__attribute__((address_space(1))) int *out, __attribute__((address_space(1))) void *records, int n)", ()),
    "HIP": (".hip", '#define __global__ __attribute__((global))\n#define __device__ __attribute__((device))\nextern "C" __global__ void k(int *out, void *records, int n)', ("-x", "hip", "--cuda-device-only", "-nogpuinc", "-nogpulib")),
    "OpenCL C": (".cl", "__kernel void k(__global int *out, __global void *records, int n)", ("-x", "cl", "-cl-std=CL2.0")),
}  # fmt: skip
RECORDS = ["+all", "placed", "+part=7", "-part=1.5", "many=8", "-all"]

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")


def compiled(language: str, arch: str, folder: Path, *more: str) -> Path:
    """A kernel with every macro, as IR."""
    suffix, head, options = LANGUAGES[language]
    source, made = folder / f"k{suffix}", folder / "k.ll"
    source.write_text(f'#include "ldsopt.h"\n{head} {{\n{BODY}}}\n')
    target = (
        ["--offload-arch=" + arch]
        if language == "HIP"
        else ["--target=amdgcn-amd-amdhsa", "-mcpu=" + arch, "-nogpulib"]
    )
    command = ["clang-22", *options, *target, "-O3", "-Wall", "-Werror", f"-I{INCLUDE}", "-S", "-emit-llvm"]
    subprocess.run([*command, *more, str(source), "-o", str(made)], check=True)
    return made


@pytest.mark.parametrize(
    ("store", "arch"), [("device", "gfx942"), ("device", "gfx1100"), ("arg", "gfx942"), ("lds", "gfx942")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_macro_records_what_it_says(language: str, store: str, arch: str, tmp_path: Path) -> None:
    module = ldsopt.read(compiled(language, arch, tmp_path))
    made = ldsopt.instrument(module, buffer=store, lower_occupancy=True, per_wave=16)  # type: ignore[arg-type]
    assert made.details.instrumentation is not None
    header = made.details.instrumentation.buffers[0].header
    assert header.argument == (None if store == "device" else 1)
    kernel = made.text.partition("amdgpu_kernel void @k(")[2].partition("\n}")[0]
    assert "ldsopt.rec.slot" in kernel
    assert "; ldsopt.rec" not in kernel
    launch = Launch((1,), (64,), ["i32[4]=zeros", np.zeros(header.buffer_bytes, np.uint8), 7])
    _, dump = ldsopt.simulate_records(made, launch)
    assert {*map(tuple, recorded(read_trace(dump)).values())} == {tuple(RECORDS)}


def test_the_hosts_half_of_a_program_has_none(tmp_path: Path) -> None:
    source = tmp_path / "host.c"
    source.write_text(
        f'#include "ldsopt.h"\nvoid k(int *out, void *records, int n) {{\n{BODY}  (void)records; (void)n;\n}}\n'
    )
    said = subprocess.run(
        ["clang-22", "-Wall", "-Werror", f"-I{INCLUDE}", "-S", "-o", "-", str(source)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "ldsopt.rec" not in said.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_code_that_nobody_instruments_is_the_code_without_marks(language: str, tmp_path: Path) -> None:
    """But that an argument which only the marks name is loaded for them. Of OpenCL's kernels clang keeps a second body."""
    marked = compiled(language, "gfx942", tmp_path)
    code = ldsopt.compile(ldsopt.read(marked)).data.decode()
    lines = [line.split("//")[0].split(";")[0].strip() for line in code.split("\n")]
    stores = [line for line in lines if line.startswith(("s_memtime", "ds_", "global_store", "flat_store"))]
    assert len(stores) == (2 if language == "OpenCL C" else 1)
