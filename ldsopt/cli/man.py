"""The command `ldsopt man`: its options, and what it calls."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt.cli import options


@click.command("man")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@options.quiet
def command(*, folder: Path) -> None:
    """Write the manual pages, one for each command.

    They are made of the help of this version, into DIR, where man looks for pages of section 1. DIR is made if it is
    not there.

    \b
      ldsopt man ~/.local/share/man/man1
      man ldsopt-annotate
    """
    from ldsopt import __version__
    from ldsopt.cli.man_pages import man_pages
    from ldsopt.errors import InputError
    from ldsopt.ir.write import write_all

    program = click.get_current_context().find_root().command
    assert isinstance(program, click.Group)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"cannot make it: {(error.strerror or str(error)).lower()}", file=folder) from None
    write_all((str(folder / name), text) for name, text in man_pages(program, __version__).items())
