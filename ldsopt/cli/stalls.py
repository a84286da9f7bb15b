"""The command `ldsopt stalls`: its options, and what it calls."""

from __future__ import annotations

import gc

import click

from ldsopt.cli import isolated, options
from ldsopt.waits.options import WaitsOptions


@click.command("stalls")
@click.argument("input_file", metavar="TRACE", type=click.Path())
@click.argument("code_file", metavar="[CODE]", required=False, type=click.Path())
@click.option(
    "--against",
    metavar="TRACE",
    help="Compare with the trace of another version, which is before: cycles that one execution stalls.",
)
@click.option("--against-code", metavar="CODE", help="The code of that version. Default: beside its trace.")
@click.option(
    "--dispatch",
    type=click.IntRange(min=0),
    metavar="N",
    help="Read that dispatch alone. Default: all are added up.",
)
@click.option("--top", type=click.IntRange(min=0), metavar="N", help="Show at most N rows. Default: 20.")
@click.option("--html", "html_file", metavar="FILE", help="Write a page: the listing beside its stalls.")
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@options.of(WaitsOptions, "exacting")
@options.mcpu
@options.quiet
@isolated.work
def command(
    *,
    input_file: str,
    code_file: str | None,
    against: str | None,
    against_code: str | None,
    dispatch: int | None,
    top: int | None,
    html_file: str | None,
    format_name: str,
    output: str,
    exacting: WaitsOptions,
    mcpu: str | None,
) -> None:
    """Tell for measured stalls which waits are needed, and why.

    TRACE is what `rocprofv3 --att -d TRACE` wrote: its stats_*.csv or code.json are read. CODE is the .hsaco, .o, .s or
    .ll that ran; by default the code object that the profiler left beside the trace. Each wait is shown with the loads
    that it waits for, and with what is proved: needed, too strict or not needed. The stall of a wait that is not needed
    can go at most; how much does, only another run on the GPU tells.

    \b
      rocprofv3 --att -d trace -- ./program
      ldsopt stalls trace
      ldsopt stalls trace kernel.hsaco --html stalls.html
      ldsopt stalls trace-new --against trace-old
    """
    gc.disable()  # short-lived, and what it builds has no cycles: collecting only costs
    from dataclasses import replace

    from ldsopt.api.stalling import measured_stalls
    from ldsopt.cli import terminal
    from ldsopt.errors import UsageError
    from ldsopt.ir.write import write_all
    from ldsopt.report.stalls import render, stalls_json, stalls_text
    from ldsopt.stalls.joined import compare

    if against_code is not None and against is None:
        raise UsageError("--against-code names the code of --against TRACE, which is not given")
    found = measured_stalls(input_file, code_file, exacting, mcpu=mcpu, dispatch=dispatch)
    compared = None
    if against is not None:
        compared = compare(measured_stalls(against, against_code, exacting, mcpu=mcpu), found)
    if format_name == "json":
        text = stalls_json(found, compared)
    else:
        text = stalls_text(found, replace(terminal.look(output), top=top), compared)
    pages = [(html_file, render(found))] if html_file is not None else []
    write_all([*pages, (output, text)])
