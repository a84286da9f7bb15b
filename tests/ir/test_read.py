"""Files that are read, and files that are whole or not there however writing them ends; refusals are cases, ``command_line/refused_modules.ll``."""

import io
import json
import os
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import ldsopt
from ldsopt import EXAMPLE, InputError, UsageError, document_schema, parse, read
from ldsopt.cli import main
from ldsopt.ir.read import load, require_arch

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
KERNEL = "define amdgpu_kernel void @k() {\n  ret void\n}\n"
CPU = 'define amdgpu_kernel void @{}() "target-cpu"="{}" {{\n  ret void\n}}\n'


def complaint(data: bytes | str, **options: str) -> str:
    with pytest.raises(InputError) as caught:
        parse(data, source="k.ll", **options)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("k.ll:")
    return str(caught.value)


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

    def test_line_numbers_of_errors_are_those_of_the_input(self) -> None:
        assert complaint(TRIPLE + "\n\noops\n").startswith("k.ll:4:1: ")

    def test_without_a_triple_amdgpu_is_meant(self) -> None:
        assert parse(KERNEL).handle.data_layout.startswith("e-")

    def test_that_bitcode_lacks_is_filled_in(self) -> None:
        data = llvm.parse_assembly(TRIPLE + KERNEL).as_bitcode()
        assert parse(data).handle.data_layout == parse(TRIPLE + KERNEL).handle.data_layout


class TestArchitecture:
    @pytest.mark.parametrize(
        ("text", "mcpu", "name"),
        [
            (TRIPLE + KERNEL, None, None),
            (TRIPLE + KERNEL, "gfx942", "gfx942"),
            (TRIPLE + CPU.format("k", "gfx950"), None, "gfx950"),
            (TRIPLE + CPU.format("k", "gfx950"), "gfx950", "gfx950"),
            (TRIPLE + CPU.format("k", ""), None, None),
            (TRIPLE + CPU.format("k", "generic"), None, None),
            (TRIPLE + CPU.format("a", "gfx950") + CPU.format("b", "gfx950"), None, "gfx950"),
            ('target triple = "amdgpu9.50-amd-amdhsa"\n' + KERNEL, None, "gfx950"),
        ],
    )
    def test_is_the_users_else_the_functions_else_the_triples(
        self, text: str, mcpu: str | None, name: str | None
    ) -> None:
        module = parse(text, mcpu=mcpu)
        assert (module.arch.name if module.arch else None) == name

    def test_of_user_and_function_may_not_contradict(self) -> None:
        assert 'a function says "target-cpu"="gfx950", but gfx942 is asked for' in complaint(
            TRIPLE + CPU.format("k", "gfx950"), mcpu="gfx942"
        )

    def test_of_user_and_triple_may_not_contradict(self) -> None:
        assert "gfx942 is asked for" in complaint(
            'target triple = "amdgpu9.50-amd-amdhsa"\n' + KERNEL, mcpu="gfx942"
        )

    @pytest.mark.parametrize(
        ("beside", "name"),
        [
            ('{"target": {"backend": "hip", "arch": "gfx942", "warp_size": 64}}', "gfx942"),
            ('{"target": {"backend": "cuda", "arch": 90}}', None),
            ('{"target": "hip"}', None),
            ("[" * 100_000, None),
            ("no JSON", None),
        ],
    )
    def test_of_a_module_in_tritons_cache_is_in_the_file_beside_it(
        self, tmp_path: Path, beside: str, name: str | None
    ) -> None:
        (tmp_path / "k.llir").write_text(TRIPLE + KERNEL)
        (tmp_path / "k.json").write_text(beside)
        module = read(tmp_path / "k.llir")
        assert (module.arch.name if module.arch else None) == name
        (tmp_path / "k.ll").write_text(TRIPLE + KERNEL)
        assert read(tmp_path / "k.ll").arch is None, "a file of that name beside other IR means nothing"

    def test_mistyped_is_told_before_anything_is_read(self) -> None:
        with pytest.raises(UsageError, match="unknown GPU architecture 'gfx94'; did you mean gfx942"):
            parse("no IR at all", mcpu="gfx94")

    def test_unknown_in_the_module_is_told(self) -> None:
        with pytest.raises(InputError, match="unknown GPU architecture 'gfx9999'"):
            parse(TRIPLE + CPU.format("k", "gfx9999"))

    def test_that_is_needed_and_unknown_is_told_with_a_remedy(self) -> None:
        module = parse(TRIPLE + KERNEL, source="k.ll")
        with pytest.raises(
            InputError, match=r"^k\.ll: no architecture: .*; say which with --mcpu, e\.g\. --mcpu gfx942$"
        ):
            require_arch(module)
        with pytest.raises(InputError, match="no architecture"):
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
