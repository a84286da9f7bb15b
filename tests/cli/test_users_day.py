"""A day with the program: what a new user tries, and what they are told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

import ldsopt as library

READERS = ["annotate", "check", "compile", "liveness", "measure", "pack"]


class TestOutputs:
    def test_are_called_as_their_input(self, ldsopt: CommandLine) -> None:
        first, second = ldsopt("annotate", "k.ll", "--respell").out.splitlines()[:2]
        assert (first, second) == ("; ModuleID = 'k.ll'", 'source_filename = "k.ll"')

    def test_keep_the_name_of_the_source(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "s.ll").write_text('source_filename = "my.c"\n' + library.EXAMPLE)
        assert 'source_filename = "my.c"' in ldsopt("annotate", "s.ll").out

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--help"],
            ["measure", "k.ll", "--mcpu", "gfx942"],
            ["annotate", "k.ll", "--mcpu", "gfx942"],
            ["simulate", "--list-missing", "."],
        ],
        ids=lambda arguments: arguments[0],
    )
    def test_that_do_not_fit_are_one_line_and_no_bug(self, ldsopt: CommandLine, arguments: list[str]) -> None:
        with Path("/dev/full").open("w") as full:
            said = subprocess.run(
                [sys.executable, "-m", "ldsopt", *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert said.returncode == 3
        assert re.fullmatch(
            r"ldsopt: error: (<stdout>: )?cannot write: no space left on device\n", said.stderr
        )


class TestQuietAndJson:
    @pytest.mark.parametrize("command", READERS)
    def test_quiet_says_nothing_on_standard_error(self, ldsopt: CommandLine, command: str) -> None:
        assert ldsopt(command, "k.ll", "--mcpu", "gfx942", "-q").err == ""
        assert ldsopt(command, "none.ll", "-q").err == "ldsopt: error: none.ll: no such file or directory\n"


class TestDirectories:
    @pytest.fixture
    def kernels(self, ldsopt: CommandLine) -> Path:
        for name in ("a.gfx942.ll", "fp8/b.gfx942.ll"):
            path = ldsopt.place / "build" / "kernels" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(library.EXAMPLE)
        return Path("build/kernels")

    @pytest.mark.parametrize("start", [".", "build/kernels"])
    def test_are_held_against_their_record_from_wherever(
        self, ldsopt: CommandLine, kernels: Path, monkeypatch: pytest.MonkeyPatch, start: str
    ) -> None:
        """The recipe for CI in README.md."""
        assert ldsopt("measure", kernels, "--json", "-o", "main.json").code == 0
        gemm = kernels / "fp8" / "b.gfx942.ll"
        assert ldsopt("annotate", gemm, "-o", gemm).code == 0
        record = ldsopt.place / "main.json"
        monkeypatch.chdir(start)
        said = ldsopt(
            "diff", record, kernels.relative_to(start), "--format", "markdown", "--fail-on", "regressions"
        )
        assert said.code == 0, said.err
        assert "fp8/b.gfx942" in said.out
        assert "a.gfx942:" not in said.out


class TestDynamicLds:
    def test_counts_against_lds_and_occupancy(self) -> None:
        """Named dynamic bases have no size in the IR: only the launch knows."""
        plain, launched = (
            library.measure_file(GEMM, dynamic_lds=size)[0].functions[0] for size in (0, 40_000)
        )
        assert (plain.resources.lds_bytes, launched.resources.lds_bytes) == (0, 40_000)
        assert (plain.resources.occupancy, launched.resources.occupancy) == (3, 1)
        assert plain.waits == launched.waits

    def test_that_no_workgroup_can_have_is_bad_input(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", GEMM, "--dynamic-lds", "65537")
        assert said.code == 3
        assert (
            "kernel 'named_gemm' needs 65537 bytes of LDS with the 65537 of the launch; a workgroup on gfx942 has 65536"
            in said.error
        )
