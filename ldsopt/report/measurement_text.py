"""The report of `measure` for people: a row a function, and under it its waits; on a terminal a table of both.

Nothing is ever cut off: where the table is wider than the terminal, each function becomes a block of lines.
Values that the input does not tell are ``?``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ldsopt.compare.histogram import WaitCount, histogram
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.spelling import BOLD, YELLOW, number, paint, plural
from ldsopt.errors import shown
from ldsopt.isa.measurement import FunctionMeasurement, Measurement
from ldsopt.report.table import Look, TextTable, aligned, drawn, fits

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


_EXECUTED = (
    ("executed_waves", "waves"),
    ("executed_waits", "waits"),
    ("executed_lds_accesses", "LDS ops"),
    ("executed_dma", "DMA"),
    ("executed_barriers", "barriers"),
    ("executed_instructions", "instr"),
)
"""The same of the table of what a launch executes."""


def measurement_text(measurements: Sequence[Measurement], look: Look | None = None) -> str:
    """All measurements as text, in order, and the sums of several; full drains are yellow where there is colour."""
    return "\n".join(
        [_one(measurement, look or Look()) for measurement in measurements] + _sums(measurements)
    )


def wait_entry(entry: WaitCount) -> str:
    """Waits for one counter to reach one N: ``vmcnt(0) ×18 (16 in loops)``, of a launch ``..., executed 4096``."""
    executed = "" if entry.executed is None else f", executed {entry.executed}"
    return f"{entry.counter}({entry.n}) ×{entry.count}{_depths(entry)}{executed}"


def _depths(entry: WaitCount) -> str:
    """The number of waits in loops, and how deep; empty when none is."""
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


def _sums(measurements: Sequence[Measurement]) -> list[str]:
    """One line with the sums over several modules; of the occupancy the range. What one does not tell has none."""
    functions = [function for measurement in measurements for function in measurement.functions]
    if len(measurements) < 2 or not functions:
        return []
    figures = []
    for metric, title in COLUMNS:
        known = [value for function in functions if (value := METRICS[metric].value(function)) is not None]
        if len(known) < len(functions):
            continue
        ends = dict.fromkeys((number(min(known)), number(max(known))))
        figures.append(f"{title} {' to '.join(ends) if metric == 'occupancy' else number(sum(known))}")
    what = f"{plural(len(functions), 'function')} of {plural(len(measurements), 'module')}"
    return [f"{what}: {', '.join(figures)}\n"]


def _one(measurement: Measurement, look: Look) -> str:
    width, color = look.width, look.color
    compiler = measurement.compiler or "unknown compiler"
    heading = "  ".join(shown(part) for part in (measurement.source, measurement.arch, compiler))
    absent = "".join(
        f"not counted: {shown(name)} (the compiler makes no code of it for {measurement.arch})\n"
        for name in measurement.without_code
    )
    if not measurement.functions:
        return f"{heading}\n  no functions\n{absent}"
    rows = [(_name(f), *(number(METRICS[m].value(f)) for m, _ in COLUMNS)) for f in measurement.functions]
    waits = [_waits(f) for f in measurement.functions]
    head = ("function", *(title for _, title in COLUMNS))
    table = TextTable(head, rows, frozenset(range(1, len(head))))
    if width is None:
        top, *lines = aligned(table)
        listed = (f"{line}\n    {', '.join(entries)}\n" for line, entries in zip(lines, waits, strict=True))
        body = f"{top}\n{''.join(listed)}"
    elif fits(table, width):
        body = f"{drawn(table, width, color=color)}\n{drawn(_wait_table(measurement), width, color=color)}"
    else:
        body = _blocks(rows, waits, color)
    return f"{heading}\n{body}{absent}{_launched(measurement, look)}"


def _launched(measurement: Measurement, look: Look) -> str:
    """The instructions that the launch executes, by all waves and by one on average, and what is not known of them."""
    if not measurement.launch:
        return ""
    rows, notes = [], []
    for function in measurement.functions:
        done = function.executed
        if done is None:
            continue
        totals = [METRICS[metric].value(function) for metric, _ in _EXECUTED]
        rows.append((_name(function), *map(number, totals)))
        if done.waves > 1:
            means = [None if total is None else round(total / done.waves, 1) for total in totals]
            rows.append(("  a wave on average", *map(number, means)))
        if done.unknown_blocks:
            notes.append(
                f"{shown(function.name)}: how often {done.unknown_blocks} of {plural(done.blocks, 'block')} run is not "
                f"known: {'; '.join(done.unknown)}"
            )
    head = ("executed", *(title for _, title in _EXECUTED))
    table = TextTable(head, rows, frozenset(range(1, len(head))))
    lines = [f"launch: {shown(measurement.launch)}"]
    if rows and look.width is not None and fits(table, look.width):
        lines.append(drawn(table, look.width, color=look.color).rstrip("\n"))
    elif rows:
        lines += aligned(table)
    return "".join(f"{line}\n" for line in [*lines, *notes])


def _wait_table(measurement: Measurement) -> TextTable:
    """The waits of each function, a row for each counter and N; what drains a counter is emphasised."""
    rows: list[tuple[str, ...]] = []
    escapes: list[str | None] = []
    for function in measurement.functions:
        entries = histogram(function.waits) if function.waits is not None else ()
        name = _name(function)
        if not entries:
            rows.append((name, "unknown" if function.waits is None else "none", "", "", ""))
            escapes.append(None)
        for entry in entries:
            where = _depths(entry).strip(" ()")
            executed = number(entry.executed) if function.executed is not None else ""
            rows.append((name, shown(f"{entry.counter}({entry.n})"), str(entry.count), where, executed))
            escapes.append(YELLOW if entry.n == 0 else None)
            name = ""
    head: tuple[str, ...] = ("function", "wait for", "times", "where", "executed")
    if not measurement.launch:
        head, rows = head[:-1], [row[:-1] for row in rows]
    return TextTable(head, rows, frozenset({2, 4}), escapes)


def _name(function: FunctionMeasurement) -> str:
    return shown(function.name) + ("" if function.is_kernel else " [device]")


def _waits(function: FunctionMeasurement) -> list[str]:
    if function.waits is None:
        return ["waits unknown"]
    return [shown(wait_entry(entry)) for entry in histogram(function.waits)] or ["no waits"]


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
