"""The command `ldsopt explain`: what a rule, a hazard or a finding is."""

from __future__ import annotations

import click

from ldsopt.cli import options


@click.command("explain")
@click.argument("name", metavar="RULE")
@options.quiet
def command(name: str) -> None:
    """Say what a rule, a hazard of LLVM or a finding is.

    RULE is a rule of annotate (R1 to R10), a hazard (H1 to H8), or a finding of `check` (missing-wait, ...).

    \b
      ldsopt explain R8
      ldsopt explain missing-wait
    """
    from ldsopt.report.explanation import explanation

    click.echo(explanation(name))
