"""Code objects of `ldsopt link` and `compile --link-bitcode`, and their linkers; modules are `tests/cases/command_line/link.ll`."""

from __future__ import annotations

import shutil
import stat
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

sys.path.append(str(Path(__file__).parents[1] / "cases"))
from variant import variant

from ldsopt import CompilerFailed, Unavailable, measure_file
from ldsopt.codegen.assemble import find_linker, link

LLD = next(filter(None, map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))), None)
needs_lld = pytest.mark.skipif(LLD is None, reason="needs LLVM's linker")

MODULES = Path(__file__).parents[1] / "cases" / "command_line" / "link.ll"


@pytest.fixture
def files(ldsopt: CommandLine) -> CommandLine:
    for name, which in (("a.ll", "KERNEL"), ("b.ll", "CALLEE"), ("lib.ll", "LIBRARY")):
        (ldsopt.place / name).write_text(variant(MODULES.read_text(), {which}))
    return ldsopt


@needs_lld
class TestCodeObjects:
    def test_modules_become_one_code_object(self, files: CommandLine) -> None:
        assert files("link", "a.ll", "b.ll", "--link-bitcode", "lib.ll", "-o", "k.hsaco").code == 0
        (found,) = measure_file(files.place / "k.hsaco")
        assert [(one.name, one.resources.lds_bytes) for one in found.functions if one.is_kernel] == [
            ("k", 256)
        ]

    def test_compile_links_libraries(self, files: CommandLine) -> None:
        kernel = (files.place / "a.ll").read_text()
        (files.place / "c.ll").write_text(kernel.replace("external addrspace(3) global [64 x i32]", "addrspace(3) global [64 x i32] undef").replace("  call void @fill(i32 7)\n", ""))  # fmt: skip
        assert files("compile", "c.ll", "--link-bitcode", "lib.ll", "-o", "c.hsaco").code == 0
        (found,) = measure_file(files.place / "c.hsaco")
        assert "k" in [one.name for one in found.functions if one.is_kernel]
        again = files("link", "c.hsaco", "-o", "again.hsaco")  # the linker would make one without code of it
        assert (again.code, again.err.count("\n")) == (3, 1)
        assert "c.hsaco: this is a linked code object" in again.err
        assert not (files.place / "again.hsaco").exists()

    def test_objects_are_linked_behind_modules(self, files: CommandLine) -> None:
        assert files("compile", "lib.ll", "--mcpu", "gfx942", "-o", "lib.o").code == 0
        assert files("link", "a.ll", "b.ll", "lib.o", "-o", "k.hsaco").code == 0
        (found,) = measure_file(files.place / "k.hsaco")
        assert {"k", "helper"} <= {one.name for one in found.functions}

    def test_what_nobody_defines_is_an_error_in_the_linkers_words(self, files: CommandLine) -> None:
        said = files("link", "a.ll", "b.ll", "-o", "k.hsaco")
        assert said.code == 4
        assert "undefined symbol: helper" in said.err.splitlines()[-1]
        assert not (files.place / "k.hsaco").exists()


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
