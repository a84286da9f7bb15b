"""`ldsopt --man`: a page for each command, of its own help, which groff prints without a warning."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from command_line import CommandLine

import ldsopt
from ldsopt.cli import COMMANDS, main

GROFF = shutil.which("groff")
PAGES = ["ldsopt.1", *(f"ldsopt-{name}.1" for name in COMMANDS)]
VERSION = ldsopt.__version__
needs_groff = pytest.mark.skipif(GROFF is None, reason="needs groff in PATH")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Each page by its file, in a folder that a new account has not."""
    folder: Path = tmp_path_factory.mktemp("share") / "share" / "man1"
    assert main(["--man", str(folder)]) == 0
    return {path.name: path.read_text() for path in folder.iterdir()}


def printed(page: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [str(GROFF), "-man", "-Tutf8", "-rLL=100n", "-P-cbou", *options]
    return subprocess.run(command, input=page, capture_output=True, text=True, check=True)


def test_there_is_a_page_for_the_program_and_for_each_command(pages: dict[str, str]) -> None:
    assert set(pages) == set(PAGES)


@needs_groff
@pytest.mark.parametrize("name", PAGES)
def test_groff_has_nothing_to_warn_of(name: str, pages: dict[str, str]) -> None:
    assert printed(pages[name], "-ww", "-z").stderr == ""


@needs_groff
@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_has_what_the_help_says(name: str, pages: dict[str, str], ldsopt: CommandLine) -> None:
    """Every line of ``--help``: options with their texts, and examples as they are."""
    said = printed(pages[f"ldsopt-{name}.1"]).stdout.replace("‐", "-")
    text = re.sub(r"\s", "", said)
    told = re.split("Shared options|Commands:", ldsopt(name, "--help").out)[0]
    lines = told.split("\n\n", 2)[-1].splitlines()  # behind the usage and the summary
    parts = {part for line in lines for part in re.split(r"\s{2,}", line)} - {"Options:", "-h, --help"}
    assert len(parts) > 4
    assert [part for part in parts if re.sub(r"\s", "", part) not in text] == []
    assert f"ldsopt-{name} - " in " ".join(said.split()) and VERSION in said


def test_pages_are_written_into_a_folder_alone(ldsopt: CommandLine) -> None:
    refused = ldsopt("--man", "k.ll")
    assert (refused.code, refused.err.count("\n")) == (3, 1)
    assert "k.ll: cannot make it: file exists" in refused.err
