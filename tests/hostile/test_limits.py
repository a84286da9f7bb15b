"""The limits of an input's cost: sizes, memory, time; and files that are no files."""

from __future__ import annotations

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


def test_a_file_that_is_too_large_names_the_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "k.ll"
    with file.open("wb") as made:
        made.truncate((1 << 28) + 1)  # without a byte on the disk
    assert main(["check", str(file)]) == 3
    assert "larger than 268435456 bytes; --max-input raises the limit" in capfd.readouterr().err
    size = file.write_text(ldsopt.EXAMPLE)
    for most, is_read in ((f"{size - 1}", False), (f"{size}", True), ("0", True), ("1M", True)):
        monkeypatch.setenv("LDSOPT_MAX_INPUT", most)
        if is_read:
            assert ldsopt.read(file).text
        else:
            with pytest.raises(ldsopt.InputError):
                ldsopt.read(file)


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


def test_a_command_that_needs_more_memory_says_so(tmp_path: Path) -> None:
    size = 60_000_000
    (tmp_path / "k.ll").write_text(f'@x = global [{size} x i8] c"{"a" * size}"\n')
    words = ["--max-memory", "100M", "check", "--mcpu", "gfx942", str(tmp_path / "k.ll")]
    done = subprocess.run(
        [sys.executable, "-m", "ldsopt", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 3
    assert "k.ll: needed more than 100 MiB of memory; --max-memory raises the limit" in done.stderr


def test_a_program_is_limited_and_says_by_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LDSOPT_MAX_TIME", "1")
    (tmp_path / "k.ll").write_text(ldsopt.EXAMPLE)
    linker = tmp_path / "ld.lld"
    linker.write_text("#!/bin/sh\nwhile :; do :; done\n")
    linker.chmod(0o755)
    words = [
        "link",
        f"{tmp_path}/k.ll",
        "-o",
        f"{tmp_path}/k.hsaco",
        "--mcpu",
        "gfx942",
        "--lld",
        str(linker),
    ]
    assert main(words) == 4
    said = "ld.lld: error: took longer than 1 s of processor time; --max-time raises the limit"
    assert said in capfd.readouterr().err


def test_options_are_passed_on_to_children(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("LDSOPT_MAX_MEMORY", "LDSOPT_MAX_TIME", "LDSOPT_MAX_INPUT", "LDSOPT_ALLOW_INCLUDES"):
        monkeypatch.setenv(name, "0")  # so that they are given back
    (tmp_path / "k.ll").write_text("x" * 2000)
    assert main(["--max-input", "1K", "check", str(tmp_path / "k.ll")]) == 3
    assert "larger than 1024 bytes" in capfd.readouterr().err
    assert main(["--max-memory", "much", "check", "k.ll"]) == 2
    assert os.environ["LDSOPT_MAX_MEMORY"] == "0"


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
