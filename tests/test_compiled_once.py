"""Code that is kept for the tests is LLVM's for that module, that architecture and those options."""

from collections.abc import Callable

import pytest
from compiled_once import compiled_anew

from ldsopt import CompileOptions
from ldsopt.codegen.compile import Compiled, compile_here, compile_ir

KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %product = mul i32 %n, 12
  store i32 %product, ptr addrspace(1) %p
  ret void
}
"""
COMPILATIONS: dict[str, Callable[[], Compiled]] = {
    "as it is": lambda: compile_ir(KERNEL, "gfx942"),
    "another text": lambda: compile_ir(KERNEL.replace("12", "14"), "gfx942"),
    "another architecture": lambda: compile_ir(KERNEL, "gfx1100"),
    "not optimized": lambda: compile_ir(KERNEL, "gfx942", CompileOptions(opt_level=0)),
    "a feature": lambda: compile_ir(KERNEL, "gfx942", CompileOptions(features="+sramecc")),
    "an object": lambda: compile_ir(KERNEL, "gfx942", emit="obj"),
    "an option": lambda: compile_ir(KERNEL, "gfx942", llvm_options=("-amdgpu-waitcnt-forcezero",)),
    "a note": lambda: compile_ir(KERNEL.replace(") {", ') "target-cpu"="gfx90a" {'), "gfx942"),
    "in this process": lambda: compile_here(KERNEL, "gfx942"),
}


@pytest.fixture(scope="module")
def made() -> dict[str, Compiled]:
    """What LLVM makes of each."""
    with compiled_anew():
        return {name: compilation() for name, compilation in COMPILATIONS.items()}


@pytest.mark.parametrize("name", COMPILATIONS)
def test_is_what_llvm_makes(name: str, made: dict[str, Compiled]) -> None:
    assert COMPILATIONS[name]() == COMPILATIONS[name]() == made[name]


def test_each_differs(made: dict[str, Compiled]) -> None:
    assert len({(one.data, one.notes) for one in made.values()}) == len(made) - 1
    assert made["in this process"] == made["as it is"]


def test_a_warning_is_said_each_time(capfd: pytest.CaptureFixture[str]) -> None:
    reserved = KERNEL.replace("  ret", '  call void asm sideeffect "s_nop 0", "~{exec}"()\n  ret')
    for _ in range(2):
        compile_ir(reserved, "gfx942")
        assert "warning" in capfd.readouterr().err
