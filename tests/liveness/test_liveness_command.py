"""`ldsopt liveness`: the table, the files it writes, exit codes."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from liveness_kernels import text_of

from ldsopt.cli import main

SHARING = "W A\nbar\nR A\nbar\nW B\nbar\nR B\nW C\nbar\nR C\nret void"


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("k.ll").write_text(text_of(SHARING))
    return "k.ll"


def test_files(kernel: str, capfd: pytest.CaptureFixture[str]) -> None:
    options = ["--svg", "k.svg", "--report", "k.json", "--graph", "k.dot", "--mark", "-o", "m.ll"]
    assert main(["liveness", kernel, *options]) == 0
    assert len(ET.parse("k.svg").getroot().findall(".//{*}line")) == 4  # a line a barrier
    document = json.loads(Path("k.json").read_text())
    assert document["schema"] == "ldsopt.liveness/1"
    assert [edge["buffers"] for edge in document["kernels"][0]["conflicts"]] == [["B", "C"]]
    assert '"B" -- "C" [label="phase 3"];' in Path("k.dot").read_text()
    plain = capfd.readouterr().out
    assert main(["liveness", "m.ll"]) == 0  # marks are verified and put aside
    assert [line.split("  ")[:4] for line in capfd.readouterr().out.splitlines()] == [
        line.split("  ")[:4] for line in plain.splitlines()
    ]
    assert main(["liveness", kernel, "--graph", "k.json"]) == 0
    assert json.loads(Path("k.json").read_text())["kernels"][0]["nodes"][0]["ranges"] == [[0, 2]]


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ("R A\nret void", 1, "reads bytes of @A that no path has written [unwritten-read]"),
        ("W A\nret void", 0, ""),
        ("ret void", 0, ""),
    ],
)
def test_exit_code(body: str, code: int, said: str, kernel: str, capfd: pytest.CaptureFixture[str]) -> None:
    Path(kernel).write_text(text_of(body))
    assert main(["liveness", kernel]) == code
    assert said in capfd.readouterr().err


def test_marks_need_a_place(kernel: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["liveness", kernel, "--mark"]) == 2
    assert "go together" in capfd.readouterr().err
