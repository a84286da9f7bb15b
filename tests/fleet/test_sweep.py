"""The sweep: every step of every module once, whatever happens meanwhile."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import jsonschema
import pytest
from sweeping import answering, found, make_modules, swept

import ldsopt
from ldsopt import InputError, UsageError, document_schema
from ldsopt.cli import main
from ldsopt.fleet import steps as step_module
from ldsopt.fleet.database import contents, export_parquet, last_run, merge, open_to_read, open_to_write
from ldsopt.fleet.inputs import find_inputs
from ldsopt.fleet.steps import read_steps
from ldsopt.fleet.sweep import changed_since, here, of_shard, sweep

ROOT = Path(__file__).parents[2]
REPORT = ["sweep", "report", "--metric", "waits", "--top", "3"]


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    return make_modules(tmp_path)


def database(folder: Path, name: str = "r.db") -> str:
    return str(folder / name)


class TestOfResults:
    def test_are_measures_before_and_after_findings_and_errors(self, tmp_path: Path, modules: Path) -> None:
        (modules / "bad.ll").write_text("fail")
        with open_to_write(database(tmp_path)) as one:
            done = swept(one, modules)
            rows = found(one)
        assert (done.modules, done.done, done.worst) == (7, 21, 3)
        assert ("origin-0/k0.ll", "measure", "k", 1, "waits", 7.0) in rows
        assert ("origin-0/k0.ll", "annotate", "k", 1, "waits", 4.0) in rows
        assert not [row for row in rows if "vgprs" in row]  # not known: not there
        assert (
            "origin-1/k1.ll",
            "check",
            "missing-wait",
            "unproven",
            "k",
            "vmcnt",
            5,
            0,
            "f" * 8,
            "it may overtake",
        ) in rows
        bad = [row for row in rows if row[0] == "bad.ll"]
        assert [(row[2], row[3], row[6]) for row in bad] == [
            (step, 3, "bad.ll:1: no good") for step in ("annotate", "check", "measure")
        ]

    def test_of_equal_modules_are_worked_out_once(self, tmp_path: Path, modules: Path) -> None:
        (modules / "twin").mkdir()
        (modules / "twin" / "k0.ll").write_bytes((modules / "origin-0" / "k0.ll").read_bytes())
        with open_to_write(database(tmp_path)) as one:
            assert (swept(one, modules).modules, swept(one, modules).done) == (7, 0)
            count = one.connection.execute("SELECT count(*) FROM results").fetchone()
        assert count == (6 * 3,)


class TestOfTheCache:
    def test_nothing_is_done_twice(self, tmp_path: Path, modules: Path) -> None:
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules)
            again = swept(one, modules)
            assert (again.run_id, again.resumed, again.done, again.cached) == (2, False, 0, 18)
            assert found(one, 1) == found(one, 2)

    def test_a_changed_module_is_done_again_and_it_alone(self, tmp_path: Path, modules: Path) -> None:
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules)
            (modules / "origin-0" / "k0.ll").write_text("waits 9")
            again = swept(one, modules)
            assert (again.done, again.cached) == (3, 15)
            assert ("origin-0/k0.ll", "measure", "k", 1, "waits", 9.0) in found(one, 2)
            assert ("origin-0/k0.ll", "measure", "k", 1, "waits", 7.0) in found(one, 1)

    @pytest.mark.parametrize("identity", ["tool_identity", "compiler_identity"])
    def test_another_tool_or_compiler_answers_anew(
        self, tmp_path: Path, modules: Path, monkeypatch: pytest.MonkeyPatch, identity: str
    ) -> None:
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules, "measure")
            monkeypatch.setattr(step_module, identity, lambda *_: "another")
            assert swept(one, modules, "measure").done == 6

    def test_other_options_are_another_step(self, tmp_path: Path, modules: Path) -> None:
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules, "annotate")
            assert swept(one, modules, "annotate --precise").done == 6


class TestOfAccidents:
    def test_each_costs_its_own_module(self, tmp_path: Path, modules: Path) -> None:
        (modules / "abort.ll").write_text("abort")
        (modules / "hang.ll").write_text("hang")
        (modules / "killed.ll").write_text(f"waits 1 kill {tmp_path / 'mark'}")
        with open_to_write(database(tmp_path)) as one:
            done = swept(one, modules, "measure")
            rows = {row[0]: row[2:] for row in found(one) if len(row) == 7}
        assert (done.done, done.worst) == (9, 3)
        assert rows["abort.ll"] == (
            "measure", 3, "", "SIGABRT", "abort.ll: LLVM ended with SIGABRT: LLVM ERROR: Cannot select: 0x55",
        )  # fmt: skip
        assert rows["hang.ll"] == ("measure", 3, "", "a timeout", "hang.ll: not done after 5 seconds")
        assert rows["killed.ll"][1:4] == (0, "gfx942", None)
        assert rows["origin-0/k0.ll"][1] == 0

    def test_what_might_end_otherwise_is_tried_again_by_the_next_run(
        self, tmp_path: Path, modules: Path
    ) -> None:
        (modules / "hang.ll").write_text("hang")
        (modules / "abort.ll").write_text("abort")
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules, "measure")
            assert swept(one, modules, "measure").done == 1  # the one that hangs: with more time it may end

    def test_so_is_what_a_process_that_was_killed_had_a_part_in(self, tmp_path: Path, modules: Path) -> None:
        """A compiler that the system kills for lack of memory; what it does to itself it will do again."""
        for signal_of in (signal.SIGKILL, signal.SIGABRT):
            (modules / f"{signal_of.name}.ll").write_text(f"nested {signal_of.value}")
        with open_to_write(database(tmp_path)) as one:
            first, second = (swept(one, modules, "measure") for _ in range(2))
            said = {row[0]: row[3:] for row in found(one) if len(row) == 7 and row[3]}
            kept = one.connection.execute("SELECT key NOT NULL FROM results WHERE exit_code = 4").fetchall()
        assert (first.done, second.done) == (8, 1)
        assert said["SIGKILL.ll"] == (4, "", "", "SIGKILL.ll: LLVM ended with SIGKILL")
        assert sorted(kept) == [(0,), (0,), (1,)]

    def test_an_interrupted_run_goes_on_where_it_was(self, tmp_path: Path, modules: Path) -> None:
        with open_to_write(database(tmp_path, "whole.db")) as one:
            swept(one, modules)
            whole = found(one)
        (modules / "origin-0" / "k0.ll").write_text("fail")
        with open_to_write(database(tmp_path)) as one:
            first = swept(one, modules, fail_fast=True)
            assert first.done < 18
            (modules / "origin-0" / "k0.ll").write_text(
                "; 0\nwaits 7\n"
            )  # changed meanwhile: its results are void
            before = {row for row in found(one) if len(row) == 7 and row[0] != "origin-0/k0.ll"}
            second = swept(one, modules)
            assert (second.run_id, second.resumed) == (1, True)
            assert (second.before, second.done) == (len(before), 18 - len(before))
            assert found(one) == whole

    def test_a_killed_sweep_loses_nothing_that_it_had_recorded(self, tmp_path: Path) -> None:
        """The real command, killed as the kernel would."""
        folder = tmp_path / "in"
        folder.mkdir()
        for number in range(5):
            (folder / f"k{number}.ll").write_text(f"; {number}\n{ldsopt.EXAMPLE}")
        words = ["sweep", str(folder), "--do", "measure --mcpu gfx942", "-j", "1", "--out"]
        out = database(tmp_path)
        with subprocess.Popen([sys.executable, "-m", "ldsopt", *words, out]) as running:
            while recorded(out) < 2:
                assert running.poll() is None
                time.sleep(0.02)
            running.send_signal(signal.SIGKILL)
        kept = recorded(out)
        assert 2 <= kept < 5
        assert main([*words, out]) == 0
        assert main([*words, database(tmp_path, "whole.db")]) == 0
        with open_to_read(out) as one, open_to_read(database(tmp_path, "whole.db")) as whole:
            assert contents(one, 1) == contents(whole, 1)
            assert one.execute("SELECT count(*) FROM runs").fetchone() == (1,)
            assert one.execute("SELECT count(*) FROM results").fetchone() == (5,)


def recorded(file: str) -> int:
    if not Path(file).exists():
        return 0
    try:
        with closing(sqlite3.connect(file)) as connection:
            return int(connection.execute("SELECT count(*) FROM outcomes").fetchone()[0])
    except sqlite3.OperationalError:  # it is being made
        return 0


class TestOfSelection:
    def test_shards_have_every_module_once_and_merged_they_are_the_whole(
        self, tmp_path: Path, modules: Path
    ) -> None:
        every = find_inputs([str(modules)])
        parts = [of_shard(every, f"{number}/3") for number in (1, 2, 3)]
        assert sorted(one.below for part in parts for one in part) == sorted(one.below for one in every)
        names = []
        for number, part in enumerate(parts, 1):
            names.append(database(tmp_path, f"{number}.db"))
            with open_to_write(names[-1]) as one:
                workers = here(answering, at_once=1, timeout_seconds=None)
                sweep(one, part, read_steps(["check,measure"]), workers, shard=f"{number}/3", label="x")
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules, "check,measure")
            merged = merge(one, names)
            assert found(one, merged) == found(one, 1)
        with pytest.raises(UsageError, match=r"both have origin-"), open_to_write(database(tmp_path)) as one:
            merge(one, [names[0], names[0], *names[1:]])

    @pytest.mark.parametrize("shard", ["0/3", "4/3", "x", "1/", "1"])
    def test_what_is_no_shard(self, shard: str) -> None:
        with pytest.raises(UsageError, match="give i/n with i from 1 to n"):
            of_shard((), shard)

    def test_since_a_time(self, modules: Path) -> None:
        every = find_inputs([str(modules)])
        for one in every:
            os.utime(one.path, (1e9, 1e9))
        os.utime(every[2].path)
        assert changed_since(every, "2020-01-01") == (every[2],)
        assert changed_since(every, "2001-09-01T00:00:00Z") == every

    def test_since_a_revision(self, modules: Path) -> None:
        def git(*words: str) -> None:
            own = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
            subprocess.run(["git", *own, *words], cwd=modules, check=True, capture_output=True)

        git("init", "-q")
        git("add", ".")
        git("commit", "-qm", "x")
        (modules / "origin-0" / "k2.ll").write_text("waits 3")
        (modules / "origin-1" / "new.ll").write_text("waits 3")
        every = find_inputs([str(modules)])
        assert [one.below for one in changed_since(every, "HEAD")] == ["origin-0/k2.ll", "origin-1/new.ll"]
        with pytest.raises(UsageError, match=r"neither a time .* nor a revision"):
            changed_since(every, "no-such-thing")


@pytest.fixture(scope="module")
def two_runs(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of a run, and of another one after a change."""
    folder = tmp_path_factory.mktemp("two")
    modules = make_modules(folder)
    (modules / "bad.ll").write_text("fail <b>")
    with open_to_write(database(folder)) as one:
        swept(one, modules)
        (modules / "origin-1" / "k1.ll").write_text("waits 9")
        (modules / "origin-1" / "k3.ll").unlink()
        swept(one, modules)
    return database(folder)


