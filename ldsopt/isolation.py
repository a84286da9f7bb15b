"""Running a job in a forked child, so that LLVM may die without taking the caller along.

LLVM ends the process (``abort``, ``exit(1)``, a stack overflow) on broken bitcode, on instructions it cannot
select, on too much LDS. A fork costs about 12 ms and shares everything already imported.
"""

from __future__ import annotations

import contextlib
import faulthandler
import functools
import gc
import itertools
import os
import resource
import signal
import sys
from _thread import get_ident
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import field
from typing import IO, TYPE_CHECKING, Any, Generic, TypeVar

from ldsopt import limits
from ldsopt.dataclass import dataclass
from ldsopt.errors import TRACEBACK, LdsoptError
from ldsopt.llvm_words import one_line, said_once

if TYPE_CHECKING:
    import mmap

T = TypeVar("T")
J = TypeVar("J")

_NOTHING = b"(S'value'\nNt."
"""The pickle of what a job answers that returns nothing. Most do, and pickle takes longer to load than to fork."""

_DEEPEST = 10_000
"""Calls inside of each other: expressions of an input are followed as deep as they are nested. If that is too deep for
the stack, it is the child that ends."""
_MOST_DIGITS = 100_000
"""Digits of one number of an input: LLVM's integers have up to 2**23 bits. More would take long to read."""
TIMEOUT = "a timeout"
"""The cause of an end by a limit of time."""
_NO_MORE = b"N."
"""The pickle of no job: the child ends those that it has begun, and itself."""
_MOST_JOBS = 256
"""Jobs of a worker that stays. Then it ends: memory that LLVM has not given back, and processor time, are limited for
each process."""
_PR_SET_PDEATHSIG = 1
"""Source: linux/prctl.h."""


class ChildDied(LdsoptError):
    """The job's process ended without an answer.

    Attributes:
        words: what LLVM had said on standard error, as one line; empty if nothing.
        cause: ``SIGABRT``, ``exit 1``, ...
    """

    def __init__(self, cause: str, words: str) -> None:
        self.cause, self.words = cause, words
        limit = limits.broken_by(cause, words)
        super().__init__(limit or f"LLVM ended with {cause}" + (f": {words}" if words else ""))

    def __reduce__(self) -> tuple[type[ChildDied], tuple[str, str]]:
        return type(self), (self.cause, self.words)


class Running(Generic[T]):
    """A job under way in a child. Leaving its context ends a child whose result was not taken."""

    def __init__(self, pid: int, answer: int, stderr: IO[bytes]) -> None:
        self._pid: int | None = pid
        self._answer = os.fdopen(answer, "rb")
        self._stderr = stderr

    def __enter__(self) -> Running[T]:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pid is not None:  # Ctrl-C: the child must not outlive the answer that nobody awaits
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            os.waitpid(self._pid, 0)
        self._answer.close()
        self._stderr.close()

    def fileno(self) -> int:
        """Readable as soon as the job has an answer, or has ended."""
        return self._answer.fileno()

    def result(self, *, quiet: bool = False) -> T:
        """Waits for the job; its value. To be asked for once.

        Args:
            quiet: drop what LLVM said on the way.

        Raises:
            ChildDied: the child ended by a signal or by ``exit`` before it had a result.
            Exception: whatever the job raised, re-raised here.
        """
        answer = self._answer.read()
        assert self._pid is not None
        status = os.waitpid(self._pid, 0)[1]
        self._pid = None
        words = said(self._stderr.fileno())
        if os.WIFSIGNALED(status) or not answer:
            raise _died(status, words)
        result: T = _value_of(_unpickled(answer), words, quiet=quiet)
        return result


def start(job: Callable[[], T], *, timeout_seconds: float | None = None) -> Running[T]:
    """Begins ``job()`` in a forked child. Its result and its exceptions must pickle. Use it as a context manager."""
    sys.stdout.flush()
    sys.stderr.flush()
    read_end, write_end = os.pipe()
    stderr = unnamed_file()
    pid = os.fork()
    if pid == 0:
        os.close(read_end)
        _child(job, write_end, stderr.fileno(), timeout_seconds)
    os.close(write_end)
    return Running(pid, read_end, stderr)


