"""The report of `instrument` as JSON, schema ``ldsopt.instrumentation/1`` (docs/instrument.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.instrumentation import InstrumentationSubject
from ldsopt.report.json_document import json_document
from ldsopt.transforms.instrument.allocation import RecordBuffer

SCHEMA = "ldsopt.instrumentation/1"


def render(subject: InstrumentationSubject) -> str:
    """The whole report, with a final newline."""
    found, marks = subject.details.instrumentation, subject.details.marks
    return json_document(
        SCHEMA,
        **subject.head,
        kernels=[_kernel(subject, buffer) for buffer in found.buffers] if found is not None else [],
        marked=[] if marks is None else [{"kernel": k, "scopes": list(v)} for k, v in marks.names.items()],
        left=[] if marks is None else list(marks.left),
        assumptions=assumptions_json(subject.details.assumptions),
        notes=list(subject.module.notes),
        compilers=[] if subject.change is None else list(subject.change.after.compilers),
        clock=subject.clock or None,
    )


def _kernel(subject: InstrumentationSubject, buffer: RecordBuffer) -> dict[str, Any]:
    header = buffer.header
    return {
        "kernel": header.kernel,
        "scopes": list(header.scopes),
        "places": [
            {
                "event": operation.event.value,
                "scope": header.scopes[operation.scope],
                "notes_number": bool(operation.value),
                "line": subject.line_of(operation.line),
            }
            for operation in buffer.kernel.operations
        ],
        "store": header.store,
        "argument": header.argument,
        "variable": buffer.variable or None,
        "bytes": header.buffer_bytes,
        "lds_bytes": 0 if buffer.lds is None else buffer.lds.bytes,
        "records_per_wave": header.records,
        "keep": header.keep,
        "waves": header.waves,
        "selected_waves": list(header.selected),
        "workgroups": list(header.workgroups),
        "sample": header.sample,
        "slots": header.slots,
        "count": buffer.count_place.value,
        "changes": [
            {"metric": change.metric, "before": change.before, "after": change.after}
            for change in subject.changes(header.kernel)
        ],
    }
