"""`ldsopt pipeline`: inputs, outputs, reports and exit codes; and the header that it reads marks of."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from command_line import ROOT, CommandLine

from ldsopt.ir.own_name import named
from ldsopt.ir.write import with_record

GEMM = ROOT / "tests" / "pipeline" / "ir" / "stages_gemm.gfx942.ll"


@pytest.fixture
def kernel(ldsopt: CommandLine) -> Path:
    (ldsopt.place / "p.gfx942.ll").write_text(GEMM.read_text())
    return Path("p.gfx942.ll")


class TestOutput:
    def test_is_that_of_the_library(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-o", "out.ll")
        assert (said.code, said.out) == (0, "")
        text = named(ldsopt.pipeline(ldsopt.read(GEMM)).text, str(kernel))
        assert (ldsopt.place / "out.ll").read_text() == with_record(
            text, ["unread-dimensions-are-one"], "out.ll"
        )

    def test_goes_to_standard_output(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-q", "--plain")
        assert (said.code, said.err) == (0, "")
        assert "ldsopt.enter.0:" in said.out
        assert "ldsopt.hold.0:" not in said.out

    def test_may_be_code(self, ldsopt: CommandLine, kernel: Path) -> None:
        assert ldsopt("pipeline", kernel, "-o", "out.s").code == 0
        assert (ldsopt.place / "out.s").read_text().count("s_barrier") == 7

    def test_summary(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-o", "out.ll")
        assert said.err.startswith("p.gfx942.ll (gfx942): 1 marked loop pipelined\n")
        assert "2 of 4 barriers order LDS" in said.err
        assert "assumed: unread-dimensions-are-one" in said.err

    def test_plain_summary(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-o", "out.ll", "--plain")
        assert "1 marked loop written with full barriers" in said.err
        assert "slot" not in said.err

    def test_picture(self, ldsopt: CommandLine, kernel: Path) -> None:
        assert ldsopt("pipeline", kernel, "-o", "out.ll", "--svg", "p.svg").code == 0
        picture = (ldsopt.place / "p.svg").read_text()
        assert picture.startswith("<svg ")
        assert picture.count("<rect ") == 1 + 2 * 2 * 4
        assert "slot 1: orders LDS" in picture

    def test_json(self, ldsopt: CommandLine, kernel: Path) -> None:
        assert ldsopt("pipeline", kernel, "-o", "out.ll", "--json", "p.json").code == 0
        (loop,) = json.loads((ldsopt.place / "p.json").read_text())["loops"]
        assert [slot["orders_lds"] for slot in loop["slots"]] == [False, True, False, True]
        assert loop["slots"][3]["orders"][0]["from"]["stage"] == "write"

    def test_check_passes(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-o", "out.ll", "--check")
        assert said.code == 0
        assert "findings: 0 definite, 0 unproven, 0 latent after" in said.err


class TestWrongInput:
    def test_no_marks(self, ldsopt: CommandLine) -> None:
        said = ldsopt("pipeline", "k.ll", "--mcpu", "gfx942", "-o", "out.ll")
        assert said.code == 3
        assert said.error.startswith("k.ll: no stage marks; mark the ends of a loop's stages")
        assert not (ldsopt.place / "out.ll").exists()

    def test_stages_that_conflict(self, ldsopt: CommandLine, kernel: Path) -> None:
        text = re.sub(r".*ldsopt\.stage multiply.*\n", "", GEMM.read_text())
        (ldsopt.place / kernel).write_text(text)
        said = ldsopt("pipeline", kernel, "-o", "out.ll")
        assert said.code == 3
        assert "stages 'read' and 'write' both touch @a_tile[0,2048) and run at the same time" in said.error
        assert said.error.endswith("put a stage between them, or double-buffer")
        assert not (ldsopt.place / "out.ll").exists()

    def test_options_of_the_compiler_alone(self, ldsopt: CommandLine, kernel: Path) -> None:
        said = ldsopt("pipeline", kernel, "-o", "out.ll", "-O1")
        assert said.code == 2
        assert "pipeline compiles only to check" in said.error


class TestHeader:
    def test_its_folder_is_told(self, ldsopt: CommandLine) -> None:
        said = ldsopt("--include-dir")
        assert said.code == 0
        assert (Path(said.out.strip()) / "ldsopt.h").is_file()

    def test_its_marks_are_those_that_are_read(self) -> None:
        text = (ROOT / "ldsopt" / "include" / "ldsopt.h").read_text()
        assert set(re.findall(r"#define (LDSOPT_STAGE\w*)", text)) == {
            "LDSOPT_STAGE",
            "LDSOPT_STAGE_PRIORITY",
            "LDSOPT_STAGE_GAP",
        }
