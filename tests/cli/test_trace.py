"""`ldsopt trace`: where reports and timelines go, and what is wrong with a call or a dump."""

from __future__ import annotations

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


def test_the_summary_goes_to_standard_output(ldsopt: CommandLine) -> None:
    said = ldsopt("trace", "k.dump")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(
        "k.dump: kernel gemm (gfx942): 8 runs of scopes, 2 marks by 4 waves of 2 workgroups"
    )


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


def test_json_and_its_short_form(ldsopt: CommandLine) -> None:
    assert json.loads(ldsopt("trace", "k.dump", "--json").out) == json.loads(
        ldsopt("trace", "k.dump", "--format", "json").out
    )


def test_what_is_missing_is_a_failure_only_where_that_is_asked_for(ldsopt: CommandLine) -> None:
    said = ldsopt("trace", "cut.dump")
    assert said.code == 0
    assert "missing: 1 slot that the file does not hold\n" in said.out
    strict = ldsopt("trace", "cut.dump", "--strict", "-o", "t.svg")
    assert (strict.code, strict.error) == (1, "cut.dump: the trace is not complete")
    assert (ldsopt.place / "t.svg").exists()
    assert ldsopt("trace", "k.dump", "--strict").code == 0


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("trace", "k.ll"), 3, "k.ll: this is no dump of records; give what"),
        (("trace", "nowhere.dump"), 3, "nowhere.dump: no such file or directory"),
        (
            ("trace", "k.dump", "-o", "t.png"),
            2,
            "-o 't.png': the name says what is written; give a .json, .html, .svg",
        ),
        (("trace", "k.dump", "--subtract-cost"), 3, "k.dump: no wave has run through an empty scope"),
        (
            ("trace", "k.dump", "-o", "no/such/t.svg"),
            3,
            "no/such/t.svg: cannot write: no such file or directory",
        ),
        (("trace",), 2, "missing argument 'DUMP'"),
    ],
)
def test_what_is_wrong_is_one_line_and_writes_nothing(
    ldsopt: CommandLine, arguments: tuple[str, ...], code: int, words: str
) -> None:
    before = sorted(path.name for path in ldsopt.place.iterdir())
    said = ldsopt(*arguments)
    assert said.code == code
    assert words in said.error
    assert said.out == ""
    assert sorted(path.name for path in ldsopt.place.iterdir()) == before


def test_a_dump_from_standard_input(ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr(
        "sys.stdin", io.TextIOWrapper(io.BytesIO(raw_dump(HEADER, {0: slot(HEADER, 0, TWO)})))
    )
    assert ldsopt("trace", "-").out.startswith("<stdin>: kernel gemm")
