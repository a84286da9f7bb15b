"""`ldsopt measure`."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt.cli import options


@click.command("measure")
@click.argument("inputs", metavar="IN...", nargs=-1, required=True)
@click.option(
    "--format",
    "format_name",
    type=click.Choice(["text", "json", "benchmark-json"]),
    default="text",
    show_default=True,
    help="How to write it.",
)
@click.option("--json", "as_json", is_flag=True, help="Short for --format json.")
@options.output("Where to write it. Default: standard output.")
@options.mcpu
@options.opt_level
@options.llc
@options.objdump
@options.timeout
def command(
    inputs: tuple[str, ...],
    format_name: str,
    as_json: bool,
    output: str | None,
    mcpu: str | None,
    opt_level: int,
    llc: Path | None,
    objdump: Path | None,
    timeout_seconds: float | None,
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

    found = Measuring(mcpu, opt_level, llc, objdump, timeout_seconds).all(inputs)
    text = render_measurements("json" if as_json else format_name, found, terminal.look(output))
    write(output or "-", text)
