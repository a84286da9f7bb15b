"""`ldsopt pack`: inputs, outputs, reports and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import ROOT, CommandLine

from ldsopt.ir.own_name import named

PHASES = ROOT / "corpus" / "ir" / "clang-22" / "static_phases.gfx942.ll"
HEAD = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [{size} x i32] poison, align 4
@B = internal addrspace(3) global [{size} x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %to) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
"""
UNWRITTEN = HEAD + "  %x = load i32, ptr addrspace(3) %a\n  store i32 %x, ptr addrspace(3) %b\n"
BOTH_AT_ONCE = (
    HEAD
    + """  store i32 1, ptr addrspace(3) %a
  store i32 2, ptr addrspace(3) %b
  %x = load i32, ptr addrspace(3) %a
  %y = load i32, ptr addrspace(3) %b
  store i32 %x, ptr addrspace(1) %to
  store i32 %y, ptr addrspace(1) %to
"""
)


@pytest.fixture
def kernel(ldsopt: CommandLine) -> Path:
    (ldsopt.place / "p.ll").write_text(PHASES.read_text())
    return Path("p.ll")


def write(ldsopt: CommandLine, text: str, size: int = 64) -> None:
    (ldsopt.place / "k.ll").write_text(text.format(size=size) + "  ret void\n}\n")


