"""A day with the program: what a new user tries, and what they are told."""

from __future__ import annotations

import json
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

    def test_one_bad_file_does_not_end_them(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "bad.ll").write_text("oops\n")
        said = ldsopt("measure", kernels, "--json")
        assert said.code == 3
        assert len(json.loads(said.out)["measurements"]) == 2
        assert said.err.splitlines() == [
            "ldsopt: not measured: build/kernels/bad.ll:1:1: invalid IR: expected top-level entity",
            "ldsopt: error: 1 file could not be measured",
        ]
        said = ldsopt("diff", kernels, kernels)
        assert said.code == 3
        assert "No changes." in said.out

    def test_of_bad_files_only_are_bad(self, ldsopt: CommandLine) -> None:
        Path("only").mkdir()
        Path("only/bad.ll").write_text("oops\n")
        said = ldsopt("measure", "only")
        assert (said.code, said.out) == (3, "")
        assert said.error.startswith("only/bad.ll:1:1: ")

    def test_with_a_bad_file_are_listed_whole_by_simulate(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "bad.ll").write_text("oops\n")
        said = ldsopt("simulate", "--list-missing", kernels)
        assert said.code == 3
        assert said.out.splitlines() == [
            "not read: build/kernels/bad.ll:1:1: invalid IR: expected top-level entity",
            "2 of 3 modules can run",
        ]
        assert said.error == "1 file could not be read"

    def test_other_json_files_are_passed_over(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "launch.json").write_text("{}")
        assert ldsopt("measure", kernels).code == 0

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

    def test_may_gain_a_module_beside_the_only_one_of_the_record(
        self, ldsopt: CommandLine, kernels: Path
    ) -> None:
        (kernels / "fp8" / "b.gfx942.ll").unlink()
        ldsopt("measure", kernels, "--json", "-o", "main.json")
        (kernels / "new.gfx942.ll").write_text(library.EXAMPLE)
        said = ldsopt("diff", "main.json", kernels)
        assert said.code == 0, said.err
        assert "new.gfx942" in said.out

    def test_with_no_name_in_common_are_not_compared(self, ldsopt: CommandLine, kernels: Path) -> None:
        ldsopt("measure", kernels, "--json", "-o", "main.json")
        for path in list(kernels.rglob("*.ll")):
            path.rename(path.with_name(f"other{path.name}"))
        assert ldsopt("diff", "main.json", kernels).code == 2


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
