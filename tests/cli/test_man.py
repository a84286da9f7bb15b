"""`ldsopt --man`: a page for each command, of its own help, which groff prints without a warning."""

from __future__ import annotations

import re
import shutil
import subprocess

import click
import pytest
from command_line import CommandLine

from ldsopt.cli import COMMANDS, program

GROFF = shutil.which("groff")
PAGES = program.man_pages(program.program_of(), "1.2.3")
needs_groff = pytest.mark.skipif(GROFF is None, reason="needs groff in PATH")


def printed(page: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [str(GROFF), "-man", "-Tutf8", "-rLL=100n", "-P-cbou", *options]
    return subprocess.run(command, input=page, capture_output=True, text=True, check=True)


def test_there_is_a_page_for_the_program_and_for_each_command() -> None:
    assert set(PAGES) == {"ldsopt.1", *(f"ldsopt-{name}.1" for name in COMMANDS)}


@needs_groff
@pytest.mark.parametrize("name", PAGES)
def test_groff_has_nothing_to_warn_of(name: str) -> None:
    assert printed(PAGES[name], "-ww", "-z").stderr == ""


@needs_groff
@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_has_what_the_help_says(name: str) -> None:
    """Every option with its text, and every line of the examples, as ``--help`` has them."""
    text = " ".join(printed(PAGES[f"ldsopt-{name}.1"]).stdout.replace("‐", "-").split())
    group = program.program_of()
    context = click.Context(group, info_name="ldsopt")
    command = group.get_command(context, name)
    assert command is not None
    records = [one.get_help_record(context) for one in command.params]
    words = [word for record in records if record for word in record]
    words += re.findall(r"^  (ldsopt .*)$", command.help or "", re.MULTILINE)
    squeezed = re.sub(r"\s", "", text)
    assert [word for word in words if re.sub(r"\s", "", word) not in squeezed] == []
    assert f"ldsopt-{name} - " in text and "1.2.3" in text


@needs_groff
def test_what_looks_like_a_request_is_text() -> None:
    group = click.Group("p", help=".br is said.\n\n'quoted' \\fBnot bold\\fP\n\n\b\n  .TP\n  'x'\n")
    said = printed(program.man_pages(group, "1")["p.1"], "-ww")
    assert said.stderr == ""
    assert all(one in said.stdout for one in (".br is said", "'quoted' \\fBnot bold\\fP", ".TP", "'x'"))


def test_pages_are_written_into_a_folder(ldsopt: CommandLine) -> None:
    folder = ldsopt.place / "share" / "man1"  # as a new account has none
    assert ldsopt("--man", folder).code == 0
    assert {path.name for path in folder.iterdir()} == set(PAGES)
    refused = ldsopt("--man", "k.ll")
    assert (refused.code, refused.err.count("\n")) == (3, 1)
    assert "k.ll: cannot make it: file exists" in refused.err
