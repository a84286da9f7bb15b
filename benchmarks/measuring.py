"""Measuring jobs: each in a process of its own, with its processor time and its peak memory."""

from __future__ import annotations

import gc
import resource
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ldsopt import isolation


@dataclass(frozen=True, slots=True)
class Sample:
    """One run of a job.

    Attributes:
        seconds: processor time of the part that counts. On a machine with other work this varies far less than
            the time on the wall, and one thread that waits for nothing has the same of both.
        peak_bytes: resident memory of the process at its largest, the interpreter and LLVM's code included.
    """

    seconds: float
    peak_bytes: int


Job = Callable[[], float]
"""Does its work, and returns the processor time of the part that counts."""


def timed(work: Callable[[], object]) -> float:
    """Processor seconds of a call. Its result is freed outside of the measurement."""
    start = time.process_time()
    result = work()
    seconds = time.process_time() - start
    del result
    return seconds


def sample(job: Job) -> Sample:
    """Runs a job in a forked child, as the command line does: without garbage collection.

    Raises:
        ChildDied: it ended without a result.
    """

    def run() -> Sample:
        gc.disable()
        seconds = job()
        return Sample(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)

    return isolation.run(run)


def interleaved(jobs: Sequence[Job], *, seconds: float, least: int = 3, most: int = 25) -> list[list[Sample]]:
    """Samples of several jobs, taken in turns so that a slow moment of the machine meets all of them.

    Args:
        jobs: what to run.
        seconds: how long to go on, if ``least`` rounds are done by then.
        least: rounds at least.
        most: rounds at most.

    Returns:
        For each job its samples, one a round.
    """
    samples: list[list[Sample]] = [[] for _ in jobs]
    deadline = time.monotonic() + seconds
    for done in range(most):
        if done >= least and time.monotonic() > deadline:
            break
        for job, taken in zip(jobs, samples, strict=True):
            taken.append(sample(job))
    return samples


def median_seconds(samples: Sequence[Sample]) -> float:
    """The median of the times."""
    return statistics.median(one.seconds for one in samples)


def peak_megabytes(samples: Sequence[Sample]) -> float:
    """The largest peak, in units of 2**20 bytes."""
    return max(one.peak_bytes for one in samples) / 2**20