class TestOutput:
    def test_is_that_of_the_library(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pack", kernel, "-o", "out.ll")
        assert (said.code, said.out) == (0, "")
        assert (ldsopt.place / "out.ll").read_text() == named(
            ldsopt.pack(ldsopt.read(PHASES)).text, str(kernel)
        )

    def test_goes_to_standard_output(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pack", kernel, "-q")
        assert (said.code, said.err) == (0, "")
        assert (
            "@ldsopt.arena.static_phases = internal addrspace(3) global [10496 x i8] poison, align 16\n"
            in said.out
        )

    def test_named_bc_is_bitcode_unless_text_is_asked_for(self, ldsopt: CommandLine, kernel: Path) -> None:
        ldsopt("pack", kernel, "-o", "out.bc", "-q")
        assert (ldsopt.place / "out.bc").read_bytes().startswith(b"BC\xc0\xde")
        ldsopt("pack", kernel, "-o", "out.bc", "-q", "-S")
        assert (ldsopt.place / "out.bc").read_text().startswith("; ModuleID")

    def test_is_the_input_where_nothing_is_gained(self, ldsopt: CommandLine, kernel: Path) -> None:
        write(ldsopt, BOTH_AT_ONCE)
        said = ldsopt("pack", "k.ll", "--mcpu", "gfx942", "-o", "out.gfx942.ll")
        assert (ldsopt.place / "out.gfx942.ll").read_text() == (ldsopt.place / "k.ll").read_text()
        assert said.err.startswith("k.ll (gfx942): 0 of 1 kernel packed\n")
        assert "  kernel k: 512 bytes of LDS, left alone: nothing to gain\n" in said.err

    def test_graph_has_what_is_in_each_others_way(self, ldsopt: CommandLine, kernel: Path) -> None:
        ldsopt("pack", kernel, "-o", "out.ll", "--graph", "g.dot", "-q")
        assert '"pixels" -- "counts"' in (ldsopt.place / "g.dot").read_text()

    def test_checked_output_is_written_when_it_has_no_new_finding(
        self, ldsopt: CommandLine, kernel: Path
    ) -> None:
        said = ldsopt("pack", kernel, "-o", "out.ll", "--check")
        assert said.code == 0
        assert "findings: 0 definite" in said.err

    def test_that_an_access_stays_within_its_variable_is_no_new_finding(self, ldsopt: CommandLine) -> None:
        hazard = (ROOT / "tests" / "hazards" / "e25_statics_laundered.ll").read_text()
        (ldsopt.place / "h.ll").write_text(hazard)
        said = ldsopt(
            "pack", "h.ll", "-o", "out.ll", "--no-share", "--check", "--mcpu", "gfx942", "--goal", "bytes"
        )
        assert said.code == 0
        assert "1 unproven, 0 latent after" in said.err


class TestSummary:
    def test_tells_bytes_workgroups_and_proof(self, ldsopt: CommandLine, kernel: Path) -> None:
        err = ldsopt("pack", kernel, "-o", "out.ll").err
        assert (
            "kernel static_phases: 15616 -> 10496 bytes of LDS, LDS allows 4 -> 6 workgroups a compute unit; "
            "proved: no placement is better\n" in err
        )

    def test_tells_who_shares_and_what_keeps_it_from_less(self, ldsopt: CommandLine, kernel: Path) -> None:
        err = ldsopt("pack", kernel, "-o", "out.ll").err
        assert "on common bytes: counts with scanned" in err
        assert "what keeps it from less: pixels, scanned, turned may share no byte\n" in err
        assert "pixels, scanned: both needed in phase 3: its value is carried round a loop (line 70)\n" in err

    def test_explain_tells_where_each_variable_lies(self, ldsopt: CommandLine, kernel: Path) -> None:
        err = ldsopt("pack", kernel, "-o", "out.ll", "--explain").err
        assert "    pixels   bytes 0 to 4095\n" in err

    def test_without_an_architecture_there_are_no_workgroups(self, ldsopt: CommandLine) -> None:
        write(ldsopt, BOTH_AT_ONCE)
        assert "workgroups" not in ldsopt("pack", "k.ll", "--no-share").err


class TestJson:
    def test_says_it_all(self, ldsopt: CommandLine, kernel: Path) -> None:
        ldsopt("pack", kernel, "-o", "out.ll", "--json", "p.json", "-q")
        document = json.loads((ldsopt.place / "p.json").read_text())
        (found,) = document["kernels"]
        assert document["schema"] == "ldsopt.packing/1"
        assert found["arena"] == "ldsopt.arena.static_phases"
        assert found["bytes"] == {"before": 15616, "after": 10496, "lower_bound": 10496}
        assert found["workgroups"] == {"before": 4, "after": 6}
        assert found["variables"][1]["shares_with"] == ["scanned", "turned"]

    def test_dash_is_standard_output(self, ldsopt: CommandLine, kernel: Path) -> None:
        assert json.loads(ldsopt("pack", kernel, "--json", "-", "-q").out)["changed"] is True


class TestRefusals:
    def test_read_of_what_nothing_has_written(self, ldsopt: CommandLine) -> None:
        write(ldsopt, UNWRITTEN)
        said = ldsopt("pack", "k.ll", "-o", "out.ll")
        assert said.code == 1
        assert said.error == "k.ll:11: reads bytes of @A that no path has written [unwritten-read]"
        assert not (ldsopt.place / "out.ll").exists()

    def test_it_does_no_harm_where_nothing_is_shared(self, ldsopt: CommandLine) -> None:
        write(ldsopt, UNWRITTEN)
        said = ldsopt("pack", "k.ll", "-o", "out.ll", "--no-share")
        assert said.code == 0
        assert "k.ll:11: error: reads bytes of @A that no path has written [unwritten-read]" in said.err

    def test_too_much_even_when_packed(self, ldsopt: CommandLine) -> None:
        write(ldsopt, BOTH_AT_ONCE, size=12000)
        said = ldsopt("pack", "k.ll", "--mcpu", "gfx942", "-o", "out.ll")
        assert said.code == 1
        assert said.error == (
            "k.ll: k needs 96000 bytes of LDS (nothing to gain), and a workgroup has 65536 on gfx942: "
            "@A 48000, @B 48000 [too-much-lds]"
        )
        assert not (ldsopt.place / "out.ll").exists()

    @pytest.mark.parametrize(
        ("arguments", "code", "error"),
        [
            (("pack", "none.ll"), 3, "none.ll: no such file or directory"),
            (("pack", "k.ll", "--goal", "waves"), 2, "'waves' is not one of"),
            (("pack", "k.ll", "--goal", "workgroups"), 3, "no architecture"),
            (("pack", "k.ll", "--assume", "luck"), 2, "luck"),
            (("pack", "k.ll", "--node-budget", "-1"), 2, "-1 is not in the range"),
            (("pack", "k.ll", "--mcpu", "gfx94"), 2, "unknown GPU architecture"),
        ],
    )
    def test_wrong_request(
        self, ldsopt: CommandLine, arguments: tuple[str, ...], code: int, error: str
    ) -> None:
        said = ldsopt(*arguments)
        assert said.code == code
        assert error in said.error

    def test_unbalanced_marks(self, ldsopt: CommandLine) -> None:
        marked = BOTH_AT_ONCE.replace("define", "declare void @ldsopt.live_in(ptr addrspace(3))\ndefine")
        write(ldsopt, marked + "  call void @ldsopt.live_in(ptr addrspace(3) @A)\n")
        said = ldsopt("pack", "k.ll")
        assert said.code == 3
        assert "unbalanced marks: @A is still live at the end" in said.error
