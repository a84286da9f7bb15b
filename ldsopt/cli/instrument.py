"""The command `ldsopt instrument`: its options, and what it calls."""

from __future__ import annotations

from dataclasses import fields

import click

from ldsopt.cli import isolated, options, transformed
from ldsopt.cli.transformed import OutputOptions
from ldsopt.codegen.options import CodeOptions, CompileOptions
from ldsopt.transforms.instrument.options import InstrumentOptions


@click.command("instrument")
@options.input_file
@options.of(OutputOptions, "out")
@options.quiet
@options.of(InstrumentOptions, "instrumenting")
@click.option(
    "--no-cost",
    is_flag=True,
    help="Do not compile input and output to say what the records add.",
)
@click.option(
    "--costs",
    is_flag=True,
    help="Write no module: print what each way to make these records (--loose, --granularity workgroup, --keep first, "
    "--clock wall, --buffer lds) adds in instructions, waits, registers, LDS and occupancy.",
)
@click.option(
    "--check",
    "checked",
    is_flag=True,
    help="Write nothing if the compiled output has a finding of `ldsopt check` that the input did not have. "
    "Done by itself where --buffer lds meets LDS-DMA.",
)
@options.of(CodeOptions, "coding")
@options.verbose("List every place that makes a record.", "--explain")
def command(**given: object) -> None:
    """Have kernels record when their waves pass marks.

    IN is .ll, .bc or - (standard input): final, optimized IR, with marks of ldsopt.h, or with --auto. A wave that
    passes a mark notes the clock, eight bytes; `ldsopt trace` decodes what is read from the device after a launch. What
    the kernel computes stays the same.

    \b
      ldsopt instrument kernel.ll -o out.ll
      ldsopt instrument kernel.ll --auto loops --auto barriers -o out.hsaco
      ldsopt simulate out.ll --launch k.toml --dump-records k.dump
    """
    _instrument(**given)


@isolated.work
def _instrument(
    *,
    input_file: str,
    out: OutputOptions,
    instrumenting: InstrumentOptions,
    no_cost: bool,
    costs: bool,
    checked: bool,
    coding: CodeOptions,
    verbose: bool,
) -> None:
    from ldsopt import api
    from ldsopt.api.instrumenting import instrument_measured, mode_costs
    from ldsopt.api.reading import read_for
    from ldsopt.checker.options import CheckOptions
    from ldsopt.ir.write import write
    from ldsopt.report.instrumentation import (
        InstrumentationSubject,
        instrumentation_json,
        instrumentation_text,
        mode_costs_text,
    )
    from ldsopt.transforms.instrument.instrumented import may_meet_copies

    module = read_for(coding.compiler, input_file, mcpu=coding.mcpu, features=coding.features)
    if costs:
        write(out.name, mode_costs_text(mode_costs(module, instrumenting, coding)))
        return
    result = instrument_measured(module, instrumenting, coding, with_cost=not no_cost)
    checking = CheckOptions(**{one.name: getattr(coding, one.name) for one in fields(CompileOptions)})
    report = InstrumentationSubject(result, out.name)
    if checked or (instrumenting.buffer == "lds" and not instrumenting.mark and may_meet_copies(module)):
        before = api.check(module, checking)
        result = transformed.judged(before, result, checking)
    transformed.deliver(
        result,
        out,
        checking,
        reports=[(out.json_file, lambda: instrumentation_json(report))],
        summary=lambda: instrumentation_text(report, explain=verbose),
    )
