"""The database that a sweep writes: SQLite, one writer, each result whole or not at all (schema.sql, docs/sweep.md);
those of shards made one, and its tables as Parquet.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timezone
from pathlib import Path
from urllib.parse import quote

from ldsopt.dataclass import dataclass
from ldsopt.errors import FileErrors, InputError, Unavailable, UsageError
from ldsopt.fleet.steps import KernelMeasures, StepAnswer, SweptFinding

_APPLICATION = 0x6C647377
"""Of SQLite's header: "ldsw"."""
_VERSION = 1
_SCHEMA = Path(__file__).with_name("schema.sql")


@dataclass(frozen=True, slots=True)
class SweepRun:
    """The options of a run.

    Attributes:
        label: its name for people.
        steps: the names of its steps.
        tool, compilers: whose answers they are.
        shard: which part of the modules, as ``i/n``; empty for all.
        scope: what modules were named, so that another set is another run.
    """

    label: str
    steps: tuple[str, ...]
    tool: str
    compilers: tuple[str, ...]
    shard: str = ""
    scope: tuple[str, ...] = ()

    @property
    def signature(self) -> str:
        """Equal for runs of which the later one goes on where the earlier one was interrupted."""
        return json.dumps([self.steps, self.tool, self.compilers, self.shard, self.scope])


class SweepDatabase:
    """A database, open for one writer. Use it as a context manager."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def begin(self, run: SweepRun) -> tuple[int, bool]:
        """The run's number, and whether it is an earlier one, interrupted, that goes on."""
        found = self.connection.execute(
            "SELECT id FROM runs WHERE signature = ? AND ended IS NULL ORDER BY id DESC", (run.signature,)
        ).fetchone()
        if found is not None:
            return found[0], True
        with self.connection:
            made = self.connection.execute(
                "INSERT INTO runs (label, signature, steps, tool, compilers, shard, begun) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    run.label or now(),
                    run.signature,
                    json.dumps(run.steps),
                    run.tool,
                    json.dumps(run.compilers),
                    run.shard,
                    now(),
                ),
            )
        return made.lastrowid or 0, False

    def set_modules(self, run_id: int, modules: Mapping[str, tuple[str, int]]) -> dict[str, int]:
        """Makes these the modules of a run; what was recorded of others, or of others' bytes, is no longer of the run.

        Args:
            modules: content and bytes by path.

        Returns: the number of each module, by path.
        """
        with self.connection:
            known = self.connection.execute(
                "SELECT path, content, id FROM modules WHERE run_id = ?", (run_id,)
            ).fetchall()
            stale = [(number,) for path, content, number in known if modules.get(path, ("",))[0] != content]
            self.connection.executemany("DELETE FROM modules WHERE id = ?", stale)
            self.connection.executemany(
                "INSERT OR IGNORE INTO modules (run_id, path, origin, content, bytes) VALUES (?, ?, ?, ?, ?)",
                [(run_id, path, origin_of(path), content, size) for path, (content, size) in modules.items()],
            )
            return dict(
                self.connection.execute("SELECT path, id FROM modules WHERE run_id = ?", (run_id,)).fetchall()
            )

    def done(self, run_id: int) -> set[tuple[int, str]]:
        """The modules and steps of a run that are done."""
        return set(
            self.connection.execute(
                "SELECT module_id, outcomes.step FROM outcomes JOIN modules ON modules.id = module_id WHERE run_id = ?",
                (run_id,),
            ).fetchall()
        )

    def result_of(self, key: str) -> int | None:
        """The number of the result that is there for a key."""
        found = self.connection.execute("SELECT id FROM results WHERE key = ?", (key,)).fetchone()
        return None if found is None else int(found[0])

    def reuse(self, module_id: int, step: str, result_id: int) -> None:
        """Records that a result that is there is that of a module."""
        with self.connection:
            self._link(module_id, step, result_id)

    def record(self, module_id: int, step: str, key: str, answer: StepAnswer) -> None:
        """Records a new result, of one module, in one transaction."""
        with self.connection:
            known = self.result_of(key) if answer.is_lasting else None
            result = known if known is not None else self._insert(step, key, answer)
            self._link(module_id, step, result)

    def worst(self, run_id: int) -> int:
        """The greatest exit code of a run."""
        found = self.connection.execute(
            "SELECT max(exit_code) FROM modules m JOIN outcomes ON module_id = m.id JOIN results r ON r.id = result_id "
            "WHERE run_id = ?",
            (run_id,),
        ).fetchone()
        return found[0] or 0

    def finish(self, run_id: int) -> None:
        """Says that a run is complete."""
        with self.connection:
            self.connection.execute("UPDATE runs SET ended = ? WHERE id = ?", (now(), run_id))

    def _link(self, module_id: int, step: str, result_id: int) -> None:
        self.connection.execute("INSERT INTO outcomes VALUES (?, ?, ?)", (module_id, step, result_id))

    def _insert(self, step: str, key: str, answer: StepAnswer) -> int:
        execute, many = self.connection.execute, self.connection.executemany
        made = execute(
            "INSERT INTO results (key, step, exit_code, arch, seconds, peak_kib, tries) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                key if answer.is_lasting else None,
                step,
                answer.exit_code,
                answer.arch,
                answer.seconds,
                answer.peak_kib,
                answer.tries,
            ),
        )
        result = made.lastrowid or 0
        for kernel in answer.kernels:
            row = execute(
                "INSERT INTO kernels (result_id, name, is_kernel) VALUES (?, ?, ?)",
                (result, _text(kernel.name), kernel.is_kernel),
            )
            many("INSERT INTO measures VALUES (?, ?, ?)", [(row.lastrowid, *one) for one in kernel.measures])
        many(
            "INSERT INTO findings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    result,
                    one.rule,
                    one.verdict,
                    _text(one.function),
                    one.counter,
                    one.started,
                    one.used,
                    one.fingerprint,
                    _text(one.says),
                )
                for one in answer.findings
            ],
        )
        if answer.message or answer.death:
            execute("INSERT INTO errors VALUES (?, ?, ?)", (result, answer.death, _text(answer.message)))
        return result