def unnamed_file() -> IO[bytes]:
    """A file without a name, in memory where the system can: for what a child writes."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("stderr"), "w+b")
    import tempfile  # where it is not needed it is not loaded: that takes longer than the fork

    return tempfile.TemporaryFile()


def run(
    job: Callable[[], T],
    *,
    timeout_seconds: float | None = None,
    while_waiting: Callable[[int], None] = lambda _: None,
) -> T:
    """The value of ``job()``, computed in a forked child. Its result and its exceptions must pickle.

    Args:
        job: to be run.
        timeout_seconds: after which the child is ended; never, by default.
        while_waiting: is given the pipe that the answer comes by, and returns once that can be read.

    Raises:
        ChildDied, Exception: as `Running.result`.
    """
    with start(job, timeout_seconds=timeout_seconds) as running:
        while_waiting(running.fileno())
        return running.result()


@functools.cache
def load_libc() -> Any:
    """The C library: loaded once, since a child between fork and exec had better not load anything."""
    import ctypes

    return ctypes.CDLL(None)


def die_with_parent() -> None:
    """Makes this process end when the thread that forked it has, as far as the system can see to that (Linux)."""
    with contextlib.suppress(AttributeError, OSError):
        load_libc().prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def run_all(
    jobs: Sequence[Callable[[], T]],
    at_once: int,
    *,
    timeouts: Sequence[float | None] = (),
    watch: Callable[[int], None] = lambda _: None,
) -> list[T | LdsoptError]:
    """The values of jobs in their order, each computed in a forked child of its own.

    A job that fails keeps no other from its value; its error stands in its place. What LLVM says on the way is dropped.

    Args:
        jobs: as for `start`.
        at_once: at most so many run at one time.
        timeouts: after how many seconds each job is ended; ``None``: never. Jobs behind the last one: never.
        watch: is told how many are done, each time that one is.

    Raises:
        Exception: what a job raised, if that is no `LdsoptError`.
    """

    def begin(number: int) -> Running[T]:
        limit = timeouts[number] if number < len(timeouts) else None
        return start(jobs[number], timeout_seconds=limit)

    return _awaited(begin, len(jobs), at_once, watch)


def _awaited(
    begin: Callable[[int], Running[T] | Handed[T]], jobs: int, at_once: int, watch: Callable[[int], None]
) -> list[T | LdsoptError]:
    """The values of jobs by their numbers, or their errors."""
    import select

    found: dict[int, T | LdsoptError] = {}
    waiting = list(range(jobs))[::-1]
    with contextlib.ExitStack() as started:
        running: dict[int, tuple[int, Running[T] | Handed[T]]] = {}
        while waiting or running:
            while waiting and len(running) < max(1, at_once):
                number = waiting.pop()
                child = begin(number)
                started.enter_context(child)
                running[child.fileno()] = number, child
            for answer in select.select(list(running), [], [])[0]:
                number, child = running.pop(answer)
                try:
                    found[number] = child.result(quiet=True)
                except LdsoptError as error:
                    found[number] = error
                watch(len(found))
    return [found[number] for number in range(jobs)]


class Worker(Generic[J, T]):
    """A child that does one job after the other, for callers with many: what LLVM sets up, it sets up once.

    The child begins with the first job. A job that ends it takes along no other: the next one gets a new child.

    Attributes:
        is_busy: a job is under way.
        jobs: that it was given.
    """

    def __init__(self, work: Callable[[J], T]) -> None:
        self._work = work
        self._pid: int | None = None
        self.is_busy = False
        self.jobs = 0

    def __enter__(self) -> Worker[J, T]:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pid is None:
            return
        if self.is_busy:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        else:
            with contextlib.suppress(BrokenPipeError):
                self._jobs.write(_NO_MORE)
                self._jobs.flush()
        self._ended()

    def begin(self, job: J, *, timeout_seconds: float | None = None) -> Handed[T]:
        """Hands over a job, which must pickle. The answer to the one before must have been taken, or given up."""
        import pickle

        message = pickle.dumps((job, timeout_seconds), pickle.HIGHEST_PROTOCOL)
        if self._pid is None:
            self._start()
        self.is_busy = True
        self.jobs += 1
        with contextlib.suppress(BrokenPipeError):  # it ended between two jobs: the answer will say so
            self._jobs.write(message)
            self._jobs.flush()
        return Handed(self)

    def answer(self, *, quiet: bool = False) -> T:
        """Waits for the job; its value. Arguments and errors as for `Running.result`."""
        import pickle

        try:
            answer = pickle.load(self._answers)
        except (EOFError, pickle.UnpicklingError):
            words = said(self._stderr.fileno())
            raise _died(self._ended(), words) from None
        self.is_busy = False
        value: T = _value_of(answer, said(self._stderr.fileno()), quiet=quiet)
        return value

    def _start(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        (job, jobs), (answers, answer) = os.pipe(), os.pipe()
        self._stderr = unnamed_file()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(jobs)
            os.close(answers)
            _serve(self._work, job, answer, self._stderr.fileno())
        os.close(job)
        os.close(answer)
        self._jobs, self._answers = os.fdopen(jobs, "wb"), os.fdopen(answers, "rb")

    def fileno(self) -> int:
        """Readable as soon as the job has an answer, or has ended the child."""
        return self._answers.fileno()

    @property
    def is_alive(self) -> bool:
        """Its child has begun, and is not known to have ended."""
        return self._pid is not None

    def _ended(self) -> int:
        assert self._pid is not None
        self.is_busy = False
        status = os.waitpid(self._pid, 0)[1]
        self._pid = None
        for file in (self._jobs, self._answers, self._stderr):
            with contextlib.suppress(BrokenPipeError):
                file.close()
        return status


class JobWorkers(Generic[J, T]):
    """Several workers that do the same. Leaving the context ends them.

    Args:
        work: as of `Worker`.
        at_once: so many.
    """

    def __init__(self, work: Callable[[J], T], at_once: int) -> None:
        self._all = [Worker(work) for _ in range(max(1, at_once))]

    def __enter__(self) -> JobWorkers[J, T]:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._all:
            worker.__exit__()

    def run_all(
        self,
        jobs: Sequence[J],
        *,
        timeout_seconds: float | None = None,
        watch: Callable[[int], None] = lambda _: None,
    ) -> list[T | LdsoptError]:
        """The answers to jobs in their order, each as those of `run_all`."""

        return _awaited(
            lambda number: self.begin(jobs[number], timeout_seconds=timeout_seconds),
            len(jobs),
            sum(not worker.is_busy for worker in self._all),
            watch,
        )

    def begin(self, job: J, *, timeout_seconds: float | None = None, is_last: bool = False) -> Handed[T]:
        """Hands a job to a worker that has none; one must be left.

        Args:
            job, timeout_seconds: as of `Worker.begin`.
            is_last: to the last worker, for jobs that go on with what one before them has left in the child.
        """
        idle = self._all[-1] if is_last else next(worker for worker in self._all if not worker.is_busy)
        return idle.begin(job, timeout_seconds=timeout_seconds)


class Handed(Generic[T]):
    """A job that a worker has. Leaving its context ends a worker whose answer was not taken."""

    def __init__(self, worker: Worker[Any, T]) -> None:
        self._worker: Worker[Any, T] | None = worker

    def __enter__(self) -> Handed[T]:
        return self

    def __exit__(self, *_: object) -> None:
        if self._worker is not None:
            self._worker.__exit__()

    def fileno(self) -> int:
        """As of `Running`."""
        assert self._worker is not None
        return self._worker.fileno()

    def result(self, *, quiet: bool = False) -> T:
        """Waits for the job; its value. To be asked for once. Arguments and errors as for `Running.result`."""
        worker, self._worker = self._worker, None
        assert worker is not None
        return worker.answer(quiet=quiet)


@dataclass
class _Staying:
    """The workers that stay.

    Attributes:
        is_on: workers stay.
        owner: the process and the thread that may use them. A child that it forks has their pipes, too, and a worker
            ends with the thread that has begun it.
        idle: those without a job, by what their jobs have in common.
    """

    is_on: bool = False
    owner: tuple[int, int] = 0, 0
    idle: dict[Hashable, list[Worker[Any, Any]]] = field(default_factory=dict)


_staying = _Staying()


@contextlib.contextmanager
def workers_stay() -> Iterator[None]:
    """Lets the workers of `hand` stay for further jobs until the context is left. Contexts inside of it change nothing.

    For programs alone, and not for a library's user: a worker that stays keeps what was open, and what was in memory,
    as its process was forked.
    """
    if _staying.is_on:
        yield
        return
    _staying.is_on = True
    try:
        yield
    finally:
        _staying.is_on = False
        end_those_that_stay()


def end_those_that_stay() -> None:
    """Ends the workers that stayed in this process, and takes note of their ends.

    They would end with it, and then whatever the first process of a container is may never ask how they did.
    """
    if _staying.owner == _here():
        for worker in itertools.chain.from_iterable(_staying.idle.values()):
            worker.__exit__()
    _staying.idle = {}


def _here() -> tuple[int, int]:
    return os.getpid(), get_ident()


def hand(
    function: Callable[..., T],
    *arguments: object,
    alike: Hashable | None = (),
    timeout_seconds: float | None = None,
) -> Running[T] | Lent[T]:
    """Begins ``function(*arguments)`` in a child; in one that has done such a job before, if there is one that stayed.

    Args:
        function, arguments: must pickle, and so must the value and what is raised.
        alike: what the function leaves behind in its process; jobs that differ in it have different workers. With
            ``None`` the child does nothing else.
        timeout_seconds: as of `start`.
    """
    job = functools.partial(function, *arguments)
    # A limit that the user has set is one for each job.
    if alike is None or not _staying.is_on or limits.are_given():
        return start(job, timeout_seconds=timeout_seconds)
    here = _here()
    if _staying.owner[0] != here[0]:  # what there is, is the parent's
        _staying.owner, _staying.idle = here, {}
    elif _staying.owner != here:
        return start(job, timeout_seconds=timeout_seconds)
    idle = _staying.idle.setdefault(alike, [])
    return Lent(idle.pop() if idle else Worker(_call), idle, job, timeout_seconds)


def _call(job: Callable[[], T]) -> T:
    return job()


class Lent(Generic[T]):
    """A job that a worker has which stays. Leaving its context ends a worker whose answer was not taken."""

    def __init__(
        self,
        worker: Worker[Callable[[], T], T],
        idle: list[Worker[Any, Any]],
        job: Callable[[], T],
        timeout_seconds: float | None,
    ) -> None:
        self._worker, self._idle, self._job, self._timeout_seconds = worker, idle, job, timeout_seconds
        worker.begin(job, timeout_seconds=timeout_seconds)

    def __enter__(self) -> Lent[T]:
        return self

    def __exit__(self, *_: object) -> None:
        if self._worker.is_busy:
            self._worker.__exit__()

    def fileno(self) -> int:
        """As of `Running`."""
        return self._worker.fileno()

    def result(self, *, quiet: bool = False) -> T:
        """Waits for the job; its value. To be asked for once. Arguments and errors as for `Running.result`."""
        worker = self._worker
        is_spent = worker.jobs >= _MOST_JOBS
        try:
            return worker.answer(quiet=quiet)
        except (ChildDied, MemoryError) as error:
            # What a job before has left, or whoever ends processes, may be the cause: only a child that has done
            # nothing else says what this job does to LLVM.
            is_spent = True
            if worker.jobs == 1 or (isinstance(error, ChildDied) and error.cause == TIMEOUT):
                raise
        finally:
            if worker.is_alive and not worker.is_busy:
                if not is_spent:
                    self._idle.append(worker)
                else:
                    worker.__exit__()
        with start(self._job, timeout_seconds=self._timeout_seconds) as anew:
            return anew.result(quiet=quiet)


def _serve(work: Callable[[J], T], jobs: int, answers: int, stderr: int) -> None:
    import pickle

    die_with_parent()
    begin_child(stderr)
    try:
        with os.fdopen(jobs, "rb") as asked, os.fdopen(answers, "wb") as told:
            while (given := pickle.load(asked)) is not None:
                job, timeout_seconds = given
                os.ftruncate(2, 0)
                os.lseek(2, 0, os.SEEK_SET)
                told.write(_answer(lambda job=job: work(job), timeout_seconds))  # type: ignore[misc]
                told.flush()
        end_those_that_stay()
    except EOFError:
        pass  # the parent is gone
    finally:
        os._exit(0)


def _child(job: Callable[[], T], write_end: int, stderr: int, timeout_seconds: float | None) -> None:
    die_with_parent()  # whoever ends a job ends the jobs that it has started: they hold its answer's pipe open, too
    begin_child(stderr)
    try:
        message = _answer(job, timeout_seconds)
        with os.fdopen(write_end, "wb") as pipe:
            pipe.write(message)
        end_those_that_stay()
    finally:
        os._exit(0)  # no atexit handlers, no destructors of LLVM: the parent owns those


def begin_child(stderr: int) -> None:
    """Makes a forked child ready for a job that may end it.

    Args:
        stderr: the file, by its number, that becomes its standard error.
    """
    faulthandler.disable()  # where a death is expected, its traceback is noise
    os.dup2(stderr, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    limits.keep()
    if hasattr(sys, "set_int_max_str_digits"):  # from Python 3.10.7 on
        sys.set_int_max_str_digits(_MOST_DIGITS)
    sys.setrecursionlimit(max(_DEEPEST, sys.getrecursionlimit()))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.freeze()  # a collection in the child would copy every page of the parent's heap


def _answer(job: Callable[[], T], timeout_seconds: float | None) -> bytes:
    if timeout_seconds is not None:
        signal.setitimer(signal.ITIMER_REAL, timeout_seconds)
    try:
        value = job()
        sys.stdout.flush()
        message = _NOTHING if value is None else _pickled(("value", value))
    except Exception as error:
        message = _pickled(("raised", as_raised(error)))
    signal.setitimer(signal.ITIMER_REAL, 0)  # it may take long until somebody wants the result
    sys.stderr.flush()
    return message


class _Elsewhere(Exception):
    """The traceback of another process, as the cause of the error that it sent."""


class _Traced:
    """An error that is pickled together with its traceback. It unpickles as the error, with the traceback as cause."""

    def __init__(self, error: Exception) -> None:
        import traceback

        self.error, self.lines = error, "".join(traceback.format_exception(error))

    def __reduce__(self) -> tuple[Callable[[Exception, str], Exception], tuple[Exception, str]]:
        return _with_cause, (self.error, self.lines)


def _with_cause(error: Exception, lines: str) -> Exception:
    error.__cause__ = _Elsewhere(f"in another process:\n{lines.rstrip()}")
    return error


def as_raised(error: Exception) -> object:
    """An error in the form to be pickled for the parent: a bug with its traceback, if the user asks for that."""
    return _Traced(error) if os.environ.get(TRACEBACK) and not isinstance(error, LdsoptError) else error


def _pickled(answer: tuple[str, Any]) -> bytes:
    import pickle

    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)


def _unpickled(answer: bytes) -> tuple[str, Any]:
    if answer == _NOTHING:
        return "value", None
    import pickle

    value: tuple[str, Any] = pickle.loads(answer)
    return value


def said(stderr: int) -> str:
    """The words that a child has written to the file, by its number, that is its standard error."""
    return os.pread(stderr, os.fstat(stderr).st_size, 0).decode("utf-8", "replace")


def _value_of(answer: tuple[str, Any], words: str, *, quiet: bool) -> Any:
    if words and not quiet:  # warnings that LLVM printed on the way are the caller's to see
        sys.stderr.write(said_once(words))
    kind, value = answer
    if kind == "raised":
        raise value
    return value


def _died(status: int, words: str) -> ChildDied:
    if os.WIFSIGNALED(status):
        note_end(os.WTERMSIG(status))
    return ChildDied(cause(status), one_line(words))


def cause(status: int) -> str:
    """The end of a child, by what ``waitpid`` says of it: the name of a signal, or ``exit N``."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        return TIMEOUT if number == signal.SIGALRM else signal.Signals(number).name
    return f"exit {os.WEXITSTATUS(status)}"


