"""The report of `measure`: text, and JSON that can be read back, schema ``ldsopt.measurement/1`` (docs/json.md).

A document holds any number of measurements, so that one file can be the record of a whole corpus. Derived members
(``metrics``, ``wait_histogram``) are for readers such as ``jq``; reading a document back ignores them: ``read(write(x))
== x``. The text has a row a function, and under it its waits; on a terminal a table of both. Nothing is ever cut off: a
table wider than the terminal becomes a block of lines for each function. Unknown values are ``?``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar

from ldsopt.checked_json import JsonNode, parse, read
from ldsopt.compare.metrics import METRICS, Better, MetricValue, WaitCount, histogram, values
from ldsopt.compare.spelling import BOLD, YELLOW, number, paint, plural
from ldsopt.dataclass import dataclass
from ldsopt.documents import ABSENT, Absent, Natural, filled, indented, json_text
from ldsopt.errors import shown
from ldsopt.isa.measurement import ExecutedCounts, FunctionMeasurement, Measurement, Resources, Wait
from ldsopt.report.table import Look, TextTable, aligned, drawn, fits, laid_out


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedWaitCount:
    """Waits for one counter that leave the same number outstanding.

    Attributes:
        by_depth: count by loop depth.
        executed: executions of all of them; absent without a launch.
    """

    counter: str
    n: Natural
    count: Natural
    in_loops: Natural | None
    by_depth: Mapping[Annotated[str, ("pattern", "^([0-9]+|unknown)$")], Natural]
    executed: Natural | Absent | None = ABSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedWait:
    """One wait instruction.

    Attributes:
        counters: N by counter: at most N operations stay outstanding.
        depth: loop nesting depth, 0 outside of loops.
        line: 1-based line of the assembly; 0 when there is none.
        executed: executions by waves; absent without a launch.
        reached: N by counter, where an earlier wait of the block has brought the counter down to N and no operation
            of it has been started since.
        at_barrier: a barrier follows, with nothing between but other waits.
    """

    mnemonic: str
    counters: Mapping[str, Natural]
    depth: Natural | None
    line: Natural
    executed: Natural | Absent | None = ABSENT
    reached: Mapping[str, Natural] | Absent = ABSENT
    at_barrier: bool | Absent = ABSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedFunction:
    """A kernel, or a device function that was not inlined.

    Attributes:
        name: the symbol; unique within the measurement.
        is_kernel: false for a device function that was not inlined.
        instructions: machine instructions.
        lds_accesses: LDS reads, writes and atomics.
        dma: LDS-DMA instructions.
        barriers: barrier instructions.
        invalidations: instructions that drop a cache; null where a record does not tell.
        max_depth: deepest loop nesting.
        metrics: derived: every metric by name; counters that do not occur are left out.
        wait_histogram: derived: waits by counter and N.
        waits: every wait instruction in code order; null when unknown.
        executed: what a launch executes of the function, by all of its waves together; absent without a launch, or
            where it does not get.
    """

    name: str
    is_kernel: bool
    instructions: Natural | None
    lds_accesses: Natural | None
    dma: Natural | None
    barriers: Natural | None
    invalidations: Natural | Absent | None = ABSENT
    max_depth: Natural | None
    resources: Resources
    metrics: Mapping[str, MetricValue | None] | Absent = ABSENT
    wait_histogram: tuple[RecordedWaitCount, ...] | Absent | None = ABSENT
    waits: tuple[RecordedWait, ...] | None
    executed: ExecutedCounts | Absent = ABSENT


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedModule:
    """One compiled module.

    Attributes:
        source: name of the input as the user gave it.
        arch: the gfx architecture.
        compiler: name and version of what made the code; null for compiled input.
        launch: what the executed counts are of, in words; absent without a launch.
        without_code: names of kernels that the compiler leaves out of the code; absent where there is none.
    """

    source: str
    arch: str
    compiler: str | None
    launch: str | Absent = ABSENT
    without_code: tuple[str, ...] | Absent = ABSENT
    functions: tuple[RecordedFunction, ...]


@dataclass(frozen=True, slots=True)
class MeasurementDocument:
    """The cost of compiled modules. Counts are of static instructions in the code; what a launch executes stands under
    executed. null means unknown.
    """

    SCHEMA: ClassVar = "ldsopt.measurement/1"

    measurements: tuple[RecordedModule, ...]


def measurements_to_json(measurements: Iterable[Measurement]) -> str:
    """One document with all of the measurements, in order."""
    return json_text(MeasurementDocument(tuple(map(_module, measurements))))


def measurements_from_json(text: str, file: str) -> tuple[Measurement, ...]:
    """Reads a document that `measurements_to_json` wrote. Unknown members are ignored.

    Args:
        text: the document.
        file: its name, for messages.

    Raises:
        InputError: it is not JSON, of another schema, or a member is missing or of the wrong type.
    """
    root = parse(text, file, MeasurementDocument.SCHEMA)
    return tuple(map(_read_module, root.at("measurements").items()))


def _module(measurement: Measurement) -> RecordedModule:
    return filled(
        RecordedModule,
        measurement,
        compiler=measurement.compiler,
        functions=tuple(map(_function, measurement.functions)),
    )


def _function(function: FunctionMeasurement) -> RecordedFunction:
    launched = function.executed is not None
    return filled(
        RecordedFunction,
        function,
        metrics=values(function),
        wait_histogram=_histogram(function.waits, launched),
        waits=None if function.waits is None else tuple(_wait(wait, launched) for wait in function.waits),
    )


def _wait(wait: Wait, launched: bool) -> RecordedWait:
    return filled(
        RecordedWait,
        wait,
        counters=dict(wait.counters),
        reached=dict(wait.reached),
        executed=wait.executed if launched else ABSENT,
    )


def _histogram(waits: Sequence[Wait] | None, launched: bool) -> tuple[RecordedWaitCount, ...] | None:
    if waits is None:
        return None
    return tuple(
        filled(
            RecordedWaitCount,
            entry,
            by_depth={"unknown" if depth is None else str(depth): count for depth, count in entry.by_depth},
            executed=entry.executed if launched else ABSENT,
        )
        for entry in histogram(waits)
    )


def _read_module(node: JsonNode) -> Measurement:
    module = read(RecordedModule, node)
    seen: set[str] = set()
    for function in module.functions:
        if function.name in seen:
            raise node.error(f"function {function.name!r} is there twice")
        seen.add(function.name)
    return filled(Measurement, module, functions=tuple(map(_read_function, module.functions)))


def _read_function(function: RecordedFunction) -> FunctionMeasurement:
    waits = function.waits  # unlike an empty list, `None` says that the measurement has no knowledge of them
    return filled(
        FunctionMeasurement, function, waits=None if waits is None else tuple(map(_read_wait, waits))
    )


def _read_wait(wait: RecordedWait) -> Wait:
    reached = () if wait.reached is ABSENT else tuple(wait.reached.items())
    return filled(Wait, wait, counters=tuple(wait.counters.items()), reached=reached)


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
"""The metric and the heading of each column in the table of a launch."""


def measurement_text(measurements: Sequence[Measurement], look: Look | None = None) -> str:
    """All measurements as text, in order, then their sums; full drains are yellow if there is colour."""
    return "\n".join(
        [_one(measurement, look or Look()) for measurement in measurements] + _sums(measurements)
    )


def wait_entry(entry: WaitCount) -> str:
    """Waits for one counter to reach one N: ``vmcnt(0) ×18 (16 in loops)``, of a launch ``..., executed 4096``."""
    executed = "" if entry.executed is None else f", executed {entry.executed}"
    return f"{entry.counter}({entry.n}) ×{entry.count}{_depths(entry)}{executed}"


def _depths(entry: WaitCount) -> str:
    """The number of waits in loops, and their depths; empty if no wait is in a loop."""
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
    """One line with sums over several modules, and a range for occupancy; without metrics that any function lacks."""
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
    table = TextTable(head, rows)
    if width is None:
        top, *lines = aligned(table)
        listed = (f"{line}\n    {', '.join(entries)}\n" for line, entries in zip(lines, waits, strict=True))
        body = f"{top}\n{''.join(listed)}"
    elif fits(table, width):
        body = f"{drawn(table, look)}\n{drawn(_wait_table(measurement), look)}"
    else:
        body = _blocks(rows, waits, color)
    return f"{heading}\n{body}{absent}{_launched(measurement, look)}"


def _launched(measurement: Measurement, look: Look) -> str:
    """The instructions of a launch, over all waves and for an average wave, and what is unknown about them."""
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
    table = TextTable(head, rows)
    lines = [f"launch: {shown(measurement.launch)}"]
    lines += laid_out(table, look, drawn_if=fits(table, look.width)) if rows else []
    return "".join(f"{line}\n" for line in [*lines, *notes])


def _wait_table(measurement: Measurement) -> TextTable:
    """The waits of each function, with a row for each counter and N; full drains are emphasised."""
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


def _blocks(rows: Sequence[Sequence[str]], waits: Sequence[Sequence[str]], color: bool) -> str:
    indent = max(len(title) for _, title in COLUMNS)
    lines: list[str] = []
    for (name, *cells), under in zip(rows, waits, strict=True):
        lines.append(paint(name, BOLD, color))
        lines += [f"  {title:<{indent}}  {cell}" for (_, title), cell in zip(COLUMNS, cells, strict=True)]
        lines += [f"  {paint(entry, YELLOW, color and '(0) ×' in entry)}" for entry in under]
    return "\n".join(lines) + "\n"


def measurements_benchmark_json(measurements: Mapping[str, Measurement]) -> str:
    """Measurements as a list with one entry for each metric of each function.

    github-action-benchmark reads it with ``tool: customSmallerIsBetter``, to draw a history: a list of ``{name, unit,
    value, extra}``; ``extra`` names the compiler, since a new compiler alone can explain a step. The list omits unknown
    values, and metrics that are not better if smaller (occupancy).

    Args:
        measurements: by module name, as from `pairing`; the empty name for the only one.
    """
    return benchmark_document(
        entry
        for module, measurement in measurements.items()
        for function in measurement.functions
        for name, value in values(function).items()
        for entry in benchmark_entry(
            f"{module}:{function.name}" if module else function.name,
            name,
            value,
            (made_by(measurement.compiler),),
        )
    )


def made_by(compiler: str | None) -> str:
    """The compiler that made the code, in words."""
    return shown(compiler) if compiler else "unknown compiler"


def benchmark_document(entries: Iterable[dict[str, object]]) -> str:
    """Entries as a document."""
    return indented(list(entries))


def benchmark_entry(
    function: str, name: str, value: MetricValue | None, extra: Iterable[str]
) -> Iterable[dict[str, object]]:
    """The entry of a metric of a function; none if it is unknown, or if smaller is not better."""
    metric = METRICS[name]
    if value is None or metric.better is not Better.LESS:
        return
    yield {
        "name": f"{shown(function)} {name}",
        "unit": metric.unit,
        "value": value,
        "extra": "; ".join(extra),
    }


def render_measurements(format_name: str, found: Mapping[str, Measurement], look: Look | None = None) -> str:
    """Measurements by module name as ``text``, ``json`` or ``benchmark-json``, with a final newline."""
    if format_name == "text":
        return measurement_text(tuple(found.values()), look)
    return (
        measurements_to_json(found.values()) if format_name == "json" else measurements_benchmark_json(found)
    )
