"""The timing of kernels: interleaved, between events, with caches flushed, until the median is known well enough.

Each round runs every version once, so that clocks and temperature drift for all alike. In front of each run more memory
is written than the largest cache holds, so that none finds its data where the one before left it. A pair of events
stands round each launch, and the host waits once for a batch of rounds. It ends when the standard error of every
version's median is below `TimingPlan.precision` of it, or the time is up. Nothing but the ratio of versions in one run
is worth comparing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

FLUSHED_BYTES = 512 << 20
"""Written between runs. MI300X's Infinity Cache has 256 MiB. Source: AMD CDNA3 white paper."""
_WARM_UP, _BATCH, _FEWEST = 5, 10, 20
_RESAMPLES = 500


class TimedDevice(Protocol):
    """The operations that timing asks of a device (`ldsopt.gpu.device.Device`)."""

    def event(self) -> Any:
        """A new event."""

    def record(self, event: Any) -> None:
        """Marks a place behind everything launched so far."""

    def synchronize(self) -> None:
        """Waits for everything that was launched."""

    def milliseconds(self, start: Any, stop: Any) -> float:
        """The time between two events."""


@dataclass(frozen=True, slots=True)
class TimingPlan:
    """The plan of a measurement: its repetitions and its end.

    Attributes:
        seconds: of measuring at most, whatever the precision.
        precision: the standard error of the median that is good enough, as a share of it.
        rounds: at most.
    """

    seconds: float = 10.0
    precision: float = 0.005
    rounds: int = 10_000


@dataclass(frozen=True, slots=True)
class Timing:
    """The times of one version.

    Attributes:
        runs: how many.
        median: milliseconds.
        low, high: milliseconds, the 5th and the 95th percentile.
        error: standard error of the median, as a share of it.
    """

    runs: int
    median: float
    low: float
    high: float
    error: float


@dataclass(frozen=True, slots=True)
class TimeRatio:
    """The median of one version over that of the first, and its interval of 95 % confidence."""

    ratio: float
    low: float
    high: float


def measure_interleaved(
    device: TimedDevice, launches: Sequence[Callable[[], None]], flush: Callable[[], None], plan: TimingPlan
) -> list[list[float]]:
    """Milliseconds of every run of each version.

    Args:
        device: that runs them.
        launches: start one version each.
        flush: empties the caches.
        plan: when to stop.

    Raises:
        LaunchFailed: as the device.
    """
    for _ in range(_WARM_UP):
        for launch in launches:
            launch()
    device.synchronize()
    times: list[list[float]] = [[] for _ in launches]
    events = [[(device.event(), device.event()) for _ in launches] for _ in range(_BATCH)]
    end = time.monotonic() + plan.seconds
    while len(times[0]) < plan.rounds:
        for row in events:
            for launch, (start, stop) in zip(launches, row, strict=True):
                flush()
                device.record(start)
                launch()
                device.record(stop)
        device.synchronize()
        for row in events:
            for own, (start, stop) in zip(times, row, strict=True):
                own.append(device.milliseconds(start, stop))
        if time.monotonic() >= end:
            break
        if len(times[0]) >= _FEWEST and all(error_of_median(own) < plan.precision for own in times):
            break
    return times


def error_of_median(times: Sequence[float]) -> float:
    """Standard error of the median as a share of it, by resampling.

    >>> error_of_median([2.0] * 20)
    0.0
    """
    medians = _medians(np.asarray(times), np.random.default_rng(0))
    middle = float(np.median(times))
    return float(medians.std()) / middle if middle else 0.0


def timing_of(times: Sequence[float]) -> Timing:
    """The statistics of the times of one version.

    >>> timing_of([1.0, 2.0, 3.0]).median
    2.0
    """
    low, middle, high = np.percentile(times, (5, 50, 95))
    return Timing(len(times), float(middle), float(low), float(high), error_of_median(times))


def ratio_of(times: Sequence[float], first: Sequence[float]) -> TimeRatio:
    """The median of some times over that of others, run in the same rounds: rounds are resampled together."""
    rounds = np.random.default_rng(0).integers(0, len(times), (_RESAMPLES, len(times)))
    ratios = np.median(np.asarray(times)[rounds], axis=1) / np.median(np.asarray(first)[rounds], axis=1)
    low, high = np.percentile(ratios, (2.5, 97.5))
    return TimeRatio(float(np.median(times) / np.median(first)), float(low), float(high))


def _medians(times: Any, generator: np.random.Generator) -> Any:
    return np.median(times[generator.integers(0, len(times), (_RESAMPLES, len(times)))], axis=1)
