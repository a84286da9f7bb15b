"""`ldsopt sweep --dask` as it is called, on a scheduler and workers that are programs of their own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest
from sweeping import found, recorded, rows

import ldsopt

pytestmark = [
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(find_spec("distributed") is None, reason="needs distributed"),
]

ROOT = Path(__file__).parents[2]
SURROUNDINGS = os.environ | {
    "PYTHONPATH": str(ROOT),
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s",  # how long a client looks for a scheduler that is gone
}


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler with one worker: its address, and its process."""
    folder.mkdir()
    file = folder / "scheduler.json"
    options = ["--scheduler-file", str(file), "--no-dashboard"]
    with ExitStack() as running:

        def start(program: str, *words: str) -> subprocess.Popen[bytes]:
            command = [sys.executable, "-m", f"distributed.cli.{program}", *options, *words]
            process = running.enter_context(
                subprocess.Popen(command, env=SURROUNDINGS, cwd=folder, stderr=subprocess.DEVNULL)
            )
            running.callback(process.kill)
            return process

        scheduler = start("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        start("dask_worker", "--nthreads", "1", "--no-nanny", "--death-timeout", "30")
        while not (file.exists() and file.read_text().endswith("}")):  # it is written in place
            assert scheduler.poll() is None
            time.sleep(0.05)
        yield json.loads(file.read_text())["address"], scheduler


def call(folder: Path, out: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ldsopt", "sweep", "in", "--do", "measure,check", "--out", out, *words]
    return subprocess.Popen(command, cwd=folder, env=SURROUNDINGS, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    """The directory that holds in/: eight kernels, and one file that is no module."""
    folder = tmp_path / "in"
    folder.mkdir()
    for number in range(8):
        (folder / f"k{number}.ll").write_text(f"; {number}\n{ldsopt.REVERSAL}")
    (folder / "bad.ll").write_text("this is no IR\n")
    return tmp_path


def test_the_database_is_that_of_one_machine_though_the_scheduler_was_lost_on_the_way(modules: Path) -> None:
    there = modules / "there.db"
    with cluster(modules / "first") as (address, scheduler):
        sweep = call(modules, there.name, "--dask", address)
        while recorded(there) < 2:
            assert sweep.poll() is None
            time.sleep(0.02)
        scheduler.send_signal(signal.SIGKILL)
        said = sweep.communicate()[1]
    assert sweep.returncode == 5, said
    assert said.splitlines()[-1].endswith("call the same sweep again: it goes on where it was")
    assert "Traceback" not in said
    before = recorded(there)
    assert 2 <= before < 18
    with cluster(modules / "second") as (address, _):
        sweep = call(modules, there.name, "--dask", address)
        said = sweep.communicate()[1]
    assert sweep.returncode == 3
    assert "ldsopt: sweep: run 1 goes on: 9 modules, " in said
    assert f"{before} done before" in said
    here = call(modules, "here.db", "-j", "2")
    assert (here.communicate()[0], here.returncode) == (None, 3)
    assert found(there) == found(modules / "here.db")
    assert len(rows(there, "SELECT * FROM results")) == 18
