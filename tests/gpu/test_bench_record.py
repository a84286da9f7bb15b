"""The output of `ldsopt bench` for a pull request, and a run held against a record; by the stand-in for HIP."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from stand_in import KERNEL, Bench, needs_stub

from ldsopt.cli import main

RATIO = {"ratio": 0.5, "low": 0.45, "high": 0.55}


def record(folder: Path, **members: Any) -> Path:
    versions = [{"source": "a.ll", "ratio": None}, {"source": "build/b.ll", "ratio": RATIO}]
    document = {
        "schema": "ldsopt.bench/1",
        "backend": "hip",
        "device": "a GPU",
        "kernel": "k",
        "versions": versions,
    }
    file = folder / "record.json"
    file.write_text(json.dumps(document | members))
    return file


class TestRecords:
    @pytest.fixture
    def refused(self, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Callable[[Path], str]:
        """The words with which a run refuses a file, before it looks for a GPU."""
        (tmp_path / "k.ll").write_text(KERNEL)

        def run(file: Path) -> str:
            assert main(["bench", str(tmp_path / "k.ll"), "--against", str(file)]) == 3
            return capfd.readouterr().err

        return run

    @pytest.mark.parametrize(
        ("members", "words"),
        [
            ({"schema": "ldsopt.diff/1"}, "no document of the schema ldsopt.bench/1"),
            ({"backend": "simulate"}, "counts and no times"),
            ({"versions": None}, "have not the members"),
            ({"versions": [{"source": "a"}]}, "have not the members"),
            ({"versions": [{"source": "a", "ratio": {"ratio": "fast"}}]}, "have not the members"),
        ],
    )
    def test_what_is_none_is_refused(
        self, tmp_path: Path, refused: Callable[[Path], str], members: dict[str, Any], words: str
    ) -> None:
        assert words in refused(record(tmp_path, **members))

    @pytest.mark.parametrize("text", ["", "[" * 100_000, "\0", "[]"])
    def test_what_is_no_json_is_refused(
        self, tmp_path: Path, refused: Callable[[Path], str], text: str
    ) -> None:
        (tmp_path / "record.json").write_text(text)
        assert "record.json: " in refused(tmp_path / "record.json")


@needs_stub
class TestRuns:
    @pytest.fixture
    def two(self, tmp_path: Path, stub: Path) -> Bench:
        made = Bench(tmp_path, stub, ("add.ll", "b.ll"))
        (tmp_path / "b.ll").write_text(KERNEL)
        return made

    def test_a_table_for_a_pull_request(self, two: Bench) -> None:
        said = two("--seconds", "0.05", "--format", "markdown")
        lines = said.stdout.splitlines()
        assert lines[0] == "`add` on a stub (gfx942)"
        assert lines[2].startswith(
            "| version | median ms | of the first's time [95 %] | waits (for everything) |"
        )
        cells = [cell.strip() for cell in lines[5].split("|")]
        assert (cells[1], cells[5]) == ("`b.ll`", "the same")
        assert cells[4] == lines[4].split("|")[4].strip() != "?"  # one kernel has as many waits as the other

    def test_a_table_says_that_outputs_differ(self, two: Bench) -> None:
        said = two("--seconds", "0.05", "--format", "markdown", STUB_WRONG="1")
        assert said.returncode == 1
        assert "**1 elements differ**" in said.stdout

    def test_a_run_is_held_against_its_own_record(self, two: Bench) -> None:
        assert two("--seconds", "0.05", "--record", "r.json").returncode == 0
        said = two("--seconds", "0.05", "--against", "r.json")
        assert "against r.json (add on a stub):" in said.stdout
        assert "another kernel or another GPU" not in said.stdout
        assert "  b.ll: 1.0000" in said.stdout

    def test_a_record_of_elsewhere_is_called_so(self, two: Bench) -> None:
        """By the name of the file without its folder; both versions are one kernel."""
        record(two.place)
        said = two("--seconds", "0.05", "--against", "record.json")
        assert "against record.json (k on a GPU):" in said.stdout
        assert "another kernel or another GPU was recorded" in said.stdout
        (line,) = (line for line in said.stdout.splitlines() if line.startswith("  b.ll: "))
        assert line.startswith("  b.ll: 0.5000 [0.4500, 0.5500] -> ")
        assert line.endswith(": more time than recorded")

    def test_a_version_that_was_not_recorded_is_called_so(self, two: Bench) -> None:
        record(two.place, versions=[])
        assert "  b.ll: not in the record" in two("--seconds", "0.05", "--against", "record.json").stdout

    def test_without_a_gpu_there_is_nothing_to_record(self, two: Bench) -> None:
        said = two("--record", "r.json", STUB_NONE="1")
        assert (said.returncode, said.stderr.count("\n")) == (5, 1)
        assert not (two.place / "r.json").exists()
