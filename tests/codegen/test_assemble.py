"""Assembly to objects."""

import os
import shutil
from pathlib import Path

import pytest

import ldsopt
from ldsopt import CompileOptions
from ldsopt.codegen.assemble import _commands, assemble
from ldsopt.codegen.compile import compile_ir

IR = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
needs_assembler = pytest.mark.skipif(
    next(_commands("gfx942", CompileOptions()), None) is None, reason="no assembler of llvmlite's LLVM here"
)


@needs_assembler
@pytest.mark.parametrize("mcpu", ["gfx942", "gfx1201"])
def test_an_object_is_what_the_compiler_makes_of_the_module(mcpu: str) -> None:
    made = compile_ir(IR, mcpu, emit="obj").data
    assembled = assemble(compile_ir(IR, mcpu).data, mcpu)
    assert text_section(assembled) == text_section(made)


@needs_assembler
def test_features_are_the_assemblers_too() -> None:
    options = CompileOptions(features="+wavefrontsize64")
    assert assemble(compile_ir(IR, "gfx1100", options).data, "gfx1100", options).startswith(b"\x7fELF")


@needs_assembler
def test_what_is_no_assembly_is_refused_in_the_assemblers_words() -> None:
    with pytest.raises(ldsopt.CompilerFailed, match=r"k\.ll: .*invalid instruction"):
        assemble(b"\tfrobnicate v0\n", "gfx942", source="k.ll")


@pytest.mark.llvm22
@pytest.mark.parametrize("compiler", ["llc-22", "clang-22"])
def test_by_what_belongs_to_the_compiler(compiler: str) -> None:
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler} in PATH")
    options = CompileOptions(compiler=compiler)
    assert assemble(compile_ir(IR, "gfx942").data, "gfx942", options).startswith(b"\x7fELF")


def test_an_older_assembler_is_passed_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "llvm-mc"
    old.write_text("#!/bin/sh\necho 'LLVM version 14.0.6'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert all(command[0] != str(old) for command in _commands("gfx942", CompileOptions()))


def test_without_an_assembler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ldsopt.codegen.assemble._commands", lambda *_: iter(()))
    with pytest.raises(ldsopt.Unavailable, match="an assembler of LLVM"):
        assemble(b"", "gfx942")


def text_section(data: bytes) -> bytes:
    from io import BytesIO

    from elftools.elf.elffile import ELFFile

    section = ELFFile(BytesIO(data)).get_section_by_name(".text")
    found: bytes = section.data()
    return found
