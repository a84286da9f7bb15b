"""The report of `annotate` as JSON, schema ``ldsopt.annotation/1`` (docs/annotation-schema.md)."""

from __future__ import annotations

from typing import Any

from ldsopt.analysis.separation.pairs import Pair
from ldsopt.checker.findings import Check, Comparison, Verdict
from ldsopt.report.annotation import STATUSES, AnnotationSubject
from ldsopt.report.assumptions import assumptions_json
from ldsopt.report.json_document import json_document
from ldsopt.transforms.annotate.annotated import AnnotatedFunction

SCHEMA = "ldsopt.annotation/1"


def render(subject: AnnotationSubject) -> str:
    """The whole report, with a final newline."""
    annotation, comparison = subject.details, subject.made.comparison
    return json_document(
        SCHEMA,
        **subject.head,
        changed=annotation.is_changed,
        reason=None if annotation.is_changed else annotation.reason or None,
        bases=annotation.bases,
        assumptions=assumptions_json(annotation.assumptions),
        escapes=annotation.escapes,
        contract=[_pair(subject, pair) for pair in annotation.contract],
        regions=dict(annotation.regions),
        rules_left_out=annotation.rules_left_out,
        notes=subject.module.notes,
        warnings=annotation.warnings,
        check=_check(comparison) if comparison else None,
        **_steps(subject),
        functions=[_function(subject, function) for function in annotation.functions],
    )


def _steps(subject: AnnotationSubject) -> dict[str, Any]:
    if not subject.details.has_steps:
        return dict.fromkeys(("fences", "shuffles", "alignment", "barriers"))
    from ldsopt.report.annotation_steps import steps_json  # loads the analysis of global memory

    return steps_json(subject)


def _check(comparison: Comparison) -> dict[str, Any]:
    return {
        "compiler": comparison.after.compiler,
        "before": _counts(comparison.before) if comparison.before else None,
        "after": _counts(comparison.after),
        "recovered": comparison.recovered,
        "left": [
            {
                "verdict": left.verdict.value,
                "rule": left.rule.value,
                "count": left.count,
                "remedy": left.remedy,
            }
            for left in comparison.left
        ],
    }


def _counts(check: Check) -> dict[str, int]:
    return {verdict.value: check.count(verdict) for verdict in Verdict} | {"recoverable": check.recoverable}


def _pair(subject: AnnotationSubject, pair: Pair) -> dict[str, Any]:
    names = [base.name for base in subject.module.lds_globals()]
    return {"bases": [names[pair.first], names[pair.second]], "standing": pair.standing.value}


def _function(subject: AnnotationSubject, function: AnnotatedFunction) -> dict[str, Any]:
    lines = subject.output_lines(function)
    return {
        "name": function.name,
        "kernel": function.is_kernel,
        "line": lines.get(function.line),
        "left_whole": function.left_whole or None,
        "given_back": function.given_back,
        "counts": {status: function.count(status) for status in STATUSES},
        "dma_scoped": function.dma_scoped,
        "dma_repaired": function.dma_unscoped_before,
        "asm_waits_made_legible": function.waits_made_legible,
        "barriers_drained": function.barriers_drained,
        "fence_waits_kept": function.fence_waits_kept,
        "dma_drained": function.dma_drained,
        "left_untagged": [
            {"line": lines.get(line), "by": "code" if line in function.taken_back else "rule"}
            for line in function.uninformed
        ],
        "accesses": [
            {
                "line": lines.get(access.line),
                "kind": access.kind.value,
                "status": access.status,
                "bases": list(access.bases),
                "instruction": subject.instruction(access.line),
                "lost": list(access.trail),
            }
            for access in function.accesses
        ],
    }
