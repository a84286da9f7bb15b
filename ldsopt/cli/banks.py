"""The command `ldsopt banks`: its options, and what it calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.ir.attributes import ShapeOptions

if TYPE_CHECKING:
    from collections.abc import Sequence


@click.command("banks")
@options.input_file
@options.of(LaunchOptions, "launching")
@options.of(ShapeOptions, "shape")
@click.option(
    "--row",
    "rows",
    type=click.IntRange(min=4),
    multiple=True,
    metavar="BYTES",
    help="Length of the rows that other layouts are to have; may be repeated. Default: all powers of two that fit.",
)
@click.option("--top", type=click.IntRange(min=0), metavar="N", help="Show at most N accesses and layouts.")
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@options.mcpu
@options.features
@options.quiet
def command(**given: object) -> None:
    """Show LDS bank conflicts, and the paddings and swizzles that avoid them.

    IN is .ll, .bc or -. With --launch (or --grid, --block and --arg) the kernel is executed on the CPU and every access
    counted as often as it ran. Without, what follows from the IR is told: addresses that depend on the lane in a known
    way. Nothing is changed: the layouts are for whoever writes the kernel.

    \b
      ldsopt banks kernel.ll
      ldsopt banks kernel.ll --launch k.toml --row 128
      ldsopt banks kernel.ll --block 256 --arg 'A: f32[64,64]=random' --json
    """
    _show(**given)


@isolated.work
def _show(
    *,
    input_file: str,
    launching: LaunchOptions,
    shape: ShapeOptions,
    rows: Sequence[int],
    top: int | None,
    format_name: str,
    output: str,
    mcpu: str | None,
    features: str,
) -> None:
    from dataclasses import replace

    from ldsopt.banks.conflicts import find_bank_conflicts
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import launch_of, require_shape
    from ldsopt.ir.attributes import with_told_shape
    from ldsopt.ir.read import read
    from ldsopt.ir.write import write
    from ldsopt.report.banks import banks_json, banks_text

    module = read(input_file, mcpu=mcpu, features=features)
    launch = launch_of(launching)
    require_shape(launch, tuple(shape.assume))
    found = find_bank_conflicts(with_told_shape(module, shape.assume), launch, rows=rows)
    look = replace(terminal.look(output), top=top)
    write(output, banks_json(found) if format_name == "json" else banks_text(found, look))