class TestOfReports:
    @pytest.mark.parametrize("form", ["text", "markdown", "json", "html"])
    def test_name_the_best_by_origin_and_what_failed(
        self, two_runs: str, form: str, capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert main([*REPORT, two_runs, "--format", form, "--run", "2", "--against", "1"]) == 0
        text = capfd.readouterr().out
        told = [
            "no good",
            "by origin",
            "by architecture",
            "no longer there",
            "measure → annotate",
            "waits, worst",
            "+28.6 %",
        ]
        if form == "json":
            jsonschema.validate(json.loads(text), document_schema("sweep"))
            text = text.encode().decode("unicode_escape")
        if form == "markdown":
            text = text.replace("\\", "")
        assert [words for words in told if words not in text] == []

    def test_numbers_are_those_of_the_kernels(
        self, tmp_path: Path, modules: Path, capfd: pytest.CaptureFixture[str]
    ) -> None:
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules)
        assert main([*REPORT, database(tmp_path), "--format", "json"]) == 0
        report = json.loads(capfd.readouterr().out)
        tables = {table["title"]: table["rows"] for table in report["tables"]}
        assert tables["measure → annotate: waits by origin"] == [
            ["origin-0", "3", "21", "12", "3", "0"],
            ["origin-1", "3", "21", "12", "3", "0"],
        ]
        assert len(tables["measure → annotate: waits, best"]) == 3
        assert "measure → annotate: waits, worst" not in tables

    def test_tables_as_parquet(self, tmp_path: Path, modules: Path) -> None:
        parquet = pytest.importorskip("pyarrow.parquet")
        with open_to_write(database(tmp_path)) as one:
            swept(one, modules)
            files = export_parquet(one.connection, 1, str(tmp_path / "pq"))
        rows = {Path(file).stem: parquet.read_table(file).num_rows for file in files}
        assert rows == {"results": 18, "measures": 24, "findings": 6}


