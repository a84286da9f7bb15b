"""Workers of a Dask cluster: the same steps with the same answers, shipped to wherever there is room.

A module goes to a worker by its content; nothing need be shared. There each step has a forked child of its own, as on
one machine, so what a module does ends that child. Should a whole worker die, the step gets another one; a module on
which two have died is called poisonous, and is not tried again. Each step is handed to one certain worker, and to each
worker no more than it has threads, so that a worker's death is blamed on nothing but what it was at work on.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from ldsopt.codegen.compilers import find
from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, LdsoptError, Unavailable
from ldsopt.fleet.pool import run_pool
from ldsopt.fleet.steps import (
    LOST_WORKERS,
    Execute,
    StepAnswer,
    SweepStep,
    SweepUnit,
    answer,
    of_worker,
    tool_identity,
)
from ldsopt.fleet.sweep import SweepPlace, Workers

_CONNECT_SECONDS = 20
_TICK_SECONDS = 0.5
_MOST_DEATHS = 2
_NO_WORKER_SECONDS = 120
_AGAIN = "call the same sweep again: it goes on where it was"
_LOST = "the connection to the scheduler was lost{}; " + _AGAIN


class WorkerIdentity(NamedTuple):
    """The code whose answers a worker gives: ldsopt's, and the names and versions of the compilers."""

    tool: str
    compilers: tuple[str, ...]


def identity_of(compilers: Sequence[str]) -> WorkerIdentity:
    """The identity of this process.

    Args:
        compilers: as the steps name them.

    Raises:
        UsageError, Unavailable: one of them is not here.
    """
    return WorkerIdentity(tool_identity(), tuple(find(compiler).name for compiler in compilers))


def do_step(
    unit: SweepUnit, execute: Execute, timeout_seconds: float | None, expected: WorkerIdentity
) -> StepAnswer:
    """One step, done by a worker of a cluster.

    Args:
        unit: what to do with what.
        execute: runs a command line in a child.
        timeout_seconds: after which the child is ended.
        expected: whose answer is wanted.

    Raises:
        Unavailable: this worker is another one; it may have come after the others were compared.
    """
    own = identity_of([unit.step.compiler])
    wanted = WorkerIdentity(expected.tool, expected.compilers[:1])
    if own != wanted:
        raise Unavailable(_differs("a worker", own, wanted))
    (done,) = run_pool([unit], lambda one: answer(one, execute), at_once=1, timeout_seconds=timeout_seconds)
    return of_worker(done, unit.path, timeout_seconds)