def now() -> str:
    """The time, UTC, to the second."""
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def origin_of(path: str) -> str:
    """The origin of a module: the first part of its path.

    >>> origin_of("triton-3.9.0/gemm.ll"), origin_of("gemm.ll")
    ('triton-3.9.0', '.')
    """
    first, _, rest = path.partition("/")
    return first if rest else "."


def stored_path(path: str) -> str:
    r"""A module's path as it is stored: SQLite takes no bytes that are no UTF-8. No two paths are stored alike.

    >>> stored_path("a/b.ll"), stored_path("a\udcff.ll"), stored_path("a\\xff.ll")
    ('a/b.ll', 'a\\xff.ll', 'a\\\\xff.ll')
    """
    return _text(path.replace("\\", "\\\\"))


def _text(words: str) -> str:
    """Text that SQLite can store, whatever bytes a name has."""
    return words.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


@contextlib.contextmanager
def open_to_write(path: str) -> Iterator[SweepDatabase]:
    """The database, which is made if it is not there; for one writer at a time. Others may read meanwhile.

    Raises:
        InputError: the file is no such database, or cannot be written.
        UsageError: another process writes to it; or the name is that of no file.
    """
    if path in ("", "-"):  # SQLite would keep the first in memory, and lose it
        raise UsageError(f"'{path}' names no file; results go into a database: --out FILE")
    with _sole_writer(path), contextlib.closing(_connected(path)) as connection:
        try:
            _prepare(connection, path)
            yield SweepDatabase(connection)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # what it says may quote the file
            raise InputError(f"cannot write the database: {error}", file=path) from None


@contextlib.contextmanager
def open_to_read(path: str) -> Iterator[sqlite3.Connection]:
    """The database, to be asked only. It may be a stranger's: nothing in it is run, and what it holds is checked.

    Raises:
        InputError: there is no such file, or it is no such database, also where that shows later on.
    """
    if not Path(path).is_file():
        raise InputError(
            "no such file", file=path, remedy="`ldsopt sweep DIR --do STEPS --out FILE` makes one"
        )
    try:
        with contextlib.closing(_connected(path, "ro")) as connection:
            connection.execute("PRAGMA query_only = ON")
            connection.text_factory = lambda data: data.decode("utf-8", "backslashreplace")
            _require_ours(connection, path)
            _require_types(connection, path)
            yield connection
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # what it says may quote the file
        raise InputError(f"no database of a sweep: {error}", file=path) from None


