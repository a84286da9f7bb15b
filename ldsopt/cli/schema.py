"""The command `ldsopt schema`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options


@click.command("schema")
@click.argument("name", metavar="NAME", required=False)
@options.output("Where to write it. Default: standard output.")
@options.quiet
def command(*, name: str | None, output: str) -> None:
    """Write the JSON schema of a report, or of ldsopt.toml.

    NAME is the middle of the name that a report has in its member "schema": waits for ldsopt.waits/1. `config` is the
    schema of ldsopt.toml. Without NAME: list the names.

    \b
      ldsopt schema check -o check.schema.json
      ldsopt schema config -o ldsopt.schema.json
    """
    from ldsopt.documents import indented
    from ldsopt.errors import UsageError
    from ldsopt.ir.write import write
    from ldsopt.report.schemas import document_names, document_schema

    if name is None:
        write(output, "\n".join(sorted([*document_names(), "config"])) + "\n")
    elif name == "config":
        from ldsopt.cli.configuration_schema import configuration_schema

        program = click.get_current_context().find_root().command
        assert isinstance(program, click.Group)
        write(output, indented(configuration_schema(program)))
    elif name in document_names():
        write(output, indented(document_schema(name)))
    else:
        raise UsageError(f"no document '{name}': `ldsopt schema` lists the names")
