"""The timing of kernels: interleaved, between events, with caches flushed, until the median is known well enough.

Each round runs every version once, so that clocks and temperature drift for all alike. In front of each run more memory
is written than the largest cache holds, so that none finds its data where the one before left it. A pair of events
stands round each launch, and the host waits once for a batch of rounds. It ends when the standard error of every
version's median is below `TimingPlan.precision` of it, or the time is up. Nothing but the ratio of versions in one run
is worth comparing.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn, Protocol

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.errors import Unavailable

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

    def differs(self, other: TimeRatio) -> bool:
        """True if the intervals do not meet."""
        return self.high < other.low or other.high < self.low


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
    resampled = np.random.default_rng(0).integers(0, len(times), (_RESAMPLES, len(times)))
    medians = np.median(np.asarray(times)[resampled], axis=1)
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


# --- clocks -------------------------------------------------------------------------------------------------
#
# Clocks and temperature of a GPU, read and held by AMD's ``amd-smi``, where that is installed.
#
# They are noted because they explain times: a GPU that is hot or shared clocks lower. A clock is held only on
# request, by the driver's performance determinism, which limits the clock of the shader engines; that takes
# root's permission, holds for every program on the GPU, and outlives who asked for it. So a process of its own
# gives it back when its parent has ended, however that came about. Source: AMD SMI documentation, "Performance
# levels and performance determinism".


_LONGEST_SECONDS = 30
_POLL_SECONDS = 0.2
_ENDING = frozenset({signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT})


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The answer of amd-smi on a GPU at one moment; ``None`` where it does not tell.

    Attributes:
        shader_mhz: the fastest of the clocks of its shader engines, MHz.
        memory_mhz: of the memory, MHz.
        hotspot_celsius: temperature of the hottest place, degrees Celsius.
        watts: power that the GPU takes.
    """

    shader_mhz: int | None
    memory_mhz: int | None
    hotspot_celsius: int | None
    watts: int | None = None


def read_clocks(gpu: str) -> ClockReading | None:
    """Reads the clocks now; ``None`` without amd-smi, or where it does not know this GPU.

    Args:
        gpu: the GPU's PCI address, ``0000:c1:00.0``.
    """
    if shutil.which("amd-smi") is None:
        return None
    code, said = _amd_smi("metric", "--gpu", gpu, "--clock", "--temperature", "--power", "--json")
    try:
        document = json.loads(said) if code == 0 else None
    except ValueError:
        return None
    gpus = document.get("gpu_data") if isinstance(document, dict) else document
    if not isinstance(gpus, list) or not gpus or not isinstance(gpus[0], dict):
        return None
    return _reading(gpus[0])


def _reading(of_gpu: Mapping[str, Any]) -> ClockReading:
    """The readings of amd-smi of one GPU: members that are missing, renamed or ``N/A`` are not known.

    >>> _reading({"clock": {"gfx_0": {"clk": {"value": 2100, "unit": "MHz"}}, "gfx_1": {"clk": "N/A"}}})
    ClockReading(shader_mhz=2100, memory_mhz=None, hotspot_celsius=None, watts=None)
    """
    clocks = of_gpu.get("clock")
    found: dict[str, list[int]] = {"gfx": [], "mem": []}
    for name, clock in clocks.items() if isinstance(clocks, dict) else ():
        value = _value(clock.get("clk")) if isinstance(clock, dict) else None
        if value is not None:
            found.setdefault(name.lower().partition("_")[0], []).append(value)
    temperature, power = of_gpu.get("temperature"), of_gpu.get("power")
    return ClockReading(
        max(found["gfx"], default=None),
        max(found["mem"], default=None),
        _value(temperature.get("hotspot")) if isinstance(temperature, dict) else None,
        _value(power.get("socket_power")) if isinstance(power, dict) else None,
    )


def _value(member: object) -> int | None:
    value = member.get("value") if isinstance(member, dict) else member
    return int(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


@contextlib.contextmanager
def held_clock(gpu: str, mhz: int | None) -> Iterator[None]:
    """Limits the clock of the shader engines while the context lasts, and gives it back whatever ends this process.

    Args:
        gpu: the GPU's PCI address.
        mhz: the limit; ``None`` to change nothing.

    Raises:
        Unavailable: amd-smi is not there, or refuses; in its own words.
    """
    if mhz is None:
        yield
        return
    if shutil.which("amd-smi") is None:
        raise Unavailable("the clock cannot be held: there is no amd-smi in PATH; it comes with ROCm")
    holder = _start_holder(gpu, mhz)
    try:
        if refused := holder.answer():
            raise Unavailable(f"the clock cannot be held: amd-smi: {refused}; it takes root's permission")
        yield
    finally:
        if not holder.gave_back():
            command = f"amd-smi reset --gpu {gpu} --perf-determinism"
            sys.stderr.write(f"ldsopt: warning: amd-smi did not give the clock back; run `{command}`\n")


class _Holder:
    """The process that holds the clock."""

    def __init__(self, process: int, answer: int, done: int) -> None:
        self._process, self._answer, self._done = process, answer, done

    def answer(self) -> str:
        """The answer of amd-smi if it refused; empty once the clock is held."""
        with os.fdopen(self._answer, encoding="utf-8") as answer:
            return answer.read()

    def gave_back(self) -> bool:
        """Ends the holding; whether the clock is as before."""
        os.close(self._done)
        return os.waitpid(self._process, 0)[1] == 0


def _start_holder(gpu: str, mhz: int) -> _Holder:
    sys.stdout.flush()
    sys.stderr.flush()
    parent = os.getpid()
    answer_end, answering = os.pipe()
    waiting, done = os.pipe()
    # What ends the parent must not end the holder: Ctrl-C reaches both, and may come before it could ignore that.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
    process = os.fork()
    if process == 0:
        os.close(answer_end)
        os.close(done)
        _hold(gpu, mhz, parent, answering, waiting)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    os.close(answering)
    os.close(waiting)
    return _Holder(process, answer_end, done)


def _hold(gpu: str, mhz: int, parent: int, answer: int, done: int) -> NoReturn:
    """Sets the clock, waits for the parent to say that it is done, or to be gone, and resets the clock.

    The end of the pipe alone would not do: other children of the parent hold its other end, too.
    """
    code = 1
    try:
        code, said = _amd_smi("set", "--gpu", gpu, "--perf-determinism", str(mhz))
        if code:
            os.write(answer, said.encode())
            code = 0  # there is nothing to give back
        else:
            os.close(answer)
            while os.getppid() == parent and not select.select([done], [], [], _POLL_SECONDS)[0]:
                pass
            code, _ = _amd_smi("reset", "--gpu", gpu, "--perf-determinism")
    finally:
        os._exit(1 if code else 0)


def _amd_smi(*arguments: str) -> tuple[int, str]:
    """The exit code and what it says, in one line unless that is a document."""
    try:
        ran = subprocess.run(
            ["amd-smi", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_LONGEST_SECONDS,
            check=False,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        return 1, error.strerror or str(error)
    except subprocess.TimeoutExpired:
        return 1, f"no answer after {_LONGEST_SECONDS} seconds"
    if ran.returncode == 0:
        return 0, ran.stdout
    return ran.returncode, " ".join((ran.stderr or ran.stdout).split()) or f"exit code {ran.returncode}"
