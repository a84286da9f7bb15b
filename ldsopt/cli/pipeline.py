"""The command `ldsopt pipeline`: what it does."""

from __future__ import annotations

from ldsopt.api.reading import read_for
from ldsopt.api.transforms import pipelined_by
from ldsopt.cli import transformed
from ldsopt.cli.declarations.transforms import Pipeline
from ldsopt.report.pipelining import PipelineSubject, pipelining_json, pipelining_svg, pipelining_text


def run(asked: Pipeline) -> None:
    """Does what `Pipeline` asks for."""
    module = read_for(
        asked.checking.compiler, asked.input_file, mcpu=asked.mcpu, features=asked.checking.features
    )
    result = pipelined_by(module, asked.pipelining, asked.checking, asked.checking if asked.checked else None)
    report = PipelineSubject(result, asked.out.name)
    transformed.deliver(
        result,
        asked.out,
        asked.checking,
        reports=[
            *((name, lambda: pipelining_json(report)) for name in asked.out.reports),
            (asked.svg, lambda: pipelining_svg(result.details)),
        ],
        summary=lambda: pipelining_text(report, explain=asked.verbose),
    )
