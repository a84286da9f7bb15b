"""The command `ldsopt measure`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options
from ldsopt.codegen.code_options import MeasureOptions


@click.command("measure")
@click.argument("inputs", metavar="IN...", nargs=-1, required=True)
@options.report_format("text", "json", "benchmark-json")
@options.output("Where to write it. Default: standard output.")
@options.of(MeasureOptions, "measuring")
@options.quiet
def command(
    *,
    inputs: tuple[str, ...],
    format_name: str,
    output: str,
    measuring: MeasureOptions,
) -> None:
    """Count waits and resources of compiled code.

    Each IN is IR (.ll, .bc; compiled first), assembly, an object or .hsaco, a saved JSON record, a directory of
    these, or -. Waits are counted by counter, by N and by whether they stand in loops: vmcnt(0) drains everything,
    vmcnt(8) leaves eight operations in flight. Counts are of instructions in the code, not of executions.
    """
    from ldsopt.cli import terminal
    from ldsopt.cli.measuring import Measuring
    from ldsopt.ir.write import write
    from ldsopt.report.formats import render_measurements

    work = Measuring(measuring)
    text = render_measurements(format_name, work.all(inputs), terminal.look(output))
    write(output, text)
    work.finish()
