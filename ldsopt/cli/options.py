"""Options of commands: those of the dataclasses of options, and those that several commands share.

A command gets one object for each dataclass of options, under the name that it gives to `of`:

    @options.of(AnnotateOptions, "annotating")
    @options.of(CheckOptions, "checking")
    def command(annotating: AnnotateOptions, checking: CheckOptions) -> None: ...

An option that two of its dataclasses have is one option of the command, and goes into both objects.
"""

from __future__ import annotations

import contextlib
import functools
import io
import sys
from collections.abc import Callable, Collection, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import click
from click.core import ParameterSource

from ldsopt.cli.declared import DUMP, INPUT, QUIET, DeclaredCommand, OptionGroup, SingleOption
from ldsopt.cli.declared import verbose as declared_verbose
from ldsopt.codegen.options import DEFAULT_COMPILER, CodeOptions
from ldsopt.errors import shown
from ldsopt.options import Option, flags_of, options_of

F = TypeVar("F", bound=Callable[..., Any])


class _WithSynonyms(click.Option):
    """An option that has names which its help does not show."""

    def __init__(self, *arguments: Any, synonyms: tuple[str, ...] = (), **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._synonyms = synonyms

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        every = self.opts
        self.opts = [name for name in every if name not in self._synonyms]
        try:
            return super().get_help_record(ctx)
        finally:
            self.opts = every


def of(cls: type, name: str) -> Callable[[F], F]:
    """Gives a command the options of a dataclass, and its function one object of these as the argument ``name``."""

    def decorate(function: F) -> F:
        shared: frozenset[str] = getattr(function, "__options__", frozenset())
        own = {field.name for field, _ in options_of(cls)}

        @functools.wraps(function)
        def call(**given: Any) -> Any:
            values = {key: given[key] for key in own}
            kept = {key: value for key, value in given.items() if key not in own or key in shared}
            return function(**kept, **{name: cls(**values)})

        call.__options__ = shared | own  # type: ignore[attr-defined]
        known: list[click.Parameter] = getattr(function, "__click_params__", [])
        call.__click_params__ = [one for one in known if one.name not in own]  # type: ignore[attr-defined]
        for _, add in _click_options(cls):
            add(call)
        return call  # type: ignore[return-value]

    return decorate


def only(cls: type, field_name: str) -> Callable[[F], F]:
    """Gives a command one option of a dataclass, as an argument of that name."""
    return dict(_click_options(cls))[field_name]


def _click_options(cls: type) -> list[tuple[str, Callable[[F], F]]]:
    """Decorators, last option first: click lists options in the order in which decorators stand, top down."""
    hints = get_type_hints(cls, localns={"Path": Path})
    return [
        (
            field.name,
            _click_option(
                SingleOption(
                    field.name, hints[field.name], field.default, about._replace(flags=flags_of(field))
                )
            ),
        )
        for field, about in reversed(options_of(cls))
    ]


def _click_option(one: SingleOption, **more: Any) -> Callable[[F], F]:
    about = one.about
    return click.option(
        *about.flags,
        *about.synonyms,
        one.name,
        cls=_WithSynonyms,
        synonyms=about.synonyms,
        help=about.help,
        metavar=about.metavar,
        **_kind(one.kind, one.default, about),
        **more,
    )


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


def clicked(declared: DeclaredCommand) -> click.Command:
    """A declared command as click runs it, for whatever is no plain command line."""

    @functools.wraps(declared.function)
    def function(**values: Any) -> None:
        declared.call(values, told())

    known: set[str] = set()
    decorators: list[Callable[[Any], Any]] = []
    for one in declared.parameters:
        if isinstance(one, OptionGroup):
            for name, add in reversed(_click_options(one.cls)):
                if name not in known:
                    decorators.append(add)
                    known.add(name)
        else:
            decorators.append(_click_option(one))
            known.add(one.name)
    for add in reversed(decorators):
        add(function)
    return click.command(declared.name)(input_file(function))


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
    if hint is bool:
        return {"is_flag": True} if default is False else {"default": default}
    if origin is Literal:
        return {"type": click.Choice(arguments), "default": default, "show_default": True}
    if isinstance(origin, type) and issubclass(origin, Collection):
        if get_origin(arguments[0]) is Literal:
            return {"multiple": True, "type": _Choices(get_args(arguments[0])), "callback": _flat}
        return {"multiple": True}
    if isinstance(default, Enum):
        names = [member.value for member in type(default)]
        return {"type": click.Choice(names), "default": default.value, "show_default": True}
    kinds = arguments or (hint,)
    if enums := [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Enum)]:
        return {"type": click.Choice([member.value for member in enums[0]])}
    if Path in kinds:
        return {"type": click.Path(path_type=Path)}
    if float in kinds:
        return {
            "type": click.FloatRange(min=about.above, min_open=about.above is not None),
            "default": default,
        }
    if int in kinds:
        bounded = about.minimum is not None or about.maximum is not None
        kind = click.IntRange(about.minimum, about.maximum) if bounded else int
        return {"type": kind, "default": default, "show_default": about.maximum is not None}
    if about.metavar == "FILE":
        return {"type": _FILE, "default": default}
    return {"default": default}


