"""What `timeline` can be asked for."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.codegen.options import CompileOptions
from ldsopt.errors import UsageError
from ldsopt.options import option

MOST_CYCLES = 100_000
"""The longest latency of memory that can be asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineOptions(CompileOptions):
    """How a compute unit is estimated."""

    memory_latency: str | None = option(
        None,
        "Cycles from a load of memory to its data, at least and at most. Default: by the architecture.",
        metavar="LOW:HIGH",
    )
    waves: int | None = option(
        None,
        "So many waves are on the compute unit: whole workgroups that execute the same. Default: one workgroup.",
        metavar="N",
        minimum=1,
    )


def latency_range(text: str) -> tuple[int, int]:
    """The two ends of a range of latencies; one number is both.

    Raises:
        UsageError: it is no such range.

    >>> latency_range("300:800"), latency_range("500")
    ((300, 800), (500, 500))
    """
    low, colon, high = text.partition(":")
    if low.isdecimal() and (high.isdecimal() if colon else True):
        found = int(low), int(high or low)
        if 0 < found[0] <= found[1] <= MOST_CYCLES:
            return found
    raise UsageError(
        f"--memory-latency '{text}': two numbers of cycles are needed, LOW:HIGH, from 1 to {MOST_CYCLES}"
    )


def workgroups_of(waves: int | None, per_workgroup: int, most: int) -> int:
    """How many workgroups so many waves are.

    Args:
        waves: on the compute unit; ``None`` for those of one workgroup.
        per_workgroup: waves of a workgroup.
        most: waves that a compute unit holds, whatever they need.

    Raises:
        UsageError: they are no whole workgroups, or too many.

    >>> workgroups_of(None, 4, 32), workgroups_of(8, 4, 32)
    (1, 2)
    """
    if waves is None:
        return 1
    if waves > most:
        raise UsageError(f"--waves {waves}: a compute unit holds {most} at most")
    if waves % per_workgroup:
        raise UsageError(f"--waves {waves}: a workgroup has {per_workgroup}; give a multiple of that")
    return waves // per_workgroup
