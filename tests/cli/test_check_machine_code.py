"""`ldsopt check` of objects; of assembly it is `tests/cases/check/assembly_lines.s`."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import CommandLine

KERNEL = str(Path(__file__).parents[2] / "corpus" / "ir" / "triton-3.9.0" / "softmax.gfx942.ll")


def test_an_object_is_disassembled(ldsopt: CommandLine) -> None:
    assert ldsopt("compile", KERNEL, "-o", "k.o").code == 0
    result = ldsopt("check", "k.o")
    if "disassembler" in result.err:
        assert result.code == 5
        pytest.skip("no llvm-objdump here")
    assert result.code == 0
    assert "4 LDS instructions: 4 at bounded addresses" in result.out


def test_without_a_disassembler_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, ldsopt: CommandLine
) -> None:
    assert ldsopt("compile", KERNEL, "-o", "k.o").code == 0
    monkeypatch.setattr("ldsopt.isa.disassembly.PROGRAMS", ())
    result = ldsopt("check", "k.o")
    assert result.code == 5
    assert "llvm-objdump" in result.err
