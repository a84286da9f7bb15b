"""The JSON schema of ldsopt.toml, made of the options of the command line: ``ldsopt schema config``."""

from __future__ import annotations

import sys
from typing import Any

import click

EVERY = "defaults"
"""The table for every command that has such an option."""


def key_of(option: click.Option) -> str:
    """The name of an option in the file: its long name without dashes.

    >>> import click
    >>> key_of(click.Option(["-o", "--output"]))
    'output'
    """
    long = [flag for flag in option.opts if flag.startswith("--")]
    return (long or option.opts)[0].lstrip("-")


def is_settable(option: click.Option) -> bool:
    """True if a file may give it: not what ends the command, and not what only abbreviates another option."""
    return option.name not in ("help", "as_json", "revoke")


def is_key(program: click.Group, table: str, key: str) -> bool:
    """True if a table may have a key. Commands are loaded until one has it, those first that are already."""
    names = sorted(_names(program), key=lambda name: f"ldsopt.cli.{name}" not in sys.modules)
    return any(key in _options(program, name) for name in (names if table == EVERY else [table]))


def _names(program: click.Group) -> list[str]:
    return program.list_commands(click.Context(program))


def _options(program: click.Group, name: str) -> dict[str, click.Option]:
    """The options of a command that a file may give, by key; loads the command."""
    command = program.get_command(click.Context(program), name)
    options = [] if command is None else [one for one in command.params if isinstance(one, click.Option)]
    return {key_of(one): one for one in options if is_settable(one)}


def configuration_schema(program: click.Group) -> dict[str, Any]:
    """The JSON schema of ldsopt.toml: of every command a table with its options."""
    tables = {
        name: {key: _values(option) for key, option in _options(program, name).items()}
        for name in _names(program)
    }
    every: dict[str, list[Any]] = {}
    for keys in tables.values():
        for key, values in keys.items():
            without = {member: value for member, value in values.items() if member != "description"}
            if without not in every.setdefault(key, []):
                every[key].append(without)
    common = {key: one[0] if len(one) == 1 else {"anyOf": one} for key, one in sorted(every.items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ldsopt.toml, and [tool.ldsopt] of pyproject.toml",
        "description": "Defaults of options: a table for each command; `defaults` is for all that have such an option.",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            name: {"type": "object", "additionalProperties": False, "properties": keys}
            for name, keys in {EVERY: common, **tables}.items()
        },
    }


def _values(option: click.Option) -> dict[str, Any]:
    """The values that an option takes, and what it does."""
    kind = option.type
    values: dict[str, Any]
    if option.is_flag:
        values = {"type": "boolean"}
    elif isinstance(kind, click.Choice):
        names = [str(one) for one in kind.choices]
        values = {"enum": [*names, *(int(name) for name in names if name.isdigit())]}
    elif isinstance(kind, (click.types.IntParamType, click.types.FloatParamType)):
        whole = isinstance(kind, click.types.IntParamType)
        values = {"type": "integer" if whole else "number"}
        least, most = (getattr(kind, bound, None) for bound in ("min", "max"))
        if least is not None:
            values["exclusiveMinimum" if getattr(kind, "min_open", False) else "minimum"] = least
        if most is not None:
            values["maximum"] = most
    else:
        values = {"type": ["string", "number"]}
    if option.multiple:
        values = {"type": "array", "items": values}
    return {**values, "description": option.help or ""}
