"""`ldsopt annotate --check` where annotate is wrong; what else check and it say is told in cases."""

from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt.cli import main


def test_annotate_takes_back_a_new_finding(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A laundering without scopes loses a wait; pretend that annotate did that."""

    safe = """
      target triple = "amdgcn-amd-amdhsa"
      @A = internal addrspace(3) global [1024 x i8] poison, align 16
      @B = internal addrspace(3) global [1024 x i8] poison, align 16
      declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
      define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o) {
        call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
        %v = load float, ptr addrspace(3) @A
        store float %v, ptr addrspace(1) %o
        ret void
      }
    """
    (tmp_path / "safe.ll").write_text(safe)
    annotate = ldsopt.annotate

    def losing(*given: Any) -> ldsopt.Transformed[Any]:
        result = annotate(*given)
        if not result.details.edits:
            return result
        text = "\n".join(
            line.partition(", !alias.scope")[0]
            if "load.lds(" in line and "call" in line
            else line + ", !tbaa !90"
            if "load float" in line
            else line
            for line in result.text.split("\n")
        )
        text += '!90 = !{!91, !91, i64 0}\n!91 = !{!"float", !92}\n!92 = !{!"root"}\n'
        return ldsopt.Transformed(text, result.details, result.input)

    monkeypatch.setattr("ldsopt.api.annotating.annotate", losing)
    command = [
        "annotate",
        "--check",
        "--repair",
        str(tmp_path / "safe.ll"),
        "--mcpu",
        "gfx942",
        "-o",
        str(tmp_path / "out.ll"),
    ]
    assert main(command) == 0
    said = capfd.readouterr()
    assert "the backend would lose a wait with it" in said.err
    assert "!tbaa" not in (tmp_path / "out.ll").read_text()
    assert "findings: 0 definite" in said.err
