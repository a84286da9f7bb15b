"""A sweep's database that a stranger made: what it brings along is not run, and what it holds wrongly is one line."""

import os
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sweeping import rows

import ldsopt
from ldsopt.cli import main

STEPS = ["--do", "measure --mcpu gfx942", "-q"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a database of one module, whose file's name is no UTF-8."""
    place = tmp_path_factory.mktemp("sweep")
    (place / "in").mkdir()
    Path(os.fsdecode(os.fsencode(place / "in") + b"/a\xff.ll")).write_text(ldsopt.EXAMPLE)
    (place / "in" / "b.ll").write_text(ldsopt.EXAMPLE + "; b\n")
    assert main(["sweep", str(place / "in"), "--out", str(place / "s.db"), *STEPS]) == 0
    assert set(rows(place / "s.db", "SELECT path FROM modules")) == {(r"a\xff.ll",), ("b.ll",)}
    assert len(rows(place / "s.db", "SELECT * FROM outcomes")) == 2
    return (place / "s.db").read_bytes()


def changed(made: bytes, place: Path, *statements: str) -> str:
    file = place / "s.db"
    file.write_bytes(made)
    connection = sqlite3.connect(file)
    connection.executescript(";".join(statements))
    connection.close()
    return str(file)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM modules; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE more (a)",
        "DROP TABLE runs; CREATE VIEW runs AS SELECT 1 AS id, load_extension('./evil.so') AS label",
        "ALTER TABLE runs ADD COLUMN evil TEXT",
        "DROP INDEX findings_of_result",
    ],
)
def test_tables_that_are_not_a_sweeps_are_refused(
    statement: str, made: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = changed(made, tmp_path, statement)
    (tmp_path / "k.ll").write_text(ldsopt.EXAMPLE)
    for words in (["report", file], [str(tmp_path), "--out", file, *STEPS]):
        assert main(["sweep", *words]) == 3
        assert "its tables are not those of a sweep" in capfd.readouterr().err


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE results SET seconds = 'long'",
        "UPDATE kernels SET name = x'ff00'",
        "PRAGMA ignore_check_constraints = 1; UPDATE measures SET value = x'00'",
    ],
)
def test_values_of_another_type_are_refused(
    statement: str, made: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["sweep", "report", changed(made, tmp_path, statement)]) == 3
    assert "holds what no sweep writes" in capfd.readouterr().err


def test_it_is_opened_to_read_only(made: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays as it is, and whoever has it open can neither write to it nor run what it brings."""
    file = changed(made, tmp_path, "PRAGMA journal_mode = DELETE")
    before = Path(file).read_bytes()
    trusted: list[int] = []

    class Probed(sqlite3.Connection):
        def close(self) -> None:
            """Closes it, after an attempt at a table of it: one of memory, with which it is compared, has none yet."""
            if self.execute("PRAGMA database_list").fetchone()[2]:
                trusted.extend(self.execute("PRAGMA trusted_schema").fetchone())
                self.execute("PRAGMA query_only = OFF")
                with pytest.raises(sqlite3.OperationalError, match="readonly"):
                    self.execute("DELETE FROM runs")
            super().close()

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Probed))
    assert main(["sweep", "report", file]) == 0
    assert trusted == [0]
    assert Path(file).read_bytes() == before and sorted(path.name for path in tmp_path.iterdir()) == ["s.db"]


def test_what_cannot_be_read_is_one_line(
    made: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s.db"
    for start in range(100, len(made), 8192):
        file.write_bytes(made[:start] + b"\xff" * 64 + made[start + 64 :])
        assert main(["sweep", "report", str(file)]) in (0, 3)
        assert "internal error" not in capfd.readouterr().err


def test_a_sweep_skips_what_it_cannot_read_and_goes_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LDSOPT_MAX_INPUT", "8K")
    (tmp_path / "a.ll").write_text(ldsopt.EXAMPLE)
    (tmp_path / "large.ll").write_text(ldsopt.EXAMPLE + "; " + "x" * 9000)
    os.mkfifo(tmp_path / "pipe.ll")
    names = [str(tmp_path / name) for name in ("large.ll", "pipe.ll", "a.ll")] + ["/dev/zero"]
    file = str(tmp_path / "s.db")
    assert main(["sweep", *names, "--out", file, *STEPS[:2]]) == 3
    said = capfd.readouterr().err
    assert said.count("skipped: ") == 3 and "large.ll: larger than" in said and "--max-input" in said
    assert "/dev/zero: is no regular file" in said and "pipe.ll: is no regular file" in said
    assert len(rows(file, "SELECT * FROM outcomes")) == 1
