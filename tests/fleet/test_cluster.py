"""A sweep on a cluster of separate processes: the same answers, whatever becomes of workers."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sweeping import accidents, add, ends, found, make_modules, recorded, rows, swept

import ldsopt

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("distributed")]

ROOT = Path(__file__).parents[2]
SETTINGS = {"threads_per_worker": 1, "processes": True, "dashboard_address": ":0", "silence_logs": 50}


@pytest.fixture(scope="module")
def distributed() -> Any:
    return pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def scheduler(distributed: Any) -> Iterator[str]:
    """The address of one with two workers, each a process that is started anew when it dies."""
    with distributed.LocalCluster(n_workers=2, **SETTINGS) as local:
        yield local.scheduler_address


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    return make_modules(tmp_path)


def command(root: Path, *words: object) -> dict[str, Any]:
    """A sweep that is a program of its own, of the ldsopt in a directory."""
    return {
        "args": [sys.executable, "-m", "ldsopt", "sweep", *map(str, words)], "cwd": words[0],
        "env": os.environ | {"PYTHONPATH": str(root)}, "stderr": subprocess.PIPE, "text": True,
    }  # fmt: skip


def test_answers_are_those_of_one_machine(tmp_path: Path, modules: Path, scheduler: str) -> None:
    """Also of modules that end their step's own child."""
    add(modules, "bad", "this is no IR")
    add(modules, "abort")
    steps = f"check,measure,measure --compiler {accidents(tmp_path)}"
    here, there = tmp_path / "here.db", tmp_path / "there.db"
    swept(here, modules, do=steps)
    done = swept(there, modules, "--dask", scheduler, do=steps)
    assert (done.done, done.code) == (18, 4)
    assert found(here) == found(there)


def test_a_slow_worker_holds_up_its_own_step_only(tmp_path: Path, modules: Path, scheduler: str) -> None:
    add(modules, "late")
    file = tmp_path / "r.db"
    words = ("--dask", scheduler, "--do", f"measure --compiler {accidents(tmp_path)}", "--out", file)
    with subprocess.Popen(**command(ROOT, modules, *words)) as running:
        while recorded(file) < 4:
            assert running.poll() is None
            time.sleep(0.05)
        assert "late" not in ends(file)
        (tmp_path / "go").touch()
    assert len(ends(file)) == 5


def test_another_ldsopt_is_refused_before_the_first_task(
    tmp_path: Path, modules: Path, scheduler: str
) -> None:
    shutil.copytree(Path(ldsopt.__file__).parent, tmp_path / "ldsopt")
    with (tmp_path / "ldsopt" / "fleet" / "steps.py").open("a") as source:
        source.write("# another one\n")
    words = ("--dask", scheduler, "--do", "measure", "--out", tmp_path / "r.db")
    done = subprocess.run(**command(tmp_path, modules, *words), check=False)
    assert done.returncode == 5
    assert (
        "would answer otherwise: ldsopt " in done.stderr and " here; install the same ldsopt" in done.stderr
    )
    assert rows(tmp_path / "r.db", "SELECT * FROM runs") == []


def test_a_worker_s_death_costs_nothing_and_a_poisonous_module_is_named_after_two(
    tmp_path: Path, modules: Path, scheduler: str
) -> None:
    """The last test with these workers: not every one is started anew at once."""
    add(modules, "slay")
    add(modules, "poison")
    step = f"measure --compiler {accidents(tmp_path)}"
    done = swept(tmp_path / "r.db", modules, "--dask", scheduler, do=step)
    assert (done.done, done.code) == (6, 4)
    there = ends(tmp_path / "r.db")
    assert there.pop("poison") == (3, "workers lost", "poison.ll: poisonous: 2 workers died on it", 2)
    assert {end[:2] for end in there.values()} == {(4, "")}
    assert (tmp_path / "slain").exists()
    assert (tmp_path / "deaths").read_text() == "x\nx\n"


def test_nobody_there(
    tmp_path: Path, modules: Path, distributed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = distributed.Client
    monkeypatch.setattr(
        distributed, "Client", lambda address, timeout: client(address, timeout=min(timeout, 1))
    )
    done = swept(tmp_path / "r.db", modules, "--dask", "tcp://127.0.0.1:9")
    assert done.code == 5 and "no Dask scheduler answers at tcp://127.0.0.1:9: " in done.said
