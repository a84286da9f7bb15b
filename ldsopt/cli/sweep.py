"""The command `ldsopt sweep` and those of its database: their options, and what they call."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from ldsopt import isolation
from ldsopt.cli import main
from ldsopt.cli.declarations.many_modules import Export, Merge, Report, Run
from ldsopt.cli.many import meaning
from ldsopt.cli.progress import FleetProgress
from ldsopt.compare.metrics import require_metrics
from ldsopt.errors import presentable
from ldsopt.fleet.database import export_parquet, last_run, open_to_read, open_to_write
from ldsopt.fleet.database import merge as merge_shards
from ldsopt.fleet.inputs import FleetOptions, find_inputs
from ldsopt.fleet.steps import read_steps
from ldsopt.fleet.sweep import changed_since, here, of_shard, sweep
from ldsopt.fleet.sweep_report import render, report_of
from ldsopt.ir.write import write

if TYPE_CHECKING:
    from ldsopt.fleet.sweep import SweepSummary


def run(asked: Run) -> int:
    """Runs the steps on every module."""

    wanted = read_steps(asked.steps)
    modules = changed_since(of_shard(find_inputs(asked.inputs), asked.shard), asked.since)
    with open_to_write(asked.output) as database, _of_sweep() as progress, ExitStack() as cluster:
        if asked.scheduler:
            from ldsopt.fleet.cluster import on_cluster

            workers = cluster.enter_context(
                on_cluster(
                    asked.scheduler,
                    execute_in_worker,
                    wanted,
                    timeout_seconds=asked.timeout_seconds,
                    tick=progress.tick,
                )
            )
        else:
            workers = here(
                execute_in_worker,
                at_once=FleetOptions(jobs=asked.jobs).at_once,
                timeout_seconds=asked.timeout_seconds,
                tick=progress.tick,
            )
        done = sweep(
            database,
            modules,
            wanted,
            workers,
            label=asked.label,
            shard=asked.shard,
            scope=(*sorted(asked.inputs), asked.since),
            watch=progress.at,
            fail_fast=asked.fail_fast,
        )
    for reason in done.skipped:
        click.echo(f"ldsopt: sweep: skipped: {presentable(reason)}", err=True)
    sys.stderr.write(_summary(done))
    return done.worst


def _of_sweep() -> FleetProgress:
    return FleetProgress(
        0,
        "sweep",
        left_off=lambda done: f"sweep: {done} steps done and kept; the same command goes on from there",
    )


def execute_in_worker(words: Sequence[str]) -> int:
    """Runs a command line in a worker of a pool; its exit code."""

    isolation.become_worker()
    return main(words)


def _summary(done: SweepSummary) -> str:

    counts = ", ".join(meaning(code, number) for code, number in sorted(Counter(done.codes).items()))
    earlier = [f"{done.before} done before"] if done.before else []
    earlier += [f"{done.cached} known already"] if done.cached else []
    return (
        f"ldsopt: sweep: run {done.run_id}{' goes on' if done.resumed else ''}: {done.modules} modules, "
        f"{', '.join([f'{done.done} steps done now' + (f' ({counts})' if counts else ''), *earlier])}\n"
    )


def report(asked: Report) -> None:
    """Shows how the steps of a run ended."""

    require_metrics((asked.metric,))
    with open_to_read(asked.database) as connection:
        run_id = last_run(connection, asked.wanted)
        earlier = last_run(connection, asked.against) if asked.against else None
        text = render(
            report_of(connection, run_id, against=earlier, metric=asked.metric, top=asked.top), asked.form
        )
    write(asked.output, text)


def merge(asked: Merge) -> None:
    """Makes one run of those of several databases."""

    with open_to_write(asked.output) as database:
        merge_shards(database, asked.shards, asked.label)


def export(asked: Export) -> None:
    """Writes a run as Parquet."""

    with open_to_read(asked.database) as connection:
        export_parquet(connection, last_run(connection, asked.wanted), asked.output)
