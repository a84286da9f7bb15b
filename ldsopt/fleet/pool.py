"""Jobs over many modules, each in a worker of its own: a forked child that knows all that the pool has loaded.

Whatever a module does to its worker (LLVM aborts, the code hangs, the machine is out of memory) costs that module
alone, and nothing is left behind in a process that goes on: memory stays what it was. What a worker has to load, it
tells, and the pool loads it before the next worker is forked; so everything is loaded once, and no list of it is kept.

The largest jobs start first, so that none of them ends last alone. A worker that is killed from outside (SIGKILL,
SIGTERM: by an administrator, for lack of memory) says nothing of its module, which gets another one; if that is killed
too, the module is to blame. A worker that LLVM ends, or that takes longer than it may, is not tried again.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import select
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import IO, Any, Generic, NoReturn, TypeVar

from ldsopt import isolation
from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError
from ldsopt.llvm_words import one_line

J = TypeVar("J")
T = TypeVar("T")

_MOST_DEATHS = 2
_TICK_SECONDS = 0.25
_LOADED_FOR_ALL = ("ldsopt", "llvmlite", "numpy", "networkx", "msgpack", "elftools")
"""Packages of which the pool loads what a worker had to load. Those of Python's library come along with these."""


@dataclass(frozen=True, slots=True)
class Done(Generic[J, T]):
    """The result of one job.

    Attributes:
        job: which.
        value: what it returned; ``None`` if it has ended otherwise.
        error: what it raised, if that was an `LdsoptError`.
        death: how its worker ended without an answer (``SIGSEGV``, ``exit 1``, ``a timeout``); empty if it answered.
        said: what it wrote to standard output and to standard error.
        seconds: from its start to its end.
        peak_kib: the most memory that its worker had at once.
        tries: workers that it had.
        was_cut_short: whether the worker, or a process that it relied on, was ended from outside or by a limit of
            time; then another try may end otherwise.
    """

    job: J
    value: T | None
    error: LdsoptError | None
    death: str
    said: tuple[bytes, bytes]
    seconds: float
    peak_kib: int
    tries: int
    was_cut_short: bool

    @property
    def words(self) -> str:
        """The words of LLVM on its own end, as one line."""
        return one_line(self.said[1].decode("utf-8", "replace"))


@dataclass(slots=True)
class _PoolWorker(Generic[J]):
    """A job under way."""

    job: J
    tries: int
    pid: int
    began: float
    files: tuple[IO[bytes], IO[bytes], IO[bytes]]
    pidfd: int | None
    is_late: bool = False


def largest_first(jobs: Iterable[J], size: Callable[[J], int]) -> list[J]:
    """Jobs in the order in which they should start; those of one size in the order in which they came."""
    return sorted(jobs, key=size, reverse=True)


