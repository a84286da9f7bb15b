"""`ldsopt optimize`: what is better, and its reports; outputs and refusals are `tests/cases/optimize/command.ll`."""

from __future__ import annotations

import shutil

import pytest
from command_line import GEMM, ROOT, CommandLine

NOTHING = ROOT / "corpus" / "ir" / "triton-3.9.0" / "softmax.gfx942.ll"
NEEDS_LLD = pytest.mark.skipif(
    not any(map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))), reason="needs LLVM's linker"
)


class TestOutput:
    def test_named_s_is_the_code_that_was_compared(self, ldsopt: CommandLine) -> None:
        ldsopt("optimize", GEMM, "--effort", "0", "-o", "out.s")
        ldsopt("optimize", GEMM, "--effort", "0", "-o", "out.ll")
        ldsopt("compile", "out.ll", "-o", "same.s")

        def instructions(name: str) -> list[str]:
            lines = (ldsopt.place / name).read_text().splitlines()
            return [line for line in lines if line.startswith("\t") and not line.startswith("\t.")]

        assert instructions("out.s") == instructions("same.s")
        assert instructions("out.s")

    @NEEDS_LLD
    @pytest.mark.parametrize("command", ["optimize", "annotate"])
    def test_named_hsaco_is_a_code_object(self, ldsopt: CommandLine, command: str) -> None:
        assert ldsopt(command, NOTHING, "-o", "out.hsaco").code == 0
        assert (ldsopt.place / "out.hsaco").read_bytes()[16:18] == b"\x03\x00"  # ET_DYN

    def test_one_at_a_time_is_the_same(self, ldsopt: CommandLine) -> None:
        ldsopt("optimize", GEMM, "-o", "one.ll", "--effort", "0", "-j", "1")
        ldsopt("optimize", GEMM, "-o", "many.ll", "--effort", "0", "-j", "7")
        assert (ldsopt.place / "one.ll").read_bytes() == (ldsopt.place / "many.ll").read_bytes()
