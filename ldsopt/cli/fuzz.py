"""The command `ldsopt fuzz`: what it does."""

from __future__ import annotations

from pathlib import Path

import click

from ldsopt.cli.declarations.execution import Fuzz
from ldsopt.cli.progress import FleetProgress
from ldsopt.errors import FileErrors, GateFailed, UsageError
from ldsopt.report.verification import fuzz_files, fuzz_text
from ldsopt.verifier.fuzz import VARIANTS, fuzz
from ldsopt.verifier.generator.random_kernel import SHAPES


def run(asked: Fuzz) -> None:
    """Does what `Fuzz` asks for."""

    if unknown := [name for name in asked.variants if name not in VARIANTS]:
        raise UsageError(f"no variant {unknown[0]!r}; there are {', '.join(VARIANTS)}")
    if unknown := [name for name in asked.shapes if name not in SHAPES]:
        raise UsageError(f"no shape {unknown[0]!r}; there are {', '.join(SHAPES)}")
    if asked.keep is not None:  # before hours of work whose failures could not be kept
        with FileErrors(asked.keep, "no directory can be made"):
            Path(asked.keep).mkdir(parents=True, exist_ok=True)

    def left_off(done: int) -> str:
        rest = f"--seed {asked.seed + done} --count {asked.count - done}"
        return f"fuzz: {done} of {asked.count} kernels done, their failures not written; go on with {rest}"

    with FleetProgress(asked.count, "kernels", left_off=left_off) as progress:
        result = fuzz(
            range(asked.seed, asked.seed + asked.count),
            checked=not asked.no_check,
            shrinking=not asked.no_shrink,
            variants=asked.variants or VARIANTS,
            shapes=asked.shapes or tuple(SHAPES),
            watch=lambda begun: progress.at(begun - asked.seed, asked.count),
        )
    if asked.keep is not None:
        with FileErrors(asked.keep):
            for name, text in fuzz_files(result).items():
                (Path(asked.keep) / name).write_text(text)
    click.echo(fuzz_text(result), nl=False)
    if result.failures:
        raise GateFailed(f"{len(result.failures)} of {result.count} seeds failed")
