"""Commands on many modules: progress, and their end; all else is ``command_line/directories.ll``, ``modules_that_end_workers.ll``."""

import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM

from ldsopt.cli import progress as fleet_progress
from ldsopt.cli.progress import FleetProgress


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
