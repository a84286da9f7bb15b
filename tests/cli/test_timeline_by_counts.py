"""`ldsopt timeline` by counts; the rest is `tests/cases/timeline`, and `trace` ``instrument/reports_of_records.ll``."""

import json
from pathlib import Path

import pytest
from command_line import CommandLine
from simulated_kernels import kernel

from ldsopt import Unavailable

ARGUMENTS = ("--block", "128", "--arg=i32[128]=arange", "--arg=i32[128]=zeros")
DIVIDED = """%wave = lshr i32 %id, 6
  %uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %is_second = icmp eq i32 %uniform, 1
  br i1 %is_second, label %more, label %behind
more:
  store volatile i32 7, ptr addrspace(3) %own
  br label %behind
behind:"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "lds.ll").write_text(kernel())
    return tmp_path


def take_pseudocode_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code cannot be executed, as where the pseudocode is not installed."""

    def missing(*_: object) -> None:
        raise Unavailable("AMD's instruction pseudocode is not installed")

    monkeypatch.setattr("ldsopt.emulate.emulate.prepare_machine", missing)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    take_pseudocode_away(monkeypatch)


@pytest.fixture
def executed() -> None:
    """Machine code can be executed."""
    pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")


@pytest.mark.usefixtures("files", "counted")
class TestByCounts:
    def test_the_report_says_so_and_why(self, ldsopt: CommandLine) -> None:
        said = ldsopt("timeline", "lds.ll", *ARGUMENTS)
        assert said.code == 0, said.err
        assert (
            "what waves execute: counts of the IR's blocks, as AMD's instruction pseudocode is not installed\n"
            in said.out
        )
        assert "LDS accesses count without bank conflicts" in said.out

    def test_waves_that_take_different_paths_are_refused(self, ldsopt: CommandLine) -> None:
        write_divided()
        refused = ldsopt("timeline", "divided.ll", *ARGUMENTS)
        assert refused.code == 3
        assert (
            "not all waves execute a block equally often, so that the path of its waves is not known"
            in refused.err
        )
        assert (
            "its machine code was not executed: AMD's instruction pseudocode is not installed\n"
            in refused.err
        )

    def test_machine_code_without_ir_is_refused(self, ldsopt: CommandLine) -> None:
        ldsopt("compile", "lds.ll", "-o", "k.s")
        refused = ldsopt("timeline", "k.s", *ARGUMENTS)
        assert (refused.code, refused.out) == (5, "")
        assert "pseudocode is not installed" in refused.err


@pytest.mark.usefixtures("files", "executed")
def test_both_ways_give_the_same_where_both_can(ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    executed = json.loads(ldsopt("timeline", "lds.ll", *ARGUMENTS, "--json").out)
    take_pseudocode_away(monkeypatch)
    counted = json.loads(ldsopt("timeline", "lds.ll", *ARGUMENTS, "--json").out)
    assert counted["known_by"] != executed["known_by"]
    assert counted["rows"] == executed["rows"]


def write_divided() -> None:
    declared = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n"
    Path("divided.ll").write_text(kernel(barrier=DIVIDED) + declared)
