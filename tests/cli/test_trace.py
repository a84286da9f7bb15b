"""`ldsopt trace`: where reports and timelines go; what is wrong with a call is in ``calls.txt``."""

import json
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

sys.path.insert(0, str(Path(__file__).parents[1] / "records"))

from dump_files import HEADER, TWO, buffer, raw_dump, slot

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
