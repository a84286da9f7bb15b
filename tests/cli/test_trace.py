"""`ldsopt trace` and `timeline`: where reports and timelines go, and timelines by counts; the rest is `tests/cases/timeline`."""

import json
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))
from dump_files import HEADER, TWO, buffer, raw_dump, slot
from simulated_kernels import kernel

from ldsopt import Unavailable
from ldsopt.records.dump import compose

WHOLE = compose(HEADER, buffer(HEADER, {0: slot(HEADER, 0, TWO, ticks=(0, 1000)), 1: slot(HEADER, 1, TWO)}))


@pytest.fixture(autouse=True)
def dumps(ldsopt: CommandLine) -> None:
    """A dump, and one of which a workgroup is missing."""
    (ldsopt.place / "k.dump").write_bytes(WHOLE)
    (ldsopt.place / "cut.dump").write_bytes(WHOLE[:-1])
    (ldsopt.place / "simulated.dump").write_bytes(compose(HEADER.simulated(), buffer(HEADER, {})))
    (ldsopt.place / "empty").mkdir(exist_ok=True)


def test_timelines_are_written_by_their_names(ldsopt: CommandLine) -> None:
    said = ldsopt(
        "trace",
        "k.dump",
        "-o",
        "t.json",
        "-o",
        "t.html",
        "-o",
        "t.svg",
        "--format",
        "csv",
        "--report",
        "t.csv",
    )
    assert (said.code, said.out, said.err) == (0, "", "")
    texts = {name: (ldsopt.place / f"t.{name}").read_text() for name in ("json", "html", "svg", "csv")}
    assert json.loads(texts["json"])["traceEvents"]
    assert texts["html"].startswith("<!DOCTYPE html>")
    assert texts["svg"].startswith("<svg ")
    assert texts["csv"].count("\n") == 11


def test_what_is_missing_is_a_failure_only_where_that_is_asked_for(ldsopt: CommandLine) -> None:
    said = ldsopt("trace", "cut.dump", "--partial")
    assert said.code == 0
    assert "missing: 1 slot that the file does not hold\n" in said.out
    strict = ldsopt("trace", "cut.dump", "--partial", "--strict", "-o", "t.svg")
    assert (strict.code, strict.error) == (1, "cut.dump: the trace is not complete")
    assert (ldsopt.place / "t.svg").exists()
    assert ldsopt("trace", "k.dump", "--strict").code == 0


def test_a_dump_from_standard_input(ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr(
        "sys.stdin", io.TextIOWrapper(io.BytesIO(raw_dump(HEADER, {0: slot(HEADER, 0, TWO)})))
    )
    assert ldsopt("trace", "-").out.startswith("<stdin>: kernel gemm")


class TestATree:
    def test_a_folder_of_dumps(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "dumps").mkdir()
        for number in (1, 2):
            (ldsopt.place / "dumps" / f"gemm.{number}.dump").write_bytes(WHOLE)
        said = ldsopt("trace", "dumps", "-o", "scopes.html")
        assert said.code == 0
        assert said.out.startswith("kernel gemm (gfx942): 2 launches, in cycles\nscope ")
        page = (ldsopt.place / "scopes.html").read_text()
        assert page.startswith("<!DOCTYPE html>")
        assert "2 launches" in page

    def test_by_wave_and_by_workgroup(self, ldsopt: CommandLine) -> None:
        for by in ("wave", "workgroup"):
            trees = json.loads(ldsopt("trace", "k.dump", "--by", by, "--json").out)["trees"]
            assert [tree["part"] for tree in trees] == [f"{by} 0", f"{by} 1"]
            whole = json.loads(ldsopt("trace", "k.dump", "--tree", "--json").out)["trees"][0]["scopes"]
            runs = [one["runs"] for tree in trees for one in tree["scopes"]]
            assert sum(runs) == sum(one["runs"] for one in whole)


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
