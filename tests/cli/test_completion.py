"""The answers to a shell that asks for completions, in bash, zsh and fish."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHELLS = ("bash", "zsh", "fish")


def said(shell: str, *words: str, **environment: str) -> str:
    known = os.environ | {"PYTHONPATH": str(ROOT), "_LDSOPT_COMPLETE": shell} | environment
    # The program's name decides how the variable is called, so it is started as an installation starts it.
    start = "import sys; sys.argv[0] = 'ldsopt'; from ldsopt.__main__ import run; run()"
    done = subprocess.run(
        [sys.executable, "-c", start, *words], env=known, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.stdout


def completed(shell: str, line: str) -> set[str]:
    """The completions of the last word of a command line."""
    words = line.split(" ")
    partial = {"COMP_CWORD": words[-1]} if shell == "fish" else {"COMP_CWORD": str(len(words) - 1)}
    text = said(f"{shell}_complete", COMP_WORDS=line, **partial)
    lines = text.split("\n")
    if shell == "zsh":  # three lines a completion: its type, its value, its help
        return set(lines[1::3]) - {""}
    return {one.partition(",")[2].partition("\t")[0] for one in lines if one}


@pytest.mark.parametrize(
    ("shell", "line", "expected"),
    [
        ("bash", "ldsopt opt", {"optimize"}),
        ("zsh", "ldsopt optimize --go", {"--goal"}),
        ("fish", "ldsopt optimize --go", {"--goal"}),
        ("bash", "ldsopt optimize --goal wa", {"waits"}),
    ],
)
def test_commands_options_and_values_are_completed(shell: str, line: str, expected: set[str]) -> None:
    assert completed(shell, line) == expected


@pytest.mark.parametrize("line", ["ldsopt optimize ker", "ldsopt optimize k.ll -o ou"])
def test_names_of_files_are_left_to_the_shell(line: str) -> None:
    words = line.split(" ")
    text = said("bash_complete", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    assert text == f"file,{words[-1]}\n"


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_one_that_the_shell_reads(shell: str) -> None:
    script = said(f"{shell}_source")
    assert f"_LDSOPT_COMPLETE={shell}_complete" in script
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here to read it")
    subprocess.run([program, "-n"], input=script, text=True, check=True, capture_output=True)
