"""The report of `pack` as JSON, schema ``ldsopt.packing/1`` (docs/pack.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.analysis.liveness.lds_events import Reason
from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.json_document import json_document
from ldsopt.report.packing import PackingSubject
from ldsopt.report.reasons import reason_json
from ldsopt.transforms.pack.packing import PackedKernel

SCHEMA = "ldsopt.packing/1"


def render(subject: PackingSubject) -> str:
    """The whole report, with a final newline."""
    packing = subject.details
    return json_document(
        SCHEMA,
        **subject.head,
        changed=bool(packing.edits),
        assumptions=assumptions_json(packing.assumptions),
        notes=(*subject.module.notes, *packing.liveness.notes),
        warnings=packing.annotation.warnings if packing.annotation else (),
        kernels=[_kernel(subject, kernel) for kernel in packing.kernels],
    )


def _kernel(subject: PackingSubject, kernel: PackedKernel) -> dict[str, Any]:
    plan, line_of = kernel.plan, subject.line_of
    workgroups = subject.workgroups(kernel)
    return {
        "name": plan.kernel.name,
        "line": line_of(plan.liveness.line),
        "left_alone": reason_json(plan.left_alone, line_of) if plan.left_alone else None,
        "arena": kernel.arena or None,
        "bytes": {"before": plan.before, "after": plan.after, "lower_bound": plan.lower_bound},
        "proven": plan.proven,
        "method": plan.method,
        "workgroups": {"before": workgroups[0], "after": workgroups[1]} if workgroups else None,
        "dynamic": plan.liveness.dynamic,
        "variables": _variables(kernel),
        "unshared": reason_json(plan.unshared, line_of) if plan.unshared else None,
        "obstacles": [
            {"variables": [o.first, o.second], **reason_json(o.reason, line_of)} for o in plan.obstacles
        ],
        "barriers": subject.details.barriers.get(plan.kernel.name, 0),
        "fences": kernel.fences,
        "claims_dropped": kernel.claims,
        "findings": [
            {
                "kind": finding.kind.value,
                "severity": "error" if finding.kind.is_error else "warning",
                **reason_json(Reason(finding.message, finding.line), line_of),
            }
            for finding in subject.findings(kernel)
        ],
    }


def _variables(kernel: PackedKernel) -> list[dict[str, Any]]:
    plan = kernel.plan
    places = {place.name: place for place in plan.arena.places} if plan.arena else {}
    pairs = plan.arena.shared if plan.arena else ()
    return [
        {
            "name": buffer.name,
            "bytes": buffer.size,
            "alignment": places[buffer.name].alignment if buffer.name in places else buffer.alignment,
            "offset": places[buffer.name].offset if buffer.name in places else None,
            "shares_with": [
                (b if a.name == buffer.name else a).name for a, b in pairs if buffer.name in (a.name, b.name)
            ],
            "fixed": plan.kernel.fixed.get(buffer.name),
        }
        for buffer in plan.liveness.buffers
    ]