class TestOfTheDatabase:
    def test_has_one_writer_and_readers(self, tmp_path: Path, modules: Path) -> None:
        file = database(tmp_path)
        with open_to_write(file) as one:
            swept(one, modules, "check")
            words = ["sweep", str(modules), "--do", "measure", "--out", file]
            other = subprocess.run(
                [sys.executable, "-m", "ldsopt", *words], capture_output=True, text=True, check=False
            )
            assert other.returncode == 2
            assert f"another sweep writes to {file}" in other.stderr
            with open_to_read(file) as reader:
                assert last_run(reader) == 1
        assert sorted(path.name for path in tmp_path.glob("r.db*")) == ["r.db"]

    def test_is_not_held_by_a_worker_that_outlives_its_sweep(self, tmp_path: Path) -> None:
        file = database(tmp_path)
        program = (
            "import os, signal, time\n"
            "from ldsopt.fleet.database import open_to_write\n"
            f"with open_to_write({file!r}):\n"
            "    if (pid := os.fork()) == 0:\n"
            "        time.sleep(600)\n"
            "    print(pid, flush=True)\n"
            "    os.kill(os.getpid(), signal.SIGKILL)\n"
        )
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as killed:
            assert killed.stdout is not None
            child = int(killed.stdout.readline())
            killed.wait()
            try:
                with open_to_write(file) as one:
                    assert one.connection.execute("SELECT count(*) FROM runs").fetchone() == (0,)
            finally:
                os.kill(child, signal.SIGKILL)

    def test_is_no_other_file(self, tmp_path: Path) -> None:
        (tmp_path / "text.db").write_text("no database at all, but long enough to be one" * 100)
        with closing(sqlite3.connect(tmp_path / "other.db")) as other:
            other.execute("CREATE TABLE t (x)")
        for name in ("text.db", "other.db"):
            with pytest.raises(InputError), open_to_write(database(tmp_path, name)):
                pass
            with (
                pytest.raises(InputError, match="no database of a sweep"),
                open_to_read(database(tmp_path, name)),
            ):
                pass
        with pytest.raises(InputError, match="no such file"), open_to_read(database(tmp_path, "none.db")):
            pass

    def test_is_documented_column_by_column(self, tmp_path: Path) -> None:
        text = (ROOT / "docs" / "sweep-database.md").read_text()
        with open_to_write(database(tmp_path)) as one:
            tables = [
                row[0]
                for row in one.connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            ]
            columns = [
                f"`{table}.{row[1]}`"
                for table in tables
                for row in one.connection.execute(f"PRAGMA table_info({table})")
            ]
        assert len(columns) > 30
        assert [column for column in columns if column not in text] == []


