"""The command `ldsopt timeline`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import isolated, options
from ldsopt.cli.launching import LaunchOptions
from ldsopt.timeline.options import TimelineOptions


@click.command("timeline")
@options.input_file
@options.of(LaunchOptions, "launching")
@options.of(TimelineOptions, "asked")
@click.option(
    "--top", type=click.IntRange(min=0), metavar="N", help="Show at most so many rows. Default: 20."
)
@click.option(
    "--trace",
    "trace_file",
    metavar="FILE",
    help="Write when each wave stands still as a trace: .json, for Perfetto and chrome://tracing.",
)
@click.option(
    "--asm", "asm_file", metavar="FILE", help="Write the assembly that the report's lines are lines of."
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
    asked: TimelineOptions,
    top: int | None,
    trace_file: str | None,
    asm_file: str | None,
    format_name: str,
    output: str,
    mcpu: str | None,
) -> None:
    """Estimate where the waves of a kernel wait: a ranking, no run time.

    IN is .ll, .bc or -. The kernel is compiled, a launch of it executed on the CPU, and what its waves execute run
    through a model of one compute unit: in-order issue, with published latencies and throughputs. How fast memory
    answers is a range; what the report says is which waits and barriers cost most, and whether that is so at both of
    its ends. Without --launch (or --grid, --block and --arg) a launch is chosen, as `verify` does.

    \b
      ldsopt timeline kernel.ll --launch k.toml
      ldsopt timeline kernel.ll --launch k.toml --memory-latency 300:600 --waves 8
      ldsopt timeline kernel.ll --launch k.toml --trace waits.json --asm kernel.s
    """
    from dataclasses import replace

    from ldsopt.api.reading import read_for
    from ldsopt.api.timelines import estimate_timeline
    from ldsopt.cli import terminal
    from ldsopt.cli.launching import launch_of
    from ldsopt.ir.write import write_all
    from ldsopt.report import estimate_json, estimate_text
    from ldsopt.verifier.launches import choose

    module = read_for(asked.compiler, input_file, mcpu=mcpu, features=asked.features)
    launch = launch_of(launching) or choose(module, kernel=launching.kernel).launch
    found = estimate_timeline(module, launch, asked)
    outputs: list[tuple[str, str | bytes]] = []
    if trace_file is not None:
        from ldsopt.report import estimate_trace

        outputs.append((trace_file, estimate_trace.render(found)))
    if asm_file is not None:
        outputs.append((asm_file, found.text))
    if format_name == "json":
        text = estimate_json.render(found)
    else:
        text = estimate_text.render(found, replace(terminal.look(output), top=20 if top is None else top))
    write_all([*outputs, (output, text)])
