"""The options of `timeline`."""

from __future__ import annotations

from ldsopt.codegen.options import CompileOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option
from ldsopt.target.occupancy import WorkgroupRoom

MOST_CYCLES = 100_000
"""The longest latency of memory that can be requested."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimelineOptions(CompileOptions):
    """The options of an estimate of a compute unit."""

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
    full: bool = option(
        False,
        "As many workgroups are on the compute unit as its registers, LDS and wave slots have room for.",
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


def workgroups_of(options: TimelineOptions, waves: int, most: int, room: WorkgroupRoom | str) -> int:
    """The number of workgroups that the estimate puts on the compute unit.

    Args:
        options: of the estimate.
        waves: of a workgroup.
        most: waves that a compute unit holds, whatever they need.
        room: the number of workgroups of the kernel that run side by side, or the reason why it is not known.

    Raises:
        UsageError: they are no whole workgroups, more than fit, or requested in two ways.

    >>> room = WorkgroupRoom(4, {"wave slots": 8, "vector registers": 3})
    >>> workgroups_of(TimelineOptions(waves=8), 4, 32, room), workgroups_of(TimelineOptions(full=True), 4, 32, room)
    (2, 3)
    >>> workgroups_of(TimelineOptions(waves=16), 4, 32, room)
    Traceback (most recent call last):
    ldsopt.errors.UsageError: --waves 16: of this kernel 12 run side by side at most, by its vector registers
    """
    if options.full:
        if options.waves is not None:
            raise UsageError("--full and --waves both say how many waves there are: give one of them")
        if isinstance(room, str):
            raise UsageError(f"--full: the occupancy is {room}; or give the number with --waves")
        return room.workgroups
    if options.waves is None:
        return 1
    if options.waves > most:
        raise UsageError(f"--waves {options.waves}: a compute unit holds {most} at most")
    if options.waves % waves:
        raise UsageError(f"--waves {options.waves}: a workgroup has {waves}; give a multiple of that")
    if not isinstance(room, str) and options.waves > room.workgroups * waves:
        raise UsageError(
            f"--waves {options.waves}: of this kernel {room.workgroups * waves} run side by side at most, "
            f"by its {' and '.join(room.limited_by)}"
        )
    return options.waves // waves