mcpu = only(CodeOptions, "mcpu")
features = only(CodeOptions, "features")


def _compiler(words: str) -> Callable[[Any], Any]:
    return click.option("--compiler", metavar="NAME[:PATH]", default=DEFAULT_COMPILER, help=words)


reader = _compiler(
    "Reads bitcode that is newer than LLVM 22: an llc with its llvm-dis beside it, clang, hipcc or ziglang."
)
machine_compiler = _compiler(
    "With --machine generates the code of IR; `ldsopt compilers` lists those that are there. Reads bitcode newer "
    "than LLVM 22: an llc with its llvm-dis beside it, clang, hipcc or ziglang."
)
input_file = click.argument(INPUT, metavar="IN", type=_FILE)
lld = click.option(
    "--lld",
    metavar="PROGRAM",
    help="LLVM's linker, to make a .hsaco: a program, ziglang, or ziglang:PYTHON. Default: the first that is found in "
    "PATH, in ROCm, or in this Python's ziglang.",
)
link_bitcode = click.option(
    "--link-bitcode",
    "libraries",
    multiple=True,
    metavar="FILE",
    help="A library of IR (.bc, .ll), as ROCm's device libraries: what is used of it is linked in. May be repeated.",
)


def _silence(context: click.Context, _: click.Parameter, is_quiet: bool) -> None:
    if is_quiet:
        context.with_resource(contextlib.redirect_stderr(io.StringIO()))


dump = _click_option(DUMP)
quiet = _click_option(QUIET, expose_value=False, is_eager=True, callback=_silence)
graph = click.option(
    "--graph",
    metavar="FILE",
    help="Write which variables are in each other's way: Graphviz for .dot, a picture for .svg, else JSON.",
)


def report_format(*names: str) -> Callable[[F], F]:
    """``--format`` with these choices, the first being the default, and ``--json``, short for one of them."""

    def decorate(function: F) -> F:
        @functools.wraps(function)
        def call(*, as_json: bool, **given: Any) -> Any:
            return function(**given | ({"format_name": "json"} if as_json else {}))

        call = click.option("--json", "as_json", is_flag=True, help="Short for --format json.")(call)
        return click.option(
            "--format",
            "format_name",
            type=click.Choice(names),
            default=names[0],
            show_default=True,
            help="How to write the report.",
        )(call)  # type: ignore[return-value]

    return decorate


def output(help_text: str) -> Callable[[F], F]:
    """``-o``; ``-``, which is standard output, unless it is given."""
    return click.option("-o", "--output", default="-", metavar="FILE", help=help_text)


def verbose(help_text: str, name: str = "--verbose") -> Callable[[F], F]:
    """``-v``: what a command can say besides. Its long names, ``--verbose`` and ``--explain``, mean the same."""
    return _click_option(declared_verbose(help_text, name))
