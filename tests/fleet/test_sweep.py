"""The sweep: every step of every module once, whatever happens meanwhile; which modules it takes, and its reports, are ``cases/sweep``."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sweeping import KERNEL, accidents, add, ends, found, make_modules, recorded, rows, swept

import ldsopt
from ldsopt.cli import main

ROOT = Path(__file__).parents[2]
REPORT = ["sweep", "report", "--metric", "waits", "--top", "3"]
STEPS = "check --mcpu gfx942,measure --mcpu gfx942,annotate --mcpu gfx942"
EXAMPLE = f"; {{}}\n{ldsopt.EXAMPLE}"


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    return make_modules(tmp_path)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "r.db"


class TestOfResults:
    def test_are_measures_before_and_after_findings_and_errors(self, tmp_path: Path, file: Path) -> None:
        folder = make_modules(tmp_path, EXAMPLE)
        for number in (1, 2, 3):
            next(folder.rglob(f"k{number}.ll")).unlink()
        add(folder, "bad", "this is no IR")
        hazard = ROOT / "tests" / "hazards" / "e26_join_list.ll"
        add(folder, "hazard", hazard.read_text())
        done = swept(file, folder, do=STEPS)
        assert (done.modules, done.done, done.code) == (3, 9, 3)
        there = found(file)
        for step, waits in (("measure", 4.0), ("annotate", 3.0)):
            assert ("origin-0/k0.ll", f"{step} --mcpu gfx942", "copy", 1, "waits", waits) in there
        report = tmp_path / "check.json"
        assert main(["check", str(hazard), "--mcpu", "gfx942", "--json", "-o", str(report)]) == 1
        told = [
            (
                *(one[name] for name in ("rule", "verdict", "function")), one["counter"] or "", one["started"]["line"],
                (one["used"] or {"line": 0})["line"], one["fingerprint"], one["says"],
            )
            for one in json.loads(report.read_text())["findings"]
        ]  # fmt: skip
        assert ("missing-wait", "definite", "loop_tagged", "vmcnt", 20, 17) in [one[:6] for one in told]
        assert sorted(
            row[2:] for row in there if row[:2] == ("hazard.ll", "check --mcpu gfx942") and len(row) == 10
        ) == sorted(told)
        said = "bad.ll:1:1: invalid IR: expected top-level entity"
        bad = [row for row in there if row[0] == "bad.ll"]
        assert [(row[1], row[4], row[6]) for row in bad] == [
            (step, 3, said) for step in sorted(STEPS.split(","))
        ]

    def test_are_what_is_known(self, tmp_path: Path, file: Path) -> None:
        """Code that says nothing of its registers."""
        add(tmp_path, "bare")
        assert swept(file, tmp_path / "bare.ll", do=f"measure --compiler {accidents(tmp_path)}").code == 0
        measured = {row[4]: row[5] for row in found(file) if len(row) == 6}
        assert measured["waits"] == 1.0 and "vgprs" not in measured


class TestOfTheCache:
    def test_another_tool_or_compiler_answers_anew(self, tmp_path: Path, modules: Path, file: Path) -> None:
        """Each sweep is a program of its own, which has asked who they are only once."""
        compiler = accidents(tmp_path)
        tool = tmp_path / "other"
        shutil.copytree(Path(ldsopt.__file__).parent, tool / "ldsopt")

        def done(root: Path) -> bool:
            words = ["sweep", str(modules), "--do", f"measure --compiler {compiler}", "--out", str(file)]
            said = subprocess.run(
                [sys.executable, "-m", "ldsopt", *words], cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(root)},
                capture_output=True, text=True, check=False,
            ).stderr  # fmt: skip
            return ": 4 modules, 4 steps done now" in said

        assert (done(ROOT), done(ROOT), done(tool)) == (True, False, False)
        with (tool / "ldsopt" / "fleet" / "steps.py").open("a") as source:
            source.write("# another one\n")
        assert (done(tool), done(ROOT)) == (True, False)
        os.utime(tmp_path / "llc", (1, 1))
        assert done(ROOT)


class TestOfAccidents:
    def test_each_costs_its_own_module(self, tmp_path: Path, modules: Path, file: Path) -> None:
        for name in ("abort", "crash", "hang", "once", "always"):
            add(modules, name)
        done = swept(file, modules, "--timeout", "3", do=f"measure --compiler {accidents(tmp_path)}")
        assert (done.modules, done.done, done.code) == (9, 9, 4)
        there = ends(file)
        assert [there.pop(name) for name in ("abort", "crash", "hang", "always")] == [
            (3, "SIGABRT", "abort.ll: LLVM ended with SIGABRT: LLVM ERROR: Cannot select: 0x55", 1),
            (3, "SIGSEGV", "crash.ll: LLVM ended with SIGSEGV", 1),
            (3, "a timeout", "hang.ll: not done after 3 seconds", 1),
            (3, "SIGKILL", "always.ll: LLVM ended with SIGKILL", 2),
        ]
        assert (tmp_path / "tries").read_text() == "x\nx\n"
        assert there.pop("once")[::3] == (4, 2)
        assert {(code, tries) for code, _, _, tries in there.values()} == {(4, 1)}
        assert is_gone(int((tmp_path / "left").read_text()))
        assert is_gone(int((tmp_path / "aborting").read_text()))

    def test_what_might_end_otherwise_is_tried_again_by_the_next_run(
        self, tmp_path: Path, modules: Path, file: Path
    ) -> None:
        for name in ("abort", "hang", "always"):
            add(modules, name)
        step = f"measure --compiler {accidents(tmp_path)}"
        assert [swept(file, modules, "--timeout", "2", do=step).done for _ in range(2)] == [7, 2]

    @pytest.mark.parametrize(
        ("does", "ends_with"),
        [(lambda: os._exit(7), (3, "exit 7", "k0.ll: LLVM ended with exit 7", 1)), (None, None)],
    )
    def test_a_worker_that_ends_by_itself_and_an_error_of_ldsopt_s_own(
        self, modules: Path, file: Path, does: Callable[[], object] | None, ends_with: tuple[object, ...] | None,
        monkeypatch: pytest.MonkeyPatch
    ) -> None:  # fmt: skip
        """Where a worker reads the report of its step."""
        swept(file, modules / "origin-1")
        monkeypatch.setattr(json, "loads", lambda *_: does() if does else {}["a bug"])
        done = swept(file, modules / "origin-0" / "k0.ll")
        if ends_with:
            assert ends(file, 2) == {"k0": ends_with}
        else:
            assert done.code == 70 and "internal error: KeyError: 'a bug'" in done.said
            assert ends(file, 2) == {}

    def test_an_interrupted_run_goes_on_where_it_was(self, tmp_path: Path, modules: Path, file: Path) -> None:
        swept(tmp_path / "whole.db", modules, do="measure,check")
        changed = modules / "origin-0" / "k0.ll"
        whole = changed.read_text()
        changed.write_text("this is no IR, and the largest: the first to start" + " " * 99)
        first = swept(file, modules, "--fail-fast", do="measure,check")
        assert first.done < 8
        changed.write_text(whole)  # changed meanwhile: its results are void
        before = {name for name in ends(file) if name != "k0"}
        kept = [
            row
            for row in rows(file, "SELECT path FROM outcomes JOIN modules ON module_id = id")
            if "k0" not in str(row)
        ]
        second = swept(file, modules, do="measure,check")
        assert (second.run, second.goes_on) == (1, True)
        assert (second.before, second.done) == (len(kept), 8 - len(kept)), before
        assert found(file) == found(tmp_path / "whole.db")

    def test_who_stops_at_the_first_failure_ends_the_workers(
        self, tmp_path: Path, modules: Path, file: Path
    ) -> None:
        """The one that hangs, the larger one, starts first; the other one fails when the first has begun to hang."""
        add(modules, "hang", KERNEL.format("." * 99, "hang"))
        add(modules, "late", KERNEL.format("." * 50, "late"))
        (tmp_path / "go").symlink_to(tmp_path / "left")
        done = swept(file, modules, "--fail-fast", do=f"measure --compiler {accidents(tmp_path)}")
        assert (done.done, done.code) == (1, 4)
        assert is_gone(int((tmp_path / "left").read_text()))

    def test_what_one_worker_loads_the_next_one_finds(self, modules: Path, file: Path) -> None:
        """In a program of its own, in which nothing is loaded yet."""
        program = (
            "import os, sys\n"
            "from ldsopt.cli import main\n"
            "log = os.open('log', os.O_CREAT | os.O_WRONLY | os.O_APPEND)\n"
            "def note(event, told):\n"
            "    if event == 'import' and told[0] == 'ldsopt.isa.measure':\n"
            "        os.write(log, f'{os.getpid()}\\n'.encode())\n"
            "sys.addaudithook(note)\n"
            f"main(['sweep', 'in', '--do', 'measure', '--out', '{file}', '-j', '1'])\n"
            "os.write(log, f'{os.getpid()}\\n'.encode())"
        )
        subprocess.run(
            [sys.executable, "-c", program], cwd=file.parent, check=True, capture_output=True,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        *workers, own = (file.parent / "log").read_text().splitlines()
        assert len(set(workers) - {own}) == 1

    def test_a_killed_sweep_loses_nothing_that_it_had_recorded(self, tmp_path: Path, file: Path) -> None:
        """The real command, killed as the kernel would."""
        folder = tmp_path / "in"
        folder.mkdir()
        for number in range(5):
            add(folder, f"k{number}", f"; {number}\n{ldsopt.EXAMPLE}")
        words = ["sweep", str(folder), "--do", "measure --mcpu gfx942", "-j", "1", "--out", str(file)]
        with subprocess.Popen([sys.executable, "-m", "ldsopt", *words]) as running:
            while recorded(file) < 2:
                assert running.poll() is None
                time.sleep(0.02)
            running.send_signal(signal.SIGKILL)
        assert 2 <= recorded(file) < 5
        for to in (file, tmp_path / "whole.db"):
            assert swept(to, folder, do="measure --mcpu gfx942").code == 0
        assert found(file) == found(tmp_path / "whole.db")
        assert [len(rows(file, f"SELECT id FROM {table}")) for table in ("runs", "results")] == [1, 5]


def is_gone(pid: int) -> bool:
    """True if a process has ended; the new parent of one that was killed may take a moment to take it away."""
    for _ in range(200):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False


def test_tables_as_parquet(tmp_path: Path, modules: Path, file: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    swept(file, modules, do="measure,check")
    assert main(["sweep", "export", str(file), "-o", str(tmp_path / "pq")]) == 0
    exported = {path.stem: parquet.read_table(path).num_rows for path in (tmp_path / "pq").iterdir()}
    measures = [row for row in found(file) if len(row) == 6]
    assert exported == {"results": 8, "measures": len(measures), "findings": 0} and measures


class TestOfTheDatabase:
    def test_has_one_writer_and_readers(self, tmp_path: Path, modules: Path, file: Path) -> None:
        """While a sweep waits for its last module another one is refused, and a report is made."""
        swept(file, modules, do="check")
        add(modules, "late")
        words = [
            "sweep",
            str(modules),
            "--do",
            f"measure --compiler {accidents(tmp_path)}",
            "--out",
            str(file),
        ]
        with subprocess.Popen([sys.executable, "-m", "ldsopt", *words]) as running:
            while recorded(file) < 8:
                assert running.poll() is None
                time.sleep(0.02)
            other = swept(file, modules)
            assert (other.code, f"another sweep writes to {file}" in other.said) == (2, True)
            assert main([*REPORT, str(file), "--run", "1"]) == 0
            (tmp_path / "go").touch()
        assert running.returncode == 4
        assert sorted(path.name for path in tmp_path.glob("r.db*")) == ["r.db"]

    def test_is_not_held_by_a_worker_that_outlives_its_sweep(
        self, tmp_path: Path, modules: Path, file: Path
    ) -> None:
        """A child that a worker has forked, and that has all that the sweep had open."""
        program = (
            "import json, os, signal, time\n"
            "from ldsopt.cli import main\n"
            "def outlive(*_):\n"
            "    if (pid := os.fork()) == 0:\n"
            "        os.setsid()\n"
            "        time.sleep(600)\n"
            f"    with open('{tmp_path / 'left'}', 'w') as file:\n"
            "        file.write(str(pid))\n"
            "    os.kill(os.getppid(), signal.SIGKILL)\n"
            "json.loads = outlive\n"
            f"main(['sweep', 'in', '--do', 'measure', '--out', '{file}', '-j', '1'])\n"
        )
        killed = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            check=False,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
        )
        child = int((tmp_path / "left").read_text())
        try:
            assert killed.returncode == -signal.SIGKILL
            os.kill(child, 0)  # it is there
            assert swept(file, modules).done == 4
        finally:
            os.kill(child, signal.SIGKILL)

    def test_is_documented_column_by_column(self, modules: Path, file: Path) -> None:
        swept(file, modules)
        text = (ROOT / "docs" / "sweep-database.md").read_text()
        columns = [
            f"`{table}.{row[1]}`"
            for (table,) in rows(file, "SELECT name FROM sqlite_master WHERE type = 'table'")
            for row in rows(file, f"PRAGMA table_info({table})")
        ]
        assert len(columns) > 30
        assert [column for column in columns if column not in text] == []
