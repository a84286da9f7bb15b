"""Whatever measures, compares or checks code names what made the code, in every format that it writes."""

import pytest
from changed_compilers import COPIED, changed_compiler
from command_line import CommandLine

OWN, OTHER = "llvmlite ", "llc 99.0.0"

# By command: its formats, the arguments, and the compilers that each output has to name.
COMMANDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "measure": (("text", "json", "benchmark-json"), ("copied.ll",), (OTHER,)),
    "check": (("text", "json", "sarif"), ("copied.ll",), (OTHER,)),
    "diff": (
        ("text", "json", "markdown", "html", "junit", "sarif", "benchmark-json"),
        ("old.json", "copied.ll"),
        (OWN, OTHER),
    ),
    "qualify": (("text", "json", "markdown"), ("copied.ll", "--compiler", "llvmlite"), (OWN, OTHER)),
}
OUTPUTS = [(command, name) for command, (formats, *_) in COMMANDS.items() for name in formats]


@pytest.mark.parametrize(("command", "format_name"), OUTPUTS)
def test_output_names_the_compiler(command: str, format_name: str, ldsopt: CommandLine) -> None:
    (ldsopt.place / "copied.ll").write_text(COPIED)
    assert ldsopt("measure", "copied.ll", "--json", "-o", "old.json").code == 0
    _, arguments, named = COMMANDS[command]
    other = changed_compiler(ldsopt.place)
    said = ldsopt(command, *arguments, "--compiler", other, "--format", format_name)
    assert said.code == 0, said.err
    assert [name for name in named if name not in said.out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_format_of_the_command_is_in_the_table(command: str, ldsopt: CommandLine) -> None:
    listed = ldsopt(command, "--help").out.partition("--format [")[2].partition("]")[0]
    assert tuple("".join(listed.split()).split("|")) == COMMANDS[command][0]


def test_code_that_does_not_say_who_made_it_is_of_an_unknown_compiler(ldsopt: CommandLine) -> None:
    (ldsopt.place / "copied.ll").write_text(COPIED)
    assert ldsopt("compile", "copied.ll", "-o", "copied.s").code == 0
    text = (ldsopt.place / "copied.s").read_text()
    (ldsopt.place / "copied.s").write_text(text.replace(".ident", "; .ident"))
    for name in ("text", "benchmark-json"):
        assert "unknown compiler" in ldsopt("measure", "copied.s", "--format", name).out
