"""`ldsopt annotate`: inputs, outputs and reports."""

from __future__ import annotations

import io
import json
import re
import stat
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from command_line import CASES, GEMM, CommandLine

import ldsopt


def canonical(text: str) -> str:
    return ldsopt.parse(text).text.partition("\n")[2]


class TestOutput:
    def test_goes_to_standard_output(self, ldsopt: CommandLine) -> None:
        said = ldsopt("annotate", "k.ll", "-q")
        assert (said.code, said.err) == (0, "")
        assert "!alias.scope" in said.out

    @pytest.mark.parametrize("dash", [(), ("-o", "-"), ("--output", "-")])
    def test_dash_is_standard_output(self, ldsopt: CommandLine, dash: tuple[str, ...]) -> None:
        assert ldsopt("annotate", "k.ll", "-q", *dash).out == ldsopt("annotate", "k.ll", "-q").out

    def test_goes_to_a_file(self, ldsopt: CommandLine) -> None:
        said = ldsopt("annotate", "k.ll", "-o", "out.ll")
        assert (said.code, said.out) == (0, "")
        assert (ldsopt.place / "out.ll").read_text() == ldsopt("annotate", "k.ll", "-q").out

    def test_in_place(self, ldsopt: CommandLine) -> None:
        expected = ldsopt("annotate", "k.ll", "-q").out
        assert ldsopt("annotate", "k.ll", "-o", "k.ll", "-q").code == 0
        assert (ldsopt.place / "k.ll").read_text() == expected

    def test_named_bc_is_bitcode(self, ldsopt: CommandLine) -> None:
        ldsopt("annotate", "k.ll", "-o", "out.bc", "-q")
        data = (ldsopt.place / "out.bc").read_bytes()
        assert data.startswith(b"BC\xc0\xde")
        printed = ldsopt("annotate", "k.ll", "-q", "--respell").out
        assert canonical(str(llvm.parse_bitcode(data))) == canonical(printed)

    def test_as_text_whatever_its_name(self, ldsopt: CommandLine) -> None:
        ldsopt("annotate", "k.ll", "-S", "-o", "out.bc", "-q")
        assert (ldsopt.place / "out.bc").read_text() == ldsopt("annotate", "k.ll", "-q").out

    def test_of_bitcode_is_that_of_its_text(self, ldsopt: CommandLine) -> None:
        text = ldsopt.parse('source_filename = "k.c"\n' + ldsopt.EXAMPLE).text
        (ldsopt.place / "k.ll").write_text(text)
        (ldsopt.place / "k.bc").write_bytes(llvm.parse_assembly(text).as_bitcode())
        assert canonical(ldsopt("annotate", "k.bc", "-q").out) == canonical(
            ldsopt("annotate", "k.ll", "-q").out
        )

    def test_of_standard_input(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(ldsopt.EXAMPLE.encode())))
        said = ldsopt("annotate", "-")
        assert "!alias.scope" in said.out
        assert said.err.startswith("<stdin>: 2 bases told apart: A, B\n")

    def test_replaces_a_file_and_keeps_its_permissions(self, ldsopt: CommandLine) -> None:
        target = ldsopt.place / "out.ll"
        target.write_text("old")
        target.chmod(0o600)
        ldsopt("annotate", "k.ll", "-o", "out.ll", "-q")
        assert "!alias.scope" in target.read_text()
        assert stat.S_IMODE(target.stat().st_mode) == 0o600

    def test_old_file_stays_when_the_input_is_bad(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "out.ll").write_text("old")
        (ldsopt.place / "bad.ll").write_text("oops")
        assert ldsopt("annotate", "bad.ll", "-o", "out.ll").code == 3
        assert (ldsopt.place / "out.ll").read_text() == "old"


