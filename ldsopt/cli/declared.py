"""A command as one declaration: a frozen dataclass whose fields are its options and arguments, and a function of it.

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Compile:
        'Compile IR to assembly, an object or a loadable code object.'

        input_file: str = argument("IN")
        output: str = shared.output("The code: .s, .o or .hsaco by its name.")
        coding: CodeOptions

    Command("compile", Compile, "compile.run_compile")

A field that is a dataclass of options (`ldsopt.options`) stands for all of its options. An option that two of them have
is one option of the command, and goes into both. Click's command is made of the declaration, and of that the help, the
configuration file and its schema. The docstring is the help.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import io
import math
import sys
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import click
from click.core import ParameterSource

from ldsopt.api.stages import STAGES
from ldsopt.cli import isolated, progress
from ldsopt.dataclass import dataclass
from ldsopt.errors import shown
from ldsopt.options import Option, flags_of, options_of

INPUT = "input_file"
QUIET = "quiet"
_TOLD = "told"


@dataclass(frozen=True, slots=True)
class Command:
    """A command.

    Attributes:
        name: as it is called.
        asked: the dataclass of its options and arguments. A field ``told``, if there is one, gets the names of those
            that the command line gives.
        runs: the function of that dataclass that does it, as ``module.function`` below `ldsopt.cli`. It is loaded when
            the command runs, so that its help loads nothing heavy. It returns the exit code, or ``None`` for 0.
        is_isolated: it runs in a forked child, as LLVM may end the process that it runs in.
        shows_progress: by `ldsopt.cli.progress.show`, in the child that it runs in.
        passes_on: words that are no options of its own are arguments.
    """

    name: str
    asked: type
    runs: str
    is_isolated: bool = False
    shows_progress: bool = False
    passes_on: bool = False

    def clicked(self) -> click.Command:
        """The command as click runs it."""

        def call(**values: Any) -> int | None:
            form = {"format_name": "json"} if values.get("as_json") else {}
            if form and "format_name" in told() and values["format_name"] != "json":
                raise click.UsageError(f"--json is --format json; leave out --format {values['format_name']}")
            is_quiet = values.get(QUIET, False)
            bounded: contextlib.AbstractContextManager[None] = contextlib.nullcontext()
            if (seconds := values.get("timeout_seconds") or values.get("timeout")) and "compiler" in values:
                from ldsopt.codegen.compilers import asked_within  # most calls name no time

                bounded = asked_within(seconds)
            with bounded, contextlib.redirect_stderr(io.StringIO()) if is_quiet else contextlib.nullcontext():
                _note_old_options()
                return self.run(_made(self.asked, values | form | {_TOLD: told()}))

        return _ShortCommand(
            self.name,
            params=parameters_of(self.asked),
            callback=call,
            help=_unindented(self.asked.__doc__ or ""),
            context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False}
            if self.passes_on
            else None,
        )

    def run(self, asked: Any) -> int | None:
        """Runs the command; the exit code."""
        if not self.is_isolated:
            return self._run(asked)
        isolated.require_folders(asked)
        with progress.on_terminal() if self.shows_progress else contextlib.nullcontext():
            isolated.run(
                lambda: self._done(asked), isolated.inputs_of(asked), getattr(asked, "timeout", None)
            )
        return None

    def _done(self, asked: Any) -> None:
        self._run(asked)

    def _run(self, asked: Any) -> int | None:
        module, _, function = self.runs.rpartition(".")
        run = getattr(importlib.import_module(f"ldsopt.cli.{module}"), function)
        code: int | None
        if stages := getattr(asked, "print_after", ()):
            from ldsopt.cli.dumping import printing_after  # with all analyses

            has_code = "compile" in STAGES[self.name]
            with printing_after(stages, asked.dump, has_code=has_code):
                code = run(asked)
        else:
            code = run(asked)
        return code


_OLD_JSON = "ldsopt.old_json"
"""The key of a context's ``meta`` that ``--json`` had a file's name behind it."""


class _ShortCommand(click.Command):
    """A command whose help explains its own options. The shared ones it names: the program's help explains them."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if any(one.name == "json_file" for one in self.params):
            kept = self._with_report(ctx, args)
            ctx.meta[_OLD_JSON] = kept != args
            args = kept
        return super().parse_args(ctx, args)

    def _with_report(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Arguments whose ``--json FILE``, of before 0.1.0, is ``--report FILE``, where FILE can be no input."""
        made: list[str] = []
        for place, word in enumerate(args):
            if word == "--":
                return made + args[place:]
            if word.startswith("--json="):
                made += ["--report", word.removeprefix("--json=")]
            elif made and made[-1] == "--json" and word.endswith(".json"):
                made[-1:] = ["--report", word]
            elif (
                made
                and made[-1] == "--json"
                and word == "-"
                and self._has_input(ctx, made + args[place + 1 :])
            ):
                pass
            else:
                made.append(word)
        return made

    def _has_input(self, ctx: click.Context, args: list[str]) -> bool:
        """True if arguments name an input."""
        try:
            given = self.make_parser(ctx).parse_args(list(args))[0].get(INPUT)
        except click.UsageError:
            return False
        return isinstance(given, Sequence) and len(given) > 0

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        parameters = self.get_params(ctx)
        shared = [one for one in parameters if isinstance(one, DeclaredOption) and one.is_shared]
        own = [one for one in parameters if isinstance(one, click.Option) and one not in shared]
        records = [one.get_help_record(ctx) for one in own]
        with formatter.section("Options"):
            formatter.write_dl([record for record in records if record is not None])
        if shared:
            with formatter.section("Shared options (explained by `ldsopt --help`)"):
                flags = ", ".join(one.shown_flag for one in shared)
                for line in textwrap.wrap(flags, formatter.width - 2, break_on_hyphens=False):
                    formatter.write(f"  {line}\n")


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """Commands of one name. Arguments that name none of them are those of the first.

    Attributes:
        name: as it is called.
        about: the help.
        commands: in the order of the help.
    """

    name: str
    about: str
    commands: tuple[Command, ...]

    def clicked(self) -> click.Command:
        """The commands as click runs them."""
        return _WithDefault(
            self.name, {one.name: one.clicked() for one in self.commands}, help=_unindented(self.about)
        )


class _WithDefault(click.Group):
    """A group that takes arguments which name none of its commands for those of its first command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = [next(iter(self.commands)), *args]
        return super().parse_args(ctx, args)


def _unindented(text: str) -> str:
    """A docstring without its indentation, for which `inspect` would have to be loaded."""
    first, line, rest = text.partition("\n")
    return first + line + textwrap.dedent(rest).rstrip()


def told() -> frozenset[str]:
    """The names of the options that the command line at hand gives."""
    context = click.get_current_context()
    given = ParameterSource.COMMANDLINE
    return frozenset(name for name in context.params if context.get_parameter_source(name) is given)


def note_unused_compiler(compiled_code: Sequence[str]) -> None:
    """Notes on standard error that the command line names a compiler which inputs of machine code have no use for.

    Args:
        compiled_code: the names of these inputs.
    """
    if compiled_code and "compiler" in told():
        more = f" and {len(compiled_code) - 1} more" if len(compiled_code) > 1 else ""
        said = f"{shown(compiled_code[0])}{more}: compiled code, for which --compiler is not used"
        sys.stderr.write(f"ldsopt: note: {said}\n")


@functools.cache
def _hints(cls: type) -> dict[str, Any]:
    """The types of a dataclass's fields."""
    return get_type_hints(cls, localns={"Path": Path})


def _made(cls: type, values: Mapping[str, Any]) -> Any:
    """An object of a dataclass of options, and those in it, of the values of all options by name."""
    hints = _hints(cls) if any(map(_is_group, fields(cls))) else {}
    own: dict[str, Any] = {}
    for one in fields(cls):
        if _is_group(one) and is_dataclass(hints[one.name]):
            own[one.name] = _made(hints[one.name], values)
        elif one.name == _TOLD or not _is_group(one):
            own[one.name] = values[one.name]
    return cls(**own)


def _is_group(one: Field[Any]) -> bool:
    return "option" not in one.metadata


def parameters_of(cls: type) -> list[click.Parameter]:
    """Click's parameters of a dataclass of options, in the order in which the help lists them."""
    found: dict[str | None, click.Parameter] = {}
    for one in _each_parameter(cls):
        found.setdefault(one.name, one)
    return [*found.values()]


def _each_parameter(cls: type) -> Iterator[click.Parameter]:
    """Click's parameters; that of an option which two dataclasses have, twice."""
    known = {one.name: about for one, about in options_of(cls)}
    for one in fields(cls):
        hint = _hints(cls)[one.name]
        if (about := known.get(one.name)) is not None:
            yield _argument(one, hint, about) if about.is_argument else _option(one, hint, about)
        elif is_dataclass(hint) and isinstance(hint, type):
            yield from _each_parameter(hint)


def _argument(one: Field[Any], hint: Any, about: Option) -> click.Argument:
    settings: dict[str, Any] = {} if one.default is MISSING else {"required": False}
    if get_origin(hint) is tuple:
        settings["nargs"] = -1
        settings.setdefault("required", True)
    return click.Argument([one.name], metavar=about.metavar, type=_FILE, **settings)


def _option(one: Field[Any], hint: Any, about: Option) -> click.Option:
    settings: dict[str, Any] = {"help": about.help, "metavar": about.metavar, "hidden": bool(about.old)}
    if one.default is MISSING:
        settings["required"] = True
    default = None if one.default is MISSING else one.default
    return DeclaredOption(
        [*flags_of(one), *about.synonyms, one.name],
        about=about,
        **_kind(hint, default, about),
        **settings,
    )


def _note_old_options() -> None:
    """Notes on standard error which options of the command line go on for one release only."""
    context = click.get_current_context()
    given = told()
    if context.meta.get(_OLD_JSON):
        sys.stderr.write(
            "ldsopt: note: --json FILE is going away: name the file by --report FILE; --json alone is the report on "
            "standard output\n"
        )
    for one in context.command.params:
        if isinstance(one, DeclaredOption) and one.old and one.name in given:
            sys.stderr.write(f"ldsopt: note: {one.opts[-1]} is going away: {one.old}\n")


class DeclaredOption(click.Option):
    """An option that has names which its help does not show.

    Attributes:
        is_shared: as of `ldsopt.options.Option`.
        old: as of it.
    """

    def __init__(self, *arguments: Any, about: Option, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._synonyms, self.is_shared, self.old = about.synonyms, about.is_shared, about.old

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """The value; an empty text and a number without an end are refused, for which no command has a use."""
        words = value if isinstance(value, (list, tuple)) else [value]
        # The commands refuse a file's empty name, in words of their own.
        if "" in words and self.default != "" and not (self.is_flag or self.metavar == "FILE"):
            raise click.BadParameter("the value is empty; leave the option out", ctx, self)
        made = super().type_cast_value(ctx, value)
        if isinstance(made, float) and not math.isfinite(made):
            raise click.BadParameter(f"{made} is no finite number", ctx, self)
        return made

    @property
    def shown_flag(self) -> str:
        """Its flag in a list of flags: ``-q``, ``--mcpu ARCH``."""
        flags = [name for name in self.opts if name not in self._synonyms]
        flag = next((name for name in flags if len(name) == 2), max(flags, key=len))
        if isinstance(self.type, click.Choice) and not self.metavar:
            return f"{flag} [{'|'.join(self.type.choices)}]"
        return flag if self.is_flag or not self.metavar else f"{flag} {self.metavar}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        every = self.opts
        self.opts = [name for name in every if name not in self._synonyms]
        try:
            return super().get_help_record(ctx)
        finally:
            self.opts = every


_FILE = click.Path(allow_dash=True)
"""A file's name. Nothing is asked of the file, but shells complete its name."""


class _Choices(click.Choice[str]):
    """One choice or several, with commas between."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return tuple(super(_Choices, self).convert(one, param, ctx) for one in str(value).split(","))


def _flat(_context: click.Context, _parameter: click.Parameter, given: Any) -> tuple[str, ...]:
    return tuple(one for several in given for one in several)


def _kind(hint: Any, default: Any, about: Option) -> dict[str, Any]:
    """The arguments that tell click of an option by the type of its field."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is bool or (default is None and bool in arguments):
        return {"is_flag": True} if default is False else {"default": default}
    kinds = arguments or (hint,)
    literals = [get_args(one) for one in (hint, *arguments) if get_origin(one) is Literal]
    if isinstance(origin, type) and issubclass(origin, Collection):
        if about.words > 1:
            return {"nargs": about.words}
        if choices := about.choices or (literals[0] if literals else ()):
            return {"multiple": True, "type": _Choices(choices), "callback": _flat}
        return {"multiple": True, "type": _whole(about) if int in arguments else None}
    if about.words > 1:
        return {"nargs": about.words}
    if literals:
        return {"type": click.Choice(literals[0]), "default": default, "show_default": True}
    if isinstance(default, Enum):
        names = [member.value for member in type(default)]
        return {"type": click.Choice(names), "default": default.value, "show_default": True}
    if enums := [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Enum)]:
        return {"type": click.Choice([member.value for member in enums[0]])}
    if Path in kinds:
        return {"type": click.Path(path_type=Path)}
    if date in kinds:
        return {"type": click.DateTime(["%Y-%m-%d"])}
    is_shown = bool(default) and "Default" not in about.help
    if float in kinds:
        least = about.minimum if about.above is None else about.above
        kind: click.ParamType[Any] = click.FloatRange(min=least, min_open=about.above is not None)
        return {"type": kind, "default": default, "show_default": is_shown}
    if int in kinds:
        return {"type": _whole(about), "default": default, "show_default": is_shown}
    if about.metavar == "FILE":
        return {"type": _FILE, "default": default}
    return {"default": default}


def _whole(about: Option) -> click.ParamType[Any]:
    is_bounded = about.minimum is not None or about.maximum is not None
    return click.IntRange(about.minimum, about.maximum) if is_bounded else click.INT
