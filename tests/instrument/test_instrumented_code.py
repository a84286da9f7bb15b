"""Kernels that record go through code generation for every architecture, by every compiler that is here."""

import os
import re
from pathlib import Path

import pytest
from record_kernels import STORES, instrumented

from ldsopt import CompileOptions
from ldsopt.codegen.compile import compile_ir

ROOT = Path(__file__).parents[2]
TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*"))
CLOCKS = {
    "gfx90a": "s_memtime", "gfx942": "s_memtime", "gfx950": "s_memtime", "gfx1100": "SHADER_CYCLES",
    "gfx1201": "SHADER_CYCLES", "gfx1250": r"s_get_shader_cycles_u64|SHADER_CYCLES",
}  # fmt: skip
"""The pattern of what reads the shader's clock, by architecture."""
BODY = """  START(all)
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %p
  MARK(stored, i32 %t)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  END(all)
  ret void"""


def code(arch: str, store: str, compiler: str = "llvmlite") -> str:
    made = instrumented(BODY, cpu=arch, options=STORES[store])
    return compile_ir(made.text, arch, CompileOptions(compiler=compiler)).data.decode()


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("arch", CLOCKS)
def test_each_architecture_reads_its_clock(arch: str, store: str) -> None:
    assert re.search(CLOCKS[arch], code(arch, store))


@pytest.mark.skipif(not TRITONS, reason="no Triton in build/triton: `make tritons`")
@pytest.mark.parametrize("version", [TRITONS[0], TRITONS[-1]] if TRITONS else [], ids=lambda path: path.name)
@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("arch", CLOCKS)
def test_by_the_compilers_of_triton(arch: str, store: str, version: Path) -> None:
    assert re.search(CLOCKS[arch], code(arch, store, f"triton:{version}"))
