"""The command `ldsopt qualify`: its options, and what it calls."""

from __future__ import annotations

import dataclasses
import sys

import click

from ldsopt.cli import options
from ldsopt.compare.qualify_options import QualifyOptions
from ldsopt.errors import GateFailed, InputError, presentable


@click.command("qualify")
@click.argument("kernels", metavar="KERNELS...", nargs=-1, required=True)
@options.report_format("text", "json", "markdown")
@options.output("Where to write the report. Default: standard output.")
@click.option(
    "--keep",
    metavar="DIR",
    help="Make each kind of definite finding gained small, and write it there: a .ll that is ready for a report.",
)
@options.of(QualifyOptions, "qualifying")
@options.quiet
def command(
    *, kernels: tuple[str, ...], format_name: str, output: str, keep: str | None, qualifying: QualifyOptions
) -> None:
    """Compare what two compilers make of kernels.

    KERNELS are .ll and .bc files and directories of these. Each is compiled with both compilers, measured and checked:
    what changed in waits, registers and occupancy, which findings of `ldsopt check` are gained and which are lost.
    Exit code 1: the second compiler's code has a definite finding that the first one's has not, or it fails on a
    module that the first one compiles. A module that one of them cannot read is named, and the others are compared.

    \b
      ldsopt qualify kernels/ --compiler llc-21 --compiler llc-22 --keep reports/
    """
    from ldsopt.api.qualifying import qualify, written
    from ldsopt.cli import terminal
    from ldsopt.cli.progress import on_terminal, terminable
    from ldsopt.ir.write import write
    from ldsopt.report.qualification import render_qualification

    at = ""

    def tell(words: str) -> None:
        nonlocal at
        at = words
        show(words)

    try:
        with on_terminal() as show, terminable():
            found = qualify(
                kernels, dataclasses.replace(qualifying, reproduce=keep is not None, progress=tell)
            )
    except KeyboardInterrupt:
        sys.stderr.write(f"ldsopt: qualify: {presentable(at)}; no report was written\n")
        raise
    if keep is not None:
        found = written(found, keep)
    write(output, render_qualification(format_name, found, terminal.look(output)))
    if found.failure:
        raise GateFailed(found.failure)
    if found.unread:
        raise InputError(f"{len(found.unread)} of the modules could not be read")
