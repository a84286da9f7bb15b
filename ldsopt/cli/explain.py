"""The command `ldsopt explain`: what a name in a report means."""

from __future__ import annotations

import click

from ldsopt.cli import options


@click.command("explain")
@click.argument("name", metavar="[NAME]", required=False)
@options.quiet
def command(name: str | None) -> None:
    """Explain a rule, a finding, a metric, or a fault of LLVM.

    NAME is a finding, a verdict or a hazard class of `check`, a finding of `simulate` or `liveness`, an assumption, a
    metric, a reason or an outcome that a summary counts, a rule of annotate (R1 to R10), or a hazard of LLVM (H1 to
    H8). Without one, all names are listed.

    \b
      ldsopt explain missing-wait
      ldsopt explain wait_weight
      ldsopt explain R8
    """
    from ldsopt.report.explanation import explanation, listing

    click.echo(listing() if name is None else explanation(name))