def run_pool(
    jobs: Sequence[J],
    work: Callable[[J], T],
    *,
    at_once: int,
    timeout_seconds: float | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Generator[Done[J, T], None, None]:
    """Does every job in a worker; yields what came of it, in the order in which they end.

    Whoever stops asking ends the workers that are under way.

    Args:
        jobs: in the order in which they are to start.
        work: does one of them. Its value must pickle, and so must its errors.
        at_once: at most so many workers at one time.
        timeout_seconds: how long a worker may take before it is ended.
        tick: is called several times a second, and after each job.

    Raises:
        Exception: what a job raised, if that is no `LdsoptError`.
    """
    waiting = [(job, 1) for job in reversed(jobs)]
    running: list[_PoolWorker[J]] = []
    try:
        while waiting or running:
            while waiting and len(running) < max(1, at_once):
                running.append(_started(*waiting.pop(), work))
            _await_one(running, timeout_seconds)
            for one in [one for one in running if _has_ended(one, timeout_seconds)]:
                running.remove(one)
                done: Done[J, T] | None = _ended(one)
                if done is None:
                    waiting.append((one.job, one.tries + 1))
                else:
                    yield done
            tick()
    finally:
        for one in running:
            _kill(one)
            os.waitpid(one.pid, 0)
            _close(one)


def in_order(done: Iterable[Done[J, T]], jobs: Sequence[J]) -> Iterator[Done[J, T]]:
    """The results of jobs, in the jobs' order: each as soon as those before it are there, or nothing more comes."""
    places = {id(job): place for place, job in enumerate(jobs)}
    early: dict[int, Done[J, T]] = {}
    following = 0
    for one in done:
        early[places[id(one.job)]] = one
        while following in early:
            yield early.pop(following)
            following += 1
    for place in sorted(early):
        yield early[place]


def _started(job: J, tries: int, work: Callable[[J], T]) -> _PoolWorker[J]:
    sys.stdout.flush()
    sys.stderr.flush()
    files = (isolation.unnamed_file(), isolation.unnamed_file(), isolation.unnamed_file())
    began = time.monotonic()
    pid = os.fork()
    if pid == 0:
        _in_worker(job, work, files)
    with contextlib.suppress(OSError):  # the child does it as well: whoever comes first
        os.setpgid(pid, pid)
    pidfd = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None
    return _PoolWorker(job, tries, pid, began, files, pidfd)


def _in_worker(job: J, work: Callable[[J], T], files: Sequence[IO[bytes]]) -> NoReturn:
    """Does a job in this process, a child of the pool, which ends with it. It leads a group of processes of its own, so
    that what it starts ends with it."""
    try:
        with contextlib.suppress(OSError):
            os.setpgid(0, 0)
        isolation.die_with_parent()
        answer, out, err = (file.fileno() for file in files)
        os.dup2(out, 1)
        isolation.begin_child(err)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        isolation.watch_ends()
        known = set(sys.modules)
        told: tuple[str, Any]
        try:
            told = "value", work(job)
        except Exception as error:
            told = "raised", isolation.as_raised(error)
        sys.stdout.flush()
        sys.stderr.flush()
        loaded = [name for name in sys.modules if name not in known]
        with os.fdopen(answer, "wb", closefd=False) as file:
            pickle.dump((*told, loaded, isolation.was_cut()), file, pickle.HIGHEST_PROTOCOL)
        isolation.end_those_that_stay()
    finally:
        os._exit(0)


def _await_one(running: Sequence[_PoolWorker[J]], timeout_seconds: float | None) -> None:
    """Waits until a worker has ended, one has had its time, or a moment has passed."""
    moment = _TICK_SECONDS
    if timeout_seconds is not None:
        now = time.monotonic()
        moment = max(0.0, min(moment, *(one.began + timeout_seconds - now for one in running)))
    handles = [one.pidfd for one in running if one.pidfd is not None]
    if len(handles) == len(running):
        select.select(handles, [], [], moment)
    else:
        time.sleep(min(moment, 0.01))


def _has_ended(one: _PoolWorker[J], timeout_seconds: float | None) -> bool:
    if os.waitid(os.P_PID, one.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
        return True
    if timeout_seconds is not None and time.monotonic() - one.began >= timeout_seconds:
        one.is_late = True
        _kill(one)
        return True
    return False


def _kill(one: _PoolWorker[J]) -> None:
    """Ends a worker, and whatever it has started."""
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            kill(one.pid, signal.SIGKILL)


def _ended(one: _PoolWorker[J]) -> Done[J, Any] | None:
    """The result of a job whose worker has ended; ``None`` if it is to have another one."""
    _kill(one)  # before it is waited for: until then no other process can have its number
    status, used = os.wait4(one.pid, 0)[1:]
    seconds = time.monotonic() - one.began
    answer, out, err = (os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0) for file in one.files)
    _close(one)
    if os.WIFEXITED(status) and answer and not one.is_late:
        kind, value, loaded, was_cut_short = pickle.loads(answer)
        _load(loaded)
        if kind == "raised" and not isinstance(value, LdsoptError):
            raise value
        result, error = (None, value) if kind == "raised" else (value, None)
        return Done(one.job, result, error, "", (out, err), seconds, used.ru_maxrss, one.tries, was_cut_short)
    is_from_outside = os.WIFSIGNALED(status) and os.WTERMSIG(status) in isolation.FROM_OUTSIDE
    if is_from_outside and not one.is_late and one.tries < _MOST_DEATHS:
        return None
    death = isolation.TIMEOUT if one.is_late else isolation.cause(status)
    was_cut_short = one.is_late or is_from_outside
    return Done(one.job, None, None, death, (out, err), seconds, used.ru_maxrss, one.tries, was_cut_short)


def _close(one: _PoolWorker[J]) -> None:
    for file in one.files:
        file.close()
    if one.pidfd is not None:
        os.close(one.pidfd)


def _load(names: Iterable[str]) -> None:
    """Loads what a worker had to load, so that those after it find it."""
    for name in names:
        if name.partition(".")[0] in _LOADED_FOR_ALL and name not in sys.modules:
            with contextlib.suppress(ImportError):  # a module that only a package itself can make
                importlib.import_module(name)
