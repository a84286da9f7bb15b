"""The command `ldsopt sweep` and those of its database: their options, and what they call."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from ldsopt.cli import options
from ldsopt.errors import presentable
from ldsopt.fleet.options import FleetOptions

if TYPE_CHECKING:
    from ldsopt.cli.fleet_progress import FleetProgress
    from ldsopt.fleet.sweep import SweepSummary

_FILE = click.Path(allow_dash=False)


class _WithDefault(click.Group):
    """A group that takes arguments which name none of its commands for those of its first command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ctx.help_option_names:
            args = ["run", *args]
        return super().parse_args(ctx, args)


@click.group("sweep", cls=_WithDefault)
def command() -> None:
    """Run any of these on thousands of modules, into a database.

    `ldsopt sweep DIR ...` is `ldsopt sweep run DIR ...`: each step is a command with its options, done with every
    module in a worker of its own. What is in the database already is not done again; a sweep that was interrupted
    goes on where it was.

    \b
      ldsopt sweep kernels/ --do measure,annotate,check --out results.db
      ldsopt sweep report results.db
    """


@command.command("run")
@click.argument("inputs", metavar="IN...", nargs=-1, required=True, type=_FILE)
@click.option(
    "--do",
    "steps",
    multiple=True,
    required=True,
    metavar="STEPS",
    help="What to do with each module: check, measure, annotate, pack, optimize, pipeline, with their options, "
    "separated by commas; may be repeated. The outputs of transforms are measured.",
)
@click.option("--out", "output", required=True, type=_FILE, metavar="FILE", help="The database.")
@click.option("--label", default="", metavar="NAME", help="A name for this run. Default: when it began.")
@click.option(
    "--since",
    default="",
    metavar="WHEN",
    help="Only modules changed since a time (ISO 8601) or a git revision.",
)
@click.option(
    "--shard", default="", metavar="I/N", help="Only the I-th of N parts, for the jobs of a CI matrix."
)
@click.option(
    "--timeout",
    "timeout_seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=600.0,
    show_default=True,
    metavar="SECONDS",
    help="Give up a step of a module that takes longer.",
)
@click.option(
    "--dask",
    "scheduler",
    default="",
    metavar="ADDRESS",
    help="Run on the Dask cluster with this scheduler (tcp://host:8786).",
)
@options.only(FleetOptions, "jobs")
@options.only(FleetOptions, "fail_fast")
@options.quiet
def run(
    *,
    inputs: Sequence[str],
    steps: Sequence[str],
    output: str,
    label: str,
    since: str,
    shard: str,
    timeout_seconds: float,
    scheduler: str,
    jobs: int | None,
    fail_fast: bool,
) -> int:
    """Run the steps on every module, and record the results.

    IN is a module (.ll, .bc), a directory of them or a quoted pattern. The exit code is the greatest of all steps'.
    """
    from ldsopt.fleet.database import open_to_write
    from ldsopt.fleet.inputs import find_inputs
    from ldsopt.fleet.steps import read_steps
    from ldsopt.fleet.sweep import changed_since, here, of_shard, sweep

    wanted = read_steps(steps)
    modules = changed_since(of_shard(find_inputs(inputs), shard), since)
    with open_to_write(output) as database, _of_sweep() as progress, ExitStack() as cluster:
        if scheduler:
            from ldsopt.fleet.cluster import on_cluster

            workers = cluster.enter_context(
                on_cluster(
                    scheduler,
                    execute_in_worker,
                    wanted,
                    timeout_seconds=timeout_seconds,
                    tick=progress.tick,
                )
            )
        else:
            workers = here(
                execute_in_worker,
                at_once=FleetOptions(jobs=jobs).at_once,
                timeout_seconds=timeout_seconds,
                tick=progress.tick,
            )
        done = sweep(
            database,
            modules,
            wanted,
            workers,
            label=label,
            shard=shard,
            scope=(*sorted(inputs), since),
            watch=progress.at,
            fail_fast=fail_fast,
        )
    for reason in done.skipped:
        click.echo(f"ldsopt: sweep: skipped: {presentable(reason)}", err=True)
    sys.stderr.write(_summary(done))
    return done.worst


