"""The summary of `instrument` on standard error."""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.compare.spelling import number, plural, text_of
from ldsopt.errors import shown
from ldsopt.report.instrumentation import SCALAR_MEMORY_CLOCK, InstrumentationSubject, buffer_place
from ldsopt.report.transformed import assumption_lines, note_lines
from ldsopt.transforms.instrument.allocation import RecordBuffer
from ldsopt.transforms.instrument.counting import CountPlace

_SHOWN_NAMES = 8


def render(subject: InstrumentationSubject, *, explain: bool = False) -> str:
    """The summary: a paragraph for each kernel, then what it rests on and what was left alone.

    Args:
        subject: what it is about.
        explain: also list every place that makes a record.
    """
    return text_of(map(shown, _lines(subject, explain)))


def _lines(subject: InstrumentationSubject, explain: bool) -> Iterator[str]:
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
            yield from _kernel(subject, buffer, explain)
    yield from note_lines(subject.module.notes)
    yield from assumption_lines(subject.details.assumptions)
    for reason in marks.left if marks is not None else ():
        yield f"  left: {shown(reason)}"


def _kernel(subject: InstrumentationSubject, buffer: RecordBuffer, explain: bool) -> Iterator[str]:
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
    """What becomes of the measures of a kernel's code; the most asked for are told though they stay."""
    found = [
        f"{change.metric} {number(change.before)} -> {number(change.after)}"
        for change in subject.changes(kernel)
    ]
    stays = [f"{name} {number(value)} as before" for name, value in subject.unchanged(kernel)]
    return ", ".join(found + stays)


def _names(names: tuple[str, ...], explain: bool) -> str:
    some = names if explain else names[:_SHOWN_NAMES]
    return ", ".join(map(shown, some)) + (", ..." if len(some) < len(names) else "")
