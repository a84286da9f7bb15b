"""Declarations of the commands that are plumbing."""

from __future__ import annotations

from ldsopt.cli.declarations import shared
from ldsopt.cli.declared import Command
from ldsopt.dataclass import dataclass
from ldsopt.options import argument, option


@dataclass(frozen=True, slots=True, kw_only=True)
class Schema:
    """Write the JSON schema of a report, or of ldsopt.toml.

    NAME is the middle of the name that a report has in its member "schema": waits for ldsopt.waits/1. `config` is the
    schema of ldsopt.toml. Without NAME: list the names.

    \b
      ldsopt schema check -o check.schema.json
      ldsopt schema config -o ldsopt.schema.json
    """

    name: str | None = argument("NAME", None)
    output: str = shared.like("output")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mcp:
    """Serve ldsopt to agents by the Model Context Protocol.

    A server on standard input and output whose tools are measure, diff, check, waits, banks, optimize and explain;
    `pip install 'ldsopt[mcp]'` has what it needs.
    Tools read files below one folder only, never overwrite a file, and take no option that names a program.

    \b
      ldsopt mcp --root kernels/
    """

    root: str = option(
        ".", "The folder that tools read and write in. Default: the working directory.", metavar="DIR"
    )
    limit: int = option(
        20_000, "Characters of one answer; what is left out is named.", minimum=500, metavar="N"
    )
    timeout: float = option(300.0, "Give up a tool's command that takes longer.", above=0, metavar="SECONDS")
    quiet: bool = shared.like("quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Trust:
    """Let every key of a file of defaults count.

    FILE is an ldsopt.toml, or a pyproject.toml with [tool.ldsopt]; by default the one that `ldsopt --config` finds.
    Read it first: it may name programs that are run and files that are written. It is trusted by path and content,
    until either changes.
    """

    file: str | None = argument("[FILE]", None)
    revoke: bool = option(False, "Trust the file no longer.")
    quiet: bool = shared.like("quiet")


COMMANDS = (
    Command("schema", Schema, "plumbing.schema"),
    Command("mcp", Mcp, "plumbing.mcp"),
    Command("trust", Trust, "plumbing.trust"),
)
