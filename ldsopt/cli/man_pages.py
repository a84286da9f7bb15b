"""The manual pages of the program, made of the very help that ``--help`` prints.

Source of the form: groff's man(7).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

_UNWRAPPED = "\b"
"""In click's help, the first line of a paragraph whose lines stay as they are."""


def write_man_pages(program: click.Group, folder: Path) -> None:
    """Writes the pages into a folder, where man looks for pages of section 1. The folder is made if it is not there.

    Raises:
        InputError: it cannot be made, or not be written to.
    """
    from ldsopt import __version__
    from ldsopt.errors import InputError
    from ldsopt.ir.write import write_all

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot make it: {(error.strerror or str(error)).lower()}", file=folder) from None
    write_all((str(folder / name), text) for name, text in man_pages(program, __version__).items())


def man_pages(program: click.Group, version: str) -> Mapping[str, str]:
    """Every page by the name of its file: ``ldsopt.1``, and one for each command.

    Args:
        program: the group of all commands.
        version: of the program.
    """
    name = program.name or ""
    context = click.Context(program, info_name=name)
    commands: dict[str, click.Command] = {}
    for one in program.list_commands(context):
        if (command := program.get_command(context, one)) is not None:
            commands[one] = command
    pages = {f"{name}.1": _lines(program, context, version, _of_commands(name, commands))}
    for one, command in commands.items():
        inner = click.Context(command, parent=context, info_name=one)
        pages[f"{name}-{one}.1"] = _lines(command, inner, version, [".SH SEE ALSO", f".BR {name} (1)"])
    return {file: "\n".join(lines) + "\n" for file, lines in pages.items()}


def _lines(command: click.Command, context: click.Context, version: str, last: list[str]) -> list[str]:
    path = context.command_path
    title = path.replace(" ", "-")
    summary, *described = _paragraphs(command.help or "")
    return [
        f'.TH "{escaped(title.upper())}" 1 "" "ldsopt {escaped(version)}" "ldsopt"',
        ".nh",  # options and names are not to be hyphenated, nor their lines stretched
        ".ad l",
        ".SH NAME",
        f"{escaped(title)} \\- {escaped(' '.join(summary).rstrip('.'))}",
        ".SH SYNOPSIS",
        f".B {escaped(path)}",
        _text(" ".join(command.collect_usage_pieces(context))),
        *([".SH DESCRIPTION"] if described else []),
        *(line for paragraph in described for line in _paragraph(paragraph)),
        *_options(command, context),
        *last,
    ]


def _paragraphs(text: str) -> list[list[str]]:
    """The paragraphs of a docstring, as lines."""
    groups = itertools.groupby(text.strip().split("\n"), key=lambda line: bool(line.strip()))
    return [list(lines) for is_text, lines in groups if is_text]


def _paragraph(lines: list[str]) -> Iterator[str]:
    yield ".PP"
    if lines[0].strip("\n ") == _UNWRAPPED:
        yield from (".RS 4", ".nf", *(_text(line) for line in lines[1:]), ".fi", ".RE")
    else:
        yield _text(" ".join(line.strip() for line in lines))


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    yield ".SH OPTIONS"
    for one in command.get_params(context):
        record = one.get_help_record(context)
        if record is not None:
            flags, about = record
            yield from (".TP", f".B {escaped(flags)}", _text(" ".join(about.split())))


def _of_commands(name: str, commands: Mapping[str, click.Command]) -> list[str]:
    lines = [".SH COMMANDS"]
    for one, command in commands.items():
        lines += [".TP", f".BR {name}-{one} (1)", _text(command.get_short_help_str(200))]
    return lines


def _text(line: str) -> str:
    """A line of running text: what it begins with is never a request."""
    return f"\\&{escaped(line)}" if line[:1] in (".", "'", "") else escaped(line)


def escaped(text: str) -> str:
    r"""Text that groff prints as it is.

    >>> print(escaped(r"--fail-on 'a\b'"))
    \-\-fail\-on \(aqa\eb\(aq
    """
    marks = {"\\": "\\e", "-": "\\-", "'": "\\(aq", '"': "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"}
    return "".join(marks.get(character, character) for character in text)
