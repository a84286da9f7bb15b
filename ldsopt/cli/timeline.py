"""The command `ldsopt timeline`: its options, and what it calls."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import LaunchOptions, saving, shaping
from ldsopt.errors import UsageError
from ldsopt.timeline.options import TimelineOptions


@click.command("timeline")
@options.input_file
@options.of(LaunchOptions, "launching")
@saving
@shaping
@options.of(TimelineOptions, "asked")
@click.option("--top", type=click.IntRange(min=0), metavar="N", help="Show at most N rows. Default: 20.")
@click.option(
    "--trace",
    "trace_file",
    metavar="FILE",
    help="Write when each wave stands still as a trace: .json, for Perfetto and chrome://tracing.",
)
@click.option(
    "--asm", "asm_file", metavar="FILE", help="Write the assembly that the report's lines are lines of."
)
@click.option(
    "--measured",
    "measured_trace",
    metavar="TRACE",
    help="Calibrate on a trace of `rocprofv3 --att -d TRACE`, or on a dump of records that IN makes.",
)
@click.option(
    "--html",
    "html_file",
    metavar="FILE",
    help="With --measured: a page of the listing with what was measured, estimated and proved.",
)
@options.report_format("text", "json")
@options.output("Where to write the report. Default: standard output.")
@options.mcpu
@options.quiet
@isolated.work
def command(
    *,
    input_file: str,
    launching: LaunchOptions,
    save_launch: Path | None,
    promises: tuple[str, ...],
    asked: TimelineOptions,
    top: int | None,
    trace_file: str | None,
    asm_file: str | None,
    measured_trace: str | None,
    html_file: str | None,
    format_name: str,
    output: str,
    mcpu: str | None,
) -> None:
    """Estimate where the waves of a kernel wait: a ranking, no run time.

    IN is .ll, .bc, .s, .o, .hsaco or -. A launch of the kernel's machine code is executed on the CPU, and what its
    waves execute runs through a model of one compute unit: in-order issue, with published latencies and throughputs.
    How fast memory answers is a range; what the report says is which waits and barriers cost most, and whether that is
    so at both of its ends. Without --launch (or --grid, --block and --arg) one is chosen for IR, as `verify` does.

    \b
      ldsopt timeline kernel.ll --launch k.toml
      ldsopt timeline kernel.ll --launch k.toml --memory-latency 300:600 --full
      ldsopt timeline kernel.ll --launch k.toml --measured trace
      ldsopt timeline kernel.ll --launch k.toml --trace waits.json --asm kernel.s
    """
    from dataclasses import fields, replace

    from ldsopt.api.execution import code_in
    from ldsopt.api.reading import parse_for
    from ldsopt.api.recognizing import is_machine_code
    from ldsopt.api.timelines import estimate_machine_timeline, estimate_timeline
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import keep_launch, launch_of, require_shape, shape_in
    from ldsopt.ir.read import load
    from ldsopt.ir.write import write_all
    from ldsopt.records.format import dump_in
    from ldsopt.report.estimate import estimate_json, estimate_text
    from ldsopt.verifier.launches import choose

    if html_file is not None and measured_trace is None:
        raise UsageError("--html shows a trace beside the estimate: give --measured TRACE")
    source, data = load(input_file)
    launch = launch_of(launching)
    require_shape(launch, promises)
    if is_machine_code(data):
        if launch is None:
            raise UsageError(
                "machine code does not say what to run it on: give --launch FILE, or --block and --arg"
            )
        keep_launch(launch, save_launch)
        found = estimate_machine_timeline(code_in(data, source, mcpu), launch, asked)
    else:
        module = parse_for(asked.compiler, data, source=source, mcpu=mcpu, features=asked.features)
        chosen = launch or choose(module, kernel=launching.kernel, shape=shape_in(promises)).launch
        keep_launch(chosen, save_launch)
        found = estimate_timeline(module, chosen, asked, is_chosen=launch is None)
    calibration = records = None
    outputs: list[tuple[str, str | bytes]] = []
    if measured_trace is not None and (dump := dump_in(measured_trace)) is not None:
        from ldsopt.api.stalling import calibrated_on_records

        if html_file is not None:
            raise UsageError(
                f"--html shows a thread trace, and {measured_trace} is a dump: `ldsopt trace` shows it"
            )
        found, records = calibrated_on_records(found, measured_trace, dump)
    elif measured_trace is not None:
        from ldsopt.api.stalling import calibrated, measured_stalls
        from ldsopt.codegen.options import CompileOptions
        from ldsopt.report.stalls import render
        from ldsopt.waits.options import WaitsOptions

        found, calibration = calibrated(found, measured_trace, data, asked, mcpu)
        if html_file is not None:
            waits = WaitsOptions(**{one.name: getattr(asked, one.name) for one in fields(CompileOptions)})
            joined = measured_stalls(measured_trace, input_file, waits, mcpu=mcpu)
            outputs.append((html_file, render(joined, calibration)))
    if trace_file is not None:
        from ldsopt.report.trace_views import estimate_events

        outputs.append((trace_file, estimate_events(found)))
    if asm_file is not None:
        outputs.append((asm_file, found.text))
    if format_name == "json":
        text = estimate_json(found, calibration, records)
    else:
        look = replace(terminal.look(output), top=20 if top is None else top)
        text = estimate_text(found, look, calibration, records)
    write_all([*outputs, (output, text)])
