"""`ldsopt waits`: inputs, outputs, reports and exit codes."""

from __future__ import annotations

import difflib
import json

import pytest
from command_line import GEMM, ROOT, CommandLine
from simulated_kernels import kernel

HAZARD = str(ROOT / "tests" / "hazards" / "e2b_tbaa_hazard.ll")


def changed_lines(before: str, after: str) -> list[str]:
    lines = difflib.unified_diff(before.split("\n"), after.split("\n"), n=0, lineterm="")
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]


class TestTheOutput:
    def test_is_the_compilers_with_other_waits(self, ldsopt: CommandLine) -> None:
        assert ldsopt("compile", str(GEMM), "-o", "before.s").code == 0
        said = ldsopt("waits", str(GEMM), "-o", "after.s")
        assert said.code == 0
        assert said.err.startswith(f"{GEMM} (gfx942, ")
        before, after = ((ldsopt.place / name).read_text() for name in ("before.s", "after.s"))
        changes = changed_lines(before, after)
        assert all("s_wait" in line for line in changes)
        assert said.err.splitlines()[0].endswith("; 16 wait states removed")
        assert len(before.split("\n")) == len(after.split("\n")) + 16

    def test_has_the_wait_that_the_compiler_lost(self, ldsopt: CommandLine) -> None:
        said = ldsopt("waits", HAZARD, "--mcpu", "gfx950")
        assert said.code == 0
        assert "1 added" in said.err
        assert "1 definite, 0 unproven; about waits left: 0 definite" in said.err
        assert "s_waitcnt vmcnt(0)\n\tds_read" in said.out

    @pytest.mark.llvm22
    @pytest.mark.parametrize("name", ["out.o", "out.hsaco"])
    def test_is_assembled_by_its_name(self, ldsopt: CommandLine, name: str) -> None:
        assert ldsopt("waits", str(GEMM), "-o", name).code == 0
        assert (ldsopt.place / name).read_bytes().startswith(b"\x7fELF")
        measured = ldsopt("measure", name, "--format", "json")
        assert json.loads(measured.out)["measurements"][0]["functions"]

    def test_of_another_name_is_refused_before_anything_is_done(self, ldsopt: CommandLine) -> None:
        said = ldsopt("waits", "missing.ll", "-o", "out.txt")
        assert said.code == 2
        assert "cannot tell from the name 'out.txt' what to make; say --emit" in said.err


class TestTheReport:
    def test_explains_each_wait(self, ldsopt: CommandLine) -> None:
        said = ldsopt("waits", str(GEMM), "--explain", "-o", "out.s")
        assert said.code == 0
        assert "a register that it writes is named (at most 0)" in said.err
        assert "loop depth 1" in said.err

    def test_says_why_weaker_waits_suffice(self, ldsopt: CommandLine) -> None:
        said = ldsopt("waits", str(GEMM), "-o", "out.s", "--json", "w.json")
        assert said.code == 0
        assert "vmcnt 0 -> no wait: another wait completes 2 LDS-DMAs in time (lines " in said.err
        (function,) = json.loads((ldsopt.place / "w.json").read_text())["functions"]
        weaker = [wait for wait in function["waits"] if wait["change"] in ("raised", "dropped")]
        assert len(weaker) == 16
        still = {wait["asm_line"] for wait in function["waits"] if wait["after"] is not None}
        assert all(wait["reason"] and set(wait["completed_by"]) & still for wait in weaker)
        assert not any(
            wait["reason"] or wait["completed_by"] for wait in function["waits"] if not wait["change"]
        )

    def test_counts_what_a_launch_executes(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "lds.ll").write_text(kernel())
        launch = ["--block", "128", "--arg=i32[128]=arange", "--arg=i32[128]=arange"]
        assert ldsopt("waits", "lds.ll", "-o", "out.s", "--json", "w.json", *launch).code == 0
        (function,) = json.loads((ldsopt.place / "w.json").read_text())["functions"]
        assert {wait["executed"] for wait in function["waits"]} == {2}  # a workgroup of two waves, no loop

    def test_counts_no_launch_that_breaks_what_is_assumed(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "lds.ll").write_text(kernel())
        launch = ["--block", "64,2", "--arg=i32[128]=arange", "--arg=i32[128]=arange"]
        said = ldsopt("waits", "lds.ll", "-o", "out.s", "--assume", "unread-dimensions-are-one", *launch)
        assert said.code == 3
        assert "does not keep unread-dimensions-are-one" in said.error
        assert not (ldsopt.place / "out.s").exists()

    def test_is_silent_if_asked(self, ldsopt: CommandLine) -> None:
        assert ldsopt("waits", str(GEMM), "-q", "-o", "out.s").err == ""


def test_bad_input_is_one_line_and_leaves_no_file(ldsopt: CommandLine) -> None:
    (ldsopt.place / "bad.ll").write_text('target triple = "amdgcn-amd-amdhsa"\ndefine void @k() {\n')
    said = ldsopt("waits", "bad.ll", "--mcpu", "gfx942", "-o", "out.s")
    assert said.code == 3
    assert not (ldsopt.place / "out.s").exists()


class TestMachineCode:
    """Without IR, by what registers hold."""

    def test_assembly_keeps_all_but_the_waits(self, ldsopt: CommandLine) -> None:
        assert ldsopt("compile", str(GEMM), "-o", "stock.s").code == 0
        said = ldsopt("waits", "stock.s", "-o", "exact.s", "--json", "exact.json")
        assert said.code == 0
        assert said.err.startswith("stock.s (gfx942, unknown compiler): 16 waits removed (unneeded)")
        before, after = ((ldsopt.place / name).read_text() for name in ("stock.s", "exact.s"))
        assert {line[0] for line in changed_lines(before, after)} == {"-"}
        assert len(changed_lines(before, after)) == 16  # none leaves an s_nop that may be needed
        document = json.loads((ldsopt.place / "exact.json").read_text())
        assert document["functions"][0]["only_dma"] is None
        assert "only waits for LDS-DMA, loads and accesses of LDS may change: without IR" in said.err
        with_ir = ldsopt("waits", str(GEMM), "-o", "with_ir.s")
        assert with_ir.code == 0
        assert (ldsopt.place / "with_ir.s").read_text() == after

    @pytest.mark.llvm22
    def test_a_code_object_stays_one(self, ldsopt: CommandLine) -> None:
        assert ldsopt("compile", str(GEMM), "-o", "stock.o").code == 0
        assert ldsopt("waits", "stock.o", "-o", "exact.o").code == 0
        assert (ldsopt.place / "exact.o").stat().st_size == (ldsopt.place / "stock.o").stat().st_size
        assert ldsopt("link", "stock.o", "-o", "stock.hsaco").code == 0
        for name in ("exact.s", "exact.o"):
            said = ldsopt("waits", "stock.hsaco", "-o", name)
            assert said.code == 2
            assert (
                f"is a linked code object, and what is written is one with other waits: name the output .hsaco, not '{name}'"
                in said.err
            )
            assert not (ldsopt.place / name).exists() or name == "exact.o"

    def test_what_needs_ir_is_refused(self, ldsopt: CommandLine) -> None:
        assert ldsopt("compile", str(GEMM), "-o", "stock.s").code == 0
        said = ldsopt("waits", "stock.s", "-o", "exact.s", "--witness", "exact.json")
        assert said.code == 2
        assert "--witness and launches need the IR" in said.err
        assert not (ldsopt.place / "exact.s").exists()