def _of_sweep() -> FleetProgress:
    from ldsopt.cli.fleet_progress import FleetProgress

    return FleetProgress(
        0,
        "sweep",
        left_off=lambda done: f"sweep: {done} steps done and kept; the same command goes on from there",
    )


def execute_in_worker(words: Sequence[str]) -> int:
    """Runs a command line in a worker of a pool; its exit code."""
    from ldsopt.cli import isolated, main

    isolated.do_jobs_in_worker()
    return main(words)


def _summary(done: SweepSummary) -> str:
    from ldsopt.cli.many import meaning

    counts = ", ".join(meaning(code, number) for code, number in sorted(Counter(done.codes).items()))
    earlier = [f"{done.before} done before"] if done.before else []
    earlier += [f"{done.cached} known already"] if done.cached else []
    return (
        f"ldsopt: sweep: run {done.run_id}{' goes on' if done.resumed else ''}: {done.modules} modules, "
        f"{', '.join([f'{done.done} steps done now' + (f' ({counts})' if counts else ''), *earlier])}\n"
    )


_DATABASE = click.argument("database", metavar="FILE", type=_FILE)
_RUN = click.option(
    "--run", "wanted", default="", metavar="RUN", help="Its number or label. Default: the last."
)


@command.command("report")
@_DATABASE
@_RUN
@click.option(
    "--against", default="", metavar="RUN", help="Compare with this earlier run, by number or label."
)
@click.option(
    "--metric", default="wait_weight", show_default=True, metavar="NAME", help="By which kernels are ordered."
)
@click.option(
    "--top",
    type=click.IntRange(min=1),
    default=10,
    show_default=True,
    metavar="N",
    help="Kernels to list of each kind.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "markdown", "json", "html"]),
    default="text",
    show_default=True,
    help="How to write the report.",
)
@options.output("Where to write it. Default: standard output.")
def report(
    *, database: str, wanted: str, against: str, metric: str, top: int, form: str, output: str
) -> None:
    """Show how the steps of a run ended, the failures and findings, and the kernels that got better and worse.

    Transforms are compared with `measure`, if the run has both; with --against each step with that of an earlier run.
    """
    from ldsopt.compare.metrics import require_metrics
    from ldsopt.fleet.database import last_run, open_to_read
    from ldsopt.fleet.sweep_report import render, report_of
    from ldsopt.ir.write import write

    require_metrics((metric,), option="--metric")
    with open_to_read(database) as connection:
        run_id = last_run(connection, wanted)
        earlier = last_run(connection, against) if against else None
        text = render(report_of(connection, run_id, against=earlier, metric=metric, top=top), form)
    write(output, text)


@command.command("merge")
@click.argument("shards", metavar="FILE...", nargs=-1, required=True, type=_FILE)
@click.option(
    "--out", "output", required=True, type=_FILE, metavar="FILE", help="The database that they go into."
)
@click.option("--label", default="", metavar="NAME", help="A name for the run. Default: that of the first.")
def merge(*, shards: Sequence[str], output: str, label: str) -> None:
    """Make one run of the last runs of several databases: of the shards of a CI matrix."""
    from ldsopt.fleet.database import merge as merge_shards
    from ldsopt.fleet.database import open_to_write

    with open_to_write(output) as database:
        merge_shards(database, shards, label)


@command.command("export")
@_DATABASE
@_RUN
@click.option("-o", "--output", required=True, metavar="DIR", help="The directory that they go into.")
def export(*, database: str, wanted: str, output: str) -> None:
    """Write results, measures and findings of a run as Parquet, for pandas, DuckDB and their like."""
    from ldsopt.fleet.database import export_parquet, last_run, open_to_read

    with open_to_read(database) as connection:
        export_parquet(connection, last_run(connection, wanted), output)