class TestOfTheCommand:
    @pytest.mark.parametrize(
        ("steps", "says"),
        [
            ("nonsense", "'nonsense' is nothing that a sweep does; there are check, measure, annotate"),
            ("check,check", "a step is named twice"),
            ("check --frobnicate", "no such option"),
        ],
    )
    def test_refuses(self, tmp_path: Path, capfd: pytest.CaptureFixture[str], steps: str, says: str) -> None:
        (tmp_path / "k.ll").write_text(ldsopt.EXAMPLE)
        assert main(["sweep", str(tmp_path), "--do", steps, "--out", database(tmp_path)]) == 2
        assert says in capfd.readouterr().err.lower()

    def test_sweeps_and_reports(self, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "k.ll").write_text(ldsopt.EXAMPLE)
        (tmp_path / "bad.ll").write_text("this is no IR")
        steps = "check --mcpu gfx942,measure --mcpu gfx942,annotate --mcpu gfx942"
        out = database(tmp_path)
        assert main(["sweep", str(tmp_path), "--do", steps, "--out", out]) == 3
        assert "2 modules, 6 steps done now (3 done, 3 bad input (exit code 3))" in capfd.readouterr().err
        assert main(["sweep", "report", out]) == 0
        text = capfd.readouterr().out
        assert "bad.ll:1:1: invalid IR: expected top-level entity" in text
        assert "measure --mcpu gfx942 → annotate --mcpu gfx942: wait_weight by origin" in text
