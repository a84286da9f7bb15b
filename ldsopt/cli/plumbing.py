"""The commands `explain`, `schema`, `mcp` and `trust`. None loads what another one needs."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ldsopt import __version__
from ldsopt.cli import trusted
from ldsopt.cli.configuration import configuration_file, shown_configuration, tables_of
from ldsopt.cli.declarations.every_day import Explain
from ldsopt.cli.declarations.plumbing import Mcp, Schema, Trust
from ldsopt.errors import InputError, Unavailable, UsageError, presentable


def explain(asked: Explain) -> None:
    """Prints the explanation of a name, or all names."""
    from ldsopt.report.explanation import explanation, listing

    click.echo(listing() if asked.name is None else explanation(asked.name))


def schema(asked: Schema) -> None:
    """Writes a schema, or the names of all."""
    from ldsopt.cli.configuration_schema import configuration_schema
    from ldsopt.documents import indented
    from ldsopt.ir.write import write
    from ldsopt.report.schemas import document_names, document_schema

    if asked.name is None:
        write(asked.output, "\n".join(sorted([*document_names(), "config"])) + "\n")
    elif asked.name == "config":
        program = click.get_current_context().find_root().command
        assert isinstance(program, click.Group)
        write(asked.output, indented(configuration_schema(program)))
    elif asked.name in document_names():
        write(asked.output, indented(document_schema(asked.name)))
    else:
        raise UsageError(f"no document '{asked.name}': `ldsopt schema` lists the names")


def mcp(asked: Mcp) -> None:
    """Serves tools until the client ends."""
    root = Path(asked.root)
    if not root.is_dir():
        raise UsageError(f"--root {asked.root}: there is no such directory")
    try:
        from ldsopt.integrations.mcp_server import server
    except ImportError as error:
        missing = f"the Model Context Protocol's package is missing ({error}): pip install 'ldsopt[mcp]'"
        raise Unavailable(missing) from None
    server(root.resolve(), __version__, most=asked.limit, seconds=asked.timeout).run()


def trust(asked: Trust) -> None:
    """Trusts a file of defaults, or no longer."""
    file = asked.file or configuration_file()
    if not file:
        raise InputError(shown_configuration(""), remedy="name the file to trust")
    if asked.revoke:
        said = "trusted no longer" if trusted.forget(file) else "was not trusted"
    else:
        tables_of(file)
        trusted.trust(file)
        said = "trusted until it changes"
    sys.stderr.write(f"ldsopt: {presentable(file)}: {said}\n")