@contextlib.contextmanager
def on_cluster(
    address: str,
    execute: Execute,
    steps: Sequence[SweepStep],
    *,
    timeout_seconds: float | None,
    tick: Callable[[], None] = lambda: None,
) -> Iterator[Workers]:
    """The workers of a Dask cluster, after all of them were found to be of this ldsopt and these compilers.

    Args:
        address: of the scheduler, as ``tcp://host:8786``.
        execute: runs a command line in a worker's child; a function of a module that is there, too.
        steps: that are to be done.
        timeout_seconds: of one step.
        tick: is called about twice a second.

    Raises:
        Unavailable: Dask is not installed, nobody answers, there is no worker, or one differs.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise Unavailable("a cluster needs Dask: pip install 'ldsopt[sweep]'") from None
    try:
        client = distributed.Client(address, timeout=_CONNECT_SECONDS)
    except (OSError, TimeoutError, ValueError) as error:
        raise Unavailable(f"no Dask scheduler answers at {address}: {error or 'no answer'}") from None
    logging.disable()  # Dask writes tracebacks of what it tries again, or says by an error
    try:
        with client:
            _compare(client, steps)
            yield _workers(client, execute, timeout_seconds, tick)
    finally:
        logging.disable(logging.NOTSET)


def _compare(client: Any, steps: Sequence[SweepStep]) -> None:
    """Raises `Unavailable` unless every worker is of this ldsopt and of the compilers that are here."""
    compilers = list(dict.fromkeys(step.compiler for step in steps))
    here = identity_of(compilers)
    found = client.run(identity_of, compilers, on_error="return")
    if not found:
        raise Unavailable("the cluster has no worker; start some: dask worker ADDRESS")
    for worker, own in sorted(found.items()):
        if own != here:
            raise Unavailable(_differs(worker, own, here))


def _differs(worker: str, own: object, here: WorkerIdentity) -> str:
    remedy = "install the same ldsopt and compilers on every worker"
    if not isinstance(own, WorkerIdentity):
        return f"{worker} cannot say what ldsopt it has ({type(own).__name__}: {own}); {remedy}"
    differing = [
        f"{theirs} there, {ours} here"
        for theirs, ours in zip((own.tool, *own.compilers), (here.tool, *here.compilers), strict=False)
        if theirs != ours
    ]
    return f"{worker} would answer otherwise: {'; '.join(differing)}; {remedy}"


@dataclass(slots=True)
class _HandedOut:
    """A step that a worker of the cluster has."""

    place: SweepPlace
    worker: str


def _workers(
    client: Any, execute: Execute, timeout_seconds: float | None, tick: Callable[[], None]
) -> Workers:
    def work(places: Sequence[SweepPlace]) -> Generator[tuple[SweepPlace, StepAnswer], None, None]:
        waiting = list(places)[::-1]
        running: dict[Any, _HandedOut] = {}
        ended: SimpleQueue[Any] = SimpleQueue()
        deaths: Counter[str] = Counter()
        threads: dict[str, int] = {}
        last_seen, next_look = time.monotonic(), 0.0
        while waiting or running:
            if time.monotonic() >= next_look:  # not for each step: it takes the scheduler's time
                tick()
                threads = _threads(client)
                next_look = time.monotonic() + _TICK_SECONDS
                last_seen = time.monotonic() if threads else last_seen
                if time.monotonic() - last_seen > _NO_WORKER_SECONDS:
                    raise Unavailable(f"no worker for {_NO_WORKER_SECONDS} seconds; {_AGAIN}")
                for future in [one for one, handed in running.items() if handed.worker not in threads]:
                    if future.status == "pending":  # its worker has died on it
                        place = running.pop(future).place
                        with _or_lost():
                            future.cancel(force=True)
                        deaths[place.key] += 1
                        if deaths[place.key] < _MOST_DEATHS:
                            waiting.append(place)
                        else:
                            yield place, _poisonous(place)
            busy = Counter(handed.worker for handed in running.values())
            for worker in (one for one, count in threads.items() for _ in range(count - busy[one])):
                if waiting:
                    place = waiting.pop()
                    arguments = (place.unit(), execute, timeout_seconds, _expected(place.step.compiler))
                    with _or_lost():
                        future = client.submit(do_step, *arguments, pure=False, workers=[worker])
                        running[future] = _HandedOut(place, worker)
                        future.add_done_callback(ended.put)
            for future in _taken(ended, max(0.0, next_look - time.monotonic())):
                if future in running:
                    place = running.pop(future).place
                    yield place, _result(future, place)
                    future.release()

    return work


@cache
def _expected(compiler: str) -> WorkerIdentity:
    return identity_of([compiler])


def _taken(ended: SimpleQueue[Any], seconds: float) -> list[Any]:
    """The futures that have ended; waits for the first one, for so long at most."""
    with contextlib.suppress(Empty):
        found = [ended.get(timeout=seconds)]
        while not ended.empty():
            found.append(ended.get())
        return found
    return []


@contextlib.contextmanager
def _or_lost() -> Iterator[None]:
    """Around calls of Dask alone, which raise one thing or another where the scheduler is gone.

    Raises:
        Unavailable: instead of those.
    """
    try:
        yield
    except (Exception, asyncio.CancelledError) as error:
        raise Unavailable(_LOST.format(f" ({type(error).__name__})")) from None


def _threads(client: Any) -> dict[str, int]:
    """The threads of each worker that is there."""
    with _or_lost():
        found: dict[str, int] = client.nthreads()
    return found


def _poisonous(place: SweepPlace) -> StepAnswer:
    message = f"{Path(place.module.below).name}: poisonous: {_MOST_DEATHS} workers died on it"
    return StepAnswer(
        InputError.exit_code, death=LOST_WORKERS, message=message, tries=_MOST_DEATHS, was_cut_short=True
    )


def _result(future: Any, place: SweepPlace) -> StepAnswer:
    if future.status == "finished":
        with _or_lost():
            found: StepAnswer = future.result()
        return found
    if future.status != "error":
        raise Unavailable(_LOST.format(""))
    with _or_lost():
        error = future.exception()
    if type(error).__name__ == "KilledWorker":
        return _poisonous(place)
    if isinstance(error, LdsoptError):
        raise error
    raise Unavailable(f"a worker failed: {type(error).__name__}: {error}")
