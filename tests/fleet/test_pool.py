"""The pool: what a module does to its worker costs that module alone, and everything is loaded once."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ldsopt import InputError
from ldsopt.fleet.pool import Done, in_order, largest_first, run_pool


def results(work: Callable[[int], object], count: int = 3, **how: object) -> list[Done[int, object]]:
    """The results of the numbers below `count`, in their order."""
    jobs = list(range(count))
    how = {"at_once": 2, **how}
    return list(in_order(run_pool(jobs, work, **how), jobs))  # type: ignore[arg-type]


def test_values_come_back_in_order_whoever_is_done_first() -> None:
    def work(job: int) -> int:
        time.sleep(0.3 if job == 0 else 0)
        return job * job

    assert [done.value for done in results(work)] == [0, 1, 4]
    ended = [done.job for done in run_pool([0, 1, 2], work, at_once=2)]
    assert ended[-1] == 0


def test_what_a_job_writes_is_kept_apart() -> None:
    def work(job: int) -> None:
        print(f"out {job}")
        os.write(2, b"LLVM speaks\n")
        print(f"err {job}", file=sys.stderr)

    assert [done.said for done in results(work, 2)] == [
        (b"out 0\n", b"LLVM speaks\nerr 0\n"),
        (b"out 1\n", b"LLVM speaks\nerr 1\n"),
    ]


def test_a_death_costs_its_own_job_and_is_named_with_what_llvm_said() -> None:
    def work(job: int) -> str:
        if job == 1:
            os.write(2, b"LLVM ERROR: Cannot select: 0x55\nStack dump:\n")
            os.abort()
        return "done"

    first, second, third = results(work)
    assert (first.value, third.value) == ("done", "done")
    assert (second.value, second.death, second.words) == (None, "SIGABRT", "LLVM ERROR: Cannot select: 0x55")
    assert second.tries == 1  # LLVM would do it again


def test_a_segmentation_fault_and_an_exit_are_deaths_too() -> None:
    def work(job: int) -> None:
        ctypes.string_at(0) if job == 0 else os._exit(7)

    assert [done.death for done in results(work, 2)] == ["SIGSEGV", "exit 7"]


def test_a_job_that_hangs_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    note = tmp_path / "pid"

    def work(job: int) -> str:
        if job == 1:
            child = subprocess.Popen(["sleep", "600"])
            note.write_text(str(child.pid))
            child.wait()
        return "done"

    found = results(work, timeout_seconds=1.5)
    assert [done.death for done in found] == ["", "a timeout", ""]
    assert is_gone(int(note.read_text()))


def test_an_error_of_the_input_is_a_result_and_a_bug_is_raised() -> None:
    def work(job: int) -> None:
        if job == 1:
            raise InputError("bad", file="k.ll", line=4)

    assert [str(done.error or "") for done in results(work)] == ["", "k.ll:4: bad", ""]

    def broken(job: int) -> None:
        raise ZeroDivisionError("bug")

    with pytest.raises(ZeroDivisionError, match="bug"):
        results(broken)


def test_a_worker_that_is_killed_from_outside_is_replaced(tmp_path: Path) -> None:
    def work(job: int) -> str:
        mark = tmp_path / str(job)
        if job == 1 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return "done"

    assert [(done.value, done.tries) for done in results(work)] == [("done", 1), ("done", 2), ("done", 1)]


def test_a_module_that_has_two_workers_killed_is_to_blame(tmp_path: Path) -> None:
    def work(job: int) -> str:
        with (tmp_path / str(job)).open("a") as file:
            file.write("x")
        if job == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return "done"

    assert [(done.death, done.tries) for done in results(work)] == [("", 1), ("SIGKILL", 2), ("", 1)]
    assert (tmp_path / "1").read_text() == "xx"


def test_who_stops_asking_ends_the_workers(tmp_path: Path) -> None:
    def work(job: int) -> int:
        if job:
            (tmp_path / "pid.new").write_text(str(os.getpid()))
            (tmp_path / "pid.new").rename(tmp_path / "pid")
            time.sleep(600)
        while not (tmp_path / "pid").exists():
            time.sleep(0.01)
        return job

    running = run_pool([0, 1], work, at_once=2)
    assert next(running).value == 0
    running.close()
    assert is_gone(int((tmp_path / "pid").read_text()))


def test_what_one_worker_loads_the_next_one_finds() -> None:
    """In a program of its own, in which nothing is loaded yet."""
    program = (
        "import sys\n"
        "from ldsopt.fleet.pool import run_pool\n"
        "def work(job):\n"
        "    found = 'ldsopt.isa.measure' in sys.modules\n"
        "    import ldsopt.isa.measure\n"
        "    return found\n"
        "print(*[done.value for done in run_pool([0, 1, 2], work, at_once=1)])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False True True\n"


def test_the_largest_start_first_and_equals_stay_in_order() -> None:
    assert largest_first(["aa", "b", "cccc", "dd"], len) == ["cccc", "aa", "dd", "b"]


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
