"""The command `ldsopt optimize`: its options, and what it calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import click

from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.cli import isolated, options, transformed
from ldsopt.cli.progress import on_terminal
from ldsopt.cli.transformed import OutputOptions
from ldsopt.errors import UsageError


@click.command("optimize")
@options.input_file
@options.of(OutputOptions, "out")
@options.quiet
@options.mcpu
@options.of(OptimizeOptions, "optimizing")
@options.verbose("Say for each kernel what every candidate would do, and why it was not chosen.", "--explain")
def command(*, input_file: str, **given: object) -> None:
    """Try every transform; keep the best version that passes `check`.

    IN is .ll, .bc or - (standard input): final, optimized IR. Everything that `annotate` and `pack` can do is tried;
    each version is compiled by the compiler that you name, and for each kernel the best that `check` passes is written.
    Nothing is written that `ldsopt diff --fail-on regressions` rejects, unless it repairs a definite finding; then
    the summary names both. If nothing is better, the output is the input, byte for byte. Where
    stages are marked (`ldsopt pipeline`), full barriers at their ends are the input, and a pipeline is tried.

    \b
      ldsopt optimize kernel.ll -o out.ll
      ldsopt optimize kernel.ll -o out.ll --compiler triton --goal waits --explain
      ldsopt optimize kernel.ll -o out.s --exact-waits
    """
    with on_terminal() as show:
        _optimize(input_file=input_file, show=show, **given)


@isolated.work
def _optimize(
    *,
    input_file: str,
    show: Callable[[str], None],
    mcpu: str | None,
    optimizing: OptimizeOptions,
    out: OutputOptions,
    verbose: bool,
) -> None:
    if optimizing.exact_waits and out.emit is None:
        raise UsageError(
            f"--exact-waits: waits are written into code, and '{out.name}' names a module; name a .s, .o or .hsaco "
            "with -o, or leave it out"
        )
    from ldsopt.api.optimizing import optimize_watched
    from ldsopt.api.reading import read_for
    from ldsopt.report.optimization import OptimizationSubject, optimization_json, optimization_text

    module = read_for(optimizing.compiler, input_file, mcpu=mcpu, features=optimizing.features)
    result = optimize_watched(module, optimizing, show)
    if out.emit is not None and not optimizing.exact_waits and result.definite:
        # Code may have the waits that it lacks written into it.
        exact = optimize_watched(module, replace(optimizing, exact_waits=True), show)
        if exact.definite.total() < result.definite.total():
            repaired = result.definite - exact.definite
            result = replace(exact, details=replace(exact.details, repaired_by_waits=repaired))
    show("")
    report = OptimizationSubject(result, out.name)
    transformed.deliver(
        result,
        out,
        optimizing,
        is_told=True,
        assembles=result.details.exact_waits is not None,
        reports=[(out.json_file, lambda: optimization_json(report))],
        summary=lambda: optimization_text(report, explain=verbose),
    )
