"""Terminals: how far a command is, and what `verify` and its launches say there."""

import contextlib
import io
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from command_line import GEMM, ROOT, CommandLine
from compiled_once import compiled_anew
from simulated_kernels import kernel

from ldsopt import EXAMPLE, Launch, read_launch
from ldsopt.cli import progress
from ldsopt.cli.progress import FleetProgress, ProgressLine
from ldsopt.simt.launch import described

START = "\r\x1b[2K"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.setenv("COLUMNS", "60")
    return io.StringIO()


def tell(shown: io.StringIO, *steps: tuple[float, str, float]) -> list[str]:
    """The lines of a terminal that is told words and a share at certain seconds."""
    times = [0.0, *(at for at, _, _ in steps)]
    line = ProgressLine(shown, clock=lambda: times.pop(0))
    for _, words, share in steps:
        line.show(words, share)
    return shown.getvalue().split(START)[1:]


def test_what_is_left_is_what_the_rest_takes_at_the_rate_so_far(shown: io.StringIO) -> None:
    steps = (0, "8 runs", 0), (10, "1 of 8", 0.125), (16, "2 of 8", 0.25), (60, "8 of 8", 1.0)
    assert tell(shown, *steps) == [
        "8 runs",
        "1 of 8 (about 70 s left)",
        "2 of 8 (about 48 s left)",
        "8 of 8",
    ]


def test_nothing_is_estimated_from_almost_nothing(shown: io.StringIO) -> None:
    assert tell(shown, (0, "8 runs", 0), (1, "1 of 8", 0.125)) == ["8 runs", "1 of 8"]


def test_a_share_of_nothing_begins_anew(shown: io.StringIO) -> None:
    steps = (0, "choosing", 0), (30, "8 runs", 0), (34, "4 of 8", 0.5)
    assert tell(shown, *steps)[-1] == "4 of 8 (about 4 s left)"


def test_the_same_words_are_drawn_once_a_second(shown: io.StringIO) -> None:
    steps = (0, "run", 0), (5, "run", 0.5), (5.2, "run", 0.51), (6.1, "run", 0.61)
    assert tell(shown, *steps) == ["run", "run (about 5 s left)", "run (about 4 s left)"]


def test_a_line_that_is_too_long_keeps_the_estimate(shown: io.StringIO) -> None:
    line = tell(shown, (0, "x", 0), (10, "a" * 99, 0.5))[-1]
    assert len(line) == 59 and line.endswith("a (about 10 s left)")


