"""Files are whole or not there however writing them ends; all else is ``command_line/written_files.ll``."""

import io
import json
import os
from pathlib import Path

import pytest

from ldsopt import EXAMPLE, document_schema
from ldsopt.cli import main

TEXT = json.dumps(document_schema("check"), indent=2) + "\n"


def write(place: Path | str) -> int:
    """The exit code of a command that writes `TEXT`."""
    return main(["schema", "check", "-o", str(place)])


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
