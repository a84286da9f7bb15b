"""The command `ldsopt instrument`: what it does."""

from __future__ import annotations

from ldsopt.api.instrumenting import instrument_measured, mode_costs
from ldsopt.api.reading import read_for
from ldsopt.checker.options import CheckOptions
from ldsopt.cli import transformed
from ldsopt.cli.declarations.gpu import Instrument
from ldsopt.codegen.options import CompileOptions
from ldsopt.ir.write import write
from ldsopt.options import given_by
from ldsopt.report.instrumentation import (
    InstrumentationSubject,
    instrumentation_json,
    instrumentation_text,
    mode_costs_text,
)
from ldsopt.transforms.instrument.instrumented import may_meet_copies


def run(asked: Instrument) -> None:
    """Does what `Instrument` asks for."""

    module = read_for(
        asked.coding.compiler, asked.input_file, mcpu=asked.coding.mcpu, features=asked.coding.features
    )
    if asked.costs:
        write(asked.out.name, mode_costs_text(mode_costs(module, asked.instrumenting, asked.coding)))
        return
    result = instrument_measured(module, asked.instrumenting, asked.coding, with_cost=not asked.no_cost)
    checking = CheckOptions(**given_by(CompileOptions, asked.coding))
    report = InstrumentationSubject(result, asked.out.name)
    if asked.checked or (
        asked.instrumenting.buffer == "lds" and not asked.instrumenting.mark and may_meet_copies(module)
    ):
        result = transformed.judged(module, result, checking)
    transformed.deliver(
        result,
        asked.out,
        checking,
        reports=[(name, lambda: instrumentation_json(report)) for name in asked.out.reports],
        summary=lambda: instrumentation_text(report, explain=asked.verbose),
    )
