"""Exit codes, and the one line on standard error that explains each."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import GEMM, CommandLine

from ldsopt import isolation
from ldsopt.cli import main

# arguments, exit code, what the line of error says
TABLE: list[tuple[list[str], int, str]] = [
    (["anotate", "k.ll"], 2, r"no such command 'anotate'; did you mean 'annotate'\? \(see `ldsopt --help`\)"),
    (["frobnicate"], 2, r"no such command 'frobnicate'; there are .*check, .*measure, .*diff, .*annotate, .*liveness"),
    (["--frobnicate"], 2, r"no such option:? '?--frobnicate"),
    (["annotate"], 2, r"missing argument 'IN\.\.\.' \(see `ldsopt annotate --help`\)"),
    (["annotate", "k.ll", "k.ll"], 2, r"annotate of several modules needs a directory to write to: -o DIR"),
    (["annotate", "k.ll", "--frobnicate"], 2, r"no such option:? '?--frobnicate'? \(see `ldsopt annotate --help`\)"),
    (["annotate", "k.ll", "--bases", "some"], 2, r"invalid value for '--bases': 'some' is not one of 'dynamic', 'all'"),
    (["annotate", "k.ll", "--no-assume", "x"], 2, r"invalid value for '--no-assume': 'x' is not"),
    (["annotate", "k.ll", "--mcpu", "gfx94"], 2, r"unknown GPU architecture 'gfx94'; did you mean gfx942"),
    (["annotate", "k.ll", "--opt", "O4"], 2, r"invalid value for '--opt'"),
    (["compile", "k.ll", "-O7"], 2, r"invalid value for '-O': 7 is not in the range"),
    (["compile", "k.ll", "--timeout", "0", "--mcpu", "gfx942"], 2, r"invalid value for '--timeout'"),
    (["compile", "k.ll", "--mcpu", "gfx942", "-o", "k.xyz"], 2, r"cannot tell from the name 'k\.xyz' what to make; say --emit asm, obj or hsaco"),
    (["diff", "k.ll"], 2, r"missing argument 'AFTER'"),
    (["diff", "k.ll", "k.ll", "--metric", "nothing"], 2, r"nothing"),
    (["diff", "k.ll", "k.ll", "--fail-on", "x~y"], 2, r"x~y"),
    (["diff", "k.ll", "k.ll", "--baseline", "b.json"], 2, r"--baseline accepts broken rules, and there are none; add --fail-on RULES"),
    (["diff", "k.ll", "k.ll", "--fail-on", "regressions", "--update-baseline"], 2, r"--update-baseline needs --baseline FILE"),
    (["diff", "k.ll", "k.ll", "--fail-on", "regressions", "--baseline", "b", "--update-baseline"], 2, r"--update-baseline needs --reason TEXT: why is it accepted\?"),
    (["diff", "k.ll", "k.ll", "--reason", "x"], 2, r"--reason and --expires go with --update-baseline"),
    (["annotate", "", "-o", "out.ll"], 2, r"the name of an input is empty; - is standard input"),
    (["diff", "k.ll", "", "--mcpu", "gfx942"], 2, r"the name of an input is empty"),
    (["fuzz", "--count", "1", "--keep", "k.ll"], 3, r"k\.ll: no directory can be made: file exists"),
    (["annotate", "k.ll", "-o", "out.ll", "--report", "out.ll"], 2, r"two outputs would be one file, 'out\.ll': name another one"),
    (["annotate", "none.ll"], 3, r"none\.ll: no such file or directory"),
    (["annotate", "."], 2, r"annotate of several modules needs a directory to write to: -o DIR"),
    (["link", ".", "-o", "out.ll"], 3, r"\.: is a directory"),
    (["annotate", "bad.ll"], 3, r"bad\.ll:1:1: invalid IR: expected top-level entity"),
    (["annotate", "k.ll", "-o", "."], 3, r"\.: cannot write: is a directory"),
    (["annotate", "k.ll", "-o", "none/out.ll"], 3, r"none/out\.ll: cannot write: no such file or directory"),
    (["optimize", "bad.ll", "-o", "none/out.ll"], 3, r"none/out\.ll: cannot write: no such file or directory"),
    (["check", "bad.ll", "-o", "none/out.json"], 3, r"none/out\.json: cannot write: no such file or directory"),
    (["annotate", "bad.ll", "--report", "none/out.json"], 3, r"none/out\.json: cannot write: no such file or directory"),
    (["annotate", "k.ll", "-o", "k.ll/out.ll"], 3, r"k\.ll/out\.ll: cannot write: not a directory"),
    (["annotate", "k.ll", "--opt", "O3"], 3, r"k\.ll: no architecture: .*; say which with --mcpu, e\.g\. --mcpu gfx942"),
    (["compile", "k.ll"], 3, r"k\.ll: no architecture"),
    (["compile", "bad.ll", "--mcpu", "gfx942"], 3, r"bad\.ll:1:1: invalid IR"),
    (["measure", "none.ll"], 3, r"none\.ll: no such file or directory"),
    (["measure", "empty"], 3, r"empty: .*no file\b"),
    (["measure", "k.ll"], 3, r"k\.ll: no architecture"),
    (["measure", "host.s"], 3, r"host\.s: this is assembly without a kernel of an AMD GPU"),
    (["measure", "of942.s", "--mcpu", "gfx950"], 3, r"of942\.s: the code is for gfx942, and gfx950 is asked for; drop --mcpu"),
    (["measure", "noise.hsaco"], 3, r"noise\.hsaco:1: a NUL byte in textual IR; .*neither bitcode nor an object"),
    (["measure", "bad.json"], 3, r"bad\.json"),
    (["diff", "k.ll", "none.ll", "--mcpu", "gfx942"], 3, r"none\.ll: no such file or directory"),
    (["compile", "k.ll", "--mcpu", "gfx1100"], 4, r"k\.ll: LLVM: \S.*"),
    (["compile", "k.ll", "--mcpu", "gfx942", "--llc", "none/llc"], 5, r"no program 'none/llc'; give the path of an llc"),
    (["compile", "k.ll", "--mcpu", "gfx942", "-o", "k.hsaco", "--lld", "none/lld"], 5, r"none/lld"),
    (["compile", "k.ll", "--mcpu", "gfx942", "-o", "k.hsaco", "--lld", "true"], 5, r"true made no file: it is not LLVM's linker"),
    (["measure", "k.ll", "--mcpu", "gfx942", "--llc", "none/llc"], 5, r"no program 'none/llc'"),
]  # fmt: skip


@pytest.fixture
def place(ldsopt: CommandLine) -> CommandLine:
    (ldsopt.place / "bad.ll").write_text("oops\n")
    (ldsopt.place / "bad.json").write_text('{"schema": "ldsopt.measurement/1"}')
    (ldsopt.place / "host.s").write_text("\t.text\n\tretq\n")
    (ldsopt.place / "of942.s").write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.type k,@function\nk:\n\ts_endpgm\n'
    )
    (ldsopt.place / "noise.hsaco").write_bytes(bytes(range(256)))
    (ldsopt.place / "empty").mkdir()
    return ldsopt


@pytest.mark.parametrize(("arguments", "code", "error"), TABLE, ids=[" ".join(a) for a, _, _ in TABLE])
def test_exit_code_and_its_line(place: CommandLine, arguments: list[str], code: int, error: str) -> None:
    before = sorted(path.name for path in place.place.iterdir())
    said = place(*arguments)
    assert said.code == code, said
    assert re.search(error, said.error), said.error
    assert said.err.count("\n") == (3 if "invalid IR" in said.error else 1)
    assert sorted(path.name for path in place.place.iterdir()) == before


def test_of_several_files_those_that_are_there_are_measured(ldsopt: CommandLine) -> None:
    said = ldsopt("measure", "k.ll", "none.ll", "--mcpu", "gfx942")
    assert (said.code, said.error) == (3, "1 file could not be measured")
    assert "ldsopt: not measured: none.ll: no such file or directory\n" in said.err
    assert said.out.startswith("k.ll  gfx942")


def test_a_gate_of_modules_is_that_of_their_records(ldsopt: CommandLine, annotated_gemm: Path) -> None:
    assert ldsopt("diff", annotated_gemm, GEMM, "--fail-on", "regressions").code == 1


class TestBugs:
    def test_of_ours_are_70_and_say_so(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("two\nlines")

        monkeypatch.setattr(isolation, "run", broken)
        said = ldsopt("annotate", "k.ll")
        assert said.code == 70
        assert (
            said.error
            == "internal error: RuntimeError: two lines (a bug in ldsopt; nothing was written; LDSOPT_TRACEBACK=1 shows where)"
        )

    def test_show_where_on_request(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*arguments: object, **options: object) -> None:
            raise RuntimeError("x")

        monkeypatch.setattr(isolation, "run", broken)
        monkeypatch.setenv("LDSOPT_TRACEBACK", "1")
        with pytest.raises(RuntimeError):
            main(["annotate", "k.ll"])


def test_reader_that_goes_away_is_no_error() -> None:
    """``ldsopt annotate big.ll | head -1``"""
    command = f"{sys.executable} -m ldsopt annotate {GEMM} -q | head -c 1"
    said = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ},
    )
    assert said.returncode in (0, 141)
    assert said.stderr == ""


@pytest.mark.parametrize("words", ["schema check", f"measure {GEMM}", f"annotate {GEMM} -q"])
def test_nobody_who_reads_is_not_the_answer_no(words: str) -> None:
    """1 would fail a gate under ``pipefail``."""
    command = f"set -o pipefail; {sys.executable} -m ldsopt {words} | true"
    said = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (141, "")


def test_standard_output_may_take_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook's has no bytes below it."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["measure", str(GEMM)]) == 0
    assert "waits" in out.getvalue()