class TestWithoutATerminal:
    @pytest.fixture(autouse=True)
    def soon(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        monkeypatch.setattr(progress, "EACH", 0.02)
        with compiled_anew():  # code that is there already takes no time to tell of
            yield

    def test_long_work_on_one_module_says_that_it_goes_on(self, ldsopt: CommandLine) -> None:
        said = ldsopt("check", GEMM).err
        assert re.search(r"^ldsopt: .*named_gemm\.gfx942\.ll: \d+ s so far$", said, re.MULTILINE)

    def test_the_words_are_those_of_a_terminal(self, ldsopt: CommandLine) -> None:
        said = ldsopt("optimize", GEMM, "-o", "out.ll").err
        assert re.search(
            r"^ldsopt: .*named_gemm\.gfx942\.ll: compiling 1 more: \d+ s so far$", said, re.MULTILINE
        )

    def test_the_check_of_code_names_the_kernel(self, ldsopt: CommandLine) -> None:
        ldsopt("compile", GEMM, "-o", "k.s")
        said = ldsopt("check", "k.s").err
        assert re.search(
            r"^ldsopt: .*k\.s: \w+ (of|in) \w+ 1 of 1: named_gemm: \d+ s so far$", said, re.MULTILINE
        )

    def test_work_on_many_modules_says_how_many_are_done(self, ldsopt: CommandLine) -> None:
        (ldsopt.place / "in").mkdir()
        for name in ("a.ll", "b.ll"):
            shutil.copy(GEMM, ldsopt.place / "in" / name)
        said = ldsopt("check", "in", "--jobs", "1").err
        assert re.search(r"^ldsopt: check: 0 of 2 done: 1 s so far$", said, re.MULTILINE)
        assert "1 of 2 done" in said

    @pytest.mark.parametrize("name", [GEMM, "in"])
    def test_but_not_where_nothing_is_to_be_said(self, ldsopt: CommandLine, name: str) -> None:
        (ldsopt.place / "in").mkdir()
        shutil.copy(GEMM, ldsopt.place / "in")
        assert ldsopt("annotate", name, "-o", "out.ll" if name == GEMM else "out", "-q").err == ""

    @pytest.mark.parametrize(
        "words",
        [
            ("check", "in", "--jobs", "1"),
            ("optimize", "in", "-o", "out", "--jobs", "1"),
            ("simulate", "in", "--list-missing"),
            ("verify", "in", "in", "--quick", "--jobs", "1"),
            ("measure", "in", "--jobs", "1"),
            ("diff", "in", "in"),
            ("sweep", "in", "--do", "measure", "--out", "sweep.db", "--jobs", "1"),
            ("fuzz", "--count", "2", "--variant", "default", "--no-check"),
            pytest.param(
                ("qualify", "in", "--compiler", "llvmlite", "--compiler", "llc-22"), marks=pytest.mark.llvm22
            ),
        ],
        ids=lambda words: words[0],
    )
    def test_no_work_on_many_modules_is_silent(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
    ) -> None:
        monkeypatch.setattr(progress, "EACH", 0.0)
        monkeypatch.setattr(progress, "QUIET_ENOUGH", 0.0)
        (ldsopt.place / "in").mkdir()
        for name in ("a.gfx942.ll", "b.gfx942.ll"):
            (ldsopt.place / "in" / name).write_text(EXAMPLE)
        said = ldsopt(*words).err
        assert re.search(r"^ldsopt: .*[12] .*done.*: \d+ s so far$", said, re.MULTILINE), said

    def test_each_module_that_is_done_is_named(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(progress, "EACH", 30.0)
        monkeypatch.setattr(progress, "QUIET_ENOUGH", 0.0)
        (ldsopt.place / "in").mkdir()
        for name in ("a.gfx942.ll", "b.gfx942.ll"):
            (ldsopt.place / "in" / name).write_text(EXAMPLE)
        said = ldsopt("measure", "in", "--jobs", "1").err
        assert re.findall(r"(\d) of 2 done \(last: in/(\w)", said) == [("1", "a"), ("2", "b")]


class TestInterrupted:
    """SIGTERM arrives when the second of two modules begins."""

    @pytest.fixture(autouse=True)
    def folder(self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
        (ldsopt.place / "in").mkdir()
        for name in ("a.gfx942.ll", "b.gfx942.ll"):
            (ldsopt.place / "in" / name).write_text(EXAMPLE)
        told = FleetProgress.at, FleetProgress.advance

        def terminated(number: int) -> Callable[..., None]:
            def tell(line: FleetProgress, *words: Any) -> None:
                told[number](line, *words)
                if words[0] == 1 or number:
                    os.kill(os.getpid(), signal.SIGTERM)

            return tell

        monkeypatch.setattr(FleetProgress, "at", terminated(0))
        monkeypatch.setattr(FleetProgress, "advance", terminated(1))

    @pytest.mark.parametrize(
        ("words", "left_off"),
        [
            (("check", "in", "--jobs", "1"), r"check: go on with in/a\.gfx942\.ll"),
            (("measure", "in", "--jobs", "1"), r"measuring in: 1 of 2 done; go on with in/a\.gfx942\.ll"),
            (
                ("sweep", "in", "--do", "measure", "--out", "sweep.db", "--jobs", "1"),
                r"sweep: 1 steps done and kept; the same command goes on from there",
            ),
            (
                ("fuzz", "--count", "2", "--seed", "7", "--variant", "default", "--no-check"),
                r"fuzz: 1 of 2 kernels done, their failures not written; go on with --seed 8 --count 1",
            ),
        ],
        ids=lambda words: words[0] if isinstance(words, tuple) else "",
    )
    def test_work_says_how_far_it_came_and_where_to_go_on(
        self, ldsopt: CommandLine, words: tuple[str, ...], left_off: str
    ) -> None:
        said = ldsopt(*words)
        assert said.code == 130
        assert re.search(rf"^ldsopt: {left_off}$", said.err, re.MULTILINE), said.err
        assert said.err.endswith("ldsopt: error: interrupted\n")


@pytest.fixture
def modules(ldsopt: CommandLine) -> CommandLine:
    """It holds ``good.ll``."""
    (ldsopt.place / "good.ll").write_text(kernel())
    return ldsopt


def on_a_terminal(place: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of a command and what a terminal of 60 columns gets of it."""
    terminal, side = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "60", "NO_COLOR": "1"}
    child = subprocess.Popen(
        [sys.executable, "-m", "ldsopt", *arguments],
        cwd=place,
        env=environment,
        stdin=side,
        stdout=side,
        stderr=side,
    )
    os.close(side)
    said = b""
    with contextlib.suppress(OSError):  # the terminal's end once nobody has it open
        while part := os.read(terminal, 4096):
            said += part
    os.close(terminal)
    return child.wait(), said.decode()


def test_a_terminal_sees_how_far_verifying_is(modules: CommandLine) -> None:
    code, said = on_a_terminal(modules.place, "verify", "--quick", "-j", "1", "good.ll", "good.ll")
    assert code == 0
    start, *steps, report, end = said.split("\r\x1b[2K")
    assert (start, end) == ("", "")
    assert steps[0] == "k of good.ll: looking for a launch"
    assert (
        steps[1:4]
        == steps[4:7]
        == [
            f"k of good.ll: {schedule}"
            for schedule in (
                "forward, copies latest",
                "reversed, copies earliest",
                "fine seed 3, copies latest",
            )
        ]
    )
    assert steps[7:] == ["k of good.ll: other sizes"]
    assert report.startswith("good.ll -> good.ll\r\n")


def test_progress_never_takes_two_lines(modules: CommandLine) -> None:
    name = "a-name-that-is-longer-than-the-terminal-is-wide-by-some-letters.ll"
    (modules.place / name).write_text(kernel())
    _, said = on_a_terminal(modules.place, "verify", "--quick", "-j1", name, name)
    steps = said.split("\r\x1b[2K")[1:-2]
    assert {len(step) for step in steps} == {59}


@pytest.mark.parametrize("arguments", [["-q"], ["--quiet"]])
def test_a_quiet_one_sees_the_report_only(modules: CommandLine, arguments: list[str]) -> None:
    code, said = on_a_terminal(modules.place, "verify", "--quick", *arguments, "good.ll", "good.ll")
    assert (code, said.startswith("good.ll -> good.ll\r\n")) == (0, True)


@pytest.mark.parametrize("as_json", [False, True])
def test_a_description_says_all_that_a_launch_does(tmp_path: Path, as_json: bool) -> None:
    launch = Launch(
        (2, 3), (8, 8), {"A b": "f32[4]=ones", "n": 5, "s": [1, "i64=2"]}, kernel="k", dynamic_lds=64, flops=9
    )
    file = tmp_path / ("k.json" if as_json else "k.toml")
    file.write_text(described(launch, as_json=as_json))
    read = read_launch(file)
    assert (read.groups, read.items, read.kernel, read.dynamic_lds, read.flops) == (
        (2, 3, 1),
        (8, 8, 1),
        "k",
        64,
        9,
    )
    assert read.named == [("A b", "f32[4]=ones"), ("n", 5), ("s", [1, "i64=2"])]


def test_files_of_contents_are_found_from_anywhere(tmp_path: Path) -> None:
    launch = Launch(arguments=["x: f32[4]=@a.npy"], folder=tmp_path)
    assert f"=@{tmp_path / 'a.npy'}" in described(launch, as_json=True)
