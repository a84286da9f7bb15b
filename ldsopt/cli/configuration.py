"""Defaults of options from a file: ``ldsopt.toml``, or ``[tool.ldsopt]`` in a ``pyproject.toml``.

The nearest one counts, looked for from the working directory upwards, as far as the root of the repository and the
user's own folders go. It has a table for each command, and ``defaults`` for every command that has such an option; keys
are the options' long names. The command line wins. `ldsopt.cli.trusted` decides which keys count in a file that nobody
trusts. `ldsopt.cli.configuration_schema` knows the keys.

Without such a file this costs a look into each folder: the rest is loaded when there is one.
"""

from __future__ import annotations

import os
import sys

from ldsopt.errors import FileErrors, InputError, Unavailable, presentable

TYPE_CHECKING = False  # `typing` is not loaded for it
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    import click

NAME = "ldsopt.toml"
VARIABLE = "LDSOPT_CONFIG"
"""Names the file instead; if it is empty, there is none."""
_PROJECT = "pyproject.toml"
_PROGRAMS = ("compiler", "lld", "objdump")
"""Keys that name programs: a relative path is one from the file's own folder. Another folder may be anybody's."""


def configuration_file() -> str:
    """The path of the nearest file, which is still to be trusted; empty if there is none.

    The search ends at the root of a repository: what lies above is not part of it. It ends at a folder of another user:
    a file there, or above, would be a file for everybody below.
    """
    named = os.environ.get(VARIABLE)
    if named is not None:
        return named
    try:
        folder = os.getcwd()  # noqa: PTH109  # pathlib takes longer to load
    except OSError:  # it is gone
        return ""
    while True:
        own, project = (os.path.join(folder, name) for name in (NAME, _PROJECT))  # noqa: PTH118
        if os.path.isfile(own):  # noqa: PTH113
            return own
        if _is_meant(project):
            return project
        if _ends_search(folder):
            return ""
        above = os.path.dirname(folder)  # noqa: PTH120
        if above == folder:
            return ""
        folder = above


def _ends_search(folder: str) -> bool:
    is_root = os.path.lexists(os.path.join(folder, ".git"))  # noqa: PTH118
    return is_root or os.stat(folder).st_uid != os.geteuid()  # noqa: PTH116


def _is_meant(project: str) -> bool:
    """True if a pyproject.toml has a table for ldsopt, as far as its text tells."""
    try:
        with open(project, "rb") as file:  # noqa: PTH123
            return b"[tool.ldsopt" in file.read()
    except OSError:
        return False


def defaults(command: click.Command, file: str) -> tuple[dict[str, Any], str]:
    """A file's values for a command's options, by parameter; and a note of those that do not count.

    Args:
        command: of the command line.
        file: as `configuration_file` found it.

    Raises:
        InputError: it cannot be read; a table or key that is none; a value that the option does not take.
        Unavailable: this Python reads no TOML.
    """
    import click

    from ldsopt.cli import trusted
    from ldsopt.cli.configuration_schema import EVERY, is_settable, key_of

    tables, refused = _read(file)
    name = command.name or ""
    options = {
        key_of(one): one for one in command.params if isinstance(one, click.Option) and is_settable(one)
    }
    said = [
        key
        for key in refused
        if key in tables.get(name, {}) or (key in options and key in tables.get(EVERY, {}))
    ]
    note = trusted.note(file, said) if said else ""
    tables = {
        table: {key: value for key, value in keys.items() if key not in refused}
        for table, keys in tables.items()
    }
    given = {key: value for key, value in tables.get(EVERY, {}).items() if key in options}
    own = tables.get(name, {})
    taken = {
        str(options[key].name): _checked(options[key], value, file, name if key in own else EVERY, name)
        for key, value in {**given, **own}.items()
    }
    return taken, note


def tables_of(file: str) -> Mapping[str, Mapping[str, Any]]:
    """All tables of a file, every key of which is one of an option. Errors as for `defaults`."""
    return _read(file)[0]


def _read(file: str) -> tuple[Mapping[str, Mapping[str, Any]], list[str]]:
    """All tables of a file, and the keys that do not count since nobody trusts it. Errors as for `defaults`."""
    import click

    from ldsopt import files
    from ldsopt.cli import trusted
    from ldsopt.cli.configuration_schema import EVERY, configuration_schema, is_key

    with FileErrors(file):
        data = files.read_file(file)
    tables = _document(file, data)
    program = click.get_current_context().find_root().command
    assert isinstance(program, click.Group)
    commands = program.list_commands(click.Context(program))
    for table, keys in tables.items():
        if not isinstance(keys, dict):
            remedy = f"put it under [{EVERY}], or under the [command] that it is for"
            raise InputError(
                f"'{table}' is in no table", file=file, line=_line(file, "", table), remedy=remedy
            )
        if table not in (EVERY, *commands):
            raise _wrong(file, _line(file, table, ""), f"[{table}] is no command", table, [EVERY, *commands])
        for key in keys:
            if not is_key(program, table, key):
                what = f"[{table}] has no option '{key}'"
                known = configuration_schema(program)["properties"][table]["properties"]
                raise _wrong(file, _line(file, table, key), what, key, [*known])
    is_named = file == os.environ.get(VARIABLE)
    return tables, [] if is_named else trusted.refused(file, data, tables)


def _document(file: str, data: bytes) -> Mapping[str, Any]:

    try:
        document: dict[str, Any] = _toml().loads(data.decode("utf-8"))
    except RecursionError:
        raise InputError("this is no TOML: nested too deep", file=file) from None
    except ValueError as error:  # of TOML, or of UTF-8
        said, _, place = str(error).partition(" (at line ")
        line = int(place.partition(",")[0]) if place else None
        raise InputError(f"this is no TOML: {said[:1].lower()}{said[1:]}", file=file, line=line) from None
    if os.path.basename(file) == _PROJECT:  # noqa: PTH119
        found = document.get("tool", {}).get("ldsopt", {})
        return found if isinstance(found, dict) else {}
    return document


