"""`ldsopt compile`, `measure` and `diff`: what they take and write."""

from __future__ import annotations

import functools
import json
import shutil
from pathlib import Path

import pytest
from command_line import GEMM, ROOT, CommandLine

import ldsopt as library

CPU = ("--mcpu", "gfx942")


class TestCompile:
    @pytest.mark.llvm22
    @pytest.mark.skipif(shutil.which("ld.lld-22") is None, reason="ld.lld-22 is not there")
    def test_links_a_code_object(self, ldsopt: CommandLine) -> None:
        assert (
            ldsopt("compile", "k.ll", *CPU, "-o", "k.hsaco", "--lld", shutil.which("ld.lld-22") or "").code
            == 0
        )
        assert (ldsopt.place / "k.hsaco").read_bytes()[16:18] == b"\x03\x00"  # ET_DYN

    @pytest.mark.llvm22
    @pytest.mark.skipif(shutil.which("llc-22") is None, reason="llc-22 is not there")
    def test_takes_the_users_llc(self, ldsopt: CommandLine) -> None:
        assert "s_endpgm" in ldsopt("compile", "k.ll", *CPU, "--llc", shutil.which("llc-22") or "").out


class TestMeasure:
    def test_several_modules_have_a_line_of_sums(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", GEMM, GEMM.with_name("named_tiles.gfx90a.ll"))
        assert said.out.splitlines()[-1].startswith(
            "2 functions of 2 modules: waits 71, in loops 69, VGPR 318,"
        )
        assert "of 2 modules" not in ldsopt("measure", GEMM).out

    def test_writes_json(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", "k.ll", *CPU, "--json")
        assert json.loads(said.out)["schema"] == "ldsopt.measurement/1"
        assert said.out == ldsopt("measure", "k.ll", *CPU, "--format", "json").out


class TestDiff:
    def test_a_side_without_an_architecture_is_for_that_of_the_other(self, ldsopt: CommandLine) -> None:
        assert ldsopt("optimize", "k.ll", *CPU, "-o", "out.ll").code == 0
        for sides in (("k.ll", "out.ll"), ("out.ll", "k.ll")):
            said = ldsopt("diff", *sides)
            assert said.code == 0
            assert "k.ll  gfx942" in said.out

    def test_without_an_architecture_on_either_side_the_option_is_asked_for(
        self, ldsopt: CommandLine
    ) -> None:
        (ldsopt.place / "other.ll").write_text((ldsopt.place / "k.ll").read_text() + "; another one\n")
        said = ldsopt("diff", "k.ll", "other.ll")
        assert said.code == 3
        assert "--mcpu" in said.err

    @pytest.mark.parametrize("form", ["text", "json", "markdown", "html", "junit", "sarif", "benchmark-json"])
    def test_files_of_the_same_bytes_need_no_architecture_to_be_the_same(
        self, ldsopt: CommandLine, form: str
    ) -> None:
        (ldsopt.place / "same.ll").write_bytes((ldsopt.place / "k.ll").read_bytes())
        said = ldsopt("diff", "k.ll", "same.ll", "--format", form)
        assert said.code == 0, said.err
        if form == "text":
            assert said.out.endswith("No changes.\n")
        assert ldsopt("diff", "k.ll", "same.ll", "--fail-on", "regressions").code == 3  # nothing was judged


ARCHS = {"tiles": "gfx90a", "gemm": "gfx942"}


@functools.cache
def compiled(source: Path) -> bytes:
    return library.compile_file(source).data


class TestTritonsCache:
    """A folder for each compilation, which another version of Triton calls otherwise."""

    @pytest.fixture(autouse=True)
    def caches(self, ldsopt: CommandLine) -> None:
        for version, names in (("old", "AB"), ("new", "CD")):
            for name, kernel in zip(names, ("tiles", "gemm"), strict=True):
                place = ldsopt.place / version / name
                place.mkdir(parents=True)
                source = ROOT / "corpus" / "ir" / "clang-22" / f"named_{kernel}.{ARCHS[kernel]}.ll"
                (place / f"{kernel}.amdgcn").write_bytes(compiled(source))
                (place / f"{kernel}.hsaco").write_bytes(b"\x7fELF, which is not read beside the assembly")
                (place / f"{kernel}.ttgir").write_text("module {}\n")

    def test_is_measured_by_its_assembly(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", "old")
        assert said.code == 0, said.err
        assert [line.split()[0] for line in said.out.splitlines() if ".amdgcn" in line] == [
            "old/A/tiles.amdgcn",
            "old/B/gemm.amdgcn",
        ]

    def test_has_the_lds_that_its_launches_add(self, ldsopt: CommandLine) -> None:
        """Triton's code has no static LDS; the JSON beside it says what a launch adds, and what compiled it."""
        for version, shared in (("old", 32768), ("new", 65536)):
            for place in (ldsopt.place / version).glob("*/*.amdgcn"):
                place.with_suffix(".json").write_text(
                    json.dumps({"shared": shared, "triton_version": "3.9.0"})
                )
        said = ldsopt("diff", "old", "new", "--fail-on", "regressions")
        assert said.code == 1
        assert "lds_bytes 32768 → 65536" in said.out and "triton 3.9.0" in said.out
        assert "not known which compiler" not in said.out

    def test_of_two_versions_is_compared_by_names_of_kernels(self, ldsopt: CommandLine) -> None:
        said = ldsopt("diff", "old", "new", "--fail-on", "regressions")
        assert said.code == 0, said.err
        assert "No changes." in said.out
        assert "paired by their names" in said.out
        new = ldsopt.place / "new" / "D" / "gemm.amdgcn"
        new.write_text(new.read_text().replace("\ts_endpgm", "\ts_waitcnt vmcnt(0)\n\ts_endpgm"))
        said = ldsopt("diff", "old", "new", "--fail-on", "regressions")
        assert said.code == 1, said.out
        assert "named_gemm" in said.out

    def test_what_a_side_has_twice_is_not_paired(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "new" / "E").mkdir()
        shutil.copy(ldsopt.place / "new" / "D" / "gemm.amdgcn", ldsopt.place / "new" / "E")
        said = ldsopt("diff", "old", "new", "--json")
        presences = {(one["module"], one["presence"]) for one in json.loads(said.out)["functions"]}
        assert presences == {
            ("tiles", "both"),
            ("B/gemm", "lost"),
            ("D/gemm", "gained"),
            ("E/gemm", "gained"),
        }

    def test_what_a_side_has_for_two_architectures_is_paired_by_both(self, ldsopt: CommandLine) -> None:
        other = ldsopt.place / "new" / "E"
        other.mkdir()
        text = (ldsopt.place / "new" / "D" / "gemm.amdgcn").read_text()
        (other / "gemm.amdgcn").write_text(text.replace(ARCHS["gemm"], "gfx90a"))
        said = ldsopt("diff", "old", "new", "--json")
        presences = {(one["module"], one["presence"]) for one in json.loads(said.out)["functions"]}
        assert presences == {
            ("tiles", "both"),
            (f"gemm.{ARCHS['gemm']}", "both"),
            ("E/gemm", "gained"),
        }
