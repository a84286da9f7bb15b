"""Commands on many modules: what ends a worker, and progress; all else is `command_line/directories.ll`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

import ldsopt as library
from ldsopt.cli import progress as fleet_progress
from ldsopt.cli.progress import FleetProgress


@pytest.fixture
def tree(ldsopt: CommandLine) -> Path:
    """in/good.ll, in/deep/gemm.ll and in/deep/bad.ll."""
    deep = ldsopt.place / "in" / "deep"
    deep.mkdir(parents=True)
    (deep.parent / "good.ll").write_text(library.EXAMPLE)
    (deep / "gemm.ll").write_text(library.EXAMPLE.replace("@copy", "@another"))
    (deep / "bad.ll").write_text("this is no IR\n")
    return ldsopt.place


def written(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


class TestOfAModuleThatEndsItsWorker:
    def test_llvm_s_words_are_told_and_the_others_are_done(self, ldsopt: CommandLine, tree: Path) -> None:
        (tree / "in" / "aborting.bc").write_bytes(b"BC\xc0\xde" + b"\x35\x14\x00\x00" * 3)
        said = ldsopt("annotate", "in", "--mcpu", "gfx942", "-o", "out")
        assert said.code == 3
        assert [line for line in said.err.splitlines() if line.startswith("ldsopt: error: in/aborting.bc")]
        assert written(tree / "out") == ["deep/gemm.ll", "good.ll"]

    def test_a_pipe_into_which_nobody_writes_is_not_waited_for(self, tree: Path) -> None:
        os.mkfifo(tree / "in" / "pipe.ll")
        done = subprocess.run(
            [sys.executable, "-m", "ldsopt", "check", "in/good.ll", "in/pipe.ll", "--mcpu", "gfx942", "-j", "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 3
        assert "in/pipe.ll: is no regular file" in done.stderr
        assert "1 done, 1 bad input (exit code 3)" in done.stderr

    def test_one_that_takes_too_long_is_given_up(self, tree: Path) -> None:
        slow = tree / "llc"
        slow.write_text(
            "#!/bin/sh\ncase $* in *--version*) echo 'LLVM version 22.1.0' ;; *) sleep 60 ;; esac\n"
        )
        slow.chmod(0o755)
        done = subprocess.run(
            [sys.executable, "-m", "ldsopt", "check", "in/good.ll", "in/good.ll", "--mcpu", "gfx942", "--compiler", f"llc:{slow}", "--module-timeout", "8", "-j", "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode != 0
        assert "in/good.ll: not done after 8" in done.stderr
        assert "allow more by --module-timeout" in done.stderr


class TestOfProgress:
    def test_is_silent_where_no_terminal_is(self, capfd: pytest.CaptureFixture[str]) -> None:
        with FleetProgress(2, "check") as progress:
            progress.advance()
            progress.tick()
        assert capfd.readouterr().err == ""

    def test_shows_files_and_gives_way_to_what_is_said(
        self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(fleet_progress.sys.stderr, "isatty", lambda: True)
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setenv("FORCE_COLOR", "1")
        with FleetProgress(2, "check") as progress:
            progress.advance()
            progress.tick()
            progress.say(b"found\n", b"")
        said = capfd.readouterr()
        assert "1/2" in said.err
        assert said.out == "found\n"


@pytest.mark.slow
def test_work_that_is_terminated_says_how_far_it_came(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in "abcdefgh":
        (tmp_path / "in" / f"{name}.ll").write_bytes(GEMM.read_bytes())
    command = [sys.executable, "-m", "ldsopt", "check", "in", "--jobs", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith("in/a.ll (gfx942")
        running.terminate()
        told = running.stdout.read().count("(gfx942") + 1
        said = [line for line in running.stderr.read().splitlines() if "so far" not in line]
    assert running.returncode == 130
    # The last report may just have been written, and its module not been counted yet.
    done = next(count for count in (told, told - 1) if f"{8 - count} not tried" in said[0])
    assert said[1] == f"ldsopt: check: go on with in/{'abcdefgh'[done]}.ll"
    assert said[-1] == "ldsopt: error: interrupted"
