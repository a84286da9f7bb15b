"""Files that are read, and files that are whole or not there however writing them ends; refusals and architectures are cases of ``command_line``."""

import io
import json
import os
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import ldsopt
from ldsopt import EXAMPLE, InputError, document_schema, parse, read
from ldsopt.cli import main
from ldsopt.ir.read import load

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
KERNEL = "define amdgpu_kernel void @k() {\n  ret void\n}\n"


class TestFiles:
    def test_missing(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match=r"nothing\.ll: no such file or directory$"):
            read(tmp_path / "nothing.ll")

    def test_directory(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match=r"is a directory; name a file in it"):
            read(tmp_path)

    def test_kind_is_told_by_content_not_by_name(self, tmp_path: Path) -> None:
        text = parse(TRIPLE + KERNEL, source="x").text
        (tmp_path / "text.bc").write_text(text)
        (tmp_path / "bitcode.ll").write_bytes(llvm.parse_assembly(text).as_bitcode())
        assert read(tmp_path / "text.bc").lines[3:] == read(tmp_path / "bitcode.ll").lines[2:]

    def test_standard_input(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(TRIPLE.encode())))
        assert load("-") == ("<stdin>", TRIPLE.encode())

    def test_bytes_that_are_no_utf8_survive(self) -> None:
        module = parse(TRIPLE.encode() + b'@"\xff\xfe" = addrspace(1) global i32 0\n')
        assert '@"\\FF\\FE"' in module.text


class TestDataLayout:
    def test_that_is_missing_is_filled_in_and_said(self) -> None:
        module = parse(
            f"{TRIPLE}define void @f(ptr addrspace(3) %p) {{\n  %x = load ptr addrspace(3), ptr addrspace(3) %p\n  ret void\n}}\n"
        )
        assert "align 4" in module.text
        assert any("data layout" in note for note in module.notes)
        assert (
            module.handle.data_layout.startswith("e-") and "-p7:160:256:256:32-" in module.handle.data_layout
        )

    def test_that_is_there_stays(self) -> None:
        layout = "e-p:64:64-p3:32:32-S32-A5-G1"
        module = parse(f'target datalayout = "{layout}"\n{TRIPLE}{KERNEL}')
        assert module.handle.data_layout.startswith(layout)
        assert module.notes == ()

    def test_without_a_triple_amdgpu_is_meant(self) -> None:
        assert parse(KERNEL).handle.data_layout.startswith("e-")

    def test_that_bitcode_lacks_is_filled_in(self) -> None:
        data = llvm.parse_assembly(TRIPLE + KERNEL).as_bitcode()
        assert parse(data).handle.data_layout == parse(TRIPLE + KERNEL).handle.data_layout


def test_without_an_architecture_nothing_is_compiled() -> None:
    module = parse(TRIPLE + KERNEL, source="k.ll")
    with pytest.raises(InputError, match=r"^k\.ll: no architecture: .*; say which with --mcpu"):
        ldsopt.compile(module)


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
