"""The reports of `bench`: times on a GPU, or counts of executed instructions on the CPU.

JSON has the schema ``ldsopt.bench/1`` (docs/bench.md).

A run can be compared with an earlier record. Times of two runs are never compared, since clocks, temperature and
neighbours differ. Ratios are: the median of a version over that of the run's first version, with an interval. Two
ratios certainly differ only if their intervals do not meet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

from ldsopt.compare.metrics import place
from ldsopt.compare.spelling import GREEN, RED, as_text, number, paint, plural, text_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, json_text
from ldsopt.errors import FileErrors, InputError, shown
from ldsopt.files import read_file
from ldsopt.gpu.bench import (
    BenchResult,
    ExecutedTotal,
    ExecutedVersion,
    ExecutedWork,
    Executions,
    TimedVersion,
)
from ldsopt.gpu.timing import ClockReading, TimeRatio
from ldsopt.report.table import TextTable, aligned

SCHEMA = "ldsopt.bench/1"
_REMEDY = "give what `ldsopt bench --record FILE` wrote on a GPU"


@dataclass(frozen=True, slots=True)
class BenchRecord:
    """The relevant part of a record.

    Attributes:
        source: the file.
        device, kernel: of the run.
        ratios: by the name of the version's file, without its folder.
    """

    source: str
    device: str
    kernel: str
    ratios: Mapping[str, TimeRatio]


def read_record(path: str | Path) -> BenchRecord:
    """Reads a record.

    Raises:
        InputError: the file is no record, or has no times.
    """
    try:
        with FileErrors(path):
            document: Any = json.loads(read_file(path))
    except (ValueError, RecursionError):
        raise InputError("this is no JSON", file=path, remedy=_REMEDY) from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise InputError(f"this is no document of the schema {SCHEMA}", file=path, remedy=_REMEDY)
    if document.get("backend") != "hip":
        raise InputError("it has counts and no times", file=path, remedy=_REMEDY)
    versions = document.get("versions")
    try:
        assert isinstance(versions, list)
        ratios = {
            name_of(str(version["source"])): TimeRatio(
                *(float(version["ratio"][member]) for member in ("ratio", "low", "high"))
            )
            for version in versions
            if version["ratio"] is not None
        }
    except (AssertionError, KeyError, TypeError, ValueError):
        raise InputError("its versions have not the members of a record", file=path, remedy=_REMEDY) from None
    return BenchRecord(str(path), str(document.get("device")), str(document.get("kernel")), ratios)


def name_of(source: str) -> str:
    """The name of a version in every run: its file's name, without the folder."""
    return source.rpartition("/")[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchDocument:
    """Versions of a kernel run on a GPU and timed, or executed on the CPU and counted, as `ldsopt bench --format json`
    writes it. Times are in milliseconds.

    Attributes:
        backend: hip: run on a GPU; simulate: executed on the CPU, without times.
        is_equal: all versions gave the same outputs, bit for bit.
        device: name of the GPU.
        arch: its architecture.
        flushed: bytes written in front of each run.
        why: why it was not run on a GPU.
        versions: the first is what the others are compared with.
        clocks: what amd-smi says in front of the first timed run and behind the last; null where it is not there.
    """

    SCHEMA: ClassVar = "ldsopt.bench/1"

    backend: Literal["hip", "simulate"]
    is_equal: bool
    device: str | Absent = ABSENT
    arch: str | Absent = ABSENT
    kernel: str | Absent = ABSENT
    flushed: Natural | Absent = ABSENT
    why: str | Absent = ABSENT
    versions: tuple[TimedVersion, ...] | tuple[ExecutedVersion, ...]
    clocks: tuple[ClockReading | None, ClockReading | None] | Absent = ABSENT


@dataclass(frozen=True, slots=True)
class SelfTestResult:
    """One kernel of the self-test.

    Attributes:
        kernel: its name.
        arch: that its module is for.
        shows: what it is about.
        size: of the launch, in the kernel's own terms.
        failed: why it has no result.
        is_equal: both versions gave the same outputs, bit for bit.
        is_right: the original's output is that of numpy, within the tolerance.
        error: the largest difference from numpy, as a share of the largest value; null where a value is NaN.
        tolerance: the largest error that is none.
        versions: the original, and what optimize makes of it.
        clocks: as of bench.
        operations: floating-point operations of one launch.
        bytes_moved: by one launch.
    """

    kernel: str
    arch: str
    shows: str
    size: Natural
    failed: str | Absent = ABSENT
    is_equal: bool | Absent = ABSENT
    is_right: bool | Absent = ABSENT
    error: float | Absent | None = ABSENT
    tolerance: float | Absent = ABSENT
    versions: tuple[TimedVersion, ...] | Absent = ABSENT
    clocks: tuple[ClockReading | None, ClockReading | None] | Absent = ABSENT
    operations: Natural | Absent = ABSENT
    bytes_moved: Natural | Absent = ABSENT

    @property
    def is_well(self) -> bool:
        """True if it ran, and both versions gave the correct outputs."""
        return self.is_equal is True and self.is_right is True

    @property
    def words(self) -> str:
        """The result in words, without its name."""
        if self.failed is not ABSENT:
            return self.failed
        assert self.versions is not ABSENT
        ratio = self.versions[1].ratio
        words = [f"{ratio.ratio:.4f} of the time" if ratio else "no time"]
        if self.operations is not ABSENT:
            rates = (f"{self.operations / one.timing.median / 1e9:.1f}" for one in self.versions)
            words.append(f"TFLOPS {' -> '.join(rates)}")
        words += [] if self.is_equal else ["OUTPUTS DIFFER"]
        words += [] if self.is_right else [f"NOT WHAT NUMPY COMPUTES (off by {self.error})"]
        return ", ".join(words)


@dataclass(frozen=True, slots=True, kw_only=True)
class SelfTestDocument:
    """Kernels that come with ldsopt, original and optimized, on a user's GPU: what `ldsopt bench --self-test` writes.

    Attributes:
        ldsopt: its version.
        device: name of the GPU.
        target: its architecture, with its features.
        is_done: every kernel ran and gave the right outputs.
        kernels: in the order in which they ran.
    """

    SCHEMA: ClassVar = "ldsopt.selftest/1"

    ldsopt: str
    device: str
    target: str
    is_done: bool
    kernels: tuple[SelfTestResult, ...]


def bench_json(result: BenchResult | Executions) -> str:
    """The whole report, with a final newline."""
    equal, versions = result.is_equal, result.versions
    if isinstance(result, Executions):
        return json_text(BenchDocument(backend="simulate", is_equal=equal, why=result.why, versions=versions))
    return json_text(
        BenchDocument(
            backend="hip",
            is_equal=equal,
            device=result.device,
            arch=result.arch,
            kernel=result.kernel,
            flushed=result.flushed,
            versions=versions,
            clocks=result.clocks,
        )
    )


@as_text
def bench_text(
    result: BenchResult, *, bytes_moved: int = 0, operations: int = 0, color: bool = False
) -> Iterator[str]:
    """The report of a run on a GPU.

    Args:
        result: to show.
        bytes_moved, operations: of one launch, as the user says; 0 if not said.
        color: emphasis by terminal escapes.
    """
    where = f"{shown(result.kernel)} on {shown(result.device)} ({result.arch})"
    yield f"{where}; {result.flushed >> 20} MiB written in front of each run"
    for when, clocks in zip(("before", "after"), result.clocks, strict=True):
        if clocks is not None:
            yield f"{when} the runs: {_clocks(clocks)}"
    head = ["version", "runs", "median ms", "5 %", "95 %", "error"]
    head += ["GB/s"] if bytes_moved else []
    head += ["TFLOPS"] if operations else []
    head += ["waits"]
    rows = [_row(version, bytes_moved, operations) for version in result.versions]
    yield from aligned(TextTable(tuple(head), rows))
    for version in result.versions:
        if version.ratio is not None:
            ratio = version.ratio
            sure = ratio.high < 1 or ratio.low > 1
            words = (
                f"{shown(version.source)}: {ratio.ratio:.4f} of the time [{ratio.low:.4f}, {ratio.high:.4f}]"
            )
            yield (
                paint(words, GREEN if ratio.high < 1 else RED, color)
                if sure
                else f"{words}: no difference shown"
            )
        for name, count in version.differing.items():
            words = f"{shown(version.source)}: {shown(name)} differs in {plural(count, 'element')}"
            yield paint(words, RED, color)


def bench_markdown(result: BenchResult, *, bytes_moved: int = 0, operations: int = 0) -> str:
    """The report of a run on a GPU as a table for a pull request, with a final newline."""
    head = ["version", "median ms", "of the first's time [95 %]", "waits (for everything)", "outputs"]
    head += ["GB/s"] if bytes_moved else []
    head += ["TFLOPS"] if operations else []
    lines = [f"`{_cell(result.kernel)}` on {_cell(result.device)} ({result.arch})", ""]
    lines += ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for version in result.versions:
        timing, ratio = version.timing, version.ratio
        elements = sum(version.differing.values())
        row = [
            f"`{_cell(version.source)}`",
            f"{timing.median:.5f}",
            "1" if ratio is None else f"{ratio.ratio:.4f} [{ratio.low:.4f}, {ratio.high:.4f}]",
            "?" if version.waits is None else f"{version.waits} ({version.drains})",
            "the first" if ratio is None else f"**{elements} elements differ**" if elements else "the same",
        ]
        row += [f"{bytes_moved / timing.median / 1e6:.1f}"] if bytes_moved else []
        row += [f"{operations / timing.median / 1e9:.3f}"] if operations else []
        lines.append("| " + " | ".join(row) + " |")
    clocks = [
        f"{when} the runs: {_clocks(read)}"
        for when, read in zip(("before", "after"), result.clocks, strict=True)
        if read is not None
    ]
    runs = min(version.timing.runs for version in result.versions)
    told = [f"{runs} runs of each, in turns; {result.flushed >> 20} MiB written in front of each", *clocks]
    return text_of([*lines, "", "; ".join(told) + "."])


def _cell(text: str) -> str:
    return shown(text).replace("|", "\\|").replace("`", "'")


def record_of(result: BenchResult, source: str) -> BenchRecord:
    """A run as the record that a later run would read."""
    ratios = {name_of(one.source): one.ratio for one in result.versions if one.ratio is not None}
    return BenchRecord(source, result.device, result.kernel, ratios)


def against_lines(result: BenchRecord, record: BenchRecord) -> Iterator[str]:
    """The lines on how the ratios changed since a recorded run."""
    yield f"against {shown(record.source)} ({shown(record.kernel)} on {shown(record.device)}):"
    if (record.kernel, record.device) != (result.kernel, result.device):
        yield "  another kernel or another GPU was recorded: ratios of different machines say little of each other"
    for name, now in result.ratios.items():
        if (then := record.ratios.get(name)) is None:
            yield f"  {shown(name)}: not in the record"
            continue
        differs = then.differs(now)
        better = "less" if now.ratio < then.ratio else "more"
        words = f"{better} time than recorded" if differs else "no difference shown"
        yield (
            f"  {shown(name)}: {then.ratio:.4f} [{then.low:.4f}, {then.high:.4f}] -> "
            f"{now.ratio:.4f} [{now.low:.4f}, {now.high:.4f}]: {words}"
        )


def _clocks(read: ClockReading) -> str:
    shader, memory, hotspot = (
        number(value) for value in (read.shader_mhz, read.memory_mhz, read.hotspot_celsius)
    )
    power = "" if read.watts is None else f", {read.watts} W"
    return f"shader clock {shader} MHz, memory {memory} MHz, hotspot {hotspot} °C{power}"


def _row(version: TimedVersion, bytes_moved: int, operations: int) -> tuple[str, ...]:
    timing = version.timing
    row = [
        shown(version.source),
        str(timing.runs),
        f"{timing.median:.5f}",
        f"{timing.low:.5f}",
        f"{timing.high:.5f}",
        f"{timing.error:.2%}",
    ]
    row += [f"{bytes_moved / timing.median / 1e6:.1f}"] if bytes_moved else []
    row += [f"{operations / timing.median / 1e9:.3f}"] if operations else []
    return (*row, number(version.waits))


@as_text
def render_executed(result: Executions, *, color: bool = False) -> Iterator[str]:
    """The report of a run on the CPU, which has counts and never a time."""
    yield f"{result.why}: executed on the CPU; these are counts, and no time can be told from them"
    versions = [version for version in result.versions if version.executed is not None]
    if versions:
        head = ["", *(cell for version in versions for cell in (shown(version.source), "a wave"))]
        rows = list(_work_rows([version.executed for version in versions if version.executed]))
        yield from aligned(TextTable(tuple(head), rows))
    for version in result.versions:
        for why in version.executed.unknown if version.executed else ():
            yield f"{shown(version.source)}: not known (?): {shown(why)}"
        for name, count in version.differing.items():
            words = f"{shown(version.source)}: {shown(name)} differs in {plural(count, 'element')}"
            yield paint(words, RED, color)
        if version.findings:
            words = f"{shown(version.source)}: {plural(version.findings, 'finding')}: see `ldsopt simulate`"
            yield paint(words, RED, color)


_WORK = (
    ("instructions", "instructions"),
    ("waits", "waits"),
    ("lds_accesses", "LDS accesses"),
    ("bank_cycles", "  cycles of the banks"),
    ("bank_conflicts", "  of them conflicts"),
    ("dma", "LDS-DMA"),
    ("barriers", "barriers"),
)
"""The counts and their row titles; rows by counter and N follow the row of waits."""


def _work_rows(works: Sequence[ExecutedWork]) -> Iterator[tuple[str, ...]]:
    yield ("waves", *(cell for work in works for cell in (str(work.waves), "")))
    waits = [{(wait.counter, wait.n): wait.executed for wait in work.waits} for work in works]
    for name, title in _WORK:
        yield (title, *(cell for work in works for cell in _cells(work.counts[name])))
        if name == "waits":
            for counter, n in sorted({key for found in waits for key in found}, key=lambda key: place(*key)):
                row = [cell for found in waits for cell in _cells(found.get((counter, n), _NEVER))]
                yield (f"  {counter}({n})", *row)


_NEVER = ExecutedTotal(0, 0)


def _cells(executed: ExecutedTotal) -> tuple[str, str]:
    mean = executed.per_wave
    return number(executed.total), number(None if mean is None else round(mean, 1))
