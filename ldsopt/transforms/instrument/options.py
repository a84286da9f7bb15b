"""The options of `instrument`."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Literal

from ldsopt.assumptions import UNREAD_DIMENSIONS_ARE_ONE, require_shapes, told_shapes
from ldsopt.codegen.options import LaunchedCodeOptions
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option, option_like
from ldsopt.records.format import Keep

AutoMode = Literal["loops", "iterations", "barriers", "waits", "stages"]
BufferChoice = Literal["device", "lds", "arg"]
ClockChoice = Literal["cycles", "wall", "both"]

FLAT_GRID = "flat-grid"
"""The assumption that a kernel without workgroup.id.y or z is launched with one workgroup along these axes."""
_DEFAULT_RECORDS = 256
_DEFAULT_FLUSHED = 4096
_FEWEST_FLUSHED = 8
"""The fewest records of a flushed segment: more than the empty scopes make, so that these never empty one."""
_MOST_RECORDS = 1 << 20
_MOST_WAVE = 63


@dataclass(frozen=True, slots=True, kw_only=True)
class InstrumentOptions:
    """The records that a kernel makes, which of them are kept, and where."""

    auto: Collection[AutoMode] = option(
        (),
        "Record without marks: loops as a whole; iterations, one by one; barriers, with the fences and waits "
        "beside them; waits, that is barriers, waits that the author wrote, and LDS-DMA; stages, between stage marks. "
        "May be repeated.",
    )
    lines: Collection[str] = option(
        (),
        "Record the code that debug information assigns to these lines of the source, block by block. May be repeated.",
        metavar="FILE:LINE[-LINE]",
    )
    only: str | None = option(None, "Only scopes with a name in which this is found.", metavar="REGEX")
    skip: str | None = option(None, "No scopes with a name in which this is found.", metavar="REGEX")
    mark: bool = option(
        False,
        "Write marks in place of what --auto and --lines would record, and nothing else.",
    )
    buffer: BufferChoice = option(
        "device",
        "Where waves make records. device: in device memory that belongs to the module. lds: in LDS, copied out when a "
        "wave ends. arg: in memory that an argument of the kernel points to.",
    )
    argument: str | None = option(
        None,
        "The argument that points to the buffer, or with --buffer lds to where it is copied; by name or number from 0.",
        metavar="ARG",
    )
    per_wave: int | None = option(
        None,
        f"Records to keep of each wave, a power of two. Default: {_DEFAULT_RECORDS}; in LDS what there is "
        f"room for; with --flush {_DEFAULT_FLUSHED}.",
        metavar="N",
        minimum=1,
    )
    flush: int | None = option(
        None,
        "With --buffer lds: records of each wave in LDS, a power of two, emptied into device memory when full.",
        metavar="N",
        minimum=1,
    )
    keep: Keep = option("last", "Which records to keep of a wave that makes more.")
    waves: str | None = option(
        None, "Only these waves of a workgroup make records, e.g. 0,4-7.", metavar="LIST"
    )
    granularity: str = option(
        "wave",
        "Make records in each wave, in the first one of each workgroup, or in the first one of each N waves.",
        metavar="wave|workgroup|N",
    )
    clock: ClockChoice = option(
        "cycles",
        "The clock of records: the shader's, the wall clock in ticks of 10 ns, or on gfx11 both.",
    )
    workgroups: str = option(
        "64",
        "Workgroups along each axis that make records.",
        metavar="X[,Y[,Z]]",
    )
    sample: int = option(1, "Only every Nth of these workgroups.", metavar="N", minimum=1)
    empty_scope: bool = option(
        False,
        "Begin each wave with an empty scope, by which `trace` measures the cost of a record.",
    )
    loose: bool = option(
        False,
        "Let the compiler move instructions across records: lower overhead, less precise timestamps.",
    )
    lower_occupancy: bool = option(
        False, "With --buffer lds: take LDS even where fewer waves run at once for it."
    )
    dynamic_lds: int = option_like(LaunchedCodeOptions, "dynamic_lds")
    assume: Sequence[str] = told_shapes()
    no_assume: Collection[Literal["unread-dimensions-are-one", "flat-grid"]] = option(
        (),
        f"Refuse an assumption. {UNREAD_DIMENSIONS_ARE_ONE}: a kernel that states no reqd_work_group_size and asks for "
        "no other id than workitem.id.x is launched with workgroups of one dimension. flat-grid: a kernel whose "
        "attributes say that it needs no workgroup.id.y or z is launched with one workgroup along these.",
    )

    def __post_init__(self) -> None:
        for pattern in (self.only, self.skip):
            if pattern is not None:
                compiled(pattern)
        for place in self.lines:
            source_place(place)
        require_shapes(self.assume)
        if unknown := sorted(set(self.no_assume) - {UNREAD_DIMENSIONS_ARE_ONE, FLAT_GRID}):
            raise UsageError(
                f"no such assumption: {unknown[0]}; there are {UNREAD_DIMENSIONS_ARE_ONE}, {FLAT_GRID}"
            )
        records = self.per_wave
        if records is not None and (records & (records - 1) or not 1 < records <= _MOST_RECORDS):
            raise UsageError(f"--per-wave {records}: a power of two from 2 to {_MOST_RECORDS} is needed")
        ring = self.flush
        if ring is not None and (ring & (ring - 1) or not _FEWEST_FLUSHED <= ring <= self.device_records):
            raise UsageError(
                f"--flush {ring}: a power of two from {_FEWEST_FLUSHED} to --per-wave ({self.device_records}) is needed"
            )
        if ring is not None and self.buffer != "lds":
            raise UsageError("--flush empties records out of LDS; give --buffer lds beside it")
        if self.mark and not (self.auto or self.lines):
            raise UsageError("--mark writes the marks of --auto and --lines; give one of these")
        if self.argument is not None and self.buffer == "device":
            raise UsageError("--argument is for --buffer arg and --buffer lds")
        if self.granularity != "wave" and self.waves is not None:
            raise UsageError("--granularity and --waves both choose waves; give one of them")
        _ = (self.box, self.selected, self.stride)

    @property
    def device_records(self) -> int:
        """The records of each wave that the final memory has room for, if LDS does not limit them."""
        return self.per_wave or (_DEFAULT_RECORDS if self.flush is None else _DEFAULT_FLUSHED)

    @property
    def box(self) -> tuple[int, int, int]:
        """The number of workgroups along each axis that have a slot.

        Raises:
            UsageError: the option is no such number.
        """
        parts = self.workgroups.split(",")
        if len(parts) > 3 or not all(part.strip().isdecimal() and int(part) for part in parts):
            raise UsageError(
                f"--workgroups {self.workgroups!r}: one to three positive numbers are needed, e.g. 64 or 8,8"
            )
        sizes = [int(part) for part in parts]
        return (*sizes, 1, 1, 1)[:3]  # type: ignore[return-value]

    @property
    def stride(self) -> int:
        """The distance between waves that make records: the first of every ``stride`` waves does.

        Raises:
            UsageError: the option is no such number.
        """
        known = {"wave": 1, "workgroup": _MOST_WAVE + 1}
        if self.granularity in known:
            return known[self.granularity]
        if self.granularity.isdecimal() and 0 < int(self.granularity) <= _MOST_WAVE:
            return int(self.granularity)
        raise UsageError(
            f"--granularity {self.granularity!r}: wave, workgroup or a number of waves is needed"
        )

    @property
    def selected(self) -> frozenset[int] | None:
        """The waves that make records; ``None`` for all.

        Raises:
            UsageError: the option names no waves.
        """
        if self.waves is None:
            return None
        found: set[int] = set()
        for part in self.waves.split(","):
            first, last = _range(part.strip())
            if not first <= last <= _MOST_WAVE:
                raise UsageError(f"--waves {self.waves!r}: numbers and ranges are needed, e.g. 0,4-7")
            found.update(range(first, last + 1))
        return frozenset(found)


def compiled(pattern: str) -> re.Pattern[str]:
    """A regular expression that a user gave.

    Raises:
        UsageError: it is no regular expression.
    """
    try:
        return re.compile(pattern)
    except re.error as error:
        raise UsageError(f"'{pattern}' is no regular expression: {error}") from None


def source_place(text: str) -> tuple[str, int, int]:
    """The file and the first and last line of a place in the source.

    >>> source_place("gemm.hip:10-12"), source_place("a:b.c:7")
    (('gemm.hip', 10, 12), ('a:b.c', 7, 7))

    Raises:
        UsageError: the text is no such place.
    """
    file, _, lines = text.rpartition(":")
    first, last = _range(lines)
    if not file or not first <= last:
        raise UsageError(f"--lines '{text}': a file with a line or two is needed, e.g. gemm.hip:10-12")
    return file, first, last


def _range(text: str) -> tuple[int, int]:
    """The first and last number of ``4`` or ``4-7``; ``(0, -1)`` for any other text."""
    first, dash, last = text.partition("-")
    if not first.isdecimal() or (dash and not last.isdecimal()):
        return 0, -1
    return int(first), int(last or first)
