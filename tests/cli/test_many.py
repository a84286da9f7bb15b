"""`ldsopt link` and commands on many modules; all else is cases of `command_line`."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM

from ldsopt import CompilerFailed, Unavailable
from ldsopt.cli import progress as fleet_progress
from ldsopt.cli.progress import FleetProgress
from ldsopt.codegen.assemble import find_linker, link


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


class TestLinkers:
    def program(self, folder: Path, name: str) -> str:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / name
        path.write_text("#!/bin/sh\nexec sleep 5\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def test_the_one_in_path_is_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        found = self.program(tmp_path / "bin", "ld.lld-21")
        monkeypatch.setenv("PATH", str(tmp_path / "bin"))
        monkeypatch.setenv("ROCM_PATH", str(tmp_path / "rocm"))
        self.program(tmp_path / "rocm" / "llvm" / "bin", "ld.lld")
        assert find_linker() == (found,)

    def test_then_rocms(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setenv("ROCM_PATH", str(tmp_path / "rocm"))
        found = self.program(tmp_path / "rocm" / "llvm" / "bin", "ld.lld")
        assert find_linker() == (found,)

    def test_then_ziglangs(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setenv("ROCM_PATH", str(tmp_path))
        zig = tmp_path / "ziglang" / "zig"
        zig.parent.mkdir()
        for file in (zig, zig.with_name("__init__.py")):
            file.touch(0o755)
        monkeypatch.syspath_prepend(tmp_path)
        assert find_linker() == (str(zig), "ld.lld")

    def test_none_is_told_with_a_remedy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setenv("ROCM_PATH", str(tmp_path))
        monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
        with pytest.raises(Unavailable, match=r"pip install 'ldsopt\[link\]'"):
            find_linker()

    def test_lld_alone_is_told_which_linker_it_is(self, tmp_path: Path) -> None:
        found = self.program(tmp_path, "lld")
        assert find_linker(found) == (found, "-flavor", "gnu")

    def test_one_that_hangs_is_ended(self, tmp_path: Path) -> None:
        with pytest.raises(CompilerFailed, match=r"k.ll: ld.lld was not done after 0.1 seconds"):
            link([b"\x7fELF"], lld=self.program(tmp_path, "ld.lld"), source="k.ll", timeout_seconds=0.1)
