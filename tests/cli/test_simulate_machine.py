"""`ldsopt simulate --machine`: IR that is compiled, assembly and objects give one result; what cannot run is named."""

from __future__ import annotations

import json
import shutil

import numpy as np
import pytest
from command_line import CommandLine
from simulated_kernels import kernel

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

LAUNCH = ("--block", "128", "--arg", "in: i32[128]=arange", "--arg", "out: i32[128]=zeros")
FENCED = """fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire"""


@pytest.fixture
def files(ldsopt: CommandLine) -> CommandLine:
    (ldsopt.place / "lds.ll").write_text(kernel(barrier=FENCED))
    (ldsopt.place / "bare.ll").write_text(kernel())
    (ldsopt.place / "race.ll").write_text(kernel(barrier=""))
    return ldsopt


@pytest.mark.parametrize("form", ["ll", "s", "o"])
def test_every_form_of_the_code_gives_the_same(files: CommandLine, form: str) -> None:
    if form == "o" and not any(shutil.which(name) for name in ("llvm-objdump", "llvm-objdump-22")):
        pytest.skip("no llvm-objdump")
    if form != "ll":
        emit = ("--emit", "obj") if form == "o" else ()
        assert files("compile", "lds.ll", *emit, "-o", f"lds.{form}").code == 0
    result = files("simulate", f"lds.{form}", "--machine", *LAUNCH, "--outputs", "out")
    assert result.code == 0, result.err
    assert "no findings" in result.out
    assert (np.load(files.place / "out" / "out.npy") == (np.arange(128) ^ 64) + 1).all()


def test_a_race_is_a_finding_with_its_line_in_the_assembly(files: CommandLine) -> None:
    files("compile", "race.ll", "-o", "race.s")
    result = files("simulate", "race.s", "--machine", *LAUNCH, "--format", "json")
    assert result.code == 1
    found = json.loads(result.out)["findings"]
    race = next(one for one in found if one["kind"] == "race")
    line = (files.place / "race.s").read_text().split("\n")[race["access"]["site"]["line"] - 1]
    assert line.strip().startswith("ds_")


def test_a_bare_barrier_orders_no_lds(files: CommandLine) -> None:
    """Without fences LLVM lets a store to LDS go on behind the barrier; executing IR does not show that."""
    assert files("simulate", "bare.ll", *LAUNCH).code == 0
    said = files("simulate", "bare.ll", "--machine", *LAUNCH)
    assert said.code == 1
    assert "race: " in said.out


def test_an_architecture_without_semantics_is_named(files: CommandLine) -> None:
    files("compile", "lds.ll", "-o", "lds.s")
    text = (files.place / "lds.s").read_text().replace("--gfx942", "--gfx908")
    (files.place / "other.s").write_text(text)
    said = files("simulate", "other.s", "--machine", *LAUNCH)
    assert "machine code of gfx908 cannot be executed" in said.error


def test_a_removed_wait_is_found(files: CommandLine) -> None:
    files("compile", "lds.ll", "-o", "lds.s")
    text = (files.place / "lds.s").read_text()
    assert "s_waitcnt vmcnt(0)" in text
    (files.place / "lds.s").write_text(text.replace("s_waitcnt vmcnt(0)", "s_nop 0", 1))
    result = files("simulate", "lds.s", "--machine", *LAUNCH)
    assert result.code == 1
    assert "register-hazard" in result.out


def test_what_cannot_run_is_listed_and_refused(files: CommandLine) -> None:
    files("compile", "lds.ll", "-o", "lds.s")
    text = (files.place / "lds.s").read_text().replace("s_barrier", "s_barrier\n\ts_frobnicate s0", 1)
    (files.place / "odd.s").write_text(text)
    listed = files("simulate", "--machine", "--list-missing", "odd.s")
    assert listed.code == 0
    assert "s_frobnicate s0: no pseudocode" in listed.out
    refused = files("simulate", "odd.s", "--machine", *LAUNCH)
    assert refused.code == 3
    assert refused.err.count("\n") == 1
    assert "odd.s:" in refused.err and "s_frobnicate" in refused.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("lds.ll", "--machine"), "no launch"),
        (("lds.ll", "--machine", *LAUNCH, "--dump-records", "r"), "--dump-records is for IR"),
        (("lds.ll", "--machine", "--block", "128", "--arg", "i32=1"), "takes 2 arguments"),
    ],
)
def test_errors_are_one_line(files: CommandLine, arguments: tuple[str, ...], words: str) -> None:
    result = files("simulate", arguments[0], *arguments[1:])
    assert result.code not in (0, 1, 70)
    assert words in result.err
    assert result.out == ""


def test_verify_compares_ir_with_the_code_that_is_made_of_it(files: CommandLine) -> None:
    said = files("verify", "lds.ll", "lds.ll", "--machine", "--quick", *LAUNCH)
    assert said.code == 0, said.err
    assert "equal (bit by bit) under 3 schedules" in said.out


def test_verify_finds_a_wait_that_the_code_lacks(files: CommandLine) -> None:
    files("compile", "lds.ll", "-o", "lds.s")
    text = (files.place / "lds.s").read_text()
    (files.place / "lds.s").write_text(text.replace("s_waitcnt vmcnt(0)", "s_nop 0", 1))
    said = files("verify", "lds.ll", "lds.s", "--machine", "--quick", *LAUNCH)
    assert said.code == 1
    assert "register-hazard" in said.out
    assert "different: out" in said.out


def test_verify_compiles_by_the_compiler_that_is_named(files: CommandLine) -> None:
    said = files(
        "verify", "lds.ll", "lds.ll", "--machine", "--quick", *LAUNCH, "--compiler", "llc:no-such-llc"
    )
    assert said.code == 5
    assert "no-such-llc" in said.err
