"""`ldsopt optimize`: what is better, and its reports; outputs and refusals are `tests/cases/optimize/command.ll`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from command_line import GEMM, ROOT, CommandLine

import ldsopt

IR = ROOT / "corpus" / "ir"
ATTENTION = IR / "clang-22" / "attention.gfx942.ll"
NOTHING = IR / "triton-3.9.0" / "softmax.gfx942.ll"
NEEDS_LLD = pytest.mark.skipif(
    not any(map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))), reason="needs LLVM's linker"
)


def waits(file: Path) -> int:
    return sum(len(f.waits or ()) for m in ldsopt.measure_file(file, mcpu="gfx942") for f in m.functions)


class TestOutput:
    def test_is_the_best_version_and_its_report_says_what_it_gained(self, ldsopt: CommandLine) -> None:
        said = ldsopt("optimize", GEMM, "-o", "out.ll", "--json")
        assert said.code == 0
        assert waits(ldsopt.place / "out.ll") <= 28
        assert len(said.err.splitlines()) == 6
        assert said.err.splitlines()[0].endswith(": goal balanced: 1 of 1 kernel better")
        assert "vmcnt(0) in loops 18 → 2" in said.err
        assert "  check: no new findings (0 definite, 0 unproven)" in said.err
        document = json.loads(said.out)
        (group,) = document["groups"]
        assert group["chosen"] == "annotate --precise"
        assert {"function": "named_gemm", "criterion": "vmcnt0_in_loops", "before": 18, "after": 2, "better": True} in group["changes"]  # fmt: skip
        assert document["check"]["after"] == {"definite": 0, "unproven": 0, "latent": 0}
        assert len(group["candidates"]) > 5

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


class TestGoals:
    def test_occupancy_pays_with_waits(self, ldsopt: CommandLine) -> None:
        said = ldsopt("optimize", ATTENTION, "-o", "out.ll", "--goal", "occupancy")
        assert 'applied `pack, "amdgpu-sched-strategy"="iterative-ilp"`: occupancy 1 → 3, ' in said.err
        assert "; cost: drains 24 → 25, " in said.err


class TestReports:
    def test_says_what_another_goal_would_take_and_why_each_candidate_was_not_chosen(
        self, ldsopt: CommandLine
    ) -> None:
        err = ldsopt("optimize", ATTENTION, "-o", "out.ll", "--explain", "--effort", "2").err
        assert "kernel attention: applied `annotate --barriers`: waits 34 → 33, " in err
        assert "--goal occupancy would apply `pack`: occupancy 1 → 3" in err
        assert "    annotate: not tried: there is no dynamic LDS variable\n" in err
        assert "    pack: would be worse: waits 34 → 35" in err
        assert "    annotate --bases all: would be worse: weight of waits" in err
        assert "    annotate --repair: not tried: no finding is left to repair\n" in err