def _toml() -> Any:
    import importlib

    for name in ("tomllib", "tomli"):
        try:
            return importlib.import_module(name)
        except ImportError:
            continue
    raise Unavailable(f"{NAME} needs Python 3.11, or: pip install tomli")


def _checked(option: click.Option, value: Any, file: str, table: str, command: str) -> Any:
    """A value of a table as the command line would give it, if the command's option takes it."""
    import click

    from ldsopt.cli.configuration_schema import EVERY, key_of

    key = key_of(option)
    line = _line(file, table, key)
    if option.is_flag:
        problem = "" if isinstance(value, bool) else "true or false is needed"
    elif option.multiple:
        is_list = isinstance(value, list) and not any(map(_is_no_word, value))
        problem = "" if is_list else "a list of texts or numbers is needed"
        value = [*map(str, value)] if is_list else value
    else:
        problem = "a text or a number is needed" if _is_no_word(value) else ""
        value = _from_own_folder(str(value), file) if key in _PROGRAMS else str(value)
    if not problem:
        try:
            option.type_cast_value(click.Context(click.Command("")), value)
            return value
        except click.BadParameter as error:
            words = " ".join(error.message.split()).rstrip(".")
            problem = words[:1].lower() + words[1:]
    remedy = f"what it takes: ldsopt {command} --help"
    if table == EVERY:
        remedy += f"; what is not for every command belongs under [{command}]"
    raise InputError(f"[{table}] {key}: {problem}", file=file, line=line, remedy=remedy)


def _from_own_folder(program: str, file: str) -> str:
    """A program's name or path, behind the kind that it may have, as seen from the folder of the file that names it."""
    kind, colon, path = program.rpartition(":")
    if os.path.dirname(path):  # noqa: PTH120  # a bare name is looked for in PATH
        path = os.path.join(os.path.dirname(os.path.abspath(file)), path)  # noqa: PTH100, PTH118, PTH120
    return f"{kind}{colon}{path}"


def _is_no_word(value: Any) -> bool:
    """True if it is nothing that could stand behind an option: a table, a list, a date, true or false."""
    return isinstance(value, bool) or not isinstance(value, (str, int, float))


def _wrong(file: str, line: int | None, what: str, word: str, words: list[str]) -> Exception:
    import difflib

    near = difflib.get_close_matches(word, words, 1)
    remedy = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(words)}"
    return InputError(what, file=file, line=line, remedy=remedy)


def _line(file: str, table: str, key: str) -> int | None:
    """The line of a key of a table, or of the table itself; ``None`` where the layout does not tell."""
    from pathlib import Path

    header = None
    inside = table == ""
    wanted = ["tool", "ldsopt", table] if os.path.basename(file) == _PROJECT else [table]  # noqa: PTH119
    for number, text in enumerate(Path(file).read_text("utf-8", "replace").splitlines(), 1):
        head, closed, _ = text.strip().partition("]")
        if closed and head.startswith("["):
            inside = [part.strip().strip("\"'") for part in head.lstrip("[").split(".")] == wanted
            header = number if inside else header
        elif inside and key and "=" in text and text.partition("=")[0].strip().strip("\"'") == key:
            return number
    return header


def saying_what_it_takes(command: click.Command, file: str, note: str) -> click.Command:
    """The command, which says what of the file does not count, and under ``-v`` which of its options come from it.

    Args:
        command: of the command line.
        file: as `configuration_file` found it.
        note: as of `defaults`.
    """
    import copy

    import click
    from click.core import ParameterSource

    run = command.callback

    def call(**given: Any) -> Any:
        context = click.get_current_context()
        if note and not context.params.get("quiet"):
            sys.stderr.write(f"ldsopt: note: {presentable(note)}\n")
        if context.params.get("verbose") and run is not None:
            taken = [
                spelled(one, context.params[one.name])
                for one in command.params
                if isinstance(one, click.Option)
                and one.name in context.params
                and context.get_parameter_source(one.name) is ParameterSource.DEFAULT_MAP
            ]
            if taken:
                what = presentable(f"{file}: {' '.join(taken)}")
                sys.stderr.write(f"ldsopt: note: from {what}\n")
        return run(**given) if run is not None else None

    command = copy.copy(command)
    command.callback = call
    return command


def spelled(option: click.Option, value: Any) -> str:
    """An option with its value, as on a command line.

    >>> import click
    >>> spelled(click.Option(["--check/--no-check"]), False), spelled(click.Option(["--only"], multiple=True), ["a"])
    ('--no-check', '--only a')
    """
    long = [flag for flag in option.opts if flag.startswith("--")] or option.opts
    if option.is_flag:
        return long[0] if value or not option.secondary_opts else option.secondary_opts[0]
    values = value if isinstance(value, (list, tuple)) else [value]
    return " ".join(f"{long[0]} {getattr(one, 'value', one)}" for one in values)


def shown_configuration(file: str) -> str:
    """The file that counts and what it says, a line for each key; errors as for `tables_of`."""
    import json

    if not file:
        return f"no {NAME}, and no {_PROJECT} with [tool.ldsopt], here or above"
    tables, refused = _read(file)
    lines = (
        f"[{name}] {key} = {json.dumps(value, default=str)}"
        + (" (ignored: not trusted)" if key in refused else "")
        for name, keys in tables.items()
        for key, value in keys.items()
    )
    return "\n".join((presentable(file), *map(presentable, lines)))
