"""The reports of `instrument`: its summary, and JSON, schema ``ldsopt.instrumentation/1`` (docs/instrument.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from ldsopt.compare.diff import Diff, MetricChange
from ldsopt.compare.metrics import MetricValue
from ldsopt.compare.recording import RecordCost, Recording
from ldsopt.compare.spelling import as_shown_text, number, plural, text_of
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, Positive, json_text
from ldsopt.errors import shown
from ldsopt.records.format import Keep, RecordEvent, Store
from ldsopt.report.grounds import (
    AssumptionMember,
    TransformSubject,
    assumption_lines,
    assumption_members,
    note_lines,
)
from ldsopt.report.table import TextTable, aligned
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.planning import CountPlace

_NOT_SHOWN = frozenset({"wait_weight", "lds_accesses", "max_depth"})
_LIMITS = ("vgprs", "sgprs", "lds_bytes", "occupancy")
SCALAR_MEMORY_CLOCK = "s_memtime"
"""The clock that the scalar memory unit reads."""


class InstrumentationSubject(TransformSubject[Recording]):
    """Everything that a report on instrumented kernels shows."""

    __slots__ = ()

    @property
    def change(self) -> Diff | None:
        """The measures of the code before and after; ``None`` without a measurement."""
        return self.details.cost.change if self.details.cost else None

    @property
    def clock(self) -> str:
        """The instruction that reads the clock; empty if it is unknown."""
        return self.details.cost.clock if self.details.cost else ""

    def changes(self, kernel: str) -> Iterator[MetricChange]:
        """The measures of a kernel's code that records change."""
        for function in self.change.functions if self.change is not None else ():
            if function.name == kernel:
                yield from (m for m in function.changed_metrics if m.metric not in _NOT_SHOWN)

    def unchanged(self, kernel: str) -> Iterator[tuple[str, MetricValue]]:
        """The measures that limit the number of waves and that records do not change."""
        for function in self.change.functions if self.change is not None else ():
            if function.name == kernel:
                for change in function.metrics:
                    if change.metric in _LIMITS and change.change == 0 and change.after is not None:
                        yield change.metric, change.after


_COSTS = (
    ("instructions", "instructions"),
    ("waits", "waits"),
    ("vgprs", "VGPRs"),
    ("sgprs", "SGPRs"),
    ("lds_bytes", "LDS"),
    ("occupancy", "waves a SIMD"),
)
"""The metrics for the cost of records, with the titles of their columns."""


def mode_costs_text(costs: Sequence[tuple[str, RecordCost | str]]) -> str:
    """A table of the cost of each way to make records in the code of each kernel, with a final newline."""
    changes = [(name, cost.change) for name, cost in costs if not isinstance(cost, str)]
    kernels = list(dict.fromkeys(one.name for _, change in changes for one in change.functions))
    lines: list[str] = []
    for kernel in kernels:
        rows = []
        for name, change in changes:
            metrics = {
                each.metric: each for one in change.functions if one.name == kernel for each in one.metrics
            }
            if any(each.change for each in metrics.values()):
                rows.append((name, *(_before_after(metrics.get(metric)) for metric, _ in _COSTS)))
        if rows:
            lines.append(f"kernel {shown(kernel)}, without records and with them:")
            head = ("", *(title for _, title in _COSTS))
            lines += aligned(TextTable(head, rows))
    lines += [f"{name}: not possible: {shown(why)}" for name, why in costs if isinstance(why, str)]
    return text_of(lines)


def _before_after(change: MetricChange | None) -> str:
    if change is None or change.before is None or change.after is None:
        return "?"
    return number(change.after) if not change.change else f"{number(change.before)} -> {number(change.after)}"


def buffer_place(buffer: RecordBuffer) -> str:
    """The memory with the buffer of records, and its size, in words."""
    header = buffer.header
    size = f"{header.buffer_bytes} bytes"
    final = (
        f"{size} of device memory (@{buffer.variable})"
        if buffer.variable
        else f"{size} that argument {header.argument} points to"
    )
    if buffer.lds is None:
        return final
    return f"{buffer.lds.bytes} bytes of LDS, copied to {final}"


@dataclass(frozen=True, slots=True)
class InstrumentationPlace:
    """A place that makes a record.

    Attributes:
        line: Of the input, of a mark that stands there.
    """

    event: RecordEvent
    scope: str
    notes_number: bool
    line: int | None


@dataclass(frozen=True, slots=True)
class InstrumentationKernel:
    """A kernel that makes records.

    Attributes:
        argument: The argument that points to the buffer.
        variable: The variable that is the buffer.
        bytes: Of the buffer.
        count: Where waves keep count.
    """

    kernel: str
    scopes: tuple[str, ...]
    places: tuple[InstrumentationPlace, ...]
    store: Store
    argument: int | None
    variable: str | None
    bytes: Natural
    lds_bytes: Natural
    records_per_wave: Annotated[int, ("minimum", 2)]
    keep: Keep
    waves: Positive
    selected_waves: tuple[int, ...]
    workgroups: tuple[Positive, Positive, Positive]
    sample: Positive
    slots: Positive
    count: CountPlace
    changes: tuple[MetricChange, ...]