def _connected(path: str, mode: str = "rwc") -> sqlite3.Connection:
    """A connection. Functions with side effects are not to be called by what a database itself brings along."""
    try:
        connection = sqlite3.connect(f"file:{quote(os.fsencode(path))}?mode={mode}", timeout=30, uri=True)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise InputError(f"cannot open the database: {error}", file=path) from None
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _objects(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """Tables, indices, views and triggers, as their statements read."""
    rows = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return {(kind, name, table, " ".join(str(sql).split())) for kind, name, table, sql in rows}


def _require_tables(connection: sqlite3.Connection, path: str) -> None:
    """Refuses a database whose tables are not those of the schema, or that has a view or a trigger."""
    with contextlib.closing(sqlite3.connect(":memory:")) as own:
        own.executescript(_SCHEMA.read_text(encoding="utf-8"))
        if _objects(own) != _objects(connection):
            raise InputError("its tables are not those of a sweep", file=path, remedy="name another file")


def _require_types(connection: sqlite3.Connection, path: str) -> None:
    """Refuses values of another type than their column's, which SQLite itself admits."""
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
        wrong = " OR ".join(
            f"typeof({name}) NOT IN ('null', '{kind.lower()}')" for _, name, kind, *_ in columns
        )
        if connection.execute(f"SELECT 1 FROM {table} WHERE {wrong} LIMIT 1").fetchone():
            raise InputError(
                f"its table {table} holds what no sweep writes", file=path, remedy="name another file"
            )


def _require_ours(connection: sqlite3.Connection, path: str) -> None:
    application, version = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
    )
    if application != _APPLICATION:
        raise InputError("no database of a sweep", file=path, remedy="name another file")
    if version != _VERSION:
        raise InputError(
            f"made by another ldsopt: version {version} of the schema, not {_VERSION}", file=path
        )
    _require_tables(connection, path)


def _prepare(connection: sqlite3.Connection, path: str) -> None:
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        _require_ours(connection, path)
    connection.execute(
        "PRAGMA journal_mode = WAL"
    )  # a kill loses nothing that was recorded, and readers may read
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.executescript(_SCHEMA.read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {_VERSION}")


@contextlib.contextmanager
def _sole_writer(path: str) -> Iterator[None]:
    """Holds the lock of a database: a file beside it. SQLite's own locks go by transaction, not by run."""
    name = f"{path}.lock"
    while True:
        with FileErrors(path, "cannot write"):
            lock = os.open(name, os.O_CREAT | os.O_RDWR, 0o644)
        try:
            # Not flock, which forked workers would inherit: one that outlives a killed sweep would go on holding it.
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if Path(name).exists() and os.path.samestat(Path(name).stat(), os.fstat(lock)):
                break
        except (BlockingIOError, PermissionError):
            os.close(lock)
            raise UsageError(f"another sweep writes to {path}; wait for it, or name another file") from None
        os.close(lock)  # it was taken away between our opening and our locking it
    try:
        yield
    finally:
        Path(name).unlink(missing_ok=True)
        os.close(lock)


def last_run(connection: sqlite3.Connection, wanted: str = "") -> int:
    """The number of a run: the last one, or that with a number or a label.

    Raises:
        InputError: there is none.
    """
    found = connection.execute(
        "SELECT id FROM runs WHERE ? IN ('', label, CAST(id AS TEXT)) ORDER BY id DESC", (wanted,)
    ).fetchone()
    if found is None:
        there = [row[0] for row in connection.execute("SELECT label FROM runs ORDER BY id")]
        raise InputError(f"no run '{wanted}' in it; there are {', '.join(there) or 'none'}")
    return int(found[0])


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
    with FileErrors(folder, "cannot write"):
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
    return tuple(written)
