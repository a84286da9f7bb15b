"""The command line as click reads it: every command, its help, and what is wrong with a call."""

from __future__ import annotations

import gc
import importlib
import itertools
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from ldsopt import __version__, limits
from ldsopt.cli.configuration import configuration_file, defaults, saying_what_it_takes, shown_configuration
from ldsopt.cli.declarations.shared import EveryShared
from ldsopt.cli.declared import Command, CommandGroup, DeclaredOption, parameters_of
from ldsopt.cli.failures import INTERRUPTED, fail
from ldsopt.cli.many import with_many
from ldsopt.cli.names import COMMANDS, GROUPS
from ldsopt.errors import FileErrors

_PLACES = {
    "every_day": ("optimize", "check", "measure", "diff", "explain"),
    "transforms": ("annotate", "pipeline", "waits", "compile", "link"),
    "layout": ("pack", "liveness", "banks"),
    "execution": ("timeline", "simulate", "verify", "fuzz"),
    "gpu": ("bench", "instrument", "records", "trace", "stalls"),
    "many_modules": ("sweep", "qualify", "compilers"),
    "plumbing": ("schema", "mcp", "trust"),
}
"""The commands of each module of declarations: those that load the same."""


class _ReaderGone(Exception):
    """Nobody reads standard output any more. Click would end the process with 1, which here is an answer."""


class _Commands(click.Group):
    """Imports a command's module when it is called, so that ``--help`` stays instant."""

    def __init__(self, groups: Mapping[str, Mapping[str, str]]) -> None:
        super().__init__(
            "ldsopt",
            help=_HELP,
            context_settings={"help_option_names": ["-h", "--help"]},
        )
        self._groups = groups
        self._summaries = {name: summary for group in groups.values() for name, summary in group.items()}

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise _ReaderGone from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._summaries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._summaries:
            return None
        gc.enable()
        return with_many(declaration(cmd_name).clicked())

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self._summaries and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], self._summaries, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(self._summaries)}"
            raise click.UsageError(f"no such command '{args[0]}'{hint}", ctx)
        name, command, rest = super().resolve_command(ctx, args)
        # Completion, or help; and what mends a file must not fail for it.
        asks = ctx.resilient_parsing or not {"-h", "--help"}.isdisjoint(rest) or name == "trust"
        file = "" if asks else configuration_file()
        if command is not None and name and file:
            taken, note = defaults(command, file)
            ctx.default_map = {name: taken}
            command = saying_what_it_takes(command, file, note)
        return name, command, rest

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the program, and those that mean the same for every command that has them."""
        super().format_options(ctx, formatter)
        every = [
            one for one in parameters_of(EveryShared) if isinstance(one, DeclaredOption) and one.is_shared
        ]
        records = [one.get_help_record(ctx) for one in every]
        with formatter.section("Shared options, of the commands that name them"):
            formatter.write_dl([record for record in records if record is not None])

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, self._summaries))
        for group, summaries in self._groups.items():
            with formatter.section(group):
                formatter.write_dl([(name.ljust(width), summary) for name, summary in summaries.items()])


def declaration(name: str) -> Command | CommandGroup:
    """The declaration of a command; loads those of its module."""
    place = next(place for place, names in _PLACES.items() if name in names)
    module = importlib.import_module(f"ldsopt.cli.declarations.{place}")
    return next(one for one in module.COMMANDS if one.name == name)  # type: ignore[no-any-return]


_HELP = """Optimizer and profiler for the LDS (on-chip shared memory) of AMD GPUs.

Works on LLVM IR from any front-end. A first look:

\b
  ldsopt optimize kernel.ll -o out.ll
  ldsopt diff kernel.ll out.ll

\b
Exit codes:
  0   done
  1   a check or a gate failed (finding, regression, mismatch)
  2   usage error
  3   bad input
  4   the compiler failed
  5   a dependency is missing (program, Python extra, GPU)
  70  a bug in ldsopt; please report it