@dataclass(frozen=True, slots=True)
class InstrumentationMarked:
    """A kernel that was marked only."""

    kernel: str
    scopes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InstrumentationDocument:
    """Kernels that were made to record: `ldsopt instrument --json`.

    Attributes:
        marked: Scopes that --auto and --lines found.
        left: What got no mark, and why.
        compilers: By whose code the changes were measured.
        clock: The instruction that reads the clock.
    """

    SCHEMA: ClassVar = "ldsopt.instrumentation/1"

    source: str
    output: str
    arch: str | None
    kernels: tuple[InstrumentationKernel, ...]
    marked: tuple[InstrumentationMarked, ...]
    left: tuple[str, ...]
    assumptions: tuple[AssumptionMember, ...]
    notes: tuple[str, ...]
    compilers: tuple[str | None, ...]
    clock: str | None


def instrumentation_json(subject: InstrumentationSubject) -> str:
    """The whole report, with a final newline."""
    found, marks = subject.details.instrumentation, subject.details.marks
    names = {} if marks is None else marks.names
    return json_text(
        InstrumentationDocument(
            *subject.head,
            kernels=tuple(_kernel(subject, buffer) for buffer in found.buffers) if found is not None else (),
            marked=tuple(InstrumentationMarked(name, tuple(scopes)) for name, scopes in names.items()),
            left=() if marks is None else tuple(marks.left),
            assumptions=assumption_members(subject.details.assumptions),
            notes=tuple(subject.module.notes),
            compilers=() if subject.change is None else tuple(subject.change.after.compilers),
            clock=subject.clock or None,
        )
    )


def _kernel(subject: InstrumentationSubject, buffer: RecordBuffer) -> InstrumentationKernel:
    header = buffer.header
    return InstrumentationKernel(
        kernel=header.kernel,
        scopes=tuple(header.scopes),
        places=tuple(
            InstrumentationPlace(
                event=operation.event,
                scope=header.scopes[operation.scope],
                notes_number=bool(operation.value),
                line=subject.line_of(operation.line),
            )
            for operation in buffer.kernel.operations
        ),
        store=header.store,
        argument=header.argument,
        variable=buffer.variable or None,
        bytes=header.buffer_bytes,
        lds_bytes=0 if buffer.lds is None else buffer.lds.bytes,
        records_per_wave=header.records,
        keep=header.keep,
        waves=header.waves,
        selected_waves=tuple(header.selected),
        workgroups=header.workgroups,
        sample=header.sample,
        slots=header.slots,
        count=buffer.count_place,
        changes=tuple(subject.changes(header.kernel)),
    )


_SHOWN_NAMES = 8


@as_shown_text
def instrumentation_text(subject: InstrumentationSubject, *, explain: bool = False) -> Iterator[str]:
    """The summary: a paragraph for each kernel, then the assumptions and the unchanged places.

    Args:
        subject: of the report.
        explain: also list every place that makes a record.
    """
    found, marks = subject.details.instrumentation, subject.details.marks
    if found is None:
        assert marks is not None
        count = sum(map(len, marks.names.values()))
        yield f"{subject.title}: {plural(count, 'scope')} marked, nothing recorded yet"
        for kernel, names in marks.names.items():
            yield f"  kernel {shown(kernel)}: {_names(names, explain)}"
    else:
        kernels = plural(len(found.buffers), "kernel makes", "kernels make")
        yield f"{subject.title}: {kernels} records"
        for buffer in found.buffers:
            yield from _kernel_text(subject, buffer, explain)
    yield from note_lines(subject.module.notes)
    yield from assumption_lines(subject.details.assumptions)
    for reason in marks.left if marks is not None else ():
        yield f"  left: {shown(reason)}"


def _kernel_text(subject: InstrumentationSubject, buffer: RecordBuffer, explain: bool) -> Iterator[str]:
    header, kernel = buffer.header, buffer.kernel
    waves = (
        f"{plural(header.waves, 'wave')}"
        if len(header.selected) == header.waves
        else f"waves {', '.join(map(str, header.selected))} of {header.waves}"
    )
    yield (
        f"  kernel {shown(header.kernel)}: {plural(len(kernel.operations), 'place')} of "
        f"{plural(len(header.scopes), 'scope')}: {_names(header.scopes, explain)}"
    )
    if explain:
        for operation in kernel.operations:
            line = subject.line_of(operation.line)
            where = "" if line is None else f", line {line}"
            yield f"    {operation.event.value} {shown(header.scopes[operation.scope])}{where}"
    yield f"    the {header.keep} {header.records} records of {waves} a workgroup: {buffer_place(buffer)}"
    if header.slots != 1 or header.sample > 1:
        each = f"every {header.sample}th of " if header.sample > 1 else ""
        grid = "x".join(map(str, header.workgroups))
        yield f"    {plural(header.slots, 'slot')}, for {each}the first {grid} workgroups of a launch"
    if buffer.count_place is CountPlace.MEMORY:
        yield "    lanes of a wave part where records are made: each record waits for the count in memory"
    if subject.change is not None:
        yield f"    code: {_changes(subject, header.kernel)}"
    if subject.clock == SCALAR_MEMORY_CLOCK:
        yield (
            f"    the clock is read through scalar memory ({subject.clock}): each record waits for lgkmcnt(0), "
            "and with it for LDS"
        )


def _changes(subject: InstrumentationSubject, kernel: str) -> str:
    """The change of each measure of a kernel's code; measures that limit waves are named even if unchanged."""
    found = [
        f"{change.metric} {number(change.before)} -> {number(change.after)}"
        for change in subject.changes(kernel)
    ]
    stays = [f"{name} {number(value)} as before" for name, value in subject.unchanged(kernel)]
    return ", ".join(found + stays)


def _names(names: tuple[str, ...], explain: bool) -> str:
    some = names if explain else names[:_SHOWN_NAMES]
    return ", ".join(map(shown, some)) + (", ..." if len(some) < len(names) else "")
