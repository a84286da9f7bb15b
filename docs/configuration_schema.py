"""The JSON schema of ldsopt.toml, made of the options of the command line. `docs/generate.py` writes it.

A test holds what is committed against the options.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ldsopt.cli import COMMANDS, configuration, program

SCHEMA = Path(configuration.__file__).with_name(configuration.SCHEMA)


def configuration_schema() -> str:
    """The JSON schema of ldsopt.toml: of every command a table with its options."""
    group = program.program_of(COMMANDS)
    context = click.Context(group)
    tables: dict[str, dict[str, Any]] = {}
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        options = [one for one in command.params if isinstance(one, click.Option)]
        keys = {configuration.key_of(one): _values(one) for one in options if configuration.is_settable(one)}
        tables[name] = keys
    every: dict[str, list[Any]] = {}
    for keys in tables.values():
        for key, values in keys.items():
            without = {member: value for member, value in values.items() if member != "description"}
            if without not in every.setdefault(key, []):
                every[key].append(without)
    common = {key: one[0] if len(one) == 1 else {"anyOf": one} for key, one in sorted(every.items())}
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ldsopt.toml, and [tool.ldsopt] of pyproject.toml",
        "description": "Defaults of options: a table for each command; `defaults` is for all that have such an option.",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            name: {"type": "object", "additionalProperties": False, "properties": keys}
            for name, keys in {configuration.EVERY: common, **tables}.items()
        },
    }
    return json.dumps(document, indent=1) + "\n"


def _values(option: click.Option) -> dict[str, Any]:
    """What an option takes, and what it does."""
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
