"""Bitcode that LLVM 22 cannot read: by the compiler's own reader, or refused with the remedy."""

from __future__ import annotations

import stat
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import ldsopt
from ldsopt.cli import main

NEWER = Path(__file__).parents[1] / "ir" / "compat" / "async_gemm_step.gfx950.ll"
UNREADABLE = b"BC\xc0\xde" + bytes(60)
SMALL = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() {\n  ret void\n}\n'


def program(path: Path, body: str) -> str:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.fixture
def clang(tmp_path: Path) -> str:
    """A clang of a newer LLVM, which reads any bitcode as the same module."""
    says = 'case "$1" in --version) echo "clang version 24.0.0";; *) cat > /dev/null; cat {};; esac'
    return "clang:" + program(tmp_path / "newer-clang", says.format(NEWER))


@pytest.fixture
def llc(tmp_path: Path) -> str:
    """An llc of a newer LLVM, beside its llvm-dis."""
    program(tmp_path / "llvm-dis-24", f"cat > /dev/null; cat {NEWER}")
    return "llc:" + program(tmp_path / "llc-24", 'echo "LLVM version 24.0.0"')


@pytest.fixture
def bitcode(tmp_path: Path) -> Path:
    (tmp_path / "k.gfx950.bc").write_bytes(UNREADABLE)
    return tmp_path / "k.gfx950.bc"


@pytest.mark.parametrize("compiler", ["clang", "llc"])
def test_is_read_by_the_compiler(compiler: str, bitcode: Path, request: pytest.FixtureRequest) -> None:
    named, text, same = (
        request.getfixturevalue(compiler),
        bitcode.with_suffix(".ll"),
        bitcode.with_name("out.bc"),
    )
    for out in (text, same):
        assert main(["annotate", str(bitcode), "--no-check", "--compiler", named, "-o", str(out)]) == 0
    assert text.read_text() == NEWER.read_text()
    assert same.read_bytes() == UNREADABLE


def test_without_a_reader_it_is_refused_with_the_remedy(tmp_path: Path, bitcode: Path) -> None:
    alone = "llc:" + program(tmp_path / "llc-23", 'echo "LLVM version 23.0.0"')
    for compiler in ("llvmlite", alone):
        with pytest.raises(ldsopt.InputError, match="name that one's clang or llc with --compiler"):
            ldsopt.isolated(
                lambda compiler=compiler: ldsopt.compile(bitcode, compiler=compiler), source="k.bc"
            )


def test_a_reader_that_fails_says_so(tmp_path: Path, bitcode: Path) -> None:
    program(tmp_path / "llvm-dis", "echo error: Invalid record >&2; exit 1")
    failing = "llc:" + program(tmp_path / "llc", 'echo "LLVM version 24.0.0"')
    said = r"k\.gfx950\.bc: llc 24\.0\.0 cannot read it either: error: Invalid record"
    with pytest.raises(ldsopt.CompilerFailed, match=said):
        ldsopt.compile(bitcode, compiler=failing)


@pytest.mark.parametrize("data", [llvm.parse_assembly(SMALL).as_bitcode(), SMALL.encode()])
def test_what_is_readable_here_is_read_here(tmp_path: Path, data: bytes) -> None:
    program(tmp_path / "llvm-dis", "exit 1")
    failing = "llc:" + program(tmp_path / "llc", 'echo "LLVM version 24.0.0"')
    (tmp_path / "k.gfx942.bc").write_bytes(data)
    out = tmp_path / "out.gfx942.bc"
    assert (
        main(["annotate", str(tmp_path / "k.gfx942.bc"), "--no-check", "--compiler", failing, "-o", str(out)])
        == 0
    )