"""


def _show_folder(name: str) -> Callable[[click.Context, click.Parameter, bool], None]:
    """The callback that prints the path of a folder of the package, if it is wanted."""

    def show(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
        if is_wanted:
            click.echo(Path(__file__).resolve().parents[1] / name)
            context.exit()

    return show


def _show_configuration(context: click.Context, _: click.Parameter, is_wanted: bool) -> None:
    if is_wanted:
        click.echo(shown_configuration(configuration_file()))
        context.exit()


def _write_manual(context: click.Context, _: click.Parameter, folder: Path | None) -> None:
    if folder is None:
        return

    assert isinstance(context.command, click.Group)
    write_man_pages(context.command, folder)
    context.exit()


def _set_limit(context: click.Context, option: click.Parameter, value: str | None) -> None:
    if value is not None:
        try:
            limits.amount(value)
        except ValueError:
            raise click.BadParameter("a number is needed, as 8G or 600", context, option) from None
        os.environ[next(name for name, flag in limits.OPTIONS.items() if flag == option.opts[0])] = value


def _limit(variable: str, metavar: str, words: str) -> Callable[[click.Group], click.Group]:
    """An option of the program that raises or lowers a limit, for its children too."""
    return click.option(
        limits.OPTIONS[variable],
        metavar=metavar,
        expose_value=False,
        callback=_set_limit,
        help=f"{words} Also by {variable}; 0: no limit.",
    )


def _allow_includes(_: click.Context, __: click.Parameter, is_allowed: bool) -> None:
    if is_allowed:
        os.environ[limits.INCLUDES] = "1"


_OPTIONS = (
    click.option(
        limits.OPTIONS[limits.INCLUDES],
        is_flag=True,
        expose_value=False,
        callback=_allow_includes,
        help="Let inputs read files of this machine: assembly by .include and .incbin, a launch's file any .npy. "
        f"Also by {limits.INCLUDES}=1.",
    ),
    _limit(limits.INPUT, "SIZE", "The largest file that is read. Default: 256M."),
    _limit(limits.TIME, "SECONDS", "Processor time of each process. Default: 3600."),
    _limit(limits.MEMORY, "SIZE", "Memory of each process. Default: half of the machine's, 4G at least."),
    click.version_option(__version__, "-V", "--version", prog_name="ldsopt"),
    click.option(
        "--config",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_configuration,
        help="Print which file of defaults counts here, and what it says, and exit.",
    ),
    click.option(
        "--include-dir",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_folder("include"),
        help="Print the folder of ldsopt.h and exit: clang -I$(ldsopt --include-dir).",
    ),
    click.option(
        "--cmake-dir",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_folder("cmake"),
        help="Print the folder of ldsopt's CMake package and exit: cmake -Dldsopt_DIR=$(ldsopt --cmake-dir).",
    ),
    click.option(
        "--man",
        metavar="DIR",
        type=click.Path(path_type=Path),
        expose_value=False,
        callback=_write_manual,
        help="Write a manual page for each command into DIR and exit, such as ~/.local/share/man/man1.",
    ),
)


def program_of() -> click.Group:
    """The whole command line."""
    program = _Commands(GROUPS)
    for add in _OPTIONS:
        add(program)
    return program


def run(arguments: Sequence[str]) -> int:
    """Runs one command. Returns the exit code; what is wrong with the call itself is said here.

    Args:
        arguments: of the program.

    Raises:
        BrokenPipeError: nobody reads standard output any more.
    """
    try:
        result = program_of().main(list(arguments), "ldsopt", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        sys.stdout.write(error.format_message() + "\n")
        return error.exit_code
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else _command_of(arguments)
        return fail(f"{_sentence(error.format_message())} (see `{where} --help`)", error.exit_code)
    except click.ClickException as error:
        return fail(_sentence(error.format_message()), 3)
    except click.Abort:
        return fail("interrupted", INTERRUPTED)
    except _ReaderGone:
        raise BrokenPipeError from None


def _command_of(arguments: Sequence[str]) -> str:
    """The command that arguments begin with, as click names it where it can."""
    return f"ldsopt {arguments[0]}" if arguments and arguments[0] in COMMANDS else "ldsopt"


def _sentence(message: str) -> str:
    text = " ".join(message.split()).rstrip(".")
    return text[:1].lower() + text[1:]


# --- manual pages ---------------------------------------------------------------------------------------------
#
# The manual pages of the program, made of the very help that `--help` prints.
#
# Source of the form: groff's man(7).


_UNWRAPPED = "\b"
"""In click's help, the first line of a paragraph whose lines stay as they are."""


def write_man_pages(program: click.Group, folder: Path) -> None:
    """Writes the pages into a folder, where man looks for pages of section 1. The folder is made if it is not there.

    Raises:
        InputError: it cannot be made, or not be written to.
    """
    from ldsopt.ir.write import write_all

    with FileErrors(folder, "cannot make it"):
        folder.mkdir(parents=True, exist_ok=True)
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
    r"""A line of running text: what it begins with is never a request.

    >>> print(_text(".br is said"), _text("'quoted'"))
    \&.br is said \&\(aqquoted\(aq
    """
    return f"\\&{escaped(line)}" if line[:1] in (".", "'", "") else escaped(line)


def escaped(text: str) -> str:
    r"""Text that groff prints as it is.

    >>> print(escaped(r"--fail-on 'a\b'"))
    \-\-fail\-on \(aqa\eb\(aq
    """
    marks = {"\\": "\\e", "-": "\\-", "'": "\\(aq", '"': "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"}
    return "".join(marks.get(character, character) for character in text)
