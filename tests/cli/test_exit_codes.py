"""Exit codes of bugs and of readers that go away; those of refused calls are in ``calls.txt``."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

from ldsopt import isolation
from ldsopt.cli import main


def test_of_several_files_those_that_are_there_are_measured(ldsopt: CommandLine) -> None:
    said = ldsopt("measure", "k.ll", "none.ll", "--mcpu", "gfx942")
    assert (said.code, said.error) == (3, "1 file could not be measured")
    assert "ldsopt: not measured: none.ll: no such file or directory\n" in said.err
    assert said.out.startswith("k.ll  gfx942")


def test_a_gate_of_modules_is_that_of_their_records(ldsopt: CommandLine, annotated_gemm: Path) -> None:
    assert ldsopt("diff", annotated_gemm, GEMM, "--fail-on", "regressions").code == 1


class TestBugs:
    def test_of_ours_are_70_and_say_so(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("two\nlines")

        monkeypatch.setattr(isolation, "run", broken)
        said = ldsopt("annotate", "k.ll")
        assert said.code == 70
        assert (
            said.error
            == "internal error: RuntimeError: two lines (a bug in ldsopt; nothing was written; LDSOPT_TRACEBACK=1 shows where)"
        )

    def test_show_where_on_request(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("x")

        monkeypatch.setattr(isolation, "run", broken)
        monkeypatch.setenv("LDSOPT_TRACEBACK", "1")
        with pytest.raises(RuntimeError):
            main(["annotate", "k.ll"])


def test_reader_that_goes_away_is_no_error() -> None:
    """``ldsopt annotate big.ll | head -1``"""
    command = f"{sys.executable} -m ldsopt annotate {GEMM} -q | head -c 1"
    said = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ},
    )
    assert said.returncode in (0, 141)
    assert said.stderr == ""


@pytest.mark.parametrize("words", ["schema check", f"measure {GEMM}", f"annotate {GEMM} -q"])
def test_nobody_who_reads_is_not_the_answer_no(words: str) -> None:
    """1 would fail a gate under ``pipefail``."""
    command = f"set -o pipefail; {sys.executable} -m ldsopt {words} | true"
    said = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (141, "")


def test_standard_output_may_take_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook's has no bytes below it."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["measure", str(GEMM)]) == 0
    assert "waits" in out.getvalue()
