"""Files that commands write appear whole or not at all."""

from __future__ import annotations

import io
import json
import os
import re
import stat
import threading
from pathlib import Path

import pytest

from ldsopt import EXAMPLE, document_schema
from ldsopt.cli import main

TEXT = json.dumps(document_schema("check"), indent=2) + "\n"


def write(place: Path | str) -> int:
    """The exit code of a command that writes `TEXT`."""
    return main(["schema", "check", "-o", str(place)])


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nothing_else_is_left_beside(tmp_path: Path) -> None:
    assert write(tmp_path / "a") == 0
    assert (tmp_path / "a").read_text() == TEXT
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize(("mask", "expected"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_new_file_has_the_permissions_of_a_new_file(tmp_path: Path, mask: int, expected: int) -> None:
    before = os.umask(mask)
    try:
        write(tmp_path / "a")
    finally:
        os.umask(before)
    assert mode(tmp_path / "a") == expected


@pytest.mark.parametrize("permissions", [0o600, 0o755, 0o640])
def test_replaced_file_keeps_its_permissions(tmp_path: Path, permissions: int) -> None:
    target = tmp_path / "a"
    target.write_text("old")
    target.chmod(permissions)
    write(target)
    assert target.read_text() == TEXT
    assert mode(target) == permissions


def test_symbolic_link_stays_one_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real" / "file")
    for _ in range(2):
        write(link)
        assert link.is_symlink()
        assert (tmp_path / "real" / "file").read_text() == TEXT
    assert [path.name for path in (tmp_path / "real").iterdir()] == ["file"]


def test_a_reader_of_the_old_file_keeps_it(tmp_path: Path) -> None:
    target = tmp_path / "a"
    target.write_text("old")
    with target.open() as reader:
        write(target)
        assert reader.read() == "old"


@pytest.mark.parametrize("place", ["directory", "missing/file", "file/below"])
def test_unusable_place_is_told_and_nothing_changes(
    tmp_path: Path, place: str, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "directory").mkdir()
    (tmp_path / "file").write_text("old")
    before = sorted(tmp_path.rglob("*"))
    assert write(tmp_path / place) == 3
    assert re.search(r": cannot write: \S+", capfd.readouterr().err)
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "file").read_text() == "old"


def test_failure_on_the_way_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "a"
    target.write_text("old")

    def fail(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    assert write(target) == 3
    assert "cannot write: no space left on device" in capfd.readouterr().err
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_interruption_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(source: str, target: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    assert write(tmp_path / "a") == 130
    assert list(tmp_path.iterdir()) == []


def test_device_is_written_in_place() -> None:
    write("/dev/null")
    assert Path("/dev/null").is_char_device()


def test_named_pipe_is_written_in_place(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    write(pipe)
    reader.join(timeout=10)
    assert got == [TEXT]
    assert pipe.is_fifo()


def test_standard_output_takes_no_bytes_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    (tmp_path / "k.ll").write_text(EXAMPLE)
    monkeypatch.setattr("sys.stdout", Terminal(io.BytesIO()))
    assert main(["schema", "check"]) == 0
    assert main(["compile", str(tmp_path / "k.ll"), "--emit", "obj", "-o", "-", "--mcpu", "gfx942"]) == 2
    assert "binary output is not written to a terminal; name a file with -o" in capfd.readouterr().err


def test_name_as_long_as_the_file_system_takes(tmp_path: Path) -> None:
    """A name of 255 bytes is legal; the file beside it has to have a shorter one."""
    assert write(tmp_path / ("n" * 230)) == 0
    assert (tmp_path / ("n" * 230)).read_text() == TEXT
