"""The help that a user asks for, how fast it comes, and the answers to a shell that asks for completions."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

import ldsopt.cli as ldsopt_cli
from ldsopt import __version__

COMMANDS = tuple(ldsopt_cli.COMMANDS)
"""Their options are those of `docs/commands.md`, which `tests/docs` compares."""


class TestOfTheProgram:
    def test_lists_every_command_with_what_it_does(self, ldsopt: CommandLine) -> None:
        text = ldsopt("--help").out
        for name in COMMANDS:
            assert re.search(rf"^  {name} +[A-Z][^\n]+\.$", text, re.MULTILINE)

    def test_begins_with_a_first_look_and_lists_exit_codes(self, ldsopt: CommandLine) -> None:
        text = ldsopt("--help").out
        assert text.startswith("Usage: ldsopt [OPTIONS] COMMAND [ARGS]...\n")
        assert "    ldsopt optimize kernel.ll -o out.ll\n    ldsopt diff kernel.ll out.ll\n" in text
        codes = re.findall(r"^ +(\d+)  +\S", text, re.MULTILINE)
        assert codes == ["0", "1", "2", "3", "4", "5", "70"]

    def test_short_form_is_the_same(self, ldsopt: CommandLine) -> None:
        assert ldsopt("-h") == ldsopt("--help")

    @pytest.mark.parametrize("option", ["-V", "--version"])
    def test_version(self, ldsopt: CommandLine, option: str) -> None:
        assert ldsopt(option).out == f"ldsopt, version {__version__}\n"

    def test_is_shown_when_nothing_is_asked_for(self, ldsopt: CommandLine) -> None:
        said = ldsopt()
        assert said.code == 2
        assert "\nEvery day:\n" in said.out + said.err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["probe", "--help"], ["compilers", "--probe", "--help"]),
        (["report", "no-such-folder"], ["diff", "--history", "no-such-folder"]),
        (["man", "{folder}"], ["--man", "{folder}"]),
    ],
)
def test_a_renamed_command_works_and_names_its_new_words(
    old: list[str], new: list[str], tmp_path: Path, ldsopt: CommandLine
) -> None:
    before, after = (ldsopt(*(word.format(folder=tmp_path) for word in words)) for words in (old, new))
    hint, _, rest = before.err.partition("\n")
    assert hint == f"ldsopt: note: `ldsopt {old[0]}` is `ldsopt {' '.join(new[:-1])}` now"
    assert (before.code, before.out, rest) == (after.code, after.out, after.err)
    assert old[0] not in ldsopt_cli.COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
class TestOfACommand:
    def test_says_what_it_does_and_takes(self, ldsopt: CommandLine, name: str) -> None:
        said = ldsopt(name, "--help")
        assert (said.code, said.err) == (0, "")
        assert re.match(rf"Usage: ldsopt {name} \[OPTIONS\][ \n]", said.out)
        summary = ldsopt("--help").out.split(f"  {name} ")[1].split("\n")[0].split()
        first_line = said.out.split("\n")[2].split()
        assert summary[:3] == first_line[:3]
        assert first_line[-1].endswith(".")

    def test_explains_every_option(self, ldsopt: CommandLine, name: str) -> None:
        own = ldsopt(name, "--help").out.partition("\nOptions:\n")[2].partition("\nShared options")[0]
        entries = re.split(r"\n  (?=-)", own)
        assert [entry for entry in entries if not re.search(r"\s{2,}[A-Za-z][-\w.]*,? \w", entry)] == []

    def test_is_not_wider_than_a_terminal(self, ldsopt: CommandLine, name: str) -> None:
        assert max(map(len, ldsopt(name, "--help").out.splitlines())) <= 80


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], ["optimize", "--help"], ["no-such-command"]],
)
def test_nothing_heavy_is_imported_for_it(arguments: list[str]) -> None:
    heavy = ("llvmlite", "networkx", "rich", "numpy", "elftools", "msgpack")
    program = f"import sys; from ldsopt.cli import main; main({arguments!r}); sys.stderr.write(repr([m for m in {heavy!r} if m in sys.modules]))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stderr.endswith("[]")


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
