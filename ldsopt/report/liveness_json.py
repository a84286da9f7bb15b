"""What `liveness` found as JSON, schema ``ldsopt.liveness/1`` (docs/liveness.md).

Lines are of the user's file, ``null`` where it has none for them. Segments and phases are numbers from 0; ranges are
half-open.
"""

from __future__ import annotations

from typing import Any

from ldsopt.analysis.liveness.interference import interference, live_bytes
from ldsopt.analysis.liveness.live_ranges import KernelLiveness, ModuleLiveness
from ldsopt.packing.bitset import members
from ldsopt.report.interference_graph import edges_json
from ldsopt.report.json_document import json_document
from ldsopt.report.reasons import LineOf, reason_json

SCHEMA = "ldsopt.liveness/1"


def liveness_json(found: ModuleLiveness, line_of: LineOf) -> str:
    """The report, with a final newline."""
    return json_document(
        SCHEMA,
        source=found.source,
        kernels=[_kernel(kernel, line_of) for kernel in found.kernels],
        notes=found.notes,
    )


def _kernel(kernel: KernelLiveness, line_of: LineOf) -> dict[str, Any]:
    phases = kernel.phases
    return {
        "name": kernel.name,
        "bytes": kernel.bytes,
        "live_bytes": live_bytes(kernel),
        "refused": None if kernel.refused is None else reason_json(kernel.refused, line_of),
        "segments": [{"lines": [line_of(first), line_of(last)]} for first, last in kernel.segment_lines],
        "phases": [
            {
                "barrier_line": None if phase.line is None else line_of(phase.line),
                "fenced": phase.is_fenced,
                "segments": list(members(phase.segments)),
            }
            for phase in (phases.phases if phases else ())
        ],
        "buffers": [
            {
                "name": buffer.name,
                "bytes": buffer.size,
                "alignment": buffer.alignment,
                "ranges": buffer.ranges,
                "accessed": list(members(buffer.accessed)),
                "phases": buffer.phases,
                "reasons": [reason_json(reason, line_of) for reason in buffer.reasons],
            }
            for buffer in kernel.buffers
        ],
        "conflicts": edges_json(interference(kernel)),
        "dynamic": kernel.dynamic,
        "assumptions": kernel.assumptions,
        "findings": [
            {
                "kind": finding.kind.value,
                "severity": "error" if finding.kind.is_error else "warning",
                "message": finding.message,
                "line": line_of(finding.line),
            }
            for finding in kernel.findings
        ],
    }
