"""The linkers of `ldsopt link`; what they make is ``command_line/link.ll`` and ``command_line/linked_code.ll``."""

import stat
from pathlib import Path

import pytest

from ldsopt import CompilerFailed, Unavailable
from ldsopt.codegen.assemble import find_linker, link


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
