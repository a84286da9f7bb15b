"""The command `ldsopt pipeline`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.checker.options import CheckOptions
from ldsopt.cli import isolated, options, transformed
from ldsopt.cli.transformed import OutputOptions
from ldsopt.transforms.pipeline.options import PipelineOptions


@click.command("pipeline")
@options.input_file
@options.of(OutputOptions, "out")
@options.quiet
@options.mcpu
@options.of(PipelineOptions, "pipelining")
@click.option(
    "--check",
    "checked",
    is_flag=True,
    help="Write nothing if the compiled output has a finding of `ldsopt check`.",
)
@options.of(CheckOptions, "checking")
@options.verbose("Draw the stages of both groups over time, and say what each slot orders.", "--explain")
@click.option("--svg", metavar="FILE", help="Write a picture of the stages over time.")
def command(*, checked: bool, out: OutputOptions, pipelining: PipelineOptions, **given: object) -> None:
    """Run the marked loops of a kernel as warp pipelines.

    IN is .ll, .bc or - (standard input): final, optimized IR with marks at the ends of a loop's stages (ldsopt.h), or
    without, for --auto. The first half of a workgroup's waves runs some stages ahead of the second, so that the stages
    of both use different units. Barriers keep both in step; where a stage needs what the other
    group has written to LDS, its barrier orders LDS as well.

    \b
      ldsopt pipeline kernel.ll --auto 4 -o out.ll
      ldsopt pipeline kernel.ll --plain -o plain.ll
      ldsopt pipeline kernel.ll -o out.ll && ldsopt verify plain.ll out.ll

    Exit code 3: a marked loop cannot be run so; the message says why, and what to do.
    """
    if not checked and out.emit is None and pipelining.auto is None:
        transformed.refuse_idle_compiler_options("pipeline", options.told())
    _pipeline(checked=checked, out=out, pipelining=pipelining, **given)


@isolated.work
def _pipeline(
    *,
    input_file: str,
    mcpu: str | None,
    pipelining: PipelineOptions,
    checked: bool,
    checking: CheckOptions,
    out: OutputOptions,
    verbose: bool,
    svg: str | None,
) -> None:
    from ldsopt.api.reading import read_for
    from ldsopt.api.transforms import pipelined_by
    from ldsopt.report.pipelining import PipelineSubject, pipelining_json, pipelining_svg, pipelining_text

    module = read_for(checking.compiler, input_file, mcpu=mcpu, features=checking.features)
    result = pipelined_by(module, pipelining, checking, checking if checked else None)
    report = PipelineSubject(result, out.name)
    transformed.deliver(
        result,
        out,
        checking,
        reports=[
            (out.json_file, lambda: pipelining_json(report)),
            (svg, lambda: pipelining_svg(result.details)),
        ],
        summary=lambda: pipelining_text(report, explain=verbose),
    )
