"""`ldsopt link`, `compile --link-bitcode` and the linkers that make code objects."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest
from command_line import CommandLine

from ldsopt import CompilerFailed, Unavailable, measure_file
from ldsopt.codegen.assemble import find_linker, link

LLD = next(filter(None, map(shutil.which, ("ld.lld", "ld.lld-22", "ld.lld-21"))), None)
needs_lld = pytest.mark.skipif(LLD is None, reason="needs LLVM's linker")

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@tile = external addrspace(3) global [64 x i32]
declare void @fill(i32)
declare float @helper(float)
define amdgpu_kernel void @k(ptr addrspace(1) %o) #0 {
  call void @fill(i32 7)
  %f = call float @helper(float 1.0)
  %v = load i32, ptr addrspace(3) @tile
  %g = fptosi float %f to i32
  %w = add i32 %v, %g
  store i32 %w, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
CALLEE = """target triple = "amdgcn-amd-amdhsa"
@tile = addrspace(3) global [64 x i32] undef
define void @fill(i32 %x) #0 {
  store i32 %x, ptr addrspace(3) @tile
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
LIBRARY = """target triple = "amdgcn-amd-amdhsa"
@table = addrspace(4) constant float 1.0
define float @helper(float %x) {
  %r = call float @inner(float %x)
  ret float %r
}
define float @inner(float %x) {
  %one = load float, ptr addrspace(4) @table
  %y = fadd float %x, %one
  ret float %y
}
define float @unused(float %x) {
  ret float %x
}
"""


@pytest.fixture
def files(ldsopt: CommandLine) -> CommandLine:
    for name, text in (("a.ll", KERNEL), ("b.ll", CALLEE), ("lib.ll", LIBRARY)):
        (ldsopt.place / name).write_text(text)
    return ldsopt


class TestModules:
    def test_what_one_declares_and_another_defines_is_one(self, files: CommandLine) -> None:
        said = files("link", "a.ll", "b.ll")
        assert said.code == 0
        assert "@tile = addrspace(3) global [64 x i32] undef" in said.out
        assert "define void @fill" in said.out and "declare void @fill" not in said.out

    def test_of_a_library_only_what_is_used_is_taken(self, files: CommandLine) -> None:
        said = files("link", "a.ll", "b.ll", "--link-bitcode", "lib.ll")
        assert "define internal float @helper" in said.out and "define internal float @inner" in said.out
        assert "@table = internal" in said.out
        assert "@unused" not in said.out
        assert "define amdgpu_kernel void @k" in said.out and "define void @fill" in said.out

    def test_bitcode_goes_in_and_out(self, files: CommandLine) -> None:
        assert files("link", "b.ll", "-o", "b.bc").code == 0
        assert files("link", "a.ll", "b.bc", "-o", "both.bc").code == 0
        assert (files.place / "both.bc").read_bytes().startswith(b"BC")

    def test_what_is_linked_can_be_packed_and_annotated(self, files: CommandLine) -> None:
        assert files("link", "a.ll", "b.ll", "-o", "both.ll").code == 0
        assert files("annotate", "both.ll", "-o", "out.ll").code == 0

    @pytest.mark.parametrize(
        ("arguments", "code", "words"),
        [
            (("b.ll", "b.ll"), 3, "b.ll: linking globals named 'tile': symbol multiply defined"),
            (("a.ll", "other.ll"), 3, "other.ll: this is for gfx90a, and a.ll for gfx942"),
            (("a.ll", "missing.ll"), 3, "missing.ll"),
            ((), 2, "missing argument"),
        ],
    )
    def test_wrong_input_is_one_line(
        self, files: CommandLine, arguments: tuple[str, ...], code: int, words: str
    ) -> None:
        (files.place / "other.ll").write_text(CALLEE.replace("gfx942", "gfx90a"))
        said = files("link", *arguments)
        assert (said.code, said.out) == (code, "")
        assert words in said.err and len(said.err.strip().splitlines()) == 1


@needs_lld
class TestCodeObjects:
    def test_modules_become_one_code_object(self, files: CommandLine) -> None:
        assert files("link", "a.ll", "b.ll", "--link-bitcode", "lib.ll", "-o", "k.hsaco").code == 0
        (found,) = measure_file(files.place / "k.hsaco")
        assert [(one.name, one.resources.lds_bytes) for one in found.functions if one.is_kernel] == [
            ("k", 256)
        ]

    def test_compile_links_libraries(self, files: CommandLine) -> None:
        (files.place / "c.ll").write_text(KERNEL.replace("external addrspace(3) global [64 x i32]", "addrspace(3) global [64 x i32] undef").replace("  call void @fill(i32 7)\n", ""))  # fmt: skip
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

    @pytest.mark.parametrize("output", ["x.ll", "x.s"])
    def test_objects_make_no_module(self, files: CommandLine, output: str) -> None:
        files("compile", "b.ll", "-o", "b.o")
        said = files("link", "b.o", "-o", output)
        assert said.code == 2 and "b.o is an object" in said.err


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
