"""The reports of `bench` for people: times on a GPU, or what was executed on the CPU."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import GREEN, RED, number, paint, plural, shown, text_of
from ldsopt.gpu.bench import BenchResult, TimedVersion
from ldsopt.gpu.clocks import ClockReading
from ldsopt.gpu.executions import ExecutedVersion, Executions
from ldsopt.report.table import TextTable, aligned


def render(result: BenchResult, *, bytes_moved: int = 0, operations: int = 0, color: bool = False) -> str:
    """The report of a run on a GPU.

    Args:
        result: to show.
        bytes_moved, operations: of one launch, as the user says; 0 if not said.
        color: emphasis by terminal escapes.
    """
    return text_of(_timed(result, bytes_moved, operations, color))


def _timed(result: BenchResult, bytes_moved: int, operations: int, color: bool) -> Iterator[str]:
    where = f"{shown(result.kernel)} on {shown(result.device)} ({result.arch})"
    yield f"{where}; {result.flushed >> 20} MiB written in front of each run"
    for when, clocks in zip(("before", "after"), result.clocks, strict=True):
        if clocks is not None:
            yield f"{when} the runs: {_clocks(clocks)}"
    head = ["version", "runs", "median ms", "5 %", "95 %", "error"]
    head += ["GB/s"] if bytes_moved else []
    head += ["TFLOPS"] if operations else []
    rows = [_row(version, bytes_moved, operations) for version in result.versions]
    yield from aligned(TextTable(tuple(head), rows, frozenset(range(1, len(head)))))
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


def _clocks(read: ClockReading) -> str:
    shader, memory, hotspot = (
        number(value) for value in (read.shader_mhz, read.memory_mhz, read.hotspot_celsius)
    )
    return f"shader clock {shader} MHz, memory {memory} MHz, hotspot {hotspot} °C"


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
    return tuple(row)


def render_executed(result: Executions, *, color: bool = False) -> str:
    """The report of a run on the CPU: counts, never a time."""
    return text_of(_executed(result, color))


def _executed(result: Executions, color: bool) -> Iterator[str]:
    yield f"{result.why}: executed on the CPU; these are counts, and no time can be told from them"
    head = (
        "version",
        "instructions",
        "LDS accesses",
        "bank cycles",
        "without conflicts",
        "barriers",
        "copies",
    )
    rows = [_counts(version) for version in result.versions]
    yield from aligned(TextTable(head, rows, frozenset(range(1, len(head)))))
    for version in result.versions:
        for name, count in version.differing.items():
            yield paint(
                f"{shown(version.source)}: {shown(name)} differs in {plural(count, 'element')}", RED, color
            )
        if version.findings:
            yield paint(
                f"{shown(version.source)}: {plural(version.findings, 'finding')}: see `ldsopt simulate`",
                RED,
                color,
            )


def _counts(version: ExecutedVersion) -> tuple[str, ...]:
    profile = version.profile
    accesses = profile.accesses
    return (
        shown(version.source),
        str(profile.instructions),
        str(sum(one.executed for one in accesses)),
        str(sum(one.cycles for one in accesses)),
        str(sum(one.ideal_cycles for one in accesses)),
        str(profile.barriers),
        str(profile.copies),
    )
