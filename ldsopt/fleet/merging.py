"""Databases of shards made one, and tables of a database as Parquet."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ldsopt.errors import InputError, Unavailable, UsageError
from ldsopt.fleet.database import SweepDatabase, SweepRun, last_run, open_to_read
from ldsopt.fleet.steps import KernelMeasures, StepAnswer, SweptFinding

_EXPORTED = {
    "results": """SELECT label AS run, path, origin, content, bytes, o.step, exit_code, arch, seconds, peak_kib, death,
        message FROM runs JOIN modules m ON m.run_id = runs.id JOIN outcomes o ON o.module_id = m.id
        JOIN results r ON r.id = o.result_id LEFT JOIN errors e ON e.result_id = r.id WHERE runs.id = ?
        ORDER BY path, o.step""",
    "measures": """SELECT label AS run, path, origin, arch, o.step, name AS kernel, is_kernel, metric, value FROM runs
        JOIN modules m ON m.run_id = runs.id JOIN outcomes o ON o.module_id = m.id
        JOIN results r ON r.id = o.result_id JOIN kernels k ON k.result_id = r.id
        JOIN measures ON kernel_id = k.id WHERE runs.id = ? ORDER BY path, o.step, name, metric""",
    "findings": """SELECT label AS run, path, origin, arch, o.step, rule, verdict, function, counter, started, used,
        fingerprint, says FROM runs JOIN modules m ON m.run_id = runs.id JOIN outcomes o ON o.module_id = m.id
        JOIN results r ON r.id = o.result_id JOIN findings f ON f.result_id = r.id WHERE runs.id = ?
        ORDER BY path, o.step, f.rowid""",
}


def merge(database: SweepDatabase, shards: Sequence[str], label: str = "") -> int:
    """Makes one run of the last runs of several databases; returns its number.

    Raises:
        UsageError: they were asked for different things, or two of them have one module.
        InputError: one is not complete.
    """
    run: SweepRun | None = None
    first, run_id = shards[0], 0
    modules: dict[str, tuple[str, int]] = {}
    homes: dict[str, str] = {}
    for shard in shards:
        with open_to_read(shard) as source:
            asked = _asked(source, shard, label)
            if run is not None and (run.steps, run.tool, run.compilers) != (
                asked.steps,
                asked.tool,
                asked.compilers,
            ):
                raise UsageError(
                    f"{shard} and {first} differ in their steps, ldsopt or compiler: {asked} and {run}"
                )
            run = run or asked
            for path, content, size in source.execute(
                "SELECT path, content, bytes FROM modules WHERE run_id = ?", (last_run(source),)
            ):
                if path in modules:
                    raise UsageError(f"{shard} and {homes[path]} both have {path}")
                modules[path], homes[path] = (content, size), shard
    if run is None:
        raise UsageError("nothing to merge")
    run_id, _ = database.begin(run)
    numbers = database.set_modules(run_id, modules)
    done = database.done(run_id)
    for shard in shards:
        with open_to_read(shard) as source:
            for path, step, key, result in source.execute(
                """SELECT path, o.step, key, r.id FROM modules m JOIN outcomes o ON o.module_id = m.id
                   JOIN results r ON r.id = result_id WHERE run_id = ? ORDER BY path, o.step""",
                (last_run(source),),
            ).fetchall():
                if (numbers[path], step) not in done:
                    database.record(numbers[path], step, key or "", _answer(source, result))
    database.finish(run_id)
    return run_id


def _asked(source: sqlite3.Connection, file: str, label: str) -> SweepRun:
    own, steps, tool, compilers, end = source.execute(
        "SELECT label, steps, tool, compilers, ended FROM runs WHERE id = ?", (last_run(source),)
    ).fetchone()
    if end is None:
        raise InputError(
            "its last sweep is not complete", file=file, remedy="call that sweep again: it goes on"
        )
    return SweepRun(
        label or own, tuple(json.loads(steps)), tool, tuple(json.loads(compilers)), scope=("merged",)
    )


def _answer(source: sqlite3.Connection, result: int) -> StepAnswer:
    code, arch, seconds, peak, tries = source.execute(
        "SELECT exit_code, arch, seconds, peak_kib, tries FROM results WHERE id = ?", (result,)
    ).fetchone()
    kernels = tuple(
        KernelMeasures(
            name,
            bool(is_kernel),
            tuple(source.execute("SELECT metric, value FROM measures WHERE kernel_id = ?", (kernel,))),
        )
        for kernel, name, is_kernel in source.execute(
            "SELECT id, name, is_kernel FROM kernels WHERE result_id = ? ORDER BY id", (result,)
        ).fetchall()
    )
    found = tuple(
        SweptFinding(*row)
        for row in source.execute(
            """SELECT rule, verdict, function, counter, started, used, fingerprint, says FROM findings
               WHERE result_id = ? ORDER BY rowid""",
            (result,),
        )
    )
    failure = source.execute("SELECT death, message FROM errors WHERE result_id = ?", (result,)).fetchone()
    death, message = failure or ("", "")
    return StepAnswer(code, arch, kernels, found, death, message, seconds, peak, tries)


def export_parquet(connection: sqlite3.Connection, run_id: int, folder: str) -> tuple[str, ...]:
    """Writes the results, measures and findings of a run as Parquet files; returns their names.

    Raises:
        Unavailable: pyarrow is not installed.
        InputError: they cannot be written.
    """
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Unavailable("Parquet needs pyarrow: pip install 'ldsopt[sweep]'") from None
    written = []
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, query in _EXPORTED.items():
            rows = connection.execute(query, (run_id,))
            columns = [column[0] for column in rows.description]
            values = list(zip(*rows.fetchall(), strict=True)) or [()] * len(columns)
            table = pyarrow.table(dict(zip(columns, map(list, values), strict=True)))
            file = Path(folder, f"{name}.parquet")
            temporary = file.with_name(f".{file.name}.new")
            pyarrow.parquet.write_table(table, temporary)
            temporary.replace(file)
            written.append(str(file))
    except OSError as error:
        raise InputError(f"cannot write: {(error.strerror or str(error)).lower()}", file=folder) from None
    return tuple(written)
