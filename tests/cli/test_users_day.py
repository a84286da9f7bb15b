"""A day with the program: what a new user tries, and what they are told."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from command_line import GEMM, CommandLine

import ldsopt as library

NEWER = """
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
"""
UNLINKED = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %q
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
READERS = ["annotate", "check", "compile", "liveness", "measure", "pack"]


class TestWhatIsNoIrIsNamed:
    CASES = {  # noqa: RUF012
        "k.ll.gz": (gzip.compress(b"define void @k()"), "gzip-compressed data", "gunzip"),
        "bom.ll": (b"\xef\xbb\xbfdefine void @k() {\n  ret void\n}\n", "text that begins with a byte order mark", "without"),
        "wide.ll": ("define void @k()".encode("utf-16"), "UTF-16 text", "UTF-8"),
        "k.json": (b'{"a": 1}', "JSON", "measure"),
        "k.hip": (b"#include <hip/hip_runtime.h>\n__global__ void k(int *p) {}\n", "HIP or C\\+\\+ source", "hipcc"),
        "k.cl": (b"__kernel void k(__global int *p) { *p = 1; }\n", "OpenCL C", "clang -x cl"),
        "README.md": (b"# A kernel\n\n```python\nimport numpy\n```\n", "Markdown", "module"),
        "page.md": (b"<p align=center>\n\n## Use\n\n```c\n#include <a.h>\n```\n", "Markdown", "module"),
        "k.py": (b"# Makes the kernel.\nimport triton\n", "Python source", "LLVM IR"),
        "k.mlir": (b"module attributes {gpu.container_module} {\n}\n", "MLIR", "mlir-translate"),
        "k.s": (b'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n', "assembly", "measure"),
    }  # fmt: skip

    @pytest.mark.parametrize("name", CASES)
    def test_with_what_to_do(self, ldsopt: CommandLine, name: str) -> None:
        data, what, remedy = self.CASES[name]
        (ldsopt.place / name).write_bytes(data)
        said = ldsopt("annotate", name, "-o", "out.ll")
        assert said.code == 3
        assert re.match(
            rf"{re.escape(name)}: this is {what}; LLVM IR .* is needed here; .*{remedy}", said.error
        )
        assert not (ldsopt.place / "out.ll").exists()

    def test_ir_that_mentions_such_things_is_ir(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "x.ll").write_text(
            "; #include <hip/hip_runtime.h> and __global__\n" + library.EXAMPLE + "oops\n"
        )
        assert "invalid IR: expected top-level entity" in ldsopt("annotate", "x.ll").error


class TestErrorsHaveACaret:
    @pytest.mark.parametrize("command", READERS)
    def test_below_the_line_at_fault(self, ldsopt: CommandLine, command: str) -> None:
        (ldsopt.place / "bad.ll").write_text(
            "define void @k(i32 %a) {\n  %x = add foo %a, 2\n  ret void\n}\n"
        )
        said = ldsopt(command, "bad.ll", "--mcpu", "gfx942")
        assert said.code == 3
        assert said.err == (
            "ldsopt: error: bad.ll:2:12: invalid IR: expected type\n    %x = add foo %a, 2\n             ^\n"
        )

    def test_counts_characters_where_llvm_counts_bytes(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "bad.ll").write_text('@"ä" = glob i32 0\n')
        *_, line, caret = ldsopt("annotate", "bad.ll").err.splitlines()
        assert line[caret.index("^") :].startswith("glob")

    def test_a_hostile_line_is_neither_obeyed_nor_endless(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "bad.ll").write_text("x" * 50_000 + " \x1b[2J\u202e" + "y" * 50_000)
        said = ldsopt("annotate", "bad.ll", "-q")
        assert len(said.err) < 500
        (ldsopt.place / "bad.ll").write_text("define voi\x1b[2J @k()\n")
        assert "\x1b" not in ldsopt("annotate", "bad.ll").err

    def test_a_hostile_name_of_a_file_is_escaped(self, ldsopt: CommandLine) -> None:
        said = ldsopt("annotate", "a\x1b[31m\nb.ll")
        assert said.err == "ldsopt: error: a\\x1b[31m b.ll: meets no file\n"


PLAIN = 'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() {\n  ret void\n}\n'
"""A module of which no transform changes anything, and which names no architecture."""


class TestArchitecture:
    @pytest.mark.parametrize("command", READERS)
    def test_may_stand_in_the_name_of_the_file(self, ldsopt: CommandLine, command: str) -> None:
        (ldsopt.place / "x.gfx950.ll").write_text(library.EXAMPLE)
        said = ldsopt(command, "x.gfx950.ll", *(["--check"] if command == "annotate" else []))
        assert said.code == 0, said.err
        assert "gfx950" in said.out + said.err or command == "liveness"

    def test_in_the_name_gives_way_to_what_the_module_says(self, ldsopt: CommandLine) -> None:
        said_inside = library.EXAMPLE.replace("i32 %at) ", 'i32 %at) "target-cpu"="gfx942" ')
        (ldsopt.place / "x.gfx950.ll").write_text(said_inside)
        assert "(gfx942)" in ldsopt("annotate", "x.gfx950.ll").err

    @pytest.mark.parametrize("command", ["annotate", "pack"])
    @pytest.mark.parametrize("output", [["out.ll", "--respell"], ["out.bc"]])
    def test_that_was_given_is_written_into_what_llvm_prints(
        self, ldsopt: CommandLine, command: str, output: list[str]
    ) -> None:
        assert ldsopt(command, "k.ll", "--mcpu", "gfx942", "-o", *output).code == 0
        (measured,) = library.measure_file(output[0])
        assert measured.arch == "gfx942"
        assert ldsopt("diff", "k.ll", output[0], "--mcpu", "gfx942").code == 0

    def test_that_was_given_is_written_into_the_users_own_text(self, ldsopt: CommandLine) -> None:
        assert ldsopt("annotate", "k.ll", "--mcpu", "gfx942", "-o", "out.ll").code == 0
        assert '%at) "target-cpu"="gfx942" ' in (ldsopt.place / "out.ll").read_text()
        assert ldsopt("measure", "out.ll").code == 0

    def test_that_the_module_says_is_not_written_again(self, ldsopt: CommandLine) -> None:
        inside = library.EXAMPLE.replace("i32 %at) ", 'i32 %at) "target-cpu"="gfx942" ')
        (ldsopt.place / "own.ll").write_text(inside)
        assert ldsopt("annotate", "own.ll", "-o", "out.ll").code == 0
        assert (ldsopt.place / "out.ll").read_text().count("target-cpu") == 1

    @pytest.mark.parametrize("command", ["annotate", "pack", "optimize"])
    def test_is_all_that_an_unchanged_module_gains(self, ldsopt: CommandLine, command: str) -> None:
        (ldsopt.place / "plain.ll").write_text(PLAIN)
        assert ldsopt(command, "plain.ll", "--mcpu", "gfx942", "-o", "out.ll").code == 0
        written = (ldsopt.place / "out.ll").read_text()
        assert written.replace(' "target-cpu"="gfx942"', "") == PLAIN != written
        for words in (
            ["diff", "plain.ll", "out.ll"],
            ["verify", "plain.ll", "out.ll"],
            ["measure", "out.ll"],
        ):
            assert ldsopt(*words).code == 0, words
        assert ldsopt("diff", "plain.ll", "out.ll").out.endswith("No changes.\n")

    @pytest.mark.parametrize("command", ["annotate", "pack", "optimize"])
    def test_stays_in_the_name_of_an_unchanged_module(self, ldsopt: CommandLine, command: str) -> None:
        (ldsopt.place / "plain.gfx942.ll").write_text(PLAIN)
        assert ldsopt(command, "plain.gfx942.ll", "-o", "out.gfx942.ll").code == 0
        assert (ldsopt.place / "out.gfx942.ll").read_text() == PLAIN
        assert ldsopt(command, "plain.gfx942.ll", "-o", "out.ll").code == 0
        assert ldsopt("measure", "out.ll").code == 0

    def test_is_added_to_functions_however_they_are_written(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "odd.ll").write_text(
            library.EXAMPLE
            + 'define internal i32 @"f (x"(ptr byref({ i32, i32 }) %p, i32 %x) unnamed_addr #0 section "a(b" align 16 {\n'
            '  ret i32 %x\n}\nattributes #0 = { nounwind "x"="y" }\n'
        )
        assert ldsopt("annotate", "odd.ll", "--mcpu", "gfx942", "-o", "out.ll", "--respell").code == 0
        text = (ldsopt.place / "out.ll").read_text()
        assert '= { nounwind "target-cpu"="gfx942" "x"="y" }' in text
        assert library.read("out.ll").arch == library.parse(library.EXAMPLE, mcpu="gfx942").arch

    def test_that_is_missing_is_not_an_unknown_intrinsic(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "newer.ll").write_text(NEWER)
        said = ldsopt("annotate", "newer.ll")
        assert said.code == 3
        assert re.match(r"newer\.ll: no architecture: .*; say which with --mcpu", said.error)
        assert ldsopt("annotate", "newer.ll", "--mcpu", "gfx942").code == 0


class TestOutputs:
    def test_are_called_as_their_input(self, ldsopt: CommandLine) -> None:
        first, second = ldsopt("annotate", "k.ll", "--respell").out.splitlines()[:2]
        assert (first, second) == ("; ModuleID = 'k.ll'", 'source_filename = "k.ll"')

    def test_keep_the_name_of_the_source(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "s.ll").write_text('source_filename = "my.c"\n' + library.EXAMPLE)
        assert 'source_filename = "my.c"' in ldsopt("annotate", "s.ll").out

    @pytest.mark.parametrize("command", [command for command in READERS if command != "liveness"])
    def test_need_a_name(self, ldsopt: CommandLine, command: str) -> None:
        said = ldsopt(command, "k.ll", "--mcpu", "gfx942", "-o", "")
        assert said.code == 2
        assert said.error == "the name of an output file is empty; - is standard output"

    @pytest.mark.parametrize(
        "arguments",
        [
            ["--help"],
            *([command, "k.ll", "--mcpu", "gfx942"] for command in READERS),
            ["simulate", "--list-missing", "."],
        ],
        ids=lambda arguments: arguments[0],
    )
    def test_that_do_not_fit_are_one_line_and_no_bug(self, ldsopt: CommandLine, arguments: list[str]) -> None:
        with Path("/dev/full").open("w") as full:
            said = subprocess.run(
                [sys.executable, "-m", "ldsopt", *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert said.returncode == 3
        assert re.fullmatch(
            r"ldsopt: error: (<stdout>: )?cannot write: no space left on device\n", said.stderr
        )


class TestUnlinkedModules:
    @pytest.mark.parametrize("command", ["annotate", "check", "compile", "measure", "pack"])
    def test_are_noted_with_what_to_do(self, ldsopt: CommandLine, command: str) -> None:
        (ldsopt.place / "cl.ll").write_text(UNLINKED)
        said = ldsopt(command, "cl.ll", "--mcpu", "gfx942", "-o", "out.s")
        assert said.code == 0
        assert re.search(
            r"not linked: it calls _Z13get_global_idj .* Link it with ROCm's device libraries", said.err
        )

    def test_intrinsics_and_unused_declarations_are_none(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "whole.ll").write_text(library.EXAMPLE + "declare i32 @unused(i32)\n")
        assert "not linked" not in ldsopt("annotate", "whole.ll", "-o", "out.ll").err


class TestQuietAndJson:
    @pytest.mark.parametrize("command", READERS)
    def test_quiet_says_nothing_on_standard_error(self, ldsopt: CommandLine, command: str) -> None:
        assert ldsopt(command, "k.ll", "--mcpu", "gfx942", "-q").err == ""
        assert ldsopt(command, "none.ll", "-q").err == "ldsopt: error: none.ll: no such file or directory\n"


class TestDirectories:
    @pytest.fixture
    def kernels(self, ldsopt: CommandLine) -> Path:
        for name in ("a.gfx942.ll", "fp8/b.gfx942.ll"):
            path = ldsopt.place / "build" / "kernels" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(library.EXAMPLE)
        return Path("build/kernels")

    def test_one_bad_file_does_not_end_them(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "bad.ll").write_text("oops\n")
        said = ldsopt("measure", kernels, "--json")
        assert said.code == 3
        assert len(json.loads(said.out)["measurements"]) == 2
        assert said.err.splitlines() == [
            "ldsopt: not measured: build/kernels/bad.ll:1:1: invalid IR: expected top-level entity",
            "ldsopt: error: 1 file could not be measured",
        ]
        said = ldsopt("diff", kernels, kernels)
        assert said.code == 3
        assert "No changes." in said.out

    def test_of_bad_files_only_are_bad(self, ldsopt: CommandLine) -> None:
        Path("only").mkdir()
        Path("only/bad.ll").write_text("oops\n")
        said = ldsopt("measure", "only")
        assert (said.code, said.out) == (3, "")
        assert said.error.startswith("only/bad.ll:1:1: ")

    def test_with_a_bad_file_are_listed_whole_by_simulate(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "bad.ll").write_text("oops\n")
        said = ldsopt("simulate", "--list-missing", kernels)
        assert said.code == 3
        assert said.out.splitlines() == [
            "not read: build/kernels/bad.ll:1:1: invalid IR: expected top-level entity",
            "2 of 3 modules can run",
        ]
        assert said.error == "1 file could not be read"

    def test_other_json_files_are_passed_over(self, ldsopt: CommandLine, kernels: Path) -> None:
        (kernels / "launch.json").write_text("{}")
        assert ldsopt("measure", kernels).code == 0

    @pytest.mark.parametrize("start", [".", "build", "build/kernels"])
    def test_are_held_against_their_record_from_wherever(
        self, ldsopt: CommandLine, kernels: Path, monkeypatch: pytest.MonkeyPatch, start: str
    ) -> None:
        """The recipe for CI in README.md."""
        assert ldsopt("measure", kernels, "--json", "-o", "main.json").code == 0
        gemm = kernels / "fp8" / "b.gfx942.ll"
        assert ldsopt("annotate", gemm, "-o", gemm).code == 0
        record = ldsopt.place / "main.json"
        monkeypatch.chdir(start)
        said = ldsopt(
            "diff", record, kernels.relative_to(start), "--format", "markdown", "--fail-on", "regressions"
        )
        assert said.code == 0, said.err
        assert "fp8/b.gfx942" in said.out
        assert "a.gfx942:" not in said.out

    def test_may_gain_a_module_beside_the_only_one_of_the_record(
        self, ldsopt: CommandLine, kernels: Path
    ) -> None:
        (kernels / "fp8" / "b.gfx942.ll").unlink()
        ldsopt("measure", kernels, "--json", "-o", "main.json")
        (kernels / "new.gfx942.ll").write_text(library.EXAMPLE)
        said = ldsopt("diff", "main.json", kernels)
        assert said.code == 0, said.err
        assert "new.gfx942" in said.out

    def test_with_no_name_in_common_are_not_compared(self, ldsopt: CommandLine, kernels: Path) -> None:
        ldsopt("measure", kernels, "--json", "-o", "main.json")
        for path in list(kernels.rglob("*.ll")):
            path.rename(path.with_name(f"other{path.name}"))
        assert ldsopt("diff", "main.json", kernels).code == 2


class TestSubtargetFeatures:
    """``--mattr`` means the same on every command: it says how large a wave is."""

    KERNEL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %size = call i32 @llvm.amdgcn.wavefrontsize()
  store i32 %size, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.wavefrontsize()
"""

    @pytest.mark.parametrize(("features", "lanes"), [("", 32), ("+wavefrontsize64", 64)])
    def test_of_simulate(self, ldsopt: CommandLine, features: str, lanes: int) -> None:
        (ldsopt.place / "w.gfx1100.ll").write_text(self.KERNEL)
        said = ldsopt(
            "simulate",
            "w.gfx1100.ll",
            "--block",
            "64",
            "--arg",
            "out: i32[1]=zeros",
            "--mattr",
            features,
            "--outputs",
            "o",
        )
        assert said.code == 0, said.err
        assert np.load(ldsopt.place / "o" / "out.npy").tolist() == [lanes]


class TestDynamicLds:
    def test_counts_against_lds_and_occupancy(self) -> None:
        """Named dynamic bases have no size in the IR: only the launch knows."""
        plain, launched = (
            library.measure_file(GEMM, dynamic_lds=size)[0].functions[0] for size in (0, 40_000)
        )
        assert (plain.resources.lds_bytes, launched.resources.lds_bytes) == (0, 40_000)
        assert (plain.resources.occupancy, launched.resources.occupancy) == (3, 1)
        assert plain.waits == launched.waits

    def test_that_no_workgroup_can_have_is_bad_input(self, ldsopt: CommandLine) -> None:
        said = ldsopt("measure", GEMM, "--dynamic-lds", "65537")
        assert said.code == 3
        assert (
            "kernel 'named_gemm' needs 65537 bytes of LDS with the 65537 of the launch; a workgroup on gfx942 has 65536"
            in said.error
        )
