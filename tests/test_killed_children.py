"""Work that was cut short is known to every process that shares the watch, by whichever of the ways it happened."""

import os
import signal
import time

import pytest

from ldsopt import isolation


@pytest.fixture(autouse=True)
def watching() -> None:
    isolation.watch_ends()


@pytest.mark.parametrize(
    ("ends_by", "is_noted"), [(signal.SIGKILL, True), (signal.SIGTERM, True), (signal.SIGABRT, False)]
)
def test_a_child_s_child_that_is_killed(ends_by: signal.Signals, is_noted: bool) -> None:
    def killed() -> None:
        with pytest.raises(isolation.ChildDied):
            isolation.run(lambda: os.kill(os.getpid(), ends_by))

    isolation.run(killed)
    assert isolation.was_cut() is is_noted


def test_a_worker_that_is_killed() -> None:
    with isolation.Worker(lambda job: os.kill(os.getpid(), job)) as worker:
        for ends_by, is_noted in ((signal.SIGSEGV, False), (signal.SIGKILL, True)):
            with pytest.raises(isolation.ChildDied), worker.begin(ends_by) as handed:
                handed.result()
            assert isolation.was_cut() is is_noted


def test_a_child_that_had_its_time() -> None:
    with pytest.raises(isolation.ChildDied, match="a timeout"):
        isolation.run(lambda: time.sleep(60), timeout_seconds=0.01)
    assert isolation.was_cut()


def test_without_a_watch_nothing_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolation, "_seen", None)
    isolation.note_cut()
    assert not isolation.was_cut()
