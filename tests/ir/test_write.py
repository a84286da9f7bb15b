"""Writing: a file appears whole or not at all."""

from __future__ import annotations

import io
import os
import stat
import threading
from pathlib import Path

import pytest

from ldsopt import InputError, UsageError
from ldsopt.ir.write import to_bitcode, write


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_text_and_bytes_are_written(tmp_path: Path) -> None:
    write(tmp_path / "a", "text é \udcff")
    write(tmp_path / "b", b"\0\xff")
    assert (tmp_path / "a").read_bytes() == b"text \xc3\xa9 \xff"
    assert (tmp_path / "b").read_bytes() == b"\0\xff"


def test_nothing_else_is_left_beside(tmp_path: Path) -> None:
    write(tmp_path / "a", "x")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize(("mask", "expected"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_new_file_has_the_permissions_of_a_new_file(tmp_path: Path, mask: int, expected: int) -> None:
    before = os.umask(mask)
    try:
        write(tmp_path / "a", "x")
    finally:
        os.umask(before)
    assert mode(tmp_path / "a") == expected


@pytest.mark.parametrize("permissions", [0o600, 0o755, 0o640])
def test_replaced_file_keeps_its_permissions(tmp_path: Path, permissions: int) -> None:
    target = tmp_path / "a"
    target.write_text("old")
    target.chmod(permissions)
    write(target, "new")
    assert target.read_text() == "new"
    assert mode(target) == permissions


def test_symbolic_link_stays_one_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real" / "file")
    for text in ("first", "second"):
        write(link, text)
        assert link.is_symlink()
        assert (tmp_path / "real" / "file").read_text() == text
    assert [path.name for path in (tmp_path / "real").iterdir()] == ["file"]


def test_a_reader_of_the_old_file_keeps_it(tmp_path: Path) -> None:
    target = tmp_path / "a"
    target.write_text("old")
    with target.open() as reader:
        write(target, "new")
        assert reader.read() == "old"


@pytest.mark.parametrize("place", ["directory", "missing/file", "file/below"])
def test_unusable_place_is_told_and_nothing_changes(tmp_path: Path, place: str) -> None:
    (tmp_path / "directory").mkdir()
    (tmp_path / "file").write_text("old")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(InputError, match=r".*: cannot write: \S+"):
        write(tmp_path / place, "x")
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "file").read_text() == "old"


def test_failure_on_the_way_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "a"
    target.write_text("old")

    def fail(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(InputError, match="cannot write: no space left on device"):
        write(target, "new")
    assert target.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_interruption_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(source: str, target: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "a", "new")
    assert list(tmp_path.iterdir()) == []


def test_device_is_written_in_place() -> None:
    write("/dev/null", "x")
    assert Path("/dev/null").is_char_device()


def test_named_pipe_is_written_in_place(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    write(pipe, "through")
    reader.join(timeout=10)
    assert got == ["through"]
    assert pipe.is_fifo()


class TestStandardOutput:
    def test_takes_text_and_bytes(self, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        write("-", "text\n")
        write("-", b"\0\xff")
        assert capfdbinary.readouterr().out == b"text\n\0\xff"

    def test_takes_no_bytes_on_a_terminal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Terminal(io.StringIO):
            def isatty(self) -> bool:
                return True

        monkeypatch.setattr("sys.stdout", Terminal())
        with pytest.raises(
            UsageError, match="binary output is not written to a terminal; name a file with -o"
        ):
            write("-", b"BC")


def test_name_as_long_as_the_file_system_takes(tmp_path: Path) -> None:
    """A name of 255 bytes is legal; the file beside it has to have a shorter one."""
    write(tmp_path / ("n" * 230), "x")
    assert (tmp_path / ("n" * 230)).read_text() == "x"


def test_bitcode_of_text_is_that_text() -> None:
    data = to_bitcode("define void @f() {\n  ret void\n}\n")
    assert data.startswith(b"BC\xc0\xde")
