"""Every command says where a finding is as compilers do, ``file:line: message``, by the lines that the user wrote."""

from __future__ import annotations

import json
import re

import llvmlite.binding as llvm
import pytest
from command_line import CommandLine, Said

from ldsopt import parse

TEXT = """; LLVM's own print has neither this comment

; nor this one, nor the blank lines
target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [64 x i32] poison, align 16
@two = internal addrspace(3) global [64 x i32] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()

  %l = and i32 %id, 63
  %own = getelementptr i32, ptr addrspace(3) @buf, i32 %l
  store i32 STORED, ptr addrspace(3) %own, align 4 ; here

  %v = load i32, ptr addrspace(3) %own, align 4
  %t = getelementptr i32, ptr addrspace(3) @two, i32 %l
  %u = load i32, ptr addrspace(3) %t, align 4
  %s = add i32 %u, %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
"""
RACE, SAME = (TEXT.replace("STORED", value) for value in ("%id", "7"))
LAUNCH = ("--block", "128", "--arg", "out: i32[128]=zeros")
STORE, READ, UNWRITTEN = (
    1 + RACE[: RACE.index(line)].count("\n") for line in ("store", "%v = load", "%u = load")
)


def places(said: Said, file: str) -> list[tuple[int, str]]:
    """The lines of a file that a report names, each with the first word behind it."""
    found = re.findall(
        rf"^ *(?:ldsopt: error: )?{re.escape(file)}:(\d+): ([\w-]+)", said.out + said.err, re.MULTILINE
    )
    return [(int(line), word) for line, word in found]


@pytest.fixture
def run(ldsopt: CommandLine) -> CommandLine:
    (ldsopt.place / "race.ll").write_text(RACE)
    (ldsopt.place / "same.ll").write_text(SAME)
    return ldsopt


def test_simulate(run: CommandLine) -> None:
    assert places(run("simulate", "race.ll", *LAUNCH, "--verbose"), "race.ll") == [
        (STORE, "race"), (READ, "earlier"), (READ, "race"), (STORE, "earlier"), (UNWRITTEN, "uninitialized-read"),
    ]  # fmt: skip


def test_verify(run: CommandLine) -> None:
    said = run("verify", "same.ll", "race.ll", "--quick")
    assert said.code == 1
    assert places(said, "race.ll")[:2] == [(STORE, "race"), (READ, "earlier")]


@pytest.mark.parametrize("command", ["liveness", "pack"])
def test_the_analyses(run: CommandLine, command: str) -> None:
    said = run(command, "race.ll", *(["-o", "out.ll"] if command == "pack" else []))
    assert said.code == 1
    assert said.error.startswith(f"race.ll:{UNWRITTEN}: reads bytes of @two")


def test_the_summary_of_pack(run: CommandLine) -> None:
    assert (UNWRITTEN, "error") in places(run("pack", "race.ll", "--no-share", "-o", "out.ll"), "race.ll")


def test_what_cannot_be_simulated(run: CommandLine) -> None:
    (run.place / "asm.ll").write_text(
        RACE.replace("%l = and i32 %id, 63", '%l = call i32 asm "s_odd $0", "=v"()')
    )
    said = run("simulate", "asm.ll", *LAUNCH)
    assert said.code == 3
    assert said.error.startswith('asm.ll:13: cannot simulate inline assembly "s_odd $0"')


def test_bitcode_has_no_lines_of_its_own(run: CommandLine) -> None:
    refused = RACE.replace("%l = and i32 %id, 63", '%l = call i32 asm "s_odd $0", "=v"()')
    (run.place / "asm.bc").write_bytes(llvm.parse_assembly(refused).as_bitcode())
    said = run("simulate", "asm.bc", *LAUNCH)
    assert re.fullmatch(
        r'asm\.bc: cannot simulate inline assembly "s_odd \$0"; add it to \S+ \(canonical line \d+\)',
        said.error,
    )
    data = llvm.parse_assembly(RACE).as_bitcode()
    (run.place / "race.bc").write_bytes(data)
    line = 1 + next(i for i, text in enumerate(parse(data).lines) if text.startswith("  store i32 %id"))
    assert f"\nrace.bc: @k, canonical line {line}: race: " in run("simulate", "race.bc", *LAUNCH).out


def test_an_optimized_input_has_lines_that_the_user_does_not_know(run: CommandLine) -> None:
    said = run("annotate", "race.ll", "--opt", "O1", "--explain", "-o", "out.ll")
    assert not places(said, "race.ll")


class TestDiff:
    """A regression, as SARIF, is at the line that defines the function, as far as the input has lines."""

    @staticmethod
    def region(run: CommandLine, before: str, after: str) -> dict[str, int] | None:
        said = run("diff", before, after, "--format", "sarif", "--metric", "waits")
        (result,) = json.loads(said.out)["runs"][0]["results"]
        (place,) = result["locations"]
        assert place["physicalLocation"]["artifactLocation"] == {"uri": after}
        region: dict[str, int] | None = place["physicalLocation"].get("region")
        return region

    @pytest.fixture
    def waiting(self, run: CommandLine) -> CommandLine:
        waits = "  call void @llvm.amdgcn.s.waitcnt(i32 0)\n  ret void"
        declared = "declare void @llvm.amdgcn.s.waitcnt(i32)\n\ndefine"
        text = RACE.replace("  ret void", waits).replace("define", declared)
        (run.place / "waits.ll").write_text(text)
        (run.place / "waits.bc").write_bytes(llvm.parse_assembly(text).as_bitcode())
        return run

    def test_of_text_at_the_line_of_its_define(self, waiting: CommandLine) -> None:
        line = 1 + RACE[: RACE.index("define")].count("\n") + 2
        assert self.region(waiting, "race.ll", "waits.ll") == {"startLine": line}

    def test_of_bitcode_and_of_records_at_the_file(self, waiting: CommandLine) -> None:
        assert self.region(waiting, "race.ll", "waits.bc") is None
        waiting("measure", "waits.ll", "--format", "json", "-o", "waits.json")
        said = waiting("diff", "race.ll", "waits.json", "--format", "sarif", "--metric", "waits")
        (result,) = json.loads(said.out)["runs"][0]["results"]
        assert "region" not in result["locations"][0]["physicalLocation"]


def test_a_line_of_assembly_that_begins_like_a_name_of_ir(ldsopt: CommandLine) -> None:
    """No instruction, so that it is unread; its place is shown as any other."""
    (ldsopt.place / "k.s").write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.type\tk,@function\n'
        "k:\n\t%155], v[80:81], v[16:17]\n\ts_endpgm\n.Lend:\n\t.size\tk, .Lend-k\n"
    )
    said = ldsopt("check", "k.s")
    assert said.code == 0
    assert "unproven unreadable-code in k" in said.out
    assert "      %155], v[80:81], v[16:17]\n      ^~~~~~\n" in said.out
