"""A sweep on a cluster of separate processes: the same answers, whatever becomes of workers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sweeping import answering, found, make_modules, swept

from ldsopt import Unavailable
from ldsopt.fleet import cluster
from ldsopt.fleet.database import SweepDatabase, open_to_write
from ldsopt.fleet.inputs import find_inputs
from ldsopt.fleet.steps import read_steps
from ldsopt.fleet.sweep import SweepSummary, sweep

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("distributed")]


@pytest.fixture(scope="module")
def distributed() -> Any:
    return pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def scheduler(distributed: Any) -> Iterator[Any]:
    """Two workers, each a process that is started anew when it dies."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as local:
        yield local


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    return make_modules(tmp_path)


def swept_there(
    database: SweepDatabase, folder: Path, address: str, steps: str = "check,measure,annotate"
) -> SweepSummary:
    wanted = read_steps([steps])
    with cluster.on_cluster(address, answering, wanted, timeout_seconds=10) as workers:
        return sweep(database, find_inputs([str(folder)]), wanted, workers)


def test_answers_are_those_of_one_machine(tmp_path: Path, modules: Path, scheduler: Any) -> None:
    """Also of modules that end their step's own child."""
    (modules / "bad.ll").write_text("fail")
    (modules / "abort.ll").write_text("abort")
    with open_to_write(str(tmp_path / "here.db")) as here, open_to_write(str(tmp_path / "there.db")) as there:
        swept(here, modules)
        done = swept_there(there, modules, scheduler.scheduler_address)
        assert (done.done, done.worst) == (24, 3)
        assert found(here) == found(there)


def test_a_slow_worker_holds_up_its_own_step_only(tmp_path: Path, modules: Path, scheduler: Any) -> None:
    (modules / "slow.ll").write_text(
        "; the largest, the first to start" + " " * 99 + f"\nwaits 1 until {tmp_path / 'go'}"
    )
    order: list[str] = []
    wanted = read_steps(["measure"])
    with (
        open_to_write(str(tmp_path / "r.db")) as database,
        cluster.on_cluster(scheduler.scheduler_address, answering, wanted, timeout_seconds=600) as workers,
    ):

        def noted(places: Any) -> Any:
            for place, answer in workers(places):
                order.append(place.module.below)
                if len(order) == 6:
                    (tmp_path / "go").touch()
                yield place, answer

        assert sweep(database, find_inputs([str(modules)]), wanted, noted).done == 7
    assert order[-1] == "slow.ll"


def test_another_ldsopt_is_refused_before_the_first_task(
    tmp_path: Path, modules: Path, scheduler: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "tool_identity", lambda: "ldsopt 9.9.9")
    with open_to_write(str(tmp_path / "r.db")) as database:
        with pytest.raises(
            Unavailable, match=r"^tcp://\S+ would answer otherwise: ldsopt .* there, ldsopt 9\.9\.9 here"
        ):
            swept_there(database, modules, scheduler.scheduler_address)
        assert database.connection.execute("SELECT count(*) FROM runs").fetchone() == (0,)


def test_a_worker_s_death_costs_nothing_and_a_poisonous_module_is_named_after_two(
    tmp_path: Path, modules: Path, scheduler: Any
) -> None:
    """The last test with these workers: not every one is started anew at once."""
    (modules / "once.ll").write_text(f"waits 1 slay {tmp_path / 'mark'}")
    (modules / "poison.ll").write_text(f"poison {tmp_path / 'deaths'}")
    with open_to_write(str(tmp_path / "r.db")) as database:
        done = swept_there(database, modules, scheduler.scheduler_address, "measure")
        rows = {row[0]: row[3:] for row in found(database) if len(row) == 7}
        assert (done.done, done.worst) == (8, 3)
        assert rows.pop("poison.ll") == (
            3, "", "workers lost", "poison.ll: poisonous: 2 workers died on it",
        )  # fmt: skip
        assert set(rows.values()) == {(0, "gfx942", None, None)}
    assert (tmp_path / "mark").exists()
    assert (tmp_path / "deaths").read_text() == "xx"


def test_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECT_SECONDS", 1)
    with (
        pytest.raises(Unavailable, match=r"^no Dask scheduler answers at tcp://127\.0\.0\.1:9"),
        cluster.on_cluster("tcp://127.0.0.1:9", answering, (), timeout_seconds=1),
    ):
        pass


@pytest.mark.long
def test_a_lost_scheduler_ends_the_sweep_which_then_goes_on_with_another(
    tmp_path: Path, modules: Path, distributed: Any
) -> None:
    (modules / "last.ll").write_text(f"waits 1 until {tmp_path / 'go'}")
    settings = {"threads_per_worker": 1, "processes": True, "dashboard_address": ":0", "silence_logs": 50}
    with open_to_write(str(tmp_path / "r.db")) as database:
        with distributed.LocalCluster(n_workers=1, **settings) as first:
            cut = threading.Timer(4, first.close)
            cut.start()
            with pytest.raises(Unavailable, match="call the same sweep again"):
                swept_there(database, modules, first.scheduler_address, "measure")
            cut.join()
        (tmp_path / "go").touch()
        with distributed.LocalCluster(n_workers=1, **settings) as second:
            done = swept_there(database, modules, second.scheduler_address, "measure")
        assert (done.resumed, done.before + done.done) == (True, 7)
        assert len([row for row in found(database) if len(row) == 7 and row[3] == 0]) == 7