# --- workers of a pool ----------------------------------------------------------------------------------------

_is_worker = False
"""True in a worker of a pool (`ldsopt.fleet.pool`), which LLVM may end."""


def become_worker() -> None:
    """Makes this process a worker of a pool: that sees to what LLVM says, and to how the process ends."""
    global _is_worker  # noqa: PLW0603  # a process is a worker or is none
    _is_worker = True


def is_worker() -> bool:
    """True if this process is a worker of a pool, so jobs need no child of their own."""
    return _is_worker


# --- work that was cut short ----------------------------------------------------------------------------------
#
# Notes of processes that an answer relied on and that were cut short: killed by another one (for lack of memory, by an
# administrator), or stopped by a limit of time. What comes of the same work may be something else next time. Processes
# fork, and the one that sees a child's end is seldom the one that has to know, so all share a byte.

FROM_OUTSIDE = (signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
"""Signals by which a process ends whatever it is at work on. What LLVM does to its own is another one."""

_seen: mmap.mmap | None = None


def watch_ends() -> None:
    """From now on, what is noted by this process and by all that it forks is known to it."""
    import mmap

    global _seen  # noqa: PLW0603  # of the process
    _seen = mmap.mmap(-1, 1)  # shared with the processes that are forked


def note_cut() -> None:
    """A process was cut short."""
    if _seen is not None:
        _seen[0] = 1


def note_end(signal_number: int) -> None:
    """A child has ended by a signal; notes it if that comes from outside, or from what limits its time."""
    if signal_number in (*FROM_OUTSIDE, signal.SIGALRM, signal.SIGXCPU):
        note_cut()


def was_cut() -> bool:
    """True if any process was cut short since `watch_ends`."""
    return _seen is not None and _seen[0] != 0
