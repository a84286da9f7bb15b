"""Limits of children and of caches, and files that are no files; limits of commands are ``command_line/limits.ll``."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import ldsopt
from ldsopt.cli import main
from ldsopt.isolation import ChildDied, run

ROOT = Path(__file__).parents[2]


def test_devices_and_pipes_are_no_inputs(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link.ll").symlink_to("/dev/zero")
    for name in (tmp_path / "pipe", tmp_path / "link.ll", "/dev/zero"):
        with pytest.raises(ldsopt.InputError, match="is no regular file"):
            ldsopt.read(name)
    read_end, write_end = os.pipe()
    os.write(write_end, ldsopt.EXAMPLE.encode())  # as of a shell's <(command)
    os.close(write_end)
    assert ldsopt.read(f"/dev/fd/{read_end}").text == ldsopt.parse(ldsopt.EXAMPLE).text
    os.close(read_end)


def busy() -> None:
    while True:
        pass


def greedy() -> None:
    kept = []
    while True:
        kept.append(b"x" * (1 << 24))


def test_a_child_is_limited_and_says_by_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LDSOPT_MAX_TIME", "1")
    with pytest.raises(
        ChildDied, match="took longer than 1 s of processor time; --max-time raises the limit"
    ):
        run(busy)
    monkeypatch.setenv("LDSOPT_MAX_MEMORY", "300M")
    monkeypatch.setenv("LDSOPT_MAX_TIME", "0")
    with pytest.raises(MemoryError):
        run(greedy)


def test_a_compiler_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    """Also where that is killed, and can end nothing itself."""
    compiler = tmp_path / "llc"
    compiler.write_text(f"""#!/bin/sh
[ "$1" = --version ] && exec echo "LLVM version 22.1.0"
echo $$ > {tmp_path}/pid
exec sleep 60
""")
    compiler.chmod(0o755)
    kernel = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
    command = [sys.executable, "-m", "ldsopt", "measure", str(kernel), "--compiler", f"llc:{compiler}"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as running:
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            assert running.poll() is None
            time.sleep(0.01)
        running.kill()
    compiling = int((tmp_path / "pid").read_text())
    for _ in range(1000):
        try:
            os.kill(compiling, 0)
        except ProcessLookupError:
            return
        if "State:\tZ" in Path(f"/proc/{compiling}/status").read_text():
            return
        time.sleep(0.01)
    os.kill(compiling, signal.SIGKILL)
    pytest.fail("the compiler goes on")


def test_a_cache_that_others_can_write_to_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def answers() -> str:
        assert main(["compilers", "--probe", "--mcpu", "gfx1201", "--json"]) == 0
        return capfd.readouterr().out

    first = answers()
    (record,) = (tmp_path / "cache").rglob("*.json")
    assert record.parent.stat().st_mode & 0o777 == 0o700
    record.write_text(record.read_text().replace("true", "false"))
    assert answers() != first  # since what is kept is believed
    record.parent.chmod(0o777)
    assert answers() == first
    folder, elsewhere = record.parent, tmp_path / "elsewhere"
    folder.rename(elsewhere)
    elsewhere.chmod(0o700)
    folder.symlink_to(elsewhere)
    assert answers() == first
