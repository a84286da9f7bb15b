"""What `measure` shows on a terminal: a row a function, and under it its waits.

Nothing is ever cut off: where the table is wider than the terminal, each function becomes a block of lines.
Values that the input does not tell are ``?``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ldsopt.compare.histogram import WaitCount, histogram
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.spelling import BOLD, YELLOW, number, paint, shown
from ldsopt.isa.measurement import FunctionMeasurement, Measurement

COLUMNS = (
    ("waits", "waits"),
    ("waits_in_loops", "in loops"),
    ("vgprs", "VGPR"),
    ("agprs", "AGPR"),
    ("sgprs", "SGPR"),
    ("spills", "spills"),
    ("scratch_bytes", "scratch B"),
    ("lds_bytes", "LDS B"),
    ("occupancy", "occ"),
    ("instructions", "instr"),
    ("code_bytes", "code B"),
    ("lds_accesses", "LDS ops"),
    ("dma", "DMA"),
    ("barriers", "barriers"),
)
"""The metric and the heading of each column."""


def measurement_text(
    measurements: Sequence[Measurement], *, width: int | None = None, color: bool = False
) -> str:
    """All measurements as text.

    Args:
        measurements: what to show, in order.
        width: columns of the terminal; ``None`` when the output is no terminal: as wide as it gets.
        color: emphasis by terminal escapes: names bold, full drains yellow.
    """
    return "\n".join(_one(measurement, width, color) for measurement in measurements)


def wait_entry(entry: WaitCount) -> str:
    """Waits for one counter to reach one N: ``vmcnt(0) ×18 (16 in loops)``."""
    return f"{entry.counter}({entry.n}) ×{entry.count}{_depths(entry)}"


def _depths(entry: WaitCount) -> str:
    """How many of the waits are in loops, and how deep; empty when none is."""
    unknown = sum(count for depth, count in entry.by_depth if depth is None)
    loops = [(depth, count) for depth, count in entry.by_depth if depth]
    parts: list[str] = []
    if loops:
        inside = f"{sum(count for _, count in loops)} in loops"
        if len(loops) > 1:
            inside += ": " + ", ".join(f"{count} at depth {depth}" for depth, count in loops)
        elif loops[0][0] != 1:
            inside += f", at depth {loops[0][0]}"
        parts.append(inside)
    if unknown:
        parts.append("depth unknown" if unknown == entry.count else f"{unknown} of unknown depth")
    return f" ({'; '.join(parts)})" if parts else ""


def _one(measurement: Measurement, width: int | None, color: bool) -> str:
    compiler = measurement.compiler or "unknown compiler"
    heading = "  ".join(shown(part) for part in (measurement.source, measurement.arch, compiler))
    if not measurement.functions:
        return f"{heading}\n  no functions\n"
    rows = [(_name(f), *(number(METRICS[m].value(f)) for m, _ in COLUMNS)) for f in measurement.functions]
    waits = [_waits(f) for f in measurement.functions]
    head = ("function", *(title for _, title in COLUMNS))
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    if width is not None and sum(widths) + 2 * len(widths) > width:
        body = _blocks(rows, waits, color)
    else:
        body = _table(head, rows, waits, widths, width=width, color=color)
    return f"{heading}\n{body}"


def _name(function: FunctionMeasurement) -> str:
    return shown(function.name) + ("" if function.is_kernel else " [device]")


def _waits(function: FunctionMeasurement) -> list[str]:
    if function.waits is None:
        return ["waits unknown"]
    return [shown(wait_entry(entry)) for entry in histogram(function.waits)] or ["no waits"]


def _table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    waits: Sequence[Sequence[str]],
    widths: Sequence[int],
    *,
    width: int | None,
    color: bool,
) -> str:
    def line(cells: Sequence[str]) -> str:
        first, *rest = cells
        numbers = (cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True))
        return "  ".join((paint(first.ljust(widths[0]), BOLD, color), *numbers))

    lines = [line(head)]
    for row, under in zip(rows, waits, strict=True):
        lines.append(line(row))
        lines += _wait_lines(under, width, color)
    return "\n".join(lines) + "\n"


def _wait_lines(entries: Sequence[str], width: int | None, color: bool) -> list[str]:
    """The entries below their row, as many on a line as fit."""
    lines: list[list[str]] = [[]]
    room = math.inf if width is None else width - 5
    used = 0
    for entry in entries:
        if lines[-1] and used + len(entry) + 2 > room:
            lines.append([])
            used = 0
        lines[-1].append(entry)
        used += len(entry) + 2
    return ["    " + ", ".join(_drain(entry, color) for entry in line) for line in lines]


def _drain(entry: str, color: bool) -> str:
    """Emphasises a wait for zero, which drains everything outstanding."""
    return paint(entry, YELLOW, color and "(0) ×" in entry)


def _blocks(rows: Sequence[Sequence[str]], waits: Sequence[Sequence[str]], color: bool) -> str:
    indent = max(len(title) for _, title in COLUMNS)
    lines: list[str] = []
    for (name, *cells), under in zip(rows, waits, strict=True):
        lines.append(paint(name, BOLD, color))
        lines += [f"  {title:<{indent}}  {cell}" for (_, title), cell in zip(COLUMNS, cells, strict=True)]
        lines += [f"  {_drain(entry, color)}" for entry in under]
    return "\n".join(lines) + "\n"
