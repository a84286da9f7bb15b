"""The command `ldsopt compilers`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options


@click.command("compilers")
@options.report_format("text", "json")
@options.output("Where to write it. Default: standard output.")
@options.quiet
def command(*, format_name: str, output: str) -> None:
    """List the compilers that --compiler can name here.

    Each with its version, the LLVM in it and what it can make. For those that are not here: how to get them. A
    compiler that lies elsewhere is named with its path, as llc:/opt/llvm/bin/llc or triton:/path/to/python.
    """
    from ldsopt.codegen.compilers import known
    from ldsopt.ir.write import write
    from ldsopt.report import compilers

    found = known()
    write(output, compilers.as_json(found) if format_name == "json" else compilers.as_text(found))
