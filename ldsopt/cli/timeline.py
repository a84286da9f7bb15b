"""The command `ldsopt timeline`: what it does."""

from __future__ import annotations

from dataclasses import replace

from ldsopt.api.execution import code_in
from ldsopt.api.reading import parse_for
from ldsopt.api.recognizing import is_machine_code
from ldsopt.api.stalling import calibrated, calibrated_on_records, measured_stalls
from ldsopt.api.timelines import estimate_machine_timeline, estimate_timeline
from ldsopt.cli import progress
from ldsopt.cli.declarations.execution import Timeline
from ldsopt.cli.launching import (
    keep_launch,
    launch_of,
    require_shape,
)
from ldsopt.codegen.options import CompileOptions
from ldsopt.errors import UsageError
from ldsopt.ir.read import load
from ldsopt.ir.write import write_all
from ldsopt.options import given_by
from ldsopt.records.format import dump_in
from ldsopt.report.estimate import estimate_json, estimate_text
from ldsopt.report.stalls import render
from ldsopt.report.trace_views import estimate_events
from ldsopt.verifier.launches import choose
from ldsopt.waits.options import WaitsOptions


def run(asked: Timeline) -> None:
    """Does what `Timeline` asks for."""

    if asked.html_file is not None and asked.measured_trace is None:
        raise UsageError("--html shows a trace beside the estimate: give --measured TRACE")
    source, data = load(asked.input_file)
    launch = launch_of(asked.launching)
    require_shape(launch, asked.promised.names)
    if is_machine_code(data):
        if launch is None:
            raise UsageError(
                "machine code does not say what to run it on: give --launch FILE, or --block and --arg"
            )
        keep_launch(launch, asked.save_launch)
        found = estimate_machine_timeline(
            code_in(data, source, asked.mcpu, launch.kernel), launch, asked.asked
        )
    else:
        module = parse_for(
            asked.asked.compiler, data, source=source, mcpu=asked.mcpu, features=asked.asked.features
        )
        chosen = launch or choose(module, kernel=asked.launching.kernel, assume=asked.promised.names).launch
        keep_launch(chosen, asked.save_launch)
        found = estimate_timeline(module, chosen, asked.asked, is_chosen=launch is None)
    calibration = records = None
    outputs: list[tuple[str, str | bytes]] = []
    if asked.measured_trace is not None and (dump := dump_in(asked.measured_trace)) is not None:
        if asked.html_file is not None:
            raise UsageError(
                f"--html shows a thread trace, and {asked.measured_trace} is a dump: `ldsopt trace` shows it"
            )
        found, records = calibrated_on_records(found, asked.measured_trace, dump)
    elif asked.measured_trace is not None:
        found, calibration = calibrated(found, asked.measured_trace, data, asked.asked, asked.mcpu)
        if asked.html_file is not None:
            waits = WaitsOptions(**given_by(CompileOptions, asked.asked))
            joined = measured_stalls(asked.measured_trace, asked.input_file, waits, mcpu=asked.mcpu)
            outputs.append((asked.html_file, render(joined, calibration)))
    if asked.trace_file is not None:
        outputs.append((asked.trace_file, estimate_events(found)))
    if asked.asm_file is not None:
        outputs.append((asked.asm_file, found.text))
    if asked.format_name == "json":
        text = estimate_json(found, calibration, records)
    else:
        look = replace(progress.look(asked.output), top=20 if asked.top is None else asked.top)
        text = estimate_text(found, look, calibration, records)
    write_all([*outputs, (asked.output, text)])
