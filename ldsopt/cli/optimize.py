"""The command `ldsopt optimize`: what it does."""

from __future__ import annotations

from dataclasses import replace

from ldsopt.api.optimizing import optimize_watched
from ldsopt.api.reading import read_for
from ldsopt.cli import progress, transformed
from ldsopt.cli.declarations.every_day import Optimize
from ldsopt.errors import UsageError
from ldsopt.report.optimization import OptimizationSubject, optimization_json, optimization_text


def run(asked: Optimize) -> None:
    """Tries every transform and writes the best version."""
    if asked.optimizing.exact_waits and asked.out.emit is None:
        raise UsageError(
            f"--exact-waits: waits are written into code, and '{asked.out.name}' names a module; name a .s, .o or "
            ".hsaco with -o, or leave it out"
        )

    module = read_for(
        asked.optimizing.compiler, asked.input_file, mcpu=asked.mcpu, features=asked.optimizing.features
    )
    result = optimize_watched(module, asked.optimizing, progress.show)
    if asked.out.emit is not None and not asked.optimizing.exact_waits and result.definite:
        # Code may have the waits that it lacks written into it.
        exact = optimize_watched(module, replace(asked.optimizing, exact_waits=True), progress.show)
        if exact.definite.total() < result.definite.total():
            repaired = result.definite - exact.definite
            result = replace(exact, details=replace(exact.details, repaired_by_waits=repaired))
    progress.show("")
    report = OptimizationSubject(result, asked.out.name)
    transformed.deliver(
        result,
        asked.out,
        asked.optimizing,
        is_told=True,
        assembles=result.details.exact_waits is not None,
        reports=[(name, lambda: optimization_json(report)) for name in asked.out.reports],
        summary=lambda: optimization_text(report, explain=asked.verbose),
    )
