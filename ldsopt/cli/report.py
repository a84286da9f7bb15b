"""The command `ldsopt report`: its options, and what it calls."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ldsopt.cli import options
from ldsopt.errors import InputError, UsageError, presentable


@click.command("report")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@options.output("Where to write the page. Default: standard output.")
@click.option(
    "--metric", "metrics", multiple=True, metavar="NAME", help="Show only this metric; may be repeated."
)
@click.option(
    "--order",
    type=click.Choice(["name", "time"]),
    default="name",
    show_default=True,
    help="By the files' names, in which numbers count as numbers, or by when they were last written.",
)
@click.option(
    "--top",
    type=click.IntRange(min=1),
    default=8,
    show_default=True,
    metavar="N",
    help="How many functions a figure shows at most: those that changed most.",
)
@options.quiet
def command(*, folder: Path, output: str, metrics: tuple[str, ...], order: str, top: int) -> None:
    """Make a page of how saved records of kernels changed over time.

    DIR holds what `ldsopt measure --json` and `ldsopt diff --json` have written, one file for each point in time; of a
    comparison its later side counts. The page has a figure for each metric that changed.

    \b
      ldsopt measure kernels/ --json -o history/2026-11-21.json
      ldsopt report history/ -o history.html
    """
    from ldsopt.compare.history import history_of
    from ldsopt.compare.metrics import require_metrics
    from ldsopt.compare.pairing import files_below
    from ldsopt.ir.write import write
    from ldsopt.report.history_html import history_html
    from ldsopt.report.records import natural, read_points

    require_metrics(metrics, option="--metric")
    if not folder.is_dir():
        if folder.exists():
            raise UsageError(f"{folder} is a file; give the directory that holds the records")
        raise InputError("no such directory", file=folder)
    files = files_below(folder, (".json",))
    in_order = sorted(files, key=natural if order == "name" else lambda file: file.stat().st_mtime)
    points, others = read_points(in_order, folder)
    if not points:
        raise InputError(
            "no record in it",
            file=folder,
            remedy="save some: ldsopt measure kernels/ --json -o FOLDER/NAME.json",
        )
    for other in others:
        sys.stderr.write(f"ldsopt: note: {presentable(f'{other}: no record of measure or diff, left out')}\n")
    write(output, history_html(history_of(points, metrics), source=str(folder), top=top))
