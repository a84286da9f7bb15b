"""`ldsopt trust`."""

from __future__ import annotations

import sys

import click

from ldsopt.cli import options, trusted
from ldsopt.cli.configuration import configuration_file, shown_configuration, tables_of
from ldsopt.errors import InputError, presentable


@click.command("trust")
@click.argument("file", required=False, type=click.Path())
@click.option("--revoke", is_flag=True, help="Trust the file no longer.")
@options.quiet
def command(file: str | None, revoke: bool) -> None:
    """Let every key of a file of defaults count.

    FILE is an ldsopt.toml, or a pyproject.toml with [tool.ldsopt]; by default the one that `ldsopt --config` finds.
    Read it first: it may name programs that are run and files that are written. It is trusted by path and content,
    until either changes.
    """
    file = file or configuration_file()
    if not file:
        raise InputError(shown_configuration(""), remedy="name the file to trust")
    if revoke:
        said = "trusted no longer" if trusted.forget(file) else "was not trusted"
    else:
        tables_of(file)
        trusted.trust(file)
        said = "trusted until it changes"
    sys.stderr.write(f"ldsopt: {presentable(file)}: {said}\n")
