"""`ldsopt check` and `ldsopt annotate --check` as commands."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import jsonschema
import pytest
from check_cases import HAZARDS, ROOT

import ldsopt
from ldsopt.cli import main
from ldsopt.ir.module import Module
from ldsopt.report.schemas import document_schema
from ldsopt.transforms.annotate.annotated import Annotation

LOST = HAZARDS / "e2b_tbaa_hazard.ll"
RING = HAZARDS / "e22_loop_carried_ring.ll"
SAFE = HAZARDS / "e23_laundered_ring.ll"
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
ANNOTATION = document_schema("annotation")
GEMM_ASM = GEMM.with_name("named_gemm_asm_waits.gfx942.ll")


Run = Callable[..., "Said"]


class Said(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str | Path) -> Said:
        capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        return Said(code, *capfd.readouterr())

    return command


class TestCheck:
    @pytest.mark.parametrize(
        ("file", "options", "code"),
        [(LOST, (), 1), (RING, (), 0), (RING, ("--strict",), 1), (SAFE, ("--strict", "--no-races"), 0)],
    )
    def test_exit_code(self, run: Run, file: Path, options: tuple[str, ...], code: int) -> None:
        said = run("check", file, "--mcpu", "gfx942", *options)
        assert said.code == code
        assert said.out.splitlines()[0].endswith("recoverable waits: 0")
        assert said.err.count("\n") == code

    def test_report_is_written_before_it_fails(self, run: Run) -> None:
        said = run("check", LOST, "--mcpu", "gfx942", "--format", "sarif", "-o", "out.sarif")
        assert said == (1, "", f"ldsopt: error: {LOST}: 9 definite findings\n")
        assert json.loads(Path("out.sarif").read_text())["version"] == "2.1.0"

    def test_needs_an_architecture(self, run: Run) -> None:
        said = run("check", LOST)
        assert said.code == 3
        assert "--mcpu" in said.err

    def test_a_module_without_code_has_nothing_to_find(self, run: Run) -> None:
        Path("declared.ll").write_text("declare void @f()")
        said = run("check", "declared.ll", "--mcpu", "gfx942")
        assert (said.code, said.err) == (0, "")
        assert said.out.splitlines()[0].endswith(": no findings in 13 examined classes; recoverable waits: 0")

    def test_refused_assumption(self, run: Run) -> None:
        """Named dynamic bases share one address: without the assumption their accesses may overlap."""
        assumed = run("check", GEMM, "--format", "json")
        refused = run("check", GEMM, "--format", "json", "--no-assume", "named-bases")
        counts = [json.loads(said.out)["counts"]["unproven"] for said in (assumed, refused)]
        assert counts[0] <= counts[1]
        assert "named-bases" not in json.loads(refused.out)["assumptions"]

    def test_standard_input(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        with LOST.open() as file:
            monkeypatch.setattr("sys.stdin", file)
            said = run("check", "-", "--mcpu", "gfx942")
        assert said.out.startswith("<stdin> (gfx942, ")

    def test_bitcode_has_no_lines(self, run: Run) -> None:
        assert (
            run("annotate", RING, "--mcpu", "gfx942", "-o", "ring.bc", "--no-assume", "named-bases").code == 0
        )
        said = run("check", "ring.bc", "--mcpu", "gfx942", "--format", "json")
        assert {f["started"]["line"] for f in json.loads(said.out)["findings"]} <= {None}


class TestAnnotateCheck:
    def test_says_what_was_recovered(self, run: Run) -> None:
        said = run("annotate", "--check", GEMM_ASM, "-o", "out.ll")
        assert said.code == 0
        assert "  recoverable waits: 16, recovered by annotate: 16\n" in said.err
        assert Path("out.ll").exists()

    def test_of_what_is_left_unchanged(self, run: Run) -> None:
        said = run("annotate", "--check", LOST, "--mcpu", "gfx942", "-o", "out.ll")
        assert said.code == 0
        assert (
            "  findings: 1 definite, 0 unproven, 4 latent before, 1 definite, 0 unproven, 4 latent after\n"
            in said.err
        )
        assert (
            "  left: 1 definite missing-wait: ldsopt annotate --repair makes the backend wait\n" in said.err
        )

    def test_repair_leaves_nothing(self, run: Run) -> None:
        said = run("annotate", "--check", "--repair", LOST, "--mcpu", "gfx942", "-o", "out.ll")
        assert said.code == 0
        assert "0 definite, 0 unproven, 0 latent after" in said.err
        assert "left:" not in said.err
        assert run("check", "out.ll", "--mcpu", "gfx942", "--strict", "--no-races").code == 0

    def test_repair_names_what_it_cannot_mend(self, run: Run) -> None:
        said = run(
            "annotate",
            "--check",
            "--repair",
            HAZARDS / "e10_barrier_fence.ll",
            "--mcpu",
            "gfx942",
            "-o",
            "o.ll",
        )
        assert said.code == 0
        assert "  left: 1 unproven bare-barrier: fence the barrier" in said.err
        assert (
            "  left: 1 unproven missing-wait: the IR's alias scopes say that the two are apart\n" in said.err
        )

    def test_is_in_the_json(self, run: Run) -> None:
        assert run("annotate", "--check", GEMM_ASM, "-o", "out.ll", "--json", "a.json", "-q").code == 0
        found = json.loads(Path("a.json").read_text())
        jsonschema.validate(found, ANNOTATION)
        assert found["check"]["before"] == {"definite": 0, "unproven": 4, "latent": 48, "recoverable": 16}
        assert found["check"]["after"] == {"definite": 0, "unproven": 0, "latent": 0, "recoverable": 0}
        assert (found["check"]["recovered"], found["check"]["left"]) == (16, [])

    def test_what_is_left_is_in_the_json(self, run: Run) -> None:
        assert (
            run("annotate", "--check", LOST, "--mcpu", "gfx942", "-o", "out.ll", "--json", "a.json").code == 0
        )
        (left,) = json.loads(Path("a.json").read_text())["check"]["left"]
        assert (left["verdict"], left["rule"], left["count"]) == ("definite", "missing-wait", 1)
        assert run("annotate", LOST, "--mcpu", "gfx942", "-o", "out.ll", "--json", "a.json").code == 0
        assert json.loads(Path("a.json").read_text())["check"] is None

    def test_compiles_as_it_is_told(self, run: Run) -> None:
        """At -O0 nothing moves in front of anything."""
        moved = HAZARDS / "e24_wave_wide_write.ll"
        for level, found in (("-O0", "0 definite"), ("-O3", "1 definite")):
            said = run("annotate", "--check", level, moved, "--mcpu", "gfx942", "-o", "out.ll")
            assert f"  findings: {found}, 0 unproven, 1 latent before" in said.err
        other = run("annotate", "--check", "--llc", "no-such-llc", LOST, "--mcpu", "gfx942", "-o", "out.ll")
        assert (other.code, other.err.count("\n")) == (5, 1)

    def test_options_of_the_compiler_mean_nothing_without_it(self, run: Run) -> None:
        said = run(
            "annotate", LOST, "--no-check", "--mcpu", "gfx942", "-O2", "--timeout", "3", "-o", "out.ll"
        )
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("ldsopt: error: -O, --timeout: annotate compiles only to check")
        assert not Path("out.ll").exists()

    def test_takes_back_a_new_finding(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        """A laundering without scopes loses a wait; pretend that annotate did that."""
        from ldsopt.api import validated, validating
        from ldsopt.transforms.annotate.options import AnnotateOptions

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
        Path("safe.ll").write_text(safe)
        annotate = ldsopt.annotate

        def losing(module: Module, options: AnnotateOptions) -> ldsopt.Transformed[Annotation]:
            result = annotate(module, options)
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

        for module in (validated, validating):
            monkeypatch.setattr(module, "annotate", losing)
        said = run("annotate", "--check", "--repair", "safe.ll", "--mcpu", "gfx942", "-o", "out.ll")
        assert said.code == 0
        assert "the backend would lose a wait with it" in said.err
        assert "!tbaa" not in Path("out.ll").read_text()
        assert "findings: 0 definite" in said.err
