"""`ldsopt verify` and terminals, and the launch that it keeps; the rest is `tests/cases/verify`."""

import contextlib
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import ROOT, CommandLine
from simulated_kernels import kernel

from ldsopt import Launch, read_launch
from ldsopt.simt.launch import described


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
