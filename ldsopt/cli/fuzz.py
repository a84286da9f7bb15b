"""The command `ldsopt fuzz`: its options, and what it calls."""

from __future__ import annotations

import click

from ldsopt.cli import options
from ldsopt.cli.fleet_progress import FleetProgress
from ldsopt.errors import GateFailed, InputError, UsageError


@click.command("fuzz")
@click.option("--count", type=click.IntRange(min=1), default=20, show_default=True, help="How many kernels.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Seed of the first kernel; each further kernel uses the next number.",
)
@click.option("--keep", metavar="DIR", help="Write failures there: the kernel as .ll, its launch as .json.")
@click.option(
    "--variant",
    "variants",
    multiple=True,
    metavar="NAME",
    help="Only this way of rewriting. annotate: default, bases-all, precise, repair; pack: pack, pack-granules, "
    "pack-workgroups, pack-barriers, pack-precise, pack-no-share. May be repeated. Default: all of them.",
)
@click.option(
    "--shape",
    "shapes",
    multiple=True,
    metavar="NAME",
    help="Only this family of kernels: phases (work-items exchange rows between barriers), waves (copies, reads and "
    "stores of single waves in any control flow) or stages (one buffer is used after the other). May be repeated. "
    "Default: all of them.",
)
@click.option("--no-check", is_flag=True, help="Do not compile and check the kernels: several times as fast.")
@click.option("--no-shrink", is_flag=True, help="Leave failures as large as they are.")
@options.quiet
def command(
    *,
    count: int,
    seed: int,
    keep: str | None,
    variants: tuple[str, ...],
    shapes: tuple[str, ...],
    no_check: bool,
    no_shrink: bool,
) -> None:
    """Annotate and pack random kernels and verify that they do the same.

    Each seed gives a valid kernel without races. It is annotated and packed in every way, executed before and after,
    and what it compiles to is checked. A failure is made small. Exit code 1: a kernel failed.

    \b
      ldsopt fuzz --count 100 --seed 7000 --keep failures/
    """
    from pathlib import Path

    from ldsopt.report.verification import fuzz_files, fuzz_text
    from ldsopt.verifier.fuzz import VARIANTS, fuzz
    from ldsopt.verifier.generator.random_kernel import SHAPES

    if unknown := [name for name in variants if name not in VARIANTS]:
        raise UsageError(f"no variant {unknown[0]!r}; there are {', '.join(VARIANTS)}")
    if unknown := [name for name in shapes if name not in SHAPES]:
        raise UsageError(f"no shape {unknown[0]!r}; there are {', '.join(SHAPES)}")
    if keep is not None:  # before hours of work whose failures could not be kept
        try:
            Path(keep).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(
                f"no directory can be made: {(error.strerror or str(error)).lower()}", file=keep
            ) from None

    def left_off(done: int) -> str:
        rest = f"--seed {seed + done} --count {count - done}"
        return f"fuzz: {done} of {count} kernels done, their failures not written; go on with {rest}"

    with FleetProgress(count, "kernels", left_off=left_off) as progress:
        result = fuzz(
            range(seed, seed + count),
            checked=not no_check,
            shrinking=not no_shrink,
            variants=variants or VARIANTS,
            shapes=shapes or tuple(SHAPES),
            watch=lambda begun: progress.at(begun - seed, count),
        )
    if keep is not None:
        try:
            for name, text in fuzz_files(result).items():
                (Path(keep) / name).write_text(text)
        except OSError as error:
            raise InputError((error.strerror or str(error)).lower(), file=keep) from None
    click.echo(fuzz_text(result), nl=False)
    if result.failures:
        raise GateFailed(f"{len(result.failures)} of {result.count} seeds failed")
