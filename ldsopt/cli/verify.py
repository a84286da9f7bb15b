"""`ldsopt verify`."""

from __future__ import annotations

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import LaunchOptions, launch_of
from ldsopt.errors import GateFailed


@click.command("verify")
@click.argument("before", metavar="BEFORE")
@click.argument("after", metavar="AFTER")
@options.of(LaunchOptions, "launching")
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=0.0,
    metavar="X",
    help="Let floating-point outputs differ by so much. Default: not by a bit.",
)
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@options.mcpu
@options.quiet
@isolated.work
def command(
    *,
    before: str,
    after: str,
    launching: LaunchOptions,
    tolerance: float,
    format_name: str,
    output: str,
    mcpu: str | None,
) -> None:
    """Execute two versions of a kernel and compare what they do.

    Both run on the CPU under every schedule: waves forward, in reverse, in random orders and finely interleaved,
    copies into LDS landing as early and as late as they may. All buffers have to be equal, and the checks of
    `ldsopt simulate` may find nothing in AFTER that they do not find in BEFORE. Without a launch one is chosen from
    the kernel's attributes, and the report says which. Exit code 1: they are not equivalent.

    \b
      ldsopt annotate kernel.ll -o out.ll && ldsopt verify kernel.ll out.ll
    """
    from ldsopt.cli import terminal
    from ldsopt.ir.read import read
    from ldsopt.ir.write import write
    from ldsopt.report import verification_json, verification_text
    from ldsopt.verifier.equivalence import verify

    launch = launch_of(launching)
    result = verify(
        read(before, mcpu=mcpu),
        read(after, mcpu=mcpu),
        launch,
        tolerance=tolerance,
        kernel=launching.kernel,
    )
    if format_name == "json":
        text = verification_json.render(result)
    else:
        text = verification_text.render(result, color=terminal.look(output).color)
    write(output, text)
    if failed := verification_text.failure(result):
        raise GateFailed(failed)
