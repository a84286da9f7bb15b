"""Every command that reads IR reads bitcode that is too new for LLVM 22 by the compiler that is named."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from command_line import ROOT, CommandLine

NEWER = ROOT / "tests" / "ir" / "compat" / "async_gemm_step.gfx950.ll"
UNREADABLE = b"BC\xc0\xde" + bytes(60)
COMMANDS: dict[str, list[str]] = {
    "pack": ["-o", "out.ll"],
    "pipeline": ["-o", "out.ll"],
    "liveness": ["--report", "out.json"],
    "simulate": ["--list-missing"],
}


@pytest.fixture
def clang(tmp_path: Path) -> str:
    """A clang of LLVM 22 that reads any bitcode as the same newer module."""
    path = tmp_path / "newer-clang"
    says = f'case "$1" in --version) echo "clang version 24.0.0";; *) cat > /dev/null; cat {NEWER};; esac'
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return f"clang:{path}"


@pytest.mark.parametrize("command", COMMANDS)
def test_it_says_what_it_says_of_the_text(ldsopt: CommandLine, clang: str, command: str) -> None:
    (ldsopt.place / "k.gfx950.ll").write_bytes(NEWER.read_bytes())
    text = ldsopt(command, "k.gfx950.ll", *COMMANDS[command])
    (ldsopt.place / "k.gfx950.ll").write_bytes(UNREADABLE)
    bitcode = ldsopt(command, "k.gfx950.ll", *COMMANDS[command], "--compiler", clang)
    assert (bitcode.code, bitcode.out, bitcode.err) == (text.code, text.out, text.err)


@pytest.mark.parametrize("command", [*COMMANDS, "annotate", "optimize"])
def test_without_a_reader_the_remedy_is_said(ldsopt: CommandLine, command: str) -> None:
    (ldsopt.place / "k.gfx950.bc").write_bytes(UNREADABLE)
    said = ldsopt(command, "k.gfx950.bc", *COMMANDS.get(command, ["-o", "out.ll"]))
    assert said.code == 3
    assert "name that one's clang or llc with --compiler" in said.out + said.err or "LLVM" in said.err


def test_optimize_reads_it_so(ldsopt: CommandLine, clang: str) -> None:
    """The stub compiles nothing: that the input cannot be compiled is said of a module that was read."""
    (ldsopt.place / "k.gfx950.bc").write_bytes(UNREADABLE)
    said = ldsopt("optimize", "k.gfx950.bc", "-o", "out.ll", "--compiler", clang)
    assert said.code != 0
    assert "invalid bitcode" not in said.err
