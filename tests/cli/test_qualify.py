"""`ldsopt qualify`: what is gained and lost, what fails the gate, what is named, and the small modules it writes."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from changed_compilers import COPIED, WAITS_FOR_DMA, changed_compiler
from command_line import CommandLine, Said

HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
PLAIN = """define amdgpu_kernel void @plain(ptr addrspace(1) %out) #0 {
  %v = load i32, ptr addrspace(1) %out, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %out, align 4
  ret void
}
"""
CPU = 'attributes #0 = { "target-cpu"="gfx950" }\n'


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    """A directory with a kernel that needs a wait for its DMA, and one without LDS."""
    folder = tmp_path / "kernels"
    (folder / "deep").mkdir(parents=True)
    (folder / "copied.ll").write_text(COPIED)
    (folder / "deep" / "plain.ll").write_text(HEAD + PLAIN + CPU)
    return folder


def forgetful(tmp_path: Path) -> str:
    """A compiler that leaves the waits for DMA out."""
    return changed_compiler(tmp_path, without=WAITS_FOR_DMA)


def qualify(ldsopt: CommandLine, *arguments: str | Path, before: str, after: str) -> Said:
    return ldsopt("qualify", *arguments, "--compiler", before, "--compiler", after)


class TestTheGate:
    def test_a_lost_wait_fails_it(self, ldsopt: CommandLine, kernels: Path, tmp_path: Path) -> None:
        said = qualify(ldsopt, kernels / "copied.ll", before="llvmlite", after=forgetful(tmp_path))
        assert said.code == 1
        assert "gained: definite missing-wait in" in said.out
        assert "Does not qualify" in said.out
        assert "1 definite finding gained in 1 module" in said.error

    def test_a_wait_that_comes_back_passes_it(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        said = qualify(ldsopt, kernels, before=forgetful(tmp_path), after="llvmlite")
        assert said.code == 0
        assert "lost: definite missing-wait in copied:copied" in said.out
        assert "gained" not in said.out
        assert "Qualifies: 2 of 2 modules compared" in said.out

    def test_a_module_that_cannot_be_read_is_named_and_the_others_are_compared(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        older = changed_compiler(tmp_path, version="19.1.0", unreadable="@plain")
        for before, after in (("llvmlite", older), (older, "llvmlite")):
            said = qualify(ldsopt, kernels, before=before, after=after)
            assert said.code == 0
            assert "1 of 2 modules compiled by both" in said.out
            assert "not compared: deep/plain: llc 19.1.0 cannot read it:" in said.out

    def test_a_module_that_has_no_code_any_more_fails_it(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        broken = changed_compiler(tmp_path, fails_on="@plain")
        said = qualify(ldsopt, kernels, before="llvmlite", after=broken)
        assert (said.code, "no code any more for deep/plain" in said.error) == (1, True)
        assert "llc 99.0.0 fails on it" in said.out
        assert qualify(ldsopt, kernels, before=broken, after="llvmlite").code == 0

    def test_nothing_to_compare_is_the_compilers_failure(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        said = qualify(ldsopt, kernels, before="llvmlite", after=changed_compiler(tmp_path, unreadable="."))
        assert said.code == 4
        assert "no module of which both compilers make code; llc 99.0.0:" in said.error


class TestWrongRequests:
    def test_a_bad_file_of_several_is_named_and_the_others_are_compared(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        (kernels / "bad.ll").write_text(HEAD + "define void @f( {\n")
        said = qualify(ldsopt, kernels, before="llvmlite", after=changed_compiler(tmp_path))
        assert (said.code, said.error) == (3, "1 of the modules could not be read")
        assert "not read:" in said.out
        assert "bad.ll:3:1: invalid IR" in said.out
        assert "2 of 2 modules compiled by both" in said.out

    def test_two_modules_of_one_name(self, ldsopt: CommandLine, kernels: Path, tmp_path: Path) -> None:
        shutil.copy(kernels / "copied.ll", kernels / "copied.bc")
        said = qualify(ldsopt, kernels, before="llvmlite", after=changed_compiler(tmp_path))
        assert (said.code, "are both called 'copied'" in said.error) == (2, True)

    def test_standard_input_cannot_be_read_again(self, ldsopt: CommandLine, tmp_path: Path) -> None:
        compilers = ("--compiler", "llvmlite", "--compiler", changed_compiler(tmp_path))
        said = ldsopt("qualify", "-", *compilers, "--keep", "reports")
        assert (said.code, "can be read once only" in said.error) == (2, True)

    def test_a_directory_for_reports_that_cannot_be_made(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        after = changed_compiler(tmp_path)
        said = ldsopt(
            *(
                "qualify",
                kernels / "deep",
                "--compiler",
                "llvmlite",
                "--compiler",
                after,
                "--keep",
                kernels / "copied.ll",
            )
        )
        assert (said.code, "file exists" in said.error) == (3, True)


class TestReports:
    def test_markdown_has_the_answer_first_and_a_name_of_the_input_stays_one_cell(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        text = (kernels / "copied.ll").read_text().replace("@copied", '@"a|b`c<i>"')
        (kernels / "copied.ll").write_text(text)
        compilers = ("--compiler", "llvmlite", "--compiler", forgetful(tmp_path))
        said = ldsopt("qualify", kernels, *compilers, "--format", "markdown")
        assert said.out.startswith("**Does not qualify: llc 99.0.0 instead of llvmlite")
        assert "| ``copied:a\\|b`c<i>`` | definite missing-wait | 1 |" in said.out
        assert "<summary>Measures</summary>" in said.out
        assert said.out.endswith("<!-- ldsopt qualify -->\n")

    def test_json_holds_measures_and_findings_of_both(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        compilers = ("--compiler", "llvmlite", "--compiler", forgetful(tmp_path))
        found = json.loads(ldsopt("qualify", kernels, *compilers, "--json").out)
        assert found["after"] == "llc 99.0.0"
        assert found["before"].startswith("llvmlite ")
        assert (found["qualifies"], found["counts"]["gained"]["definite"]) == (False, 1)
        copied, plain = found["modules"]
        assert copied["after"]["findings"] == {"definite": 1, "unproven": 0}
        assert copied["gained"][0]["started"]["bases"] == ["A"]
        assert plain["gained"] == plain["lost"] == []
        waits = [m for f in found["diff"]["functions"] for m in f["metrics"] if m["metric"] == "waits"]
        assert [m["change"] for m in waits] == [-1, 0]
        assert found["diff"]["warnings"] == []  # that the compilers differ is what was asked for


class TestSmallModules:
    @pytest.mark.parametrize("has_llvm_reduce", [False, True], ids=["alone", "with llvm-reduce"])
    def test_one_shows_the_finding_by_itself(
        self,
        ldsopt: CommandLine,
        kernels: Path,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        has_llvm_reduce: bool,
    ) -> None:
        if not has_llvm_reduce:
            monkeypatch.setenv("PATH", str(tmp_path))
        elif not any(shutil.which(name) for name in ("llvm-reduce", "llvm-reduce-22")):
            pytest.skip("no llvm-reduce")
        after = forgetful(tmp_path)
        compilers = ("--compiler", "llvmlite", "--compiler", after)
        said = ldsopt("qualify", kernels, *compilers, "--keep", "reports", "--attempts", "80")
        assert said.code == 1
        (file,) = Path("reports").iterdir()
        assert file.name == "copied.missing-wait.gfx950.ll"
        assert f"reproducer: reports/{file.name}: missing-wait of copied in " in said.out
        text = file.read_text()
        header, _, body = text.partition("\n\n")
        assert all(line.startswith(";") for line in header.splitlines())
        assert header.startswith("; llc 99.0.0, gfx950: an LDS access can run while")
        assert f"ldsopt qualify FILE --compiler llvmlite --compiler {after}" in header
        assert "s_waitcnt vmcnt(0)" in header  # of the code that is expected
        assert body.count("\n  ") <= 4
        assert "%twice" not in body
        assert '"target-cpu"="gfx950"' in body
        again = qualify(ldsopt, file, before="llvmlite", after=after)
        assert again.code == 1
        assert "gained: definite missing-wait" in again.out
        assert ldsopt("check", file, "--compiler", after).code == 1
        assert ldsopt("check", file).code == 0

    def test_one_that_needs_options_says_which(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        file = kernels / "copied.ll"
        file.write_text(file.read_text().replace(CPU, "").replace(" #0 {", " {"))
        compilers = ("--compiler", "llvmlite", "--compiler", forgetful(tmp_path))
        options = ("--mcpu", "gfx942", "-O", "2", "--keep", "reports", "--attempts", "1")
        assert ldsopt("qualify", file, *compilers, *options).code == 1
        (kept,) = Path("reports").iterdir()
        assert kept.name == "copied.missing-wait.gfx942.ll"
        assert "--mcpu gfx942" in kept.read_text()
        assert " -O 2" in kept.read_text()

    def test_none_is_written_where_nothing_is_gained(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path
    ) -> None:
        compilers = ("--compiler", "llvmlite", "--compiler", changed_compiler(tmp_path))
        assert ldsopt("qualify", kernels / "copied.ll", *compilers, "--keep", "reports").code == 0
        assert os.listdir("reports") == []  # noqa: PTH208

    def test_equal_ones_are_written_once(
        self, ldsopt: CommandLine, kernels: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        shutil.copy(kernels / "copied.ll", kernels / "deep" / "copied.ll")
        compilers = ("--compiler", "llvmlite", "--compiler", forgetful(tmp_path))
        said = ldsopt("qualify", kernels, *compilers, "--keep", "reports", "--attempts", "1")
        assert said.out.count("gained: definite") == 2
        assert len(list(Path("reports").iterdir())) == 1