class TestCodeAsOutput:
    """By its name the output is code: of the module that would be written otherwise."""

    @pytest.mark.parametrize("options", [(), ("--no-check",), ("--check",)])
    def test_assembly_is_that_of_the_module(self, ldsopt: CommandLine, options: tuple[str, ...]) -> None:
        assert ldsopt("annotate", GEMM, "-o", "out.s", *options).code == 0
        ldsopt("annotate", GEMM, "-o", "out.ll", *options)
        assert ldsopt("compile", "out.ll", "-o", "compiled.s").code == 0
        assert (ldsopt.place / "out.s").read_text() == (ldsopt.place / "compiled.s").read_text()

    def test_the_code_that_was_checked_is_not_made_anew(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("ldsopt.isolation.run", lambda job, **_: job())
        monkeypatch.setattr("ldsopt.api.code.compile", None)
        assert ldsopt("annotate", GEMM, "-o", "out.s", "-q").code == 0

    def test_object(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "x.ll").write_text(ldsopt.EXAMPLE)
        assert ldsopt("annotate", "x.ll", "--mcpu", "gfx942", "-o", "out.o", "-q").code == 0
        assert (ldsopt.place / "out.o").read_bytes().startswith(b"\x7fELF")

    def test_options_of_the_compiler_are_not_idle(self, ldsopt: CommandLine) -> None:
        ldsopt("annotate", GEMM, "--no-check", "-O", "0", "-o", "slow.s")
        ldsopt("annotate", GEMM, "--no-check", "-o", "fast.s")
        assert (ldsopt.place / "slow.s").read_text() != (ldsopt.place / "fast.s").read_text()

    @pytest.mark.parametrize(
        ("arguments", "code", "says"),
        [
            (
                ("-o", "out.s", "--mcpu", "gfx942", "-S"),
                2,
                "-S writes the module as text, and 'out.s' names its code",
            ),
            (("-o", "out.s"), 3, "k.ll: no architecture"),
            (("-o", "out.ll", "--no-check", "-O", "1"), 2, "-O: annotate compiles only to check"),
        ],
    )
    def test_what_cannot_be_is_said_in_a_line(
        self, ldsopt: CommandLine, arguments: tuple[str, ...], code: int, says: str
    ) -> None:
        said = ldsopt("annotate", "k.ll", *arguments)
        assert said.code == code
        assert says in said.error
        assert not list(ldsopt.place.glob("out.*"))

    def test_pack_writes_code_too(self, ldsopt: CommandLine) -> None:
        assert ldsopt("pack", GEMM, "-o", "out.s", "-q").code == 0
        assert "s_endpgm" in (ldsopt.place / "out.s").read_text()


class TestArchitecture:
    @pytest.mark.parametrize(
        "spelling", [("--mcpu", "gfx942"), ("--mcpu=gfx942",), ("-mcpu", "gfx942"), ("-mcpu=gfx942",)]
    )
    def test_is_spelled_as_in_opt_and_llc(self, ldsopt: CommandLine, spelling: tuple[str, ...]) -> None:
        said = ldsopt("annotate", "k.ll", *spelling, "-o", "out.ll")
        assert said.code == 0
        assert said.err.startswith("k.ll (gfx942): ")

    def test_is_not_needed(self, ldsopt: CommandLine) -> None:
        assert ldsopt("annotate", "k.ll", "-o", "out.ll").err.startswith("k.ll: 2 bases")


class TestOptions:
    def test_bases_all(self, ldsopt: CommandLine) -> None:
        text = (CASES / "static_lds.ll").read_text()
        (ldsopt.place / "s.ll").write_text(text)
        assert (
            "unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)"
            in ldsopt("annotate", "s.ll").err
        )
        assert "2 bases told apart: S, T" in ldsopt("annotate", "s.ll", "--bases", "all").err

    def test_refused_assumption_leaves_the_module_unchanged(self, ldsopt: CommandLine) -> None:
        said = ldsopt("annotate", "k.ll", "--no-assume", "named-bases")
        assert "unchanged: the assumption 'named-bases' is refused" in said.err
        assert "!alias.scope" not in said.out

    def test_repair(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "one.ll").write_text(
            ldsopt.EXAMPLE.replace("@B", "@A").replace(
                "@A = external addrspace(3) global [0 x i8], align 16\n", "", 1
            )
        )
        assert "!alias.scope" not in ldsopt("annotate", "one.ll").out
        said = ldsopt("annotate", "one.ll", "--repair")
        assert "ldsopt.unknown" in said.out
        assert "nothing to tell apart; every LDS-DMA made visible to the backend's wait insertion" in said.err

    def test_keep_asm_waits(self, ldsopt: CommandLine) -> None:
        text = ldsopt.EXAMPLE.replace(
            "  %x = load", '  call void asm sideeffect "s_barrier", ""()\n  %x = load'
        )
        (ldsopt.place / "w.ll").write_text(text)
        assert " asm " not in ldsopt("annotate", "w.ll", "--mcpu", "gfx942", "--no-check").out
        assert " asm " in ldsopt("annotate", "w.ll", "--mcpu", "gfx942", "--no-check", "--keep-asm-waits").out

    @pytest.mark.parametrize("level", ["O1", "O2", "O3"])
    def test_opt_runs_llvm_first(self, ldsopt: CommandLine, level: str) -> None:
        (ldsopt.place / "u.ll").write_text(
            ldsopt.EXAMPLE.replace(
                "  %b = get",
                "  %slot = alloca i32, addrspace(5)\n  store i32 %at, ptr addrspace(5) %slot\n  %b = get",
            )
        )
        assert "warning: the IR looks unoptimized" in ldsopt("annotate", "u.ll", "--mcpu", "gfx942").err
        said = ldsopt("annotate", "u.ll", "--mcpu", "gfx942", "--opt", level)
        assert said.code == 0
        assert "alloca" not in said.out
        assert "!alias.scope" in said.out
        assert "warning" not in said.err


class TestSummary:
    def test_says_what_was_done_and_what_it_rests_on(self, ldsopt: CommandLine) -> None:
        lines = ldsopt("annotate", "k.ll", "--mcpu", "gfx942", "-o", "out.ll").err.splitlines()
        assert lines[0] == "k.ll (gfx942): 2 bases told apart: A, B"
        assert "  kernel copy: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 LDS-DMA scoped" in lines
        assert any(
            line.startswith("  assumed: named-bases: ")
            and line.endswith("(refuse with --no-assume named-bases)")
            for line in lines
        )
        assert (
            "  proved: no LDS address escapes, so integers from memory and calls are plain offsets" in lines
        )

    def test_quiet(self, ldsopt: CommandLine) -> None:
        assert ldsopt("annotate", "k.ll", "-o", "out.ll", "--quiet").err == ""

    def test_says_when_an_address_escapes(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "e.ll").write_text(
            (CASES / "escaped.ll")
            .read_text()
            .replace("  ret void", "  store float %x, ptr addrspace(3) @A, align 4\n  ret void")
        )
        assert (
            "  an LDS address escapes: whatever comes from memory or calls counts as ambiguous"
            in ldsopt("annotate", "e.ll").err
        )

    def test_names_functions_left_whole(self, ldsopt: CommandLine) -> None:
        text = ldsopt.EXAMPLE.replace(
            "  %x = load",
            '  call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds", ""()\n  %x = load',
        )
        (ldsopt.place / "h.ll").write_text(text)
        said = ldsopt("annotate", "h.ll", "-o", "out.ll")
        assert "    left whole: an LDS-DMA that the backend does not track: call void asm" in said.err

    def test_explain_points_at_the_input(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "x.ll").write_text(
            (CASES / "sub_then_add.ll")
            .read_text()
            .replace("  ret void", "  store float %x, ptr addrspace(3) @A, align 4\n  ret void")
        )
        said = ldsopt("annotate", "x.ll", "-o", "out.ll", "--explain")
        (where,) = re.findall(
            r"^    x\.ll:(\d+): load: derived from LDS, but its base was lost$", said.err, re.MULTILINE
        )
        assert "%x = load float" in (ldsopt.place / "x.ll").read_text().splitlines()[int(where) - 1]
        chain = re.findall(r"^        (from|lost at): (.*)$", said.err, re.MULTILINE)
        assert chain == [
            ("from", "%p = inttoptr i32 %e to ptr addrspace(3)"),
            ("from", "%e = add i32 %d, %b"),
            ("lost at", "%d = sub i32 %a, %b"),
        ]


class TestRemarks:
    def test_are_llvms_yaml(self, ldsopt: CommandLine) -> None:
        assert ldsopt("annotate", GEMM, "-o", "out.ll", "--remarks", "r.yaml", "-q").code == 0
        documents = (ldsopt.place / "r.yaml").read_text().split("--- ")[1:]
        accesses = json.loads(ldsopt("annotate", GEMM, "--json", "-", "-q").out)["functions"][0]["accesses"]
        assert len(documents) == len(accesses)
        for document, access in zip(documents, accesses, strict=True):
            kind, *lines = document.splitlines()
            assert kind == ("!Passed" if access["status"] == "tagged" else "!Missed")
            assert lines[0] == "Pass:            ldsopt-annotate"
            assert lines[-1] == "..."
            assert f"  - Access:          '{access['kind']}'" in lines

    def test_name_the_source_line_where_there_is_debug_info(
        self, ldsopt: CommandLine, tmp_path: Path
    ) -> None:
        debug = """
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "it's.c", directory: "/")
!3 = distinct !DISubprogram(name: "copy", scope: !2, file: !2, line: 1, type: !4, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 7, column: 3, scope: !3)
"""
        text = ldsopt.EXAMPLE.replace("i32 %at) {", "i32 %at) !dbg !3 {").replace(
            "%b, align 4", "%b, align 4, !dbg !6"
        )
        (tmp_path / "d.ll").write_text(text + debug)
        ldsopt("annotate", "d.ll", "-o", "out.ll", "--remarks", "-", "-q")
        said = ldsopt("annotate", "d.ll", "-o", "out.ll", "--remarks", "-", "-q")
        assert "DebugLoc:        { File: 'it''s.c', Line: 7, Column: 3 }" in said.out


class TestTwice:
    def test_is_once(self, ldsopt: CommandLine) -> None:
        ldsopt("annotate", "k.ll", "-o", "once.ll", "-q")
        said = ldsopt("annotate", "once.ll", "-o", "twice.ll")
        assert "unchanged: already annotated" in said.err
        assert canonical((ldsopt.place / "twice.ll").read_text()) == canonical(
            (ldsopt.place / "once.ll").read_text()
        )


WAVE = """\
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 128)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx1030" }
"""


@pytest.mark.parametrize(("features", "is_apart"), [("+wavefrontsize32", True), ("+wavefrontsize64", False)])
def test_mattr_says_how_much_a_wave_copies(ldsopt: CommandLine, features: str, is_apart: bool) -> None:
    """32 lanes copy 128 bytes, 64 lanes 256: the read is of bytes behind them, or of those."""
    (ldsopt.place / "wave.ll").write_text(WAVE)
    said = ldsopt("annotate", "wave.ll", "--precise", "--bases", "all", "--keep-tags", "--mattr", features)
    assert said.code == 0
    assert ("!noalias" in said.out) == is_apart
