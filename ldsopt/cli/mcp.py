"""The command `ldsopt mcp`: its options, and what it calls."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt import __version__
from ldsopt.cli import options
from ldsopt.errors import Unavailable


@click.command("mcp")
@click.option(
    "--root",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    metavar="DIR",
    help="The folder that tools read and write in. Default: the working directory.",
)
@click.option(
    "--limit",
    type=click.IntRange(min=500),
    default=20_000,
    show_default=True,
    metavar="N",
    help="Characters of one answer; what is left out is named.",
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=300.0,
    show_default=True,
    metavar="SECONDS",
    help="Give up a tool's command that takes longer.",
)
@options.quiet
def command(*, root: Path, limit: int, timeout: float) -> None:
    """Serve ldsopt to agents by the Model Context Protocol.

    A server on standard input and output whose tools are measure, diff, check, waits, banks, optimize and explain;
    `pip install 'ldsopt[mcp]'` has what it needs.
    Tools read files below one folder only, never overwrite a file, and take no option that names a program.

    \b
      ldsopt mcp --root kernels/
    """
    try:
        from ldsopt.integrations.mcp_server import server
    except ImportError as error:
        missing = f"the Model Context Protocol's package is missing ({error}): pip install 'ldsopt[mcp]'"
        raise Unavailable(missing) from None
    server(root.resolve(), __version__, most=limit, seconds=timeout).run()
