"""`check` of machine code without IR: compiled kernels, and hand-written assembly that is not read; the rest is cases."""

import re
import shutil
import sys
from pathlib import Path

import pytest

import ldsopt
from ldsopt import Check, Rule, Verdict

sys.path.append(str(Path(__file__).parents[1] / "cases"))
from variant import variant

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


@pytest.mark.parametrize("kernel", ["clang-22/named_gemm.gfx942", "triton-3.9.0/softmax.gfx942"])
def test_every_wait_that_is_taken_out_is_missed(kernel: str) -> None:
    code = ldsopt.compile(ldsopt.read(CORPUS / f"{kernel}.ll")).data.decode()
    whole = ldsopt.check_code(code.encode(), kernel)
    assert not whole.findings
    waits = list(re.finditer(r"\ts_waitcnt [^\n]*", code))[::4]
    without = (f"{code[: wait.start()]}\ts_nop 0{code[wait.end() :]}" for wait in waits)
    unnoticed = sum(not ldsopt.check_code(text.encode(), kernel).findings for text in without)
    assert unnoticed <= whole.recoverable  # those are for nothing


@pytest.mark.parametrize(
    "kernel", ["clang-22/attention.gfx950", "clang-22/named_gemm.gfx950", "triton-3.9.0/gemm_bias.gfx1201"]
)
def test_it_agrees_with_the_way_by_ir(kernel: str) -> None:
    module = ldsopt.read(CORPUS / f"{kernel}.ll")
    by_ir, by_code = ldsopt.check(module), ldsopt.check_code(ldsopt.compile(module).data, kernel)
    assert {one.verdict.value for one in by_ir.findings} <= {"latent"} and not by_code.findings
    assert by_code.recoverable <= by_ir.recoverable


CASE = Path(__file__).parents[1] / "cases" / "check" / "hand_written.s"

needs_assembler = pytest.mark.skipif(
    not (shutil.which("llvm-mc-22") and shutil.which("llvm-objdump-22")), reason="llvm-22 is not installed"
)


def checked(name: str, after: str = "") -> Check:
    """Of a variant of the case, with lines behind its copy's wait."""
    wait = "  s_waitcnt vmcnt(0)\n"
    text = variant(CASE.read_text(encoding="utf-8"), {name})
    return ldsopt.check_code(text.replace(wait, wait + after).encode(), "k.s")


@pytest.mark.parametrize(
    "word", [".amdgcn_target", ".amdhsa_kernel k", "  s_endpgm", "\t.amdhsa_code_object_version 5"]
)
def test_a_listing_is_known_however_it_is_indented(word: str, tmp_path: Path) -> None:
    (tmp_path / "k.s").write_text(f"// by hand\nk:\n{word}\n")
    (tmp_path / "k.ll").write_text(f"; s_endpgm {word.strip()}\ndefine void @k() {{ ret void }}\n")
    with pytest.raises(ldsopt.InputError, match="no function found"):
        ldsopt.measure_file(tmp_path / "k.s", mcpu="gfx942")
    with pytest.raises(ldsopt.InputError, match="no architecture"):
        ldsopt.measure_file(tmp_path / "k.ll")


@needs_assembler
def test_without_an_assembler_nothing_is_definite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ldsopt.api.recognizing.assembled", lambda *_: None)
    monkeypatch.setattr("ldsopt.api.waiting.assembled", lambda *_: None)
    found = checked("READ").findings
    assert {one.verdict for one in found} == {Verdict.UNPROVEN}
    assert Rule.UNREADABLE_CODE in {one.rule for one in found}


@needs_assembler
def test_what_is_included_has_no_line_of_the_listing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "more.s").write_text("  s_nop 0\n")
    monkeypatch.chdir(tmp_path)
    found = checked("WHOLE", '  .include "more.s"\n').findings
    assert {one.rule for one in found} == {Rule.UNREADABLE_CODE}
