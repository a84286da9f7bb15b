"""The command `ldsopt measure`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.codegen.options import MeasureOptions
from ldsopt.fleet.options import FleetOptions


@click.command("measure")
@click.argument("inputs", metavar="IN...", nargs=-1, required=True)
@options.report_format("text", "json", "benchmark-json")
@options.output("Where to write it. Default: standard output.")
@options.of(LaunchOptions, "launching")
@options.of(MeasureOptions, "measuring")
@options.of(FleetOptions, "fleet")
@options.quiet
def command(
    *,
    inputs: tuple[str, ...],
    format_name: str,
    output: str,
    launching: LaunchOptions,
    measuring: MeasureOptions,
    fleet: FleetOptions,
) -> None:
    """Count waits and resources of compiled code.

    Each IN is IR (.ll, .bc; compiled first), assembly, an object or .hsaco, a saved JSON record, a directory of
    these, or -. Waits are counted by counter, by N and by whether they stand in loops: vmcnt(0) drains everything,
    vmcnt(8) leaves eight operations in flight. Counts are of instructions in the code; with --launch (or --grid,
    --block and --arg) the module is executed on the CPU as well, and how often its instructions run is shown beside.

    \b
      ldsopt measure kernel.ll
      ldsopt measure kernel.ll --launch k.toml
    """
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import optional_launch
    from ldsopt.cli.measuring import Measuring
    from ldsopt.compare.pairing import by_name
    from ldsopt.ir.write import write
    from ldsopt.report.measurement import render_measurements

    work = Measuring(measuring, optional_launch(launching), fleet)
    try:
        found = work.all(inputs)
    except KeyboardInterrupt:
        if work.compiled and format_name == "text" and output == "-":  # what was done is not lost
            write(output, render_measurements(format_name, by_name(work.compiled), terminal.look(output)))
        raise
    write(output, render_measurements(format_name, found, terminal.look(output)))
    if "compiler" in options.told():
        options.note_unused_compiler(work.machine_code())
    work.finish()
